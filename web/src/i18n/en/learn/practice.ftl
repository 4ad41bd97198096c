### Practice: the shelf of tasks, a task on the board, the days, your play.
### $game: name of a game, for example “Dominosa”. $number, $of, $done, $count: numbers. $state: only for the choice.
### $side: name of a side, for example “White”. $place: name of a place on the board, for example “Point 12”.

practice-title = Practice
practice-lead = Short tasks from real games. No clock, no rating: try as often as you like.
practice-here = Your progress is saved on this device only. Nothing is sent anywhere.
practice-nowhere = This browser cannot save data, so your progress is not kept.
practice-days = Position of the day
practice-days-done = { $done } of the last { $of } days
# $day: a date, for example “27 November”. Spoken by screen readers.
practice-day = { $state ->
    [done] { $day }: solved
   *[open] { $day }: open
}
practice-solved = { $done } of { $of } solved
practice-course = Course
practice-course-done = { $done } of { $of } steps
practice-hard-1 = First steps
practice-hard-2 = Players
practice-hard-3 = Masters
practice-task = { $state ->
    [solved] { $game }, task { $number }, solved
    [seen] { $game }, task { $number }, answer seen
   *[open] { $game }, task { $number }
}
# $level: difficulty, for example “First steps”. $name: “Task 3”. Spoken by screen readers for a card.
practice-card = { $state ->
    [solved] { $level }, { $name }, { $game }, solved
   *[open] { $level }, { $name }, { $game }
}
practice-number = Task { $number }
practice-all = { $count ->
    [one] The task
   *[other] All { $count } tasks
}
practice-next = Next task
practice-today = Today’s position
practice-today-done = Today’s position: solved
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
task-sent = A task for you
task-where = Task { $number } of { $of }
task-right = Solved.
task-shown = The answer.
# $reason: a whole sentence with its full stop. $reply: the answering move in words.
task-tempting = Tempting, but not the answer. { $reason } Refutation: { $reply }.
task-tempting-dice = Tempting, but the answer is better on average.
task-hint = Look at { $place }.
task-hint-move = Consider this: { $move }.
task-tries = { $count ->
    [one] One try
   *[other] { $count } tries
}
task-origin = See the whole deal
task-origin-great_deal = In Adler and Jahn’s highest-scoring deal, A’s only tile for the ends 1 and 0 is 1:6. Then 0:6 makes both ends blank, and B wins 120 points.
task-show = Show answer
task-next = Next task
task-skip = Skip
task-all = All tasks
task-missing = This task no longer exists.
task-unreadable = This task does not fit the rules of { $game } and was left out.

## Your play
## A table of games against the computer.
## $won, $lost, $games, $tasks: numbers. $value: a number, what a turn loses on average. $unit: only for the choice.

play-title = Your play
play-none = Games against the computer are listed here when they are over.
play-game = Game
play-won = Won and lost
play-errors = Mistakes by game
play-lately = Recently
play-won-lost = { $won }–{ $lost }
play-loss = { $unit ->
    [percent] { $value }% per turn
    [beans] { $value } beans per turn
    [stones] { $value } stones per turn
   *[points] { $value } points per turn
}
play-export = Export
play-import = Import
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

set-title = Set a task
set-question = Question
set-answers = Accepted answers, the strongest first
set-hint = Hint (optional)
set-copy = Copy link
set-show = Show QR code
set-keep = Add to sheet
set-kept = Added to your sheet. You will find it on the Practice page.
set-code = Task as a QR code
set-long = The task is too long for a QR code. Copy the link instead.
set-sheet = Your sheet
set-sheet-copy = Copy all links
set-sheet-print = Print the sheet
set-sheet-remove = Remove
set-sheet-note = Open a task you have set, or share the links. Pupils’ answers are never sent anywhere.
