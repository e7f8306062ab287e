/**
 * The keyboard's way through a table: one tab stop per group, arrow keys inside it,
 * and a focus that is never lost when the table is redrawn.
 */

/** @param {Element} root @param {string} key @returns {HTMLElement | null} */
const byKey = (root, key) => root.querySelector(`[data-key="${CSS.escape(key)}"]`);

/** @param {Element} group @returns {HTMLButtonElement[]} */
const buttonsOf = (group) => [...group.querySelectorAll("button")].filter((button) => !button.disabled);

/** One tab stop per group: `chosen`, else the one that had it, else the first. @param {Element} group @param {Element | null} [chosen] */
function setStop(group, chosen = null) {
  const buttons = buttonsOf(group);
  const stop = buttons.find((button) => button === chosen)
    ?? buttons.find((button) => button.getAttribute("tabindex") === "0") ?? buttons[0];
  for (const button of buttons) button.setAttribute("tabindex", button === stop ? "0" : "-1");
}

/** Gives every group under root its one tab stop. @param {Element} root */
export function setStops(root) {
  for (const group of root.querySelectorAll("[data-roving]")) setStop(group);
}

/**
 * The button above or below, by where the buttons lie on the screen.
 * @param {HTMLElement[]} buttons @param {HTMLElement} from @param {1 | -1} way
 */
function vertical(buttons, from, way) {
  const here = from.getBoundingClientRect();
  const middle = here.left + here.width / 2;
  let best = null;
  let bestCost = Infinity;
  for (const button of buttons) {
    const there = button.getBoundingClientRect();
    const down = (there.top - here.top) * way;
    if (down < here.height / 2) continue;
    const cost = down * 1000 + Math.abs(there.left + there.width / 2 - middle);
    if (cost < bestCost) [best, bestCost] = [button, cost];
  }
  return best;
}

/**
 * The button to the right or left on the same line: where months stand side by side, the next in order lies below.
 * @param {HTMLElement[]} buttons @param {HTMLElement} from @param {1 | -1} way
 */
function sideways(buttons, from, way) {
  const here = from.getBoundingClientRect();
  const places = buttons.map((button) => ({ button, there: button.getBoundingClientRect() }))
    .filter(({ there }) => Math.abs(there.top - here.top) < here.height / 2 && (there.left - here.left) * way > 0);
  places.sort((one, two) => (one.there.left - two.there.left) * way);
  return places[0]?.button ?? null;
}

/**
 * Where a key leads inside a group, or null when the key is none of ours.
 * @param {HTMLButtonElement[]} buttons @param {HTMLButtonElement} from @param {string} key @param {boolean} columns
 */
function target(buttons, from, key, columns) {
  const at = buttons.indexOf(from);
  if (columns && key === "ArrowRight") return sideways(buttons, from, 1) ?? from;
  if (columns && key === "ArrowLeft") return sideways(buttons, from, -1) ?? from;
  switch (key) {
    case "ArrowRight": return buttons[(at + 1) % buttons.length];
    case "ArrowLeft": return buttons[(at + buttons.length - 1) % buttons.length];
    case "ArrowDown": return vertical(buttons, from, 1) ?? from;
    case "ArrowUp": return vertical(buttons, from, -1) ?? from;
    case "Home": return buttons[0];
    case "End": return buttons[buttons.length - 1];
    default: return null;
  }
}

/** Arrow keys, Home and End inside a roving group. @param {KeyboardEvent} event */
export function moveInGroup(event) {
  if (!(event.target instanceof HTMLButtonElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const group = event.target.closest("[data-roving]");
  if (!group) return;
  const next = target(buttonsOf(group), event.target, event.key, group.hasAttribute("data-columns"));
  if (!next) return;
  event.preventDefault();
  setStop(group, next);
  next.focus();
}

/**
 * Where the focus was: the key of its element, its group, its place in the group.
 * @typedef {{key: string, group: string, index: number, questions: string}} Place
 */

/** The questions now on the table, to notice a new one. @param {Element} root */
const questions = (root) => [...root.querySelectorAll("[data-question]")].map((q) => q.textContent).join("\n");

/** @param {Element} root @returns {Place | null} null when the focus is elsewhere on the page */
export function focusPlace(root) {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !root.contains(active)) return null;
  const group = active.closest("[data-roving]");
  return {
    key: active.dataset.key ?? "",
    group: group?.getAttribute("data-roving") ?? "",
    index: group ? buttonsOf(group).findIndex((button) => button === active) : -1,
    questions: questions(root),
  };
}

/** The hand's card for the focus: the one played last if it is back, else its neighbour. @param {Element} root @param {Place | null} hand */
function inHand(root, hand) {
  const mine = root.querySelector("[data-mine]");
  if (!mine) return null;
  const buttons = buttonsOf(mine);
  return buttons.find((button) => button.dataset.key === hand?.key)
    ?? buttons[Math.min(Math.max(hand?.index ?? 0, 0), buttons.length - 1)] ?? null;
}

/**
 * The next sensible control: a new question first, then the same control, the same
 * place in the same group, the main button, the hand, and at last the status line.
 * @param {Element} root @param {Place} place @param {Place | null} hand
 * @returns {HTMLElement | null}
 */
function nextControl(root, place, hand) {
  if (questions(root) !== place.questions) {
    const zone = root.querySelector("[data-question]")?.getAttribute("data-question");
    const there = zone ? root.querySelector(`[data-zone="${CSS.escape(zone)}"] [data-roving] button`) : null;
    if (there instanceof HTMLElement) return there;
    const asked = root.querySelector("[data-question] ~ [data-roving] button, [data-question] ~ * [data-roving] button");
    if (asked instanceof HTMLElement) return asked;
  }
  const same = place.key ? byKey(root, place.key) : null;
  if (same && !(/** @type {HTMLButtonElement} */ (same).disabled)) return same;
  const group = place.group ? root.querySelector(`[data-roving="${CSS.escape(place.group)}"]`) : null;
  const left = group ? buttonsOf(group) : [];
  return left[Math.min(Math.max(place.index, 0), left.length - 1)]
    ?? root.querySelector("button.is-primary:not(:disabled)")
    ?? inHand(root, hand)
    ?? root.querySelector('[data-roving] button[tabindex="0"]')
    ?? root.querySelector("[data-status]");
}

/**
 * After a redraw: brings the focus to where the learner goes on.
 * @param {Element} root
 * @param {Place | null} place  from focusPlace before the redraw
 * @param {Place | null} hand  where the focus was when a hand card was pressed last
 * @param {boolean} byPointer  a pointer pressed last: do not scroll the page under it
 */
export function restoreFocus(root, place, hand, byPointer) {
  if (!place) return;
  const next = nextControl(root, place, hand);
  if (!next) return;
  const group = next.closest("[data-roving]");
  if (group) setStop(group, next);
  if (next !== document.activeElement) next.focus({ preventScroll: byPointer });
}
