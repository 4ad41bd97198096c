### The guide through a first game, beside the board. Each step has a name, a heading and a text.
### Variants name what to do, or the result of the opponent’s turn; `waits`: the opponent is to move.
### $other: name of the opponent, for example “Black” or “Anna”. $side: name of a side, for example “White”.
### $yours, $theirs: what you and the opponent rolled, for example “5”; “none” before the roll.
### $dice: list of the dice left to play, for example “6 and 5”.
### $board: “upright” if the board stands upright on a narrow screen, only for the choice.

# Above the heading of the first step.
guide-title = Your first game
# Instead of “Your first game” when a visitor who has finished another guide opens a new game.
guide-brief = In brief
# Button with a cross.
guide-leave = Leave the guide
guide-left = Guide closed. You can reopen it from the menu.
# Button beside “Guide closed.”
guide-back = Reopen the guide
guide-next = Next
guide-play = Play
# Button: start the whole guide of this game.
guide-more = Guide me
guide-without = Skip the guide
# $number, $of: numbers of this step and of all steps. Spoken by screen readers.
guide-heard = Your first game, step { $number } of { $of }.

## Steps of every game

guide-aim = The aim
guide-begins = Who begins
guide-first = Your first turn
guide-answer = { $other } replies
guide-second = Your second turn
guide-alone = Continue on your own
guide-alone_title = Continue on your own
guide-answer_waits_title = { $other } replies
guide-answer_waits_text = Watch the board while { $other } plays.
guide-alone_text = “Hint” suggests a move, and “Undo” takes moves back.
# The opponent’s turn, if its sentence would be too long.
# $written: the turn in the notation of the list of moves, for example “24–18; 13–8”.
guide-told = { $side }: { $written }.
# The outcome of a finished step, below the name of the step (“Your first roll”).
# $at: a point, for example “12”.
guide-outcome_hit = hits a man on { $at }

## Men and dice

guide-tables-aim = The aim and the route
guide-tables-first = Your first roll
guide-tables-second = Your second roll
guide-tables-begins_title = Who begins?
guide-tables-begins_lot_to_throw_text = { $yours ->
    [none] Press “Roll”: each side rolls one die, and the higher number begins.
   *[other] A tie: you rolled { $yours }, and { $other } rolled { $theirs }. Roll again.
}
guide-tables-begins_to_throw_title = You begin
guide-tables-begins_to_throw_text = { $yours ->
    [none] Roll your dice.
   *[other] You rolled { $yours }, and { $other } rolled { $theirs }. Now roll your dice.
}
guide-tables-begins_waits_title = { $other } begins
guide-tables-begins_waits_text = { $yours ->
    [none] Your turn comes next.
   *[other] { $other } rolled { $theirs }, and you rolled { $yours }. Your turn comes next.
}
guide-tables-first_title = Select a man, then a marked point
guide-tables-first_text = Move a man with each die, or one man with all the dice. Left to play: { $dice }.
guide-tables-first_chosen_title = Now select a marked point
guide-tables-first_to_throw_title = Roll the dice
guide-tables-first_to_throw_text = It is your turn. You will move a man with each die.
guide-tables-first_must_pass_title = No man can move
guide-tables-first_must_pass_text = No man can move with { $dice }: press “Pass”.
guide-tables-answer_title = { $other } has moved
guide-tables-answer_text = Roll for your second turn.
guide-tables-answer_hit_title = Your man was hit
guide-tables-answer_hit_text = It stood alone; now it starts all over again.
guide-tables-second_title = Use all your dice again
guide-tables-second_text = Left to play: { $dice }. A single man can be hit; try not to leave one.
guide-tables-second_to_throw_title = Roll the dice
guide-tables-second_to_throw_text = You will move a man with each die.
guide-tables-second_enter_first_title = Enter your man
guide-tables-second_enter_first_text = Left to play: { $dice }. Select the waiting man, then a marked point.
guide-tables-second_must_pass_title = No man can move
guide-tables-second_must_pass_text = No man can move with { $dice }: press “Pass”.
# Labels on the board, at the start and the end of a line that shows the route of your men.
guide-tables-label_begin = your route
guide-tables-label_out = bear off

guide-lombardorum-aim_title = Be the first to bear off all your men
guide-lombardorum-aim_text = Move left along the top, then right along the bottom and out to the tray.
guide-lombardorum-label_begin = your men start on 1
guide-lombardorum-second_enter_first_text = Left to play: { $dice }. A ringed point on the far side has room for only one of your men.
guide-lombardorum-second_text = Left to play: { $dice }. A ringed point on the far side has room for only one of your men.

guide-duodecim-aim_title = Be the first to bear off all your men
guide-duodecim-aim_text = Roll three dice, move your men from point 1 to point 24, and bear them off.
guide-duodecim-begins_lot_to_throw_text = { $yours ->
    [none] Press “Roll”: each side rolls its dice, and the higher roll begins.
   *[other] A tie: you rolled { $yours }, and { $other } rolled { $theirs }. Roll again.
}
guide-duodecim-second_title = Use all your dice

guide-xii-aim_title = Be the first to bear off all your men
guide-xii-aim_text = The men of both sides enter at A and follow the letters to the last E.
guide-xii-label_begin = enter here
guide-xii-first_title = Select a man, then a marked square
guide-xii-first_enter_one_title = Enter a man
guide-xii-first_enter_one_text = Rolled: { $dice }. Select your men in hand, then a marked square.
guide-xii-first_chosen_title = Now select a marked square
guide-xii-first_chosen_text = Left to play: { $dice }. The dot shows where the man can go.
guide-xii-second_enter_first_text = Left to play: { $dice }. Select the man on the circle, then a marked square.

## Beans

guide-mancala-aim_title = Capture more beans than { $other }
guide-mancala-aim_text = { $board ->
    [upright] Sow from a pit: drop its beans one by one, down the left, then up the right.
   *[other] Sow from a pit: drop its beans one by one into the next pits, round the board.
}
guide-mancala-label_sow = sow this way
guide-mancala-first = Your first turn
guide-mancala-first_title = { $board ->
    [upright] Press a pit in your left column
   *[other] Press a pit in your row
}
guide-mancala-first_text = The board shows where the beans fall and what you capture. Press again to sow.
guide-mancala-first_chosen_title = Press the pit again to sow
guide-mancala-first_chosen_text = Or press another of your pits to compare.
guide-mancala-answer_title = Sow from a second pit
guide-mancala-answer_text = You capture the last pit if it holds 2, 4 or 6 beans. You cannot capture this time.
guide-mancala-answer_captures_title = Now capture beans
guide-mancala-answer_captures_text = If the last pit holds 2, 4 or 6 beans, you capture them; the same goes for the pit before it.
# $written: a pit, for example “3”.
guide-mancala-told = { $side } sows from pit { $written }.
guide-mancala-alone_text = { $board ->
    [upright] If your column is empty on your turn, the game ends and the other side takes the rest.
   *[other] If your row is empty on your turn, the game ends and the other side takes the rest.
}

## The battle of numbers

guide-rithmomachia-aim_title = Make a winning row
guide-rithmomachia-aim_text = Capture the pyramid; then place three numbers with equal differences in the opponent’s half.
# Label on the board.
guide-rithmomachia-label_half = opponent’s half
guide-rithmomachia-first = Your first move
guide-rithmomachia-first_title = Select a stone, then a marked square
guide-rithmomachia-first_text = Round stones move 1 step, triangles 2, squares 3 and pyramids 1 to 3.
guide-rithmomachia-first_chosen_title = Now select a marked square
guide-rithmomachia-first_chosen_text = Every dot marks a square that this stone can reach.
guide-rithmomachia-answer_title = Attack an opposing number
guide-rithmomachia-answer_text = Number times distance must equal the target: the 6 attacks the 30 from 5 steps away.
guide-rithmomachia-alone_text = Red corners mark attacked stones. “Learn to play” shows every kind of capture.

## Joining

guide-dominoes-aim = The aim
guide-dominoes-begins = The deal
guide-dominoes-begins_title = Deal the tiles
guide-dominoes-begins_text = Each player sees only their own tiles.
guide-dominoes-first = Your first tile
guide-dominoes-first_title = Select a tile, then an end of the line
guide-dominoes-first_text = Equal numbers must touch. Tiles that fit are marked.
guide-dominoes-first_waits_title = { $other } plays first
guide-dominoes-first_waits_text = Then you play a tile at either end.
guide-dominoes-first_to_lead_title = Play any tile
guide-dominoes-first_to_lead_text = Select one of your tiles, then the middle of the table.
guide-dominoes-first_chosen_title = Now select an end of the line
guide-dominoes-first_chosen_text = Your tile fits an end that shows one of its two numbers.
guide-dominoes-first_chosen_to_lead_title = Now select the middle of the table
guide-dominoes-first_chosen_to_lead_text = The first tile goes in the middle; then the players take turns.
guide-dominoes-first_chosen_stock_title = Press the stock again to buy
guide-dominoes-first_chosen_stock_text = Or select one of your tiles.
guide-dominoes-first_must_buy_title = None of your tiles fits
guide-dominoes-first_must_buy_text = Buy (draw) a tile: press the stock twice.
guide-dominoes-first_must_pass_title = None of your tiles fits
guide-dominoes-first_must_pass_text = You must pass this time.
guide-dominoes-answer_title = Your turn again
guide-dominoes-answer_text = Watch the numbers at the ends: { $other } needs a tile with one of them.
guide-dominoes-answer_must_buy_title = None of your tiles fits
guide-dominoes-answer_must_buy_text = Buy a tile: press the stock twice.
guide-dominoes-answer_must_pass_title = None of your tiles fits
guide-dominoes-answer_must_pass_text = You must pass this time.
guide-dominoes-label_end = an open end
guide-sperrdomino-aim_title = Play all your tiles, or block the line
guide-sperrdomino-aim_text = In a blocked deal, the player with fewer pips scores every pip not played.
guide-familydomino-first_to_lead_title = Play your highest tile
guide-familydomino-first_to_lead_text = Select the marked tile, then the middle of the table.
guide-familydomino-aim_title = Be the first to play all your tiles
guide-familydomino-aim_text = Join each tile to an end of the line so that equal numbers touch.

## Sheets of tiles

# $tile: a tile, for example “2:5”. In guide-told.
guide-dominoes-outcome_lay = { $tile }
# Label on the board.
guide-dominoes-label_edge = press an edge
guide-dominosa-aim = The rule
guide-dominosa-aim_title = Find the outlines of the tiles
guide-dominosa-aim_text = Each tile occurs exactly once, horizontally or vertically.
guide-dominosa-first = Your first tile
guide-dominosa-first_title = Press between two cells
guide-dominosa-first_text = Press once to place a tile and again to remove it. If you are stuck, use “Hint”.
guide-dominosa-first_chosen_title = Now select a neighbouring cell
guide-dominosa-alone = Continue on your own
guide-dominosa-alone_title = Continue on your own
guide-dominosa-alone_text = The tally shows how many places each pair has left. “Check” finds mistakes.
guide-terzett-aim = The rule
guide-terzett-aim_title = Find the outlines of the tiles
guide-terzett-aim_text = Each tile occurs exactly once; equal numbers form straight lines of three.
guide-terzett-aim_tiles_to_lay_title = Fill the outline with all the tiles
guide-terzett-first = Your first tile
guide-terzett-first_title = Press between two cells
guide-terzett-first_text = Press once to place a tile and again to remove it. If you are stuck, use “Hint”.
guide-terzett-first_chosen_title = Now select a neighbouring cell
guide-terzett-first_tiles_to_lay_title = Select a tile, then an edge
guide-terzett-first_tiles_to_lay_text = Select a tile in the list, then the edge that it should cover.
guide-terzett-alone = Continue on your own
guide-terzett-alone_title = Continue on your own
guide-terzett-alone_text = “Hint” shows a tile whose place is certain; “Check” finds mistakes.
guide-terzett-alone_tiles_to_lay_text = Finished groups of three are counted beside the board.

## Short labels on the board: which man, stone or tile to select, and where it goes

guide-tables-label_select = 1. Select this man
guide-tables-label_then = 2. Then here
guide-tables-label_or = or here
guide-rithmomachia-label_select = 1. Select this stone
guide-rithmomachia-label_then = 2. Then here
guide-rithmomachia-label_or = or here
guide-sperrdomino-label_select = 1. Select this tile
guide-sperrdomino-label_then = 2. Then here
guide-sperrdomino-label_or = or here
guide-familydomino-label_select = 1. Select this tile
guide-familydomino-label_then = 2. Then here
guide-familydomino-label_or = or here
