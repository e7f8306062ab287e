"""Hachi-hachi: shōbu or sage. How to read a row: shelf.py."""

ROWS = """
sage/seven-kan-late | sage | 1
  at      hachihachi/std; dealer 0; hand 01-chaff-1; field 03-chaff-2 04-plain-ribbon 05-plain-ribbon
          06-butterflies 07-chaff-1 08-chaff-1 10-deer 12-chaff-1; piles 01-red-poem 01-chaff-2 02-red-poem
          02-chaff-1 03-red-poem 03-chaff-1 05-chaff-1 05-chaff-2 12-chaff-2 12-chaff-3 / 06-blue-ribbon
          06-chaff-1 09-cup 09-blue-ribbon 09-chaff-1 09-chaff-2 11-rainman 11-swallow 11-plain-ribbon
          11-lightning / 02-warbler 02-chaff-2 04-chaff-1 04-chaff-2 07-plain-ribbon 07-chaff-2 08-geese
          08-chaff-2 10-chaff-1 10-chaff-2; formed 0:akatan; asked
  answer  shobu
  check   now 168 & danger & no-hope & turns 1 & value
  nudge   With one turn left, what is more likely than a second yaku?
  reason  If nothing more is made, half of the 7 kan goes back; one turn is too short to hope for another
          yaku.

sage/blue-is-yours | sage | 2
  at      hachihachi/std; dealer 0; hand 03-chaff-2 08-chaff-1 09-chaff-1 10-chaff-1; field 04-chaff-1
          05-chaff-2 07-chaff-1 10-blue-ribbon 11-lightning 12-chaff-3; piles 01-red-poem 01-chaff-1
          02-red-poem 02-chaff-2 03-red-poem 03-chaff-1 06-blue-ribbon 06-chaff-2 09-blue-ribbon 09-chaff-2
          10-deer 10-chaff-2 /  / 02-warbler 02-chaff-1; formed 0:akatan; asked
  answer  sage
  check   now 168 & quiet & sure aotan & value
  nudge   You hold the last maple. Who can take the ribbon?
  reason  Only you can take the maple ribbon: Blues is a turn away, another 7 kan from each, and nobody else
          is near a yaku.

sage/blue-but-danger | sage | 4
  at      hachihachi/std; dealer 0; hand 06-chaff-2 07-boar 12-chaff-3; field 02-chaff-2 04-plain-ribbon
          05-bridge 08-moon 10-deer 11-lightning; piles 01-red-poem 01-chaff-1 02-red-poem 02-chaff-1
          03-red-poem 03-chaff-1 06-blue-ribbon 06-chaff-1 / 01-crane 01-chaff-2 03-curtain 03-chaff-2
          12-phoenix 12-chaff-1 / 07-chaff-1 07-chaff-2 09-cup 09-blue-ribbon 09-chaff-1 09-chaff-2; formed
          0:akatan; asked
  answer  shobu
  check   now 168 & danger & no-hope & value
  nudge   Who pays if the player after you makes Four Brights while your sage is open?
  reason  The moon lies open for the next player’s Four Brights, and with your sage open you alone would pay
          its 10 kan for both.

sage/four-brights-then-five | sage | 3
  at      hachihachi/std; dealer 0; hand 01-chaff-1 02-chaff-2 09-chaff-1 11-lightning; field 02-chaff-1
          03-red-poem 06-blue-ribbon 07-boar 08-chaff-2 09-chaff-2 10-deer 11-rainman; piles 01-crane
          01-chaff-2 03-curtain 03-chaff-1 08-moon 08-chaff-1 11-swallow 11-plain-ribbon 12-phoenix
          12-chaff-1 /  / 12-chaff-2 12-chaff-3; formed 0:shiko; asked
  answer  sage
  check   now 240 & quiet & sure goko & value
  nudge   What does the fifth bright pay after the fourth has been paid?
  reason  The rain man can only be taken by you, and Five Brights are paid in full on top: 12 kan more from
          each.

sage/four-brights-stop | sage | 2
  at      hachihachi/std; dealer 0; hand 02-chaff-2 07-chaff-1 07-chaff-2; field 03-chaff-1 04-plain-ribbon
          05-chaff-1 08-chaff-1 10-chaff-1 12-chaff-3; piles 01-crane 01-chaff-2 03-curtain 03-chaff-2
          08-moon 08-chaff-2 12-phoenix 12-chaff-1 / 06-butterflies 06-blue-ribbon 06-chaff-1 06-chaff-2
          09-blue-ribbon 09-chaff-2 / 01-red-poem 01-chaff-1 02-red-poem 02-chaff-1 09-cup 09-chaff-1;
          formed 0:shiko; asked
  answer  shobu
  check   now 240 & danger & value
  nudge   Two players are one card short.
  reason  Two yaku threaten, and with your sage open you would pay each of them for both players; the rain
          man alone is a faint hope.

sage/eighth-ribbon | sage | 3
  at      hachihachi/std; dealer 0; hand 05-bridge 06-butterflies 08-chaff-2; field 02-chaff-1 03-red-poem
          04-chaff-2 05-chaff-1 10-chaff-1 12-chaff-1; piles 01-red-poem 01-chaff-2 02-red-poem 02-chaff-2
          04-plain-ribbon 04-chaff-1 05-plain-ribbon 05-chaff-2 06-blue-ribbon 06-chaff-1 07-plain-ribbon
          07-chaff-1 09-blue-ribbon 09-chaff-2 / 01-crane 01-chaff-1 03-curtain 03-chaff-2 08-moon
          08-chaff-1 / ; formed 0:nanatan; asked
  answer  shobu
  check   now 240 & danger & value
  nudge   Another ribbon is one kan. What do you put at risk for it?
  reason  Five kan from each are at risk, and an eighth ribbon brings one; only the missing third ribbons
          would bring more.

sage/ribbons-two-ways | sage | 5
  at      hachihachi/std; dealer 0; hand 03-chaff-1 05-bridge 10-chaff-1; field 01-chaff-2 02-warbler
          03-red-poem 04-chaff-2 07-chaff-2 10-blue-ribbon 11-rainman 12-chaff-3; piles 01-red-poem
          01-chaff-1 02-red-poem 02-chaff-2 04-plain-ribbon 04-chaff-1 05-plain-ribbon 05-chaff-1
          06-blue-ribbon 06-chaff-2 07-plain-ribbon 07-chaff-1 09-blue-ribbon 09-chaff-2 10-deer 10-chaff-2
          / 06-butterflies 06-chaff-1 / ; formed 0:nanatan; asked
  answer  sage
  check   now 240 & quiet & sure aotan & value
  nudge   Count what the two ribbons on the field would bring you.
  reason  The maple ribbon waits for you alone and brings Blues and a kan more; the cherry ribbon would be
          Red Poems: together far more than what half of 10 kan is.

sage/overtaken-first | sage | 3
  at      hachihachi/std; dealer 0; hand 04-chaff-2 05-bridge 07-chaff-1; field 02-chaff-2 04-plain-ribbon
          05-chaff-2 06-butterflies 07-chaff-2 10-chaff-2 11-plain-ribbon 12-chaff-1; piles 06-blue-ribbon
          06-chaff-2 09-blue-ribbon 09-chaff-2 10-blue-ribbon 10-chaff-1 / 01-red-poem 01-chaff-1
          02-red-poem 02-chaff-1 03-red-poem 03-chaff-2 / 08-moon 08-geese 08-chaff-1 08-chaff-2 12-chaff-2
          12-chaff-3; formed 1:akatan 0:aotan; asked
  answer  shobu
  check   now 126 & quiet & no-hope & value
  nudge   Another player has an open sage. What happens to it when you stop?
  reason  You have caught the open sage: stop, keep Blues whole, paid for both by that player, and half of
          the Red Poems comes back.

sage/big-field | sage | 2
  at      hachihachi/std; dealer 0; hand 04-chaff-2 07-boar 10-deer; field 04-cuckoo 05-chaff-2 06-chaff-2
          07-chaff-1 08-chaff-1 11-rainman; piles 01-red-poem 01-chaff-2 02-red-poem 02-chaff-2 03-red-poem
          03-chaff-1 / 02-warbler 02-chaff-1 06-blue-ribbon 06-chaff-1 10-blue-ribbon 10-chaff-2 11-swallow
          11-lightning / 01-crane 01-chaff-1 09-chaff-1 09-chaff-2 12-chaff-1 12-chaff-2; multiplier 4;
          formed 0:akatan; asked
  answer  shobu
  check   now 672 & danger & no-hope & value
  nudge   In this field everything counts four times: what is half of it?
  reason  336 mon from each are yours now; going on puts half of that at risk, and the next player lacks one
          ribbon.

sage/big-field-sure | sage | 4
  at      hachihachi/std; dealer 0; hand 04-chaff-2 08-chaff-1 10-chaff-1 11-rainman; field 03-chaff-2
          05-bridge 06-butterflies 07-chaff-2 08-chaff-2 09-chaff-2 10-blue-ribbon 12-chaff-2; piles
          01-red-poem 01-chaff-2 02-red-poem 02-chaff-1 03-red-poem 03-chaff-1 06-blue-ribbon 06-chaff-2
          09-blue-ribbon 09-chaff-1 10-deer 10-chaff-2 /  / ; multiplier 2; formed 0:akatan; asked
  answer  sage
  check   now 336 & quiet & sure aotan & value
  nudge   The multiplier counts for what you win as well.
  reason  Blues waits for you alone; the big field doubles what it brings as it doubles what you risk, and
          nobody threatens.

sage/poems-at-the-start | sage | 4
  at      hachihachi/std; dealer 0; hand 03-chaff-2 04-plain-ribbon 04-chaff-2 05-chaff-1 07-chaff-2; piles
          01-red-poem 01-chaff-1 02-red-poem 02-chaff-2 03-red-poem 03-chaff-1 / 06-blue-ribbon 06-chaff-2
          09-blue-ribbon 09-chaff-2 / 01-crane 01-chaff-2 08-moon 08-chaff-1; formed 0:akatan; asked
  answer  shobu
  check   now 168 & danger & no-hope & value
  nudge   Many turns are left, for you and for two others.
  reason  You have no second yaku in sight, but two others have time for theirs, and you alone would pay.

sage/two-sages | sage | 5
  at      hachihachi/std; dealer 0; hand 04-chaff-1 09-cup 10-chaff-2; field 02-warbler 05-chaff-1
          06-chaff-1 07-chaff-2 09-chaff-1 12-chaff-3; piles 01-crane 01-chaff-2 03-curtain 03-chaff-1
          08-moon 08-chaff-1 12-phoenix 12-chaff-2 / 01-red-poem 01-chaff-1 02-red-poem 02-chaff-1
          03-red-poem 03-chaff-2 / 06-blue-ribbon 06-chaff-2 09-blue-ribbon 09-chaff-2 10-blue-ribbon
          10-chaff-1; formed 1:akatan 2:aotan 0:shiko; asked
  answer  shobu
  check   now 198 & quiet & value
  nudge   Both others have an open sage. Which entries go back when you stop now?
  reason  Stopping keeps your Four Brights whole and halves both other yaku; going on would open the door to
          them again.

sage/rain-man-out-of-reach | sage | 3
  at      hachihachi/std; dealer 0; hand 07-chaff-2 08-chaff-2 09-chaff-2 10-chaff-2; field 02-chaff-2
          04-chaff-1 05-chaff-1 06-chaff-2 07-chaff-1 08-geese; piles 01-crane 01-chaff-2 03-curtain
          03-chaff-2 08-moon 08-chaff-1 12-phoenix 12-chaff-2 / 11-rainman 11-lightning / 06-blue-ribbon
          06-chaff-1 09-blue-ribbon 09-chaff-1; formed 0:shiko; asked
  answer  shobu
  check   now 240 & danger & no-hope & value
  nudge   Five Brights would be 12 kan. Where is the fifth?
  reason  The rain man lies in another pile, so there is nothing left to win but a far yaku, and half of 10
          kan to lose.

sage/second-blue-near | sage | 5
  at      hachihachi/std; dealer 0; hand 03-chaff-2 07-boar 10-chaff-1 11-plain-ribbon; field 04-chaff-1
          07-chaff-2 08-chaff-1 10-blue-ribbon 11-lightning 12-chaff-3; piles 01-red-poem 01-chaff-1
          02-red-poem 02-chaff-2 03-red-poem 03-chaff-1 04-plain-ribbon 04-chaff-2 06-blue-ribbon 06-chaff-1
          09-blue-ribbon 09-chaff-1 /  / 10-deer 10-chaff-2; formed 0:akatan; asked
  answer  sage
  check   now 168 & quiet & sure aotan & value
  nudge   How many ribbons do you have, and what does the next one make?
  reason  The maple ribbon makes Blues and Seven Ribbons at once, 17 kan from each, and only you can take
          it.
"""
