/** Many cards laid out to be looked up or picked: one tab stop, arrow keys in all four directions. */
/** @import { Group, Zone } from "./types.js" */
import { cardElement } from "./cards.js";
import { h } from "./dom.js";
import { WORDS } from "./words.js";

/** A month (a column of four) or a kind (a shelf of any length). @param {Zone} zone @param {Group} group @param {number} place */
function groupElement(zone, group, place) {
  const label = group.short ?? `${group.label} ${group.cards.length}`;
  return h("div", { class: "hf-deck-group", role: "group", "aria-label": `${group.label}, ${WORDS.cards(group.cards.length)}` },
    h("span", { class: "hf-group-label", "aria-hidden": "true", lang: zone.layout === "deck" ? "ja" : null }, label),
    h("div", { class: "hf-deck-cards" },
      ...group.cards.map((card) => cardElement(card, `${zone.id}:${zone.layout === "deck" ? "" : place}:${card.id}`))));
}

/**
 * A zone of layout "deck" (months side by side) or "shelves" (groups one under the other).
 * @param {Zone} zone
 * @returns {HTMLElement}
 */
export function deckElement(zone) {
  const groups = zone.groups ?? [];
  const pressable = groups.some((group) => group.cards.some((card) => card.press));
  return h("div", {
    class: "hf-deck", role: "group", "aria-label": zone.label, "data-roving": pressable && zone.id, "data-columns": zone.layout === "deck",
  }, ...groups.map((group, place) => groupElement(zone, group, place)));
}
