/** Controls above the table: rows of buttons and lists to choose from, answered at once. */
/** @import { Bar, Message } from "./types.js" */
import { h } from "./dom.js";
import { buttonElement } from "./panels.js";

/** @param {Bar} bar @returns {HTMLElement} */
function barElement(bar) {
  const label = h("span", { class: "hf-bar-label", "aria-hidden": bar.select ? null : "true" }, bar.label);
  const { select } = bar;
  if (!select) {
    return h("div", { class: "hf-bar" }, label,
      h("div", { class: "hf-buttons", role: "group", "aria-label": bar.label, "data-roving": `bar:${bar.id}` },
        ...(bar.buttons ?? []).map(buttonElement)));
  }
  return h("label", { class: "hf-bar" }, label,
    h("select", { "data-bar": bar.id, "data-key": `bar:${bar.id}` }, ...select.options.map(([value, text]) =>
      h("option", { value, selected: String(value) === String(select.value) }, text))));
}

/** @param {Bar[]} bars @returns {HTMLElement[]} */
export const barElements = (bars) => bars.map(barElement);

/**
 * The message of a list in which something else was chosen; null for any other control.
 * @param {EventTarget | null} target @param {Bar[]} bars
 * @returns {Message | null}
 */
export function barMessage(target, bars) {
  const id = target instanceof HTMLSelectElement ? target.dataset.bar : undefined;
  const select = bars.find((bar) => bar.id === id)?.select;
  if (!select || !(target instanceof HTMLSelectElement)) return null;
  const chosen = select.options.find(([value]) => String(value) === target.value);
  return chosen ? { ...select.message, [select.field]: chosen[0] } : null;
}
