### Rithmomachia: stones and their shapes, attacks and what they add up to, rows that win, and the
### questions on which the rules can be read differently.

side-rithmomachia-white = White
side-rithmomachia-black = Black

# A stone by shape and number.
stone-named = { $shape ->
    [R] round { $value }
    [T] triangle { $value }
    [S] square { $value }
   *[P] pyramid { $value }
}
help-rithmomachia-lead = Press a stone, then the square it is to go to; or drag it. Point at a stone to see its attacks, at a pyramid to see its layers. With a screen reader or keyboard every square is a button.

further-rithmomachia = Proportions and winning rows

# Latin terms, the longer before the shorter; wherever they stand they are marked as Latin.
latin-terms = victoria praestantissima, victoria magna, victoria maior, praestantissima, magna, maior, eruptio, insidiae, congressus, obsidio, discipulus, calculator, computista, magister

# How a stone is met.
attack-named = { $by ->
    [eruptio] eruptio
    [insidiae] insidiae
    [congressus] congressus
    [obsidio] obsidio
   *[extended] extended eruptio
}

## What happened

event-rithmomachia-move = { $side } moves the { stone-named } from { $from } to { $to }.
event-rithmomachia-place = { $side } puts the captured { stone-named } on { $on }.
event-rithmomachia-attack = { $side } attacks the { stone-named } on { $at }: { $formula }, { attack-named }.
event-rithmomachia-take = { $side } takes the { stone-named } on { $at }: { $formula }, { attack-named }.
event-rithmomachia-siege = { $side } takes the { stone-named } on { $at }, shut in on all sides: obsidio.
event-rithmomachia-displace = { $side } takes the { stone-named } on { $at } by moving onto it: congressus.
event-rithmomachia-announce = { $side } announces { $values }.
event-rithmomachia-pass = { $side } passes.
event-rithmomachia-over = { $sideId ->
    [none] The game is drawn.
   *[other] { $valuesCount ->
        [0] { $side } wins.
       *[other] { $side } wins with { $values }.
    }
}

## What is to be done

status-rithmomachia-to_move = { $side } moves a stone.
status-rithmomachia-to_place = { $side } may complete a row with a captured stone.
status-rithmomachia-to_take = { $side } may take what is attacked.
status-rithmomachia-no_way = { $side } has no move and passes.
status-rithmomachia-announced = { $side } wins with { $values } unless the row is broken now.
status-rithmomachia-threatened = In danger: the { stone-named } on { $at }, { $formula }. It falls after this move unless it is saved.
status-rithmomachia-decided = Neither side can set a winning row any more.
status-rithmomachia-won = { $ending ->
    [resigned] { $side } has won; the other side has resigned.
    [magna] { $side } has won with { $values }: victoria magna.
    [maior] { $side } has won with { $values }: victoria maior.
    [praestantissima] { $side } has won with { $values }: victoria praestantissima.
    [no_move] { $side } has won; the other side has no move left.
    [stones_4] { $side } has won with four stones taken.
    [stones_12] { $side } has won with twelve stones taken.
    [value_100] { $side } has won with a hundred and more in captured numbers.
   *[pyramid] { $side } has won by taking the pyramid.
}
status-rithmomachia-drawn = { $ending ->
    [no_move] Drawn: there is no move left.
    [repetition] Drawn: the same position for the third time.
    [no_progress] Drawn: no stone was taken in a hundred moves.
   *[dead_position] Drawn: neither side can set a winning row any more.
}
ending-rithmomachia-magna = victoria magna: three stones, one progression
ending-rithmomachia-maior = victoria maior: four stones, two progressions
ending-rithmomachia-praestantissima = victoria praestantissima: four stones, all three progressions
ending-rithmomachia-no_move = no move left
ending-rithmomachia-repetition = the same position for the third time
ending-rithmomachia-no_progress = a hundred moves without a capture
ending-rithmomachia-dead_position = no winning row is possible any more
ending-rithmomachia-stones_4 = four stones taken
ending-rithmomachia-stones_12 = twelve stones taken
ending-rithmomachia-value_100 = a hundred in captured numbers
ending-rithmomachia-pyramid = the pyramid taken
ending-rithmomachia-resigned = resigned

action-rithmomachia-pass = Go on without

## Squares, stones, what can be done there

label-rithmomachia-square = { $name }
label-rithmomachia-taken = Taken by { $side }, stone { $number } ({ stone-named })
place-rithmomachia-movable = { $kind ->
    [take] can be taken
    [place] can be put down
   *[play] can move
}
label-rithmomachia-move = { $taken ->
    [other] takes { $taken } on { $to }
   *[none] to { $to }
}
label-rithmomachia-place = captured { $values } on { $on }
label-rithmomachia-take = takes { $value } on { $at }
# The army by its colour, before the name of a stone.
army = { $sideId ->
    [white] white
   *[other] black
}
contents-rithmomachia-round = { army } round { $value }
contents-rithmomachia-triangle = { army } triangle { $value }
contents-rithmomachia-square = { army } square { $value }
contents-rithmomachia-pyramid = { army } pyramid { $value } of { $layersCount } layers
counter-rithmomachia-stones = { $value ->
    [one] one stone
   *[other] { $value } stones
}
counter-rithmomachia-taken = { $value ->
    [one] one taken
   *[other] { $value } taken
}
counter-rithmomachia-sum = sum { $value }
# What the short game still asks for.
counter-rithmomachia-to_stones_4 = { $value } of 4 still to take
counter-rithmomachia-to_stones_12 = { $value } of 12 still to take
counter-rithmomachia-to_value_100 = { $value } short of 100
counter-rithmomachia-to_pyramid = { $value ->
    [0] the pyramid taken
   *[1] the pyramid still to take
}
# The same in few letters.
short-rithmomachia-to_stones_4 = { $value } to go
short-rithmomachia-to_stones_12 = { $value } to go
short-rithmomachia-to_value_100 = { $value } to go
short-rithmomachia-to_pyramid = { $value } to go

## Attacks, progressions, marks

label-rithmomachia-eruptio = { $formula }: { $with } on { $from } reaches { $at }
label-rithmomachia-insidiae = { $formula }: { $with } on { $from } and { $partnersCount ->
    [1] the stone
   *[other] the stones
} on { $partners } meet { $at } together
label-rithmomachia-congressus = { $formula }: { $with } on { $from } could move to { $at }
label-rithmomachia-extended = { $formula }: { $with } on { $from } reaches { $at }, and the stone on { $partners } could move there
label-rithmomachia-arithmetic = { $values }: arithmetic
label-rithmomachia-harmonic = { $values }: harmonic
label-rithmomachia-geometric = { $values }: geometric
label-rithmomachia-greatest = { $values }: the greatest harmony
mark-rithmomachia-attacked = attacked
mark-rithmomachia-threatened = in danger
mark-rithmomachia-attack = attack
mark-rithmomachia-danger = danger
mark-rithmomachia-would = attack from there
mark-rithmomachia-progression = possible row
mark-rithmomachia-hope = row with a stone still to be taken
mark-rithmomachia-row = row
legend-rithmomachia-attacked = { $timing ->
    [immediate] falls after this move, if still attacked
    [three_stage] may be taken
   *[react] falls after the reply
}
legend-rithmomachia-threatened = { $timing ->
    [immediate] falls after the other side’s move, unless saved
    [three_stage] may be taken on the other side’s turn, unless saved
   *[react] falls after this move, unless saved
}
legend-rithmomachia-would = attacks from there

# What is drawn, told of the stones at both ends.
drawn-rithmomachia-attack = { $here ->
    [target] from { $from }: { $formula }
   *[other] attacks { $value } on { $at }: { $formula }
}
drawn-rithmomachia-danger = { $here ->
    [target] from { $from }: { $formula }
   *[other] attacks { $value } on { $at }: { $formula }
}
drawn-rithmomachia-would = attacks { $value } on { $at } from here: { $formula }
drawn-rithmomachia-row = part of the row { $values }

# The list of rows beside the board.
prospects-title = Rows still possible
prospects-more = { $missingCount ->
    [1] { $count ->
        [one] One more becomes possible with a captured { $missing }.
       *[other] { $count } more become possible with a captured { $missing }.
    }
   *[other] { $count ->
        [one] One more becomes possible with captured { $missing }.
       *[other] { $count } more become possible with captures among { $missing }.
    }
}

# The list of attacks beside the board.
attacks-own = { $side ->
    [none] You attack
   *[other] { $side } attacks
}
attacks-others = { $side ->
    [none] In danger
   *[other] { $side } in danger
}
attacks-none = nothing at present
attacks-eruptio = _eruptio_ from { $from } to { $at }
attacks-insidiae = { $partnersCount ->
    [1] _insidiae_ from { $from } and { $partners } on { $at }
   *[other] _insidiae_ from { $from }, { $partners } on { $at }
}
attacks-congressus = _congressus_: { $from } could move to { $at }
attacks-extended = _eruptio_ from { $from } to { $at }, with { $partners }

# The means of two numbers, on lines.
means-title = Means of two numbers
means-lead = Choose two stones one after the other, or write two numbers.
means-unfit = Two different whole numbers are needed, from 1 to { $greatest }.
means-number = { $number ->
    [1] First number
   *[other] Second number
}
means-arithmetic = Arithmetic
means-arithmetic-about = equal differences
means-geometric = Geometric
means-geometric-about = equal ratios
means-harmonic = Harmonic
means-harmonic-about = differences like the outer two
means-before = before: { $number }
means-mean = mean: { $number }
means-after = after: { $number }
means-no_stone = no stone
means-where = { $atCount ->
    [0] off the board
   *[other] { $at }
}

# What of all this is shown.
threats-title = What is shown
threats-threats = Help with attacks and rows
threats-attacks = Attacks
threats-dangers = Dangers
threats-vantage = Where a stone would attack
threats-rows = Rows still possible

# How moves are written in the list.
move-rithmomachia-move = { $value } { $from }–{ $to }
move-rithmomachia-place = { $value }* { $on }

## Why not: the first words, up to the colon, stand out

reason-rithmomachia-attacked_already = { $timing ->
    [immediate] Not yet: { $formula }. The stone on { $at } is attacked; it falls by itself after this move, if still attacked.
    [three_stage] By hand: { $formula }. Press the stone on { $at } itself to take it.
   *[react] Not yet: { $formula }. The stone on { $at } is attacked; it falls by itself if the reply does not save it.
}
reason-rithmomachia-blocked = Blocked: a stone stands on { $at }, and none is jumped.
reason-rithmomachia-cannot_move = No way: the stone on { $at } has no free square to go to.
reason-rithmomachia-first_rank_only = First rank: captured stones come into play again on their captor's first rank.
reason-rithmomachia-game_over = The game is over.
reason-rithmomachia-has_moved = Moved already: the turn's move has been made.
reason-rithmomachia-line_blocked = Not seen: the stone on { $at } stands between them.
reason-rithmomachia-move_first = Move first: captured stones are put down after the move.
reason-rithmomachia-must_move = A move is due: who can move may not pass.
reason-rithmomachia-no_chance = Nothing is left to chance in this game.
reason-rithmomachia-no_row_completed = No row: a captured stone is put down only where it completes a winning row; { $value } would not there.
reason-rithmomachia-no_rows_here = No rows: in this short game only captures win.
reason-rithmomachia-no_stone = Empty: no stone stands on { $at }.
reason-rithmomachia-not_a_square = Beside the board: stones move from square to square.
reason-rithmomachia-not_attacked = Not attacked: no sum meets the stone on { $at }.
reason-rithmomachia-not_in_line = Not in line: { $value } does not stand on the same { $diagonal ->
    [true] rank, file or diagonal
   *[false] rank or file
}.
reason-rithmomachia-not_taken = Not taken: { $stone } is not among your captured stones.
reason-rithmomachia-not_your_stone = Not yours: the stone on { $at } belongs to the other side.
reason-rithmomachia-not_your_taken = Not yours: the other side has taken this stone.
reason-rithmomachia-occupied = Occupied: a stone stands on { $at }.
reason-rithmomachia-own_half = Your own half: a winning row stands in the enemy's.
reason-rithmomachia-own_stone = Occupied: your own stone stands on { $at }.
reason-rithmomachia-pyramid_first = The pyramid first: a row wins only once the enemy's pyramid has been taken.
reason-rithmomachia-pyramid_stays = A pyramid has no reverse: it is not put down again.
reason-rithmomachia-repeats = Seen before: this position must not come again.
reason-rithmomachia-same_square = The same square: choose where the stone is to go.
reason-rithmomachia-stands_in_row = It stays: a captured stone in a row neither moves nor attacks.
reason-rithmomachia-sum_fails = Not met: { $formula ->
    [none] at this distance it attacks nothing.
   *[other] { $formula }, not { $value }.
}
reason-rithmomachia-taken_by_itself = By itself: attacked stones fall without a move of yours.
reason-rithmomachia-wrong_way = Not its way: { $shape ->
    [R] a round
    [T] a triangle
    [S] a square
   *[P] a pyramid
} goes { $choices ->
    [1] { $least ->
        [one] one step
       *[other] { $least } steps
    }
   *[other] { $least } to { $most } steps
}{ $way ->
    [straight] {" "}along rank or file
    [diagonal] {" "}diagonally
    [mixed] , a single one diagonally, more along rank or file
    [leap] {" "}along rank or file, or leaps so far and one square aside
   *[turn] {" "}along rank or file, with one turn at most
}.

## Errors in positions and notation

error-rithmomachia-captured_own = { $stone } cannot lie among the stones that { $side } has taken.
error-rithmomachia-negative = “{ $name }” counts fewer than none.
error-rithmomachia-no_such_square = There is no square { $square } on this board.
error-rithmomachia-no_such_stone = There is no stone { $stone } in this game.
error-rithmomachia-notation = “{ $text }” is no move. A move is written b5-b6, a captured stone put down 7@f8, a stone taken by hand xg6.
error-rithmomachia-result_impossible = A game in this position cannot have ended by “{ $ending }”.
error-rithmomachia-square_twice = Two stones are said to stand on { $square }.
error-rithmomachia-stone_notation = “{ $stone }” is no stone. A stone is written WR6@b5: side, shape (R, T, S, P), number, square.
error-rithmomachia-too_many_stones = { $stone } is there { $count } times; the game has it { $expected ->
    [one] once
   *[other] { $expected } times
}.

## Why a move is good

hint-rithmomachia-only_move = It is the only move.
hint-rithmomachia-wins = It wins with { $values }.
hint-rithmomachia-decides = It wins the game.
hint-rithmomachia-takes_pyramid = It takes the pyramid.
hint-rithmomachia-saves_pyramid = It saves your pyramid.
hint-rithmomachia-attacks_pyramid = It attacks the pyramid: { $formula }.
hint-rithmomachia-attacks = It attacks { $value }: { $formula }.
hint-rithmomachia-besieges = It shuts in { $value }, which is lost at once.
hint-rithmomachia-takes = It takes { $value }.
hint-rithmomachia-saves = It saves { $value }.
hint-rithmomachia-builds = It brings { $values } nearer to a winning row.
hint-rithmomachia-keeps_order = It keeps your stones in good order.
units-stones = stones
unit-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
}

## Opponents

level-rithmomachia-discipulus = Discipulus
level-rithmomachia-calculator = Calculator
level-rithmomachia-computista = Computista
level-rithmomachia-magister = Magister

## Presets

preset-rithmomachia-beginners = For beginners
preset-rithmomachia-advanced = For the advanced
preset-rithmomachia-boissiere = With Boissière's moves
preset-rithmomachia-second_square = “Into the second square”
preset-rithmomachia-four_operations = All four operations
preset-rithmomachia-harmonies = All harmonies
preset-rithmomachia-four_stones = Short: first to four stones
preset-rithmomachia-twelve_stones = Advanced, short: first to twelve stones
preset-rithmomachia-hundred = Short: first to a hundred
preset-rithmomachia-pyramid_hunt = Short: first to take the pyramid

## Options: the armies

option-rithmomachia-edition = The armies
value-rithmomachia-edition-beginner = Twelve stones each, twelve ranks
value-rithmomachia-edition-advanced = Twenty-four stones each, sixteen ranks
note-rithmomachia-edition = The brochure has a game for beginners, who may capture by three rules and win by an arithmetic row, and one for the advanced, with the square numbers, congressus and harmonic rows.

option-rithmomachia-layout = The advanced armies' order
value-rithmomachia-layout-boissiere = After Boissière and Fulke
value-rithmomachia-layout-aligned = As in the beginners' game, with more stones
note-rithmomachia-layout = The brochure's picture is illegible. Boissière, Fulke and three programs agree on the first order; one program has the second, which keeps the beginners' rows as they are.

option-rithmomachia-rows = Where the armies begin
value-rithmomachia-rows-edge = On the edges of the board
value-rithmomachia-rows-forward = Two ranks further on
note-rithmomachia-rows = The brochure prints the beginners' armies without the space between. On the edges eight ranks lie between both armies in either game. Fulke's first game begins two ranks further on.

## Options: moves

option-rithmomachia-moves = How far stones go
value-rithmomachia-moves-standard = Round one, triangle two, square three
value-rithmomachia-moves-boissiere = After Boissière: rounds diagonally, all others straight
value-rithmomachia-moves-second = Round two, triangle three, square four
note-rithmomachia-moves = The brochure's first variant. Its Boissière moves rounds one step diagonally; Joyner lets them go straight. “Into the second square” may also mean that the first one is counted, which is the usual move.

option-rithmomachia-bend = At a right angle
value-rithmomachia-bend-path = One turn on the way, nothing jumped
value-rithmomachia-bend-none = Straight on only
value-rithmomachia-bend-knight = A leap to the side, like a knight
note-rithmomachia-bend = Triangles and squares “can also move at a right angle”, says the brochure. Joyner's source moves straight; Zillions has a leap that nothing blocks.

option-rithmomachia-pyramid_bends = Pyramids turn too
value-rithmomachia-pyramid_bends-off = No
value-rithmomachia-pyramid_bends-on = Yes
note-rithmomachia-pyramid_bends = The sentence about the right angle names triangles and squares only.

option-rithmomachia-step_choice = Fewer steps
value-rithmomachia-step_choice-exact = The full number only
value-rithmomachia-step_choice-up_to = As many as wished, up to the number
note-rithmomachia-step_choice = Only for the pyramid the brochure names a choice.

## Options: captures

option-rithmomachia-eruptio_distance = Distance of an eruptio
value-rithmomachia-eruptio_distance-steps = The steps from stone to stone
value-rithmomachia-eruptio_distance-inclusive = The squares with both ends
value-rithmomachia-eruptio_distance-between = The empty squares between
note-rithmomachia-eruptio_distance = The brochure counts steps: 6 five squares away from 30. Mebben counts both ends, Joyner the squares between.

option-rithmomachia-eruptio_diagonal = Eruptio along diagonals
value-rithmomachia-eruptio_diagonal-off = No
value-rithmomachia-eruptio_diagonal-on = Yes
note-rithmomachia-eruptio_diagonal = The brochure measures in steps, and no step is diagonal. Older rules are read either way.

option-rithmomachia-eruptio_adjacent = Eruptio at one step
value-rithmomachia-eruptio_adjacent-on = Counts
value-rithmomachia-eruptio_adjacent-off = Does not count
note-rithmomachia-eruptio_adjacent = Beside an equal stone the product with one is the number itself. Nothing forbids it; among beginners' stones it never happens.

option-rithmomachia-pincer = Between two stones
value-rithmomachia-pincer-opposite = On opposite sides, left and right or before and behind
value-rithmomachia-pincer-horizontal = Left and right only
value-rithmomachia-pincer-reach = Both could move there
note-rithmomachia-pincer = The brochure says “from the sides”. Mebben and Fulke ask for two stones that could both move onto the square.

option-rithmomachia-pincer_many = Three and four stones around
value-rithmomachia-pincer_many-off = Two only
value-rithmomachia-pincer_many-on = Their sum or product counts too
note-rithmomachia-pincer_many = The brochure speaks of a pair of pincers.

option-rithmomachia-siege = Shut in
value-rithmomachia-siege-lifted = Enemies and the edge alone hold it
value-rithmomachia-siege-any = It cannot move, and an enemy stands beside it
value-rithmomachia-siege-four = Enemies on all four sides
note-rithmomachia-siege = The brochure lets a stone fall that enemies surround so that it cannot move. Whether its own comrades may be part of the wall is left open.

option-rithmomachia-self_siege = Shut in by its own side
value-rithmomachia-self_siege-safe = Safe until the enemy has moved
value-rithmomachia-self_siege-lost = Lost at once
note-rithmomachia-self_siege = A player may close the last way of his own stone. The brochure does not think of it.

option-rithmomachia-congressus = Equal numbers meet
value-rithmomachia-congressus-off = No capture
value-rithmomachia-congressus-stand = It is attacked where the other could move to
value-rithmomachia-congressus-displace = It is taken by moving onto it
note-rithmomachia-congressus = In the advanced game a stone is taken if an equal one “arrives” on its square by a legal move; that can mean the possibility, with the reply, or the move itself.

option-rithmomachia-exposed_reply = A stone that its own side exposes
value-rithmomachia-exposed_reply-next_turn = Has its reply on the next turn
value-rithmomachia-exposed_reply-at_once = Falls at once
note-rithmomachia-exposed_reply = The brochure grants a reply after an attack and does not say who brought it about.

option-rithmomachia-flight_into_attack = Fleeing into another attack
value-rithmomachia-flight_into_attack-lost = The stone falls
value-rithmomachia-flight_into_attack-safe = The stone has a reply again
note-rithmomachia-flight_into_attack = Who does not bring the stone “to safety” loses it; a square under another attack is not safe.

option-rithmomachia-pyramid_attacks_with = Numbers with which a pyramid attacks
value-rithmomachia-pyramid_attacks_with-total_base = Its total and its base
value-rithmomachia-pyramid_attacks_with-total = Its total
value-rithmomachia-pyramid_attacks_with-layers = Its total and every layer
value-rithmomachia-pyramid_attacks_with-none = None
note-rithmomachia-pyramid_attacks_with = The brochure lets a pyramid fall by total or base and is silent on its own attacks. Fulke lets every layer attack.

option-rithmomachia-timing = When attacked stones fall
value-rithmomachia-timing-react = After a reply
value-rithmomachia-timing-immediate = At once
value-rithmomachia-timing-three_stage = Taken by hand, before and after the move
note-rithmomachia-timing = First comes the attack, then the other side may react: so the brochure. On boardspace.net stones fall at once. With Boissière a turn is capture, move and capture.

option-rithmomachia-subtraction = Differences
value-rithmomachia-subtraction-off = Do not count
value-rithmomachia-subtraction-on = Two stones take their difference too
note-rithmomachia-subtraction = The brochure's second variant; so small numbers can be attacked as well.

option-rithmomachia-division = Quotients
value-rithmomachia-division-off = Do not count
value-rithmomachia-division-on = Two stones, or a stone and its distance, take their quotient too
note-rithmomachia-division = The brochure's second variant. Only divisions without a remainder count.

option-rithmomachia-extended_eruptio = Eruptio with a further stone
value-rithmomachia-extended_eruptio-off = No
value-rithmomachia-extended_eruptio-on = A stone that could move there is added
note-rithmomachia-extended_eruptio = The brochure's second variant. With differences the further stone may also be taken away from the product.

option-rithmomachia-captured_use = Captured stones
value-rithmomachia-captured_use-row_only = Only complete a winning row
value-rithmomachia-captured_use-re_enter = Come into play again for their captor
note-rithmomachia-captured_use = In the brochure they are put down turned to complete a row. The Guild of St Ives and boardspace.net let them fight again; we put them on their captor's first rank.

## Options: victories

option-rithmomachia-harmonic = Harmonic rows
value-rithmomachia-harmonic-off = Do not win
value-rithmomachia-harmonic-on = Win
note-rithmomachia-harmonic = They belong to the advanced game: 9, 15, 45.

option-rithmomachia-geometric = Geometric rows
value-rithmomachia-geometric-off = Do not win
value-rithmomachia-geometric-on = Win
note-rithmomachia-geometric = The brochure's third variant: 4, 6, 9.

option-rithmomachia-greatest_harmony = The greatest harmony
value-rithmomachia-greatest_harmony-off = Does not win by itself
value-rithmomachia-greatest_harmony-on = 6, 8, 9, 12 in a row win
note-rithmomachia-greatest_harmony = Octave, fifths, fourths and a second. White needs one captured stone for it in the advanced game, otherwise two are needed: see captured stones in a row.

option-rithmomachia-victory = The victory asked for
value-rithmomachia-victory-magna = Magna: three stones, one progression
value-rithmomachia-victory-maior = Maior: four stones, two progressions
value-rithmomachia-victory-praestantissima = Praestantissima: four stones, all three
note-rithmomachia-victory = Degrees of victory, named in the brochure's third variant. Black cannot reach the highest with one captured stone. In four stones all three kinds of progression count.

option-rithmomachia-max_captured = Captured stones in a row
value-rithmomachia-max_captured-1 = One at most
value-rithmomachia-max_captured-2 = Two at most, put down together
note-rithmomachia-max_captured = The brochure allows one. With two Black can set the greatest harmony as well.

option-rithmomachia-need_pyramid = The enemy's pyramid
value-rithmomachia-need_pyramid-on = Must fall before a row wins
value-rithmomachia-need_pyramid-off = Need not fall
note-rithmomachia-need_pyramid = Few of the old texts ask for it, says the brochure; its own games do.

option-rithmomachia-geometric_four = Geometric in four stones
value-rithmomachia-geometric_four-three_term = Three of them are a geometric row
value-rithmomachia-geometric_four-discontinuous = a : b = c : d counts too
note-rithmomachia-geometric_four = With the second reading 6, 8, 9, 12 is the highest victory, as tradition ranks it; by the brochure's own words it is maior.

option-rithmomachia-pyramid_in_row = Own pyramid in a row
value-rithmomachia-pyramid_in_row-total = Counts with its total
value-rithmomachia-pyramid_in_row-no = Does not count
note-rithmomachia-pyramid_in_row = The brochure is silent. Three rows of all can hold a pyramid.

option-rithmomachia-placement = Putting a captured stone down
value-rithmomachia-placement-replaces_move = Instead of a move
value-rithmomachia-placement-after_move = After a move
note-rithmomachia-placement = The stone is put down “when it is the player's turn”.

option-rithmomachia-win_timing = A row wins
value-rithmomachia-win_timing-before = At once
value-rithmomachia-win_timing-survive = If it still stands on the next turn
note-rithmomachia-win_timing = The brochure does not say whether attacked stones in the row fall first. At abaci.one the other side has a turn to break it.

option-rithmomachia-early_formation = A row that stood before the pyramid fell
value-rithmomachia-early_formation-counts = Wins with the next move
value-rithmomachia-early_formation-rebuild = Must be built anew
note-rithmomachia-early_formation = The row is built “after that”, says the brochure.

option-rithmomachia-short_game = A short game
value-rithmomachia-short_game-off = No
value-rithmomachia-short_game-stones_4 = First to four stones
value-rithmomachia-short_game-stones_12 = First to twelve stones
value-rithmomachia-short_game-value_100 = First to a hundred in numbers
value-rithmomachia-short_game-pyramid = First to take the pyramid
note-rithmomachia-short_game = Common victories by number and by value are known from Boissière on. Rows do not matter then.

## Options: when nobody wins

option-rithmomachia-no_move = Who cannot move
value-rithmomachia-no_move-loses = Loses
value-rithmomachia-no_move-draw = Draws
value-rithmomachia-no_move-pass = Passes
note-rithmomachia-no_move = With Boissière, says Joyner, who has no move has lost.

option-rithmomachia-repetition = Positions that come again
value-rithmomachia-repetition-threefold = Draw at the third time
value-rithmomachia-repetition-forbidden = Are forbidden
value-rithmomachia-repetition-off = Are allowed
note-rithmomachia-repetition = The brochure is silent; some rules forbid going to and fro.

option-rithmomachia-no_progress = Moves without a capture
value-rithmomachia-no_progress-100 = A hundred draw the game
value-rithmomachia-no_progress-off = Any number
note-rithmomachia-no_progress = Our addition: without it many games would never end.

option-rithmomachia-dead_position = No row possible any more
value-rithmomachia-dead_position-draw = The game may be ended as drawn
value-rithmomachia-dead_position-off = The game goes on
note-rithmomachia-dead_position = If neither side has the stones for a winning row, whoever is to move may end the game.
