"""What every card table says."""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

TABLE: dict[str, tuple[str, str, str]] = {
    # ---- small words
    "point": ("{points} point", "{points}点", "{points}分"),
    "points": ("{points} points", "{points}点", "{points}分"),
    "comma": (", ", "、", "、"),
    "and": (" and ", "、", "和"),
    "card_in_month": ("{card} ({month})", "{card}（{month}）", "{card}（{month}）"),
    # ---- zones
    "stock": ("Stock", "山札", "牌堆"),
    "field": ("Field", "場", "场"),
    "flipped": ("Flipped", "めくった札", "翻开的牌"),
    "your_pile": ("Your pile", "あなたの取り札", "你吃到的牌"),
    "your_hand": ("Your hand", "あなたの手札", "你的手牌"),
    # ---- what a hand card would do
    "no_match": ("No match: it would lie on the field.", "合う札がないので、場に置きます。", "没有同月的牌，会留在场上。"),
    "takes": ("Takes {cards}.", "{cards}を取ります。", "吃{cards}。"),
    "takes_one_of": ("Takes one of {count}: {cards}.", "{count}枚のうち1枚を取ります：{cards}。", "{count}张中吃1张：{cards}。"),
    "badge_takes": ("takes {count}", "{count}枚取る", "吃{count}张"),
    "badge_one_of": ("1 of {count}", "{count}枚から1枚", "{count}选1"),
    # ---- choosing one of two
    "take_this": ("Take this card.", "この札を取ります。", "吃这张牌。"),
    "play_another": ("Play another card", "ほかの札を出す", "改打别的牌"),
    "which_hand": ("Which card does {card} take?", "{card}でどちらの札を取りますか。", "用{card}吃哪一张？"),
    "which_flip": ("You flipped {card}. Which card does it take?", "{card}をめくりました。どちらの札を取りますか。", "你翻开了{card}。用它吃哪一张？"),
    # ---- whose turn it is
    "choose": ("Choose the card to take: press it on the field.", "取る札を場から選んでください。", "请在场上选择要吃的牌。"),
    "your_turn": ("Your turn: play a card from your hand.", "あなたの番です。手札から1枚出してください。", "轮到你了：请打出一张手牌。"),
    "your_turn_no_match": ("Your turn. None of your cards finds a match: lay one on the field.", "あなたの番です。合う札がないので、1枚を場に置いてください。", "轮到你了。没有能吃的牌，请放一张到场上。"),
    "round_over": ("Round {number} is over. Go on to the next round.", "第{number}回戦が終わりました。次へ進んでください。", "第{number}局结束了。请进入下一局。"),
    # ---- buttons
    "new_match": ("New match", "新しい勝負", "新的比赛"),
    "same_deals": ("The same deals again", "同じ配札でもう一度", "同样的发牌再来一次"),
    "next_round": ("Next round", "次の回戦へ", "下一局"),
    # ---- the form
    "form": ("New match and settings", "新しい勝負と設定", "新的比赛和设置"),
    "rules": ("Rules", "ルール", "规则"),
    "rounds": ("Rounds", "回戦数", "局数"),
    "seats": ("Players at the table", "人数", "人数"),
    "opponent": ("Opponent", "相手", "对手"),
    "opponents": ("Opponents", "相手", "对手"),
    "greedy": ("Greedy: takes what is worth most", "欲張り：いちばん得な札を取る", "贪心：总是吃最值钱的牌"),
    "random": ("Random: plays any card", "でたらめ：どの札でも出す", "随机：随便出牌"),
    "seed": ("Seed (the same seed gives the same match)", "シード（同じ数なら同じ勝負）", "种子（同样的数字，同样的比赛）"),
    "submit": ("New match with this seed", "このシードで始める", "用这个种子开始"),
    "fresh": ("New match with another seed", "別のシードで始める", "换一个种子开始"),
    "confirm": ("Your match is not over. Give it up and begin a new one?", "勝負はまだ終わっていません。やめて新しく始めますか。", "比赛还没结束。要放弃并重新开始吗？"),
    "confirm_yes": ("Begin a new match", "新しく始める", "重新开始"),
    "confirm_no": ("Keep my match", "続ける", "继续比赛"),
    "house_rules": ("House rules: {rules}", "独自ルール：{rules}", "自定规则：{rules}"),
}
