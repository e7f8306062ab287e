/**
 * The pages that a reader has done: a button at the end of a lesson, marks in the table of contents, what comes
 * next on the first page, and one page to save, load and clear it. Kept in this browser and nowhere else.
 */

/** @typedef {Record<string, string>} Done  a page, such as `2-capture/turn`, and the day it was done */

const ROOT = new URL(document.documentElement.dataset.content_root ?? "./", location.href);
const KEY = `hanafuda:${ROOT.pathname}#done`;
const LESSON = "section#what-you-know-now";
const REFUSED = "This browser does not let the page keep your marks. They are gone when you close it.";

/** Where storage is forbidden the marks live as long as the page. @type {Done} */
let held = {};
let refused = false;

/** @param {unknown} value @returns {value is {pages: Done}} */
function isSaved(value) {
  const given = /** @type {{v?: unknown, pages?: unknown} | null} */ (value);
  const pages = given?.pages;
  return given?.v === 1 && typeof pages === "object" && pages !== null
    && Object.entries(pages).every(([page, day]) => /^[\w/-]+$/.test(page) && typeof day === "string" && day.length < 11);
}

/** @returns {Done} */
function load() {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isSaved(saved) ? saved.pages : held;
  } catch {
    return held;
  }
}

/** @param {Done} pages */
function save(pages) {
  held = pages;
  try {
    localStorage.setItem(KEY, JSON.stringify({ v: 1, pages }));
  } catch {
    refused = true;
  }
}

/** The page's name below the course: `2-capture/turn`. @param {string} href */
const nameOf = (href) => new URL(href, location.href).pathname.replace(ROOT.pathname, "").replace(/\.html$/, "");
const HERE = nameOf(location.href) || "index";

/** @returns {HTMLAnchorElement[]} the pages in the table of contents, in their order */
const contents = () => [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("nav.bd-links a.reference.internal"))];

/** @param {string} name @param {Record<string, string>} marks @param {...(Node | string)} inside */
function make(name, marks, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(marks)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

/** Lessons are the pages of the five chapters, not the tables to play at. @param {string} name */
const isLesson = (name) => /^[1-5]-/.test(name) && !name.endsWith("/play");

function markContents() {
  const done = load();
  for (const link of contents()) {
    const isDone = nameOf(link.href) in done;
    if (link.classList.contains("is-done") === isDone) continue;
    link.classList.toggle("is-done", isDone);
    link.querySelector(".course-done-word")?.remove();
    if (isDone) link.append(make("span", { class: "course-done-word" }, " (done)"));
  }
}

function addButton() {
  const button = make("button", { type: "button", class: "course-button" });
  const said = make("p", { class: "course-said", role: "status" });
  const show = () => {
    const isDone = HERE in load();
    button.setAttribute("aria-pressed", String(isDone));
    button.textContent = isDone ? "Done ✓" : "Mark as done";
  };
  button.addEventListener("click", () => {
    const { [HERE]: day, ...others } = load();
    const first = !refused;
    save(day ? others : { ...others, [HERE]: new Date().toISOString().slice(0, 10) });
    show();
    markContents();
    if (refused && first) said.textContent = REFUSED;
  });
  show();
  document.querySelector("article.bd-article > section, article.bd-article")?.append(
    make("div", { class: "course-done" }, make("p", {}, "Finished with this lesson? The mark stays in this browser."), button, said));
}

/** On the first page: how far the reader is, and where to go on. */
function addNext() {
  const done = load();
  const lessons = contents().filter((link) => isLesson(nameOf(link.href)));
  const count = lessons.filter((link) => nameOf(link.href) in done).length;
  if (!count) return;
  const next = lessons.find((link) => !(nameOf(link.href) in done));
  const words = next ? ["Go on with ", make("a", { href: next.href }, next.firstChild?.textContent ?? ""), "."] : ["You have done them all."];
  document.querySelector(".course-line")?.after(
    make("p", { class: "course-next" }, `You have done ${count} of ${lessons.length} lessons. `, ...words));
}

/** The page that lists the marks. @param {Element} place */
function showAll(place) {
  const said = make("p", { class: "course-said", role: "status" });
  const list = make("ul", {});
  const draw = (/** @type {string} */ text) => {
    const done = load();
    const rows = contents().filter((link) => nameOf(link.href) in done).map((link) => make("li", {},
      make("a", { href: link.href }, link.firstChild?.textContent ?? ""), ` — ${done[nameOf(link.href)]}`));
    list.replaceChildren(...(rows.length ? rows : [make("li", {}, "No page is marked as done yet.")]));
    said.textContent = refused ? REFUSED : text;
    markContents();
  };
  /** @param {string} text @param {() => void} act */
  const button = (text, act) => {
    const made = make("button", { type: "button", class: "course-button" }, text);
    made.addEventListener("click", act);
    return made;
  };
  const file = /** @type {HTMLInputElement} */ (make("input", { type: "file", accept: ".json", class: "course-file", "aria-label": "File with marks" }));
  file.addEventListener("change", async () => {
    try {
      const saved = JSON.parse(await /** @type {FileList} */ (file.files)[0].text());
      if (!isSaved(saved)) throw new TypeError("not a file of marks");
      save({ ...load(), ...saved.pages });
      draw("The marks of the file are here now.");
    } catch {
      draw("That is not a file of marks. Nothing has changed.");
    }
    file.value = "";
  });
  const clear = button("Clear all marks", () => {
    if (clear.textContent === "Clear all marks") {
      clear.textContent = "Clear them? Press again";
      return;
    }
    clear.textContent = "Clear all marks";
    save({});
    draw("All marks are gone.");
  });
  const keep = button("Save to a file", () => {
    const text = JSON.stringify({ v: 1, pages: load() }, null, 1);
    const link = make("a", { download: "hanafuda-done.json", href: URL.createObjectURL(new Blob([text], { type: "application/json" })) });
    link.click();
    draw("The file is in your downloads.");
  });
  const open = button("Load from a file", () => file.click());
  place.replaceChildren(list, make("div", { class: "course-buttons" }, keep, open, clear), file, said);
  draw("");
}

markContents();
if (document.querySelector(LESSON) && isLesson(HERE)) addButton();
if (HERE === "index") addNext();
const place = document.querySelector("#course-progress");
if (place) showAll(place);
