### Terzett: the sheet of a printed figure, and composing.

## The sheet

figure-name = Figure { $name }
figure-state = { $found ->
    [0] { $of } tiles lie ready
    [one] one of { $of } tiles is laid
   *[other] { $found } of { $of } tiles are laid
}
figure-facts = { $keys ->
    [0] {""}
    [one] One key,{" "}
   *[other] { $keys } keys,{" "}
}{ $pairs } pairs of cells
figure-all = all figures
figure-all-button = All figures
figure-compose = Compose one yourself

## The tiles

stock-tiles = The tiles
stock-note = The number below a tile tells how many places are left for it. One is a seal.
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
} Still to be laid: { $tiles }.
compose-note = The number below a tile tells how many places are left for it.
compose-help = Help
compose-turn = Turn round
compose-take = Take up
compose-chosen = { $low ->
    [none] { $cell } is chosen. Press it again to take up its tile.
   *[other] The { $low } comes on { $cell }. The { $high } can come on { $partners }.
}
compose-done = Composed
compose-connections = { $count ->
    [0] Nowhere do equal groups touch.
    [one] Equal groups touch in one place.
   *[other] Equal groups touch in { $count } places.
}
compose-facts = { $kind ->
    [duett] Duett
    [quadrat] Quadrat
    [quartett] Quartett
    [quodlibet] Quodlibet
   *[terzett] Terzett
}, { $cells } cells
compose-finish = Let the machine finish …
compose-finish-lead = What lies stays where it is. The machine looks for a way to go on.

groups-title = Groups
groups-note = { $groups } complete, { $touch } touching
groups-of = { $number }: { $count ->
    [one] one group
   *[other] { $count } groups
}

## A new net

net-title = New net
net-menu = New net …
net-new = New net
net-other = new net
net-laid = A new net lies ready.
net-kind = What is to lie together
kind-terzett = Terzett
kind-terzett-note = Three equal numbers in a straight line; 36 tiles to 7 : 7.
kind-duett = Duett
kind-duett-note = Two equal numbers side by side, as in ordinary joining; 28 tiles to 6 : 6.
kind-quadrat = Quadrat
kind-quadrat-note = Four equal numbers in a square. Four by fourteen cells cannot be filled so; an outline must be found for it.
kind-quartett = Quartett
kind-quartett-note = Four equal numbers in a straight line. Seven by eight cells can be filled; four by fourteen cannot, which is proved.
kind-quodlibet = Quodlibet
kind-quodlibet-note = Squares, upright and lying fours in one figure, at least one of each.
net-outline = Outline
net-own = an outline of your own
net-own-label = One line for each row: # is a cell, a dot is none.
net-condition = Condition
condition-none = none
condition-columns = 0 to 7 below one another in columns c, d and e
condition-zeros = nine noughts in the first row
condition-both = both at once
condition-diagonal = 0 to 7 on the diagonal
condition-cross = a cross of nine noughts, seven long and three high
condition-own = your own
net-cells-label = Numbers on cells, such as c1=0 d4=7
net-sums-label = Sums of columns and rows, such as c=10 3=27
net-unread = This cannot be read. Write c1=0 for a cell and c=10 for a sum, with spaces between them.
net-hand = Lay it yourself
net-machine = Let the machine lay it
net-composing = The machine is laying: attempt { $count } …

## The notebook of keys

notebook-title = Notebook
notebook-note = { $count ->
    [0] still empty
    [one] one key
   *[other] { $count } keys
}
notebook-none = Every key you find is written down here at once.
notebook-line = { $day }, { $connections ->
    [0] no touching groups
    [one] one place where groups touch
   *[other] { $connections } places where groups touch
}
notebook-new = The key is new and now stands in the notebook.
notebook-known = This key stands in the notebook already.
notebook-write = Write it into the notebook
notebook-key = Key
notebook-forget = Strike it out

## Passing on a problem

problem-menu = Pass it on as a problem …
problem-title = Pass it on as a problem
problem-solutions = { $count ->
    [one] The outlines of the tiles are hidden. The problem has exactly one solution.
   *[other] { $complete ->
        [true] The outlines of the tiles are hidden. The problem has { $count } solutions; any of them counts.
       *[other] The outlines of the tiles are hidden. The problem has more than { $count } solutions; any of them counts.
    }
}{ $game ->
    [dominosa] {" "}Not everything lies in groups: it is an Omnibus problem.
   *[terzett] {""}
}
problem-company = In company all solve the same problem, each at a device of their own; whoever is done first has won.
problem-copy = Copy the link
problem-copied = The link to the problem is copied.
problem-solve = Solve it yourself

## Turning tiles

series-menu = Turn tiles …
series-title = Turn tiles
series-lead = The key stays as it is. If a tile is turned round on its cells, others must change places until three equal numbers lie together again. Where a double lay, a double lies again.
series-tiles = Which tiles are turned
series-double = Doubles cannot be turned.
series-moved = { $turned ->
    [0] No tile is turned yet.
    [one] One tile is turned, { $moved } others change places: { $tiles }.
   *[other] { $turned } tiles are turned, { $moved } others change places.
}
series-not = These tiles cannot be turned at the same time.
series-relabel = Exchange numbers
series-relabelled = All numbers are exchanged. The doubles lie on the same cells.
series-solve = Solve it as a problem

## Legend

legend-terzett-grouped = lies in a finished group
legend-terzett-never = cannot come into a group any more
legend-terzett-hole = no neighbour is left

## Keys

help-digits = take a tile into the hand by its two numbers
help-turn = turn the tile in focus round
help-take = take it up
help-stock = read hand and stock
key-delete = Delete

## What the cells say of it

place-terzett-movable = { $move }
target-terzett-goes = target
compose-race = Everybody composes on this net under these conditions, one after the other on this device, and every right figure counts; or send the net with your time, and somebody else begins. Times that come by link are what somebody says; nobody has checked them.
