### The rules page of Ludus XII scriptorum. Locus Ludi: the research project with the rules.
### page-NAME: heading of a section. page-NAME-1, -2 …: its paragraphs. page-NAME-picture: caption of
### its board. page-short-1 to -3: captions of three boards with the rules in short, shown in the game.
### glossary-TERM: explanation of a term. found-OPTION: a result of games between computer players.
### *words* are stressed, _words_ are Latin.

page-lead = Thirty-six squares in three rows, letters cut in stone, and a route that the letters themselves seem to show.
# Name of the table of contents, spoken by screen readers.
page-contents = On this page
page-short-1 = Both sides follow the same route, from A via B, C and D to E. The first to bear off all its men wins.
page-short-2 = Roll two dice. A man enters in row A, on the square whose number a die shows; the rest of the roll moves men forward.
page-short-3 = A single man can be hit: it goes to the middle and must enter again. Two men block a square.

page-story = One name, two explanations
page-story-1 = _Ludus duodecim scriptorum_ is the game of twelve _scripta_. For Ulrich Schädler, whose rules we follow, the scripta are the dots on the dice: two dice show twelve at most. For Pauly’s _Realencyclopädie_ they are twelve lines drawn on a board; a separate game here, _Duodecim scripta_, follows that explanation.
page-story-2 = This game is played on thirty-six squares. Schädler thinks that it was later made faster in two steps: first a third die was added, then the third row of squares was left out. That would have led to Zeno’s game, and on to backgammon.

page-board = The stone and the men
page-board-1 = A stone board found at Ostia (CIL XIV 5317) has three rows of twelve squares, divided in the middle by ornaments, with a letter on every square: C and B above, A in the middle, D and E below. In alphabetical order, the letters make one unbroken route.
page-board-2 = The route begins in the middle row, A1 to A12 from left to right, continues above through B and C from right to left, and then below through D and E from left to right. *Both* players follow this route. The squares of E are numbered backwards, from 6 to 1, by their distance from the end.
page-board-3 = Each player has fifteen men, all of them in hand at the start.
page-board-picture = The start. All men are still in hand; the route runs through A, B, C, D and E.

page-aim = The aim
page-aim-1 = Enter all your men in row A, move them round the board to the last six squares, and bear them off. The first player to bear off all fifteen wins.

page-throw = Rolling and moving
page-throw-1 = White begins; then the players take turns to roll two dice. The two numbers are separate moves, played in any order. One man may use both, one after the other, but not as a single leap: after the first number, it must land on a square open to it.
page-throw-2 = Doubles are played four times: 4-4 makes four fours. A number that cannot be played is lost.
page-throw-3 = A square may hold any number of men of one side, but never men of both sides. Two or more men block it for the opponent.

page-enter = Entering
page-enter-1 = A man enters on the square of row A that matches one of the dice. As long as you have men in hand, at least one must enter every turn; a die whose square is blocked cannot be used for this. The rest of the roll may be used to move men within row A; under one of the options, a die whose square is blocked can move only the man just entered.
page-enter-2 = At first, no man may move beyond A12. According to Locus Ludi, both players must enter all their men, and “only then can they advance”. Here it is enough to enter your own fifteen men, as in the TAG framework’s version of the game; they may then leave row A, even with the rest of the same roll. In the literal reading, which is an option, you also wait for your opponent.
page-enter-picture = White has rolled 5 and 2 with six men in hand. A2 is blocked. With the five, White hits on A5, and the same man may continue with the two to A7.

page-hit = Hitting
page-hit-1 = A single man can be hit, even in row A; it then goes to the circle in the middle of the stone. Before any other man moves, it must enter again in row A, on the square whose number a die shows.
page-hit-2 = If a man that was hit cannot enter with any die, you lose your turn.
page-hit-picture = A white man is on the circle. A2 is blocked, so the man enters with the four.

page-off = Bearing off
page-off-1 = When all your men are on squares E6 to E1, you may use a die to bear off a man from the square with the number rolled, or to move a man within the six squares.
page-off-2 = If the square with the number rolled is empty and you have men farther back, one of them must move. If you have none farther back, a man is borne off from the nearest occupied square with a lower number.
page-off-3 = If one of your men is hit while you are bearing off, it must enter and move round the board before you bear off another.
page-off-picture = White has rolled 4 and 2: one man leaves E4 and another E2.

page-words = Other boards: words instead of letters
page-words-1 = Many boards of this kind have, instead of the alphabet, six words of six letters: a joke, a boast, good advice. One board orders a player to get up and make room (CIL XIV 4125); one in Timgad says that hunting, bathing, playing and laughing are life (CIL VIII 17938); others celebrate victories over Parthians and Britons.
page-words-2 = A setting beside the board offers some of these inscriptions. If you choose one, each square also shows its name, because words do not show the route.
page-words-3 = On the ancient stone, the men would have covered the letters. On our board, the men are beside the letters, which stay legible.

page-glossary = Glossary
glossary-man = A piece. Each player has fifteen.
    .term = Man
glossary-square = One of the 36 places on the board, named by row and number, such as A1.
    .term = Square
glossary-hand = The place for men that are not yet on the board.
    .term = Hand
glossary-enter = To place a man on the square in row A whose number a die shows.
    .term = Enter
glossary-single = A man that is alone on a square and can be hit; also called a blot.
    .term = Single man
glossary-block = To hold a square with two or more men, so that the opponent cannot land there.
    .term = Block
glossary-hit = To land on a single opposing man, which then goes to the circle and must enter again.
    .term = Hit
glossary-circle = The ornament in the middle of the stone, where men wait after being hit.
    .term = Circle
glossary-off = To take a man off the board from one of the last six squares.
    .term = Bear off
glossary-scripta = “Things written”: the dots on the dice, or the lines on the board.
    .term = _Scripta_

page-known = Sources and our additions
page-known-1 = No ancient author describes the rules. We follow the proposal of Ulrich Schädler and Locus Ludi, based on the stone of Ostia and on games of the backgammon family. Schädler finds that the squares of row A “seem to have a slightly different function” from those of B to E; in his rules, men enter in row A.
page-known-2 = Where the proposal says nothing or other authors differ, there are options, such as the route of the second player, the number of dice, and the moves allowed while men are in hand. The list of options gives each reading, its sources and its degree of certainty. The first reading is the default.
page-known-3 = We numbered the squares of B, C and D ourselves; Locus Ludi numbers only those of A and E. A full game is long; a game with five or six men is shorter. The computer’s levels are our own choice.
# What the look of our board is based on.
page-design = The letters are arranged as on the stone from Ostia; the marble, ornaments and letter colour are our design, not a reconstruction. Locus Ludi shows the white men to the right of the board. Here, the men of both sides wait above and below the board, which can therefore be wider; printed diagrams show the men on the right.

page-options = Options

# Below the option “Route”.
found-route = When each side used its own half of row A, games between computer players were a quarter shorter than on the shared route and had only two fifths as many hits. On the mirrored route they were a tenth shorter and had a quarter fewer hits.

page-sources = Sources
page-sources-1 = Ulrich Schädler, ERC Locus Ludi: “Ludus XII scriptorum – The game of 12 points”, rules of the game.
page-sources-2 = The game board from Ostia, CIL XIV 5317; its letters as given by Locus Ludi and the virtual exhibition of the EAGLE network (“Game board”).
page-sources-3 = Ulrich Schädler: “XII Scripta, Alea, Tabula – New Evidence for the Roman History of ‘Backgammon’”. In: Alexander J. de Voogt (ed.): *New Approaches to Board Games Research*. Leiden 1995, pp. 73–98; as cited by Locus Ludi.
page-sources-4 = Ulrich Schädler: “Du 36 cases au backgammon”. In: Isabelle Bardiès-Fronty, Anne-Elisabeth Dunn-Vaturi (eds): *Art du jeu, jeu dans l’art*. Paris 2012, pp. 146–149; cited by Locus Ludi.
page-sources-5 = Ulrich Schädler: “Zwischen perfekter Balance und Hochspannung – die Geschichte des Backgammon im Überblick”. In: Ulrich Schädler (ed.): *Spiele der Menschheit. 5000 Jahre Kulturgeschichte der Gesellschaftsspiele*. Darmstadt 2007, pp. 31–41; cited by Locus Ludi.
page-sources-6 = Véronique Dasen (ed.): *Ludique. Jouer dans l’Antiquité*. Catalogue of the exhibition at Lugdunum, musée et théâtres romains, 20 June to 1 December 2019. Ghent 2019; cited by Locus Ludi.
page-sources-7 = H. J. R. Murray: *A History of Board-Games Other than Chess*. Oxford 1951, pp. 30–31; consulted through the Ludii games database.
page-sources-8 = “XIIScripta” in the Tabletop Games Framework (GAIGResearch): its options for route and number of dice, and its condition for leaving row A.
page-sources-9 = “Ludus duodecim scriptorum” on the websites a4games (after Irving Finkel) and historicalgames (after R. C. Bell).
page-sources-10 = August Mau: “Duodecim scripta”. In: *Paulys Realencyclopädie* V,2, 1905, cols 1794–1796.
page-sources-11 = For the six-letter words: appmuseums.ch, “the game of twelve points”, for Rome and Trier; EAGLE network (EDR072022) for the Parthians and Britons; Laudator Temporis Acti, 10 March 2015, for Timgad.
page-sources-12 = *The Roman Inscriptions of Britain*, 2491.156, commentary: boards with three pairs of six-letter words, often including _ludere_.
page-sources-note = We have not seen Schädler’s papers, the catalogue or the texts by Murray, Bell and Finkel; we know them through the works listed here.
