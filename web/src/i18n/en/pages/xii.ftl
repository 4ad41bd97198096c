### Ludus XII scriptorum: its rules, what is known and what is ours, its sources.
### *words* are stressed, _words_ are Latin.

page-title = Rules and sources
page-lead = Thirty-six squares in three rows, letters cut in stone, and a way that the letters themselves seem to show.
page-contents = On this page

page-story = One name, two explanations
page-story-1 = _Ludus duodecim scriptorum_ is the game of twelve _scripta_. For the author of the rules on this page these are the dots on the dice: two dice show twelve at most. For Pauly’s _Realencyclopädie_ they are twelve lines drawn on a board, and its reading is a game of its own here, _Duodecim scripta_.
page-story-2 = This one is played on thirty-six squares. In later times, Ulrich Schädler supposes, it was made faster twice: a third die was added, and at last the third row of squares was left out. That would lead to Zeno’s game, and on to backgammon.

page-board = The stone and the men
page-board-1 = A stone found at Ostia (CIL XIV 5317) has three rows of twelve squares, parted in the middle by ornaments, and a letter on every square: C and B above, A in the middle, D and E below. Read in the order of the alphabet they make one unbroken way.
page-board-2 = It begins in the middle row, A1 to A12 from left to right, goes on above through B and C from right to left, and ends below through D and E from left to right. *Both* players go this way. The squares of E are counted backward, 6 to 1: so far it is to the end.
page-board-3 = Each player has fifteen men, all of them in hand.
page-board-picture = The start. All men are still in hand; the way goes through A, B, C, D and E.

page-aim = The aim
page-aim-1 = Bring all your men into row A, lead them through the board to the last six squares, and take them off. Whoever has taken off all fifteen first has won.

page-throw = Throwing and moving
page-throw-1 = White begins; then the players throw in turn, two dice each time. Every number is a move by itself, and the order is free. One man may take both, one after the other, but they are never added: he has to be able to stop between.
page-throw-2 = Equal dice are played four times: 4-4 makes four fours. A number that cannot be played lapses.
page-throw-3 = Any number of men of one side may stand on a square, but never men of both. Two or more close it to the other side.

page-enter = Entering
page-enter-1 = A man enters on the A square of the number thrown. As long as you have men in hand, at least one must enter in every turn; a die whose square is closed cannot be used for it. What is left of the throw may move men within row A.
page-enter-2 = No man goes beyond A12 until all fifteen of yours have been entered. Then the others may go on, even in the same throw.
page-enter-picture = White has thrown 5 and 2 with six men in hand. A2 is closed. The five hits on A5, and the same man may go on with the two to A7.

page-hit = Hitting
page-hit-1 = A man who stands alone can be hit, in row A too. He is laid on the circle in the middle of the stone and has to come in again, with the number of a die on the A square of that number, before any other man moves.
page-hit-2 = If no die lets him in, the turn is lost.
page-hit-picture = A white man lies on the circle. A2 is closed, so he enters with the four.

page-off = Taking off
page-off-1 = When all your men stand on the squares E6 to E1, a die takes a man off the square of its number. Or a man moves on within the six squares.
page-off-2 = If the square of the number is empty and men stand farther back, one of those moves. If none stands farther back, the man nearest below it is taken off.
page-off-3 = If one of your men is hit meanwhile, he has to enter and come round before you take off another.
page-off-picture = White has thrown 4 and 2: a man leaves E4 and another E2.

page-words = Other words on the stone
page-words-1 = Many boards of this kind have no letters of the alphabet but six words of six letters: a joke, a boast, good advice. In Rome a player was told to get up and make room (CIL XIV 4125), in Timgad that hunting, bathing, playing and laughing are life (CIL VIII 17938); others celebrate victories over Parthians and Britons.
page-words-2 = You can choose some of these stones beside the board. Words do not show the way, so each square then bears its name as well.
page-words-3 = On the stone the men would cover the letters. On our board they stand beside them, so that one can go on reading.

page-known = What is handed down, and what is ours
page-known-1 = No ancient author tells the rules. They are the proposal of Ulrich Schädler and Locus Ludi, drawn from the stone of Ostia and from games of the backgammon family. We follow it.
page-known-2 = Where it is silent or others differ there is an option: which way the second player goes, how many dice are thrown, what may be moved while men are in hand. This table names the readings, where they come from and how sure they are. The first is the one we play unless you choose otherwise.
page-known-3 = The numbers within B, C and D are ours; the source counts only A and E. A full game is long: with five or six men it is over sooner. The levels of the computer’s players are ours.
page-design = The arrangement of letters follows the stone of Ostia; marble, ornaments and the colour in the letters are design, not a reconstruction.

page-options = The options
page-options-wait = The table of options is part of the game’s own data and could not be loaded.
page-presets = Settings with a name

page-sources = Sources
page-sources-1 = Ulrich Schädler, ERC Locus Ludi: “Ludus XII scriptorum – The game of 12 points”, rules of the game.
page-sources-2 = The game board from Ostia, CIL XIV 5317; its letters through Locus Ludi and the virtual exhibition of the EAGLE network (“Game board”).
page-sources-3 = Ulrich Schädler: “XII Scripta, Alea, Tabula – New Evidence for the Roman History of ‘Backgammon’”. In: Alexander J. de Voogt (ed.): *New Approaches to Board Games Research*. Leiden 1995, pp. 73–98; known through Locus Ludi.
page-sources-4 = H. J. R. Murray: *A History of Board-Games Other than Chess*. Oxford 1951, pp. 30–31; consulted through the Ludii games database.
page-sources-5 = “XIIScripta” in the Tabletop Games Framework (GAIGResearch): the routes and the numbers of dice it can be set to.
page-sources-6 = “Ludus duodecim scriptorum” at a4games, after Irving Finkel, and at historicalgames, after R. C. Bell.
page-sources-7 = August Mau: “Duodecim scripta”. In: *Paulys Realencyclopädie* V,2, 1905, col. 1794–1796.
page-sources-8 = The six-letter words: appmuseums.ch, the game of twelve points, for Rome and Trier; EAGLE network (EDR072022) for the Parthians and Britons; Laudator Temporis Acti, 10 March 2015, for Timgad.
page-sources-9 = *The Roman Inscriptions of Britain*, 2491.156, commentary: boards with three pairs of six-letter words, _ludere_ often among them.
page-sources-note = Murray, Bell, Finkel and Schädler’s paper were not seen in the original; what we say of them we know through the works named here.
page-play = Play
