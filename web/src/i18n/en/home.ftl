### The home page: introduction, where to begin, waiting games, choice of a game.
### $game: name of a game, for example “Dominosa”. $turn: number of a turn. $count, $from, $to, $minutes: numbers.

home-title = alveus: forgotten board games
# Entry of a Latin dictionary below the title. _words_ are Latin.
home-gloss = _alveus, -i,_ m. A hollow, a trough, a riverbed; a beehive; a gaming board with a raised rim.
home-lead = Historical board games, set up and ready to play.
# The words between asterisks are stressed.
home-free = *Play here for free,* against the computer or a friend, even offline. No account, nothing to install.

## Where to begin

# Main button.
home-resume = Continue { $game }
# Below the main button, which starts a game.
home-begin = New here? Start with this game.
home-begin-note = A game takes about { $minutes } minutes.

## Waiting games
## A list of games, puzzles and letters, each with a short remark.

# Heading above all the lists.
home-waiting = Waiting for you
# Heading of the list of unfinished games.
home-continue = Continue
home-continue-turn = turn { $turn }
home-backup = Browsers may delete your games if you do not visit for a while.
home-backup-now = Back up everything
# Heading of the list of games that the visitor put aside.
home-shelf = Games put aside
# Opens the rest of a list of games.
home-shelf-more = { $count ->
    [one] one more
   *[other] { $count } more
}
# Heading of a link to an introductory course.
home-learn = Learn step by step
home-daily = Puzzle of the day
# $day: a day, for example “27 November”.
home-daily-solved = { $day }, solved
# Heading of a link to a study, with the sentence below it.
home-offer = Something to try
home-offer-zeno = Emperor Zeno had only one legal move. Find it.

## Which game
## Cards of the games, with filters and labels for length, luck and players.

home-choose = Which game tonight?
# Buttons of the filter: games that take about ten minutes, that are for one player, and so on.
home-filter-all = All
home-filter-short = Ten minutes
home-filter-alone = Solo
home-filter-luck = More luck
home-filter-thought = More thinking
home-fitting = { $count ->
    [one] One game matches.
   *[other] { $count } games match.
}
# Link to an ordinary game of dominoes.
home-also = { $game }, the game everyone knows
home-others = Games by others
home-minutes = { $minutes } min
home-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
home-players-range = { $from }–{ $to } players
# Ends of a scale in the card of a game.
home-luck = luck
home-skill = skill
# The same scale for screen readers.
home-luck-none = no luck involved
home-luck-little = a little luck
home-luck-some = some luck
home-luck-much = a lot of luck
# Line below the name of a game.
home-duodecim-kin = Backgammon with three dice
home-xii-kin = A Roman forebear of backgammon
home-lombardorum-kin = Half-board backgammon
home-sperrdomino-kin = Dominoes: block your opponent
home-dominosa-kin = A number puzzle like Sudoku
home-terzett-kin = Jigsaw: three equal numbers in a row
home-rithmomachia-kin = Chess with sums, for pupils and scholars
home-bohnenspiel-kin = A mancala game from the Baltic
home-familydomino-kin = The dominoes everyone knows

## How length and luck were measured
## A dialog with a table.
## $games: number of games, for example “400”. $low, $middle, $high: numbers, for example “12 (9–16)”.

home-measured = How length and luck were measured
home-measured-length = The computer played each game { $games } times against itself, at a medium level. We assume that a turn with a choice takes the number of seconds shown below, and any other turn three seconds. The ranges in brackets cover the middle half of the games. Puzzles were solved hint by hint.
home-measured-luck = Luck is the percentage of games that the next level down wins when both levels get the same rolls or tiles; a draw counts as half a win. Games without dice or hidden tiles involve no luck.
home-measured-game = Game
home-measured-turns = Turns
home-measured-seconds = Seconds per choice
home-measured-minutes = Minutes
# Head of a column: the percentage of games that the weaker level wins.
home-measured-won = Wins by the weaker level
home-measured-range = { $middle } ({ $low }–{ $high })
# In this column, for games without luck.
home-measured-none = no luck involved

## Studies and footer

home-studies = Studies
home-sources = Sources for every game
home-docs = Documentation
home-licences = Licences
home-statements = Privacy, accessibility, legal notice
# At the foot of the page: whether games can be played without a connection.
home-offline-no = Online only
home-offline-preparing = Preparing for offline use…
home-offline-saver = Data saver on: only games that you have opened are available offline
home-offline-ready = Available offline
home-offline-waiting = Offline copy: waiting for a connection
home-offline-full = No space for an offline copy on this device
home-offline-version = A new version will load with the next page
home-footer = About alveus

# Heading of the list of games by letter.
home-letters = Games by letter
# $name: name of the other player, for example “Anna”. In the list of letters.
home-letter-with = with { $name }
home-letter-open = Open a letter…
home-letter-restore = Restore my game…
# Button beside a game: send the last letter again.
home-letter-again = Send again
# Link beside a finished game: verify its dice and moves.
home-letter-proof = Verify the game
home-letter-draft = Letter 1, not yet sent
# $standing: whose turn it is, only for the choice.
home-letter-next = { $standing ->
    [ours] Your turn to begin the next game
   *[theirs] Waiting for the next game
}
# $who: who won, only for the choice.
home-letter-over = { $who ->
    [you] You won
    [none] Draw
   *[other] You lost
}
# $standing: whose turn it is, only for the choice. $number: number of the last letter.
home-letter-state = { $standing ->
    [ours] Your turn
    [theirs] Waiting for a reply
   *[over] Finished
} · letter { $number }

## More to do

# Heading of the links below.
home-doors = More to do
home-door-learn = Learn
home-door-learn-note = Step by step at the board
home-door-letters = Play by letter
home-door-letters-note = Send turns to a faraway friend as links
home-door-make = Make it yourself
home-door-make-note = Boards and pieces to print, at actual size
home-door-museums = For museums
home-door-museums-note = A game on your website or in your exhibition
home-door-lab = Laboratory
home-door-lab-note = How a rule changes a game
