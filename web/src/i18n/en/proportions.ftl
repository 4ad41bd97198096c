### Boethius' proportions: the means, the victories, and every row that can win in Rithmomachia.
### *words* are stressed, _words_ are Latin.

proportions-title = Boethius’ proportions
proportions-lead = Three means, the ratios that sound together, and every row of stones that wins.
proportions-contents = On this page
proportions-rules = Rules and sources
proportions-learn = Learn the game

proportions-means = Three means
proportions-arithmetic = The middle number is as far from the first as from the last. In 6, 9, 12 both differences are 3; twice the middle number is the sum of the outer two.
proportions-geometric = The first is to the middle number as the middle number to the last. In 4, 6, 9 either step is one and a half; the middle number times itself is the product of the outer two.
proportions-harmonic = The differences are to each other as the outer numbers. In 6, 8, 12 they are 2 and 4, and 6 is to 12 as 2 to 4. Of two numbers the harmonic mean is always the smallest of the three, the arithmetic one the greatest.

proportions-victories = Three victories
proportions-victories-1 = Three stones in one of these proportions are _victoria magna_. Four stones that hold two of them, three by three, are _victoria maior_; four that hold all three are _victoria praestantissima_.
proportions-victories-2 = The beginners’ game is won by arithmetic rows, the game for the advanced by harmonic ones as well. Geometric rows and rows of four are options.

proportions-harmony = The greatest harmony
proportions-harmony-1 = In 6, 8, 9, 12 the arithmetic mean, 9, and the harmonic one, 8, stand between the same two numbers. Strings whose lengths are as these numbers sound in the intervals from which the old theory of music was built:
proportions-octave = Octave
proportions-fifth = Fifth
proportions-fourth = Fourth
proportions-second = Second
proportions-harmony-2 = As 6 is to 8, so is 9 to 12. White can set this row in the game for the advanced with one captured stone; otherwise either side needs two.

proportions-rows = Every row that wins
proportions-rows-1 = All rows that the full armies can set, reckoned out by the engine. A number with dotted underline belongs to the other army: that stone must have been captured.
proportions-rows-2 = A pyramid counts with its whole number; among the rows of three it stands in three only, all in the game for the advanced. Rows of four are listed with one captured stone at most, those with all three proportions with two.
proportions-beginner = For beginners
proportions-advanced = For the advanced
proportions-kind = Proportion
proportions-own = Own stones
proportions-captured = With one captured
proportions-fours = { $side }, rows of four: { $count }
proportions-highest = _Victoria praestantissima_:
proportions-higher = _Victoria maior_:
