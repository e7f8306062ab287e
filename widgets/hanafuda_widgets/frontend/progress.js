/**
 * A learner's progress as a file: every answer to the card trainer, and nothing that is
 * computed from them (hanafuda_lib/exercises/progress.py reads and writes the same).
 *
 * @typedef {{item: string, at: string, rating: number}} Answer
 * @typedef {{code: "no-json" | "no-progress" | "newer" | "bad-answer", message: string}} ProgressProblem
 */

const FORMAT = "hanafuda-progress";
const VERSION = 2;
const TIME = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const LONGEST_ID = 100;

/** @param {ProgressProblem["code"]} code @param {string} message @returns {never} */
const refuse = (code, message) => { throw Object.assign(new Error(message), { code }); };

/** @param {string} text */
function isTime(text) {
  const found = TIME.exec(text);
  if (!found || Number.isNaN(Date.parse(text))) return false;
  const [year, month, day] = found.slice(1, 4).map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day; // Date.parse takes 30 February
}

/** @param {unknown} row @returns {Answer} */
function readAnswer(row) {
  const bad = (/** @type {string} */ expected) => refuse("bad-answer", `Bad answer ${(JSON.stringify(row) ?? "").slice(0, 60)}: expected ${expected}.`);
  if (!Array.isArray(row) || row.length !== 3) bad("three parts: the item's id, the time, the rating");
  const [item, at, rating] = /** @type {unknown[]} */ (row);
  if (typeof item !== "string" || !item || item.length > LONGEST_ID) return bad("an item's id such as 'word/oya' first");
  if (typeof at !== "string" || !isTime(at)) return bad("a time such as '2026-11-30T18:05:07+09:00' as the second part");
  if (typeof rating !== "number" || ![1, 2, 3, 4].includes(rating)) return bad("a rating from 1 to 4 as the third part");
  return { item, at, rating };
}

/** @param {Answer} one @param {Answer} two */
function order(one, two) {
  return Date.parse(one.at) - Date.parse(two.at) || compare(one.item, two.item) || compare(one.at, two.at) || one.rating - two.rating;
}

/** @param {string} one @param {string} two */
const compare = (one, two) => (one < two ? -1 : one > two ? 1 : 0);

/** Answers of several lists in the order of time; the same item at the same time counts once. @param {...Answer[]} lists */
export function merged(...lists) {
  /** @type {Map<string, Answer>} */
  const unique = new Map();
  for (const answer of lists.flat().sort(order).reverse()) unique.set(`${answer.at} ${answer.item}`, answer);
  return [...unique.values()].sort(order);
}

/** Version 1 had no name of its format; its answers stood under their items. @param {any} given @returns {unknown[] | null} */
function firstRows(given) {
  const items = Object.entries(given.items);
  if (!items.every(([, rows]) => Array.isArray(rows))) return null;
  return items.flatMap(([item, rows]) => /** @type {unknown[]} */ (rows).map((row) => (Array.isArray(row) ? [item, ...row] : row)));
}

/** @param {any} given @returns {Answer[]} */
function readVersions(given) {
  const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
  const isFirst = isObject && given.v === 1 && typeof given.items === "object" && given.items !== null && !Array.isArray(given.items);
  if (!isObject || (given.format !== FORMAT && !isFirst)) {
    refuse("no-progress", `This is no progress file: expected an object with "format": "${FORMAT}".`);
  }
  if (Number.isInteger(given.v) && given.v > VERSION) {
    refuse("newer", `This progress file has version ${given.v}: expected ${VERSION} or older. Update the course to read it.`);
  }
  const rows = isFirst ? firstRows(given) : given.v === VERSION ? given.answers : null;
  if (!Array.isArray(rows)) refuse("no-progress", `This is no progress file: expected "v": ${VERSION} and a list of "answers".`);
  return merged(rows.map(readAnswer));
}

/**
 * The answers in a file's text, of this version or an older one; else what was expected.
 * @param {string} text
 * @returns {{answers: Answer[], problem: null} | {answers: null, problem: ProgressProblem}}
 */
export function readProgress(text) {
  let given;
  try {
    given = JSON.parse(text);
  } catch {
    return { answers: null, problem: { code: "no-json", message: "This is no progress file: expected JSON text." } };
  }
  try {
    return { answers: readVersions(given), problem: null };
  } catch (error) {
    const { code, message } = /** @type {ProgressProblem} */ (error);
    return { answers: null, problem: { code, message } };
  }
}

/** @param {Answer[]} answers */
export const rowsOf = (answers) => answers.map(({ item, at, rating }) => [item, at, rating]);

/** The file's text, an answer a line. @param {Answer[]} answers */
export function writeProgress(answers) {
  const rows = rowsOf(answers).map((row) => JSON.stringify(row)).join(",\n");
  return `{"format": "${FORMAT}", "v": ${VERSION}, "answers": [\n${rows}\n]}\n`;
}

/** A time with the learner's own offset: its first ten letters are the learner's own day. @param {Date} date */
export function stamp(date) {
  const offset = -date.getTimezoneOffset();
  const two = (/** @type {number} */ number) => String(Math.floor(Math.abs(number))).padStart(2, "0");
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 23);
  return `${local}${offset < 0 ? "-" : "+"}${two(offset / 60)}:${two(offset % 60)}`;
}

/** Wrong: again. Right with a hint: hard. Right: good. Right and quick: easy. @param {import("./items.js").Result} result @param {number} ms @param {number} quick  seconds */
export function ratingOf(result, ms, quick) {
  if (result === "wrong") return 1;
  if (result === "hinted") return 2;
  return ms <= quick * 1000 ? 4 : 3;
}
