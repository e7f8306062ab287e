/**
 * Python in a Web Worker: one Pyodide for all tables of a page. It unpacks our two
 * packages and hands each request, as JSON text, to the session in Python, which
 * keeps the presenters.
 *
 * In:  {seq, request}            Out: {seq, answer} or {seq, failure}
 * At start: {ready: true} or {failure}. A failure means this worker is of no more use.
 */
const BASE = new URL("./py/", import.meta.url);
const HOME = "/home/pyodide";

/** @returns {Promise<(request: string) => string>} */
async function start() {
  const archive = fetch(new URL("hanafuda.zip", BASE)).then((response) => {
    if (!response.ok) throw new Error(`hanafuda.zip: ${response.status}`);
    return response.arrayBuffer();
  });
  archive.catch(() => {}); // reported by the await below, also when Pyodide fails first
  const { loadPyodide } = await import(new URL("pyodide.mjs", BASE).href);
  const python = await loadPyodide({ indexURL: BASE.href });
  python.unpackArchive(await archive, "zip", { extractDir: HOME });
  return python.runPython("from hanafuda_widgets.presenters.session import Session; Session().answer");
}

/** @param {unknown} message */
const post = (message) => /** @type {{postMessage(message: unknown): void}} */ (/** @type {unknown} */ (self)).postMessage(message);

const ready = start();
ready.then(() => post({ ready: true }), (error) => post({ failure: String(error) }));

self.onmessage = async ({ data }) => {
  try {
    const answer = await ready;
    post({ seq: data.seq, answer: answer(data.request) });
  } catch (error) {
    post({ seq: data.seq, failure: String(error) });
  }
};
