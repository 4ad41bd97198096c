### Messages of every game: places and actions, endings, errors.
### $side: name of a side or of its player, for example “White” or “Anna”. $sideId: id of the side, only for the choice.
### $sideSubject: the name at the beginning of a sentence, for example “The regular”.
### $place: name of a place on the board, for example “Point 12” or “bar”.
### $dice: list of dice, for example “6 and 5”. $diceCount: number of these dice, only for the choice.
### $move: a move in words, for example “to 7 with the 5”. $things: list of phrases, for example “6 and 5” or “2 hits on 3”.
### $game: name of a game, for example “Dominosa”.

## The grid
## The places of the board, spoken by screen readers when the focus is there.
## $words: a number in words, for example “four” in “two, then four”.

# The words for a number of things; from thirteen on, figures.
# $count: a number from 0. Before a noun: “two beans”.
number-word = { $count ->
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
place-chosen = selected
place-movable = { $diceCount ->
    [0] can move
   *[other] can move with { $dice }
}
# After the name of the selected place, if pressing it again plays a move.
press-again = press again: { $move }
target-goes = { $diceCount ->
    [0] target
   *[other] target with { $dice }
}
target-takes = { $diceCount ->
    [0] target, capturing here
   *[other] target with { $dice }, capturing here
}
target-passes = { $diceCount ->
    [0] target, capturing on the way
   *[other] target with { $dice }, capturing on the way
}

## The narrator
## Answers to keys of the board, spoken by screen readers.
## $ways: the possible moves of the place, separated by semicolons, for example “to 7 with the 5; hits on 3 with the 1”.
## $moves: the same. $count: number of moves. $told: which sentence to use, only for the choice.
## $value, $target: numbers, points reached and points to win. $points: number of points of a match.
## In `counted`, $side may also be a kind of piece, for example “two round stones”.

chosen-ways = { $told ->
    [again] { $place } selected: { $ways }. Press it again to play.
    [marked] { $place } selected: choose a marked place.
   *[all] { $place } selected: { $ways }.
}
moves-list = { $count ->
    [0] No moves are possible. { $things }.
    [one] One move: { $things }.
   *[other] { $count } moves: { $things }.
}
moves-nothing = No moves are possible.
moves-from = { $place }: { $moves }
dice-left = { $diceCount ->
    [0] All dice have been played.
   *[other] Dice to play: { $dice }.
}
dice-unplayable = Not playable now: { $dice }.
dice-used = Played: { $dice }.
in-hand = In hand: { $things }.
# Answers to the key that lists dice and hand.
nothing-in-hand = There are no dice on the board, and your hand is empty.
nothing-rolled-or-held = There are no dice or hands in this game.
counter-score = { $value } of { $target ->
    [one] { $target } point
   *[other] { $target } points
}
score-series-won = { $sideSubject } wins the match with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# The same to the player who has won.
own-score-series-won = You win the match with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# Forms of the name of a side or a player. Each attribute is a form: `subject` is passed to messages
# as $sideSubject. Add the forms that your language needs, such as cases, or a gender that messages
# choose by ($sideGender). A name without its own form has the form given here. Names that people
# type have no forms. $side: the name.
name-forms = { $side }
    .subject = { $side }
counted = { $side }: { $things }.
# $reason: one or more sentences, each with its full stop. A hint, beside the board and spoken.
hint-says = { $move }. { $reason }
hint-strongest = The strongest opponent would play this move.
# Answers to undoing a move, and to a move made while the game is still loading.
taken-back = Move undone.
kept = One moment: your move will be played as soon as the game is ready.

## The general player, which can play every game

level-mcts = General player – for every game
plays-mcts = Tries each possible move in many trial games and plays the most successful move.
# $count: number of trial games. $percent: a number from 0 to 100.
hint-trials = { $count ->
    [0] This is the only move, or it wins at once.
    [one] This move has the best result in a trial game (chance of winning: { $percent }%).
   *[other] This move has the best result in { $count } trial games (chance of winning: { $percent }%).
}

## Endings
## In the list of moves, above the board, and spoken. $ending: how the game ended, only for the choice.

event-resign = { $sideId ->
    [solver] You give up.
   *[other] { $sideSubject } resigns.
}
# The same to the player who resigns.
own-resign = { $sideId ->
    [solver] You give up.
   *[other] You resign.
}
event-end = { $sideSubject } ends the game, which is already decided.
event-over = { $sideId ->
    [none] The game is drawn.
   *[other] { $sideSubject } wins.
}
status-won = { $ending ->
    [resigned] { $sideSubject } wins by resignation.
   *[other] { $sideSubject } wins.
}
status-drawn = The game is drawn.
# Two players share one device. The button below shows the tiles of the player addressed.
status-covered = { $side }, please take your seat. All hands are hidden.
# Buttons.
action-sit = Show my tiles
action-resign = Resign
action-end = End game

## Why not
## Reasons why something is not possible, beside the board and spoken.
## $most: the largest allowed number, for example “2,000”. $throw: number of a roll, counted from 1.

reason-game_over = The game is over.
reason-throw_first = Roll first: the dice have not been rolled.
reason-not_your_turn = Not your turn: another player is to move.
reason-nothing_to_undo = There is nothing to undo.
reason-nothing_to_redo = There is nothing to redo.
reason-no_game_before = There is no previous game.
reason-draw_stays = You have seen this tile, so under these rules it cannot be put back.
reason-draw_counts = You have seen this tile, so in a match it cannot be put back.
# You cannot end a game that is not decided yet.
reason-not_decided = The result of the game is still open.
reason-letter_alone = No hints: games by letter are played unaided.
reason-letter_full = A game by letter has at most { $most } moves. All you can do now is resign in your next letter.
reason-letter_last = No further game: this game is not over yet, or it is the last.
reason-letter_not_yours = The next letter comes from your opponent.
reason-letter_end = To resign a game by letter, choose “Resign in the next letter” in the menu.
reason-letter_stands = Moves sent in a letter cannot be changed.
reason-letter_throw = Roll { $throw } is not known yet: it depends on your opponent’s next letter.
reason-letter_unplayed = Play your move first; then you can write the letter.
reason-no_draw_offered = No draw has been offered.
reason-no_such_ply = There is no such move in this game.
reason-game_full = This game has { $most } moves. A longer game cannot be saved. Start a new game.

## Errors
## Shown in a message on the page, or printed in a terminal.
## $name: name of an option, field or parameter in JSON or on a command line, for example “seed”; it is not translated.
## $value, $given, $position: values as they were given. $text: text as it was given, or the message of an error in English.
## $number: number of a move, letter or game, counted from 1. $ply: number of a step of the game, counted from 1.
## $most, $least: the largest and the smallest allowed number. $megabytes: a number. $seats: number of players.
## $archive, $file, $folder: names of files and folders, for example “mygame-1.0-py3-none-any.whl”.
## $module: name of a Python module. $names: list of such names. $part: a part of a file or of a game in code. $error: message of an error, in English.
## $game: name of a game; in quotation marks its id, for example “xii”. $move: a move in notation, for example “24-18”.
## $command, $level, $option, $preset, $about, $side: ids as they were given. $port: a number.
## $expected: a type, only for the choice.

error-bad_value = “{ $value }” is not a valid value for { $name }.
error-conflict = { $name } is given twice, with different values: “{ $given }” and “{ $position }”.
error-deal_not_listed = { $game } has too many deals to list. Start from a position after the deal.
error-hidden_hand = This hand is hidden until the game is over.
error-internal = An error occurred in the game. Your game is safe; please try again.
error-letter_contradicts = From move { $number } onwards, this letter differs from your copy. Your copy was kept. Ask your opponent about it.
error-letter_damaged = This letter is damaged or incomplete. Ask for it to be sent again.
error-letter_game = { $game } cannot be played by letter here. Choose other rules. If the game came in a letter, reload the page.
error-letter_links = The dice in this letter do not match the seals of the game. Ask for the letter again.
error-letter_move = Move { $number } in this letter is against the rules: { $move }. Ask for the letter again.
error-letter_names = This letter changes a player’s name. Your game is unchanged. Ask your opponent to send the letter again.
error-letter_ours = You wrote this letter yourself. Your opponent has not answered yet.
error-letter_series = This is not the next game of your series. Your series is unchanged. Ask your opponent to send the letter again.
error-letter_side_differs = This file differs from the game on this device. Your game is unchanged. Use only files that you saved yourself.
error-letter_side_file = This is a backup of one game, not a letter. Use “Restore my game” or, in a terminal, “alveus letter restore”.
error-letter_too_long = A letter has at most { $most } characters, but this text is longer. Check whether you copied more than the letter.
error-letter_unfinished = Letter { $number } ends in the middle of a turn. Your game is unchanged. Ask your opponent to send the letter again.
error-letter_unsent = Letter { $number } contains moves of yours that were not sent from this device. Continue on the other device, or restore your game from there.
error-letter_version = This letter comes from a newer version of alveus. Reload the page, or update alveus, and try again.
error-line_unreadable = “{ $text }” cannot be read. Write it like the example beside the line.
error-link_damaged = This link is damaged or incomplete.
error-link_hidden = A link would reveal the hidden hands. You can make one when the game is over.
error-link_illegal_move = This link contains a move that the rules do not allow: { $text } (move { $ply }).
error-link_too_long = This link has more than { $most } characters. Ask the sender for the game as a file.
error-link_too_new = This link comes from a newer version of alveus. Reload the page, or update alveus, and try again.
error-part_missing = A part of the game could not be downloaded. Check your connection, then try again.
error-load_failed = Part of the game did not load. Check your connection and reload the page.
error-load_cancelled = Loading was cancelled. The game on the board is unchanged.
error-missing = “{ $name }” is missing.
error-no_analysis = Analysis of { $game } is not available yet.
error-no_editor = Positions of { $game } cannot be entered here.
error-no_hints = Hints are not available for { $game }.
error-no_knowledge = There are currently no hidden hands in { $game }.
error-no_match = No game is in progress.
error-no_puzzles = There are no puzzles for { $game }.
error-no_sampling = The general player cannot play { $game }. Choose another opponent.
error-no_site = The site has not been built: { $folder } is empty.
error-no_webassembly = This browser cannot run the game: WebAssembly is missing or switched off.
error-no_worker = This page cannot start the game program: web workers are not allowed here.
error-not_an_object = This is not a JSON object.
error-not_for_two = A match needs two players; { $game } has { $seats }.
error-not_json = This is not valid JSON.
error-notation = “{ $text }” is not in a known notation.
error-nothing_to_decide = There is nothing to decide in this position.
error-nothing_to_review = Nothing to review: this match has no game { $number }.
error-out_of_range = { $name } must be a number from { $least } to { $most }.
error-pack_altered = { $archive } does not match its hash in packs.json and was not opened. Ask the operator of this site to add the pack again.
error-pack_damaged = The pack { $archive } is damaged or is not a Python wheel with games.
error-pack_elsewhere = { $archive } is not in this site’s “packs” folder. The pack was not opened.
error-pack_list = { $file } is damaged: it must contain a JSON list. Correct it, or replace its contents with [].
error-pack_listing = The entry for “{ $game }” in packs.json is damaged (in “{ $part }”). Ask the operator of this site to add the pack again.
error-pack_missing = { $archive } could not be loaded. Check your connection and reload the page.
error-pack_outdated = The pack for { $game } lacks hashes for some files. Ask the operator of this site to run “alveus pack add” again.
error-pack_page = The file { $archive } in the pack cannot be used: { $error }.
error-pack_shadows = { $archive } was not opened, because Python or alveus already uses these module names: { $names }. The author of the pack must change them.
error-pack_too_large = { $archive } was not opened, because it is larger than { $megabytes } MB when unpacked.
error-pack_without_game = The pack { $archive } contains no game called “{ $game }”.
error-port_taken = Port { $port } is not available: { $text }
# $name: “file” or “input”, only for the choice.
error-save_damaged = { $name ->
    [file] This file is not text in UTF-8 or UTF-16. Save it again in UTF-8, or choose another file.
    [input] The input is not text in UTF-8 or UTF-16. Convert it to UTF-8.
   *[other] This saved game is damaged or incomplete.
  }
error-file_too_large = This file is larger than { $megabytes } MB. Choose a smaller file.
error-save_illegal_move = This saved game contains a move that the rules do not allow: { $text } (move { $ply }).
error-save_too_new = This saved game comes from a newer version of alveus. Reload the page, or update alveus, and try again.
error-seed_too_long = A seed has at most { $most } bytes. Choose a shorter word or number.
error-stale = The game has moved on; this is the current position.
error-storage_forbidden = This browser does not let the page save anything. You can keep playing until you close the page.
error-too_deep = The JSON has more than { $most } levels of nested lists and objects. Reduce the nesting.
error-too_many_moves = This game has more than { $most } moves and cannot be opened. Use an earlier link or an earlier saved file.
error-storage_full = This device has no space left. You can keep playing. Choose “Back up everything” in the settings, then remove games under “Games put aside”.
error-storage_lost = This window can no longer save games. You can keep playing, but save the game to a file before you close the page.
error-unknown_command = There is no command called “{ $command }”.
error-game_broken = The game “{ $game }” ({ $module }) cannot be opened: { $error }.
error-game_id = “{ $game }” ({ $module }) cannot be a game’s ID. Use lower-case letters and digits, beginning with a letter.
error-game_incomplete = The game “{ $game }” ({ $module }) cannot be opened: “{ $part }” is missing.
error-game_invalid = The game “{ $game }” ({ $module }) cannot be opened: { $part } contains the invalid value “{ $value }”.
error-game_twice = There is already a game called “{ $game }”; the one from { $module } is ignored.
error-unknown_game = There is no game called “{ $game }”.
error-unknown_level = This game has no level called “{ $level }”.
error-unknown_member = A field called “{ $name }” is not allowed here.
error-unknown_option = This game has no option called “{ $option }”.
error-unknown_preset = This game has no preset called “{ $preset }”.
error-unknown_side = This game has no side called “{ $side }”.
error-unknown_task = This calculation no longer exists.
error-unknown_topic = There is no information about “{ $about }” here.
error-unknown_value = “{ $value }” is not a valid value for the option “{ $option }”.
error-usage = Command not understood: { $text }
error-worker_died = The game program has stopped unexpectedly twice. Reload the page; your game is safe.
error-wrong_type = “{ $name }” has the wrong type; expected: { $expected ->
    [list] a list
    [object] an object
    [integer] a whole number
    [number] a number
    [integer_or_text] a whole number or text
   *[text] text
}.

## Long work
## While the computer works, in a dialog or in the analysis.
## $count: number of the attempt. $done, $of: numbers, done so far and in all. $percent: a number from 0 to 100.

task-generating = Creating a puzzle: attempt { $count }
task-thinking = Calculating: { $done } of { $of }
task-reviewing = Reviewing moves: { $done } of { $of }
task-loading = Loading the game: { $percent }%

# $things: list of attacks, for example “6 × 5 attacks 30 on c4”. Spoken, and below a board with marked attacks.
threats-attack = Attacks by the side to move: { $things }.
# $things: as above.
threats-danger = Attacks on the side to move: { $things }.
threats-none = Nothing is attacked.
threats-off = Attacks are switched off, or not shown here.
threats-not = This game has no attacks to show.

## Names of the games

game-duodecim = Duodecim scripta
game-xii = Ludus XII scriptorum
game-lombardorum = Ludus Lombardorum
game-bohnenspiel = Bohnenspiel
    .lang = de
game-dominosa = Dominosa
game-terzett = Terzett
    .lang = de
game-sperrdomino = Sperrdomino
    .lang = de
game-familydomino = Family dominoes
    .lang = en
game-rithmomachia = Rithmomachia

## Units of the analysis that several families share
## The unit of the analysis. `units-…` appears in “in { $unit }”.

units-percent = percentage points of winning probability
# $count: a number.
unit-percent = { $count ->
    [one] { $count } percentage point
   *[other] { $count } percentage points
}
units-points = points
# $count: the average loss per decision in points, from 0, also with decimals.
unit-points = { $count ->
    [one] one point
   *[other] { $count } points
}
units-beans = beans
# $count: the value of a position in beans, also with decimals.
unit-beans = { $count ->
    [one] one bean
   *[other] { $count } beans
}
units-stones = stones
# Advantage of a move in the analysis. $count: a number, also with decimals.
unit-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
}
