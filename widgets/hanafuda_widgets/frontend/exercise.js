/**
 * The scoring exercise without Python: `presenters/exercise_state.py` in JavaScript. Every text and
 * every answer comes with the state; here it is only looked up.
 */
/** @import { Bar, Button, Card, Message, ScoreBox, State, Worksheet, Zone } from "./types.js" */

/**
 * @typedef {Array<[string, number[]]>} Slips  texts, each with the numbers that it answers
 * @typedef {{id: string, label: string, points: number | null, missed: string, claimed: string, slips: Slips, why: string}} Row
 * @typedef {Omit<ScoreBox, "lines"> & {lines: Array<{label: string, points: number | string, why: string, cards: string[], yaku: string}>}} Box
 * @typedef {object} Problem
 * @property {string[]} cards
 * @property {string[]} given  the yaku that count
 * @property {Row[]} rows
 * @property {{points: number, slips: Slips, why: string}} total
 * @property {boolean} seven
 * @property {number} factor
 * @property {Box} box
 *
 * @typedef {object} Exercise
 * @property {Problem[]} problems
 * @property {Record<string, string>} words
 * @property {Array<[number, string]>} steps
 * @property {Array<[string, string]>} kinds
 *
 * @typedef {object} At
 * @property {number} pile
 * @property {number} step
 * @property {"open" | "checked" | "revealed"} phase
 * @property {Record<string, number | null>} lines
 * @property {number | null} total
 * @property {Array<boolean | null>} first  whether the first try of each pile was right
 *
 * @typedef {State & {exercise: Exercise, cards: Record<string, Card>, saved: {at: At}}} ExerciseState
 * @typedef {import("./types.js").Remark} Remark
 */

/** @param {Slips} slips @param {number | null} points */
const slip = (slips, points) => slips.find(([, numbers]) => points !== null && numbers.includes(points))?.[0] ?? "";

/** The yaku that are given to the learner. @param {Problem} problem @param {number} step */
const given = (problem, step) => (step < 3 ? problem.given : step === 3 ? problem.given.slice(0, -1) : []);

/** The rows that the learner fills in. @param {Problem} problem @param {number} step */
const open = (problem, step) => (step < 3 ? [] : problem.rows.filter((row) => !given(problem, step).includes(row.id)));

/** @param {Row} row @param {At} at @param {Exercise["words"]} words @returns {Remark | null} */
function remarkOn(row, at, words) {
  const ticked = row.id in at.lines;
  if (row.points === null) return ticked ? { mark: "wrong", text: row.claimed } : null;
  if (!ticked) return { mark: "wrong", text: row.missed };
  if (at.lines[row.id] === row.points) return { mark: "right", text: words.correct };
  return { mark: "wrong", text: slip(row.slips, at.lines[row.id]) || row.why };
}

/** @param {Problem} problem @param {At} at @param {boolean} linesRight @param {Exercise["words"]} words @returns {Remark} */
function remarkOnTotal(problem, at, linesRight, words) {
  const { points, slips, why } = problem.total;
  if (at.total === points) return { mark: "right", text: words.correct };
  if (at.total === null) return { mark: "wrong", text: `${words.blank} ${why}` };
  if (!linesRight) {
    const shown = given(problem, at.step).map((id) => problem.rows.find((row) => row.id === id)?.points ?? 0);
    const base = [...shown, ...Object.values(at.lines)].reduce((/** @type {number} */ sum, each) => sum + (each ?? 0), 0);
    const doubled = problem.seven && base >= 7 ? base * 2 : base;
    if (at.total === doubled * problem.factor) return { mark: "wrong", text: words.follows.replace("{n}", String(points)) };
  }
  return { mark: "wrong", text: slip(slips, at.total) || why };
}

/**
 * What is said to each line of an answer, by the yaku's id; the total is "".
 * @param {Problem} problem @param {At} at @param {Exercise["words"]} words
 */
function graded(problem, at, words) {
  /** @type {Record<string, Remark>} */
  const remarks = {};
  for (const row of open(problem, at.step)) {
    const remark = remarkOn(row, at, words);
    if (remark) remarks[row.id] = remark;
  }
  const linesRight = Object.values(remarks).every(({ mark }) => mark === "right");
  remarks[""] = remarkOnTotal(problem, at, linesRight, words);
  return remarks;
}

// ---------------------------------------------------------------- drawing

/** @param {ExerciseState} state @param {At} at @returns {State} */
function drawn(state, at) {
  const { exercise: { problems, words, steps }, cards } = state;
  const problem = problems[at.pile];
  const remarks = at.phase === "checked" ? graded(problem, at, words) : {};
  const last = at.pile === problems.length - 1;
  return /** @type {State} */ ({
    ...state,
    subtitle: words.pile.replace("{n}", String(at.pile + 1)).replace("{m}", String(problems.length)),
    status: status(at, last, words),
    said: said(at, Object.values(remarks).filter(({ mark }) => mark === "wrong").length, words),
    bars: [
      listBar("step", words.stepBar, at.step, steps),
      listBar("pile", words.pileBar, at.pile, problems.map((_, place) => [place, String(place + 1)])),
    ],
    zones: [pileZone(state, problem)],
    worksheet: worksheet(problem, at, remarks, words),
    scores: [box(problem, cards, at)],
    buttons: buttons(at, last, words),
    saved: { .../** @type {object} */ (state.saved), at },
  });
}

/** @param {At} at @param {boolean} last @param {Exercise["words"]} words */
function status(at, last, words) {
  if (at.phase === "open" && (at.step > 1 || !last)) return words[`status${at.step}`];
  return last ? words.end.replace("{n}", String(at.first.filter((was) => was === true).length)) : words.go;
}

/** @param {At} at @param {number} mistakes @param {Exercise["words"]} words */
function said(at, mistakes, words) {
  if (at.phase === "open") return [];
  if (at.phase === "revealed") return [words.revealed];
  return [mistakes === 0 ? words.right : mistakes === 1 ? words.one : words.many.replace("{n}", String(mistakes))];
}

/** @param {string} id @param {string} label @param {number} value @param {Array<[number, string]>} options @returns {Bar} */
const listBar = (id, label, value, options) => ({ id, label, select: { value, options, field: id, message: { type: "go" } } });

/** @param {ExerciseState} state @param {Problem} problem @returns {Zone} */
function pileZone(state, problem) {
  const here = problem.cards.map((id) => state.cards[id]);
  const groups = state.exercise.kinds.map(([kind, label]) => ({ label, short: label, cards: here.filter((card) => card.kind === kind) }));
  return {
    id: "exercise-pile", label: state.exercise.words.thePile, layout: "shelves", owner: null,
    groups: groups.filter((group) => group.cards.length),
  };
}

/** @param {Problem} problem @param {At} at @param {Record<string, Remark>} remarks @param {Exercise["words"]} words @returns {Worksheet | null} */
function worksheet(problem, at, remarks, words) {
  if (at.step === 1) return null;
  const rows = open(problem, at.step).map(({ id, label }) => ({
    id, label, ticked: id in at.lines, value: at.lines[id] ?? null, remark: remarks[id] ?? null,
  }));
  return {
    label: words.lines, rows, pile: at.pile, step: at.step,
    total: { label: words.total, value: at.total, remark: remarks[""] ?? null },
    submit: at.phase === "open" ? words.check : null,
  };
}

/** The score as far as it is shown. @param {Problem} problem @param {Record<string, Card>} cards @param {At} at @returns {ScoreBox} */
function box(problem, cards, at) {
  const whole = at.step === 1 || at.phase !== "open";
  const shown = given(problem, at.step);
  return {
    ...problem.box,
    lines: problem.box.lines.filter((line) => whole || shown.includes(line.yaku))
      .map((line) => ({ ...line, cards: line.cards.map((id) => cards[id]) })),
    steps: whole ? problem.box.steps : [],
    total: whole ? problem.box.total : null,
  };
}

/** @param {At} at @param {boolean} last @param {Exercise["words"]} words @returns {Button[]} */
function buttons(at, last, words) {
  const { pile } = at;
  const done = at.phase !== "open";
  const found = [];
  if ((done || at.step === 1) && !last) found.push({ id: "next", label: words.next, message: { type: "next", pile }, primary: true });
  if ((done || at.step === 1) && last) found.push({ id: "restart", label: words.restart, message: { type: "go", pile: 0 }, primary: true });
  if (done) found.push({ id: "again", label: words.again, message: { type: "again" } });
  else if (at.step > 1) found.push({ id: "reveal", label: words.reveal, message: { type: "reveal", pile } });
  return found;
}

// ---------------------------------------------------------------- messages

/** @param {At} at @param {boolean} right */
const firstTry = (at, right) => at.first.map((was, place) => (place === at.pile && was === null ? right : was));

/** Where the learner stands after a message; null when Python must say. @param {ExerciseState} state @param {any} message @returns {At | null} */
function moved(state, message) {
  const { saved: { at }, exercise: { problems, words } } = state;
  const fresh = { ...at, phase: /** @type {const} */ ("open"), lines: {}, total: null };
  switch (message.type) {
    case "again": return fresh;
    case "go": {
      const { pile = at.pile, step = at.step } = message;
      return problems[pile] && step >= 1 && step <= 4 ? { ...fresh, pile, step } : null;
    }
    case "next":
      if (message.pile !== at.pile || at.pile === problems.length - 1) return null;
      return { ...fresh, pile: at.pile + 1, step: Math.min(4, at.step + (at.step === 1 || at.first[at.pile] === true ? 1 : 0)) };
  }
  if (message.pile !== at.pile || at.phase !== "open" || at.step === 1) return null;
  if (message.type === "reveal") return { ...at, phase: "revealed", first: firstTry(at, false) };
  if (message.type !== "check" || message.step !== at.step) return null;
  const answer = { ...at, phase: /** @type {const} */ ("checked"), lines: message.lines, total: message.total };
  const right = Object.values(graded(problems[at.pile], answer, words)).every(({ mark }) => mark === "right");
  return { ...answer, first: firstTry(at, right) };
}

/** @param {State} state @param {Message} message @returns {State | null} */
export function answer(state, message) {
  const exercise = /** @type {ExerciseState} */ (state);
  const at = moved(exercise, message);
  return at && drawn(exercise, at);
}

/** @param {State} state @param {any} saved @returns {State | null} */
export function resume(state, saved) {
  const exercise = /** @type {ExerciseState} */ (state);
  const at = saved?.at;
  const fits = at && exercise.exercise.problems[at.pile] && at.step >= 1 && at.step <= 4 && at.lines
    && Array.isArray(at.first) && at.first.length === exercise.exercise.problems.length;
  return fits ? drawn(exercise, at) : null;
}
