### Messages about a whole position, typed moves, the list of moves, and the device’s voice.
### $count, $cells, $tiles, $free, $row, $rows: numbers. $things: list of pieces, for example “two men, a pyramid”.
### $place: name of a place on the board, for example “point 12”; in survey-beside only for the choice.

## The survey
## Spoken by screen readers on the keys b, o and k.

survey-at = { $things } on { $place }
# $subject: a place without a short name, for example “Your pit 1”, or a number of pieces of a kind,
# for example “2 squares”. $things: pieces, or pieces and places.
survey-of = { $subject }: { $things }
# $men: the number of a side’s men in a row, for example “3”. $first, $last: the first and the last
# place of the row, for example “A1” and “A12”.
survey-row = { $men } on { $first } to { $last }
# $things: a number of pieces, or the numbers on them, for example “2” or “12, 28”.
survey-beside = { $things } { $place ->
    [bar] on the bar
    [cell] waiting beside the first point
    [circle] on the circle
    [off] off
    [store] in the store
    [taken] captured
   *[hand] in hand
}
survey-line = { $count ->
    [one] one tile in the line
   *[other] { $count } tiles in the line
}
survey-sheet = { $cells } cells, { $tiles ->
    [0] no tiles placed
    [one] one tile placed
   *[other] { $tiles } tiles placed
}, { $free ->
    [one] one cell free
   *[other] { $free } cells free
}
survey-attacks = { $count ->
    [one] one attack
   *[other] { $count } attacks
}
survey-of-row = Row { $row } of { $rows }: { $things }.
# In survey-of-row and the like, instead of pieces.
survey-none = nothing
survey-nothing = There is nothing here.
survey-again = Press the key again to hear everything.
survey-kind-man = { $count ->
    [one] one man
   *[other] { $count } men
}
survey-kind-bean = { $count ->
    [one] one bean
   *[other] { $count } beans
}
survey-kind-tile = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
survey-kind-round = { $count ->
    [one] one round stone
   *[other] { $count } round stones
}
survey-kind-triangle = { $count ->
    [one] one triangle
   *[other] { $count } triangles
}
survey-kind-square = { $count ->
    [one] one square
   *[other] { $count } squares
}
survey-kind-pyramid = { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
}
survey-kind-piece = { $count ->
    [one] one piece
   *[other] { $count } pieces
}

## Typing
## A field below the board, on the key g. $typed: the text in the field.

typing-label = Place or move
# Label of the list of moves that match the text.
typing-offers = Possible moves
typing-go = Go to { $place }
typing-none = “{ $typed }” is neither a move nor a place here.

## The list of buttons

list-title = Possible moves
list-none = There are no possible moves now.
# Heading above the moves that belong to no place on the board.
list-beside = Other moves

## The device’s voice

voice-on = Speech is on. Press Ctrl to interrupt it.
voice-none = No voice for this language is installed on this device.
