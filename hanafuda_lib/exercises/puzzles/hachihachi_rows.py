"""Hachi-hachi: which card to play. How to read a row: shelf.py."""

ROWS = """
hachi/third-blue | complete | 1
  at      hachihachi/std; dealer 0; hand 04-chaff-2 05-bridge 05-chaff-1 07-chaff-2 09-chaff-1; field
          03-chaff-1 05-chaff-2 08-chaff-1 09-cup 09-blue-ribbon 10-deer; piles 06-blue-ribbon 06-chaff-2
          10-blue-ribbon 10-chaff-2 / 11-swallow 11-plain-ribbon 12-chaff-1 12-chaff-2 / 06-butterflies
          06-chaff-1 08-geese 08-chaff-2
  answer  09-chaff-1>09-blue-ribbon
  check   only-completes aotan & yaku-not-points
  nudge   Ten card points or five? And how many mon are 7 kan?
  reason  The third blue ribbon is Blues, 7 kan from each of the others; five card points more are five mon.

hachi/third-poem | complete | 2
  at      hachihachi/std; dealer 0; hand 03-chaff-1 04-chaff-2 06-blue-ribbon 06-chaff-2 10-chaff-1; field
          02-chaff-2 03-curtain 03-red-poem 04-chaff-1 07-plain-ribbon 08-chaff-1 11-plain-ribbon
          12-chaff-3; piles 01-red-poem 01-chaff-1 02-red-poem 02-chaff-1 09-cup 09-chaff-1 / 12-chaff-1
          12-chaff-2 / 11-swallow 11-lightning
  answer  03-chaff-1>03-red-poem
  check   only-completes akatan & yaku-not-points
  nudge   Curtain and cup: is that a yaku in this game?
  reason  Hachi-hachi has no Blossom Viewing; the poem ribbon makes Red Poems, 7 kan from each.

hachi/fourth-bright | complete | 1
  at      hachihachi/std; dealer 0; hand 02-chaff-2 06-chaff-1 07-chaff-2 10-chaff-1 12-chaff-1; field
          01-chaff-1 03-chaff-1 05-chaff-1 08-geese 10-deer 12-phoenix; piles 01-crane 01-chaff-2 03-curtain
          03-chaff-2 08-moon 08-chaff-2 / 04-plain-ribbon 04-chaff-2 07-plain-ribbon 07-chaff-1 / 02-warbler
          02-chaff-1
  answer  12-chaff-1
  check   only-completes shiko
  nudge   Count your brights. Is the rain man among them?
  reason  Four brights without the rain man are worth 10 kan from each, at once.

hachi/rain-man-is-no-fourth | two-faces | 2
  at      hachihachi/std; dealer 0; hand 01-chaff-2 02-red-poem 07-plain-ribbon 11-lightning 12-chaff-1;
          field 03-chaff-1 04-chaff-2 05-plain-ribbon 06-chaff-1 08-geese 10-blue-ribbon 11-rainman
          12-phoenix; piles 01-crane 01-chaff-1 03-curtain 03-chaff-2 08-moon 08-chaff-1 / 02-warbler
          02-chaff-2 / 10-chaff-1 10-chaff-2
  answer  12-chaff-1
  check   only-completes shiko
  nudge   Two brights lie there, each 20 points. Only one of them makes Four Brights.
  reason  Four Brights must be without the rain man, so the phoenix makes it; with the rain man you would
          have three and a stranger.

hachi/willow-ribbon-is-no-ribbon | two-faces | 3
  at      hachihachi/std; dealer 0; hand 02-chaff-2 04-chaff-1 11-lightning; field 03-chaff-2
          04-plain-ribbon 05-chaff-2 07-boar 11-plain-ribbon 12-chaff-1; piles 01-red-poem 01-chaff-2
          02-red-poem 02-chaff-1 05-plain-ribbon 05-chaff-1 06-blue-ribbon 06-chaff-2 07-plain-ribbon
          07-chaff-2 09-blue-ribbon 09-chaff-2 / 03-curtain 03-chaff-1 06-butterflies 06-chaff-1 08-chaff-1
          08-chaff-2 / 01-crane 01-chaff-1 09-cup 09-chaff-1 10-chaff-1 10-chaff-2
  answer  04-chaff-1
  check   only-completes nanatan
  nudge   Six ribbons lie in your pile. Which of the two on the field counts as the seventh?
  reason  The willow ribbon never counts for Seven Ribbons; the wisteria ribbon does, and brings 10 kan from
          each.

hachi/cup-without-viewing | choice | 3
  at      hachihachi/std; dealer 0; hand 02-warbler 02-chaff-1 05-chaff-1 07-chaff-2 09-chaff-1; field
          03-chaff-2 07-boar 09-cup 09-blue-ribbon 10-deer 12-chaff-2; piles 03-curtain 03-chaff-1
          06-blue-ribbon 06-chaff-2 08-moon 08-chaff-2 10-blue-ribbon 10-chaff-1 / 11-plain-ribbon
          11-lightning / 08-geese 08-chaff-1
  answer  09-chaff-1>09-blue-ribbon
  check   only-completes aotan
  nudge   In which of the three games is cup and moon a yaku?
  reason  There are no viewing yaku here, so the cup is 10 points and nothing more, and the ribbon makes
          Blues.

hachi/take-the-third-poem | block | 2
  at      hachihachi/std; dealer 0; hand 02-chaff-1 05-chaff-2 10-chaff-2 11-lightning 12-chaff-1; field
          01-chaff-2 02-red-poem 03-chaff-2 04-plain-ribbon 06-chaff-1 07-plain-ribbon 09-cup 12-phoenix;
          piles 05-plain-ribbon 05-chaff-1 08-chaff-1 08-chaff-2 / 01-red-poem 01-chaff-1 03-red-poem
          03-chaff-1 / 10-blue-ribbon 10-chaff-1
  answer  02-chaff-1
  check   only-blocks 1 akatan & no-threat
  nudge   Twenty card points or five. What does each of you pay if the next player gets the ribbon?
  reason  You could have taken the ribbon, so if the next player makes Red Poems with it you pay for both,
          168 mon; the phoenix brings 20.

hachi/hatto | block | 3
  at      hachihachi/std; dealer 0; hand 01-chaff-2 04-chaff-2 05-chaff-2 06-chaff-1 08-chaff-1; field
          02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 06-blue-ribbon 08-moon 10-chaff-1 11-swallow; piles
          01-red-poem 01-chaff-1 07-chaff-1 07-chaff-2 / 09-blue-ribbon 09-chaff-1 10-blue-ribbon 10-chaff-2
          / 03-red-poem 03-chaff-2
  answer  06-chaff-1
  check   only-blocks 1 aotan & no-liability
  nudge   You hold a peony card. What does the rule of feeding say if you leave the ribbon there?
  reason  You could have taken the ribbon: if you leave it and the next player completes Blues, you pay for
          both, 168 mon.

hachi/hatto-discard | discard | 4
  at      hachihachi/std; dealer 0; hand 05-bridge 10-deer 10-chaff-1; field 01-chaff-2 02-chaff-1
          03-red-poem 04-chaff-1 07-boar 09-chaff-1; piles 04-plain-ribbon 04-chaff-2 07-chaff-1 07-chaff-2
          08-geese 08-chaff-2 12-chaff-1 12-chaff-3 / 03-chaff-1 03-chaff-2 06-blue-ribbon 06-chaff-2
          09-blue-ribbon 09-chaff-2 11-rainman 11-plain-ribbon / 06-butterflies 06-chaff-1 08-moon
          08-chaff-1 11-swallow 11-lightning 12-phoenix 12-chaff-2
  answer  05-bridge
  check   no-liability
  nudge   The maple ribbon is unseen, and one player needs it. Which of your cards would be a gift?
  reason  A maple on the field could be taken with the maple ribbon, and then you alone would pay for Blues;
          the bridge feeds nobody a yaku.

hachi/four-brights-coming | block | 3
  at      hachihachi/std; dealer 0; hand 02-red-poem 04-chaff-1 07-plain-ribbon 08-chaff-1 09-blue-ribbon;
          field 01-chaff-1 02-chaff-1 04-cuckoo 06-chaff-1 07-boar 08-moon; piles 03-red-poem 03-chaff-2
          05-chaff-1 05-chaff-2 / 12-chaff-1 12-chaff-2 / 01-crane 01-chaff-2 03-curtain 03-chaff-1
          12-phoenix 12-chaff-3
  answer  08-chaff-1
  check   only-blocks 2 shiko
  nudge   Three brights lie in the pile of the player before you.
  reason  The moon would make Four Brights, 10 kan, and since you could have taken it you would pay for
          both; it is the dearest card besides.

hachi/overtake | complete | 3
  at      hachihachi/std; dealer 0; hand 07-chaff-1 07-chaff-2 09-chaff-1 12-chaff-1; field 01-chaff-2
          03-chaff-2 04-chaff-2 07-boar 08-geese 09-blue-ribbon 10-chaff-2 12-phoenix; piles 06-blue-ribbon
          06-chaff-2 10-blue-ribbon 10-chaff-1 / 01-red-poem 01-chaff-1 02-red-poem 02-chaff-1 03-red-poem
          03-chaff-1 / 02-warbler 02-chaff-2 04-cuckoo 04-chaff-1 11-plain-ribbon 11-lightning; formed
          1:akatan
  answer  09-chaff-1
  check   only-completes aotan
  nudge   One player has an open sage. Who pays if you make a yaku now?
  reason  The player with the open sage pays your Blues for both, and gives back half of the Red Poems when
          you stop.

hachi/card-points-are-dead | block | 4
  at      hachihachi/std; dealer 0; hand 03-chaff-1 05-chaff-1 08-chaff-1 11-lightning; field 03-red-poem
          04-chaff-2 05-bridge 07-chaff-2 08-moon 12-chaff-2; piles 06-butterflies 06-chaff-1
          07-plain-ribbon 07-chaff-1 11-swallow 11-plain-ribbon / 06-blue-ribbon 06-chaff-2 09-blue-ribbon
          09-chaff-1 10-blue-ribbon 10-chaff-2 / 01-red-poem 01-chaff-1 02-red-poem 02-chaff-2 10-deer
          10-chaff-1; formed 1:aotan
  answer  03-chaff-1
  check   only-blocks 2 akatan
  nudge   A yaku has been made in this round. Do card points still count at its end?
  reason  After a yaku card points are not settled, so the moon is worth nothing by itself; the ribbon keeps
          Red Poems from another.

hachi/phoenix-can-wait | keep | 4
  at      hachihachi/std; dealer 0; hand 01-chaff-1 01-chaff-2 03-chaff-1 04-chaff-1 12-chaff-1; field
          03-curtain 05-bridge 07-boar 08-chaff-1 09-chaff-1 10-deer 11-lightning 12-phoenix; piles
          02-chaff-1 02-chaff-2 07-plain-ribbon 07-chaff-2 / 12-chaff-2 12-chaff-3 / 02-warbler 02-red-poem
          04-plain-ribbon 04-chaff-2
  answer  03-chaff-1
  check   keeps 12-phoenix
  nudge   Two brights of 20 points. Which of them can only you take?
  reason  The other paulownia cards lie in a pile, so the phoenix waits for you; the curtain can be taken by
          anybody with a cherry.

hachi/flip-blue | flip | 1
  at      hachihachi/std; dealer 0; hand 03-chaff-1 04-cuckoo 08-chaff-1 11-lightning 12-phoenix; field
          04-chaff-2 05-bridge 06-butterflies 06-blue-ribbon 07-chaff-1 10-chaff-2 12-chaff-1; piles
          09-blue-ribbon 09-chaff-2 10-blue-ribbon 10-chaff-1 /  / 08-geese 08-chaff-2; flipped 06-chaff-1
  answer  >06-blue-ribbon
  check   only-completes aotan
  nudge   Which of the two makes a yaku in this game?
  reason  The ribbon is the third blue one, 7 kan from each; the butterflies are 10 card points.

hachi/flip-block | flip | 3
  at      hachihachi/std; dealer 0; hand 02-warbler 02-chaff-1 03-chaff-1 04-chaff-2 09-cup; field
          02-chaff-2 06-butterflies 06-blue-ribbon 08-geese 12-chaff-2; piles 03-red-poem 03-chaff-2 /
          09-blue-ribbon 09-chaff-2 10-blue-ribbon 10-chaff-1 / 07-plain-ribbon 07-chaff-1; flipped
          06-chaff-1
  answer  >06-blue-ribbon
  check   only-blocks 1 aotan
  nudge   Five card points fewer now: against what later?
  reason  If the ribbon stays, a single peony card makes Blues for the next player, and that is 84 mon from
          you.

hachi/zetsuba | block | 3
  at      hachihachi/std; dealer 0; hand 01-chaff-1 04-chaff-2 05-chaff-2 08-chaff-2 10-chaff-1; field
          01-crane 03-chaff-1 06-chaff-2 10-blue-ribbon 11-swallow 12-chaff-3; piles 09-cup 09-chaff-1
          12-chaff-1 12-chaff-2 / 06-blue-ribbon 06-chaff-1 09-blue-ribbon 09-chaff-2 / 02-red-poem
          02-chaff-1 05-plain-ribbon 05-chaff-1; multiplier 4
  answer  10-chaff-1
  check   only-blocks 1 aotan & no-threat
  nudge   Everything counts four times in this field. What is 7 kan times four?
  reason  Blues would cost you 336 mon in this field, and as much again for having fed it; the crane brings
          80.

hachi/do-not-throw-the-poem | discard | 3
  at      hachihachi/std; dealer 0; hand 02-red-poem 05-chaff-1; field 01-chaff-2 04-cuckoo 08-geese 09-cup
          11-swallow 12-phoenix; piles 04-chaff-1 04-chaff-2 05-plain-ribbon 05-chaff-2 06-chaff-1
          06-chaff-2 07-boar 07-chaff-1 12-chaff-1 12-chaff-2 / 01-red-poem 01-chaff-1 03-red-poem
          03-chaff-1 08-chaff-1 08-chaff-2 10-deer 10-blue-ribbon 11-plain-ribbon 11-lightning / 03-curtain
          03-chaff-2 06-butterflies 06-blue-ribbon 07-plain-ribbon 07-chaff-2 09-chaff-1 09-chaff-2
          10-chaff-1 10-chaff-2
  answer  05-chaff-1
  check   =no-threat
  nudge   Nothing can be taken. What would the next player do with each of your cards?
  reason  The plum ribbon would be Red Poems for the next player, and as you threw it you alone would pay,
          168 mon.

hachi/take-away-the-bait | feed | 5
  at      hachihachi/std; dealer 0; hand 03-red-poem 04-chaff-1 05-chaff-1 10-chaff-2; field 02-chaff-1
          04-cuckoo 07-boar 08-chaff-2 09-chaff-2 10-chaff-1 11-swallow 12-chaff-2; piles 01-chaff-1
          01-chaff-2 05-plain-ribbon 05-chaff-2 06-butterflies 06-chaff-1 / 01-crane 01-red-poem
          06-blue-ribbon 06-chaff-2 09-blue-ribbon 09-chaff-1 / 07-plain-ribbon 07-chaff-1 11-plain-ribbon
          11-lightning
  answer  10-chaff-2
  check   no-threat & no-liability
  nudge   The maple ribbon is unseen. What would it take, and who would pay?
  reason  You hold a maple and could take the one on the field: if you leave it and the next player takes it
          with the ribbon, you pay for the third player too.
"""
