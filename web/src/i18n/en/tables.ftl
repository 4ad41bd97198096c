### The tables games: men, dice, points, the bar, bearing off.

## What happened

event-tables-starts = { $side } begins.
event-tables-lot = White throws { $white }, Black { $black }. { $side } begins.
event-tables-lot_tie = Both throw { $white }. Once more.
event-tables-throw = { $side } throws { $dice }.
event-tables-holding_freed = { $side }'s man steps back onto the board.
event-tables-step = { $side } plays { $die } from { $from } to { $to }.
event-tables-hit = { $side }'s man on { $at } is hit.
event-tables-spared = { $side }'s man on { $at } was only touched and stays.
event-tables-enter = { $side } enters on { $to } with the { $die }.
event-tables-sent = { $side }'s man on { $at } is sent back.
event-tables-bear_off = { $side } bears off from { $from } with the { $die }.
event-tables-dice_lost = { $diceCount ->
    [one] The { $dice } cannot be played.
   *[other] { $dice } cannot be played.
}
event-tables-pass = { $side } cannot move and passes.
event-tables-double = { $side } doubles the stake to { $value }.
event-tables-take = { $side } takes the double: the stake is { $value }.
event-tables-drop = { $side } drops the double.
event-tables-over = { $ending ->
    [borne_off] { $side } has all men off and wins.
    [deadlock] Neither side can ever move again: the game is drawn.
    [lurch] The other side is shut in: { $side } wins.
   *[other] { $side } wins.
}{ $points ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }It counts { $points } points.
}

# In the list of moves.
move-tables-sent = { $at } sent back

## What is to be done

status-tables-lot_to_throw = Throw to see who begins.
status-tables-to_throw = { $side } is to throw.
status-tables-thrown = Thrown: { $dice }.
status-tables-to_play = Still to play: { $dice }.
status-tables-enter_one = { $count ->
    [one] One man is still in hand; he must be entered.
   *[other] { $count } men are still in hand; at least one must be entered.
}
status-tables-choose_man = Three ones: { $side } chooses the man who is sent back.
status-tables-enter_first = { $count ->
    [one] The man on the bar must come in first.
   *[other] The { $count } men on the bar must come in first.
}
status-tables-must_pass = No man can move with { $dice }.
status-tables-cube_offered = { $side } doubles to { $value }. Take it or drop it?
status-tables-won = { $ending ->
    [borne_off] { $side } has won: all men are off.
    [lurch] { $side } has won: the other side is shut in.
    [dropped] { $side } has won: the double was dropped.
    [resigned] { $side } has won: the other side has resigned.
   *[other] { $side } has won.
}{ $points ->
    [1] { "" }
   *[other] { " " }It counts { $points } points.
}
status-tables-drawn = { $ending ->
    [deadlock] Drawn: neither side can ever move again.
   *[other] Drawn.
}
ending-tables-borne_off = all men off
ending-tables-deadlock = nobody can move
ending-tables-lurch = shut in
ending-tables-dropped = double dropped
ending-tables-resigned = resigned

action-tables-throw = Throw
action-tables-pass = Pass
action-tables-double = Double
action-tables-take = Take
action-tables-drop = Drop

## Places, men and marks

label-tables-point = Point { $number }
label-tables-square = { $fromEnd ->
    [0] { $name }
    [1] { $name }, the last square
    [2] { $name }, second from the end
    [3] { $name }, third from the end
    [4] { $name }, fourth from the end
    [5] { $name }, fifth from the end
   *[other] { $name }, sixth from the end
}
label-tables-bar = { $side }'s bar
label-tables-cell = { $side }'s cell beside the first point
label-tables-circle = { $side }'s half of the circle
label-tables-hand = { $side }'s hand
label-tables-off = { $side }'s tray
contents-tables-man = { $count ->
    [one] { $words } man of { $side }
   *[other] { $words } men of { $side }
}
mark-tables-one_man = the guest holds only one man here
mark-tables-any_number = any number of men may stand here
mark-tables-antigonus = Antigonus
mark-tables-summus = Summus
mark-tables-divus = Divus
mark-tables-blot = stands alone
mark-tables-closed = closed to { $side }
target-tables-takes = hit with { $dice }
target-tables-passes = target with { $dice }, hitting on the way
counter-tables-pips = { $value ->
    [one] { $value } pip to go
   *[other] { $value } pips to go
}
counter-tables-hand = { $value } in hand
counter-tables-off = { $value } off

## Moves, told from the place where they begin

label-tables-step = to { $to } with the { $die }
label-tables-step_hit = hits on { $to } with the { $die }
label-tables-steps = to { $to } with { $dice }
label-tables-steps_hit = to { $to } with { $dice }, hitting
label-tables-enter = enters on { $to } with the { $die }
label-tables-enter_hit = enters on { $to } with the { $die } and hits
label-tables-enters = enters and goes on to { $to } with { $dice }
label-tables-enters_hit = enters and goes on to { $to } with { $dice }, hitting
label-tables-bear_off = off with the { $die }
label-tables-bears_off = off with { $dice }
label-tables-send = from { $from } back to the beginning

## Why not: the first words, up to the colon, stand out

reason-tables-blocked = Blocked: { $count } men of the other side hold { $at }.
reason-tables-one_man_only = One man only: there is a man of yours on { $at }, and no second may join him.
reason-tables-point_not_cleared = Not yet: no man returns to the first point before all have left it.
reason-tables-bar_first = { $count ->
    [one] Bar first: the man on the bar comes in before any other man moves.
   *[other] Bar first: the { $count } men on the bar come in before any other man moves.
}
reason-tables-safe_on_start = Safe: the first point of the man on { $at } is held against him, so he cannot be hit.
reason-tables-must_rest = Stay: whoever lands on a single man goes no further this turn, and this man did on { $at }.
reason-tables-must_enter = { $count ->
    [one] Enter first: the man in hand needs this die, or waits until one lets him in.
   *[other] Enter first: at least one of the { $count } men in hand must come in this turn.
}
reason-tables-enter_only = { $count ->
    [one] Only entering: while a man is in hand no other moves.
   *[other] Only entering: while { $count } men are in hand no other moves.
}
reason-tables-entered_only = { $count ->
    [one] Not this man: while one is in hand only a man who has moved this turn goes on.
   *[other] Not this man: while { $count } are in hand only a man who has moved this turn goes on.
}
reason-tables-enter_all_first = { $count ->
    [0] Not yet: nobody goes beyond before the other side has entered all men too.
    [one] Not yet: nobody goes beyond before the man in hand has entered.
   *[other] Not yet: nobody goes beyond before the { $count } men in hand have entered.
}
reason-tables-stay_behind = Not this turn: a hit man has come in again, and nobody goes beyond { $at }.
reason-tables-not_gathered = Not yet: a man goes off only when all of yours have come home.
reason-tables-higher_man_first = Not this man: with a larger die the man farthest back goes first, and he stands on { $at }.
reason-tables-exact_die_needed = { $distance ->
    [one] No die for it: this man goes off with a 1, or with a larger die once he stands farthest back.
   *[other] No die for it: this man goes off with a { $distance }, or with a larger die once he stands farthest back.
}
reason-tables-no_such_die = { $distance ->
    [one] No die for it: that is one point away.
   *[other] No die for it: that is { $distance } points away.
}
reason-tables-wrong_way = The wrong way: men only ever go forward.
reason-tables-way_blocked = Blocked on the way: each die is a move of its own, and the man must be able to stop between.
reason-tables-not_your_man = Not yours: this man belongs to the other side.
reason-tables-no_man = Nobody there: no man stands on this place.
reason-tables-must_go_on = Go on first: the man on { $at } may not stay there and takes the other die.
reason-tables-larger_die = The larger die: where only one of them can be played, it must be the larger.
reason-tables-must_use_more_dice = Another way: this would leave a die unplayed that can be played.
reason-tables-already_thrown = Already thrown: the dice wait to be played.
reason-tables-throw_first = Throw first: the dice have not been thrown.
reason-tables-answer_first = Answer first: the double is taken or dropped before the dice are thrown.
reason-tables-choose_first = The choice first: after three ones the other side sends one man back, who stands on the board and not on his first point.
reason-tables-nothing_to_choose = Nothing to choose: a man is sent back only after three ones, where that is agreed.
reason-tables-not_to_be_sent = Not this man: nobody stands on { $at } who could be sent back.
reason-tables-must_play = There is a move: one passes only when nothing can move.
reason-tables-cube_not_yours = Not your cube: the other side has the right to double.
reason-tables-nothing_offered = Nothing to answer: no double has been offered.
reason-tables-nothing_to_hit = Nothing to hit: no man stands alone on { $at }.
reason-tables-game_over = The game is over.
reason-tables-dice_number = { $expected ->
    [one] { $given } dice were given; one die is thrown here.
   *[other] { $given } dice were given; { $expected } are thrown here.
}
reason-tables-die_out_of_range = No die shows { $die }: its faces go from 1 to 6.
reason-tables-bad_dice = { $dice } cannot be this throw.

## Errors in positions and notation

error-tables-both_colours = Men of both sides stand on point { $at }.
error-tables-both_finished = Both sides have all men off.
error-tables-men_sum = { $side } has { $count } men; it must be { $expected }.
error-tables-no_hand = { $side } has men in hand, but in this game all men begin on the board.
error-tables-no_cell = { $side } has men waiting beside the board, but under these rules no hit man ever waits.
error-tables-beyond_entry = { $side } has men in hand ({ $count }) and others already beyond the points where men enter.
error-tables-negative = “{ $name }” counts fewer than no men.
error-tables-no_such_point = There is no point { $at } on this board.
error-tables-dice_number = { $expected ->
    [one] { $given } dice were given; one die is thrown here.
   *[other] { $given } dice were given; { $expected } are thrown here.
}
error-tables-die_out_of_range = No die shows { $die }: its faces go from 1 to 6.
error-tables-bad_dice = { $dice } cannot be this throw.
error-tables-no_cube = This position holds a doubling cube, but the game is played without one.
error-tables-notation = “{ $text }” is no move. A move looks like 6:2-8, 3:bar-3, 5:9-off or pass.

## Why a move is good

hint-tables-hits = It hits a man who stands alone.
hint-tables-makes_safe = It brings a man in danger to safety.
hint-tables-holds_point = It holds one of the points that matter most.
hint-tables-escapes = It gets past the other side's men.
hint-tables-enters_safe = The man comes in where nobody can hit him.
hint-tables-bears_off = Every man off is a step to the end.
hint-tables-races = The men have passed each other; only speed counts now.
hint-tables-blocks = It leaves the other side fewer ways to move.
hint-tables-brings_out = It brings a man out of the crowd on the first point.
hint-tables-keeps_safe = No man is left where he can be hit.
hint-tables-least_bad = Nothing better is to be had; this risks the least.
hint-tables-sends_back = Of all men he costs the other side the most.
hint-tables-doubles = You stand well enough to raise the stake.
hint-tables-waits = It is too early, or too late, to double.
hint-tables-takes = You still have chances enough to play on.
hint-tables-drops = The game is as good as lost; the double would only make it dearer.

## Opponents

level-tables-tiro = Tiro, a beginner
level-tables-lusor = Lusor, a player
level-tables-peritus = Peritus, an expert
level-tables-magister = Magister, the master
