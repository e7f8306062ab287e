/**
 * The frame around a quiz, a drill or the trainer: head, live region, keys, one press
 * at a time. What is in it is drawn by the view; a key meant for it never reaches the
 * notebook around it, and the focus is never lost when its content changes.
 */
import { seal } from "./cards.js";
import { h } from "./dom.js";
import { moveInGroup, setStops } from "./focus.js";

const JAPANESE = /([\u3005-\u30ff\u3400-\u9fff\uff66-\uff9f]+)/;

/**
 * A text as nodes, its Japanese marked as such: for the voice, and for the right letters.
 * @param {string} text
 * @returns {Array<Node | string>}
 */
export const words = (text) => text.split(JAPANESE).filter(Boolean)
  .map((part) => (JAPANESE.test(part) ? h("span", { lang: "ja" }, part) : part));

export class Frame {
  #live = h("div", { class: "hf-sr", role: "status", "aria-live": "polite" });
  #title = h("span", { class: "hf-title" });
  #subtitle = h("span", { class: "hf-subtitle" });
  #notice = h("div", { class: "hf-notices" });
  body = h("div", { class: "hf-drill-body" });
  #byPointer = false;

  /** @param {string} title */
  constructor(title) {
    this.name = title;
    this.#title.textContent = title;
    this.root = h("div", { class: "hf hf-drill", "data-lm-suppress-shortcuts": "true" },
      h("div", { class: "hf-area-head" }, seal(), this.#title, this.#subtitle),
      this.#notice, this.body, this.#live);
    this.root.addEventListener("pointerdown", () => { this.#byPointer = true; });
    for (const type of ["keydown", "keyup", "keypress"]) {
      this.root.addEventListener(type, (event) => event.stopPropagation());
    }
    this.root.addEventListener("keydown", (event) => {
      this.#byPointer = false;
      moveInGroup(event);
    });
  }

  /** @param {Element} element */
  mount(element) {
    element.replaceChildren(this.root);
  }

  /** @param {string} text */
  subtitle(text) {
    this.#subtitle.textContent = text;
  }

  /**
   * Shows other content. Where the focus was inside, it goes to the element marked
   * `data-first`, else to the first thing to press.
   * @param {Array<Node | null>} nodes
   */
  show(nodes) {
    const had = this.root.contains(document.activeElement);
    this.body.replaceChildren(...nodes.filter((node) => node !== null));
    setStops(this.root);
    if (had) this.focus();
  }

  /** Brings the focus to where the learner goes on. @param {string} [selector] */
  focus(selector = "[data-first]") {
    const next = this.body.querySelector(selector) ?? this.body.querySelector("button:not(:disabled), input");
    if (next instanceof HTMLElement) next.focus({ preventScroll: this.#byPointer });
  }

  /** Scrolls no more than is needed to see these, the last one for sure. @param {...string} selectors */
  reveal(...selectors) {
    for (const selector of selectors) this.body.querySelector(selector)?.scrollIntoView({ block: "nearest" });
  }

  /** Whether the focus is inside: only then may it be moved. */
  hasFocus() {
    return this.root.contains(document.activeElement);
  }

  /** Said by the live region, each sentence by itself. @param {...string} sentences */
  say(...sentences) {
    this.#live.replaceChildren(...sentences.filter(Boolean).map((text) => h("p", {}, ...words(text))));
  }

  /** A remark above the content, said as well; the same remark only once. @param {string} text @param {boolean} [error] */
  notice(text, error = false) {
    this.#notice.replaceChildren(h("p", { class: error ? "hf-error" : "hf-notice" }, text));
    this.say(text);
  }

  clearNotice() {
    this.#notice.replaceChildren();
  }

  remove() {
    this.root.remove();
  }
}
