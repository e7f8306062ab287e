/** Draws zones of cards: rows, grids, the stock, and piles sorted into groups. */
/** @import { Card, Group, Zone } from "./types.js" */
import { cardElement, cardFace } from "./cards.js";
import { deckElement } from "./deck.js";
import { h } from "./dom.js";
import { WORDS } from "./words.js";

/** @param {Card[]} cards */
const allDown = (cards) => cards.length > 0 && cards.every((card) => card.id === null);

/**
 * The cards of a row or a grid. A group with something to press is one tab stop.
 * The style sheet learns how many cards a line has: `cols` where it is wide, `short` on a phone.
 * @param {Zone} zone @param {Card[]} cards
 */
function spread(zone, cards) {
  const pressable = cards.some((card) => card.press);
  return h("div", {
    class: "hf-spread", role: "group", "aria-label": `${zone.label}, ${WORDS.cards(cards.length)}`,
    "data-roving": pressable && zone.id, "data-mine": zone.owner === "you" && pressable,
    style: `--hf-cols:${cards.length > 8 ? 10 : 8};--hf-short:${cards.length > 5 ? Math.ceil(cards.length / 2) : 5}`,
  }, ...cards.map((card, i) => cardElement(card, `${zone.id}:${card.id ?? i}`)));
}

/** Cards that lie face down are one picture: nobody wants to hear "face down" eight times. @param {Zone} zone @param {Card[]} cards */
function backs(zone, cards) {
  return h("div", { class: "hf-spread is-backs", role: "img", "aria-label": `${zone.label}: ${WORDS.faceDown(cards.length)}` },
    ...cards.map((card) => h("span", { class: "hf-card" }, cardFace(card))));
}

/** @param {Zone} zone */
function stack(zone) {
  const count = zone.count ?? 0;
  return h("div", { class: "hf-stack", role: "img", "aria-label": `${zone.label}: ${WORDS.faceDown(count)}` },
    ...Array.from({ length: Math.min(3, Math.ceil(count / 8)) }, () =>
      h("span", { class: "hf-card" }, cardFace({ id: null, name: "" }))),
    h("span", { class: "hf-count", "aria-hidden": "true" }, String(count)));
}

/** One kind of a pile: its cards overlap, newest marks show. @param {Group} group */
function pileGroup(group) {
  return h("div", { class: group.open ? "hf-group is-open" : "hf-group", role: "group", "aria-label": `${group.label}: ${WORDS.cards(group.cards.length)}` },
    h("span", { class: "hf-group-label", "aria-hidden": "true" }, group.label, " ", h("b", {}, String(group.cards.length))),
    h("div", { class: "hf-fan" }, ...group.cards.map((card, i) => cardElement(card, `pile:${card.id ?? i}`))));
}

/**
 * One zone with its caption.
 * @param {Zone} zone
 * @returns {HTMLElement}
 */
export function zoneElement(zone) {
  const cards = zone.cards ?? [];
  // The label names what is below it; a note says more, so it is read by itself.
  const label = h("div", { class: "hf-zone-label" }, h("span", { "aria-hidden": "true" }, zone.label),
    zone.note ? h("span", { class: "hf-zone-note" }, zone.note) : null);
  const body = zone.layout === "deck" || zone.layout === "shelves" ? deckElement(zone) : zone.layout === "groups"
    ? h("div", { class: "hf-groups", role: "group", "aria-label": zone.label }, ...(zone.groups ?? []).map(pileGroup))
    : zone.layout === "stack" ? stack(zone)
      : allDown(cards) ? backs(zone, cards)
        : spread(zone, cards);
  return h("div", {
    class: `hf-zone is-${zone.layout}`, "data-zone": zone.id, "data-owner": zone.owner ?? "table",
  }, label, body);
}

/**
 * Which part of the table a zone lies in: the others' at the top, the field in the
 * middle, then what is yours, with your hand last, nearest to the thumb.
 * @param {Zone} zone
 * @returns {"opponents" | "middle" | "mine" | "hand"}
 */
export function areaOf(zone) {
  if (zone.owner === "opponent") return "opponents";
  if (zone.owner === null) return "middle";
  return zone.layout === "groups" || zone.layout === "stack" ? "mine" : "hand";
}

/**
 * While a card is pointed at or focused, the cards it would take light up.
 * @param {HTMLElement} root @param {() => Zone[]} zones
 */
export function lightUp(root, zones) {
  const off = () => {
    for (const card of root.querySelectorAll(".is-lit")) card.classList.remove("is-lit");
  };
  /** @param {Event} event */
  const on = (event) => {
    off();
    const id = event.target instanceof Element && event.target.closest("button[data-card]")?.getAttribute("data-card");
    const card = id && zones().flatMap((zone) => zone.cards ?? []).find((other) => other.id === id);
    for (const taken of (card && card.takes) || []) {
      for (const lit of root.querySelectorAll(`.hf-area-middle [data-card="${CSS.escape(taken)}"]`)) lit.classList.add("is-lit");
    }
  };
  root.addEventListener("pointerover", on);
  root.addEventListener("focusin", on);
  root.addEventListener("pointerleave", off);
  root.addEventListener("focusout", off);
}
