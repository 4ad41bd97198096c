### Sperrdomino: its sides, its opponents, and the questions on which its rules can be read
### differently.

side-sperrdomino-a = A
side-sperrdomino-b = B

event-sperrdomino-over = { $ending ->
    [resigned] { $points ->
        [one] { $side } wins the deal: one point.
       *[other] { $side } wins the deal: { $points } points.
    }
    [tie] The hands are equal: nobody scores.
   *[other] { $side } wins { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
status-sperrdomino-won = { $ending ->
    [domino] Domino: { $side } has played every tile and wins
    [block] Blocked: { $side } has the lighter hand and wins
   *[resigned] The other side resigns: { $side } wins
} { $points ->
    [one] one point.
   *[other] { $points } points.
} { sperrdomino-sum }
status-sperrdomino-drawn = Blocked, and the hands are equal: nobody scores.
# What the points are made of; tiles that can still be bought leave the talon out.
sperrdomino-sum = { $own ->
    [0] The other hand holds { $other ->
        [one] one pip
       *[other] { $other } pips
    }
   *[other] The hands hold { $own } and { $other } pips
}{ $counted ->
    [true] , the talon { $talon }.
   *[other] ; what lies face down does not count.
}

# How it ended, under a heading that tells the winner.
result-sperrdomino-won = { $ending ->
    [domino] Domino, every tile is played:
    [block] Blocked, the lighter hand wins:
   *[resigned] By resignation:
} { $points ->
    [one] one point.
   *[other] { $points } points.
} { sperrdomino-sum }
turn-sperrdomino-over_you = { $stage ->
    [series] You won the match
   *[other] You won the deal
}
turn-sperrdomino-over_lost = { $stage ->
    [series] You lost the match
   *[other] You lost the deal
}
turn-sperrdomino-over_side = { $stage ->
    [series] { $side } won the match
   *[other] { $side } won the deal
}
contents-sperrdomino-tile = tile { $value }
contents-sperrdomino-tile_hidden = { $count ->
    [one] one tile face down
   *[other] { $words } tiles face down
}

## Row, race and Matsch

score-race = { $of ->
    [1] One row wins the match
    [5] Three of five rows win the race
   *[other] Two of three rows win the race
}; a row is { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
score-rows = { $count ->
    [0] no rows
    [one] one row
   *[other] { $count } rows
}
score-points = { $points ->
    [one] one point
   *[other] { $points } points
} in this row
score-row-won = { $side } wins the row.
score-race-won = { $side } wins the race{ $matsch ->
    [true] {" "}with a clean sweep, a Matsch.
   *[other] .
}
slate-race = Race
slate-rows = { $of ->
    [1] one row
    [5] three of five
   *[other] two of three
}

## Opponents

level-sperrdomino-kind = The child – first day
level-sperrdomino-schueler = The pupil – beginner
level-sperrdomino-tante = Aunt Julie – player
level-sperrdomino-stammgast = The regular – expert
level-sperrdomino-direktor = The bank director – master
plays-sperrdomino-kind = Lays whatever fits and likes to buy.
plays-sperrdomino-schueler = Lays the heaviest tile and buys only when nothing fits.
plays-sperrdomino-tante = Imagines a few deals and takes what does well in them.
plays-sperrdomino-stammgast = Imagines more deals, and shuts out the hand that answers.
plays-sperrdomino-direktor = Imagines hundreds of deals, remembers what was bought, and counts out the end.
name-sperrdomino-kind = Child
name-sperrdomino-schueler = Pupil
name-sperrdomino-tante = Aunt Julie
name-sperrdomino-stammgast = Regular
name-sperrdomino-direktor = Director

## Presets

preset-sperrdomino-book = As in the book
preset-sperrdomino-strict_table = Strict table
preset-sperrdomino-short_blocks = Stop when blocked

## Options

option-sperrdomino-block_end = When the line is blocked
value-sperrdomino-block_end-strict = The blocked player must buy everything first
value-sperrdomino-block_end-certain = The deal ends at once; tiles face down do not count
note-sperrdomino-block_end = Rule b lets nobody pass while tiles can be bought, and the book counts its greatest deal this way: the blocked player buys all that is left before the deal ends. Stopping as soon as nothing can fit is quicker, but the tiles face down then count for nobody.

option-sperrdomino-block_tie = Equal hands when blocked
value-sperrdomino-block_tie-void = Nobody scores
value-sperrdomino-block_tie-blocker_loses = Whoever blocked the line loses
note-sperrdomino-block_tie = The book does not cover equal hands. Nobody scores, and the same player leads again.

option-sperrdomino-row_overflow = Points beyond a hundred
value-sperrdomino-row_overflow-off = Are lost
value-sperrdomino-row_overflow-carry = Count in the next row
note-sperrdomino-row_overflow = A row is won with a hundred points; the book does not say that the rest is carried over.

option-sperrdomino-loser_points = The loser’s points in a row
value-sperrdomino-loser_points-discarded = Are lost
value-sperrdomino-loser_points-kept = Count in the next row
note-sperrdomino-loser_points = The book is silent.

option-sperrdomino-false_pass = Passing needlessly
value-sperrdomino-false_pass-prevented = Not possible
value-sperrdomino-false_pass-penalty_50 = Costs 50 points
value-sperrdomino-false_pass-penalty_100 = Costs 100 points
note-sperrdomino-false_pass = The book has a penalty of 50 to 100 points, agreed beforehand. At a strict table the points go to the other player, and you must play after all.

option-sperrdomino-starter_may_buy = Buying before the first tile
value-sperrdomino-starter_may_buy-off = Not allowed
value-sperrdomino-starter_may_buy-on = Allowed
note-sperrdomino-starter_may_buy = You buy when it is your turn to play on the line; the player who leads has no line yet.

option-sperrdomino-buy_after_fit = After a forced purchase
value-sperrdomino-buy_after_fit-on = You may go on buying when a tile fits
value-sperrdomino-buy_after_fit-off = You must play the tile that fits
note-sperrdomino-buy_after_fit = Anyone who can follow may buy any number of tiles first; the book does not say that this ends after a forced purchase.

option-sperrdomino-matsch_of_five = Matsch (a clean sweep) in a race of five rows
value-sperrdomino-matsch_of_five-three_running = Three rows won in a row
value-sperrdomino-matsch_of_five-three_nil = Three rows to none
note-sperrdomino-matsch_of_five = The book describes the Matsch for races of three: winning two rows, one right after the other.

option-sperrdomino-race = Length
value-sperrdomino-race-3 = Two of three rows
value-sperrdomino-race-5 = Three of five rows
value-sperrdomino-race-1 = A short match: one row of a hundred points
value-sperrdomino-race-0 = A single deal
note-sperrdomino-race = Winning two of three rows of a hundred points wins the race; in some places it is three of five.

option-sperrdomino-take_back_draws = Undoing a purchase
value-sperrdomino-take_back_draws-on = Allowed in a single deal
value-sperrdomino-take_back_draws-off = Never
note-sperrdomino-take_back_draws = Anyone who has bought a tile has seen it. In a race it always stays bought.

ending-sperrdomino-resigned = by resignation
reason-sperrdomino-game_over = The deal is over.
error-sperrdomino-notation = “{ $text }” is not a move. Moves are 1:1 for the first tile, then 0:1 left, 0:1 right, buy and pass.
error-sperrdomino-number_range = “{ $name }” is { $value }; it must be 0 to { $most }.
