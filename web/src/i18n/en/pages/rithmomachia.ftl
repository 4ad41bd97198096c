### The rules page of Rithmomachia. “Richter and Banse”: authors of the brochure with the rules.
### page-NAME: heading of a section. page-NAME-1, -2 …: its paragraphs. page-NAME-picture: caption of
### its board. page-short-1 to -3: captions of three boards with the rules in short, shown in the game.
### glossary-TERM: explanation of a term. found-OPTION: a result of games between computer players.
### *words* are stressed, _words_ are Latin.

page-lead = Two armies of numbers face each other. They capture by sums and products. Three numbers in proportion, placed in the opponent’s half, win the game.
# Name of the table of contents, spoken by screen readers.
page-contents = On this page
# Link after a caption: opens the position in the picture on the board.
page-try = Try it
page-short-1 = Round stones move one step, triangles two and squares three; a stone’s number decides which stones it can capture.
page-short-2 = A stone attacks an opposing stone if its own number, multiplied by the number of steps between them, equals the opposing stone’s number. If the opposing stone does not escape, it is captured.
page-short-3 = First capture your opponent’s pyramid. Then, to win, place three stones in a row in the opponent’s half so that their numbers rise in equal steps, for example two, four, six.

page-story = Boethius turned into a game
page-story-1 = All elements of the game go back to the Pythagorean theory of numbers, say Richter and Banse. The Latin Middle Ages knew this theory from _De institutione arithmetica_, the arithmetic of Boethius, a Roman philosopher and statesman (about 480–524). The theory covers even and odd numbers, squares, and the ratios of numbers to each other. In the first half of the eleventh century it was turned into a game in southern Germany, to help pupils memorize the ratios.
page-story-2 = A century later the game had left the schoolroom and was played for pleasure, and from the middle of the twelfth century it was known all over Europe as the philosophers’ game. Five hundred years later chess had taken its place, and the game was forgotten.
page-story-3 = No two of the old books agree on every rule. We follow the brochure by Karin Richter and Raffaela Banse, which describes two games: one for beginners and an advanced one. Rules from other sources are options.

page-armies = The armies and their numbers
page-armies-1 = White’s leaders are the even numbers 2, 4, 6 and 8; Black’s are the odd numbers 3, 5, 7 and 9. All other numbers follow from these: a leader *n* yields its square, the product *n* (*n* + 1), the square (*n* + 1)² and so on, up to 289 and 361. So each side has both even and odd numbers.
page-armies-2 = Stones are round, triangular or square; on our board White’s triangles point towards Black and Black’s towards White. One stone in each army is a pyramid of square layers; its total is the sum of their numbers. White’s is 91 = 1 + 4 + 9 + 16 + 25 + 36; Black’s is 190 = 16 + 25 + 36 + 49 + 64. The largest layer is the base.
page-armies-3 = In the beginners’ game each side has twelve stones on a board of eight files and twelve ranks. The red line separates the two halves. White begins.
page-armies-picture = The starting position of the beginners’ game.

page-move = Moves
page-move-1 = A round stone moves one step, a triangle two, a square three, and a pyramid one, two or three. No stone moves diagonally or over another stone, and every move ends on an empty square.
page-move-2 = Triangles and squares may turn once at a right angle on the way. This is how we understand Richter and Banse; there are options for other readings.

page-attack = Attack, reply, capture
page-attack-1 = You do not capture stones by moving onto them. You *attack* them from where your own stones are, and the opponent has one reply. If a stone is still attacked after the reply, you capture it before your next move.
page-attack-2 = In reply, the opponent may move the stone away, put another stone in between, break up an attacking pair, or capture one of the attackers. If two stones are attacked at once, it is seldom possible to save both.
page-attack-3 = On the board, a red line shows an attack: small strokes mark the steps, and a label gives the calculation. The line is dashed when your opponent attacks. Brackets mark the stones you would capture, and a red badge marks your own stones in danger. Select a stone or point at it to see only its attacks and where it could attack next. All attacks are listed beside the board, and the *a* key reads them out. You can switch all this help off.

page-eruptio = _Eruptio_: number times distance
page-eruptio-1 = _Eruptio_ means sally. A stone attacks an opposing stone on the same rank or file, with nothing between them, if its number times the distance in steps equals the other’s number.
page-eruptio-2 = The range of the stone’s own moves does not matter. Count the steps, not the empty squares: two neighbours are one step apart.
page-eruptio-picture = White has moved the 6 to b6. The 30 on g6 is five steps away, and 6 · 5 = 30: unless Black saves the 30, White captures it.

page-insidiae = _Insidiae_: between two stones
page-insidiae-1 = _Insidiae_ means ambush. Two stones on opposite sides of an opposing stone, left and right or in front and behind, attack it if their sum or product is its number.
page-insidiae-2 = Both attackers must be directly beside the stone, on opposite sides. Two stones on adjacent sides do not attack it.
page-insidiae-picture = Black has moved the 9 to e6. Together with the 5 it attacks the 45 between them: 5 · 9 = 45.

page-obsidio = _Obsidio_: shutting a stone in
page-obsidio-1 = _Obsidio_ means siege. A stone trapped by opposing stones, alone or with the edge, so that it cannot move, is captured regardless of its number. Stones of its own side do not count as obstacles.
page-obsidio-2 = _Obsidio_ is the only capture to which there is no reply. It is almost the only way to capture the smallest numbers, and the only way to capture White’s 153.
page-obsidio-picture = Black moves the 7 to b2, and the white 2 has no way out. It is captured at once.

page-pyramid = The pyramids
page-pyramid-1 = A pyramid is attacked through its total or its base: White’s through 91 or 36, Black’s through 190 or 64. If it is captured, all its layers are captured. It can also attack with either number.
page-pyramid-2 = In the beginners’ game only one stone can attack Black’s pyramid by calculation: the white 8, and only from eight steps away. Without the 8, White must shut the pyramid in. White’s pyramid can be attacked by the 12 from three steps away, by the 9 from four, or by the 3 and the 12 together.

page-win = Winning
page-win-1 = First, capture your opponent’s pyramid. After that, a winning row decides the game: three of your stones in the opponent’s half on one rank or file, in numerical order, with no other stone between them and with equal differences between their numbers, such as 2, 4, 6 or 12, 66, 120. Empty squares between them do not matter. A row that is already complete when the pyramid is captured must be built again.
page-win-2 = A winning row may contain one stone that you have captured. On its underside every stone has its number in the other colour, underlined. Instead of moving, you place the captured stone where it completes the row.
page-win-3 = The game is drawn if a hundred moves pass without a capture, or if a position occurs for the third time. If neither side can make a winning row any more, you may end the game as a draw. A player who cannot move loses.
page-win-4 = A full game takes a long time. A short game ends when a side has captured enough: four stones, twelve stones, stones with a total of at least 100, or the pyramid. Choose one of these rules under *New game*.
page-win-picture = Black’s pyramid has been captured, and White moves the 6 to f8: two, four, six. White wins.

page-advanced = The advanced game
page-advanced-1 = Each side has twenty-four stones, now including the square numbers, on a board of eight by sixteen squares. Richter and Banse’s picture of the starting position is illegible in our copy; we set up the stones as Boissière and Fulke did.
page-advanced-2 = There is a fourth capture, _congressus_, the meeting: a stone attacks an opposing stone with the same number if it could move to that stone’s square. As with the other captures, the stone need not make the move, unless an option requires it.
page-advanced-3 = Arithmetic rows win, and so do harmonic rows such as 9, 15, 45 or 5, 9, 45. Further extensions are optional: subtraction and division, geometric rows, and rows of four. According to Richter and Banse, few of the old texts require the capture of the pyramid, but all of them require an arithmetic, geometric or harmonic row.

page-boethius = Boethius’ proportions
page-boethius-1 = The middle of three numbers is the *arithmetic* mean if it is as far from the first as from the last: 6, 9, 12. Twice the middle number is the sum of the others.
page-boethius-2 = The middle of three numbers is the *geometric* mean if its square is the product of the other two: 4, 6, 9.
page-boethius-3 = The middle of three numbers is the *harmonic* mean if the differences are in the ratio of the first number to the last: in 6, 8, 12 the differences are 2 and 4, and 6 is half of 12.
page-boethius-4 = The *greatest harmony* is 6, 8, 9, 12. It contains an arithmetic and a harmonic mean, and its ratios are those of the octave (12 to 6), the fifth (12 to 8 and 9 to 6), the fourth (12 to 9 and 8 to 6) and the second (9 to 8). Three stones in arithmetic, geometric or harmonic proportion won the _victoria magna_, the great victory; four that contained two of the proportions, the _victoria maior_, the greater; four that contained all three, the _victoria praestantissima_, the most excellent.

page-advice = Tips
page-advice-1 = Before you move, look at the line you open: your stone may be blocking an attack there.
page-advice-2 = Attack two stones at once, or the pyramid and another stone; a single attack usually gains you only one move.
page-advice-3 = Plan your winning row early, and keep its stones. As White, keep the 8.

page-glossary = Glossary
glossary-stone = A piece with a number: round, triangular or square.
    .term = Stone
glossary-pyramid = A stone made of square layers. Its total, shown on top, is the sum of all the layers; its base is the number of the lowest and largest layer.
    .term = Pyramid
glossary-attack = A threat to capture an opposing stone, usually by a calculation that gives its number. If the reply does not save the stone, it is captured.
    .term = Attack
glossary-reply = The one move with which the opponent may answer an attack.
    .term = Reply
glossary-eruptio = “Sally”: an attack by number times distance.
    .term = _Eruptio_
glossary-insidiae = “Ambush”: an attack by two stones on opposite sides of an opposing stone whose number is their sum or product.
    .term = _Insidiae_
glossary-obsidio = “Siege”: shutting in a stone so that it cannot move. It is captured at once.
    .term = _Obsidio_
glossary-congressus = “Meeting”: in the advanced game, an attack on an opposing stone with the same number.
    .term = _Congressus_
glossary-row = Three or four stones on one rank or file in the opponent’s half, with numbers in one of Boethius’ proportions.
    .term = Winning row
glossary-mean = The middle number of three: arithmetic (6, 9, 12), geometric (4, 6, 9) or harmonic (6, 8, 12).
    .term = Mean
glossary-victory = “Great victory”: three stones in one proportion. With four stones, two proportions win the greater victory, _maior_, and all three the most excellent, _praestantissima_.
    .term = _Victoria magna_

page-known = Sources and our additions
page-known-1 = The numbers, moves, captures, reply and winning rows are from Richter and Banse’s brochure. Where its wording can be read in two ways, a note beside the option says so; the default is usually the more literal reading. One exception is _insidiae_: taken literally, the brochure’s “from the sides” means left and right only; by default, stones in front and behind count too.
page-known-2 = Richter and Banse do not say how a game ends if neither side can win, how a captured stone counts in a row, or in which order stones are captured. Here we follow other programs and descriptions, or our own judgement.
page-known-3 = The opponents’ names are Latin words for people who learn or calculate, such as the pupil, the calculator or the master of the _computus_. We measured the opponents’ strength in games between them.
# What the look of our board is based on.
page-design = The vellum, ruling and ink follow medieval manuscripts; the stones of bone and bog oak, the red lines and the labels are our design. No old set of stones was copied.

page-options = Options

# Below the option “When attacked stones are captured”, about the reading “By hand, before and after the move”.
found-timing = This reading hardly works: in 60 games with captures by hand, our weakest computer player captured 2 stones a game rather than the usual 10, and only one game in seven had a winner.

page-sources = Sources
page-sources-1 = Karin Richter and Raffaela Banse: *Rithmomachie. Spielanleitung*; the rules we follow.
page-sources-2 = Claude de Boissière, 1556, as given by David Joyner: *The recreational arithmetic of Rithmomachia*, 2025, after J. F. C. Richards, 1946.
page-sources-3 = William Fulke, 1563, and Mebben after Selenus, 1616, as given on Justin du Coeur’s pages and in a Python program’s settings.
page-sources-4 = boardspace.net and Zillions of Games: their rules for Rithmomachia.
page-sources-5 = Programs by Tronicek, AlexSoman and abaci.one, 2025: their layouts and endings.
page-sources-6 = “Rithmomachia”, Wikipedia.
page-sources-7 = Cited by Richter and Banse: Arno Borst, *Das mittelalterliche Zahlenkampfspiel*, 1986; Menso Folkerts, “Rithmomachie”, 2001; Alfred Holl, *Spiel mit Zahlen – Kampf mit Zahlen?*, 2005; D. U. Thibault on gamecabinet.com.
page-sources-note = We have not seen the early printed books or the studies by Borst, Folkerts and Holl; we know them through the works listed here.
