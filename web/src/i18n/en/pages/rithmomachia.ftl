### Rithmomachia: its rules, what is known and what is ours, its sources.
### *words* are stressed, _words_ are Latin, ‹words› another language.

page-title = Rules and sources
page-lead = Two armies of numbers face each other. They take by sums and products, and whoever sets a progression in the enemy’s half has won.
page-contents = On this page
page-try = Try it

page-story = A game to learn Boethius by
page-story-1 = _De institutione arithmetica_, the arithmetic that Boethius wrote around the year 500, taught the Latin Middle Ages what a number is: even or odd, square or not, in this ratio to another or in that. In the first half of the eleventh century somebody in southern Germany made a game of it, so that pupils should have the ratios in their heads.
page-story-2 = A century later it had left the schoolroom and was played for pleasure, and from the middle of the twelfth century all over Europe. It was called the philosophers’ game. Five hundred years later chess had taken its place, and it was forgotten.
page-story-3 = No two of its old books agree on all rules. We play by the brochure that Karin Richter and Raffaela Banse wrote for it, with its two games: one for beginners, one for the advanced. Everything that others do differently is an option.

page-armies = The armies and their numbers
page-armies-1 = White leads with the even numbers 2, 4, 6, 8 and Black with the odd ones 3, 5, 7, 9. All other numbers follow from these: a leader *n* brings its square, the products *n* (*n* + 1), the squares (*n* + 1)² and so on, up to 289 and 361. So even and odd are mixed on both sides.
page-armies-2 = Stones are round, triangular or square; on our board White’s triangles point away from White and Black’s towards White. One stone in each army is a pyramid of square layers. White’s is 91 = 1 + 4 + 9 + 16 + 25 + 36, Black’s is 190 = 16 + 25 + 36 + 49 + 64; the largest layer is its base.
page-armies-3 = Beginners have twelve stones each on eight files and twelve ranks. The red line parts the halves. White begins.
page-armies-picture = The beginners’ game at its start.

page-move = Moving
page-move-1 = A round stone moves one step, a triangle two, a square three, a pyramid one, two or three; never diagonally, never over another stone, always onto an empty square.
page-move-2 = Triangles and squares may turn once at a right angle on their way. So the brochure’s sentence can be read; other readings are options.

page-attack = Attack, reply, capture
page-attack-1 = Stones are not taken by moving onto them. They are *attacked* by where you stand, and the other side has one reply. Whatever is still attacked after it is lost, before you move again.
page-attack-2 = The reply may move the stone away, put another between, break up the pair that attacks, or take one of the attackers. Two stones attacked at once can seldom both be saved.
page-attack-3 = On the board an attack is a red line, with a tick at every step and its sum on a tag; dashed when it is the other side’s. Brackets mark the stones that would fall, and a red badge your own. Choose or point at a stone to see its attacks alone, and where it could attack next. Beside the board all attacks are listed, the key *a* says them, and all this help can be switched off.

page-eruptio = _Eruptio_: number times distance
page-eruptio-1 = A stone attacks another on the same rank or file with nothing between if its number times the number of steps is the other’s number.
page-eruptio-2 = How far it may move itself does not matter. Count the steps, not the empty squares: two neighbours are one step apart.
page-eruptio-picture = White has moved 6 to b6. Five steps to g6, and six times five is thirty: unless Black replies, 30 falls.

page-insidiae = _Insidiae_: between two
page-insidiae-1 = Two stones that stand on both sides of an enemy, left and right or before and behind, attack it if their sum or their product is its number.
page-insidiae-2 = Both must stand right beside it and opposite each other. In a corner they do nothing.
page-insidiae-picture = Black has moved 9 to e6. Five times nine is forty-five.

page-obsidio = _Obsidio_: shut in
page-obsidio-1 = A stone that enemies and the edge hold so that it could not move is lost, whatever the numbers. Its own comrades do not count as part of the wall.
page-obsidio-2 = This is the only capture without a reply. The smallest numbers can hardly be taken otherwise, and White’s 153 not at all.
page-obsidio-picture = Black moves 7 to b2, and the 2 has no way out. It is taken off at once.

page-pyramid = The pyramids
page-pyramid-1 = A pyramid is attacked in its whole number or in its base: White’s in 91 or 36, Black’s in 190 or 64. If it falls, all its layers fall. It attacks with either number as well.
page-pyramid-2 = Among beginners Black’s pyramid falls to one stone only by numbers, the white 8, and only eight steps away; without the 8 White is left with a siege. White’s falls to 12 at three steps, to 9 at four, or between 3 and 12.

page-win = Winning
page-win-1 = First the enemy’s pyramid must be taken. Then a row wins: three of your stones in the enemy’s half on one rank or file, in the order of their numbers, nothing else between them, so that both differences are equal: 2, 4, 6 or 12, 66, 120. Empty squares between them do not matter.
page-win-2 = One of the three may be a stone you have taken. Stones have a number in the other colour on their underside, underlined. Instead of a move you put it down where it completes the row.
page-win-3 = If neither side can build a row any more, or a hundred moves pass without a capture, or a position comes for the third time, the game is drawn. Who cannot move has lost.
page-win-4 = All of this takes time. Short games end with the fourth captured stone, with a hundred in captured numbers, or with the pyramid; choose them under *New game*.
page-win-picture = Black’s pyramid has fallen, and White moves 6 to f8: two, four, six. White has won.

page-advanced = For the advanced
page-advanced-1 = Twenty-four stones each, with the square numbers, on sixteen ranks. The brochure’s picture of the start cannot be read in our copy; we set the stones up as Boissière and Fulke did.
page-advanced-2 = A fourth capture joins in, _congressus_: a stone attacks an enemy of its own number if it could move to its square.
page-advanced-3 = And besides the arithmetic row the harmonic one wins: 9, 15, 45 or 5, 9, 45. Further extensions are options: subtraction and division, geometric rows, rows of four.

page-boethius = Boethius’ proportions
page-boethius-1 = Three numbers have an *arithmetic* mean if the middle one is as far from the first as from the last: 6, 9, 12. Double the middle one, and you have the sum of the others.
page-boethius-2 = They have a *geometric* mean if the middle one, times itself, is the product of the others: 4, 6, 9.
page-boethius-3 = They have a *harmonic* mean if the differences are in the ratio of first to last: in 6, 8, 12 the steps are 2 and 4, and 6 is half of 12.
page-boethius-4 = The *greatest harmony* is 6, 8, 9, 12. It holds an arithmetic and a harmonic row, and its ratios are those of the octave (12 to 6), the fifth (12 to 8 and 9 to 6), the fourth (12 to 9 and 8 to 6) and the second (9 to 8). Three stones of one kind were called _victoria magna_, four with two kinds _victoria maior_, four with all three _victoria praestantissima_.

page-advice = Advice
page-advice-1 = Before you move look at what you leave: a line opened by your own stone attacks just as well.
page-advice-2 = Attack two at once, or the pyramid and something else; a single attack mostly wins a move only.
page-advice-3 = Think early of the row you mean to set, and keep its stones. As White, keep the 8.

page-known = What is handed down, and what is ours
page-known-1 = The numbers, the moves, the captures, reply and row are the brochure’s. Where it can be read in two ways, a note says so beside the option, and the default is the reading we thought nearest to its words.
page-known-2 = It does not say how a game ends that nobody can win, what a stone is worth that stands for its captor, or in which order stones fall. For these we took what other programs and descriptions do, or decided.
page-known-3 = The opponents’ names are words for those who reckon: pupil, calculator, master of the _computus_. Their strengths were measured in games against each other.
page-design = Vellum, ruling and ink follow the manner of manuscripts of the time; bone and bog oak, the red lines and the tags are design. No old set of stones was copied.

page-options = The options
page-options-wait = The table of options is part of the game’s own data and could not be loaded.
page-presets = Settings with a name

page-sources = Sources
page-sources-1 = Karin Richter and Raffaela Banse: *Rhythmarchie. Spielanleitung*; the rules we play by.
page-sources-2 = Claude de Boissière, 1556, through David Joyner: *The recreational arithmetic of Rithmomachia*, 2025, after J. F. C. Richards, 1946.
page-sources-3 = William Fulke, 1563, and Mebben after Selenus, 1616, through Justin du Coeur’s pages and the settings of a program.
page-sources-4 = boardspace.net and Zillions of Games: their rules of Rithmomachia.
page-sources-5 = Programs by Tronicek, AlexSoman and abaci.one, 2025: their layouts and endings.
page-sources-6 = “Rithmomachia”, Wikipedia.
page-sources-7 = Named in the brochure: Arno Borst, *Das mittelalterliche Zahlenkampfspiel*, 1986; Menso Folkerts, “Rithmomachie”, 2001; Alfred Holl, *Spiel mit Zahlen – Kampf mit Zahlen?*, 2005; D. U. Thibault on gamecabinet.com.
page-sources-note = The old prints and the studies of Borst, Folkerts and Holl were not seen; what we say of them we know through the works named here.
page-play = Play
