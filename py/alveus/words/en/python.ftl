### Messages that only Python and the terminal use.
### $game: name of a game, for example “Dominosa”; in messages about packs its id. $games, $count, $total: numbers.
### $name, $names: names of options, values or modules, in code and separated by commas. $text: message of an error, in English.
### $file, $folder, $archive: names of files and folders, for example “mygame-1.0-py3-none-any.whl”. $move: a move in notation, for example “24-18”.
### $player, $first, $second: names of players, for example “magister” or “greedy”.
### Reasons, hints and events of games are in web/src/i18n.

did-you-mean = Did you mean “{ $name }”?
known-names = Available: { $names }.
# $name: a member of the JSON in a saved game that is missing or wrong, for example “ply”; “none” if the file is not JSON.
damaged-file = { $name ->
    [none] This file is incomplete or is not a saved game. Use another copy.
   *[other] The member “{ $name }” is missing or wrong. Use another copy of the file.
}
error-cannot_be_sent = This player cannot be sent to other processes. Make it a function at module level, or play with jobs=1.
error-uneven_games = Games are played in pairs: the number of games must be even and at least 2, not { $games }.
# $attempts: number of random deals tried.
error-deal_not_found = No deal that fits the moves was found in { $attempts } attempts.
error-not_numbered = Machine learning libraries need numbered moves; { $game } has none. Choose a game with opponents.
# $name: a name in Python, for example “playout”.
error-unknown_parameter = “{ $name }” is not a parameter of the player “{ $player }”.
# $command: a command line, as it was given.
error-program_failed = “{ $command }” returned no move; it must print one JSON object per position, with the move in the field “play”.
# $reason: a sentence without its full stop.
hint-line = { $move }: { $reason }
# $reason: a sentence. $source: the source of the rule, for example “Fiske 1905, 164”.
refusal-cited = { $reason } ({ $source })
# $score, $least, $most: percentages with the limits of the interval. $wins, $draws, $losses, $unfinished: numbers of games.
# $elo, $low, $high: Elo points. $bound: both limits of the Elo difference exist, or only the least or the most; only for the choice.
match-result = { $first } against { $second } at { $game }: { $score }% ({ $least } to { $most }%) of { $games } games ({ $wins } won, { $draws } drawn, { $losses } lost, { $unfinished } unfinished), { $bound ->
    [least] Elo difference at least { $low }
    [most] Elo difference at most { $high }
   *[both] Elo difference { $elo } ({ $low } to { $high })
}.
match-interrupted = { $games ->
    [0] Interrupted before the first two games were finished.
   *[other] Interrupted after { $games } games; these are counted.
}
games-game = Game
games-name = Name
games-sides = Sides
games-options = Options
games-levels = Levels
games-presets = Presets
games-more = “alveus games GAME” shows options and levels; “alveus play GAME” starts a game.
games-default = * marks the default.
games-how = set with --set NAME=VALUE; * marks the default:
# $certainty: only for the choice.
how-sure = { $certainty ->
    [attested] attested
    [inferred] inferred
    [disputed] disputed
   *[modern] modern
}
# After a package in “alveus doctor”.
extra-missing = missing: { $names }
doctor-yes = yes
doctor-no = no
error-extra_needed = More packages are needed: pip install alveus[{ $name }].
error-no_sheets = There are no sheets to print for { $game }.
error-file_failed = This file or stream cannot be read or written: { $text }. Check its name, its permissions and the free space.
error-main_unguarded = Worker processes import the script that starts them. Put the call under the line “if __name__ == { "\u0022" }__main__{ "\u0022" }:”, or use jobs=1.
error-worker_lost = A worker process ended unexpectedly. Check the free memory and the players’ code, or use jobs=1.
reason-play_on = The game is not over yet.

## Playing in a terminal
## $players: who plays which side, for example “White: magister”; “none” for puzzles. $enter: what the key Enter does, only for the choice.

play-person = a person
play-welcome = { $players ->
    [none] { $game }. Type “help” for help.
   *[other] { $game } – { $players }. Type “help” for help.
}
# $roll: a roll of real dice as text, for example “throw 6-5”; “none” before a deal.
play-throw = { $roll ->
    [none] Press Enter to deal.
   *[other] Press Enter to roll; “{ $roll }” enters a roll of real dice.
}
play-covered = Press Enter to see your tiles.
play-over = Press Enter to play again; “quit” exits.
play-many = { $count ->
    [one] { $count } move is possible; “list” shows it.
   *[other] { $count } moves are possible; “list” shows them.
}
play-allowed = { $move } can be played.
play-saved = Saved to { $file }.
play-help = { $enter ->
    [throws] Type a move or its number in the list; Tab completes it. Enter rolls. More commands:
   *[shows] Type a move or its number in the list; Tab completes it. Enter shows the board. More commands:
}
play-help-list = show the possible moves
play-help-hint = suggest a move, with a reason
play-help-why = “why MOVE” or “why PLACE”: explain why a move is not possible
play-help-undo = undo your last move
play-help-redo = redo the move you undid
play-help-again = start the next game
play-help-sources = show the rules and their sources
play-help-save = “save FILE”: save the game; “alveus play --load FILE” continues it
play-help-help = show this list
play-help-resign = resign
play-help-quit = leave alveus

## Printed sheets
## $paper: a size of paper, “A4” or “Letter”.

print-written = { $count ->
    [one] { $count } sheet ({ $paper }) saved to { $file }. Print it at 100%.
   *[other] { $count } sheets ({ $paper }) saved to { $file }. Print them at 100%.
}

## Readings of the rules

# $file: the file that was written.
exported-readings = { $count ->
    [one] { $count } reading saved to { $file }.
   *[other] { $count } readings saved to { $file }.
}
# $ending: ending of a file name, for example “.txt”. $known: the possible endings.
error-unknown_ending = { $ending ->
    [none] The file name has no extension. Add one of { $known }.
   *[other] Files of type { $ending } cannot be written. Use one of { $known }.
}

## Answers about puzzles: labels before values

answer-solutions = Solutions
answer-complete = Count complete
answer-key = Solution
answer-grade = Difficulty
answer-tally = Possible places for each tile
answer-steps = Steps
answer-step = Next step
answer-aids = Aids used
answer-puzzles = Puzzles
answer-cells = Cells
answer-numbers = Numbers
answer-groups = Groups
answer-keys = Solutions
answer-seed = Seed

## The laboratory
## $done: number of games. $left: time left as 0:02:15. $rate: games per second. $measure: id of a measure. $address: an address of a network.

error-lab_clock = “{ $player }” has a time limit. Experiments limit the number of nodes instead; this limit is the same on every machine.
# $most: a number.
error-lab_seconds = The time for a move must be more than 0 and at most { $most } seconds.
error-lab_no_function = “{ $player }” is not a function that returns a move for a position.
error-lab_same_name = Both players are called “{ $player }”, so a results file cannot distinguish them. Give the functions different names, or omit the file.
error-lab_other = { $file } belongs to another experiment. Nothing has been changed. Choose another file, or the experiment to which this file belongs.
error-lab_in_use = Another run is writing to { $file }, so this run has stopped. Wait for the other run, or choose another file.
error-lab_not_written = The file cannot be written ({ $text }). Its contents are kept. Free up disk space if needed, then repeat the command to continue.
error-lab_lost = Worker processes failed several times ({ $text }). Finished games are kept; repeat the command to continue the run.
error-lab_no_scheduler = No Dask scheduler answers at { $address }: { $text }
lab-done = { $done } of { $total } games
lab-left = { $left } left
lab-rate = { $rate ->
    [one] { $rate } game a second
   *[other] { $rate } games a second
}
lab-stopped = Stopped after { $games } of { $total } games.
lab-kept = Finished games are saved in { $file }; repeat the command to continue.
lab-lost-all = No games were saved. With --to FILE you can stop a run and continue it later.
lab-written = Saved to { $file }.
lab-joined = { $games } games saved to { $file }.
# $versions: a list of version numbers.
lab-versions = Several versions of alveus played these games: { $versions }. If their rules or players differ, the games are not comparable.

## Games by letter
## $number: number of a letter, counted from 1. $side: name of a side, for example “White”. $seal: the first digits of a seal, in hexadecimal.
## $throws, $moves: numbers of rolls and moves. $word: a short text from the other player. $standing, $ready: only for the choice.

error-letter_kept_there = { $file } already contains a game. Choose another file for the new game.
error-letter_other = This letter or file does not belong to the game in { $file }. Name another file with --keep.
error-letter_unconfirmed = { $file } contains a secret, so it was not restored. If you saved it yourself, repeat the command with --yes.
error-letter_written = Letter { $number } has already been written, so you cannot change its message. Leave out --word to print the letter again.
post-written = Send this text. To open it in a browser, append it to the address of alveus; in a terminal, use “alveus letter read”.
post-again = This is letter { $number } again. You have not read a reply to it yet.
post-secret = { $file } contains a secret. Restore it only if you saved it yourself, because the author of a forged file knows all your future rolls. Restore it? [y/N]
post-seal = Seal of { $side }: { $seal } …
post-verified = { $throws ->
    [0] { $moves ->
        [0] The letters obey
        [one] { $moves } move obeys
       *[other] All { $moves } moves obey
    } the rules.
   *[other] { $throws ->
        [one] { $throws } roll matches
       *[other] All { $throws } rolls match
    } both seals, and { $moves ->
        [0] the letters obey
        [one] { $moves } move obeys
       *[other] all { $moves } moves obey
    } the rules.
}
post-older = Letter { $number } is out of date. The board shows the current position.
post-word = The letter says: “{ $word }”
post-offered = A draw has been offered: “alveus letter play draw” accepts it.
post-next = { $standing ->
    [ours] The series continues: “alveus letter next” begins the next game.
    [theirs] The series continues: your opponent begins the next game with a letter.
   *[watching] The series continues with another game.
}
post-standing = { $standing ->
    [watching] You are watching this game.
    [theirs] You are waiting for a letter.
    [over] This game is over.
   *[ours] { $ready ->
        [true] You can write the letter: “alveus letter write”.
       *[other] It is your turn: “alveus letter play MOVE”.
    }
}

## Packs
## $entry: name of a file in an archive. $error: message of an error, in English. $version: a version, for example “1.0”.
## $gamesCount: number of games; $games: their names or ids, separated by commas. $files: number of files.
## $at: a line of a file, for example “heap/game.py:57”. $part: what is missing or wrong, in code. $language: a code, for example “de”. $place: id of a place. $row, $column: numbers.

# $name: a name that cannot be used, for example “Tapatan”. $near: a similar name that can be used, or “none”.
error-pack_name = { $near ->
    [none] “{ $name }” cannot be used. Choose a name, in lower-case letters and digits, that no game or module uses yet.
   *[other] “{ $name }” cannot be used. Use only lower-case letters and digits, for example “{ $near }”.
}
error-pack_entry = { $archive } contains “{ $entry }”. Only unique relative paths are allowed; links, encrypted files and reserved Windows names are not.
error-pack_link = { $file } is a symbolic link, so nothing was written. Replace it with a file or folder.
error-pack_unconfirmed = { $archive } was not run. Check where it comes from. Then answer “yes” in a terminal, or add --yes.
error-pack_words = { $file } cannot be read: { $error }. Save it in UTF-8 and correct its Fluent syntax.
pack-about = { $name } { $version } ({ $archive })
pack-games = { $gamesCount ->
    [one] Game: { $games }
   *[other] Games: { $games }
}
pack-files = { $files ->
    [one] 1 file:
   *[other] { $files } files:
}
pack-more-files = { $count ->
    [one] and 1 more file
   *[other] and { $count } more files
}
pack-question = The Python code in this wheel will run with your permissions. It can read and change your files and use the network. Run it? [yes/no]
# $readings: number of tested variants of the rules. $plies, $finished, $hints, $reasons, $analyses: numbers.
pack-tried = Readings: { $readings }. Games played to the end: { $finished }. Moves played: { $plies }. Hints: { $hints }. Reasons: { $reasons }. Analyses: { $analyses }.
pack-parts = Parts: { $names }
pack-absent = Parts not provided: { $names }
pack-untranslated = Languages without a translation, shown in English: { $names }
error-folder_full = { $folder } is not empty. Nothing was written; choose an empty folder.
error-pack_project = { $file } lacks settings that a pack needs: { $part }.
error-pack_wordless = { $game } has no messages: its package needs words/en.ftl.
error-pack_unworded = { $game } has no messages in “{ $language }” for { $names }.
error-pack_unfilled = { $game }: the game does not provide a variable used in these messages in “{ $language }”: { $names }.
error-pack_fails = { $game } fails at “{ $part }” ({ $at }): { $error }
error-pack_outside = { $game } puts place { $place } in an invalid or occupied cell: row { $row }, column { $column }.
# $part: a call or a value, for example “why(['a1', 'b2'])”. $expected, $got: values in Python, such as “None”. $position: the position in JSON.
error-pack_unsound = { $game } contradicts itself in { $part }. Expected: { $expected }. Got: { $got }. Position: { $position }
# $kind: kind of code, for example “reason”. $text: the code, for example “not_near”.
error-pack_undeclared = { $game }: Info.codes does not contain the code “{ $text }” of the kind “{ $kind }”. Add it there, or correct the code.
# $method: a call, for example “advise(game, known, seat, level, budget, seed)”. $module: a Python module.
error-pack_signature = { $game }: the opponent in { $module } must define { $method } with these parameters.
# $method: name of a function. $text: a move as text.
error-pack_illegal = { $game }: the opponent’s { $method } returned “{ $text }”, which is not a legal move.
# $text: a move as text. $places: list of ids.
error-pack_places = { $game }: the path of the hint “{ $text }” contains ids that are not places of the board: { $places }.
# $roll: a roll as text, for example “throw 3”.
error-pack_chance = { $game } rolls dice (“{ $roll }”), but its Info contains chance=False.
