/**
 * The notebook's entry (anywidget): the same stage, fed by the kernel. The state is
 * a synced trait; a press goes out as {id, message} and is settled by {done: id}. The
 * pictures of the cards are asked for once a page: {want: "cards"} brings {cards: svg}.
 */
/** @import { Message, State } from "./types.js" */
import { isLocal, mountLocal } from "./local.js";
import { Stage } from "./stage.js";
import { addSprite, hasSprite, whenDrawn } from "./sprite.js";
import { isState } from "./types.js";
import { WORDS } from "./words.js";

const ANSWER_LIMIT = 15_000;

/**
 * The part of anywidget's model that is used here.
 * @typedef {object} Model
 * @property {(key: string) => unknown} get
 * @property {(event: string, handler: (...args: any[]) => void) => void} on
 * @property {(event: string, handler: (...args: any[]) => void) => void} off
 * @property {(content: unknown) => void} send
 */

/**
 * The state, which travels as text: a kernel in the browser (JupyterLite) would drop every null in it.
 * @param {Model} model @returns {unknown}
 */
function stateOf(model) {
  const state = model.get("state");
  return typeof state === "string" ? JSON.parse(state) : state;
}

/**
 * Draws a table that lives in the kernel, and returns what takes it away again.
 * @param {{model: Model, el: HTMLElement}} context
 */
function render({ model, el }) {
  const first = stateOf(model);
  if (isLocal(first)) return renderLocal(model, el, /** @type {{presenter: string}} */ (first));
  /** @type {Map<string, () => void>} */
  const waiting = new Map();
  let count = 0;

  /** @param {Message} message @returns {Promise<void>} */
  const send = (message) => new Promise((resolve) => {
    const id = `${Date.now()}-${++count}`;
    const timer = setTimeout(() => {
      stage.problem({ code: "kernel", message: WORDS.noKernel });
      settle();
    }, ANSWER_LIMIT);
    const settle = () => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve();
    };
    waiting.set(id, settle);
    model.send({ id, message });
  });

  const stage = new Stage(send);
  stage.mount(el);
  stage.busyText(WORDS.thinking);
  const draw = () => {
    const state = stateOf(model);
    if (isState(state)) stage.draw(state);
    else stage.problem({ code: "answer", message: WORDS.badState });
  };
  /** @type {(value?: unknown) => void} */
  let drawn = () => {};
  /** @type {Promise<unknown>} */
  const sprite = new Promise((resolve) => { drawn = resolve; });
  /** @param {{done?: string, cards?: string}} content */
  const receive = (content) => {
    if (content?.cards) {
      addSprite(content.cards);
      drawn();
    }
    waiting.get(content?.done ?? "")?.();
  };
  model.on("change:state", draw);
  model.on("msg:custom", receive);
  if (hasSprite()) drawn();
  else model.send({ want: "cards" });
  whenDrawn(sprite, () => {
    draw();
    stage.redraw();
  });
  return () => {
    model.off("change:state", draw);
    model.off("msg:custom", receive);
    for (const settle of [...waiting.values()]) settle();
    stage.remove();
  };
}

/**
 * A quiz, a drill or the trainer: answered here, and the kernel is told at most.
 * @param {Model} model @param {HTMLElement} el @param {{presenter: string}} state
 */
function renderLocal(model, el, state) {
  let remove = () => {};
  const send = (/** @type {Record<string, unknown>} */ message) => model.send({ id: null, message });
  mountLocal(el, state, { id: null, send }).then((view) => {
    const receive = (/** @type {{cards?: string}} */ content) => {
      if (!content?.cards) return;
      addSprite(content.cards);
      view.redraw();
    };
    const told = () => view.told?.(stateOf(model));
    model.on("msg:custom", receive);
    model.on("change:state", told);
    if (!hasSprite()) model.send({ want: "cards" });
    remove = () => {
      model.off("msg:custom", receive);
      model.off("change:state", told);
      view.remove();
    };
  }).catch((error) => {
    console.warn("hanafuda:", error);
    el.replaceChildren(WORDS.badPage);
  });
  return () => remove();
}

export default { render };
