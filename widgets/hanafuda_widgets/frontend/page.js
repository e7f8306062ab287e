/**
 * The page's entry: brings every `.hf-widget` of the page to life. A page without
 * one does nothing more; Python is loaded when a first press is near.
 */
/** @import { Spec } from "./types.js" */
import { answersHere } from "./answers.js";
import { h } from "./dom.js";
import { Host } from "./host.js";
import { isLocal, mountLocal } from "./local.js";
import { Python } from "./python.js";
import { addSprite, whenDrawn } from "./sprite.js";
import { isState } from "./types.js";
import { WORDS } from "./words.js";

/** A pointer that stays this long (in ms) on a table is about to press. */
const RESTING = 250;
const BASE = new URL("./", import.meta.url);

/** @param {Element} element @returns {Spec} */
function readSpec(element) {
  const spec = JSON.parse(element.querySelector('script[type="application/json"]')?.textContent ?? "");
  if (!isState(spec.state) && !isLocal(spec.state)) throw new TypeError("no state that this page can draw");
  return spec;
}

/**
 * Two equal tables on a page must not share a stored match.
 * @param {string} id @param {Map<string, number>} seen
 */
function uniqueId(id, seen) {
  const count = (seen.get(id) ?? 0) + 1;
  seen.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}

/**
 * Calls back when a press is near: the focus is in the table, or a pointer rests on it.
 * A reader who only scrolls past starts nothing.
 * @param {Element} element @param {() => void} callback
 */
function onIntent(element, callback) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  element.addEventListener("focusin", callback);
  element.addEventListener("pointerdown", callback);
  element.addEventListener("pointerenter", () => { timer = setTimeout(callback, RESTING); });
  element.addEventListener("pointerleave", () => clearTimeout(timer));
}

/** What the page answers itself, without Python. @param {Element} element @param {Spec} spec @param {Promise<unknown>} sprite */
async function mountHere(element, spec, sprite) {
  try {
    const id = `hanafuda:${location.pathname}#${spec.id}`;
    const view = await mountLocal(element, spec.state, { id, send: null });
    element.setAttribute("data-hf", "ready");
    sprite.then(() => view.redraw());
  } catch (error) {
    broken(element, error);
  }
}

/** @param {Element} element @param {unknown} error */
function broken(element, error) {
  console.warn("hanafuda:", error);
  element.setAttribute("data-hf", "broken");
  element.replaceChildren(h("p", { class: "hf-error", role: "alert" }, WORDS.badPage));
}

/** Fetches the card pictures; without them the cards are drawn plainly. */
async function loadSprite() {
  try {
    const response = await fetch(new URL("cards.svg", BASE));
    if (!response.ok) throw new Error(`cards.svg: ${response.status}`);
    addSprite(await response.text());
  } catch (error) {
    console.warn("hanafuda:", error);
  }
}

/**
 * The class code in the page's address (`#class=…`), if it is for this game.
 * @param {string} presenter  such as `koikoi-table`: a code names its rules, which begin with the game
 */
function classCode(presenter) {
  let hash = "";
  try {
    hash = decodeURIComponent(location.hash);
  } catch {
    return null; // a broken address is no code
  }
  const code = hash.startsWith("#class=") ? hash.slice(7).trim() : "";
  return presenter.endsWith("-table") && code.includes(`~${presenter.slice(0, -6)}/`) ? code : null;
}

/** Whoever opens the link of a class sits down at its table; the first table of the page is meant. @param {Host} host @param {string} presenter */
function followClass(host, presenter) {
  const follow = () => {
    const code = classCode(presenter);
    if (code) host.join(code);
  };
  follow();
  addEventListener("hashchange", follow);
}

/** Mounts all tables of the page. */
function mountAll() {
  const elements = document.querySelectorAll(".hf-widget:not([data-hf])");
  if (!elements.length) return;
  const sprite = loadSprite();
  /** @type {string[]} */
  const asked = [];
  const python = new Python(new URL("worker.js", BASE), asked);
  const seen = new Map();
  for (const element of elements) {
    try {
      const spec = readSpec(element);
      spec.id = uniqueId(spec.id, seen);
      if (isLocal(spec.state)) {
        mountHere(element, spec, sprite);
        continue;
      }
      const host = new Host(element, spec, python);
      whenDrawn(sprite, () => host.show());
      element.setAttribute("data-hf", "ready");
      if (answersHere(spec.presenter)) continue;
      if (!asked.includes(spec.presenter)) whenDrawn(sprite, () => followClass(host, spec.presenter));
      asked.push(spec.presenter);
      onIntent(element, () => python.prepare());
    } catch (error) {
      broken(element, error);
    }
  }
}

mountAll();
