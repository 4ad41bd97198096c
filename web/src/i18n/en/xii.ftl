### Ludus XII scriptorum: its sides, its squares, and the questions on which its rules can be read
### differently.

side-xii-white = White
side-xii-black = Black
contents-xii-man_white = { $count ->
    [one] { $words } white man
   *[other] { $words } white men
}
contents-xii-man_black = { $count ->
    [one] { $words } black man
   *[other] { $words } black men
}
event-xii-lot_tie = White throws { $white }, Black { $black }: a tie. Once more.
status-xii-enter_first = { $count ->
    [one] The man on the circle must come in first.
   *[other] The { $count } men on the circle must come in first.
}
reason-xii-bar_first = { $count ->
    [one] The circle first: the man there comes in before any other man moves.
   *[other] The circle first: the { $count } men there come in before any other man moves.
}
reason-xii-enter_all_first = { $count ->
    [0] Not yet: nobody leaves row A before the other side has entered all men too.
    [one] Not yet: nobody leaves row A before the man in hand has entered.
   *[other] Not yet: nobody leaves row A before the { $count } men in hand have entered.
}
reason-xii-stay_behind = Not this turn: a hit man has come in again, and nobody leaves row A.
reason-xii-not_gathered = Not yet: a man goes off only when all of yours stand in the last board.
reason-xii-no_such_die = { $distance ->
    [one] No die for it: that is one square away.
   *[other] No die for it: that is { $distance } squares away.
}
error-xii-both_colours = Men of both sides stand on { $at }.
error-xii-no_such_point = There is no square { $at } on this board.
error-xii-beyond_entry = { $side } has men in hand ({ $count }) and others already beyond row A.
hint-xii-holds_point = It holds one of the squares that matter most.
hint-xii-brings_out = It brings a man out of the crowd on the first square.

## Presets

preset-xii-locus_ludi = After Locus Ludi
preset-xii-murray = After Murray
preset-xii-short = A short game with five men

## Options

option-xii-route = The way round the board
value-xii-route-common = Both sides A, B, C, D, E
value-xii-route-mirrored = Each through the far row first, then the near one
value-xii-route-half_a = Each enters on one half of row A
note-xii-route = The letters on the stone of Ostia show one way, and the rules of Locus Ludi send both sides along it. In Murray's account, as Ludii tells it, the sides share row A and take the outer rows the other way round. Newer programs let White enter on A1 to A6 and Black on A7 to A12, thirty squares each.

option-xii-dice_count = Dice
value-xii-dice_count-2 = Two
value-xii-dice_count-3 = Three
note-xii-dice_count = Scripta are the dots on the dice, says Schädler, and two dice have twelve. Three came later, to speed the game up; Murray gives three.

option-xii-doubles = Doubles
value-xii-doubles-four = Count four times
value-xii-doubles-plain = Count like other throws
note-xii-doubles = Only with two dice: 4-4 is played as four fours. Murray knows no such bonus, and with three dice there is none.

option-xii-entry_others = The other dice while men are in hand
value-xii-entry_others-any_in_a = Move any man in row A
value-xii-entry_others-entered_only = Move only men who have moved this turn
value-xii-entry_others-none = Only enter men
note-xii-entry_others = At least one man must be entered in a turn. For what is left of the throw Locus Ludi sets no limit but row A; another man may even go first, as long as one can still be entered.

option-xii-no_entry = If no die enters a man
value-xii-no_entry-pass = The throw is lost
value-xii-no_entry-move_in_a = Others may move in row A
note-xii-no_entry = “The die cannot be used”, say the rules of Locus Ludi.

option-xii-bar_and_hand = Hit men and men in hand
value-xii-bar_and_hand-bar_first = Hit men enter first
value-xii-bar_and_hand-either = Either may enter
note-xii-bar_and_hand = A hit man must first come in again, say the rules. He then counts as the man entered this turn.

option-xii-gather_in_a_after_hit = When a hit man comes in again
value-xii-gather_in_a_after_hit-off = The others go on as they like
value-xii-gather_in_a_after_hit-on = Nobody leaves row A in that turn
note-xii-gather_in_a_after_hit = All men must stand in row A before one goes on; whether that holds anew for a hit man, the rules do not say.

option-xii-advance_after = Leaving row A
value-xii-advance_after-own = When all one's own men are entered
value-xii-advance_after-both = When all men of both sides are entered
note-xii-advance_after = Both players must bring in all their men, only then can they advance, say the rules of Locus Ludi. Most read this of each side by itself.

option-xii-dice_obligation = Which dice must be played
value-xii-dice_obligation-sequential = Whatever can still move must; the order is free
value-xii-dice_obligation-max = As many dice as possible
value-xii-dice_obligation-max_then_high = As many as possible, and of two the larger
value-xii-dice_obligation-free = A turn may end at any time
note-xii-dice_obligation = The order is up to the player, and numbers that cannot be drawn expire. The stricter readings are those of modern backgammon.

option-xii-may_decline = Declining to move
value-xii-may_decline-off = What can be played is played
value-xii-may_decline-on = A turn may end at any time
note-xii-may_decline = A player “may” remove a man, say the rules. We read this as the choice between taking one off and moving on within the last board.

option-xii-starter = Who begins the first game
value-xii-starter-white = White
value-xii-starter-high_throw = A full throw each, the higher begins
value-xii-starter-die_each = One die each, the higher begins
value-xii-starter-random = Chance decides
note-xii-starter = White begins, say the rules of Locus Ludi.

option-xii-next_starter = Who begins the next game
value-xii-next_starter-white = White
value-xii-next_starter-winner = The winner of the last
value-xii-next_starter-loser = The loser of the last
value-xii-next_starter-high_throw = It is thrown for again
note-xii-next_starter = The rules know single games only, and there White begins.

option-xii-grades = Graded wins
value-xii-grades-off = Every win counts one
value-xii-grades-on = Double if the loser has no man off, threefold if one also stands outside the last board
note-xii-grades = The grades are those of modern backgammon; the source knows none.

option-xii-men = Men for each side
value-xii-men-15 = Fifteen
value-xii-men-6 = Six
value-xii-men-5 = Five
note-xii-men = Fifteen in all the sources of rules. Short games with six (Finkel) or five men (a handout for Latin lessons) are over sooner.

## Inscriptions

inscription-title = What stands on the stone
inscription-way = The way: A, B, C, D, E
inscription-way-note = After the stone of Ostia, CIL XIV 5317.
inscription-levate-note = “Get up, make room! You cannot play. Fool, be gone!” Rome, CIL XIV 4125.
inscription-parthi-note = “The Parthians are slain, the Briton is beaten. Play, Romans!” Rome, EDR072022.
inscription-venari-note = “Hunting, bathing, playing, laughing: that is life.” Timgad, CIL VIII 17938.
inscription-virtus-note = “The empire’s might, the enemies in chains: let Romans play.” Trier.
