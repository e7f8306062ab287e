/** Keeps the matches of a page in the browser, so that a reload or a closed tab loses nothing. */
/** @import { State } from "./types.js" */
import { isState } from "./types.js";

/** The last match that was played in this browser, as a line of text: a review starts from it. */
const LAST_RECORD = "hanafuda:record";

/** @returns {string} */
export function lastRecord() {
  try {
    return localStorage.getItem(LAST_RECORD) ?? "";
  } catch {
    return "";
  }
}

export class Store {
  #key;

  /** @param {string} id  the widget's id on its page */
  constructor(id) {
    this.#key = `hanafuda:${location.pathname}#${id}`;
  }

  /**
   * The stored state; null when there is none, "unreadable" when it is of another version.
   * @returns {State | null | "unreadable"}
   */
  load() {
    let text;
    try {
      text = localStorage.getItem(this.#key);
    } catch {
      return null; // storage forbidden: saving will say so
    }
    if (text === null) return null;
    try {
      const state = JSON.parse(text);
      return isState(state) ? state : "unreadable";
    } catch {
      return "unreadable";
    }
  }

  /** @param {State} state @returns {boolean} whether it could be kept */
  save(state) {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ ...state, error: null }));
      if (state.record) localStorage.setItem(LAST_RECORD, state.record);
      return true;
    } catch {
      return false;
    }
  }
}
