/**
 * The drawn deck. One file holds all cards; each becomes a picture of its own, which a page draws as often
 * as it likes without a copy of its hundred strokes in the document.
 */

/** A card drawn plainly now is better than a table that waits for its pictures (ms). */
const PATIENCE = 600;

/** What the file says of each card, by its id. @type {Map<string, string>} */
const DRAWN = new Map();
/** The pictures made so far: each when it is first needed, and kept, so that a card that comes back is there at once. @type {Map<string, HTMLImageElement>} */
const MADE = new Map();

/** Whether the drawn cards are here. */
export const hasSprite = () => DRAWN.size > 0;

/**
 * The address of a card's picture.
 * @param {string} id  of a card, or `back`
 */
export function pictureOf(id) {
  const made = MADE.get(id) ?? new Image();
  if (!made.src) {
    made.src = URL.createObjectURL(new Blob([DRAWN.get(id) ?? ""], { type: "image/svg+xml" }));
    MADE.set(id, made);
  }
  return made.src;
}

/**
 * Takes the pictures in, once.
 * @param {string} text  what `hanafuda_lib.art.sprite()` returns
 */
export function addSprite(text) {
  if (hasSprite()) return;
  for (const [, id, box, strokes] of text.matchAll(/<symbol id="c-([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)) {
    DRAWN.set(id, `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="200" viewBox="${box}">${strokes}</svg>`);
  }
  if (!hasSprite()) throw new TypeError("the card pictures could not be read");
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
