/**
 * Python in a Web Worker: one Pyodide for all tables of a page. Python's library and
 * our two packages come compiled, as zip files. Each request, as JSON text, goes to
 * the session in Python, which keeps the presenters. The worker's name lists the
 * presenters of the page: they are loaded before they are asked for anything.
 *
 * In:  {seq, request}            Out: {seq, answer} or {seq, failure}
 * At start: {ready: true} or {failure}. A failure means this worker is of no more use.
 */
const BASE = new URL("./py/", import.meta.url);
const PACKAGES = "/lib/hanafuda.zip";
const SESSION = `
import sys
sys.path.append("${PACKAGES}")
from hanafuda_widgets.presenters.session import Session
Session()
`;

/** @typedef {{answer: (request: string) => string, warm: (names: string) => void}} Session */

/** @returns {Promise<Session>} */
async function start() {
  const archive = fetch(new URL("hanafuda.zip", BASE)).then((response) => {
    if (!response.ok) throw new Error(`hanafuda.zip: ${response.status}`);
    return response.arrayBuffer();
  });
  archive.catch(() => {}); // reported by the await below, also when Pyodide fails first
  const { loadPyodide } = await import(new URL("pyodide.mjs", BASE).href);
  const python = await loadPyodide({ indexURL: BASE.href });
  python.FS.writeFile(PACKAGES, new Uint8Array(await archive));
  return python.runPython(SESSION);
}

/** @param {unknown} message */
const post = (message) => /** @type {{postMessage(message: unknown): void}} */ (/** @type {unknown} */ (self)).postMessage(message);

const ready = start();
ready.then((session) => {
  post({ ready: true });
  session.warm(self.name);
}, (error) => post({ failure: String(error) }));

self.onmessage = async ({ data }) => {
  try {
    const session = await ready;
    post({ seq: data.seq, answer: session.answer(data.request) });
  } catch (error) {
    post({ seq: data.seq, failure: String(error) });
  }
};
