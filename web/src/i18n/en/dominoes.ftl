### Puzzles with dominoes: the sheet, its tally, hints by the names of the book, races, print.

## The sheet

puzzle-head = Problem
puzzle-tally = Tally
puzzle-inked = inked: tiles found
puzzle-stroke = short line: these two never join
puzzle-tiles-left = { $count ->
    [0] no tile left
    [one] one tile
   *[other] { $count } tiles
}
puzzle-places-left = { $count ->
    [one] one place
   *[other] { $count } places
}
puzzle-tally-line = { $found ->
    [true] { $tile }: found
   *[other] { $places ->
        [0] { $tile }: no place left of { $first }
        [one] { $tile }: one place left of { $first }
       *[other] { $tile }: { $places } places left of { $first }
    }
}

## What is found, and what can be done

puzzle-found = { $found } of { $of }
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
puzzle-finish = { $helps ->
    [0] Every tile is found, and without a single hint
    [one] Every tile is found, with one hint
   *[other] Every tile is found, with { $helps } hints
}{ $timed ->
    [true] , in { $time }.
   *[other] .
}
puzzle-finish-plain = Every tile is found.
puzzle-laid = A new puzzle lies there.
puzzle-chosen = { $partnersCount ->
    [0] { $cell } is chosen. Press it again to take up its tile.
    [one] { $cell } is chosen. It can only join { $partners }.
   *[other] { $cell } is chosen. It can join { $partners }.
}
puzzle-trying = You are trying something out, in pencil. Keep it or throw it away.
puzzle-facts = { $which ->
    [number] Puzzle { $name }, grade { $grade }
    [day] { $name }, grade { $grade }
   *[none] Puzzle without a number
}
puzzle-other = new puzzle
puzzle-new = New puzzle
puzzle-check = Check
puzzle-lay = Lay { $tile }
puzzle-do = Do this step
puzzle-time = Time { $time }

## Marks

puzzle-numbers = Mark numbers
puzzle-numbers-note = two at most
puzzle-number = { $shape ->
    [ring] { $number }, marked with a ring
    [lozenge] { $number }, marked with a lozenge
   *[none] { $number }
}
puzzle-tool = Draw
puzzle-tool-play = tiles
puzzle-tool-line = lines
legend-dominoes-wrong = this cannot be right
legend-dominoes-tried = in pencil: only tried

## Steps and lesson

puzzle-steps = Steps
puzzle-steps-note = with the aid used
puzzle-steps-none = No tile yet.
puzzle-lesson = Show me the whole solution, step by step
puzzle-lesson-running = The whole solution
puzzle-lesson-pause = Pause
puzzle-lesson-go = Go on
puzzle-lesson-step = One step
puzzle-lesson-stop = Stop, and solve the rest yourself

## The aids

aid-siegel = Seal
aid-siegel-book = der Siegel
aid-sekundaerer_siegel = Later seal
aid-sekundaerer_siegel-book = sekundärer Siegel
aid-kleine_luecke = Small gap
aid-kleine_luecke-book = kleine Lücke
aid-grosse_luecke = Large gap
aid-grosse_luecke-book = große Lücke
aid-trennung = Separation
aid-trennung-book = Trennung
aid-loch = Hole
aid-loch-book = Loch
aid-festlegung = Commitment
aid-festlegung-book = Festlegung
aid-festlegung_dual = Commitment of a cell
aid-festlegung_dual-book = Festlegung
aid-quadrat = Square
aid-quadrat-book = Quadrat
aid-ueberdeckung = Overlap
aid-ueberdeckung-book = Überdeckung
aid-doppelung = Doubling
aid-doppelung-book = Doppelung
aid-paritaet = Parity
aid-paritaet-book = Parität
aid-mengen = Counting a number
aid-mengen-book = Zahlenmenge
aid-provisorischer_siegel = Provisional seal
aid-provisorischer_siegel-book = provisorischer Siegel
aid-tiefer_siegel = Provisional seal within another
aid-tiefer_siegel-book = zweiter provisorischer Siegel
aid-erschoepfung = Trying everything
aid-erschoepfung-book = Erschöpfung
aid-mistake = Not there
aid-mistake-book = Versehen
aid-mistake_line = A line too many
aid-mistake_line-book = Versehen
aid-wrong_trial = The trial leads nowhere
aid-wrong_trial-book = Fehlversuch

## Choosing a puzzle

choose-title = New puzzle
choose-which = Which one
choose-any = Any
choose-any-note = One of a million, never the same twice.
choose-daily = Today’s
choose-daily-note = The same for everybody, until midnight where you are.
choose-number = By its number
choose-number-label = Number of the puzzle
choose-written-label = The puzzle, written down
choose-number-note = So that a friend can solve the same one.
choose-written = Written down
choose-written-note = An id such as “3:…”, or an outline with its numbers as JSON.
choose-anyhow = Play it all the same
choose-begin = Begin
choose-making = Making it … { $count } tried
grade-siegel = The tally, seals and gaps are enough.
grade-festlegung = Some tiles are committed to a cell before they are found.
grade-mengen = Numbers must be counted, and regions.
grade-provisorisch = Now and then something must be tried out.
grade-tief = A trial within a trial. For long evenings.

## The menu

puzzle-menu-new = New puzzle …
puzzle-menu-lesson = Play the whole solution
puzzle-menu-timer = Show the time

## A race

race-menu = Race …
race-title = Race
race-lead = Everybody solves this puzzle, one after the other on this device; or send it with your time, and somebody else begins. Times that come by link are what somebody says; nobody has checked them.
race-name = Who solves now?
race-nobody = Somebody
race-start = Start the clock
race-times = Everybody’s time
race-claimed = by link, unverified
race-send = send with this time
race-sent = The link to the puzzle and this time is copied.
race-claim = { $name } says: solved in { $time }. Nobody has checked it. “Race …” in the menu starts your own clock.

## On paper

print-puzzle = Print the puzzle …
print-both = Print it with its key …
print-key = key

## Said by the board

# The label of a cell tells what it is joined with.
contents-dominosa-tile = { "" }
contents-terzett-tile = { "" }
place-dominosa-movable = { $move }
counter-dominoes-tally = { $value ->
    [one] { $tile } in one place
   *[other] { $tile } in { $value } places
}
tally-left = Still to be found: { $things }.
help-dominosa-lead = Press between two cells to lay a tile there, and again to lift it; or press one cell and then its neighbour, or draw from one to the other. The mouse’s second button draws a separating line.
help-alt = lay a tile that way
help-shift = draw a separating line that way, or rub it out
help-digit = mark a number
help-tally = read the tally
help-dominoes-lead = Press a tile of yours, then the end of the line it goes to; or drag it there. Press the tiles lying face down twice to buy one. With a screen reader or keyboard every tile and every end is a button.
help-deal = deal
help-tiles = say your tiles, their pips, and what they are called together
key-alt = Alt + arrow
key-shift = Shift + arrow

## What has happened

event-dominoes-lay = The { $tile } is laid on { $from } and { $to }.
event-dominoes-lift = The { $tile } is taken up from { $from } and { $to }.
event-dominoes-line = A line parts { $from } and { $to }.
event-dominoes-erase = The line between { $from } and { $to } is rubbed out.
event-dominoes-mark = Every { $number } is marked.
event-dominoes-unmark = The { $number } is no longer marked.
event-dominoes-try = { $depth ->
    [1] A trial begins: what follows can be thrown away.
   *[other] A trial within the trial begins.
}
event-dominoes-keep = The trial is kept.
event-dominoes-drop = { $count ->
    [0] The trial is thrown away.
    [one] The trial is thrown away, and one tile with it.
   *[other] The trial is thrown away, and { $count } tiles with it.
}
event-dominoes-check = { $count ->
    [0] { $lines ->
        [0] Checked: nothing is wrong so far.
        [one] Checked: one line parts what belongs together.
       *[other] Checked: { $lines } lines part what belongs together.
    }
    [one] { $lines ->
        [0] Checked: one tile lies wrongly.
       *[other] Checked: one tile lies wrongly, and some lines part what belongs together.
    }
   *[other] { $lines ->
        [0] Checked: { $count } tiles lie wrongly.
       *[other] Checked: { $count } tiles lie wrongly, and some lines part what belongs together.
    }
}
event-dominoes-over = { $ending ->
    [resigned] The puzzle is given up.
   *[other] Solved: every tile has been found.
}

## What is to be done

status-dominoes-tiles_left = { $count ->
    [one] One tile is still to be found.
   *[other] { $count } tiles are still to be found.
}
status-dominoes-trial = { $depth ->
    [1] A trial is open.
   *[other] { $depth } trials are open, one within the other.
}
status-dominoes-check_clean = Nothing is wrong so far.
status-dominoes-check_wrong = { $count ->
    [0] { $lines ->
        [one] One line parts what belongs together.
       *[other] { $lines } lines part what belongs together.
    }
    [one] { $lines ->
        [0] One tile lies wrongly.
       *[other] One tile lies wrongly, and some lines part what belongs together.
    }
   *[other] { $lines ->
        [0] { $count } tiles lie wrongly.
       *[other] { $count } tiles lie wrongly, and some lines part what belongs together.
    }
}
status-dominoes-no_solution = This puzzle has no solution.
status-dominoes-several_solutions = { $complete ->
    [true] This puzzle has { $count } solutions.
   *[other] This puzzle has more than { $count } solutions.
}
status-dominoes-solved = Solved: all { $count } tiles are found.
status-dominoes-drawn = The puzzle has been given up.
ending-dominoes-solved = solved
ending-dominoes-resigned = given up

action-dominoes-try = Try something out
action-dominoes-keep = Keep the trial
action-dominoes-drop = Throw the trial away
action-dominoes-check = Check
action-dominoes-resign = Give up

## Cells, tiles, lines

label-dominoes-cell = row { $row }, column { $column }: { $number }{ dominoes-joined }{ dominoes-lines }
# What a cell is joined with: "joined right with 2".
dominoes-joined = { $joined ->
    [right] , joined right with { $other }
    [left] , joined left with { $other }
    [up] , joined above with { $other }
    [down] , joined below with { $other }
   *[none] {""}
}
# The lines around a cell, each by the side it lies on.
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
label-dominoes-lift = take up the { $tile }
label-dominoes-line = line between { $from } and { $to }
label-dominoes-line_tried = line of the trial between { $from } and { $to }
label-dominoes-line_wrong = line between { $from } and { $to }, which belong together
label-dominoes-erase = rub out the line between { $from } and { $to }
label-dominoes-mark = mark every { $number }
label-dominoes-unmark = do not mark the { $number } any more
mark-dominoes-marked = marked with a ring
mark-dominoes-marked_other = marked with a lozenge
mark-dominoes-tried = only tried
mark-dominoes-wrong = lies wrongly
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

reason-dominoes-game_over = Solved: nothing is left to do.
reason-dominoes-cell_covered = Covered: the { $tile } lies on { $at }; take it up first.
reason-dominoes-cell_shut = Shut off: no tile can be laid on { $at } now.
reason-dominoes-line_between = A line parts { $from } and { $to }: rub it out first.
reason-dominoes-tile_laid = Laid already: there is only one { $tile }, and it lies on { $at }.
reason-dominoes-not_neighbours = Not side by side: a tile lies on two cells that touch.
reason-dominoes-nothing_to_lift = Nothing lies there: there is no tile on { $at }.
reason-dominoes-nothing_tried = No trial is open: try something out first.
reason-dominoes-already_tried = A trial is open: nothing has been laid or drawn in it yet.
reason-dominoes-already_checked = Checked already: nothing has changed since.
reason-dominoes-no_chance = Nothing is left to chance in a puzzle.

## Errors in puzzles and notation

error-dominoes-notation = “{ $text }” is no move. Moves are lay d2-e2, lift d2, line d2-e2, mark 6, try, keep, drop, check.
error-dominoes-no_such_cell = This figure has no cell “{ $cell }”.
error-dominoes-no_such_number = No tile of this set bears a { $number }.
error-dominoes-no_tile = No tile can lie on { $from } and { $to }: they do not touch.
error-dominoes-puzzle_id = “{ $text }” is no puzzle. A puzzle is written as its reach, a colon and its numbers row by row: 3:…
error-dominoes-reach_range = There is no set of reach { $reach } here; it must be { $least } to { $most }.
error-dominoes-number_range = The { $number } on { $at } is not in a set of reach { $reach }.
error-dominoes-number_count = The { $number } stands there { $count } times; in a complete set it must be { $expected } times.
error-dominoes-digits_number = There are { $given } numbers; the complete set covers { $expected } cells.
error-dominoes-figure_empty = The figure has no cells.
error-dominoes-figure_size = { $rows } rows and { $columns } columns are too many; { $most_rows } and { $most_columns } are the limit.
error-dominoes-odd_region = The part of the figure at { $at } has { $count } cells, an odd number; no tiles can fill it.
error-dominoes-key_broken = This key is no tiling of the figure.
error-dominoes-no_outline = The outline “{ $outline }” does not fit a set of reach { $reach }.
error-dominoes-unknown_grade = There is no grade “{ $grade }”.
error-dominoes-grade_not_found = No puzzle of this grade was found with so small a set; try another number or a greater reach.
error-dominoes-no_solution = This puzzle has no solution.
error-dominoes-several_solutions = { $complete ->
    [true] This puzzle has { $count } solutions, not one.
   *[other] This puzzle has more than { $count } solutions, not one.
}
error-dominoes-cell_covered = Two tiles lie on { $at }.
error-dominoes-tile_laid = The { $tile } lies there twice.
error-dominoes-line_laid = A tile and a line are both on { $at }.

## The aids: why a step is right

hint-dominoes-siegel = From the start the { $tile } has had only one place: { $lays }.
hint-dominoes-sekundaerer_siegel = Only one place is left for the { $tile }: { $lays }.
hint-dominoes-grosse_luecke = { $cells } are shut off together: only the { $tile } can lie there.
hint-dominoes-kleine_luecke = { $at } is shut in but for one neighbour: the { $tile } lies on { $lays }.
hint-dominoes-trennung = The { $tile } is found: it lies nowhere else, and its cells join no others.
hint-dominoes-loch = { $cellsCount ->
    [0] No place is left for the { $tile }: something before this was wrong.
   *[other] { $at } cannot be joined with anything any more, a hole: something before this was wrong.
}
hint-dominoes-festlegung = Wherever the { $tile } lies, it covers { $at }: no other tile can lie there.
hint-dominoes-festlegung_dual = { $at } can be covered by no other tile than the { $tile }: so that lies nowhere else.
hint-dominoes-quadrat = The { $tile } and the { $other } share the four cells { $cells } between them: no other tile reaches into them.
hint-dominoes-ueberdeckung = { $cellsCount ->
    [0] With the { $tile } on { $tried } no place would be left for the { $other }.
   *[other] With the { $tile } on { $tried } nothing would be left to cover { $at }.
}
hint-dominoes-doppelung = With the { $tile } on { $tried } both { $cells } would need the { $other }, and there is only one.
hint-dominoes-paritaet = { $does ->
    [lays] Beyond { $lays } lies an odd number of cells, { $count }: one of them must be joined across, and the { $tile } lies there.
   *[cuts] { $tilesCount ->
        [0] These { $count } cells are shut off, an odd number: no tiles can fill them.
       *[other] Beyond { $cuts } lies an even number of cells, { $count }: they are filled among themselves, and no tile lies across.
    }
}
hint-dominoes-mengen = The { $number }s on { $cells } have only { $tiles } between them, no more than they need: these tiles lie nowhere else.
hint-dominoes-provisorischer_siegel = { $hole ->
    [cell] The { $tile } has two places. Tried on { $tried } it makes { $at } a hole in the end: so it lies on { $lays }.
   *[tile] The { $tile } has two places. Tried on { $tried } it leaves no place for the { $at } in the end: so it lies on { $lays }.
}
hint-dominoes-tiefer_siegel = { $does ->
    [lays] The { $tile } cannot lie on { $tried }: that leads to a hole, though only by a trial within the trial. So it lies on { $lays }.
   *[cuts] The { $tile } cannot lie on { $tried }: that leads to a hole, though only by a trial within the trial.
}
hint-dominoes-erschoepfung = With the { $tile } on { $tried } the other tiles can be arranged in no way at all.
hint-dominoes-mistake = The { $tile } does not lie on { $from } and { $to }: take it up.
hint-dominoes-mistake_line = { $from } and { $to } belong together: rub the line out.
hint-dominoes-wrong_trial = This trial cannot end well, though no hole shows yet: throw it away.
hint-dominoes-no_step = No aid finds anything here; this puzzle does not have one solution.
### Games of joining tiles to one line: Sperrdomino and the family domino.

## What happened

event-dominoes-deal = The tiles are dealt{ $stock ->
    [0] .
   *[other] ; { $stock } lie face down.
}
event-dominoes-lead = { $side } leads { $tile }.
event-dominoes-join = { $side } joins { $tile } to the { $number } { $end ->
    [left] at the left end.
   *[other] at the right end.
}
event-dominoes-buy = { $side } buys { $tile ->
    [none] a tile
   *[other] { $tile }
}; { $left ->
    [0] none is left to buy.
    [one] one is left to buy.
   *[other] { $left } are left to buy.
}
event-dominoes-pass = { $side } passes: nothing fits { $ends }.
event-dominoes-false_pass = { $side } passes without need: { $points } points for the other side, and the turn goes on.
event-dominoes-block = The line is shut.

## What is to be done

status-dominoes-to_deal = The tiles lie face down. Deal to begin.
status-dominoes-to_lead = { $side } leads the first tile.
status-dominoes-to_join = { $side } is to join a tile. Open are { $ends }.
status-dominoes-must_buy = { $side } has nothing that fits { $ends } and must buy; { $buyable ->
    [one] one tile is left.
   *[other] { $buyable } tiles are left.
}
status-dominoes-must_pass = { $side } has nothing that fits { $ends } and must pass.
ending-dominoes-domino = Domino: all tiles laid
ending-dominoes-block = the line is shut
ending-dominoes-tie = shut, with equal hands
action-dominoes-deal = Deal
action-dominoes-buy = Buy a tile
action-dominoes-pass = Pass
action-dominoes-play = Lay the tile
action-dominoes-play_why = Choose a tile of yours, then the end it goes to.
turn-dominoes-lot = A new deal

## Places, tiles, what can be done there

label-dominoes-hand = { $side }'s hand
label-dominoes-slot = Your tile { $number }
label-dominoes-laid = Tile { $number } of the line
label-dominoes-end = { $end ->
    [left] Left end, open { $number }
   *[other] Right end, open { $number }
}
label-dominoes-first = Where the first tile goes
label-dominoes-stock = Face down: { $count }; to buy: { $buyable }
label-dominoes-lead = lead { $tile }
label-dominoes-join = join { $tile } to the { $number } { $end ->
    [left] at the left end
   *[other] at the right end
}
label-dominoes-buy = buy one of { $buyable }
short-dominoes-pips = { $value ->
    [one] { $value } pip
   *[other] { $value } pips
}
place-dominoes-movable = can be chosen
legend-dominoes-joined = laid last
move-dominoes-lead = { $tile }
move-dominoes-join = { $tile } { $end ->
    [left] left
   *[other] right
}
move-dominoes-buy = { $tile ->
    [none] buys
   *[other] buys { $tile }
}
move-dominoes-pass = passes
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

caption-hand = Your tiles
caption-count = Count the pips
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
    [0] nothing left to buy
    [one] one to buy
   *[other] { $buyable } to buy
}{ $talon ->
    [0] {""}
    [one] , one stays
   *[other] , { $talon } stay
}

## The book's names for tiles of one number

mark-dominoes-group = tiles with a name
mark-dominoes-blase = Blase of { $number }
mark-dominoes-ueberforsche = Überforsche of { $number }
mark-dominoes-kleine_ueberforsche = little Überforsche of { $number }
mark-dominoes-forsche = Forsche of { $number }
mark-dominoes-kleine_forsche = little Forsche of { $number }
mark-dominoes-klemme = Klemme of { $number }
mark-dominoes-falle = Falle of { $number }
grouping-dominoes-blase = Blase: all seven; it forces nothing
grouping-dominoes-ueberforsche = Überforsche: six with the double; it drives out one tile
grouping-dominoes-kleine_ueberforsche = Little Überforsche: six without the double
grouping-dominoes-forsche = Forsche: five with the double; it drives out the two in the middle
grouping-dominoes-kleine_forsche = Little Forsche: five without the double
grouping-dominoes-klemme = Klemme: four with the double, which may be shut out
grouping-dominoes-falle = Falle: three without the double, which another hand or the talon has

## Why not: the first words, up to the colon, stand out

reason-dominoes-not_held = Not in hand: { $tile } is not among these tiles.
reason-dominoes-does_not_fit = Does not fit: { $tile } has no { $number }.
reason-dominoes-lead_highest = The highest begins: { $tile } must be led.
reason-dominoes-no_stock = Nothing to draw: all tiles have been shared out.
reason-dominoes-none_to_buy = Nothing left: what still lies face down may not be taken.
reason-dominoes-lead_first = Lead first: the first tile is laid before anything is bought.
reason-dominoes-drawn_already = Drawn already: only one tile may be drawn in a turn.
reason-dominoes-bought_enough = Bought enough: the tile found fits and must be played.
reason-dominoes-must_serve = Able to play: a tile in this hand fits.
reason-dominoes-must_buy = Buy first: as long as tiles can be bought nobody may pass.
reason-dominoes-throw_first = Deal first: the tiles still lie face down.
reason-dominoes-dealt_already = Dealt already: the tiles are in the hands.
reason-dominoes-face_down = Face down: nobody knows yet which tile this is.
reason-dominoes-not_a_tile = No tile in hand: choose one of your own tiles, or the stock.
reason-dominoes-not_an_end = Not an end: a tile goes to the left or the right end of the line.

## What is known of the tiles

known-title = Numbers
known-laid = laid
known-hand = yours
known-left = unseen
known-lacks = { $side } has none
known-number = { $number }: { $line } laid, { $hand } yours, { $unseen } unseen
known-odds = Where the unseen tiles may be
known-odds-lead = All deals are counted that agree with what was seen and with every pass. What buying gives away is left to you.
known-tile = Tiles
known-at-stock = Stock
known-at-talon = in the talon
known-at-out = out of play

## Errors in positions and notation

error-dominoes-no_such_tile = There is no tile { $tile } in a set up to { $reach }.
error-dominoes-end_missing = Say where { $tile } goes: left or right.
error-dominoes-end_of_nothing = { $tile } is the first tile; there is no left or right yet.
error-dominoes-deal_incomplete = A deal names each of the { $expected } tiles once; there are { $count }.
error-dominoes-tile_twice = { $tile } is there twice.
error-dominoes-tiles_missing = There are { $count } tiles; the set has { $expected }.
error-dominoes-line_broken = { $first } and { $second } do not match where they touch.
error-dominoes-stock_size = { $given } tiles lie face down; there can be { $least } to { $most }.
error-dominoes-no_stock = This game has no stock.
error-dominoes-hands_number = { $given } hands were given; { $expected } are playing.
error-dominoes-hands_empty = Only one hand can be empty, and only when tiles have been laid.
error-dominoes-seat_missing = “{ $name }” must name the side to play.
error-dominoes-lacks_held = { $side } is said to lack a number that { $tile } in that hand bears.
error-dominoes-result_impossible = A deal in this position cannot have ended by “{ $ending }”.

## Why a move is good

hint-dominoes-only_move = Nothing else can be played.
hint-dominoes-goes_out = It is your last tile: Domino.
hint-dominoes-blocks = It shuts the line. You hold { $own } pips, no more than half of the { $bound } left in both hands.
hint-dominoes-leads_double = { $tile } is your double in the greatest danger; led now, it cannot be shut out.
hint-dominoes-saves_double = { $tile } is in a Klemme; laid now, it cannot be shut out.
hint-dominoes-holds_double = Halten auf den Doppelstein: it covers the { $number } and keeps the other's double out.
hint-dominoes-forsche = { $group ->
    [ueberforsche] It plays on your Überforsche of { $number }: the one tile that is missing is driven out.
    [kleine_forsche] It plays on your little Forsche of { $number }: five tiles; the double is elsewhere.
   *[other] It plays on your Forsche of { $number }: the two tiles that are missing are driven out, and then the line is shut.
}
hint-dominoes-falle = It keeps your Falle of { $number }.
hint-dominoes-heavy = It sheds { $pips } pips.
hint-dominoes-varied = It leaves you the most numbers to answer with.
hint-dominoes-buys_weak = Buy: you are weak in { $numbers }.
hint-dominoes-must_buy = Nothing fits, so you must buy.
hint-dominoes-must_pass = Nothing fits and nothing is left to buy.

## Analysis

units-points = points
unit-points = { $count ->
    [one] one point
   *[other] { $count } points
}
units-percent = per cent of a chance to win
unit-percent = { $count } per cent of a chance to win
