/**
 * Presenters that need no Python once they are made: their state carries every answer, and a
 * small module here answers the presses. What such a module does not know goes to Python.
 */
/** @import { Message, State } from "./types.js" */
import * as exercise from "./exercise.js";
import * as frames from "./frames.js";
import * as puzzles from "./puzzles.js";

/**
 * `answer` gives the state after a press, or null for a message that Python must answer;
 * `resume` puts a state as it came with the page where the learner stood, or gives null.
 * @typedef {{answer: (state: State, message: Message) => State | null, resume: (state: State, saved: any) => State | null}} Local
 */

/** @type {Record<string, Local>} */
const LOCAL = { "deck-explorer": frames, puzzles, "round-replay": frames, "scoring-exercise": exercise, "settlement-exercise": exercise };

/** Whether a presenter answers without Python. @param {string} presenter */
export const answersHere = (presenter) => presenter in LOCAL;

/** @param {State} state @param {Message} message @returns {State | null} null: ask Python */
export function answerHere(state, message) {
  const answer = LOCAL[state.presenter]?.answer(state, message) ?? null;
  return answer && { ...answer, error: null };
}

/** @param {State} state */
const made = (state) => JSON.stringify(/** @type {any} */ (state.saved)?.kwargs);

/**
 * What is kept of a state: only where the learner stands, so that a corrected page is not hidden by an
 * old copy; the whole of it when Python has made another set.
 * @param {State} state @param {State} fresh  as it came with the page
 * @returns {State}
 */
export function placeOf(state, fresh) {
  if (!answersHere(state.presenter) || made(state) !== made(fresh)) return state;
  const { v, presenter, saved } = state;
  const nothing = { title: "", status: "", said: [], zones: [], choice: null, ask: null, buttons: [], scores: [], log: [] };
  return { ...nothing, v, presenter, sheet: { head: [], rows: [] }, form: null, error: null, saved };
}

/**
 * The state to go on with: the stored place in the page's own state.
 * @param {State} stored @param {State} fresh
 * @returns {State}
 */
export function resumePlace(stored, fresh) {
  if (!answersHere(fresh.presenter) || made(stored) !== made(fresh)) return stored;
  return LOCAL[fresh.presenter].resume(fresh, stored.saved) ?? fresh;
}
