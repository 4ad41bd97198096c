### The rules page of Terzett: solving and composing figures of dominoes, and series of figures.
### “The book”: Adler and Jahn, 1920. “Our copy”: a transcription without most of its drawings.
### page-NAME: heading of a section. page-NAME-1, -2 …: its paragraphs. page-NAME-picture: caption of
### its board. page-short-1 to -3: captions of three boards with the rules in short, shown in the game.
### glossary-TERM: explanation of a term.
### *words* are stressed, _words_ are Latin, ‹words› German.

page-lead = A figure made of all the tiles, in which equal numbers always form straight lines of three.
# Name of the table of contents, spoken by screen readers.
page-contents = On this page
# Link after a caption: opens the position in the picture on the board.
page-try = Try it
page-short-1 = In this figure equal numbers form lines of three. It is made of the tiles of one set: find their outlines.
page-short-2 = Press between two numbers to lay a tile there. Every tile of the set occurs exactly once.
page-short-3 = When every number belongs to a tile, the figure is solved.

page-story = Four weeks of measles
page-story-1 = Year after year, O. S. Adler sat in Karlsbad with his gout, and a box of dominoes kept his mind off the pain. It was easy to bring two or four equal numbers together; with three it was hard. When, one day, all 36 tiles did form a rectangle, he was so surprised, and so curious about the secret, that he swept the tiles together before writing anything down. He did not manage it again that year.
page-story-2 = At Christmas 1901 Fritz Jahn of Züllchow took in his nephew, aged seventeen, to keep him away from the measles at home. The boy caught it all the same, spent the whole of January 1902 in isolation, and was not allowed to read. He was given Adler’s game. He worked to a plan, wrote everything down straight away, and after four weeks had forty figures with their solutions and a small treatise. He had two aims: to join rows of equal numbers, and to find new outlines.
page-story-3 = Some ten years later the nephew, now a doctor, sent his uncle a fair copy. Seventeen of the nephew’s figures are in the book: rectangles from almost square to very narrow, two letters and eight pierced rectangles. The figure on the title page, a cross, is missing from our copy of the book.
page-story-4 = Adler’s gout kept him in his room for weeks. He built houses of cards, then laid patterns of dominoes, until he found a rule that made the tiles join almost by themselves; then he was bored again. In 1878 his set was missing from his luggage; the new one went up to 8 : 8. The sevens and eights, at first put aside, led him to groups of three, for which the new set, with ten of each number, was of no use. No law for these groups is known, he writes: like the knight’s tour, such a figure cannot be calculated.
page-story-5 = Adler’s friends said politely that his game was very nice. An old gentleman, however, worked out how many thousands of millions of puzzles there were, and urged him to publish them; a patent was granted in 1893, when Adler had a stock of one and a half million puzzles. An eye operation prevented a new edition, and the puzzles were forgotten until Jahn asked him to write them down again. After Adler’s death at seventy-four, Jahn left the text as it was. Games like this one, Jahn writes, help people through hours of loneliness and pain; he recommends them to healthy mathematicians, convalescents, nervous people, and people with poor sight or none. Jahn’s four eldest children were keen players, and the family played Sperrdomino too.

page-threes = The rule
page-threes-1 = A set up to 7 : 7 has 36 tiles and 72 cells, and each number occurs nine times. In a Terzett figure, the nine cells of a number form three groups, each of three cells in a row or a column. Three cells round a corner are not a group.
page-threes-2 = Groups of the same number may touch and so occupy up to nine cells in one line. Each place where two such groups touch is a refinement: the more there are, the more refined the figure. Refinements are counted when you compose a figure. Four equal numbers may also lie side by side, as in rows 3 and 5 of the book’s figure 9: the fourth belongs to another group.
page-threes-picture = Figure II: nine zeros in a row.

page-solve = Solving a figure
page-solve-1 = The numbers are given; find the tiles, each of which occurs exactly once. Press between two cells to lay a tile there, or press one cell and then its neighbour; on the keyboard, use Alt and an arrow key. All the methods of Dominosa help: tally, seal, gap, separation and commitment. With practice, says the book, you can do without the tally.
page-solve-2 = Terzett problems are easier than those of Dominosa, because equal numbers lie together and different ones seldom meet. The seventeen figures each have eight to twenty seals, which are tiles with only one place; a random filling has three on average.
page-solve-3 = The number below each tile shows how many places it has left. Point at a tile to see its numbers and places on the board.
page-solve-picture = Figure II with fourteen tiles found.

page-keys = Solutions and keys
page-keys-1 = The book calls a solution a key, ‹Schlüssel›: the way the tiles are placed. The book does not insist on a unique solution, and any solution counts. Nine of the seventeen figures have exactly one solution; I, II, VI and XVI have two, IV and XV have four, XIV has six, and III has twenty-four. A key that also shows the numbers is called a ‹Tableau›.
page-keys-2 = The book says that in figure II every tile with a zero can be placed at once, except 0 : 4. That is almost right: 0 : 0 cannot be placed at once either, because the two can fill the last cells in two ways. `alveus terzett check` tests any figure and counts its solutions.

page-compose = Composing a figure
page-compose-1 = Composing is the real art. You have an empty net and all the tiles beside it; in the end, all numbers must be in groups of three. Usually 35 tiles are soon in place, and two separate holes are left for the last tile.
page-compose-2 = Adler’s advice: begin with a double in the corner, on a1 and b1 or on a1 and a2. The doubles matter most; their cells differ from key to key. Write down every new solution at once. Here the notebook does that, and it knows whether the solution is new.
page-compose-3 = *Mark dead ends* counts the complete groups and shows cells without a free neighbour, numbers without room for their groups, and tiles without a place. It does not solve anything. A position without warnings may still have no solution.
page-compose-picture = The smallest net: three tiles, two numbers. How do you continue?

page-hand = Mouse and keyboard
page-hand-1 = Pick up a tile from the stock and lay it on two cells; the smaller number goes on the cell you select first. Select a tile on the board to turn it round or remove it.
page-hand-2 = On the keyboard, two digits pick up a tile, the arrow keys move from cell to cell, Alt with an arrow key lays the tile in that direction, `t` turns the focused tile round, and Delete removes it.
page-hand-3 = You can start a trial, keep it or discard it, and undo every move. If you are tired of searching, the computer can finish the figure, or report that it has found no way to do so.

page-conditions = Conditions
page-conditions-1 = Experts add conditions: the numbers 0 to 7 from top to bottom in each of three columns, optionally with all nine zeros in the first row; 0 to 7 on the diagonal; a cross of nine equal numbers; or a column with a given sum. You can choose any of them for a new net, and add your own.
page-conditions-2 = A cross of nine equal numbers must have a bar of seven, crossed in the middle by a bar of three; it may be upright or on its side. A cross with two bars of five cannot be divided into groups of three. The book’s drawing, figure 12, is missing from our copy: we know neither whether its cross is upright nor which seven other numbers are given.
page-conditions-3 = Some conditions can never be met: if all zeros are in the first row and all ones in the last, there is no place for 0 : 1. If a condition is proved impossible, the program says so; otherwise it says only that nothing was found.
page-conditions-picture = The cross on its side: a bar of seven, crossed by a bar of three.

page-series = Series
page-series-1 = All figures with the same key form a series, ‹Serie›. If you turn one tile round, so that its two numbers change places, 14 others must move before all numbers are in threes again; if you turn two tiles, 24 others must move; if you turn four tiles with eight different numbers, all the others must move. *Turn tiles* in the menu shows this.
page-series-2 = The eight doubles always keep their cells; only their numbers change. Turning tiles amounts to renaming numbers, and the numbers of a figure can be renamed in 8! = 40,320 ways. According to the book, five years at several hours a day would not be enough to try all the variations of its key 5.
page-series-3 = A given sum makes the task harder: column c of the book’s figure 4 had 27 pips, which had to be reduced to 10. According to the book, four cells of this column must be blank, and the other four must show 1 + 1 + 1 + 7, 2 + 2 + 2 + 4 or 3 + 3 + 3 + 1. In the book’s figure 8, sixes also had to replace the three sevens on e5 to e7.
page-series-picture = Figure II with one of its two solutions.

page-restored = Key 5, reconstructed
page-restored-1 = The drawings of key 5 and of figures 4, 6, 7 and 8, which have this key, are missing from our copy. But the book says that the doubles keep their cells in all of them: e5–e6, f5–f6, g5–g6, h6–h7, i6–i7, h1–i1, e8–f8 and h8–i8. So both halves of a double belong to one group. With this condition there are 293 ways to divide the rectangle into groups. Only one of them has any key at all, and that one has four.
page-restored-2 = Column c decides between the four keys. In figure 8 it shows one number four times, another three times and a third once; under two of the keys this is impossible. A third key would allow six blanks in column c; the book says exactly four. One key remains.
page-restored-3 = Figure 4 has sevens on e5 to e7, 27 pips in column c, and never more than three equal numbers in a line. We assume sixes on e2 to e4, because in figure 8 the new sixes meet three other sixes. There are 1,335,660 such figures. We chose one with the most seals: twelve.
page-restored-4 = If you turn 5 : 7, fourteen other tiles move, and the result is figure 6. For figure 7 the book does not name the four turned tiles; we chose 5 : 7, 0 : 1, 2 : 3 and 4 : 6.
page-restored-picture = Figure 4, reconstructed, with key 5.

page-ten = From 27 pips to 10
page-ten-1 = Figure 8 has key 5, like figure 4. In figure 8, column c shows four zeros, three ones and a seven; column e shows six sixes. Figure 4 does not have six equal numbers in a line, so figure 8 cannot be a renaming of it: the two figures differ in which groups share a number. With key 5 there are 161,664 ways to choose which groups share a number, each with 40,320 renamings.
page-ten-2 = The conditions of figure 8 are met by 68,352 figures. We chose one with the maximum of twelve seals.
page-ten-3 = Other combinations, says the book, are hardly possible. But if the zeros of this figure become ones and the ones become twos, and the seven becomes a zero, column c shows 1, 1, 1, 1, 2, 2, 2 and 0. Their sum is also 10.
page-ten-picture = Figure 8, reconstructed.

page-kin = Related puzzles
page-kin-1 = Before Terzett there were easier games with the 28 tiles up to 6 : 6. *Duett:* two equal numbers touch, as in everyday dominoes. *Quartett:* four in a straight line. *Quadrat:* four in a square. *Quodlibet:* squares, vertical fours and horizontal fours in one figure.
page-kin-2 = In our reading of Duett, a double alone is not a pair. Quartett works on seven by eight cells; on four by fourteen and two by twenty-eight it is provably impossible. Quadrat is provably impossible on all these rectangles; it needs an outline of offset bands. Adler writes that a suitable figure for Quadrat had to be found first.
page-kin-3 = For his first figures, Adler names five outlines: crosses, double crosses, stars, borders (frames) and lighthouses. All five are among ours; the lighthouse is a Terzett outline.

page-transcript = Corrections to our copy
page-transcript-1 = Our copy is a scan converted to text by computer. No digit had to be changed, but the layout had errors: the numerals VII, VIII and IX were below their figures; the right-hand post of IX was two cells too far left; XV had a column too many; a group of fours in XVI was out of place; and the gaps in XIV were uneven.
page-transcript-2 = Our calculations confirm the corrections: only with them does each figure have a solution and show every number nine times, in threes. The gallery lists the corrections for each figure.

page-company = Playing with others
page-company-1 = *Ten problems in a row* in the menu recalls the race on a Nile steamer in 1894 (see the Dominosa page); the ten problems are ours. In the book, either everyone solves the same problem, or everyone composes a figure under the same condition, and every figure that meets it counts. *Share as a problem* turns your own figure into a link and shows how many solutions it has. Adler also developed party games with the rules of Terzett; they are not in the book.

page-glossary = Glossary
glossary-cell = A square with one number. A tile covers two.
    .term = Cell
glossary-figure = A filled outline in which equal numbers form groups.
    .term = Figure
glossary-group = Three cells with the same number in a straight line.
    .term = Group
glossary-key = The book’s word for a solution: the way all the tiles are placed, regardless of their numbers.
    .term = Key
glossary-seal = A tile with only one place left, ‹der Siegel›.
    .term = Seal
glossary-net = An empty outline in which you compose a figure.
    .term = Net
glossary-series = All figures with the same key.
    .term = Series
glossary-trial = Tiles pencilled in, to be kept or discarded later.
    .term = Trial

page-known = Sources and our additions
page-known-1 = The rule, the names, the advice on composing and the seventeen figures are in the book. In our copy, the figures in the text, which explain series and conditions, have lost the numbers in their cells; we have reconstructed figures 4, 6, 7 and 8 from the sentences beside them.
page-known-2 = The book does not say how many solutions a figure has. We counted them with our own programs.
page-known-3 = We added the help, the notebook, the computer player and all outlines that are not in the book.
# What the look of our board is based on.
page-design = The layout follows the 1920 edition. We added the shading in the gallery, from light for 0 to dark for 7: it brings out the groups of three.

page-options = Options

page-sources = Sources
page-sources-1 = O. S. Adler and Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, third edition, Züllchow near Stettin 1920; with the Dominosa problems that a schoolboy composed when he was ill.
page-sources-2 = Richard Osa (O. S. Adler): two collections of domino puzzles, Friedheim & Sohn, Berlin 1894; German patent 71,539. We know them through Jahn.
page-sources-note = We checked the results on this page with our own programs; the commands given here are part of alveus.
