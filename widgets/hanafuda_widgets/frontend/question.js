/**
 * One question: its cards, its answers, the ladder of hints and the explained verdict.
 * Quiz, drill and trainer differ in what they do with the result.
 */
/** @import { Choice, Item, Result } from "./items.js" */
import { cardFace } from "./cards.js";
import { h } from "./dom.js";
import { DRILL, EXAM } from "./drill-words.js";
import { words } from "./frame.js";
import { answerText, choicesOf, grade, narrowed } from "./items.js";

/** @typedef {{result: Result, hints: number, ms: number, given: string[]}} Outcome  given: the answers, first one first */

const NARROW = 2;
const SHOW = 3;
const EXPLAIN = 4;

let count = 0;

export class Question {
  #tries = 0;
  #hints = 0;
  #started = performance.now();
  /** @type {Outcome | null} */
  #outcome = null;
  /** @type {Set<string>} wrong choices that have been pressed */
  #pressed = new Set();
  #prompt = `hf-q-${++count}`;
  #reason = "";
  /** a wrong answer has just been given, with a known reason or without */
  #missed = false;
  #right = false;
  #written = "";
  /** What an exam's answer is for now; it may still be changed. */
  #chosen = "";
  /** @type {string[]} */
  #given = [];

  /**
   * @param {Item} item
   * @param {{seed: number, retry: boolean, exam?: boolean, last: boolean, frame: import("./frame.js").Frame,
   *   extra?: () => string, onDone: (outcome: Outcome) => void, onNext: () => void}} options
   *   retry: a wrong answer may be followed by another; exam: nothing is said to an answer; extra: a sentence below the verdict
   */
  constructor(item, options) {
    this.item = item;
    this.options = options;
    this.choices = choicesOf(item, options.seed);
  }

  /** Draws the question anew. @param {string} [focus]  where the focus goes, if it is inside */
  draw(focus) {
    const { frame } = this.options;
    const had = frame.hasFocus();
    frame.show([...this.#head(), this.#answers(), this.#feedback(), this.#buttons()]);
    if (had && focus) frame.focus(focus);
    if (had && !this.options.exam) frame.reveal(...(this.#outcome || this.#hints ? [".hf-buttons", ".hf-feedback"] : [".hf-choices", ".hf-question"]));
  }

  // ---------------------------------------------------------------- what is seen

  #head() {
    return [
      h("p", { class: "hf-question", id: this.#prompt, tabindex: -1, "data-first": this.#outcome ? null : true }, ...words(this.item.prompt)),
      this.item.pictures.length ? h("div", { class: "hf-pics", "data-count": Math.min(this.item.pictures.length, 4) }, ...this.#rows()) : null,
    ];
  }

  /** Pictures that follow one another with the same row lie together. */
  #rows() {
    /** @type {Array<{row: string, cards: HTMLElement[]}>} */
    const rows = [];
    for (const { card, says, row } of this.item.pictures) {
      if (rows.at(-1)?.row !== row || !rows.length) rows.push({ row, cards: [] });
      rows.at(-1)?.cards.push(h("span", { class: "hf-card", role: "img", "aria-label": says, title: null }, cardFace({ id: card, name: says })));
    }
    return rows.map(({ row, cards }) => h("div", { class: "hf-pic-row", role: row ? "group" : null, "aria-label": row || null },
      row ? h("span", { class: "hf-pic-label", "aria-hidden": "true" }, row) : null, h("div", { class: "hf-spread" }, ...cards)));
  }

  #answers() {
    if (this.item.kind !== "choice") return this.#field();
    const pictures = this.choices.every((choice) => choice.card !== null);
    return h("div", { class: pictures ? "hf-choices is-cards" : "hf-choices", role: "group", "aria-labelledby": this.#prompt, "data-roving": "answers" },
      ...this.choices.map((choice) => this.#choice(choice)));
  }

  /** @param {Choice} choice */
  #choice(choice) {
    const { item } = this;
    const over = this.#outcome !== null || this.#hints >= SHOW;
    const struck = !over && this.#hints >= NARROW && !narrowed(item, this.options.seed).has(choice.id);
    const wrong = this.#pressed.has(choice.id);
    const chosen = this.options.exam ? this.#chosen === choice.id : null;
    const right = over && choice.id === item.answer;
    const mark = chosen ? DRILL.isYours : right ? `✓ ${DRILL.isRight}` : wrong ? `✗ ${DRILL.isYours}` : struck ? DRILL.struck : "";
    const button = h("button", {
      type: "button", class: ["hf-choice", right && "is-right", wrong && "is-wrong", struck && "is-struck", chosen && "is-chosen"].filter(Boolean).join(" "),
      "data-key": `choice:${choice.id}`, "aria-pressed": chosen === null ? null : String(chosen), disabled: this.#outcome !== null || struck || wrong,
    },
    choice.card ? cardFace({ id: choice.card, name: choice.text }) : null,
    h("span", { class: choice.card ? "hf-sr" : "hf-choice-text" }, ...words(choice.text)),
    mark ? h("span", { class: "hf-choice-mark" }, mark) : null);
    button.addEventListener("click", () => (this.options.exam ? this.#note(choice.id) : this.#answer(choice.id)));
    return button;
  }

  #field() {
    const number = this.item.kind === "number";
    const input = h("input", {
      type: "text", inputmode: number && !this.#signed() ? "numeric" : "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
      "data-key": "field", disabled: this.#outcome !== null, "aria-describedby": this.#prompt, maxlength: 30,
    });
    const form = h("form", { class: "hf-form hf-written" },
      h("label", {}, h("span", {}, DRILL.yourAnswer), input),
      this.options.exam ? null : h("button", { type: "submit", class: "hf-button", disabled: this.#outcome !== null }, DRILL.check));
    input.value = this.#written;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#written = input.value;
      if (this.options.exam) this.#handIn();
      else this.#answer(input.value);
    });
    if (this.options.exam) input.addEventListener("input", () => { this.#chosen = input.value; });
    return form;
  }

  /** Whether a minus may be needed: keyboards of figures have none. */
  #signed() {
    return [this.item.answer, ...this.item.choices.map(({ id }) => id)].some((text) => text.startsWith("-"));
  }

  #feedback() {
    const lines = [];
    if (this.#hints >= 1 && !this.#outcome) lines.push(this.#panel("hint", DRILL.nudge, [this.item.nudge, this.#narrowText()]));
    if (this.#hints >= SHOW && !this.#outcome) lines.push(this.#panel("hint", DRILL.shown, [answerText(this.item)]));
    if (this.#missed && !this.#outcome) lines.push(this.#panel("wrong", DRILL.wrong, [this.#reason, DRILL.tryAgain]));
    if (this.#outcome) lines.push(this.#verdict(this.#outcome));
    return h("div", { class: "hf-feedback" }, ...lines);
  }

  /** The second hint for a written answer; choices are narrowed where they stand. */
  #narrowText() {
    if (this.#hints < NARROW || this.item.kind === "choice") return "";
    if (this.item.kind === "text") return DRILL.startsWith(this.item.answer);
    const wrong = this.item.choices[0]?.id ?? String(Number(this.item.answer) * 2);
    const [one, two] = [this.item.answer, wrong].sort((a, b) => Number(a) - Number(b));
    return DRILL.oneOf(one, two);
  }

  /** @param {Outcome} outcome */
  #verdict(outcome) {
    const right = this.#right;
    const title = !right ? (this.#hints >= SHOW ? DRILL.shown : DRILL.wrong)
      : outcome.result === "right" ? DRILL.right : outcome.result === "hinted" ? DRILL.rightWithHint : DRILL.rightAtLast;
    const answer = right ? "" : `${DRILL.rightAnswer} ${answerText(this.item).replace(/\.$/, "")}.`;
    return this.#panel(right ? "right" : "wrong", title, [this.#reason, answer, this.item.explanation, this.options.extra?.() ?? ""]);
  }

  /** @param {"right" | "wrong" | "hint"} look @param {string} title @param {string[]} lines */
  #panel(look, title, lines) {
    return h("div", { class: `hf-verdict is-${look}` }, h("p", { class: "hf-verdict-title" }, title),
      ...lines.filter(Boolean).map((text) => h("p", {}, ...words(text))));
  }

  #buttons() {
    const buttons = [];
    const { exam, last } = this.options;
    if (exam) {
      const text = this.item.kind === "choice" && !this.#chosen ? EXAM.skip : last ? DRILL.finish : DRILL.next;
      const next = h("button", { type: "button", class: "hf-button is-primary", "data-key": "next" }, text);
      next.addEventListener("click", () => this.#handIn());
      buttons.push(next);
    } else if (this.#outcome) {
      const next = h("button", { type: "button", class: "hf-button is-primary", "data-key": "next", "data-first": true },
        last ? DRILL.finish : DRILL.next);
      next.addEventListener("click", () => this.options.onNext());
      buttons.push(next);
    } else if (this.#hints < EXPLAIN) {
      const hint = h("button", { type: "button", class: "hf-button", "data-key": "hint" }, DRILL.hints[this.#hints]);
      hint.addEventListener("click", () => this.#hint());
      buttons.push(hint);
    }
    return h("div", { class: "hf-buttons", role: "group", "aria-label": this.options.frame.name, "data-roving": "buttons" }, ...buttons);
  }

  // ---------------------------------------------------------------- what happens

  #hint() {
    if (this.#outcome) return;
    this.#hints += 1;
    const { item } = this;
    this.#reason = "";
    this.#missed = false;
    if (this.#hints === EXPLAIN) {
      this.#done(false);
      return;
    }
    this.draw('[data-key="hint"]');
    const left = item.kind === "choice" && this.#hints === NARROW
      ? this.choices.filter((choice) => narrowed(item, this.options.seed).has(choice.id)).map((choice) => choice.text) : [];
    this.options.frame.say(...(this.#hints === 1 ? [item.nudge]
      : this.#hints === NARROW ? [left.length ? DRILL.oneOf(left[0], left[1]) : this.#narrowText()]
        : [`${DRILL.shown}: ${answerText(item)}`]));
  }

  /** In an exam: an answer that may still be changed. @param {string} given */
  #note(given) {
    this.#chosen = given;
    this.draw(`[data-key="choice:${CSS.escape(given)}"]`);
  }

  /** In an exam: the answer counts, and nothing is said to it. */
  #handIn() {
    if (this.#outcome) return;
    const given = this.#chosen.trim();
    const verdict = given ? grade(this.item, given) : { right: false };
    if (!verdict) {
      this.#answer(given); // no number where one is asked: it says so, and counts nothing
      return;
    }
    this.#outcome = { result: verdict.right ? "right" : "wrong", hints: 0, ms: performance.now() - this.#started, given: given ? [given] : [] };
    this.options.onDone(this.#outcome);
    this.options.onNext();
  }

  /** @param {string} given */
  #answer(given) {
    if (this.#outcome) return;
    const verdict = grade(this.item, given);
    if (!verdict) {
      this.options.frame.say(this.item.kind === "number" ? DRILL.noNumber : DRILL.noWord);
      this.#reason = this.item.kind === "number" ? DRILL.noNumber : DRILL.noWord;
      this.#redrawField();
      return;
    }
    this.#tries += 1;
    this.#given.push(given.trim());
    this.#reason = verdict.why;
    this.#missed = !verdict.right;
    if (!verdict.right) this.#pressed.add(given.trim());
    if (verdict.right || !this.options.retry || this.#hints >= SHOW) {
      this.#done(verdict.right);
      return;
    }
    this.draw(this.item.kind === "choice" ? ".hf-choice:not(:disabled)" : '[data-key="field"]');
    this.options.frame.say(DRILL.wrong, this.#reason, DRILL.tryAgain);
  }

  /** What is no answer is no mistake: the field stays, with a word beside it. */
  #redrawField() {
    const panel = this.#panel("hint", "", [this.#reason]);
    this.#reason = "";
    this.options.frame.body.querySelector(".hf-feedback")?.replaceChildren(panel);
  }

  /** @param {boolean} right */
  #done(right) {
    const clean = right && this.#tries <= 1 && this.#hints < SHOW;
    const result = !clean ? "wrong" : this.#hints ? "hinted" : "right";
    this.#right = right;
    this.#outcome = { result, hints: this.#hints, ms: performance.now() - this.#started, given: this.#given };
    if (right) this.#reason = "";
    this.options.onDone(this.#outcome);
    this.draw();
    this.options.frame.say(...[...this.options.frame.body.querySelectorAll(".hf-verdict p")].map((p) => p.textContent ?? ""));
  }

  /** Draws the cards again: their pictures have come. */
  redraw() {
    this.draw();
  }
}
