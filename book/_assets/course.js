// Small mendings of the built page. Without this file every page still reads in full.
import "./done.js";

// The theme names each folded program "Toggle hidden content", which hides its caption from a screen reader.
for (const summary of document.querySelectorAll("details.hide > summary[aria-label]")) {
  summary.removeAttribute("aria-label");
}

// Paper cannot be unfolded: answers open for printing, and fold again afterwards.
/** @type {HTMLDetailsElement[]} */
let opened = [];
addEventListener("beforeprint", () => {
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const folded = document.querySelectorAll("article details:not([open]):is(:not(.hide), :has(.cell_output))");
  opened = [...folded];
  for (const details of opened) details.open = true;
});
addEventListener("afterprint", () => {
  for (const details of opened) details.open = false;
});

// A table that is wider than the page is pushed sideways: with the arrow keys, too, once it can be reached.
const wide = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
    else target.removeAttribute("tabindex");
  }
});
for (const table of document.querySelectorAll("article table")) wide.observe(table);
