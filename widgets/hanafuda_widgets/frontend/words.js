/** What the front end itself says; everything about the game comes from the presenter. */
export const WORDS = {
  thinking: "One moment…",
  starting: "Starting the table. The first time this takes a few seconds…",
  stillStarting: "Still loading: about 6 MB have to come over the network, once.",
  restored: "Your match goes on where you left it.",
  oldMatch: "The stored match is damaged or from another version and could not be opened, so a new match lies on the table.",
  noStorage: "This browser does not let the page keep your match (storage is full or switched off). "
    + "You can play on, but a reload will start again.",
  restarted: "The table had stopped and was started again. Your match goes on.",
  cannotStart: "The table could not be started. Check the network connection, then press again. Nothing is lost.",
  stopped: "The table stopped and could not be started again. Press once more to try. Nothing is lost.",
  badPage: "This table's data could not be read. Reload the page; if that does not help, the page was built wrongly.",
  badState: "The table sent an answer that cannot be drawn. Press again, or start a new match.",
  noKernel: "The notebook's Python does not answer. Run the cell again to go on.",
  log: "What happened so far",
  sheet: "Score sheet",
  points: "points",
  /** @param {string} yaku */
  pointsOf: (yaku) => `Points of ${yaku}`,
  happened: "What happened",
  total: "Total",
  /** @param {number} round */
  round: (round) => `Round ${round}`,
  /** @param {number} count */
  faceDown: (count) => (count === 1 ? "1 card, face down" : `${count} cards, face down`),
  /** @param {number} count */
  cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
  none: "none yet",
  noCards: "no cards",
};
