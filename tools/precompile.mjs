/**
 * Makes Python ready for the page, by the very Python that runs there: Pyodide, under Node. A page then
 * compiles nothing, which is most of what a first press would wait for. What is done: page_python.py.
 *
 * node tools/precompile.mjs PACKAGES.zip TARGET-FOLDER
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const LIBRARY = "python_stdlib.zip";
const [packages, folder] = process.argv.slice(2);
const core = createRequire(import.meta.url).resolve("pyodide/python_stdlib.zip");
const python = await loadPyodide();
python.FS.writeFile("/library.zip", readFileSync(core));
python.FS.writeFile("/packages.zip", readFileSync(packages));
try {
  python.runPython(readFileSync(new URL("page_python.py", import.meta.url), "utf8"));
} catch (error) {
  console.error(error.message); // Node would show Pyodide's whole source above it
  process.exit(1);
}
writeFileSync(join(folder, LIBRARY), python.FS.readFile("/library.out"));
writeFileSync(join(folder, "hanafuda.zip"), python.FS.readFile("/packages.out"));
