### Puzzles with dominoes (Dominosa and Terzett): the puzzle sheet and its tally, hints that use the
### names of the book, races, print.
### $tile: a tile by its two numbers, for example “0:3”.
### $at, $cell, $from, $to: a cell, for example “c2”. $from and $to are neighbours.
### $number: the number of pips on half a tile, for example “3”; also the number in a cell.
### $reach: the highest number of the set of tiles, for example “6”.
### $lays, $tried: a place for a tile: two neighbouring cells, for example “d2-e2”.
### $count: a number of tiles, cells, solutions or attempts, whatever the message names.
### Except where noted, numbers of things are digits.

## The sheet
## Headings and footnotes of the puzzle sheet, the paper-like view of the puzzle.

# Heading above the grid.
puzzle-head = Puzzle
# Heading of the list of all tiles, each with the number of places left for it.
puzzle-tally = Tally
# Footnotes below the grid: the meaning of an outline, and of a short line between two cells.
puzzle-inked = outlined: tiles found
puzzle-stroke = short line: cells not joined
# $count: tiles not yet found. Below the tally, beside puzzle-places-left.
puzzle-tiles-left = { $count ->
    [0] no tiles left
    [one] one tile left
   *[other] { $count } tiles left
}
# $count: places where a missing tile can still go.
puzzle-places-left = { $count ->
    [0] no places left
    [one] one place left
   *[other] { $count } places left
}
# A line of the tally, spoken by screen readers.
# $found: “true” if the tile is found, otherwise “false”. $places: places left for the tile
# (number). $first: number of places that it had at the start.
puzzle-tally-line = { $found ->
    [true] { $tile }: found
   *[other] { $places ->
        [0] { $tile }: no places left, initially { $first }
        [one] { $tile }: one place left, initially { $first }
       *[other] { $tile }: { $places } places left, initially { $first }
    }
}

## What is found, and what can be done

# Main heading of an unsolved puzzle: how many tiles are found. $found: tiles found. $of: all tiles.
# Both are digits, or the words of puzzle-number-word, for example “Three of ten”.
puzzle-found = { $found } of { $of }
# $count: a number of tiles. The words are used in puzzle-found.
puzzle-number-word = { $count ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
    [26] twenty-six
    [27] twenty-seven
    [28] twenty-eight
    [29] twenty-nine
    [30] thirty
    [31] thirty-one
    [32] thirty-two
    [33] thirty-three
    [34] thirty-four
    [35] thirty-five
    [36] thirty-six
    [37] thirty-seven
    [38] thirty-eight
    [39] thirty-nine
    [40] forty
    [41] forty-one
    [42] forty-two
    [43] forty-three
    [44] forty-four
    [45] forty-five
    [46] forty-six
    [47] forty-seven
    [48] forty-eight
    [49] forty-nine
    [50] fifty
    [51] fifty-one
    [52] fifty-two
    [53] fifty-three
    [54] fifty-four
    [55] fifty-five
   *[other] { $count }
}
puzzle-solved = Solved
puzzle-given-up = Given up
# A sentence when the puzzle is solved.
# $helps: hints that were used (number). $timed: “true” if the time was taken. $time: the time
# used, for example “3:20”.
puzzle-finish = { $helps ->
    [0] You found every tile without a hint
    [one] You found every tile with one hint
   *[other] You found every tile with { $helps } hints
}{ $timed ->
    [true] , in { $time }.
   *[other] .
}
puzzle-finish-plain = You found every tile.
puzzle-laid = A new puzzle is on the board.
# $day: a date in this language, for example “3 May 2026”.
puzzle-laid-day = The puzzle for { $day } is on the board.
# Below the heading when a cell is selected. $partnersCount: number of free neighbours. $partners:
# list of these cells, for example “c1, d2 and c3”.
puzzle-chosen-cell = { $partnersCount ->
    [0] { $cell } selected. It has no free neighbour left.
    [one] { $cell } selected. Its only free neighbour is { $partners }.
   *[other] { $cell } selected. Free neighbours: { $partners }.
}
# Below the heading when a cell with a tile is selected.
puzzle-chosen-tile = { $cell } selected. Press it again to remove its tile, or press a neighbour to lay a different tile.
# Below the heading during a trial, beside the buttons “Keep” and “Discard”.
puzzle-trying = This trial is in pencil. Keep it or discard it.
# $which: what $name is: “number” (of the puzzle, for example “27”), “day” (a date) or “none”.
# $grade: difficulty, for example “easy – seal”.
puzzle-facts = { $which ->
    [number] Puzzle { $name }: { $grade }
    [day] { $name }: { $grade }
   *[none] Puzzle without a number
}
puzzle-new = New puzzle
puzzle-another = Similar puzzle
puzzle-restart = Restart
puzzle-restarted = The board is empty again.
puzzle-share = Share
# Button below a hint that says only where to look.
puzzle-why = Why?
# The first stage of a hint: only where to look.
# $kind: the sort of place that the sentence names: “tile”, “number”, “mistake”, “trial” or “cell”.
puzzle-where = { $kind ->
    [tile] Look where the { $tile } can go.
    [number] Look at every { $number }.
    [mistake] Something is wrong at { $at }.
    [trial] Look at your trial.
   *[cell] Look at { $at } and its surroundings.
}
puzzle-check = Check
# Button that carries out a hint: it lays the tile.
puzzle-lay = Lay { $tile }
# Button that carries out any other hint.
puzzle-do = Do this step
# $time: time since the start, for example “3:20”. Beside the board.
puzzle-time = Time { $time }

## Marks

puzzle-numbers = Mark numbers
# Note beside the heading “Mark numbers”.
puzzle-numbers-note = at most two
# Button that marks all cells with this number; spoken by screen readers. $shape: the mark it has
# now: “ring”, “lozenge” or “none”.
puzzle-number = { $shape ->
    [ring] { $number }, ringed
    [lozenge] { $number }, marked with a lozenge
   *[none] { $number }
}
# Label of the choice between tiles and lines.
puzzle-tool = Tool
puzzle-tool-play = tiles
puzzle-tool-line = lines
# Buttons for a trial.
puzzle-keep = Keep
puzzle-drop = Discard
# Legend of the marks on the board: a tile or line that is wrong, and a trial.
legend-dominoes-wrong = cannot be right
legend-dominoes-tried = trial in pencil

## Steps and lesson

puzzle-steps = Steps
# Note beside the heading “Steps”.
puzzle-steps-note = how each tile was found
puzzle-steps-none = No tiles found yet.
puzzle-lesson = Show full solution
# Title while the full solution is being shown, followed by its buttons.
puzzle-lesson-running = Step-by-step solution
puzzle-lesson-pause = Pause
puzzle-lesson-go = Continue
puzzle-lesson-step = Next step
puzzle-lesson-stop = Solve the rest yourself

## The aids
## Names of the methods, as headings of hints, each followed by its German name in brackets (-book).
## “Adler:” marks the names from Adler’s book.

aid-siegel = Seal
aid-siegel-book = (Adler: der Siegel)
aid-sekundaerer_siegel = Later seal
aid-sekundaerer_siegel-book = (Adler: sekundärer Siegel)
aid-kleine_luecke = Small gap
aid-kleine_luecke-book = (Adler: kleine Lücke)
aid-grosse_luecke = Large gap
aid-grosse_luecke-book = (Adler: große Lücke)
aid-trennung = Separation
aid-trennung-book = (Adler: Trennung)
aid-loch = Hole
aid-loch-book = (Adler: Loch)
aid-festlegung = Commitment
aid-festlegung-book = (Adler: Festlegung)
aid-festlegung_dual = Committed tile
aid-festlegung_dual-book = (Festgelegter Stein)
aid-quadrat = Square
aid-quadrat-book = (Adler: Quadrat)
aid-ueberdeckung = Overlap
aid-ueberdeckung-book = (Überdeckung)
aid-doppelung = Doubling
aid-doppelung-book = (Doppelung)
aid-paritaet = Parity
aid-paritaet-book = (Parität)
aid-mengen = Number counts
aid-mengen-book = (Zahlenmenge)
aid-provisorischer_siegel = Provisional seal
aid-provisorischer_siegel-book = (Adler: provisorischer Siegel)
aid-tiefer_siegel = Trial within a trial
aid-tiefer_siegel-book = (zweiter provisorischer Siegel)
aid-erschoepfung = Trying everything
aid-erschoepfung-book = (Erschöpfung)
aid-mistake = Wrong place
aid-mistake-book = (Versehen)
aid-mistake_line = Wrong line
aid-mistake_line-book = (Versehen)
aid-wrong_trial = Failed trial
aid-wrong_trial-book = (Fehlversuch)

## Choosing a puzzle

choose-title = New puzzle
choose-which = Which puzzle?
choose-any = Random puzzle
choose-any-note = One of a million puzzles, chosen at random.
choose-number = By number
choose-number-label = Puzzle number
choose-written-label = Puzzle as text
choose-number-note = Share the number so that others can solve the same puzzle.
choose-written = Enter a puzzle
choose-written-note = An ID such as “3:…”, or the numbers row by row, with a dot for a missing cell.
# Button for a puzzle that has no solution or several.
choose-anyhow = Play anyway
choose-begin = Start puzzle
# While a puzzle is being made, on a button and in a dialog. $count: attempts so far.
choose-making = Creating puzzle: { $count ->
    [one] one attempt
   *[other] { $count } attempts
}
# Notes of the difficulty levels.
grade-siegel = You need only the tally, seals and gaps.
grade-festlegung = Some tiles are committed to one cell before the other is known.
grade-mengen = You also need to count cells with the same number and the cells in each region.
grade-provisorisch = Now and then you need to try a tile in pencil.
grade-tief = You need a trial within a trial. For long evenings.

## The menu of a puzzle

puzzle-menu-new = New puzzle…
puzzle-menu-today = Today’s puzzle
puzzle-menu-days = Calendar…
puzzle-menu-another = Similar puzzle
puzzle-menu-restart = Restart
puzzle-menu-give-up = Give up…
puzzle-menu-statistics = Statistics…
puzzle-menu-solver = Solver: enter any grid
collection-menu = A hundred figures…
booklet-menu = Print booklet…
puzzle-menu-lesson = Show full solution
puzzle-menu-timer = Show timer

## Giving up, waiting

give-up-title = Give up?
give-up-lead = The board will show the solution. You cannot continue this puzzle afterwards.
give-up-no = Keep solving
give-up-yes = Show the solution
making-title = New puzzle

## A race
## Several people solve the same puzzle against the clock.

race-menu = Race…
row-menu = Ten problems in a row…
race-title = Race
race-lead = Take turns solving this puzzle on this device. You can also send others the puzzle and your time. Times received by link cannot be checked.
race-name = Who is solving?
# Name of a player who has not typed one.
race-nobody = Anonymous
race-start = Start clock
race-times = All times
# Beside a time in the list.
race-claimed = by link, not checked
race-send = Send puzzle and time
race-sent = The link with the puzzle and the time has been copied.
# Message when a link with a time is opened. $name: the sender’s name, as typed. $time: for example
# “3:20”.
race-claim = { $name } claims to have solved this puzzle in { $time }. Choose “Race…” in the menu to start your own clock.

## On paper

print-puzzle = Print puzzle…
print-both = Print puzzle and solution…
# Title of a printed page, after the name of the puzzle.
print-key = solution

## Said by the board

# Empty, because the label of the cell already says what it is joined to.
contents-dominosa-tile = { "" }
contents-terzett-tile = { "" }
# $move: what pressing the cell does, for example “remove the 1:1” (label-dominoes-lift).
place-dominosa-movable = { $move }
# One item of tally-left. $value: places left for the tile (number).
counter-dominoes-tally = { $value ->
    [one] { $tile }, one place
   *[other] { $tile }, { $value } places
}
# The tally read out on request (key d). $things: list of counter-dominoes-tally, separated by
# semicolons, for example “0:0, 2 places; 0:1, 6 places”.
tally-left = Tiles still to find: { $things }.
# In the help, at the top: how to play with mouse or finger.
help-dominosa-lead = Press between two cells to lay a tile there, and again to remove it. Or press a cell and then its neighbour, or drag from one to the other. The right mouse button draws a line between two cells.
# In the help, beside the keys.
help-alt = lay a tile in that direction
help-shift = draw or erase a line on that side of the cell
help-digit = mark all cells with this number
help-tally = announce the tally
help-terzett-lead = To solve a figure, press between two cells to lay a tile there, and again to remove it. To compose one, choose a tile from the list, then press between the two cells that it should cover.
help-dominoes-lead = Select a tile, then an end of the line, or drag the tile there. If there is a stock, press it twice to take a tile.
help-deal = deal the tiles
help-tiles = announce your tiles, their pips and their groups
key-alt = Alt + arrow
key-shift = Shift + arrow

## What has happened
## Sentences after a move, shown and spoken by screen readers.
## $depth: 1 for a trial, 2 for a trial within a trial (number).
## $lines: lines that separate cells of one tile (number).
## $ending: the key of how the puzzle ended.

event-dominoes-lay = The { $tile } now covers { $from } and { $to }.
event-dominoes-lift = The { $tile } is removed from { $from } and { $to }.
event-dominoes-line = A line separates { $from } and { $to }.
event-dominoes-erase = The line between { $from } and { $to } is erased.
event-dominoes-mark = Every { $number } is marked.
event-dominoes-unmark = The number { $number } is no longer marked.
event-dominoes-try = { $depth ->
    [1] A trial begins; you can discard it later.
   *[other] A trial within the trial begins.
}
event-dominoes-keep = You keep the trial.
event-dominoes-drop = { $count ->
    [0] You discard the trial.
    [one] You discard the trial and its tile.
   *[other] You discard the trial and its { $count } tiles.
}
event-dominoes-check = { $count ->
    [0] { $lines ->
        [0] Checked: no mistakes so far.
        [one] Checked: one line is wrong.
       *[other] Checked: { $lines } lines are wrong.
    }
    [one] { $lines ->
        [0] Checked: one tile is wrong.
        [one] Checked: one tile and one line are wrong.
       *[other] Checked: one tile and { $lines } lines are wrong.
    }
   *[other] { $lines ->
        [0] Checked: { $count } tiles are wrong.
        [one] Checked: { $count } tiles and one line are wrong.
       *[other] Checked: { $count } tiles and { $lines } lines are wrong.
    }
}
event-dominoes-over = { $ending ->
    [resigned] You gave up on the puzzle.
   *[other] Solved: you found every tile.
}

## What is to be done
## Sentences beside the board, and buttons.
## $depth: trials that are open (number). $lines: wrong lines (number).
## $complete: “true” if all solutions were counted, “false” if counting stopped at $count.

status-dominoes-tiles_left = { $count ->
    [one] One tile still to find.
   *[other] { $count } tiles still to find.
}
status-dominoes-trial = { $depth ->
    [1] A trial is in progress.
   *[other] { $depth } trials are in progress, one within another.
}
status-dominoes-check_clean = No mistakes so far.
status-dominoes-check_wrong = { $count ->
    [0] { $lines ->
        [one] One line is wrong.
       *[other] { $lines } lines are wrong.
    }
    [one] { $lines ->
        [0] One tile is wrong.
        [one] One tile and one line are wrong.
       *[other] One tile and { $lines } lines are wrong.
    }
   *[other] { $lines ->
        [0] { $count } tiles are wrong.
        [one] { $count } tiles and one line are wrong.
       *[other] { $count } tiles and { $lines } lines are wrong.
    }
}
status-dominoes-no_solution = This puzzle has no solution.
status-dominoes-several_solutions = { $complete ->
    [true] { $count ->
        [one] This puzzle has { $count } solution.
       *[other] This puzzle has { $count } solutions.
    }
   *[other] { $count ->
        [one] This puzzle has more than { $count } solution.
       *[other] This puzzle has more than { $count } solutions.
    }
}
status-dominoes-solved = { $count ->
    [one] Solved: the only tile has been found.
   *[other] Solved: all { $count } tiles have been found.
}
status-dominoes-drawn = You gave up on the puzzle.

action-dominoes-try = Start trial
action-dominoes-keep = Keep trial
action-dominoes-drop = Discard trial
action-dominoes-check = Check
action-dominoes-resign = Give up

## Cells, tiles, lines
## Spoken by screen readers for a cell or for the effect of pressing it. $value: number of tiles
## found, or of places where missing tiles can still go.

# The label of a cell, for example “2, c2, joined to 3 on the right, line above”. $name: the cell,
# for example “c2”.
label-dominoes-cell = { $number }, { $name }{ dominoes-joined }{ dominoes-lines }
# The other half of a tile that covers a cell, for example “joined to 2 on the right”. Part of
# label-dominoes-cell. $joined: direction of the other half. $other: its number.
dominoes-joined = { $joined ->
    [right] , joined to { $other } on the right
    [left] , joined to { $other } on the left
    [up] , joined to { $other } above
    [down] , joined to { $other } below
   *[none] {""}
}
# The lines around a cell; part of label-dominoes-cell. $line_left, $line_right, $line_up,
# $line_down: “true” if there is a line on this side.
dominoes-lines = { $line_left ->
    [true] , line on the left
   *[false] {""}
}{ $line_right ->
    [true] , line on the right
   *[false] {""}
}{ $line_up ->
    [true] , line above
   *[false] {""}
}{ $line_down ->
    [true] , line below
   *[false] {""}
}
label-dominoes-lay = lay the { $tile } on { $from } and { $to }
label-dominoes-lift = remove the { $tile }
label-dominoes-line = line between { $from } and { $to }
label-dominoes-line_tried = trial line between { $from } and { $to }
label-dominoes-line_wrong = wrong line between { $from } and { $to }
label-dominoes-erase = erase the line between { $from } and { $to }
label-dominoes-mark = mark every { $number }
label-dominoes-unmark = unmark every { $number }
# Marks of a cell, spoken after its label: marked number, trial, mistake, line.
mark-dominoes-marked = ringed
mark-dominoes-marked_other = marked with a lozenge
mark-dominoes-tried = trial
mark-dominoes-wrong = wrong
mark-dominoes-line = line
counter-dominoes-found = { $value ->
    [one] one tile found
   *[other] { $value } tiles found
}
counter-dominoes-places = { $value ->
    [one] one place left
   *[other] { $value } places left
}

## Why not: the first words, up to the colon, stand out
## Answers to a move that is not possible, beside the board.

reason-dominoes-game_over = Finished: there is nothing left to do.
reason-dominoes-cell_covered = Covered: the { $tile } is on { $at }; remove it first.
reason-dominoes-cell_shut = Shut off: no tile fits on { $at } now.
reason-dominoes-line_between = Separated: erase the line between { $from } and { $to } first.
reason-dominoes-tile_laid = Already laid: the only { $tile } is on { $at }.
reason-dominoes-not_neighbours = Not neighbours: a tile needs two cells that touch.
reason-dominoes-nothing_to_lift = Empty: there is no tile on { $at }.
reason-dominoes-nothing_tried = No trial in progress: start one first.
reason-dominoes-already_tried = Trial already started: lay a tile or draw a line in it first.
reason-dominoes-already_checked = Already checked: nothing has changed since.
reason-dominoes-no_chance = No dice here: a puzzle leaves nothing to chance.

## Errors in puzzles and notation
## Errors in what was typed, opened from a file or passed to the Python library.
## $text: the text that was typed. $expected, $given: numbers that are needed and that are there.
## $least, $most: smallest and largest value allowed (numbers).

error-dominoes-notation = “{ $text }” is not a move. Write, for example, “lay d2-e2”, “lift d2”, “line d2-e2”, “mark 6”, “try”, “keep”, “drop” or “check”.
error-dominoes-no_such_cell = This figure has no cell “{ $cell }”.
error-dominoes-no_such_number = No tile in this set has the number { $number }.
error-dominoes-no_tile = No tile fits on { $from } and { $to }: these cells do not touch.
error-dominoes-puzzle_id = “{ $text }” is not a puzzle. Write the highest number, a colon and then the numbers row by row, for example “3:…”.
error-dominoes-puzzle_seed = “{ $text }” is a seed; only Simon Tatham’s generator can read it. Copy the game ID instead; it has a colon, as in “6:…”.
# $row: number of the row, from 1.
error-dominoes-grid_sign = Row { $row } contains “{ $text }”, which is not a number. Write digits, and a dot for a missing cell.
error-dominoes-reach_range = A set of tiles up to { $reach } is not available; choose a number from { $least } to { $most }.
error-dominoes-number_range = The { $number } on { $at } is too high: the set goes up to { $reach }.
error-dominoes-number_count = { $count ->
    [one] The { $number } occurs once; in a complete set, it occurs { $expected } times.
   *[other] The { $number } occurs { $count } times; in a complete set, it occurs { $expected } times.
}
error-dominoes-digits_number = { $given ->
    [one] There is { $given } number; the complete set covers { $expected } cells.
   *[other] There are { $given } numbers; the complete set covers { $expected } cells.
}
error-dominoes-figure_empty = The figure has no cells.
# $rows, $columns: size of the figure; $most_rows, $most_columns: the largest size (numbers).
error-dominoes-figure_size = A figure of { $rows } × { $columns } cells is too large; the limit is { $most_rows } × { $most_columns }.
# $count: cells in this part.
error-dominoes-odd_region = { $count ->
    [one] The part of the figure at { $at } has one cell, so tiles cannot fill it.
   *[other] The part of the figure at { $at } has { $count } cells, an odd number, so tiles cannot fill it.
}
error-dominoes-key_broken = The tiles of this solution do not fill the figure.
# $outline: key of an outline, for example “6x12”.
error-dominoes-no_outline = There is no outline “{ $outline }” for tiles up to { $reach }; the figures in Adler’s book need tiles up to 7.
# $grade: the difficulty that was typed.
error-dominoes-unknown_grade = There is no difficulty level “{ $grade }”.
error-dominoes-grade_not_found = No puzzle of this difficulty was found for this set; try another puzzle number or a larger set.
error-dominoes-no_solution = This puzzle has no solution.
# $complete: “true” if all solutions were counted, “false” if counting stopped at $count.
error-dominoes-several_solutions = { $complete ->
    [true] { $count ->
        [one] This puzzle has { $count } solution.
       *[other] This puzzle has { $count } solutions, not just one.
    }
   *[other] { $count ->
        [one] This puzzle has more than { $count } solution.
       *[other] This puzzle has more than { $count } solutions.
    }
}
error-dominoes-cell_covered = Two tiles cover { $at }.
error-dominoes-tile_laid = The { $tile } appears twice.
# $at: two cells with a tile on them and a line between them, for example “c2-d2”.
error-dominoes-line_laid = There is both a tile on { $at } and a line between these cells.

## The aids: why a step is right
## Reasons of hints. $other: another tile, for example “1:3”.
## $cells: list of cells, for example “c1, c2 and d1”; $cellsCount: their number.
## $tiles: list of tiles; $tilesCount: their number. $cuts: list of places of tiles that are ruled
## out.

hint-dominoes-siegel = From the start, the { $tile } has had only one place, { $lays }, so it is a seal.
hint-dominoes-sekundaerer_siegel = The { $tile } now has only one place left, { $lays }, so it has become a seal.
hint-dominoes-grosse_luecke = { $cells } are shut off from all other cells, so only the { $tile } can go there.
hint-dominoes-kleine_luecke = { $at } has only one free neighbour left, so the { $tile } belongs on { $lays }.
hint-dominoes-trennung = The { $tile } has been found, so it goes nowhere else, and no other tile can cover its cells.
hint-dominoes-loch = { $cellsCount ->
    [0] The { $tile } has no place left, so there is a mistake somewhere.
   *[other] { $at } is a hole: it has no free neighbour left, so there is a mistake somewhere.
}
hint-dominoes-festlegung = Wherever the { $tile } goes, it covers { $at }, so no other tile can go there.
hint-dominoes-festlegung_dual = Only the { $tile } can cover { $at }, so it goes nowhere else.
hint-dominoes-quadrat = Together the { $tile } and the { $other } fill the four cells { $cells }, so no other tile can go there.
hint-dominoes-ueberdeckung = { $cellsCount ->
    [0] With the { $tile } on { $tried }, the { $other } would have no place left.
   *[other] With the { $tile } on { $tried }, nothing could cover { $at }.
}
hint-dominoes-doppelung = With the { $tile } on { $tried }, both { $cells } would need the { $other }, and there is only one.
# $does: “lays” if the hint is a tile, “cuts” if it rules out places. $count: cells of the part of
# the figure beyond.
hint-dominoes-paritaet = { $does ->
    [lays] { $count ->
        [one] The part beyond { $lays } has one cell, so the { $tile } must cross into it.
       *[other] The part beyond { $lays } has { $count } cells, an odd number, so the { $tile } must cross into it.
    }
   *[cuts] { $tilesCount ->
        [0] { $count ->
            [one] One cell is shut off: tiles cannot fill it.
           *[other] These { $count } cells, an odd number, are shut off: tiles cannot fill them.
        }
       *[other] { $count ->
            [one] No tile crosses into the part beyond { $cuts }.
           *[other] The part beyond { $cuts } has { $count } cells, an even number, so no tile crosses into it.
        }
    }
}
hint-dominoes-mengen = Every { $number } on { $cells } needs one of the tiles { $tiles }, and none of these tiles is left over, so they go nowhere else.
# $hole: “cell” if $at is a cell that cannot be covered, “tile” if $at is a tile without a place.
hint-dominoes-provisorischer_siegel = { $hole ->
    [cell] The { $tile } has two places left. On { $tried }, it would make { $at } a hole, so it belongs on { $lays }.
   *[tile] The { $tile } has two places left. On { $tried }, it would leave no place for the { $at }, so it belongs on { $lays }.
}
# $does: “lays” if the hint is a tile, “cuts” if it rules out a place.
hint-dominoes-tiefer_siegel = { $does ->
    [lays] A trial with the { $tile } on { $tried } leads to a hole, possibly via a second trial within the first. So the tile belongs on { $lays }.
   *[cuts] A trial with the { $tile } on { $tried } leads to a hole, possibly via a second trial within the first. So the tile does not belong there.
}
hint-dominoes-erschoepfung = With the { $tile } on { $tried }, the other tiles cannot fill the other cells.
hint-dominoes-mistake = The { $tile } does not belong on { $from } and { $to }: remove it.
hint-dominoes-mistake_line = { $from } and { $to } belong together: erase the line.
hint-dominoes-wrong_trial = This trial cannot succeed, although it has not led to a hole yet: discard it.
hint-dominoes-no_step = No method helps here: this puzzle does not have exactly one solution.
### Games of joining tiles to one line: Sperrdomino and family dominoes.
### $side: name of a side, for example “A”, or of its player, for example “Child”.
### $sideSubject: the name at the beginning of a sentence, for example “The regular”.
### $tile: a tile by its two numbers, for example “0:3”. $number: a number on tiles, for example
### “3”.
### $ends: the numbers at the ends of the line, for example “3 and 5”.
### $end: “left” or “right”, an end of the line. $board: “upright” if the line runs from top to
### bottom.
### $buyable: tiles that can still be bought (number). $stock: tiles that are face down (number).
### $value: the number that is counted. Numbers of things are digits.

## What happened
## Sentences after a move, shown and spoken by screen readers.
## $left: tiles that can still be bought. $times: tiles bought one after the other. $points: score
## (numbers).

event-dominoes-deal = The tiles have been dealt{ $stock ->
    [0] .
    [one] ; one tile remains face down.
   *[other] ; { $stock } tiles remain face down.
}
event-dominoes-lead = { $sideSubject } leads { $tile }.
# An end of the line, as part of a sentence. On a phone the line runs from top to bottom.
dominoes-at-end = { $end ->
    [left] { $board ->
        [upright] at the upper end
       *[other] at the left end
    }
   *[other] { $board ->
        [upright] at the lower end
       *[other] at the right end
    }
}
event-dominoes-join = { $sideSubject } plays { $tile } on the { $number } { dominoes-at-end }.
# $tile: the tile, or “none” if it is hidden.
event-dominoes-buy = { $sideSubject } buys { $tile ->
    [none] a tile
   *[other] { $tile }
}; { $left ->
    [0] no tiles are left to buy.
    [one] one tile is left to buy.
   *[other] { $left } tiles are left to buy.
}
several-dominoes-buy = { $sideSubject } buys { $times } tiles; { $left ->
    [0] no tiles are left to buy.
    [one] one tile is left to buy.
   *[other] { $left } tiles are left to buy.
}
# The same to the player who did it.
own-dominoes-lead = You lead { $tile }.
own-dominoes-join = You play { $tile } on the { $number } { dominoes-at-end }.
own-dominoes-buy = You buy { $times ->
    [one] { $tile }
   *[other] { $times } tiles
}; { $left ->
    [0] no tiles are left to buy.
    [one] one tile is left to buy.
   *[other] { $left } tiles are left to buy.
}
own-dominoes-pass = You cannot play at either end ({ $ends }), so you pass.
own-dominoes-false_pass = You pass needlessly and must still play; your opponent scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-dominoes-pass = { $sideSubject } cannot play at either end ({ $ends }) and passes.
event-dominoes-false_pass = { $sideSubject } passes needlessly and must still play; the opponent scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-dominoes-block = The line is blocked.

## What is to be done
## Sentences beside the board, and buttons.

status-dominoes-to_deal = Deal the tiles to begin. Each player sees only their own tiles.
status-dominoes-to_lead = { $sideSubject } to play the first tile.
status-dominoes-to_join = { $sideSubject } to play a tile at either end ({ $ends }){ $buyable ->
    [0] .
   *[other] ; buying tiles first is allowed.
}
status-dominoes-must_buy = { $sideSubject } cannot play at either end ({ $ends }) and must buy; { $buyable ->
    [one] one tile is left.
   *[other] { $buyable } tiles are left.
}
status-dominoes-must_pass = { $sideSubject } cannot play at either end ({ $ends }) and must pass.
# The same to the player whose turn it is, under a heading that says so.
do-dominoes-to_lead = Play the first tile.
do-dominoes-to_join = Play a tile at either end ({ $ends }){ $buyable ->
    [0] .
   *[other] ; you may buy first.
}
do-dominoes-must_buy = None of your tiles fits either end ({ $ends }): buy a tile; { $buyable ->
    [one] one is left to buy.
   *[other] { $buyable } are left to buy.
}
do-dominoes-must_pass = None of your tiles fits either end ({ $ends }): you must pass.
# Buttons.
action-dominoes-deal = Deal
action-dominoes-buy = Buy a tile
action-dominoes-pass = Pass
action-dominoes-next = Next deal
action-dominoes-play = Play tile
# Beside the button “Play tile” while no move is selected.
action-dominoes-play_why = Select a tile, then an end of the line.
# Heading before the tiles are dealt.
turn-dominoes-lot = New deal

## Places, tiles, what can be done there
## Spoken by screen readers for a place or for what pressing it does, except where noted.

# $own: “true” if it belongs to the player at this device.
label-dominoes-hand = { $own ->
    [true] Your hand
   *[other] { $sideSubject }’s hand
}
# $number: position of the tile in the hand, from 1.
label-dominoes-slot = Your tile { $number }
# $number: position of the tile in the line, from the left.
label-dominoes-laid = Tile { $number } in the line
# $number: the number at this end.
label-dominoes-end = { $end ->
    [left] { $board ->
        [upright] Upper end, showing { $number }
       *[other] Left end, showing { $number }
    }
   *[other] { $board ->
        [upright] Lower end, showing { $number }
       *[other] Right end, showing { $number }
    }
}
label-dominoes-first = Place for the first tile
# The tiles that are face down. $count: number of these tiles, with the talon (the last two, which
# can never be bought).
label-dominoes-stock = { $count ->
    [one] Talon: one tile that cannot be bought
   *[other] { $buyable ->
        [0] { $count ->
            [2] Talon: two tiles that cannot be bought
           *[other] { $count } tiles, face down
        }
       *[other] Stock ({ $count } tiles; { $buyable } can be bought)
    }
}
label-dominoes-lead = lead { $tile }
label-dominoes-join = play { $tile } on the { $number } { dominoes-at-end }
label-dominoes-buy = { $buyable ->
    [one] buy the last tile
   *[other] buy a tile
}
# In few letters, on the phone.
short-dominoes-pips = { $value ->
    [one] { $value } pip
   *[other] { $value } pips
}
# After the name of a tile.
place-dominoes-movable = can be selected
# Legend of a mark on the board.
legend-dominoes-joined = last tile played
# The messages that begin with move- are in the list of moves, where space is short.
move-dominoes-lead = { $tile }
move-dominoes-join = { $tile } { $end ->
    [left] { $board ->
        [upright] top
       *[other] left
    }
   *[other] { $board ->
        [upright] bottom
       *[other] right
    }
}
# $tile: the tile, or “none” if it is hidden.
move-dominoes-buy = { $tile ->
    [none] buys
   *[other] buys { $tile }
}
move-dominoes-pass = passes
# The messages that begin with counter- are on the board and in the spoken summary.
counter-dominoes-buyable = { $value ->
    [0] nothing left to buy
    [one] one tile to buy
   *[other] { $value } tiles to buy
}
counter-dominoes-tiles = { $value ->
    [one] { $value } tile
   *[other] { $value } tiles
}
counter-dominoes-pips = { $value ->
    [one] { $value } pip in hand
   *[other] { $value } pips in hand
}
counter-dominoes-table = { $value ->
    [one] { $value } pip on the table
   *[other] { $value } pips on the table
}

## Beside the hand and the stock
## Short notes beside the tiles. $count: number of tiles. $talon: tiles that stay face down
## (number).

# Above the hidden tiles of a computer opponent.
caption-others = { $sideSubject } sees only this hand
caption-hand = Your tiles
# Tooltip of the user’s hand, which is a button.
caption-count = Count pips
# Beside “Your tiles”: how many of them can be played.
caption-fit = { $count ->
    [0] none fits
    [one] one fits
    [2] two fit
    [3] three fit
    [4] four fit
   *[other] { $count } fit
}
caption-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
caption-pips = { $value ->
    [one] { $value } pip
   *[other] { $value } pips
}
# Beside the stock, for example “4 to buy, 2 in the talon”.
caption-dominoes-stock = { $buyable ->
    [0] none to buy
   *[other] { $buyable } to buy
}{ $talon ->
    [0] {""}
   *[other] , { $talon } in the talon
}

## The book's names for tiles of one number
## Beside the hand (mark-) and in the table of numbers (grouping-), where the words up to the colon
## are also shown alone. The German name is in brackets.

mark-dominoes-group = group named in the book
mark-dominoes-blase = Bubble in { $number }
mark-dominoes-ueberforsche = Over-force in { $number }
mark-dominoes-kleine_ueberforsche = “Little” over-force in { $number }
mark-dominoes-forsche = Force in { $number }
mark-dominoes-kleine_forsche = “Little” force in { $number }
mark-dominoes-klemme = Pinch in { $number }
mark-dominoes-falle = Trap in { $number }
grouping-dominoes-blase = Bubble (Blase): all tiles with the same number; they drive out no tile
grouping-dominoes-ueberforsche = Over-force (Überforsche): the double and all but one of the other tiles with its number; they drive out the missing tile
grouping-dominoes-kleine_ueberforsche = Little over-force (kleine Überforsche): all tiles with the same number except the double
grouping-dominoes-forsche = Force (Forsche): the double and all but two of the other tiles with its number; they drive out the missing two
grouping-dominoes-kleine_forsche = Little force (kleine Forsche): all but two of the tiles with the same number; the missing two include the double
grouping-dominoes-klemme = Pinch (Klemme): the double and all but three of the other tiles with its number; the double can be shut out
grouping-dominoes-falle = Trap (Falle): all but four of the tiles with the same number; the missing four include the double

## Why not: the first words, up to the colon, stand out
## Answers to a move that is not possible, beside the board.

reason-dominoes-not_held = Not in hand: { $tile } is not one of your tiles.
# $number: the number at the end of the line.
reason-dominoes-does_not_fit = Does not fit: { $tile } has no { $number }.
reason-dominoes-lead_highest = Highest tile first: lead the { $tile }.
reason-dominoes-no_stock = Nothing to draw: there is no stock under these rules.
reason-dominoes-none_to_buy = Nothing left to buy: the last two tiles are the talon and stay face down.
reason-dominoes-lead_first = Lead first: tiles are taken from the stock only after the first tile is played.
reason-dominoes-drawn_already = Already drawn: you may draw only one tile per turn.
reason-dominoes-bought_enough = No more buying: the tile you bought fits and must be played.
reason-dominoes-must_serve = You can play: one of your tiles fits.
reason-dominoes-must_buy = Buy first: you may not pass while there are tiles to buy.
reason-dominoes-throw_first = Deal first: the tiles are still face down.
reason-dominoes-dealt_already = Already dealt: the tiles are in the players’ hands.
reason-dominoes-face_down = Face down: this tile is still hidden.
reason-dominoes-not_a_tile = Not your tile: select one of your own tiles, or the stock.
reason-dominoes-not_an_end = Not an end: play the tile at one of the two ends of the line.

## What is known of the tiles
## The table of numbers in the column beside the board.

# Heading of the table.
known-title = Numbers
# Legend: the signs for tiles in the line, tiles in the user’s hand, and tiles not seen yet.
known-laid = in the line
known-hand = in your hand
known-left = unseen
# Note beside a number: $side passed when it was open, so has no tile with it.
known-lacks = { $sideSubject } has none
# Spoken for one row of the table. $line, $hand, $unseen: tiles with this number in the line, in
# your hand, and unseen (numbers).
known-number = { $number }: { $line } in the line, { $hand } in your hand, { $unseen } unseen
# Heading of a second table: the chance of each place for each unseen tile, in percent.
known-odds = Where the unseen tiles may be
known-odds-lead = Based on all deals that fit the tiles seen and the passes; nothing is inferred from the tiles a player buys.
# Headings of its columns; the other columns are headed by names of players.
known-tile = Tiles
known-at-stock = in the stock
known-at-talon = in the talon
known-at-out = out of play

## Errors in positions and notation
## Errors in what was typed, opened from a file or passed to the Python library.
## $given, $count: number that is there; $expected: number that is needed; $least, $most: smallest
## and largest number.

error-dominoes-no_such_tile = A set up to { $reach } has no tile { $tile }.
error-dominoes-end_missing = State the end at which to play { $tile }: “left” or “right”.
error-dominoes-end_of_nothing = { $tile } is the first tile; there is no left or right end yet.
error-dominoes-deal_incomplete = { $count ->
    [one] A deal lists each of the { $expected } tiles once; only one is given.
   *[other] A deal lists each of the { $expected } tiles once; { $count } are given.
}
error-dominoes-tile_twice = { $tile } appears twice.
error-dominoes-tiles_missing = { $count ->
    [one] There is one tile; the set has { $expected }.
   *[other] There are { $count } tiles; the set has { $expected }.
}
# $first, $second: neighbouring tiles of the line.
error-dominoes-line_broken = { $first } and { $second } do not match where they touch.
error-dominoes-stock_size = The stock must have { $least } to { $most } tiles face down, not { $given }.
error-dominoes-no_stock = This game has no stock.
error-dominoes-hands_number = { $given ->
    [one] { $given } hand was given; there are { $expected } players.
   *[other] { $given } hands were given; there are { $expected } players.
}
error-dominoes-hands_empty = Only one hand can be empty, and only after tiles have been played.
# $name: a key of the file, for example “turn”.
error-dominoes-seat_missing = “{ $name }” must name a player.
error-dominoes-lacks_held = { $side } cannot hold { $tile } and lack one of its numbers.
error-dominoes-deal_impossible = The hidden tiles cannot be dealt, because too many numbers are missing from the players’ hands.
# $ending: the ending in the file, for example “domino”.
error-dominoes-result_impossible = In this position, a deal cannot have ended with “{ $ending }”.

## Why a move is good
## Reasons of hints, after the move: “Play 4:6 at the right end. It gets rid of 10 pips.” “It” is
## this move.

hint-dominoes-only_move = It is the only possible move.
hint-dominoes-goes_out = You play your last tile and win: Domino.
# $own: pips in your hand; $bound: pips in both hands together, an estimate (numbers).
hint-dominoes-blocks = It blocks the line, and you keep { $own ->
    [one] { $own } pip
   *[other] { $own } pips
}, no more than half of the estimated { $bound ->
    [one] { $bound } pip
   *[other] { $bound } pips
} in all the hands.
hint-dominoes-leads_double = { $tile } is a double; once played, it can no longer be shut out.
hint-dominoes-saves_double = The double { $tile } is part of a pinch; once played, it can no longer be shut out.
hint-dominoes-holds_double = It covers the { $number }, so another player’s double of this number may now be shut out.
# $group: which of Adler’s groups it is: “ueberforsche”, “forsche” or “kleine_forsche”.
hint-dominoes-forsche = { $group ->
    [ueberforsche] It uses your over-force in { $number }, which can drive out the one missing tile.
    [kleine_forsche] It uses your little force in { $number }; two tiles are missing, including the double.
   *[other] It uses your force in { $number }, which can drive out the two missing tiles so that you can block the line.
}
hint-dominoes-falle = It keeps your trap in { $number }; you lack that number’s other four tiles, including the double.
# $pips: pips on the tile (number).
hint-dominoes-heavy = It gets rid of { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
hint-dominoes-varied = It leaves you with at least one tile of every number you held.
# $numbers: list of numbers, for example “2 and 5”.
hint-dominoes-buys_weak = You are weakest in { $numbers }; a new tile may help.
hint-dominoes-must_buy = None of your tiles fits, so you must buy.
hint-dominoes-must_pass = None of your tiles fits, so you must pass.
# The next player after this move. $percent: share of sampled deals in which this player can play
# a tile, a whole number from 0 to 100.
hint-dominoes-answers = { $percent ->
    [0] { $sideSubject } almost certainly has no tile that fits.
    [100] { $sideSubject } almost certainly has a tile that fits.
   *[other] { $sideSubject } can play a tile in about { $percent }% of the possible deals.
}

## Citations that differ between languages

cited-adler-jahn-sperrdomino-und-dominosa-3rd-ed-1920 = Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920

## The move of a hint; a full stop and the reason follow

hint-dominoes-do_lead = Lead { $tile }
hint-dominoes-do_buy = Buy a tile
hint-dominoes-do_join = Play { $tile } { dominoes-at-end }
