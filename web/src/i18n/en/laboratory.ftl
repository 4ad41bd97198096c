### The laboratory’s page, and the first studies.

lab-title = Laboratory
lab-lead = How does a reading of the rules change a game? Let computer players play it, and see.
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
lab-player-random = Random moves
lab-player-greedy = Best at first sight
lab-games = Games of each reading
lab-run = Play
lab-pause = Pause
lab-go-on = Continue
lab-opening = The players are getting ready …
lab-progress = Games played
lab-games-done = { $done } of { $total } games
lab-pace = { $rate } games a second, { $workers ->
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
lab-not-kept = This browser keeps nothing: the games are gone when the page is closed. Export them below.
lab-found = What was found
lab-nothing-yet = Add a reading, then press Play. All readings are compared with the first, with the same luck for all.
lab-first-games = The first games are being played.
lab-heading = { $game }: { $count ->
    [one] one reading
   *[other] { $count } readings
}
lab-summary = { $games ->
    [one] One game,
   *[other] { $games } games,
} the same luck for all readings. { $first } against { $second }.
lab-moving = The charts change until all games have been played.
lab-table = Table and files
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
lab-says-open = No difference can be seen yet: { $readings }.
lab-says-length = { $reading }: half of the games took between { $low } and { $high } turns.
lab-what-follows = What follows, and what does not
lab-caution = This shows what a reading does when these players play it, { $games } games of each. It does not show which reading was once played, nor how people would play it.
lab-share = Copy link
lab-copied = The link has been copied. It holds the experiment, not the games.
lab-import = Open a file of games (JSON Lines)
lab-studies = First studies
lab-python = The same numbers in Python
lab-command = The same at a terminal
error-lab_worker = The players have stopped. Finished games are kept: press Continue, or reload the page.
lab-studies-lead = What do games owe to the reading of their rules? These were played before you came; whatever you play yourself stands here after them.
lab-player-nodes = { $player }, { $nodes } positions a move
lab-games-played = { $games ->
    [one] one game
   *[other] { $games } games
}
lab-played = { $games ->
    [one] One game of each reading
   *[other] { $games } games of each reading
}, the same chance for all; { $first } against { $second }.
lab-data = All games (JSON Lines)
lab-chart-file = The chart:
lab-save-chart = { $measure }: chart as { $form }

## The first studies: question, what was found in a sentence, what follows, and what does not

finding-lombardorum = The points for one man alone
finding-lombardorum-question = The text closes points 1, 3, 4 and 5 to two men (Fiske 1905, 164); all six are closed after Murray (1951, 124), none in Alfonso’s book of 1283 (ff. 75–76). What do these points do to the game? And must the dice be used?
finding-lombardorum-found = The single points make the game: without them it is shorter, with a quarter of the passes; with all six every second turn leaves no choice.
finding-lombardorum-follows = Without the single points there are 9 turns fewer, give or take 1, a quarter as many passes and 6 hits fewer. With all six closed a game is 2.6 turns longer, give or take 0.8, with nearly twice the passes; every second turn leaves no choice, and one game in a hundred is drawn. Free use of dice adds 20 turns, give or take 1, and nearly quadruples the passes; every game still ended within 400 turns between these two players, though stronger ones had once been seen to pass for ever.
finding-lombardorum-open = Whether dice are used one after the other as far as they go or as many as possible hardly matters: in the second way a game is shorter, by at most 1.3 turns. The side that begins scores 52 %, give or take 2; how the readings change this, 2,400 games cannot tell: a change of 4 in a hundred would still be hidden.
finding-duodecim = Two dice or three
finding-duodecim-question = Is the game played sooner out with three dice (Realencyclopädie V,2, 1905, col. 1795) than with two (Seneca, Apocolocyntosis 15, disputed)? And what do capture in passing and the place of men that were hit do?
finding-duodecim-found = With two dice a game lasts nearly three quarters longer, with a quarter of the choice in each turn and nearly twice the hits.
finding-duodecim-follows = With two dice a game lasts 59 turns longer, give or take 2: nearly three quarters more, with a quarter of the choice in each turn and nearly twice the hits. Where hit men wait on the bar a game is 9 turns longer, give or take 2, with half as many hits again. Where a man is not captured in passing it is shorter, but by at most 3.3 turns.
finding-duodecim-open = With the usual rules the side that begins scores 60 %, give or take 5; how the readings change this, 420 games cannot tell: a change of 10 in a hundred would still be hidden.
finding-bohnenspiel = Who begins, and early endings
finding-bohnenspiel-question = Does the side that begins win? What do the majority ending, a single capture in place of chains, and four beans in a pit do?
finding-bohnenspiel-found = Beginning is worth little, if anything; without chains games last more than a quarter longer, a third more of them are drawn, and beginning pays.
finding-bohnenspiel-follows = The side that begins scores 50.4 %, give or take 3: beginning is worth at most 4 games in a hundred, and may be worth nothing. Ending at a majority saves 3.7 turns and changes fewer than one result in a hundred. Without chains a game lasts 8.7 turns longer, and 13 % of the games are drawn in place of 9.5: 3.5 more, give or take 2.7. There the side that begins scores 56 %: 5 more, give or take 4. Four beans in a pit halve the game; whether they change the draws these games cannot tell.
finding-bohnenspiel-open = Two equal players of this strength leave open what a master would make of the first move.
finding-sperrdomino = Buying at will
finding-sperrdomino-question = Does it matter whether one may buy with a fitting tile in hand, or at the first turn of the row? A strong player, who does buy at will, meets the pupil, who never does.
finding-sperrdomino-found = Buying at will is worth little: the player who uses it scores at most 4 in a hundred more than where one may buy only in need.
finding-sperrdomino-follows = The strong player wins two games of three where he may buy at will, and 65 of a hundred where he may not: a difference of 1.7, give or take 2.0, so that buying at will is worth at most 4 games in a hundred to him. He buys at will about once in seven games. Where buying is left to need, one turn in twenty-two more leaves no choice; the length of a game changes by no more than a third of a turn. What buying at the very first turn changes cannot be seen: 3 games in a hundred at most.
finding-sperrdomino-open = This is the last but one of our five levels, who looks at 100 positions for a move, against the second; whether a master would make more of buying these games do not tell.
finding-xii = Three ways round the board
finding-xii-question = The stone of Ostia shows the squares and not the way. Schädler’s way leads both sides through all of row A and round the outer rows alike; on Murray’s, the mirrored way, they go round these against each other; a third reading gives each side half of row A. And how do men enter: may others move while some are in hand?
finding-xii-found = Where each side has half of row A to itself a game is a quarter shorter, with two fifths of the hits. On the mirrored way it is a tenth shorter, with a quarter fewer hits.
finding-xii-follows = With half of row A for each side a game takes 153 turns in place of 210, 57 fewer, give or take 3; it has 12 hits in place of 30, and hardly anybody passes. On the mirrored way, where the sides meet and are past each other, it takes 24 turns fewer, give or take 4, and has 7 hits fewer. If no man may move before all are in, 8 more turns in a hundred leave no choice, and a game is longer, by at most 13 turns. If men in row A may move where none can enter, 3 passes of 10 go; the length changes by at most 5 turns, if at all.
finding-xii-open = The side that begins scores 51 %, give or take 6: no advantage is to be seen, and how the readings change it 500 games cannot tell. One and the same player played every way, by simple weights tuned on the usual one. Our levels have learned that way alone: games between them would compare players, not ways. Players who knew each way as well as the usual one might find smaller differences, or larger ones.
finding-rithmomachia = Bends, and when a stone falls
finding-rithmomachia-question = May triangles and squares bend on their way? Does a stone fall at once when it is attacked, after the answer, or in a stage of its own? And how often does a game end by a progression, the victory that all books praise?
finding-rithmomachia-found = Two beginners end two games of three by a progression, and none in another way; with three stages one game of seven is won.
finding-rithmomachia-follows = With the usual rules 68 % of the games are won, give or take 11, every one of them by a progression; the others are drawn, most of them because nothing was taken for too long. If stones fall at once 2 more of them are taken in a game; the number of games won changes by at most 23 in a hundred, if at all. With three stages 2 stones are taken in place of 10, and 15 % of the games are won: at least 32 fewer of a hundred, and at most 75. This reading is hard to live with for players who do not look ahead.
finding-rithmomachia-open = Whether bends change the length or the draws 60 games do not tell: 28 wins more in a hundred would still be hidden. They are games of our weakest player: a magister may bring about more progressions, and know how to take stones in three stages.
