### The laboratory: what a page and a terminal call its measures.

lab-measure-score = Score of the side that begins
lab-measure-skill = Score of the first player against the second
lab-measure-won = Games with a winner
lab-measure-drawn = Drawn games
lab-measure-cut = Games cut for length
lab-measure-broken = Games that a player broke
lab-measure-length = Length of a game, in turns
lab-measure-decisions = Decisions in a game
lab-measure-choice = Ways to play a turn
lab-measure-forced = Turns without a choice
lab-measure-dice = Pairs that the dice decided
lab-measure-leads = Changes of lead in a game
lab-measure-lowest = The winner’s lowest chance
lab-measure-turned = Wins from a chance below 25 %
lab-measure-points = Points of a win
lab-event = { $event }, a game
lab-event-tables-take = Doubles taken
lab-event-announce = Announcements
lab-event-attack = Attacks
lab-event-bear_off = Men borne off
lab-event-block = Blocked games
lab-event-buy = Purchases
lab-event-deal = Deals
lab-event-dice_lost = Turns with unused dice
lab-event-displace = Displacements
lab-event-double = Doubles offered
lab-event-drop = Doubles refused
lab-event-enter = Men entered
lab-event-false_pass = False passes
lab-event-hit = Hits
lab-event-holding_freed = Held points freed
lab-event-join = Tiles played
lab-event-lead = First tiles
lab-event-lot = Draws for the start
lab-event-lot_tie = Ties for the start
lab-event-move = Moves
lab-event-over = Ends
lab-event-pass = Passes
lab-event-place = Captured pieces placed
lab-event-remainder = Remainders taken
lab-event-sent = Men sent back
lab-event-siege = Sieges
lab-event-skip = Turns skipped
lab-event-sow = Sowings
lab-event-sow_take = Sowings that take
lab-event-spared = Men spared
lab-event-starts = Starts
lab-event-step = Steps
lab-event-take = Captures
lab-event-throw = Throws
lab-missing = { $measure }: this experiment cannot tell.
lab-column-reading = reading
lab-column-value = value [95 %]
lab-column-difference = difference ± 95 % (* certain)
lab-head = { $game }, { $games } of { $total } games, { $first } against { $second }. The first reading is the yardstick.
lab-chart = { $measure }: { $count ->
    [one] one reading, with its 95 % interval
   *[other] { $count } readings, with their 95 % intervals
}

## The page

lab-title = Laboratory
lab-lead = What does a reading of the rules do to a game? Let players play it, and see.
lab-no-games = The list of games did not arrive. Reload the page.
lab-game = Game
lab-readings = Readings
lab-of-most = { $count } of { $most }
lab-standard = Standard
lab-reading-name = { $option }: { $value }
lab-yardstick = the others are compared with it
lab-add = + Add a reading
lab-remove = Remove { $reading }
lab-first = Player
lab-second = Against
lab-same = the same
lab-player-random = Any move
lab-player-greedy = Best at first sight
lab-games = Games of each reading
lab-run = Play
lab-pause = Pause
lab-go-on = Continue
lab-opening = The players are coming …
lab-progress = Games played
lab-games-done = { $done } of { $total } games
lab-pace = { $rate } games a second, { $workers ->
    [one] one player at work
   *[other] { $workers } players at work
}
lab-seconds-left = { $seconds ->
    [one] 1 s left
   *[other] { $seconds } s left
}
lab-minutes-left = { $minutes ->
    [one] 1 min left
   *[other] { $minutes } min left
}
lab-not-kept = This browser keeps nothing: the games are gone when the page is closed. Export them below.
lab-found = What was found
lab-nothing-yet = Add a reading, then play. The first reading is the yardstick; all meet the same dice.
lab-first-games = The first games are being played.
lab-heading = { $game }: { $count ->
    [one] one reading
   *[other] { $count } readings
}
lab-summary = { $games ->
    [one] One game,
   *[other] { $games } games,
} the same chance for all readings. { $first } against { $second }.
lab-moving = The charts move until all games are played.
lab-table = Table
lab-reading = Reading
lab-value = Value
lab-interval = 95 % interval
lab-difference = Difference
lab-none = –
lab-quoted = “{ $name }”
lab-lengths = How long the games were
lab-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
lab-median = median { $turns }
lab-quantile-q1 = First quarter up to
lab-quantile-median = Median
lab-quantile-q3 = Three quarters up to
lab-quantile-p95 = 95 % up to
lab-says-nothing = These games cannot tell.
lab-says-own = { $reading }: { $value }.
lab-says-more = { $reading }: { $value } more, give or take { $margin }.
lab-says-less = { $reading }: { $value } less, give or take { $margin }.
lab-says-open = No difference can be told yet: { $readings }.
lab-says-length = { $reading }: half of the games took between { $low } and { $high } turns.
lab-what-follows = What follows, and what does not
lab-caution = This shows what a reading does when these players play it, { $games } games of each. It does not show which reading was played once, nor how people would play it.
lab-share = Copy link
lab-copied = The link is copied: it brings the experiment, not the games.
lab-import = Open a file of games (JSON Lines)
lab-studies = First studies: what four games owe to their readings
lab-python = The same numbers in Python
error-lab_worker = The player’s part of the browser stopped. What is finished is kept: press Continue, or reload the page.

## What can be wrong

error-lab_no_file = This is no file of an experiment.
error-lab_too_new = This file was written by another version of the laboratory ({ $version }).
error-lab_damaged = Line { $line } of the file is damaged. The lines before it are sound: cut the file there, and a run plays the rest again.
error-lab_overlap = The pairs { $first } to { $end } are in more than one of the files.
error-lab_number = { $name } has to be a whole number of at least { $least }.
error-lab_readings = { $count ->
    [0] There is no reading to play.
    [one] One reading is too many: { $most } can be compared.
   *[other] { $count } readings are too many: { $most } can be compared.
}
error-lab_twice = The reading “{ $reading }” is named twice.
error-lab_players = An experiment has one player for both sides or two: these are { $count }.
error-lab_function = The function “{ $name }” cannot be found: its module has to be importable.
