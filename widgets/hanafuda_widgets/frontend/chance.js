/**
 * Shuffling by a seed, the same here and in Python (hanafuda_lib/exercises/chance.py):
 * FNV-1a makes a number of a text, mulberry32 a row of numbers of that.
 */

/** The FNV-1a hash of a text, 32 bits. @param {string} text */
export function numberOf(text) {
  let number = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) number = Math.imul(number ^ byte, 0x01000193);
  return number >>> 0;
}

/** Numbers from 0 to below 1: the same for the same text. @param {string} text @returns {() => number} */
export function numbers(text) {
  let state = numberOf(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The values in the order that a text gives.
 * @template T
 * @param {readonly T[]} values @param {string} by
 * @returns {T[]}
 */
export function shuffled(values, by) {
  const order = [...values];
  const next = numbers(by);
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
