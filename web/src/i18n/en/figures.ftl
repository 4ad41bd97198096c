### The seventeen printed figures: what the book and each figure tell.

figure-part = { $part ->
    [joined] In I to III he tried how far equal groups can be joined.
    [rectangle] I to VII go from a rectangle that is almost square to the narrowest there is.
    [letter] Only two of his letters are printed: VIII and IX.
   *[pierced] X to XVII are pierced rectangles, symmetrical, with one to three holes.
}
figure-tale = { $id ->
    [i] He began with the rectangle nearest to a square. The nine zeros form a block of three by three: three rows, or three columns.
    [ii] All nine zeros lie in the first row. At first sight, says the book, every tile with a zero is clear, except 0 : 4.
    [iii] As far as he got in joining equal groups: they touch nine times, more than in any other figure, and leave 24 keys.
    [iv] Six rows of twelve. Six twos lie in one line and six ones stand in another, each of them two groups end to end.
    [v] Four rows of eighteen. Of the 24 groups no two equal ones touch: the opposite of what he tried in figure III.
    [vi] Three rows of 24: whatever stands upright here fills its whole column. Equal groups touch once, among the twos.
    [vii] The narrowest rectangle, two cells wide: no group can lie across it. Twenty tiles have one place only, more than in any other.
    [viii] The first of the two letters, with strokes two cells thick. Nineteen tiles have one place only, so it is a good beginning.
    [ix] Two posts and a bar, all two cells thick. No equal groups touch, and there is a single key.
    [x] The first of the eight with holes: a slit of twelve cells by two, with one key.
    [xi] A slit thirteen cells long and one high. Six ones lie in one line above it, six sixes below.
    [xii] Two windows. Six zeros stand in the post between them, and six ones lie on the sill.
    [xiii] Two holes of three cells by two. Under the one at the right six twos lie in one line.
    [xiv] The only figure with three holes, and with six keys.
    [xv] One upright slit of three cells in the middle. Only eight tiles have a single place, the fewest of all.
    [xvi] A slit of five cells in the middle, with three twos at its left end and three fours at its right.
   *[xvii] The most open of all: thirty cells are missing, and a single column at either end holds the halves together.
}

## The key, large

figure-key = The key of figure { $id }
figure-key-one = { $keys ->
    [one] This is the only key.
   *[other] One of { $keys } keys; each of them is right.
}
