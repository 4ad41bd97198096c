### The course. Each step has a heading, an explanation (tells), a task, and praise (right, replied).
### _words_ are Latin.

learn-dominosa-once = Each tile once
learn-dominosa-once-tells = Every tile of the set occurs here exactly once, across or down. Only the outlines are missing.
learn-dominosa-once-task = 0 and 0 touch in one place only. Press between them.
learn-dominosa-once-right = The double blank is found. Press there again to remove it.

learn-dominosa-only = One neighbour left
learn-dominosa-only-tells = A number whose other neighbours are taken can only join the one that is left.
learn-dominosa-only-task = Two tiles are in place. Which cell has only one free neighbour?
learn-dominosa-only-right = The 1 in the top row had a tile on either side, so it joins the 1 below.

learn-dominosa-line = Keep cells apart
learn-dominosa-line-tells = A pair that is already covered cannot occur a second time. A line shows that: draw it with the pen, the right button, or Shift and an arrow.
learn-dominosa-line-task = 1:1 is in place. Draw a line where 1 and 1 touch at the left.
learn-dominosa-line-right = Lines rule out places. They are only notes: nothing is wrong without them.

learn-dominosa-finish = Finish
learn-dominosa-finish-tells = A good puzzle never needs guessing.
learn-dominosa-finish-task = Find the last three tiles.
learn-dominosa-finish-right = Solved. You now know all the rules. “Hint” names the next certain step, and “Check” finds mistakes.
