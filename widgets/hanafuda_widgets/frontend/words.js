/** What the front end itself says, in three languages; everything about the game comes from the presenter. */

const EN = {
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
  language: "Language",
  tools: "At the table",
  aids: "Help and record",
  labels: "Month and kind on the cards",
  flowers: "Flower names on the cards",
  plays: "What each card takes",
  outlook: "My yaku in sight",
  copy: "Copy the record",
  copied: "The record is copied.",
  copyHere: "Copying is not allowed here. The record is selected: copy it by hand.",
  record: "Record of the match",
};

/** @type {typeof EN} */
const JA = {
  thinking: "お待ちください…",
  starting: "準備しています。初回は数秒かかります…",
  stillStarting: "読み込み中です。初回だけ約6MBを受信します。",
  restored: "前回の続きから始めます。",
  oldMatch: "保存された対局が壊れているか別の版のもので開けないため、新しい対局を始めます。",
  noStorage: "このブラウザーでは対局を保存できません（容量不足、または保存が無効）。続けられますが、再読み込みすると最初からになります。",
  restarted: "止まっていたので、もう一度起動しました。対局は続きます。",
  cannotStart: "起動できませんでした。通信を確かめて、もう一度押してください。対局は失われません。",
  stopped: "止まってしまい、再起動できませんでした。もう一度押してください。対局は失われません。",
  badPage: "データを読めませんでした。再読み込みしてください。",
  badState: "表示できない答えが届きました。もう一度押すか、新しい対局を始めてください。",
  noKernel: "ノートブックのPythonが応答しません。セルをもう一度実行してください。",
  log: "これまでの流れ",
  sheet: "得点表",
  points: "点",
  pointsOf: (yaku) => `${yaku}の点`,
  happened: "いまの流れ",
  total: "合計",
  round: (round) => `第${round}局`,
  faceDown: (count) => `伏せ札${count}枚`,
  cards: (count) => `${count}枚`,
  none: "まだなし",
  noCards: "札なし",
  language: "言語",
  tools: "操作",
  aids: "補助と記録",
  labels: "札に月と種類を表示",
  flowers: "札に花の名を表示",
  plays: "取れる札を表示",
  outlook: "役の見通しを表示",
  copy: "記録をコピー",
  copied: "記録をコピーしました。",
  copyHere: "ここではコピーできません。選択された記録を手でコピーしてください。",
  record: "対局の記録",
};

/** @type {typeof EN} */
const ZH = {
  thinking: "请稍候…",
  starting: "正在准备，第一次需要几秒…",
  stillStarting: "仍在加载：第一次要下载约6MB。",
  restored: "从上次的地方继续。",
  oldMatch: "保存的比赛已损坏或来自别的版本，无法打开，因此开始新的比赛。",
  noStorage: "此浏览器不能保存比赛（空间已满或已禁用）。可以继续玩，但刷新后会重新开始。",
  restarted: "程序曾停止，已重新启动。比赛继续。",
  cannotStart: "无法启动。请检查网络后再按一次。比赛不会丢失。",
  stopped: "程序停止，无法重新启动。请再按一次。比赛不会丢失。",
  badPage: "无法读取数据。请刷新页面。",
  badState: "收到无法显示的回答。请再按一次，或开始新比赛。",
  noKernel: "笔记本的Python没有回应。请重新运行单元格。",
  log: "到目前为止",
  sheet: "得分表",
  points: "分",
  pointsOf: (yaku) => `${yaku}的分`,
  happened: "刚才",
  total: "合计",
  round: (round) => `第${round}局`,
  faceDown: (count) => `盖着的牌${count}张`,
  cards: (count) => `${count}张`,
  none: "还没有",
  noCards: "没有牌",
  language: "语言",
  tools: "操作",
  aids: "辅助与记录",
  labels: "在牌上显示月份和种类",
  flowers: "在牌上显示花名",
  plays: "显示可取的牌",
  outlook: "显示有望的役",
  copy: "复制记录",
  copied: "记录已复制。",
  copyHere: "这里不能复制。记录已选中：请手动复制。",
  record: "比赛记录",
};

/** Each language by its code. */
export const TONGUES = { en: EN, ja: JA, zh: ZH };

/** The words in the language that was spoken last. */
export const WORDS = { ...EN };

/** From now on WORDS are of this language. @param {string} [lang] */
export function speak(lang = "en") {
  Object.assign(WORDS, TONGUES[/** @type {keyof typeof TONGUES} */ (lang)] ?? EN);
}
