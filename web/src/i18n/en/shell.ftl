### The frame of every page: bar, column, menus, dialogs, messages about the device.

## Bar and menus

shell-skip = To the board
shell-close = Close
shell-cancel = Cancel
shell-menu = Menu
shell-language = Language
shell-theme = Light, dark or high contrast
shell-theme-now = { $theme ->
    [light] Light
    [dark] Dark
   *[contrast] High contrast
}
players-title = Players
acts-title = What can be done
shell-home = alveus: all games

menu-new = New game …
menu-moves = Moves
menu-settings = Settings …
menu-save = Save to file
menu-load = Load from file …
menu-link = Copy link
menu-fair = Fair dice …
menu-umpire = Type real dice …
menu-help = Keys and help …
menu-resign = Resign this game

## Sides and players

player-you = You
player-level = Level { $level }
# Counters in few letters, for the phone.
short-pips = { $value } to go
short-score = { $value } of { $target }

## Turn and sentence

turn-you = Your turn
turn-side = { $side } to play
turn-thinking = { $side } is thinking
turn-over-you = You have won
turn-over-side = { $side } has won
turn-over-drawn = Drawn
turn-lot = Who begins?
turn-past = A look back
turn-past-status = Move { $turn }. What follows is not lost.
turn-past-return = Back to the present
turn-wait = { $side } is playing. Please wait.
turn-commit = Your move is made. End your turn, or take it back.
turn-starting = One moment, the game is being set up.

## Things to do

act-throw = Throw
act-undo = Undo
act-redo = Redo
act-back = Back to the game before
act-hint = Hint
act-threats = Threats
act-commit = End turn
act-resume = Play on from here
act-again = Next game
act-new = New game
act-rules = Rules

## Column

legend-mark = This mark: { $mark }.
moves-title = Moves
moves-all = all
moves-all-label = Show all moves
moves-none = No moves yet.
# The words of a notation.
notation-bar = bar
notation-off = off
notation-hand = hand
notation-resign = resigns
notation-double = doubles
notation-take = takes
notation-drop = drops
notation-pass = –
notation-skip = –
notation-end = ends the game
moves-game = Game { $number }
moves-go = Go to move { $turn }, { $side }: { $text }
moves-replay = Replay
moves-pause = Pause
moves-first = First position
moves-back = One step back
moves-forth = One step on
moves-last = Last position
way-title = Show the way round the board
level-title = Opponent
level-option = Level { $level }
link-rules = Rules
link-learn = Learn it
link-sources = Sources
link-share = Share
links-title = About this game

## Analysis and lessons

analysis-title = Analysis
analysis-looking = Looking …
analysis-lead = With best play the game ends so, in { $unit } ahead (+) or behind (−).
analysis-move = Move
analysis-balance = Balance
analysis-sure = Certainty
analysis-certain = perfect from here
analysis-estimated = estimated
analysis-expected = Expected
analysis-behind = Distance
analysis-best = the best
analysis-exact = exact
analysis-lead-sampled = What each move may be expected to bring, in { $unit }, over many imagined deals, the same for every move. The ± holds in 95 of 100 cases.
analysis-lead-exact = What each move brings, in { $unit }: every talon there can be is counted out.
analysis-line = Best line: { $line }
analysis-game = The game looked over
analysis-progress = { $done } of { $of } moves looked at.
analysis-graph = The balance, move by move: above the line { $above } is ahead, below it { $below }.
analysis-table = As a table
analysis-seen = Balance for { $side } after each move
analysis-played = { $turn }. { $side }: { $text }
analysis-flawless = No move lost anything that could be seen.
analysis-lost = { $exact ->
    [true] Move { $turn }: { $side } played { $text } and lost { $loss }; { $better } was better.
   *[other] Move { $turn }: { $side } played { $text } and lost about { $loss }; { $better } looks better.
}

lesson-title = Step { $number } of { $of }
lesson-wrong = That is a move, but not the one looked for.
lesson-again = Once more
lesson-next = Next step
lesson-reply = See the reply

study-eyebrow = Study · { $game }
study-back = Step back
study-on = Play on

## New game

new-title = New game
new-opponent = Opponent
new-computer = The computer
new-friend = A friend at this device
new-friends = Several people at this device
new-level = Level
new-side = You play
new-seating = How you sit
new-seating-fixed = Side by side
new-seating-fixed-note = The board stays as it is.
new-seating-turned = The board turns
new-seating-turned-note = Whoever is to play sees it from their own side.
new-seating-table = Across the table
new-seating-table-note = The device lies between you; the far player’s controls face them.
new-match = The match
new-length = Length
new-single = One game
new-rules = Rules
new-rules-changed = { $count ->
    [one] one option changed
   *[other] { $count } options changed
}
new-options = Choose the rules …
new-start = Begin
new-done = A new game has begun.
new-undo = Back to the old one
new-back = The old game is back.

## Options

options-title = Rules to choose
options-lead = Where the sources differ, you choose. Each reading says where it comes from and how sure it is.
options-preset = Settings with a name
options-own = Your own choice
options-default = as we play it
options-done = Use these rules
options-reset = As handed down
options-no-source = our addition
certainty-attested = attested
certainty-inferred = inferred
certainty-disputed = disputed
certainty-modern = modern

## Settings

settings-title = Settings
settings-look = Looks
settings-theme = Colours
settings-theme-auto = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = Contrast
settings-animation = Motion
settings-animation-normal = Normal
settings-animation-fast = Fast
settings-animation-off = Off
settings-targets = Show what can be moved, and where to
settings-sound = Sounds
settings-play = Playing
settings-autoThrow = Throw by itself
settings-autoThrow-note = The dice fall when nothing else is to be done.
settings-autoForced = Play forced steps by itself
settings-autoForced-note = Where there is only one step, it is made.
settings-autoPass = Pass by itself
settings-autoPass-note = When nothing can be played.
settings-commit = End my turn with a button
settings-commit-note = Until then every step can be taken back.
settings-opponent = Opponent’s level

## Files and links

file-saved = The game has been saved as a file.
file-loaded = The game from the file is on the board.
file-name = alveus { $game } { $date }
link-copied = The link has been copied.
link-copied-position = The link has been copied. It shows this position, without the moves before it.
link-manual = Copy this link:
link-title = Share
link-loaded = The game from the link is on the board.

## Fair dice

fair-title = Fair dice
fair-lead = Before the first throw the game has settled all its dice and sealed them. The seal is shown from the start, what was sealed when the game is over; so nobody can have changed a throw in between.
fair-commitment = The seal (SHA-256 of the seed)
fair-seed = The seed
fair-seed-later = It is shown when this game is over.
fair-throws = What has been thrown
fair-throws-none = Nothing has been thrown yet.
fair-bar = { $die } thrown { $count ->
    [one] once
   *[other] { $count } times
}
fair-check = How to check it
fair-check-note = In Python. The second line must print the seal; the third prints throw number n of this game, counted from 0.

## Real dice

umpire-title = Type real dice
umpire-lead = Throw real dice beside the board and type what they show. The game checks the rules and keeps the board.
umpire-label = Dice, for example 5-2; 5/2 when they decide who begins
umpire-enter = Play this throw
umpire-not-now = A throw can be typed when it is time to throw.

## Help

help-title = Keys and help
help-lead = Press a man, then where he is to go; or drag him. With a screen reader or keyboard every point is a button.
help-mancala-lead = Press a pit of your row to see where its beans would fall and what they would take; press it once more to sow it. With a screen reader or keyboard every pit is a button.
help-keys = Keys, while the board has focus
help-arrows = move from place to place
help-choose = choose
help-escape = let go of a man
help-r = throw
help-u = undo, redo
help-h = hint
help-l = say the last move again
help-s = say how things stand
help-d = say the dice again
help-m = list of all moves
help-a = says every attack and its sum
help-question = this help
key-arrows = Arrows
key-enter = Enter
key-escape = Esc

## Messages about the device

notice-stored = The game kept on this device cannot be read. It has been put aside, not deleted; a new game is on the board.
notice-stored-export = Save what was kept
notice-stored-unknown = The game kept on this device cannot be opened. { $reason } It stays kept; what is played here now is not.
notice-link = This link cannot be read: it may have been cut off on the way. Ask for it again; the game on the board stays as it is.
notice-position = This position cannot be set up. { $reason } The game on the board stays as it is.
notice-file = This file is not a game of alveus, or only a part of one. The game on the board stays as it is.
notice-file-move = This file holds a move that the rules do not allow (move { $ply }: { $text }). The game on the board stays as it is.
notice-reload = Load again
notice-restarted = The engine had stopped and has been started again. Nothing is lost.
notice-dismiss = Understood

## Home

home-title = alveus: forgotten board games
home-gloss = _alveus, -i,_ m. A hollow, a trough, a riverbed; the tray of a beehive; a gaming board with a raised rim.
home-lead = Forgotten games, set up and waiting for a second player.
home-shelf-tables = Tables
home-shelf-dominoes = Dominoes
home-shelf-others = Numbers and beans
home-continue = Continue
home-continue-turn = Move { $turn }
home-continue-over = The game is over
home-seat = Take your seat
home-duodecim-place = Constantinople, c. 480
home-duodecim-line = Three dice, twenty-four places, and the throw that undid the emperor Zeno.
home-xii-place = Ostia
home-xii-line = Fifteen men race over three rows of carved letters, the middle row first.
home-lombardorum-place = 13th–14th c.
home-lombardorum-line = Half a board, and four points where no man may have company.
home-bohnenspiel-place = Kardis, Livonia, 1908
home-bohnenspiel-line = Sow your beans round the board and take the twos, fours and sixes.
home-sperrdomino-place = Züllchow, 1920
home-sperrdomino-line = Lay your tiles, and shut the other out.
home-familydomino-place = everywhere
home-familydomino-line = Who is first rid of all tiles says Domino.
home-dominosa-place = Züllchow, 1920
home-rithmomachia-place = Germany, 11th century
home-rithmomachia-line = Two armies of numbers: sums take the stones, and a progression wins.
home-dominosa-line = Every tile lies there, but the outlines are gone. Find them again.
home-terzett-place = Züllchow, January 1902
home-terzett-line = Three alike in a straight line: seventeen figures to solve, and your own to lay.
home-daily = Puzzle of the day
home-studies = Studies
study-zeno = Zeno’s throw
study-chain = Across the border
study-broken = The five in between
study-six = A whole hand
study-last = The last word
study-great_deal = A hundred and twenty points
study-ten_tiles = Shut with ten tiles
study-seven_tiles = Shut with seven
study-figures = Seventeen figures
study-sixfive = Six times five
study-fivenine = Five times nine
study-shutin = The last way out
study-harmony = Nine, fifteen, forty-five
home-play = Play { $game }
home-sources = Sources
home-licences = Licences
home-offline-no = Online
home-offline-preparing = Getting ready for offline …
home-offline-ready = Offline ready
home-footer = About alveus

## Rules page and licences

page-of = { $game }: rules and sources
page-option = Option
page-reading = Reading
licences-title = Licences
licences-lead = alveus itself is free under the MIT licence. It stands on the work of others:
licences-text = Text of the licence
licences-none = The list of licences is made when the site is built and is missing here.
not-found-game = There is no game called “{ $game }” here.
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
game-familydomino = Family domino
    .lang = en
game-rithmomachia = Rithmomachia

## Embedding

embed-sandbox = This board lies in a frame whose sandbox is too narrow: workers and storage are not allowed. Give the frame sandbox="allow-scripts allow-same-origin".
embed-parameters = This board was asked for with parameters it does not understand:
embed-bad_parameter = { $name } = “{ $value }”: allowed is { $allowed }.
embed-unknown_parameter = { $name }: there is no such parameter.
embed-bad_position = The position after # cannot be read; the opening is shown instead. { $reason }
embed-open = Open in alveus
