"""What the Koi-Koi table says."""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from hanafuda_widgets.presenters.phrases import Phrase

PHRASES: dict[str, Phrase] = {
    "title": ("Koi-Koi", "こいこい", "来来（花札）"),
    "subtitle": ("{round} · {first} {one} · {second} {two}", "{round} · {first} {one} · {second} {two}", "{round} · {first} {one} · {second} {two}"),
    # ---- the first dealer
    "cuts": ("Who deals first? {cards}.", "親決め：{cards}を引きました。", "谁先做庄？{cards}。"),
    "turned": ("{who} turned {card}", "{who}は{card}", "{who}翻出{card}"),
    "turned.you": ("you turned {card}", "あなたは{card}", "你翻出{card}"),
    "turned-too": ("{who} {card}", "{who}は{card}", "{who}翻出{card}"),
    "turned-too.you": ("you {card}", "あなたは{card}", "你翻出{card}"),
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
    # ---- how a round ended
    "end.shobu": ("{who} stopped", "{who}が勝負", "{who}收局"),
    "end.shobu.you": ("You stopped", "あなたが勝負", "你收局"),
    "end.afterKoikoi": ("{who} gained yaku points after a koi-koi", "こいこいの後、{who}の役が増えました", "来来之后{who}又得役分"),
    "end.afterKoikoi.you": ("You gained yaku points after a koi-koi", "こいこいの後、あなたの役が増えました", "来来之后你又得役分"),
    "end.lastTurn": ("{who} gained yaku points with the last cards", "最後の札で{who}の役ができました", "{who}用最后的牌得役分"),
    "end.lastTurn.you": ("You gained yaku points with the last cards", "最後の札であなたの役ができました", "你用最后的牌得役分"),
    "end.handYaku": ("{who}'s dealt hand was a yaku", "{who}に配られた手札が役でした", "{who}的起手牌就是役"),
    "end.handYaku.you": ("Your dealt hand was a yaku", "あなたに配られた手札が役でした", "你的起手牌就是役"),
    "ends-round": ("{why}, and that ends the round.", "{why}。これで局が終わります。", "{why}，本局结束。"),
    "wins-round": ("{who} wins the round: {points}.", "この局は{who}の勝ち：{points}。", "{who}赢得本局：{points}。"),
    "wins-round.you": ("You win the round: {points}.", "この局はあなたの勝ち：{points}。", "你赢得本局：{points}。"),
    "drawn": ("{why}: the round is drawn.", "{why}。引き分けです。", "{why}：平局。"),
    "dealer-takes": (" {who} takes {points} as dealer.", "親の{who}に{points}入ります。", "庄家{who}得{points}。"),
    "dealer-takes.you": (" You take {points} as dealer.", "親のあなたに{points}入ります。", "你是庄家，得{points}。"),
    "tie": ("The match is over. It is a tie, {more} to {less}.", "対局が終わりました。{more}対{less}で引き分けです。", "比赛结束。{more}比{less}，平手。"),
    "wins-match": ("The match is over. {who} wins, {more} to {less}.", "対局が終わりました。{more}対{less}で{who}の勝ちです。", "比赛结束。{more}比{less}，{who}获胜。"),
    "wins-match.you": ("The match is over. You win, {more} to {less}.", "対局が終わりました。{more}対{less}であなたの勝ちです。", "比赛结束。{more}比{less}，你获胜。"),
    # ---- the question
    "asked": ("You have made a yaku: answer the question.", "役ができました。質問に答えてください。", "你凑成了役：请回答。"),
    "question": ("You have made a yaku. Stop, or koi-koi?", "役ができました。勝負しますか、こいこいしますか。", "你凑成了役。收局，还是来来？"),
    "stop-now": ("If you stop now, you win {points}", "いま勝負すれば{points}", "现在收局，可得{points}"),
    "stop": ("Stop (shōbu): win {points}", "勝負：{points}で上がる", "胜负：收下{points}"),
    "go-on": ("Koi-koi: play on", "こいこい：続ける", "来来：继续"),
    "risk": ("If you call koi-koi", "こいこいすると", "如果来来"),
    "gain": ("You can win more points.", "もっと点を取れるかもしれません。", "可能得到更多分。"),
    "gain-times": ("You can win more points, and they will count {times}.", "もっと点を取れるかもしれず、それは{times}になります。", "可能得到更多分，并按{times}计。"),
    # Before the first call of a round the other has no yaku that could grow.
    "first": ("If {who} makes a yaku first", "{who}が先に役を作ると", "如果{who}先凑成役"),
    "first-stops": ("If {who} makes a yaku first and stops", "{who}が先に役を作って勝負すると", "如果{who}先凑成役并收局"),
    "first-grown": ("If {who} makes a new yaku first, or one grows", "{who}が先に新しい役を作るか役を増やすと", "如果{who}先凑成新役或使役增分"),
    "first-grown-stops": ("If {who} makes a new yaku first, or one grows, and {who} stops", "{who}が先に新しい役を作るか役を増やして勝負すると", "如果{who}先凑成新役或使役增分并收局"),
    "cost": ("{first}, you get nothing for this round.", "{first}、この局は0文です。", "{first}，本局你得不到分。"),
    "cost-times": ("{first}, you get nothing for this round, and {who}'s points count {times}.", "{first}、この局は0文で、{who}の点は{times}になります。", "{first}，本局你得不到分，{who}的分按{times}计。"),
    # ---- calls that stand
    "who-called": ("{who} called koi-koi{often}", "{who}が{often}こいこい", "{who}喊了{often}来来"),
    "who-called.you": ("you called koi-koi{often}", "あなたが{often}こいこい", "你喊了{often}来来"),
    "often.2": (" twice", "2回", "两次"),
    "often": (" {count} times", "{count}回", "{count}次"),
    "times.2": ("twice", "2倍", "两倍"),
    "times": ("{count} times", "{count}倍", "{count}倍"),
    "next-ends": ("The next yaku, new or grown, ends the round.", "次に役が新しくできるか増えると、局が終わります。", "下次有人凑成新役或使役增分，本局就结束。"),
    "next-ends-new": ("The next new yaku ends the round.", "次に新しい役ができると、局が終わります。", "下一个新的役会结束本局。"),
    "next-may": ("Whoever has the next yaku, new or grown, may stop, or call koi-koi as well.", "次に新しい役を作るか役を増やした人は、勝負もこいこいもできます。", "下一个凑成新役或使役增分的人可以收局，也可以来来。"),
    "next-may-new": ("Whoever makes the next new yaku may stop, or call koi-koi as well.", "次に新しい役を作った人は、勝負もこいこいもできます。", "下一个凑成新役的人可以收局，也可以来来。"),
    "next-least": ("A sum of less than {points} is not enough.", "合計が{points}文未満では足りません。", "合计不足{points}分则不算。"),
    "any-wins": ("Whoever wins it, the points count {times}.", "だれが勝っても{times}です。", "无论谁赢，都按{times}计。"),
    "if-wins": ("If {who} wins it, the points count {times}.", "{who}が勝つと{times}です。", "如果{who}赢，按{times}计。"),
    "if-wins.you": ("If you win it, the points count {times}.", "あなたが勝つと{times}です。", "如果你赢，按{times}计。"),
    "because": ("Because {called}", "{called}したため", "因为{called}"),
    "because-each": ("Because {called}: twice for each call", "{called}したため：1回ごとに2倍", "因为{called}：每次翻一倍"),
    "because-more": ("Because {called}: the number of calls, and one more", "{called}したため：回数に1を足した倍", "因为{called}：次数加一倍"),
    # ---- the end of a round in numbers
    "score-of": ("{who}'s score in round {number}", "第{number}局：{who}の得点", "第{number}局：{who}的得分"),
    "score-of.you": ("Your score in round {number}", "第{number}局：あなたの得点", "第{number}局：你的得分"),
    "drawn-round": ("Round {number} is drawn", "第{number}局は引き分け", "第{number}局平局"),
    "settled.exhausted": ("Nobody stopped. In this rule set the dealer (oya 親) then gets some points, which is called the dealer's right.", "だれも勝負しませんでした。このルールでは親に点が入ります（親権）。", "没有人收局。按这套规则庄家（親）得几分，叫作庄家权。"),
    "settled.handYaku": ("A dealt hand that is a yaku wins the round at once, and nothing doubles it.", "配られた手札が役なら、すぐに局の勝ちで、倍にはなりません。", "起手牌是役就立刻赢得本局，不翻倍。"),
    # ---- rule sets
    "rules.yamato": ("Yamato: Nintendo style", "大和：任天堂の遊び方", "大和：任天堂式"),
    "rules.yamato.what": ("Seven points or more count twice. One koi-koi a round: the next yaku, new or grown, ends it.", "7文以上は2倍。こいこいは1局に1回で、その後に役が新しくできるか増えると局が終わります。", "7分以上翻倍。每局只能来来一次，之后有人凑成新役或使役增分，本局就结束。"),
    "rules.mon": ("Mon: an old article's rules", "文：昔の記事の遊び方", "文：旧文章的规则"),
    "rules.mon.what": ("Nothing counts twice, and anybody may call koi-koi any number of times. If nobody stops, the dealer gets 3 points.", "倍はなく、こいこいは何度でもできます。だれも勝負しないと親に3文入ります。", "不翻倍，来来次数不限。没有人收局时庄家得3分。"),
    "rules.shiragiku": ("Shiragiku: an old computer game", "白菊：昔のパソコンゲーム", "白菊：旧电脑游戏"),
    "rules.shiragiku.what": ("Four brights are worth 10 and five 15, red poems and blues 6 each and 15 together. Seven points or more count twice.", "四光10文、五光15文、赤短と青短は6文ずつで両方なら15文。7文以上は2倍。", "四光10分，五光15分，赤短、青短各6分，两者合计15分。7分以上翻倍。"),
    "rules.classic": ("Classic: as most books print it", "クラシック：多くの本の遊び方", "经典：多数书上的规则"),
    "rules.classic.what": ("Brights are worth 6, 7, 8 and 15. Koi-koi may be called any number of times. Seven points or more count twice.", "光の役は6・7・8・15文。こいこいは何度でもできます。7文以上は2倍。", "光的役为6、7、8、15分。来来次数不限。7分以上翻倍。"),
    "rules.app": ("App: as many apps play it", "アプリ：多くのアプリの遊び方", "应用：许多应用的规则"),
    "rules.app.what": ("The cup is an animal and no chaff. Koi-koi may be called any number of times. Seven points or more count twice.", "盃は種札で、カスには数えません。こいこいは何度でもできます。7文以上は2倍。", "杯是种，不算素札。来来次数不限。7分以上翻倍。"),
}
