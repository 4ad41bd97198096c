### The rules page of Sperrdomino (blocking dominoes).
### “The book”: Adler and Jahn, 1920. “Our copy”: a transcription without most of its drawings.
### page-NAME: heading of a section. page-NAME-1, -2 …: its paragraphs. page-NAME-picture: caption of
### its board. page-short-1 to -3: captions of three boards with the rules in short, shown in the game.
### glossary-TERM: explanation of a term. found-OPTION: a result of games between computer players.
### *words* are stressed, _words_ are Latin, ‹words› German.

page-lead = Two players and twenty-eight tiles, two of which stay hidden. Block the line at the right moment, and you score every pip that was not played.
# Name of the table of contents, spoken by screen readers.
page-contents = On this page
# Link after a caption: opens the position in the picture on the board.
page-try = Try it
page-short-1 = Play at either end of the line so that equal numbers touch. You may buy tiles from the stock, and you must do so if none of yours fits.
page-short-2 = When neither player can play, the line is blocked: the hand with fewer pips wins. Playing your last tile wins too.
page-short-3 = The winner scores every pip that was not played: the shorter the line, the more points.

page-story = A game for the price of a coffee
page-story-1 = ‹Sperrdomino› (“blocking dominoes”) was played in clubs and cafés, seldom in families. Fritz Jahn of Züllchow near Stettin wrote in 1912 that cards had all but driven it out of Germany, while it was still played with passion in southern France, Italy and Austria; its name comes from shutting out the opponent’s tiles. Jahn had long looked for its rules, and finally got them from O. S. Adler, a retired bank director. Jahn taught it on many railway journeys, at the small window tables of express trains.
page-story-2 = From 1874 to 1894 Adler spent every spring at Karlsbad for his gout. The guests drank their first glass of the waters at six in the morning, filled the day with baths, walks and a concert, and went to bed in daylight; by nine in the evening the streets were empty. In between, Adler played dominoes for an hour in the morning and an hour in the afternoon. Every move was weighed as if a fortune were at stake, not just a cup of coffee.
page-story-3 = Adler never liked playing for money. As a boy he watched two very old aunts play cards for chalk strokes on a slate. Aunt Julie was losing and doubled the stake; when she wanted to play for four strokes, Aunt Berta cried indignantly: “‹Das ist mir zu teuer›” (“That is too expensive for me”). He never forgot these words, nor the evening in a strange town when, at seventeen or eighteen, he lost all the money he had with him. The casinos of Baden-Baden, Wiesbaden, Homburg and Ems won at most twenty marks from him in all, and at Monte Carlo he only watched. At home whist was played at half a pfennig a point and later Skat at a quarter or a half; the money bought small presents for the ladies.

page-table = The table
page-table-1 = The set goes up to the double six: 28 tiles, 168 pips in all. The tiles are shuffled face down, and each player takes seven. The other fourteen are the stock. Two of them, the talon (‹Talon› in German), are never taken. Which two they are is settled only when all the others are gone. With three or four players, says the book, much is left to chance.
page-table-2 = The first player leads any tile. From then on, tiles are played at one of the two open ends so that equal numbers touch. The line never branches, and doubles are played like any other tile. When there is no more room, the line turns and runs back, so that you can see all of it at a glance.
page-table-3 = Lots are drawn to decide who leads first. After that, the winner of the last deal leads.
page-table-picture = The open ends are 5 and 1. The selected 1:5 fits both. Three of the five face-down tiles can be bought; the two rings represent the talon.

page-turn = Your turn
page-turn-1 = If one of your tiles fits, you may still buy tiles first. Buy as many as you like, one at a time, and look at each; you cannot buy the talon. Then you must play a tile that fits.
page-turn-2 = If none of your tiles fits, you must buy until one does; after that you may buy more. You pass only when nothing is left to buy and still no tile fits.
page-turn-3 = You may not pass if you can still buy or play a tile. For a false pass, the book sets a penalty of 50 to 100 points, agreed beforehand. Here, a false pass is impossible unless you choose *Strictly as in the book*; the penalty can be chosen in steps of five points.

page-end = The end of a deal
page-end-1 = *Domino*: a player who plays their last tile wins.
page-end-2 = *Block*, ‹Sperre›: neither player can play, and nothing is left to buy. The hand with fewer pips wins; the talon belongs to neither. The book has no rule for a tie; here, neither player scores, and the same player leads again.

page-score = Scoring
page-score-1 = The winner scores every pip that was not played, in both hands and in the talon: 168 minus the pips on the table. A deal with 105 pips on the table is worth 63 points; one with 48 is worth 120.
page-score-2 = But if more than the talon’s two tiles are still face down when the deal ends, no face-down tile counts: the winner scores only the pips of the two hands.
page-score-3 = Must a blocked player still buy the remaining tiles before the block counts? A strict reading of the rule requires this, and the book follows it in its highest-scoring deal; so do we. An option ends the deal as soon as no tile can fit.

page-row = Game, match, Matsch
page-row-1 = A hundred points make a game (‹Reihe›). Points beyond a hundred are not carried over, and both players start the next game at zero. The match is the best of three games, in some places the best of five.
page-row-2 = Winning the match without losing a game (“straight off, one after the other” in the book) is a ‹Matsch›, a clean sweep. The book mentions no Matsch for a match of five games; we count three games to none as a Matsch and, with an option, also three in a row after a lost game. The slate shows the points in the game, finished games with the winner’s points ringed, and a stroke for each game won.
page-row-3 = The stakes were small: ten pfennigs for a match, twenty for a Matsch. According to the book, a point was therefore worth between a thirtieth and a fiftieth of a pfennig. A hundred points can be won in one deal; careful players need up to twenty deals. Sperrdomino, the book says, is no more a game of chance than chess is.

page-groups = Names for groups of tiles
page-groups-1 = Every number is on seven tiles, one of them its double; they can be divided between two hands 7–0, 6–1, 5–2 or 4–3. All seven in one hand are a bubble, ‹Blase›; six with the double are an over-force, ‹Überforsche›; five with the double are a force, ‹Hauptforsche› or simply ‹Forsche›. Six or five without the double are called a “little” over-force or force.
page-groups-2 = A double is a strength in a force and a burden in a pinch. Four tiles of a number, including its double, are a pinch, ‹Klemme›: the number’s other three tiles can shut your double out. Three tiles without the double are a trap, ‹Falle›: the double is in your opponent’s hand, or in the talon.
page-groups-3 = Holding against the double, ‹Halten auf den Doppelstein›, means saving the tiles of a trap solely to cover the trap’s number whenever your opponent opens that number. If your opponent has 0:4, 2:4, 3:4 and 4:4, you answer each four with 1:4, 5:4 or 6:4, and the 4:4 stays shut out. The fight is fiercest when a Matsch is at stake. If the double is in the talon, both players may hold in vain.
page-groups-4 = The number seven is on no tile, but the book notes that it is everywhere in the game: seven tiles in each hand, twice seven in the stock, seven doubles (whose use often wins or loses a deal), and seven numbers with seven tiles each. A *small* tile has no more than four pips on each half. Tiles with few pips are usually thought to be better than tiles with many, but this is not always true.

page-advice = Tips from the book
page-advice-1 = Lead your highest double that is at risk: once played, it cannot be shut out.
page-advice-2 = A bubble forces nothing, and an over-force drives out only one tile. Only a force makes your opponent play the two missing tiles, and soon afterwards you can block the line. If you hold too many tiles of a number, you may be left with some of them. Your opponent usually has a force too; then the well-timed but sparing use of doubles decides the deal. Often a block fails because a necessary tile is in the talon: this tile can ruin a deal that seemed won, and save one that seemed lost.
page-advice-3 = Block when your hand has no more than half of all the pips in the two hands. If 105 pips are on the table, and 1:5 and 2:6 are in the talon, this means no more than 24 of 49. Until the talon is known, count it as twelve pips, half-way between the least, 1, and the most, 23. If the talon has more, a block can lose you as many points as you hoped to win.
page-advice-4 = If the fourteen tiles of the two hands include all seven doubles, both players fear pinches and buy only when they must. Such deals are rare, and most of them end with *Domino* while many tiles are still face down.

page-book = The highest-scoring deal
page-book-1 = The book ends with a deal of 120 points. A has 1:1 1:2 1:3 1:6 0:4 0:5 4:6 and leads the double one, as recommended; B has 0:0 0:2 0:3 0:6 1:4 1:5 4:5. Each hand has a pinch, all seven numbers and mostly small tiles. B buys three bad tiles and strikes the table in anger; at the fourth, 0:1, his face lights up. A buys four good tiles and thanks him ironically for leaving the best. From B’s 0:1 on, all of A’s moves are forced. All the blanks and all the ones enter the line, and B’s double blank, the thirteenth tile, blocks the line.
page-book-2 = We have replayed the book’s highest-scoring deal: 48 pips are on the table, A must buy all that is left, and B wins 120 points whatever the talon holds. The recommended lead lost the deal; any other, says the book, would have prevented this. Our search, with all tiles face up and bought in the same order, confirms this for 0:4, 0:5 and 4:6; after 1:2, 1:3 or 1:6, B can still force 120 points. The last task of the course asks for a better lead.
page-book-picture = Thirteen tiles: the seven blanks and the seven ones, which share one tile.

page-ten = The book corrected: ten tiles
page-ten-1 = The book says that a line cannot be blocked before the thirteenth tile, and that 120 points is the highest score. Both claims are wrong. The line is blocked once all seven tiles with a blank are in it and both its ends are blank. To get there, the line must leave the blank and return to it three times, which takes nine tiles; the double makes ten.
page-ten-2 = Here are the ten tiles: 42 pips on the table, and 126 points for the winner once the blocked player has bought the remaining tiles.
page-ten-picture = All seven blanks are in the line, both ends are blank, and no tile of the set fits any more.

page-seven = Seven tiles
page-seven-1 = The talon can make the line even shorter. If it holds two blanks, they can never be played, and seven tiles are enough: 20 pips on the table, 148 points for the winner. A search through all lines found nothing shorter with two hidden blanks; with one hidden blank, nine tiles are needed, and with none, ten.
page-seven-picture = 0:5 and 0:6 are in the talon. Neither player knows this, and neither can play.

page-glossary = Glossary
glossary-double = A tile with the same number on both halves, such as 4:4.
    .term = Double
glossary-pip = A dot on a tile. Tiles are scored by their pips.
    .term = Pip
glossary-lead = To play the first tile of a deal.
    .term = Lead
glossary-line = The row of tiles that have been played, with two open ends.
    .term = Line
glossary-stock = The tiles left face down after dealing. All but two of them can be bought.
    .term = Stock
glossary-buy = To take a tile from the stock into your hand.
    .term = Buy
glossary-talon = The last two tiles of the stock, which may not be bought.
    .term = Talon
glossary-block = The end of a deal when neither player can play (‹Sperre›).
    .term = Block
glossary-domino = The winner’s call on playing the last tile in hand.
    .term = Domino
glossary-row = A contest (‹Reihe›) to a hundred points, over one or more deals.
    .term = Game
glossary-race = A contest played as the best of three or five games.
    .term = Match
glossary-matsch = A clean sweep: a match won without losing a game.
    .term = Matsch
glossary-force = Five tiles of one number including its double (‹Forsche›); six are an over-force, seven a bubble.
    .term = Force
glossary-pinch = Four tiles of one number including its double (‹Klemme›); the other three can shut the double out.
    .term = Pinch
glossary-trap = Three tiles of one number without its double (‹Falle›).
    .term = Trap

page-known = Sources and our additions
page-known-1 = Dealing, buying, passing, scoring, the talon, the game, the match, the Matsch and all the German names are from the book; so is the line that turns and runs back. The book’s two calculations and its sample deal are correct.
page-known-2 = Where the book says nothing, there are options for a tie after a block, points beyond a hundred, the loser’s points in a game, and buying before the first tile or after a forced purchase. We made false passes impossible by default.
page-known-3 = The opponents and their names are our additions: the bank director honours Adler, and Aunt Julie was a real aunt of his. The opponents know only what a player in their seat could know: none of them sees your tiles, the order of the stock, or the talon.
# What the look of our board is based on.
page-design = The book describes a tile: eight by twenty by forty millimetres, black on the back and sides, with a face of bone or ivory. Marble, brass and slate are our design, though Adler’s aunts did keep their score in chalk on a slate.

page-options = Options

# Below the option “After a forced purchase”. Buying at will: although a tile fits.
found-buy_after_fit = In 600 games with each reading, buying at will changed the stronger player’s score by no more than 4 percentage points. If buying is allowed only when no tile fits, the share of forced turns rises by 5 percentage points.

page-sources = Sources
page-sources-1 = O. S. Adler and Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, third edition, Züllchow near Stettin 1920.
page-sources-note = We found and checked the results on this page with programs of our own.
