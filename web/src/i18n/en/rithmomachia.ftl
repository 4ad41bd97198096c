### Rithmomachia: stones, attacks, winning rows, hints, opponents and options.
###
### $side: name of a side, “White”, or of its player, “Anna”. $sideId: its id, white or black.
### $from, $to, $on, $at: a square, for example “b5”.
### $value: the number of a stone, for example 15. $shape: its shape, R, T, S or P.
### $formula: the calculation of an attack, for example “6 · 5 = 30”. $by: the kind of attack.
### $values: the numbers of a row, for example “2, 4 and 6”; $valuesCount says how many.
### $timing: the option that sets when attacked stones are captured.
### Messages that use a name in another sense explain it themselves.

side-rithmomachia-white = White
side-rithmomachia-black = Black

# A stone with its shape and number, inside sentences: “moves the triangle 12 from …”.
stone-named = { $shape ->
    [R] round stone { $value }
    [T] triangle { $value }
    [S] square { $value }
   *[P] pyramid { $value }
}
# After “pyramid 91” in sentences about an attack: the base, the other number that captures it.
pyramid-base = { $shape ->
    [P] { " " }(base { $value ->
        [91] 36
       *[190] 64
    })
   *[other] { "" }
}
help-rithmomachia-lead = Select a stone, then a marked square; or drag the stone there. Point at a stone to see its attacks, or at a pyramid to see its layers.

# Link on the rules page to the page of proportions.
further-rithmomachia = Proportions and winning rows

# Latin terms, longer ones before shorter ones. They are marked as Latin wherever they are shown.
latin-terms = victoria praestantissima, victoria magna, victoria maior, praestantissima, magna, maior, eruptio, insidiae, congressus, obsidio, discipulus, auditor, scholaris, abacista, calculator, arithmeticus, computista, algorista, magister

# The kind of attack, at the end of a sentence in the log: “…: 6 · 5 = 30, eruptio.”
attack-named = { $by ->
    [eruptio] eruptio
    [insidiae] insidiae
    [congressus] congressus
    [obsidio] obsidio
   *[extended] extended eruptio
}

## Events: sentences for the last move and the log, also read out by screen readers

event-rithmomachia-move = { $side } moves the { stone-named } from { $from } to { $to }.
event-rithmomachia-place = { $side } places the captured { stone-named } on { $on }.
event-rithmomachia-attack = { $side } attacks the { stone-named }{ pyramid-base } on { $at }: { $formula }, { attack-named }.
event-rithmomachia-take = { $side } captures the { stone-named }{ pyramid-base } on { $at }: { $formula }, { attack-named }.
event-rithmomachia-siege = { $side } captures the { stone-named } on { $at } by shutting it in: obsidio.
event-rithmomachia-displace = { $side } captures the { stone-named } by moving onto { $at }: congressus.
# A row is complete. It wins on the next turn unless the opponent breaks it.
event-rithmomachia-announce = { $side } announces the winning row { $values }.
event-rithmomachia-pass = { $side } passes.
# $sideId is none if the game is drawn. $valuesCount is 0 if no row won. $ending: the code of the end of the game; after a resignation (resigned), there are no $values.
event-rithmomachia-over = { $sideId ->
    [none] The game is drawn.
   *[other] { $ending ->
        [resigned] { $side } wins.
       *[other] { $valuesCount ->
            [0] { $side } wins.
           *[other] { $side } wins with the row { $values }.
        }
    }
}

## The same events in few words, in one line beside the board, after the name of the side

# The number of the stone and its squares: “15 b5→b6”.
brief-rithmomachia-move = { $value } { $from }→{ $to }
# A captured stone is placed on the board: “places the 7 on f8”.
brief-rithmomachia-place = places the { $value } on { $on }
brief-rithmomachia-attack = attacks the { $value }{ pyramid-base } on { $at }: { $formula }
brief-rithmomachia-take = captures the { $value }{ pyramid-base } on { $at }: { $formula }
brief-rithmomachia-siege = captures the { $value } on { $at } by shutting it in
brief-rithmomachia-displace = captures the { $value } on { $at }

## Status: beside the board; `do-…` speaks to the person whose turn it is
## $count: moves that remain. $ending: how the game ended, one of the variants.

status-rithmomachia-to_move = { $side } to move.
status-rithmomachia-to_place = { $side } may complete a row with a captured stone.
status-rithmomachia-to_take = { $side } may capture an attacked stone.
# The only possible action is the button with `action-rithmomachia-pass`.
status-rithmomachia-no_way = { $side } has no move and must pass.
do-rithmomachia-to_move = Move a stone.
do-rithmomachia-to_place = You may complete a row with a captured stone.
do-rithmomachia-to_take = You may capture an attacked stone.
do-rithmomachia-no_way = You have no move and must pass.
status-rithmomachia-announced = { $side } wins with the row { $values } unless it is broken now.
status-rithmomachia-threatened = In danger: the { stone-named }{ pyramid-base } on { $at } ({ $formula }). It will be captured after this move unless the move saves it.
status-rithmomachia-threatened_by_equal = In danger: the { stone-named }{ pyramid-base } on { $at } ({ $formula }). Unless this move saves it, an equal stone may move there and capture it.
status-rithmomachia-early_row = The row { $values } was complete before the pyramid was captured. It wins only if it is broken and completed again.
status-rithmomachia-may_occupy = The { $value } on { $at } has not escaped: an equal stone may capture it by moving onto its square.
status-rithmomachia-decided = Neither side can make a winning row any more.
status-rithmomachia-once_more = If this position occurs once more, the game is drawn.
status-rithmomachia-limit_near = { $count ->
    [one] One more move without a capture, and the game is drawn.
   *[other] { $count } more moves without a capture, and the game is drawn.
}
status-rithmomachia-won = { $ending ->
    [resigned] { $side } wins by resignation.
    [magna] { $side } wins with the row { $values }: victoria magna.
    [maior] { $side } wins with the row { $values }: victoria maior.
    [praestantissima] { $side } wins with the row { $values }: victoria praestantissima.
    [no_move] { $side } wins: the opponent cannot move.
    [stones_4] { $side } wins with four captured stones.
    [stones_12] { $side } wins with twelve captured stones.
    [value_100] { $side } wins with captured stones worth 100 or more.
   *[pyramid] { $side } wins by capturing the pyramid.
}
status-rithmomachia-drawn = { $ending ->
    [agreed] Drawn by agreement.
    [no_move] Drawn: no move is possible.
    [repetition] Drawn: the position occurred for the third time.
    [no_progress] Drawn: a hundred moves without a capture.
   *[dead_position] Drawn: neither side can make a winning row any more.
}
# The ending in the dialog at the end of the game, below a heading that names the winner.
result-rithmomachia-won = { $ending ->
    [resigned] The game ended by resignation.
    [magna] With the row { $values }: victoria magna.
    [maior] With the row { $values }: victoria maior.
    [praestantissima] With the row { $values }: victoria praestantissima.
    [no_move] { $side } left the opponent without a move.
    [stones_4] With four captured stones.
    [stones_12] With twelve captured stones.
    [value_100] With captured stones worth 100 or more.
   *[pyramid] By capturing the pyramid.
}
# The ending in the dialog at the end of the game, below the heading “Draw”.
result-rithmomachia-drawn = { $ending ->
    [agreed] The players agreed to a draw.
    [no_move] No move is possible.
    [repetition] The position occurred for the third time.
    [no_progress] A hundred moves were made without a capture.
   *[dead_position] Neither side can make a winning row any more.
}

# Button: end the turn, or this part of it, without a further move or capture.
action-rithmomachia-pass = Continue

## Squares and stones: spoken by screen readers on the board, or shown in its tooltips

# $name: the square, for example “b5”.
label-rithmomachia-square = { $name }
# A captured stone beside the board. $side: the captor. $number: its position there, 1, 2, 3 …
label-rithmomachia-taken = Captured by { $side }, stone { $number }: { stone-named }
# Said after the name of a square. $kind: what can be done with its stone.
place-rithmomachia-movable = { $kind ->
    [take] can be captured
    [place] can be placed
   *[play] can move
}
# A possible move, after the name of the stone. $taken: the number of the captured stone, or none.
label-rithmomachia-move = { $taken ->
    [other] captures the { $taken } on { $to }
   *[none] to { $to }
}
# A possible move. $values: the captured stones to place, for example “7”. $on: their squares.
label-rithmomachia-place = place the captured { $values } on { $on }
# A possible action: the capture of an attacked stone by hand.
label-rithmomachia-take = capture the { $value } on { $at }
# Addition to the name of a stone on the board. $layersCount: 1 if it is captured and plays for its captor, otherwise 0.
stone-turned = { $layersCount ->
    [1] , captured
   *[other] { "" }
}
# The stone on a square.
contents-rithmomachia-round = { $sideId ->
    [white] white round stone { $value }
   *[other] black round stone { $value }
}{ stone-turned }
contents-rithmomachia-triangle = { $sideId ->
    [white] white triangle { $value }
   *[other] black triangle { $value }
}{ stone-turned }
contents-rithmomachia-square = { $sideId ->
    [white] white square stone { $value }
   *[other] black square stone { $value }
}{ stone-turned }
# $layers: the numbers of its layers, for example “1, 4, 9, 16, 25 and 36”.
contents-rithmomachia-pyramid = { $sideId ->
    [white] white pyramid { $value }, layers { $layers }
   *[other] black pyramid { $value }, layers { $layers }
}

## Counters of a side, beside its name: stones on the board, captured stones, the sum of their numbers

# $value: how many stones are on the board.
counter-rithmomachia-stones = { $value ->
    [one] one stone
   *[other] { $value } stones
}
# $value: how many stones the side has captured.
counter-rithmomachia-taken = { $value ->
    [one] one captured
   *[other] { $value } captured
}
# $value: the sum of the numbers that the side has captured.
counter-rithmomachia-sum = total { $value }

## Counters of the short games: what the side still needs; `short-…`: where space is short.
## $value: how many stones, or the sum of their numbers, for example “3 of 4 still to capture”.

counter-rithmomachia-to_stones_4 = { $value } of 4 still to capture
counter-rithmomachia-to_stones_12 = { $value } of 12 still to capture
counter-rithmomachia-to_value_100 = { $value } short of 100
# $value: 1, or 0 after the pyramid has been captured.
counter-rithmomachia-to_pyramid = { $value ->
    [0] pyramid captured
   *[1] pyramid still to capture
}
short-rithmomachia-to_stones_4 = { $value } to go
short-rithmomachia-to_stones_12 = { $value } to go
short-rithmomachia-to_value_100 = { $value } to go
short-rithmomachia-to_pyramid = { $value } to go

## Attacks, rows, marks: labels on the board, lists beside it and the legend

# An attack, as tooltip and for screen readers. $with: the number of the attacking stone.
label-rithmomachia-eruptio = { $formula }: the { $with } on { $from } attacks the stone on { $at }
# $with: the number of the first stone. $partners: the squares of the others, “b5” or “b5 and c4”;
# $partnersCount says how many.
label-rithmomachia-insidiae = { $formula }: the { $with } on { $from } and { $partnersCount ->
    [1] the stone
   *[other] the stones
} on { $partners } attack the stone on { $at }
# $with: the number of the attacking stone, which equals that of the attacked stone.
label-rithmomachia-congressus = { $formula }: the { $with } on { $from } could move to { $at }
# $with: the number of the attacking stone. $partners: the square of the second one, which could move
# to the attacked stone.
label-rithmomachia-extended = { $formula }: the { $with } on { $from }, together with the stone on { $partners }, attacks the stone on { $at }
# A winning row by its numbers and its kind: “2, 4, and 6: arithmetic”.
label-rithmomachia-arithmetic = { $values }: arithmetic
label-rithmomachia-harmonic = { $values }: harmonic
label-rithmomachia-geometric = { $values }: geometric
label-rithmomachia-greatest = { $values }: the greatest harmony
# Marks of a square or stone, spoken after its name, and names of marks in the legend.
mark-rithmomachia-attacked = attacked
mark-rithmomachia-threatened = in danger
mark-rithmomachia-attack = attack
mark-rithmomachia-danger = danger
# A square from which the selected stone would attack.
mark-rithmomachia-would = possible attack
mark-rithmomachia-progression = possible winning row
mark-rithmomachia-hope = winning row possible after a capture
mark-rithmomachia-row = winning row
# After the word “attacked” in the legend, and after the heading of the list of attacks.
legend-rithmomachia-attacked = { $timing ->
    [immediate] captured after this move if still attacked
    [three_stage] may be captured
   *[react] captured after the reply if still attacked
}
# After the words “in danger” in the legend, and after the heading of the list of attacks.
legend-rithmomachia-threatened = { $timing ->
    [immediate] lost after the opponent’s move unless saved
    [three_stage] may be lost on the opponent’s turn unless saved
   *[react] lost after this move unless saved
}
# In the legend, for a mark on a square.
legend-rithmomachia-would = square from which the stone would attack

## Lines drawn on the board: screen readers say this at both ends

# $here: target at the attacked stone, otherwise at the attacking one.
drawn-rithmomachia-attack = { $here ->
    [target] from { $from }: { $formula }{ pyramid-base }
   *[other] attacks the { $value }{ pyramid-base } on { $at }: { $formula }
}
# $here: target at the attacked stone, otherwise at the attacking one.
drawn-rithmomachia-danger = { $here ->
    [target] from { $from }: { $formula }{ pyramid-base }
   *[other] attacks the { $value }{ pyramid-base } on { $at }: { $formula }
}
# Screen readers say this after the name of a square to which the selected stone could move.
drawn-rithmomachia-would = would attack the { $value }{ pyramid-base } on { $at } from here: { $formula }
# Screen readers say this after the name of a stone.
drawn-rithmomachia-row = part of the row { $values }

## Panel beside the board: lists of attacks and of winning rows, a calculator of means, switches

# Heading of the list of winning rows that can still be made.
prospects-title = Winning rows still possible
# Below the list. $count: how many more rows. $missing: the numbers to capture, for example “7 and 9”;
# $missingCount says how many.
prospects-more = { $missingCount ->
    [1] { $count ->
        [one] One more row is possible if you capture the { $missing }.
       *[other] { $count } more rows are possible if you capture the { $missing }.
    }
   *[other] { $count ->
        [one] One more row is possible if you capture these stones: { $missing }.
       *[other] { $count } more rows are possible if you capture some of these stones: { $missing }.
    }
}

# Heading of the panel beside the board, which contains the four tabs below.
battle-title = Help with the numbers
# Tab. $count: how many attacks are listed.
battle-attacks = Attacks{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
# Tab with the winning rows that are still possible.
battle-rows = Winning rows
# Tab with a calculator for arithmetic, geometric and harmonic means.
battle-means = Means
# Tab with switches: which help is displayed.
battle-switches = Display
# Heading of the list of attacks. $side is none if you play one side.
attacks-own = { $side ->
    [none] You attack
   *[other] { $side } attacks
}
# Heading of the list of attacks on the side to move. $side is none if you play one side.
attacks-others = { $side ->
    [none] In danger
   *[other] { $side } in danger
}
# After the heading of an empty list of attacks.
attacks-none = nothing
# An entry of the list, below its calculation.
attacks-eruptio = _eruptio_ from { $from } to { $at }{ pyramid-base }
# $partners: the squares of the other stones; $partnersCount says how many.
attacks-insidiae = { $partnersCount ->
    [1] _insidiae_ from { $from } and { $partners } against { $at }{ pyramid-base }
   *[other] _insidiae_ from { $from }, { $partners } against { $at }{ pyramid-base }
}
attacks-congressus = _congressus_ from { $from } to { $at }
# $partners: the square of the second stone.
attacks-extended = _eruptio_ from { $from } to { $at }{ pyramid-base } with the stone on { $partners }

## The calculator of means, beside the board and on the page of proportions

means-title = Means of two numbers
means-lead = Select two stones one after the other, or type two numbers.
# $greatest: the largest number allowed, for example 999.
means-unfit = Type two different whole numbers from 1 to { $greatest }.
# Label of a text field. $number: 1 or 2.
means-number = { $number ->
    [1] First number
   *[other] Second number
}
means-arithmetic = Arithmetic
# Below the name of a mean: what its three numbers have in common.
means-arithmetic-about = equal differences
means-geometric = Geometric
means-geometric-about = equal ratios
means-harmonic = Harmonic
means-harmonic-about = differences in the ratio of the outer numbers
# Under a point on the line, followed by its place in brackets. $number: the term before both numbers.
means-before = before: { $number }
# $number: the mean of both numbers.
means-mean = mean: { $number }
# $number: the term after both numbers.
means-after = after: { $number }
# Under a point on the line, if no stone has its number.
means-no_stone = no stone
# In brackets after a number: the squares of the stones with it. $atCount says how many squares.
means-where = { $atCount ->
    [0] not on the board
   *[other] { $at }
}

## Heading and switches: which help is shown. The first switch shows or hides all of it.

threats-title = Display
threats-threats = Show attacks and rows
threats-attacks = Attacks
threats-dangers = Stones in danger
# Attacks that a stone would make after a move.
threats-vantage = Possible attacks
threats-rows = Winning rows still possible

## Moves in the list of moves, where space is short

# The number of the stone and its squares: “15 b5–b6”.
move-rithmomachia-move = { $value } { $from }–{ $to }
# A captured stone is placed: “7* f8”.
move-rithmomachia-place = { $value }* { $on }

## Why a move is not possible: a note beside the board. The words up to the colon are bold.

reason-rithmomachia-attacked_already = { $timing ->
    [immediate] Not yet: the stone on { $at } is attacked ({ $formula }). You will capture it after this move if it is still attacked.
    [three_stage] Capture by hand: the stone on { $at } is attacked ({ $formula }); press that stone.
   *[react] Not yet: the stone on { $at } is attacked ({ $formula }). You will capture it unless the reply saves it.
}
reason-rithmomachia-blocked = Blocked: the stone on { $at } is in the way.
reason-rithmomachia-cannot_move = Cannot move: the stone on { $at } has no square to move to.
reason-rithmomachia-first_rank_only = First rank: captured stones re-enter on their captor’s first rank.
reason-rithmomachia-game_over = The game is over.
reason-rithmomachia-has_moved = Already moved: you have made your move this turn.
reason-rithmomachia-line_blocked = Blocked: the stone on { $at } is in the way.
reason-rithmomachia-move_first = Not now: you cannot place captured stones at this point in your turn.
reason-rithmomachia-must_move = You can move: passing is allowed only when no stone can move.
reason-rithmomachia-no_chance = No dice here: nothing in this game is random.
reason-rithmomachia-no_row_completed = No row: a captured stone must complete a winning row, and the { $value } would not complete one here.
reason-rithmomachia-no_rows_here = No rows: in this short game, only captures win.
reason-rithmomachia-no_stone = Empty: there is no stone on { $at }.
reason-rithmomachia-not_a_square = Off the board: stones move from square to square.
reason-rithmomachia-not_attacked = Not attacked: you are not attacking the stone on { $at }.
# $diagonal: true if attacks along diagonals count.
reason-rithmomachia-not_in_line = Not in line: the { $value } is not on the same { $diagonal ->
    [true] rank, file or diagonal
   *[false] rank or file
} as your stone.
# $stone: shape and number, for example “T12”.
reason-rithmomachia-not_taken = Not captured: { $stone } is not among your captured stones.
reason-rithmomachia-not_your_stone = Not yours: the stone on { $at } belongs to your opponent.
reason-rithmomachia-not_your_taken = Not yours: your opponent has captured this stone.
reason-rithmomachia-occupied = Occupied: there is a stone on { $at }.
reason-rithmomachia-own_half = Your own half: a winning row must be in your opponent’s half.
reason-rithmomachia-own_stone = Occupied: one of your stones is on { $at }.
reason-rithmomachia-pyramid_first = Pyramid first: capture your opponent’s pyramid before winning with a row.
reason-rithmomachia-pyramid_stays = No pyramids: a captured pyramid cannot be placed on the board.
reason-rithmomachia-repeats = Repeated position: this position may not occur again.
reason-rithmomachia-reply_first = Not yet: your opponent may first reply to the attack on { $at }. If the attack remains, capture the stone by moving onto its square.
reason-rithmomachia-same_square = Same square: select another square for the stone.
reason-rithmomachia-stands_in_row = Fixed: a captured stone in a row neither moves nor attacks.
# $formula: a calculation that does not meet the number, for example “6 · 4 = 24”, or none.
reason-rithmomachia-sum_fails = No attack: { $formula ->
    [none] at this distance your stone attacks nothing.
   *[other] { $formula }, not { $value }.
}
reason-rithmomachia-taken_by_itself = Automatic: you need not capture attacked stones yourself.
# $choices: how many distances are allowed, from $least to $most steps. $way: how the stone moves.
reason-rithmomachia-wrong_way = Does not move that way: { $shape ->
    [R] a round stone
    [T] a triangle
    [S] a square
   *[P] a pyramid
} moves { $choices ->
    [1] { $least ->
        [one] one step
       *[other] { $least } steps
    }
   *[other] { $least } to { $most } steps
}{ $way ->
    [straight] {" "}along a rank or file
    [diagonal] {" "}diagonally
    [mixed] , diagonally for one step and along a rank or file for more
    [leap] {" "}along a rank or file, or leaps { $most } squares straight and one sideways
   *[turn] {" "}along ranks and files, with at most one bend
}.

## Errors in positions and notation, in the editor and the terminal
## $stone: a stone in notation, for example “WR6”. $square: a square as typed.

error-rithmomachia-captured_own = { $stone } cannot be among the stones that { $side } has captured.
# $name: a field of a position.
error-rithmomachia-negative = “{ $name }” cannot be less than zero.
error-rithmomachia-no_such_square = There is no square { $square } on this board.
error-rithmomachia-no_such_stone = There is no stone { $stone } in this game.
# $text: the text that was typed.
error-rithmomachia-notation = “{ $text }” is not a move. Type b5-b6 to move, 7@f8 to place a captured stone, or xg6 to capture by hand.
# $ending: the code of an ending, for example “magna”.
error-rithmomachia-result_impossible = A game in this position cannot have ended with “{ $ending }”.
error-rithmomachia-square_twice = Two stones are given for { $square }.
error-rithmomachia-stone_notation = “{ $stone }” is not a stone. Write it like this: WR6@b5 (side; shape R, T, S or P; number; square).
# $count: how often it occurs. $expected: how many of it the game has.
error-rithmomachia-too_many_stones = { $stone } occurs { $count ->
    [one] once
   *[other] { $count } times
}; the game has only { $expected ->
    [one] one
   *[other] { $expected }
}.

## Reasons of a hint: after “Move 15 from b5 to b6.” “It” is the move or the stone moved.
## $moves: how many moves are needed. $goal: a square. $prey: the number of the stone to attack.

hint-rithmomachia-only_move = It is the only move.
hint-rithmomachia-wins = This move wins with the row { $values }.
hint-rithmomachia-decides = This move wins the game.
hint-rithmomachia-announces_row = It announces the row { $values }, which wins unless your opponent breaks it.
hint-rithmomachia-takes_pyramid = It captures the pyramid.
hint-rithmomachia-saves_pyramid = It saves your pyramid.
hint-rithmomachia-attacks_pyramid = It attacks the pyramid through its total or base: { $formula }.
hint-rithmomachia-attacks = It attacks the { $value }: { $formula }.
hint-rithmomachia-besieges = It shuts in the { $value }, which is captured at once.
hint-rithmomachia-takes = It captures the { $value }.
hint-rithmomachia-saves = It saves the { $value } from capture.
hint-rithmomachia-builds_row = { $moves ->
    [one] One more move, and { $values } form a winning row.
   *[other] It brings { $values } within { $moves } moves of a winning row.
}
hint-rithmomachia-nears = { $moves ->
    [one] On its next move the stone can go to { $goal } and attack the { $prey } from there: { $formula }.
   *[other] The stone can reach { $goal } in { $moves } moves and attack the { $prey } from there: { $formula }.
}
hint-rithmomachia-nears_pyramid = { $moves ->
    [one] On its next move the stone can go to { $goal } and attack the pyramid from there: { $formula }.
   *[other] The stone can reach { $goal } in { $moves } moves and attack the pyramid from there: { $formula }.
}
hint-rithmomachia-shuts_in_pyramid = { $moves ->
    [one] One more move, and the pyramid is shut in.
   *[other] The pyramid can be shut in with { $moves } more moves.
}
hint-rithmomachia-gathers = It brings a stone nearer to the pyramid; several stones together can shut it in.
hint-rithmomachia-clears_pyramid = { $moves ->
    [one] It prepares an attack that can reach the pyramid in one more move.
   *[other] It prepares an attack that can reach the pyramid in { $moves } more moves.
}
hint-rithmomachia-keeps_off = It keeps your opponent’s stones away from your pyramid.
hint-rithmomachia-waits = This move serves no particular plan, but the computer finds no better move.

## Opponents: name, strength and a sentence about the way of playing, in the choice of opponents

level-rithmomachia-discipulus = Discipulus – beginner
level-rithmomachia-auditor = Auditor – casual player
level-rithmomachia-scholaris = Scholaris – learner
level-rithmomachia-abacista = Abacista – average player
level-rithmomachia-calculator = Calculator – practised player
level-rithmomachia-arithmeticus = Arithmeticus – strong player
level-rithmomachia-computista = Computista – expert
level-rithmomachia-algorista = Algorista – candidate master
level-rithmomachia-magister = Magister – master
plays-rithmomachia-discipulus = Sees captures up to two steps away; pursues a plan only within two moves of completing it.
plays-rithmomachia-auditor = Has a plan, but often misjudges moves by a stone or more.
plays-rithmomachia-scholaris = Pursues its own plan, misjudging moves by about three quarters of a stone.
plays-rithmomachia-abacista = Pursues its own plan, misjudging moves by less than half a stone.
plays-rithmomachia-calculator = Judges its own plan exactly, but ignores yours.
plays-rithmomachia-arithmeticus = Notices your plan three moves before it is complete, but misjudges moves by about a third of a stone.
plays-rithmomachia-computista = Notices your plan five moves before it is complete, but misjudges moves by about a third of a stone.
plays-rithmomachia-algorista = Judges moves exactly, and notices your plan ten moves before it is complete.
plays-rithmomachia-magister = Looks ahead where captures are threatened, and notices your plan fourteen moves before it is complete.

## Presets: names of ready-made choices of rules, in the dialog “New game”

preset-rithmomachia-beginners = For beginners
preset-rithmomachia-advanced = Advanced
preset-rithmomachia-boissiere = With Boissière’s moves
# “Into the second square” are words of Richter and Banse: every stone moves one square further.
preset-rithmomachia-second_square = “Into the second square”
preset-rithmomachia-four_operations = All four operations
preset-rithmomachia-harmonies = All harmonies
preset-rithmomachia-four_stones = Short: first to capture four stones
preset-rithmomachia-twelve_stones = Advanced, short: first to capture twelve stones
preset-rithmomachia-hundred = Short: first to capture a total of 100
preset-rithmomachia-pyramid_hunt = Short: first to capture the pyramid

## Options: the armies. `option-…` is a heading, `value-…` a choice, and `note-…` the explanation below.

option-rithmomachia-edition = Armies
value-rithmomachia-edition-beginner = Twelve stones each, eight by twelve squares
value-rithmomachia-edition-advanced = Twenty-four stones each, eight by sixteen squares
note-rithmomachia-edition = Richter and Banse describe two games. Beginners capture in three ways and win with an arithmetic row; the advanced game adds square numbers, congressus and harmonic rows.

option-rithmomachia-layout = Setup of the advanced armies
value-rithmomachia-layout-boissiere = After Boissière and Fulke
value-rithmomachia-layout-aligned = As in the beginners’ game, with more stones
note-rithmomachia-layout = Richter and Banse’s picture is illegible. Boissière, Fulke and three programs agree on the first setup; one program uses the second, which places the stones as in the beginners’ game.

option-rithmomachia-rows = Where the armies start
value-rithmomachia-rows-edge = At the edges of the board
value-rithmomachia-rows-forward = Two ranks further forward
note-rithmomachia-rows = Richter and Banse’s picture of the beginners’ armies omits the space between them. With the armies at the edges, eight ranks separate them, as in the advanced game. In Fulke’s first game they start two ranks away from the edges.

## Options: moves

option-rithmomachia-moves = How far stones move
value-rithmomachia-moves-standard = Round stone one step, triangle two, square three
value-rithmomachia-moves-boissiere = After Boissière: one step diagonally, two or three straight
value-rithmomachia-moves-second = Round stone two steps, triangle three, square four
note-rithmomachia-moves = Both departures from the usual move come from Richter and Banse’s first variant. In their version of Boissière’s rules, round stones move one step diagonally; in Joyner’s, one step straight. If “into the second square” counts the starting square, it means the usual move.

option-rithmomachia-bend = Right-angled moves
value-rithmomachia-bend-path = One bend on the way, without jumping
value-rithmomachia-bend-none = Straight moves only
value-rithmomachia-bend-knight = A leap to the side, like a knight’s
note-rithmomachia-bend = Richter and Banse say that triangles and squares “can also move at a right angle”. In Joyner’s source they move straight; the Zillions program allows a leap that cannot be blocked.

option-rithmomachia-pyramid_bends = Right-angled moves for pyramids
value-rithmomachia-pyramid_bends-off = No
value-rithmomachia-pyramid_bends-on = Yes
note-rithmomachia-pyramid_bends = Richter and Banse mention right-angled moves for triangles and squares only.

option-rithmomachia-step_choice = Shorter moves
value-rithmomachia-step_choice-exact = The full number of steps only
value-rithmomachia-step_choice-up_to = The full number of steps or fewer
note-rithmomachia-step_choice = Richter and Banse let you choose the number of steps only for the pyramid.

## Options: captures

option-rithmomachia-eruptio_distance = Distance of an eruptio
value-rithmomachia-eruptio_distance-steps = Steps from stone to stone
value-rithmomachia-eruptio_distance-inclusive = Squares, both ends included
value-rithmomachia-eruptio_distance-between = Empty squares in between
note-rithmomachia-eruptio_distance = Richter and Banse count steps: the 6 attacks the 30 from five steps away. Mebben counts squares, including those at both ends; Joyner counts only the squares between.

option-rithmomachia-eruptio_diagonal = Eruptio along diagonals
value-rithmomachia-eruptio_diagonal-off = No
value-rithmomachia-eruptio_diagonal-on = Yes
note-rithmomachia-eruptio_diagonal = Richter and Banse measure in steps, and steps are never diagonal. Older rules can be read either way.

option-rithmomachia-eruptio_adjacent = Eruptio at a distance of one step
value-rithmomachia-eruptio_adjacent-on = Adjacent stones attack
value-rithmomachia-eruptio_adjacent-off = Adjacent stones do not attack
note-rithmomachia-eruptio_adjacent = An eruptio from one step away needs equal numbers. No rule forbids it, but by default it cannot occur with the beginners’ stones.

option-rithmomachia-pincer = Insidiae: between two stones
value-rithmomachia-pincer-opposite = On opposite sides: left and right, or front and back
value-rithmomachia-pincer-horizontal = Left and right only
value-rithmomachia-pincer-reach = Both attackers could move to the stone’s square
note-rithmomachia-pincer = Richter and Banse say “from the sides” (“seitlich”). Literally, this means left and right only, as in their example; by default, stones in front and behind count too. Mebben and Fulke require two stones that could both move to the attacked stone’s square.

option-rithmomachia-pincer_many = Insidiae with three or four stones
value-rithmomachia-pincer_many-off = Only two stones count
value-rithmomachia-pincer_many-on = The sum or product of three or four stones counts too
note-rithmomachia-pincer_many = Richter and Banse liken insidiae to a pair of pincers.

option-rithmomachia-siege = Obsidio: shutting a stone in
value-rithmomachia-siege-lifted = Only opposing stones and the edge shut the stone in
value-rithmomachia-siege-any = The stone cannot move and an opposing stone is beside it
value-rithmomachia-siege-four = Opposing stones on all four sides
note-rithmomachia-siege = In Richter and Banse, a stone is captured if opposing stones surround it so that it cannot move. They do not say whether stones of its own side may help to shut it in.

option-rithmomachia-self_siege = A stone shut in by its own side
value-rithmomachia-self_siege-safe = The stone is safe until the opponent has moved
value-rithmomachia-self_siege-lost = The stone is lost at once
note-rithmomachia-self_siege = You can close the last way out for one of your own stones. Richter and Banse do not mention this case.

option-rithmomachia-congressus = Congressus: equal numbers meet
value-rithmomachia-congressus-off = No capture
value-rithmomachia-congressus-stand = A stone attacks an equal stone to whose square it could move
value-rithmomachia-congressus-displace = A stone captures an equal stone at once by moving to its square
value-rithmomachia-congressus-occupy = After the reply, a stone captures an equal stone by moving to its square
note-rithmomachia-congressus = In the advanced game, a stone is captured if an equal stone “arrives” on its square by a legal move. This can mean that such a move is possible, that it is made at once, or, as with other captures, that it is made after an attack and a reply.

option-rithmomachia-exposed_reply = A stone exposed by its own side
value-rithmomachia-exposed_reply-next_turn = The stone’s side may reply on the next turn
value-rithmomachia-exposed_reply-at_once = The stone is captured at once
note-rithmomachia-exposed_reply = Richter and Banse allow a reply after an attack, but do not say whose move must have brought about the attack.

option-rithmomachia-flight_into_attack = Fleeing into another attack
value-rithmomachia-flight_into_attack-lost = The stone is captured
value-rithmomachia-flight_into_attack-safe = The player may reply again
note-rithmomachia-flight_into_attack = Players who do not bring an attacked stone “to safety” lose it; a square under another attack is not safe.

option-rithmomachia-pyramid_attacks_with = Numbers with which a pyramid attacks
value-rithmomachia-pyramid_attacks_with-total_base = Its total and its base
value-rithmomachia-pyramid_attacks_with-total = Its total
value-rithmomachia-pyramid_attacks_with-layers = Its total and every layer
value-rithmomachia-pyramid_attacks_with-none = None: a pyramid does not attack
note-rithmomachia-pyramid_attacks_with = Richter and Banse say how a pyramid is captured (through its total or its base) but not how it attacks. Fulke lets every layer attack.

option-rithmomachia-timing = When attacked stones are captured
value-rithmomachia-timing-react = After the opponent’s reply
value-rithmomachia-timing-immediate = At once
value-rithmomachia-timing-three_stage = By hand, before and after the move
note-rithmomachia-timing = Richter and Banse let the opponent react to an attack. On boardspace.net, stones are captured at once. In Boissière’s rules, stones are captured before and after the move.

option-rithmomachia-subtraction = Differences
value-rithmomachia-subtraction-off = Differences do not count
value-rithmomachia-subtraction-on = Two stones also attack with their difference
note-rithmomachia-subtraction = Differences belong to Richter and Banse’s second variant. They make small numbers easier to attack.

option-rithmomachia-division = Quotients
value-rithmomachia-division-off = Quotients do not count
value-rithmomachia-division-on = The quotient of two stones’ numbers, or of a stone’s number and the steps to its target, also counts
note-rithmomachia-division = Quotients belong to Richter and Banse’s second variant. Only divisions without a remainder count.

option-rithmomachia-extended_eruptio = Eruptio with another stone
value-rithmomachia-extended_eruptio-off = No
value-rithmomachia-extended_eruptio-on = A stone that could move to the target adds its number
note-rithmomachia-extended_eruptio = An eruptio with the help of another stone belongs to Richter and Banse’s second variant. If differences count too, that stone’s number may be subtracted from the product instead of added to it.

option-rithmomachia-captured_use = Captured stones
value-rithmomachia-captured_use-row_only = Captured stones may only be used to complete a winning row
value-rithmomachia-captured_use-re_enter = Captured stones re-enter and play for their captor
note-rithmomachia-captured_use = Richter and Banse turn captured stones over and place them to complete a row. The Guild of St Ives and boardspace.net let them fight again; in our version, they start on their captor’s first rank.

## Options: victories

option-rithmomachia-harmonic = Harmonic rows
value-rithmomachia-harmonic-off = Harmonic rows do not win
value-rithmomachia-harmonic-on = Harmonic rows win
note-rithmomachia-harmonic = Harmonic rows (for example 9, 15, 45) belong to the advanced game.

option-rithmomachia-geometric = Geometric rows
value-rithmomachia-geometric-off = Geometric rows do not win
value-rithmomachia-geometric-on = Geometric rows win
note-rithmomachia-geometric = Geometric rows (for example 4, 6, 9) come from Richter and Banse’s third variant.

option-rithmomachia-greatest_harmony = The greatest harmony
value-rithmomachia-greatest_harmony-off = The greatest harmony does not win by itself
value-rithmomachia-greatest_harmony-on = 6, 8, 9 and 12 in a row win
note-rithmomachia-greatest_harmony = The row 6, 8, 9, 12 contains an octave, fifths, fourths and a second. In the advanced game, White needs one captured stone for it; in all other cases, two are needed (see “Captured stones per row”).

option-rithmomachia-victory = Required victory
value-rithmomachia-victory-magna = Magna: three stones, one proportion
value-rithmomachia-victory-maior = Maior: four stones, two proportions
value-rithmomachia-victory-praestantissima = Praestantissima: four stones, all three proportions
note-rithmomachia-victory = These degrees of victory come from Richter and Banse’s third variant. Black cannot reach the highest with only one captured stone. In rows of four, all three proportions count.

option-rithmomachia-max_captured = Captured stones per row
value-rithmomachia-max_captured-1 = At most one
value-rithmomachia-max_captured-2 = At most two, placed in the same turn
note-rithmomachia-max_captured = Richter and Banse allow only one captured stone. With two, both players can make the greatest harmony.

option-rithmomachia-need_pyramid = The opponent’s pyramid
value-rithmomachia-need_pyramid-on = The pyramid must be captured before a row wins
value-rithmomachia-need_pyramid-off = The pyramid need not be captured
note-rithmomachia-need_pyramid = In Richter and Banse’s own games, the pyramid must be captured; according to them, few of the old texts require this.

option-rithmomachia-geometric_four = Geometric proportion in rows of four
value-rithmomachia-geometric_four-three_term = Three of the stones form a geometric progression
value-rithmomachia-geometric_four-discontinuous = a : b = c : d counts too
note-rithmomachia-geometric_four = If a : b = c : d counts too, the row 6, 8, 9, 12 wins the highest victory, as it does traditionally; by Richter and Banse’s wording, it wins only a victoria maior.

option-rithmomachia-pyramid_in_row = Your own pyramid in a row
value-rithmomachia-pyramid_in_row-total = The pyramid counts as its total
value-rithmomachia-pyramid_in_row-no = The pyramid does not count
note-rithmomachia-pyramid_in_row = Richter and Banse do not say whether a pyramid may be part of a row. Only three rows of three stones can include a pyramid.

option-rithmomachia-placement = Placing a captured stone
value-rithmomachia-placement-replaces_move = Instead of a move
value-rithmomachia-placement-after_move = After a move
note-rithmomachia-placement = According to Richter and Banse, the stone is placed “when it is the player’s turn”.

option-rithmomachia-win_timing = When a row wins
value-rithmomachia-win_timing-before = At once
value-rithmomachia-win_timing-survive = If the row is unbroken on the next turn
note-rithmomachia-win_timing = Richter and Banse do not say whether attacked stones in a row are captured before the row wins. On abaci.one, the opponent has a turn to break the row.

option-rithmomachia-early_formation = A row completed before the pyramid is captured
value-rithmomachia-early_formation-counts = The row wins on its owner’s next move
value-rithmomachia-early_formation-rebuild = The row must be made again
note-rithmomachia-early_formation = The pyramid must be captured first; according to Richter and Banse, the player who builds a row “after that” (“anschließend”) wins. By default, a row completed earlier must therefore be broken and built again; the same stones on other squares count as a new row.

option-rithmomachia-short_game = Short game
value-rithmomachia-short_game-off = No
value-rithmomachia-short_game-stones_4 = First to capture four stones
value-rithmomachia-short_game-stones_12 = First to capture twelve stones
value-rithmomachia-short_game-value_100 = First to capture stones with a total of 100
value-rithmomachia-short_game-pyramid = First to capture the pyramid
note-rithmomachia-short_game = “Common victories” by the number or value of captured stones have been known since Boissière. In these short games, rows do not count.

## Options: when nobody wins

option-rithmomachia-no_move = No move possible
value-rithmomachia-no_move-loses = The player to move loses
value-rithmomachia-no_move-draw = The game is drawn
value-rithmomachia-no_move-pass = The player to move passes
note-rithmomachia-no_move = According to Joyner, a player who cannot move loses under Boissière’s rules.

option-rithmomachia-repetition = Repeated positions
value-rithmomachia-repetition-threefold = Draw on the third occurrence
value-rithmomachia-repetition-forbidden = Forbidden
value-rithmomachia-repetition-off = Allowed
note-rithmomachia-repetition = Richter and Banse do not mention repetition; some rule sets forbid shuffling back and forth.

option-rithmomachia-no_progress = Moves without a capture
value-rithmomachia-no_progress-100 = The game is drawn after one hundred moves without a capture
value-rithmomachia-no_progress-off = Any number
note-rithmomachia-no_progress = We added the hundred-move rule; without it, many games would never end.

option-rithmomachia-dead_position = Winning row no longer possible
value-rithmomachia-dead_position-draw = The game may be declared a draw
value-rithmomachia-dead_position-off = The game continues
note-rithmomachia-dead_position = If neither side can make a winning row any more, even with stones it could capture, the player to move may end the game.

## First part of a hint, a full sentence without its full stop

hint-rithmomachia-do_move = Move the { $value } from { $from } to { $to }
