"""What the Koi-Koi table says."""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from hanafuda_widgets.presenters.phrases import Phrase

PHRASES: dict[str, Phrase] = {
    "title": ("Koi-Koi", "こいこい", "来来（こいこい）"),
    "subtitle": ("{round} · You {mine} · Opponent {theirs}", "{round} · あなた {mine} · 相手 {theirs}", "{round} · 你 {mine} · 对手 {theirs}"),
    # ---- the first dealer
    "cuts": ("Who deals first? You turned {yours}, the opponent {theirs}.", "親決め：あなたは{yours}、相手は{theirs}を引きました。", "谁先做庄？你翻出{yours}，对手翻出{theirs}。"),
    "earlier-deals": ("The earlier month deals.", "早い月のほうが親です。", "月份早的做庄家。"),
    "again": ("That is the same month, so both turn another card.", "同じ月なので、もう1枚ずつ引きます。", "月份相同，双方再翻一张。"),
    "more-points-deal": ("That is the same month, so the card with more points deals.", "同じ月なので、点の高い札のほうが親です。", "月份相同，点数高的做庄家。"),
    "deals-first": ("{who} deals, and the dealer (oya 親) plays first.", "親は{who}です。親から始めます。", "庄家（親）是{who}，庄家先出牌。"),
    "deals-first.you": ("You deal, and the dealer (oya 親) plays first.", "親はあなたです。親から始めます。", "庄家（親）是你，庄家先出牌。"),
    "deals": ("Round {number}: {who} deals and plays first.", "第{number}局：親は{who}で、先に出します。", "第{number}局：{who}做庄，先出牌。"),
    "deals.you": ("Round {number}: you deal and play first.", "第{number}局：親はあなたで、先に出します。", "第{number}局：你做庄，先出牌。"),
    # ---- events
    "called": ("{who} called koi-koi: the round goes on.", "{who}は「こいこい」しました。局は続きます。", "{who}喊了“来来”：这一局继续。"),
    "called.you": ("You called koi-koi: the round goes on.", "あなたは「こいこい」しました。局は続きます。", "你喊了“来来”：这一局继续。"),
    "stopped": ("{who} stopped (shōbu 勝負).", "{who}は「勝負」で上がりました。", "{who}喊“胜负”收局。"),
    "stopped.you": ("You stopped (shōbu 勝負).", "あなたは「勝負」で上がりました。", "你喊“胜负”收局。"),
    "got-four": ("{who} got the four cards of one month from the field: {cards}.", "{who}は場の同じ月の4枚を受け取りました：{cards}。", "{who}得到场上同月的四张牌：{cards}。"),
    "got-four.you": ("You got the four cards of one month from the field: {cards}.", "あなたは場の同じ月の4枚を受け取りました：{cards}。", "你得到场上同月的四张牌：{cards}。"),
}
