### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment on
### the right answer (-right).
### _words_ are Latin.

learn-sperrdomino-lead = Lead
learn-sperrdomino-lead-tells = The first player leads any tile. A double in the line can no longer be shut out.
learn-sperrdomino-lead-task = Lead your highest double.
learn-sperrdomino-lead-right = The double five is safe in the line, and your hand has ten pips fewer.

learn-sperrdomino-join = Play a tile
learn-sperrdomino-join-tells = Equal numbers touch at one of the two open ends. If a tile fits both, you choose.
learn-sperrdomino-join-task = Play a tile so that both ends show a six.
learn-sperrdomino-join-right = Now only sixes fit, and you still hold two of them.

learn-sperrdomino-buy = Buy
learn-sperrdomino-buy-tells = If nothing fits, you must buy face-down tiles until something does. You may also buy when you could play.
learn-sperrdomino-buy-task = Buy until a tile fits, then play it.
learn-sperrdomino-buy-right = The two tiles that are left at the end are the talon: they stay hidden.

learn-sperrdomino-block = Block the line
learn-sperrdomino-block-tells = Every number is on seven tiles. When all seven are in the line and both ends show it, neither player can play.
learn-sperrdomino-block-task = Six fives are in the line. Block it with the seventh.
learn-sperrdomino-block-right = Blocked. The hand with fewer pips wins all the pips that were not played, so weigh your hand first.

learn-sperrdomino-win = Domino
learn-sperrdomino-win-tells = Playing your last tile also wins.
learn-sperrdomino-win-task = Play your last tile.
learn-sperrdomino-win-right = Domino! You score every pip that was not played. A hundred points make a game. You now know all the rules.
