### Ludus Lombardorum: its sides, its men, and the questions on which its rules can be read
### differently.
### $side: name of a side, for example “Ivory”, or of its player. $count: a number of men, in
### digits; $words: the same in words, for example “two”.

side-lombardorum-white = Ivory
side-lombardorum-black = Walnut
# Men on a point, spoken by screen readers.
contents-lombardorum-man_white = { $count ->
    [one] { $words } ivory man
   *[other] { $words } ivory men
}
contents-lombardorum-man_black = { $count ->
    [one] { $words } walnut man
   *[other] { $words } walnut men
}
# The roll for the start. $white, $black: what Ivory and Walnut rolled (numbers).
event-lombardorum-lot = Ivory rolls { $white }, Walnut { $black }. { $side } begins.
# The same roll without a decision. $white, $black: as above. $whiteCount: the number of dice of each side.
event-lombardorum-lot_tie = { $whiteCount ->
    [one] Both roll { $white }. Roll again.
   *[other] Ivory rolls { $white }; Walnut rolls { $black }. It is a tie: roll again.
}
reason-lombardorum-not_gathered = Not yet: you may bear off only when all your men are on your own side.
reason-lombardorum-point_not_cleared = Not yet: no man may return to point 1 until all your men have left it.

## Presets
## Names of sets of rules, in a list to choose from.

preset-lombardorum-fiske = Fiske’s rules
preset-lombardorum-medio_emperador = El Medio Emperador, after Alfonso

## Options
## Each question about the rules (option-), its possible answers (value-) and a note on the sources
## (note-). A form shows the three together.

option-lombardorum-dice_count = Dice
value-lombardorum-dice_count-2 = Two
value-lombardorum-dice_count-3 = Three
note-lombardorum-dice_count = Fiske’s summary specifies two dice. King Alfonso’s book of 1283 allows two or three, but its next line mentions only two; Ludii plays the Lombards’ Game with three.

option-lombardorum-third_die = The third die
value-lombardorum-third_die-thrown = Rolled like the others
value-lombardorum-third_die-six = Always six
note-lombardorum-third_die = This option applies only with three dice. The English game in the manuscript Royal 13 A XVIII also allows two dice and a third number that is always six.

option-lombardorum-restricted = One-man points
value-lombardorum-restricted-listed = 1, 3, 4 and 5
value-lombardorum-restricted-all = All six on the far side
value-lombardorum-restricted-none = None
note-lombardorum-restricted = On some points you may have only one man. Fiske’s summary names points 1, 3, 4 and 5. Ludii, following Murray, allows only one man on each point of the far side; King Alfonso’s game has no such limit.

option-lombardorum-restricted_transit = Stopping on one-man points
value-lombardorum-restricted_transit-on = Never where you already have a man
value-lombardorum-restricted_transit-off = Always allowed during a move
note-lombardorum-restricted_transit = A man moved with both dice stops on a point after the first die. Fiske’s summary does not say whether it may stop on a one-man point where you already have a man; Reid requires that point to be free.

option-lombardorum-dice_obligation = Which dice must be played
value-lombardorum-dice_obligation-sequential = Every die that can still be played, in any order
value-lombardorum-dice_obligation-max = As many as possible
value-lombardorum-dice_obligation-max_then_high = As many as possible; if only one, the higher
value-lombardorum-dice_obligation-free = None: you may end a turn at any time
note-lombardorum-dice_obligation = Fiske’s summary says that you need not prefer the higher number and may play one die so that the other cannot be used. The stricter readings come from modern backgammon; no source lets a turn end early.

option-lombardorum-hit_return = Where a man goes when hit
value-lombardorum-hit_return-bar = To the bar until a die lets it enter
value-lombardorum-hit_return-start_point = Back to its first point
note-lombardorum-hit_return = In Fiske’s summary, a man that is hit goes to the gap at the bar. In King Alfonso’s game, according to Ludii, it returns to its owner’s first point.

option-lombardorum-starter = Who begins the first game
value-lombardorum-starter-die_each = Each player rolls one die; the higher roll begins
value-lombardorum-starter-high_throw = Each player rolls all the dice; the higher total begins
value-lombardorum-starter-white = Ivory
value-lombardorum-starter-random = Chance decides
note-lombardorum-starter = Fiske’s summary says only that the dice decide. In Reid’s reading, each player rolls one die, and the first turn needs a new roll.

option-lombardorum-next_starter = Who begins the next game
value-lombardorum-next_starter-winner = The winner of the last game
value-lombardorum-next_starter-loser = The loser of the last game
value-lombardorum-next_starter-high_throw = Decided as for the first game
value-lombardorum-next_starter-white = Ivory

option-lombardorum-lurch_wins = If the opponent is shut in
value-lombardorum-lurch_wins-off = The game continues
value-lombardorum-lurch_wins-on = The game is won
note-lombardorum-lurch_wins = The English game in Royal 13 A XVIII has names for two cases: a player cannot enter (lympolding) or cannot move (lurching). In both cases, that player loses the game. Fiske’s summary does not cover these cases.

option-lombardorum-grades = Graded wins
value-lombardorum-grades-off = Every win counts as one point
value-lombardorum-grades-on = Double if the loser has borne off no men; triple if one of the loser’s men is also far behind
note-lombardorum-grades = Fiske’s summary says that the original game has no graded wins, but that modern backgammon rules may be used. “Far behind” means on the bar or on the winner’s own side.

option-lombardorum-cube = Doubling cube
value-lombardorum-cube-off = No doubling cube
value-lombardorum-cube-on = With a doubling cube
note-lombardorum-cube = The cube comes from twentieth-century backgammon. A player may double the stake before rolling; the opponent takes the double or gives up the game.
