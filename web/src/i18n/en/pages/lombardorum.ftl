### Ludus Lombardorum: its rules, what is known and what is ours, its sources.
### *words* are stressed, _words_ are Latin, ‹words› Spanish.

page-title = Rules and sources
page-lead = Half a backgammon board, fifteen men a side, and a far shore on which most points have room for one of your men and no more.
page-contents = On this page

page-story = A game on half a board
page-story-1 = Descriptions of the Lombards’ Game come from the thirteenth and fourteenth centuries. It is an early member of the tables family, the kin of backgammon, and belongs to the few that limit how many men may be heaped up on the opponent’s side.
page-story-2 = Its other name, ‹El Medio Emperador›, says what it is played on: half of a tables board. Fold the board of the day at its bar, and one leaf is enough. On our board the second leaf has become the tray behind two brass hinges.

page-board = The board and the men
page-board-1 = Six points on each side, the board’s edge at the left, the bar at the right. Each player has fifteen men. All of them begin together, on the point of the *opponent’s* side that lies next to the bar.
page-board-2 = Counted from there, your path runs along the far side, 1 to 6, turns at the edge, and comes back along your own side, 7 to 12. The two paths run against each other: your point 1 is the other player’s point 12. The numbers on the board are always those of the player whose turn it is.
page-board-picture = The start. Ivory’s path goes from 1 to 6 along the far side and from 7 to 12 along the near one.

page-aim = The aim
page-aim-1 = Bring all your men round to your own side, then bear them off over the bar. Whoever has borne off all fifteen first has won.

page-throw = Throwing and moving
page-throw-1 = For the first game each player throws one die, and the higher begins and throws afresh. After that the winner of a game begins the next.
page-throw-2 = Two dice make two moves. One man may use both, one after the other, but they are never added up into one leap: he has to land on the way, and he must be allowed to. Doubles are two equal dice and nothing more.
page-throw-3 = A man may not land where two or more of the other side’s men stand. What can be moved must be moved; but you need not prefer the larger number, and you may play one die so that the other cannot be used.

page-one = Points for one man
page-one-1 = On the opponent’s side the points 1, 3, 4 and 5 hold *one* of your men only. Points 2 and 6 hold any number, and so does every point of your own side.
page-one-2 = This is true of point 1 too. Your fifteen men may stand there at the start, but none may enter there again until all of them have left. And it is true on the way: a man who uses both dice needs room on the point between.
page-one-picture = The inlaid mark shows where a guest may hold one man. The man on 2 cannot join the man on 4, but point 6 is free to any number.

page-hit = Hitting and entering
page-hit-1 = A single man can be hit wherever he stands. He is laid on the bar, and until all your hit men are back no other man of yours may move.
page-hit-2 = A man enters with the number of one die, on the point of that number on the opponent’s side. If no die lets him in, the turn is lost.
page-hit-picture = Ivory has a man on the bar. A 6 brings him in; on 3 he would hit; on 5 two men bar the way.

page-off = Bearing off
page-off-1 = Once all your men stand on your own side, each die takes a man off the point of its number, counted now from the bar: your 12 is one pip from home, your 7 is six. Instead you may make any regular move. If the die is larger than your farthest man needs, the farthest man goes.
page-off-2 = A man hit meanwhile has to enter and come all the way round before you may go on.
page-off-picture = Ivory bears off. Twelve men are in the tray; a 2 takes the man on 11, a 6 the man on 9.

page-advice = Advice
page-advice-1 = Fight for 2 and 6 on the far side. They are the only places there where more than one man can stand, and so the only safe ones. When your opponent holds both, men on the bar soon find no way in.
page-advice-2 = Hold your own 6, too, your point 7. Without it a six cannot take a man away from the start.

page-known = What is handed down, and what is ours
page-known-1 = The rules above follow the sheet this game is built on, a German summary that rests on Willard Fiske’s book of 1905. The sheet gives ‹El Medio Emperador› as another name of the same game. Our setting of that name follows King Alfonso’s account instead, which knows no limit on the points; so the two names stand here for two ways of playing.
page-known-2 = On some questions the accounts differ or are silent. Each of them is an option: this table names the readings, where they come from and how sure they are. The first is the one we play unless you choose otherwise.
page-known-3 = The level of the computer’s players is ours, and so are the doubling cube and the graded wins, which are borrowed from modern backgammon.
page-design = The arched points follow the idea of the boards painted in Alfonso’s book of games, and the narrow inlaid bands allude to certosina, the bone and wood inlay of Lombardy. Both are design, not a reconstruction: we know of no board made for this game. The mark on the points for one man is ours, to make a rule visible.

page-options = The options
page-options-wait = The table of options is part of the game’s own data and could not be loaded.
page-presets = Settings with a name

page-sources = Sources
page-sources-1 = The German sheet “Ludus Lombardorum”, after Daniel Willard Fiske: *Chess in Iceland and in Icelandic Literature, with Historical Notes on Other Table-Games*. The Florentine Typographical Society, Florence 1905, p. 164.
page-sources-2 = Alfonso X of Castile: *Book of Games*, 1283, ff. 75–76, in the translation of Sonja Musser Golladay; consulted through the Ludii games database.
page-sources-3 = H. J. R. Murray: *A History of Board-Games Other than Chess*. Oxford 1951, p. 124; consulted through the Ludii games database.
page-sources-4 = R. Reid: “Ludus Lumbardorum”, Backgammon Galore (bkgm.com).
page-sources-5 = The English Game of the manuscript Royal 13 A XVIII, in the translation of Will’s Commonplace Book: the names of the locked positions.
page-sources-note = Fiske, Murray and Alfonso’s book were not seen in the original; what we say of them we know through the works named here.
page-play = Play
