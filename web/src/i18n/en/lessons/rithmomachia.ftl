### Rithmomachia in thirteen steps. _words_ are Latin.

learn-rithmomachia-1 = Round stones. They go one step, forwards, backwards or aside. The near half is yours: choose the 4, and a dot shows every square it can reach.
learn-rithmomachia-1-right = One step, never diagonally, and always onto an empty square. All round stones go like this.
learn-rithmomachia-2 = Triangles. They go two steps and may turn once at a right angle. Nothing is jumped. Bring the 20 to d5: the 2 bars the way straight on, so it has to turn.
learn-rithmomachia-2-right = One step aside and one forwards. Exactly two steps: one alone is no triangle’s move.
learn-rithmomachia-3 = Squares. They go three steps, straight on or with one turn. Bring the 45 to d5.
learn-rithmomachia-3-right = Two steps aside, one forwards. Straight on it would have reached b7, e4 or b1.
learn-rithmomachia-4 = The pyramid. Yours is 91, six square layers: choose it to see them. It goes one, two or three steps straight on. Move it.
learn-rithmomachia-4-right = As far as you liked, up to three. Look after it: nobody wins by a row before the enemy’s pyramid has fallen.
learn-rithmomachia-5 = _Eruptio_, number times distance. You do not move onto an enemy; you aim at it. Your number times the steps between you must be the enemy’s number. Find the square from which 6 attacks 30.
learn-rithmomachia-5-right = Five steps to g6, and 6 · 5 = 30. Nothing has been taken yet: Black may reply.
learn-rithmomachia-5-replied = Black has moved something else, and 30 has fallen. An attack, a reply, then the capture: so it goes with every sum.
learn-rithmomachia-6 = _Insidiae_, between two. Two stones on opposite sides of an enemy attack it if their sum or their product is its number. Hold 12 between 4 and another stone.
learn-rithmomachia-6-right = 4 + 8 = 12, from before and behind. From the corner the 8 could do nothing.
learn-rithmomachia-6-replied = The 12 is yours. It would have been enough for Black to move it, or to take one of the two.
learn-rithmomachia-7 = _Obsidio_, shut in. What your stones and the edge hold fast is lost, whatever the numbers, and there is no reply. Close the last way out of the 3.
learn-rithmomachia-7-right = Taken at once. Small numbers can hardly be caught otherwise.
learn-rithmomachia-8 = To save a stone. Black’s 5 and 9 hold your 45 between them, and 5 · 9 = 45. It falls after this move unless you save it. Save it.
learn-rithmomachia-8-right = Out of the pincers, and nothing falls. Elsewhere it may help to put a stone into the line of attack, or to take an attacker.
learn-rithmomachia-9 = The enemy’s pyramid. It falls by its whole number, 190, or by its base, which is 64. Your 8 can do it from eight steps away.
learn-rithmomachia-9-right = 8 · 8 = 64. Black should move the pyramid now, or put a stone in between.
learn-rithmomachia-9-replied = Black did not see it, and all five layers have fallen. From now on a row wins.
learn-rithmomachia-10 = A row that wins. Three of your stones in the enemy’s half, on one rank or file, in the order of their numbers, with equal differences: 2 and 4 stand there. Complete the row.
learn-rithmomachia-10-right = Two, four, six: 4 is the arithmetic mean of the others, and you have won, _victoria magna_. Empty squares between them do not matter.
learn-rithmomachia-11 = With a captured stone. You took the 7. Instead of moving you may put it down, turned over, where it completes a row. Choose it beside the board, then its square.
learn-rithmomachia-11-right = Six, seven, eight. One captured stone may stand in the row, with its number underlined in the enemy’s colour.
learn-rithmomachia-12 = _Congressus_, equals meet. This and the next step belong to the game for the advanced. A stone attacks an enemy of its own number if it could move onto its square. Bring your 9 to where it can.
learn-rithmomachia-12-right = From there two steps lead to f6. The 9 need not take them: that it could is enough.
learn-rithmomachia-12-replied = The black 9 has fallen, and yours stays where it is.
learn-rithmomachia-13 = The harmonic row. For the advanced a harmonic mean wins as well: in 9, 15, 45 the differences 6 and 30 are in the ratio of 9 to 45. Complete it.
learn-rithmomachia-13-right = Forty-five, fifteen, nine. There is a page with every row that can win. You have learnt what there is to learn.
