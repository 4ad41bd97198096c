### The seventeen printed figures: short texts about each of them, in the gallery.
###
### $id: number of a figure, for example “IX”, or in selectors its id, ix.

# Last sentence about a figure in the gallery: something that it shares with others. $part: which
# figures. “The nephew” is Fritz Jahn’s nephew, who made the figures.
figure-part = { $part ->
    [joined] In figures I to III, the nephew tested how many equal groups could be joined.
    [rectangle] Figures I to VII range from an almost square rectangle to the narrowest possible one.
    [letter] Only two of the nephew’s letter shapes are printed: figures VIII and IX.
   *[pierced] Figures X to XVII are symmetrical rectangles with one to three holes.
}
# About one figure. A group is three equal numbers in a line.
figure-tale = { $id ->
    [i] The nephew began with the rectangle nearest to a square. The nine zeros form a block of three by three, which can be read as three rows or as three columns.
    [ii] All nine zeros are in the first row. According to the book, every tile with a zero except 0 : 4 can be placed at a glance.
    [iii] Equal groups touch nine times, more than in any other figure. There are 24 solutions.
    [iv] Six rows of twelve cells. Six twos form a horizontal line, and six ones a vertical line; each line is two groups end to end.
    [v] Four rows of eighteen cells. Of the 24 groups, no two equal ones touch: the opposite of figure III.
    [vi] Three rows of 24 cells: any upright group fills its whole column. Equal groups touch only once: two groups of twos.
    [vii] The narrowest rectangle, two cells wide: no group fits across it. Twenty tiles have only one possible place, more than in any other figure.
    [viii] The first of the two letters, with strokes two cells thick. Nineteen tiles have only one possible place, so it is a good figure to begin with.
    [ix] Two posts and a bar, all two cells thick. No equal groups touch, and there is only one solution.
    [x] The first of the eight figures with holes has a slit of twelve by two cells. There is only one solution.
    [xi] A slit thirteen cells long and one high. Above it is a line of six ones, and below it a line of six sixes.
    [xii] Two windows. Six zeros run down the post between them, and six ones along the sill.
    [xiii] Two holes of three by two cells. Below the right-hand hole, six twos form a line.
    [xiv] The only figure with three holes. It has six solutions.
    [xv] One upright slit of three cells in the middle. Only eight tiles have just one possible place, fewer than in any other figure.
    [xvi] A slit of five cells in the middle, with three twos at its left end and three fours at its right end.
   *[xvii] The most open figure of all: thirty cells are missing, and a single column at either end holds the halves together.
}

## The solution, large, in a dialog

figure-key = Solution to figure { $id }
# Below the heading. $keys: how many solutions.
figure-key-one = { $keys ->
    [one] This is the only solution.
   *[other] This is one of { $keys } correct solutions.
}
