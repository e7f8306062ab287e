/**
 * Card pictures. Every card on every table is drawn by `cardFace`: whoever brings
 * a better picture changes this one function. A sprite on the page wins by itself:
 * <symbol id="c-01-crane" viewBox="0 0 120 200"> is used as soon as it is there.
 */
/** @import { Card } from "./types.js" */
import { crest } from "./crests.js";
import { h, s } from "./dom.js";

const PAPER = "#F7F0DF";
const INK = "#211C1A";
const RED = "#C62F2B";
const GOLD = "#F0B429";
const BLUE = "#24589E";

/** Three ribbons that differ by pattern as well as by colour. */
const RIBBON_MARKS = {
  "red-poem": () => [s("path", {
    d: "M57 36q8 3 1 9t4 10q-9 2-3 9t1 12q-6 3 0 10", fill: "none", stroke: PAPER, "stroke-width": 3.4, "stroke-linecap": "round",
  })],
  plain: () => [s("path", { d: "M46 92H74", stroke: PAPER, "stroke-width": 3 })],
  blue: () => [
    s("path", { d: "M46 34H74M46 39H74M46 89H74M46 94H74", stroke: PAPER, "stroke-width": 2 }),
    s("path", { d: "M46 60L74 48M46 70L74 58M46 80L74 68", stroke: PAPER, "stroke-width": 2 }),
  ],
};

/** The kind by its shape: bright a disc, animal a diamond, ribbon a strip, chaff nothing. @param {Card} card */
function kindShape(card) {
  const edge = { stroke: INK, "stroke-width": 4, "stroke-linejoin": "round" };
  if (card.kind === "bright") return [s("circle", { cx: 60, cy: 62, r: 27, fill: GOLD, ...edge })];
  if (card.kind === "animal") return [s("path", { d: "M60 33L89 64L60 95L31 64Z", fill: "#FFFFFF", ...edge })];
  if (card.kind !== "ribbon") return [];
  const type = card.ribbon ?? "plain";
  return [s("g", { transform: "rotate(-8 60 64)" },
    s("rect", { x: 46, y: 26, width: 28, height: 76, fill: type === "blue" ? BLUE : RED, ...edge, "stroke-width": 3 }),
    ...RIBBON_MARKS[type]())];
}

/** @param {string} id @param {string} className */
function fromSprite(id, className) {
  return s("svg", { viewBox: "0 0 120 200", class: className, "aria-hidden": "true", focusable: "false" },
    s("use", { href: `#c-${id}` }));
}

/**
 * The picture of a card, face up or (id null) face down. Purely decorative for a
 * screen reader: the element around it carries the card's name.
 * @param {Card} card
 * @returns {SVGSVGElement}
 */
export function cardFace(card) {
  if (card.id !== null && document.getElementById(`c-${card.id}`)) return fromSprite(card.id, "hf-face");
  if (card.id === null || card.month === undefined) return cardBack();
  const chaff = card.kind === "chaff";
  return s("svg", { viewBox: "0 0 120 200", class: "hf-face", "aria-hidden": "true", focusable: "false" },
    s("rect", { x: 2, y: 2, width: 116, height: 196, rx: 7, fill: PAPER, stroke: INK, "stroke-width": 4 }),
    crest(card.month, 60, chaff ? 102 : 132, chaff ? 1.35 : 1),
    ...kindShape(card),
    s("text", { x: 11, y: 31, "font-size": 27, "font-weight": 700, fill: INK }, String(card.month)),
    s("text", { x: 60, y: 187, "font-size": flowerSize(card.flower ?? ""), "text-anchor": "middle", fill: INK }, card.flower ?? ""));
}

/** Long flower names must still fit between the borders. @param {string} name */
const flowerSize = (name) => (name.length <= 7 ? 22 : Math.max(12, Math.floor(180 / name.length)));

/** The back: plain ink-red with the border and a quiet inner line. */
function cardBack() {
  return s("svg", { viewBox: "0 0 120 200", class: "hf-face", "aria-hidden": "true", focusable: "false" },
    s("rect", { x: 2, y: 2, width: 116, height: 196, rx: 7, fill: "#8E2A25", stroke: INK, "stroke-width": 4 }),
    s("rect", { x: 12, y: 12, width: 96, height: 176, rx: 3, fill: "none", stroke: "#B5524A", "stroke-width": 2 }));
}

/** The maker's seal beside the title. */
export function seal() {
  return s("svg", { viewBox: "-40 -40 80 80", class: "hf-seal", "aria-hidden": "true", focusable: "false" },
    s("rect", { x: -38, y: -38, width: 76, height: 76, rx: 8, fill: RED }),
    ...Array.from({ length: 5 }, (_, i) => s("path", {
      d: "M0 -4C-15 -11 -13 -25 -5 -29L0 -23L5 -29C13 -25 15 -11 0 -4Z", fill: PAPER, transform: `rotate(${72 * i})`,
    })),
    s("circle", { r: 4, fill: RED }));
}

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
    ? h("button", { ...common, type: "button", "data-key": key }, cardFace(card), h("span", { class: "hf-sr" }, label))
    : h("span", { ...common, role: "img", "aria-label": label }, cardFace(card));
}
