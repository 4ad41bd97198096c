### The courses: what stands round every step.

course-title = Learn it
course-steps = Steps
course-where = Step { $number } of { $of }
course-progress = Step { $number } of { $of }, { $done } done
course-heard = Step { $number } of { $of }, { $title }.
course-solved = solved
course-back = Back
course-next = Next
course-reply = Show reply
course-play = Play a game
course-link = Link to this step
course-hint-begin = Begin here: { $place }.
course-hint-then = Next: { $from } to { $to }.
course-damaged = What you had done in this course could not be read. It starts from the beginning.
course-group-begin = Begin
course-group-move = Move
course-group-hit = Hit
course-group-capture = Capture
course-group-home = Finish
course-group-win = Win
course-group-end = The end
course-group-advanced = Advanced
