### The guide through a first game. Each step has a name, a heading and a sentence; cases come
### between: what is to be done, what the other side's turn brought, `waits` for the other side.

guide-title = Your first game
guide-brief = On your first visit
guide-leave = Leave the guide
guide-left = The guide is closed. It is in the menu.
guide-back = Show it again
guide-next = Next
guide-play = Play
guide-more = Guide me
guide-without = Play without it
guide-heard = Your first game, step { $number } of { $of }.

## Steps of every game

guide-aim = The aim
guide-begins = Who begins
guide-first = Your first turn
guide-answer = { $other } answers
guide-second = Your second turn
guide-alone = You play on alone
guide-alone_title = You play on alone
guide-answer_waits_title = { $other } answers
guide-answer_waits_text = Watch the board: it shows what { $other } does.
guide-alone_text = “Hint” advises you, “Undo” takes any move back.
# What another side has done, where its sentence would be too long.
guide-told = { $side }: { $written }.
guide-outcome_hit = hit on { $at }

## Men and dice

guide-tables-aim = The aim and the way
guide-tables-first = Your first roll
guide-tables-second = Your second roll
guide-tables-begins_title = Who begins?
guide-tables-begins_lot_to_throw_text = { $yours ->
    [none] Press “Roll”: each side rolls one die, and the higher begins.
   *[other] A tie: you rolled { $yours }, { $other } { $theirs }. Roll again.
}
guide-tables-begins_to_throw_title = You begin
guide-tables-begins_to_throw_text = { $yours ->
    [none] Roll your dice.
   *[other] You rolled { $yours }, { $other } { $theirs }. Now roll your dice.
}
guide-tables-begins_waits_title = { $other } begins
guide-tables-begins_waits_text = { $yours ->
    [none] Your turn comes next.
   *[other] { $other } rolled { $theirs }, you { $yours }. Your turn comes next.
}
guide-tables-first_title = Select a man, then a marked point
guide-tables-first_text = Each die moves one man; one man may use them all. Left to play: { $dice }.
guide-tables-first_chosen_title = Now a marked point
guide-tables-first_to_throw_title = Roll the dice
guide-tables-first_to_throw_text = It is your turn. Each die will move one man.
guide-tables-first_must_pass_title = No man can move
guide-tables-first_must_pass_text = No man can move with { $dice }: press “Pass”.
guide-tables-answer_title = { $other } has moved
guide-tables-answer_text = Roll for your second turn.
guide-tables-answer_hit_title = Your man was hit
guide-tables-answer_hit_text = It was alone on its point. It starts its journey again.
guide-tables-second_title = Use both dice again
guide-tables-second_text = Left to play: { $dice }. Men who stand alone can be hit; try to stand safely.
guide-tables-second_to_throw_title = Roll the dice
guide-tables-second_to_throw_text = Each die will move one man.
guide-tables-second_enter_first_title = Bring your man in
guide-tables-second_enter_first_text = Left to play: { $dice }. Select the man off the board, then a marked point.
guide-tables-second_must_pass_title = No man can move
guide-tables-second_must_pass_text = No man can move with { $dice }: press “Pass”.
guide-tables-label_begin = your way
guide-tables-label_out = and off

guide-lombardorum-aim_title = Bear off all your men first
guide-lombardorum-aim_text = Go left along the top, round the edge, right along the bottom and out to the tray.
guide-lombardorum-label_begin = your men set out from 1
guide-lombardorum-second_enter_first_text = Left to play: { $dice }. On a ringed mark only one of your men may stand.
guide-lombardorum-second_text = Left to play: { $dice }. On a ringed mark only one of your men may stand.

guide-duodecim-aim_title = Bear off all your men first
guide-duodecim-aim_text = Each side rolls three dice and takes its men from point 1 to 24, then off.
guide-duodecim-begins_lot_to_throw_text = { $yours ->
    [none] Press “Roll”: each side rolls its dice, and the higher roll begins.
   *[other] A tie: you rolled { $yours }, { $other } { $theirs }. Roll again.
}
guide-duodecim-second_title = Use all your dice again

guide-xii-aim_title = Be the first to bear off all men
guide-xii-aim_text = Your men enter at A and follow the letters to the last E. So do the others.
guide-xii-label_begin = enter here
guide-xii-first_title = Select a man, then a marked square
guide-xii-first_enter_one_title = Enter a man
guide-xii-first_enter_one_text = Rolled: { $dice }. Select your men off the board, then a marked square.
guide-xii-first_chosen_title = Now a marked square
guide-xii-first_chosen_text = Left to play: { $dice }. The dot shows where the man can go.
guide-xii-second_enter_first_text = Left to play: { $dice }. Select the man off the board, then a marked square.

## Beans

guide-mancala-aim_title = Capture more beans than { $other }
guide-mancala-aim_text = { $board ->
    [upright] Sow a pit: a bean into each that follows, down the left, then up the right.
   *[other] Sow one pit: a bean into each pit that follows, along your row and back.
}
guide-mancala-label_sow = sow this way
guide-mancala-first = Your first sowing
guide-mancala-first_title = { $board ->
    [upright] Press a pit in your left column
   *[other] Press a pit in your row
}
guide-mancala-first_text = The board shows where its beans fall and what they capture. Press again to sow.
guide-mancala-first_chosen_title = Press it again to sow
guide-mancala-first_chosen_text = Or press another pit of yours to compare.
guide-mancala-answer_title = Sow a second pit
guide-mancala-answer_text = A last pit with two, four or six beans is yours. No pit captures this time.
guide-mancala-answer_captures_title = Now capture
guide-mancala-answer_captures_text = A last pit with two, four or six beans is yours, and so are those before it.
guide-mancala-told = { $side } sows pit { $written }.
guide-mancala-alone_text = { $board ->
    [upright] An empty column ends the game: the other side gathers what is left.
   *[other] An empty row ends the game: the other side gathers what is left.
}

## The battle of numbers

guide-rithmomachia-aim_title = Set a row in { $other }’s half
guide-rithmomachia-aim_text = First capture the pyramid; then set three numbers with equal steps.
guide-rithmomachia-label_half = the other half
guide-rithmomachia-first = Your first move
guide-rithmomachia-first_title = Select a stone, then a dot
guide-rithmomachia-first_text = Round stones go one step, triangles two, squares three, pyramids one to three.
guide-rithmomachia-first_chosen_title = Now a marked square
guide-rithmomachia-first_chosen_text = Every dot is a square that this stone can reach.
guide-rithmomachia-answer_title = Aim at an enemy’s number
guide-rithmomachia-answer_text = Your number times the steps between must equal it: 6 captures 30 from five steps.
guide-rithmomachia-alone_text = An attacked stone is ringed in red. “Learn to play” shows all captures.

## Joining

guide-dominoes-aim = The aim
guide-dominoes-begins = The deal
guide-dominoes-begins_title = Deal the tiles
guide-dominoes-begins_text = Everyone’s tiles stay hidden from the others.
guide-dominoes-first = Your first tile
guide-dominoes-first_title = Select a tile, then an end
guide-dominoes-first_text = Equal numbers must touch. Tiles that fit are marked.
guide-dominoes-first_waits_title = { $other } leads
guide-dominoes-first_waits_text = Then you join a tile at either end.
guide-dominoes-first_to_lead_title = Lead any tile
guide-dominoes-first_to_lead_text = Select one of your tiles, then the middle of the table.
guide-dominoes-first_chosen_title = Now an end of the line
guide-dominoes-first_chosen_text = It goes where its number is the same.
guide-dominoes-first_chosen_to_lead_title = Now the middle of the table
guide-dominoes-first_chosen_to_lead_text = The first tile lies there; then each side joins a tile in turn.
guide-dominoes-first_chosen_stock_title = Press it again to buy
guide-dominoes-first_chosen_stock_text = Or select one of your tiles.
guide-dominoes-first_must_buy_title = Nothing fits
guide-dominoes-first_must_buy_text = Take a tile from the stock: press it twice.
guide-dominoes-first_must_pass_title = Nothing fits
guide-dominoes-first_must_pass_text = You must pass this time.
guide-dominoes-answer_title = Your turn again
guide-dominoes-answer_text = Watch the ends: numbers that { $other } cannot join block the line.
guide-dominoes-answer_must_buy_title = Nothing fits
guide-dominoes-answer_must_buy_text = Take a tile from the stock: press it twice.
guide-dominoes-answer_must_pass_title = Nothing fits
guide-dominoes-answer_must_pass_text = You must pass this time.
guide-dominoes-label_end = an open end
guide-sperrdomino-aim_title = Play all your tiles, or block
guide-sperrdomino-aim_text = When the line is blocked, the lighter hand wins the pips that were not played.
guide-familydomino-first_to_lead_title = Lead your highest tile
guide-familydomino-first_to_lead_text = The highest double begins: select the marked tile, then the middle of the table.
guide-familydomino-aim_title = Play all your tiles first
guide-familydomino-aim_text = Each tile joins an end of the line where its number is the same.

## Sheets of tiles

guide-dominoes-outcome_lay = { $tile }
guide-dominoes-label_edge = press an edge
guide-dominosa-aim = The rule
guide-dominosa-aim_title = Find the outlines of the tiles
guide-dominosa-aim_text = Each pair of numbers lies exactly once, upright or lying.
guide-dominosa-first = Your first tile
guide-dominosa-first_title = Press between two cells
guide-dominosa-first_text = A tile is laid there; press again to remove it. “Hint” finds a certain one.
guide-dominosa-first_chosen_title = Now its neighbour
guide-dominosa-alone = You solve on alone
guide-dominosa-alone_title = You solve on alone
guide-dominosa-alone_text = The tally counts where each pair can still lie. “Check” finds mistakes.
guide-terzett-aim = The rule
guide-terzett-aim_title = Find the outlines of the tiles
guide-terzett-aim_text = Each tile lies exactly once; equal numbers lie three in a straight line.
guide-terzett-aim_tiles_to_lay_title = Fill the outline with all tiles
guide-terzett-first = Your first tile
guide-terzett-first_title = Press between two cells
guide-terzett-first_text = A tile is laid there; press again to remove it. “Hint” finds a certain one.
guide-terzett-first_chosen_title = Now its neighbour
guide-terzett-first_tiles_to_lay_title = Take a tile, then press an edge
guide-terzett-first_tiles_to_lay_text = Choose a tile from the list; it lies over the edge that you press.
guide-terzett-alone = You go on alone
guide-terzett-alone_title = You go on alone
guide-terzett-alone_text = “Hint” finds a certain tile, “Check” finds mistakes.
guide-terzett-alone_tiles_to_lay_text = Numbers in groups of three are counted beside the board.

## Labels of the gesture

guide-tables-label_select = 1 Select this man
guide-tables-label_then = 2 then here
guide-tables-label_or = or here
guide-rithmomachia-label_select = 1 Select this stone
guide-rithmomachia-label_then = 2 then here
guide-rithmomachia-label_or = or here
guide-sperrdomino-label_select = 1 Select this tile
guide-sperrdomino-label_then = 2 then here
guide-sperrdomino-label_or = or here
guide-familydomino-label_select = 1 Select this tile
guide-familydomino-label_then = 2 then here
guide-familydomino-label_or = or here
