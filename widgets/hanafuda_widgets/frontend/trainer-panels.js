/** The trainer's pages between the questions: what today holds, and the progress with its file. */
/** @import { Item } from "./items.js" */
/** @import { TrainerView } from "./trainer.js" */
import { h } from "./dom.js";
import { TRAINER } from "./drill-words.js";
import { readProgress, writeProgress } from "./progress.js";
import { saveText } from "./result.js";
import { daysBetween, KNOWN } from "./schedule.js";

/** @param {number} count @param {string} what */
const countBox = (count, what) => h("div", { class: "hf-count-box" }, h("b", {}, String(count)), what);

/** @param {string} key @param {string} label @param {() => void} press @param {boolean} [primary] */
function button(key, label, press, primary = false) {
  const element = h("button", { type: "button", class: primary ? "hf-button is-primary" : "hf-button", "data-key": key }, label);
  element.addEventListener("click", press);
  return element;
}

/**
 * @param {TrainerView} trainer
 * @param {{due: Item[], fresh: Item[], summary: string, mixed: Item[], begin: (queue: Item[]) => void}} today
 */
export function startPanel(trainer, { due, fresh, summary, mixed, begin }) {
  const unseen = trainer.unseen();
  const known = trainer.state.items.filter((item) => (trainer.memory(item)?.stability ?? 0) >= KNOWN).length;
  const more = unseen.slice(0, Math.ceil(trainer.state.fresh / 2));
  const buttons = mixed.length ? [button("start", TRAINER.start(mixed.length), () => begin(mixed), true)]
    : more.length ? [button("more", TRAINER.more, () => begin(more))] : [];
  return [
    h("p", { class: "hf-question", tabindex: -1, "data-first": true }, summary || (mixed.length ? TRAINER.forToday(mixed.length) : unseen.length ? TRAINER.noneDue : TRAINER.allDone)),
    h("div", { class: "hf-counts" }, countBox(due.length, TRAINER.due), countBox(fresh.length, TRAINER.fresh), countBox(known, TRAINER.known)),
    mixed.length ? null : nextDay(trainer),
    buttons.length ? h("div", { class: "hf-buttons", role: "group", "aria-label": trainer.state.title, "data-roving": "start" }, ...buttons) : null,
  ];
}

/** When the next ones are due. @param {TrainerView} trainer */
function nextDay(trainer) {
  const days = trainer.state.items.map((item) => trainer.memory(item)?.due ?? "").filter((day) => day > trainer.today).sort();
  if (!days.length) return null;
  const count = days.filter((day) => day === days[0]).length;
  return h("p", {}, TRAINER.nextDay(TRAINER.inDays(daysBetween(trainer.today, days[0])), count));
}

/** The progress by topic, and its file. @param {TrainerView} trainer */
export function progressPanel(trainer) {
  const [topic, fresh, learning, known] = TRAINER.columns;
  const head = h("tr", {}, ...[topic, fresh, learning, known].map((text) => h("th", { scope: "col" }, text)));
  return h("details", { class: "hf-fold" },
    h("summary", { "data-key": "progress" }, TRAINER.progress),
    h("div", { class: "hf-sheet" }, h("table", {}, h("thead", {}, head), h("tbody", {}, ...topicRows(trainer)))),
    h("p", {}, trainer.state.file === null ? TRAINER.kept : TRAINER.keptFile),
    h("div", { class: "hf-buttons" }, button("save", TRAINER.save, () => saveFile(trainer)), loadButton(trainer),
      trainer.state.file === null ? button("forget", TRAINER.forget, () => askToForget(trainer)) : null),
    h("div", { class: "hf-forget" }));
}

/** Asks before everything is thrown away, and offers the file first. @param {TrainerView} trainer */
function askToForget(trainer) {
  const place = trainer.frame.body.querySelector(".hf-forget");
  const count = trainer.keeper.answers.length;
  place?.replaceChildren(
    h("p", { class: "hf-question", tabindex: -1 }, TRAINER.forgetHow(count)),
    h("div", { class: "hf-buttons", role: "group", "aria-label": TRAINER.forget, "data-roving": "forget" },
      button("forget-save", TRAINER.save, () => saveFile(trainer)),
      button("forget-yes", TRAINER.forgetYes, () => forgetAll(trainer)),
      button("forget-no", TRAINER.forgetNo, () => {
        place.replaceChildren();
        trainer.frame.focus('[data-key="forget"]');
      }, true)));
  trainer.frame.focus(".hf-forget .hf-question");
  trainer.frame.say(TRAINER.forgetHow(count));
}

/** @param {TrainerView} trainer */
function forgetAll(trainer) {
  trainer.keeper.forget();
  trainer.refresh();
  trainer.start();
  trainer.frame.notice(TRAINER.forgotten);
  trainer.frame.focus();
}

/** @param {TrainerView} trainer */
function topicRows(trainer) {
  /** @type {Map<string, number[]>} */
  const rows = new Map();
  for (const item of trainer.state.items) {
    const row = rows.get(item.tags[0]) ?? [0, 0, 0];
    const memory = trainer.memory(item);
    row[!memory ? 0 : memory.stability < KNOWN ? 1 : 2] += 1;
    rows.set(item.tags[0], row);
  }
  return [...rows].map(([topic, row]) => h("tr", {}, h("th", { scope: "row" }, trainer.state.topics[topic] ?? topic),
    ...row.map((count) => h("td", {}, String(count)))));
}

/** @param {TrainerView} trainer */
function saveFile(trainer) {
  saveText(`hanafuda-progress-${trainer.today}.json`, writeProgress(trainer.keeper.answers));
  trainer.frame.say(TRAINER.saved);
}

/** @param {TrainerView} trainer */
function loadButton(trainer) {
  const input = h("input", { type: "file", accept: ".json,application/json", "aria-label": TRAINER.load, "data-key": "load" });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (!file) return;
    loadText(trainer, file.name, await file.text());
  });
  return h("span", { class: "hf-button hf-file" }, TRAINER.load, input);
}

/** Adds a file's answers to the progress; a broken one changes nothing. @param {TrainerView} trainer @param {string} name @param {string} text */
function loadText(trainer, name, text) {
  const { answers, problem } = readProgress(text);
  if (!answers) {
    trainer.frame.notice(TRAINER.notLoaded(name, problem.message), true);
    return;
  }
  const before = trainer.keeper.answers.length;
  trainer.keeper.add(answers);
  trainer.refresh();
  const added = trainer.keeper.answers.length - before;
  trainer.start();
  trainer.frame.notice(TRAINER.loaded(added, answers.length - added));
}
