### The page “Make it yourself”: pictures of all sheets to print and cut out, and how to print them.
### $game: name of a game, for example “Bohnenspiel”. $count: number of sheets of paper.

# Label of the choice All, Boards, Pieces, Puzzles on paper.
make-show = Sheets
make-all = All
make-boards = Boards
make-pieces = Pieces
make-puzzles = Puzzles on paper
# After what the sheets contain: “board, men · one sheet”.
make-sheets = { $count ->
    [one] one sheet
   *[other] { $count } sheets
}
# What the sheets contain, in a list: “board, dice · 2 sheets”.
make-part-rules = rules
make-part-board = board
make-part-puzzle = puzzle
make-part-men = men
make-part-dice = dice
make-part-beans = beans
make-part-tiles = tiles
make-part-stones = stones
# Heading of the advice on printing.
make-printing = Printing
# Label of the choice of the size of paper.
make-paper = Paper
# A link that opens all sheets of a game, ready to print.
make-print = { $count ->
    [one] { $game }: one sheet to print
   *[other] { $game }: { $count } sheets to print
}
# Below a picture of the scale.
make-rule = Every sheet has a scale like this one. If the scale measures 5 cm on paper, the size is right.
make-advice = Print at 100%, not “fit to page”; you can also save a PDF in the same dialog. Card of 200 g/m² works best; paper glued to card from a shoebox will do. Beans, buttons and coins make good men. You may copy and hand out any of the sheets.
