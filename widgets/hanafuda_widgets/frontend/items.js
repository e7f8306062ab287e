/**
 * Items of the item bank (hanafuda_lib/exercises): questions that carry their answers
 * and reasons. Everything here is what Python says of an item, without Python.
 *
 * @typedef {object} Choice
 * @property {string} id
 * @property {string} text
 * @property {string} why  why it is wrong; empty for the right one
 * @property {string | null} card
 *
 * @typedef {object} Picture
 * @property {string} card
 * @property {string} says  what a screen reader says, which does not give the answer away
 * @property {string} row  pictures with the same row lie together under that word
 *
 * @typedef {object} Item
 * @property {string} id
 * @property {"choice" | "number" | "text"} kind
 * @property {string} prompt
 * @property {Picture[]} pictures
 * @property {Choice[]} choices  for written answers: slips with a reason
 * @property {string} answer
 * @property {string[]} accept
 * @property {string} explanation
 * @property {string} nudge
 * @property {string[]} tags
 *
 * What came of an item: right at the first try, right with a hint, wrong or shown.
 * @typedef {"right" | "hinted" | "wrong"} Result
 */
import { shuffled } from "./chance.js";

const NUMBER = /^[+-]?\d{1,6}$/;

/** A written word without capitals, long-vowel marks, hyphens and spaces. @param {string} text */
export const plain = (text) => text.normalize("NFKD").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The choices in the order in which they are shown for this seed. @param {Item} item @param {number} seed */
export const choicesOf = (item, seed) => shuffled(item.choices, `${seed} ${item.id}`);

/** So many of the items, in the seed's order. @param {Item[]} items @param {number} seed @param {number} count */
export const drawn = (items, seed, count) => shuffled(items, `draw ${seed}`).slice(0, count);

/** The answer as a learner reads it. @param {Item} item */
export const answerText = (item) => item.choices.find((choice) => choice.id === item.answer)?.text ?? item.answer;

/** Choices that the second hint leaves: the right one and one other. @param {Item} item @param {number} seed */
export function narrowed(item, seed) {
  const wrong = shuffled(item.choices.filter((choice) => choice.id !== item.answer), `narrow ${seed} ${item.id}`);
  return new Set([item.answer, wrong[0]?.id]);
}

/**
 * Whether an answer is right, and the reason why a wrong one is wrong. Null for what
 * is no answer at all: that is no mistake, and not counted.
 * @param {Item} item @param {string} given
 * @returns {{right: boolean, why: string} | null}
 */
export function grade(item, given) {
  const key = readAnswer(item, given.trim());
  if (key === null) return null;
  const spellings = item.kind === "text" ? [item.answer, ...item.accept].map(plain) : [item.answer];
  if (spellings.includes(key)) return { right: true, why: "" };
  return { right: false, why: item.choices.find((choice) => choice.id === key)?.why ?? "" };
}

/** @param {Item} item @param {string} text @returns {string | null} */
function readAnswer(item, text) {
  switch (item.kind) {
    case "number": { // a Japanese keyboard gives wide figures
      const figures = text.normalize("NFKC").replace("−", "-");
      return NUMBER.test(figures) ? String(Number(figures)) : null;
    }
    case "text": return plain(text) || null;
    default: return item.choices.some((choice) => choice.id === text) ? text : null;
  }
}

/** Whether a value looks enough like a list of items to be asked. @param {unknown} value @returns {value is Item[]} */
export function areItems(value) {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item?.id === "string"
    && typeof item.prompt === "string" && typeof item.answer === "string"
    && [item.choices, item.pictures, item.accept, item.tags].every(Array.isArray));
}
