### Terzett: what is said of the composing board, of figures, and of what can be chosen.

side-terzett-solver = You

## What has happened on the composing board

event-terzett-hold = The { $tile } is in your hand.
event-terzett-put_back = The { $tile } is put back.
event-terzett-place = The { $tile } is laid on { $from } and { $to }.
event-terzett-take = The { $tile } is taken away from { $from } and { $to }.
event-terzett-turn = The { $tile } is turned round on { $from } and { $to }.
event-terzett-help_on = The board tells what can never work any more.
event-terzett-help_off = The board keeps quiet again.
event-terzett-over = { $ending ->
    [resigned] The figure is given up.
    [composed] Composed: every tile lies, and all numbers are in their groups.
   *[other] Solved: a key has been found.
}

## What is to be done

status-terzett-composed = { $connections ->
    [0] Composed: all { $count } tiles lie.
    [one] Composed: all { $count } tiles lie, and equal groups touch once.
   *[other] Composed: all { $count } tiles lie, and equal groups touch { $connections } times.
}
status-terzett-several_solutions = { $complete ->
    [true] This figure has { $count } keys; each of them is right.
   *[other] This figure has more than { $count } keys; each of them is right.
}
status-terzett-tiles_to_lay = { $count ->
    [one] One tile is still to be laid.
   *[other] { $count } tiles are still to be laid.
}
status-terzett-held = The { $tile } is in your hand.
status-terzett-sum = Line { $line }: { $now } of { $sum }.
status-terzett-sum_missed = Line { $line } comes to { $now } and should come to { $sum }.
status-terzett-missing_groups = { $count ->
    [0] No group is missing.
    [one] One group is missing.
   *[other] { $count } groups are missing.
}
status-terzett-holes = Without a partner: { $cells }.
status-terzett-unpaired = The free cells can no longer be paired off: { $at } is left over.
status-terzett-never = Can no longer come into groups: { $numbers }.
status-terzett-tiles_stuck = No place is left for: { $tiles }.
status-terzett-not_grouped_yet = All tiles lie, but not every number is in its groups: { $numbers }.
status-terzett-shape_missing = All numbers are in groups, but not every shape of group is there.
status-terzett-double_alone = A double is no pair by itself: another half must join each of its own.
ending-terzett-composed = composed
action-terzett-help = Live help

## Cells and tiles

label-terzett-square = row { $row }, column { $column }: { $free ->
    [true] free
   *[false] { $number }
}{ $given ->
    [true] , prescribed
   *[false] {""}
}{ $joined ->
    [right] , joined right with { $other }
    [left] , joined left with { $other }
    [up] , joined above with { $other }
    [down] , joined below with { $other }
   *[none] {""}
}
label-terzett-hold = take the { $tile } in hand
label-terzett-put_back = put the { $tile } back
label-terzett-place = lay the { $tile }, its lower number on { $from }, the other on { $to }
label-terzett-take = take the { $tile } away
label-terzett-turn = turn the { $tile } round
mark-terzett-given = prescribed
mark-terzett-hole = no partner left
mark-terzett-never = can come into no group
mark-terzett-grouped = in a group
counter-terzett-laid = { $value ->
    [one] one tile laid
   *[other] { $value } tiles laid
}
counter-terzett-groups = { $value ->
    [one] one group
   *[other] { $value } groups
}
counter-terzett-connections = { $value ->
    [0] equal groups nowhere touch
    [one] equal groups touch once
   *[other] equal groups touch { $value } times
}

## Why not: the first words, up to the colon, stand out

reason-terzett-game_over = Finished: nothing is left to do.
reason-terzett-not_laid = Not on the board: the { $tile } has not been laid.
reason-terzett-not_in_hand = Not in your hand: take up the { $tile } first.
reason-terzett-nothing_held = Empty hand: take up a tile first.
reason-terzett-given_otherwise = Prescribed: a { $number } belongs on { $at }.
reason-terzett-double_turned = A double: turning the { $tile } changes nothing.

## Errors in outlines, figures and boards

error-terzett-cells_number = This outline has { $count } cells. { $kind ->
    [terzett] The nearest number from which a Terzett can be made is { $expected }; with the set to seven it is 72.
   *[other] The nearest number from which such a figure can be made is { $expected }.
}
error-terzett-outline_apart = The outline is not in one piece: { $at } belongs to another part.
error-terzett-given_range = On { $at } a { $number } is prescribed, but the numbers go from 0 to { $reach }.
error-terzett-given_count = The { $number } is prescribed { $count } times; the set has it { $expected } times.
error-terzett-no_such_line = There is no row or column { $line }.
error-terzett-no_such_tile = There is no tile { $tile } in this set.
error-terzett-tile_twice = The { $tile } is there twice.
error-terzett-not_grouped = The { $number } on { $at } does not lie in a group of its own number.
error-terzett-shape_missing = Squares, lying and upright fours must all be in the figure; one of them is missing.
error-terzett-given_otherwise = A { $number } is prescribed for { $at }, but another number was laid there.
error-terzett-not_neighbours = A tile lies on two cells that touch; { $from } and { $to } do not.
error-terzett-not_in_hand = The { $tile } is not in your hand.
error-terzett-impossible = No such figure exists, and this proves it: { $why ->
    [unpaired] the free cells cannot be paired off, { $at } is left over.
    [never] the { $number } can no longer come into groups.
    [tile_stuck] there is no place for the { $tile }.
    [proved] an exact search through all arrangements found none in this outline.
    [sum] no numbers in line { $line } come to { $sum }.
   *[no_grouping] the outline cannot be parted into groups.
}
error-terzett-figure_not_found = No figure was found in { $count } attempts. That does not mean there is none: ask for less, or try another number.
error-terzett-double_turned = The { $tile } is a double; turning it changes nothing.
error-terzett-turned_twice = The { $tile } shares a number with another tile that is to be turned.
error-terzett-not_full = The board is not full yet: { $count ->
    [one] one tile is missing.
   *[other] { $count } tiles are missing.
}

## Hints

hint-terzett-either = From here { $count } keys go on, and each is right. In one of them the { $tile } lies on { $from } and { $to }.
hint-terzett-lost_cell = { $at } has no partner left: take away a tile beside it.
hint-terzett-lost_number = The { $number } can no longer come into groups: take some of its tiles away.
hint-terzett-lost_tile = No place is left on which both numbers of the { $tile } could come into groups.
hint-terzett-begin = Begin with a double, as the book advises: the { $tile } on { $from } and { $to }, for instance.
hint-terzett-leads = A whole figure can still come of this: with the { $tile } on { $from } and { $to }, for instance.
hint-terzett-no_advice = Nothing is certainly lost, but no whole figure was found from here either. A trial may tell more.
task-terzett-composing = Composing: attempt { $count }

## Presets and options

preset-terzett-measles = Figure I of the sick-bed
preset-terzett-composing = An empty board
option-terzett-task = What to do
value-terzett-task-figure = solve a figure
value-terzett-task-compose = compose one
note-terzett-figure = The seventeen figures stand at the end of the book. Only nine of them have a single key; the book asks for one, not for all.
note-terzett-compose = The book calls composing the true art and knows no rule for it.
option-terzett-kind = Kind of figure
value-terzett-kind-terzett = Terzett: threes in a line
value-terzett-kind-duett = Duett: pairs
value-terzett-kind-quadrat = Quadrat: squares of four
value-terzett-kind-quartett = Quartett: fours in a line
value-terzett-kind-quodlibet = Quodlibet: squares, lying and upright fours
note-terzett-terzett = Three equal numbers always lie in a straight line; groups of the same number may touch.
note-terzett-duett = Adler’s first figures, laid with the set to six. Whether a double is a pair by itself he does not say; here it is not.
note-terzett-quadrat = Laid with the set to six. Adler writes that a fitting figure had to be found first; rectangles do not work.
note-terzett-quartett = Laid with the set to six, four equal numbers in a row or column.
note-terzett-quodlibet = Laid with the set to six. Adler lets the three shapes alternate; here each must occur at least once.

## Outlines of the library

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
outline-terzett-four = Figure four
outline-terzett-steps = Steps
outline-terzett-lighthouse = Lighthouse
outline-terzett-p = Letter P
outline-terzett-seven = Figure seven
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
outline-terzett-duett-ring = Border, pairs
outline-terzett-duett-cross = Cross, pairs
outline-terzett-quartett-7x8 = 7 by 8, fours in line
outline-terzett-quodlibet-7x8 = 7 by 8, all shapes
outline-terzett-quodlibet-4x14 = 4 by 14, all shapes
outline-terzett-quodlibet-cross = Cross, all shapes
outline-terzett-quadrat-bands = Three bands of squares
outline-terzett-5x6 = 5 by 6, set to four
outline-terzett-2x3 = 2 by 3, three tiles
