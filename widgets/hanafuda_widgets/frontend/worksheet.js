/** A sheet to fill in: yaku to tick, the points of each, the total; remarks beside each line. */
/** @import { Message, Remark, Worksheet } from "./types.js" */
import { h } from "./dom.js";
import { WORDS } from "./words.js";

/** @param {string} key @param {string} label @param {number | null} value @param {boolean} done */
function pointsField(key, label, value, done) {
  return h("label", { class: "hf-points" }, h("span", { class: "hf-sr" }, label),
    h("input", {
      type: "number", inputmode: "numeric", min: 0, max: 9999, step: 1, name: `points:${key}`, "data-key": `points:${key}`,
      value, readonly: done, placeholder: WORDS.points,
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
    pointsField(row.id, WORDS.pointsOf(row.label), row.value, done),
    remarkElement(row.remark));
}

/** @param {Worksheet} sheet @returns {HTMLElement} */
export function worksheetElement(sheet) {
  const done = sheet.submit === null;
  const total = h("div", { class: "hf-line is-sum" },
    h("span", { class: "hf-sum-label", "aria-hidden": "true" }, sheet.total.label),
    pointsField("", sheet.total.label, sheet.total.value, done),
    remarkElement(sheet.total.remark));
  // The key of the button that is gone: after "Check" the focus goes to the lines with their remarks.
  const stay = done ? { tabindex: -1, "data-key": "worksheet:submit" } : {};
  return h("form", { class: "hf-worksheet" },
    h("div", { class: "hf-lines", role: "group", "aria-label": sheet.label, ...stay },
      ...sheet.rows.map((row) => rowElement(row, done)), total),
    done ? null : h("div", { class: "hf-buttons" },
      h("button", { type: "submit", class: "hf-button is-primary", "data-key": "worksheet:submit" }, sheet.submit)));
}

/** What is read out of a checked sheet. @param {Worksheet | null | undefined} sheet @returns {string[]} */
export function remarksOf(sheet) {
  if (!sheet) return [];
  const said = sheet.rows.flatMap(({ label, remark }) => (remark ? [`${label}: ${remark.text}`] : []));
  const { label, remark } = sheet.total;
  return remark ? [...said, `${label}: ${remark.text}`] : said;
}

/**
 * What was filled in, as a message: the points of each ticked yaku, and the total.
 * @param {HTMLFormElement} form @param {Worksheet} sheet
 * @returns {Message}
 */
export function worksheetMessage(form, sheet) {
  const data = new FormData(form);
  const points = (/** @type {string} */ key) => {
    const text = String(data.get(`points:${key}`) ?? "").trim();
    return text === "" ? null : Number(text);
  };
  const ticked = sheet.rows.filter((row) => data.has(`yaku:${row.id}`));
  const lines = Object.fromEntries(ticked.map((row) => [row.id, points(row.id)]));
  return { type: "check", pile: sheet.pile, step: sheet.step, lines, total: points("") };
}
