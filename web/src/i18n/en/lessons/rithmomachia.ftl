### Rithmomachia in thirteen steps. _words_ are Latin.

learn-rithmomachia-1 = Round stones. They move one step forwards, backwards or sideways. The lower half is yours: select the 4, and a dot marks every square it can reach.
learn-rithmomachia-1-right = One step, never diagonally, and always onto an empty square. All round stones move like this.
learn-rithmomachia-2 = Triangles. They move two steps and may turn once at a right angle, without jumping. Move the 20 to d5: the 2 blocks the way straight ahead, so the 20 has to turn.
learn-rithmomachia-2-right = One step sideways and one forwards. A triangle always moves exactly two steps, never one.
learn-rithmomachia-3 = Squares. They move three steps, straight or with one turn. Move the 45 to d5.
learn-rithmomachia-3-right = Two steps sideways, one forwards. Straight moves would have taken it to b7, e4 or b1.
learn-rithmomachia-4 = The pyramid. Yours is 91, six square layers: select it to see them. It moves one, two or three steps in a straight line. Move it.
learn-rithmomachia-4-right = It can go up to three steps. Protect it: nobody wins with a row until the enemy’s pyramid has been captured.
learn-rithmomachia-5 = _Eruptio_, number times distance. You do not move onto an enemy; you aim at it. Your number times the steps between you must equal the enemy’s number. Find the square from which the 6 attacks the 30.
learn-rithmomachia-5-right = Five steps to g6, and 6 · 5 = 30. Nothing is captured yet: Black may reply.
learn-rithmomachia-5-replied = Black moved another stone, so you captured the 30. An attack, a reply, the capture: every capture by calculation works like this.
learn-rithmomachia-6 = _Insidiae_, between two. Two stones on opposite sides of an enemy attack it if their sum or their product is its number. Trap the 12 between the 4 and another stone.
learn-rithmomachia-6-right = 4 + 8 = 12, from in front and behind. From the corner the 8 attacked nothing.
learn-rithmomachia-6-replied = The 12 is yours. Black could have saved it by moving it, or by capturing one of your two stones.
learn-rithmomachia-7 = _Obsidio_, shut in. A stone trapped by your stones and the edge is captured, whatever the numbers, and there is no reply. Close the last way out for the 3.
learn-rithmomachia-7-right = Captured at once. It is almost the only way to capture small numbers.
learn-rithmomachia-8 = Saving a stone. Your 45 is between Black’s 5 and 9, and 5 · 9 = 45. It will be captured after this move unless you save it. Save it.
learn-rithmomachia-8-right = The 45 is out of reach, and nothing is captured. You can also block the line of an attack, or capture an attacker.
learn-rithmomachia-9 = The enemy’s pyramid. You capture it by its total, 190, or by its base, 64. Your 8 can do it from eight steps away.
learn-rithmomachia-9-right = 8 · 8 = 64. Black should move the pyramid now, or put a stone in between.
learn-rithmomachia-9-replied = Black did not see it, and you captured all five layers. From now on a row wins.
learn-rithmomachia-10 = A winning row. It needs three of your stones in the enemy’s half, on one rank or file, in order, with equal differences. 2 and 4 are there already. Complete the row.
learn-rithmomachia-10-right = Two, four, six: you have won a great victory, _victoria magna_. 4 is the arithmetic mean of 2 and 6. Empty squares between the stones do not matter.
learn-rithmomachia-11 = With a captured stone. You captured the 7. Instead of moving, you may turn it over and place it where it completes a row. Select it beside the board, then its square.
learn-rithmomachia-11-right = Six, seven, eight. One stone in the row may be a captured one; its number is underlined in the enemy’s colour.
learn-rithmomachia-12 = _Congressus_, equal numbers meet. This step and the next belong to the advanced game. A stone attacks an enemy with the same number if it could move onto its square. Move your 9 to where it can.
learn-rithmomachia-12-right = From there, two steps lead to f6. The 9 does not have to make the move: it is enough that it could.
learn-rithmomachia-12-replied = You captured the black 9, and your own stays where it is.
learn-rithmomachia-13 = The harmonic row. In the advanced game a harmonic mean wins as well: in 9, 15, 45 the differences, 6 and 30, are in the same ratio as 9 and 45. Complete the row.
learn-rithmomachia-13-right = Forty-five, fifteen, nine. Every row that can win is listed on a page of its own. You now know all the rules.
