### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment on
### the right answer (-right).
### _words_ are Latin.

learn-lombardorum-two = Two dice, two moves
learn-lombardorum-two-tells = Your men go along the far side from 1 to 6, turn at the edge and come back along the near side from 7 to 12. One man may use both dice, one after the other.
learn-lombardorum-two-task = Bring a man from 2 to 10 with the 5 and the 3.
learn-lombardorum-two-right = Eight steps in two moves. The man had to land in between, on a point open to your men.

learn-lombardorum-one = One-man points
learn-lombardorum-one-tells = On the far side, points 3, 4 and 5 (and 1 once it is empty) can each hold only one of your men. Points 2 and 6 have no limit.
learn-lombardorum-one-task = You rolled two fours. Bring both men from 2 to 6.
learn-lombardorum-one-right = Point 4 has room for one man, point 6 for both men. Two men on a point are safe, so fight for points 2 and 6.

learn-lombardorum-hit = Hit
learn-lombardorum-hit-tells = Two men on a point block it. A single man can be hit: it goes to the bar and has to start again.
learn-lombardorum-hit-task = Hit the single man on 8.
learn-lombardorum-hit-right = The man you hit has to start again, and your opponent may not move another man until it is back on the board.

learn-lombardorum-enter = Enter
learn-lombardorum-enter-tells = Your man on the bar comes first. It enters on the far side, on the point shown by one of the dice.
learn-lombardorum-enter-task = Enter the man so that it hits.
learn-lombardorum-enter-right = Your man is back on the board, and the opposing man from 3 is on the bar.

learn-lombardorum-off = Bear off
learn-lombardorum-off-tells = When all your men are on 7 to 12, a die bears off a man that needs exactly the number shown. If all men need less, the rearmost one is borne off.
learn-lombardorum-off-task = Bear off two men with the 6 and the 2.
learn-lombardorum-off-right = A man on 11 needs exactly 2. The 6 is more than any man needs, so the rearmost man, on 9, was borne off.

learn-lombardorum-win = The last men
learn-lombardorum-win-tells = The first to bear off all fifteen men wins.
learn-lombardorum-win-task = Bear off your last two men.
learn-lombardorum-win-right = All fifteen men are off: you win. You now know all the rules.
