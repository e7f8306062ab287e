/** Keeps the matches of a page in the browser, so that a reload or a closed tab loses nothing. */
/** @import { State } from "./types.js" */
import { isState } from "./types.js";

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
      return true;
    } catch {
      return false;
    }
  }
}
