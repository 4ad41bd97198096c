### Make it yourself: all sheets to cut out, and how to print them.
### $game: name of a game, for example “Bohnenspiel”. $count: number of sheets of paper.

make-show = Sheets shown
make-all = All
make-boards = Boards
make-pieces = Pieces
make-puzzles = Puzzles on paper
make-sheets = { $count ->
    [one] one sheet
   *[other] { $count } sheets
}
make-part-rules = rules
make-part-board = board
make-part-puzzle = puzzle
make-part-men = men
make-part-dice = dice
make-part-beans = beans
make-part-tiles = tiles
make-part-stones = stones
make-printing = Printing
make-paper = Paper
make-print = { $count ->
    [one] { $game }: one sheet to print
   *[other] { $game }: { $count } sheets to print
}
make-rule = Every sheet has a scale like this. If it measures 5 cm on paper, the size is right.
make-advice = Print at 100%, not “fit to page”; you can also save a PDF in the same dialog. Card of 200 g/m² works best; cardboard from a shoebox will do. Beans, buttons and coins make good men. You may copy and hand out any of the sheets.
