"""What every table says: seats, zones, buttons, the form, hints."""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from hanafuda_widgets.presenters.phrases import Phrase

PHRASES: dict[str, Phrase] = {
    # ---- small words
    "comma": (", ", "、", "、"),
    "and": ("{first} and {last}", "{first}と{last}", "{first}和{last}"),
    "points": ("{points} points", "{points}文", "{points}分"),
    "points.one": ("{points} point", "{points}文", "{points}分"),
    "with-month": ("{card} ({month})", "{card}（{month}）", "{card}（{month}）"),
    "dot": ("{text}.", "{text}。", "{text}。"),
    # ---- seats
    "you": ("you", "あなた", "你"),
    "You": ("You", "あなた", "你"),
    "opponent": ("the opponent", "相手", "对手"),
    "Opponent": ("Opponent", "相手", "对手"),
    "opponent-number": ("opponent {number}", "相手{number}", "对手{number}"),
    "player-number": ("player {number}", "プレイヤー{number}", "玩家{number}"),
    # ---- zones
    "hand": ("Your hand", "あなたの手札", "你的手牌"),
    "pile": ("Your pile", "あなたの取り札", "你取得的牌"),
    "opponent-hand": ("Opponent's hand", "相手の手札", "对手的手牌"),
    "opponent-pile": ("Opponent's pile", "相手の取り札", "对手取得的牌"),
    "hand-of": ("{who}: hand", "{who}：手札", "{who}：手牌"),
    "pile-of": ("{who}: pile", "{who}：取り札", "{who}：取得的牌"),
    "stock": ("Stock", "山札", "牌堆"),
    "field": ("Field", "場札", "场牌"),
    "flipped": ("Flipped", "めくり札", "翻开的牌"),
    "face-down": ("card, face down", "伏せ札", "盖着的牌"),
    "brights": ("Brights", "光", "光"),
    "animals": ("Animals", "種", "种"),
    "ribbons": ("Ribbons", "短冊", "短册"),
    "chaff": ("Chaff", "カス", "素札"),
    # ---- rounds
    "round": ("Round {number}", "第{number}局", "第{number}局"),
    "round-of": ("Round {number} of {rounds}", "第{number}局（全{rounds}局）", "第{number}局（共{rounds}局）"),
    "round-over": ("Round {number} is over. Go on to the next round.", "第{number}局が終わりました。次の局へ進みましょう。", "第{number}局结束。请进入下一局。"),
    "match-over": ("The match is over.", "対局が終わりました。", "比赛结束。"),
    "next-round": ("Next round", "次の局へ", "下一局"),
    "new-match": ("New match", "新しい対局", "新比赛"),
    "same-deals": ("The same deals again", "同じ配牌でもう一度", "同样的牌再来一次"),
    # ---- a turn
    "your-turn": ("Your turn: play a card from your hand.", "あなたの番です。手札を1枚出してください。", "轮到你了：请出一张手牌。"),
    "no-match": ("Your turn. None of your cards finds a match: lay one on the field.", "あなたの番です。合う札がないので、1枚を場に置いてください。", "轮到你了。没有能配对的牌：请放一张到场上。"),
    "choose": ("Choose the card to take: press it on the field.", "取る札を場から選んでください。", "请在场上选择要取的牌。"),
    "which-hand": ("Which card does {card} take?", "{card}でどの札を取りますか。", "用{card}取哪一张？"),
    "which-flip": ("You flipped {card}. Which card does it take?", "{card}をめくりました。どの札を取りますか。", "翻出了{card}。取哪一张？"),
    "take-this": ("Take this card.", "この札を取る。", "取这张牌。"),
    "another-card": ("Play another card", "別の札を出す", "换一张牌"),
    "takes": ("Takes {cards}.", "{cards}を取れます。", "可取{cards}。"),
    "takes-one-of": ("Takes one of {count}: {cards}.", "{count}枚のうち1枚を取れます：{cards}。", "可从{count}张中取一张：{cards}。"),
    "takes-none": ("No match: it would lie on the field.", "合う札がなく、場に残ります。", "没有能配对的牌：会留在场上。"),
    "badge-takes": ("takes {count}", "{count}枚取り", "取{count}张"),
    "badge-one-of": ("1 of {count}", "{count}枚から1枚", "{count}选1"),
    # ---- what happened
    "played-took": ("{who} played {card} and took {cards}.", "{who}は{card}を出して{cards}を取りました。", "{who}打出{card}，取走{cards}。"),
    "played-took.you": ("You played {card} and took {cards}.", "あなたは{card}を出して{cards}を取りました。", "你打出{card}，取走{cards}。"),
    "played": ("{who} played {card}: no match.", "{who}は{card}を出しました。合う札はありません。", "{who}打出{card}：没有配对。"),
    "played.you": ("You played {card}: no match.", "あなたは{card}を出しました。合う札はありません。", "你打出{card}：没有配对。"),
    "flipped-took": ("{who} flipped {card} and took {cards}.", "{who}は{card}をめくって{cards}を取りました。", "{who}翻出{card}，取走{cards}。"),
    "flipped-took.you": ("You flipped {card} and took {cards}.", "あなたは{card}をめくって{cards}を取りました。", "你翻出{card}，取走{cards}。"),
    "flipped-none": ("{who} flipped {card}: no match.", "{who}は{card}をめくりました。合う札はありません。", "{who}翻出{card}：没有配对。"),
    "flipped-none.you": ("You flipped {card}: no match.", "あなたは{card}をめくりました。合う札はありません。", "你翻出{card}：没有配对。"),
    "made": ("{who} made {yaku}.", "{who}に{yaku}ができました。", "{who}凑成了{yaku}。"),
    "made.you": ("You made {yaku}.", "あなたに{yaku}ができました。", "你凑成了{yaku}。"),
    "grew": ("{who} now has {points} for {yaku}.", "{who}の{yaku}が{points}になりました。", "{who}的{yaku}现在是{points}。"),
    "grew.you": ("You now have {points} for {yaku}.", "あなたの{yaku}が{points}になりました。", "你的{yaku}现在是{points}。"),
    # ---- the score sheet and scores
    "sheet-round": ("Round", "局", "局"),
    "sheet-ending": ("How it ended", "結果", "结果"),
    "sheet-start": ("Start", "初め", "起始"),
    "sheet-start-why": ("Each player begins with these points", "各自の持ち点", "每人的起始分"),
    "sheet-total": ("Total", "合計", "合计"),
    "sum-of-yaku": ("Sum of the yaku", "役の合計", "役的合计"),
    "extra": ("{why}: {points}, and {count} more {word}: +{more}", "{why}：{points}、さらに{count}枚で＋{more}", "{why}：{points}，另有{count}张：+{more}"),
    "plain-why": ("{why}: {points}", "{why}：{points}", "{why}：{points}"),
    "each-further": ("{why}. Each further {word} adds {more}", "{why}。1枚増えるごとに＋{more}", "{why}。每多一张加{more}"),
    "not-counted": ("{yaku} does not count: {why}", "{yaku}は数えません：{why}", "{yaku}不计：{why}"),
    "not-beside": ("{yaku} does not count beside {other}", "{other}があるので{yaku}は数えません", "有{other}时不计{yaku}"),
    "not-alone": ("{yaku} does not count: it needs another yaku beside it", "{yaku}はほかの役がないと数えません", "{yaku}不计：须有别的役"),
    # ---- settings
    "form": ("New match and settings", "新しい対局と設定", "新比赛与设置"),
    "rules": ("Rules", "ルール", "规则"),
    "rounds": ("Rounds", "局数", "局数"),
    "opponent-level": ("Opponent", "相手", "对手"),
    "seed": ("Seed (the same seed gives the same match)", "シード（同じ数なら同じ対局）", "种子（同一个数得同一场比赛）"),
    "submit": ("New match with this seed", "このシードで新しい対局", "用此种子开始新比赛"),
    "submit-another": ("New match with another seed", "別のシードで新しい対局", "换个种子开始新比赛"),
    "confirm": ("Your match is not over. Give it up and begin a new one?", "対局の途中です。やめて新しく始めますか。", "比赛还没结束。要放弃并重新开始吗？"),
    "confirm-yes": ("Begin a new match", "新しく始める", "重新开始"),
    "confirm-no": ("Keep my match", "このまま続ける", "继续这场比赛"),
    "house-rules": ("House rules: {rules}", "ローカルルール：{rules}", "自定规则：{rules}"),
    "house": ("A rule set with options of its own.", "選択ルールを組み合わせたものです。", "带有自选项的规则。"),
    "guide": ("Yaku: what to collect", "役の一覧", "役的一览"),
}
