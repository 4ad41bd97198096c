### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment
### on the right answer (-right).
### _words_ are Latin.

learn-dominosa-once = Each tile once
learn-dominosa-once-tells = Every tile of the set occurs here exactly once, across or down. Only the outlines are missing.
learn-dominosa-once-task = Two zeros touch in only one place. Press between them.
learn-dominosa-once-right = You have found the double blank, 0 : 0. Press between the zeros again to remove it.

learn-dominosa-only = One neighbour left
learn-dominosa-only-tells = A number with only one free neighbour left forms a tile with that neighbour.
learn-dominosa-only-task = Two tiles are in place. Which cell has only one free neighbour?
learn-dominosa-only-right = The 1 in the top row had a tile on either side, so it forms a tile with the 1 below.

learn-dominosa-line = Keep cells apart
learn-dominosa-line-tells = A tile already in place cannot occur again. Where its two numbers touch elsewhere, draw a line with the right mouse button, a long press on a touchscreen, or Shift and an arrow key.
learn-dominosa-line-task = The 1 : 1 is in place. Two more 1s touch on the left: draw a line between them.
learn-dominosa-line-right = Lines rule out places. They are only notes; you need not draw them.

learn-dominosa-finish = Finish
learn-dominosa-finish-tells = A good puzzle never requires guessing.
learn-dominosa-finish-task = Find the last three tiles.
learn-dominosa-finish-right = Solved. You now know all the rules. “Hint” shows the next step that is certain, and “Check” finds mistakes.

# “Adler’s example, reconstructed”: figure 2 of the book, whose numbers are missing from our copy.
learn-dominosa-adler_seals = Adler’s example: the seals
learn-dominosa-adler_seals-tells = The book explains its methods with a large puzzle, whose numbers are missing from our copy. This is our reconstruction; several grids fit the text. Three tiles have only one place each: the “seals”.
learn-dominosa-adler_seals-task = Find the seals: 0 : 0 in the last column, 0 : 2 in column h, and 6 : 6 in the first row.
learn-dominosa-adler_seals-right = These are the three seals. All the other tiles follow from them.

learn-dominosa-adler_gaps = Adler’s example: two gaps
learn-dominosa-adler_gaps-tells = The seals shut off i1 and i2 (the large gap) and leave a1 with only one free neighbour (the small gap).
learn-dominosa-adler_gaps-task = Fill both gaps.
learn-dominosa-adler_gaps-right = 2 : 6 fills the large gap, and 2 : 4 the small one. Neither tile has another possible place now.

learn-dominosa-adler_second = Adler’s example: a later seal
learn-dominosa-adler_second-tells = 4 : 6 had four possible places. Three of them used a cell that 6 : 6 now covers; one place is left.
learn-dominosa-adler_second-task = Place 4 : 6 in row 5. Then fill the small gaps at a4 and b4.
learn-dominosa-adler_second-right = 2 : 2 and 1 : 4 are the seventh and eighth tiles. Beginners try 4 : 6 in the corner first and get stuck.

learn-dominosa-adler_last = Adler’s example: four more tiles
learn-dominosa-adler_last-tells = Each tile closes the next gap. The book describes the first twelve tiles and says that the others are not difficult.
learn-dominosa-adler_last-task = Find 2 : 7 in column b, 4 : 4 in column c, 4 : 7 in the second row, and 5 : 7 above it.
learn-dominosa-adler_last-right = Twelve tiles are in place, as in the book. The whole puzzle is on the rules page.

# “Adler’s second example”: figure 3 of the book, reconstructed as well.
learn-dominosa-second_shared = Adler’s second example: shared cells
learn-dominosa-second_shared-tells = Figure 3 of the book has no seal. Our reconstruction is one of many grids that fit the text. Two doubles have two places each: both places of 1 : 1 use h5, and both places of 3 : 3 use c5.
learn-dominosa-second_shared-task = Draw lines to separate h5 from g5 and i5, and c5 from c4 and b5.
learn-dominosa-second_shared-right = Both cells are reserved: no other tile may use them.

learn-dominosa-second_seals = Adler’s second example: three tiles
learn-dominosa-second_seals-tells = The lines leave only one place for 1 : 6. Each tile then blocks one of the next tile’s two places.
learn-dominosa-second_seals-task = Place 1 : 6 in row 6, then 1 : 7 and 1 : 1 in column h.
learn-dominosa-second_seals-right = Three tiles are certain. The book says that nothing else follows from them.

learn-dominosa-second_square = Adler’s second example: the square
learn-dominosa-second_square-tells = 4 : 5 and 4 : 7 have two places each, all of them within b2, c2, b3 and c3.
learn-dominosa-second_square-task = Fill the square with 4 : 5 and 4 : 7.
learn-dominosa-second_square-right = Both arrangements are right, so this puzzle has two solutions. All other tiles lie outside the square.

learn-dominosa-second_gaps = Adler’s second example: two gaps
learn-dominosa-second_gaps-tells = 4 : 4 had two possible places, and the square now covers one of them.
learn-dominosa-second_gaps-task = Place 4 : 4 in column a. Then fill the gaps at b1 and a3.
learn-dominosa-second_gaps-right = From here on, says the book, gaps and seals follow one another without a break. The whole puzzle is on the rules page.
