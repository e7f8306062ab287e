/**
 * Card pictures. Every card on every table is drawn by `cardFace`: the drawn card where
 * the pictures are here, else a plain one with month, flower and kind.
 */
/** @import { Card } from "./types.js" */
import { h, s } from "./dom.js";
import { hasSprite, pictureOf } from "./sprite.js";

const PAPER = "#F7F0DF";
const INK = "#211C1A";
const RED = "#C62F2B";
const GOLD = "#F0B429";
const BLUE = "#24589E";
const WHITE = "#FFFFFF";

/** The month's number on a white tile, in the card's quiet corner. @param {number} month */
function monthTile(month) {
  const width = month > 9 ? 36 : 26;
  return s("g", { class: "hf-month" },
    s("rect", { x: 5, y: 5, width, height: 30, rx: 4, fill: WHITE, stroke: INK, "stroke-width": 1.6 }),
    s("text", { x: 5 + width / 2, y: 28, "font-size": 24, "font-weight": 700, "text-anchor": "middle", fill: INK }, String(month)));
}

/** The kind by its shape: bright a disc, animal a diamond, ribbon a strip, chaff nothing. @param {Card} card */
function kindMark(card) {
  const edge = { stroke: INK, "stroke-width": 2 };
  switch (card.kind) {
    case "bright": return s("circle", { cx: 101, cy: 19, r: 12, fill: GOLD, ...edge });
    case "animal": return s("path", { d: "M101 4L116 19L101 34L86 19Z", fill: WHITE, ...edge });
    case "ribbon": return s("g", {},
      s("rect", { x: 92, y: 5, width: 19, height: 32, fill: WHITE, ...edge }),
      s("rect", { x: 96.5, y: 9, width: 10, height: 24, fill: card.ribbon === "blue" ? BLUE : RED }));
    default: return null;
  }
}

/** The flower's name on a strip at the card's foot, for those who want it. @param {string} [flower] */
function flowerStrip(flower = "") {
  const size = Math.min(26, Math.floor(176 / flower.length));
  return s("g", { class: "hf-flower" },
    s("rect", { x: 5, y: 166, width: 110, height: 29, rx: 4, fill: WHITE, stroke: INK, "stroke-width": 1.6 }),
    s("text", { x: 60, y: 180 + size * 0.36, "font-size": size, "text-anchor": "middle", fill: INK }, flower));
}

/** A card without its picture: paper, border, the flower's name. @param {Card} card @returns {SVGElement[]} */
function plainCard(card) {
  const paper = { x: 2, y: 2, width: 116, height: 196, rx: 6, stroke: INK, "stroke-width": 4 };
  if (card.id === null) return [s("rect", { ...paper, fill: RED })];
  const flower = card.flower ?? "";
  const size = Math.max(12, Math.min(22, Math.floor(180 / flower.length)));
  return [
    s("rect", { ...paper, fill: PAPER }),
    s("text", { x: 60, y: 112, "font-size": size, "text-anchor": "middle", fill: INK }, flower),
  ];
}

/**
 * The picture of a card, face up or (id null) face down. Purely decorative for a
 * screen reader: the element around it carries the card's name.
 * @param {Card} card
 * @returns {SVGSVGElement}
 */
export function cardFace(card) {
  const picture = hasSprite()
    ? [s("image", { href: pictureOf(card.id ?? "back"), width: 120, height: 200, "data-face": card.id ?? "back" })]
    : plainCard(card);
  const assist = card.id === null || card.month === undefined
    ? null : s("g", { class: "hf-assist" }, monthTile(card.month), kindMark(card));
  const flower = assist && hasSprite() ? flowerStrip(card.flower) : null;
  return s("svg", { viewBox: "0 0 120 200", class: "hf-face", "aria-hidden": "true", focusable: "false" }, ...picture, assist, flower);
}

/** The seal beside the title. */
export function seal() {
  return s("svg", { viewBox: "-40 -40 80 80", class: "hf-seal", "aria-hidden": "true", focusable: "false" },
    s("rect", { x: -38, y: -38, width: 76, height: 76, rx: 8, fill: RED }),
    ...Array.from({ length: 5 }, (_, i) => s("path", {
      d: "M0 -4C-15 -11 -13 -25 -5 -29L0 -23L5 -29C13 -25 15 -11 0 -4Z", fill: PAPER, transform: `rotate(${72 * i})`,
    })),
    s("circle", { r: 4, fill: RED }));
}

/** What `aria-pressed` says: nothing for what is no switch. @param {{pressed?: boolean}} thing */
export const switched = ({ pressed }) => (pressed === undefined ? null : String(pressed));

/**
 * A card as an element: a button when it can be pressed, a picture otherwise.
 * @param {Card} card
 * @param {string} key  names the element across redraws, for the focus
 * @returns {HTMLElement}
 */
export function cardElement(card, key) {
  const classes = ["hf-card", ...(card.marks ?? []).map((mark) => `is-${mark}`)].join(" ");
  const label = card.hint ? `${card.name}. ${card.hint}` : card.name;
  // The badge is drawn by the style sheet: the label says the same, and says it whole.
  const common = { class: classes, title: label, "data-card": card.id, "data-badge": card.badge };
  return card.press
    ? h("button", { ...common, type: "button", "data-key": key, "aria-pressed": switched(card) }, cardFace(card), h("span", { class: "hf-sr" }, label))
    : h("span", { ...common, role: "img", "aria-label": label }, cardFace(card));
}
