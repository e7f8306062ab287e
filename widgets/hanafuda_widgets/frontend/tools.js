/** Beside the game: hints, taking back, the language, what the cards tell, the record. */
/** @import { Outlook, State } from "./types.js" */
import { cardElement } from "./cards.js";
import { h } from "./dom.js";
import { buttonRow, fold } from "./panels.js";
import { prefs, SWITCHES } from "./prefs.js";
import { WORDS } from "./words.js";

/** How a document names a language. */
const TAGS = /** @type {Record<string, string>} */ ({ zh: "zh-Hans" });
/** @param {string} lang */
export const tagOf = (lang) => TAGS[lang] ?? lang;

/** The row below the hand. @param {State} state */
export function toolsRow({ tools, languages, lang }) {
  const row = tools?.length ? buttonRow(tools, WORDS.tools, "tools") : null;
  const select = languages?.length ? h("label", { class: "hf-language" },
    h("span", { class: "hf-sr" }, WORDS.language),
    h("select", { "data-tool": "lang", "data-key": "tool:lang" }, ...languages.map(([code, name]) =>
      h("option", { value: code, selected: code === lang, lang: tagOf(code) }, name)))) : null;
  return [row, select];
}

/** The fold with what the cards tell, and the record. */
export function aidsPanel() {
  const switches = SWITCHES.map((name) => h("button", {
    type: "button", class: "hf-button", "data-key": `aid:${name}`, "data-aid": name, "aria-pressed": String(prefs[name]),
  }, WORDS[name]));
  const copy = h("button", { type: "button", class: "hf-button", "data-key": "aid:copy", "data-aid": "copy" }, WORDS.copy);
  return fold("aids", WORDS.aids,
    h("div", { class: "hf-buttons", role: "group", "aria-label": WORDS.aids, "data-roving": "aids" }, ...switches, copy),
    h("div", { class: "hf-copy" }));
}

/**
 * Copies the record; where that is forbidden it is shown in a field, selected.
 * @param {Element} root @param {string} record
 * @returns {Promise<string>} what to say about it
 */
export async function copyRecord(root, record) {
  const place = root.querySelector(".hf-copy");
  place?.replaceChildren();
  try {
    await navigator.clipboard.writeText(record);
    place?.append(h("p", { class: "hf-note" }, WORDS.copied));
    return WORDS.copied;
  } catch {
    const text = h("textarea", { readonly: true, rows: 4, "aria-label": WORDS.record, "data-key": "aid:record", lang: "en", spellcheck: "false" }, record);
    place?.append(h("p", { class: "hf-note" }, WORDS.copyHere), text);
    text.focus();
    text.select();
    return WORDS.copyHere;
  }
}

/** The yaku made and one card short. @param {Outlook} outlook */
export function outlookPanel(outlook) {
  return h("div", { class: "hf-outlook", role: "group", "aria-label": outlook.title },
    h("p", { class: "hf-outlook-title" }, outlook.title),
    outlook.none ? h("p", {}, outlook.none) : null,
    ...outlook.groups.map((group) => h("div", { class: "hf-outlook-group", role: "group", "aria-label": group.label },
      h("p", { class: "hf-outlook-label", "aria-hidden": "true" }, group.label),
      h("ul", {}, ...group.lines.map((line) => h("li", {},
        h("span", {}, h("b", {}, line.label), " ", String(line.points)),
        line.why ? h("span", { class: "hf-why" }, line.why) : null,
        line.cards.length ? h("span", { class: "hf-mini", "aria-hidden": "true" }, ...line.cards.map((card) => cardElement(card, ""))) : null))))));
}
