"""The reasons that the library gives for points, in Japanese and Chinese; its English is the key.

The library explains each score in English sentences of its own. Where a table shows one in another
language, it looks it up here; the sums around it come from templates in ``common``.
"""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

import re

from hanafuda_widgets.presenters.phrases import Phrase

#: The Japanese and the Chinese of each reason.
_ROWS: dict[str, tuple[str, str]] = {
    # ---- the cards that add points
    "ribbon": ("短冊", "短册"),
    "animal": ("種", "种"),
    "chaff card": ("カス", "素札"),
    "card": ("札", "牌"),
    # ---- what makes a yaku
    "all five brights": ("光札5枚", "五张光全齐"),
    "four brights without the rain man": ("柳（小野道風）を除く光札4枚", "不含柳（小野道风）的四张光"),
    "the rain man and three other brights": ("柳（小野道風）と、ほかの光札3枚", "柳（小野道风）加另外三张光"),
    "three brights without the rain man": ("柳（小野道風）を除く光札3枚", "不含柳（小野道风）的三张光"),
    "boar, deer and butterflies": ("猪・鹿・蝶", "猪、鹿、蝶"),
    "five animals": ("種札5枚", "五张种"),
    "all three red poem ribbons": ("字のある赤い短冊3枚", "三张有字的赤短"),
    "all three blue ribbons": ("青い短冊3枚", "三张青短"),
    "all three red poem and all three blue ribbons": ("赤短3枚と青短3枚", "赤短三张加青短三张"),
    "the plain ribbons of wisteria, iris and bush clover": ("藤・菖蒲・萩の無地の短冊", "藤、菖蒲、萩的无字短册"),
    "the ribbons of wisteria, iris and bush clover": ("藤・菖蒲・萩の短冊", "藤、菖蒲、萩的短册"),
    "five ribbons": ("短冊5枚", "五张短册"),
    "ten chaff cards": ("カス札10枚", "十张素札"),
    "curtain and sake cup": ("桜に幕と菊に盃", "樱上幕和菊上杯"),
    "moon and sake cup": ("芒に月と菊に盃", "芒上月和菊上杯"),
    "curtain, moon and cup": ("幕・月・盃", "幕、月、杯"),
    "curtain, moon and sake cup": ("幕・月・盃", "幕、月、杯"),
    "all four cards of the month of this round": ("この局の月の札4枚", "本局月份的四张牌"),
    "crane, warbler and curtain": ("鶴・鶯・幕", "鹤、莺、幕"),
    "crane, moon and phoenix": ("鶴・月・鳳凰", "鹤、月、凤凰"),
    "seven ribbons without the willow's": ("柳を除く短冊7枚", "不含柳的七张短册"),
    "six ribbons without the willow's": ("柳を除く短冊6枚", "不含柳的六张短册"),
    "seven ribbons, the willow ribbon not counted": ("柳を除く短冊7枚", "不含柳的七张短册"),
    "all four wisteria cards": ("藤の札4枚", "藤的四张牌"),
    "all four paulownia cards": ("桐の札4枚", "桐的四张牌"),
    "all four willow cards": ("柳の札4枚", "柳的四张牌"),
    # ---- what makes a hand yaku
    "four cards of one month in the dealt hand": ("配られた手札に同じ月の札4枚", "起手牌有同月四张"),
    "a dealt hand of four pairs": ("配られた手札が4組の対", "起手牌是四个对子"),
    "seven chaff in the dealt hand": ("配られた手札にカス7枚", "起手牌有七张素札"),
    "six chaff in the dealt hand": ("配られた手札にカス6枚", "起手牌有六张素札"),
    "three cards of one month": ("同じ月の札3枚", "同月三张"),
    "three of wisteria, iris or bush clover, or three paulownia chaff": ("藤・菖蒲・萩の3枚、または桐のカス3枚", "藤、菖蒲或萩三张，或桐素札三张"),
    "three pairs": ("対3組", "三个对子"),
    "two triplets": ("三本2組", "两组三张"),
    "two triplets, one of them standing": ("三本2組、うち1組は立三本", "两组三张，其中一组是立三本"),
    "two standing triplets": ("立三本2組", "两组立三本"),
    "four cards of one month": ("同じ月の札4枚", "同月四张"),
    "a triplet and two pairs": ("三本1組と対2組", "一组三张加两个对子"),
    "four of one month, a pair and one card": ("同じ月の4枚と対1組と1枚", "同月四张、一个对子和一张"),
    "four of one month and a triplet": ("同じ月の4枚と三本", "同月四张加一组三张"),
    "two or more ribbons, the rest chaff": ("短冊2枚以上、残りはカス", "短册两张以上，其余是素札"),
    "one ribbon and six chaff": ("短冊1枚とカス6枚", "一张短册和六张素札"),
    "one animal and six chaff": ("種1枚とカス6枚", "一张种和六张素札"),
    "one bright and six chaff": ("光1枚とカス6枚", "一张光和六张素札"),
    "seven chaff": ("カス7枚", "七张素札"),
    "no chaff": ("カスなし", "没有素札"),
    "the fourth card of three on the field": ("場の3枚の残り1枚", "场上三张的第四张"),
    "a yaku of the pile, complete in the hand": ("手札だけでできた出来役", "手牌里已成的出来役"),
    # ---- why a yaku does not count
    "who has all four willows scores no yaku": ("柳4枚を取った人には役がつきません", "取齐四张柳的人不计役"),
    "another player has all four willows": ("ほかの人が柳4枚を取っています", "别人取齐了四张柳"),
    "a player has all four willows, and nobody scores a yaku": ("柳4枚がそろったので、だれにも役がつきません", "有人取齐四张柳，谁都不计役"),
    # ---- steps to the total
    "seven points or more": ("7文以上", "7分以上"),
    "a sum of seven or more counts twice": ("合計7文以上は2倍", "合计7分以上翻倍"),
    "koi-koi": ("こいこい", "来来"),
    "twice the points when the opponent called koi-koi": ("相手がこいこいしていたら2倍", "对手喊过来来则翻倍"),
    "twice the points when the winner called koi-koi": ("勝った人がこいこいしていたら2倍", "赢家喊过来来则翻倍"),
    "twice the points when anybody called koi-koi": ("だれかがこいこいしていたら2倍", "有人喊过来来则翻倍"),
    "times the number of all calls plus one": ("こいこいの回数に1を足した倍", "乘以来来的总次数加一"),
    "twice the points for each call of the opponent": ("相手のこいこい1回ごとに2倍", "对手每喊一次来来翻一倍"),
    "brights on the first field": ("初めの場の光札", "起始场牌中的光"),
    "twice the points when a bright lay there": ("初めの場に光札があれば2倍", "起始场牌有光则翻倍"),
    "times the number of brights plus one": ("光札の枚数に1を足した倍", "乘以光的张数加一"),
    "times the number of brights, when there was one": ("光札の枚数の倍", "乘以光的张数"),
    "field": ("場", "场"),
    "every payment of the round is multiplied": ("この局の支払いはすべて倍になります", "本局所有支付都加倍"),
    "players": ("人数", "人数"),
    "each opponent pays it": ("相手がそれぞれ払います", "每个对手都付"),
    # ---- what a round of Koi-Koi pays without a pile
    "the yaku of the pile": ("取り札の役", "取得牌的役"),
    "the dealer's right (oya-ken)": ("親権", "庄家权（親権）"),
    "four cards of one month on the first field": ("初めの場に同じ月の札4枚", "起始场牌有同月四张"),
    "four pairs on the field": ("場が4組の対", "场牌是四个对子"),
    # ---- how a round of Koi-Koi ends
    "a yaku was made or grew after koi-koi, which ends the round": ("こいこいの後に役ができたか増えて、局が終わりました", "来来之后凑成了役或役增分，本局结束"),
    "a yaku was made or grew with the last cards": ("最後の札で役ができたか増えました", "用最后的牌凑成了役或使役增分"),
    "a dealt hand was a yaku": ("配られた手札が役でした", "起手牌就是役"),
    "both dealt hands were yaku: the round is drawn": ("両方の手札が役だったので、引き分けです", "双方起手牌都是役：平局"),
    "four cards of a month lay on the first field": ("初めの場に同じ月の札が4枚ありました", "起始场牌有同月四张"),
    "the first field was four pairs": ("初めの場が4組の対でした", "起始场牌是四个对子"),
    "the hands are empty: the last koi-koi caller scores": ("手札がなくなり、最後にこいこいした人の得点です", "手牌出完：最后喊来来的人得分"),
    "the hands are empty and nobody stopped": ("手札がなくなり、だれも勝負しませんでした", "手牌出完，没有人收局"),
    "a player stopped": ("勝負で終わりました", "有人收局"),
}
# A reason ends with its worth in some rule sets of Hachi-hachi: "three pairs (4 kan)".
_WORTH = re.compile(r"(?P<what>.+) \((?P<worth>[\d½]+) (?P<unit>kan|points)(?P<each> for each month)?\)")
_UNITS = {"ja": {"kan": "貫", "points": "点"}, "zh": {"kan": "贯", "points": "点"}}
_EACH = {"ja": "ずつ", "zh": "（每月）"}

PHRASES: dict[str, Phrase] = {english: (english, *others) for english, others in _ROWS.items()}


def reason(lang: str, english: str) -> str:
    """A reason of the library in another language; one that is not in the table stays as it is.

    >>> reason("zh", "five animals"), reason("ja", "three pairs (4 kan)")
    ('五张种', '対3組（4貫）')
    """
    if lang == "en":
        return english
    found = _ROWS.get(english)
    if found is not None:
        return found[lang == "zh"]
    worth = _WORTH.fullmatch(english)
    if worth is None:
        return english
    what, number, unit, each = worth.groups()
    return f"{reason(lang, what)}（{number}{_UNITS[lang][unit]}{_EACH[lang] if each else ''}）"
