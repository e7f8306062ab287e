/**
 * The page's way to Python: starts the one worker on the first call, asks it, and
 * starts a new one when it has died. Calls carry all that is needed to resume, so
 * a new worker goes on where the old one stopped.
 */

/** An answer after this long means that the worker hangs (moves take a tenth of a second). */
const ANSWER_LIMIT = 20_000;

export class PythonError extends Error {
  /** @param {"start" | "stopped"} code @param {string} detail */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}

export class Python {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<void>} */
  #ready = Promise.resolve();
  #seq = 0;
  /** @type {Map<number, {resolve: (answer: string) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  /** Whether a worker is up and has answered that it is ready. */
  isReady = false;
  /** How many workers have been started: more than one means that one died. */
  starts = 0;

  /** @param {URL} url  of worker.js @param {string[]} presenters  which it will be asked for */
  constructor(url, presenters) {
    this.url = url;
    this.presenters = presenters;
  }

  /**
   * Asks Python; starts it, or starts it anew after a crash, when needed.
   * @param {unknown} request
   * @returns {Promise<any>}
   */
  async call(request) {
    const text = JSON.stringify(request);
    const wasUp = this.isReady;
    try {
      return JSON.parse(await this.#ask(text));
    } catch (error) {
      if (!wasUp) throw error; // it never started: a second try at once would fail as well
      return JSON.parse(await this.#ask(text));
    }
  }

  /**
   * Starts Python before it is asked for anything, because a first press is near.
   * Does nothing where the reader wants to save data; a failure is told at the press.
   */
  prepare() {
    const saver = /** @type {{connection?: {saveData?: boolean}}} */ (navigator).connection?.saveData;
    if (this.#worker || saver) return;
    const worker = this.#start();
    this.#ready.catch((error) => this.#stop(worker, error));
  }

  /**
   * Asks the worker that is up, or a new one; whatever goes wrong ends that worker.
   * @param {string} request @returns {Promise<string>}
   */
  async #ask(request) {
    const worker = this.#worker ?? this.#start();
    const seq = ++this.#seq;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    try {
      await this.#ready;
      return await new Promise((resolve, reject) => {
        this.#waiting.set(seq, { resolve, reject });
        timer = setTimeout(() => reject(new PythonError("stopped", "no answer")), ANSWER_LIMIT);
        worker.postMessage({ seq, request });
      });
    } catch (error) {
      this.#stop(worker, error);
      throw error;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(seq);
    }
  }

  /** @returns {Worker} */
  #start() {
    const worker = new Worker(this.url, { type: "module", name: this.presenters.join(" ") });
    this.#worker = worker;
    this.starts += 1;
    this.#ready = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.ready) {
          this.isReady = true;
          resolve();
        } else if (data.seq === undefined) {
          reject(new PythonError("start", data.failure));
        } else {
          this.#settle(data);
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new PythonError("start", event.message || "the worker could not be loaded"));
        for (const { reject: refuse } of this.#waiting.values()) refuse(new PythonError("stopped", event.message));
      };
    });
    this.#ready.catch(() => {}); // each caller hears of it by itself
    return worker;
  }

  /** @param {{seq: number, answer?: string, failure?: string}} data */
  #settle(data) {
    const waiting = this.#waiting.get(data.seq);
    if (data.answer !== undefined) waiting?.resolve(data.answer);
    else waiting?.reject(new PythonError("stopped", data.failure ?? ""));
  }

  /**
   * Ends a worker that is of no more use, unless another has already taken its place;
   * whoever else waits for it is told, and asks the next one.
   * @param {Worker} worker @param {unknown} reason
   */
  #stop(worker, reason) {
    if (worker !== this.#worker) return;
    console.warn("hanafuda: Python stopped:", reason);
    worker.terminate();
    this.#worker = null;
    this.isReady = false;
    for (const { reject } of this.#waiting.values()) reject(new PythonError("stopped", "restarted"));
  }
}
