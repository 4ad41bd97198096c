### Family dominoes: its sides, its opponents, its options.
### $side: name of a side, for example “A”, or of its player, for example “Aunt”.
### $sideSubject: the name at the beginning of a sentence, for example “The regular”.
### $tile: a tile, for example “0:3”, or “none” if it is hidden. $ends: the numbers at the ends of
### the line, for example “3 and 5”.
### $left, $buyable: tiles that can still be drawn (number); $times: tiles drawn one after the other
### (number).
### $ending: key of the ending: “domino”, “block”, “tie” or “resigned”.

side-familydomino-a = A
side-familydomino-b = B
side-familydomino-c = C
side-familydomino-d = D
side-familydomino-e = E

event-familydomino-over = { $ending ->
    [domino] { $sideSubject } has no tiles left and wins.
    [block] { $sideSubject } has the fewest pips and wins.
    [tie] Several players tie for the fewest pips: no winner.
   *[other] { $sideSubject } wins.
}
# The same to the player who has won.
own-familydomino-over = { $ending ->
    [domino] You have no tiles left, so you win.
    [block] You have the fewest pips, so you win.
   *[other] You win.
}
event-familydomino-buy = { $sideSubject } draws { $tile ->
    [none] a tile
   *[other] { $tile }
}; { $left ->
    [0] the stock is empty.
    [one] one tile is left.
   *[other] { $left } tiles are left.
}
own-familydomino-buy = You draw { $times ->
    [one] { $tile }
   *[other] { $times } tiles
}; { $left ->
    [0] the stock is empty.
    [one] one tile is left.
   *[other] { $left } tiles are left.
}
status-familydomino-won = { $ending ->
    [domino] Domino: { $sideSubject } has no tiles left and wins.
    [block] Blocked: { $sideSubject } has the fewest pips and wins.
   *[other] { $sideSubject } wins by resignation.
}{ familydomino-left }
# The same to the player who has won.
own-familydomino-won = { $ending ->
    [domino] Domino: you have no tiles left, so you win.
    [block] Blocked: you have the fewest pips, so you win.
   *[other] You win by resignation.
}{ familydomino-left }
# How it ended, under a heading that names the winner.
result-familydomino-won = { $ending ->
    [domino] Domino: the winner’s hand is empty.
    [block] Blocked: the hand with the fewest pips wins.
   *[other] The game ended by resignation.
}{ familydomino-left }
# The tiles that were not dealt, after the sentence about the winner. $left: list of tiles, for example “0:3 and 4:6”; $leftCount: their
# number.
familydomino-left = { $leftCount ->
    [0] {""}
    [one] {" "}{ $left } was left over.
   *[other] {" "}{ $left } were left over.
}
status-familydomino-to_deal = Deal the tiles to begin. Each player sees only their own tiles.
status-familydomino-to_lead = { $sideSubject } holds the highest tile and must lead it; doubles rank above other tiles.
status-familydomino-drawn = Blocked, and several players tie for the fewest pips: no winner.
status-familydomino-must_buy = { $sideSubject } cannot play at either end ({ $ends }) and must draw a tile; { $buyable ->
    [one] one tile is left.
   *[other] { $buyable } tiles are left.
}
do-familydomino-to_lead = You hold the highest tile and must lead it; doubles rank above other tiles.
do-familydomino-must_buy = You cannot play at either end ({ $ends }). Draw a tile; { $buyable ->
    [one] one tile is left.
   *[other] { $buyable } tiles are left.
}
# Button.
action-familydomino-buy = Draw a tile
# $count: tiles that are face down.
label-familydomino-stock = { $buyable ->
    [0] { $count ->
        [0] Empty stock
        [one] One tile, face down
       *[other] { $count } tiles, face down
    }
    [one] Stock of one tile
   *[other] Stock of { $buyable } tiles
}
caption-familydomino-stock = { $buyable ->
    [0] nothing left to draw
    [one] one to draw
   *[other] { $buyable } to draw
}
label-familydomino-buy = { $buyable ->
    [one] draw the last tile
   *[other] draw a tile
}
# $value: number of tiles.
counter-familydomino-buyable = { $value ->
    [0] nothing left to draw
    [one] one tile to draw
   *[other] { $value } tiles to draw
}
reason-familydomino-none_to_buy = Nothing left: the stock is empty.
reason-familydomino-must_buy = Draw first: nothing fits, and the stock is not empty.
hint-familydomino-must_buy = None of your tiles fits, so you must draw.
hint-familydomino-do_buy = Draw a tile

# Spoken by screen readers. $value: the tile, for example “0:3”.
contents-familydomino-tile = tile { $value }
# $count: number of tiles; $words: the same in words.
contents-familydomino-tile_hidden = { $count ->
    [one] one face-down tile
   *[other] { $words } face-down tiles
}

## Opponents

# Names of the opponents, each with its strength, weakest first.
level-familydomino-kind = The child – beginner
level-familydomino-vetter = The cousin – average player
level-familydomino-schwester = The sister – practised player
level-familydomino-tante = The aunt – strong player
level-familydomino-onkel = The uncle – very strong player
level-familydomino-grossvater = The grandfather – expert
plays-familydomino-kind = Plays any tile that fits.
plays-familydomino-vetter = Plays the heaviest tile that fits.
plays-familydomino-schwester = Gets rid of heavy tiles and doubles, and keeps many different numbers in hand.
plays-familydomino-tante = Imagines two or three possible deals and picks the move that does best in them.
plays-familydomino-onkel = Imagines a hundred possible deals and leaves the next player little choice.
plays-familydomino-grossvater = Imagines a hundred possible deals and counts on the others’ mistakes.
name-familydomino-kind = Child
    .subject = The child
name-familydomino-vetter = Cousin
    .subject = The cousin
name-familydomino-schwester = Sister
    .subject = The sister
name-familydomino-tante = Aunt
    .subject = The aunt
name-familydomino-onkel = Uncle
    .subject = The uncle
name-familydomino-grossvater = Grandfather
    .subject = The grandfather

## Presets and options

# Ready-made choices of options.
preset-familydomino-two = Two players
preset-familydomino-table = Four at the family table
preset-familydomino-drawing = Drawing from a stock
option-familydomino-players = Players
value-familydomino-players-2 = Two
value-familydomino-players-3 = Three
value-familydomino-players-4 = Four
value-familydomino-players-5 = Five
note-familydomino-players = Adler allows two or more players; with five players, each still gets five tiles from the usual set.
option-familydomino-draw_one = Drawing
value-familydomino-draw_one-off = Equal hands, no stock; a player who cannot play passes
value-familydomino-draw_one-on = Seven tiles each (five with four or more players); a player who cannot play draws a tile
note-familydomino-draw_one = Adler deals out all the tiles and does not mention drawing.
option-familydomino-reach = Set of tiles
value-familydomino-reach-6 = Up to six: 28 tiles
value-familydomino-reach-7 = Up to seven: 36 tiles
value-familydomino-reach-8 = Up to eight: 45 tiles
value-familydomino-reach-9 = Up to nine: 55 tiles
note-familydomino-reach = Adler allows any set.
option-familydomino-take_back_draws = Putting back a drawn tile
value-familydomino-take_back_draws-on = Allowed outside a match
value-familydomino-take_back_draws-off = Never
note-familydomino-take_back_draws = Drawing reveals the tile. In a match, drawing a tile can never be undone, regardless of this setting.

reason-familydomino-game_over = The deal is over.
# $text: the text that was typed.
error-familydomino-notation = “{ $text }” is not a move. Write, for example, “1:1” for the first tile; for later turns, “0:1 left”, “0:1 right”, “buy” or “pass”.
# $name: key of the file, for example “reach”. $value: the number there; $most: largest number
# allowed.
error-familydomino-number_range = “{ $name }” is { $value }; it must be a number from 0 to { $most }.
