### The laboratory: names of its measures.
### The laboratory lets computer players play many games with different readings of the rules.
### $game: name of a game, for example “Dominosa”. $games, $total, $count, $most, $least: numbers. $first, $second: names of players.
### $tests, $opening, $pairs: numbers of tests, of random moves, of pairs of games. $side: name of a side, for example “South”. $seed: any text.
### $measure: one of the measures below, for example “Drawn games”. $reading: name of a reading, for example “Dice: three”.

lab-measure-score = Score of the side that begins
lab-measure-skill = Score of the first player against the second
lab-measure-won = Games with a winner
lab-measure-drawn = Drawn games
lab-measure-cut = Overlong games cut short
lab-measure-broken = Games ended by a program error
lab-measure-length = Length of a game, in turns
lab-measure-decisions = Decisions per game
lab-measure-choice = Ways to play a turn
lab-measure-forced = Turns without a choice
lab-measure-dice = Pairs of games decided by chance
lab-measure-leads = Lead changes per game
lab-measure-lowest = Winner’s lowest chance of winning
lab-measure-turned = Wins despite a chance below 25%
lab-measure-points = Points for a win
# $event: name of an event, for example “Hits”.
lab-event = { $event } per game
lab-event-tables-take = Doubles taken
lab-event-announce = Announcements
lab-event-attack = Attacks
lab-event-bear_off = Men borne off
lab-event-block = Blocked lines
lab-event-buy = Purchases
lab-event-deal = Deals
lab-event-dice_lost = Turns with unused dice
lab-event-decline = Men not sent back after three ones
lab-event-displace = Displacements
lab-event-double = Doubles offered
lab-event-drop = Doubles refused
lab-event-enter = Men entered
lab-event-false_pass = Needless passes
lab-event-hit = Hits
lab-event-holding_freed = Men returned after waiting
lab-event-join = Tiles played
lab-event-lead = Opening tiles
lab-event-lot = Opening rolls
lab-event-lot_tie = Tied opening rolls
lab-event-move = Moves
lab-event-over = Games finished
lab-event-pass = Passes
lab-event-place = Captured stones placed
lab-event-remainder = Remainders collected
lab-event-sent = Men sent back
lab-event-siege = Sieges
lab-event-skip = Optional passes
lab-event-sow = Sowings
lab-event-sow_take = Sowings that capture
lab-event-spared = Men passed over but not hit
lab-event-starts = Starts
lab-event-step = Steps
lab-event-take = Captures
lab-event-throw = Rolls
lab-missing = { $measure }: no value in this experiment.
lab-column-reading = reading
lab-column-value = value [95%]
lab-column-difference = difference [95%]
lab-column-p = p
lab-column-adjusted = adjusted p
lab-column-detectable = min. detectable
# Headings of the two families of measures in a report.
lab-headline = Headline measures: { $tests ->
    [one] one test
   *[other] { $tests } tests, corrected together (Holm)
}.
lab-star = A star marks an adjusted p below 0.05.
lab-no-headline = This experiment has no headline measures.
lab-exploratory = Exploratory measures, without stars: { $tests ->
    [one] one test
   *[other] { $tests } tests, corrected together (Benjamini–Hochberg)
}.
lab-no-exploratory = There are no exploratory measures.
lab-dots = Filled dots: the baseline, and readings that differ significantly from it. Hollow dots: readings without a significant difference, and exploratory measures. Lines: 95% intervals.
lab-start-moves = { $opening ->
    [0] Every game starts without random moves.
    [one] Every game starts with one random move.
   *[other] Every game starts with { $opening } random moves.
}
lab-start-roll = Every game starts with a roll; there are no random moves.
lab-start-deal = Every game starts with a deal; there are no random moves.
lab-begins = { $side } begins.
lab-begins-chance = Chance decides which side begins.
lab-begins-varied = The reading decides which side begins.
lab-seed = Seed “{ $seed }”, { $pairs ->
    [one] one pair of games.
   *[other] { $pairs } pairs of games.
}
# First line of the table in a terminal.
lab-head = { $game }: { $games } of { $total } games; { $first } against { $second }. All readings are compared with the first one.
lab-chart = { $measure }: { $count ->
    [one] one reading, with its 95% interval
   *[other] { $count } readings, with their 95% intervals
}

## What can be wrong
## $version: a number. $line: number of a line. $first, $end: numbers of pairs. $name: name of a setting or function, not translated.
## $player, $measure: names of a player and a measure, as in a file. $game: id of a game.

error-lab_no_file = This is not an experiment file. Choose a file saved by the laboratory.
error-lab_too_new = This file comes from another version of the laboratory ({ $version }). Open it with that version.
error-lab_damaged = Line { $line } of the file is damaged; earlier lines are intact. Delete this line and all later ones; the next run will play the missing games.
error-lab_overlap = Some pairs of games numbered between { $first } and { $end } are in more than one file. Omit one of these files.
error-lab_number = { $name } must be a whole number of at least { $least }.
error-lab_readings = { $count ->
    [0] Choose at least one reading.
   *[other] At most { $most } readings can be compared, not { $count }.
}
error-lab_twice = There are two readings called “{ $reading }”. Rename or remove one.
error-lab_players = An experiment needs two players, or one for both sides, not { $count }.
error-lab_function = The function “{ $name }” cannot be found: its module must be importable.
error-no_such_player = There is no player “{ $player }” for { $game }.
error-lab_no_measure = This experiment has no measure “{ $measure }”.
