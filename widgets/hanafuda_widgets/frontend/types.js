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
 * @property {Array<"legal" | "takes" | "new" | "chosen" | "choose" | "dim" | "advised">} [marks]
 * @property {Message | null} [press]  null: the card is only looked at
 * @property {string | null} [hint]  what would happen, as a sentence
 * @property {string | null} [badge]  the same in a word or two, drawn on the card
 * @property {string[]} [takes]  ids that light up while this card is pointed at
 * @property {boolean} [pressed]  a card that can be switched on and off: whether it is on
 *
 * @typedef {object} Group
 * @property {string} label
 * @property {boolean} [open]  cards of a hand that lie open, beside those that were taken
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
 * @property {string} [note]  more about it: cards in hand, points
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
 * @property {number | string | null} total
 * @property {string} [note]
 *
 * @typedef {object} Choice
 * @property {string} question
 * @property {Card[]} cards
 * @property {string | null} [zone]  the zone in which the cards lie and are pressed; else the panel shows them
 * @property {Button | null} [cancel]
 *
 * @typedef {object} Ask
 * @property {string} question
 * @property {ScoreBox} score
 * @property {{title: string, lines: string[]} | null} [risk]  what the other answer can bring
 * @property {Button[]} buttons
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {"select" | "number" | "text"} type
 * @property {string | number} value
 * @property {Array<[string | number, string]>} [options]
 * @property {number} [min]
 * @property {number} [max]
 * @property {boolean} [optional]  a number that may be left out
 * @property {string} [keep]  an empty text starts with the last match played in this browser
 *
 * @typedef {object} Form
 * @property {string} label
 * @property {Field[]} fields
 * @property {{label: string, fields: Field[]}} [more]  fields that few will want, in a fold of their own
 * @property {Array<[string, string]>} [help]  what the options mean: a name and a sentence
 * @property {{label: string, type: string}} submit
 * @property {Array<{id: string, label: string, extra: Message}>} [also]  further ways to send it
 * @property {{question: string, yes: string, no: string} | null} [confirm]  asked before it is sent
 *
 * What stands on the table until something changes: a call, a mark.
 * @typedef {{id: string, seal: string, title: string, text: string}} Standing
 *
 * Yaku that are made, and those that lack one card.
 * @typedef {{title: string, none: string, groups: Array<{id: string, label: string, lines: ScoreLine[]}>}} Outlook
 *
 * What is said to a line of an answer.
 * @typedef {{mark: "right" | "wrong", text: string}} Remark
 *
 * A sheet of yaku to tick and figures to write; `submit` is null when it has been answered.
 * @typedef {object} Worksheet
 * @property {string} label
 * @property {Array<{id: string, label: string, ticked: boolean, value: number | null, remark: Remark | null}>} rows
 * @property {Array<{id: string, label: string, signed: boolean, remarks: Remark[],
 *   fields: Array<{id: string, label: string, value: number | null, mark: string | null}>}>} figures
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
 * @property {Standing[]} [standing]
 * @property {Zone[]} zones
 * @property {Bar[]} [bars]
 * @property {Choice | null} choice
 * @property {Ask | null} ask
 * @property {Button[]} buttons
 * @property {ScoreBox[]} scores
 * @property {Array<{round: number, text: string}>} log
 * @property {{head: string[], rows: string[][]}} sheet
 * @property {Form | null} form
 * @property {Message | null} [next]  what goes on by itself once this is drawn
 * @property {Worksheet | null} [worksheet]
 * @property {"first" | "sheet" | "under"} [talk]  where what is said stands: above the cards, on a phone over their end, below them
 * @property {ScoreBox | null} [guide]  what there is to collect
 * @property {string} [lang]  the language of all texts; English when it is left out
 * @property {Array<[string, string]>} [languages]  those to choose from: code and name
 * @property {Button[]} [tools]  beside the game: a hint, taking back, the replay
 * @property {{text: string} | null} [advice]  the hint that was asked for
 * @property {Outlook | null} [outlook]  the yaku in sight
 * @property {string} [record]  the match as a line of text
 * @property {{code: string, title: string, note: string, words?: Omit<import("./result.js").HandInWords, "title">, work: object | null, kind?: import("./result.js").Kind}} [class]
 *   a match whose deals a whole class plays, and what can be handed in
 * @property {State | null} [replay]  the finished round, to be stepped through below the table
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

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {...string} lists  the names under which it must have arrays */
const hasLists = (value, ...lists) => isObject(value) && lists.every((name) => Array.isArray(value[name]));

/**
 * Whether a value looks enough like a State to be drawn.
 * Guards against stored matches of other versions and broken storage.
 * @param {unknown} value
 * @returns {value is State}
 */
export function isState(value) {
  if (!isObject(value)) return false;
  const { form, choice, ask } = value;
  return value.v === STATE_VERSION
    && typeof value.presenter === "string"
    && typeof value.status === "string"
    && hasLists(value, "zones", "said", "buttons", "scores", "log")
    && hasLists(value.sheet, "head", "rows")
    && (form === null || (isObject(form) && isObject(form.submit) && hasLists(form, "fields")))
    && (choice === null || hasLists(choice, "cards"))
    && (ask === null || (isObject(ask) && isObject(ask.score) && hasLists(ask, "buttons")));
}
