### Text on the sheets to cut out: footers, and the rules of every game on one page.
### A paragraph may begin with its heading, *between stars*. Use only characters of the standard
### PDF fonts: no arrows, no minus sign.
###
### $game: the name of a game, for example “Dominosa”.

# Footer: “alveus · Terzett · puzzle · 2/4”. $about: contents of the sheet, from the words below.
# $number: of this sheet. $count: how many sheets.
sheet-title = alveus · { $game } · { $about } · { $number }/{ $count }
# Footer. $source: a sentence, for example “Rules based on Willard Fiske, 1905.”
sheet-credit = { $source } Sheet drawn by alveus; you may copy and share it.
# Beside a ruler in the footer.
sheet-scale = 50 mm: print at 100%
sheet-booklet = { $game }: puzzle booklet
# Heading of a puzzle. $number: of the puzzle. $about: its grade, or `sheet-booklet-keys`.
sheet-booklet-puzzle = { $number }. { $about }
sheet-booklet-solutions = Solutions
# Page number. $number: of this page. $pages: how many pages.
sheet-booklet-page = { $number } of { $pages }
# $keys: how many solutions the puzzle has.
sheet-booklet-keys = { $keys ->
    [one] one solution
   *[other] { $keys } solutions
}
# Title of the PDF document.
sheet-document = { $game }: sheets to cut out
# Contents of a sheet, in its footer.
sheet-rules = rules
sheet-board = board
sheet-puzzle = puzzle
sheet-men = men
sheet-dice = dice
sheet-beans = beans
sheet-tiles = tiles
sheet-stones = stones
sheet-make = *Making the game* Print every sheet at 100%, never “fit to page”: the ruler at its foot must measure 50 mm. Glue the sheets to card, let them dry under a book, and cut along the marks.
sheet-join = Join the parts of the board at matching letters; the strip beyond the dashed line goes under the other part.
sheet-fold = Do not glue the dice to card: fold them along the lines and glue the flaps on the inside.

## Ludus Lombardorum

sheet-lombardorum = Ludus Lombardorum
sheet-lombardorum-kin = An early relative of backgammon, on half a board, for two
sheet-lombardorum-source = Rules based on Willard Fiske, 1905.
sheet-lombardorum-needs = *You need* The board, fifteen men for each player, and two dice. Buttons and coins make good men.
sheet-lombardorum-1 = *The board* Sit on opposite sides, with the bar to the right of the player with the light men and to the left of the other player. Each point has two numbers: the bold ones belong to the light men, and the slanted ones to the dark. Your path runs along the far side from 1 to 6, turns at the edge, and comes back along your own side from 7 to 12. The two players move in opposite directions.
sheet-lombardorum-2 = *The start* All fifteen of your men begin on your point 1, on your opponent’s side, next to the bar.
sheet-lombardorum-3 = *The aim* Bring all your men round to your own side, then bear them off. The first player to bear off all fifteen wins.
sheet-lombardorum-4 = *Rolling and moving* Each player rolls one die; the player with the higher number begins and rolls both dice. In later games the previous winner begins. Each number is a separate move; you choose the order. One man may use both, one after the other, but only if it may also land on the point in between. Doubles give no extra moves. You must move if you can, but you need not play the larger number.
sheet-lombardorum-5 = *One-man points* On the far side, points 1, 3, 4 and 5 can each hold only one of your men; a dot marks them. Points 2 and 6 can hold any number, and so can every point on your own side. Your men start together on 1, but no man that was hit may enter there until all have left it. The limit also applies where a man lands between its two moves.
sheet-lombardorum-6 = *Hitting* You may not land on a point held by two or more opposing men. If you land on a single man (a blot), you hit it: it goes to the bar. A man on the bar enters on the far side, on the point that one of the dice shows. Until all your men on the bar are back, you may not move any other man; if neither die lets one in, you lose your turn.
sheet-lombardorum-7 = *Bearing off* Once all your men are on your own side, each die may bear off a man that is as many steps from the bar as the die shows: your 12 is one step away, your 7 six steps away. If the number is larger than your rearmost man needs, bear that man off. A man hit while you are bearing off must come all the way round before you bear off another.

## Duodecim scripta

sheet-duodecim = Duodecim scripta
sheet-duodecim-kin = The emperor Zeno’s game on twelve lines, for two
sheet-duodecim-source = Rules based on Paulys Realencyclopädie, 1905.
sheet-duodecim-needs = *You need* The board, fifteen men for each player, and three dice. Roll the dice in the lane in the middle of the board.
sheet-duodecim-1 = *The board* The players sit at the short ends, White on the left. Twelve lines run from one end to the other; the lane in the middle cuts each into two points. Each point has two numbers: the bold ones are White’s, the slanted ones Black’s. Both players move from 1 to 24, in opposite directions. Three points have names: Antigonus, Summus and Divus. Their meaning in play is unknown.
sheet-duodecim-2 = *The start* All fifteen of your men begin on your point 1, stacked.
sheet-duodecim-3 = *The aim* Bring all your men along the board and bear them off at its other end. The first player to bear off all fifteen wins and may call “exsi” (“I am out”).
sheet-duodecim-4 = *Rolling and moving* Both players roll; the player with the higher total begins and rolls again. Play the three numbers in any order: for each number, one man moves that many points forward. One man may use two of the numbers, or all three; then every point it touches must be open to it. Doubles and triples give no extra moves. You may not pass: play as many numbers as you can.
sheet-duodecim-5 = *Single men* Two or more men on a point are safe and block it for the opponent. A single man (a blot) can be hit: when an opposing man lands on its point, the blot goes back to its owner’s point 1. If an opposing man is on that point, the blot waits beside it. It counts as a man on 1, may move from there, and cannot be hit; once the point is free, the blot returns without using a die.
sheet-duodecim-6 = *Bearing off* Once all your men are in your last quarter, 19 to 24, you may bear them off. A man needs the number that takes it just beyond the board. If a number is larger than any man needs, bear off the rearmost man. A man hit while you are bearing off must come all the way round before you bear off another.
sheet-duodecim-7 = *Zeno’s throw* The poet Agathias describes how the emperor, playing White, threw two, five and six, had only one way to play them, and was left with eight single men. Find that move. White has seven men on 6, two each on 10, 19 and 20, and one each on 9 and 23. Black, counting from his own side, has two each on 4, 7, 10, 11, 13, 14 and 17, and one on 12.

## Ludus XII scriptorum

sheet-xii = Ludus XII scriptorum
sheet-xii-kin = A Roman race game for two on thirty-six squares, after a board from Ostia
sheet-xii-source = Rules based on Ulrich Schädler and Locus Ludi.
sheet-xii-needs = *You need* The board, fifteen men for each player, and two dice.
sheet-xii-1 = *The board* Three rows of twelve squares, each square with a letter: C and B above, A in the middle, D and E below. Both players follow the same route in alphabetical order: A1 to A12 from left to right, then B and C above from right to left, then D and E below from left to right. The squares of E are numbered backwards, 6 to 1, by their distance from the end.
sheet-xii-2 = *The start* All your men are in hand.
sheet-xii-3 = *The aim* Enter all your men in row A, move them round the board to the squares E6 to E1, and bear them off. The first player to bear off all fifteen wins.
sheet-xii-4 = *Rolling and moving* White begins; then you take turns to roll two dice. Each number is a separate move; you choose the order. One man may use both, but only if it may also land on the square in between. Doubles give four moves: 4-4 makes four fours. A number that cannot be played is lost.
sheet-xii-5 = *Sharing a square* A square may hold any number of your men, but never men of both sides. Two or more block it for the opponent.
sheet-xii-6 = *Entering* A man enters row A on the square with the number rolled. While you have men in hand, you must enter at least one every turn if you can; the other numbers may be used to move men within row A. No man may pass A12 until all fifteen of your men have entered. Then they may pass it, even on the same roll.
sheet-xii-7 = *Hitting* A single man (a blot) can be hit, even in row A. It goes to the circle in the middle and must enter again, in row A, before its owner moves another man. If neither die lets it in, the owner’s turn is lost.
sheet-xii-8 = *Bearing off* When all your men are on E6 to E1, each die either bears off a man from the square with its number or moves a man within these six squares. If that square is empty and you have men farther back, you must move one of them. If there are none farther back, bear off a man from the nearest occupied square below it. If one of your men is hit now, it must enter and come round before you bear off another.

## Bohnenspiel

sheet-bohnenspiel = Bohnenspiel
sheet-bohnenspiel-kin = The bean game of Kardis, a mancala from the Baltic, for two
sheet-bohnenspiel-source = Rules based on Fritz Jahn’s account; he found the game in 1908.
sheet-bohnenspiel-needs = *You need* The board and seventy-two beans. Real beans, lentils or beads are best; the sheet of paper beans will do.
sheet-bohnenspiel-1 = *The board* Two rows of six pits face each other. The row in front of you is yours, numbered from your left. The large space on your right is your store.
sheet-bohnenspiel-2 = *The start* Put six beans into every pit. The stores are empty. Draw lots to decide who begins.
sheet-bohnenspiel-3 = *The aim* Finish with more beans in your store than your opponent. Thirty-seven beans are enough.
sheet-bohnenspiel-4 = *Sowing* On your turn you empty one of your pits and sow its beans one by one into the next pits: along your row to your right, then along the other row, and round again if there are many. Never sow into a store. If you sow twelve or more beans, the emptied pit gets one too. You sow once in every turn, and you may not pass.
sheet-bohnenspiel-5 = *Capturing* The last bean decides. If its pit, on either side, now holds two, four or six beans, you capture them. Then look at the pit before it: two, four or six are captured too, and so on backwards without a gap. The first pit with another number, even an empty one, ends the chain. If the last pit does not hold two, four or six, you capture nothing at all. Eight, ten and twelve are never captured.
sheet-bohnenspiel-6 = *The end* The game ends when the player to move has no beans in their own row; the opponent collects all the beans left. You may capture your opponent’s last beans; you need not leave any. The player with more beans wins; thirty-six each is a draw. If the last beans only go round and round, stop: each side takes the beans in its own row.
sheet-bohnenspiel-7 = *Try this* Your pit 5 holds three beans. Opposite, your opponent’s first pit holds three beans and the second holds one; your own pit 6 holds five. Sow pit 5, and count: two, four and six are yours.

## Dominosa

sheet-dominosa = Dominosa
sheet-dominosa-kin = Find the hidden outlines of the tiles, alone or in a race
sheet-dominosa-how = Every tile of the set occurs here exactly once; only its outline is missing. Find the outlines. In the list, the number beside each tile shows how many places are possible.
sheet-dominosa-source = After O. S. Adler and Fritz Jahn, 1920.
sheet-dominosa-needs = *You need* The sheet with numbers and the set of tiles. A set of real dominoes will do, if its tiles are about the size of the printed ones. If several people play, each needs a sheet and a set.
sheet-dominosa-1 = *The puzzle* All the tiles of a set were placed side by side to fill the rectangle. Then the numbers were copied and the outlines left out. Numbers need not match where tiles meet. Find which cells belong together; each tile occurs exactly once. There is only one solution.
sheet-dominosa-2 = *Counting* Take a tile and look for its two numbers in adjacent cells, across and down. For each tile, note the number of possible places. You never need to guess.
sheet-dominosa-3 = *Seal* A tile that fits in only one place must be there. Put it down.
sheet-dominosa-4 = *Gap* A cell shut in on three sides, by tiles or by the edge, has only one neighbour left: the two make a tile. Two cells shut off from all others also make a tile.
sheet-dominosa-5 = *Separation* When a tile has been found, its two numbers may be side by side elsewhere by chance. Draw a line between them there: they do not make a tile. Every line leaves both cells with one neighbour fewer and may create a gap.
sheet-dominosa-6 = *Commitment* If all places left for a tile share a cell, that cell is taken, even while the direction of the tile is unknown. No other tile may use it.
sheet-dominosa-7 = *Trial* If nothing else helps, take a tile with two possible places and treat one of them as sealed. If that leads to a hole (a cell without a free neighbour), the other place is right. This is not guessing: the hole is proof.
sheet-dominosa-8 = *In a group* Everyone solves the same puzzle; the first to finish wins. To set a new one, arrange all the tiles face up in a rectangle and copy the numbers.

## Terzett

sheet-terzett = Terzett
sheet-terzett-kin = All the tiles in one figure, with equal numbers always in threes
sheet-terzett-how = Every tile occurs here once, and equal numbers form lines of three. Find the tiles. In the list, the number beside each tile shows how many places it could occupy.
sheet-terzett-source = After O. S. Adler and Fritz Jahn, 1920.
sheet-terzett-needs = *You need* The figure and the set of thirty-six tiles, from 0:0 to 7:7.
sheet-terzett-1 = *The rule* A set up to 7:7 has 36 tiles and 72 cells, and each number occurs nine times. In a Terzett figure the nine cells of a number form three groups, each of three cells in a row or a column. Three cells round a corner are not a group. Groups of the same number may touch, forming lines of up to nine cells; the more they touch, the more refined the figure.
sheet-terzett-2 = *Solving* The numbers of the figure are given. Find the tiles, each exactly once, and put them on their cells. Begin with tiles that fit in only one place. A cell that is shut in on three sides has only one neighbour left. Once you find a tile, rule out its pair of numbers everywhere else. Any complete solution counts.
sheet-terzett-3 = *Composing* This is the real art: start with an empty outline and all the tiles beside it, and place them so that equal numbers form lines of three. Hide the figure’s numbers, or make a rectangle of eight by nine cells on the table. Usually 35 tiles are soon in place, and two separate holes are left for the last one.
sheet-terzett-4 = *Tips* Begin with a double in a corner. The doubles matter most; they are on different cells in each solution. Write down each solution immediately: O. S. Adler was so surprised by his first rectangle that he swept the tiles together before he had copied it, and he did not complete another that year.
sheet-terzett-5 = *Conditions* Experts add conditions: all nine zeros in the first row; the numbers 0 to 7 in order down each of three adjacent columns; or a cross of nine equal numbers, with a bar of seven and a bar of three.

## Sperrdomino

sheet-sperrdomino = Sperrdomino
sheet-sperrdomino-kin = Dominoes for two: block your opponent
sheet-sperrdomino-source = Rules based on O. S. Adler and Fritz Jahn, 1920.
sheet-sperrdomino-needs = *You need* The twenty-eight tiles, or a set of real dominoes; paper and pencil for the score.
sheet-sperrdomino-1 = *The deal* Shuffle the tiles face down; each player takes seven and hides them. The other fourteen are the stock (boneyard). The last two of them, the talon, are never taken or seen. Which two they are is settled only when all the others are gone.
sheet-sperrdomino-2 = *The line* Draw lots for the lead in the first deal; later the winner of the previous deal leads. Any tile may be led. After that, every tile is placed at one of the two open ends so that equal numbers touch. The line never branches, and doubles are placed like any other tile.
sheet-sperrdomino-3 = *Your turn* If one of your tiles fits, you may first buy (draw) tiles from the stock, one at a time, and look at each; only the talon cannot be bought. Then you must play a tile that fits. If none fits, you must buy until you can play; after that you may buy more. You pass only when nothing is left to buy and still nothing fits.
sheet-sperrdomino-4 = *The end of a deal* Domino: a player who plays their last tile wins. Block: neither player can play, and nothing is left to buy; the hand with fewer pips wins. If both hands have the same number of pips, neither player scores, and the same player leads again.
sheet-sperrdomino-5 = *Scoring* The winner scores every pip that was not played, in both hands and in the talon: 168 minus the pips on the table. But if the stock still has more than the two talon tiles when the deal ends, none of its tiles count: the winner scores only the pips in the two hands. A player who is shut out buys all remaining tiles except the talon; only then does the block count.
sheet-sperrdomino-6 = *Games and match* A game is played to 100 points. Points above 100 are not carried over; both players start the next game at zero. The first to win two games wins the match.
sheet-sperrdomino-7 = *Tips* Lead the highest double that is in danger: once played, it cannot be shut out. Keep five tiles of one number, including its double; they force your opponent to give up the missing two, and soon afterwards you can block the line. Block when your own hand has no more pips than your opponent’s.

## Family dominoes

sheet-familydomino = Family dominoes
sheet-familydomino-kin = The familiar domino game for two to five players
sheet-familydomino-source = Rules based on O. S. Adler and Fritz Jahn, 1920.
sheet-familydomino-needs = *You need* The twenty-eight tiles and a table with room for a long line.
sheet-familydomino-1 = *The deal* Shuffle the tiles face down and deal them out equally. Tiles left over stay face down and out of play. Hide your tiles: stand them on edge or hold them in your hand.
sheet-familydomino-2 = *Playing* The player with the highest double leads it. Then each in turn plays a tile at one of the two open ends of the line, so that equal numbers touch. You must play if you can, and pass if you cannot.
sheet-familydomino-3 = *The end* The first player to play their last tile calls “Domino” and wins.
sheet-familydomino-4 = *Blocked* If no player can play any more, add up the pips in every hand: the hand with the lowest total wins. If two or more hands tie for the lowest, there is no winner.
sheet-familydomino-5 = *With a stock* If you like, take only seven tiles each, or five if four or more play. The other tiles are the stock: a player who cannot play draws one tile and plays it if it fits.
sheet-familydomino-6 = *For the youngest* Play face up, and help each other. Half the pleasure is the shape of the line at the end: perhaps a snake or a picture frame.

## Rithmomachia

sheet-rithmomachia = Rithmomachia
sheet-rithmomachia-kin = The battle of numbers from the schools of the Middle Ages, for two
sheet-rithmomachia-source = Rules based on Karin Richter and Raffaela Banse.
sheet-rithmomachia-needs = *You need* The board and the stones of both sides. Fold each stone along the dashed line and glue its halves together. The second face, with the number underlined, is used once the stone has been captured. Pyramids have only one face. A full stop after 6, 9 and 66 shows which way up they are.
sheet-rithmomachia-1 = *The start* The small pictures on the board show where every stone starts. White sits at rank 1 and moves first. The thick line separates the two halves.
sheet-rithmomachia-2 = *Moves* A round stone moves one step, a triangle two, a square three, a pyramid one, two or three: never diagonally, never over another stone, always onto an empty square. Triangles and squares may turn once at a right angle.
sheet-rithmomachia-3 = *Attack and reply* You do not capture stones by moving onto them. Your stones attack from their own squares, and the opponent has one reply. If a stone is still attacked after the reply, you capture it before your next move. The reply may move the stone away, put another stone in between, separate the attackers or capture one of them.
sheet-rithmomachia-4 = *Eruptio* A stone attacks another on the same rank or file, with nothing in between, if its number times the number of steps is the other’s number. Neighbours are one step apart. The 6 attacks a 30 from five steps away.
sheet-rithmomachia-5 = *Insidiae* Two stones directly beside an opposing stone, on opposite sides of it, attack it if their sum or their product is its number.
sheet-rithmomachia-6 = *Obsidio* A stone is captured at once, without a reply, if the edge or opposing stones block each of its moves. Stones of its own side do not count as obstacles.
sheet-rithmomachia-7 = *Pyramids* The nested squares are the pyramids. White’s is 91 = 1 + 4 + 9 + 16 + 25 + 36, Black’s 190 = 16 + 25 + 36 + 49 + 64. A pyramid attacks with its total or its base, and can be attacked through either: 91 or 36 for White, 190 or 64 for Black.
sheet-rithmomachia-8 = *Winning* First capture your opponent’s pyramid. Then a row wins: three of your stones in the opponent’s half on one rank or file, in order, with nothing else between them and with equal differences, such as 2, 4, 6 or 12, 66, 120. One of the three may be a captured stone: instead of moving, you place it on the square that completes the row. A player who cannot move loses; a hundred moves without a capture make a draw. A row that is complete when the pyramid is captured must be built again.
sheet-rithmomachia-9 = *A short game* Agree on one goal: capture four stones, stones with a total of at least 100, or the pyramid. The first player to reach it wins.
