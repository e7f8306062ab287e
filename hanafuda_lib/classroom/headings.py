"""Headings of printed pages in English, and beside it in Japanese or Chinese where that is asked."""

from __future__ import annotations

from hanafuda_lib import names
from hanafuda_lib.names import Lang

# A table reads best with one row a line.
# fmt: off
_WORDS: dict[str, tuple[str, str]] = {
    "Worksheet": ("練習プリント", "练习题"),
    "Key": ("解答", "答案"),
    "Level": ("レベル", "级别"),
    "Version": ("種類", "版本"),
    "Name": ("名前", "姓名"),
    "Date": ("日付", "日期"),
    "Answer": ("答え", "答案"),
    "Yaku": ("役", "役"),
    "Points": ("点", "分"),
    "Total": ("合計", "合计"),
    "Sum": ("合計", "合计"),
    "Field": ("場札", "场牌"),
    "You play": ("手札から", "打出"),
    "Your pile": ("取り札", "得牌"),
    "Your pile so far": ("今の取り札", "目前得牌"),
    "Player 1": ("一人目", "玩家一"),
    "Player 2": ("二人目", "玩家二"),
    "Player 3": ("三人目", "玩家三"),
    "Card points": ("札の点", "牌点"),
    "Gets or pays": ("受け渡し", "收付"),
    "The twelve months": ("十二か月", "十二个月"),
    "The four kinds": ("四つの種類", "四个种类"),
    "The three sorts of ribbons": ("三種の短冊", "三种短册"),
    "Japanese words": ("日本語の言葉", "日语用语"),
    "Taking cards": ("札を取る", "取牌"),
    "Yaku and points": ("役と点数", "役与分数"),
    "The rules of Koi-Koi": ("こいこいの規則", "来来的规则"),
    "Doubling": ("倍付け", "加倍"),
    "Scoring a pile": ("点数計算", "计分"),
    "Settlement": ("精算", "结算"),
    "Mixed": ("いろいろ", "综合"),
}
# fmt: on


def heading(text: str, lang: Lang | str = Lang.EN) -> tuple[str, str]:
    """A heading in English, and in another language where that has a word for it (else nothing).

    Errors: ``UnknownNameError`` for a language that there is not.

    >>> heading("Key", "ja"), heading("Key")
    (('Key', '解答'), ('Key', ''))
    """
    found = names.find_lang(lang)
    if found is Lang.EN or text not in _WORDS:
        return text, ""
    return text, _WORDS[text][0 if found is Lang.JA else 1]
