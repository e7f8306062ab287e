/**
 * The shapes that travel between a presenter (Python) and the stage (here).
 * The stage knows no rules: it draws a State and sends back the `message`
 * of whatever was pressed.
 *
 * @typedef {Record<string, unknown>} Message
 *
 * @typedef {object} Card
 * @property {string | null} id  null when the card lies face down
 * @property {string} name  what a screen reader says
 * @property {number} [month]
 * @property {string} [flower]
 * @property {"bright" | "animal" | "ribbon" | "chaff"} [kind]
 * @property {"red-poem" | "blue" | "plain" | null} [ribbon]
 * @property {Array<"legal" | "takes" | "new" | "chosen" | "dim">} [marks]
 * @property {Message | null} [press]  null: the card is only looked at
 * @property {string | null} [hint]  what would happen, as a sentence
 * @property {string | null} [badge]  the same in a word or two, drawn on the card
 * @property {string[]} [takes]  ids that light up while this card is pointed at
 * @property {boolean} [pressed]  a card that can be switched on and off: whether it is on
 *
 * @typedef {object} Group
 * @property {string} label
 * @property {string} [short]  what is written above the cards where the label is too long
 * @property {Card[]} cards
 *
 * @typedef {object} Zone
 * @property {string} id
 * @property {string} label
 * @property {"row" | "grid" | "stack" | "groups" | "deck" | "shelves"} layout
 * @property {"you" | "opponent" | null} owner
 * @property {Card[]} [cards]
 * @property {Group[]} [groups]
 * @property {number} [count]
 *
 * @typedef {object} Button
 * @property {string} id
 * @property {string} label
 * @property {Message} message
 * @property {boolean} [primary]
 * @property {boolean} [disabled]
 * @property {boolean} [pressed]  a switch: whether it is on
 *
 * A line of controls above the table: buttons, or one choice from a list.
 * @typedef {object} Bar
 * @property {string} id
 * @property {string} label
 * @property {Button[]} [buttons]
 * @property {{value: string | number, options: Array<[string | number, string]>, field: string, message: Message}} [select]
 *
 * @typedef {object} ScoreLine
 * @property {string} label
 * @property {number | string} points
 * @property {string} why
 * @property {Card[]} cards
 *
 * @typedef {object} ScoreStep
 * @property {string} label
 * @property {string | number} value
 * @property {string} why
 *
 * @typedef {object} ScoreBox
 * @property {string} id
 * @property {string} title
 * @property {ScoreLine[]} lines
 * @property {ScoreStep[]} steps
 * @property {number | null} total
 * @property {string} [note]
 *
 * @typedef {object} Choice
 * @property {string} question
 * @property {Card[]} cards
 * @property {Button | null} [cancel]
 *
 * @typedef {object} Ask
 * @property {string} question
 * @property {ScoreBox} score
 * @property {Button[]} buttons
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {"select" | "number"} type
 * @property {string | number} value
 * @property {Array<[string | number, string]>} [options]
 * @property {number} [min]
 * @property {number} [max]
 *
 * @typedef {object} Form
 * @property {string} label
 * @property {Field[]} fields
 * @property {{label: string, type: string}} submit
 * @property {Array<{id: string, label: string, extra: Message}>} [also]  further ways to send it
 *
 * What is said to a line of an answer.
 * @typedef {{mark: "right" | "wrong", text: string}} Remark
 *
 * A sheet of yaku to tick and points to write; `submit` is null when it has been answered.
 * @typedef {object} Worksheet
 * @property {string} label
 * @property {Array<{id: string, label: string, ticked: boolean, value: number | null, remark: Remark | null}>} rows
 * @property {{label: string, value: number | null, remark: Remark | null}} total
 * @property {string | null} submit
 * @property {number} pile
 * @property {number} step
 *
 * @typedef {object} Problem
 * @property {string} code
 * @property {string} message
 *
 * @typedef {object} State
 * @property {number} v
 * @property {string} presenter
 * @property {string} title
 * @property {string} [subtitle]
 * @property {string} status
 * @property {string[]} said
 * @property {Zone[]} zones
 * @property {Bar[]} [bars]
 * @property {Choice | null} choice
 * @property {Ask | null} ask
 * @property {Button[]} buttons
 * @property {ScoreBox[]} scores
 * @property {Array<{round: number, text: string}>} log
 * @property {{head: string[], rows: string[][]}} sheet
 * @property {Form | null} form
 * @property {Worksheet | null} [worksheet]
 * @property {"first" | "sheet"} [talk]  where what is said stands: above the cards, or on a phone over their end
 * @property {Problem | null} error
 * @property {unknown} saved
 *
 * What the page's HTML carries in its JSON script.
 * @typedef {object} Spec
 * @property {number} v
 * @property {string} id
 * @property {string} presenter
 * @property {Record<string, unknown>} kwargs
 * @property {State} state
 *
 * How a stage sends a message: it settles when the answer has been drawn.
 * @typedef {(message: Message) => Promise<void>} Send
 */

/** The version of State that this front end can draw. */
export const STATE_VERSION = 1;

/**
 * Whether a value looks enough like a State to be drawn.
 * Guards against stored matches of other versions and broken storage.
 * @param {unknown} value
 * @returns {value is State}
 */
export function isState(value) {
  if (typeof value !== "object" || value === null) return false;
  const state = /** @type {Partial<State>} */ (value);
  return state.v === STATE_VERSION
    && typeof state.presenter === "string"
    && typeof state.status === "string"
    && [state.zones, state.said, state.buttons, state.scores, state.log].every(Array.isArray)
    && typeof state.sheet === "object";
}
