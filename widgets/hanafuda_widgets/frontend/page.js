/**
 * The page's entry: brings every `.hf-widget` of the page to life. A page without
 * one does nothing more, and Python is not loaded before the first press.
 */
/** @import { Spec } from "./types.js" */
import { h } from "./dom.js";
import { Host } from "./host.js";
import { Python, warmUp } from "./python.js";
import { isState } from "./types.js";
import { WORDS } from "./words.js";

const BASE = new URL("./", import.meta.url);

/** @param {Element} element @returns {Spec} */
function readSpec(element) {
  const spec = JSON.parse(element.querySelector('script[type="application/json"]')?.textContent ?? "");
  if (!isState(spec.state)) throw new TypeError("no state that this page can draw");
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

/** Mounts all tables of the page. */
export function mountAll() {
  const python = new Python(new URL("worker.js", BASE));
  const seen = new Map();
  for (const element of document.querySelectorAll(".hf-widget:not([data-hf])")) {
    try {
      const spec = readSpec(element);
      spec.id = uniqueId(spec.id, seen);
      new Host(element, spec, python);
      element.setAttribute("data-hf", "ready");
      for (const type of ["pointerenter", "focusin"]) element.addEventListener(type, () => warmUp(BASE), { once: true });
    } catch (error) {
      console.warn("hanafuda:", error);
      element.setAttribute("data-hf", "broken");
      element.replaceChildren(h("p", { class: "hf-error", role: "alert" }, WORDS.badPage));
    }
  }
}

mountAll();
