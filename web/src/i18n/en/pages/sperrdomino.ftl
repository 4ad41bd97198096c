### Sperrdomino: its rules, what the book claims and what computing says, its sources.
### *words* are stressed, _words_ are Latin, ‹words› another language.

page-title = Rules and sources
page-lead = Twenty-eight tiles, two players, two tiles that nobody ever sees. Whoever shuts the other out at the right moment takes everything that was not laid.
page-contents = On this page

page-story = A game for the price of a coffee
page-story-1 = ‹Sperrdomino›, blocking domino, was played in clubs and cafés, seldom in families. Fritz Jahn of Züllchow near Stettin writes in 1912 that cards had all but driven it out of Germany, while in southern France, Italy and Austria it was still played with passion; its name comes from shutting out the other's tiles. He had long looked for its rules and got them at last from O. S. Adler, a retired bank director.
page-story-2 = Adler had spent every spring from 1874 at Karlsbad for his gout. An hour of dominoes in the morning and another in the afternoon went with the cure, weighed tile by tile as if for high stakes: they played for a cup of coffee.

page-table = The table
page-table-1 = The set goes up to the double six: 28 tiles, 168 pips together. They are shuffled face down; each player takes seven, and fourteen are left. Two of these are never taken. They are the ‹Talon›, and which two they are is only settled when all others are gone.
page-table-2 = Whoever begins leads any tile. From then on equal numbers touch at one of the two open ends. The line never branches; doubles lie in it like any other tile, and where the row is full it turns and runs back, so that all of it is seen at a glance.
page-table-3 = The first to lead is found by lot. Afterwards the winner of the last deal leads.
page-table-picture = Open are 5 and 1. The chosen 1:5 fits both ends. Three of the five tiles face down can be bought; the two rings are the talon.

page-turn = Your turn
page-turn-1 = If one of your tiles fits you may buy first: none, some or all of the tiles that can be bought, one after another, looking at each. Then you must lay a tile that fits.
page-turn-2 = If none fits you must buy until one does; after that you may go on buying. Only when nothing is left to buy, and still nothing fits, do you pass.
page-turn-3 = Nobody may pass otherwise. Those who agree on it beforehand fine a false pass with 50 or 100 points; at our table it cannot happen unless you choose the strict one.

page-end = The end of a deal
page-end-1 = *Domino*: a player has laid the last tile and wins.
page-end-2 = *‹Sperre›*, the block: nobody can play, and nothing is left to buy. The hand with fewer pips wins; the talon belongs to neither. The book does not think of equal hands. Then nobody scores, and the same player leads again.

page-score = What it is worth
page-score-1 = The winner counts every tile that was not laid: both hands and the talon. That is 168 less the pips on the table. With 105 pips laid a deal is worth 63 points, with 48 it is worth 120.
page-score-2 = But if more tiles than the talon still lie face down when it ends, nothing that lies face down counts: the winner scores the two hands only.
page-score-3 = Must a blocked player still buy what is left before the block counts? Read strictly, the rule says so, and the book's greatest deal is counted that way; so do we. An option ends the deal as soon as no tile can fit any more.

page-row = Row, race, Matsch
page-row-1 = A hundred points make a row. The rest is not carried over, and both begin the next row with nothing. Two rows of three win the race; in some places three of five.
page-row-2 = Rows won one right after the other from the start are a ‹Matsch›. The slate shows points of the row, rows that are over with the winner's hundred ringed, and a stroke for each row won.

page-groups = Names for what you hold
page-groups-1 = Every number is on seven tiles, one of them its double. All seven in one hand are a ‹Blase›; six with the double an ‹Überforsche›, five with it a ‹Hauptforsche› or simply ‹Forsche›; without the double they are called little.
page-groups-2 = Four with the double are a ‹Klemme›, a pinch: the other three can shut your double out. Three without the double are a ‹Falle›, a trap, for the double is in the other hand – or in the talon.
page-groups-3 = To keep the tiles of a trap only so that this number can be covered whenever the other opens it is called ‹Halten auf den Doppelstein›, holding against the double.

page-advice = Advice from the book
page-advice-1 = Lead your highest double in danger: once laid it cannot be shut out.
page-advice-2 = A Blase forces nothing, and an Überforsche drives out a single tile. Only a Forsche presses the other into playing the two tiles in between, and soon after the line can be shut.
page-advice-3 = Block when your own hand is no more than half of what is left in both. As long as the talon is unknown it is reckoned at twelve pips, half way between the least, 1, and the most, 23.

page-book = The greatest deal
page-book-1 = The book ends with a deal of 120 points. A has 1:1 1:2 1:3 1:6 0:4 0:5 4:6 and leads the double one as one should; B has 0:0 0:2 0:3 0:6 1:4 1:5 4:5. Both buy four tiles, and from B's 0:1 on A can be led by the nose: every blank and every one comes out, and B's double blank shuts the line as the thirteenth tile.
page-book-2 = We have replayed it: 48 pips lie on the table, A must buy all that is left, and B wins 120 points whatever the talon is. A lost it by leading correctly.
page-book-picture = Thirteen tiles: the seven blanks and the seven ones, which share one tile.

page-ten = The book corrected: ten tiles
page-ten-1 = The book holds that a line can be shut at the thirteenth tile at the earliest, and that 120 points are the most. Both are wrong. Each blank but the double has one half that is not blank; to bring all seven out, the line must leave blank and come back three times, which takes nine tiles, and the double makes ten.
page-ten-2 = Here they are: 42 pips on the table, so 126 points for the winner once the blocked side has bought all that was left.
page-ten-picture = All seven blanks lie, both ends are blank, and no tile of the set fits any more.

page-seven = Seven tiles
page-seven-1 = The talon makes even less possible. If two blanks lie in it nobody can ever play them, and seven tiles are enough: 20 pips on the table, 148 points to win. A search through all lines found nothing shorter with two hidden tiles, nine tiles with one, and ten with none.
page-seven-picture = 0:5 and 0:6 lie in the talon. Nobody knows it, and nobody can play.

page-known = What is handed down, and what is ours
page-known-1 = Deal, buying, passing, talon, the count, rows, race and Matsch, and all the German names are from the book; so is the double row that folds. Both of its sums and its sample deal come out right.
page-known-2 = Where it is silent there is an option: equal hands, points beyond a hundred, the points of the loser of a row, buying before the first tile or after a forced purchase.
page-known-3 = The opponents are ours, and so are their names; a bank director is among them in honour of Adler, and Aunt Julie was his. What they know is what a player in their seat could know: no opponent sees your tiles, the order of the stock, or the talon.
page-design = The book gives the size of a tile: eight millimetres by twenty by forty, black at the back and sides, bone or ivory in front. Marble, brass and slate are design; Adler's aunts, though, did keep their score in chalk on a slate.

page-options = The options

page-sources = Sources
page-sources-1 = O. S. Adler and Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, third edition, Züllchow near Stettin 1920.
page-sources-note = What computing says on this page was found and checked with programs of our own.
