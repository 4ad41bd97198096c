### Ludus XII scriptorum: its sides, its squares, and the questions on which its rules can be read
### differently.
### $side: name of a side, for example “White”, or of its player.
### $at: a square, for example “A12”. $count: a number of men, in digits; $words: the same in words,
### for example “two”.

side-xii-white = White
side-xii-black = Black
# Men on a square, spoken by screen readers.
contents-xii-man_white = { $count ->
    [one] { $words } white man
   *[other] { $words } white men
}
contents-xii-man_black = { $count ->
    [one] { $words } black man
   *[other] { $words } black men
}
level-xii-linear = Linear – for experiments
plays-xii-linear = Uses the same simple evaluation under every reading of the rules; for experiments only.
# After the roll for the start. $white, $black: what the two sides rolled (numbers).
event-xii-lot_tie = White rolls { $white }; Black rolls { $black }. It is a tie: roll again.
status-xii-enter_first = { $count ->
    [one] Enter the man from the circle first.
   *[other] Enter the { $count } men from the circle first.
}
reason-xii-bar_first = { $count ->
    [one] Circle first: the man on the circle must enter before you move another.
   *[other] Circle first: the { $count } men on the circle must enter before you move another.
}
reason-xii-enter_all_first = { $count ->
    [0] Not yet: all the opponent’s men must enter before any man leaves row A.
    [one] Not yet: enter the man in hand before leaving row A.
   *[other] Not yet: enter the { $count } men in hand before leaving row A.
}
reason-xii-stay_behind = Not this turn: a man that was hit has just entered, so you may not leave row A.
reason-xii-not_gathered = Not yet: you may bear off only when all your men are on the last six squares.
# Answer to a move that is not possible. $distance: squares from here to there.
reason-xii-no_such_die = { $distance ->
    [one] No die fits: the target is one square away.
   *[other] No die fits: the target is { $distance } squares away.
}
error-xii-both_colours = Square { $at } holds men of both sides.
error-xii-no_such_point = There is no square { $at } on this board.
error-xii-beyond_entry = { $side } has { $count ->
    [one] a man
   *[other] { $count } men
} in hand and therefore may not have any men beyond row A.
hint-xii-holds_point = It holds one of the most important squares.
hint-xii-brings_out = It spreads your men out from the first square.

## Presets
## Names of sets of rules, in a list to choose from.

preset-xii-locus_ludi = Locus Ludi rules
preset-xii-murray = Murray’s rules
preset-xii-short = Short game: five men

## Options
## Each question about the rules (option-), its possible answers (value-) and a note on the sources
## (note-). A form shows the three together.

option-xii-route = Route
value-xii-route-common = Both sides: A, B, C, D, E
value-xii-route-mirrored = Each side: the far row first, then the near row
value-xii-route-half_a = Each side enters on its own half of row A
note-xii-route = The letters on the stone from Ostia show one route, and under the rules of Locus Ludi both sides follow it. In Murray’s account, as Ludii reports it, the sides share row A and take the outer rows in opposite order. Newer programs let White enter on A1 to A6 and Black on A7 to A12, so that each route has thirty squares.

option-xii-dice_count = Dice
value-xii-dice_count-2 = Two
value-xii-dice_count-3 = Three
note-xii-dice_count = Schädler takes the “scripta” to be the dots on the dice, and two dice show at most twelve. A third die came later, to speed up the game; Murray gives three dice.

option-xii-doubles = Doubles
value-xii-doubles-four = The number is played four times
value-xii-doubles-plain = Played like other rolls
note-xii-doubles = This option applies only with two dice; “four times” means that 4-4 is played as four fours. Murray has no such rule.

option-xii-entry_others = The other dice while men are in hand
value-xii-entry_others-any_in_a = Any man in row A may move
value-xii-entry_others-entered_only = Only men that have entered this turn may move
value-xii-entry_others-none = May be used only to enter men
note-xii-entry_others = At least one man must be entered every turn. Locus Ludi confines the other dice to row A and sets no other limit. Another man may move first if a man can still be entered afterwards.

option-xii-blocked_die = A die whose square in row A is blocked
value-xii-blocked_die-move_in_a = A blocked die may move the same men as the other die
value-xii-blocked_die-lost = A blocked die may be used only for a man just entered
note-xii-blocked_die = Locus Ludi says that “the die cannot be used” if a man cannot enter because the square is occupied, but that both dice may be used for one man. Taken literally, a blocked die can move only the man that has just entered. By default, a blocked die may also move any man that the other die could move.

option-xii-no_entry = When no man can enter
value-xii-no_entry-pass = The roll is lost
value-xii-no_entry-move_in_a = Other men may move in row A
note-xii-no_entry = According to Locus Ludi, “the die cannot be used” if no man can enter.

option-xii-bar_and_hand = Men that were hit and men in hand
value-xii-bar_and_hand-bar_first = Men that were hit enter first
value-xii-bar_and_hand-either = Men may enter in any order
note-xii-bar_and_hand = According to Locus Ludi, men that were hit must enter first. If one of them enters, no man in hand has to enter on that turn.

option-xii-gather_in_a_after_hit = When a man that was hit enters again
value-xii-gather_in_a_after_hit-off = The other men move freely
value-xii-gather_in_a_after_hit-on = No man leaves row A that turn
note-xii-gather_in_a_after_hit = All men must be in row A before any leaves it. Locus Ludi does not say whether this applies again after a hit.

option-xii-advance_after = Leaving row A
value-xii-advance_after-own = When all your men have entered
value-xii-advance_after-both = When all men of both sides have entered
note-xii-advance_after = According to Locus Ludi, both players must enter all their men, and “only then can they advance”. Taken literally, this makes each side wait for the other. Our default, like the program of the TAG framework, requires only your own men to have entered.

option-xii-dice_obligation = Which dice must be played
value-xii-dice_obligation-sequential = Every die that can still be played, in any order
value-xii-dice_obligation-max = As many as possible
value-xii-dice_obligation-max_then_high = As many as possible; if only one, the higher
value-xii-dice_obligation-free = None: you may end a turn at any time
note-xii-dice_obligation = The player chooses the order of the dice, and numbers that cannot be played are lost. The stricter readings come from modern backgammon.

option-xii-may_decline = Declining to move
value-xii-may_decline-off = You must play every die you can
value-xii-may_decline-on = You may end a turn at any time
note-xii-may_decline = According to Locus Ludi, a player “may” remove a man. We read this as a choice between bearing off a man and moving one within the last six squares.

option-xii-starter = Who begins the first game
value-xii-starter-white = White
value-xii-starter-high_throw = Each player rolls all the dice; the higher total begins
value-xii-starter-die_each = Each player rolls one die; the higher roll begins
value-xii-starter-random = Chance decides
note-xii-starter = According to the rules of Locus Ludi, White begins.

option-xii-next_starter = Who begins the next game
value-xii-next_starter-white = White
value-xii-next_starter-winner = The winner of the last game
value-xii-next_starter-loser = The loser of the last game
value-xii-next_starter-high_throw = Decided as for the first game
note-xii-next_starter = The rules describe only single games, in which White begins.

option-xii-grades = Graded wins
value-xii-grades-off = Every win counts as one point
value-xii-grades-on = Double if the loser has borne off no men; triple if the loser also has a man outside the last six squares
note-xii-grades = The grades are those of modern backgammon; Locus Ludi has none.

option-xii-men = Men on each side
value-xii-men-15 = Fifteen
value-xii-men-6 = Six
value-xii-men-5 = Five
note-xii-men = Most versions of the rules give fifteen men. Games with six men (Finkel) or five (a handout for Latin lessons) are shorter.

## Inscriptions
## Labels of a setting with inscriptions to show on the board, and translations of the Latin, with their
## place and catalogue number.

inscription-title = Inscription
inscription-way = The route: A, B, C, D, E
inscription-way-note = Based on the stone from Ostia, CIL XIV 5317.
inscription-levate-note = “Get up, make room! You do not know how to play. Fool, be gone!” CIL XIV 4125.
inscription-parthi-note = “The Parthians are slain, the Briton is beaten. Play, Romans!” Rome, EDR072022.
inscription-venari-note = “Hunting, bathing, playing, laughing: that is life.” Timgad, CIL VIII 17938.
inscription-virtus-note = “The empire’s might, the enemies in chains: let Romans play.” Trier.

## Citations that read otherwise in another language
## Works, and places in works, under a rule.

cited-a-classics-handout-of-the-united-states = A classics handout from the United States
cited-cil-xiv-5317-ostia-through-eagle = CIL XIV 5317 (Ostia), via EAGLE
cited-finkel-through-a4games = Finkel, via a4games
cited-murray-1951-pp-30-31-through-ludii = Murray 1951, pp. 30–31, via Ludii
cited-xii-scripta-of-the-tag-framework-xiiparameters = XII Scripta in the TAG framework (XIIParameters)
