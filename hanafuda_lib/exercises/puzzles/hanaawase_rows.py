"""Hana-awase: which card to play. How to read a row: shelf.py."""

ROWS = """
hana/ribbon-not-cup | points-yaku | 2
  at      hanaawase/nintendo; dealer 0; hand 05-plain-ribbon 07-chaff-2 09-chaff-1; field 01-chaff-1
          04-chaff-1 09-cup 09-blue-ribbon 11-lightning 12-chaff-1; piles 02-warbler 02-red-poem
          06-blue-ribbon 06-chaff-1 07-boar 07-chaff-1 10-blue-ribbon 10-chaff-2 / 02-chaff-1 02-chaff-2
          03-chaff-1 03-chaff-2 08-chaff-1 08-chaff-2 10-deer 10-chaff-1 / 04-cuckoo 04-chaff-2 05-chaff-1
          05-chaff-2 06-butterflies 06-chaff-2 12-chaff-2 12-chaff-3
  answer  09-chaff-1>09-blue-ribbon
  check   only-completes aotan & yaku-not-points
  nudge   The cup is worth five points more. What is a yaku worth, when both others pay it?
  reason  The ribbon is five card points fewer but a yaku more: Blues is 40, and both others pay it.

hana/cup-not-ribbon | choice | 2
  at      hanaawase/nintendo; dealer 0; hand 01-chaff-2 05-chaff-1 06-chaff-1 07-plain-ribbon 09-chaff-1;
          field 02-chaff-2 04-chaff-1 07-chaff-1 09-cup 09-blue-ribbon 10-deer; piles 06-blue-ribbon
          06-chaff-2 08-moon 08-chaff-1 / 03-chaff-1 03-chaff-2 12-chaff-2 12-chaff-3 / 02-red-poem
          02-chaff-1 08-geese 08-chaff-2
  answer  09-chaff-1>09-cup
  check   only-completes tsukimi
  nudge   One blue ribbon or one moon: which of them has its partner on the field?
  reason  With the moon in your pile the cup completes Moon Viewing, while the ribbon would only be the
          second of three.

hana/poem-not-curtain | points-yaku | 3
  at      hanaawase/nintendo; dealer 0; hand 03-chaff-1 05-chaff-2 08-geese 08-chaff-1 12-chaff-3; field
          03-curtain 03-red-poem 04-plain-ribbon 06-chaff-2 07-chaff-2 11-lightning; piles 01-red-poem
          01-chaff-2 02-red-poem 02-chaff-2 09-cup 09-chaff-2 / 05-plain-ribbon 05-chaff-1 / 09-blue-ribbon
          09-chaff-1 10-chaff-1 10-chaff-2
  answer  03-chaff-1>03-red-poem
  check   most-points
  nudge   Both complete a yaku. Count card points and twice the yaku for each.
  reason  Red Poems is 40 from each, Blossom Viewing 20 from each: the 15 card points of difference do not
          make up for that.

hana/curtain-not-poem | choice | 2
  at      hanaawase/nintendo; dealer 0; hand 02-red-poem 03-chaff-1 04-cuckoo 04-chaff-2 08-chaff-2; field
          03-curtain 03-red-poem 05-bridge 10-deer 11-lightning 12-chaff-2; piles 01-crane 01-chaff-1
          02-warbler 02-chaff-2 / 04-plain-ribbon 04-chaff-1 08-geese 08-chaff-1 / 05-plain-ribbon
          05-chaff-2 06-blue-ribbon 06-chaff-2
  answer  03-chaff-1>03-curtain
  check   only-completes omote_sugawara
  nudge   Crane and warbler wait for a third card.
  reason  Crane, warbler and curtain are Front Sugawara, 30 from each, and the curtain has more card points
          too.

hana/deer-not-ribbon | choice | 1
  at      hanaawase/nintendo; dealer 0; hand 01-chaff-2 05-plain-ribbon 06-blue-ribbon 06-chaff-1
          10-chaff-1; field 04-chaff-2 05-bridge 07-plain-ribbon 08-chaff-1 10-deer 10-blue-ribbon; piles
          06-butterflies 06-chaff-2 07-boar 07-chaff-1 / 03-chaff-1 03-chaff-2 12-chaff-2 12-chaff-3 /
          01-red-poem 01-chaff-1 08-geese 08-chaff-2
  answer  10-chaff-1>10-deer
  check   only-completes inoshikacho
  nudge   Which three animals are a set?
  reason  The deer completes Boar-Deer-Butterflies, 20 from each, and is worth more card points besides.

hana/ribbon-not-boar | points-yaku | 2
  at      hanaawase/nintendo; dealer 0; hand 02-red-poem 07-chaff-1 08-chaff-2 10-chaff-2 12-chaff-2; field
          04-cuckoo 05-chaff-1 07-boar 07-plain-ribbon 08-chaff-1 09-chaff-2; piles 04-plain-ribbon
          04-chaff-1 05-plain-ribbon 05-chaff-2 / 11-plain-ribbon 11-lightning 12-chaff-1 12-chaff-3 /
          03-chaff-1 03-chaff-2 09-cup 09-blue-ribbon
  answer  07-chaff-1>07-plain-ribbon
  check   only-completes kusa & yaku-not-points
  nudge   Three plain ribbons belong together, and the willow’s is not one of them.
  reason  The ribbon completes Grass Ribbons, 20 from each; the boar would be five card points more and no
          yaku.

hana/phoenix-makes-three | complete | 1
  at      hanaawase/nintendo; dealer 0; hand 01-chaff-1 04-chaff-1 07-plain-ribbon 10-chaff-1 12-chaff-1;
          field 02-chaff-1 04-plain-ribbon 05-bridge 07-chaff-1 08-chaff-2 10-deer 11-lightning 12-phoenix;
          piles 01-crane 01-chaff-2 08-moon 08-chaff-1 / 09-chaff-1 09-chaff-2 / 03-chaff-1 03-chaff-2
          06-chaff-1 06-chaff-2
  answer  12-chaff-1
  check   only-completes matsukiribozu
  nudge   Pine, paulownia and the bald hill: a yaku of three brights.
  reason  Crane, moon and phoenix are Pine-Paulownia-Moon, 20 from each, and the phoenix is a bright as
          well.

hana/nomi-or-poems | points-yaku | 4
  at      hanaawase/nintendo; dealer 0; hand 02-chaff-1 04-chaff-2 09-chaff-1 10-chaff-1 10-chaff-2; field
          02-red-poem 03-chaff-1 04-chaff-1 05-chaff-1 06-chaff-2 07-chaff-1 08-chaff-2 09-cup; piles
          01-red-poem 01-chaff-1 03-curtain 03-red-poem 08-moon 08-chaff-1 / 07-plain-ribbon 07-chaff-2 /
          12-chaff-2 12-chaff-3
  answer  02-chaff-1
  check   most-points
  nudge   The cup makes one yaku here, not three. Which one, and what is it worth?
  reason  The three viewing cards are one yaku of 30, which replaces the two of 20; Red Poems is 40, and
          five card points do not bridge that.

hana/seventh-ribbon-adds-little | points-yaku | 5
  at      hanaawase/nintendo; dealer 0; hand 02-chaff-1 03-chaff-1 09-chaff-2; field 01-chaff-2 02-warbler
          02-red-poem 10-chaff-1 11-swallow 12-chaff-2; piles 01-crane 01-chaff-1 03-curtain 03-red-poem
          04-plain-ribbon 04-chaff-1 05-plain-ribbon 05-chaff-2 06-blue-ribbon 06-chaff-2 07-plain-ribbon
          07-chaff-1 09-blue-ribbon 09-chaff-1 / 07-boar 07-chaff-2 08-chaff-1 08-chaff-2 10-deer 10-chaff-2
          / 05-bridge 05-chaff-1 06-butterflies 06-chaff-1
  answer  02-chaff-1>02-warbler
  check   most-points
  nudge   You have six ribbons already. By how much does a seventh raise the yaku?
  reason  Seven Ribbons replaces Six Ribbons and adds only 10, while the warbler makes Front Sugawara, which
          is 30 and all new.

hana/take-his-phoenix | block | 2
  at      hanaawase/nintendo; dealer 0; hand 03-red-poem 06-chaff-1 07-plain-ribbon 09-chaff-1 12-chaff-1;
          field 03-chaff-2 04-chaff-1 05-bridge 06-butterflies 07-chaff-2 10-chaff-2 11-plain-ribbon
          12-phoenix; piles 08-geese 08-chaff-1 / 01-crane 01-chaff-1 03-curtain 03-chaff-1 08-moon
          08-chaff-2 / 01-red-poem 01-chaff-2
  answer  12-chaff-1
  check   only-blocks 1 shiko & =no-threat
  nudge   Three brights lie in one pile. What would the fourth be worth?
  reason  The phoenix would give the player after you Four Brights and Pine-Paulownia-Moon; taken by you it
          is 20 card points.

hana/take-the-third-blue | block | 3
  at      hanaawase/nintendo; dealer 0; hand 02-chaff-1 06-chaff-2 08-chaff-1 09-chaff-1 11-swallow; field
          02-warbler 03-red-poem 04-cuckoo 05-chaff-2 07-chaff-1 08-chaff-2 09-blue-ribbon 12-chaff-3; piles
          03-chaff-1 03-chaff-2 / 06-blue-ribbon 06-chaff-1 10-blue-ribbon 10-chaff-2 / 10-deer 10-chaff-1
          11-rainman 11-lightning
  answer  09-chaff-1
  check   only-blocks 1 aotan
  nudge   Five card points or ten? Look at all three piles first.
  reason  In your pile the ribbon is 5 points, in the next player’s it would be Blues: you would pay 40 for
          it.

hana/bigger-danger | block | 4
  at      hanaawase/nintendo; dealer 0; hand 01-chaff-1 03-chaff-1 06-chaff-1 10-chaff-1 12-chaff-3; field
          03-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 08-geese 10-deer; piles 04-cuckoo
          04-chaff-1 09-blue-ribbon 09-chaff-1 / 01-red-poem 01-chaff-2 02-red-poem 02-chaff-1 /
          06-butterflies 06-chaff-2 07-boar 07-chaff-2
  answer  03-chaff-1
  check   only-blocks 1 akatan
  nudge   Two players are one card short. Who plays next, and whose yaku is dearer?
  reason  Red Poems is 40 and its owner plays next; Boar-Deer-Butterflies is 20 and comes a turn later.

hana/cup-for-two | block | 3
  at      hanaawase/nintendo; dealer 0; hand 01-red-poem 02-chaff-1 05-chaff-2 09-chaff-1 12-chaff-1; field
          01-chaff-2 02-warbler 04-cuckoo 06-chaff-2 07-chaff-2 09-cup 10-chaff-2 11-lightning; piles
          08-geese 08-chaff-1 12-chaff-2 12-chaff-3 / 03-curtain 03-chaff-2 08-moon 08-chaff-2 / 03-red-poem
          03-chaff-1
  answer  09-chaff-1
  check   only-blocks 1 nomi & =no-threat
  nudge   Both animals are 10 points. What is the cup worth to the player after you?
  reason  With curtain and moon the cup is a yaku of 30 for the next player; the warbler completes nothing
          for anybody.

hana/wisteria-can-wait | keep | 5
  at      hanaawase/nintendo; dealer 0; hand 02-chaff-1 03-red-poem 04-chaff-2 09-chaff-2 12-chaff-1; field
          02-red-poem 04-plain-ribbon 05-chaff-2 06-chaff-1 11-lightning 12-phoenix; piles 04-cuckoo
          04-chaff-1 10-blue-ribbon 10-chaff-2 / 07-plain-ribbon 07-chaff-1 09-blue-ribbon 09-chaff-1 /
          01-red-poem 01-chaff-2 03-chaff-1 03-chaff-2
  answer  12-chaff-1
  check   keeps 04-plain-ribbon
  nudge   Your fourth wisteria would make a yaku. Can anybody take it from you?
  reason  You hold the last wisteria card, so the ribbon waits for you on the field; the phoenix may be gone
          by then.

hana/three-susuki-can-wait | keep | 4
  at      hanaawase/nintendo; dealer 0; hand 03-chaff-1 04-chaff-1 05-chaff-1 07-plain-ribbon 08-chaff-2;
          field 01-chaff-1 02-chaff-2 03-curtain 06-blue-ribbon 08-moon 08-geese 08-chaff-1 12-chaff-2;
          piles 07-boar 07-chaff-1 11-plain-ribbon 11-lightning / 02-red-poem 02-chaff-1 / 04-cuckoo
          04-chaff-2 05-bridge 05-plain-ribbon
  answer  03-chaff-1
  check   keeps 08-moon
  nudge   A stack of three: who holds the fourth?
  reason  Only you can take the three susuki cards, so first take the curtain, which others can take as
          well.

hana/flip-curtain | flip | 2
  at      hanaawase/nintendo; dealer 0; hand 05-plain-ribbon 06-chaff-2 08-geese 10-chaff-2 11-lightning;
          field 02-chaff-2 03-curtain 03-red-poem 04-plain-ribbon 07-chaff-2 10-chaff-1 12-chaff-2; piles
          08-moon 08-chaff-2 09-cup 09-chaff-1 /  / 11-swallow 11-plain-ribbon; flipped 03-chaff-1
  answer  >03-curtain
  check   most-points
  nudge   You have Moon Viewing already. What does the third card make of it?
  reason  Curtain, moon and cup are a yaku of 30 in place of the 20 that you have, and the curtain is 20
          card points.

hana/flip-moon | flip | 1
  at      hanaawase/nintendo; dealer 0; hand 02-chaff-2 06-chaff-1 10-deer 10-chaff-1 12-chaff-2; field
          03-chaff-1 04-chaff-1 05-chaff-2 06-chaff-2 07-chaff-1 08-moon 08-geese 11-lightning 12-chaff-1;
          piles 01-crane 01-chaff-2 12-phoenix 12-chaff-3 /  / ; flipped 08-chaff-1
  answer  >08-moon
  check   only-completes matsukiribozu
  nudge   A bright or an animal: and which of them belongs to a yaku?
  reason  Crane, moon and phoenix are a yaku of 20, which both others pay, and the moon is 20 card points
          besides.

hana/do-not-feed | discard | 3
  at      hanaawase/nintendo; dealer 0; hand 04-chaff-1 06-blue-ribbon; field 02-chaff-2 03-curtain
          07-plain-ribbon 08-geese 09-chaff-2 12-chaff-1; piles 01-crane 01-red-poem 01-chaff-1 01-chaff-2
          02-warbler 02-chaff-1 07-chaff-1 07-chaff-2 10-deer 10-chaff-2 / 03-chaff-1 03-chaff-2 08-chaff-1
          08-chaff-2 09-blue-ribbon 09-chaff-1 10-blue-ribbon 10-chaff-1 11-rainman 11-swallow / 04-cuckoo
          04-chaff-2 05-bridge 05-plain-ribbon 05-chaff-1 05-chaff-2 11-plain-ribbon 11-lightning 12-chaff-2
          12-chaff-3
  answer  04-chaff-1
  check   =no-threat
  nudge   Nothing can be taken. Look at the piles of the others before you throw.
  reason  The blue ribbon would be Blues for the next player, 40 from you; a wisteria chaff costs you a
          point at most.

hana/oishi-shima | points-yaku | 4
  at      hanaawase/oishi; dealer 0; hand 02-chaff-1 03-chaff-1 04-chaff-2 10-chaff-1; field 03-chaff-2
          04-plain-ribbon 05-chaff-1 08-chaff-2 10-blue-ribbon 12-chaff-3; piles 04-cuckoo 04-chaff-1
          06-blue-ribbon 06-chaff-2 09-blue-ribbon 09-chaff-2 / 01-chaff-1 01-chaff-2 07-chaff-1 07-chaff-2
          08-geese 08-chaff-1 / 05-plain-ribbon 05-chaff-2 06-butterflies 06-chaff-1 09-cup 09-chaff-1
  answer  10-chaff-1
  check   most-points & keeps 04-plain-ribbon
  nudge   Two yaku lie there. What are they worth on this sheet, and which of them can wait?
  reason  On this sheet Fuji-Shima is 10 and Blues 40; besides, nobody else can take the wisteria ribbon.

hana/leave-the-cheaper | feed | 4
  at      hanaawase/nintendo; dealer 0; hand 07-chaff-1 08-chaff-1 09-chaff-1 10-chaff-2; field 02-warbler
          03-chaff-2 07-boar 08-moon 09-chaff-2 10-blue-ribbon 11-rainman 12-chaff-3; piles 01-chaff-1
          01-chaff-2 05-bridge 05-chaff-2 12-chaff-1 12-chaff-2 / 06-butterflies 06-chaff-1 10-deer
          10-chaff-1 / 02-red-poem 02-chaff-2 05-plain-ribbon 05-chaff-1 06-blue-ribbon 06-chaff-2
  answer  08-chaff-1
  check   most-points
  nudge   Count what each play gains, and what it leaves behind.
  reason  The moon is 20 card points now; the boar is 10 and saves 20 only if the next player holds its
          month.
"""
