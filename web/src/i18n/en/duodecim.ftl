### Duodecim scripta: its sides, its places, and the questions on which its rules can be read
### differently.

side-duodecim-white = White
side-duodecim-black = Black
contents-duodecim-man_white = { $count ->
    [one] { $words } white man
   *[other] { $words } white men
}
contents-duodecim-man_black = { $count ->
    [one] { $words } black man
   *[other] { $words } black men
}
event-duodecim-lot_tie = White throws { $white }, Black { $black }: a tie. Once more.
event-duodecim-over = { $ending ->
    [borne_off] “Exsi!” – I am out: { $side } has all men off and wins.
    [deadlock] Neither side can ever move again: the game is drawn.
   *[other] { $side } wins.
}
status-duodecim-won = { $ending ->
    [borne_off] EXSI – “I am out!” { $side } has won: all men are off.
    [resigned] { $side } has won: the other side has resigned.
   *[other] { $side } has won.
}
ending-duodecim-borne_off = EXSI, all men off
label-duodecim-point = { $name ->
    [antigonus] Point { $number } Antigonus
    [summus] Point { $number } Summus
    [divus] Point { $number } Divus
   *[none] Point { $number }
}
about-duodecim-antigonus = Antigonus, the fourteenth. Why it is called so, and what it meant for the play, is not known.
about-duodecim-summus = Summus, “the highest”: the nineteenth, reached from the first with three sixes, the highest throw.
about-duodecim-divus = Divus, “the divine”: the twenty-third. What the name means here is not known.
reason-duodecim-no_such_die = { $distance ->
    [one] No die for it: that is one point away.
   *[other] No die for it: that is { $distance } points away.
}
error-duodecim-both_colours = Men of both sides stand on point { $at }.
error-duodecim-no_such_point = There is no point { $at } on this board.
hint-duodecim-holds_point = It holds one of the points that matter most.
hint-duodecim-brings_out = It brings a man out of the crowd on the first point.
reason-duodecim-not_gathered = Not yet: a man leaves the board only when all of yours stand in the last quarter.
reason-duodecim-must_use_more_dice = Another way: every number must be played if it can be, and this would leave one unplayed.

## Presets

preset-duodecim-pauly = After Pauly's Realencyclopädie
preset-duodecim-bell = After Bell
preset-duodecim-seneca = Claudius' game, after Seneca

## Options

option-duodecim-direction = Direction
value-duodecim-direction-contrary = Against each other
value-duodecim-direction-parallel = Both the same way
note-duodecim-direction = White goes forward from 1 and Black backward from 24, says the Realencyclopädie. Wikipedia, Finkel and theedkins.co.uk let both go the same way; then both begin with all men in hand, for two stacks cannot share the first point. Zeno's throw is forced either way.

option-duodecim-dice_count = Dice
value-duodecim-dice_count-3 = Three
value-duodecim-dice_count-2 = Two
note-duodecim-dice_count = A Virgilian cento gives three dice and thirty men, and Agathias tells of three. Seneca, mocking Claudius, speaks of two.

option-duodecim-hit_return = Where a hit man goes
value-duodecim-hit_return-start_point = Back to his first point
value-duodecim-hit_return-bar = Off the board, to be brought in with a die
note-duodecim-hit_return = He goes back to the beginning, the article says with a “presumably”. Finkel and Wikipedia let him enter anew: die n on point n.

option-duodecim-start_blocked = If the first point is taken
value-duodecim-start_blocked-holding = He waits in a cell beside it
value-duodecim-start_blocked-bar = He is brought in with a die
value-duodecim-start_blocked-safe = Then he cannot be hit
note-duodecim-start_blocked = No source says what becomes of a hit man while an enemy stands on his first point. In the cell he counts as standing on it, blocks nothing and cannot be hit; when his owner throws and the point is free again, he steps onto it at no cost.

option-duodecim-reentry_first = Before the hit man is back
value-duodecim-reentry_first-off = Others may move
value-duodecim-reentry_first-on = Nobody else moves
note-duodecim-reentry_first = The article is silent, and a man back on his first point holds nobody up. Where hit men are brought in with a die, Finkel thinks that this probably came first; then it is the rule unless you choose otherwise.

option-duodecim-gather_before_bearing_off = Before the first man leaves
value-duodecim-gather_before_bearing_off-on = All must stand in the last quarter
value-duodecim-gather_before_bearing_off-off = Men may leave at any time
note-duodecim-gather_before_bearing_off = Zeno was forced, because every other move was barred. Counting it out shows that this holds only if nobody may leave the board before all have gathered: otherwise his throw has eight results instead of one.

option-duodecim-bear_off = Which die takes a man off
value-duodecim-bear_off-exact_or_highest = The exact one, or a higher one for the rearmost man
value-duodecim-bear_off-exact = The exact one only
value-duodecim-bear_off-any = Any that leads beyond the board
note-duodecim-bear_off = The sources are silent. The first reading is that of backgammon, the last is that of theedkins.co.uk.

option-duodecim-dice_obligation = Which dice must be played
value-duodecim-dice_obligation-max = As many as possible
value-duodecim-dice_obligation-sequential = Whatever can still move must; the order is free
value-duodecim-dice_obligation-max_then_high = As many as possible, and if only one, the highest
value-duodecim-dice_obligation-free = A turn may end at any time
note-duodecim-dice_obligation = For every number thrown a man must move, and renouncing is not allowed. A turn that brings out the last man is legal whatever it leaves. That a turn may end early no source says.

option-duodecim-touch_captures = A single man touched on the way
value-duodecim-touch_captures-on = Is taken
value-duodecim-touch_captures-off = Stays, unless the mover does too
value-duodecim-touch_captures-must_be_empty = Stops the mover, who takes him and rests
note-duodecim-touch_captures = A man who uses two or three numbers touches the places between, and they must be free. Whether a single enemy there is taken, passed over, or makes the place not free, the article does not say.

option-duodecim-eustathius_111 = Three ones
value-duodecim-eustathius_111-off = A throw like any other
value-duodecim-eustathius_111-on = The other side sends a man back
note-duodecim-eustathius_111 = Eustathius says that the dog throw takes a man away. If that refers to this game, says the article, the other side chose a man, who then went back to the beginning.

option-duodecim-eustathius_then_play = After three ones
value-duodecim-eustathius_then_play-on = The ones are still played
value-duodecim-eustathius_then_play-off = The turn is over
note-duodecim-eustathius_then_play = Only where three ones send a man back. No source goes that far.

option-duodecim-start_placement = How the game begins
value-duodecim-start_placement-on_board = All men on the first point
value-duodecim-start_placement-in_hand = All men in hand, entered with the dice
note-duodecim-start_placement = White on 1 and Black on 24, says the Realencyclopädie, and Summus, the nineteenth, is reached from there with three sixes. Wikipedia and Finkel begin off the board: die n enters on point n. If both sides go the same way, this is how they begin.

option-duodecim-entry_limit = While men are in hand
value-duodecim-entry_limit-off = The others go as far as they like
value-duodecim-entry_limit-12 = Nobody goes beyond 12
note-duodecim-entry_limit = Only where men begin in hand. Finkel and theedkins.co.uk let nobody past 12 before all have been entered.

option-duodecim-starter = Who begins the first game
value-duodecim-starter-high_throw = A full throw each, the higher begins
value-duodecim-starter-die_each = One die each, the higher begins
value-duodecim-starter-white = White
value-duodecim-starter-random = Chance decides
note-duodecim-starter = No source tells. Whoever wins the throw throws afresh for the first turn.

option-duodecim-next_starter = Who begins the next game
value-duodecim-next_starter-high_throw = It is thrown for again
value-duodecim-next_starter-winner = The winner of the last
value-duodecim-next_starter-loser = The loser of the last
value-duodecim-next_starter-white = White
note-duodecim-next_starter = No source tells.
