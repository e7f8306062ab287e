"""Koi-Koi: which card to play. How to read a row: shelf.py."""

ROWS = """
koikoi/three-brights | complete | 1
  at      koikoi/yamato; dealer 0; hand 01-red-poem 06-chaff-1 06-chaff-2 08-chaff-1 10-chaff-1; field
          02-chaff-2 05-bridge 08-moon 10-deer 11-lightning 12-chaff-1; piles 01-crane 01-chaff-2 03-curtain
          03-chaff-1 07-chaff-1 07-chaff-2 10-blue-ribbon 10-chaff-2 / 04-cuckoo 04-chaff-1 07-boar
          07-plain-ribbon 09-chaff-1 09-chaff-2
  answer  08-chaff-1
  check   only-completes sanko
  nudge   Look at the brights in your pile. How many are there?
  reason  The moon is your third bright without the rain man, and three of them are a yaku now; a turn later
          somebody else may have the moon.

koikoi/boar-deer-butterflies | complete | 1
  at      koikoi/yamato; dealer 0; hand 04-chaff-2 05-bridge 06-chaff-1 12-chaff-1 12-chaff-2; field
          01-red-poem 03-chaff-1 05-chaff-2 06-butterflies 08-chaff-1 09-chaff-2 11-lightning 12-chaff-3;
          piles 07-boar 07-plain-ribbon 07-chaff-1 07-chaff-2 10-deer 10-chaff-2 / 02-chaff-1 02-chaff-2
          09-blue-ribbon 09-chaff-1 10-blue-ribbon 10-chaff-1
  answer  06-chaff-1
  check   only-completes inoshikacho
  nudge   Two of your animals belong to a set of three.
  reason  The butterflies complete Boar-Deer-Butterflies at once, and nothing else on the field makes a
          yaku.

koikoi/curtain-and-cup | complete | 1
  at      koikoi/yamato; dealer 0; hand 05-chaff-2 09-chaff-1 10-chaff-1; field 02-red-poem 04-cuckoo
          05-chaff-1 07-chaff-2 09-cup 12-chaff-1; piles 03-curtain 03-chaff-1 04-plain-ribbon 04-chaff-2
          06-butterflies 06-blue-ribbon 07-plain-ribbon 07-chaff-1 10-deer 10-chaff-2 / 01-crane 01-chaff-1
          02-warbler 02-chaff-1 03-red-poem 03-chaff-2 06-chaff-1 06-chaff-2 08-chaff-1 08-chaff-2
          11-rainman 11-lightning
  answer  09-chaff-1
  check   only-completes hanamizake
  nudge   Which card makes a yaku with a single partner?
  reason  Curtain and cup alone are Blossom Viewing, five points for two cards.

koikoi/red-poem-not-curtain | choice | 2
  at      koikoi/yamato; dealer 0; hand 03-chaff-1 04-chaff-2 08-chaff-2; field 01-chaff-2 03-curtain
          03-red-poem 06-chaff-2 09-chaff-2 12-chaff-2; piles 01-red-poem 01-chaff-1 02-red-poem 02-chaff-1
          05-plain-ribbon 05-chaff-1 06-blue-ribbon 06-chaff-1 08-geese 08-chaff-1 / 04-plain-ribbon
          04-chaff-1 07-boar 07-plain-ribbon 07-chaff-1 07-chaff-2 10-deer 10-blue-ribbon 10-chaff-1
          10-chaff-2 11-plain-ribbon 11-lightning
  answer  03-chaff-1>03-red-poem
  check   only-completes akatan
  nudge   Card points do not count in Koi-Koi. What does each of the two complete?
  reason  The poem ribbon completes Red Poems, while the curtain is only a first bright.

koikoi/blue-not-cup | choice | 2
  at      koikoi/yamato; dealer 0; hand 07-boar 08-chaff-1 09-chaff-1 11-lightning 12-chaff-2; field
          01-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 08-chaff-2 09-cup 09-blue-ribbon 12-phoenix; piles
          06-blue-ribbon 06-chaff-2 10-deer 10-blue-ribbon 10-chaff-1 10-chaff-2 / 01-red-poem 01-chaff-2
          02-red-poem 02-chaff-1 07-chaff-1 07-chaff-2
  answer  09-chaff-1>09-blue-ribbon
  check   only-completes aotan
  nudge   The cup is the more famous card. Does it complete anything here?
  reason  The ribbon is the third blue one and completes Blues; the cup has neither curtain nor moon to go
          with.

koikoi/cup-not-blue | choice | 2
  at      koikoi/yamato; dealer 0; hand 09-chaff-1 10-chaff-1 11-lightning; field 01-chaff-2 02-chaff-2
          03-red-poem 04-plain-ribbon 09-cup 09-blue-ribbon; piles 05-plain-ribbon 05-chaff-2 06-blue-ribbon
          06-chaff-1 08-moon 08-chaff-1 11-swallow 11-plain-ribbon 12-phoenix 12-chaff-3 / 04-chaff-1
          04-chaff-2 05-bridge 05-chaff-1 06-butterflies 06-chaff-2 07-chaff-1 07-chaff-2 10-deer 10-chaff-2
          12-chaff-1 12-chaff-2
  answer  09-chaff-1>09-cup
  check   only-completes tsukimizake
  nudge   One of the two makes a yaku with a card that you have.
  reason  With the moon in your pile the cup completes Moon Viewing, while the ribbon is only the second
          blue one.

koikoi/both-viewings | points-yaku | 3
  at      koikoi/yamato; dealer 0; hand 02-chaff-1 09-chaff-1; field 02-red-poem 04-chaff-1 07-chaff-1
          08-chaff-1 09-cup 12-chaff-3; piles 01-red-poem 01-chaff-2 03-curtain 03-red-poem 03-chaff-1
          03-chaff-2 05-chaff-1 05-chaff-2 08-moon 08-chaff-2 10-chaff-1 10-chaff-2 / 01-crane 01-chaff-1
          06-butterflies 06-blue-ribbon 06-chaff-1 06-chaff-2 07-plain-ribbon 07-chaff-2 11-rainman
          11-swallow 11-plain-ribbon 11-lightning 12-chaff-1 12-chaff-2
  answer  09-chaff-1
  check   most-points
  nudge   Two plays make a yaku. Count the points of both, and think of the step at seven.
  reason  The cup makes both viewings and is your tenth chaff card: 11 points, which count twice as 22; Red
          Poems would be 5.

koikoi/seven-points | points-yaku | 3
  at      koikoi/yamato; dealer 0; hand 06-chaff-1 12-chaff-1; field 03-red-poem 06-butterflies
          07-plain-ribbon 08-geese 09-chaff-2 10-chaff-2 11-lightning 12-phoenix; piles 01-crane 01-chaff-1
          03-curtain 03-chaff-2 04-cuckoo 04-chaff-2 05-bridge 05-chaff-2 07-boar 07-chaff-2 10-deer
          10-chaff-1 / 01-red-poem 01-chaff-2 02-warbler 02-red-poem 02-chaff-1 02-chaff-2 04-plain-ribbon
          04-chaff-1 05-plain-ribbon 05-chaff-1 08-chaff-1 08-chaff-2
  answer  06-chaff-1
  check   most-points
  nudge   Both plays complete a yaku. Which one reaches seven points?
  reason  Boar-Deer-Butterflies with two further animals is 7, and seven counts twice as 14; Three Brights
          would be 5.

koikoi/ribbons-over-brights | points-yaku | 4
  at      koikoi/yamato; dealer 0; hand 03-chaff-1 11-plain-ribbon; field 01-chaff-2 03-curtain 03-red-poem
          06-chaff-1 07-chaff-1 11-lightning; piles 01-red-poem 01-chaff-1 02-red-poem 02-chaff-2
          04-plain-ribbon 04-chaff-2 05-plain-ribbon 05-chaff-1 08-moon 08-chaff-2 12-phoenix 12-chaff-2 /
          02-warbler 02-chaff-1 04-cuckoo 04-chaff-1 05-bridge 05-chaff-2 09-chaff-1 09-chaff-2 10-deer
          10-blue-ribbon 10-chaff-1 10-chaff-2 12-chaff-1 12-chaff-3
  answer  03-chaff-1>03-red-poem
  check   most-points
  nudge   Count how many points each of the two makes, further ribbons included.
  reason  Red Poems with two further ribbons is 7 and counts twice as 14, against 5 for Three Brights.

koikoi/fifth-ribbon | complete | 2
  at      koikoi/yamato; dealer 0; hand 03-chaff-1 04-chaff-2 05-chaff-1 09-chaff-1 11-swallow; field
          01-chaff-1 02-warbler 03-chaff-2 05-plain-ribbon 07-chaff-2 08-chaff-1 10-deer 12-chaff-3; piles
          01-red-poem 01-chaff-2 04-plain-ribbon 04-chaff-1 06-blue-ribbon 06-chaff-1 07-plain-ribbon
          07-chaff-1 / 02-chaff-1 02-chaff-2 09-cup 09-chaff-2
  answer  05-chaff-1
  check   only-completes tanzaku
  nudge   Count the ribbons in your pile.
  reason  A fifth ribbon of any colour makes Ribbons; it is only one point, but then it is you who may stop
          or go on.

koikoi/cup-is-chaff-too | two-faces | 3
  at      koikoi/yamato; dealer 0; hand 03-chaff-1 05-chaff-2 09-chaff-1 10-blue-ribbon; field 02-chaff-2
          06-chaff-2 07-boar 08-chaff-2 09-cup 09-blue-ribbon 10-chaff-1 12-chaff-3; piles 01-chaff-1
          01-chaff-2 04-chaff-1 04-chaff-2 07-chaff-1 07-chaff-2 12-chaff-1 12-chaff-2 / 01-crane
          01-red-poem 03-red-poem 03-chaff-2 04-cuckoo 04-plain-ribbon 05-plain-ribbon 05-chaff-1
  answer  09-chaff-1>09-cup
  check   only-completes kasu
  nudge   You have eight chaff cards, and the card you play is the ninth. Is one of the two a chaff card as
          well?
  reason  In Koi-Koi the cup counts as an animal and as chaff at once, so it is your tenth chaff card.

koikoi/cup-is-an-animal | two-faces | 2
  at      koikoi/yamato; dealer 0; hand 02-chaff-1 06-chaff-1 07-plain-ribbon 09-chaff-1; field
          04-plain-ribbon 05-plain-ribbon 08-chaff-2 09-cup 09-blue-ribbon 10-chaff-1 11-lightning
          12-chaff-3; piles 02-warbler 02-chaff-2 04-cuckoo 04-chaff-1 05-bridge 05-chaff-2 08-geese
          08-chaff-1 / 03-red-poem 03-chaff-1 06-butterflies 06-chaff-2 07-boar 07-chaff-2 10-deer
          10-chaff-2; calls 0 1
  answer  09-chaff-1>09-cup
  check   only-completes tane
  nudge   Count the animals in your pile. What kind of card is the cup?
  reason  The cup is an animal too: five animals are a yaku, and after the opponent’s koi-koi it wins the
          round and counts twice.

koikoi/rain-man-does-not-help | two-faces | 2
  at      koikoi/yamato; dealer 0; hand 01-red-poem 05-chaff-1 08-chaff-1 10-blue-ribbon 11-lightning; field
          04-chaff-2 07-chaff-2 08-moon 09-chaff-1 10-deer 11-rainman; piles 01-crane 01-chaff-1 03-curtain
          03-chaff-1 04-cuckoo 04-chaff-1 09-blue-ribbon 09-chaff-2 / 02-warbler 02-chaff-2 03-red-poem
          03-chaff-2 10-chaff-1 10-chaff-2
  answer  08-chaff-1
  check   only-completes sanko
  nudge   Both are brights. Which yaku has three of them, and which bright does it not take?
  reason  Three Brights must be without the rain man, so the moon completes it and the rain man does not.

koikoi/rain-man-as-fourth | two-faces | 4
  at      koikoi/yamato; dealer 0; hand 04-chaff-1 07-chaff-2 10-chaff-2 11-lightning; field 04-cuckoo
          05-bridge 06-chaff-1 08-geese 09-chaff-1 11-rainman; piles 01-crane 01-chaff-1 03-curtain
          03-chaff-1 10-deer 10-chaff-1 12-phoenix 12-chaff-2 / 02-warbler 02-red-poem 02-chaff-1 02-chaff-2
          07-plain-ribbon 07-chaff-1 08-chaff-1 08-chaff-2 12-chaff-1 12-chaff-3; calls 1 0
  answer  11-lightning
  check   only-completes ameshiko
  nudge   You have called koi-koi. The next rise of your points ends the round.
  reason  As a fourth bright the rain man does count: Four Brights with Rain is 7, which counts twice as 14,
          and the round is yours.

koikoi/after-his-koi-koi | complete | 3
  at      koikoi/yamato; dealer 0; hand 01-chaff-2 05-chaff-1 06-chaff-2 12-chaff-1; field 02-chaff-2
          05-bridge 07-chaff-2 08-chaff-1 10-chaff-2 12-phoenix; piles 01-crane 01-chaff-1 02-warbler
          02-chaff-1 04-cuckoo 04-chaff-2 08-geese 08-chaff-2 11-swallow 11-lightning / 03-red-poem
          03-chaff-1 06-blue-ribbon 06-chaff-1 09-blue-ribbon 09-chaff-1 10-blue-ribbon 10-chaff-1; calls 0
          1
  answer  05-chaff-1
  check   only-completes tane
  nudge   The opponent has called koi-koi. What happens when you make the smallest yaku?
  reason  After a koi-koi the next yaku, new or grown, ends the round, so five animals win it for you, and
          they count twice.

koikoi/mon-has-no-viewing | complete | 3
  at      koikoi/mon; dealer 0; hand 01-chaff-2 02-red-poem 02-chaff-2 05-chaff-2 09-chaff-1; field
          04-chaff-2 07-chaff-1 08-chaff-2 09-cup 09-blue-ribbon 11-lightning; piles 03-curtain 03-chaff-1
          05-plain-ribbon 05-chaff-1 06-blue-ribbon 06-chaff-1 10-blue-ribbon 10-chaff-1 / 06-butterflies
          06-chaff-2 10-deer 10-chaff-2 12-chaff-2 12-chaff-3
  answer  09-chaff-1>09-blue-ribbon
  check   only-completes aotan
  nudge   Mind the rule set: which of the viewing yaku does it have?
  reason  The mon rules have no Blossom Viewing, so only the third blue ribbon makes a yaku.

koikoi/take-his-butterflies | block | 2
  at      koikoi/yamato; dealer 0; hand 01-chaff-1 06-chaff-1 08-chaff-1 08-chaff-2 12-chaff-2; field
          02-chaff-1 03-chaff-1 04-chaff-1 06-butterflies 07-chaff-2 12-chaff-3; piles 05-bridge 05-chaff-1
          09-chaff-1 09-chaff-2 11-plain-ribbon 11-lightning / 07-boar 07-chaff-1 10-deer 10-blue-ribbon
          10-chaff-1 10-chaff-2 11-rainman 11-swallow
  answer  06-chaff-1
  check   only-blocks 1 inoshikacho & no-threat
  nudge   Look at the opponent’s pile. What does it lack?
  reason  The butterflies would complete Boar-Deer-Butterflies for the opponent; in your pile they end that
          plan for good.

koikoi/take-his-moon | block | 2
  at      koikoi/yamato; dealer 0; hand 04-chaff-1 06-chaff-1 08-chaff-1 10-blue-ribbon 10-chaff-2; field
          01-chaff-2 02-chaff-2 03-chaff-1 04-plain-ribbon 05-chaff-2 07-chaff-2 08-moon 11-plain-ribbon;
          piles 06-butterflies 06-chaff-2 07-boar 07-plain-ribbon 12-chaff-1 12-chaff-2 / 01-crane
          01-chaff-1 03-curtain 03-chaff-2 09-chaff-1 09-chaff-2
  answer  08-chaff-1
  check   only-takes 08-moon & no-threat
  nudge   Two brights lie in the opponent’s pile.
  reason  The moon would be the opponent’s third bright; taken by you it is your first.

koikoi/take-his-cup | block | 3
  at      koikoi/yamato; dealer 0; hand 01-chaff-1 05-chaff-1 07-boar 09-chaff-1 11-lightning; field
          01-crane 02-chaff-2 04-plain-ribbon 05-bridge 07-chaff-1 08-chaff-2 09-cup 12-chaff-3; piles
          10-chaff-1 10-chaff-2 11-swallow 11-plain-ribbon 12-chaff-1 12-chaff-2 / 03-curtain 03-chaff-2
          08-moon 08-chaff-1 10-deer 10-blue-ribbon
  answer  09-chaff-1
  check   only-blocks 1 hanamizake & only-blocks 1 tsukimizake
  nudge   A bright is tempting. But which card would be worth most in the opponent’s pile?
  reason  The cup would give the opponent both viewings, 10 points that count twice; the crane would only
          make Three Brights, 5.

koikoi/block-before-building | block | 4
  at      koikoi/yamato; dealer 0; hand 05-chaff-1 09-chaff-1 10-chaff-1 12-chaff-2; field 02-chaff-2
          04-chaff-1 05-plain-ribbon 07-chaff-2 10-deer 11-lightning; piles 01-crane 01-red-poem 01-chaff-1
          01-chaff-2 04-plain-ribbon 04-chaff-2 06-blue-ribbon 06-chaff-2 08-chaff-1 08-chaff-2 / 03-chaff-1
          03-chaff-2 06-butterflies 06-chaff-1 07-boar 07-chaff-1 12-chaff-1 12-chaff-3; calls 1 0
  answer  10-chaff-1
  check   only-blocks 1 inoshikacho
  nudge   You have called koi-koi. What may the opponent not get now?
  reason  After your koi-koi the opponent’s yaku would win the round and count twice, so the deer matters
          more than a ribbon.

koikoi/take-the-third-blue | block | 3
  at      koikoi/yamato; dealer 0; hand 01-chaff-1 06-chaff-1 08-geese 09-cup 12-chaff-1; field 04-cuckoo
          05-chaff-2 06-blue-ribbon 07-plain-ribbon 08-chaff-2 12-phoenix; piles 02-red-poem 02-chaff-1
          03-chaff-1 03-chaff-2 04-chaff-1 04-chaff-2 / 01-red-poem 01-chaff-2 09-blue-ribbon 09-chaff-1
          10-deer 10-blue-ribbon 10-chaff-1 10-chaff-2
  answer  06-chaff-1
  check   only-blocks 1 aotan & no-threat
  nudge   Count the blue ribbons in the opponent’s pile.
  reason  One more blue ribbon is Blues for the opponent; the phoenix alone is no yaku for anybody.

koikoi/do-not-throw-the-deer | discard | 2
  at      koikoi/yamato; dealer 0; hand 10-deer 12-chaff-1; field 02-red-poem 03-chaff-1 04-plain-ribbon
          05-chaff-2 09-blue-ribbon 11-rainman; piles 01-red-poem 01-chaff-1 02-chaff-1 02-chaff-2
          04-chaff-1 04-chaff-2 06-blue-ribbon 06-chaff-1 09-chaff-1 09-chaff-2 11-plain-ribbon 11-lightning
          / 01-crane 01-chaff-2 03-red-poem 03-chaff-2 05-plain-ribbon 05-chaff-1 06-butterflies 06-chaff-2
          07-boar 07-plain-ribbon 07-chaff-1 07-chaff-2 08-chaff-1 08-chaff-2; calls 1 0
  answer  12-chaff-1
  check   =no-threat
  nudge   Nothing can be taken. Which card must not lie on the field?
  reason  The deer would complete Boar-Deer-Butterflies for the opponent; after your koi-koi that would
          count twice. The chaff feeds nobody.

koikoi/bait | discard | 4
  at      koikoi/yamato; dealer 0; hand 04-chaff-1 10-chaff-1; field 02-red-poem 03-chaff-1 05-plain-ribbon
          06-chaff-2 08-chaff-2 09-chaff-1; piles 01-crane 01-chaff-1 03-red-poem 03-chaff-2 05-chaff-1
          05-chaff-2 09-blue-ribbon 09-chaff-2 11-plain-ribbon 11-lightning 12-chaff-1 12-chaff-2 /
          01-red-poem 01-chaff-2 02-chaff-1 02-chaff-2 04-plain-ribbon 04-chaff-2 06-butterflies 06-chaff-1
          07-boar 07-plain-ribbon 07-chaff-1 07-chaff-2 12-phoenix 12-chaff-3; calls 1 0
  answer  04-chaff-1
  check   =no-threat
  nudge   The deer is still unseen. Who may be holding it?
  reason  A thrown maple is a meal for the deer, if the opponent holds it, and then Boar-Deer-Butterflies is
          made.

koikoi/phoenix-can-wait | keep | 3
  at      koikoi/yamato; dealer 0; hand 03-chaff-2 05-chaff-2 08-chaff-1 11-lightning 12-chaff-1; field
          01-chaff-2 02-chaff-1 05-chaff-1 06-butterflies 07-chaff-2 08-moon 10-chaff-1 12-phoenix; piles
          04-plain-ribbon 04-chaff-1 05-bridge 05-plain-ribbon 09-chaff-1 09-chaff-2 / 01-crane 01-chaff-1
          03-curtain 03-chaff-1 12-chaff-2 12-chaff-3
  answer  08-chaff-1
  check   keeps 12-phoenix & no-threat
  nudge   Two brights lie there. Which of them can only you take?
  reason  Nobody else has a paulownia card, so the phoenix waits for you; the moon does not, and the
          opponent needs a third bright.

koikoi/deer-can-wait | keep | 4
  at      koikoi/yamato; dealer 0; hand 03-chaff-2 06-chaff-1 09-chaff-1 10-chaff-1 11-lightning; field
          03-chaff-1 04-chaff-1 05-plain-ribbon 06-butterflies 07-chaff-1 08-chaff-2 10-deer 12-chaff-3;
          piles 01-crane 01-red-poem 01-chaff-1 01-chaff-2 07-boar 07-chaff-2 / 09-blue-ribbon 09-chaff-2
          10-blue-ribbon 10-chaff-2 11-swallow 11-plain-ribbon
  answer  06-chaff-1
  check   keeps 10-deer
  nudge   You want both animals. Which of them can be taken from you?
  reason  The other two maples are in a pile, so the deer is yours whenever you like; take the butterflies
          first.

koikoi/stack-of-three | keep | 4
  at      koikoi/yamato; dealer 0; hand 03-chaff-2 05-chaff-1 08-chaff-2 09-chaff-1 12-chaff-3; field
          06-chaff-1 08-moon 08-geese 08-chaff-1 09-cup 10-chaff-1; piles 02-warbler 02-red-poem 02-chaff-1
          02-chaff-2 04-cuckoo 04-chaff-1 07-chaff-1 07-chaff-2 / 01-red-poem 01-chaff-2 03-curtain
          03-chaff-1 05-plain-ribbon 05-chaff-2
  answer  09-chaff-1
  check   keeps 08-moon & no-threat
  nudge   Three cards of one month lie on the field, and you hold the fourth.
  reason  Only your card takes the three susuki cards, so they wait; the cup would be Blossom Viewing for
          the opponent.

koikoi/flip-moon | flip | 1
  at      koikoi/yamato; dealer 0; hand 06-chaff-1 06-chaff-2 11-lightning 12-chaff-2 12-chaff-3; field
          02-red-poem 05-chaff-2 06-blue-ribbon 07-plain-ribbon 08-moon 08-geese 10-chaff-2; piles 01-crane
          01-chaff-2 03-curtain 03-chaff-1 / 01-red-poem 01-chaff-1 02-chaff-1 02-chaff-2 04-chaff-1
          04-chaff-2; flipped 08-chaff-1
  answer  >08-moon
  check   only-completes sanko
  nudge   Which of the two completes something?
  reason  The moon is your third bright; the geese would be one animal more.

koikoi/flip-swallow | flip | 3
  at      koikoi/yamato; dealer 0; hand 03-chaff-1 03-chaff-2 07-chaff-1 09-chaff-1 09-chaff-2; field
          01-chaff-1 02-chaff-1 04-chaff-1 10-blue-ribbon 11-rainman 11-swallow 12-chaff-3; piles 02-warbler
          02-chaff-2 04-cuckoo 04-chaff-2 05-bridge 05-chaff-1 08-geese 08-chaff-1 / 10-deer 10-chaff-2;
          flipped 11-plain-ribbon
  answer  >11-swallow
  check   only-completes tane
  nudge   A bright or an animal: count both kinds in your pile.
  reason  The swallow is your fifth animal and makes a yaku; the rain man is a bright without company.

koikoi/flip-block | flip | 3
  at      koikoi/yamato; dealer 0; hand 02-chaff-2 03-red-poem 08-chaff-1 09-cup 09-chaff-1; field
          01-red-poem 03-chaff-1 05-plain-ribbon 07-plain-ribbon 10-deer 10-blue-ribbon 12-chaff-1; piles
          07-boar 07-chaff-2 11-plain-ribbon 11-lightning / 06-blue-ribbon 06-chaff-1 08-geese 08-chaff-2
          09-blue-ribbon 09-chaff-2; flipped 10-chaff-1
  answer  >10-blue-ribbon
  check   only-blocks 1 aotan
  nudge   Look at the opponent’s pile before you look at yours.
  reason  The deer is only your second animal of three, but the ribbon would be the opponent’s third blue
          one.

koikoi/complete-not-nearer | choice | 2
  at      koikoi/yamato; dealer 0; hand 04-cuckoo 06-chaff-1 08-chaff-2 12-chaff-2 12-chaff-3; field
          01-chaff-2 02-chaff-1 03-chaff-2 05-bridge 06-butterflies 06-blue-ribbon 09-chaff-2 12-chaff-1;
          piles 07-boar 07-chaff-1 09-blue-ribbon 09-chaff-1 10-deer 10-chaff-1 / 03-curtain 03-chaff-1
          07-plain-ribbon 07-chaff-2 08-moon 08-chaff-1
  answer  06-chaff-1>06-butterflies
  check   only-completes inoshikacho
  nudge   Nearer is good. Complete is better.
  reason  The butterflies complete a yaku now, while the ribbon would still leave Blues one card short.

koikoi/second-of-three | nearer | 3
  at      koikoi/yamato; dealer 0; hand 04-chaff-1 04-chaff-2 05-plain-ribbon 05-chaff-2 07-chaff-1
          08-chaff-1; field 02-warbler 03-chaff-2 04-cuckoo 06-butterflies 08-moon 09-chaff-2 11-lightning
          12-chaff-3; piles 03-curtain 03-chaff-1 09-blue-ribbon 09-chaff-1 / 06-chaff-1 06-chaff-2 10-deer
          10-chaff-2
  answer  08-chaff-1
  check   only-nearer tsukimizake 1
  nudge   Which card has the most partners?
  reason  The moon brings Three Brights within one card and Moon Viewing too; the cuckoo is one animal of
          five.

koikoi/take-away-the-bait | feed | 4
  at      koikoi/yamato; dealer 0; hand 02-chaff-2 04-chaff-1 08-chaff-2 09-chaff-2; field 04-cuckoo
          05-chaff-1 06-chaff-2 07-plain-ribbon 09-chaff-1 10-deer; piles 01-chaff-1 01-chaff-2 02-warbler
          02-chaff-1 05-plain-ribbon 05-chaff-2 12-chaff-2 12-chaff-3 / 03-curtain 03-red-poem 03-chaff-1
          03-chaff-2 06-blue-ribbon 06-chaff-1 08-moon 08-chaff-1 11-plain-ribbon 11-lightning; calls 1 0
  answer  09-chaff-2
  check   no-threat
  nudge   One unseen card would be worth ten points in the opponent’s pile. What could it take?
  reason  The cup is unseen, and the chrysanthemum on the field is all it needs to make both viewings; take
          the bait away, though it is only chaff.
"""
