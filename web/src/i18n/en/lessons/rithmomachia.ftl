### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment
### on the right answer (-right); -replied follows the opponent’s reply.
### _words_ are Latin.

learn-rithmomachia-round = Round stones
learn-rithmomachia-round-tells = Round stones move one step forwards, backwards or sideways. The lower half is yours.
learn-rithmomachia-round-task = Select the 4, then a marked square.
learn-rithmomachia-round-right = The 4 moved one step, not diagonally, onto an empty square. All round stones move like this.

learn-rithmomachia-triangle = Triangles
learn-rithmomachia-triangle-tells = Triangles move two steps and may turn once at a right angle. They never jump.
learn-rithmomachia-triangle-task = Move the 20 to d5. The 2 blocks the way straight ahead.
learn-rithmomachia-triangle-right = One step sideways and one forwards. A triangle always moves exactly two steps.

learn-rithmomachia-square = Squares
learn-rithmomachia-square-tells = Squares move three steps and may also turn once at a right angle.
learn-rithmomachia-square-task = Move the 45 to d5.
learn-rithmomachia-square-right = Two steps sideways and one forwards. Straight moves would have taken the 45 to b7, e4 or b1.

learn-rithmomachia-pyramid = The pyramid
learn-rithmomachia-pyramid-tells = Your pyramid, the 91, moves one, two or three steps in a straight line. Select it to see its six layers, all square numbers.
learn-rithmomachia-pyramid-task = Move the pyramid.
learn-rithmomachia-pyramid-right = The pyramid moves one to three steps. Protect it: until it is captured, your opponent’s winning rows do not count.

learn-rithmomachia-distance = Number times distance
learn-rithmomachia-distance-tells = You do not move onto an opposing stone; you aim at it. Your stone’s number times the number of steps to its target must equal the target’s number. The sources call this _eruptio_.
learn-rithmomachia-distance-task = Find the square from which the 6 attacks the 30.
learn-rithmomachia-distance-right = It is five steps to g6, and 6 · 5 = 30. Nothing is captured yet: Black may reply.
learn-rithmomachia-distance-replied = Black moved another stone, so you captured the 30. Attack, reply, capture: every capture by calculation works like this.

learn-rithmomachia-between = Between two
learn-rithmomachia-between-tells = Two stones on opposite sides of an opposing stone attack it if the sum or the product of their numbers equals its number. The sources call this _insidiae_.
learn-rithmomachia-between-task = Attack the 12 from both sides with the 4 and another stone.
learn-rithmomachia-between-right = 4 + 8 = 12: the stones attack from in front and behind. On e6 the 8 was diagonal to the 12 and attacked nothing.
learn-rithmomachia-between-replied = The 12 is yours. Black could have moved it, or captured one of your two stones.

learn-rithmomachia-shut = Shut in
learn-rithmomachia-shut-tells = An opposing stone trapped by your stones, with or without the help of the edge, is captured regardless of its number. The sources call this _obsidio_.
learn-rithmomachia-shut-task = Close the last way out for the 3.
learn-rithmomachia-shut-right = The 3 is captured at once: Black has no reply. Small numbers can hardly be captured otherwise.

learn-rithmomachia-save = Save a stone
learn-rithmomachia-save-tells = Your 45 is between Black’s 5 and Black’s 9, and 5 · 9 = 45. Unless your next move saves it, it is lost.
learn-rithmomachia-save-task = Move the 45 to safety.
learn-rithmomachia-save-right = The 45 is safe, and nothing is captured. You can also block the line of an attack, or capture an attacker.

learn-rithmomachia-enemy = The opponent’s pyramid
learn-rithmomachia-enemy-tells = Black’s pyramid can be attacked through its total, 190, or through its base, 64.
learn-rithmomachia-enemy-task = Find the square from which the 8 attacks the pyramid’s base.
learn-rithmomachia-enemy-right = It is eight steps to d12, and 8 · 8 = 64. Black should move the pyramid now, or put a stone in between.
learn-rithmomachia-enemy-replied = Black overlooked the attack, and you captured all five layers. From now on, you can win the game with a winning row.

learn-rithmomachia-row = A winning row
learn-rithmomachia-row-tells = A winning row is three of your stones on one rank or file in your opponent’s half; their numbers are in order, with equal differences.
learn-rithmomachia-row-task = The 2 and the 4 are in place. Complete the row.
learn-rithmomachia-row-right = Two, four, six: you have won a great victory, _victoria magna_. Empty squares between the stones do not matter.

learn-rithmomachia-taken = With a captured stone
learn-rithmomachia-taken-tells = You captured the 7. Instead of moving, you may turn it over and place it where it completes a winning row.
learn-rithmomachia-taken-task = Select the 7 beside the board, then the square for it.
learn-rithmomachia-taken-right = Six, seven, eight. One stone in the row may be a captured one; its number is underlined in the opponent’s colour.

learn-rithmomachia-equals = Equal numbers meet
learn-rithmomachia-equals-tells = In the advanced game a stone attacks an opposing stone with the same number if it could move onto the other’s square. This is called _congressus_.
learn-rithmomachia-equals-task = Move your 9 to a square from which it attacks the black 9.
learn-rithmomachia-equals-right = From there, two steps lead to f6. The 9 does not have to make the move: it is enough that it could.
learn-rithmomachia-equals-replied = You captured the black 9, and your 9 stays where it is.

learn-rithmomachia-harmonic = The harmonic row
learn-rithmomachia-harmonic-tells = In the advanced game a harmonic row such as 9, 15, 45 also wins: its differences, 6 and 30, are in the same ratio as 9 and 45.
learn-rithmomachia-harmonic-task = Complete the row.
learn-rithmomachia-harmonic-right = Forty-five, fifteen, nine: you win. The Proportions page lists every winning row. You now know all the rules.
