### The gallery of the seventeen printed figures.
###
### $id: number of a figure, for example “IX”, or in selectors its id, ix.
### $stage: solved, begun or open.

gallery-title = Seventeen figures
gallery-lead = Fritz Jahn’s seventeen-year-old nephew composed these figures in January 1902, when he was ill with measles. Each figure has 36 tiles, and equal numbers always form lines of three.
# Button of a filter. $count: how many figures.
gallery-filter-stage = { $stage ->
    [all] All
    [solved] Solved { $count }
    [begun] Begun { $count }
   *[open] Not begun { $count }
}
# Headings of the parts of the gallery.
gallery-part-rectangles = Rectangles
gallery-part-letters = Letters
gallery-part-narrowest = The narrowest rectangle
gallery-part-pierced = Pierced rectangles
# Below the picture of a figure, after its number.
gallery-caption = { $id ->
    [vi] three rows of 24
    [viii] the letter E
   *[ix] the letter H
}
# Read by screen readers after the number of a figure.
gallery-plate = { $stage ->
    [solved] solved
    [begun] begun
   *[open] {""}
}
# Before the number of a figure.
figure-word = Figure
gallery-figure = Figure { $id }
# Below the heading of the selected figure. $shape: rectangle or pierced.
# $count: how many tiles are found. $of: how many tiles there are.
gallery-state = { $id ->
    [viii] The letter E
    [ix] The letter H
    [vii] The narrowest rectangle
   *[other] { $shape ->
        [pierced] A pierced rectangle
       *[rectangle] A rectangle
    }
}{ $stage ->
    [solved] , solved
    [begun] , begun: { $count } of { $of } tiles
   *[open] {""}
}
# Heading of a table; each pair of messages below is a label and its value.
gallery-facts = Details
gallery-size = Size
# $rows, $columns: numbers.
gallery-size-is = { $rows } rows of { $columns } cells
gallery-pairs = Pairs of neighbouring cells
# $count: how many pairs. $most: the largest number of pairs that a figure can have, 127.
gallery-pairs-are = { $count ->
    [127] 127, the maximum
   *[other] { $count } of a possible { $most }
}
gallery-seals = Seals: tiles with only one place
# $count: how many tiles.
gallery-seals-are = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
gallery-keys = Solutions
# $count: how many solutions.
gallery-keys-are = { $count ->
    [one] exactly one
   *[other] { $count }; any of them counts
}
# Label: groups of three equal numbers that touch make a figure more refined.
gallery-art = Refinement
# $count: how many times.
gallery-art-is = { $count ->
    [0] no groups of the same number touch
    [one] groups of the same number touch once
   *[other] groups of the same number touch { $count } times
}
# Label; the values are the messages `gallery-repair-…`: what we corrected in the printed figure.
gallery-print = Correction
gallery-repair-caption_below = The number was printed below the figure, not above it.
gallery-repair-legs_moved = The right-hand post was printed two cells too far left; in that position the figure has no solution.
gallery-repair-narrowed = The printed figure has 16 columns; it has a solution only with 15 columns and a slit of three cells.
gallery-repair-group_moved = In the printed figure, the group 4 4 4 in the fourth row is out of place; the figure has a solution only if the group is where it is shown here.
gallery-repair-regrouped = The gaps in the printed figure have been combined into three holes of two by two cells.
# Link: open the figure.
gallery-solve = { $stage ->
    [solved] View
    [begun] Continue
   *[open] Solve
}
# Link: remove all tiles that were placed, and begin again.
gallery-afresh = Start over
# Button. $shown: true if the solution is shown.
gallery-key = { $shown ->
    [true] Hide the solution
   *[false] Show the solution
}
gallery-own = Compose a figure
gallery-own-lead = Arrange all the tiles in a figure of your own. Composing is harder than solving: often, two cells that do not touch remain free at the end.
gallery-net = Open an empty net
# Below the gallery.
gallery-note = We have not changed a single digit. The figure on the title page, a cross, is missing from our copy of the book.
# Link to the story of the figures.
gallery-story = The story
# Link.
gallery-book = All figures in the book
