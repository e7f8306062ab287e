"""What the tables for more than two say: seats, who plays, who drops out, sums."""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from hanafuda_widgets.presenters.phrases import Phrase

PHRASES: dict[str, Phrase] = {
    # ---- labels of seats and piles
    "dealer": ("{name} · dealer 親", "{name}（親）", "{name}（庄家）"),
    "in-hand": ("{count} in hand", "手札{count}枚", "手牌{count}张"),
    "card-points": ("{points} points", "札点{points}", "牌点{points}"),
    "out": ("not in this round", "この局は休み", "本局不参加"),
    "row": ("{who} {points}", "{who} {points}", "{who} {points}"),
    "whose": ("{who}'s", "{who}の", "{who}的"),
    "whose.you": ("your", "あなたの", "你的"),
    "open-badge": ("{who}", "{who}", "{who}"),
    "open-hint": ("{whose} open card: you may match it.", "{whose}見せた札です。合わせて取れます。", "{whose}亮出的牌：可以配对取走。"),
    "own-open-badge": ("open", "公開", "亮出"),
    # ---- the draw for seats
    "draw": ("Who sits where? Everybody draws a card: {draws}.", "席決め：1枚ずつ引きました。{draws}。", "定座位：每人抽一张。{draws}。"),
    "draw-again": ("Equal cards: these draw again: {draws}.", "同じ強さなので引き直し：{draws}。", "大小相同，重抽：{draws}。"),
    "drew": ("{who} {card}", "{who}は{card}", "{who}抽到{card}"),
    "drew.you": ("you {card}", "あなたは{card}", "你抽到{card}"),
    "early": ("The earliest month deals first; of one month, the card with more points. Play goes round: {order}.", "いちばん早い月の人が最初の親です（同じ月なら点の高い札）。順番：{order}。", "月份最早的先做庄（同月则点数高的）。出牌顺序：{order}。"),
    "deals": ("Round {number}: {who} deals and plays first.", "第{number}局：親は{who}で、先に出します。", "第{number}局：{who}做庄，先出牌。"),
    "deals.you": ("Round {number}: you deal and play first.", "第{number}局：親はあなたで、先に出します。", "第{number}局：你做庄，先出牌。"),
    "deals-many": ("Round {number}: {who} deals and is asked first.", "第{number}局：親は{who}で、最初に聞かれます。", "第{number}局：{who}做庄，最先表态。"),
    "deals-many.you": ("Round {number}: you deal and are asked first.", "第{number}局：親はあなたで、最初に聞かれます。", "第{number}局：你做庄，最先表态。"),
    "redeal-field": ("All four {flower} cards lay on the field, so the cards were dealt again.", "場に{flower}が4枚そろったので、配り直しました。", "场上出现了四张{flower}，重新发牌。"),
    "redeal-hand": ("One hand had all four {flower} cards, so the cards were dealt again.", "手札に{flower}が4枚そろったので、配り直しました。", "有人手里有四张{flower}，重新发牌。"),
    "refill": ("{cards} lay on the field with three or more of one month, so they went back into the stock and the field was filled up.", "場に同じ月が3枚以上（{cards}）出たので山札に戻し、場を補いました。", "场上同月三张以上（{cards}），放回牌堆，重新补满场牌。"),
    "white": ("{who} holds the white card: his other six cards are the field, and he sits out.", "{who}に白札が来ました。残りの6枚を場札にして、この局は休みです。", "{who}拿到白牌：其余六张作场牌，本局不参加。"),
    "white.you": ("You hold the white card: your other six cards are the field, and you sit out.", "あなたに白札が来ました。残りの6枚を場札にして、この局は休みです。", "你拿到白牌：其余六张作场牌，本局不参加。"),
    "got-four": ("{who} got the four cards of one month from the field: {cards}.", "{who}は場の同じ月の4枚を受け取りました：{cards}。", "{who}得到场上同月的四张牌：{cards}。"),
    "got-four.you": ("You got the four cards of one month from the field: {cards}.", "あなたは場の同じ月の4枚を受け取りました：{cards}。", "你得到场上同月的四张牌：{cards}。"),
    # ---- in or out
    "in": ("{who} is in (deru 出る).", "{who}は出ます。", "{who}参加（出）。"),
    "in.you": ("You are in (deru 出る).", "あなたは出ます。", "你参加（出）。"),
    "dropped": ("{who} drops out (oriru 降りる).", "{who}は降りました。", "{who}退出（降）。"),
    "dropped.you": ("You drop out (oriru 降りる).", "あなたは降りました。", "你退出（降）。"),
    "dropped-fee": ("{who} drops out (oriru 降りる) and pays {fee} into the pot.", "{who}は降りて、場銭に{fee}を払いました。", "{who}退出（降），向彩池付{fee}。"),
    "dropped-fee.you": ("You drop out (oriru 降りる) and pay {fee} into the pot.", "あなたは降りて、場銭に{fee}を払いました。", "你退出（降），向彩池付{fee}。"),
    "forced": ("Three are in, so {who} may not play (oikomi 追い込み).", "3人そろったので、{who}は追い込みです。", "已有三人参加，{who}被挤出（追込）。"),
    "forced.you": ("Three are in, so you may not play (oikomi 追い込み).", "3人そろったので、あなたは追い込みです。", "已有三人参加，你被挤出（追込）。"),
    "forced-paid": ("Three are in, so {who} may not play (oikomi 追い込み) and gets {points} from each of {payers}.", "3人そろったので、{who}は追い込みです。{payers}から{points}ずつもらいます。", "已有三人参加，{who}被挤出（追込），{payers}各付{points}。"),
    "forced-paid.you": ("Three are in, so you may not play (oikomi 追い込み) and get {points} from each of {payers}.", "3人そろったので、あなたは追い込みです。{payers}から{points}ずつもらいます。", "已有三人参加，你被挤出（追込），{payers}各付{points}。"),
    "ask-in": ("Are you in (deru 出る) or out (oriru 降りる)?", "出ますか、降りますか。", "参加（出）还是退出（降）？"),
    "button-in": ("In: play this round", "出る", "参加（出）"),
    "button-out": ("Out: pay {fee}", "降りる（{fee}払う）", "退出（付{fee}）"),
    "button-out-free": ("Out", "降りる", "退出"),
    "in-so-far": ("In so far: {names}. Out so far: {others}.", "出る人：{names}。降りた人：{others}。", "已参加：{names}。已退出：{others}。"),
    "nobody-yet": ("nobody", "まだなし", "暂无"),
    "in-needs": ("Three play. Once three are in, nobody else may.", "3人で打ちます。3人そろえば、残りの人は出られません。", "三人对局。满三人后，其余的人不能再参加。"),
    "asked": ("You are asked: answer the question.", "質問に答えてください。", "请回答问题。"),
    # ---- how a round was shared without play
    "one-in": ("Only {who} is in and takes the pot.", "{who}だけが出たので、場銭を取ります。", "只有{who}参加，拿走彩池。"),
    "one-in.you": ("Only you are in and take the pot.", "出たのはあなただけなので、場銭を取ります。", "只有你参加，拿走彩池。"),
    "split": ("Only {names} are in, and they share the pot.", "出たのは{names}だけなので、場銭を分けます。", "只有{names}参加，两人分彩池。"),
    "nobody": ("Nobody is in: the cards are dealt again.", "だれも出ないので、配り直します。", "无人参加：重新发牌。"),
    # ---- the end of a match
    "win": ("The match is over. {who} wins with {points}.", "対局が終わりました。{points}で{who}の勝ちです。", "比赛结束。{who}以{points}获胜。"),
    "win.you": ("The match is over. You win with {points}.", "対局が終わりました。{points}であなたの勝ちです。", "比赛结束。你以{points}获胜。"),
    "tie": ("The match is over. It is a tie with {points}.", "対局が終わりました。{points}で引き分けです。", "比赛结束。{points}平局。"),
    "place": (" Your place: {place} of {seats}.", "あなたは{seats}人中{place}位です。", "你是{seats}人中的第{place}名。"),
    "sum": ("Together", "合計", "合计"),
    "sum-why": ("What one wins, the others pay", "だれかの勝ちは、ほかの人の負け", "一人所得，即他人所失"),
    "house": ("House rules", "ローカルルール", "自定规则"),
    "as-set": ("as the rule set says: {sentence}", "ルールどおり：{sentence}", "按规则：{sentence}"),
}
