### The frame of every page: bar, column, menus, dialogs, messages about the device.
### $side: name of a side or of its player, for example “White” or “Anna”.
### $sideSubject: the name at the beginning of a sentence, for example “The regular”.
### $game: name of a game, for example “Dominosa”.
### $turn: number of a turn, counted from 1. $ply: number of a step of the game, counted from 1.
### $text: a move in notation, for example “24-18 13-8”. $place: name of a place on the board, for example “Point 12”.
### $count: a number, for singular and plural.
### $reason: a whole sentence with its full stop, why it did not work.

## Bar and menus
## Buttons and entries of the menu. `shelf-…`: the dialog of games put aside.
## $on, $theme: which text to use, only for the choice. The text names what a press of the button does.

shell-skip = To the board
shell-close = Close
shell-cancel = Cancel
shell-menu = Menu
shell-language = Language
shell-sound = { $on ->
    [true] Turn sound off
   *[false] Turn sound on
}
shell-theme = Light, dark or high contrast
shell-theme-now = { $theme ->
    [light] Light
    [dark] Dark
    [contrast] High contrast
   *[night] High contrast, dark
}
players-title = Players
acts-title = Actions
shell-home = alveus: all games

menu-new = New game …
menu-moves = Moves
menu-shelf = Games put aside …
menu-shelf-title = Games put aside
shelf-lead = These unfinished games were put aside. Choose one to return it to the board.
shelf-empty = There are no games here. A game in progress is put aside here when a link, a file or a new game replaces it.
shelf-turn = turn { $turn }
shelf-remove = Remove
shelf-removed = Removed
shelf-restore = Put it back
shelf-back = Your game is back on the board.
menu-settings = Settings …
menu-save = Save to file
menu-load = Load from file …
menu-link = Copy link
menu-edit = Set up a position
menu-embed = Embed …
menu-task = Set a task …
menu-practice = Practice
menu-fair = Fair dice …
menu-umpire = Enter real dice …
menu-guide = Guide through a first game
menu-help = Keys and help …
fullscreen-enter = Full screen
fullscreen-leave = Leave full screen
menu-install = Install as an app
install-how = Press the browser’s share button, then “Add to Home Screen”.
menu-resign = Resign

## Sides and players
## $value, $target: numbers, points or pips still to go, and points to win. Beside the board of a phone.

# Name of the opponent in a game by letter, if the opponent has given none.
player-away = by letter
player-you = You
player-computer = computer
# Counters in few letters, for the phone.
short-pips = { $value } to go
short-score = { $value } of { $target }

## Turn and sentence
## The line above the board, also spoken by screen readers.

turn-you = Your turn
turn-side = { $sideSubject } to play
turn-thinking = { $sideSubject } is thinking
turn-over_you = You won
turn-over_lost = You lost
turn-over_side = { $sideSubject } won
turn-over_drawn = Draw
turn-lot = Who begins?
turn-past = Earlier turn
turn-past-status = Turn { $turn }. Later moves are kept.
turn-past-return = Return to the game
turn-wait = { $sideSubject } is playing. Please wait.
turn-commit = You have moved. End your turn, or undo the move.
turn-starting = One moment: the game is getting ready.

## What just happened
## The last turn, beside the board, also spoken by screen readers.
## $whose: “yours” for the viewer, otherwise $side is named; only for the choice.
## $head: the roll or whose turn it was, for example “White rolled 6 and 5”. $steps: what happened, separated by semicolons.

last-lot = Who begins
last-deal = The deal
last-turn = { $whose ->
    [yours] Your last turn
   *[others] { $sideSubject }’s last turn
}
last-roll = { $whose ->
    [yours] Your roll
   *[others] { $sideSubject }’s roll
}
last-so-far = { $whose ->
    [yours] Your turn so far
   *[others] { $sideSubject }’s turn so far
}
last-again = Show again
# The roll, or whose turn it was, and then its steps.
last-turn-told = { $count ->
    [0] { $head }.
   *[other] { $head }: { $steps }.
}

## Things to do
## Buttons. Short texts: on a phone several share a line.

act-throw = Roll
act-undo = Undo
act-redo = Redo
act-back = Previous game
act-back-own = Back to my game
act-rematch = Rematch
act-replay = Replay
act-share = Share
act-hint = Hint
act-threats = Threats
act-commit = End turn
act-resume = Play from here
act-again = Next game
act-new = New game
act-rules = Rules

## Column
## The column beside the board: list of moves, opponent, links.
## $mark: meaning of a mark on the board, for example “wrong”. $number: number of a game in a match.
## $level: number of a level, counted from 1; $name: its name, for example “Tiro – beginner”; both are
## spoken by screen readers.

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
moves-go = Go to turn { $turn }, { $side }: { $text }
moves-replay = Replay
moves-pause = Pause
moves-first = First position
moves-back = Step back
moves-forth = Step forward
moves-last = Last position
way-title = Show the route
level-title = Opponent
level-option = Level { $level }, { $name }
link-rules = Rules
link-learn = Learn to play
link-sources = Sources
link-share = Share
links-title = About this game

## Analysis and lessons
## Captions and heads of the analysis; lessons beside the board.
## $unit: a unit, `units-…`, for example “points”. $depth: number of moves or rolls looked ahead. $line: moves in notation, separated by commas.
## $mean: a number, for example “52.4”. $above, $below: names of the sides above and below the line.

analysis-title = Analysis
analysis-looking = Calculating …
analysis-lead = Result with best play, in { $unit }: a lead (+) or a deficit (−). { $depth ->
    [0] {""}
    [one] Look-ahead: one move.
   *[other] Look-ahead: { $depth } moves.
}
analysis-move = Move
analysis-balance = Balance
analysis-chance = Chance
analysis-sure = Certainty
analysis-certain = certain
analysis-estimated = estimated
analysis-expected = Expected
analysis-behind = Difference
analysis-best = best
analysis-exact = exact
analysis-lead-sampled = Expected gain from each move, in { $unit }, averaged over many simulated deals. In 95% of cases, the true value is within the margin given after ±.
analysis-lead-exact = Gain from each move, in { $unit }, calculated for every possible talon.
analysis-line = Best line: { $line }
analysis-lead-chances = Your chances of winning after each move, in percent. { $depth ->
    [0] No look-ahead.
    [one] Look-ahead: one roll.
   *[other] Look-ahead: { $depth } rolls.
}
analysis-lead-rolls = Value of each roll, in percent: { $mean } on average.
analysis-roll = Roll
analysis-luck = Luck
analysis-graph = The balance, move by move. Ahead above the line: { $above }; below it: { $below }.

lesson-wrong = A legal move, but not the answer.
lesson-again = Try again

study-eyebrow = Study · { $game }
study-back = Undo
study-on = Keep playing

## New game
## A dialog: labels with their choices and notes.
## $dice: “yes” if the game has dice, only for the choice.

new-title = New game
new-opponent = Opponent
new-computer = The computer
new-far = A friend far away
new-far-note = { $dice ->
    [yes] Play by letter: each turn becomes a link, which you send any way you like. Neither player can choose a roll.
   *[no] Play by letter: each turn becomes a link, which you send any way you like.
}
new-friend = A friend on this device
new-friends = Several people on this device
new-players = Players
new-names = Names
new-level = Level
new-side = You play
new-seating = Seating
new-seating-fixed = Side by side
new-seating-fixed-note = The board stays as it is.
new-seating-turned = The board turns
new-seating-turned-note = It always faces the player whose turn it is.
new-seating-table = Across the table
new-seating-table-note = Place the device between you; each player’s controls face that player.
new-match = Match
new-length = Length
new-single = One game
new-rules = Rules
new-rules-changed = { $count ->
    [one] one option changed
   *[other] { $count } options changed
}
new-options = Choose rules …
new-start = Play a game
new-done = A new game has begun.
new-undo = Previous game
new-back = You are back in the previous game.

## Options
## A dialog with the options of the rules; `demo-…`: beside the board while the computer plays all sides.
## $others: number of the other sides. $level: number of a level, counted from 1.

refusal-source = Source
demo-title = Demonstration
demo-lead = The computer plays every side.
demo-take = Take over
demo-taken = You play { $side } from here on; { $others ->
    [one] the computer plays
   *[other] the computer plays the other { $others } sides
} at level { $level }.

options-title = Choose rules
options-lead = Where the sources differ, you choose. Each reading is given with its source and degree of certainty.
options-preset = Presets
options-own = Custom
options-default = default
options-done = Use these rules
options-reset = Reset to defaults
options-no-source = our addition
certainty-attested = attested
certainty-inferred = inferred
certainty-disputed = disputed
certainty-modern = modern

## Settings
## A dialog: labels with their choices and notes.

settings-title = Settings
settings-data = Your data
backup-save = Back up everything
backup-save-note = Saves your games, letters, results and settings in one file. Browsers may delete their own copy if you do not visit the site for a while.
backup-save-now = Back up
backup-restore = Restore a backup
backup-restore-note = Adds the data in a backup to the data on this device.
backup-restore-now = Choose file …
settings-look = Appearance
settings-theme = Colours
settings-theme-auto = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = Contrast
settings-theme-night = Black
settings-size = Pieces
settings-size-usual = Normal
settings-size-large = Large
settings-animation = Animation
settings-animation-normal = Normal
settings-animation-fast = Fast
settings-animation-off = Off
settings-targets = Show possible moves
settings-words = Words and sounds
settings-names = Names of places
settings-names-full = Full
settings-names-short = Short
settings-list = Moves as buttons
settings-list-note = Every possible move has a button below the board.
settings-voice = Speak aloud
settings-voice-note = Uses the device’s own voice, for people without a screen reader. Ctrl stops it.
settings-rate = Speed
settings-rate-slow = Slow
settings-rate-normal = Normal
settings-rate-fast = Fast
settings-sound = Sound
settings-walking = Position tones
settings-walking-note = Tones signal your place on the board and whether you can act there.
settings-loudness = Volume
settings-loudness-low = Low
settings-loudness-middle = Medium
settings-loudness-high = High
settings-play = Play
settings-autoThrow = Roll automatically
settings-autoThrow-note = The dice are rolled when there is nothing else to do.
settings-autoForced = Play forced moves automatically
settings-autoForced-note = If only one move is possible, it is made for you.
settings-autoPass = Pass automatically
settings-autoPass-note = You pass when you cannot move.
settings-commit = Confirm the end of my turn
settings-commit-note = Until then you can undo every move.
settings-opponent = Opponent’s level

## Files and links
## Brief notices after an action.
## $date: a date as 2026-11-27, in the name of a file. $people: number of players at this device.

file-saved = Your game has been saved to a file.
file-loaded = The game from the file is on the board.
file-name = alveus { $game } { $date }
link-copied = The link has been copied.
link-copied-position = The link has been copied. It shows this position without the earlier moves.
link-manual = Copy this link:
link-title = Share
link-loaded = The game from the link is on the board.{ $people ->
    [0] {""}
    [1] {""}
   *[other] { " " }{ $people } people are playing it on this device.
}

## Fair dice
## A dialog.
## $die: a number from 1 to 6. Spoken by screen readers instead of a bar.

fair-title = Fair dice
fair-lead = Before the first roll, the game picks a seed that determines all its rolls, and publishes the seed’s fingerprint as a seal. After the game, it reveals the seed, so you can check that no roll was changed.
fair-commitment = The seal (SHA-256 of the seed)
fair-seed = The seed
fair-seed-later = Shown when this game is over.
fair-throws = Rolls so far
fair-throws-none = No dice have been rolled yet.
fair-bar = { $die } rolled { $count ->
    [one] once
   *[other] { $count } times
}
fair-check = Check it yourself
fair-check-note = Run this in Python. The second line must print the seal; the third prints roll number n of this game, counted from 0.

## Real dice
## A dialog.

umpire-title = Enter real dice
umpire-lead = Roll real dice beside the board and type the numbers they show. The game enforces the rules and updates the board.
umpire-label = Dice, for example 5-2 (5/2 to decide who begins)
umpire-enter = Enter roll
umpire-not-now = You can type a roll when it is time to roll.

## Help
## A dialog: lists of keys with their meaning.

help-title = Keys and help
help-lead = Select a piece, then a marked place, or drag the piece there.
help-mancala-lead = Press a pit in your row to preview its sowing and captures; press it again to sow.
help-keys = Keys while the board has focus
help-arrows = move from place to place
help-choose = select
help-escape = cancel the selection
help-r = roll the dice (usually automatic while you type moves)
help-u = undo, redo
help-h = hint
help-l = announce the last move
help-s = announce the state of the game
help-d = announce the dice
help-m = announce the possible moves
help-a = announce every attack and its calculation
help-n = next or previous place where you can do something
help-home = first or last place of the row; with Ctrl, of the board
help-g = type a place or a move, such as 12 7, or choose one from the list; any digit key also opens this field
help-b = announce the board, your side or the other; press twice for details
help-o = announce this row, then the next
help-k = announce the pieces by kind
help-question = this help
help-layouts = Caps Lock has no effect. On Cyrillic, Greek, Arabic and Hebrew keyboards, and with an input method active, a letter means the key in its position on a US keyboard. Arabic, Persian and full-width digits count as digits; on French keyboards the digit row needs no Shift.
help-readers = With a screen reader
help-readers-note = The board is a grid; its keys need the screen reader’s focus mode. NVDA: Insert+Space. JAWS: Enter on a place, or Insert+Z. VoiceOver: turn Quick Nav off (left+right arrow). Orca: Insert+A. TalkBack: double-tap a place.
key-home = Home End
key-arrows = Arrows
key-enter = Enter
key-escape = Esc

## Messages about the device
## Notices with buttons, shown until dismissed; `offline-…`: a line in the menu.
## $kind: “same” for another state of this game, otherwise another game; only for the choice.

notice-stored = The game saved on this device cannot be read. It has been set aside, not deleted.
notice-stored-export = Export saved game
notice-stored-unknown = The game saved on this device cannot be opened. { $reason } It is kept, but the game you are playing now will not be saved.
notice-link = This link cannot be read; it may be incomplete. Ask for it again. The game on the board is unchanged.
notice-position = This position cannot be set up. { $reason } The game on the board is unchanged.
notice-file = This file is not a complete alveus game. The game on the board is unchanged.
notice-file-other = This file contains a game of { $game }. Open { $game } and load the file there. The game on the board is unchanged.
notice-file-move = This file contains a move that the rules do not allow (move { $ply }: { $text }). The game on the board is unchanged.
notice-file-backup = This file is a backup. Use “Restore a backup” in the settings. The game on the board is unchanged.
notice-file-return = Back to { $game }
loading-title = Long game
notice-stored-cancelled = You cancelled loading the game saved on this device. To load it, reload the page. If you play another game first, you will find the saved one in the menu under “Games put aside”.
notice-elsewhere = { $kind ->
    [same] This game continues in another tab.
   *[other] Another tab now has a different game on this board. Your game here is kept. Continue it, or load the other one.
}
notice-elsewhere-load = { $kind ->
    [same] Load the newer state
   *[other] Load the other game
}
notice-elsewhere-both = This game was also continued in another tab. Both games are kept: this one on the board, the other under “Games put aside”.
notice-reload = Reload
notice-restarted = The engine stopped and has been restarted. Nothing is lost.
notice-dismiss = Got it
missing-version = A new version is available. Reload the page to use it; your game is kept.
missing-part = A part of this page did not load. Reload the page; your game is kept.
missing-connection = No connection: a part of this page did not load. Reload the page once you are online; your game is kept.
missing-still = Still no connection. The page has not been reloaded.
offline-no = Offline: not available in this browser
offline-preparing = Offline: preparing …
offline-saver = Offline: only games that you open
offline-game = Offline: this game is ready
offline-ready = Offline: all games are ready
offline-waiting = Offline: waiting for a connection
offline-full = Offline: no space on this device
offline-version = The next page loads a new version

## Studies
## Titles of studies.

study-zeno = Zeno’s throw
study-chain = Across the border
study-broken = The five in between
study-six = A pit of six
study-last = The last word
study-great_deal = A hundred and twenty points
study-ten_tiles = Blocked in ten tiles
study-seven_tiles = Blocked in seven tiles
study-light_hand = Block or not? 24 pips
study-heavy_hand = Block or not? 25 pips
study-figures = Seventeen figures
study-sixfive = Six times five
study-fivenine = Five times nine
study-shutin = The last way out
study-harmony = Five, nine, forty-five

## Rules page and licences
## $archive: name of a file of a pack, for example “mygame-1.0-py3-none-any.whl”. $error: message of an error, in English.

home-play = Play { $game }
page-of = { $game }: rules and sources
page-found = The study
page-make = Make it yourself
make-lead = Board, pieces and a page of rules, at actual size. Print at 100%, glue the sheets to card and cut out the parts.
make-a4 = Sheets for A4 paper
make-letter = Sheets for Letter paper
make-paper-a4 = A4
make-paper-letter = Letter
page-option = Option
page-reading = Reading
licences-title = Licences
licences-lead = alveus itself is free under the MIT licence. It builds on the work of others:
licences-text = Licence text
licences-none = The list of licences is made when the site is built and is missing here.
not-found-game = There is no game called “{ $game }” here.
error-pack_painter = The drawing code of this pack ({ $archive }) failed: { $error }. A plain board is shown.

## Embedding
## Messages in a frame or an exhibit; from `embedding-title` a dialog; `kiosk-…`: a screen in a gallery.
## $name, $value: name and value of a parameter in an address, for example “theme” and “blue”; they are not translated.
## In embed-not_json, $value is the number of a line; $name in embed-awaited_exhibit, -missing_exhibit and -not_json: name of a file.
## $allowed: the allowed values, separated by dots. $others: number of further faults. $type: type of a message in code.
## $seconds: a number. $size, $moves, $places: numbers, spoken by screen readers.

embed-sandbox = The frame around this board forbids workers and storage. Add allow-scripts and allow-same-origin to its sandbox.
blocked-file = This page was opened as a file, and browsers do not run programs from files. Close it and run start-windows, start-macos or start-linux in the folder above, or put the folder on a web server.
embed-parameters = This board was given parameters that it cannot use:
embed-bad_parameter = { $name } = “{ $value }” is not allowed; choose { $allowed }.
embed-needless = { $name } = “{ $value }” has no effect in this game and is ignored.
embed-unknown_parameter = There is no parameter { $name }.
embed-more_faults = { $others ->
    [one] One more is invalid.
   *[other] { $others } more are invalid.
}
embed-unknown_message = There is no message { $type }.
embed-bad_message = { $name } = “{ $value }” does not fit this message.
embed-other_game = This position belongs to { $game }, not to the game on this board.
embed-replaced = The web page has loaded a different game.
embed-missing_exhibit = The file { $name } is missing. Put it in the folder of this page, or correct its name in the address.
embed-awaited_exhibit = { $name } cannot be reached. This page keeps trying.
embed-not_json = Line { $value } of { $name } is not valid JSON. Correct it there, or create the file again on the page for museums.
kiosk-touch = Touch to play
kiosk-how = How do I play?
kiosk-again = Start again
kiosk-idle = Still here?
kiosk-idle-note = The board will be reset for the next visitor.
kiosk-seconds = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
kiosk-here = I am still here
kiosk-finished = I have finished
embed-bad_position = The address has an unreadable position after #; the opening position is shown. { $reason }
embedding-title = A board for your page
embedding-lead = Paste these lines into any page to show the game there in an inline frame.
embedding-position = Paste these lines into any page to show the game there, starting from this position.
embedding-copy = Copy the lines
embedding-copied = The lines have been copied.
embedding-more = More options: texts, languages and gallery screens
embed-open = Open in alveus
embed-rules = All the rules
embed-no_exhibit = Custom texts work only in an exhibit.
embed-no_board = There is no board in this frame, only the rules.

moves-many = { $place }: { $size ->
    [one] one move
   *[other] { $size } moves
}
moves-more = { $moves } moves from { $places } places. Press g to type one or to choose from the list.
# Spoken after a step through the history. $turn: 0 before the first turn.
looked-back = { $turn ->
    [0] Looking back at the beginning.
   *[other] Looking back at turn { $turn }.
}
looked-present = Back at the current position.
let-go = Nothing is selected any more.
nothing-chosen = Nothing is selected.
nothing-elsewhere = No other place has a move.
nothing-yet = Nothing has been played yet.
game-resumed = Your game continues where you left off.
place-idle = { $place }: nothing to do here.
