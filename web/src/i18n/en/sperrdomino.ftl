### Sperrdomino: its sides, its opponents, and the questions on which its rules can be read
### differently.
### $side: name of a side, for example “A”, or of its player, for example “Aunt Julie”.
### $sideSubject: the name at the beginning of a sentence, for example “The regular”.
### $points: score of a deal, or of a side (number). $ending: key of the ending: “domino”, “block”,
### “tie” or “resigned”.
### A deal is scored; a game to a hundred points takes several deals; a match is two of three games.

side-sperrdomino-a = A
side-sperrdomino-b = B

# After the last move of a deal.
event-sperrdomino-over = { $ending ->
    [resigned] { $points ->
        [one] { $sideSubject } wins the deal: one point.
       *[other] { $sideSubject } wins the deal: { $points } points.
    }
    [tie] Both hands have the same number of pips: no points.
   *[other] { $sideSubject } wins { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
# The same to the player who has won.
own-sperrdomino-over = { $ending ->
    [resigned] You win the deal: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] You win { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
# Beside the board when a deal is over.
status-sperrdomino-won = { $ending ->
    [domino] Domino: { $sideSubject } plays the last tile in hand and wins
    [block] Blocked: { $sideSubject } wins
   *[resigned] Resignation: { $sideSubject } wins
} { $points ->
    [one] one point.
   *[other] { $points } points.
} { sperrdomino-sum }
# The same to the player who has won.
own-sperrdomino-won = { $ending ->
    [domino] Domino: you play your last tile and win
    [block] Blocked: you win
   *[resigned] Your opponent resigns: you win
} { $points ->
    [one] one point.
   *[other] { $points } points.
} { sperrdomino-sum }
status-sperrdomino-drawn = Blocked, and both hands have the same number of pips: no points.
# The parts of the score, after the points. $own: pips in the winner’s hand; $other: pips in the
# other hand; $talon: pips in the talon (numbers). $counted: “true” if the talon counts, because
# nothing else is left to buy.
sperrdomino-sum = { $own ->
    [0] The other hand holds { $other ->
        [one] one pip
       *[other] { $other } pips
    }
   *[other] The hands hold { $own } and { $other } pips
}{ $counted ->
    [true] , the talon { $talon }.
   *[other] ; face-down tiles do not count.
}

# How it ended, under a heading that names the winner.
result-sperrdomino-won = { $ending ->
    [domino] Domino (the winner’s hand is empty):
    [block] The line is blocked:
   *[resigned] By resignation:
} { $points ->
    [one] one point.
   *[other] { $points } points.
} { sperrdomino-sum }
# Headings at the end. $stage: “series” if the match is over, otherwise only the deal.
turn-sperrdomino-over_you = { $stage ->
    [series] You won the match
   *[other] You won the deal
}
# $stage: as above.
turn-sperrdomino-over_lost = { $stage ->
    [series] You lost the match
   *[other] You lost the deal
}
# $stage: as above.
turn-sperrdomino-over_side = { $stage ->
    [series] { $sideSubject } won the match
   *[other] { $sideSubject } won the deal
}
# Spoken by screen readers. $value: the tile, for example “0:3”.
contents-sperrdomino-tile = tile { $value }
# $count: number of tiles; $words: the same in words.
contents-sperrdomino-tile_hidden = { $count ->
    [one] one face-down tile
   *[other] { $words } face-down tiles
}

## Games to a hundred points, the match, and Matsch
## The score of a match, read out on request and on the slate beside the table.
## $of: most games of the match: 1, 3 or 5. $target: points that win a game. $count: games won.
## $matsch: “true” if the winner won by a Matsch, a clean sweep.

score-race = { $of ->
    [1] A single game decides the match
    [5] The first to win three games wins the match
   *[other] The first to win two games wins the match
}; a game is played to { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
score-rows = { $count ->
    [0] no games won
    [one] one game won
   *[other] { $count } games won
}
score-points = { $points ->
    [one] one point
   *[other] { $points } points
} in this game
score-row-won = { $sideSubject } wins the game.
score-race-won = { $sideSubject } wins the match{ $matsch ->
    [true] {" "}with a clean sweep (a Matsch).
   *[other] .
}
# The same to the player who has won.
own-score-row-won = You win the game.
own-score-race-won = You win the match{ $matsch ->
    [true] {" "}with a clean sweep (a Matsch).
   *[other] .
}
# Heading of the score beside the table, followed by slate-rows.
slate-race = Match
# How many games win the match.
slate-rows = { $of ->
    [1] one game
    [5] three of five
   *[other] two of three
}

## Opponents

# Names of the opponents, each with its strength, weakest first.
level-sperrdomino-kind = The child – beginner
level-sperrdomino-schueler = The pupil – advanced beginner
level-sperrdomino-tante = Aunt Julie – average player
level-sperrdomino-stammgast = The regular – expert
level-sperrdomino-direktor = The bank director – master
plays-sperrdomino-kind = Plays any tile that fits and sometimes buys needlessly.
plays-sperrdomino-schueler = Plays the heaviest tile that fits and buys only when nothing fits.
plays-sperrdomino-tante = Imagines a few possible hands and picks the move that does best against them.
plays-sperrdomino-stammgast = Imagines many possible hands and leaves you as few replies as possible.
plays-sperrdomino-direktor = Considers hundreds of possible hands, remembers purchases, and works out the endgame.
name-sperrdomino-kind = Child
    .subject = The child
name-sperrdomino-schueler = Pupil
    .subject = The pupil
name-sperrdomino-tante = Aunt Julie
name-sperrdomino-stammgast = Regular
    .subject = The regular
name-sperrdomino-direktor = Director
    .subject = The director

## Presets

preset-sperrdomino-book = As in the book, but without false passes
preset-sperrdomino-strict_table = Strictly as in the book
preset-sperrdomino-short_blocks = A blocked deal ends at once

## Options

option-sperrdomino-block_end = When the line is blocked
value-sperrdomino-block_end-strict = The blocked player must buy everything first
value-sperrdomino-block_end-certain = The deal ends at once; face-down tiles do not count
note-sperrdomino-block_end = Adler’s rule b forbids passing while tiles can be bought. In the highest-scoring deal in his book, the blocked player accordingly buys all that is left before the deal ends. It is quicker to stop as soon as no tile can fit, but the face-down tiles then count for neither player.

option-sperrdomino-block_tie = Tie in pips after a block
value-sperrdomino-block_tie-void = No points
value-sperrdomino-block_tie-blocker_loses = The player who blocked loses
note-sperrdomino-block_tie = Adler does not cover a tie in pips. By default, neither player scores, and the same player leads again.

option-sperrdomino-row_overflow = Points beyond a hundred
value-sperrdomino-row_overflow-off = Lost
value-sperrdomino-row_overflow-carry = Carried over to the next game
note-sperrdomino-row_overflow = A game is won at a hundred points; Adler does not mention carrying over any surplus.

option-sperrdomino-loser_points = The loser’s points in a game
value-sperrdomino-loser_points-discarded = Forfeited
value-sperrdomino-loser_points-kept = Kept for the next game
note-sperrdomino-loser_points = Adler does not mention the loser’s points.

option-sperrdomino-false_pass = Passing needlessly
value-sperrdomino-false_pass-prevented = Not possible
value-sperrdomino-false_pass-penalty_50 = Costs 50 points
value-sperrdomino-false_pass-penalty_55 = Costs 55 points
value-sperrdomino-false_pass-penalty_60 = Costs 60 points
value-sperrdomino-false_pass-penalty_65 = Costs 65 points
value-sperrdomino-false_pass-penalty_70 = Costs 70 points
value-sperrdomino-false_pass-penalty_75 = Costs 75 points
value-sperrdomino-false_pass-penalty_80 = Costs 80 points
value-sperrdomino-false_pass-penalty_85 = Costs 85 points
value-sperrdomino-false_pass-penalty_90 = Costs 90 points
value-sperrdomino-false_pass-penalty_95 = Costs 95 points
value-sperrdomino-false_pass-penalty_100 = Costs 100 points
note-sperrdomino-false_pass = For a false pass, Adler’s rule c sets a penalty of 50 to 100 points, which the players agree beforehand. We assume that the points go to the opponent and that the player must still play a tile. Preventing false passes is our addition.

option-sperrdomino-starter_may_buy = Buying before the first tile
value-sperrdomino-starter_may_buy-off = Not allowed
value-sperrdomino-starter_may_buy-on = Allowed
note-sperrdomino-starter_may_buy = You may buy only when it is your turn to add a tile to the line; when you lead, there is no line yet.

option-sperrdomino-buy_after_fit = After a forced purchase
value-sperrdomino-buy_after_fit-on = You may buy more even if a tile fits
value-sperrdomino-buy_after_fit-off = You must play the tile that fits
note-sperrdomino-buy_after_fit = A player who can play may buy any number of tiles first; Adler does not say that this right ends after a forced purchase.

option-sperrdomino-matsch_of_five = Matsch (a clean sweep) in a match of five games
value-sperrdomino-matsch_of_five-three_nil = Winning the first three games
value-sperrdomino-matsch_of_five-three_running = Winning three games in a row, even if an earlier game was lost
note-sperrdomino-matsch_of_five = Adler calls two games won “straight off, one after the other” a Matsch, but mentions none for matches of five. We read “straight off” as “from the start”: three games to none.

option-sperrdomino-race = Length of the match
value-sperrdomino-race-3 = Best of three games
value-sperrdomino-race-5 = Best of five games
value-sperrdomino-race-1 = A short match: one game to a hundred points
value-sperrdomino-race-0 = A single deal
note-sperrdomino-race = You win the match by winning two of three games to a hundred points; in some regions, three of five are needed.

option-sperrdomino-take_back_draws = Undoing a purchase
value-sperrdomino-take_back_draws-on = Allowed in a single deal
value-sperrdomino-take_back_draws-off = Never
note-sperrdomino-take_back_draws = Even if you undo a purchase, you have seen the tile. In a match, a purchase can never be undone, regardless of this setting.

reason-sperrdomino-game_over = The deal is over.
# $text: the text that was typed.
error-sperrdomino-notation = “{ $text }” is not a move. Write, for example, “1:1” for the first tile; for later turns, “0:1 left”, “0:1 right”, “buy” or “pass”.
# $name: key of the file, for example “score”. $value: the number there; $most: largest number
# allowed.
error-sperrdomino-number_range = “{ $name }” is { $value }; it must be a number from 0 to { $most }.
