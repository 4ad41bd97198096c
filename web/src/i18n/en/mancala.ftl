### The games of sowing: pits, stores, beans, sowing and captures.
### $side: name of a side, for example “South”, or of its player, for example “The count”. $sideId:
### key of the side, “south”, “north” or “none”.
### $pit, $last, $number: number of a pit, 1 to 6, counted by its owner from the left.
### $count: a number of beans or turns. $beans: beans of a side (number).
### $south, $north: the beans that the two sides have won (numbers).
### $takenFirst: beans taken from the last pit, in words, for example “four”. $takenRest: the other
### pits backwards, for example “then two, then four”. $takenCount: how many pits are emptied.
### $board: “upright” if the board stands upright, so that rows are columns.
### $ending: how the game ended: “row_empty”, “majority”, “repetition”, “no_capture”, “cap”,
### “resigned” or “agreed”.
### $remainder: the option for beans left at the end: “other”, “own_rows” or “nobody”.

# The words for a number of beans, for example “six beans”. Part of other messages, which pass
# $count.
bean-count = { $count ->
    [one] one bean
   *[other] { number-word } beans
}
# The beginning of a hint. $moves: number of moves that the computer looked ahead.
next-moves = { $moves ->
    [one] After one more move
   *[other] After { $moves } more moves
}
# Where the last bean falls, as the player who sows counts the pits. $opposite: “true” if the pit is
# the opponent’s.
last-pit = { $opposite ->
    [true] pit { $last } on the other side
   *[other] pit { $last }
}
# What is captured, pit by pit from the last one backwards: “two captured, then four”.
taken-chain = { $takenCount ->
    [one] { $takenFirst } captured
   *[other] { $takenFirst } captured, { $takenRest }
}

## What happened
## Sentences after a move, shown and spoken by screen readers.
## $left: passes that are left (number).

event-mancala-sow = { $side } sows { bean-count } from pit { $pit }, ending in { last-pit }.
event-mancala-sow_take = { $side } sows { bean-count } from pit { $pit }, ending in { last-pit }: { taken-chain }.
# The same to the player who did it.
own-mancala-sow = You sow { bean-count } from pit { $pit }, ending in { last-pit }.
own-mancala-sow_take = You sow { bean-count } from pit { $pit }, ending in { last-pit }: { taken-chain }.
event-mancala-skip = { $side } passes and may { $left ->
    [0] not pass again.
    [one] pass once more.
   *[other] pass { $left } more times.
}
event-mancala-remainder = { $side } collects { $count ->
    [one] the last bean.
   *[other] the last { number-word } beans.
}
event-mancala-over = { $ending ->
    [resigned] { $side } wins.
    [majority] { $side } has more than half of the beans and wins.
   *[other] { $sideId ->
        [none] Drawn, { $south }–{ $north }.
        [north] { $side } wins { $north }–{ $south }.
       *[other] { $side } wins { $south }–{ $north }.
    }
}

# The six pits in front of a player: on an upright board a column. Part of other messages.
own-line = { $board ->
    [upright] column
   *[other] row
}

## What is to be done
## Sentences beside the board. A row may become empty by the opponent’s next turn; if it is empty when
## its owner is to move, the game ends.

status-mancala-to_sow = { $side } must choose a pit to sow.
do-mancala-to_sow = Choose a pit to sow.
do-mancala-row_may_empty = { $remainder ->
    [other] Careful: your { own-line } may be empty on your next turn. If so, the game ends and your opponent collects the remaining beans.
   *[own] Careful: your { own-line } may be empty on your next turn. If so, the game ends.
}
status-mancala-decided = Decided: { $side } has { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}, more than half.
status-mancala-row_may_empty = { $remainder ->
    [other] Careful: { $side }’s { own-line } may be empty on { $side }’s next turn. If so, the game ends and the opponent collects the remaining beans.
   *[own] Careful: { $side }’s { own-line } may be empty on { $side }’s next turn. If so, the game ends.
}
status-mancala-once_more = If this position occurs once more, the game ends.
# $rule: which rule ends the game: “cap” (a limit of turns) or “repetition”. $count: turns left.
status-mancala-limit_near = { $rule ->
    [cap] { $count ->
        [one] One more turn, and the game ends.
       *[other] { $count } more turns, and the game ends.
    }
   *[repetition] { $count ->
        [one] One more turn without a capture, and the game ends.
       *[other] { $count } more turns without a capture, and the game ends.
    }
}
status-mancala-won = { $ending ->
    [resigned] { $side } wins by resignation.
    [majority] { $side } wins with more than half of the beans.
   *[other] { $sideId ->
        [north] { $side } wins { $north }–{ $south }
       *[other] { $side } wins { $south }–{ $north }
    }{ $ending ->
        [repetition] : the position was repeated.
        [no_capture] : too many turns without a capture.
        [cap] : the turn limit was reached.
       *[row_empty] .
    }
}
status-mancala-drawn = { $ending ->
    [agreed] Drawn by agreement.
   *[other] Drawn, { $south }–{ $north }.
}
# The end in a heading, and under it how it came (result-).
# $beans: beans of the player addressed, otherwise of the winner; $beans_other: of the other side
# (numbers). So also below.
turn-mancala-over_you = You won { $beans }–{ $beans_other }
# $beans, $beans_other: as above.
turn-mancala-over_lost = You lost { $beans }–{ $beans_other }
# $beans, $beans_other: as above.
turn-mancala-over_side = { $side } won { $beans }–{ $beans_other }
# $beans_other: beans of each side.
turn-mancala-over_drawn = { $ending ->
    [agreed] Draw
   *[other] Draw, { $beans_other } all
}
result-mancala-won = { $ending ->
    [resigned] The game ended by resignation.
    [majority] The winner has more than half the beans.
    [repetition] The position was repeated.
    [no_capture] Too many turns without a capture.
    [cap] The turn limit was reached.
   *[row_empty] A { own-line } is empty.
}
result-mancala-remainder = { event-mancala-remainder }
result-mancala-drawn = { $ending ->
    [agreed] The players agreed to a draw.
    [repetition] The position was repeated.
    [no_capture] Too many turns passed without a capture.
    [cap] The turn limit was reached.
   *[row_empty] A { own-line } is empty.
}

# Buttons: pass; sow the selected pit; and why “Sow” is not available yet.
action-mancala-skip = Pass
action-mancala-play = Sow
action-mancala-play_why = Select a pit first.

## Places, beans, what can be done there
## Spoken by screen readers for a place. $own: “true” if it belongs to the player at this device.
## $value: a number of beans or passes; counters are also shown on the board.

label-mancala-pit = { $own ->
    [true] Your pit { $number }
   *[other] { $side }’s pit { $number }
}
label-mancala-store = { $own ->
    [true] Your store
   *[other] { $side }’s store
}
# $words: the number of beans in words, for example “six”.
contents-mancala-bean = { $count ->
    [one] one bean
   *[other] { $words } beans
}
# $move: what pressing the pit does, for example “ends in pit 4”.
place-mancala-movable = can be sown, { $move }
counter-mancala-beans = { $value ->
    [one] { $value } bean
   *[other] { $value } beans
}
counter-mancala-skips = { $value ->
    [0] no passes left
    [one] may pass once
   *[other] may pass { $value } times
}

## What a pit would do
## After the label of the pit; spoken by screen readers.

label-mancala-sow = ends in { last-pit }
label-mancala-sow_take = ends in { last-pit }: { taken-chain }

## What sowing the selected pit would capture: heading, total, explanation
## In a panel beside the board. $sum: all beans that are captured (number).
## $stop: the pit at which the chain ends; 0 if only the last pit counts. $stop_empty: “true” if it
## is empty. $stop_opposite: “true” if it is the opponent’s.

takings-title = To be captured
takings-sum = { $sum ->
    [one] { $sum } bean
   *[other] { $sum } beans
}
# $after: beans in the store after the turn (number). Beside the sum, for example “4 + 2 = 6 then
# 31”.
takings-after = then { $after } in the store
takings-mancala-sow_take = { $takenCount ->
    [one] The last pit will hold { $takenFirst } beans.
   *[other] From the last pit backwards: { $takenFirst }, { $takenRest }.
} { $stop ->
    [0] Under these rules, only the last pit is captured.
   *[other] { stop-pit } { $stop_empty ->
        [true] is empty and ends the chain.
       *[other] does not hold two, four or six beans, so it ends the chain.
    }
}
stop-pit = { $stop_opposite ->
    [true] The opponent’s pit { $stop }
   *[other] Your pit { $stop }
}

## The move list, and the marks of the board
## In the list of moves space is short. $sum: all beans that are captured (number).

# Only the number of the pit.
move-mancala-sow = { $pit }
move-mancala-sow_take = { $pit }, captures { $sum }
# The same in the review after a game, and as the name of a button in the list.
move-mancala-sow_full = pit { $pit }
move-mancala-sow_take_full = pit { $pit }, captures { $sum }
# Legend of the marks on pits: the pit selected, the pit of the last bean, pits that would be
# captured, and pits sown in the previous turn.
legend-mancala-chosen = selected
legend-mancala-last_bean = last bean
legend-mancala-taken = captured
legend-mancala-before = previous turn

## Why not: the first words, up to the colon, stand out
## Answers to a move that is not possible, beside the board.

reason-mancala-empty_pit = Empty: there are no beans in this pit.
reason-mancala-not_your_pit = Not yours: you sow from your own { own-line }.
reason-mancala-store_not_sown = A store: beans here have been won and are not sown again.
reason-mancala-target_not_chosen = Not a target: the beans are sown one by one into the following pits. To sow, press the selected pit again.
reason-mancala-no_skips = You must sow: passing is not allowed now.
reason-mancala-game_over = The game is over.
reason-mancala-no_chance = No dice here: nothing in this game is left to chance.

## Errors in positions and notation
## Errors in what was typed, opened from a file or passed to the Python library.
## $text: the text that was typed. $name: key of the file, for example “stores”.
## $given: number that is there; $expected: number that is needed.

error-mancala-notation = “{ $text }” is not a move. Type the number of a pit (1 to 6 from the player’s left) or “skip”.
error-mancala-no_such_pit = There is no pit { $pit } on this board.
error-mancala-pits_number = { $given ->
    [one] { $given } pit was given; the board has { $expected }.
   *[other] { $given } pits were given; the board has { $expected }.
}
error-mancala-stores_number = { $given ->
    [one] { $given } store was given; the board has { $expected }.
   *[other] { $given } stores were given; the board has { $expected }.
}
error-mancala-skips_number = { $given ->
    [one] “skips” has { $given } number; it must have { $expected }, one for each player.
   *[other] “skips” has { $given } numbers; it must have { $expected }, one for each player.
}
error-mancala-negative = “{ $name }” cannot be less than zero.
error-mancala-beans_sum = { $count ->
    [one] There is { $count } bean; there must be { $expected }.
   *[other] There are { $count } beans; there must be { $expected }.
}
error-mancala-no_skips = { $given ->
    [one] In this position, a player has { $given } pass left; the rules allow { $expected }.
   *[other] In this position, a player has { $given } passes left; the rules allow { $expected }.
}
error-mancala-result_impossible = A game in this position cannot have ended with “{ $ending }”.

## Why a pit is good
## Reasons of hints, after “Sow your pit 3.” “It” is the move. $stands: “ahead”, “behind” or “even”, seen from the player.
## $moves: moves looked ahead (number).

hint-mancala-only_move = This is your only pit with beans.
hint-mancala-certain = { $stands ->
    [ahead] With best play you are certain to finish { bean-count } ahead.
    [behind] With best play you will lose by { bean-count }; no other move does better.
   *[even] With best play the game is certain to be drawn.
}
hint-mancala-takes = It captures { bean-count } in all.
hint-mancala-guards = It reduces your opponent’s best possible capture by up to { bean-count }.
hint-mancala-prepares = If your opponent replies as expected, you can then capture { bean-count } by sowing pit { $pit }.
hint-mancala-looks_ahead = { $stands ->
    [ahead] { next-moves }, you will be about { bean-count } ahead.
    [behind] { next-moves }, even the best pit leaves you about { bean-count } behind.
   *[even] { next-moves }, the game will be even.
}

## A hint begins with the move

hint-mancala-do_sow = Sow your pit { $pit }
hint-mancala-do_sow_take = Sow your pit { $pit }
