### Page about Boethius’ proportions: the means, the victories, and every winning row.
### *words* are stressed, _words_ are Latin.

proportions-title = Boethius’ proportions
# Line below the title, also on links to this page.
proportions-lead = Three kinds of mean, all winning rows and the ratios of musical intervals.
proportions-contents = On this page
proportions-rules = Rules and sources
proportions-learn = Learn to play

proportions-means = Three means
# Explanation below the name of the mean.
proportions-arithmetic = The middle number is as far from the first as from the last. In 6, 9, 12 both differences are 3; twice the middle number is the sum of the outer two.
proportions-geometric = The first number is to the middle as the middle is to the last. In 4, 6, 9 each step multiplies by one and a half; the middle number squared is the product of the outer two.
proportions-harmonic = The differences are in the same ratio as the outer numbers. In 6, 8, 12 the differences are 2 and 4, and 6 is to 12 as 2 is to 4. Of the three means of two different numbers, the harmonic is always the smallest and the arithmetic the largest.

proportions-calculator = Means of any two numbers
proportions-calculator-1 = Type two numbers. On the line, a solid dot marks a number found on a stone.

proportions-victories = Three victories
proportions-victories-1 = Three stones in one of these proportions win a great victory, _victoria magna_. Four stones win a greater one, _victoria maior_, if they contain two of the proportions, and the most excellent one, _victoria praestantissima_, if they contain all three.
proportions-victories-2 = Arithmetic rows win the beginners’ game; in the advanced game harmonic rows also win. Geometric rows and rows of four are options.

proportions-harmony = The greatest harmony
proportions-harmony-1 = The row 6, 8, 9, 12 contains both the arithmetic mean, 9, and the harmonic mean, 8, of 6 and 12. Strings whose lengths are in these ratios sound the intervals on which the old theory of music was based. Press an interval to hear it.
# Label of a button with a note. $interval: its name, for example “Fifth”. $ratio: for example “12 : 8”.
proportions-hear = Hear the interval: { $interval }, { $ratio }
proportions-octave = Octave
proportions-fifth = Fifth
proportions-fourth = Fourth
proportions-second = Second
proportions-harmony-2 = 6 is to 8 as 9 is to 12. In the advanced game, White can make this row with one captured stone; in all other cases, two are needed.

proportions-rows = All winning rows
proportions-rows-1 = The program has calculated all the rows that the full armies can make. A dotted underline marks a stone of the other army, which you would have to capture first.
proportions-rows-2 = A pyramid counts as its total. Only three rows of three stones include a pyramid, all of them in the advanced game. The list shows the rows of four that need at most one captured stone. It shows rows that need two captured stones only if they contain all three proportions.
proportions-beginner = For beginners
proportions-advanced = Advanced
proportions-kind = Proportion
# Below the name of a proportion in the table, if its rows win only when an option is chosen.
proportions-option = only as an option
# Heads of two columns: rows of your own stones, and rows that need a captured stone.
proportions-own = Own stones only
proportions-captured = With one captured stone
# Heading of a closed list. $side: “White” or “Black”. $count: how many rows.
proportions-fours = { $side }, rows of four: { $count }
# Before a list of rows of four.
proportions-highest = _Victoria praestantissima_:
proportions-higher = _Victoria maior_:
