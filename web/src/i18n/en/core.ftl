### What is said of every game: places and what can be done there, endings, errors.

## The grid

# The words for a number of things; from thirteen on, figures.
count = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
# One number after another: "two, then four".
then = then { $words }
place-empty = empty
place-chosen = chosen
place-movable = { $diceCount ->
    [0] can move
   *[other] can move with { $dice }
}
press-again = press again: { $move }
target-goes = { $diceCount ->
    [0] target
   *[other] target with { $dice }
}
target-takes = { $diceCount ->
    [0] target: takes
   *[other] target: takes with { $dice }
}
target-passes = { $diceCount ->
    [0] target, taking on the way
   *[other] target with { $dice }, taking on the way
}

## The narrator

chosen-ways = { $confirm ->
    [true] { $place } chosen: { $ways }. Press it again to play.
   *[other] { $count ->
        [0] { $place } chosen. Choose the next place.
       *[other] { $place } chosen: { $ways }.
    }
}
moves-list = { $count ->
    [0] Nothing can be moved. { $things }.
    [one] One move: { $things }.
   *[other] { $count } moves: { $things }.
}
moves-from = { $place }: { $moves }
dice-left = { $diceCount ->
    [0] All dice are played.
   *[other] Dice to play: { $dice }.
}
dice-used = Played: { $dice }.
in-hand = In hand: { $things }.
nothing-in-hand = No dice lie on the board, and nothing is in hand.
counter-score = { $value } of { $target } points
score-series-won = With { $points } points { $side } wins the match.
counted = { $side }: { $things }.
hint-says = { $move }. { $reason }
taken-back = Taken back.
kept = One moment: this is played as soon as the game is set up.

## Endings

event-resign = { $side } resigns.
event-end = { $side } ends the decided game.
event-over = { $sideId ->
    [none] The game is drawn.
   *[other] { $side } wins.
}
status-won = { $ending ->
    [resigned] { $side } has won; the other side has resigned.
   *[other] { $side } has won.
}
status-drawn = The game is drawn.
ending-resigned = resigned
status-covered = { $side }, please take your seat; the hands are covered.
action-sit = Show me my tiles
action-resign = Resign
action-end = End the decided game

## Why not

reason-game_over = The game is over.
reason-throw_first = Throw first: the dice have not been thrown.
reason-not_your_turn = Not your turn: somebody else is to play.
reason-nothing_to_undo = There is nothing to take back.
reason-nothing_to_redo = There is nothing to play again.
reason-no_game_before = There is no game before this one.
reason-draw_stays = What has been drawn has been seen: it is not put back under the rules chosen.
reason-draw_counts = What has been drawn has been seen: it is not put back while games are counted.
reason-not_decided = Not decided: the game can still turn.
reason-no_such_ply = The game has no such move.

## Errors

error-bad_value = “{ $value }” is no value for { $name }.
error-conflict = { $name } is given twice and differently: “{ $given }” and “{ $position }”.
error-deal_not_listed = The deals of { $game } are too many to be listed; begin from a position after the deal.
error-hidden_hand = This hand is hidden until the game is over.
error-internal = Something went wrong inside the game. What stands on the board is safe; please try again.
error-link_damaged = This link is damaged or cut short.
error-link_hidden = A link would show the hidden hands. It can be made when the game is over.
error-link_illegal_move = This link holds a move that the rules do not allow: { $text } (move { $ply }).
error-link_too_new = This link comes from a newer version of alveus. Load the page again and try once more.
error-load_failed = Part of the game did not arrive. Check the connection and load the page again.
error-missing = “{ $name }” is missing.
error-no_analysis = There is no analysis of { $game } yet.
error-no_hints = There are no hints for { $game }.
error-no_knowledge = Nothing is hidden in { $game } that could be told.
error-no_match = No game has been begun.
error-no_puzzles = There are no puzzles of { $game }.
error-no_site = The site has not been built: nothing is in { $folder }.
error-no_webassembly = This browser cannot run the game: WebAssembly is missing or switched off.
error-no_worker = This page is not allowed to start the game's engine: web workers are forbidden here.
error-not_an_object = This must be a JSON object.
error-not_for_two = A match is between two players; { $game } has { $seats }.
error-not_json = This is not JSON.
error-notation = “{ $text }” is not the notation of anything.
error-nothing_to_decide = There is nothing to decide in this position.
error-port_taken = Port { $port } cannot be used: { $text }
error-save_damaged = This saved game is damaged or only a part of one.
error-save_illegal_move = This saved game holds a move that the rules do not allow: { $text } (move { $ply }).
error-save_too_new = This saved game comes from a newer version of alveus. Load the page again and try once more.
error-stale = The game has gone on meanwhile; here is how it stands.
error-storage_forbidden = This browser keeps nothing for this page. You can play on; the game ends with the page.
error-storage_full = This device has no room left for the game. You can play on; save it to a file to keep it.
error-unknown_command = The game knows no command “{ $command }”.
error-game_broken = The game “{ $game }” ({ $module }) cannot be opened: { $error }.
error-game_incomplete = The game “{ $game }” ({ $module }) cannot be opened: it lacks its { $part }.
error-game_twice = There is a game called “{ $game }” already; that of { $module } is left out.
error-unknown_game = There is no game called “{ $game }”.
error-unknown_level = This game has no level called “{ $level }”.
error-unknown_option = This game has no option called “{ $option }”.
error-unknown_preset = This game has no preset called “{ $preset }”.
error-unknown_side = This game has no side called “{ $side }”.
error-unknown_task = This task is no longer known.
error-unknown_topic = There is nothing to be told about { $about } here.
error-unknown_value = “{ $value }” is no value of the option { $option }.
error-usage = The command was not understood: { $text }
error-worker_died = The game's engine has stopped twice. Load the page again; the game on the board is kept.
error-wrong_type = “{ $name }” is of the wrong kind; expected: { $expected ->
    [list] a list
    [object] an object
    [integer] a whole number
   *[text] text
}.

## Long work

task-generating = Being made: attempt { $count }
task-thinking = { $done } of { $of } looked at

# The attacks that are marked on a board, on request.
threats-attack = Attacks of the side to move: { $things }.
threats-danger = Attacks on the side to move: { $things }.
threats-none = Nothing is attacked.
