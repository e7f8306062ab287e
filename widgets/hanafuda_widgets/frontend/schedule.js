/**
 * When to ask again, by FSRS (ts-fsrs). Only its memory model is used: what an answer
 * does to stability and difficulty, and the interval that follows. A day is the
 * learner's own day. The same as hanafuda_widgets/training.py, and a test compares them.
 */
/** @import { Answer } from "./progress.js" */
import { fsrs } from "ts-fsrs";

/** An item that will be known for so many days counts as known. */
export const KNOWN = 21;
const DAY = 86_400_000;

/** @typedef {{stability: number, difficulty: number, last: string, due: string, answers: number, lapses: number}} Memory */

/** @param {string} day  YYYY-MM-DD @param {number} days */
export const plusDays = (day, days) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** @param {string} from @param {string} to */
export const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

export class Schedule {
  #model;

  /** @param {{w: number[], retention: number, longest: number}} settings */
  constructor({ w, retention, longest }) {
    this.#model = fsrs({
      w, request_retention: retention, maximum_interval: longest, enable_fuzz: false, enable_short_term: true, learning_steps: [], relearning_steps: [],
    });
  }

  /**
   * What these answers to one item, in the order of time, have left; null before the first.
   * @param {Answer[]} answers @returns {Memory | null}
   */
  memoryOf(answers) {
    /** @type {Memory | null} */
    let memory = null;
    for (const { at, rating } of answers) memory = this.#after(memory, at.slice(0, 10), rating);
    return memory;
  }

  /** @param {Memory | null} before @param {string} day @param {number} rating @returns {Memory} */
  #after(before, day, rating) {
    // A clock that was set back, or a journey to the west: time does not run backwards.
    const last = before && before.last > day ? before.last : day;
    const { stability, difficulty } = this.#model.next_state(before, before ? daysBetween(before.last, last) : 0, rating);
    return {
      stability, difficulty, last,
      due: plusDays(last, this.#model.next_interval(stability, 0)),
      answers: (before?.answers ?? 0) + 1,
      lapses: (before?.lapses ?? 0) + (before && rating === 1 ? 1 : 0),
    };
  }

  /** What is left of every item that was ever asked. @param {Answer[]} answers @returns {Map<string, Memory>} */
  memories(answers) {
    /** @type {Map<string, Memory>} */
    const found = new Map();
    for (const { item, at, rating } of answers) found.set(item, this.#after(found.get(item) ?? null, at.slice(0, 10), rating));
    return found;
  }
}
