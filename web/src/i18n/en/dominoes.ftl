### Puzzles with dominoes (Dominosa and Terzett): the puzzle sheet and its tally, hints that use the
### names of the book, races, print.
### $tile: a tile by its two numbers, for example “0:3”.
### $at, $cell, $from, $to: a cell, for example “c2”. $from and $to are neighbours.
### $number: the number of pips on half a tile, for example “3”; also the number in a cell.
### $reach: the highest number of the set of tiles, for example “6”.
### $lays, $tried: a place for one tile, two cells, for example “d2-e2”.
### $count: a number of tiles, cells, solutions or attempts, whatever the message names.
### Except where noted, numbers of things are digits.

## The sheet
## Headings and footnotes of the puzzle sheet, the paper-like view of the puzzle.

puzzle-head = Problem
puzzle-tally = Tally
puzzle-inked = inked: found tiles
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
# (number). $first: its places at the start (number).
puzzle-tally-line = { $found ->
    [true] { $tile }: found
   *[other] { $places ->
        [0] { $tile }, places left: none of { $first }
        [one] { $tile }, places left: one of { $first }
       *[other] { $tile }, places left: { $places } of { $first }
    }
}

## What is found, and what can be done

# $found: tiles found, $of: all tiles. Shown in the heading with digits, and spoken with the words
# of puzzle-number-word, for example “three of ten”.
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
# $helps: hints that were used (number). $timed: “true” if the clock was running. $time: the time
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
    [one] { $cell } selected. It can join only { $partners }.
   *[other] { $cell } selected. Free neighbours: { $partners }.
}
puzzle-chosen-tile = { $cell } selected. Press it again to remove its tile, or press a neighbour to replace the tile.
puzzle-trying = This trial is in pencil. Keep it or discard it.
# $which: what $name is: “number” (of the puzzle, for example “27”), “day” (a date) or “none”.
# $grade: difficulty, for example “easy – seal”.
puzzle-facts = { $which ->
    [number] Puzzle { $name }: { $grade }
    [day] { $name }: { $grade }
   *[none] Puzzle without a number
}
puzzle-new = New puzzle
puzzle-another = Another like this
puzzle-restart = Restart
puzzle-restarted = The board is empty again.
puzzle-share = Share
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
# Button that carries out a hint.
puzzle-lay = Lay { $tile }
puzzle-do = Do this
# $time: time since the start, for example “3:20”. Beside the board.
puzzle-time = Time { $time }

## Marks

puzzle-numbers = Mark numbers
puzzle-numbers-note = up to two
# Button that marks all cells with this number; spoken by screen readers. $shape: the mark it has
# now: “ring”, “lozenge” or “none”.
puzzle-number = { $shape ->
    [ring] { $number }, ringed
    [lozenge] { $number }, marked with a lozenge
   *[none] { $number }
}
puzzle-tool = Draw
puzzle-tool-play = tiles
puzzle-tool-line = lines
puzzle-keep = Keep
puzzle-drop = Discard
legend-dominoes-wrong = cannot be right
legend-dominoes-tried = trial in pencil

## Steps and lesson

puzzle-steps = Steps
puzzle-steps-note = how each tile was found
puzzle-steps-none = No tiles yet.
puzzle-lesson = Show full solution
puzzle-lesson-running = Full solution
puzzle-lesson-pause = Pause
puzzle-lesson-go = Continue
puzzle-lesson-step = One step
puzzle-lesson-stop = Stop and solve it yourself

## The aids
## Names of the methods, as headings of hints, and Adler’s German name in brackets (-book).

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
aid-mengen = Counting numbers
aid-mengen-book = (Zahlenmenge)
aid-provisorischer_siegel = Provisional seal
aid-provisorischer_siegel-book = (Adler: provisorischer Siegel)
aid-tiefer_siegel = Trial within a trial
aid-tiefer_siegel-book = (zweiter provisorischer Siegel)
aid-erschoepfung = Trying everything
aid-erschoepfung-book = (Erschöpfung)
aid-mistake = Mistake
aid-mistake-book = (Versehen)
aid-mistake_line = Wrong line
aid-mistake_line-book = (Versehen)
aid-wrong_trial = Failed trial
aid-wrong_trial-book = (Fehlversuch)

## Choosing a puzzle

choose-title = New puzzle
choose-which = Which puzzle
choose-any = Any
choose-any-note = One of a million, chosen at random.
choose-number = By its number
choose-number-label = Puzzle number
choose-written-label = Puzzle text
choose-number-note = A number lets friends solve the same puzzle.
choose-written = Enter a puzzle
choose-written-note = An ID such as “3:…”, or the numbers row by row, with a dot for a missing cell.
choose-anyhow = Play anyway
choose-begin = Start puzzle
# While a puzzle is being made, on a button and in a dialog. $count: attempts so far.
choose-making = Creating … { $count ->
    [one] { $count } attempt
   *[other] { $count } attempts
}
grade-siegel = You need only the tally, seals and gaps.
grade-festlegung = Some tiles are committed to a cell before they are found.
grade-mengen = You need to count numbers and the cells of regions.
grade-provisorisch = Now and then you need to try a tile in pencil.
grade-tief = You need a trial within a trial. For long evenings.

## The menu

puzzle-menu-new = New puzzle …
puzzle-menu-today = Today’s puzzle
puzzle-menu-days = Calendar …
puzzle-menu-another = Another like this
puzzle-menu-restart = Restart
puzzle-menu-give-up = Give up …
puzzle-menu-statistics = Statistics …
puzzle-menu-solver = Solver: enter any grid
collection-menu = A hundred figures …
booklet-menu = Print booklet …
puzzle-menu-lesson = Show full solution
puzzle-menu-timer = Show the time

## Giving up, waiting

give-up-title = Give up?
give-up-lead = The board will show the solution, and you cannot continue this puzzle.
give-up-no = Keep solving
give-up-yes = Show the solution
making-title = New puzzle

## A race
## Several people solve the same puzzle against the clock.

race-menu = Race …
row-menu = Ten problems in a row …
race-title = Race
race-lead = Take turns solving this puzzle on this device. You can also send it to others with your time. Times received by link cannot be checked.
race-name = Who is solving?
race-nobody = Someone
race-start = Start clock
race-times = All times
race-claimed = by link, not checked
race-send = Send with time
race-sent = The link to the puzzle with this time has been copied.
# Message when a link with a time is opened. $name: the sender’s name, as typed. $time: for example
# “3:20”.
race-claim = { $name } claims to have solved this in { $time }. Choose “Race …” in the menu to start your own clock.

## On paper

print-puzzle = Print puzzle …
print-both = Print puzzle and solution …
print-key = solution

## Said by the board

# The label of a cell tells what it is joined with.
contents-dominosa-tile = { "" }
contents-terzett-tile = { "" }
# $move: what pressing the cell does, for example “remove the 1:1” (label-dominoes-lift).
place-dominosa-movable = { $move }
# One item of tally-left. $value: places left for the tile (number).
counter-dominoes-tally = { $value ->
    [one] { $tile } in one place
   *[other] { $tile } in { $value } places
}
# The tally read out on request (key d). $things: list of counter-dominoes-tally, separated by
# semicolons.
tally-left = Still to find: { $things }.
help-dominosa-lead = Press between two cells to lay a tile there, and again to remove it. Or press a cell and then its neighbour, or drag from one to the other. The right mouse button draws a line between two cells.
help-alt = lay a tile in that direction
help-shift = draw a line on that side, or erase it
help-digit = mark a number
help-tally = announce the tally
help-terzett-lead = To solve a figure, press between two cells to lay a tile there, and again to remove it. To compose one, choose a tile from the list, then press the edge that it should cover.
help-dominoes-lead = Select a tile, then an end of the line, or drag the tile there. If there is a stock, press it twice to take a tile.
help-deal = deal
help-tiles = announce your tiles, their pips and the names of groups
key-alt = Alt + arrow
key-shift = Shift + arrow

## What has happened
## Sentences after a move, shown and spoken by screen readers.
## $depth: 1 for a trial, 2 for a trial within a trial (number).
## $lines: lines that separate cells of one tile (number).
## $ending: the key of how the puzzle ended.

event-dominoes-lay = The { $tile } is laid on { $from } and { $to }.
event-dominoes-lift = The { $tile } is removed from { $from } and { $to }.
event-dominoes-line = A line separates { $from } and { $to }.
event-dominoes-erase = The line between { $from } and { $to } is erased.
event-dominoes-mark = Every { $number } is marked.
event-dominoes-unmark = No { $number } is marked any more.
event-dominoes-try = { $depth ->
    [1] A trial begins; you can discard it later.
   *[other] A trial within the trial begins.
}
event-dominoes-keep = The trial is kept.
event-dominoes-drop = { $count ->
    [0] The trial is discarded.
    [one] The trial and its one tile are discarded.
   *[other] The trial and its { $count } tiles are discarded.
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
       *[other] Checked: one tile and some lines are wrong.
    }
   *[other] { $lines ->
        [0] Checked: { $count } tiles are wrong.
        [one] Checked: { $count } tiles and one line are wrong.
       *[other] Checked: { $count } tiles and some lines are wrong.
    }
}
event-dominoes-over = { $ending ->
    [resigned] You gave up the puzzle.
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
    [1] A trial is open.
   *[other] { $depth } trials are open, one within another.
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
       *[other] One tile and some lines are wrong.
    }
   *[other] { $lines ->
        [0] { $count } tiles are wrong.
        [one] { $count } tiles and one line are wrong.
       *[other] { $count } tiles and some lines are wrong.
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
    [one] Solved: the only tile is found.
   *[other] Solved: all { $count } tiles are found.
}
status-dominoes-drawn = You gave up the puzzle.

action-dominoes-try = Start trial
action-dominoes-keep = Keep trial
action-dominoes-drop = Discard trial
action-dominoes-check = Check
action-dominoes-resign = Give up

## Cells, tiles, lines
## Spoken by screen readers for a cell or for what pressing it does. $value: a number of tiles or
## places.

# The label of a cell, for example “2, c2, joined right with 3, line above”. $name: the cell, for
# example “c2”.
label-dominoes-cell = { $number }, { $name }{ dominoes-joined }{ dominoes-lines }
# What a cell is joined with: “joined right with 2”. Part of label-dominoes-cell. $joined: direction
# of the other cell of its tile. $other: number on that cell.
dominoes-joined = { $joined ->
    [right] , joined right with { $other }
    [left] , joined left with { $other }
    [up] , joined above with { $other }
    [down] , joined below with { $other }
   *[none] {""}
}
# The lines around a cell; part of label-dominoes-cell. $line_left, $line_right, $line_up,
# $line_down: “true” if there is a line on this side.
dominoes-lines = { $line_left ->
    [true] , line left
   *[false] {""}
}{ $line_right ->
    [true] , line right
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
reason-dominoes-nothing_tried = No trial: start one first.
reason-dominoes-already_tried = Trial already open: you have not laid a tile or drawn a line in it yet.
reason-dominoes-already_checked = Already checked: nothing has changed since.
reason-dominoes-no_chance = No dice: nothing in a puzzle is left to chance.

## Errors in puzzles and notation
## Errors in what was typed, opened from a file or passed to the Python library.
## $text: the text that was typed. $expected, $given: numbers that are needed and that are there.
## $least, $most: smallest and largest value allowed (numbers).

error-dominoes-notation = “{ $text }” is not a move. Write, for example, “lay d2-e2”, “lift d2”, “line d2-e2”, “mark 6”, “try”, “keep”, “drop” or “check”.
error-dominoes-no_such_cell = This figure has no cell “{ $cell }”.
error-dominoes-no_such_number = No tile of this set has the number { $number }.
error-dominoes-no_tile = No tile fits on { $from } and { $to }: they do not touch.
error-dominoes-puzzle_id = “{ $text }” is not a puzzle. Write the highest number, a colon and then the numbers row by row, for example “3:…”.
error-dominoes-puzzle_seed = “{ $text }” is a seed; only Simon Tatham’s generator can read it. Copy the game ID with a colon instead, such as “6:…”.
# $row: number of the row, from 1.
error-dominoes-grid_sign = Row { $row } has “{ $text }”, which is not a number. Write digits, and a dot for a missing cell.
error-dominoes-reach_range = Tiles up to { $reach } are not available; choose from { $least } to { $most }.
error-dominoes-number_range = The { $number } on { $at } is not in a set of tiles up to { $reach }.
error-dominoes-number_count = { $count ->
    [one] The { $number } occurs once; a complete set needs it { $expected } times.
   *[other] The { $number } occurs { $count } times; a complete set needs it { $expected } times.
}
error-dominoes-digits_number = { $given ->
    [one] There is { $given } number; the complete set covers { $expected } cells.
   *[other] There are { $given } numbers; the complete set covers { $expected } cells.
}
error-dominoes-figure_empty = The figure has no cells.
# $rows, $columns: size of the figure; $most_rows, $most_columns: the largest size (numbers).
error-dominoes-figure_size = A figure of { $rows } × { $columns } is too large; the limit is { $most_rows } × { $most_columns }.
# $count: cells in this part.
error-dominoes-odd_region = { $count ->
    [one] The part of the figure at { $at } has one cell, so tiles cannot fill it.
   *[other] The part of the figure at { $at } has { $count } cells, an odd number, so tiles cannot fill it.
}
error-dominoes-key_broken = The tiles of this solution do not fill the figure.
# $outline: key of an outline, for example “6x12”.
error-dominoes-no_outline = There is no outline “{ $outline }” for tiles up to { $reach }; the figures of the book need tiles up to 7.
# $grade: the difficulty that was typed.
error-dominoes-unknown_grade = There is no grade “{ $grade }”.
error-dominoes-grade_not_found = No puzzle of this grade was found for this set; try another puzzle number or a larger set.
error-dominoes-no_solution = This puzzle has no solution.
# $complete: “true” if all solutions were counted, “false” if counting stopped at $count.
error-dominoes-several_solutions = { $complete ->
    [true] { $count ->
        [one] This puzzle has { $count } solution.
       *[other] This puzzle has { $count } solutions, not just one.
    }
   *[other] { $count ->
        [one] This puzzle has more than { $count } solution.
       *[other] This puzzle has more than { $count } solutions, not just one.
    }
}
error-dominoes-cell_covered = Two tiles cover { $at }.
error-dominoes-tile_laid = The { $tile } appears twice.
error-dominoes-line_laid = { $at } has both a tile and a line.

## The aids: why a step is right
## Reasons of hints. $other: another tile, for example “1:3”.
## $cells: list of cells, for example “c1, c2 and d1”; $cellsCount: their number.
## $tiles: list of tiles; $tilesCount: their number. $cuts: list of places of tiles that are ruled
## out.

hint-dominoes-siegel = From the start, the { $tile } has had only one place, { $lays }, so it is a seal.
hint-dominoes-sekundaerer_siegel = The { $tile } now has only one place, { $lays }, so it is a later seal.
hint-dominoes-grosse_luecke = { $cells } are shut off from other cells, so only the { $tile } can go there.
hint-dominoes-kleine_luecke = { $at } has only one neighbour left, so the { $tile } belongs on { $lays }.
hint-dominoes-trennung = The { $tile } is found, so it has no other place, and its cells join no other cells.
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
            [one] The part beyond { $cuts } has one cell: no tile crosses into it.
           *[other] The part beyond { $cuts } has { $count } cells, an even number, so no tile crosses into it.
        }
    }
}
hint-dominoes-mengen = Every { $number } on { $cells } needs one of { $tiles }, and none of these tiles is left over, so they go nowhere else.
# $hole: “cell” if $at is a cell that cannot be covered, “tile” if $at is a tile without a place.
hint-dominoes-provisorischer_siegel = { $hole ->
    [cell] The { $tile } has two places. On { $tried } it would make { $at } a hole, so it belongs on { $lays }.
   *[tile] The { $tile } has two places. On { $tried } it would leave no place for the { $at }, so it belongs on { $lays }.
}
# $does: “lays” if the hint is a tile, “cuts” if it rules out a place.
hint-dominoes-tiefer_siegel = { $does ->
    [lays] With the { $tile } on { $tried }, a trial within a trial leads to a hole. So the tile belongs on { $lays }.
   *[cuts] A trial with the { $tile } on { $tried } leads to a hole. So the tile does not belong there.
}
hint-dominoes-erschoepfung = With the { $tile } on { $tried }, the other tiles cannot fill the other cells.
hint-dominoes-mistake = The { $tile } does not belong on { $from } and { $to }: remove it.
hint-dominoes-mistake_line = { $from } and { $to } belong together: erase the line.
hint-dominoes-wrong_trial = This trial must fail, though no hole shows yet: discard it.
hint-dominoes-no_step = No method helps here: this puzzle does not have exactly one solution.
### Games of joining tiles to one line: Sperrdomino and the family domino.
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

event-dominoes-deal = The tiles are dealt{ $stock ->
    [0] .
    [one] ; one remains face down.
   *[other] ; { $stock } remain face down.
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
    [0] none is left to buy.
    [one] one is left to buy.
   *[other] { $left } are left to buy.
}
several-dominoes-buy = { $sideSubject } buys { $times } tiles; { $left ->
    [0] none is left to buy.
    [one] one is left to buy.
   *[other] { $left } are left to buy.
}
# The same to the player who did it.
own-dominoes-lead = You lead { $tile }.
own-dominoes-join = You play { $tile } on the { $number } { dominoes-at-end }.
own-dominoes-buy = You buy { $times ->
    [one] { $tile }
   *[other] { $times } tiles
}; { $left ->
    [0] none is left to buy.
    [one] one is left to buy.
   *[other] { $left } are left to buy.
}
own-dominoes-pass = You cannot play at either end ({ $ends }): you pass.
own-dominoes-false_pass = You pass needlessly and must still move; the opponent scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-dominoes-pass = { $sideSubject } cannot play at either end ({ $ends }) and passes.
event-dominoes-false_pass = { $sideSubject } passes needlessly and must still move; the opponent scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-dominoes-block = The line is blocked.

## What is to be done
## Sentences beside the board, and buttons.

status-dominoes-to_deal = Deal the tiles to begin. Each player sees only their own tiles.
status-dominoes-to_lead = { $sideSubject } to lead the first tile.
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
do-dominoes-to_lead = Lead the first tile.
do-dominoes-to_join = Play a tile at either end ({ $ends }){ $buyable ->
    [0] .
   *[other] ; you may buy first.
}
do-dominoes-must_buy = None of your tiles fits either end ({ $ends }): buy one; { $buyable ->
    [one] one is left.
   *[other] { $buyable } are left.
}
do-dominoes-must_pass = None of your tiles fits either end ({ $ends }): you must pass.
action-dominoes-deal = Deal
action-dominoes-buy = Buy a tile
action-dominoes-pass = Pass
action-dominoes-next = Next deal
action-dominoes-play = Play tile
action-dominoes-play_why = Select a tile, then an end of the line.
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
# $count: tiles that are face down, with the talon.
label-dominoes-stock = { $count ->
    [one] Talon: one tile, never bought
   *[other] { $buyable ->
        [0] { $count ->
            [2] Talon: two tiles, never bought
           *[other] { $count } tiles, face down
        }
       *[other] Stock ({ $count } tiles, { $buyable } to buy)
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
place-dominoes-movable = can be selected
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

caption-others = { $sideSubject } sees only these tiles
caption-hand = Your tiles
caption-count = Count pips
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
caption-dominoes-stock = { $buyable ->
    [0] none to buy
   *[other] { $buyable } to buy
}{ $talon ->
    [0] {""}
   *[other] , { $talon } stay
}

## The book's names for tiles of one number
## Beside the hand (mark-) and in the legend (grouping-). The German name is in brackets.

mark-dominoes-group = named group
mark-dominoes-blase = Bubble in { $number }
mark-dominoes-ueberforsche = Over-force in { $number }
mark-dominoes-kleine_ueberforsche = Little over-force in { $number }
mark-dominoes-forsche = Force in { $number }
mark-dominoes-kleine_forsche = Little force in { $number }
mark-dominoes-klemme = Pinch in { $number }
mark-dominoes-falle = Trap in { $number }
grouping-dominoes-blase = Bubble (Blase): all tiles with the number; it forces nothing
grouping-dominoes-ueberforsche = Over-force (Überforsche): all but one, with the double; it drives out the last one
grouping-dominoes-kleine_ueberforsche = Little over-force (kleine Überforsche): all but the double
grouping-dominoes-forsche = Force (Forsche): all but two, with the double; it drives out the other two
grouping-dominoes-kleine_forsche = Little force (kleine Forsche): all but two, without the double
grouping-dominoes-klemme = Pinch (Klemme): all but three, with the double, which may be shut out
grouping-dominoes-falle = Trap (Falle): all but four, without the double

## Why not: the first words, up to the colon, stand out
## Answers to a move that is not possible, beside the board.

reason-dominoes-not_held = Not in hand: { $tile } is not one of your tiles.
# $number: the number at the end of the line.
reason-dominoes-does_not_fit = Does not fit: { $tile } has no { $number }.
reason-dominoes-lead_highest = Highest first: { $tile } must be led.
reason-dominoes-no_stock = Nothing to draw: these rules have no stock.
reason-dominoes-none_to_buy = Nothing left to buy: the last two tiles are the talon and stay face down.
reason-dominoes-lead_first = Lead first: tiles are taken from the stock only after the first tile is played.
reason-dominoes-drawn_already = Already drawn: you may draw only one tile in a turn.
reason-dominoes-bought_enough = No more buying: the tile you bought fits and must be played.
reason-dominoes-must_serve = You can play: one of your tiles fits.
reason-dominoes-must_buy = Buy first: you may not pass while there are tiles to buy.
reason-dominoes-throw_first = Deal first: the tiles are still face down.
reason-dominoes-dealt_already = Already dealt: the tiles are in the players’ hands.
reason-dominoes-face_down = Face down: this tile is still hidden.
reason-dominoes-not_a_tile = Not your tile: select one of your own tiles, or the stock.
reason-dominoes-not_an_end = Not an end: a tile goes to one of the two ends of the line.

## What is known of the tiles
## The table of numbers in the column beside the board.

known-title = Numbers
known-laid = in the line
known-hand = yours
known-left = unseen
# $side passed on this number.
known-lacks = { $sideSubject } has none
# Spoken for one row of the table. $line, $hand, $unseen: tiles with this number in the line, in
# your hand, and unseen (numbers).
known-number = { $number }: { $line } in the line, { $hand } yours, { $unseen } unseen
known-odds = Where unseen tiles may be
known-odds-lead = Based on all deals that fit the tiles seen and the passes; nothing is inferred from purchases.
known-tile = Tiles
known-at-stock = in the stock
known-at-talon = in the talon
known-at-out = out of play

## Errors in positions and notation
## Errors in what was typed, opened from a file or passed to the Python library.
## $given, $count: number that is there; $expected: number that is needed; $least, $most: smallest
## and largest number.

error-dominoes-no_such_tile = There is no tile { $tile } in a set up to { $reach }.
error-dominoes-end_missing = Say where { $tile } goes: left or right.
error-dominoes-end_of_nothing = { $tile } is the first tile; there is no left or right yet.
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
error-dominoes-stock_size = { $given ->
    [one] { $given } tile is face down; the stock must have { $least } to { $most }.
   *[other] { $given } tiles are face down; the stock must have { $least } to { $most }.
}
error-dominoes-no_stock = This game has no stock.
error-dominoes-hands_number = { $given ->
    [one] { $given } hand was given; there are { $expected } players.
   *[other] { $given } hands were given; there are { $expected } players.
}
error-dominoes-hands_empty = Only one hand can be empty, and only after tiles have been played.
# $name: a key of the file, for example “turn”.
error-dominoes-seat_missing = “{ $name }” must name a side.
error-dominoes-lacks_held = { $side } holds { $tile } but is said to lack one of the tile’s numbers.
# $ending: the ending in the file, for example “domino”.
error-dominoes-result_impossible = In this position, a deal cannot have ended with “{ $ending }”.

## Why a move is good
## Reasons of hints. “It” is the move.

hint-dominoes-only_move = It is the only possible move.
hint-dominoes-goes_out = It is your last tile: Domino.
# $own: pips in your hand; $bound: pips in both hands together, an estimate (numbers).
hint-dominoes-blocks = It blocks the line: you keep { $own ->
    [one] { $own } pip
   *[other] { $own } pips
}, no more than half of the estimated { $bound ->
    [one] { $bound } pip
   *[other] { $bound } pips
} in all hands.
hint-dominoes-leads_double = { $tile } is a double; once led, it can no longer be shut out.
hint-dominoes-saves_double = { $tile } is in a pinch; once played, it can no longer be shut out.
hint-dominoes-holds_double = It covers the { $number }, so the double of that number may be shut out.
# $group: which of Adler’s groups it is: “ueberforsche”, “forsche” or “kleine_forsche”.
hint-dominoes-forsche = { $group ->
    [ueberforsche] It uses your over-force in { $number }, which can drive out the one missing tile.
    [kleine_forsche] It uses your little force in { $number }; the double is elsewhere.
   *[other] It uses your force in { $number }, which can drive out the two missing tiles so that you can block the line.
}
hint-dominoes-falle = It keeps your trap in { $number }; you do not have the double.
# $pips: pips on the tile (number).
hint-dominoes-heavy = It gets rid of { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
hint-dominoes-varied = Your hand keeps all its numbers.
# $numbers: list of numbers, for example “2 and 5”.
hint-dominoes-buys_weak = Your hand is weakest in { $numbers }.
hint-dominoes-must_buy = None of your tiles fits, so you must buy.
hint-dominoes-must_pass = None of your tiles fits, so you must pass.
# $percent: whole number from 0 to 100.
hint-dominoes-answers = { $percent ->
    [0] { $sideSubject } has no answer in any sample deal.
    [100] { $sideSubject } has an answer in every sample deal.
   *[other] { $sideSubject } has an answer in { $percent }% of the sample deals.
}

## Citations that read otherwise in another language

cited-adler-jahn-sperrdomino-und-dominosa-3rd-ed-1920 = Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920

## Advice begins with what is to be moved

hint-dominoes-do_lead = Lead { $tile }
hint-dominoes-do_buy = Buy a tile
hint-dominoes-do_join = Play { $tile } { dominoes-at-end }
