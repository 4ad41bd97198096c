### The home page: introduction, where to begin, waiting games, choice of a game.
### $game: name of a game, for example “Dominosa”. $turn: number of a turn. $count, $from, $to, $minutes: numbers.

home-title = alveus: forgotten board games
home-gloss = _alveus, -i,_ m. A hollow, a trough, a riverbed; a beehive; a gaming board with a raised rim.
home-lead = Historical board games, set up and ready to play.
home-free = *Play here for free,* against the computer or a friend, even offline. No account, nothing to install.

## Where to begin

home-resume = Continue { $game }
home-begin = New here? Start with this one.
home-begin-note = A game takes about { $minutes } minutes.

## Waiting games
## A list of games, puzzles and letters, each with a short remark.

home-waiting = Waiting for you
home-continue = Continue
home-continue-turn = turn { $turn }
home-backup = Browsers may delete your games if you do not visit for a while.
home-backup-now = Back up everything
home-shelf = Put aside
home-shelf-more = { $count ->
    [one] one more
   *[other] { $count } more
}
home-learn = Learn step by step
home-daily = Puzzle of the day
# $day: a day, for example “27 November”.
home-daily-solved = { $day }, solved
home-offer = Something to try
home-offer-zeno = The emperor had only one choice. Find it.

## Which game
## Cards of the games, with filters and labels for length, luck and players.

home-choose = Which one tonight?
home-filter-all = All
home-filter-short = Ten minutes
home-filter-alone = Solo
home-filter-luck = More luck
home-filter-thought = More thought
home-fitting = { $count ->
    [one] One game matches.
   *[other] { $count } games match.
}
home-also = { $game }, a game you know
home-others = Games by others
home-minutes = { $minutes } min
home-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
home-players-range = { $from }–{ $to } players
home-luck = luck
home-skill = skill
home-luck-none = no luck involved
home-luck-little = a little luck
home-luck-some = some luck
home-luck-much = a lot of luck
home-duodecim-kin = Backgammon with three dice
home-xii-kin = A Roman forebear of backgammon
home-lombardorum-kin = Half-board backgammon
home-sperrdomino-kin = Dominoes: block your opponent
home-dominosa-kin = A number puzzle, akin to Sudoku
home-terzett-kin = Jigsaw: three alike in a row
home-rithmomachia-kin = Chess with sums, for pupils and scholars
home-bohnenspiel-kin = A mancala game from the Baltic
home-familydomino-kin = The dominoes you know

## How length and luck were measured
## A dialog with a table.
## $games: number of games, for example “400”. $low, $middle, $high: numbers, for example “12 (9–16)”.

home-measured = How length and luck were measured
home-measured-length = The computer played each game { $games } times against itself, at a medium level. We assume that a turn with a choice takes the number of seconds shown below, and any other turn three seconds. The ranges in brackets contain half of the games. Puzzles were solved hint by hint.
home-measured-luck = Luck is the percentage of games that the next weaker level wins with the same dice or tiles; a draw counts as half a win. Games without dice or hidden tiles involve no luck.
home-measured-game = Game
home-measured-turns = Turns
home-measured-seconds = Seconds per choice
home-measured-minutes = Minutes
home-measured-won = Won by weaker level
home-measured-range = { $middle } ({ $low }–{ $high })
home-measured-none = none

## Studies and footer

home-studies = Studies
home-sources = Sources of every game
home-docs = Documentation
home-licences = Licences
home-statements = Privacy, accessibility, imprint
home-offline-no = Online
home-offline-preparing = Preparing for offline use …
home-offline-saver = Data saver: only games that you open are available offline
home-offline-ready = Ready offline
home-offline-waiting = Offline copy: waiting for a connection
home-offline-full = Offline copy: no space on this device
home-offline-version = The next page loads a new version
home-footer = About alveus

home-letters = Letters
# $name: name of the other player, for example “Anna”. In the list of letters.
home-letter-with = with { $name }
home-letter-open = Open a letter …
home-letter-restore = Restore my game …
home-letter-again = Send again
home-letter-proof = Verify
home-letter-draft = Letter 1, not yet sent
# $standing: whose turn it is, only for the choice.
home-letter-next = { $standing ->
    [ours] Your turn to begin the next game
   *[theirs] Waiting for the next game
}
# $who: who won, only for the choice.
home-letter-over = { $who ->
    [you] You won
    [none] Drawn
   *[other] You lost
}
# $standing: whose turn it is, only for the choice. $number: number of the last letter.
home-letter-state = { $standing ->
    [ours] Your turn
    [theirs] Waiting for the answer
   *[over] Finished
} · letter { $number }

## More to do

home-doors = More to do
home-door-learn = Learn
home-door-learn-note = Step by step at the board
home-door-letters = Play by letter
home-door-letters-note = Send turns as links to a friend far away
home-door-make = Make it yourself
home-door-make-note = Boards and pieces to print, at actual size
home-door-museums = For museums
home-door-museums-note = A game on your page, or in your gallery
home-door-lab = Laboratory
home-door-lab-note = How a rule changes a game
