### Practice: the shelf of tasks, a task on the board, the days, your play.
### $game: name of a game, for example “Dominosa”. $number, $of, $done, $count: numbers. $state: only for the choice.
### $side: name of a side, for example “White”. $place: name of a place on the board, for example “Point 12”.

practice-title = Practice
practice-lead = Short tasks from real games. No clock, no rating: try as often as you like.
practice-here = Your progress is saved on this device only. Nothing is sent anywhere.
practice-nowhere = This browser cannot save data, so your progress is not kept.
practice-days = Position of the day
practice-days-done = Solved on { $done } of the last { $of } days
# $day: a date, for example “27 November”. Spoken by screen readers.
practice-day = { $state ->
    [done] { $day }: solved
   *[open] { $day }: not solved
}
practice-solved = { $done } of { $of } solved
# A link to the course of a game; practice-course-done follows it.
practice-course = Course
practice-course-done = { $done } of { $of } steps
# Headings of three rows of tasks, from easy to hard.
practice-hard-1 = First steps
practice-hard-2 = For practised players
practice-hard-3 = For masters
practice-task = { $state ->
    [solved] { $game }, task { $number }, solved
    [seen] { $game }, task { $number }, answer shown
   *[open] { $game }, task { $number }
}
# $level: difficulty, for example “First steps”. $name: “Task 3”. Spoken by screen readers for a card.
practice-card = { $state ->
    [solved] { $level }, { $name }, { $game }, solved
   *[open] { $level }, { $name }, { $game }
}
practice-number = Task { $number }
# Opens the list of all tasks of a game.
practice-all = { $count ->
    [one] The only task
   *[other] All { $count } tasks
}
# Buttons.
practice-next = Next task
practice-today = Today’s position
practice-today-done = Today’s position: solved
# Instead of tasks, for a puzzle.
practice-none = To practise this game, solve its puzzles.
practice-left = { $count ->
    [one] One task no longer fits the rules and was left out.
   *[other] { $count } tasks no longer fit the rules and were left out.
}
practice-damaged = { $count ->
    [one] One practice record could not be read and was removed; the others have been kept.
   *[other] { $count } practice records could not be read and were removed; the others have been kept.
}

## A task on the board
## Beside the board; spoken by screen readers.
## $move: a move in words, for example “to 7 with the 5”.

task-title = Find the best move for { $side }
task-day = Position of the day
# A task opened from a teacher’s link.
task-sent = A task for you
task-where = Task { $number } of { $of }
# The explanation of the answer follows.
task-right = Solved.
task-shown = This is the answer.
# $reason: a whole sentence with its full stop. $reply: the answering move in words.
task-tempting = Tempting, but not the answer. { $reason } Refutation: { $reply }.
# After a sentence about the move.
task-tempting-dice = Tempting, but the correct answer is better on average.
task-hint = Look here: { $place }.
task-hint-move = Consider this: { $move }.
task-tries = { $count ->
    [one] One try
   *[other] { $count } tries
}
# A link to the deal that the task is from, and the explanation of the answer.
task-origin = See the whole deal
task-origin-great_deal = In Adler and Jahn’s highest-scoring deal, the ends are 1 and 0; A can play only 1:6. B’s 0:6 then makes both ends 0, and B wins 120 points.
task-show = Show answer
task-next = Next task
task-skip = Skip
task-all = All tasks
task-missing = This task no longer exists.
task-unreadable = This task does not fit the rules of { $game } and cannot be opened.

## Your play
## A table of games against the computer.
## $won, $lost, $games, $tasks: numbers. $value: a number, what a turn loses on average. $unit: only for the choice.

play-title = Your games
play-none = Games against the computer are listed here when they are over.
play-game = Game
play-won = Won and lost
# A column with a curve: what mistakes cost in each game.
play-errors = Mistakes in each game
# A column with the average of the last five games, for example “1.8% per turn”.
play-lately = Recent average
play-won-lost = { $won }–{ $lost }
play-loss = { $unit ->
    [percent] { $value }% per turn
    [beans] { $value } beans per turn
    [stones] { $value } stones per turn
   *[points] { $value } points per turn
}
play-export = Export
play-import = Import
# A button, then a question and the button that answers it.
play-erase = Erase everything
play-erase-yes = Erase
play-erase-asked = Erase { $games ->
    [one] one game
   *[other] { $games } games
} and { $tasks ->
    [one] one solved task
   *[other] { $tasks } solved tasks
}? This cannot be undone.
play-erased = Everything has been erased.
play-imported = Your practice data has been imported.
play-unreadable = This file contains no practice data. Your data here is unchanged.

## For teachers
## A dialog in which a teacher sets a task, and the sheet on the Practice page.

set-title = Set a task
# Labels of fields.
set-question = Question
set-answers = Correct answers, strongest first
set-hint = Hint (optional)
# Buttons. The sheet is a list of tasks to print.
set-copy = Copy link
set-show = Show QR code
set-keep = Add to sheet
set-kept = The task is on your sheet. You will find the sheet under “Practice”.
# Description of a picture.
set-code = Task as a QR code
set-long = The task is too long for a QR code. Copy the link instead.
set-sheet = Your sheet
set-sheet-copy = Copy all links
set-sheet-print = Print the sheet
# A button beside a task.
set-sheet-remove = Remove
set-sheet-note = Open one of your tasks, or share the links. Pupils’ answers are never sent anywhere.
