### The editor: a position in lines beside the board.
### $side: name of a side, for example “White”. Messages with `-form` are below the label
### of a line and show how to write it; their examples are not translated.

editor-title = Set up a position
editor-lead = Edit the lines, or make moves on the board: the lines and the board change together.
# Label of a choice of sides.
editor-turn = Side to move
# Buttons.
editor-play = Play from here
editor-task = Set a task
editor-picture = Save picture
editor-drawing = Save line drawing

editor-tables-dice = Dice
editor-tables-dice-form = 6 5; empty before the roll
editor-tables-cube = { $side }: doubling cube
editor-tables-cube-form = 2, 4, 8 and so on; empty unless { $side } has the cube
editor-tables-men = { $side }: places and men
editor-tables-men-form = 1:13 3 bar:1 (place:men), as { $side } counts the places; men not listed are borne off
editor-mancala-pits = { $side }: pits
editor-mancala-pits-form = beans in each of the six pits, from left to right as { $side } sees them
editor-mancala-store = { $side }: store
editor-mancala-store-form = the number of beans
editor-rithmomachia-stones = { $side }: stones
editor-rithmomachia-stones-form = R2@c3: R round, T triangle, S square, P pyramid; then number and place
editor-rithmomachia-captured = { $side }: captured stones
editor-rithmomachia-captured-form = T12 S28: shape and number
editor-dominoes-line = Line
editor-dominoes-line-form = 1:3 3:3 3:5, from left to right
editor-dominoes-hand = { $side }: hand
editor-dominoes-hand-form = 0:1 3:4; tiles not listed are in the stock
editor-dominoes-grid = Numbers
editor-dominoes-grid-form = one line for each row, from the top
editor-dominoes-laid = Tiles found
editor-dominoes-laid-form = a1-a2 b1-c1: the two cells of each tile; a1 is top left
editor-dominoes-lines = Lines drawn
editor-dominoes-lines-form = a1-b1: a line between a1 and b1
editor-dominoes-outline = Outline
editor-dominoes-outline-form = one line for each row: # is a cell, . is empty
editor-dominoes-given = Given numbers
editor-dominoes-given-form = a1=3 b2=0: cell and number
editor-dominoes-sums = Sums of rows and columns
editor-dominoes-sums-form = a=12 1=9: column a adds up to 12, row 1 to 9
editor-dominoes-tiles = Tiles laid
editor-dominoes-tiles-form = 0:1@a1-b1: the first number is on the first cell
