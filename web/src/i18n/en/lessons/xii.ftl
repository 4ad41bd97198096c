### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment on
### the right answer (-right).
### _words_ are Latin.

learn-xii-enter = Enter
learn-xii-enter-tells = As long as you have men in hand, you must enter at least one every turn, on the square of row A that matches one of the dice. This man may continue with the other die.
learn-xii-enter-task = Two opposing men hold A2. Enter one man and take it to A7.
learn-xii-enter-right = You entered on A5 with the five, then used the two. The other order fails: A2 is blocked.

learn-xii-doubles = Doubles
learn-xii-doubles-tells = If both dice show the same number, it is played four times: 4-4 makes four fours.
learn-xii-doubles-task = You rolled two fours. Enter four men.
learn-xii-doubles-right = You entered four men on A4. Any number of your men may share a square.

learn-xii-hit = Hit
learn-xii-hit-tells = Two men hold a square. A single man can be hit: it goes to the circle in the middle and must enter again.
learn-xii-hit-task = Hit the man on A4.
learn-xii-hit-right = You entered and hit with one die. Single men are at risk even in the first row.

learn-xii-circle = A man on the circle
learn-xii-circle-tells = A man on the circle must enter before you move another. It enters like a man in hand, with a die.
learn-xii-circle-task = Enter your man so that it hits.
learn-xii-circle-right = Your man is back on A5, and the opponent’s man is on the circle.

learn-xii-together = All fifteen first
learn-xii-together-tells = None of your men may go beyond A12 until all fifteen have entered.
learn-xii-together-task = Enter your last man, then move one from A12 to B5.
learn-xii-together-right = All your men have entered, and the way is open: through B and C above, then D and E below.

learn-xii-off = Bear off
learn-xii-off-tells = When all your men are on the last six squares, use each die to bear off a man from the square with its number.
learn-xii-off-task = Bear off a man from E4 and one from E2.
learn-xii-off-right = Two more men are off. The first to bear off all fifteen men wins.

learn-xii-empty = A 4 when E4 is empty
learn-xii-empty-tells = If the square with the die’s number is empty, a man from a higher square moves instead. If all higher squares are empty too, a man on the highest occupied square is borne off.
learn-xii-empty-task = You rolled 4-4, and E4 is empty. Move the man on E6 to E2, then bear off the three men on E3.
learn-xii-empty-right = As long as a man was on E6, no man could be borne off with a 4. You now know all the rules.
