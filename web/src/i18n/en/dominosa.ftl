### Dominosa: presets and options of puzzles.

# Link to a page with the figures of the book.
further-dominosa = Figures from the book

# The only player, before the counts in the spoken summary: “You: 3 tiles found and 20 places left.”
side-dominosa-solver = You

## Presets

# Ready-made choices of options; “Adler’s problems” has the options of his book.
preset-dominosa-evening = For an evening
preset-dominosa-adler = Adler’s problems
preset-dominosa-small = A small puzzle
preset-dominosa-cross = The cross

## Options

option-dominosa-reach = Set of tiles
value-dominosa-reach-3 = up to 3 (10 tiles)
value-dominosa-reach-4 = up to 4 (15 tiles)
value-dominosa-reach-5 = up to 5 (21 tiles)
value-dominosa-reach-6 = up to 6 (28 tiles)
value-dominosa-reach-7 = up to 7 (36 tiles)
value-dominosa-reach-8 = up to 8 (45 tiles)
value-dominosa-reach-9 = up to 9 (55 tiles)
note-dominosa-reach = Adler made his puzzles with tiles up to seven. The other sets come from computer programs.

option-dominosa-grade = Difficulty
value-dominosa-grade-siegel = easy – seal
value-dominosa-grade-festlegung = medium – commitment
value-dominosa-grade-mengen = hard – number counts
value-dominosa-grade-provisorisch = very hard – provisional seal
value-dominosa-grade-tief = extreme – trial within a trial
note-dominosa-grade = Each level of difficulty is named after the hardest method that its puzzles need. The book names the methods but does not rate its problems. “Number counts” and “trial within a trial” are our additions; some problems need them.

option-dominosa-outline = Outline
value-dominosa-outline-rectangle = rectangle
value-dominosa-outline-cross = cross
value-dominosa-outline-ring = frame
value-dominosa-outline-iv = Figure IV, 6 by 12
value-dominosa-outline-v = Figure V, 4 by 18
value-dominosa-outline-vi = Figure VI, 3 by 24
value-dominosa-outline-vii = Figure VII, 36 by 2
value-dominosa-outline-viii = Figure VIII, the letter E
value-dominosa-outline-ix = Figure IX, the letter H
value-dominosa-outline-x = Figure X, a long window
value-dominosa-outline-xi = Figure XI, a long slit
value-dominosa-outline-xii = Figure XII, two windows
value-dominosa-outline-xiii = Figure XIII, two horizontal windows
value-dominosa-outline-xiv = Figure XIV, three windows
value-dominosa-outline-xv = Figure XV, a narrow slit
value-dominosa-outline-xvi = Figure XVI, one slit
value-dominosa-outline-xvii = Figure XVII, a wide window
note-dominosa-outline = Adler began with crosses, stars and frames. Figures IV to XVII are those of the game Terzett without the printed numbers; they need tiles up to 7 : 7.

# The rule in one line, always shown beside the board.
rule-dominosa = Each tile occurs exactly once.
