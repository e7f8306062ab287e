/**
 * States that were all made in advance: a deck to look through, a finished round to step through.
 * `frames.layers` names sets of parts; where the learner stands (`at`) picks one of each, and they
 * are laid over `frames.base`. `presenters/frames.py` is the same in Python.
 */
/** @import { Bar, Button, Card, Message, State, Zone } from "./types.js" */

/**
 * @typedef {Record<string, string>} At  the frame of each layer
 * @typedef {object} Frames
 * @property {Record<string, any>} base
 * @property {Record<string, Record<string, Record<string, any>>>} layers
 * @property {string | null} press  the layer that a press on a card shows
 *
 * @typedef {State & {frames: Frames, cards: Record<string, Card>, saved: {at: At}}} FramesState
 */

/**
 * A card from its short form, such as `03-curtain` or `03-curtain!new`.
 * @param {FramesState} state @param {At} at @param {string} text
 * @returns {Card}
 */
function card({ cards, frames }, at, text) {
  const [id, ...marks] = text.split("!");
  const found = { ...cards[id], marks: /** @type {Card["marks"]} */ (marks) };
  const { press } = frames;
  return press === null ? found : { ...found, press: { type: "show", layer: press, frame: id }, pressed: at[press] === id };
}

/** The frame that lies so many frames further, and never beyond the ends. @param {FramesState} state @param {At} at @param {string} layer @param {number} by */
function further({ frames }, at, layer, by) {
  const keys = Object.keys(frames.layers[layer]);
  return keys[Math.min(Math.max(keys.indexOf(at[layer]) + by, 0), keys.length - 1)];
}

/** @param {FramesState} state @param {At} at @param {Button} button @returns {Button} */
function buttonAt(state, at, button) {
  const { type, layer, frame, by } = /** @type {any} */ (button.message);
  if (type === "move") return { ...button, disabled: further(state, at, layer, by) === at[layer] };
  return { ...button, pressed: at[layer] === frame };
}

/** @param {FramesState} state @param {At} at @param {Bar} bar @returns {Bar} */
function barAt(state, at, bar) {
  if (bar.select) return { ...bar, select: { ...bar.select, value: at[/** @type {string} */ (bar.select.message.layer)] } };
  return { ...bar, buttons: (bar.buttons ?? []).map((button) => buttonAt(state, at, button)) };
}

/** @param {FramesState} state @param {At} at @returns {State} */
function shown(state, at) {
  const { base, layers } = state.frames;
  const parts = Object.assign({}, base, ...Object.keys(layers).map((layer) => layers[layer][at[layer]]));
  const cards = (/** @type {string[]} */ texts) => texts.map((text) => card(state, at, text));
  /** @param {any} zone @returns {Zone} */
  const zoneOf = (zone) => ({
    ...zone,
    ...(zone.cards && { cards: cards(zone.cards) }),
    ...(zone.groups && { groups: zone.groups.map((/** @type {any} */ group) => ({ ...group, cards: cards(group.cards) })) }),
  });
  const lookedAt = (/** @type {any} */ line) => ({ ...line, cards: line.cards.map((/** @type {string} */ id) => state.cards[id]) });
  return /** @type {State} */ ({
    ...state,
    ...parts,
    zones: parts.zones.map(zoneOf),
    scores: parts.scores.map((/** @type {any} */ box) => ({ ...box, lines: box.lines.map(lookedAt) })),
    bars: parts.bars.map((/** @type {Bar} */ bar) => barAt(state, at, bar)),
    buttons: parts.buttons.map((/** @type {Button} */ button) => buttonAt(state, at, button)),
    saved: { ...state.saved, at },
  });
}

/** @param {FramesState} state @param {any} message @returns {At | null} */
function moved(state, { type, layer, frame, by }) {
  const { at } = state.saved;
  if (!Object.hasOwn(state.frames.layers, layer)) return null;
  if (type === "move" && Number.isInteger(by)) return { ...at, [layer]: further(state, at, layer, by) };
  return type === "show" && Object.hasOwn(state.frames.layers[layer], frame) ? { ...at, [layer]: frame } : null;
}

/** @param {State} state @param {Message} message @returns {State | null} */
export function answer(state, message) {
  const frames = /** @type {FramesState} */ (state);
  const at = moved(frames, message);
  return at && shown(frames, at);
}

/** @param {State} state @param {any} saved @returns {State | null} */
export function resume(state, saved) {
  const frames = /** @type {FramesState} */ (state);
  const { layers } = frames.frames;
  const fits = saved?.at && Object.keys(layers).every((layer) => Object.hasOwn(layers[layer], saved.at[layer]));
  return fits ? shown(frames, saved.at) : null;
}
