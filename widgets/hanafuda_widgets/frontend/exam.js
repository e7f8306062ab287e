/** A mixed exam: its start, its questions by number, and its result by topic with what to read again. */
/** @import { Item, Result } from "./items.js" */
import { cardFace } from "./cards.js";
import { shuffled } from "./chance.js";
import { h } from "./dom.js";
import { DRILL, EXAM } from "./drill-words.js";
import { words } from "./frame.js";
import { answerText, grade } from "./items.js";

/**
 * @typedef {{topics: string[], each: number, intro: string, pages: Record<string, [string, string]>}} Exam
 */

/** This part of the answers passes. */
const PASS = 0.75;

/** The questions of an exam: so many of each topic, mixed. @param {Item[]} items @param {Exam} exam @param {number} seed */
export function questionsOf(items, exam, seed) {
  const some = exam.topics.flatMap((topic) => share(items.filter((item) => item.tags[0] === topic), seed, exam.each));
  return shuffled(some, `exam ${seed}`);
}

/** A topic's share: exams in a row take turns, until all is used and mixed anew. @param {Item[]} items @param {number} seed @param {number} each */
function share(items, seed, each) {
  const exams = Math.max(1, Math.floor(items.length / each));
  const start = (seed % exams) * each;
  return shuffled(items, `lap ${Math.floor(seed / exams)}`).slice(start, start + each);
}

/** What stands before the first question. @param {Exam} exam @param {number} count @param {number} seed @param {(seed: number) => void} start */
export function startPanel(exam, count, seed, start) {
  const input = h("input", { type: "number", inputmode: "numeric", min: 0, max: 999_999_999, value: seed, "data-key": "number" });
  const form = h("form", { class: "hf-form hf-written" },
    h("label", {}, h("span", {}, EXAM.number), input),
    h("button", { type: "submit", class: "hf-button is-primary", "data-key": "start" }, EXAM.start));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(Number(input.value) || 0);
  });
  return [h("p", { class: "hf-question", tabindex: -1, "data-first": true }, EXAM.about(count)), exam.intro ? h("p", {}, ...words(exam.intro)) : null, h("p", {}, EXAM.same), form];
}

/**
 * The result by topic, weakest first; `link` makes an address of a page of the book, or gives null in a notebook.
 * @param {{exam: Exam, topics: Record<string, string>, items: Item[], done: Result[], given: string[], link: (page: string) => string | null}} run
 */
export function resultPanel({ exam, topics, items, done, given, link }) {
  const rows = exam.topics.map((topic) => {
    const places = items.flatMap((item, at) => (item.tags[0] === topic ? [at] : []));
    return { topic, all: places.length, right: places.filter((at) => done[at] === "right").length };
  }).sort((one, two) => one.right / one.all - two.right / two.all);
  const missed = items.flatMap((item, at) => (done[at] === "right" ? [] : [at]));
  const passed = items.length - missed.length >= PASS * items.length;
  return [
    h("p", {}, missed.length ? (passed ? EXAM.passed : EXAM.notYet) : DRILL.wellDone),
    h("div", { class: "hf-sheet" }, h("table", { "aria-label": EXAM.byTopic },
      h("thead", {}, h("tr", {}, ...EXAM.columns.map((text) => h("th", { scope: "col" }, text)))),
      h("tbody", {}, ...rows.map(({ topic, all, right }) => h("tr", {},
        h("th", { scope: "row" }, topics[topic] ?? topic), h("td", {}, EXAM.of(right, all)),
        h("td", {}, right < all ? pageLink(exam.pages[topic], link) : "")))))),
    missed.length ? h("div", { class: "hf-folds" }, h("details", { class: "hf-fold" },
      h("summary", { "data-key": "missed" }, EXAM.missed(missed.length)),
      h("ul", { class: "hf-missed" }, ...missed.map((at) => missedItem(items[at], given[at]))))) : null,
  ];
}

/** @param {[string, string]} page @param {(page: string) => string | null} link */
function pageLink([page, title], link) {
  const href = link(page);
  return href ? h("a", { href }, title) : title;
}

/** A question that went wrong, with its cards: the answer that was given and why it is wrong, then the right one. @param {Item} item @param {string} given */
export function missedItem(item, given) {
  const text = item.choices.find((choice) => item.kind === "choice" && choice.id === given)?.text ?? given;
  const why = (given && grade(item, given)?.why) || "";
  const cards = item.pictures.map(({ card, says }) => h("span", { class: "hf-card", role: "img", "aria-label": says }, cardFace({ id: card, name: says })));
  return h("li", {}, ...words(`${item.prompt} `), cards.length ? h("span", { class: "hf-mini" }, ...cards) : null,
    ...words(given ? `${EXAM.yours} ${text}. ${why} ` : `${EXAM.skipped} `),
    h("strong", {}, ...words(`${DRILL.rightAnswer} ${answerText(item)}`)), " – ", ...words(item.explanation));
}
