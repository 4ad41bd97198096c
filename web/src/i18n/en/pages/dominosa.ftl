### The rules page of Dominosa: methods of solving puzzles, the claims of the book and their check by computer.
### “The book”: Adler and Jahn, 1920. “Our copy”: a transcription without most of its drawings.
### page-NAME: heading of a section. page-NAME-1, -2 …: its paragraphs. page-NAME-picture: caption of
### its board. page-short-1 to -3: captions of three boards with the rules in short, shown in the game.
### glossary-TERM: explanation of a term.
### *words* are stressed, _words_ are Latin, ‹words› German.

page-lead = All the tiles form a rectangle, but their outlines are hidden. Find the tiles without guessing.
# Name of the table of contents, spoken by screen readers.
page-contents = On this page
# Link after a caption: opens the position in the picture on the board.
page-try = Try it
page-short-1 = Here is a whole set of dominoes; only the outlines are hidden. Every tile occurs exactly once.
page-short-2 = Look for two numbers that meet in only one place, or a cell with only one neighbour left: a tile must be there.
page-short-3 = When every number belongs to a tile and no tile occurs twice, the puzzle is solved.

page-story = A banker, a pseudonym, a boy with measles
page-story-1 = O. S. Adler, once a bank director in Berlin, invented puzzles that one person can solve with ordinary dominoes; they need neither an opponent nor previous knowledge. He published them as Richard Osa. The name Dominosa joins his initials, O. S. A., to “Domino”. He was granted a patent, number 71,539, and two folders of puzzles were published in 1894 at a mark each. They sold slowly; the costs were covered, but there was no second edition. Adler had left out instructions on purpose, because he expected people to enjoy finding the methods themselves. Jahn gives two further reasons for the slow sales: the folders were plain, and sellers did not know the contents.
page-story-2 = Professor Kürschner asked Adler for contributions to his almanac of 1899, received a few puzzles and at once asked for a description of them. Fritz Jahn, the pastor who headed an educational institution in Züllchow near Stettin, read this description and tried the puzzles with his wife. Kürschner told him the author’s name, but Jahn’s first visit to Adler, in 1899 or 1900, was in vain. In January 1902 Jahn’s nephew, seventeen years old, was laid up with measles at his uncle’s house and not allowed to read; he was given dominoes and came out of his room with forty new figures. Later Jahn could not remember the author’s name. Kürschner had died in 1902, and the printing plates had been melted down. In 1910 the patent office helped, and on 17 September Jahn visited Adler again.
page-story-3 = On 27 September 1912 Adler and his publisher Jahn went through the last pages of their book together until half past eight in the evening: “There, we have finished, and all is clear.” The next day Adler died. The puzzle went round the world under the name he had given it.
page-story-4 = While the puzzles were being printed in 1894, a friend of Adler’s took a copy of ten of them on a three-week Nile voyage. At the next landing the other passengers combed the bazaars for dominoes, but found only sets up to 6 : 6; they cut the missing eight tiles out of paper, wood and cardboard. Then a lady cried, “I have it!” A contest to solve the other nine began. A boy of twelve solved the last, which had seemed impossible. The head of a large American family wanted to keep the game, but the friend said that it had only been lent to him as a manuscript. A newspaper reported this in May 1894. The menu of Terzett has a contest like this, *Ten problems in a row*.
page-story-5 = Dominoes for the blind usually went only up to 6 : 6; in 1912 Jahn commissioned sets up to 7 : 7 for these puzzles. In 1918 he wrote that young officers had sent him puzzles that they had made during long months in hospital. He recommended the domino games to soldiers who had lost their sight, and F. W. Vogel, the blind owner of a press for the blind in Hamburg, agreed to produce a cheap set on cards, up to 7 : 7, because wooden dominoes for the blind were too expensive for many.

page-puzzle = The puzzle
page-puzzle-1 = All the tiles of a set, in the book from 0 : 0 to 7 : 7, are laid in any arrangement that fills a rectangle of eight rows and nine columns. Numbers need not match where tiles meet. Then the numbers are copied and the outlines left out.
page-puzzle-2 = Your task is to find which cells belong together. Each tile of the set occurs exactly once. We call the largest number of the set its reach. Small sets make small puzzles.
page-puzzle-picture = A puzzle with tiles up to 3: ten tiles on twenty cells.

page-solution = One solution
page-solution-1 = A good puzzle has exactly one solution. All of ours do. A puzzle you enter yourself is checked first; if it has several solutions, a message says so, and you may play it anyway.
page-solution-picture = The same puzzle, solved.

page-hand = Mouse and keyboard
page-hand-1 = Press between two cells to lay a tile there; press there again to remove it. You can also press a cell and then a neighbour, or drag from one to the other. On the keyboard, the arrow keys move from cell to cell, and Alt with an arrow key lays a tile in that direction.
page-hand-2 = A line separates two cells that do not belong together. You can draw it with the right mouse button, with Shift and an arrow key, or after setting *Tool* to *lines*; the same action erases it.
page-hand-3 = You can mark two numbers at a time, one with rings, one with lozenges. Point at a tile in the tally, and the board shows its two numbers and the places left for it.
page-hand-4 = Press *Start trial* to try something in pencil; you can keep or discard the trial later. *Check* shows mistakes. Every move can be undone.

page-tally = The tally
page-tally-1 = The book begins with a count: for every tile, the number of places where its two numbers are side by side. In a rectangle of eight by nine the counts always add up to 127; if your total is different, you have miscounted.
page-tally-2 = Here the program keeps the tally for you and, when a count changes, strikes through the original one, as Adler would have done by hand. He called the tally ‹Auszählung›.
page-tally-3 = In the book’s example, 4 : 6 occurs in four places. Three of them meet in one corner, and beginners try them one after another; but the tile belongs in the fourth place. Aimless trial and error, says the book, hardly ever leads to the solution.

page-siegel = Seal
page-siegel-1 = A tile that fits in only one place must be there. It is a seal; the book calls it ‹der Siegel›. A tile that has only one place left because tiles and lines have taken the others is a later seal, ‹sekundärer Siegel›.
page-siegel-2 = A random filling of the eight-by-nine rectangle has three seals on average; one in twenty has none.
page-siegel-picture = Two fives are side by side in only one place: 5 : 5 is a seal.

page-luecke = Small gap and large gap
page-luecke-1 = A cell shut in on three sides has only one neighbour left, and the two cells make a tile. This is the small gap, ‹kleine Lücke›. Tiles, the edge and lines can all shut a cell in.
page-luecke-2 = Two cells that are shut off together can join only each other. This is the large gap, ‹große Lücke›.
page-luecke-picture = b1 and b2 must form a tile: 1 : 5 fills the large gap.

page-trennung = Separation
page-trennung-1 = Once a tile is found, its numbers may still be side by side elsewhere, by chance. A line between them, ‹Trennungsstrich›, shows that they do not join. Every line removes a place from the tally and may produce a gap. In the book’s example, 0 : 0 on i3–i4 takes one place each from 0 : 1, 0 : 3, 0 : 6 and 0 : 7.
page-trennung-2 = You need not draw lines where the numbers of a tile already found meet again; the tally and the hints take this into account.

page-festlegung = Commitment
page-festlegung-1 = If all places left for a tile share a cell, that cell is committed, ‹festgelegt›, even while the direction of the tile is unknown. No other tile may cover it, so lines separate it from neighbours outside those places.
page-festlegung-2 = Conversely, if a cell can belong to only one tile, that tile cannot be anywhere else. The book uses this without naming it.
page-festlegung-3 = From here on, searching the puzzle is not enough; you have to reason.
page-festlegung-picture = 3 : 3 covers c4 and the cell above or below it. So c4 joins neither b4 nor d4.

page-quadrat = Square
page-quadrat-1 = Two tiles that have all their places within the same four cells fill them, in either arrangement. No other tile belongs in the square. The square was the turning point of the book’s second example. But it cannot occur in a puzzle with only one solution, because two tiles that share a square can always be exchanged. That example must therefore have had at least two solutions (our reconstruction has two), and you will not meet the square in our puzzles, only in puzzles you enter. The command `alveus dominosa solve 3:12322230021103310310` shows an example: its steps leave a square of d1, e1, d2 and e2, which 0 : 2 and 2 : 2 can fill in two ways.
page-quadrat-picture = Adler’s second example, reconstructed, after three tiles: 4 : 5 and 4 : 7 have all their places in the square.

page-provisorisch = Provisional seal
page-provisorisch-1 = If nothing else helps, Adler takes a tile with two possible places and treats it as a seal in one of them. If that soon leads to a hole (a cell without a free neighbour) or to a tile without a place, the other place is right.
page-provisorisch-2 = This is not guessing: the hole is proof. On our board, press *Start trial*, continue until the hole appears, then press *Discard trial*.
page-provisorisch-3 = In the hardest puzzles, a trial needs another trial within it. The book does not mention this; it claims that its methods always lead to the solution.
page-provisorisch-picture = If 0 : 1 were on a1 and b1, cell b3 would have no free neighbour six tiles later. So 0 : 1 is on e3 and e4.

page-beyond = Beyond the book
page-beyond-1 = A tile covers two cells. A region with an odd number of cells cannot be filled, so no tile may cut off such a region. This is the parity method.
page-beyond-2 = A place is also ruled out if another tile would then be needed twice (doubling), or if a tile would have no place left or a cell could not be covered (overlap). You can also count: for example, if only three tiles in all can cover three cells with the same number, these tiles cannot be anywhere else.
page-beyond-3 = These steps are not Adler’s. We needed them to grade puzzles that he would have solved with a provisional seal.
page-beyond-picture = Six cells are shut off except for one way out, from b3 to c3. A tile there would leave five.

page-grades = Difficulty
page-grades-1 = A puzzle is as hard as the hardest method it needs when easier methods are always tried first. Easy: *seal* (tally, seals, gaps, separation). Medium: *commitment* (with the square). Hard: *number counts* (with parity, doubling and overlap). Very hard: *provisional seal*. Extreme: a *trial within a trial*.
page-grades-2 = The hints, the full solution and the difficulty are based on the same steps, so no hint is harder than the difficulty promises.

page-example = Adler’s example, reconstructed
page-example-1 = The book explains its methods using figure 2, whose numbers are missing from our copy. But the text gives the number of places for each of the 36 tiles and the cells of twelve tiles, and its next example has the same key, that is, the same solution. Several grids with only one solution agree with all of this. Here is one of them; it needs only seals, gaps and separation, as the book intends. The printed grid may differ in many numbers.
page-example-picture = The reconstruction, with its three seals.

page-claims = The book’s claims, checked by computer
page-claims-1 = *127 joins in every eight-by-nine puzzle.* Right: 64 pairs of neighbouring cells are horizontal and 63 vertical. But in the printed tally, 0 : 6 has five places left after two seals; there should be four. `alveus dominosa count` gives the number of joins in any puzzle.
page-claims-2 = *93,312 puzzles to a series*, that is, on one arrangement of outlines. Wrong: thirty-six tiles can fill it in 36! × 2²⁸ ways, a number of fifty digits. We do not know where the printed number comes from. `alveus dominosa fillings --reach 7` gives the correct one.
page-claims-3 = *Only one solution.* The book says that all puzzles of a series have “‹nur das eine Ergebnis: daß die Lage jedes einzelnen Steines in allen Lösungen übereinstimmt›”, only one result: every single tile has the same position in all solutions. The puzzles of a series do share one solution, their key. But it does not follow that a puzzle has no other solution: of three hundred random fillings with tiles up to 7, fewer than 1% had only one solution; the median was 24 solutions and the maximum 2,880. Therefore we test each of our puzzles. `alveus dominosa fillings --reach 7` fills the rectangle and counts the solutions; `alveus dominosa solve` says whether a puzzle has only one solution.
page-claims-4 = The outlines of thirty-six tiles can be arranged on eight by nine cells in 108,435,745 ways, those of twenty-eight tiles on seven by eight in 1,292,697. `alveus dominosa generate --reach 7 --grade festlegung --seed 1` makes one of our puzzles, the same one every time.
page-claims-5 = *935,250 sextillion puzzles*, a number of 42 digits, calculated by unnamed mathematicians; a German sextillion is a million to the sixth power. The number does have 42 digits, but no way of counting yields it: thirty-six tiles can be put in order in 36! ways, about 371,993 sextillion, and the number of all outlines with all their fillings has 59 digits.
page-claims-6 = *Every puzzle can be varied in fourteen thousand ways*, Adler says, citing experience. Eight numbers can be rearranged in 40,320 ways; in 14,833 of these no number keeps its place. We assume that he means the latter.

page-company = In a group
page-company-1 = In the book everyone solves the same puzzle, each with their own set of tiles; the player who finishes first or has the best time wins. *Race* in the menu records everyone’s time on one device and can send others the puzzle and your time; a time sent by link cannot be checked.
page-company-2 = Anyone can set a puzzle: arrange the tiles, copy the numbers, and type them under *Enter a puzzle*. The outline need not be a plain rectangle: letter shapes and pierced rectangles like those of Jahn’s nephew are allowed too.

page-glossary = Glossary
glossary-cell = A square with one number. A tile covers two.
    .term = Cell
glossary-reach = The highest number on the tiles of a set. With reach 6, a set has 28 tiles.
    .term = Reach
glossary-tally = The list of all tiles with the places left for each.
    .term = Tally
glossary-seal = A tile with only one place left, ‹der Siegel›.
    .term = Seal
glossary-gap = One cell with a single neighbour left (small), or two cells that can join only each other (large).
    .term = Gap
glossary-line = A short stroke between cells of different tiles.
    .term = Line
glossary-commitment = A cell common to all possible places of a tile: this tile must cover it.
    .term = Commitment
glossary-hole = A cell with no free neighbour: proof that something is wrong.
    .term = Hole
glossary-trial = Tiles pencilled in, to be kept or discarded later.
    .term = Trial
glossary-provisional = One of a tile’s last two possible places, tried in pencil. If a hole appears, the other place is right.
    .term = Provisional seal
glossary-key = The book’s word for a solution: the way all the tiles are placed.
    .term = Key

page-known = Sources and our additions
page-known-1 = The rules, the names of the methods and the advice to keep a tally are from the book. Our copy gives the numbers of only seventeen figures, those of Jahn’s nephew. We reconstructed the examples in the text (figures 2 and 3) and made the other boards on this page.
page-known-2 = The English names of the methods are ours; each hint also gives the German name.
page-known-3 = We added the difficulty levels, the numbered puzzles, the puzzle of the day, the pencil, and everything under “Beyond the book”. Puzzles in the form “7:3072…” can be exchanged with other Dominosa programs.
# What the look of our board is based on.
page-design = The layout follows the 1920 edition: ruled squares, letters above, numbers at the side. We added the hand-drawn look of the inked tiles.

page-options = Options

page-sources = Sources
page-sources-1 = O. S. Adler and Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, third edition, Züllchow near Stettin 1920.
page-sources-2 = Richard Osa (O. S. Adler): two collections of domino puzzles, Friedheim & Sohn, Berlin 1894; German patent 71,539. We know them through Jahn.
page-sources-3 = “Neue Dominospiele zur Selbstunterhaltung”, in *Kürschners Jahrbuch* 1899, pp. 883–892. We know it through Jahn.
page-sources-4 = Simon Tatham’s Portable Puzzle Collection: *Dominosa*, whose puzzle IDs alveus can read.
page-sources-note = We checked the results on this page with our own programs; the commands given here are part of alveus.
