### Duodecim scripta: its rules, what is known and what is ours, its sources.
### *words* are stressed, _words_ are Latin.

page-title = Rules and sources
page-lead = Twelve lines cut in two, three dice thrown on the board itself, and an epigram that counts out where every man of an emperor stood.
page-contents = On this page

page-story = Claudius’ game, Zeno’s game
page-story-1 = The twelve lines that give the game its name are nearly all that most ancient authors tell of it. We hear that good play matters and not only good dice, and that the emperor Claudius was passionately fond of the game; Seneca’s satire sends him to throw dice for ever in the world below.
page-story-2 = How it was played can be read from one poem. Agathias tells, point by point, how a throw broke up the position of the emperor Zeno. Men who stand alone he calls _ázyges_, unpaired. Three ones, the dog, were the worst throw; Eustathius knows a game in which they cost a man, and it may be this one.
page-story-3 = A wall painting in Pompeii shows two players facing each other with the board on their knees, one with the dice cup in his hand. One of them calls out _exsi_: I am out. Martial had a board with this game on one side and the soldiers of _latrunculi_ on the other.

page-board = The board and the men
page-board-1 = The board is oblong, Pliny’s measured three feet by four, and has a raised rim, for it is also the tray into which the dice are thrown: the _alveus_. The players sit at its *short* ends.
page-board-2 = Twelve lines run along it. In the middle they are interrupted, and there the dice have their lane; so each line makes two places. From where White sits they are numbered 1 to 12 from left to right on the near halves and 13 to 24 back again on the far ones: 12 and 13 face each other, and so do 1 and 24.
page-board-3 = Each player has fifteen men, all of them on his first point: White’s on 1, Black’s on 24. Three points have names: 14 is Antigonus, 19 Summus, 23 Divus. What they meant for the play is not known.
page-board-picture = The start. White moves from 1 up to 24, Black against him from 24 down to 1.

page-aim = The aim
page-aim-1 = Bring all your men through the board and out at its other end. Whoever is out first with all fifteen has won and may call _exsi_.

page-throw = Throwing and moving
page-throw-1 = Both throw for the start, and the higher sum begins with a new throw. Three dice are thrown: with fifteen men five throws can set them all going, which is the article’s argument for three.
page-throw-2 = For *each* number one man moves so many points forward. The order is free. One man may take two of the numbers, or all three; then he touches down on the way, and every point that he touches must be open. Equal dice count as what they show and no more.
page-throw-3 = No man goes to a point that two or more of the other side’s men hold. Nobody may renounce a move: as many numbers as can be played must be played.
page-throw-picture = White has thrown 6, 5 and 3. The man on 4 can use the five or the three; with the six he would come to 10, which two black men close.

page-hit = Single men
page-hit-1 = A man who stands alone can be taken: a man of the other side comes to his point, and he begins again on his first point.
page-hit-2 = So try to keep your men in pairs. Two men on a point are safe and close it to the other side.
page-hit-3 = Should an enemy stand on his first point just then, the man waits in a cell beside it. He counts as standing on it and may move on from there; nobody can hit him. If the point is free when his owner throws, he steps back onto it at no cost.
page-hit-picture = Black has a single man on 18. White’s four takes him; the point 16 is closed.

page-off = Out of the board
page-off-1 = Once all your men stand in the last quarter, 19 to 24 for White, they may leave. A man leaves with the number that takes him just beyond the board, and if the number is larger than any man needs, the rearmost goes.
page-off-2 = A man who is taken now has to come all the way round before the others go on leaving.
page-off-picture = White is leaving. A two takes the man on 23, a three one of those on 22, and the six goes to the rearmost, on 20.

page-zeno = Zeno’s throw
page-zeno-1 = The emperor had White and threw two, five and six. Every other way was closed: he had to move the six from 10, the five from 19 and the two from 20, and stood there with eight men alone.
page-zeno-2 = The poem names points without numbering them. We set it up under every reading and let the rules of the game count the endings. Only one reading leaves Zeno no choice and exactly eight single men; it is the one the _Realencyclopädie_ gives.
page-zeno-picture = After the throw: eight men alone, seven closed points.
page-try = Try the throw on the board

page-known = What is handed down, and what is ours
page-known-1 = The rules follow the article “Duodecim scripta” of Pauly’s _Realencyclopädie_, which draws them from Agathias. The board, the three dice, the start, the directions, the single men and the duty to move are there. That a man who is taken goes back to his first point the article says with a “presumably”.
page-known-2 = That no man leaves before all have gathered is our conclusion. No source says it, but without it Zeno’s throw could end in eight ways, and the poem would lose its point. How men leave with dice that are too large, what happens when the first point is taken, who begins: all this is silence, and we have filled it from the kindred games.
page-known-3 = Each open question is an option. This table names the readings, where they come from and how sure they are. The first is the one we play unless you choose otherwise. The levels of the computer’s players are ours.
page-design = The walnut, the bone lines and the name plates are design, not a reconstruction. That the lines lie along the long sides with a lane between them is the article’s own conclusion from the Pompeian painting.

page-options = The options
page-options-wait = The table of options is part of the game’s own data and could not be loaded.
page-presets = Settings with a name

page-sources = Sources
page-sources-1 = August Mau: “Duodecim scripta”. In: *Paulys Realencyclopädie der classischen Altertumswissenschaft* V,2, 1905, col. 1794–1796.
page-sources-2 = Agathias: _Anthologia Palatina_ IX 482; Greek text at anthologiagraeca.org, English by W. R. Paton at Wikisource.
page-sources-3 = Seneca: _Apocolocyntosis_ 15; Pliny: _Naturalis historia_ XXXVII 13; Martial XIV 17; Suetonius: Claudius 33; Eustathius on Iliad XXIII 86; all through the article.
page-sources-4 = The wall painting from Pompeii with the word _exsi_: CIL IV 3494, through the article.
page-sources-5 = “Tabula”, Wikipedia; it reports Austin and Becq de Fouquières.
page-sources-6 = “Tabula” at a4games, after Irving Finkel, and at historicalgames, after R. C. Bell.
page-sources-7 = E. Kidd: “Tabula”, theedkins.co.uk.
page-sources-note = Becq de Fouquières, Austin, Bell and Finkel were not seen in the original; what we say of them we know through the works named here.
page-play = Play
