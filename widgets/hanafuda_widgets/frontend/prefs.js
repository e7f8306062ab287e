/**
 * How a learner likes the tables: the language, and what the cards tell. One choice for
 * all tables of the course, kept in the browser; where nothing can be kept it holds for this page.
 */
/** @import { Card, Zone } from "./types.js" */

/**
 * `lang` is null until one was chosen; `labels` are month and kind on the cards, `plays` what a
 * card takes, `outlook` the yaku in sight.
 * @typedef {{lang: string | null, labels: boolean, flowers: boolean, plays: boolean, outlook: boolean}} Prefs
 */

const KEY = "hanafuda:table";
/** @type {Prefs} */
const USUAL = { lang: null, labels: true, flowers: false, plays: true, outlook: true };
/** What the cards may tell, in the order of the switches. */
export const SWITCHES = /** @type {const} */ (["labels", "flowers", "plays", "outlook"]);

/** @returns {Prefs} */
function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const flags = SWITCHES.filter((name) => typeof kept[name] === "boolean").map((name) => [name, kept[name]]);
    return { ...USUAL, ...Object.fromEntries(flags), lang: typeof kept.lang === "string" ? kept.lang : null };
  } catch {
    return { ...USUAL };
  }
}

/** @type {Prefs} */
export const prefs = load();

/** Changes a choice and keeps it. @param {Partial<Prefs>} change */
export function choose(change) {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // It holds until the page is left; the match says so where it cannot be kept.
  }
}

/** A card that does not tell what it takes. @param {Card} card @returns {Card} */
function silent({ hint, badge, takes, ...card }) {
  return { ...card, marks: (card.marks ?? []).filter((mark) => mark !== "takes") };
}

/** The zones as the learner likes to see them. @param {Zone[]} zones @returns {Zone[]} */
export function asLiked(zones) {
  if (prefs.plays) return zones;
  return zones.map((zone) => (zone.id === "hand" && zone.cards ? { ...zone, cards: zone.cards.map(silent) } : zone));
}
