"""Names of every yaku (役) of the three games, and of what is paid beside them: one row a line.

Keys are the ids of the rule tables (RULES §F). Where two games use one id, the yaku has one
name: a pair is a pair, whether four of them make the yaku (Koi-Koi) or three (Hachi-hachi).
Columns: id, then English, Japanese, kana, romaji, Simplified Chinese.
"""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from hanafuda_lib.names.model import Name

# Koi-Koi, both rule sets and their options; the first rows serve the other games too.
KOIKOI: dict[str, Name] = {
    "goko": Name("Five Brights", "五光", "ごこう", "gokō", "五光"),
    "shiko": Name("Four Brights", "四光", "しこう", "shikō", "四光"),
    "ameshiko": Name("Rainy Four Brights", "雨四光", "あめしこう", "ameshikō", "雨四光"),
    "sanko": Name("Three Brights", "三光", "さんこう", "sankō", "三光"),
    "inoshikacho": Name("Boar, Deer, Butterflies", "猪鹿蝶", "いのしかちょう", "inoshikachō", "猪鹿蝶"),
    "tane": Name("Animals", "種", "たね", "tane", "种"),
    "akatan_aotan": Name("Red Poems and Blues", "赤短・青短の重複", "あかたん・あおたんのちょうふく", "akatan aotan no chōfuku", "赤短青短"),
    "akatan": Name("Red Poems", "赤短", "あかたん", "akatan", "赤短"),
    "aotan": Name("Blues", "青短", "あおたん", "aotan", "青短"),
    "kusatan": Name("Grass Ribbons", "草短", "くさたん", "kusatan", "草短"),
    "tanzaku": Name("Ribbons", "短冊", "たんざく", "tanzaku", "短册"),
    "tan": Name("Ribbons", "短", "たん", "tan", "短册"),
    "kasu": Name("Chaff", "素札", "かす", "kasu", "素札"),
    "hanamizake": Name("Blossom Viewing", "花見酒", "はなみざけ", "hanamizake", "花见酒"),
    "tsukimizake": Name("Moon Viewing", "月見酒", "つきみざけ", "tsukimizake", "月见酒"),
    "hanami": Name("Blossom Viewing", "花見酒", "はなみざけ", "hanamizake", "花见酒"),
    "tsukimi": Name("Moon Viewing", "月見酒", "つきみざけ", "tsukimizake", "月见酒"),
    "nomi": Name("Drinking", "のみ", "のみ", "nomi", "饮"),
    "tsukifuda": Name("Month Cards", "月札", "つきふだ", "tsukifuda", "月札"),
    "teshi": Name("Four of a Month", "手四", "てし", "teshi", "手四"),
    "kuttsuki": Name("Pairs", "くっつき", "くっつき", "kuttsuki", "对子"),
}

# Hana-awase: yaku counted at the end, and the two opening hands (§C.1).
HANAAWASE: dict[str, Name] = {
    "nanatan": Name("Seven Ribbons", "七短", "ななたん", "nanatan", "七短"),
    "rokutan": Name("Six Ribbons", "六短", "ろくたん", "rokutan", "六短"),
    "omote_sugawara": Name("Front Sugawara", "表菅原", "おもてすがわら", "omote-sugawara", "表菅原"),
    "matsukiribozu": Name("Pine, Paulownia, Moon", "松桐坊主", "まつきりぼうず", "matsukiribōzu", "松桐坊主"),
    "kusa": Name("Grass Ribbons", "草短", "くさたん", "kusatan", "草短"),
    "fujishima": Name("All Wisteria", "藤島", "ふじしま", "fujishima", "藤岛"),
    "kirishima": Name("All Paulownia", "桐島", "きりしま", "kirishima", "桐岛"),
    "ameshima": Name("All Willow", "雨島", "あめしま", "ameshima", "雨岛"),
    "nana_kasu": Name("Seven Chaff in Hand", "七カス", "ななかす", "nana-kasu", "七素"),
    "roku_kasu": Name("Six Chaff in Hand", "六カス", "ろくかす", "roku-kasu", "六素"),
}

# Hachi-hachi: hand yaku by month, hand yaku of chaff, special yaku, bonuses (§D.5, §D.6, §D.10).
HACHIHACHI: dict[str, Name] = {
    "sanbon": Name("Three of a Month", "三本", "さんぼん", "sanbon", "三本"),
    "tatesanbon": Name("Standing Three", "立三本", "たてさんぼん", "tatesanbon", "立三本"),
    "futa_sanbon": Name("Two Threes", "二三本", "ふたさんぼん", "futa-sanbon", "二三本"),
    "sanbon_tatesanbon": Name("Three and Standing Three", "三本立三本", "さんぼんたてさんぼん", "sanbon-tatesanbon", "三本立三本"),
    "futa_tatesanbon": Name("Two Standing Threes", "二立三本", "ふたたてさんぼん", "futa-tatesanbon", "二立三本"),
    "haneken": Name("Three and Two Pairs", "はねけん", "はねけん", "haneken", "食付三"),
    "ichinishi": Name("One, Two, Four", "一二四", "いちにし", "ichinishi", "一二四"),
    "shiso": Name("Four and Three", "四三", "しそう", "shisō", "三四"),
    "aka": Name("Ribbons and Chaff", "赤", "あか", "aka", "赤"),
    "tanichi": Name("One Ribbon", "短一", "たんいち", "tan-ichi", "短一"),
    "toichi": Name("One Animal", "十一", "といち", "toichi", "十一"),
    "pikaichi": Name("One Bright", "光一", "ぴかいち", "pika-ichi", "光一"),
    "karasu": Name("All Chaff", "空素", "からす", "karasu", "全素"),
    "sunashi": Name("No Chaff", "素無し", "すなし", "sunashi", "无素"),
    "muko_sanbon": Name("Three on the Field", "向こう三本", "むこうさんぼん", "mukō-sanbon", "向三本"),
    "zoro": Name("Yaku in Hand", "ぞろ", "ぞろ", "zoro", "手中役"),
    "sohachi": Name("All at Eighty-Eight", "総八", "そうはち", "sōhachi", "总八"),
    "nihachi": Name("Eighty Above Par", "二八", "ふたはち", "futahachi", "二八"),
    "sujuroku": Name("Sixteen Chaff", "素十六", "すじゅうろく", "su-jūroku", "素十六"),
    "nuke": Name("Escape", "抜け", "ぬけ", "nuke", "拔"),
    "tobi": Name("Dive", "飛び", "とび", "tobi", "飞"),
}

YAKU: dict[str, Name] = {**KOIKOI, **HANAAWASE, **HACHIHACHI}
