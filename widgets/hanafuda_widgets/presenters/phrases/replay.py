"""What the replay of a round says."""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from hanafuda_widgets.presenters.phrases import Phrase

PHRASES: dict[str, Phrase] = {
    "title": ("Replay of a round", "局の振り返り", "重看一局"),
    "subtitle": ("{rules} · all cards are open, for the round is over", "{rules} · 終わった局なので、札はすべて表です", "{rules} · 这一局已结束，所有的牌都翻开"),
    "go-to": ("Go to", "移動", "跳到"),
    "step": ("Step", "1つずつ", "逐步"),
    "first": ("Start", "初め", "开头"),
    "back": ("Back", "戻る", "后退"),
    "next": ("Next", "進む", "前进"),
    "last": ("End", "終わり", "结尾"),
    # ---- where one stands
    "end": ("The end of the round.", "局の終わり。", "本局结束。"),
    "deal": ("The deal.", "配牌。", "发牌。"),
    "turn": ("Turn {turn}, {who}: {what}.", "{turn}手目、{who}：{what}。", "第{turn}手，{who}：{what}。"),
    "turn.you": ("Turn {turn}, you: {what}.", "{turn}手目、あなた：{what}。", "第{turn}手，你：{what}。"),
    "what.hand": ("from the hand", "手札から", "出手牌"),
    "what.stock": ("from the stock", "山札から", "翻牌堆"),
    "what.koikoi": ("koi-koi", "こいこい", "来来"),
    "what.shobu": ("stops", "勝負", "收局"),
    "what.deal": ("four of a month", "同じ月の4枚", "同月四张"),
    # ---- what happened and why
    "dealer": ("{who} is the dealer (oya 親) and plays first.", "親は{who}で、先に出します。", "{who}是庄家（親），先出牌。"),
    "dealer.you": ("You are the dealer (oya 親) and play first.", "親はあなたで、先に出します。", "你是庄家（親），先出牌。"),
    "called": ("{who} called koi-koi (こいこい): the round goes on, for more points or none.", "{who}は「こいこい」しました。もっと取るか、0文になるかです。", "{who}喊了“来来”：继续争取更多分，也可能一分不得。"),
    "called.you": ("You called koi-koi (こいこい): the round goes on, for more points or none.", "あなたは「こいこい」しました。もっと取るか、0文になるかです。", "你喊了“来来”：继续争取更多分，也可能一分不得。"),
    "played": ("{who} played {card}. {what}", "{who}は{card}を出しました。{what}", "{who}打出{card}。{what}"),
    "played.you": ("You played {card}. {what}", "あなたは{card}を出しました。{what}", "你打出{card}。{what}"),
    "turned": ("{who} turned from the stock: {card}. {what}", "{who}は山札から{card}をめくりました。{what}", "{who}从牌堆翻出{card}。{what}"),
    "turned.you": ("You turned from the stock: {card}. {what}", "あなたは山札から{card}をめくりました。{what}", "你从牌堆翻出{card}。{what}"),
    "no-match": ("No {flower} card lay on the field, so it stayed there.", "場に{flower}の札がないので、場に残りました。", "场上没有{flower}的牌，所以留在场上。"),
    "wild": ("By the house rule it may take any card, and took {cards}.", "ローカルルールでどの札でも取れるので、{cards}を取りました。", "按自定规则它可取任何牌，取了{cards}。"),
    "chose": ("Two cards of its month lay there: {who} chose {cards}.", "同じ月の札が2枚あり、{who}は{cards}を選びました。", "场上有两张同月的牌：{who}选了{cards}。"),
    "chose.you": ("Two cards of its month lay there: you chose {cards}.", "同じ月の札が2枚あり、あなたは{cards}を選びました。", "场上有两张同月的牌：你选了{cards}。"),
    "only": ("It took the only card of its month there: {cards}.", "同じ月のただ1枚、{cards}を取りました。", "取走同月唯一的一张：{cards}。"),
    "all": ("It took all {count} cards of its month: {cards}.", "同じ月の{count}枚をすべて取りました：{cards}。", "取走同月的全部{count}张：{cards}。"),
    "made": ("This made {yaku}: {points} ({why}).", "これで{yaku}ができました：{points}（{why}）。", "由此凑成{yaku}：{points}（{why}）。"),
    "rose": ("{yaku} rose to {points}: {why}.", "{yaku}が{points}になりました：{why}。", "{yaku}升到{points}：{why}。"),
    "would-win": ("By stopping now {who} would win {points}.", "いま勝負すれば{who}は{points}です。", "现在收局的话，{who}得{points}。"),
    "would-win.you": ("By stopping now you would win {points}.", "いま勝負すればあなたは{points}です。", "现在收局的话，你得{points}。"),
    "scored": ("{who} scored {points}.", "{who}は{points}を得ました。", "{who}得{points}。"),
    "scored.you": ("You scored {points}.", "あなたは{points}を得ました。", "你得{points}。"),
    "drawn": ("The round is drawn: nobody scored.", "引き分け：だれにも点が入りません。", "平局：谁都没有得分。"),
    # ---- scores
    "nobody": ("Nobody won", "勝者なし", "没有人赢"),
    "won": ("{who} won the round", "{who}の勝ち", "{who}赢了本局"),
    "won.you": ("You won the round", "あなたの勝ち", "你赢了本局"),
    "stopping": ("{who}, by stopping now", "{who}がいま勝負すれば", "{who}现在收局的话"),
    "stopping.you": ("You, by stopping now", "あなたがいま勝負すれば", "你现在收局的话"),
    # ---- another record
    "form": ("Replay another round: paste its record", "別の局を振り返る：記録を貼り付け", "重看别的局：粘贴记录"),
    "record": ("Record (of a round or a match of Koi-Koi)", "記録（こいこいの1局または対局）", "记录（一局或一场来来）"),
    "number": ("Round of the match (empty: the last that is over)", "何局目（空欄なら最後に終わった局）", "第几局（留空则为最后结束的一局）"),
    "submit": ("Replay this record", "この記録を振り返る", "重看这个记录"),
}
