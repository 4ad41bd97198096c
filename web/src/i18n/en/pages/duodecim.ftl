### The rules page of Duodecim scripta. Mau: author of the article of 1905 with the rules.
### page-NAME: heading of a section. page-NAME-1, -2 …: its paragraphs. page-NAME-picture: caption of
### its board. page-short-1 to -3: captions of three boards with the rules in short, shown in the game.
### glossary-TERM: explanation of a term. found-OPTION: a result of games between computer players.
### *words* are stressed, _words_ are Latin.

page-lead = Twelve lines cut in two, three dice thrown onto the board itself, and an epigram that records the place of every man in an emperor’s game.
# Name of the table of contents, spoken by screen readers.
page-contents = On this page
page-short-1 = Each side has fifteen men. White moves from 1 to 24, Black the other way; the first side to bear off all its men wins.
page-short-2 = Roll three dice. Each die moves a man by its number; several dice may move the same man. Two of your opponent’s men block a point.
page-short-3 = A single man can be hit; it then starts again. Pairs are safe.

page-story = Claudius’ game, Zeno’s game
page-story-1 = Ancient authors say little about the game: its board has twelve lines, which gave the game its name; skill matters, not only luck with the dice; and the emperor Claudius was passionately fond of it. Seneca’s satire condemns him to throw dice for ever in the underworld.
page-story-2 = One poem shows how the game was played. Several decades after Zeno’s reign (474–491), Agathias described, point by point, how a throw broke up the emperor’s position. He calls single men _ázyges_, unpaired. Three ones, “the dog”, were the worst throw; Eustathius knows of a game, perhaps this one, in which they cost a man. The poem calls the game _tablē_, Latin _tabula_. In 1905 August Mau identified it with duodecim scripta; Ulrich Schädler and other scholars today distinguish duodecim scripta, alea and tabula. Our rules follow Mau.
page-story-3 = A wall painting in Pompeii shows two players facing each other with the board on their knees, one with the dice cup in his hand. One player’s caption, _exsi_, may mean “I am out”; the other’s disputes the throw: _non tria, duas est_, “not three, it is two”. A couplet by Martial (XIV 17) accompanies a gift: a board with this game on one side and the soldiers’ game, _latrunculi_, on the other.
page-story-4 = Mau lists other authors who name the game: Cicero (_De oratore_ I 217; Nonius 170, 28), Ovid (_Ars amatoria_ III 363) and Quintilian (XI 2, 38). He believes that this game, or one very like it, is also meant in passages where good rolls are not enough and must be used with skill (Plato, Plutarch, Terence, Arrian, Aristaenetus), and where players place pieces according to the dice: _tithénai psēphous_, τιθέναι ψήφους, in Plato and Sophocles, _dare calculos_ in Ovid. The same is true where pieces are mentioned along with dice or a board (Lucilius, Petronius 33, Valerius Maximus VIII 8, 2). None of these authors says more about the course of play, nor do two Latin epigrams (PLM IV 372–373). The game is very similar to modern backgammon (Mau: Puff, trictrac); its Greek name, he says, is unknown.

page-board = The board and the men
page-board-1 = The board is oblong and has a raised rim, because it is also the tray into which the dice are thrown: the _alveus_. Pliny reports that the board in Pompey’s triumph, made of two precious stones, was three feet by four. According to Mau, no source mentions an _alveus_ separate from the board; Petronius 33 is especially clear on this. The players sit at the *short* ends of the board.
page-board-2 = Twelve lines run the length of the board. In the middle, says Mau, a cross-line or a gap divides them, so each line makes two points; our board has a gap, where the dice are rolled. From White’s seat the points are numbered 1 to 12 from left to right on the near halves and 13 to 24 from right to left on the far halves: 12 faces 13, and 1 faces 24.
page-board-3 = Each player has fifteen men, all on the player’s first point: White’s on 1, Black’s on 24. Three points have names: 14 is Antigonus, 19 Summus, 23 Divus. Their meaning in the game is unknown.
page-board-picture = The start. White moves from 1 up to 24, Black from 24 down to 1.

page-aim = The aim
page-aim-1 = Bring all your men along the board and off its other end. The first player with all fifteen men off wins and may call _exsi_.

page-throw = Rolling and moving
page-throw-1 = Both players roll to see who begins; the player with the higher total begins, and rolls again for the first turn. Three dice are used; Mau’s argument is that five rolls of three dice can set all fifteen men moving.
page-throw-2 = For *each* number, one man moves that many points forward; you choose the order. One man may use two of the numbers, or all three; it then lands on a point after each number, and each of these points must be open. Doubles and triples give no extra moves.
page-throw-3 = You may not land on a point held by two or more of your opponent’s men. Play as many numbers as you can; you may not pass by choice.
page-throw-picture = White has rolled 6, 5 and 3. The man on 4 can use the five or the three; the six would bring it to 10, which two black men block.

page-hit = Single men
page-hit-1 = A single man can be hit: when an opponent’s man lands on its point, the single man starts again from its owner’s first point.
page-hit-2 = Try to keep your men in pairs: two men on a point are safe and keep your opponent off it.
page-hit-3 = If a man is hit while its owner’s first point is occupied by an opposing man, the man that was hit waits beside that point. It counts as being on the point, may move from there and cannot be hit. If the point is free when the owner rolls, the man returns there without using a die.
page-hit-picture = Black has a single man on 18. White’s four hits it; the two is blocked on 16.

page-off = Bearing off
page-off-1 = Once all your men are in the last quarter, 19 to 24 for White, you may bear them off. A number bears off a man that needs exactly that many steps to leave the board; if the number is larger than any man needs, it bears off the rearmost man.
page-off-2 = A man that is hit while you are bearing off has to come all the way round before any other is borne off.
page-off-picture = White is bearing off: the man on 23 with the two, a man on 22 with the three, and the rearmost man, on 20, with the six.

page-zeno = Zeno’s throw
page-zeno-1 = The emperor had White and threw two, five and six. All moves but three were ruled out: he had to play the six from 10, the five from 19 and the two from 20, and was left with eight single men.
page-zeno-2 = The poem names points without numbering them. We set up the position under every reading and, by the rules of the game, counted the positions that the throw could lead to. Only one reading leaves Zeno no choice and results in exactly eight single men; it is the one that the _Realencyclopädie_ gives.
page-zeno-picture = After the throw: eight single white men, seven blocked points.
# Link after page-zeno-picture: opens this position on the board.
page-try = Try Zeno’s throw

page-glossary = Glossary
glossary-man = A piece. Each player has fifteen.
    .term = Man
glossary-point = One of the 24 places on the board; each is half a line.
    .term = Point
glossary-single = A man that is alone on a point and can be hit; also called a blot.
    .term = Single man
glossary-block = To hold a point with two or more men, so that the opponent cannot land there.
    .term = Block
glossary-hit = To land on a single opposing man, which starts again from its owner’s first point.
    .term = Hit
glossary-off = To move a man off the end of the board.
    .term = Bear off
glossary-quarter = The last six points of a player’s path, where all the player’s men gather before they are borne off.
    .term = Last quarter
glossary-alveus = The board, which has a raised rim and is also the tray for the dice.
    .term = _Alveus_
glossary-exsi = “I am out”: in one reading of a Pompeian painting, the call of the winner.
    .term = _Exsi_
glossary-tabula = The name of the game in Agathias’ poem. Many scholars today regard tabula as a separate, later game.
    .term = _Tabula_

page-known = Sources and our additions
page-known-1 = The rules (board, three dice, start, directions, single men and the duty to move) follow the article “Duodecim scripta” in Pauly’s _Realencyclopädie_, which draws them from Agathias. The article says that a man that is hit “presumably” goes back to its owner’s first point.
page-known-2 = The rule that no man may be borne off until all are in the last quarter is our conclusion. No source states it, but without it Zeno’s throw could lead to eight positions, and the poem would lose its point. Nor do the sources say whether a larger number than needed bears a man off, where a man that is hit goes when its first point is occupied, or who begins; here we follow related games.
page-known-3 = Each open question has an option. The list of options gives each reading, its sources and its degree of certainty. The first reading is the default. We defined the computer’s levels ourselves.
# What the look of our board is based on.
page-design = The walnut, the bone lines and the name plates are our design, not a reconstruction. Mau concludes from the Pompeian painting that the lines are parallel to the long sides, with a lane in the middle. In the painting some men are in rows, that is, on the lines. Mau criticizes Becq de Fouquières, who wrongly draws the lines parallel to the short sides and, without any reason, divides the rectangle into two squares, as on a modern board; Pliny’s board of three feet by four cannot be divided like this. Another of Becq’s pictures goes back to an apocryphal drawing first published by Gruter.

page-options = Options

# Below the option “Dice”.
found-dice_count = With two dice instead of three, games between computer players were nearly three quarters longer; a turn could be played in only a quarter as many ways, and there were nearly twice as many hits.

page-sources = Sources
page-sources-1 = August Mau: “Duodecim scripta”. In: *Paulys Realencyclopädie der classischen Altertumswissenschaft* V,2, 1905, cols 1794–1796.
page-sources-2 = Agathias: _Anthologia Palatina_ IX 482; Greek text at anthologiagraeca.org, English by W. R. Paton at Wikisource.
page-sources-3 = Seneca: _Apocolocyntosis_ 15; Pliny: _Naturalis historia_ XXXVII 13; Martial XIV 17; Suetonius: _Claudius_ 33; Eustathius on _Iliad_ XXIII 86; all as cited by Mau.
page-sources-4 = The wall painting from Pompeii with the word _exsi_: CIL IV 3494, as cited by Mau.
page-sources-5 = “Tabula”, Wikipedia; it cites Austin and Becq de Fouquières. On Schädler’s distinction between duodecim scripta, alea and tabula, see the sources for _Ludus XII scriptorum_.
page-sources-6 = “Tabula” on the websites a4games (after Irving Finkel) and historicalgames (after R. C. Bell).
page-sources-7 = Jo Edkins: “Tabula”, theedkins.co.uk.
page-sources-note = We have not seen the original works of Becq de Fouquières, Austin, Bell and Finkel; we know them through the sources listed here.
