/**
 * The first answers to exercises and puzzles, as they were given: what a learner can hand in. They are
 * kept in the browser beside the place where the learner stands (in a notebook, `raw_answers.py` does so).
 */
/** @import { Message, State } from "./types.js" */
import { Shelf } from "./shelf.js";

/** The kind of result of each presenter that can be handed in. */
const KINDS = /** @type {const} */ ({ puzzles: "puzzles", "scoring-exercise": "scoring", "settlement-exercise": "settlement" });

/** Which set it is: a run of puzzles, or the arguments that make the problems. @param {State} state */
function setOf(state) {
  const { at, kwargs: { step, ...set } } = /** @type {any} */ (state.saved);
  return at.run ?? set;
}

/**
 * The answer to a problem that was open; one that was only shown is an empty one.
 * @param {any} at @param {Message & Record<string, any>} message
 */
function problem(at, { type, lines = {}, figures = {} }) {
  return ["check", "reveal"].includes(type) && at.phase === "open" ? { pile: at.pile, step: at.step, lines, figures } : null;
}

/**
 * A puzzle that is over now: the first option that was tried, and how many hints were taken.
 * @param {any} old @param {Message & Record<string, any>} message @param {any} at
 */
function puzzle(old, message, at) {
  if (old.over || !at.over || old.place !== at.place) return null;
  const option = message.type === "answer" ? [message.option] : [];
  return { puzzle: at.run[at.place], given: (at.tried.length ? at.tried : option).slice(0, 1), hints: at.hints };
}

export class RawAnswers {
  #since = performance.now();

  /** @param {string} id  of the exercise on its page */
  constructor(id) {
    this.shelf = new Shelf(`hanafuda:${location.pathname}#${id}#raw`, () => {});
  }

  /** For a presenter that can be handed in. @param {string} id @param {string} presenter */
  static of(id, presenter) {
    return presenter in KINDS ? new RawAnswers(id) : null;
  }

  /** What has been answered of this very set. @param {State} state @returns {any[]} */
  #read(state) {
    try {
      const kept = JSON.parse(this.shelf.read() ?? "null");
      return JSON.stringify(kept?.set) === JSON.stringify(setOf(state)) && Array.isArray(kept.answers) ? kept.answers : [];
    } catch {
      return [];
    }
  }

  /** Notes what a message has answered for the first time. @param {State} before @param {Message & Record<string, any>} message @param {State} after */
  note(before, message, after) {
    const [{ at: old }, { at }] = /** @type {any[]} */ ([before.saved, after.saved]);
    const noted = /** @type {any} */ (at.run ? puzzle(old, message, at) : problem(old, message));
    if (!noted) return;
    const answers = this.#read(before);
    if (answers.some((each) => each.pile === noted.pile && each.puzzle === noted.puzzle)) return;
    const ms = Math.min(3_600_000, Math.round(performance.now() - this.#since));
    this.#since = performance.now();
    this.shelf.write(JSON.stringify({ set: setOf(before), answers: [...answers, { ...noted, ms }] }));
  }

  /** The state with what can be handed in: a whole run of puzzles, or the first answers of a set. @param {State} state @returns {State} */
  with(state) {
    const answers = this.#read(state);
    const { title } = state;
    const { at } = /** @type {any} */ (state.saved);
    if (!answers.length || (at.run && at.place < at.run.length)) return { ...state, class: undefined };
    const work = { title, [at.run ? "puzzles" : "set"]: setOf(state), answers };
    return { ...state, class: { code: "", kind: KINDS[/** @type {keyof typeof KINDS} */ (state.presenter)], title, note: "", work } };
  }
}
