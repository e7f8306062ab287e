/** The drawn deck: one hidden SVG of symbols in the document, which every card refers to. */

const ID = "hf-cards";

/** A card drawn plainly now is better than a table that waits for its pictures (ms). */
const PATIENCE = 600;

/** Whether the drawn cards are in this document. */
export const hasSprite = () => document.getElementById(ID) !== null;

/**
 * Puts the sprite into the document, once.
 * @param {string} text  what `hanafuda_lib.art.sprite()` returns
 */
export function addSprite(text) {
  if (hasSprite()) return;
  const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (sprite.localName !== "svg") throw new TypeError("the card pictures could not be read");
  sprite.id = ID;
  document.body.append(document.importNode(sprite, true));
}

/**
 * Draws once the pictures are there; when they are late, draws plain cards first.
 * @param {Promise<unknown>} loading  settles when the sprite has been added, or cannot be
 * @param {() => void} draw  called once or twice
 */
export async function whenDrawn(loading, draw) {
  await Promise.race([loading, new Promise((resolve) => { setTimeout(resolve, PATIENCE); })]);
  const complete = hasSprite();
  draw();
  await loading;
  if (!complete && hasSprite()) draw();
}
