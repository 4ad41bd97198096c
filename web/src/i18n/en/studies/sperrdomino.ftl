### Three deals of Sperrdomino, to be looked at move by move.
### $side, $first, $second: names of sides, for example “A”.

study-great_deal-lead = The greatest deal in the book. A leads the double one, as recommended, and from B’s 0:1 on, all of A’s moves are forced.
study-great_deal-solved-lead = Thirteen tiles, all the blanks and all the ones. A had to buy the remaining tiles, and B’s double blank blocks the line: 168 pips minus the 48 on the table.
study-ten_tiles-lead = The book says that no line can be blocked before the thirteenth tile. This one can be blocked with the tenth, and A has it.
study-ten_tiles-solved-lead = The tenth tile puts all the blanks in the line, and both ends are blank. B must still buy everything but the talon before the block counts: 168 pips minus the 42 on the table.
study-seven_tiles-lead = Nothing is left to buy, and neither player has seen the talon. A plays the seventh tile.
study-seven_tiles-solved-lead = The two missing blanks are the talon. Neither player can play, both pass, and A’s hand is lighter: 168 pips minus the 20 on the table.

deal-dealt = as dealt
deal-open = open
deal-pips = pips
# $count: tiles bought in this turn.
deal-buys = { $count ->
    [one] buys one tile
   *[other] buys { $count } tiles
}
deal-back = Back
deal-next = Next move
deal-again = Back to the study
deal-otherwise = Play another of { $side }’s tiles, and the computer answers.
deal-on = Computer plays { $side }
# $a, $b: pips left in the two hands; $talon: pips in the talon; $points: the sum, the score of the
# deal (numbers).
deal-sum = { $first } is left with { $a ->
    [one] { $a } pip
   *[other] { $a } pips
}, { $second } with { $b }, and { $talon } are in the talon: together { $points }.
