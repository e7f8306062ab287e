/** A place in the browser's storage. Storage may be full or forbidden: then it says so, once. */
export class Shelf {
  #said = false;

  /** @param {string} key @param {() => void} onRefused  called once when nothing can be kept */
  constructor(key, onRefused) {
    this.key = key;
    this.onRefused = onRefused;
  }

  /** What lies there as text; null when nothing does, or storage is forbidden. @param {string} [part] */
  read(part = "") {
    try {
      return localStorage.getItem(this.key + part);
    } catch {
      return null;
    }
  }

  /** Nothing lies there any more. @param {string} [part] */
  clear(part = "") {
    try {
      localStorage.removeItem(this.key + part);
    } catch {
      // storage forbidden: nothing lies there
    }
  }

  /** @param {string} text @param {string} [part] @returns {boolean} whether it could be kept */
  write(text, part = "") {
    try {
      localStorage.setItem(this.key + part, text);
      return true;
    } catch {
      if (!this.#said) {
        this.#said = true;
        this.onRefused();
      }
      return false;
    }
  }
}
