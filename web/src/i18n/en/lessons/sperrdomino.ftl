### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment on
### the right answer (-right); -replied follows the opponent’s reply. “B” is the opponent.
### _words_ are Latin, ‹words› German.

learn-sperrdomino-lead = Lead
learn-sperrdomino-lead-tells = The first player may lead any tile. A double in hand can be shut out; in the line it is safe.
learn-sperrdomino-lead-task = Lead your highest double.
learn-sperrdomino-lead-right = The double five is safe in the line, and your hand has ten fewer pips.

learn-sperrdomino-join = Play a tile
learn-sperrdomino-join-tells = Play at one of the two open ends so that equal numbers touch. If a tile fits both ends, you may choose.
learn-sperrdomino-join-task = Play a tile so that both ends show a six.
learn-sperrdomino-join-right = Now only sixes fit, and you still hold two of them.

learn-sperrdomino-buy = Buy
learn-sperrdomino-buy-tells = If no tile fits, you must buy face-down tiles until one does. You may also buy when a tile fits.
learn-sperrdomino-buy-task = Buy until a tile fits, then play it.
learn-sperrdomino-buy-right = The last two tiles are the talon; they stay hidden.

learn-sperrdomino-block = Block the line
learn-sperrdomino-block-tells = Each number is on seven tiles. If all seven are in the line and both ends show that number, neither player can play.
learn-sperrdomino-block-task = Six fives are in the line. Block the line with the seventh.
learn-sperrdomino-block-right = Blocked. The hand with fewer pips wins all the pips that were not played, so count your pips before you block.

learn-sperrdomino-win = Domino
learn-sperrdomino-win-tells = Playing your last tile also wins.
learn-sperrdomino-win-task = Play your last tile.
learn-sperrdomino-win-right = Domino! You score every pip that was not played. A hundred points make a game. You now know all the rules.

learn-sperrdomino-force = Force
learn-sperrdomino-force-tells = Five tiles of one number, including its double, are a force (‹Forsche›). You had five fours; 0:4 is in the line. B has the other two, 2:4 and 3:4. Nothing is left to buy.
learn-sperrdomino-force-task = Play a tile so that both ends show a four.
learn-sperrdomino-force-right = Only fours fit now, so B must play 2:4 or 3:4. The book calls this “driving out”.
learn-sperrdomino-force-replied = B has played one of the two fours.

learn-sperrdomino-drive_out = Drive out the second tile
learn-sperrdomino-drive_out-tells = The game has continued with your 4:4 and B’s 1:3. The only four left in B’s hand is 2:4.
learn-sperrdomino-drive_out-task = Make both ends show a four again.
learn-sperrdomino-drive_out-right = B has no other tile that fits and must play 2:4.
learn-sperrdomino-drive_out-replied = Both of B’s fours are in the line, and you can prepare the block.

learn-sperrdomino-force_block = Block with the force
learn-sperrdomino-force_block-tells = You played 2:2, and B could play only 2:5. Six fours are in the line; you have the last one.
learn-sperrdomino-force_block-task = Block the line.
learn-sperrdomino-force_block-right = You have 16 pips left, and B has 37. With the 9 pips in the talon, you win 62 points.

learn-sperrdomino-pinch = Pinch
learn-sperrdomino-pinch-tells = Four tiles of one number, including its double, are a pinch (‹Klemme›). You have 0:4, 2:4, 3:4 and 4:4. B has just opened a four with 4:6, and still has 1:4 and 4:5 to shut out your double.
learn-sperrdomino-pinch-task = Save the double from being shut out.
learn-sperrdomino-pinch-right = The double four is safe in the line. After any other tile, B could have shut out the double until the end of the deal.

learn-sperrdomino-hold = Holding against the double
learn-sperrdomino-hold-tells = B had 0:4, 2:4, 3:4 and 4:4, and has just played 2:4. You have a trap (‹Falle›): 1:4, 4:5 and 4:6.
learn-sperrdomino-hold-task = Cover the open four so that 4:4 no longer fits.
learn-sperrdomino-hold-right = You are holding against the double, ‹Halten auf den Doppelstein›. From here you can keep 4:4 shut out until the end, however B plays.

learn-sperrdomino-another_lead = A better lead in the highest-scoring deal
learn-sperrdomino-another_lead-tells = In the book’s highest-scoring deal, A has the same tiles as you, leads 1:1 and loses 120 points. B has 0:0, 0:2, 0:3, 0:6, 1:4, 1:5 and 4:5, and the first tiles B buys are 5:5, 5:6, 6:6 and 0:1.
learn-sperrdomino-another_lead-task = Lead a tile that saves you from losing 120 points.
learn-sperrdomino-another_lead-right = After 0:4, 0:5 or 4:6, B cannot force a win of 120 points. According to the book, this is true of every lead except 1:1. But a search of all continuations, with tiles bought in the book’s order, shows that B can also force such a win after 1:2, 1:3 or 1:6.
