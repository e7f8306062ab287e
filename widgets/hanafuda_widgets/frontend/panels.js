/** Draws what is not a card zone: questions, scores, buttons, log, score sheet, settings. */
/** @import { Ask, Button, Choice, Field, Form, Message, ScoreBox, Standing, State } from "./types.js" */
import { cardElement, switched } from "./cards.js";
import { h } from "./dom.js";
import { lastRecord } from "./store.js";
import { WORDS } from "./words.js";

/** Buttons know their message through this map, so that one listener serves them all. @type {WeakMap<Element, Message>} */
export const MESSAGES = new WeakMap();

/** @param {Button} button @returns {HTMLButtonElement} */
export function buttonElement(button) {
  const element = h("button", {
    type: "button", class: button.primary ? "hf-button is-primary" : "hf-button",
    "data-key": `button:${button.id}`, disabled: button.disabled, "aria-pressed": switched(button),
  }, button.label);
  MESSAGES.set(element, button.message);
  return element;
}

/** A named row of buttons, one tab stop. @param {Button[]} buttons @param {string} label @param {string} group */
export function buttonRow(buttons, label, group) {
  return h("div", { class: "hf-buttons", role: "group", "aria-label": label, "data-roving": group }, ...buttons.map(buttonElement));
}

/**
 * The choice of two cards. Where they lie on the table they are pressed there, and
 * the question names the zone, so that the focus finds them.
 * @param {Choice} choice
 */
export function choicePanel(choice) {
  if (choice.zone) {
    return h("div", { class: "hf-ask is-in-place", role: "group", "aria-label": choice.question },
      h("p", { class: "hf-question", "data-question": choice.zone }, choice.question),
      choice.cancel ? buttonRow([choice.cancel], choice.cancel.label, "cancel") : null);
  }
  const cards = choice.cards.map((card) => {
    const element = cardElement(card, `choice:${card.id}`);
    if (card.press) MESSAGES.set(element, card.press);
    return element;
  });
  return h("div", { class: "hf-ask", role: "group", "aria-label": choice.question },
    h("p", { class: "hf-question", "data-question": true }, choice.question),
    h("div", { class: "hf-spread is-choice", role: "group", "aria-label": choice.question, "data-roving": "choice" }, ...cards),
    choice.cancel ? buttonRow([choice.cancel], choice.cancel.label, "cancel") : null);
}

/** A question with its score so far and its answers. @param {Ask} ask */
export function askPanel(ask) {
  return h("div", { class: "hf-ask", role: "group", "aria-label": ask.question },
    h("p", { class: "hf-question", "data-question": true }, ask.question),
    buttonRow(ask.buttons, ask.question, "ask"),
    h("div", { class: "hf-answers" }, scoreBox(ask.score), ask.risk ? riskBox(ask.risk) : null));
}

/** What calling on can bring and cost. @param {{title: string, lines: string[]}} risk */
function riskBox(risk) {
  return h("div", { class: "hf-score hf-risk", role: "group", "aria-label": risk.title },
    h("p", { class: "hf-score-title" }, risk.title),
    h("ul", {}, ...risk.lines.map((text) => h("li", {}, text))));
}

/** A mark that stays on the table, such as a call that is still in force. @param {Standing} standing */
export function standingMark(standing) {
  return h("div", { class: "hf-standing", role: "note", "aria-label": standing.title, "data-standing": standing.id },
    h("span", { class: "hf-standing-seal", lang: "ja", "aria-hidden": "true" }, standing.seal),
    h("p", {}, h("b", {}, standing.title), " ", standing.text));
}

/** What there is to collect. @param {ScoreBox} guide */
export function guidePanel(guide) {
  return fold("guide", guide.title, scoreBox(guide, false));
}

/**
 * A score that explains itself: lines, steps, total.
 * @param {ScoreBox} score
 * @param {boolean} [headed]  whether its title stands above it
 * @returns {HTMLElement}
 */
export function scoreBox(score, headed = true) {
  const lines = score.lines.map((line) => h("tr", {},
    h("th", { scope: "row" },
      line.label,
      h("span", { class: "hf-why" }, line.why),
      line.cards.length ? h("span", { class: "hf-mini" }, ...line.cards.map((card) => cardElement(card, ""))) : null),
    h("td", {}, String(line.points))));
  const steps = score.steps.map((step) => h("tr", { class: "hf-step" },
    h("th", { scope: "row" }, step.label, h("span", { class: "hf-why" }, step.why)),
    h("td", {}, String(step.value))));
  const total = score.total === null ? null : h("tr", { class: "hf-total" },
    h("th", { scope: "row" }, WORDS.total), h("td", {}, String(score.total)));
  // A group, no landmark: many scores may lie on a page.
  return h("div", { class: "hf-score", role: "group", "data-score": score.id, "aria-label": score.title },
    headed ? h("p", { class: "hf-score-title" }, score.title) : null,
    score.note ? h("p", { class: "hf-note" }, score.note) : null,
    score.lines.length || score.steps.length || total
      ? h("table", { "aria-label": score.title }, h("tbody", {}, ...lines, ...steps, total)) : null);
}

/** A part that opens and closes. @param {string} key @param {string} summary @param {...(Node | null)} children */
export function fold(key, summary, ...children) {
  return h("details", { class: "hf-fold", "data-fold": key },
    h("summary", { "data-key": `fold:${key}` }, summary), ...children.filter((child) => child !== null));
}

/** All sentences of the match so far, round by round. @param {State["log"]} log */
export function logPanel(log) {
  const rounds = [...new Set(log.map((entry) => entry.round))];
  return fold("log", WORDS.log, h("div", { class: "hf-log", tabindex: 0, role: "group", "aria-label": WORDS.log },
    ...rounds.flatMap((round) => [
      h("p", { class: "hf-log-round" }, WORDS.round(round)),
      h("ol", { "aria-label": WORDS.round(round) }, ...log.filter((entry) => entry.round === round).map((entry) => h("li", {}, entry.text))),
    ])));
}

/** @param {State["sheet"]} sheet */
export function sheetPanel(sheet) {
  return fold("sheet", WORDS.sheet, h("div", { class: "hf-sheet" }, h("table", { "aria-label": WORDS.sheet },
    h("thead", {}, h("tr", {}, ...sheet.head.map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", {}, ...sheet.rows.map((row) => h("tr", {},
      ...row.map((text, i) => (i ? h("td", {}, text) : h("th", { scope: "row" }, text)))))))));
}

/** @param {Field} field */
function fieldElement(field) {
  const common = { name: field.name, "data-key": `form:${field.name}` };
  const control = field.type === "select"
    ? h("select", common, ...(field.options ?? []).map(([value, label]) =>
      h("option", { value, selected: String(value) === String(field.value) }, label)))
    : field.type === "text" ? h("textarea", { ...common, rows: 4, required: true, spellcheck: "false", autocapitalize: "off" }, String(field.value || (field.keep ? lastRecord() : "")))
      : h("input", { ...common, type: "number", inputmode: "numeric", step: 1, min: field.min, max: field.max, value: field.value, required: !field.optional });
  return h("label", {}, h("span", {}, field.label), control);
}

/**
 * What the learner filled in, as a message.
 * @param {HTMLFormElement} form @param {Form} spec
 * @param {string} by  the value of the button that sent it: names one of `also`, or nothing
 * @returns {Message}
 */
export function formMessage(form, spec, by) {
  const data = new FormData(form);
  const filled = [...spec.fields, ...spec.more?.fields ?? []].filter((field) => field.type !== "number" || data.get(field.name));
  const values = filled.map((field) => {
    const given = String(data.get(field.name) ?? "");
    const option = field.options?.find(([value]) => String(value) === given);
    return [field.name, option ? option[0] : field.type === "number" ? Number(given) : given];
  });
  const extra = spec.also?.find((other) => other.id === by)?.extra;
  return { type: spec.submit.type, ...Object.fromEntries(values), ...extra };
}

/** The settings of a new match. @param {Form} form */
export function formPanel(form) {
  return fold("form", form.label, h("form", { class: "hf-form", "aria-label": form.label },
    ...form.fields.map(fieldElement),
    form.more ? fold("more", form.more.label, h("div", { class: "hf-more", lang: "en" }, ...form.more.fields.map(fieldElement))) : null,
    form.help?.length ? h("dl", { class: "hf-help" }, ...form.help.flatMap(([name, text]) =>
      [h("dt", {}, name), h("dd", {}, text)])) : null,
    h("div", { class: "hf-buttons", role: "group", "aria-label": form.label },
      h("button", { type: "submit", class: "hf-button", "data-key": "form:submit" }, form.submit.label),
      ...(form.also ?? []).map((other) =>
        h("button", { type: "submit", value: other.id, formnovalidate: true, class: "hf-button", "data-key": `form:${other.id}` }, other.label)))));
}

/**
 * Asks below the form before it is sent; the focus goes to the answer that loses nothing.
 * @param {HTMLFormElement} form @param {NonNullable<Form["confirm"]>} confirm @param {() => void} send
 */
export function askBefore(form, confirm, send) {
  const fold = form.parentElement;
  fold?.querySelector(".hf-confirm")?.remove();
  const back = document.activeElement;
  const close = () => {
    box.remove();
    if (back instanceof HTMLElement) back.focus();
  };
  const button = (/** @type {string} */ key, /** @type {string} */ label, /** @type {() => void} */ act) => {
    const element = h("button", { type: "button", class: "hf-button", "data-key": `confirm:${key}` }, label);
    element.addEventListener("click", () => { close(); act(); });
    return element;
  };
  const no = button("no", confirm.no, () => {});
  const box = h("div", { class: "hf-ask hf-confirm", role: "alertdialog", "aria-label": confirm.question },
    h("p", { class: "hf-question" }, confirm.question),
    h("div", { class: "hf-buttons" }, no, button("yes", confirm.yes, send)));
  box.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
  fold?.append(box);
  no.focus();
}
