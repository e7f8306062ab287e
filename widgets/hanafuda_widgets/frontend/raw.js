/**
 * The first answers to the piles of a scoring exercise, as they were given: what a learner can
 * hand in. They are kept in the browser beside the place where the learner stands.
 */
/** @import { Message, State } from "./types.js" */
import { RESULT } from "./drill-words.js";
import { Shelf } from "./shelf.js";

/** @typedef {{pile: number, step: number, lines: object, figures: object, ms: number}} RawAnswer */

export class RawAnswers {
  #since = performance.now();

  /** @param {string} id  of the exercise on its page */
  constructor(id) {
    this.shelf = new Shelf(`hanafuda:${location.pathname}#${id}#raw`, () => {});
  }

  /** Which set of piles it is. @param {State} state */
  #set(state) {
    const { step, ...set } = /** @type {any} */ (state.saved).kwargs;
    return set;
  }

  /** What has been answered of this very set. @param {State} state @returns {RawAnswer[]} */
  #read(state) {
    try {
      const kept = JSON.parse(this.shelf.read() ?? "null");
      return JSON.stringify(kept?.set) === JSON.stringify(this.#set(state)) && Array.isArray(kept.answers) ? kept.answers : [];
    } catch {
      return [];
    }
  }

  /** Notes a message that answers a pile for the first time. @param {State} state @param {Message & Record<string, any>} message */
  note(state, message) {
    const { at } = /** @type {any} */ (state.saved);
    if (!["check", "reveal"].includes(message.type) || message.pile !== at.pile || at.phase !== "open") return;
    const answers = this.#read(state);
    if (answers.some(({ pile }) => pile === at.pile)) return;
    const { lines = {}, figures = {} } = message;
    const ms = Math.min(3_600_000, Math.round(performance.now() - this.#since));
    this.#since = performance.now();
    this.shelf.write(JSON.stringify({ set: this.#set(state), answers: [...answers, { pile: at.pile, step: at.step, lines, figures, ms }] }));
  }

  /** The state with what can be handed in. @param {State} state @returns {State} */
  with(state) {
    const answers = this.#read(state);
    if (!answers.length) return state;
    const { title: save, ...words } = RESULT;
    const work = { title: state.title, set: this.#set(state), answers };
    return { ...state, class: { code: "", kind: "scoring", title: state.title, note: "", words: { ...words, title: save }, work } };
  }
}
