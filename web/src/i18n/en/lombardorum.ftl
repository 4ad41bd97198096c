### Ludus Lombardorum: its sides, its men, and the questions on which its rules can be read
### differently.

side-lombardorum-white = Ivory
side-lombardorum-black = Walnut
contents-lombardorum-man_white = { $count ->
    [one] { $words } ivory man
   *[other] { $words } ivory men
}
contents-lombardorum-man_black = { $count ->
    [one] { $words } walnut man
   *[other] { $words } walnut men
}
event-lombardorum-lot = Ivory throws { $white }, Walnut { $black }. { $side } begins.
reason-lombardorum-not_gathered = Not yet: a man goes off only when all of yours stand on your own side.
reason-lombardorum-point_not_cleared = Not yet: no man returns to 1 before all have left it.

## Presets

preset-lombardorum-fiske = The sheet after Fiske
preset-lombardorum-medio_emperador = El Medio Emperador, after Alfonso

## Options

option-lombardorum-dice_count = Dice
value-lombardorum-dice_count-2 = Two
value-lombardorum-dice_count-3 = Three
note-lombardorum-dice_count = The sheet has two dice. King Alfonso's book of 1283 lets its game be played with two or three, and in the next line speaks of two; Ludii plays the Lombard game with three.

option-lombardorum-third_die = The third die
value-lombardorum-third_die-thrown = Thrown like the others
value-lombardorum-third_die-six = Always counts six
note-lombardorum-third_die = Only with three dice. The English game of the manuscript Royal 13 A XVIII also knows two dice with a third number that is always six.

option-lombardorum-restricted = Points for one man
value-lombardorum-restricted-listed = 1, 3, 4 and 5
value-lombardorum-restricted-all = All six of the far side
value-lombardorum-restricted-none = None
note-lombardorum-restricted = The sheet names 1, 3, 4 and 5. Ludii, after Murray, lets no two men of one side stand on any point of the far side; King Alfonso's game knows no such limit.

option-lombardorum-restricted_transit = One-man points on the way
value-lombardorum-restricted_transit-on = A man may not touch down where one of his own stands
value-lombardorum-restricted_transit-off = A man may touch down there and go on
note-lombardorum-restricted_transit = Each die is a move of its own, so a man who uses both touches down between. Whether a one-man point bars him even then, the sheet does not say; Reid wants the stop between to be open.

option-lombardorum-dice_obligation = Which dice must be played
value-lombardorum-dice_obligation-sequential = Whatever can still move must; the order is free
value-lombardorum-dice_obligation-max = As many dice as possible
value-lombardorum-dice_obligation-max_then_high = As many as possible, and of two the larger
value-lombardorum-dice_obligation-free = A turn may end at any time
note-lombardorum-dice_obligation = The sheet adds that the higher number need not be preferred, and that one die may be played so that the other cannot be. The stricter readings are those of modern backgammon; no source lets a turn end early.

option-lombardorum-hit_return = Where a hit man goes
value-lombardorum-hit_return-bar = To the bar, to be brought in with a die
value-lombardorum-hit_return-start_point = Back to where he began
note-lombardorum-hit_return = The sheet puts him into the gap at the bar. In King Alfonso's game, as Ludii tells it, he goes back to his first point.

option-lombardorum-starter = Who begins the first game
value-lombardorum-starter-die_each = One die each, the higher begins
value-lombardorum-starter-high_throw = A full throw each, the higher begins
value-lombardorum-starter-white = Ivory
value-lombardorum-starter-random = Chance decides
note-lombardorum-starter = The sheet says no more than that a throw decides. One die each, and a fresh throw for the first turn, is Reid's reading.

option-lombardorum-next_starter = Who begins the next game
value-lombardorum-next_starter-winner = The winner of the last
value-lombardorum-next_starter-loser = The loser of the last
value-lombardorum-next_starter-high_throw = It is thrown for again
value-lombardorum-next_starter-white = Ivory

option-lombardorum-lurch_wins = Shutting the other side in
value-lombardorum-lurch_wins-off = The game goes on
value-lombardorum-lurch_wins-on = Wins the game
note-lombardorum-lurch_wins = The English game of Royal 13 A XVIII has names for being unable to come in (lympolding) and unable to move (lurching), and counts both as lost. The sheet is silent.

option-lombardorum-grades = Graded wins
value-lombardorum-grades-off = Every win counts one
value-lombardorum-grades-on = Double if the loser has no man off, threefold if one also stands far behind
note-lombardorum-grades = The original knows no grades, says the sheet, but the modern rules of backgammon may be used. Far behind means: on the bar, or on the winner's own side.

option-lombardorum-cube = Doubling cube
value-lombardorum-cube-off = Without
value-lombardorum-cube-on = With
note-lombardorum-cube = The cube belongs to the backgammon of the twentieth century. With it, the stake can be doubled before a throw, and the other side takes it or gives the game up.
