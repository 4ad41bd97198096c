### The rules page of Ludus Lombardorum. Fiske’s summary: a German summary of his book of 1905.
### page-NAME: heading of a section. page-NAME-1, -2 …: its paragraphs. page-NAME-picture: caption of
### its board. page-short-1 to -3: captions of three boards with the rules in short, shown in the game.
### glossary-TERM: explanation of a term. found-OPTION: a result of games between computer players.
### *words* are stressed, _words_ are Latin, ‹words› Spanish.

page-lead = Half a backgammon board, fifteen men for each player, and a far side where most points have room for only one of your men.
# Name of the table of contents, spoken by screen readers.
page-contents = On this page
page-short-1 = Your men move from 1 on the far side round to 12 on your side. The first player to bear off all fifteen wins.
page-short-2 = Roll two dice and move a man with each. On the far side, each marked point has room for only one of your men.
page-short-3 = A single man can be hit; it then waits on the bar until a die lets it in again.

page-story = A game on half a board
page-story-1 = Descriptions of the Lombards’ Game date from the thirteenth and fourteenth centuries. It is one of the early games of the “Würfzabel or backgammon family” (Würfzabel is an old German word for board games with dice). Like some of the others, it limits how many men a point on the opponent’s side may hold.
page-story-2 = We take the game’s other name, ‹El Medio Emperador›, “the half emperor”, to mean the half-board form of the ‹Emperador› in Alfonso’s book of games. One leaf of a backgammon board that folds at its bar is enough for this game. On our board the second leaf is the tray behind two brass hinges.

page-board = The board and the men
page-board-1 = Each side has six points, with the edge of the board at the left and the bar at the right. Each player has fifteen men. A player’s men all begin together on the *opponent’s* side, on the point next to the bar.
page-board-2 = Your path runs along the far side from point 1, next to the bar, to point 6, turns at the edge, and comes back along your own side from 7 to 12. The two players move in opposite directions: your point 1 is your opponent’s point 12. The numbers on the board are those of the player whose turn it is. Our source numbers both sides from the bar: there, your points 7 to 12 are points 6 to 1 of your own side.
page-board-picture = The start. Ivory’s path runs from 1 to 6 along the far side and from 7 to 12 along the near side.

page-aim = The aim
page-aim-1 = Bring all your men round to your own side, then bear them off over the bar. The first player to bear off all fifteen wins.

page-throw = Rolling and moving
page-throw-1 = For the first game, each player rolls one die; the player with the higher number begins and rolls again for the first turn. After that, the winner of a game begins the next.
page-throw-2 = Each die is a separate move. One man may use both, one after the other, but not as a single leap: it has to land on the way, on a point that is open to it. Doubles count only as two equal numbers and give no extra moves.
page-throw-3 = You may not land on a point held by two or more of your opponent’s men. You must move if you can; but you need not play the larger number, and you may play one die so that the other cannot be used.

page-one = One-man points
page-one-1 = On the far side, points 1, 3, 4 and 5 can each hold only *one* of your men. Points 2 and 6 can hold any number, and so can every point on your own side.
page-one-2 = The limit of one man applies to point 1 too: your fifteen men start there, but none may enter there until all of them have left. It also applies on the way: a man that uses both dice needs room on the point in between.
page-one-picture = The inlaid mark shows where you may have only one man. The man on 2 cannot join the man on 4, but any number of men may go to point 6.

page-hit = Hitting and entering
page-hit-1 = A single man can be hit on any point. It then goes to the bar, and until all your men on the bar are back, no other man of yours may move.
page-hit-2 = A man enters on the opponent’s side, on the point shown by one of the dice. If neither die lets the man enter, you lose your turn.
page-hit-picture = Ivory has a man on the bar. It can enter on 6 or hit on 3, but two men block point 5.

page-off = Bearing off
page-off-1 = Once all your men are on your own side, each die may bear off a man that is as many pips from the bar as the die shows: your point 12 is one pip away, and point 7 six pips. You may make an ordinary move instead. If the number is larger than your rearmost man needs, that man goes off.
page-off-2 = A man that is hit while you are bearing off has to enter and come all the way round before you may bear off another.
page-off-picture = Ivory is bearing off. Twelve men are in the tray; a 2 bears off the man on 11, and a 6 bears off the man on 9.

page-advice = Tips
page-advice-1 = Fight for points 2 and 6 on the far side. They are the only ones there with room for more than one man, and so the only safe ones. When your opponent holds both, your men on the bar soon find no way in.
page-advice-2 = Also hold point 7, the sixth from the bar on your side. If your opponent holds it, a six cannot move a man off point 1.

page-glossary = Glossary
glossary-man = A piece. Each player has fifteen.
    .term = Man
glossary-point = One of the twelve places on the board, six on each side.
    .term = Point
glossary-oneman = Point 1, 3, 4 or 5 on the opponent’s side: it can hold only one of your men.
    .term = One-man point
glossary-single = A man that is alone on a point and can be hit; also called a blot.
    .term = Single man
glossary-hit = To land on a single opposing man, which goes to the bar.
    .term = Hit
glossary-bar = The place beside the points for men that were hit.
    .term = Bar
glossary-enter = To bring a man from the bar back onto the board using one die.
    .term = Enter
glossary-off = To take a man off the board once all your men are on your side.
    .term = Bear off
glossary-pip = One step along the path; also, one dot on a die.
    .term = Pip

page-known = Sources and our additions
page-known-1 = These rules follow what we call “Fiske’s summary”, a German text based on Willard Fiske’s book of 1905. It gives ‹El Medio Emperador› as another name for the same game. Our preset of that name instead follows King Alfonso’s account, which does not limit the number of men on a point; so here the two names mean two ways of playing.
page-known-2 = On some questions the accounts differ or say nothing. Each of these questions is an option: the list of options gives each reading, its sources and its degree of certainty. The first reading is the default.
page-known-3 = We defined the computer’s levels ourselves. The doubling cube and the graded wins are borrowed from modern backgammon.
# What the look of our board is based on.
page-design = The arched points follow the boards painted in Alfonso’s book of games, and the narrow inlaid bands allude to certosina, the bone and wood inlay of Lombardy. Both are our design, not a reconstruction: we know of no board made for this game. We added the mark on the one-man points to make the rule visible.

page-options = Options

# Below the option “One-man points”.
found-restricted = Two computer players played 2,400 games under each reading. When each of the six points on the far side could hold only one man, half of all turns were forced, and there were nearly twice as many passes as in the default reading. When no point had this limit, a game was a tenth shorter than in the default reading and had only a quarter as many passes.
# Below the option “Which dice must be played”, about the reading “None: you may end a turn at any time”.
found-dice_obligation = This reading hardly works: when a turn could end at any time, the computer passed nearly four times as often as in the default reading, and a game lasted a quarter longer; stronger computer players avoided moving and passed for ever.

page-sources = Sources
page-sources-1 = The German summary “Ludus Lombardorum”, after Daniel Willard Fiske: *Chess in Iceland and in Icelandic Literature, with Historical Notes on Other Table-Games*. The Florentine Typographical Society, Florence 1905, p. 164.
page-sources-2 = Alfonso X of Castile: *Book of Games*, 1283, ff. 75–76, translated by Sonja Musser Golladay; consulted through the Ludii games database.
page-sources-3 = H. J. R. Murray: *A History of Board-Games Other than Chess*. Oxford 1951, p. 124; consulted through the Ludii games database.
page-sources-4 = R. Reid: “Ludus Lumbardorum”, Backgammon Galore (bkgm.com).
page-sources-5 = The English Game of the manuscript Royal 13 A XVIII, as translated in Will’s Commonplace Book: source of the names for positions in which a player cannot enter or move.
page-sources-note = We have not seen the original works of Fiske, Murray and Alfonso, only the summary and the database named here.
