/**
 * Scoring and settlement exercises without Python: `presenters/exercise_state.py` in JavaScript.
 * Every text and every answer comes with the state; here it is only looked up.
 */
/** @import { Bar, Button, Card, Message, Remark, ScoreBox, Standing, State, Worksheet, Zone } from "./types.js" */

/**
 * @typedef {Array<[string, number[]]>} Slips  texts, each with the numbers that it answers
 * @typedef {{lines: number, figures: Array<[number, string]>, plus: number, seven: boolean, times: number}} Formula
 * @typedef {{id: string, label: string, at: number, points: number | null, missed: string, claimed: string, slips: Slips, why: string}} Row
 * @typedef {{id: string, label: string, value: number, why: string, again: boolean, slips: Slips, formula: Formula | null}} Field
 * @typedef {{id: string, label: string, at: number, signed: boolean, fields: Field[]}} Figure
 * @typedef {Omit<ScoreBox, "lines"> & {lines: Array<{label: string, points: number | string, why: string, cards: string[], at: number}>}} Box
 * @typedef {{notes: Standing[], zones: any[], rows: Row[], figures: Figure[], box: Box}} Problem
 *
 * @typedef {object} Exercise
 * @property {Problem[]} problems
 * @property {Record<string, string>} words
 * @property {Array<[number, string]>} steps
 *
 * @typedef {object} At
 * @property {number} pile
 * @property {number} step
 * @property {"open" | "checked" | "revealed"} phase
 * @property {Record<string, number | null>} lines
 * @property {Record<string, number | null>} figures
 * @property {Array<boolean | null>} first  whether the first try of each problem was right
 *
 * @typedef {State & {exercise: Exercise, cards: Record<string, Card>, saved: {at: At}}} ExerciseState
 */

/** @param {Slips} slips @param {number | null} points */
const slip = (slips, points) => slips.find(([, numbers]) => points !== null && numbers.includes(points))?.[0] ?? "";

/** What the learner fills in at a step. @template {{at: number}} T @param {T[]} all @param {number} step */
const open = (all, step) => all.filter(({ at }) => at > 1 && at <= step);

/** @param {string} text @returns {Remark} */
const wrong = (text) => ({ mark: "wrong", text });

/** @param {Row} row @param {At} at @param {Exercise["words"]} words @returns {Remark | null} */
function remarkOn(row, at, words) {
  const ticked = row.id in at.lines;
  if (row.points === null) return ticked ? wrong(row.claimed) : null;
  if (!ticked) return wrong(row.missed);
  if (at.lines[row.id] === row.points) return { mark: "right", text: words.correct };
  return wrong(slip(row.slips, at.lines[row.id]) || row.why);
}

/** @param {Problem} problem @param {Field} field @param {At} at @param {Exercise["words"]} words @returns {Remark} */
function remarkOnField(problem, { id, value, why, again, slips, formula }, at, words) {
  const given = at.figures[id] ?? null;
  if (given === value) return { mark: "right", text: words.correct };
  if (given === null) return wrong(`${words.blank} ${why}`);
  if (formula && given === following(problem, formula, at)) return wrong(words.follows.replace("{n}", String(value)));
  const reason = slip(slips, given);
  return wrong(reason && !again ? reason : `${reason} ${why}`.trim());
}

/** What follows from the learner's own lines and figures. @param {Problem} problem @param {Formula} formula @param {At} at */
function following({ rows, figures }, formula, at) {
  const asked = open(rows, at.step);
  let lines = rows.reduce((sum, row) => sum + (asked.includes(row) ? 0 : row.points ?? 0), 0);
  for (const points of Object.values(at.lines)) lines += points ?? 0;
  const fields = figures.flatMap((figure) => figure.fields);
  const written = (/** @type {string} */ id) => at.figures[id] ?? fields.find((field) => field.id === id)?.value ?? 0;
  const base = formula.figures.reduce((sum, [weight, id]) => sum + weight * written(id), formula.lines * lines + formula.plus);
  return (formula.seven && base >= 7 ? base * 2 : base) * formula.times;
}

/** What is said to each line of an answer, by its id. @param {ExerciseState} state @param {At} at */
function graded({ exercise: { problems, words } }, at) {
  const problem = problems[at.pile];
  /** @type {Record<string, Remark>} */
  const remarks = {};
  for (const row of open(problem.rows, at.step)) {
    const remark = remarkOn(row, at, words);
    if (remark) remarks[row.id] = remark;
  }
  for (const field of open(problem.figures, at.step).flatMap((figure) => figure.fields)) {
    remarks[field.id] = remarkOnField(problem, field, at, words);
  }
  return remarks;
}

// ---------------------------------------------------------------- drawing

/** @param {ExerciseState} state @param {At} at @returns {State} */
function drawn(state, at) {
  const { exercise: { problems, words, steps }, cards } = state;
  const problem = problems[at.pile];
  const remarks = at.phase === "checked" ? graded(state, at) : {};
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
    standing: problem.notes,
    zones: problem.zones.map((zone) => ({ ...zone, groups: zone.groups.map((/** @type {any} */ group) => withCards(group, cards)) })),
    worksheet: worksheet(problem, at, remarks, words),
    scores: [box(problem, cards, at)],
    buttons: buttons(at, last, words),
    saved: { .../** @type {object} */ (state.saved), at },
  });
}

/** @param {any} thing @param {Record<string, Card>} cards */
const withCards = (thing, cards) => ({ ...thing, cards: thing.cards.map((/** @type {string} */ id) => cards[id]) });

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

/** @param {Problem} problem @param {At} at @param {Record<string, Remark>} remarks @param {Exercise["words"]} words @returns {Worksheet | null} */
function worksheet(problem, at, remarks, words) {
  if (at.step === 1) return null;
  const rows = open(problem.rows, at.step).map(({ id, label }) => ({
    id, label, ticked: id in at.lines, value: at.lines[id] ?? null, remark: remarks[id] ?? null,
  }));
  return {
    label: words.lines, rows, figures: open(problem.figures, at.step).map((figure) => figureRow(figure, at, remarks)),
    pile: at.pile, step: at.step, submit: at.phase === "open" ? words.check : null,
  };
}

/** Fields side by side; what is said to them stands below: the same of several once, all right in a word. @param {Figure} figure @param {At} at @param {Record<string, Remark>} remarks */
function figureRow({ id, label, signed, fields }, at, remarks) {
  /** @type {Map<string, string[]>} */
  const bad = new Map();
  for (const field of fields) {
    const remark = remarks[field.id];
    if (remark?.mark === "wrong") bad.set(remark.text, [...bad.get(remark.text) ?? [], field.label]);
  }
  const said = [...bad].map(([text, labels]) => wrong(fields.length > 1 ? `${labels.join(", ")}: ${text}` : text));
  const good = fields.filter((field) => remarks[field.id]).slice(0, 1).map((field) => remarks[field.id]);
  return {
    id, label, signed, remarks: said.length ? said : good,
    fields: fields.map((field) => ({ id: field.id, label: field.label, value: at.figures[field.id] ?? null, mark: remarks[field.id]?.mark ?? null })),
  };
}

/** The answer as far as it is shown. @param {Problem} problem @param {Record<string, Card>} cards @param {At} at @returns {ScoreBox} */
function box(problem, cards, at) {
  const whole = at.step === 1 || at.phase !== "open";
  return {
    ...problem.box,
    lines: problem.box.lines.filter((line) => whole || at.step < line.at).map((line) => withCards(line, cards)),
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
  const { saved: { at }, exercise: { problems } } = state;
  const fresh = { ...at, phase: /** @type {const} */ ("open"), lines: {}, figures: {} };
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
  const answer = { ...at, phase: /** @type {const} */ ("checked"), lines: message.lines, figures: message.figures };
  const right = Object.values(graded(state, answer)).every(({ mark }) => mark === "right");
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
  const fits = at && exercise.exercise.problems[at.pile] && at.step >= 1 && at.step <= 4 && at.lines && at.figures
    && Array.isArray(at.first) && at.first.length === exercise.exercise.problems.length;
  return fits ? drawn(exercise, at) : null;
}
