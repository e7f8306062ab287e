/** A sheet to fill in: yaku to tick with their points, and figures to write; remarks beside each line. */
/** @import { Message, Remark, Worksheet } from "./types.js" */
import { h } from "./dom.js";
import { WORDS } from "./words.js";

/**
 * @param {string} key @param {HTMLElement} label @param {number | null} value @param {boolean} done
 * @param {boolean} signed  whether a minus may be written: some keyboards of figures have none
 * @param {string | null} [mark]
 */
function pointsField(key, label, value, done, signed, mark = null) {
  return h("label", { class: mark ? `hf-points is-${mark}` : "hf-points" }, label,
    h("input", {
      type: "number", inputmode: signed ? "text" : "decimal", min: signed ? null : 0, max: 99999, step: "any",
      name: `points:${key}`, "data-key": `points:${key}`, value, readonly: done, placeholder: signed ? "±" : WORDS.points,
    }));
}

/** @param {Remark | null} remark */
const remarkElement = (remark) => remark && h("p", { class: `hf-remark is-${remark.mark}` }, remark.text);

/** @param {Worksheet["rows"][number]} row @param {boolean} done */
function rowElement(row, done) {
  return h("div", { class: `hf-line ${row.remark ? `is-${row.remark.mark}` : ""}` },
    h("label", { class: "hf-tick" },
      h("input", { type: "checkbox", name: `yaku:${row.id}`, "data-key": `yaku:${row.id}`, checked: row.ticked, disabled: done }),
      h("span", {}, row.label)),
    pointsField(row.id, h("span", { class: "hf-sr" }, WORDS.pointsOf(row.label)), row.value, done, false),
    remarkElement(row.remark));
}

/** One field stands beside its label; several, one for each player, below it. @param {Worksheet["figures"][number]} row @param {boolean} done */
function figureElement({ label, fields, signed, remarks }, done) {
  const many = fields.length > 1;
  const inputs = fields.map((field) => pointsField(field.id, h("span", many ? {} : { class: "hf-sr" }, many ? field.label : label),
    field.value, done, signed, field.mark));
  return h("div", { class: many ? "hf-line is-figures" : "hf-line is-sum", role: many ? "group" : null, "aria-label": many ? label : null },
    h("span", { class: "hf-sum-label", "aria-hidden": "true" }, label), many ? h("div", { class: "hf-fields" }, ...inputs) : inputs[0],
    ...remarks.map(remarkElement));
}

/** @param {Worksheet} sheet @returns {HTMLElement} */
export function worksheetElement(sheet) {
  const done = sheet.submit === null;
  // The key of the button that is gone: after "Check" the focus goes to the lines with their remarks.
  const stay = done ? { tabindex: -1, "data-key": "worksheet:submit" } : {};
  return h("form", { class: "hf-worksheet" },
    h("div", { class: "hf-lines", role: "group", "aria-label": sheet.label, ...stay },
      ...sheet.rows.map((row) => rowElement(row, done)), ...sheet.figures.map((row) => figureElement(row, done))),
    done ? null : h("div", { class: "hf-buttons" },
      h("button", { type: "submit", class: "hf-button is-primary", "data-key": "worksheet:submit" }, sheet.submit)));
}

/** What is read out of a checked sheet. @param {Worksheet | null | undefined} sheet @returns {string[]} */
export function remarksOf(sheet) {
  if (!sheet) return [];
  return [
    ...sheet.rows.flatMap(({ label, remark }) => (remark ? [`${label}: ${remark.text}`] : [])),
    ...sheet.figures.flatMap(({ label, remarks }) => remarks.map(({ text }) => `${label}: ${text}`)),
  ];
}

/**
 * What was filled in, as a message: the points of each ticked yaku, and the figures.
 * @param {HTMLFormElement} form @param {Worksheet} sheet
 * @returns {Message}
 */
export function worksheetMessage(form, sheet) {
  const data = new FormData(form);
  const written = (/** @type {string} */ key) => {
    const text = String(data.get(`points:${key}`) ?? "").trim();
    return [key, text === "" ? null : Number(text)];
  };
  const ticked = sheet.rows.filter((row) => data.has(`yaku:${row.id}`)).map((row) => written(row.id));
  const figures = sheet.figures.flatMap(({ fields }) => fields.map((field) => written(field.id)));
  return { type: "check", pile: sheet.pile, step: sheet.step, lines: Object.fromEntries(ticked), figures: Object.fromEntries(figures) };
}
