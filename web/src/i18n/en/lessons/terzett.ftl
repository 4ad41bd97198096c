### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment
### on the right answer (-right).
### _words_ are Latin.

learn-terzett-once = Threes
learn-terzett-once-tells = Equal numbers form straight lines of three, and every tile of the set occurs once. Find the outlines of the tiles.
learn-terzett-once-task = 2 and 6 touch in one place only. Press between them.
learn-terzett-once-right = You have found the 2 : 6. It joins two groups of three.

learn-terzett-others = Two more tiles
learn-terzett-others-tells = Look for two numbers that touch only once: their tile has no other place.
learn-terzett-others-task = Find the places of 0 : 4 and 3 : 4.
learn-terzett-others-right = Two more tiles are certain. Every tile you find rules out places for other tiles.

learn-terzett-finish = Finish
learn-terzett-finish-tells = When only a few tiles are left, look for cells with a single free neighbour.
learn-terzett-finish-task = Find the last three tiles.
learn-terzett-finish-right = Solved. You now know all the rules. The gallery has sixteen more printed figures, and you can compose your own.
