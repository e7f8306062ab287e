/** Saves, reads and takes away what JupyterLite keeps in this browser. It asks nobody and sends nothing. */
const base = new URL("./", location.href).pathname;
const DATABASE = `JupyterLite Storage - ${base}`;
const STORES = ["files", "checkpoints"];
const FORMAT = "hanafuda-notebooks";
const $ = (id) => document.getElementById(id);
const say = (text) => { $("said").textContent = text; };
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** The data base, or null where nothing was ever kept: opening it would make an empty one. */
async function open() {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === DATABASE) ? done(indexedDB.open(DATABASE)) : null;
}

/** Runs work on one store, and closes the data base again. */
async function withStore(name, mode, work) {
  const database = await open();
  if (!database?.objectStoreNames.contains(name)) {
    database?.close();
    return null;
  }
  try {
    return await work(database.transaction(name, mode).objectStore(name));
  } finally {
    database.close();
  }
}

/** Every entry of the files, by its path. */
const entries = () => withStore("files", "readonly", async (store) => {
  const [keys, values] = [await done(store.getAllKeys()), await done(store.getAll())];
  return Object.fromEntries(keys.map((key, at) => [key, values[at]]));
});

async function show() {
  const found = Object.entries(await entries() ?? {}).filter(([, entry]) => entry?.type === "notebook");
  $("list").replaceChildren(...found.map(([path]) => Object.assign(document.createElement("li"), { textContent: path })));
  if (!found.length) $("list").append(Object.assign(document.createElement("li"), { textContent: "none" }));
  return found.length;
}

$("save").addEventListener("click", async () => {
  const text = JSON.stringify({ format: FORMAT, v: 1, files: await entries() ?? {} });
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: "hanafuda-notebooks.json" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  say("Your notebooks have been saved to a file.");
});

$("reset").addEventListener("click", async () => {
  const count = await show();
  if (!confirm(`Take away ${count} changed notebooks? The lessons will be as new.`)) return;
  for (const name of STORES) await withStore(name, "readwrite", (store) => done(store.clear()));
  await show();
  say("Done: the lessons are as new.");
});

$("load").addEventListener("change", async () => {
  const file = $("load").files[0];
  if (!file) return;
  let given;
  try {
    given = JSON.parse(await file.text());
    if (given?.format !== FORMAT || given.v !== 1 || typeof given.files !== "object" || given.files === null) throw new TypeError("another format");
  } catch {
    say(`${file.name} was not read, and nothing has changed: it is no file of this page.`);
    return;
  }
  const put = await withStore("files", "readwrite", async (store) => {
    for (const [path, entry] of Object.entries(given.files)) await done(store.put(entry, path));
    return true;
  });
  await show();
  say(put ? "Your notebooks are back." : "Open the notebooks once, then read the file again: there is no place for them yet.");
});

await show();
