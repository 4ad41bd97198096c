### Terzett: messages of the composing board, of figures and options.
###
### $tile: a tile, for example “2:6”. $tiles: several, for example “0:1 and 1:1”.
### $from, $to, $at: a cell, for example “b1”. $number: the number on a cell, 0 to 7.
### $line: a row or column, for example “3” or “c”. $sum: its required sum.
### A group: equal numbers in the shape of this kind of figure, for example three in a line. A contact:
### a place where two groups of the same number touch.

# Link to a page with the figures of the book.
further-terzett = Figures from the book

# The only player, before the counts in the spoken summary: “You: 2 tiles on the board and 3 groups.”
side-terzett-solver = You

## Events on the composing board, also read out by screen readers

event-terzett-hold = The { $tile } is in your hand.
event-terzett-put_back = The { $tile } is put back.
event-terzett-place = The { $tile } now covers { $from } and { $to }.
event-terzett-take = The { $tile } is removed from { $from } and { $to }.
event-terzett-turn = The { $tile } on { $from } and { $to } is turned round.
event-terzett-help_on = Dead ends (cells, numbers and tiles) are now reported.
event-terzett-help_off = Dead ends (cells, numbers and tiles) are no longer reported.
# $ending: how it ended.
event-terzett-over = { $ending ->
    [resigned] You gave up on the figure.
    [composed] Figure complete: every tile is on the board, and all numbers are in groups.
   *[other] Solved: you found every tile.
}

## Status, beside the board and read out after each move

# $count: how many tiles the set has. $connections: number of contacts.
status-terzett-composed = { $count ->
    [one] Figure complete: the only tile is on the board
   *[other] Figure complete: all { $count } tiles are on the board
}{ $connections ->
    [0] .
    [one] , and groups of the same number touch in one place.
   *[other] , and groups of the same number touch in { $connections } places.
}
# $count: how many solutions were found. $complete: false if the search stopped before the end.
status-terzett-several_solutions = { $complete ->
    [true] { $count ->
        [one] This figure has { $count } solution.
       *[other] This figure has { $count } solutions; any of them counts.
    }
   *[other] { $count ->
        [one] This figure has more than { $count } solution; any of them counts.
       *[other] This figure has more than { $count } solutions; any of them counts.
    }
}
# $count: how many tiles.
status-terzett-tiles_to_lay = { $count ->
    [one] One tile still to lay.
   *[other] { $count } tiles still to lay.
}
status-terzett-held = The { $tile } is in your hand.
# $now: the present sum.
status-terzett-sum = Sum of line { $line }: { $now } of { $sum }.
# $now: the present sum.
status-terzett-sum_missed = Line { $line } adds up to { $now }, not { $sum }.
# $count: how many groups.
status-terzett-missing_groups = { $count ->
    [0] No groups are missing.
    [one] One group is missing.
   *[other] { $count } groups are missing.
}
# $cells: cells, for example “a1 and c3”.
status-terzett-holes = Cells without a free neighbour: { $cells }.
status-terzett-unpaired = The free cells can no longer all be paired: { $at } is left over.
# $numbers: numbers, for example “2 and 5”.
status-terzett-never = Numbers without room for all their groups: { $numbers }.
status-terzett-tiles_stuck = No place is left for { $tiles }.
# $numbers: numbers, for example “2 and 5”.
status-terzett-not_grouped_yet = All tiles are on the board, but groups are missing for { $numbers }.
status-terzett-shape_missing = All numbers are in groups, but not every group shape is used.
status-terzett-double_alone = A double alone is not a pair: each half must form a pair with another tile.
# Button that marks impossible cells, numbers and tiles on the board.
action-terzett-help = Mark dead ends

## Cells and tiles: spoken by screen readers; counters beside the board ($value: how many)

# A cell: “3, b1, joined to 5 on the right”. $name: the cell. $free: true without a tile. $given: true for a
# given number. $joined: where the other half of the tile is. $other: the number there.
label-terzett-square = { $free ->
    [true] free
   *[false] { $number }
}, { $name }{ $given ->
    [true] , given
   *[false] {""}
}{ $joined ->
    [right] , joined to { $other } on the right
    [left] , joined to { $other } on the left
    [up] , joined to { $other } above
    [down] , joined to { $other } below
   *[none] {""}
}
# Possible actions, after the name of a cell or tile; also buttons.
label-terzett-hold = pick up the { $tile }
label-terzett-put_back = put the { $tile } back
label-terzett-place = lay the { $tile } with its first number on { $from } and the other on { $to }
label-terzett-take = remove the { $tile }
label-terzett-turn = turn the { $tile } round
# Marks of a cell, spoken after its label.
mark-terzett-given = given
mark-terzett-hole = no free neighbour
mark-terzett-never = no group possible
mark-terzett-grouped = in a group
counter-terzett-laid = { $value ->
    [one] one tile on the board
   *[other] { $value } tiles on the board
}
counter-terzett-groups = { $value ->
    [one] one group
   *[other] { $value } groups
}
counter-terzett-connections = { $value ->
    [0] no contact between groups of the same number
    [one] one contact between groups of the same number
   *[other] { $value } contacts between groups of the same number
}

## Why an action is not possible: a note beside the board. The words up to the colon are bold.

reason-terzett-game_over = Finished: there is nothing left to do.
reason-terzett-not_laid = Not on the board: lay the { $tile } first.
reason-terzett-not_in_hand = Not in your hand: pick up the { $tile } first.
reason-terzett-nothing_held = Empty hand: pick up a tile first.
reason-terzett-given_otherwise = Given number: only { $number } is allowed on { $at }.
reason-terzett-double_turned = A double: turning the { $tile } changes nothing.

## Errors in outlines, figures and boards, in dialogs and the terminal

# $count: how many cells. $expected: the nearest number that works. $kind: kind of figure.
error-terzett-cells_number = { $count ->
    [one] This outline has { $count } cell
   *[other] This outline has { $count } cells
}; { $kind ->
    [terzett] the nearest possible number for a Terzett is { $expected ->
        [72] 72, with tiles up to seven.
       *[other] { $expected }, or 72 with tiles up to seven.
    }
   *[other] the nearest possible number for such a figure is { $expected }.
}
error-terzett-outline_apart = The outline is not in one piece: { $at } is separate from the rest.
# $reach: the largest number of the set.
error-terzett-given_range = The { $number } on { $at } is not possible: numbers go from 0 to { $reach }.
# $count: how often the number is given, at least 4. $expected: how often the set has it, at least 3.
error-terzett-given_count = { $count ->
   *[other] The { $number } is given { $count } times, but it occurs only { $expected } times in the set.
}
error-terzett-no_such_line = There is no row or column { $line }.
error-terzett-no_such_tile = There is no tile { $tile } in this set.
error-terzett-tile_twice = The { $tile } appears twice.
error-terzett-not_grouped = The { $number } on { $at } is not in a group of equal numbers.
error-terzett-shape_missing = The figure must have squares, rows of four and columns of four; at least one shape is missing.
error-terzett-given_otherwise = Only { $number } is allowed on { $at }, but another number is there.
error-terzett-not_neighbours = A tile needs two cells that touch; { $from } and { $to } do not.
error-terzett-not_in_hand = The { $tile } is not in your hand.
# $why: the reason, one of the variants.
error-terzett-impossible = No such figure exists: { $why ->
    [unpaired] the free cells cannot all be paired; { $at } is left over.
    [never] the { $number } can no longer form all its groups.
    [tile_stuck] there is no place for the { $tile }.
    [proved] an exact search of this outline found no solution.
    [sum] the numbers in line { $line } cannot add up to { $sum }.
   *[no_grouping] the outline cannot be divided into groups.
}
# $count: how many attempts.
error-terzett-figure_not_found = { $count ->
    [one] No figure was found in one attempt.
   *[other] No figure was found in { $count } attempts.
} A figure may still exist. Relax the conditions, or try another seed number.
# $seconds: the time allowed. $count: how many attempts.
error-terzett-figure_not_in_time = No figure was found in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} ({ $count ->
    [one] one attempt
   *[other] { $count } attempts
}). Allow more time, relax the conditions, or try another seed number.
error-terzett-double_turned = The { $tile } is a double, so turning it changes nothing.
error-terzett-turned_twice = The { $tile } cannot be turned as well: it shares a number with another tile that you want to turn.
# $count: how many tiles are missing.
error-terzett-not_full = The board is not full: { $count ->
    [one] one tile is missing.
   *[other] { $count } tiles are missing.
}

## Hints, beside the board

# $count: how many solutions are still possible.
hint-terzett-either = Lay the { $tile } on { $from } and { $to }: this is part of { $count ->
    [one] the only solution
   [200] one of at least 200 solutions
   *[other] one of the { $count } solutions
} still possible.
hint-terzett-lost_cell = Remove a tile near { $at }: the free cells can no longer all be paired.
hint-terzett-lost_number = Remove some tiles: the number { $number } can no longer form all its groups.
hint-terzett-lost_tile = Make room for the { $tile }: no place is left where both its numbers fit into groups.
hint-terzett-begin = Start with a double, as the book advises: for example, lay the { $tile } on { $from } and { $to }.
hint-terzett-leads = For example, lay the { $tile } on { $from } and { $to }: you can then still complete the figure.
hint-terzett-no_advice = No way to complete this figure was found; there may be none. Start a trial.
# Progress while the computer composes a figure. $count: number of the attempt.
task-terzett-composing = Composing: attempt { $count }

## Presets and options

# Figure I of the book, composed by a boy who was ill with measles.
preset-terzett-measles = Figure I, from the sickbed
preset-terzett-composing = An empty board
option-terzett-task = Task
value-terzett-task-figure = solve a figure
value-terzett-task-compose = compose a figure
note-terzett-figure = The seventeen figures are at the end of the book. Only nine of them have a single solution; the book asks for one solution, not for every possible one.
note-terzett-compose = The book calls composing the true art but gives no rule for it.
option-terzett-kind = Kind of figure
value-terzett-kind-terzett = Terzett: lines of three
value-terzett-kind-duett = Duett: pairs
value-terzett-kind-quadrat = Quadrat: squares of four
value-terzett-kind-quartett = Quartett: lines of four
value-terzett-kind-quodlibet = Quodlibet: squares, rows and columns of four
note-terzett-terzett = Three equal numbers always form a straight line; groups of the same number may touch.
note-terzett-duett = Adler made his first figures with tiles up to 6 : 6. He does not say whether a double alone is a pair; here it is not.
note-terzett-quadrat = These figures use tiles up to 6 : 6. Rectangles cannot be filled; Adler writes that Quadrat required a search for a suitable figure.
note-terzett-quartett = These figures use tiles up to 6 : 6; four equal numbers lie in a row or column.
note-terzett-quodlibet = These figures use tiles up to 6 : 6. Adler alternates the three shapes; here each must occur at least once.

## Outlines, below their pictures in the dialog of a new net

outline-terzett-8x9 = 8 by 9
outline-terzett-6x12 = 6 by 12
outline-terzett-4x18 = 4 by 18
outline-terzett-3x24 = 3 by 24
outline-terzett-36x2 = 36 by 2
outline-terzett-figure-viii = Figure VIII, the letter E
outline-terzett-figure-ix = Figure IX, the letter H
outline-terzett-figure-x = Outline of figure X
outline-terzett-figure-xi = Outline of figure XI
outline-terzett-figure-xii = Outline of figure XII
outline-terzett-figure-xiii = Outline of figure XIII
outline-terzett-figure-xiv = Outline of figure XIV
outline-terzett-figure-xv = Outline of figure XV
outline-terzett-figure-xvi = Outline of figure XVI
outline-terzett-figure-xvii = Outline of figure XVII
outline-terzett-window = Window
outline-terzett-t = Letter T
outline-terzett-l = Letter L
outline-terzett-c = Letter C
outline-terzett-f = Letter F
outline-terzett-s = Letter S
outline-terzett-u = Letter U
outline-terzett-y = Letter Y
outline-terzett-four = Numeral four
outline-terzett-steps = Steps
outline-terzett-lighthouse = Lighthouse
outline-terzett-p = Letter P
outline-terzett-seven = Numeral seven
outline-terzett-hat = Hat
outline-terzett-o = Letter O
outline-terzett-a = Letter A
outline-terzett-swiss-cross = Swiss cross
outline-terzett-top = Spinning top
outline-terzett-frame = Frame
outline-terzett-cross = Cross
outline-terzett-barrel = Barrel
outline-terzett-pyramid = Pyramid
outline-terzett-staircase = Staircase
outline-terzett-slope = Slope
outline-terzett-duett-7x8 = 7 by 8, pairs
outline-terzett-duett-4x14 = 4 by 14, pairs
outline-terzett-duett-28x2 = 28 by 2, pairs
outline-terzett-duett-ring = Frame, pairs
outline-terzett-duett-cross = Cross, pairs
outline-terzett-duett-double-cross = Double cross, pairs
outline-terzett-duett-star = Star, pairs
outline-terzett-quartett-7x8 = 7 by 8, lines of four
outline-terzett-quodlibet-7x8 = 7 by 8, all shapes
outline-terzett-quodlibet-4x14 = 4 by 14, all shapes
outline-terzett-quodlibet-cross = Cross, all shapes
outline-terzett-quadrat-bands = Three bands of squares
outline-terzett-5x6 = 5 by 6, numbers up to four
outline-terzett-2x3 = 2 by 3, three tiles

# The rule in one line, always shown beside the board. $kind: kind of figure.
rule-terzett = { $kind ->
    [duett] Equal numbers form pairs.
    [quadrat] Equal numbers form squares of four.
    [quartett] Equal numbers form lines of four.
    [quodlibet] Equal numbers form squares or lines of four.
   *[terzett] Equal numbers form lines of three.
}
