/** What quizzes, drills and the card trainer say of themselves; questions and reasons come with the items. */
export const DRILL = {
  answers: "Answers",
  yourAnswer: "Your answer",
  check: "Check",
  next: "Next question",
  finish: "See the result",
  hints: ["Give me a nudge", "Narrow it down", "Show the answer", "Explain it"],
  nudge: "A nudge",
  right: "Right.",
  rightAtLast: "Right, at last.",
  rightWithHint: "Right, with a hint.",
  wrong: "Not this one.",
  tryAgain: "Try another one.",
  shown: "The answer",
  isRight: "right",
  isYours: "your answer",
  struck: "ruled out",
  noNumber: "Write a whole number, such as 10.",
  noWord: "Write a word.",
  goesOn: "It goes on where you left it.",
  noStorage: "This browser does not let the page keep anything (storage is full or switched off). "
    + "You can go on, but a reload will start again.",
  broken: "These questions could not be read. Reload the page; if that does not help, the page was built wrongly.",
  again: "The same questions again",
  missed: "Only those that went wrong",
  fresh: "New questions",
  reshuffled: "Again, in another order",
  lookAgain: "Look at these again",
  wellDone: "Nothing to look at again. Well done!",
  rightAnswer: "Right answer:",
  /** @param {number} at @param {number} count */
  place: (at, count) => `Question ${at} of ${count}`,
  /** @param {string} text */
  startsWith: (text) => `It begins with “${text[0]}” and has ${text.length} letters.`,
  /** @param {string} one @param {string} two */
  oneOf: (one, two) => `It is ${one} or ${two}.`,
  /** @param {number} right @param {number} count @param {number} hinted */
  result: (right, count, hinted) => `${right} of ${count} right${hinted ? `, and ${hinted} with a hint` : ""}.`,
  /** @param {string} topic @param {number} count */
  topic: (topic, count) => `${topic}: ${count === 1 ? "1 question" : `${count} questions`}`,
};

/** What an exam says of itself. */
export const EXAM = {
  number: "Number of the exam",
  start: "Start the exam",
  same: "The same number gives the same questions, so a class can take one exam together. Nothing is said until the end.",
  skip: "Skip this question",
  another: "Another exam",
  passed: "Passed: three quarters or more are right.",
  notYet: "Not yet: three quarters make a pass. Read the pages below again, and take another exam.",
  byTopic: "Result by topic",
  columns: ["Topic", "Right", "Read again"],
  yours: "You answered:",
  skipped: "You skipped it.",
  goesOn: "The exam goes on where you left it.",
  /** @param {number} count */
  about: (count) => `${count} questions from all topics.`,
  /** @param {number} seed */
  title: (seed) => `Exam ${seed}`,
  /** @param {number} right @param {number} all */
  of: (right, all) => `${right} of ${all}`,
  /** @param {number} count */
  missed: (count) => (count === 1 ? "The question that went wrong" : `The ${count} questions that went wrong`),
};

/** What is said where a result can be handed in. */
export const RESULT = {
  title: "For your teacher: save your result",
  what: "The file holds your name and your answers. It stays on your machine until you hand it in yourself.",
  name: "Your name",
  save: "Save my result",
  saved: "Your result has been saved to a file.",
};

/** What the card trainer says. */
export const TRAINER = {
  due: "due today",
  fresh: "new",
  known: "known well",
  dueHelp: "You learnt them, and today is the day to ask again.",
  noneDue: "Nothing is due today. Come back when the next cards are due, or learn new ones now.",
  allDone: "Nothing is due today, and there is nothing new left.",
  more: "Learn more new ones",
  progress: "Your progress",
  save: "Save progress to a file",
  load: "Read progress from a file",
  forget: "Forget my progress",
  forgetYes: "Forget everything",
  forgetNo: "Keep it",
  forgotten: "Your progress has been forgotten. Everything is new again.",
  /** @param {number} count */
  forgetHow: (count) => `Forget ${count === 1 ? "your 1 answer" : `all ${count} answers`} in this browser? `
    + "This cannot be undone. Save your progress to a file first, and you can read it in again.",
  kept: "Your progress is kept in this browser. A file keeps it for another browser, and for good.",
  keptFile: "Your progress is kept in the file that this cell names.",
  saved: "Your progress has been saved to a file.",
  noStorage: "This browser does not let the page keep your progress (storage is full or switched off). "
    + "You can go on; save your progress to a file before you close the page.",
  /** @param {string} reason */
  unread: (reason) => `The progress kept in this browser could not be read, so a new one begins. Nothing was thrown away. ${reason}`,
  /** @param {string} name @param {string} reason */
  notLoaded: (name, reason) => `${name} was not read, and your progress is as it was. ${reason}`,
  /** @param {number} fresh @param {number} known */
  loaded: (fresh, known) => `${fresh === 1 ? "1 answer" : `${fresh} answers`} added; ${known} were known already.`,
  /** @param {number} count */
  forToday: (count) => (count === 1 ? "1 card for today" : `${count} cards for today`),
  /** @param {number} count */
  start: (count) => (count === 1 ? "Start with 1 card" : `Start with ${count} cards`),
  /** @param {string} day @param {number} count */
  nextDay: (day, count) => `The next ${count === 1 ? "one is" : `${count} are`} due ${day}.`,
  /** @param {number} days */
  inDays: (days) => (days === 1 ? "tomorrow" : days < 60 ? `in ${days} days` : `in ${Math.round(days / 30)} months`),
  /** @param {string} when */
  askedAgain: (when) => `It will be asked again ${when}.`,
  soon: "It comes back in a moment.",
  /** @param {number} left */
  left: (left) => (left === 1 ? "1 card left" : `${left} cards left`),
  columns: ["Topic", "New", "Learning", "Known"],
  /** @param {number} right @param {number} count */
  done: (right, count) => `Done for now: ${right} of ${count} right at the first try.`,
};
