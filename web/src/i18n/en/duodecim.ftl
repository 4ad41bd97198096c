### Duodecim scripta: its sides, its places, and the questions on which its rules can be read
### differently.
### $side: name of a side, for example “White”, or of its player.
### $at, $number: a point, for example “14”. $count: a number of men, in digits; $words: the same in
### words, for example “two”.
### $ending: how the game ended: “borne_off”, “deadlock”, “lurch”, “dropped”, “resigned” or “agreed”.

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
# After the roll for the start. $white, $black: what the two sides rolled, for example “5, 3, and
# 1”.
event-duodecim-lot_tie = White rolls { $white }; Black rolls { $black }. It is a tie: roll again.
event-duodecim-over = { $ending ->
    [borne_off] “Exsi!” (I am out!) { $side } bears off the last man and wins.
    [deadlock] Neither side can move any more: the game is drawn.
   *[other] { $side } wins.
}
status-duodecim-won = { $ending ->
    [borne_off] EXSI – “I am out!” { $side } wins: all their men are off.
    [resigned] { $side } wins by resignation.
   *[other] { $side } wins.
}
# Spoken by screen readers. $name: key of a point with a name, otherwise “none”.
label-duodecim-point = { $name ->
    [antigonus] Point { $number }, Antigonus
    [summus] Point { $number }, Summus
    [divus] Point { $number }, Divus
   *[none] Point { $number }
}
# Explanations of three points whose names are written on the board.
about-duodecim-antigonus = Antigonus, the fourteenth point. Its role in the game and the reason for its name are unknown.
about-duodecim-summus = Summus, “the highest”: the nineteenth point, reached from the first with three sixes, the highest roll.
about-duodecim-divus = Divus, “the divine”: the twenty-third point. The meaning of its name in this game is unknown.
# Answer to a move that is not possible. $distance: points from here to there.
reason-duodecim-no_such_die = { $distance ->
    [one] No die fits: the target is one point away.
   *[other] No die fits: the target is { $distance } points away.
}
error-duodecim-both_colours = Point { $at } holds men of both sides.
error-duodecim-no_such_point = There is no point { $at } on this board.
hint-duodecim-holds_point = It holds one of the most important points.
hint-duodecim-brings_out = It spreads your men out from the first point.
reason-duodecim-not_gathered = Not yet: you may bear off only when all your men are in the last quarter.
reason-duodecim-must_use_more_dice = Not this move: it would leave a playable die unused.

## Presets
## Names of sets of rules, in a list to choose from.

preset-duodecim-pauly = Pauly’s Realencyclopädie
preset-duodecim-bell = Bell’s rules
preset-duodecim-seneca = Claudius’ game, after Seneca

## Options
## Each question about the rules (option-), its possible answers (value-) and a note on the sources
## (note-). A form shows the three together.

option-duodecim-direction = Direction
value-duodecim-direction-contrary = In opposite directions
value-duodecim-direction-parallel = In the same direction
note-duodecim-direction = According to the Realencyclopädie, White moves forward from 1 and Black backward from 24. According to Wikipedia, Finkel and theedkins.co.uk, both sides move the same way. In that case, all men begin in hand, since two stacks cannot share the first point. Either way, Zeno’s move is forced.

option-duodecim-dice_count = Dice
value-duodecim-dice_count-3 = Three
value-duodecim-dice_count-2 = Two
note-duodecim-dice_count = A poem made of Virgil’s verses (a cento) mentions three dice and thirty men; Agathias also mentions three dice. Seneca, mocking Claudius, mentions two.

option-duodecim-hit_return = Where a man goes when hit
value-duodecim-hit_return-start_point = Back to its first point
value-duodecim-hit_return-bar = Off the board until it enters with a die
note-duodecim-hit_return = According to the Realencyclopädie, a man that is hit “presumably” goes back to the beginning. In Finkel and Wikipedia, it enters again, on the point whose number a die shows.

option-duodecim-start_blocked = If a man is hit while its owner’s first point is occupied
value-duodecim-start_blocked-holding = The man waits next to the point
value-duodecim-start_blocked-bar = The man enters with a die
value-duodecim-start_blocked-safe = Hitting is not allowed
note-duodecim-start_blocked = The sources do not say what happens if the opponent occupies the first point when a man is hit. If the man waits, it counts as being on that point, blocks nothing and cannot be hit. If the point is free when the man’s owner rolls, the man returns there without using a die.

option-duodecim-reentry_first = Until the man that was hit is back
value-duodecim-reentry_first-off = Other men may move
value-duodecim-reentry_first-on = No other man may move
note-duodecim-reentry_first = The Realencyclopädie does not say whether other men must wait for the man that was hit; if it returns to its first point at once, they need not. According to Finkel, men that were hit probably had to enter first; this is the default if they enter with a die.

option-duodecim-gather_before_bearing_off = Before bearing off
value-duodecim-gather_before_bearing_off-on = All men must be in the last quarter
value-duodecim-gather_before_bearing_off-off = Men may be borne off at any time
note-duodecim-gather_before_bearing_off = According to the Realencyclopädie, Zeno had no choice: every other move was blocked. We checked all moves: this is true only if no man may be borne off before all men are in the last quarter. Otherwise, his roll could be played in eight ways instead of one.

option-duodecim-bear_off = Numbers for bearing off
value-duodecim-bear_off-exact_or_highest = The exact number, or a higher one for the rearmost man
value-duodecim-bear_off-exact = The exact number only
value-duodecim-bear_off-any = Any number that leads off the board
note-duodecim-bear_off = Most sources do not say which numbers bear a man off. The first reading comes from backgammon, the last from theedkins.co.uk.

option-duodecim-dice_obligation = Which dice must be played
value-duodecim-dice_obligation-max = As many as possible
value-duodecim-dice_obligation-sequential = Every die that can still be played, in any order
value-duodecim-dice_obligation-max_then_high = As many as possible; if only one, the highest
value-duodecim-dice_obligation-free = None: you may end a turn at any time
note-duodecim-dice_obligation = Every number must be played if possible; passing is not allowed. A player who bears off the last man may leave dice unused. No source says that a turn may end early.

option-duodecim-touch_captures = A single opposing man met on the way
value-duodecim-touch_captures-on = It is hit
value-duodecim-touch_captures-off = Men are hit only where the moving man stops
value-duodecim-touch_captures-must_be_empty = It is hit, and the moving man stops there
note-duodecim-touch_captures = A man that uses two or three numbers lands on points in between, and these must not be blocked. The Realencyclopädie does not say whether a single opposing man there is hit, is passed over, or blocks the way.

option-duodecim-eustathius_111 = Three ones
value-duodecim-eustathius_111-off = They count like any other roll
value-duodecim-eustathius_111-on = The opponent may send a man back
note-duodecim-eustathius_111 = Eustathius says that three ones (“the dog”) cost a man. The Realencyclopädie says that if he means this game, the opponent had the right to choose the man, which probably returned to its owner’s first point. Here the opponent may waive this right.

option-duodecim-eustathius_then_play = After three ones
value-duodecim-eustathius_then_play-on = The dice are still played
value-duodecim-eustathius_then_play-off = The turn ends
note-duodecim-eustathius_then_play = This option applies only if three ones can send a man back. No source says whether the dice are then played.

option-duodecim-start_placement = How the game begins
value-duodecim-start_placement-on_board = All men on the first point
value-duodecim-start_placement-in_hand = All men in hand
note-duodecim-start_placement = According to the Realencyclopädie, White starts on 1 and Black on 24; Summus, point 19, is three sixes from 1. In Wikipedia and Finkel, all men begin in hand; each enters on the point whose number a die shows. If both sides move the same way, all men always begin in hand.

option-duodecim-entry_limit = While men are in hand
value-duodecim-entry_limit-off = Other men move freely
value-duodecim-entry_limit-12 = No man goes beyond 12
note-duodecim-entry_limit = This option applies only if men begin in hand. According to Finkel and theedkins.co.uk, no man may pass 12 until all men have entered.

option-duodecim-starter = Who begins the first game
value-duodecim-starter-high_throw = Each player rolls all the dice; the higher total begins
value-duodecim-starter-die_each = Each player rolls one die; the higher roll begins
value-duodecim-starter-white = White
value-duodecim-starter-random = Chance decides
note-duodecim-starter = The sources do not say who begins. If a roll decides, the winner rolls again for the first turn.

option-duodecim-next_starter = Who begins the next game
value-duodecim-next_starter-high_throw = Decided as for the first game
value-duodecim-next_starter-winner = The winner of the last game
value-duodecim-next_starter-loser = The loser of the last game
value-duodecim-next_starter-white = White
note-duodecim-next_starter = The sources do not say who begins the next game.

## Citations that read otherwise in another language
## Works, and places in works, under a rule.

cited-eustathius-on-iliad-23-86-through-the-realencyclopadie = Eustathius on Iliad 23.86, cited in the Realencyclopädie
cited-tabula-at-theedkins-co-uk = Tabula at theedkins.co.uk
cited-wikipedia-tabula-citing-austin-and-becq = Wikipedia, Tabula (citing Austin and Becq)
cited-col-1795 = col. 1795
cited-col-1796 = col. 1796
