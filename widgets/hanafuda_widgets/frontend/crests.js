/**
 * A small round crest for each month, in the manner of a family crest (mon):
 * enough to know the flower by until the card has its own picture.
 * Each is drawn around the origin with a radius of about 32 units.
 */
import { s } from "./dom.js";

const INK = "#211C1A";
const COLOURS = {
  red: "#C62F2B", gold: "#F0B429", leaf: "#2F6B45", lime: "#8DAA3B", purple: "#5A3F95",
  blue: "#24589E", pink: "#EE9DB0", blush: "#FBDDE3", orange: "#DD6B20", white: "#FFFFFF",
};

/** @param {string} d @param {string} fill @param {string} [transform] */
const path = (d, fill, transform) =>
  s("path", { d, fill, stroke: INK, "stroke-width": 2, "stroke-linejoin": "round", transform });

/** @param {number} cx @param {number} cy @param {number} r @param {string} fill */
const dot = (cx, cy, r, fill) => s("circle", { cx, cy, r, fill, stroke: INK, "stroke-width": 1.6 });

/** @param {string} d @param {string} stroke @param {number} [width] */
const line = (d, stroke, width = 3) =>
  s("path", { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round" });

/**
 * The same petal `count` times around the centre.
 * @param {number} count @param {string} d @param {string} fill @param {number} [turn]
 */
const ring = (count, d, fill, turn = 0) =>
  Array.from({ length: count }, (_, i) => path(d, fill, `rotate(${turn + (360 / count) * i})`));

const ROUND = "M0 -4C-15 -8 -14 -31 0 -31C14 -31 15 -8 0 -4Z";
const NOTCHED = "M0 -4C-17 -11 -15 -28 -5 -32L0 -26L5 -32C15 -28 17 -11 0 -4Z";
const WEDGE = "M0 -8L-6 -27Q0 -34 6 -27Z";
const POINTED = "M0 -3C-9 -12 -7 -22 0 -33C7 -22 9 -12 0 -3Z";
const FAN = "M-17 6A17 17 0 0 1 17 6L3 6L0 9L-3 6Z";
const NEEDLES = "M-10 -4L0 6M-4 -8L0 6M4 -8L0 6M10 -4L0 6";

/** @param {number} x @param {number} y */
const pineFan = (x, y) => s("g", { transform: `translate(${x} ${y})` },
  path(FAN, COLOURS.leaf), line(NEEDLES, COLOURS.lime, 1.4));

/** A hanging raceme of florets that shrink downwards. @param {number} x @param {number} length */
const raceme = (x, length) => Array.from({ length }, (_, i) =>
  dot(x + (i % 2 ? 3 : -3), -20 + i * 9, 6.5 - i * 0.6, i % 2 ? COLOURS.purple : COLOURS.pink));

/** A spike of bells that shrink upwards. @param {number} x @param {number} top @param {number} count */
const spike = (x, top, count) => Array.from({ length: count }, (_, i) =>
  dot(x, top + i * 8, 3 + i * 0.9, COLOURS.purple));

/** A willow strand with its leaves. @param {number} x @param {number} bottom */
const strand = (x, bottom) => s("g", {},
  line(`M${x} -30V${bottom}`, COLOURS.leaf, 2.4),
  ...[-22, -12, -2, 8, 18].filter((y) => y < bottom - 4).map((y) =>
    line(`M${x} ${y}l-5 7M${x} ${y + 4}l5 7`, COLOURS.lime, 3)));

/** @type {Record<number, () => SVGElement[]>} */
const CRESTS = {
  1: () => [pineFan(0, -18), pineFan(-15, 4), pineFan(15, 4), line("M0 -10V28", INK, 4)],
  2: () => [...ring(5, ROUND, COLOURS.red), dot(0, 0, 6, COLOURS.gold)],
  3: () => [...ring(5, NOTCHED, COLOURS.blush), dot(0, 0, 4, COLOURS.red)],
  4: () => [...raceme(-18, 4), ...raceme(18, 4), ...raceme(0, 6), line("M-30 -28Q0 -36 30 -28", COLOURS.leaf, 5)],
  5: () => [path("M-3 30L0 0L3 30Z", COLOURS.leaf), ...ring(3, ROUND, COLOURS.purple), ...ring(3, POINTED, COLOURS.blue, 60), dot(0, 0, 4, COLOURS.gold)],
  6: () => [...ring(8, ROUND, COLOURS.red), ...ring(6, "M0 -3C-9 -6 -8 -20 0 -20C8 -20 9 -6 0 -3Z", COLOURS.pink), dot(0, 0, 5, COLOURS.gold)],
  7: () => [line("M0 30Q-2 0 10 -30", INK, 2.4), ...ring(3, ROUND, COLOURS.lime), dot(-20, 18, 5, COLOURS.red), dot(20, 20, 5, COLOURS.pink), dot(-4, 27, 5, COLOURS.red)],
  8: () => [path("M-32 28Q-20 -4 0 -6Q22 -4 32 28Z", INK), ...[-18, -6, 8, 20].map((x) => line(`M${x} 6q4 -18 12 -26`, COLOURS.gold, 2.4))],
  9: () => [...ring(12, WEDGE, COLOURS.gold), dot(0, 0, 9, COLOURS.orange)],
  10: () => [line("M0 4L0 32", INK, 3), ...ring(7, POINTED, COLOURS.orange).filter((_, i) => i !== 3 && i !== 4), dot(0, 0, 3, COLOURS.red)],
  11: () => [...[[-22, 14], [-8, 28], [8, 20], [22, 30]].map(([x, y]) => strand(x, y))],
  12: () => [...ring(3, "M0 0C-22 -4 -20 -26 0 -32C20 -26 22 -4 0 0Z", COLOURS.leaf, 60), ...spike(0, -30, 4), ...spike(-13, -22, 3), ...spike(13, -22, 3)],
};

/**
 * The crest of a month, centred on (x, y).
 * @param {number} month 1 to 12
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @returns {SVGElement}
 */
export function crest(month, x, y, scale) {
  return s("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...(CRESTS[month]?.() ?? []));
}
