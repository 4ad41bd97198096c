### Terzett: the page of a printed figure, and composing.
###
### $tile: a tile, for example “2:6”. $tiles: several, for example “0:1 and 1:1”.
### A group: equal numbers in the shape of this kind of figure, for example three in a line. A contact:
### a place where two groups of the same number touch. A net: the empty outline of a figure.

## The page of a figure

# Heading. $name: number of the figure, for example “IX”.
figure-name = Figure { $name }
# Under the board. $found: number of tiles on the board. $of: number of all tiles.
figure-state = { $found ->
    [0] { $of ->
        [one] { $of } tile to lay
       *[other] { $of } tiles to lay
    }
    [one] One of { $of } tiles on the board
   *[other] { $found } of { $of } tiles on the board
}
# A line above the board. $keys: how many solutions, 0 if unknown. $complete: false if there are
# more. $pairs: how many pairs of neighbouring cells the figure has.
figure-facts = { $keys ->
    [0] {""}
    [one] One solution,{" "}
   *[other] { $complete ->
        [true] { $keys } solutions,{" "}
       *[other] More than { $keys } solutions,{" "}
    }
}{ $pairs ->
    [one] { $pairs } pair of neighbouring cells
   *[other] { $pairs } pairs of neighbouring cells
}
# Links and menu items.
figure-all = All figures
figure-compose = Compose a figure

## The tiles, in a list beside the board

stock-tiles = Tiles
stock-note = Below each tile is the number of places left for it. A tile with one place is a seal.
# Label of a tile in the list. $found: true if it is on the board. $places: how many places it has
# left, -1 if unknown.
stock-tile = { $found ->
    [true] { $tile }: on the board
   *[other] { $places ->
        [-1] { $tile }
        [0] { $tile }: no place left
        [one] { $tile }: one place left
       *[other] { $tile }: { $places } places left
    }
}

## Composing

# Spoken by screen readers. $tile: the tile in hand, or none. $tiles: list of tiles.
# $tilesCount: number of tiles in the list.
stock-left = { $tile ->
    [none] No tile in hand.
   *[other] In hand: { $tile }.
} { $tilesCount ->
    [0] All tiles are on the board.
   *[other] Still to lay: { $tiles }.
}
# Beside the tiles, while the board marks impossible cells.
compose-note = Below each tile is the number of places it has left.
# Buttons: mark impossible cells, numbers and tiles; turn the selected tile round; remove it.
compose-help = Mark dead ends
compose-turn = Turn round
compose-take = Remove
# Beside the board. $cell: the selected cell. $low, $high: the numbers of the tile in hand; $low is none
# without one. $partners: cells for the other half, for example “b1 and a2”.
compose-chosen = { $low ->
    [none] { $cell } selected. Press it again to remove its tile.
   *[other] The { $low } goes on { $cell }. Cells for the { $high }: { $partners }.
}
# Heading above compose-connections.
compose-done = Figure complete
# Below the heading “Figure complete”. $count: how many places.
compose-connections = { $count ->
    [0] No groups of the same number touch.
    [one] Groups of the same number touch in one place.
   *[other] Groups of the same number touch in { $count } places.
}
# A line above the board. $kind: kind of figure. $cells: how many cells.
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
# Menu item: the computer completes the figure. Then the text of its dialog.
compose-finish = Complete automatically…
compose-finish-lead = Your tiles stay where they are. The computer looks for a way to complete the figure.

groups-title = Groups
# Beside the heading “Groups”. $groups: how many are complete. $touch: number of contacts.
groups-note = { $groups } complete, { $touch ->
    [0] no contacts
    [one] one contact
   *[other] { $touch } contacts
}
groups-explained = A group consists of equal numbers in the shape this net requires. The more often groups of the same number touch, the more refined the figure.
# Spoken by screen readers. $number: a number on the tiles. $count: how many groups it has.
groups-of = { $number }: { $count ->
    [one] one group
   *[other] { $count } groups
}

## A new net: a dialog

net-title = New net
# Menu item and button that open the dialog.
net-menu = New net…
net-new = New net
net-laid = A new net is on the board.
net-kind = Kind of group
kind-terzett = Terzett
kind-terzett-note = Three equal numbers in a straight line; 36 tiles up to 7 : 7.
kind-duett = Duett
kind-duett-note = Two equal numbers side by side, as in everyday dominoes; 28 tiles up to 6 : 6.
kind-quadrat = Quadrat
kind-quadrat-note = Four equal numbers in a square. A four-by-fourteen rectangle cannot be filled like this; a special outline is needed.
kind-quartett = Quartett
kind-quartett-note = Four equal numbers in a straight line. A seven-by-eight rectangle can be filled; a four-by-fourteen one provably cannot.
kind-quodlibet = Quodlibet
kind-quodlibet-note = Squares, columns of four and rows of four in one figure, with at least one of each.
net-outline = Outline
net-own = Your own outline
net-own-label = One line of text for each row: # for a cell, a dot for no cell
paint-how = Press empty squares, or drag across them, to add cells; do the same with cells to remove them. With the keyboard, choose a square with the arrow keys and change it with Space; hold Shift with an arrow key to draw.
paint-label = Outline
# Spoken by screen readers in the drawing field. $row, $column: numbers. $filled: true for a cell.
paint-cell = Row { $row }, column { $column }: { $filled ->
    [true] cell
   *[false] empty
}
# Below the drawing field. $count: how many cells are drawn.
paint-cells = { $count ->
    [one] One cell
   *[other] { $count } cells
}
# Buttons: remove all cells; edit the outline as text.
paint-clear = Clear
paint-text = As text
# Heading of a list of conditions for the figure, followed by its items.
net-condition = Conditions
condition-none = none
condition-columns = 0 to 7 in order down columns c, d and e
condition-zeros = nine zeros in the first row
# Both of the two conditions before it.
condition-both = both
condition-diagonal = 0 to 7 on the diagonal
condition-cross = a cross of nine zeros, seven wide and three high
condition-cross_upright = a cross of nine zeros, three wide and seven high
condition-own = your own
net-cells-label = Numbers in cells, for example c1=0 d4=7
net-sums-label = Sums of columns and rows, for example c=10 3=27
net-unread = This text cannot be read. Write entries such as c1=0 (a cell) or c=10 (a sum), separated by spaces.
# Buttons of the dialog.
net-hand = Lay the tiles yourself
net-machine = Let the computer compose
# Progress. $count: how many attempts.
net-composing = The computer is composing: { $count ->
    [one] one attempt
   *[other] { $count } attempts
}…

# Captions while a composition is replayed. $count: how many groups.
composed-parts = { $count ->
    [one] The outline forms one group.
   *[other] The outline is divided into { $count } groups.
}
# $count: how many tiles.
composed-key = { $count ->
    [one] One tile covers the outline.
   *[other] { $count } tiles cover the outline.
}
composed-numbers = Each group gets a number, chosen so that no tile occurs twice.
# Button that ends the replay.
composed-skip = Skip

## The notebook of solutions

notebook-title = Notebook
# Beside the heading. $count: how many solutions.
notebook-note = { $count ->
    [0] empty
    [one] one solution
   *[other] { $count } solutions
}
notebook-none = Every solution you find is noted here.
# A solution. $day: a date, for example “5 May 2026”. $connections: number of contacts.
notebook-line = { $day }: { $connections ->
    [0] no contacts between groups of the same number
    [one] one contact between groups of the same number
   *[other] { $connections } contacts between groups of the same number
}
# Below the heading “Figure complete”.
notebook-new = This solution is new and is now in the notebook.
notebook-known = This solution is already in the notebook.
# Button; then the title of a dialog with a solution, and its button.
notebook-write = Add to notebook
notebook-key = Solution
notebook-forget = Delete

## Sharing a problem: a dialog

problem-menu = Share as a problem…
problem-title = Share as a problem
# $count: how many solutions were found. $complete: false if there are more.
# $game: dominosa if not all numbers are in groups, otherwise terzett. Omnibus: the book’s word for
# a problem in which the numbers need not form groups.
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
problem-company = Several players can solve the same problem at once, each on their own device; the first to finish wins.
problem-copy = Copy link
problem-copied = The link to the problem has been copied.
problem-solve = Solve it yourself

## Turning tiles: a dialog

series-menu = Turn tiles…
series-title = Turn tiles
series-lead = The outlines of the tiles stay the same. When you turn a tile round on its cells, other tiles must change places until equal numbers form groups of three again. Doubles stay on the same cells.
series-tiles = Tiles to turn
# Tooltip of a double in the list of tiles.
series-double = Doubles cannot be turned.
# $turned: how many tiles are turned. $moved: how many others change places; $tiles: which.
series-moved = { $turned ->
    [0] No tiles turned yet.
    [one] One tile turned, { $moved ->
        [one] one other moved: { $tiles }.
       *[other] { $moved } others moved: { $tiles }.
    }
   *[other] { $turned } tiles turned, { $moved ->
        [one] one other moved.
       *[other] { $moved } others moved.
    }
}
# $columns, $rows: lists of columns or rows, each with its sum, for example “a 22, b 24”.
series-sums = Sums of the columns: { $columns }. Sums of the rows: { $rows }.
series-not = These tiles cannot be turned together.
# Button that exchanges the numbers of the figure at random; then the message afterwards.
series-relabel = Shuffle numbers
series-relabelled = The numbers have been shuffled. The doubles are still on the same cells.
# Button that opens the figure as a problem.
series-solve = Solve as a problem

## Legend

legend-terzett-grouped = in a complete group
legend-terzett-never = no group possible
legend-terzett-hole = no free neighbour

## Keys of the keyboard, in the help

help-digits = pick up a tile by its two numbers
help-turn = turn the focused tile round
help-take = remove the focused tile
help-stock = announce the tile in your hand and the tiles left
key-delete = Delete

## Spoken by screen readers after the name of a cell

# $move: what can be done there, for example “turn the 2:6 round”.
place-terzett-movable = { $move }
# A cell on which the tile in hand can be laid.
target-terzett-goes = target
# At the top of the dialog for a race: several people compose against the clock.
compose-race = Players take turns on this device: each composes a figure on this net under the same conditions. Every correct figure counts. You can also send others the net and your time. Times received by link cannot be checked.
