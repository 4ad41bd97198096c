### Nine men’s morris: all that alveus says of it.

game-morris = Nine Men’s Morris
    .lang = en
home-morris-kin = Three in a row takes a man

side-morris-white = White
side-morris-black = Black
level-morris-miller = The miller – beginner
level-morris-shepherd = The shepherd – player
level-morris-monk = The monk – strong player
preset-morris-gasser = As it is played today
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
about-morris-point = A point of the board; the lines lead to those next to it.
about-morris-hand = Men who have still to be placed.

## What is to be done and what happened

status-morris-to_place = { $side } to place a man.
do-morris-to_place = Place a man.
status-morris-to_move = { $side } to move.
do-morris-to_move = Move a man.
status-morris-to_take = A mill: { $side } to take a man.
do-morris-to_take = A mill: take a man of the other side.
event-morris-placed = { $side } places a man on { $to }.
event-morris-moved = { $side } moves { $start } to { $end }.
event-morris-mill = { $side } closes a mill.
event-morris-taken = { $side } takes the man on { $at }.
event-morris-over = { $ending ->
    [few] { $side } wins: the other side has only two men.
    [blocked] { $side } wins: the other side cannot move.
    [quiet] Drawn: fifty moves each without a man taken.
   *[other] { $side } wins.
}
ending-morris-few = only two men left
ending-morris-blocked = no move left
ending-morris-quiet = fifty moves each without a man taken

## Why not

reason-morris-take_first = You closed a mill: take a man first.
reason-morris-take_theirs = Take a man of the other side.
reason-morris-in_mill = The man on { $at } is safe in a mill.
reason-morris-no_mill = A man is taken only for a mill.
reason-morris-point_taken = There is a man on { $at } already.
reason-morris-all_placed = All your men are placed: move one of them.
reason-morris-place_first = First all your men are placed; then they move.
reason-morris-nobody_there = There is no man on { $at }.
reason-morris-not_yours = The man on { $at } is not yours.
reason-morris-not_next = { $start } and { $end } are not next to each other on a line.
reason-morris-stuck = The man on { $at } has no free point next to it.
reason-morris-one_point = One point is enough: choose it and press it again.
reason-morris-no_point = Men in hand are placed by choosing a point of the board.
reason-morris-same_point = A man has to leave its point.
error-morris-too_many_men = A side has at most { $most } men.
error-morris-uneven_hands = The men are placed by turns, so the hands cannot differ by so much.
error-morris-nothing_to_take = There is no mill, or no man who may be taken for it.

## Hints

hint-morris-mill = It closes a mill on { $at }.
hint-morris-guard = It keeps the other side from a mill on { $at }.
hint-morris-take = Without the man on { $at } the other side is weakest.
hint-morris-ahead = Looking ahead, nothing is better.
unit-men = { $count ->
    [one] { $count } man
   *[other] { $count } men
}

## Options

option-morris-flying = Three men left
value-morris-flying-yes = They fly to any point
value-morris-flying-no = They move along the lines
note-morris-flying = Today a side with three men may fly. King Alfonso’s book does not mention it.
option-morris-shelter = When all men stand in mills
value-morris-shelter-unless_all = One of them may be taken
value-morris-shelter-always = None is taken
note-morris-shelter = King Alfonso’s book lets a man be taken who is not in a row himself, and says no more.

## The course

learn-morris-place = Placing
learn-morris-place-tells = Each side has nine men in hand. They are placed by turns, on any free point.
learn-morris-place-task = Choose a point and press it again.
learn-morris-place-right = Black places a man too, and so on, until both hands are empty.
learn-morris-mill = A mill
learn-morris-mill-tells = Three men of a side along a drawn line are a mill.
learn-morris-mill-task = Close a mill.
learn-morris-mill-right = That is a mill. For every mill that you close you take a man.
learn-morris-take = Taking
learn-morris-take-tells = You have closed a mill and take a man of the other side. Men in a mill are safe while others are left.
learn-morris-take-task = Take the man who may be taken.
learn-morris-take-right = He is gone for good. The three in their mill were safe.
learn-morris-move = Moving
learn-morris-move-tells = When all men are placed, they move along the lines, one point at a time.
learn-morris-move-task = Move a man so that a mill closes.
learn-morris-move-right = A mill can be opened and closed again, and each time you take a man.
learn-morris-fly = Flying
learn-morris-fly-tells = Who has only three men left may move them to any free point.
learn-morris-fly-task = Fly into a mill.
learn-morris-fly-right = With three men one is dangerous. With two one has lost.

## The rules page

page-lead = Two players, nine men each, and rows of three: a game scratched into church benches all over Europe.
page-contents = On this page
page-try = Try it on the board.
page-story = What it is
page-story-1 = Boards of this pattern are cut into stone and wood all over Europe. King Alfonso’s book of games of 1283 describes it, and it is still played.
page-story-2 = In 1996 Ralph Gasser computed that with best play nobody wins. People do not play best, so somebody usually does.
page-board = The board
page-board-1 = Three squares lie one inside the other, joined at the middles of their sides. Men stand on the twenty-four points where lines meet or bend.
page-board-2 = Each player has nine men. They lie in hand at first, in the grooves beside the board.
page-board-picture = The empty board.
page-aim = Aim
page-aim-1 = Leave the other side with two men, or without a move.
page-place = Placing
page-place-1 = The players place their men by turns, one at a time, on any free point.
page-place-picture = White places a man on a7 and closes a mill.
page-take = Mills and taking
page-take-1 = Three men of a side along a drawn line are a *mill*. Whoever closes one takes a man of the other side at once. He is out of the game.
page-take-2 = Men in a mill are safe while others are left. If all men stand in mills, one of them may be taken; an option forbids it.
page-move = Moving
page-move-1 = When both hands are empty, men move along the lines to the next point, if it is free.
page-move-2 = A side with only three men may *fly*: its men move to any free point. An option forbids this too.
page-end = The end
page-end-1 = A side with two men has lost, and so has one that cannot move.
page-end-2 = After fifty moves each without a man taken the game is drawn.
page-advice = Tips
page-advice-1 = Points where four lines meet are worth most: d6, f4, d2 and b4.
page-advice-2 = Best is a man who opens one mill and closes another with the same move.
page-glossary = Terms
glossary-mill = Three men of one side along a line; each time it is closed a man is taken.
    .term = mill
glossary-fly = With three men left: to move to any free point.
    .term = to fly
glossary-shut = Shut in: no man has a free point next to him.
    .term = shut in
page-known = Sources and our additions
page-known-1 = The rules are Gasser’s. King Alfonso’s book says nothing of flying, and of men in mills only that a man may be taken who is not in a row himself.
page-known-2 = That a game is drawn after fifty moves each without a man taken is our addition.
page-known-3 = The opponents’ names and strengths are ours.
page-design = The plank with its grooves is our design; boards that have been found are mostly scratched into stone.
page-options = Options
page-sources = Sources
page-sources-1 = Ralph Gasser: “Solving Nine Men’s Morris”, in *Games of No Chance*, 1996.
page-sources-2 = Alfonso X: *Libro de los juegos*, 1283, fol. 92 and 93.
page-sources-note = We know the king’s book through its editors.
