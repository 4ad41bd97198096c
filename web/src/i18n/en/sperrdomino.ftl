### Sperrdomino: its sides, its opponents, and the questions on which its rules can be read
### differently.

side-sperrdomino-a = A
side-sperrdomino-b = B

event-sperrdomino-over = { $ending ->
    [resigned] { $side } wins the deal: { $points } points.
    [tie] The hands are equal: nobody scores.
   *[other] { $side } wins { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
status-sperrdomino-won = { $ending ->
    [domino] Domino: { $side } has laid every tile and wins { $points } points.
    [block] Shut: { $side } has the lighter hand and wins { $points } points.
   *[other] { $side } wins { $points } points; the other side has resigned.
}
status-sperrdomino-drawn = Shut, and the hands are equal: nobody scores.

contents-sperrdomino-tile = tile { $value }
contents-sperrdomino-tile_hidden = { $count ->
    [one] one tile face down
   *[other] { $words } tiles face down
}

## Row, race and Matsch

score-race = { $of ->
    [5] Three of five
   *[other] Two of three
} rows of { $target } points win the race.
score-rows = { $count ->
    [0] no row
    [one] one row
   *[other] { $count } rows
}
score-points = { $points ->
    [one] one point
   *[other] { $points } points
} in the present one
score-row-won = That wins { $side } the row.
score-race-won = That wins { $side } the race{ $matsch ->
    [true] : a Matsch.
   *[other] .
}
slate-race = Race
slate-rows = { $of ->
    [5] three of five
   *[other] two of three
}

## Opponents

level-sperrdomino-schueler = A pupil
level-sperrdomino-tante = Aunt Julie
level-sperrdomino-stammgast = The regular
level-sperrdomino-direktor = The bank director

## Presets

preset-sperrdomino-book = After the book
preset-sperrdomino-strict_table = The strict table
preset-sperrdomino-short_blocks = Stop when it is shut

## Options

option-sperrdomino-block_end = When the line is shut
value-sperrdomino-block_end-strict = The blocked side must buy everything first
value-sperrdomino-block_end-certain = The deal ends at once; what lies face down does not count
note-sperrdomino-block_end = Rule b lets nobody pass while tiles can be bought, and the book's great deal is counted so: the blocked side buys all that is left before it is over. Stopping as soon as nothing can fit saves that, but the tiles face down then count for nobody.

option-sperrdomino-block_tie = Equal hands when it is shut
value-sperrdomino-block_tie-void = Nobody scores
value-sperrdomino-block_tie-blocker_loses = Whoever shut the line loses
note-sperrdomino-block_tie = The book does not think of equal hands. Nobody scores, and the same player leads again.

option-sperrdomino-row_overflow = Points beyond a hundred
value-sperrdomino-row_overflow-off = Are lost
value-sperrdomino-row_overflow-carry = Count in the next row
note-sperrdomino-row_overflow = A hundred points won are a row; that the rest is carried over is nowhere said.

option-sperrdomino-loser_points = The loser's points of a row
value-sperrdomino-loser_points-discarded = Are wiped off
value-sperrdomino-loser_points-kept = Stay for the next row
note-sperrdomino-loser_points = The book is silent.

option-sperrdomino-false_pass = Passing without need
value-sperrdomino-false_pass-prevented = Cannot happen
value-sperrdomino-false_pass-penalty_50 = Costs 50 points
value-sperrdomino-false_pass-penalty_100 = Costs 100 points
note-sperrdomino-false_pass = The book has a penalty of 50 to 100 points, agreed before. At a strict table it can happen: the points go to the other side, and one must play after all.

option-sperrdomino-starter_may_buy = Buying before the first tile
value-sperrdomino-starter_may_buy-off = Not allowed
value-sperrdomino-starter_may_buy-on = Allowed
note-sperrdomino-starter_may_buy = One buys when it is one's turn to join; the starter has nothing to join to.

option-sperrdomino-buy_after_fit = Having had to buy
value-sperrdomino-buy_after_fit-on = One may buy on when a tile fits
value-sperrdomino-buy_after_fit-off = The tile that fits must be played
note-sperrdomino-buy_after_fit = Who can serve may buy any number first; it is nowhere said that this ends after a forced purchase.

option-sperrdomino-matsch_of_five = Matsch in a race of five rows
value-sperrdomino-matsch_of_five-three_running = Three rows won running
value-sperrdomino-matsch_of_five-three_nil = Three rows to none
note-sperrdomino-matsch_of_five = The book tells of the Matsch for races of three: two rows won one right after the other.

option-sperrdomino-race = A race
value-sperrdomino-race-3 = Two of three rows
value-sperrdomino-race-5 = Three of five rows
note-sperrdomino-race = Two of three rows to a hundred points win the race; in some places three of five.

option-sperrdomino-take_back_draws = Taking back a purchase
value-sperrdomino-take_back_draws-on = Allowed in a single deal
value-sperrdomino-take_back_draws-off = Never
note-sperrdomino-take_back_draws = Whoever has bought a tile has seen it. In a race it stays bought, whatever is chosen here.

ending-sperrdomino-resigned = resigned
reason-sperrdomino-game_over = The deal is over.
error-sperrdomino-notation = “{ $text }” is no move. Moves are 1:1 for the first tile, then 0:1 left, 0:1 right, buy and pass.
error-sperrdomino-number_range = “{ $name }” is { $value }; it can be 0 to { $most }.
