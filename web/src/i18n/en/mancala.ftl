### The games of sowing: pits, stores, beans, what is sown and what is taken.

# The words for a number of beans.
bean-count = { $count ->
    [one] one bean
   *[other] { count } beans
}
# Where the last bean falls, as the player who sows counts the pits.
last-pit = { $opposite ->
    [true] pit { $last } opposite
   *[other] own pit { $last }
}
# What is taken, pit by pit from the last one backwards: "two taken, then four".
taken-chain = { $takenCount ->
    [one] { $takenFirst } taken
   *[other] { $takenFirst } taken, { $takenRest }
}

## What happened

event-mancala-sow = { $side } sows pit { $pit }, { bean-count }, last in { last-pit }.
event-mancala-sow_take = { $side } sows pit { $pit }, { bean-count }, last in { last-pit }: { taken-chain }.
event-mancala-skip = { $side } lets the turn pass and may do so { $left ->
    [0] no more.
    [one] once more.
   *[other] { $left } times more.
}
event-mancala-remainder = { $side } gathers in { $count ->
    [one] the last bean.
   *[other] the last { count } beans.
}
event-mancala-over = { $ending ->
    [resigned] { $side } wins.
    [majority] { $side } has more than half of the beans and wins.
   *[other] { $sideId ->
        [none] The game is drawn, { $south } beans to { $north }.
       *[other] { $side } wins. South has { $south } beans, North { $north }.
    }
}

## What is to be done

status-mancala-to_sow = { $side } chooses a pit to sow.
status-mancala-decided = Decided: { $side } has { $beans } beans, more than half.
status-mancala-won = { $ending ->
    [resigned] { $side } has won; the other side has resigned.
    [majority] { $side } has won with more than half of the beans.
    [row_empty] { $side } has won: South has { $south } beans, North { $north }.
    [repetition] { $side } has won. The beans went in circles; South has { $south }, North { $north }.
    [no_capture] { $side } has won. Nothing was taken any more; South has { $south } beans, North { $north }.
   *[other] { $side } has won after the last turn allowed: South has { $south } beans, North { $north }.
}
status-mancala-drawn = Drawn, { $south } beans to { $north }.
ending-mancala-row_empty = a row is empty
ending-mancala-majority = more than half of the beans
ending-mancala-repetition = the beans went in circles
ending-mancala-no_capture = nothing was taken any more
ending-mancala-cap = the last turn allowed
ending-mancala-resigned = resigned

action-mancala-skip = Let the turn pass
action-mancala-play = Sow
action-mancala-play_why = Choose a pit first.

## Places, beans, what can be done there

label-mancala-pit = { $own ->
    [true] Your pit { $number }
   *[other] { $side }'s pit { $number }
}
label-mancala-store = { $own ->
    [true] Your store
   *[other] { $side }'s store
}
contents-mancala-bean = { $count ->
    [one] one bean
   *[other] { $words } beans
}
place-mancala-movable = can be sown, { $move }
counter-mancala-beans = { $value ->
    [one] { $value } bean
   *[other] { $value } beans
}
counter-mancala-skips = { $value ->
    [one] may pass once
   *[other] may pass { $value } times
}

## What a pit would do

label-mancala-sow = last in { last-pit }
label-mancala-sow_take = last in { last-pit }: { taken-chain }

## What the chosen pit takes, added up: the heading, the whole, how it comes about

takings-title = This turn takes
takings-sum = { $sum } beans
takings-after = then { $after }
takings-mancala-sow_take = { $takenCount ->
    [one] With the last bean there are { $takenFirst }.
   *[other] From the last bean backwards: { $takenFirst }, { $takenRest }.
} { $stop ->
    [0] No more than the last pit is taken here.
   *[other] { stop-pit } { $stop_empty ->
        [true] is empty and ends the chain.
       *[other] holds neither two nor four nor six and ends the chain.
    }
}
stop-pit = { $stop_opposite ->
    [true] Pit { $stop } opposite
   *[other] Your pit { $stop }
}

## The move list, and the marks of the board

move-mancala-sow = { $pit }
move-mancala-sow_take = { $pit }, takes { $sum }
legend-mancala-chosen = chosen
legend-mancala-last_bean = last bean
legend-mancala-taken = is taken
legend-mancala-before = the turn before

## Why not: the first words, up to the colon, stand out

reason-mancala-empty_pit = Empty: there is no bean in this pit.
reason-mancala-not_your_pit = Not yours: one empties a pit of the own row.
reason-mancala-store_not_sown = A store: what lies here has been won and is not sown again.
reason-mancala-target_not_chosen = Not by choice: the beans fall one by one into the pits that follow; press the chosen pit once more to sow it.
reason-mancala-no_skips = A turn is played: it cannot be let pass, or no more.
reason-mancala-game_over = The game is over.
reason-mancala-no_chance = Nothing is left to chance in this game.

## Errors in positions and notation

error-mancala-notation = “{ $text }” is no move. A move is the number of a pit, 1 to 6 from its owner's left, or skip.
error-mancala-no_such_pit = There is no pit { $pit } on this board.
error-mancala-pits_number = { $given } pits were given; the board has { $expected }.
error-mancala-stores_number = { $given } stores were given; the board has { $expected }.
error-mancala-skips_number = { $given } numbers of turns to pass were given; there are { $expected } players.
error-mancala-negative = “{ $name }” counts fewer than no beans.
error-mancala-beans_sum = There are { $count } beans; it must be { $expected }.
error-mancala-no_skips = { $given } turns may be passed in this position; the game allows { $expected }.
error-mancala-result_impossible = A game in this position cannot have ended by “{ $ending }”.

## Why a pit is good

hint-mancala-only_move = It is the only pit with beans.
hint-mancala-certain = { $stands ->
    [ahead] Certain: with best play you end { bean-count } ahead.
    [behind] Certain: it is the least loss, { bean-count }.
   *[even] Certain: with best play the game is drawn.
}
hint-mancala-takes = It takes { bean-count }.
hint-mancala-guards = It saves { bean-count } from being taken.
hint-mancala-keeps_order = It keeps your pits in good order for the turns to come.

## Analysis

units-beans = beans
unit-beans = { $count ->
    [one] one bean
   *[other] { $count } beans
}
