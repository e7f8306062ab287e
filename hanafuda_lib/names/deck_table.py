"""Names of the 48 cards, the months, the flowers, the kinds and the ribbons: one row a line.

Columns: key, then English, Japanese, kana, romaji, Simplified Chinese. Source: RULES §A.1, §A.2.
"""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from hanafuda_lib.names.model import Name

# The calendar name of each month, the one a card game says aloud.
MONTHS: dict[int, Name] = {
    1: Name("January", "一月", "いちがつ", "ichigatsu", "一月"),
    2: Name("February", "二月", "にがつ", "nigatsu", "二月"),
    3: Name("March", "三月", "さんがつ", "sangatsu", "三月"),
    4: Name("April", "四月", "しがつ", "shigatsu", "四月"),
    5: Name("May", "五月", "ごがつ", "gogatsu", "五月"),
    6: Name("June", "六月", "ろくがつ", "rokugatsu", "六月"),
    7: Name("July", "七月", "しちがつ", "shichigatsu", "七月"),
    8: Name("August", "八月", "はちがつ", "hachigatsu", "八月"),
    9: Name("September", "九月", "くがつ", "kugatsu", "九月"),
    10: Name("October", "十月", "じゅうがつ", "jūgatsu", "十月"),
    11: Name("November", "十一月", "じゅういちがつ", "jūichigatsu", "十一月"),
    12: Name("December", "十二月", "じゅうにがつ", "jūnigatsu", "十二月"),
}

# The old month names of the lunar calendar, about a month behind ours (§A.2).
TRADITIONAL_MONTHS: dict[int, Name] = {
    1: Name("Mutsuki", "睦月", "むつき", "mutsuki", "睦月"),
    2: Name("Kisaragi", "如月", "きさらぎ", "kisaragi", "如月"),
    3: Name("Yayoi", "弥生", "やよい", "yayoi", "弥生"),
    4: Name("Uzuki", "卯月", "うづき", "uzuki", "卯月"),
    5: Name("Satsuki", "皐月", "さつき", "satsuki", "皋月"),
    6: Name("Minazuki", "水無月", "みなづき", "minazuki", "水无月"),
    7: Name("Fumizuki", "文月", "ふみづき", "fumizuki", "文月"),
    8: Name("Hazuki", "葉月", "はづき", "hazuki", "叶月"),
    9: Name("Nagatsuki", "長月", "ながつき", "nagatsuki", "长月"),
    10: Name("Kannazuki", "神無月", "かんなづき", "kannazuki", "神无月"),
    11: Name("Shimotsuki", "霜月", "しもつき", "shimotsuki", "霜月"),
    12: Name("Shiwasu", "師走", "しわす", "shiwasu", "师走"),
}

# The plant of each month. May's flower is drawn as the rabbit-ear iris, kakitsubata 杜若.
FLOWERS: dict[int, Name] = {
    1: Name("pine", "松", "まつ", "matsu", "松"),
    2: Name("plum", "梅", "うめ", "ume", "梅"),
    3: Name("cherry", "桜", "さくら", "sakura", "樱"),
    4: Name("wisteria", "藤", "ふじ", "fuji", "藤"),
    5: Name("iris", "菖蒲", "あやめ", "ayame", "菖蒲"),
    6: Name("peony", "牡丹", "ぼたん", "botan", "牡丹"),
    7: Name("bush clover", "萩", "はぎ", "hagi", "萩"),
    8: Name("susuki grass", "芒", "すすき", "susuki", "芒"),
    9: Name("chrysanthemum", "菊", "きく", "kiku", "菊"),
    10: Name("maple", "紅葉", "もみじ", "momiji", "红叶"),
    11: Name("willow", "柳", "やなぎ", "yanagi", "柳"),
    12: Name("paulownia", "桐", "きり", "kiri", "桐"),
}

# Keys are the values of Kind.
KINDS: dict[str, Name] = {
    "bright": Name("bright", "光", "ひかり", "hikari", "光"),
    "animal": Name("animal", "種", "たね", "tane", "种"),
    "ribbon": Name("ribbon", "短冊", "たんざく", "tanzaku", "短册"),
    "chaff": Name("chaff", "カス", "かす", "kasu", "素札"),
}

# Keys are the values of Ribbon.
RIBBONS: dict[str, Name] = {
    "red-poem": Name("red poem ribbon", "赤短", "あかたん", "akatan", "赤短（有字）"),
    "blue": Name("blue ribbon", "青短", "あおたん", "aotan", "青短"),
    "plain": Name("plain red ribbon", "短冊", "たんざく", "tanzaku", "无字短册"),
}

# Keys are card ids. The chaff cards of a month share their Japanese name.
CARDS: dict[str, Name] = {
    "01-crane": Name("Pine with crane", "松に鶴", "まつにつる", "matsu ni tsuru", "松上鹤"),
    "01-red-poem": Name("Pine with red poem ribbon", "松に赤短", "まつにあかたん", "matsu ni akatan", "松上赤短（有字）"),
    "01-chaff-1": Name("Pine chaff 1", "松のカス", "まつのかす", "matsu no kasu", "松素札1"),
    "01-chaff-2": Name("Pine chaff 2", "松のカス", "まつのかす", "matsu no kasu", "松素札2"),
    "02-warbler": Name("Plum with bush warbler", "梅に鶯", "うめにうぐいす", "ume ni uguisu", "梅上莺"),
    "02-red-poem": Name("Plum with red poem ribbon", "梅に赤短", "うめにあかたん", "ume ni akatan", "梅上赤短（有字）"),
    "02-chaff-1": Name("Plum blossom chaff 1", "梅のカス", "うめのかす", "ume no kasu", "梅素札1"),
    "02-chaff-2": Name("Plum blossom chaff 2", "梅のカス", "うめのかす", "ume no kasu", "梅素札2"),
    "03-curtain": Name("Cherry with curtain", "桜に幕", "さくらにまく", "sakura ni maku", "樱上幕"),
    "03-red-poem": Name("Cherry with red poem ribbon", "桜に赤短", "さくらにあかたん", "sakura ni akatan", "樱上赤短（有字）"),
    "03-chaff-1": Name("Cherry blossom chaff 1", "桜のカス", "さくらのかす", "sakura no kasu", "樱素札1"),
    "03-chaff-2": Name("Cherry blossom chaff 2", "桜のカス", "さくらのかす", "sakura no kasu", "樱素札2"),
    "04-cuckoo": Name("Wisteria with cuckoo", "藤に不如帰", "ふじにほととぎす", "fuji ni hototogisu", "藤上杜鹃"),
    "04-plain-ribbon": Name("Wisteria with plain red ribbon", "藤に短冊", "ふじにたんざく", "fuji ni tanzaku", "藤上无字短册"),
    "04-chaff-1": Name("Wisteria chaff 1", "藤のカス", "ふじのかす", "fuji no kasu", "藤素札1"),
    "04-chaff-2": Name("Wisteria chaff 2", "藤のカス", "ふじのかす", "fuji no kasu", "藤素札2"),
    "05-bridge": Name("Iris with eight-plank bridge", "菖蒲に八橋", "あやめにやつはし", "ayame ni yatsuhashi", "菖蒲上八桥"),
    "05-plain-ribbon": Name("Iris with plain red ribbon", "菖蒲に短冊", "あやめにたんざく", "ayame ni tanzaku", "菖蒲上无字短册"),
    "05-chaff-1": Name("Iris chaff 1", "菖蒲のカス", "あやめのかす", "ayame no kasu", "菖蒲素札1"),
    "05-chaff-2": Name("Iris chaff 2", "菖蒲のカス", "あやめのかす", "ayame no kasu", "菖蒲素札2"),
    "06-butterflies": Name("Peony with butterflies", "牡丹に蝶", "ぼたんにちょう", "botan ni chō", "牡丹上蝶"),
    "06-blue-ribbon": Name("Peony with blue ribbon", "牡丹に青短", "ぼたんにあおたん", "botan ni aotan", "牡丹上青短"),
    "06-chaff-1": Name("Peony chaff 1", "牡丹のカス", "ぼたんのかす", "botan no kasu", "牡丹素札1"),
    "06-chaff-2": Name("Peony chaff 2", "牡丹のカス", "ぼたんのかす", "botan no kasu", "牡丹素札2"),
    "07-boar": Name("Bush clover with boar", "萩に猪", "はぎにいのしし", "hagi ni inoshishi", "萩上猪"),
    "07-plain-ribbon": Name("Bush clover with plain red ribbon", "萩に短冊", "はぎにたんざく", "hagi ni tanzaku", "萩上无字短册"),
    "07-chaff-1": Name("Bush clover chaff 1", "萩のカス", "はぎのかす", "hagi no kasu", "萩素札1"),
    "07-chaff-2": Name("Bush clover chaff 2", "萩のカス", "はぎのかす", "hagi no kasu", "萩素札2"),
    "08-moon": Name("Susuki grass with full moon", "芒に月", "すすきにつき", "susuki ni tsuki", "芒上月"),
    "08-geese": Name("Susuki grass with geese", "芒に雁", "すすきにかり", "susuki ni kari", "芒上雁"),
    "08-chaff-1": Name("Susuki grass chaff 1", "芒のカス", "すすきのかす", "susuki no kasu", "芒素札1"),
    "08-chaff-2": Name("Susuki grass chaff 2", "芒のカス", "すすきのかす", "susuki no kasu", "芒素札2"),
    "09-cup": Name("Chrysanthemum with sake cup", "菊に盃", "きくにさかずき", "kiku ni sakazuki", "菊上杯"),
    "09-blue-ribbon": Name("Chrysanthemum with blue ribbon", "菊に青短", "きくにあおたん", "kiku ni aotan", "菊上青短"),
    "09-chaff-1": Name("Chrysanthemum chaff 1", "菊のカス", "きくのかす", "kiku no kasu", "菊素札1"),
    "09-chaff-2": Name("Chrysanthemum chaff 2", "菊のカス", "きくのかす", "kiku no kasu", "菊素札2"),
    "10-deer": Name("Maple with deer", "紅葉に鹿", "もみじにしか", "momiji ni shika", "红叶上鹿"),
    "10-blue-ribbon": Name("Maple with blue ribbon", "紅葉に青短", "もみじにあおたん", "momiji ni aotan", "红叶上青短"),
    "10-chaff-1": Name("Maple chaff 1", "紅葉のカス", "もみじのかす", "momiji no kasu", "红叶素札1"),
    "10-chaff-2": Name("Maple chaff 2", "紅葉のカス", "もみじのかす", "momiji no kasu", "红叶素札2"),
    "11-rainman": Name("Willow with Ono no Michikaze (rain man)", "柳に小野道風", "やなぎにおののみちかぜ", "yanagi ni Ono no Michikaze (Tōfū)", "柳上小野道风"),
    "11-swallow": Name("Willow with swallow", "柳に燕", "やなぎにつばめ", "yanagi ni tsubame", "柳上燕"),
    "11-plain-ribbon": Name("Willow with plain red ribbon", "柳に短冊", "やなぎにたんざく", "yanagi ni tanzaku", "柳上短册"),
    "11-lightning": Name("Willow chaff (lightning, demon card)", "柳のカス（鬼札）", "やなぎのかす（おにふだ）", "yanagi no kasu (onifuda)", "柳素札（鬼札）"),
    "12-phoenix": Name("Paulownia with phoenix", "桐に鳳凰", "きりにほうおう", "kiri ni hōō", "桐上凤凰"),
    "12-chaff-1": Name("Paulownia chaff 1 (coloured base)", "桐のカス（黄）", "きりのかす（き）", "kiri no kasu (ki)", "桐素札1（色底）"),
    "12-chaff-2": Name("Paulownia chaff 2", "桐のカス", "きりのかす", "kiri no kasu", "桐素札2"),
    "12-chaff-3": Name("Paulownia chaff 3", "桐のカス", "きりのかす", "kiri no kasu", "桐素札3"),
}
