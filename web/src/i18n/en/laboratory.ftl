### The laboratory’s page, and the first studies.
### $game: name of a game, for example “Bohnenspiel”. $first, $second: names of players, for example “magister”.
### $reading: name of a reading of the rules, for example “Dice: two”; $readings: several, separated by commas.
### $measure: what is measured, for example “Drawn games”. $value: a number, for example “52.1 %” or “9.20”.
### $games, $count, $most, $done, $total, $turns, $nodes, $low, $high: numbers. $rate: games per second. $workers: games played at once.
### $seconds, $minutes: time left.

lab-title = Laboratory
lab-lead = How do different readings of the rules change a game? Let computer players find out.
lab-no-games = The list of games could not be loaded. Reload the page.
lab-game = Game
lab-readings = Readings
# After the heading “Readings”. $count: chosen readings. $most: how many can be chosen.
lab-of-most = { $count } of { $most }
lab-standard = Standard
# $option, $value: an option of the rules and its value, for example “Dice: two”.
lab-reading-name = { $option }: { $value }
# Beside the first reading in the list.
lab-yardstick = baseline
lab-add = + Add a reading
lab-remove = Remove { $reading }
lab-first = First player
lab-second = Second player
# Choice for the second player: the same as the first.
lab-same = the same player
lab-player-random = Random player
lab-player-greedy = Greedy player (best immediate move)
lab-games = Games per reading
# Label of a text field: the same seed gives the same random numbers.
lab-seed-field = Seed
lab-choose-headline = Headline measures, chosen before the games are played
# $measures: names of measures, separated by semicolons.
lab-plan-headline = Headline measures: { $measures }. All others are exploratory.
lab-run = Play
lab-pause = Pause
lab-go-on = Continue
lab-changed = The settings have changed. “Play” starts a new experiment and deletes the games of the current one.
lab-holds-other = This device has stored the games of another experiment. “Play” deletes them.
lab-opening = The players are getting ready…
lab-progress = Games played
lab-games-done = { $done } of { $total } games
lab-pace = { $rate ->
    [one] { $rate } game
   *[other] { $rate } games
} a second, { $workers ->
    [one] one at a time
   *[other] { $workers } at a time
}
lab-seconds-left = { $seconds ->
    [one] 1 s left
   *[other] { $seconds } s left
}
lab-minutes-left = { $minutes ->
    [one] 1 min left
   *[other] { $minutes } min left
}
lab-not-kept = This browser cannot save the games: they will be lost when you close the page. Export them below.
lab-found = Results
lab-nothing-yet = Add a reading, then press “Play”. All readings use the same random numbers and are compared with the first one.
lab-first-games = The first games are being played.
lab-heading = { $game }: { $count ->
    [one] one reading
   *[other] { $count } readings
}
lab-summary = { $games ->
    [one] One game
   *[other] { $games } games
} with the same random numbers for all readings. { $first } against { $second }.
lab-moving = The charts keep changing until all games have been played.
lab-table = Table and files
lab-reading = Reading
lab-value = Value
lab-interval = 95% interval
# Column heading. $unit: points for percentage points, otherwise none.
lab-difference = { $unit ->
    [points] Difference, in percentage points
   *[none] Difference
}
# Column heading. $unit: points for percentage points, otherwise none.
lab-detectable = { $unit ->
    [points] Smallest detectable difference, in percentage points
   *[none] Smallest detectable difference
}
# An interval in a table. $low, $high: its ends, for example “48.0%” and “56.2%”.
lab-ends = { $low } to { $high }
# After the explanation of the dots in the charts.
lab-numbers = Numbers: the value of the baseline, then the differences from it; differences between percentages are in percentage points.
lab-none = –
# $name: name of a reading.
lab-quoted = “{ $name }”
lab-lengths = Length of the games
lab-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
# Beside a chart of the lengths of games. $turns: the median.
lab-median = median { $turns }
# Headings of the columns in a table of lengths, in turns.
lab-quantile-q1 = 25th percentile
lab-quantile-median = Median
lab-quantile-q3 = 75th percentile
lab-quantile-p95 = 95th percentile
lab-says-nothing = No conclusion can be drawn from these games.
# $value: a number with its unit; $low, $high: the ends of its interval, for example “48.0%”.
lab-with-ends = { $value } [{ $low }, { $high }]
lab-says-own = { $reading }: { $value }.
# $unit: points for percentage points, otherwise none; $value, $low, $high: numbers without a unit; $reading: a name in quotation marks.
lab-says-more = { $unit ->
    [points] { $reading }: { $value } percentage points more ({ $low } to { $high }).
   *[none] { $reading }: { $value } more ({ $low } to { $high }).
}
# $unit: points for percentage points, otherwise none; $value, $low, $high: numbers without a unit; $reading: a name in quotation marks.
lab-says-less = { $unit ->
    [points] { $reading }: { $value } percentage points less ({ $low } to { $high }).
   *[none] { $reading }: { $value } less ({ $low } to { $high }).
}
# $unit: points for percentage points, nothing if no difference could be detected, otherwise none; $value: a number without a unit.
lab-says-open = { $unit ->
    [nothing] No significant difference: { $readings }. There are too few games to detect a difference reliably.
    [points] No significant difference: { $readings }. In 8 out of 10 such experiments, a difference of { $value } percentage points would be detected.
   *[none] No significant difference: { $readings }. In 8 out of 10 such experiments, a difference of { $value } would be detected.
}
lab-says-length = { $reading }: half of the games took between { $low } and { $high } turns.
lab-what-follows = Conclusions and limits
lab-caution = The { $games } games per reading show what difference a reading makes to these players. They do not show how people would play, or which reading was used in the past.
lab-chosen-later = The headline measures of this study were chosen after the games had been played.
lab-share = Copy link
lab-copied = The link has been copied. It contains the experiment, not the games.
lab-import = Open a file with games (JSON Lines)
lab-studies = First studies
# Headings above the code and the command that repeat the experiment.
lab-python = The same experiment in Python
lab-command = The same experiment in a terminal
error-lab_not_offered = This page does not offer the game of this file. Open the file in Python or in a terminal.
error-lab_worker = The computer players stopped unexpectedly. Finished games are kept. Press “Continue” or reload the page.
lab-studies-lead = How much do different readings of the rules matter? The games in these studies were played beforehand; if you start an experiment, its results appear here instead.
# $player: name of a player. $nodes: positions per move, for example “100”.
lab-player-nodes = { $nodes ->
    [one] { $player }, { $nodes } position per move
   *[other] { $player }, { $nodes } positions per move
}
lab-games-played = { $games ->
    [one] one game
   *[other] { $games } games
}
lab-played = { $games ->
    [one] One game per reading
   *[other] { $games } games per reading
} with the same random numbers for all readings; { $first } against { $second }.
lab-data = All games (JSON Lines)
# Before the buttons “SVG” and “PNG”.
lab-chart-file = Save the chart as
# $form: SVG or PNG. Button, spoken by screen readers.
lab-save-chart = { $measure }: save the chart as { $form }

## The first studies: question, result in one sentence, conclusions, limits

finding-lombardorum = The one-man points
finding-lombardorum-question = The surviving text allows only one man each on points 1, 3, 4 and 5 (Fiske 1905, 164); Murray (1951, 124) extends this limit to all points from 1 to 6; Alfonso’s book of 1283 (ff. 75–76) has no such limit. How does the limit change the game? And what changes if the dice need not be used?
finding-lombardorum-found = The one-man points shape the game: without them, it is shorter and has only a quarter as many passes; with six such points, half of the turns are forced.
finding-lombardorum-follows = Without the one-man points, a game is 9 ± 1 turns shorter, with only a quarter as many passes and 6 fewer hits. With six one-man points, it is 2.6 ± 0.8 turns longer, with nearly twice as many passes; half of the turns are forced, and 1% of the games are drawn. Free use of the dice adds 20 ± 1 turns and nearly quadruples the number of passes; every game in this study still ended within 400 turns, but stronger players may go on passing for ever.
finding-lombardorum-open = It hardly matters whether you must play every die that can still be played, or as many dice as possible: the second rule shortens a game by at most 1.3 turns. The side that begins scores 52 ± 2%; 2,400 games do not show whether the readings change this score, and changes of up to 4 percentage points cannot be ruled out.
finding-duodecim = Two dice or three
finding-duodecim-question = Is the game shorter with three dice (Realencyclopädie V,2, 1905, col. 1795) than with two (Seneca, Apocolocyntosis 15, disputed)? What changes if men are not hit in passing, or if men that are hit wait on the bar?
finding-duodecim-found = With two dice instead of three, a game is nearly three quarters longer and has nearly twice as many hits; there are a quarter as many ways to play a turn.
finding-duodecim-follows = With two dice, a game is 59 ± 2 turns (nearly three quarters) longer than with three; there are a quarter as many ways to play a turn, and nearly twice as many hits. If men wait on the bar after being hit, a game is 9 ± 2 turns longer and has one and a half times as many hits. If men are not hit in passing, a game is shorter, but by at most 3.3 turns.
finding-duodecim-open = Under the usual rules, the side that begins scores 60 ± 5%. These 420 games do not show whether the readings change this, and changes of up to 10 percentage points cannot be ruled out.
finding-bohnenspiel = The first move, and early endings
finding-bohnenspiel-question = Does the side that begins win? What changes if capturing a majority of the beans ends the game, if only the last pit is captured instead of a chain, or if each pit starts with four beans?
finding-bohnenspiel-found = Without chains, games are more than a quarter longer. With four beans in each pit, the side that begins usually loses, unless the games start with random moves.
finding-bohnenspiel-follows = With four random moves at the start, the side that begins scores 50% (47 to 53%); without them, 49% (46 to 52%): no advantage is visible. If a majority ends the game, games are 3.7 turns shorter, and fewer than 1% of the results change. Without chains, a game is 8.7 turns longer. More games are then drawn, but this is significant in only one of the two experiments: 3.5 percentage points more (0.7 to 6.2; corrected p = 0.07) with random moves, 4.9 (2.0 to 7.8; p = 0.006) without them. Four beans in each pit halve the length of a game. Without random moves, the side that begins then scores 30%, which is 15 to 23 percentage points less than under the usual rules; with random moves, 56%, which is not significantly more (p = 0.11).
finding-bohnenspiel-open = An earlier version of this study said that, without chains, moving first is an advantage. This conclusion has been withdrawn: with random moves at the start, the evidence for it is weak (p = 0.046); without them, no advantage is visible (p = 0.52). Games between two equal players of this strength do not show how a master would use the first move.
finding-sperrdomino = Buying at will
finding-sperrdomino-question = Does it matter whether you may buy even if a tile in your hand fits, or on your very first turn? A strong player who buys at will plays against the pupil, who buys only when forced to.
finding-sperrdomino-found = Buying at will is worth little: compared with forced buying alone, it raises the strong player’s score by at most 4 percentage points.
finding-sperrdomino-follows = The strong player scores 66.5% if buying at will is allowed and 64.8% if it is not: a difference of 1.7 ± 2.0 percentage points, so buying at will is worth at most 4 percentage points. The strong player buys at will about once in seven games. If buying is allowed only when no tile fits, one more turn in every 22 is forced; the length of a game changes by at most a third of a turn. Buying on the very first turn has no visible effect: it is worth at most 3 percentage points.
finding-sperrdomino-open = The strong player is the fourth of our five levels and looks at 100 positions per move; the pupil is the second. These games do not show whether a master would gain more from buying.
finding-xii = Three routes round the board
finding-xii-question = The stone from Ostia shows the squares, not the route. Schädler’s route takes both sides through all of row A and in the same direction round the outer rows; on Murray’s mirrored route, they go round these rows in opposite directions; a third reading gives each side its own half of row A. How do these routes change the game, and does it matter if men may move while others are still in hand?
finding-xii-found = If each side has half of row A to itself, a game is a quarter shorter and has only two fifths as many hits. On the mirrored route, a game is a tenth shorter and has a quarter fewer hits.
finding-xii-follows = With half of row A for each side, a game takes 153 turns instead of 210 (57 ± 3 fewer), with 12 hits instead of 30 and almost no passes. On the mirrored route, where the sides meet and then pass each other, a game takes 24 ± 4 fewer turns and has 7 fewer hits. If no man may move before all have entered, the share of forced turns rises by 8 percentage points, and a game is at most 13 turns longer. If men in row A may move when no man can enter, there are 30% fewer passes; the length changes by at most 5 turns, if at all.
finding-xii-open = The side that begins scores 51 ± 6%: no advantage is visible, and 500 games are too few to show how the readings change this score. Every route was played by the same simple player, tuned for the usual route. Our computer opponents, at every level, have learned only that route: games between them would compare players, not routes. Games between players who knew all routes equally well might show smaller or larger differences.
finding-rithmomachia = Right-angled moves, and the moment of capture
finding-rithmomachia-question = May triangles and squares turn at a right angle on the way? Is a stone captured as soon as it is attacked, after the reply, or in a separate stage? And how often does a game end with a winning row, the victory that all the books praise?
finding-rithmomachia-found = Between two beginners, two games in three end in a win, always by a winning row. With three stages per turn, only one game in seven does.
finding-rithmomachia-follows = With the usual rules, 68% of the games are won (53 to 81%), all of them by a winning row; the others are drawn, most of them because too many turns passed without a capture. If stones are captured at once, a game has 2 more captures; the share of games won changes by at most 23 percentage points, if at all. With three stages per turn, a game has 2 captures instead of 10, and the share of games won falls to 15% (29 to 71 percentage points less). For players who do not look ahead, this reading of the rules is hardly playable.
finding-rithmomachia-open = These 60 games do not show whether right-angled moves change the length of games or the number of draws; without such moves, the share of games that end in a win could be up to 28 percentage points higher. Our weakest player played all these games. A magister might make more winning rows than this player, and capture more stones even with three stages per turn.
