### All figures of Adler’s book: printed, reconstructed, or known by their conditions only.
###
### “The text” is the text of the book. “Our” figures are those of this site.

book-title = Figures in the book
book-lead = Adler’s book of 1920 has twenty-eight puzzles. Our copy shows seventeen with the numbers in the cells. The other eleven drawings are missing; we have only the text.
# Heading of a group of figures.
book-reconstructed = Reconstructed
book-reconstructed-lead = A program searched for figures that agree with every sentence of the text. There are several such figures for each puzzle, and sometimes many. The printed figure may differ from ours in most numbers.
# Heading of a group of figures that the computer composed instead of the missing ones.
book-composed = Composed to meet the book’s conditions
book-composed-lead = Too little is known of these figures to reconstruct them. For each, the computer composed another figure that meets the same condition.
# Heading of a group of figures.
book-net = Nets to complete
book-net-lead = These are not puzzles with a given solution: you compose the figure yourself.
book-printed = Printed: figures I to XVII
book-printed-lead = These are the Terzett figures of Jahn’s nephew. No digit was changed. A figure can have several solutions, and any solution counts.
# Link.
book-gallery = All seventeen figures in the gallery
# $id: number of a figure, for example “3” or “IX”, or cover: the cross on the title page.
book-figure = { $id ->
    [cover] The cross on the title page
   *[other] Figure { $id }
}
# Link to the puzzle. $id: number of a figure, or cover: the cross on the title page.
book-open = { $id ->
    [cover] Open the empty cross
   *[other] Open figure { $id }
}
# Link. $game: name of a game.
book-rules = Rules of { $game }
# About our figure. $keys: how many solutions it has.
book-solutions = { $keys ->
    [one] Our figure has one solution.
   *[other] Our figure has { $keys } solutions.
}
# After the name of a printed figure. $keys: how many solutions it has.
book-keys = { $keys ->
    [one] · one solution
   *[other] · { $keys } solutions
}

## For each figure, the statements of the text, and our choice.

book-2-text = Dominosa. The text lists the number of places for each of the 36 tiles, describes the first twelve tiles of the solution, and says that figures 2 and 3 have the same key, that is, the same arrangement of the tiles.
book-2-ours = Several grids with exactly one solution agree with the text. Ours also needs no method harder than those in the text.
book-2-walk = Here are the first twelve tiles in the book’s order. 0 : 0 on i3–i4, 0 : 2 on h1–h2 and 6 : 6 on b1–c1 are seals. 2 : 6 on i1–i2 fills a large gap, and 2 : 4 on a1–a2 fills a small one. 4 : 6 has become a seal on a5–b5. 2 : 2 on a3–a4, 1 : 4 on b4–c4, 2 : 7 on b2–b3 and 4 : 4 on c2–c3 fill small gaps. Now 4 : 7 is a seal on f2–g2, and 5 : 7 on f1–g1 fills the gap above it. The course leads you through these steps. The book calls the gap filled by 5 : 7 large. It must be small: in every grid that agrees with the text, f1 is a five and could still join e1, but g1 has no other neighbour.
book-3-text = Dominosa without a seal. The text describes the beginning of the solution: the two shared cells h5 and c5, then 1 : 6, 1 : 7, 1 : 1, the square filled by 4 : 5 and 4 : 7, then 4 : 4 and two gaps. The key is the same as that of figure 2.
book-3-ours = Many grids agree with the text. In each, 4 : 5 and 4 : 7 fill a square and can both be horizontal or both vertical, so each has at least two solutions.
book-3-walk = Both possible places for 1 : 1 include h5, and both possible places for 3 : 3 include c5. Two lines separate each of these cells from its other neighbours. Now 1 : 6 is a seal on e6–f6, then 1 : 7 on h6–h7, then 1 : 1 on h4–h5. Nothing else follows until you see that 4 : 5 and 4 : 7 must fill the square of b2, c2, b3 and c3. After that, 4 : 4 is a seal on a1–a2, and there are gaps at b1 and a3. From then on, gaps and seals follow one another to the end. The course leads you through these steps. The two tiles of the square can both be horizontal or both vertical, so the puzzle has two solutions. Of the gaps at b1 and a3, the book calls one large. We think that it means the gap at b1, filled by the tile on b1–c1, although c1 could still join d1. This tile is above the square, just as 5 : 7 is above 4 : 7 in figure 2, where the book calls the gap filled by 5 : 7 large as well.
book-4-text = Terzett. There are sevens on e5 to e7 and 27 pips in column c, and at most three equal numbers in a line. The drawing of the key, figure 5, is missing too, but the text names the cells of the eight doubles. Only four keys have doubles on these cells, and column c decides between them.
# $fitting: how many figures agree with the text.
book-4-ours = We assume sixes on e2 to e4, because figure 8 has six sixes in a line. Then { $fitting } figures with this key agree with the text. We chose one with the most seals.
book-6-text = Terzett. This is figure 4 with the tile 5 : 7 turned; fourteen other tiles had to move.
# $fitting: how many figures agree with the text.
book-6-ours = Figure 6 is derived from figure 4, so here too { $fitting } figures are possible.
book-7-text = Terzett. This is figure 4 with four tiles turned; all other tiles had to move.
book-7-ours = The text does not name the four tiles. We turned 5 : 7, 0 : 1, 2 : 3 and 4 : 6; this is one of 105 possible choices.
book-8-text = Terzett with the key of figure 4. Column c shows four zeros, three ones and a seven; the sevens on e5 to e7 have become sixes, and six sixes are in a line.
# $fitting: how many figures agree with the text.
book-8-ours = { $fitting } figures agree with the text. We chose one of those with the most seals.
book-9-text = Terzett. The numbers 0 to 7 run in order down columns c, d and e; in rows 3 and 5, four equal numbers are side by side.
book-9-ours = Countless figures meet these conditions. This is one of them.
book-10-text = Terzett. The numbers 0 to 7 run in order down columns c, d and e, and all the zeros are in row 1.
book-10-ours = Countless figures meet these conditions. This is one of them.
book-11-text = Terzett. The numbers 0 to 7 are given on a diagonal; the other 64 cells are open.
book-11-ours = The text does not say where the diagonal begins. Our diagonal begins at a1. Any solution counts.
book-12-text = Terzett. Nine equal numbers in a cross and seven other numbers are given; the other 56 cells are open.
book-12-ours = The number in the cross, the cross’s position and the other seven numbers are unknown. Our net’s conditions are looser than the book’s: we give only a cross of nine zeros, seven cells high and three wide.
book-cover-text = Terzett. The title page showed a cross made of all the tiles, and the back cover gave its key.
book-cover-ours = We know neither the numbers nor the proportions of this cross. The empty cross from our collection takes its place.
