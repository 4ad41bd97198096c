### Dominosa: how the aids work, what the book claims, what computing says, and the sources.
### *words* are stressed, _words_ are Latin, ‹words› another language.

page-title = Rules and sources
page-lead = All the tiles lie in a rectangle, their outlines are gone. Find them again, and never guess.
page-contents = On this page
page-try = Try it

page-story = A banker, a pseudonym, a boy with measles
page-story-1 = O. S. Adler, once a bank director in Berlin, invented puzzles for one person with ordinary dominoes and signed them with half of his game and half of himself: Richard Osa, Dominosa. A patent was granted, number 71,539, and two folders came out in 1894 for a mark each. Hardly anybody bought them; there were no instructions in them.
page-story-2 = Fritz Jahn of the Züllchow institutions near Stettin found an article on them in an almanac of 1899 and looked for its author twice, the second time through the patent office. In January 1902 a nephew of his, seventeen years old, lay in his house with measles and was not allowed to read. He was given dominoes and came out of his room with forty figures of his own.
page-story-3 = In September 1912 inventor and publisher went through the last pages of their book together until half past eight at night: “There, we have finished, and all is clear.” The next day, the 28th, Adler died. The puzzle went round the world under the name he had given it.

page-puzzle = The puzzle
page-puzzle-1 = All tiles of a set, from 0 : 0 to 7 : 7 in the book, are laid side by side any way you like, so that they fill a rectangle of eight rows by nine. Whether numbers match where tiles meet does not matter. Then the numbers are copied and the outlines left out.
page-puzzle-2 = The task is to find which cells belong together. Every tile of the set lies there exactly once. The largest number of the set we call its reach; small sets make small puzzles.
page-puzzle-picture = A puzzle of reach 3: ten tiles on twenty cells.

page-solution = Its solution
page-solution-1 = A good puzzle has one solution and no more. Ours are made so; one you write down yourself is looked at first, and if it has several you are told, and may play it all the same.
page-solution-picture = The same puzzle, its tiles found.

page-hand = Hand and pen
page-hand-1 = Press between two cells and a tile is laid there; press there again and it is lifted. Or press one cell, then its neighbour; or draw from one to the other. With the keyboard: arrows to walk, Alt and an arrow to lay a tile that way.
page-hand-2 = A separating line says that two cells never join. It is drawn with the mouse’s second button, with the pen set to lines, or with Shift and an arrow; the same again takes it away.
page-hand-3 = Two numbers at a time can be marked, one in rings, one in lozenges. Point at a tile of the tally and the board shows its two numbers and the places left for it.
page-hand-4 = What you try out is drawn in pencil until you keep it or throw it away. *Check* tells what is wrong, and only when asked. Everything can be undone.

page-tally = The tally
page-tally-1 = Before anything else the book has you count: for every tile, in how many places its two numbers lie side by side. In a rectangle of eight by nine the counts come to 127, neither more nor less; whoever finds another sum has overlooked something.
page-tally-2 = Here the tally is kept for you, with the first count struck through, as Adler would have done by hand. He called it ‹Auszählung›.

page-siegel = The seal
page-siegel-1 = A tile that fits in one place only must lie there. The book calls it ‹der Siegel›, the seal. If that comes about only later, because tiles and lines have taken the other places, it is a later seal, ‹sekundärer Siegel›.
page-siegel-2 = A random filling of the large rectangle has three seals on average; one in twenty has none.
page-siegel-picture = Five and five lie side by side in one place only: 5 : 5 is sealed.

page-luecke = Small gap and large gap
page-luecke-1 = A cell shut in on three sides has one partner left, and the two are a tile: the small gap, ‹kleine Lücke›. Found tiles shut a cell in, and so do the edge and separating lines.
page-luecke-2 = Two cells that are shut off together have only each other: the large gap, ‹große Lücke›.
page-luecke-picture = b1 and b2 have only each other: 1 : 5 fills the large gap.

page-trennung = Separation
page-trennung-1 = Once a tile is found, its numbers lie side by side elsewhere by mere chance. A line between them says so: ‹Trennungsstrich›. Every line takes a place off the tally, and may shut a gap.
page-trennung-2 = You need not draw lines between the numbers of a found tile; the tally and the hints know.

page-festlegung = Commitment
page-festlegung-1 = If all places left for a tile share a cell, the cell is committed, ‹festgelegt›, though nobody knows yet which way the tile lies. No other tile may use it, and lines part it from those neighbours.
page-festlegung-2 = The other way round: if a cell can only be part of one tile, whichever way it lies, the tile cannot lie anywhere else. The book uses this without a name.
page-festlegung-3 = From here on the puzzle must be read, not searched.
page-festlegung-picture = 3 : 3 lies upwards or downwards from c4. So c4 joins neither b4 nor d4.

page-quadrat = The square
page-quadrat-1 = Two tiles that have both their places within the same four cells fill them, however they lie. Everything else keeps out of the square. It was the turning point of the book’s second example. By itself it cannot happen in a puzzle with one solution: two tiles that share a square could always be exchanged. So that example must have had two solutions, and you will not meet it in ours, only in puzzles you bring along: `alveus dominosa solve 3:12322230021103310310` shows one.

page-provisorisch = The provisional seal
page-provisorisch-1 = If nothing else helps, Adler takes a tile with two places and treats one of them as sealed. If that soon ends in a hole, a cell without any partner or a tile without a place, the other one was right.
page-provisorisch-2 = That is no guessing: the hole is a proof. On our board you press *Try it in pencil*, go on until you meet the hole, and throw the attempt away.
page-provisorisch-3 = In the hardest puzzles a trial needs a trial within it. The book does not mention them; it holds that its aids always lead there.
page-provisorisch-picture = If 0 : 1 lay on a1 and b1, six tiles later b3 would have no partner. So it lies on e3 and e4.

page-beyond = Beyond the book
page-beyond-1 = Tiles cover two cells. A region that would be left with an odd number of cells cannot be filled, so a tile that would leave it so is impossible: parity.
page-beyond-2 = A tile needed in two places at once lies in neither: doubling and overlap. And one may count: if the cells of a number that are still free and the tiles of that number that are still missing are the same few, nothing else may use them.
page-beyond-3 = These steps are not Adler’s. We needed them to grade puzzles that he would have solved with a provisional seal.
page-beyond-picture = Six cells are shut off but for one way out, from b3 to c3. A tile there would leave five.

page-grades = The grades
page-grades-1 = A puzzle is as hard as the hardest aid it needs when the easiest is always tried first: *seal* (tally, seals, gaps, separation), *commitment* (with the square), *counting* (parity, doubling, sets of numbers), *provisional seal*, and *deep*, a trial within a trial.
page-grades-2 = Hint, lesson and grade come from the same steps, so that no hint uses what the grade does not promise.

page-claims = What the book claims, and what computing says
page-claims-1 = *127 joins in every puzzle of eight by nine.* Right: 64 lie across and 63 upright. In the printed tally, 0 : 6 stands with five after two seals; it must be four. `alveus dominosa count` with any puzzle tells the joins of its figure.
page-claims-2 = *93,312 puzzles to a series*, that is, on one arrangement of outlines. Wrong: thirty-six tiles can be put into it in 36! × 2²⁸ ways, a number of fifty digits. Where the printed one comes from we do not know. `alveus dominosa fillings --reach 7` tells the number.
page-claims-3 = *Every filling has only its one solution.* Wrong by far: of three hundred random fillings of reach 7 less than one in a hundred had a single solution; the median was 24, the worst had 2,880. That is why ours are tested one by one. `alveus dominosa fillings --reach 7` fills the rectangle and counts; `alveus dominosa solve` says of any puzzle whether its solution is the only one.
page-claims-4 = There are 108,435,745 ways to arrange the outlines of thirty-six tiles on eight by nine cells, and 1,292,697 on seven by eight. `alveus dominosa generate --reach 7 --grade festlegung --seed 1` makes one of our puzzles, the same one every time.

page-company = In company
page-company-1 = The book has everybody solve the same puzzle, each with a set of tiles: who is first, or fastest, wins. *Race* in the menu keeps everybody’s time on one device, or sends the puzzle on with a time that nobody has checked.
page-company-2 = Anybody can set a puzzle: lay the tiles, copy the numbers, and enter them under *Written down*. Other outlines are allowed, such as the letters and pierced rectangles of Jahn’s nephew.

page-known = What is handed down, and what is ours
page-known-1 = Rules, names of the aids and the advice to keep a tally are from the book. Of its printed figures only the seventeen of the nephew survive in our copy with their numbers; the examples of the text had to be left out, and the boards on this page are ours.
page-known-2 = The English names of the aids are ours too; the German ones stand beside them wherever a hint is given.
page-known-3 = Grades, puzzles by number and day, the pencil, and everything under “beyond the book” are ours. Puzzles in the form “7:3072…” can be exchanged with other programs of this name.
page-design = The sheet follows the book of 1920: ruled squares, letters above, numbers at the side. The hand that inks the tiles is design.

page-options = The options
page-options-wait = The table of options is part of the game’s own data and could not be loaded.
page-presets = Settings with a name

page-sources = Sources
page-sources-1 = O. S. Adler and Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, third edition, Züllchow near Stettin 1920.
page-sources-2 = Richard Osa (O. S. Adler): two collections of domino puzzles, Friedheim & Sohn, Berlin 1894; German patent 71,539. Known to us through Jahn.
page-sources-3 = “Neue Dominospiele zur Selbstunterhaltung”, in *Kürschners Jahrbuch* 1899, pp. 883–892. Known to us through Jahn.
page-sources-4 = Simon Tatham’s Portable Puzzle Collection: *Dominosa*, whose form of writing puzzles we can read.
page-sources-note = What computing says on this page was checked with programs of our own; the commands are those of alveus.
page-play = Play
