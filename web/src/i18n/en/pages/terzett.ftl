### Terzett: three alike in a straight line; solved, composed, laid anew on their keys.
### *Words* are stressed, _words_ Latin, ‹words› in another language.

page-title = Rules and sources
page-lead = All the tiles in one figure, and equal numbers always three in a straight line.
page-contents = On this page
page-try = Try it

page-story = Four weeks of measles
page-story-1 = Year after year O. S. Adler sat in Karlsbad with his gout, and a box of dominoes kept his mind off the pain. To bring two or four equal numbers together was easy; against three the tiles resisted. When one day all 36 closed into a rectangle after all, he was so taken aback that he swept them together to get at the secret, and had written nothing down. He did not manage it again that year.
page-story-2 = At Christmas 1901 Fritz Jahn in Züllchow took in his nephew of seventeen, so that he should escape the measles at home. He caught them all the same, had to lie apart for the whole of January 1902, and was not allowed to read. He was given Adler’s game. He went about it with a plan, wrote everything down at once, and after four weeks had forty figures with their keys and a small treatise.
page-story-3 = Some ten years later, a doctor by then, he sent his uncle a fair copy. Seventeen of his figures are in the book, from the rectangle that is almost square to the narrowest, two letters and eight pierced rectangles. A cross on the title page is missing in our copy.

page-threes = The rule
page-threes-1 = A set to 7 : 7 has 36 tiles and 72 cells, and each number occurs nine times. In a Terzett figure the nine lie in three groups, each group three cells in a row or a column. Three round a corner are no group.
page-threes-2 = Equal groups may touch, up to nine cells in one line. Such joints count as a refinement: the more there are, the more artful the figure. They are counted when a figure is composed.
page-threes-picture = Figure II: nine noughts in a row.

page-solve = Solving a figure
page-solve-1 = The numbers stand there and the tiles are to be found, each exactly once. Press between two cells, or one cell and then its neighbour; with the keyboard, Alt and an arrow. All aids of Dominosa hold: tally, seal, gap, separation, commitment.
page-solve-2 = Terzett problems are easier than those without a rule, because where equal numbers lie together others seldom meet. The seventeen figures have eight to twenty seals; a random filling has three on average.
page-solve-3 = Below each tile stands how many places are left for it. Point at it, and the board shows its numbers and its places.
page-solve-picture = Figure II, fourteen tiles found.

page-keys = Keys
page-keys-1 = The way the tiles lie is called the key, ‹Schlüssel›. The book does not ask that there be only one, and any key counts. Of the seventeen figures nine have exactly one; I, II, VI and XVI have two, IV and XV four, XIV six and III twenty-four.
page-keys-2 = Of figure II the book says that all tiles with a nought are clear at once, except 0 : 4. That is right: all that stays open is how 0 : 0 and 0 : 4 share the last cells. `alveus terzett check` tests any figure and counts its keys.

page-compose = Composing a figure
page-compose-1 = This is the real art. An empty net, all the tiles beside it, and in the end every number is to lie in threes. Soon 35 tiles usually lie well, and for the last one two holes are left that are not side by side.
page-compose-2 = Adler’s advice: begin with a double in the corner, on a1 and b1 or on a1 and a2. The doubles decide; in each series they lie elsewhere. And write a new key down at once. Here the notebook does that, and it knows whether the key is new.
page-compose-3 = *Help* in the game counts the groups that are complete and says what can never work any more: cells without a neighbour, numbers without room for their groups, tiles without a place. It solves nothing. What it does not object to may be lost all the same.
page-compose-picture = The smallest net: three tiles, two numbers. How does it go on?

page-hand = Hand and keys
page-hand-1 = A tile is taken from the stock into the hand and laid on two cells; the lower number comes on the cell that is chosen first. A tile that lies there is chosen, and then turned round or taken up.
page-hand-2 = With the keyboard: two digits take the tile into the hand, arrows walk, Alt and an arrow lays it that way, `t` turns the tile in focus round, Delete takes it up.
page-hand-3 = A trial can be begun, kept or thrown away, and everything can be undone. When you are tired of searching, the machine finishes what lies there, or says that it cannot be done.

page-conditions = Conditions
page-conditions-1 = The practised set themselves conditions: the numbers 0 to 7 below one another in three columns, and all nine noughts in the first row besides; 0 to 7 on the diagonal; a cross of nine equal numbers; a column with a prescribed sum. All of them can be chosen for a new net, and your own as well.
page-conditions-2 = A cross of nine equal numbers must be seven long and three high, with three cells on either side of the short bar. A plus of five and five cannot be parted into threes. The book’s drawing is missing in our copy; other readings are possible.
page-conditions-3 = Some things never work: noughts in the first row and ones in the last leave no place for 0 : 1. What is proved impossible we say so; otherwise you are told only that nothing was found.
page-conditions-picture = The cross: a bar of seven, crossed by one of three.

page-series = Series
page-series-1 = All figures on one key are called a series, ‹Serie›. If a tile is turned round, so that its two numbers change places, 14 others must be laid elsewhere before everything lies in threes again; with two tiles 24; with four tiles of eight different numbers all the rest change their places. *Turn tiles* in the menu shows it.
page-series-2 = The eight doubles always keep their cells, only their numbers change. For every such change is a renaming of the numbers, and there are 8! = 40,320 of them on each key.
page-series-3 = It becomes harder with a sum: in column c of one of the book’s figures lay 27 pips, and 10 were asked for. Four cells must stay blank, and on the other four only 1, 1, 1, 7 or 2, 2, 2, 4 or 3, 3, 3, 1 will do.
page-series-picture = Figure II with one of its two keys.

page-kin = The kin
page-kin-1 = Before the Terzett Adler knew easier games, with the set to 6 : 6. *Duett:* two equal numbers touch, as in ordinary joining. *Quartett:* four in a straight line. *Quadrat:* four in a square. *Quodlibet:* squares, upright and lying fours in one figure.
page-kin-2 = In the Duett a double by itself is not yet a pair; that is our reading. Quartett can be done on seven by eight cells, and not on four by fourteen or two by twenty-eight: proved. Quadrat can be done on none of these rectangles, proved as well; it takes an outline of shifted bands. Adler writes that a fitting figure had to be found first.
page-kin-3 = As outlines he names crosses, double crosses, stars, borders and lighthouses.

page-transcript = What was mended in the transcript
page-transcript-1 = Our copy was read by a machine. No digit had to be changed, but some things had slipped: with VII, VIII and IX the number stood below the figure; the bars at the right of IX stood two cells too far left; XV had a column too many; a group of fours in XVI was displaced; the gaps of XIV were uneven.
page-transcript-2 = Computing decided: only with these repairs is there a key, and every number lies there nine times, in threes. The gallery says so for each figure.

page-company = In company
page-company-1 = All solve the same problem; or all compose under the same condition, and every figure that meets it counts, however different they turn out. What you have laid you send on as a link with *Pass it on as a problem*, with the number of its solutions.

page-known = What is handed down, and what is ours
page-known-1 = Rule, names, the advice on composing and the seventeen figures are in the book. The figures in its text, by which it explains series and conditions, have lost their numbers in our copy; we know their conditions from the sentences beside them.
page-known-2 = How many keys a figure has the book does not say. They were counted by programs of our own.
page-known-3 = The help, the notebook, the machine and the outlines beyond those of the book are ours.
page-design = The sheet follows the book of 1920. The shading of the numbers in the gallery, from the light nought to the dark seven, is design: it shows the weave of threes.

page-options = The options
page-options-wait = The table of options is part of the game’s own data and could not be loaded.
page-presets = Settings with a name

page-sources = Sources
page-sources-1 = O. S. Adler and Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, third edition, Züllchow near Stettin 1920; with the Dominosa problems from a schoolboy’s weeks of illness.
page-sources-2 = Richard Osa (O. S. Adler): two collections of domino puzzles, Friedheim & Sohn, Berlin 1894; German patent 71,539. Known to us through Jahn.
page-sources-note = What computing says on this page was checked with programs of our own; the commands are those of alveus.
page-play = Play
