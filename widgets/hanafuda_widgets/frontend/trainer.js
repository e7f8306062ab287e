/**
 * The card trainer: asks what is about to be forgotten, and some new things each day.
 * FSRS says when to ask again; an answer is rated by what came of it and how quickly.
 */
/** @import { Item, Result } from "./items.js" */
/** @import { LocalView, Services } from "./local.js" */
/** @import { Memory } from "./schedule.js" */
import { shuffled } from "./chance.js";
import { h } from "./dom.js";
import { TRAINER } from "./drill-words.js";
import { Frame } from "./frame.js";
import { areItems } from "./items.js";
import { Keeper } from "./keeper.js";
import { ratingOf, stamp } from "./progress.js";
import { Question } from "./question.js";
import { daysBetween, Schedule } from "./schedule.js";
import { progressPanel, startPanel } from "./trainer-panels.js";

/**
 * @typedef {object} TrainerState
 * @property {string} title
 * @property {Item[]} items
 * @property {Record<string, string>} topics
 * @property {number} fresh  new items a day
 * @property {number} quick  seconds
 * @property {{w: number[], retention: number, longest: number}} fsrs
 * @property {string | null} file
 * @property {unknown} progress
 * @property {{message: string} | null} error
 */

/** A wrong one comes back after so many others. */
const SOON = 3;
/** After so many due ones comes a new one. */
const BETWEEN = 2;

class Trainer {
  /** @type {Item[]} what is still to be asked in this session */
  #queue = [];
  /** @type {Map<string, Result>} what came of each item of this session at first */
  #first = new Map();
  /** @type {Question | null} */
  #question = null;
  /** @type {Map<string, Memory>} */
  #memories;
  #asked = 0;

  /** @param {TrainerState} state @param {Services} services */
  constructor(state, services) {
    this.state = state;
    this.frame = new Frame(state.title);
    /** @type {Array<[string, boolean]>} */
    const remarks = state.error ? [[state.error.message, true]] : [];
    let tell = (/** @type {string} */ text, /** @type {boolean} */ error) => { remarks.push([text, error]); };
    this.keeper = new Keeper(state, services, (text, error) => tell(text, error));
    this.schedule = new Schedule(state.fsrs);
    this.#memories = this.schedule.memories(this.keeper.answers);
    this.start();
    tell = (text, error) => this.frame.notice(text, error);
    for (const [text, error] of remarks) this.frame.notice(text, error);
  }

  get today() {
    return stamp(new Date()).slice(0, 10);
  }

  // ---------------------------------------------------------------- what is to be asked

  /** @param {Item} item */
  memory(item) {
    return this.#memories.get(item.id) ?? null;
  }

  due() {
    const { today } = this;
    const due = this.state.items.filter((item) => (this.memory(item)?.due ?? "9") <= today);
    return shuffled(due, today).sort((one, two) => ((this.memory(one)?.due ?? "") < (this.memory(two)?.due ?? "") ? -1 : 1));
  }

  unseen() {
    return this.state.items.filter((item) => !this.memory(item));
  }

  /** How many new ones the day still has room for. */
  room() {
    const { today } = this;
    /** @type {Map<string, string>} */
    const firstDays = new Map();
    for (const { item, at } of this.keeper.answers) if (!firstDays.has(item)) firstDays.set(item, at.slice(0, 10));
    const begun = this.state.items.filter((item) => firstDays.get(item.id) === today).length;
    return Math.max(0, this.state.fresh - begun);
  }

  /** @param {Item[]} due @param {Item[]} fresh @returns {Item[]} a new one after every few due ones */
  #mixed(due, fresh) {
    /** @type {Item[]} */
    const queue = [];
    const left = [...fresh];
    due.forEach((item, at) => {
      queue.push(item);
      if ((at + 1) % BETWEEN === 0 && left.length) queue.push(/** @type {Item} */ (left.shift()));
    });
    return [...queue, ...left];
  }

  // ---------------------------------------------------------------- a session

  /** The first page: what today holds. @param {string} [summary]  of the session that has just ended */
  start(summary = "") {
    this.#question = null;
    this.frame.subtitle("");
    const due = this.due();
    const fresh = this.unseen().slice(0, this.room());
    this.frame.show([
      ...startPanel(this, { due, fresh, summary, begin: (queue) => this.#begin(queue), mixed: this.#mixed(due, fresh) }),
      progressPanel(this),
    ]);
    if (summary) this.frame.say(summary);
  }

  /** @param {Item[]} queue */
  #begin(queue) {
    this.frame.clearNotice();
    this.#queue = queue;
    this.#first.clear();
    this.#ask();
  }

  #ask() {
    const item = this.#queue.shift();
    if (!item) {
      const results = [...this.#first.values()];
      this.start(TRAINER.done(results.filter((one) => one !== "wrong").length, results.length));
      return;
    }
    this.frame.subtitle(TRAINER.left(this.#queue.length + 1));
    this.#asked += 1;
    let again = "";
    this.#question = new Question(item, {
      seed: this.keeper.answers.length * 1000 + this.#asked, retry: false, last: false, frame: this.frame,
      extra: () => again,
      onDone: ({ result, ms }) => { again = this.#note(item, result, ms); },
      onNext: () => this.#ask(),
    });
    this.#question.draw();
  }

  /** Keeps the answer, and says when the item is asked again. @param {Item} item @param {Result} result @param {number} ms */
  #note(item, result, ms) {
    if (!this.#first.has(item.id)) this.#first.set(item.id, result);
    const answer = { item: item.id, at: stamp(new Date()), rating: ratingOf(result, ms, this.state.quick) };
    this.keeper.add([answer]);
    this.refresh();
    if (result === "wrong") {
      this.#queue.splice(SOON, 0, item);
      return TRAINER.soon;
    }
    return TRAINER.askedAgain(TRAINER.inDays(Math.max(1, daysBetween(this.today, this.memory(item)?.due ?? this.today))));
  }

  /** Works out anew when everything is due. */
  refresh() {
    this.#memories = this.schedule.memories(this.keeper.answers);
  }

  redraw() {
    this.#question?.redraw();
  }

  /** The notebook's Python could not write its file. @param {unknown} state */
  told(state) {
    const { error } = /** @type {TrainerState} */ (state);
    if (error) this.frame.notice(error.message, true);
  }
}

/** @param {Element} element @param {TrainerState} state @param {Services} services @returns {LocalView} */
export function mount(element, state, services) {
  if (!areItems(state.items)) throw new TypeError("no items that this page can ask");
  const trainer = new Trainer(state, services);
  trainer.frame.mount(element);
  return { redraw: () => trainer.redraw(), remove: () => trainer.frame.remove(), told: (given) => trainer.told(given) };
}

/** @typedef {Trainer} TrainerView */
