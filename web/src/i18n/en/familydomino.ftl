### The family domino: its sides, its opponents, its options.

side-familydomino-a = A
side-familydomino-b = B
side-familydomino-c = C
side-familydomino-d = D
side-familydomino-e = E

event-familydomino-over = { $ending ->
    [tie] The lightest hands are equal: nobody wins.
   *[other] { $side } wins.
}
event-familydomino-buy = { $side } draws { $tile ->
    [none] a tile
   *[other] { $tile }
}; { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
status-familydomino-won = { $ending ->
    [domino] Domino: { $side } has laid every tile and wins.
    [block] Shut: { $side } has the lightest hand and wins.
   *[other] { $side } wins; somebody has resigned.
}
status-familydomino-to_deal = Share out the tiles to begin.
status-familydomino-drawn = Shut, and the lightest hands are equal: nobody wins.
status-familydomino-must_buy = { $side } has nothing that fits { $ends } and draws a tile; { $buyable ->
    [one] one is left.
   *[other] { $buyable } are left.
}
action-familydomino-buy = Draw a tile
label-familydomino-stock = Face down: { $count }; to draw: { $buyable }
caption-familydomino-stock = { $buyable ->
    [0] nothing left to draw
    [one] one to draw
   *[other] { $buyable } to draw
}
label-familydomino-buy = draw one of { $buyable }
counter-familydomino-buyable = { $value ->
    [0] nothing left to draw
    [one] one tile to draw
   *[other] { $value } tiles to draw
}
reason-familydomino-none_to_buy = Nothing left: the stock is used up.
reason-familydomino-must_buy = Draw first: nothing fits, and a tile can be drawn.

contents-familydomino-tile = tile { $value }
contents-familydomino-tile_hidden = { $count ->
    [one] one tile face down
   *[other] { $words } tiles face down
}

## Opponents

level-familydomino-kind = A child
level-familydomino-vetter = The cousin
level-familydomino-grossvater = Grandfather

## Presets and options

preset-familydomino-two = Two at the table
preset-familydomino-table = Four at the family table
preset-familydomino-drawing = With drawing
option-familydomino-players = Players
value-familydomino-players-2 = Two
value-familydomino-players-3 = Three
value-familydomino-players-4 = Four
value-familydomino-players-5 = Five
note-familydomino-players = Two or more share the tiles; five is where the usual set still gives everybody five.
option-familydomino-draw_one = Drawing
value-familydomino-draw_one-off = All tiles are shared out; who cannot play passes
value-familydomino-draw_one-on = Seven or five each; who cannot play draws one
note-familydomino-draw_one = The book shares the tiles out and says nothing of drawing.
option-familydomino-reach = The set of tiles
value-familydomino-reach-6 = Up to six: 28 tiles
value-familydomino-reach-7 = Up to seven: 36 tiles
value-familydomino-reach-8 = Up to eight: 45 tiles
value-familydomino-reach-9 = Up to nine: 55 tiles
note-familydomino-reach = Any set will do.
option-familydomino-take_back_draws = Taking back a draw
value-familydomino-take_back_draws-on = Allowed where nothing is counted
value-familydomino-take_back_draws-off = Never
note-familydomino-take_back_draws = Whoever has drawn a tile has seen it. In a series it stays drawn, whatever is chosen here.

ending-familydomino-resigned = resigned
reason-familydomino-game_over = The deal is over.
error-familydomino-notation = “{ $text }” is no move. Moves are 1:1 for the first tile, then 0:1 left, 0:1 right, buy and pass.
error-familydomino-number_range = “{ $name }” is { $value }; it can be 0 to { $most }.
