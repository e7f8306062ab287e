/**
 * A learner's result as a file for the teacher: the raw answers, and no mark
 * (hanafuda_lib/classroom/result.py reads it). It leaves only when the learner saves it.
 */
import { numberOf } from "./chance.js";
import { h } from "./dom.js";
import { stamp } from "./progress.js";

/** A value as one text, whatever the order of its file. @param {any} value @returns {string} */
function flat(value) {
  if (value === null || value === undefined) return "~";
  if (typeof value === "boolean") return value ? "+" : "-";
  if (typeof value === "string") return `${value.length}:${value}`;
  if (Array.isArray(value)) return `[${value.map(flat).join(",")}]`;
  if (typeof value !== "object") return String(value);
  return `{${Object.keys(value).sort().map((key) => `${flat(key)}=${flat(value[key])}`).join(",")}}`;
}

/** @typedef {"match" | "puzzles" | "quiz" | "scoring" | "settlement"} Kind */

/**
 * The text of a result file.
 * @param {string} who @param {Kind} kind @param {object} work @param {string} [at]
 */
export function resultText(who, kind, work, at = stamp(new Date())) {
  const body = { format: "hanafuda-result", v: 1, who, at, kind, work };
  return `${JSON.stringify({ ...body, check: numberOf(flat(body)) }, null, 1)}\n`;
}

/** Lets the browser save a text as a file. @param {string} name @param {string} text */
export function saveText(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {string} text */
const slug = (text) => text.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 40);

/**
 * A fold to hand in what was done: a name, and a button that saves the file.
 * @typedef {{title: string, what: string, name: string, save: string, saved: string}} HandInWords
 * @param {HandInWords} words @param {Kind} kind @param {string} title
 * @param {() => object} work  asked when the file is saved
 * @param {(text: string) => void} say
 */
export function handIn(words, kind, title, work, say) {
  const input = h("input", { type: "text", "data-key": "who", maxlength: 80, autocomplete: "off", required: true });
  const form = h("form", { class: "hf-form hf-written" },
    h("label", {}, h("span", {}, words.name), input),
    h("button", { type: "submit", class: "hf-button", "data-key": "hand-in" }, words.save));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation(); // the table around it has forms of its own
    saveText(`hanafuda-${slug(title)}-${slug(input.value)}.json`, resultText(input.value.trim(), kind, work()));
    say(words.saved);
  });
  return h("details", { class: "hf-fold" }, h("summary", { "data-key": "result" }, words.title), h("p", {}, words.what), form);
}
