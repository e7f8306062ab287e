/** One table on a page: its stage, its stored match, and its talk with Python. */
/** @import { Message, Problem, Spec, State } from "./types.js" */
/** @import { Python } from "./python.js" */
import { answersHere, answerHere, placeOf, resumePlace } from "./answers.js";
import { PythonError } from "./python.js";
import { RawAnswers } from "./raw.js";
import { Stage } from "./stage.js";
import { Store } from "./store.js";
import { isState } from "./types.js";
import { speak, WORDS } from "./words.js";

const STILL_STARTING = 8000;

export class Host {
  /** @type {State} the last good state: whatever fails, the match goes on from here */
  #state;
  /** The mark of the presenter in Python that holds this very state. */
  #token = "";
  /** @type {Promise<void>} messages wait for each other */
  #queue = Promise.resolve();
  #saidNoStorage = false;
  /** What is to be said once the table is drawn. */
  #notice = "";
  #starts = 0;
  /** @type {RawAnswers | null} of an exercise: what was answered, for a teacher */
  #raw = null;

  /**
   * @param {Element} element  the `.hf-widget` on the page
   * @param {Spec} spec
   * @param {Python} python
   */
  constructor(element, spec, python) {
    this.spec = spec;
    this.python = python;
    this.store = new Store(spec.id);
    const stored = this.store.load();
    const usable = stored !== null && stored !== "unreadable" && isLike(stored, spec.state);
    this.#state = usable ? resumePlace(stored, spec.state) : spec.state;
    this.#raw = RawAnswers.of(spec.id, spec.presenter);
    this.#state = this.#raw?.with(this.#state) ?? this.#state;
    speak(this.#state.lang);
    this.#notice = usable ? (answersHere(spec.presenter) ? "" : WORDS.restored) : stored !== null ? WORDS.oldMatch : "";
    this.element = element;
    this.stage = new Stage((message) => this.send(message));
  }

  /** Draws the table for the first time, and again when the card pictures have come. */
  show() {
    if (this.stage.isOn(this.element)) {
      this.stage.redraw();
      return;
    }
    try {
      this.stage.draw(this.#state);
    } catch (error) {
      // A stored state that only looked well: the page's own one is always good.
      console.warn("hanafuda:", error);
      this.#state = this.spec.state;
      this.#notice = WORDS.oldMatch;
      this.stage = new Stage((message) => this.send(message));
      this.stage.draw(this.#state);
    }
    this.stage.mount(this.element);
    if (this.#notice) this.stage.notice(this.#notice);
  }

  /** Sits down at the table of a class, unless this match is that of the class already. @param {string} code */
  join(code) {
    if (this.#state.class?.code !== code) this.send({ type: "class", code });
  }

  /**
   * Queues a message; settles when its answer has been drawn. Never rejects.
   * @param {Message} message
   * @returns {Promise<void>}
   */
  send(message) {
    const turn = this.#queue.then(() => this.#answer(message));
    this.#queue = turn;
    return turn;
  }

  /** Answers at once where the state carries the answers. @param {Message} message */
  #answerHere(message) {
    const given = answerHere(this.#state, message);
    if (!given) return false;
    this.#raw?.note(this.#state, message, given);
    const state = this.#raw?.with(given) ?? given;
    this.#token = ""; // whoever holds this presenter in Python has not heard of it
    this.#state = state;
    this.stage.draw(state);
    this.#remarks(false, false);
    return true;
  }

  /** @param {Message} message */
  async #answer(message) {
    if (this.#answerHere(message)) return;
    speak(this.#state.lang);
    this.stage.busyText(this.python.isReady ? WORDS.thinking : WORDS.starting);
    const timer = setTimeout(() => {
      if (!this.python.isReady) this.stage.busyText(WORDS.stillStarting);
    }, STILL_STARTING);
    try {
      await this.#ask(message);
    } catch (error) {
      console.warn("hanafuda:", error);
      this.stage.problem(problemOf(error));
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {Message} message */
  async #ask(message) {
    const { id, presenter, kwargs } = this.spec;
    const before = this.#starts;
    const answer = await this.python.call({ id, presenter, kwargs, saved: this.#state.saved, token: this.#token, message });
    this.#starts = this.python.starts;
    if (answer.error) {
      this.stage.problem(answer.error);
      return;
    }
    const state = answer.state ?? { ...this.#state, ...answer.changed };
    if (!isState(state)) throw new TypeError("no state in the answer");
    this.#token = answer.token;
    this.#state = state;
    this.stage.draw(state);
    this.#remarks(answer.fresh === true, before > 0 && this.#starts > before);
  }

  /** Keeps the state, and says what the learner should know beside it. @param {boolean} fresh @param {boolean} restarted */
  #remarks(fresh, restarted) {
    const kept = this.store.save(placeOf(this.#state, this.spec.state));
    if (fresh) this.stage.notice(WORDS.oldMatch);
    else if (restarted) this.stage.notice(WORDS.restarted);
    else if (!kept && !this.#saidNoStorage) {
      this.#saidNoStorage = true;
      this.stage.notice(WORDS.noStorage);
    }
  }
}

/** Whether a stored state can stand for the page's own. @param {State} stored @param {State} own */
function isLike(stored, own) {
  return stored.presenter === own.presenter && (stored.zones.length > 0 || own.zones.length === 0 || answersHere(own.presenter));
}

/** @param {unknown} error @returns {Problem} */
function problemOf(error) {
  if (!(error instanceof PythonError)) return { code: "answer", message: WORDS.badState };
  return { code: error.code, message: error.code === "start" ? WORDS.cannotStart : WORDS.stopped };
}
