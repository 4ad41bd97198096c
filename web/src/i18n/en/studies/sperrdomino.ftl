### Three deals of Sperrdomino, shown move by move, and two questions.
### $side, $first, $second: names of sides, for example “A”.

study-great_deal-lead = This is the highest-scoring deal in the book. A leads the double one, as recommended, and from B’s 0:1 on, all of A’s moves are forced.
study-great_deal-solved-lead = Thirteen tiles are in the line: all the blanks and all the ones. A had to buy the remaining tiles, and B’s double blank blocks the line. B scores 168 minus the 48 pips on the table.
study-ten_tiles-lead = The book says that no line can be blocked before the thirteenth tile. Here, A can block the line with the tenth.
study-ten_tiles-solved-lead = With the tenth tile, all the blanks are in the line, and both ends are blank. B must still buy every remaining tile except the talon before the block counts. A scores 168 minus the 42 pips on the table.
study-seven_tiles-lead = Nothing is left to buy, and neither player has seen the talon. A plays the seventh tile.
study-seven_tiles-solved-lead = The two missing blanks make up the talon. Neither player can play, both pass, and A’s hand is lighter. A scores 168 minus the 20 pips on the table.

study-light_hand-lead = The book’s calculation: 2:4 would block the line as the eighteenth tile, with 105 pips on the table. You know that 1:5 and 2:6 make up the talon, so 49 pips would be left in the two hands, 24 of them in yours. Do you block, or play 4:4?
study-light_hand-solved = 63 points
study-light_hand-solved-lead = No ones or twos are left in either hand, so both pass. Your 24 pips beat B’s 25: you score 168 − 105 = 63 points. After 4:4 you would lose 45 against best play.

study-heavy_hand-lead = The line and the talon are as in the previous study, but of the 49 pips left in the two hands after a block, 25 would be yours. Do you block, or play 4:5?
study-heavy_hand-solved = No block
study-heavy_hand-solved-lead = A block would win 63 points for B, who has 24 pips. After 4:5 you can win at least 50 points. The book advises a block only if you hold no more than half of the 49 pips: 24 at most.

# First line of the list of moves.
deal-dealt = tiles dealt
# Columns of the list of moves: the open ends of the line, and the pips on the table.
deal-open = open
deal-pips = pips
# In the list of moves, after the name of the player. $count: tiles bought in this turn.
deal-buys = { $count ->
    [one] buys one tile
   *[other] buys { $count } tiles
}
# Buttons: to the move before, to the next move, and from a game of one’s own back to the study.
deal-back = Back
deal-next = Next move
deal-again = Back to the study
# Below the list. $side is to move.
deal-otherwise = Play another of { $side }’s tiles, and the computer will reply.
# A button: the computer chooses the next move of $side.
deal-on = Let the computer move for { $side }
# $a, $b: pips left in the two hands; $talon: pips in the talon; $points: the sum, the score of the
# deal (numbers).
deal-sum = { $first } is left with { $a ->
    [one] { $a } pip
   *[other] { $a } pips
}, { $second } with { $b }, and the talon holds { $talon }; the sum is { $points }.
