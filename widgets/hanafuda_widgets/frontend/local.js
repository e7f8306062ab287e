/**
 * What runs in the page itself, without Python: quizzes, drills and the card trainer.
 * Their state carries questions, answers and reasons; presses are answered here.
 */

/**
 * What a view is given beside its state.
 * @typedef {object} Services
 * @property {string | null} id  under which the page keeps it; null: it is not kept
 * @property {((message: Record<string, unknown>) => void) | null} send  to the notebook's Python, where there is one
 *
 * @typedef {object} LocalView
 * @property {() => void} redraw  the pictures of the cards have come
 * @property {() => void} remove
 * @property {(state: unknown) => void} [told]  the notebook's Python has answered
 *
 * @typedef {{mount: (element: Element, state: any, services: Services) => LocalView}} ViewModule
 */

/** One line for each presenter that needs no Python. @type {Record<string, () => Promise<ViewModule>>} */
const VIEWS = {
  quiz: () => import("./quiz.js"),
  trainer: () => import("./trainer.js"),
};

/** Whether a state is drawn and answered here. @param {unknown} state */
export function isLocal(state) {
  const given = /** @type {{v?: unknown, presenter?: unknown} | null} */ (state);
  return given?.v === 1 && typeof given.presenter === "string" && Object.hasOwn(VIEWS, given.presenter);
}

/**
 * Brings a local state to life.
 * @param {Element} element @param {{presenter: string}} state @param {Services} services
 * @returns {Promise<LocalView>}
 */
export async function mountLocal(element, state, services) {
  const view = await VIEWS[state.presenter]();
  return view.mount(element, state, services);
}
