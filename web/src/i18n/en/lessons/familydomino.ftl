### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment on
### the right answer (-right).
### _words_ are Latin.

learn-familydomino-lead = Lead
learn-familydomino-lead-tells = The player with the highest double leads it.
learn-familydomino-lead-task = Lead your highest double.
learn-familydomino-lead-right = The line has begun. From now on both ends are open.

learn-familydomino-join = Play a tile
learn-familydomino-join-tells = Play at one of the two open ends so that equal numbers touch. If a tile fits both ends, you may choose.
learn-familydomino-join-task = Play a tile so that both ends show a six.
learn-familydomino-join-right = Now only sixes fit.

learn-familydomino-keep = Look ahead
learn-familydomino-keep-tells = Leave open a number that you have on other tiles. Then you can often play again on your next turn.
learn-familydomino-keep-task = Three tiles fit. Play the one that leaves your most common number open.
learn-familydomino-keep-right = The three is open, and you hold two more threes.

learn-familydomino-pass = Pass
learn-familydomino-pass-tells = If no tile fits, you pass. If a tile fits, you must play.
learn-familydomino-pass-task = None of your tiles fits 0 or 5. Pass.
learn-familydomino-pass-right = If another player passes, remember the open numbers: that player has neither of them.

learn-familydomino-win = Domino
learn-familydomino-win-tells = The first to play all their tiles wins. If no player can play, the hand with the fewest pips wins.
learn-familydomino-win-task = Play your last tile.
learn-familydomino-win-right = Domino! You now know all the rules.
