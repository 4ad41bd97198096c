### The tables games: men, dice, points, the bar, bearing off. Men on the bar have been hit; men in
### hand have not entered yet.
### $side: name of a side, for example “White”, or of its player, for example “Tiro”.
### $dice: list of dice, for example “3 and 5”; $diceCount: how many. $die: the number on one die.
### $from, $to, $at: a point, for example “12”; in Ludus XII scriptorum a square, for example “A12”.
### Points are numbered from the side of the player to move.
### $ending: how the game ended: “borne_off” (all men are off), “deadlock” (nothing can move any more),
### “lurch” (shut in), “dropped” (double dropped), “resigned” or “agreed”.
### $points: what the game counts (number).
### $count: a number of men, in digits.

## What happened
## Sentences after a move, shown and spoken by screen readers. $value: the stake (number).

event-tables-starts = { $side } begins.
# $white, $black: the numbers on the dice of the two sides, rolled to decide who begins.
event-tables-lot = White rolls { $white }, Black { $black }. { $side } begins.
# $white: the number on both dice, rolled to decide who begins.
event-tables-lot_tie = Both roll { $white }. Roll again.
event-tables-throw = { $side } rolls { $dice }.
event-tables-holding_freed = { $side }’s waiting man returns to the board.
event-tables-step = { $side } plays the { $die } from { $from } to { $to }.
event-tables-hit = { $side }’s man on { $at } is hit.
event-tables-spared = { $side }’s man on { $at } is passed over, not hit.
event-tables-enter = { $side } enters on { $to } with the { $die }.
event-tables-sent = { $side }’s man on { $at } is sent back.
# After three ones, by which a man may be sent back.
event-tables-decline = { $side } chooses not to send a man back.
event-tables-bear_off = { $side } bears off from { $from } with the { $die }.
event-tables-dice_lost = { $diceCount ->
    [one] The { $dice } cannot be played.
   *[other] { $dice } cannot be played.
}
event-tables-pass = { $side } passes.
event-tables-double = { $side } doubles the stake to { $value }.
event-tables-take = { $side } takes the double: the stake is now { $value }.
event-tables-drop = { $side } drops the double.
event-tables-over = { $ending ->
    [borne_off] { $side } bears off the last man and wins.
    [deadlock] Neither side can move any more: the game is drawn.
    [lurch] The opponent is shut in: { $side } wins.
   *[other] { $side } wins.
}{ $points ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }The game is worth { $points } points.
}

## The last turn in short
## Parts of one sentence beside the board: the roll, then its steps, for example “You rolled 5 and 3:
## 12→7, hit on 7; borne off from 3.”

# $you: “true” if the player at this device rolled.
brief-tables-throw = { $you ->
    [true] You rolled { $dice }
   *[other] { $side } rolled { $dice }
}
brief-tables-step = { $from }→{ $to }
brief-tables-hit = hit on { $at }
brief-tables-spared = passed over on { $at }
brief-tables-holding_freed = a waiting man returns
brief-tables-enter = entered on { $to }
brief-tables-bear_off = borne off from { $from }
brief-tables-dice_lost = { $dice } not playable
brief-tables-pass = no move

# In the list of moves, where space is short: a man is sent back after three ones, or no man.
move-tables-sent = { $at }: sent back
move-tables-decline = no man sent back

## What is to be done
## Sentences beside the board. $value: the stake (number).
## $off: men borne off by the player addressed, otherwise by the winner;
## $off_other: men borne off by the other side (numbers).

status-tables-lot_to_throw = Roll to see who begins.
status-tables-to_throw = { $side } to roll.
status-tables-thrown = Rolled: { $dice }.
status-tables-to_play = Still to play: { $dice }.
status-tables-enter_one = { $count ->
    [one] One man is still in hand and must be entered.
   *[other] { $count } men are still in hand; at least one must be entered.
}
status-tables-choose_man = Three ones: { $side } may send a man back.
status-tables-enter_first = { $count ->
    [one] First enter the man that was hit.
   *[other] First enter the { $count } men that were hit.
}
# $hit: men that were hit and wait to enter (number).
status-tables-must_pass = { $hit ->
    [0] No man can move with { $dice }.
    [one] No move: the man that was hit must enter first but cannot do so with { $dice }.
   *[other] No move: the men that were hit must enter first but cannot do so with { $dice }.
}
status-tables-cube_offered = { $side } doubles to { $value }. Take or drop?
# The same to the player whose turn it is, under a heading that says so.
do-tables-to_throw = Roll the dice.
do-tables-choose_man = Three ones: choose an opposing man to send back, or none.
status-tables-won = { $ending ->
    [borne_off] { $side } wins: the last man is off.
    [lurch] { $side } wins: the opponent is shut in.
    [dropped] { $side } wins: the double was dropped.
    [resigned] { $side } wins by resignation.
   *[other] { $side } wins.
}{ $points ->
    [1] { "" }
   *[other] { " " }The game is worth { $points } points.
}
status-tables-drawn = { $ending ->
    [agreed] Drawn by agreement.
    [deadlock] Drawn: neither side can move any more.
   *[other] Drawn.
}
# The end in a heading, and under it how it came (result-).
turn-tables-over_you = { $ending ->
    [borne_off] You won { $off }–{ $off_other }
   *[other] You won
}
turn-tables-over_lost = { $ending ->
    [borne_off] You lost { $off }–{ $off_other }
   *[other] You lost
}
turn-tables-over_side = { $ending ->
    [borne_off] { $side } won { $off }–{ $off_other }
   *[other] { $side } won
}
result-tables-won = { $ending ->
    [borne_off] { $side } bore off every man.
    [lurch] { $side } shut in the opponent.
    [dropped] { $side } doubled, and the double was dropped.
   *[other] The game ended by resignation.
}{ $points ->
    [1] { "" }
   *[other] { " " }The game is worth { $points } points.
}
result-tables-drawn = { $ending ->
    [agreed] The players agreed to a draw.
   *[deadlock] Neither side can move any more.
}

## Buttons
## Roll the dice, pass, double the stake, answer a double, send no man back after three ones.

action-tables-throw = Roll
action-tables-pass = Pass
action-tables-double = Double
action-tables-take = Take
action-tables-drop = Drop
action-tables-decline = Send no man back

## Places, men and marks
## Spoken by screen readers, and explanations of the marks in the legend.

help-tables-lead = Select a man, then a marked point or square, or drag the man there.

# $number: number of the point, and its name if it has one, for example “23”.
label-tables-point = Point { $number }
# $name: the square by row and column, for example “A12”. $fromEnd: squares from here to the end of
# the way; 0 if the place is not named.
label-tables-square = { $fromEnd ->
    [0] { $name }
    [1] { $name }, the last square
    [2] { $name }, second from the end
    [3] { $name }, third from the end
    [4] { $name }, fourth from the end
    [5] { $name }, fifth from the end
   *[other] { $name }, sixth from the end
}
label-tables-bar = { $side }’s bar
label-tables-cell = { $side }’s waiting place beside the first point
label-tables-circle = { $side }’s half of the circle
label-tables-hand = { $side }’s hand
label-tables-off = { $side }’s tray
# $words: the number of men in words, for example “two”.
contents-tables-man = { $count ->
    [one] { $words } of { $side }’s men
   *[other] { $words } of { $side }’s men
}
# Where men are beside the board: men that were hit and wait, men in hand, men borne off. In a list of moves,
# after the name of the side.
area-tables-cell = hit
area-tables-hand = in hand
area-tables-tray = off
# Explanations of a place, when it is selected or pointed at.
about-tables-hand = Men not yet entered, and their number.
about-tables-bar = Men that were hit and must enter again.
about-tables-tray = Men borne off, and their number.
# A point where a player for whom it is on the far side may have only one man.
about-tables-one_man = If this point is on the far side from you, it may hold only one of your men.
# Marks of a point, spoken after its name. The same point.
mark-tables-one_man = at most one man if on the far side
    .when = chosen
mark-tables-any_number = any number of men allowed here
    .when = chosen
# Names written on points of the board, in Latin.
mark-tables-antigonus = Antigonus
mark-tables-summus = Summus
mark-tables-divus = Divus
# A man alone on its point, which can be hit.
mark-tables-blot = a single man
mark-tables-closed = blocked for { $side }
# A place that the selected man can reach; after its name.
target-tables-takes = hits with { $dice }
target-tables-passes = target with { $dice }, hitting on the way
# Beside the board, for each side. $value: pips, or men in counter-tables-hand and -off (number).
counter-tables-pips = { $value ->
    [one] { $value } pip to go
   *[other] { $value } pips to go
}
# $value: number of men.
counter-tables-hand = { $value } in hand
# $value: number of men.
counter-tables-off = { $value } off

## Moves, described from the place where they begin
## After the label of the selected place; spoken by screen readers.

label-tables-step = to { $to } with the { $die }
label-tables-step_hit = hits on { $to } with the { $die }
label-tables-steps = to { $to } with { $dice }
label-tables-steps_hit = to { $to } with { $dice }, hitting a blot
label-tables-enter = enters on { $to } with the { $die }
label-tables-enter_hit = enters on { $to } with the { $die } and hits
label-tables-enters = enters and continues to { $to } with { $dice }
label-tables-enters_hit = enters and continues to { $to } with { $dice }, hitting a blot
label-tables-bear_off = bears off with the { $die }
label-tables-bears_off = bears off with { $dice }
# After three ones.
label-tables-send = goes back from { $from } to the start

## Why not: the first words, up to the colon, stand out
## Answers to a move that is not possible, beside the board.
## $distance: points from here to there (number). $given, $expected: numbers of dice.

reason-tables-blocked = { $count ->
    [one] Blocked: one of the opponent’s men holds { $at }.
   *[other] Blocked: { $count } of the opponent’s men hold { $at }.
}
reason-tables-one_man_only = One man only: you already have a man on { $at }.
reason-tables-point_not_cleared = Not yet: no man may return to the first point until all your men have left it.
reason-tables-bar_first = { $count ->
    [one] Enter first: the man that was hit must enter before you move another man.
   *[other] Enter first: the { $count } men that were hit must enter before you move another man.
}
reason-tables-safe_on_start = Safe: the man on { $at } cannot be hit while you occupy its owner’s first point.
reason-tables-must_rest = Not this man: the man on { $at } has hit a man this turn and must stay there.
reason-tables-must_enter = { $count ->
    [one] Enter first: the man in hand must enter this turn.
   *[other] Enter first: at least one of the { $count } men in hand must enter this turn.
}
reason-tables-enter_only = { $count ->
    [one] Enter first: while a man is in hand, no other man may move.
   *[other] Enter first: while { $count } men are in hand, no other man may move.
}
reason-tables-entered_only = { $count ->
    [one] Not this man: with a man in hand, only men that have entered this turn may move.
   *[other] Not this man: with { $count } men in hand, only men that have entered this turn may move.
}
reason-tables-blocked_die = Blocked die: your opponent holds { $at }, so with the { $die } you may move only a man that has entered this turn.
reason-tables-enter_all_first = { $count ->
    [0] Not yet: all the opponent’s men must enter before you leave the entry points.
    [one] Not yet: first enter the man in hand.
   *[other] Not yet: first enter the { $count } men in hand.
}
reason-tables-stay_behind = Not this turn: a man that was hit has just entered, so you may not pass { $at }.
reason-tables-not_gathered = Not yet: you may bear off only when all your men are home.
reason-tables-higher_man_first = Not this man: a number larger than needed bears off only the rearmost man, which is on { $at }.
reason-tables-exact_die_needed = { $distance ->
    [one] Wrong number: this man needs the number 1, or a higher number where the rules allow it.
   *[other] Wrong number: this man needs the number { $distance }, or a higher number where the rules allow it.
}
reason-tables-no_such_die = { $distance ->
    [one] No die fits: the target is one point away.
   *[other] No die fits: the target is { $distance } points away.
}
reason-tables-wrong_way = Wrong way: men move forward only.
reason-tables-way_blocked = Blocked on the way: a man moved with several dice must be able to land after each die.
reason-tables-not_your_man = Not yours: this man belongs to the opponent.
reason-tables-no_man = Empty: there is no man here.
reason-tables-must_go_on = Move on first: the man on { $at } may not stay there; move it with another die.
reason-tables-larger_die = Die too low: if you can play only one, it must be the highest playable die.
reason-tables-must_use_more_dice = Not this move: it would leave a playable die unused.
reason-tables-already_thrown = Already rolled: play the dice first.
reason-tables-throw_first = Roll first: the dice have not been rolled.
reason-tables-answer_first = Answer first: take or drop the double before the dice are rolled.
reason-tables-choose_first = Choose first: after three ones, you may send back one of the opponent’s men, or none.
reason-tables-nothing_to_choose = Nothing to choose: a man is sent back only after three ones, and only if the rules provide for it.
reason-tables-not_to_be_sent = Not here: no man on { $at } can be sent back.
reason-tables-must_play = You can move: passing is allowed only when no man can move.
reason-tables-cube_not_yours = Not now: the cube is not yours to turn.
reason-tables-nothing_offered = Nothing to answer: no double has been offered.
reason-tables-nothing_to_hit = Nothing to hit: your opponent has no single man on { $at }.
reason-tables-game_over = The game is over.
reason-tables-dice_number = { $expected ->
    [one] { $given ->
        [one] { $given } die was given; one die is rolled here.
       *[other] { $given } dice were given; one die is rolled here.
    }
   *[other] { $given ->
        [one] { $given } die was given; { $expected } are rolled here.
       *[other] { $given } dice were given; { $expected } are rolled here.
    }
}
reason-tables-die_out_of_range = A die cannot show { $die }: its faces go from 1 to 6.
reason-tables-bad_dice = { $dice } is not a possible roll here.

## Errors in positions and notation
## Errors in what was typed, opened from a file or passed to the Python library.
## $name: key of the file, for example “bar”. $text: the text that was typed.
## $given, $expected: numbers of dice; in error-tables-men_sum $expected is a number of men.

error-tables-both_colours = Point { $at } holds men of both sides.
error-tables-both_finished = Only one side can have borne off all its men, not both.
error-tables-men_sum = { $side } has { $count ->
    [one] { $count } man
   *[other] { $count } men
}; there must be { $expected }.
error-tables-no_hand = { $side } has men in hand, but in this game all men begin on the board.
error-tables-no_cell = { $side } has men waiting beside the board, but under these rules men that were hit do not wait there.
error-tables-beyond_entry = { $side } has { $count ->
    [one] a man
   *[other] { $count } men
} in hand and therefore may not have any men beyond the entry points.
error-tables-negative = “{ $name }” cannot be less than zero.
error-tables-no_such_point = There is no point { $at } on this board.
error-tables-dice_number = { $expected ->
    [one] { $given ->
        [one] { $given } die was given; one die is rolled here.
       *[other] { $given } dice were given; one die is rolled here.
    }
   *[other] { $given ->
        [one] { $given } die was given; { $expected } are rolled here.
       *[other] { $given } dice were given; { $expected } are rolled here.
    }
}
error-tables-die_out_of_range = A die cannot show { $die }: its faces go from 1 to 6.
error-tables-bad_dice = { $dice } is not a possible roll here.
error-tables-no_cube = This position has a doubling cube, but the game is played without one.
error-tables-notation = “{ $text }” is not a move. Moves look like 6:2-8, 3:bar-3, 5:9-off or pass.

## Why a move is good
## Reasons of hints. “It” is the move. $hits: rolls that hit, of $of rolls (numbers).

hint-tables-hits = It hits a single man.
hint-tables-makes_safe = It brings a single man to safety.
hint-tables-holds_point = It holds one of the most important points.
hint-tables-escapes = It moves a man past one or more opposing men.
hint-tables-enters_safe = It enters a man in a safe place.
hint-tables-bears_off = Each man borne off brings you nearer to winning.
hint-tables-races = The two sides have passed each other: only speed counts now.
hint-tables-blocks = It leaves the opponent fewer numbers to play.
hint-tables-brings_out = It spreads your men out from the first point.
hint-tables-keeps_safe = It leaves none of your men open to a hit.
hint-tables-least_bad = No other move is better.
hint-tables-breaks = It leaves only one man on { $at }.
hint-tables-risks = { $hits ->
    [0] No roll can hit you next turn.
    [one] One of { $of } rolls hits you next turn.
   *[other] { $hits } of { $of } rolls hit you next turn.
}
# After three ones.
hint-tables-sends_back = Sending this man back hurts your opponent most.
# After three ones.
hint-tables-declines = It is better not to send a man back now.
hint-tables-doubles = You are far enough ahead to double the stake.
hint-tables-waits = You are not far enough ahead to double the stake.
# Why to take a double, or to drop it.
hint-tables-takes = You still have a fair chance of winning.
hint-tables-drops = You will probably lose; dropping costs less than taking.

## Opponents
## Names with a level, and how each opponent plays, in a list to choose from.

level-tables-tiro = Tiro – beginner
level-tables-novicius = Novicius – advanced beginner
level-tables-alumnus = Alumnus – learner
level-tables-lusor = Lusor – average player
level-tables-exercitatus = Exercitatus – practised player
level-tables-peritus = Peritus – expert
level-tables-magister = Magister – master
plays-tables-tiro = Likes to hit and to run for home, and forgets the single men it leaves behind.
plays-xii-tiro = Sees only the largest differences between moves and mostly guesses.
plays-tables-novicius = Sees only large differences between moves and otherwise guesses.
plays-tables-alumnus = Weighs every move, but is often well off the mark.
plays-tables-lusor = Weighs every move, but errs when several moves are almost equally good.
plays-tables-exercitatus = Misjudges only small differences between moves.
plays-tables-peritus = Plays the best move, or one that is hardly worse.
plays-tables-magister = Plays the move it rates best, without looking beyond its own turn.
plays-lombardorum-magister = Looks two rolls ahead when several moves are almost equally good.

## Citations that read otherwise in another language

cited-modern-backgammon = Modern backgammon

## A hint begins with the move
## The first sentence of a hint, without a full stop.

hint-tables-do_step = Move a man from { $from } to { $to } with the { $die }
hint-tables-do_step_hit = Move a man from { $from } to { $to } with the { $die }, hitting a blot
hint-tables-do_steps = Move a man from { $from } to { $to } with { $dice }
hint-tables-do_steps_hit = Move a man from { $from } to { $to } with { $dice }, hitting a blot
hint-tables-do_enter = Enter a man on { $to } with the { $die }
hint-tables-do_enter_hit = Enter a man on { $to } with the { $die }, hitting a blot
hint-tables-do_enters = Enter a man and continue to { $to } with { $dice }
hint-tables-do_enters_hit = Enter a man and continue to { $to } with { $dice }, hitting a blot
hint-tables-do_bear_off = Bear off a man from { $from } with the { $die }
hint-tables-do_bears_off = Bear off a man from { $from } with { $dice }
