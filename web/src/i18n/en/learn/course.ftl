### The courses: texts around every step.
### $number, $of, $done: numbers of this step, of all steps, and of those that are solved. $title: title of the step.
### $place, $from, $to: names of places on the board, for example “Point 12”.

course-title = Learn to play
course-steps = Steps
course-where = Step { $number } of { $of }
course-progress = Step { $number } of { $of }, { $done } solved
course-heard = Step { $number } of { $of }, { $title }.
# Beside a step in the list; spoken by screen readers.
course-solved = solved
# Buttons: to the step before, to the next step, and to the opponent’s reply.
course-back = Back
course-next = Next
course-reply = Show reply
course-play = Play a game
course-link = Link to this step
course-hint-begin = Begin here: { $place }.
course-hint-then = Next: { $from } to { $to }.
course-damaged = Your progress in this course could not be read. The course starts from the beginning.
# Headings of the list of steps.
course-group-begin = First steps
course-group-move = Move
course-group-hit = Hit
course-group-capture = Capture
course-group-home = Finish
course-group-win = Win
course-group-end = Ending
course-group-advanced = Advanced
