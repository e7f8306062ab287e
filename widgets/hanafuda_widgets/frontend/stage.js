/**
 * The stage: draws a State into an element and reports what is pressed. It knows
 * no rules. Only the parts that changed are drawn again, so that folds stay open,
 * half-filled forms keep their values and the focus stays where the learner works.
 */
/** @import { Message, Problem, Send, State, Zone } from "./types.js" */
import { answerHere } from "./answers.js";
import { barElements, barMessage } from "./bars.js";
import { seal } from "./cards.js";
import { h } from "./dom.js";
import { focusPlace, moveInGroup, restoreFocus, setStops } from "./focus.js";
import {
  askBefore, askPanel, buttonRow, choicePanel, formMessage, formPanel, guidePanel, logPanel, MESSAGES, scoreBox, sheetPanel, standingMark,
} from "./panels.js";
import { RESULT } from "./drill-words.js";
import { handIn } from "./result.js";
import { choose, asLiked, prefs, SWITCHES } from "./prefs.js";
import { aidsPanel, copyRecord, outlookPanel, tagOf, toolsRow } from "./tools.js";
import { speak, WORDS } from "./words.js";
import { remarksOf, worksheetElement, worksheetMessage } from "./worksheet.js";
import { areaOf, lightUp, zoneElement } from "./zones.js";

/** A press on something that has moved on meanwhile needs no words. */
const SILENT = new Set(["stale"]);

/** @typedef {{element: HTMLElement, drawn: string}} Part */

/** Where zones of cards lie, top to bottom. */
const AREAS = /** @type {const} */ (["opponents", "middle", "mine", "hand"]);
const WITH_CARDS = [...AREAS, "question", "scores", "guide", "outlook"];

/** Whether somebody sits opposite: then everything has to be in view at once. @param {Zone[]} zones */
const isGame = (zones) => zones.some((zone) => zone.owner === "opponent");

/** @param {State} state @returns {string[]} */
const questionOf = (state) => [state.choice?.question, state.ask?.question].filter((text) => text !== undefined);

export class Stage {
  /** @type {State | null} */
  #state = null;
  /** @type {Map<string, Part>} */
  #parts = new Map();
  /** @type {Set<string>} messages on their way, to ignore a second press of the same */
  #pending = new Set();
  #byPointer = false;
  /** @type {import("./focus.js").Place | null} where the focus was when a hand card was pressed last */
  #hand = null;
  #live = h("div", { class: "hf-sr", role: "status", "aria-live": "polite" });
  #busyText = h("span", { class: "hf-busy-text" });
  /** @type {HTMLElement} */
  #root;
  /** @type {Send} */
  #send;
  /** Where a replay stands, below the table. */
  #below = h("div", { class: "hf-below" });
  #replayed = "";

  /** @param {Send} send  takes a message, settles when its answer has been drawn */
  constructor(send) {
    this.#send = send;
    this.#root = h("div", { class: "hf", "data-lm-suppress-shortcuts": "true" });
    this.#build();
    this.#listen();
  }

  /** Puts the table into an element, in place of what was there. @param {Element} element */
  mount(element) {
    element.replaceChildren(this.#root, this.#below);
  }

  /** @param {Element} element */
  isOn(element) {
    return element.contains(this.#root);
  }

  /** The fixed skeleton; the live region in it is never replaced, or it would fall silent. */
  #build() {
    const part = (/** @type {string} */ name) => {
      const element = h("div", { class: `hf-area-${name}` });
      this.#parts.set(name, { element, drawn: "" });
      return element;
    };
    this.#root.append(
      part("head"), part("bars"),
      h("div", { class: "hf-table" },
        part("opponents"), part("middle"), part("mine"),
        h("div", { class: "hf-talk" }, part("notice"), part("error"), part("standing"), part("said"), part("status"), part("question"), part("advice"), part("worksheet"), part("scores"), part("buttons")),
        part("hand"), part("tools"), part("outlook")),
      h("div", { class: "hf-busy", "aria-hidden": "true" }, this.#busyText),
      h("div", { class: "hf-folds" }, part("guide"), part("sheet"), part("log"), part("aids"), part("class"), part("form")),
      this.#live);
  }

  #listen() {
    const root = this.#root;
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("submit", (event) => this.#submit(event));
    root.addEventListener("toggle", () => this.#scrollLog(), true);
    root.addEventListener("change", (event) => {
      if (event.target instanceof HTMLSelectElement && event.target.dataset.tool) this.#speakNow(event.target.value);
      const message = barMessage(event.target, this.#state?.bars ?? []);
      if (message) this.press(message);
    });
    root.addEventListener("pointerdown", () => { this.#byPointer = true; });
    for (const type of ["keydown", "keyup", "keypress"]) {
      // A key meant for the table must never run a command of the notebook around it.
      root.addEventListener(type, (event) => event.stopPropagation());
    }
    root.addEventListener("keydown", (event) => {
      this.#byPointer = false;
      if (event.key === "Escape" && this.#state?.choice?.cancel) this.press(this.#state.choice.cancel.message);
      else moveInGroup(event);
    });
    lightUp(root, () => asLiked(this.#state?.zones ?? []));
  }

  /** The table in another language, now and wherever the learner plays next. @param {string} lang */
  #speakNow(lang) {
    choose({ lang });
    this.press({ type: "lang", lang });
  }

  /** A switch of what the cards tell, or the record; needs no Python. @param {string} aid */
  #aid(aid) {
    const name = SWITCHES.find((known) => known === aid);
    if (name) {
      choose({ [name]: !prefs[name] });
      this.redraw();
    } else copyRecord(this.#root, this.#state?.record ?? "").then((text) => this.#say([text]));
  }

  /** @param {Event} event */
  #click(event) {
    const target = event.target instanceof Element ? event.target.closest("button") : null;
    if (!target || target.disabled) return;
    if (target.dataset.aid) this.#aid(target.dataset.aid);
    const message = MESSAGES.get(target) ?? this.#cardMessage(target);
    if (!message) return;
    if (target.closest("[data-mine]")) this.#hand = focusPlace(this.#root);
    this.press(message);
  }

  /** @param {Element} target @returns {Message | null} */
  #cardMessage(target) {
    const zone = this.#state?.zones.find((z) => z.id === target.closest("[data-zone]")?.getAttribute("data-zone"));
    const cards = [...(zone?.cards ?? []), ...(zone?.groups ?? []).flatMap((group) => group.cards)];
    return cards.find((card) => card.id === target.getAttribute("data-card"))?.press ?? null;
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const sheet = this.#state?.worksheet;
    if (sheet && event.target.matches(".hf-worksheet")) this.press(worksheetMessage(event.target, sheet));
    if (!this.#state?.form || !event.target.matches(".hf-form")) return;
    const by = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    const message = formMessage(event.target, this.#state.form, by);
    const { confirm } = this.#state.form;
    if (!confirm) this.press(message);
    else askBefore(event.target, confirm, () => this.press(message));
  }

  /**
   * Sends a message unless the very same one is still on its way.
   * @param {Message} message
   */
  async press(message) {
    const text = JSON.stringify(message);
    if (this.#pending.has(text)) return;
    this.#pending.add(text);
    this.#root.setAttribute("aria-busy", "true");
    try {
      await this.#send(message);
    } finally {
      this.#pending.delete(text);
      if (!this.#pending.size) this.#root.removeAttribute("aria-busy");
    }
  }

  /** What the busy indicator says (it shows by itself after 0.3 s of waiting). @param {string} text */
  busyText(text) {
    this.#busyText.textContent = text;
  }

  /**
   * Draws one part again if what it shows has changed.
   * @param {string} name @param {unknown} shown @param {() => Array<Node | null>} build
   */
  #draw(name, shown, build) {
    const part = this.#parts.get(name);
    const text = JSON.stringify(shown) ?? "";
    if (!part || part.drawn === text) return false;
    const open = new Set([...part.element.querySelectorAll("details[open]")].map((fold) => fold.getAttribute("data-fold")));
    part.element.replaceChildren(...build().filter((node) => node !== null));
    for (const fold of part.element.querySelectorAll("details")) fold.open = open.has(fold.getAttribute("data-fold"));
    part.drawn = text;
    return true;
  }

  /** Draws the cards again, in silence: their pictures have come. */
  redraw() {
    if (!this.#state) return;
    for (const name of WITH_CARDS) /** @type {Part} */ (this.#parts.get(name)).drawn = "";
    this.#paint(this.#state);
  }

  /**
   * Shows a state, and says what is new in it.
   * @param {State} state
   */
  draw(state) {
    const before = this.#state;
    this.#state = state;
    this.#draw("notice", null, () => []);
    this.#paint(state);
    this.problem(state.error, "en");
    if (!before) this.#turnTo(state);
    if (!before || state.error) return;
    if (state.talk === "under") this.#follow(before, state);
    // What had been said already (a card was only pointed at) is not said again.
    const news = before.said.join() === state.said.join() ? [] : [...state.said, ...remarksOf(state.worksheet)];
    const called = JSON.stringify(before.standing) === JSON.stringify(state.standing) ? [] : (state.standing ?? []).map((mark) => mark.text);
    const advice = state.advice && state.advice.text !== before.advice?.text ? [state.advice.text] : [];
    this.#say([...news, ...called, ...questionOf(state), ...advice, state.status]);
    // Long work comes in pieces: each state asks for the next, unless something else was pressed meanwhile.
    if (state.next) setTimeout(() => { if (this.#state === state && state.next) this.press(state.next); });
  }

  /** A table that was made in another language than the learner's turns to it. @param {State} state */
  #turnTo({ lang, languages }) {
    const { lang: wanted } = prefs;
    if (wanted && wanted !== lang && languages?.some(([code]) => code === wanted)) this.press({ type: "lang", lang: wanted });
  }

  /** What is said below the cards is brought into view; a new position, from its top. @param {State} before @param {State} state */
  #follow(before, state) {
    const root = this.#root;
    if (before.subtitle === state.subtitle) {
      if (before.said.join() !== state.said.join()) root.querySelector(".hf-talk")?.scrollIntoView({ block: "nearest" });
      return;
    }
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
    const first = root.querySelector("[data-mine] button, [data-zone='field'] button, .hf-ask button, .hf-area-buttons button");
    if (root.contains(document.activeElement)) /** @type {HTMLElement | null} */ (first)?.focus({ preventScroll: true });
  }

  /** @param {State} state */
  #paint(state) {
    const place = focusPlace(this.#root);
    speak(state.lang);
    if (state.lang) this.#root.lang = tagOf(state.lang);
    for (const name of ["labels", "flowers"]) this.#root.toggleAttribute(`data-no-${name}`, !prefs[/** @type {"labels"} */ (name)]);
    this.#arrange(state);
    this.#drawZones(asLiked(state.zones));
    this.#draw("head", [state.title, state.subtitle], () => [seal(),
      h("span", { class: "hf-title" }, state.title), h("span", { class: "hf-subtitle" }, state.subtitle ?? "")]);
    this.#placeTalk(state);
    this.#draw("bars", state.bars, () => barElements(state.bars ?? []));
    this.#drawTalk(state);
    this.#draw("sheet", state.sheet, () => [state.sheet.head?.length ? sheetPanel(state.sheet) : null]);
    if (this.#draw("log", state.log, () => [state.log.length ? logPanel(state.log) : null])) this.#scrollLog();
    this.#draw("guide", state.guide, () => [state.guide ? guidePanel(state.guide) : null]);
    // Whether it asks first may change while somebody fills it in: that draws nothing anew.
    this.#draw("form", { ...state.form, confirm: null }, () => [state.form ? formPanel(state.form) : null]);
    this.#drawAids(state);
    this.#drawClass(state);
    setStops(this.#root);
    restoreFocus(this.#root, place, this.#hand, this.#byPointer);
  }

  /**
   * At a game, news and what happened may stand apart from the questions, where they push no card away.
   * Of many who sit opposite each takes little room.
   * @param {State} state
   */
  #arrange({ zones, talk }) {
    const game = isGame(zones) && (talk ?? "under") === "under";
    const others = zones.filter((zone) => zone.owner === "opponent" && zone.layout === "groups").length;
    this.#root.toggleAttribute("data-game", game);
    this.#root.toggleAttribute("data-many", others > 1);
    const parts = ["notice", "said"].map((name) => /** @type {Part} */ (this.#parts.get(name)).element);
    const table = this.#root.querySelector(".hf-table");
    if (game && !talk && parts[0].parentElement !== table) table?.append(...parts);
  }

  /** A sheet scrolls, so it must be a stop of the keyboard. @param {State} state */
  #placeTalk({ talk, title }) {
    const element = this.#root.querySelector(".hf-talk");
    this.#root.dataset.talk = talk ?? "";
    if (talk === "under" && element?.nextElementSibling) element.parentElement?.append(element); // the keyboard comes to it last
    if (talk !== "sheet" || !element) return;
    for (const [name, value] of Object.entries({ tabindex: "0", role: "group", "aria-label": title })) element.setAttribute(name, value);
  }

  /** A class match says so, and can be handed in as soon as a round is over. @param {State} state */
  #drawClass({ class: given }) {
    const drawn = given && { ...given, work: Boolean(given.work) };
    this.#draw("class", drawn, () => (given ? [given.note ? h("p", { class: "hf-note" }, h("strong", {}, given.title), ". ", given.note) : null,
      given.work ? handIn(given.words ? { title: given.words.save, ...given.words } : RESULT, given.kind ?? "match", given.title, () => this.#state?.class?.work ?? {}, (text) => this.#say([text])) : null] : []));
  }

  /** @param {Zone[]} zones */
  #drawZones(zones) {
    for (const area of AREAS) {
      const here = zones.filter((zone) => areaOf(zone) === area);
      this.#draw(area, here, () => here.map(zoneElement));
    }
  }

  /** @param {State} state */
  #drawTalk(state) {
    const standing = state.standing ?? [];
    this.#draw("standing", standing, () => standing.map(standingMark));
    this.#draw("said", state.said, () => [state.said.length
      ? h("ul", { class: "hf-said", "aria-label": WORDS.happened }, ...state.said.map((text) => h("li", {}, text))) : null]);
    this.#draw("status", state.status, () => [h("p", { class: "hf-status", "data-status": true, tabindex: -1 }, state.status)]);
    this.#draw("question", [state.choice, state.ask], () => [
      state.choice ? choicePanel(state.choice) : null, state.ask ? askPanel(state.ask) : null]);
    this.#draw("advice", state.advice, () => [state.advice ? h("p", { class: "hf-advice" }, state.advice.text) : null]);
    this.#draw("worksheet", state.worksheet, () => [state.worksheet ? worksheetElement(state.worksheet) : null]);
    this.#draw("scores", state.scores, () => state.scores.map((score) => scoreBox(score)));
    this.#draw("buttons", state.buttons, () => [state.buttons.length ? buttonRow(state.buttons, state.title, "buttons") : null]);
  }

  /** What stands beside the game. @param {State} state */
  #drawAids(state) {
    const { lang, tools, languages, outlook } = state;
    this.#draw("tools", [lang, tools, languages], () => toolsRow(state));
    this.#draw("outlook", prefs.outlook ? outlook : null, () => [outlook && prefs.outlook ? outlookPanel(outlook) : null]);
    this.#draw("aids", languages && [lang, prefs], () => [languages ? aidsPanel() : null]);
    const replayed = JSON.stringify(state.replay ?? null);
    if (replayed === this.#replayed) return;
    this.#replayed = replayed;
    this.#below.replaceChildren();
    if (state.replay) replayBelow(state.replay, this.#below);
  }

  /** The end of the log is in view as soon as the log is: to ask for its height costs the browser a layout. */
  #scrollLog() {
    const log = this.#root.querySelector("details[open] > .hf-log");
    if (log) log.scrollTop = log.scrollHeight;
  }

  /**
   * Shows an error in plain words, or takes it away; the table stays as it is.
   * @param {Problem | null} error
   * @param {string} [lang]  its language, if it is not the table's
   */
  problem(error, lang) {
    const shown = error && !SILENT.has(error.code) ? error : null;
    const changed = this.#draw("error", shown, () => [shown ? h("p", { class: "hf-error", "data-code": shown.code, lang }, shown.message) : null]);
    if (changed && shown) this.#say([shown.message]);
  }

  /**
   * A remark of the host (stored match restored, storage full…), gone with the next move.
   * @param {string} text
   */
  notice(text) {
    this.#draw("notice", text, () => [h("p", { class: "hf-notice" }, text)]);
    this.#say([text]);
  }

  /** @param {string[]} sentences */
  #say(sentences) {
    // A fresh paragraph each time: the same words twice are read twice.
    this.#live.replaceChildren(...sentences.map((text) => h("p", {}, text)));
  }

  /** Takes the table off the page. */
  remove() {
    this.#root.remove();
    this.#below.remove();
  }
}

/** A finished round to step through; it carries all its answers. @param {State} state @param {Element} element */
function replayBelow(state, element) {
  let now = state;
  const stage = new Stage(async (message) => {
    now = answerHere(now, message) ?? now;
    stage.draw(now);
  });
  stage.draw(now);
  stage.mount(element);
}
