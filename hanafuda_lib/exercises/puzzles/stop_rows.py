"""Koi-Koi: stop or koi-koi. How to read a row: shelf.py."""

ROWS = """
stop/ten-in-hand | race | 1
  at      koikoi/yamato; dealer 0; hand 02-chaff-1 05-plain-ribbon 09-chaff-1 12-chaff-3; field 02-chaff-2
          04-chaff-2 05-chaff-2 06-chaff-1 07-chaff-2 11-swallow; piles 03-curtain 03-chaff-1 08-moon
          08-chaff-2 09-cup 09-chaff-2 12-chaff-1 12-chaff-2 / 03-red-poem 03-chaff-2 07-boar 07-chaff-1
          08-geese 08-chaff-1 10-deer 10-chaff-2; asked
  answer  shobu
  check   now 20 & danger & value
  nudge   How many points would you risk, and what for?
  reason  Twenty points are in your hand, and the opponent lacks one card; a few points more are not worth
          that.

stop/fourteen-late | race | 1
  at      koikoi/yamato; dealer 0; hand 03-chaff-1 12-chaff-3; field 02-warbler 05-plain-ribbon 08-chaff-2
          09-chaff-1 11-lightning 12-chaff-1; piles 01-crane 01-red-poem 04-cuckoo 04-chaff-2 05-bridge
          05-chaff-1 06-butterflies 06-chaff-2 07-boar 07-chaff-1 10-deer 10-chaff-1 / 01-chaff-1 01-chaff-2
          02-chaff-1 02-chaff-2 03-red-poem 03-chaff-2 04-plain-ribbon 04-chaff-1 06-blue-ribbon 06-chaff-1
          09-blue-ribbon 09-chaff-2; asked
  answer  shobu
  check   now 14 & danger & no-hope & turns 2 & value
  nudge   You are over the step at seven already.
  reason  Seven points count twice as 14 already, two turns are few, and the opponent needs one ribbon.

stop/one-point-early | race | 2
  at      koikoi/yamato; dealer 0; hand 02-warbler 02-chaff-2 03-chaff-1 06-chaff-2 08-chaff-2; field
          01-chaff-2 03-chaff-2 05-chaff-2 07-chaff-2 08-chaff-1 09-chaff-2 10-chaff-1 12-chaff-1; piles
          01-red-poem 01-chaff-1 02-red-poem 02-chaff-1 04-plain-ribbon 04-chaff-2 06-blue-ribbon 06-chaff-1
          09-cup 09-blue-ribbon / ; asked
  answer  koikoi
  check   now 1 & quiet & value
  nudge   What do you win now, and what may your pile still become?
  reason  One point is next to nothing, your pile is one card short of three yaku, and the opponent has
          nothing near.

stop/chaff-early | race | 2
  at      koikoi/yamato; dealer 0; hand 08-chaff-1 09-cup 09-chaff-2 10-deer 12-chaff-3; field 01-chaff-2
          05-bridge 06-blue-ribbon 09-chaff-1 10-chaff-2 11-lightning; piles 01-red-poem 01-chaff-1
          02-red-poem 02-chaff-1 04-chaff-1 04-chaff-2 05-chaff-1 05-chaff-2 06-chaff-1 06-chaff-2
          07-chaff-1 07-chaff-2 / ; asked
  answer  koikoi
  check   now 1 & quiet & value
  nudge   Ten chaff cards: one point. What else is in your pile?
  reason  With one point there is little to lose, and one poem ribbon would make it at least six.

stop/phoenix-is-yours | race | 2
  at      koikoi/yamato; dealer 0; hand 02-red-poem 06-chaff-1 07-boar 12-chaff-1; field 05-bridge
          06-blue-ribbon 07-chaff-2 09-chaff-2 11-lightning 12-phoenix; piles 01-crane 01-chaff-1 03-curtain
          03-chaff-2 08-moon 08-chaff-1 12-chaff-2 12-chaff-3 / 03-red-poem 03-chaff-1 04-chaff-1 04-chaff-2
          07-plain-ribbon 07-chaff-1 08-geese 08-chaff-2; asked
  answer  koikoi
  check   now 5 & quiet & sure shiko & value
  nudge   You hold the last paulownia card. Who can take the phoenix?
  reason  Nobody but you can take the phoenix, so Four Brights, 8 points that count twice, is a turn away,
          and the opponent is far from a yaku.

stop/phoenix-but-threat | race | 4
  at      koikoi/yamato; dealer 0; hand 05-chaff-1 08-chaff-2 11-lightning 12-chaff-1; field 02-chaff-2
          03-chaff-1 07-chaff-1 08-geese 09-blue-ribbon 12-phoenix; piles 01-crane 01-chaff-2 03-curtain
          03-chaff-2 08-moon 08-chaff-1 12-chaff-2 12-chaff-3 / 04-plain-ribbon 04-chaff-1 06-blue-ribbon
          06-chaff-2 07-boar 07-chaff-2 10-blue-ribbon 10-chaff-1; asked
  answer  shobu
  check   now 5 & danger & value
  nudge   The phoenix is yours. But who plays next, and with what on the field?
  reason  The opponent moves before you, the ribbon lies open and three chrysanthemums are out: Blues would
          end the round and count twice.

stop/six-to-seven | race | 3
  at      koikoi/yamato; dealer 0; hand 04-chaff-1 07-chaff-1 09-chaff-1 12-chaff-2 12-chaff-3; field
          02-chaff-1 03-chaff-1 04-cuckoo 06-chaff-1 07-plain-ribbon 08-chaff-1 10-chaff-1 11-plain-ribbon;
          piles 01-red-poem 01-chaff-2 02-red-poem 02-chaff-2 03-red-poem 03-chaff-2 04-plain-ribbon
          04-chaff-2 / 09-blue-ribbon 09-chaff-2; asked
  answer  koikoi
  check   now 6 & quiet & value
  nudge   You have six points. What is the seventh worth?
  reason  A further ribbon lifts six to seven, which counts twice as 14, and the opponent has nothing near.

stop/six-with-threat | race | 3
  at      koikoi/yamato; dealer 0; hand 02-chaff-1 08-chaff-1 11-lightning; field 01-chaff-1 03-chaff-2
          04-cuckoo 05-chaff-2 06-butterflies 10-chaff-2 11-rainman 12-chaff-1; piles 01-red-poem 01-chaff-2
          02-red-poem 02-chaff-2 03-red-poem 03-chaff-1 04-plain-ribbon 04-chaff-1 08-geese 08-chaff-2 /
          07-boar 07-plain-ribbon 07-chaff-1 07-chaff-2 09-chaff-1 09-chaff-2 10-deer 10-chaff-1; asked
  answer  shobu
  check   now 6 & danger & no-hope & value
  nudge   Look at the field with the opponent’s eyes.
  reason  The butterflies lie open, three peony cards are out, and the opponent plays next: six points are
          better than that risk.

stop/last-card-is-his | race | 1
  at      koikoi/yamato; dealer 0; field 04-plain-ribbon 05-plain-ribbon 07-chaff-1 09-chaff-1 10-deer
          12-chaff-3; piles 01-crane 01-chaff-1 02-warbler 02-chaff-1 03-curtain 03-red-poem 03-chaff-1
          03-chaff-2 06-butterflies 06-blue-ribbon 06-chaff-1 06-chaff-2 08-moon 08-geese 08-chaff-1
          08-chaff-2 / 01-red-poem 01-chaff-2 02-red-poem 02-chaff-2 05-chaff-1 05-chaff-2 07-boar
          07-chaff-2 09-blue-ribbon 09-chaff-2 10-blue-ribbon 10-chaff-1 11-plain-ribbon 11-lightning
          12-chaff-1 12-chaff-2; asked
  answer  shobu
  check   now 5 & quiet & turns 0 & value
  nudge   How many cards do you still hold?
  reason  You have no turn left, so koi-koi cannot bring you anything; only the opponent would still play.

stop/five-two-turns | race | 2
  at      koikoi/yamato; dealer 0; hand 11-swallow 11-lightning; field 03-red-poem 04-chaff-2
          05-plain-ribbon 07-chaff-2 09-chaff-2 12-chaff-2; piles 01-red-poem 01-chaff-1 02-chaff-1
          02-chaff-2 06-butterflies 06-chaff-2 07-boar 07-chaff-1 10-deer 10-chaff-1 11-rainman
          11-plain-ribbon / 01-crane 01-chaff-2 05-chaff-1 05-chaff-2 06-blue-ribbon 06-chaff-1 08-moon
          08-geese 08-chaff-1 08-chaff-2 10-blue-ribbon 10-chaff-2; asked
  answer  shobu
  check   now 5 & danger & no-hope & turns 2 & value
  nudge   Two turns: how likely is another rise?
  reason  With two turns left a further animal is a gamble for one point, and two brights in the opponent’s
          pile want a third.

stop/brights-and-cup | race | 4
  at      koikoi/yamato; dealer 0; hand 01-chaff-2 02-chaff-1 09-chaff-1 11-lightning 12-chaff-1; field
          01-red-poem 04-chaff-1 05-plain-ribbon 07-chaff-2 09-cup 10-chaff-1; piles 01-crane 01-chaff-1
          03-curtain 03-chaff-1 08-moon 08-chaff-2 09-blue-ribbon 09-chaff-2 / 05-chaff-1 05-chaff-2
          08-geese 08-chaff-1; asked
  answer  koikoi
  check   now 5 & quiet & sure hanamizake & value
  nudge   You hold the last chrysanthemum. What does the cup make with your brights?
  reason  Only you can take the cup, and with curtain and moon it makes both viewings: 15 points that count
          twice.

stop/tane-one-point | race | 3
  at      koikoi/yamato; dealer 0; hand 05-chaff-2 06-chaff-1 08-moon 08-chaff-1 12-chaff-1; field
          01-chaff-2 06-butterflies 08-chaff-2 09-chaff-1 11-lightning 12-chaff-3; piles 02-warbler
          02-chaff-2 04-cuckoo 04-chaff-1 05-bridge 05-chaff-1 07-boar 07-chaff-2 10-deer 10-chaff-1 /
          04-plain-ribbon 04-chaff-2; asked
  answer  koikoi
  check   now 1 & quiet & value
  nudge   Five animals are one point. Which animal would change everything?
  reason  The butterflies would turn one point into Boar-Deer-Butterflies with three further animals, and
          every animal adds a point.

stop/one-point-late-danger | race | 3
  at      koikoi/yamato; dealer 0; hand 10-chaff-2 12-chaff-3; field 02-chaff-2 03-chaff-2 05-chaff-1
          08-chaff-2 11-lightning 12-chaff-2; piles 01-red-poem 01-chaff-1 02-red-poem 02-chaff-1
          04-plain-ribbon 04-chaff-1 06-butterflies 06-blue-ribbon 06-chaff-1 06-chaff-2 07-plain-ribbon
          07-chaff-1 / 01-crane 01-chaff-2 03-curtain 03-chaff-1 04-cuckoo 04-chaff-2 07-boar 07-chaff-2
          09-chaff-1 09-chaff-2 10-deer 10-chaff-1; asked
  answer  shobu
  check   now 1 & danger & turns 2 & value
  nudge   One point is little. What would the opponent’s next card be worth?
  reason  The opponent stands before Three or Four Brights, which would count twice; one point now ends
          that.

stop/he-needs-nothing-much | race | 3
  at      koikoi/yamato; dealer 0; hand 03-chaff-2 08-chaff-2 12-chaff-2; field 02-red-poem 04-chaff-1
          05-chaff-1 06-chaff-1 07-chaff-2 12-chaff-1; piles 03-curtain 03-chaff-1 09-cup 09-chaff-2 /
          01-red-poem 01-chaff-2 02-warbler 02-chaff-1 04-cuckoo 04-chaff-2 05-bridge 05-chaff-2
          06-blue-ribbon 06-chaff-2 07-plain-ribbon 07-chaff-1 08-geese 08-chaff-1 10-blue-ribbon
          10-chaff-2; asked
  answer  shobu
  check   now 5 & danger & value
  nudge   Small yaku are made quickly.
  reason  Any animal or ribbon makes a yaku for the opponent, which ends the round: your five points would
          be gone.

stop/mon-no-doubling | race | 4
  at      koikoi/mon; dealer 0; hand 05-chaff-2 07-chaff-1 08-chaff-2 10-chaff-1; field 02-chaff-2
          03-chaff-1 06-chaff-2 08-geese 10-blue-ribbon 11-lightning; piles 01-red-poem 01-chaff-2
          02-red-poem 02-chaff-1 03-red-poem 03-chaff-2 06-blue-ribbon 06-chaff-1 09-blue-ribbon 09-chaff-1
          / 04-cuckoo 04-chaff-1 07-boar 07-chaff-2 12-chaff-1 12-chaff-3; asked
  answer  koikoi
  check   now 7 & quiet & value
  nudge   By these rules you may stop again at any later yaku, and calls double nothing.
  reason  The third blue ribbon, which you may take next turn, adds seven; the opponent has nothing near,
          and nothing counts twice against you.

stop/mon-with-threat | race | 4
  at      koikoi/mon; dealer 0; hand 02-chaff-1 07-chaff-2 11-lightning; field 01-chaff-1 02-warbler
          04-chaff-1 08-geese 10-chaff-2 12-chaff-2; piles 01-crane 01-chaff-2 03-curtain 03-chaff-2 08-moon
          08-chaff-1 09-cup 09-chaff-2 11-swallow 11-plain-ribbon / 05-chaff-1 05-chaff-2 06-blue-ribbon
          06-chaff-2 07-boar 07-chaff-1 09-blue-ribbon 09-chaff-1 10-deer 10-chaff-1; asked
  answer  shobu
  check   now 6 & danger & value
  nudge   Whoever stops first takes it all.
  reason  The opponent lacks one card for each of two yaku, and after koi-koi your six points would be lost.

stop/goko-chance | race | 5
  at      koikoi/yamato; dealer 0; hand 02-chaff-2 04-chaff-2 06-blue-ribbon 07-chaff-1 11-lightning; field
          01-chaff-2 02-chaff-1 05-bridge 06-butterflies 07-plain-ribbon 10-chaff-1 11-rainman 12-chaff-3;
          piles 01-crane 01-chaff-1 03-curtain 03-chaff-1 08-moon 08-chaff-1 11-swallow 11-plain-ribbon
          12-phoenix 12-chaff-1 / ; asked
  answer  koikoi
  check   now 16 & quiet & sure goko & value
  nudge   Sixteen points are a lot. What would they be with the rain man, and who can take it?
  reason  The rain man is yours alone: Five Brights are 10, which count twice as 20, and nobody is near
          anything.

stop/goko-but-danger | race | 5
  at      koikoi/yamato; dealer 0; hand 05-chaff-2 07-chaff-2 08-chaff-1; field 01-chaff-1 02-chaff-2
          04-cuckoo 06-chaff-2 09-chaff-2 10-chaff-2; piles 01-crane 01-chaff-2 02-red-poem 02-chaff-1
          03-curtain 03-chaff-2 08-moon 08-chaff-2 12-phoenix 12-chaff-1 / 04-chaff-1 04-chaff-2
          06-blue-ribbon 06-chaff-1 07-boar 07-chaff-1 09-blue-ribbon 09-chaff-1 10-deer 10-chaff-1; asked
  answer  shobu
  check   now 16 & danger & value
  nudge   What do you have, and what is the most that you can still win?
  reason  You have 16 and could win at most a few more; against that stand two yaku of the opponent that
          lack one card each.

stop/early-five-safe | race | 4
  at      koikoi/yamato; dealer 0; hand 03-chaff-1 04-chaff-2 05-chaff-2 07-chaff-1 08-chaff-2 09-chaff-1;
          field 02-chaff-1 03-curtain 05-chaff-1 06-butterflies 10-chaff-2 12-chaff-1; piles 01-red-poem
          01-chaff-1 02-red-poem 02-chaff-2 03-red-poem 03-chaff-2 / 08-geese 08-chaff-1; asked
  answer  koikoi
  check   now 5 & quiet & value
  nudge   Six turns are left. What lifts you over the step?
  reason  Two further ribbons, out of seven, make it 7, which counts twice; with six turns left and an idle
          opponent that is likely.

stop/early-five-danger | race | 3
  at      koikoi/yamato; dealer 0; hand 05-chaff-1 05-chaff-2 07-chaff-1 11-swallow 12-chaff-3; field
          02-chaff-1 04-cuckoo 05-plain-ribbon 08-chaff-1 09-chaff-2 10-deer 11-plain-ribbon 12-chaff-2;
          piles 01-red-poem 01-chaff-2 02-red-poem 02-chaff-2 03-red-poem 03-chaff-2 / 06-butterflies
          06-chaff-1 07-boar 07-chaff-2; asked
  answer  shobu
  check   now 5 & danger & no-hope & value
  nudge   The opponent moves next.
  reason  The deer lies on the field and three maples are out: the chance is high that the opponent ends the
          round at once, counted twice.

stop/dealer-has-last-word | race | 4
  at      koikoi/yamato; dealer 1; hand 05-chaff-1; field 02-chaff-1 04-chaff-2 06-blue-ribbon 08-chaff-1
          10-deer 12-chaff-2; piles 01-red-poem 01-chaff-1 03-curtain 03-red-poem 03-chaff-1 03-chaff-2
          05-plain-ribbon 05-chaff-2 07-boar 07-chaff-1 09-cup 09-chaff-2 11-plain-ribbon 11-lightning /
          01-crane 01-chaff-2 02-warbler 02-chaff-2 06-butterflies 06-chaff-1 07-plain-ribbon 07-chaff-2
          09-blue-ribbon 09-chaff-1 10-chaff-1 10-chaff-2 11-rainman 11-swallow 12-phoenix 12-chaff-1; asked
  answer  shobu
  check   now 5 & danger & turns 1 & value
  nudge   One card each. How likely is a rise with one card?
  reason  With one turn a new yaku is unlikely, and five points would be lost if none comes: the round would
          count nothing.

stop/ribbons-and-blue | race | 3
  at      koikoi/yamato; dealer 0; hand 01-chaff-1 04-cuckoo 04-chaff-1 09-chaff-1 10-chaff-1; field
          02-chaff-2 03-chaff-2 06-chaff-2 07-boar 10-blue-ribbon 12-chaff-1; piles 01-red-poem 01-chaff-2
          04-plain-ribbon 04-chaff-2 06-blue-ribbon 06-chaff-1 07-plain-ribbon 07-chaff-2 09-blue-ribbon
          09-chaff-2 10-deer 10-chaff-2 / ; asked
  answer  koikoi
  check   now 1 & quiet & sure aotan & value
  nudge   One point now. What lies on the field for you alone?
  reason  Nobody else can take the maple ribbon, and with it Blues and three further ribbons are 8, which
          count twice.

stop/three-points-tane | race | 4
  at      koikoi/yamato; dealer 0; hand 01-chaff-2 08-chaff-2 10-chaff-1; field 03-chaff-1 05-chaff-1
          06-butterflies 09-chaff-1 10-chaff-2 12-chaff-1; piles 02-warbler 02-chaff-2 04-cuckoo 04-chaff-2
          05-bridge 05-chaff-2 07-boar 07-chaff-1 08-geese 08-chaff-1 11-swallow 11-lightning / 01-red-poem
          01-chaff-1 02-red-poem 02-chaff-1 06-blue-ribbon 06-chaff-1 09-blue-ribbon 09-chaff-2; asked
  answer  shobu
  check   now 2 & danger & no-hope & value
  nudge   A yaku of the opponent would count twice.
  reason  Two points are little, but the opponent has four ribbons, two red and two blue: nearly every
          ribbon makes a yaku that counts twice.

stop/he-called-nothing-yet | race | 5
  at      koikoi/yamato; dealer 0; hand 06-chaff-2 07-chaff-2 08-chaff-1 11-lightning; field 02-warbler
          04-plain-ribbon 05-chaff-2 06-blue-ribbon 09-cup 12-chaff-2; piles 01-red-poem 01-chaff-1
          02-red-poem 02-chaff-2 03-red-poem 03-chaff-2 04-cuckoo 04-chaff-1 / 03-curtain 03-chaff-1
          06-butterflies 06-chaff-1 08-moon 08-chaff-2 12-chaff-1 12-chaff-3; asked
  answer  shobu
  check   now 5 & danger & no-hope & value
  nudge   One card on the field is worth ten points to somebody.
  reason  The cup lies open for the opponent and makes both viewings, 10, doubled twice: nobody gives that
          away for a hope.
"""
