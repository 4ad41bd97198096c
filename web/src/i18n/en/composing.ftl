### Terzett: the sheet of a printed figure, and composing.

## The sheet

figure-name = Figure { $name }
figure-state = { $found ->
    [0] { $of ->
        [one] { $of } tile to lay
       *[other] { $of } tiles to lay
    }
    [one] one of { $of } tiles laid
   *[other] { $found } of { $of } tiles laid
}
figure-facts = { $keys ->
    [0] {""}
    [one] One solution,{" "}
   *[other] { $keys } solutions,{" "}
}{ $pairs ->
    [one] { $pairs } pair of neighbouring cells
   *[other] { $pairs } pairs of neighbouring cells
}
figure-all = All figures
figure-compose = Compose a figure

## The tiles

stock-tiles = Tiles
stock-note = Below each tile: the number of places it has left. A tile with one place is a seal.
stock-tile = { $found ->
    [true] { $tile }: laid
   *[other] { $places ->
        [-1] { $tile }
        [0] { $tile }: no place left
        [one] { $tile }: one place left
       *[other] { $tile }: { $places } places left
    }
}

## Composing

stock-left = { $tile ->
    [none] No tile in hand.
   *[other] In hand: { $tile }.
} Still to lay: { $tiles }.
compose-note = Below each tile: the number of places it has left.
compose-help = Help
compose-turn = Turn round
compose-take = Remove
compose-chosen = { $low ->
    [none] { $cell } selected. Press it again to remove its tile.
   *[other] The { $low } goes on { $cell }. The { $high } can go on { $partners }.
}
compose-done = Composed
compose-connections = { $count ->
    [0] No equal groups touch.
    [one] Equal groups touch in one place.
   *[other] Equal groups touch in { $count } places.
}
compose-facts = { $kind ->
    [duett] Duett
    [quadrat] Quadrat
    [quartett] Quartett
    [quodlibet] Quodlibet
   *[terzett] Terzett
}, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
compose-finish = Let the computer finish …
compose-finish-lead = Your tiles stay where they are. The computer looks for a way to complete the figure.

groups-title = Groups
groups-note = { $groups } complete, { $touch } touching
groups-explained = A group: equal numbers in the shape this net requires. Where two groups of one number touch, the figure is more artful.
groups-of = { $number }: { $count ->
    [one] one group
   *[other] { $count } groups
}

## A new net

net-title = New net
net-menu = New net …
net-new = New net
net-laid = A new net is on the board.
net-kind = Kind of groups
kind-terzett = Terzett
kind-terzett-note = Three equal numbers in a straight line; 36 tiles to 7 : 7.
kind-duett = Duett
kind-duett-note = Two equal numbers side by side, as in everyday dominoes; 28 tiles to 6 : 6.
kind-quadrat = Quadrat
kind-quadrat-note = Four equal numbers in a square. Four by fourteen cells cannot be filled like this; a special outline is needed.
kind-quartett = Quartett
kind-quartett-note = Four equal numbers in a straight line. Seven by eight cells can be filled; four by fourteen is proved impossible.
kind-quodlibet = Quodlibet
kind-quodlibet-note = Squares, vertical and horizontal fours in one figure, at least one of each.
net-outline = Outline
net-own = Your own outline
net-own-label = One line for each row: # for a cell, a dot for no cell
paint-how = Press or draw to add cells; press or draw on cells to remove them. With keys: arrows, Space; Shift and an arrow draws.
paint-label = Outline
paint-cell = Row { $row }, column { $column }: { $filled ->
    [true] cell
   *[false] empty
}
paint-cells = { $count ->
    [one] One cell
   *[other] { $count } cells
}
paint-clear = Clear
paint-text = As text
net-condition = Condition
condition-none = none
condition-columns = 0 to 7 in order down columns c, d and e
condition-zeros = nine zeros in the first row
condition-both = both
condition-diagonal = 0 to 7 on the diagonal
condition-cross = a cross of nine zeros, seven wide and three high
condition-own = your own
net-cells-label = Numbers on cells, such as c1=0 d4=7
net-sums-label = Sums of columns and rows, such as c=10 3=27
net-unread = This cannot be read. Write c1=0 for a cell and c=10 for a sum, with spaces between them.
net-hand = Lay the tiles yourself
net-machine = Let the computer lay them
net-composing = The computer is laying tiles: { $count ->
    [one] { $count } attempt
   *[other] { $count } attempts
} …

composed-parts = { $count ->
    [one] The outline is divided: one group.
   *[other] The outline is divided into { $count } groups.
}
composed-key = { $count ->
    [one] One tile covers it: the key.
   *[other] { $count } tiles cover them: the key.
}
composed-numbers = Each group now gets a number, so that no tile occurs twice.
composed-skip = Skip

## The notebook of keys

notebook-title = Notebook
notebook-note = { $count ->
    [0] empty
    [one] one solution
   *[other] { $count } solutions
}
notebook-none = Every solution you find is noted here.
notebook-line = { $day }, { $connections ->
    [0] no touching groups
    [one] groups touch in one place
   *[other] groups touch in { $connections } places
}
notebook-new = This solution is new and is now in the notebook.
notebook-known = This solution is already in the notebook.
notebook-write = Write it down
notebook-key = Solution
notebook-forget = Delete

## Passing on a problem

problem-menu = Share as a problem …
problem-title = Share as a problem
problem-solutions = { $count ->
    [one] The outlines of the tiles are hidden. The problem has exactly one solution.
   *[other] { $complete ->
        [true] The outlines of the tiles are hidden. The problem has { $count } solutions; any of them counts.
       *[other] The outlines of the tiles are hidden. The problem has more than { $count } solutions; any of them counts.
    }
}{ $game ->
    [dominosa] {" "}Not all numbers are in groups: the book calls this an Omnibus problem.
   *[terzett] {""}
}
problem-company = In a group, everyone solves the same problem on their own device; the first to finish wins.
problem-copy = Copy link
problem-copied = The link to the problem has been copied.
problem-solve = Solve it yourself

## Turning tiles

series-menu = Turn tiles …
series-title = Turn tiles
series-lead = The key stays the same. When you turn a tile round on its cells, others must change places until equal numbers are in threes again. Doubles stay on the same cells.
series-tiles = Tiles to turn
series-double = Doubles cannot be turned.
series-moved = { $turned ->
    [0] No tiles turned yet.
    [one] One tile turned, { $moved ->
        [one] one other changes place: { $tiles }.
       *[other] { $moved } others change places: { $tiles }.
    }
   *[other] { $turned } tiles turned, { $moved ->
        [one] one other changes place.
       *[other] { $moved } others change places.
    }
}
series-not = These tiles cannot be turned together.
series-relabel = Swap numbers
series-relabelled = All numbers have been swapped. The doubles are on the same cells.
series-solve = Solve as a problem

## Legend

legend-terzett-grouped = in a finished group
legend-terzett-never = no group possible
legend-terzett-hole = no free neighbour

## Keys

help-digits = pick up a tile by its two numbers
help-turn = turn the tile in focus round
help-take = remove it
help-stock = read out the tiles in hand and in stock
key-delete = Delete

## What the cells say of it

place-terzett-movable = { $move }
target-terzett-goes = target
compose-race = Everyone composes on this net under the same conditions, in turn on this device, and every correct figure counts. You can also send others the net with your time. Times that arrive by link cannot be checked.
