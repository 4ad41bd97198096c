### The rules page of family dominoes.
### “The book”: Adler and Jahn, 1920. “Our copy”: a transcription without most of its drawings.
### page-NAME: heading of a section. page-NAME-1, -2 …: its paragraphs. page-NAME-picture: caption of
### its board. page-short-1 to -3: captions of three boards with the rules in short, shown in the game.
### glossary-TERM: explanation of a term.
### *words* are stressed, _words_ are Latin, ‹words› German.

page-lead = The domino game that everyone knows: equal numbers touch, and the first player with no tiles left wins.
# Name of the table of contents, spoken by screen readers.
page-contents = On this page
page-short-1 = The tiles are dealt. The player with the highest double leads it.
page-short-2 = Then take turns to play a tile at either end of the line, so that equal numbers touch. A player who cannot play passes.
page-short-3 = The first player with no tiles left says “Domino” and wins.

page-story = At the big table
page-story-1 = Everyone from schoolchildren to grandparents can join in, writes Adler; you can chat as you play, and no mistake does much harm. The pleasure is in calling out “Domino”, or in seeing the line become a snake or a picture frame. The game demands even less thought than draughts or nine men’s morris. Nobody checks closely whether the set is complete, and prizes, if there are any, are sweets or at most a few pfennigs.
page-story-2 = Fritz Jahn found that the game left too much to chance for grown-ups, so he looked for the rules of Sperrdomino; the domino books he knew said too little about it. He collected other domino games too, for a later booklet. The second edition of Adler and Jahn’s book came out during the war; its preface is dated 25 July 1918. For travel, the book recommends small sets and dominoes printed on cards. Thanks to Jahn’s lectures on games, given all over Germany, the second edition soon sold out. The 1921 cover says “‹Für Freunde geistreicher Kurzweil›” (“For lovers of ingenious pastimes”).

page-play = Play
page-play-1 = Two to five players use a set of any size. The tiles are shuffled face down and dealt out equally; any left over stay face down and out of play. Keep your tiles hidden.
page-play-2 = The player with the highest double leads it. Then each player in turn plays a tile at one of the two ends of the line, so that equal numbers touch. A player who can play must; a player who cannot play passes.
page-play-3 = With one of the options, each player takes only seven tiles (five if four or more play) and draws one if nothing fits.
page-play-picture = The open ends are 4 and 0. The selected 1:4 fits the left end.

page-end = The end
page-end-1 = The first player to play their last tile says “Domino” and wins.
page-end-2 = If no player can play a tile, the hand with the fewest pips wins. If several hands tie for the fewest pips, there is no winner.

page-sets = Four sets, and a correction to the book
page-sets-1 = A tile joins the faces of two dice, writes Adler; but two dice have only 21 combinations. The book describes sets up to 6, 7, 8 and 9 and counts their tiles: 28, 36, 45 and 55, with 7, 8, 9 and 10 doubles and 168, 252, 360 and 495 pips. The average tile has as many pips as the highest number of the set. Each number is on as many tiles as there are doubles, but occurs once more than that, because its double has it twice. From set to set, the numbers of tiles and pips grow in a regular progression. All these figures are right.
page-sets-2 = With tiles face up, the book says, a set up to 6 or 8 forms a single chain with equal ends, a set up to 7 leaves three tiles over, and a set up to 9 leaves five. In fact a set up to 9 leaves only four: all but two of the ten numbers must each give up one of their nine tiles that are not doubles, and each tile left over counts for two numbers. If the ends must match, a set up to 9 does leave five, but then a set up to 7 leaves four, not three. The book confuses the two cases.

page-glossary = Glossary
glossary-double = A tile with the same number on both halves, such as 4:4.
    .term = Double
glossary-pip = A dot on a tile. Tiles are scored by their pips.
    .term = Pip
glossary-lead = To play the first tile of a deal.
    .term = Lead
glossary-line = The row of tiles that have been played, with two open ends.
    .term = Line
glossary-stock = The tiles left face down after the deal.
    .term = Stock
glossary-block = The end of a deal when no tile can be played.
    .term = Block
glossary-domino = The winner’s call on playing the last tile.
    .term = Domino

page-known = Sources and our additions
page-known-1 = The book’s rules take only a few lines: a set of any size, two or more players, tiles dealt face down, equal numbers touching, and the call “Domino” from the first player with no tiles left.
page-known-2 = The book gives no maximum number of players and does not say who leads, whether you must play, or what happens when the line is blocked. We play as most families do.
page-known-3 = The opponents and their names are our additions.
# What the look of our board is based on.
page-design = The table is the same as in Sperrdomino. At home, tiles may form snakes and frames; here they are in a straight double row, so that you can see them all.

page-options = Options

page-sources = Sources
page-sources-1 = O. S. Adler and Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, third edition, Züllchow near Stettin 1920.
page-sources-note = Where the book leaves a question open, we follow the usual simple rules; we consulted no other book.
