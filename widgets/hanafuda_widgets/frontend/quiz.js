/**
 * A quiz or a drill: some of its items in a seed's order, one at a time, and a result
 * that says what to look at again. In a drill a wrong answer may be followed by another.
 */
/** @import { Item, Result } from "./items.js" */
/** @import { LocalView, Services } from "./local.js" */
import { h } from "./dom.js";
import { DRILL, EXAM, RESULT } from "./drill-words.js";
import { missedItem, questionsOf, resultPanel, startPanel } from "./exam.js";
import { Frame } from "./frame.js";
import { areItems, drawn } from "./items.js";
import { Question } from "./question.js";
import { handIn } from "./result.js";
import { Shelf } from "./shelf.js";

/**
 * @typedef {object} QuizState
 * @property {string} title
 * @property {Item[]} items
 * @property {number} count
 * @property {number} seed
 * @property {boolean} retry
 * @property {import("./exam.js").Exam | null} [exam]  nothing is said until the end
 * @property {Record<string, string>} topics
 *
 * One run: the questions by their ids, and what came of those that have been answered.
 * @typedef {{v: 1, seed: number, ids: string[], done: Result[], raw?: Raw[]}} Run
 *
 * An answer as it was given, for a result file.
 * @typedef {{item: string, given: string[], hints: number, ms: number}} Raw
 */

const MARKS = { right: "✓", hinted: "(✓)", wrong: "✗" };

/** @param {string | null} text @param {Map<string, Item>} items @returns {Run | null} a stored run that can go on */
function readRun(text, items) {
  try {
    const run = JSON.parse(text ?? "null");
    const whole = run?.v === 1 && Number.isSafeInteger(run.seed) && run.ids.length > 0 && run.done.length < run.ids.length;
    return whole && run.done.length > 0 && run.ids.every((/** @type {string} */ id) => items.has(id))
      && run.done.every((/** @type {string} */ one) => one in MARKS) ? run : null;
  } catch {
    return null;
  }
}

class Quiz {
  /** @type {Run} */
  #run;
  /** @type {Question | null} */
  #question = null;

  /** @param {QuizState} state @param {Services} services */
  constructor(state, services) {
    this.state = state;
    this.items = new Map(state.items.map((item) => [item.id, item]));
    this.frame = new Frame(state.title);
    this.shelf = services.id === null ? null : new Shelf(services.id, () => this.frame.notice(DRILL.noStorage));
    const stored = readRun(this.shelf?.read() ?? null, this.items);
    this.#run = stored ?? this.#newRun(state.seed);
    this.link = (/** @type {string} */ page) => (services.id === null ? null : new URL(`../${page}.html`, location.href).href);
    if (state.exam && !stored) this.#start();
    else this.#ask();
    if (stored) this.frame.notice(state.exam ? EXAM.goesOn : DRILL.goesOn);
  }

  /** Before an exam: what it is, and its number. */
  #start() {
    const { exam, count } = this.state;
    if (!exam) return;
    this.frame.subtitle("");
    this.frame.show(startPanel(exam, count, this.#run.seed, (seed) => {
      this.#run = this.#newRun(seed);
      this.#ask();
    }));
  }

  /** @param {number} seed @returns {Run} */
  #newRun(seed) {
    const { items, exam, count } = this.state;
    const chosen = exam ? questionsOf(items, exam, seed) : drawn(items, seed, count);
    return { v: 1, seed, ids: chosen.map((item) => item.id), done: [], raw: [] };
  }

  /** Asks the next question, or shows the result. */
  #ask() {
    const { ids, done, seed } = this.#run;
    this.frame.clearNotice();
    const item = this.items.get(ids[done.length]);
    if (!item) {
      this.#result();
      return;
    }
    this.frame.subtitle(DRILL.place(done.length + 1, ids.length));
    this.#question = new Question(item, {
      seed, retry: this.state.retry, exam: Boolean(this.state.exam), last: done.length + 1 === ids.length, frame: this.frame,
      onDone: (outcome) => {
        const { result, given, hints, ms } = outcome;
        const raw = [...this.#run.raw ?? [], { item: item.id, given, hints, ms: Math.round(ms) }];
        this.#run = { ...this.#run, done: [...this.#run.done, result], raw };
        this.shelf?.write(JSON.stringify(this.#run));
      },
      onNext: () => this.#ask(),
    });
    this.#question.draw();
  }

  // ---------------------------------------------------------------- the result

  #result() {
    const { ids, done } = this.#run;
    this.#question = null;
    const of = (/** @type {Result} */ result) => done.filter((one) => one === result).length;
    const summary = DRILL.result(of("right"), ids.length, of("hinted"));
    const { exam, topics } = this.state;
    this.frame.subtitle(exam ? EXAM.title(this.#run.seed) : "");
    const asked = /** @type {Item[]} */ (ids.map((id) => this.items.get(id)));
    const missed = asked.filter((_, at) => done[at] !== "right");
    this.frame.show([
      h("p", { class: "hf-question", tabindex: -1, "data-first": true }, summary),
      h("ul", { class: "hf-marks", "aria-hidden": "true" }, ...done.map((one) => h("li", { class: `is-${one}` }, MARKS[one]))),
      ...(exam ? resultPanel({ exam, topics, items: asked, done, given: asked.map((item) => this.#givenTo(item)), link: this.link })
        : missed.length ? this.#again(missed) : [h("p", {}, DRILL.wellDone)]),
      this.#restarts(missed),
      this.#handIn(),
    ]);
    this.frame.say(summary);
  }

  /** What to look at again: topics by how often they went wrong, each with its questions. @param {Item[]} missed */
  #again(missed) {
    /** @type {Map<string, Item[]>} */
    const topics = new Map();
    for (const item of missed) topics.set(item.tags[0], [...topics.get(item.tags[0]) ?? [], item]);
    const sorted = [...topics].sort((one, two) => two[1].length - one[1].length);
    return [
      h("p", { class: "hf-verdict-title" }, DRILL.lookAgain),
      h("div", { class: "hf-folds" }, ...sorted.map(([topic, items]) => h("details", { class: "hf-fold" },
        h("summary", {}, DRILL.topic(this.state.topics[topic] ?? topic, items.length)),
        h("ul", { class: "hf-missed" }, ...items.map((item) => missedItem(item, this.#givenTo(item))))))),
    ];
  }

  /** The last answer to an item, as it was given. @param {Item} item */
  #givenTo(item) {
    return this.#run.raw?.find((one) => one.item === item.id)?.given.at(-1) ?? "";
  }

  /** Where all answers are there (a run of an older version has none), they can be saved for a teacher. */
  #handIn() {
    const { ids, seed, raw } = this.#run;
    if (raw?.length !== ids.length) return null;
    const { title } = this.state;
    return handIn(RESULT, "quiz", title, () => ({ title, items: ids, seed, answers: raw }), (text) => this.frame.say(text));
  }

  /** @param {Item[]} missed */
  #restarts(missed) {
    const { seed, ids } = this.#run;
    const { exam } = this.state;
    const more = this.state.items.length > this.state.count;
    const buttons = [
      !exam && missed.length && missed.length < ids.length ? this.#button("missed", DRILL.missed, () => ({ v: 1, seed: seed + 1, ids: missed.map((item) => item.id), done: [], raw: [] })) : null,
      this.#button("fresh", exam ? EXAM.another : more ? DRILL.fresh : DRILL.reshuffled, () => this.#newRun(seed + 1)),
      more ? this.#button("again", DRILL.again, () => ({ ...this.#run, done: [], raw: [] })) : null,
    ].filter((button) => button !== null);
    buttons[0].classList.add("is-primary");
    return h("div", { class: "hf-buttons", role: "group", "aria-label": this.state.title, "data-roving": "buttons" }, ...buttons);
  }

  /** @param {string} key @param {string} label @param {() => Run} run */
  #button(key, label, run) {
    const button = h("button", { type: "button", class: "hf-button", "data-key": key }, label);
    button.addEventListener("click", () => {
      this.#run = run();
      this.#ask();
    });
    return button;
  }

  redraw() {
    this.#question?.redraw();
  }
}

/** @param {Element} element @param {QuizState} state @param {Services} services @returns {LocalView} */
export function mount(element, state, services) {
  if (!areItems(state.items)) throw new TypeError("no items that this page can ask");
  const quiz = new Quiz(state, services);
  quiz.frame.mount(element);
  return { redraw: () => quiz.redraw(), remove: () => quiz.frame.remove() };
}
