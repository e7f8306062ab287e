/**
 * Puzzles without Python: `presenters/puzzle_state.py` in JavaScript. Every text, every fact and
 * every answer comes with the state; here it is only looked up.
 */
/** @import { Ask, Button, Card, Choice, Message, ScoreBox, Standing, State, Zone } from "./types.js" */
import { shuffled } from "./chance.js";

/**
 * @typedef {{label: string, points: number | string, why: string, cards: string[]}} Line
 * @typedef {{id: string, card: string | null, take: string | null, label: string, note: string, lines: Line[], mean: string}} Option
 * @typedef {{id: string, label: string, cards?: string[], groups?: Array<{label: string, cards: string[]}>}} Place
 *
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {"play" | "stop" | "sage"} kind
 * @property {string} what  its game, theme and level
 * @property {Place[]} zones  cards are ids
 * @property {Standing[]} standing
 * @property {(Omit<Ask, "score" | "buttons"> & {score: Omit<ScoreBox, "lines"> & {lines: Line[]}}) | null} ask
 * @property {Option[]} options
 * @property {string} answer
 * @property {string[]} twins  options that are as right as the answer
 * @property {string} nudge
 * @property {string[]} narrow
 * @property {string} reason
 * @property {string[]} ranked  options, the best on average first
 * @property {string} counted  what the averages count
 *
 * @typedef {"right" | "hinted" | "wrong"} Result
 * @typedef {object} At
 * @property {number} seed
 * @property {string[]} run
 * @property {Array<Result | null>} results
 * @property {number} place  behind the last puzzle: the result
 * @property {number} hints
 * @property {string[]} tried
 * @property {string | null} shown
 * @property {string | null} picked
 * @property {boolean} over
 *
 * @typedef {State & {puzzles: Record<string, Puzzle>, cards: Record<string, Card>, words: Record<string, string>,
 *   count: number, saved: {at: At}}} PuzzlesState
 */

const NARROW = 2;
const SHOW = 3;
const EXPLAIN = 4;
const MOST_SEED = 999_999_999;
const MARKS = { right: "✓", hinted: "(✓)", wrong: "✗" };

/** @param {number} seed @param {string[]} run @param {At["results"]} [results] @param {number} [place] @returns {At} */
const fresh = (seed, run, results = run.map(() => null), place = 0) => (
  { seed, run, results, place, hints: 0, tried: [], shown: null, picked: null, over: false });

/** @param {Puzzle} puzzle @param {string} option */
const find = (puzzle, option) => /** @type {Option} */ (puzzle.options.find(({ id }) => id === option));

/** @param {Puzzle} puzzle @param {string} option */
const isRight = (puzzle, option) => option === puzzle.answer || puzzle.twins.includes(option);

/** @param {At} at */
const missedOf = (at) => at.run.filter((_, place) => at.results[place] !== "right");

// ---------------------------------------------------------------- messages

/** Where the learner stands after a message; null for one that cannot be. @param {PuzzlesState} state @param {any} message @returns {At | null} */
function moved(state, message) {
  const { puzzles, count, saved: { at } } = state;
  const following = (at.seed + 1) % MOST_SEED;
  switch (message.type) {
    case "again": return fresh(at.seed, at.run);
    case "fresh": return fresh(following, shuffled(Object.keys(puzzles), `draw ${following}`).slice(0, count));
    case "missed": return missedOf(at).length ? fresh(following, missedOf(at)) : null;
  }
  const puzzle = puzzles[at.run[at.place]];
  if (!puzzle || message.puzzle !== puzzle.id) return null;
  switch (message.type) {
    case "next": return at.over ? fresh(at.seed, at.run, at.results, at.place + 1) : null;
    case "hint": return at.over ? null : hinted(at, puzzle);
    case "pick": return { ...at, picked: message.card };
    default: return answered(at, puzzle, message.option);
  }
}

/** Which hint the button gives: of two options there is nothing to narrow down. @param {At} at @param {Puzzle} puzzle */
const nextHint = (at, puzzle) => (at.hints === 1 && puzzle.options.length === 2 ? NARROW : at.hints);

/** @param {At} at @param {Puzzle} puzzle */
function hinted(at, puzzle) {
  const next = { ...at, hints: nextHint(at, puzzle) + 1, picked: null };
  return next.hints < EXPLAIN ? next : done({ ...next, shown: puzzle.answer }, "wrong");
}

/** @param {At} at @param {Puzzle} puzzle @param {string} option @returns {At | null} */
function answered(at, puzzle, option) {
  if (!find(puzzle, option)) return null;
  const looked = { ...at, shown: option, picked: null };
  if (at.over) return looked;
  if (!isRight(puzzle, option)) {
    const wrong = { ...looked, tried: [...at.tried.filter((one) => one !== option), option] };
    return puzzle.options.length === 2 ? done(wrong, "wrong") : wrong;
  }
  return done(looked, at.tried.length || at.hints >= SHOW ? "wrong" : at.hints ? "hinted" : "right");
}

/** The puzzle is over; only its first result counts. @param {At} at @param {Result} result @returns {At} */
const done = (at, result) => ({ ...at, over: true, results: at.results.map((was, place) => (place === at.place ? was ?? result : was)) });

// ---------------------------------------------------------------- drawing

/** @param {PuzzlesState} state @param {At} at @returns {State} */
function drawn(state, at) {
  const puzzle = state.puzzles[at.run[at.place]];
  const parts = puzzle ? puzzleParts(state, at, puzzle) : resultParts(state, at);
  return /** @type {any} */ ({ ...state, ...parts, saved: { .../** @type {object} */ (state.saved), at } });
}

/** @param {PuzzlesState} state @param {At} at @param {Puzzle} puzzle */
function puzzleParts({ cards, words }, at, puzzle) {
  const hints = at.over || !at.hints ? [] : [
    `${words.nudged}: ${puzzle.nudge}`,
    at.hints > 1 && puzzle.options.length > 2 && `${words.narrowed}: ${puzzle.narrow.map((one) => find(puzzle, one).label).join(" · ")}`,
    at.hints >= SHOW && `${words.answer}: ${find(puzzle, puzzle.answer).label}`,
  ].filter(Boolean);
  const { over, place, run } = at;
  const next = { id: "next", label: words[place < run.length - 1 ? "next" : "finish"], message: { type: "next", puzzle: puzzle.id }, primary: true };
  const hint = { id: "hint", label: words[`hint${nextHint(at, puzzle)}`], message: { type: "hint", puzzle: puzzle.id } };
  return {
    subtitle: words.place.replace("{n}", String(place + 1)).replace("{m}", String(run.length)).replace("{what}", puzzle.what),
    status: status(puzzle, at, words),
    said: [...hints, ...verdict(puzzle, at, words)],
    standing: puzzle.standing,
    zones: puzzle.zones.map((zone) => zoneOf(puzzle, cards, at, zone)),
    choice: choiceOf(puzzle, cards, at, words),
    ask: askOf(puzzle, cards, at),
    scores: boxes(puzzle, cards, at, words),
    guide: over && puzzle.ranked.length ? ranking(puzzle, words) : null,
    buttons: [over ? next : hint],
  };
}

/** @param {Puzzle} puzzle @param {At} at @param {Record<string, string>} words */
function status(puzzle, at, words) {
  if (at.over) return puzzle.reason;
  if (at.picked !== null) return words.pick;
  if (at.shown !== null) return words.wrong;
  if (puzzle.kind !== "play") return words.ask;
  return words[puzzle.options[0].card === null ? "flip" : "play"];
}

/** @param {Puzzle} puzzle @param {At} at @param {Record<string, string>} words */
function verdict(puzzle, at, words) {
  if (at.shown === null) return [];
  if (!at.over) return [`✗ ${find(puzzle, at.shown).label}.`];
  if (at.tried.length && puzzle.options.length === 2) return [`✗ ${words.notThis}`];
  const word = at.hints === EXPLAIN ? "shown" : at.tried.length ? "late" : at.hints ? "hinted" : "right";
  return [`✓ ${words[word]}`];
}

/** @param {Puzzle} puzzle @param {Record<string, Card>} cards @param {At} at @param {Place} zone @returns {Zone} */
function zoneOf(puzzle, cards, at, zone) {
  const looked = (/** @type {string[]} */ ids) => ids.map((id) => cards[id]);
  return /** @type {any} */ ({
    ...zone,
    ...(zone.groups && { groups: zone.groups.map((group) => ({ ...group, cards: looked(group.cards) })) }),
    ...(zone.cards && { cards: looked(zone.cards).map((card) => cardOf(puzzle, card, at, zone.id)) }),
  });
}

/** @param {Puzzle} puzzle @param {Card} card @param {At} at @param {string} zone @returns {Card} */
function cardOf(puzzle, card, at, zone) {
  if (zone === "hand") {
    const mine = puzzle.options.filter((one) => one.card === card.id);
    if (!mine.length) return card;
    const press = mine.length > 1
      ? { type: "pick", puzzle: puzzle.id, card: card.id } : { type: "answer", puzzle: puzzle.id, option: mine[0].id };
    return { ...card, marks: marks(puzzle, at, mine, "legal"), press };
  }
  const taking = zone === "field" ? puzzle.options.filter((one) => one.card === at.picked && one.take === card.id) : [];
  if (!taking.length) return card;
  return { ...card, marks: marks(puzzle, at, taking, "choose"), press: { type: "answer", puzzle: puzzle.id, option: taking[0].id } };
}

/** @param {Puzzle} puzzle @param {At} at @param {Option[]} options @param {string} mark @returns {Card["marks"]} */
function marks(puzzle, at, options, mark) {
  const ids = options.map(({ id }) => id);
  return /** @type {any} */ ([
    mark,
    at.picked !== null && options[0].card === at.picked && mark === "legal" && "chosen",
    at.over && ids.some((id) => isRight(puzzle, id)) && "takes",
    !at.over && at.hints > 1 && !ids.some((id) => puzzle.narrow.includes(id)) && "dim",
  ].filter(Boolean));
}

/** The choice of two, on the field. @param {Puzzle} puzzle @param {Record<string, Card>} cards @param {At} at @param {Record<string, string>} words @returns {Choice | null} */
function choiceOf(puzzle, cards, at, words) {
  const flip = puzzle.options[0].card === null;
  if (puzzle.kind !== "play" || (at.picked === null && (!flip || at.over))) return null;
  const cancel = at.picked === null ? null
    : { id: "cancel", label: words.cancel, message: { type: "pick", puzzle: puzzle.id, card: null } };
  const takes = puzzle.options.filter((one) => one.card === at.picked).map((one) => cards[/** @type {string} */ (one.take)]);
  return { question: words[at.picked === null ? "flip" : "pick"], zone: "field", cards: takes, cancel };
}

/** @param {Record<string, Card>} cards @param {Line} line */
const withCards = (cards, line) => ({ ...line, cards: line.cards.map((id) => cards[id]) });

/** @param {Puzzle} puzzle @param {Record<string, Card>} cards @param {At} at @returns {Ask | null} */
function askOf(puzzle, cards, at) {
  const { ask } = puzzle;
  if (!ask || at.over) return null;
  const buttons = puzzle.options.map(({ id, label }) => ({
    id, label, message: { type: "answer", puzzle: puzzle.id, option: id },
  }));
  return { ...ask, score: { ...ask.score, lines: ask.score.lines.map((line) => withCards(cards, line)) }, buttons };
}

/** The facts of the option that is looked at; when it is over, beside those of the answer. @param {Puzzle} puzzle @param {Record<string, Card>} cards @param {At} at @param {Record<string, string>} words @returns {ScoreBox[]} */
function boxes(puzzle, cards, at, words) {
  if (at.shown === null) return [];
  let shown = isRight(puzzle, at.shown) && at.over ? [] : [at.shown];
  if (at.over && puzzle.kind !== "play") shown = puzzle.options.map(({ id }) => id).filter((id) => id !== puzzle.answer);
  if (at.over) shown = [puzzle.answer, ...shown];
  return shown.map((option) => {
    const { label, note, lines, mean } = find(puzzle, option);
    const right = isRight(puzzle, option) && at.over;
    const mark = right ? "✓" : at.tried.includes(option) ? "✗" : `${words.other}:`;
    return {
      id: `option-${option}`, title: `${mark} ${label}`, note: note || (right && puzzle.kind === "play" ? words.look : ""), steps: [], total: null,
      lines: [...lines.map((line) => withCards(cards, line)), ...average(mean, words)],
    };
  });
}

/** @param {string} mean @param {Record<string, string>} words */
const average = (mean, words) => (mean
  ? [{ label: words.average, points: mean, why: words[mean.includes("±") ? "averageWhy" : "certain"], cards: [] }] : []);

/** All options side by side, the best first. @param {Puzzle} puzzle @param {Record<string, string>} words @returns {ScoreBox} */
function ranking(puzzle, words) {
  const lines = puzzle.ranked.map((id) => find(puzzle, id)).map(({ label, mean }) => ({ label, points: mean, why: "", cards: [] }));
  return { id: "all", title: words.all, note: `${puzzle.counted} ${words.allWhy}`, lines, steps: [], total: null };
}

// ---------------------------------------------------------------- the result

/** @param {PuzzlesState} state @param {At} at */
function resultParts({ puzzles, words, count }, at) {
  const of = (/** @type {Result} */ result) => at.results.filter((one) => one === result).length;
  const missed = missedOf(at);
  const lines = at.run.map((id, place) => {
    const result = at.results[place] ?? "wrong";
    return { label: `${MARKS[result]} ${puzzles[id].what}`, points: "", why: result === "right" ? "" : puzzles[id].reason, cards: [] };
  });
  return {
    subtitle: "",
    status: words[of("hinted") ? "doneHinted" : "done"].replace("{n}", String(of("right"))).replace("{m}", String(at.run.length))
      .replace("{k}", String(of("hinted"))),
    said: missed.length ? [] : [words.well],
    standing: [], zones: [], choice: null, ask: null, guide: null,
    scores: [{ id: "result", title: words.result, note: "", steps: [], total: null, lines }],
    buttons: restarts(puzzles, at, missed, count, words),
  };
}

/** @param {Record<string, Puzzle>} puzzles @param {At} at @param {string[]} missed @param {number} count @param {Record<string, string>} words @returns {Button[]} */
function restarts(puzzles, at, missed, count, words) {
  const more = Object.keys(puzzles).length > count;
  const some = missed.length > 0 && missed.length < at.run.length;
  return [
    ...(some ? [{ id: "missed", label: words.missed, message: { type: "missed" }, primary: true }] : []),
    { id: "fresh", label: words[more ? "fresh" : "reshuffled"], message: { type: "fresh" }, primary: !some },
    ...(more ? [{ id: "again", label: words.again, message: { type: "again" } }] : []),
  ];
}

// ---------------------------------------------------------------- the page's way in

/** @param {State} state @param {Message} message @returns {State | null} */
export function answer(state, message) {
  const at = moved(/** @type {PuzzlesState} */ (state), message);
  return at && drawn(/** @type {PuzzlesState} */ (state), at);
}

/** @param {State} state @param {any} saved @returns {State | null} */
export function resume(state, saved) {
  const { puzzles } = /** @type {PuzzlesState} */ (state);
  const at = saved?.at;
  const whole = Array.isArray(at?.run) && at.run.length && at.run.every((/** @type {string} */ id) => puzzles[id])
    && Array.isArray(at.results) && at.results.length === at.run.length && Array.isArray(at.tried)
    && at.place >= 0 && at.place <= at.run.length && at.hints >= 0 && at.hints <= EXPLAIN;
  if (!whole) return null;
  const puzzle = puzzles[at.run[at.place]];
  const known = [...at.tried, ...(at.shown === null ? [] : [at.shown])].every((one) => puzzle && find(puzzle, one));
  return known ? drawn(/** @type {PuzzlesState} */ (state), at) : null;
}
