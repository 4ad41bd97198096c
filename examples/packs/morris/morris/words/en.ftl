### Nine men’s morris: all messages of the game.

game-morris = Nine Men’s Morris
    .lang = en
home-morris-kin = Three in a row capture a man

side-morris-white = White
side-morris-black = Black
level-morris-miller = The miller – beginner
level-morris-shepherd = The shepherd – player
level-morris-monk = The monk – strong player
preset-morris-gasser = The modern game
preset-morris-alfonso = King Alfonso’s book of 1283

## The board

label-morris-point = point { $name }
label-morris-hand = { $side }’s men in hand
contents-morris-man = { $count ->
    [one] { $words } man of { $side }
   *[other] { $words } men of { $side }
}
label-morris-place = a man on { $at }
label-morris-move = { $start } to { $end }
label-morris-take = take { $at }
place-morris-movable = can be chosen
about-morris-point = A point of the board. Lines lead to its neighbours.
about-morris-hand = Men not yet placed.

## Status and events

status-morris-to_place = { $side } to place a man.
do-morris-to_place = Place a man.
status-morris-to_move = { $side } to move.
do-morris-to_move = Move a man.
status-morris-to_take = A mill: { $side } to take a man.
do-morris-to_take = A mill: take one of your opponent’s men.
event-morris-placed = { $side } places a man on { $to }.
event-morris-moved = { $side } moves { $start } to { $end }.
event-morris-mill = { $side } closes a mill.
event-morris-taken = { $side } takes the man on { $at }.
event-morris-over = { $ending ->
    [few] { $side } wins: the opponent has only two men left.
    [blocked] { $side } wins: the opponent cannot move.
    [quiet] Drawn: fifty moves by each side without a man taken.
   *[other] { $side } wins.
}

## Reasons why a move is illegal

reason-morris-take_first = You closed a mill: take a man first.
reason-morris-take_theirs = Take one of your opponent’s men.
reason-morris-in_mill = The man on { $at } is safe in a mill.
reason-morris-no_mill = You may take a man only after closing a mill.
reason-morris-point_taken = There is already a man on { $at }.
reason-morris-all_placed = All your men are placed: move one of them.
reason-morris-place_first = Place all your men first. Then you may move them.
reason-morris-nobody_there = There is no man on { $at }.
reason-morris-not_yours = The man on { $at } is not yours.
reason-morris-not_next = No line leads directly from { $start } to { $end }.
reason-morris-stuck = The man on { $at } has no free point next to it.
reason-morris-one_point = One point is enough: choose it, then press it again.
reason-morris-no_point = To place a man from your hand, choose a point on the board.
reason-morris-same_point = A man must move to another point.
error-morris-too_many_men = A side has at most { $most } men.
error-morris-uneven_hands = The sides place men alternately, so their hands cannot differ by so many.
error-morris-nothing_to_take = There is no mill, or no man that may be taken.

## Hints

hint-morris-mill = It closes a mill on { $at }.
hint-morris-guard = It stops your opponent from closing a mill on { $at }.
hint-morris-take = Your opponent is weakest without the man on { $at }.
hint-morris-ahead = Looking ahead, no other move is better.
unit-men = { $count ->
    [one] { $count } man
   *[other] { $count } men
}

## Options

option-morris-flying = A side with three men
value-morris-flying-yes = May fly to any point
value-morris-flying-no = Moves along the lines
note-morris-flying = Today a side with three men may fly. King Alfonso’s book does not mention flying.
option-morris-shelter = If all men are in mills
value-morris-shelter-unless_all = One of them may be taken
value-morris-shelter-always = None may be taken
note-morris-shelter = King Alfonso’s book says only that a man outside a row may be taken.

## The course

learn-morris-place = Placing
learn-morris-place-tells = Each side has nine men in hand. The sides take turns to place a man on any free point.
learn-morris-place-task = Choose a point, then press it again.
learn-morris-place-right = Now Black places a man, and so on until both hands are empty.
learn-morris-mill = A mill
learn-morris-mill-tells = Three men of one side on a drawn line are a mill.
learn-morris-mill-task = Close a mill.
learn-morris-mill-right = That is a mill. Each time you close a mill, you take a man.
learn-morris-take = Taking
learn-morris-take-tells = You have closed a mill, so you take one of your opponent’s men. Men in a mill are safe as long as there are others.
learn-morris-take-task = Take the man that is not in a mill.
learn-morris-take-right = It is out of the game. The three men in the mill were safe.
learn-morris-move = Moving
learn-morris-move-tells = When all men are placed, they move along the lines, one point at a time.
learn-morris-move-task = Move a man to close a mill.
learn-morris-move-right = You can open a mill and close it again, and take a man each time.
learn-morris-fly = Flying
learn-morris-fly-tells = A side with only three men left may move them to any free point.
learn-morris-fly-task = Fly to close a mill.
learn-morris-fly-right = With three men you are dangerous. With two you have lost.

## The rules page

page-lead = Two players, nine men each, and rows of three: boards of this game are scratched into church benches all over Europe.
page-contents = On this page
page-try = Try it on the board.
page-story = The game
page-story-1 = Boards of this pattern are cut into stone and wood all over Europe. King Alfonso’s book of games of 1283 describes the game, and it is still played.
page-story-2 = In 1996 Ralph Gasser computed that the game is a draw if both sides play perfectly. People make mistakes, so most games have a winner.
page-board = The board
page-board-1 = Three squares, one inside the other, are connected at the middles of their sides. Men are placed on the twenty-four points where lines meet or bend.
page-board-2 = Each player has nine men. At first they are in hand, in the grooves beside the board.
page-board-picture = The empty board.
page-aim = Aim
page-aim-1 = Leave your opponent with two men, or without a legal move.
page-place = Placing
page-place-1 = The players take turns to place one man on any free point.
page-place-picture = White places a man on a7 and closes a mill.
page-take = Mills and taking
page-take-1 = Three men of one side on a drawn line are a *mill*. When you close a mill, you take one of your opponent’s men out of the game at once.
page-take-2 = Men in a mill are safe as long as there are others. If all men are in mills, one of them may be taken; an option forbids this.
page-move = Moving
page-move-1 = When both hands are empty, men move along the lines to the next point, if it is free.
page-move-2 = A side with only three men may *fly*: its men move to any free point. An option forbids this too.
page-end = The end
page-end-1 = A side with two men has lost, and so has a side without a legal move.
page-end-2 = The game is drawn after fifty moves by each side without a man taken.
page-advice = Tips
page-advice-1 = Points with four lines are worth most: d6, f4, d2 and b4.
page-advice-2 = The best man is one that opens one mill and closes another with the same move.
page-glossary = Terms
glossary-mill = Three men of one side on a line. Each time a mill is closed, an opposing man is taken.
    .term = mill
glossary-fly = With three men left: to move to any free point.
    .term = to fly
glossary-shut = None of the side’s men has a free point next to it.
    .term = shut in
page-known = Sources and our additions
page-known-1 = The rules are Gasser’s. King Alfonso’s book does not mention flying, and says of mills only that a man outside a row may be taken.
page-known-2 = The draw after fifty moves by each side without a man taken is our addition.
page-known-3 = The opponents’ names and strengths are our additions.
page-design = The plank with its grooves is our design; most surviving boards are scratched into stone.
page-options = Options
page-sources = Sources
page-sources-1 = Ralph Gasser: “Solving Nine Men’s Morris”, in *Games of No Chance*, 1996.
page-sources-2 = Alfonso X: *Libro de los juegos*, 1283, fol. 92 and 93.
page-sources-note = We know the king’s book from modern editions.
