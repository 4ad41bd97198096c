### Three deals of Sperrdomino, to be looked at move by move.

study-great_deal-lead = The greatest deal of the book. A leads the double one, as one should, and from B’s 0:1 on is led by the nose.
study-great_deal-solved-lead = Thirteen tiles, all the blanks and all the ones. A had to buy what was left, and B’s double blank shuts the line: 168 pips less the 48 on the table.
study-ten_tiles-lead = No line, the book says, can be shut before the thirteenth tile. This one lacks its tenth, and A has it.
study-ten_tiles-solved-lead = With the tenth tile all the blanks lie, and both ends are blank. B must still buy everything but the talon before the block counts: 168 pips less the 42 on the table.
study-seven_tiles-lead = Nothing is left to buy, and nobody has seen the two tiles of the talon. A lays the seventh tile.
study-seven_tiles-solved-lead = The two blanks that are missing are the talon itself. Neither side can play, both pass, and A’s hand is the lighter: 168 pips less the 20 on the table.

deal-dealt = as dealt
deal-open = open
deal-pips = pips
deal-buys = buys { $count }
deal-back = Back
deal-next = Next move
deal-again = Back to the study
deal-otherwise = Lay another of { $side }’s tiles, and the computer answers.
deal-on = Let the computer play on for { $side }
deal-sum = { $first } is left with { $a } pips, { $second } with { $b }, and { $talon } lie in the talon: together { $points }.
