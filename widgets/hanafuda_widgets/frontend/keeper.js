/**
 * Where the trainer's answers are kept: in the browser, and in a notebook's file. What
 * cannot be read is put aside and never overwritten; each save adds to what lies there,
 * so that two open pages lose nothing of each other.
 */
/** @import { Answer } from "./progress.js" */
/** @import { Services } from "./local.js" */
import { TRAINER } from "./drill-words.js";
import { merged, readProgress, rowsOf, writeProgress } from "./progress.js";
import { Shelf } from "./shelf.js";

/** One learner's browser, one progress, whichever page of the course it is. */
const KEY = "hanafuda:trainer";
const ASIDE = ["#aside", "#aside2", "#aside3"];

export class Keeper {
  /** @type {Answer[]} */
  answers = [];
  /** Whether what lies in the browser may be written over: not while something unreadable could not be put aside. */
  #writable = true;

  /**
   * @param {{file: string | null, progress: unknown}} state
   * @param {Services} services
   * @param {(text: string, error: boolean) => void} tell
   */
  constructor(state, services, tell) {
    this.send = state.file === null ? null : services.send;
    this.tell = tell;
    this.shelf = new Shelf(state.file === null ? KEY : `${KEY}:${state.file}`, () => tell(TRAINER.noStorage, false));
    const file = state.progress ? readProgress(JSON.stringify(state.progress)).answers ?? [] : [];
    this.answers = merged(file, this.#stored(), ...ASIDE.map((part) => this.#readable(part)));
    if (this.send && this.answers.length > file.length) this.#post(this.answers);
  }

  /** What lies in the browser; the unreadable is put aside first. @returns {Answer[]} */
  #stored() {
    const text = this.shelf.read();
    if (text === null) return [];
    const { answers, problem } = readProgress(text);
    if (answers) return answers;
    const place = ASIDE.find((part) => [null, text].includes(this.shelf.read(part)));
    this.#writable = place !== undefined && this.shelf.write(text, place);
    this.tell(TRAINER.unread(problem.message), true);
    return [];
  }

  /** What was put aside by an older version of the course may be readable now. @param {string} part @returns {Answer[]} */
  #readable(part) {
    const text = this.shelf.read(part);
    return text === null ? [] : readProgress(text).answers ?? [];
  }

  /** Adds answers to what is kept, wherever it is. @param {Answer[]} fresh */
  add(fresh) {
    const there = readProgress(this.shelf.read() ?? "").answers ?? [];
    this.answers = merged(this.answers, there, fresh);
    if (this.#writable) this.shelf.write(writeProgress(this.answers));
    this.#post(fresh);
  }

  /** Throws everything away that this browser keeps, also what was put aside. */
  forget() {
    for (const part of ["", ...ASIDE]) this.shelf.clear(part);
    this.answers = [];
    this.#writable = true;
  }

  /** @param {Answer[]} answers */
  #post(answers) {
    this.send?.({ type: "answers", answers: rowsOf(answers) });
  }
}
