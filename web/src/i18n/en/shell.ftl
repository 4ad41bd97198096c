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

# First link of the page, for keyboard users: moves the focus to the board.
shell-skip = Skip to the board
shell-close = Close
shell-cancel = Cancel
shell-menu = Menu
shell-language = Language
shell-sound = { $on ->
    [true] Turn sound off
   *[false] Turn sound on
}
# A button that switches to the next colour scheme; spoken with the present one: “Colours: Dark”.
shell-theme = Colours
# The present colours, after `shell-theme` and a colon. Black: high contrast on black.
shell-theme-now = { $theme ->
    [light] Light
    [dark] Dark
    [contrast] High contrast
   *[night] High contrast, dark
}
players-title = Players
# Name of the group of buttons below the board (Roll, Undo, Hint …), spoken by screen readers.
acts-title = Actions
# Link to the home page, which lists all games.
shell-home = alveus: all games

menu-new = New game…
menu-moves = Moves
menu-shelf = Games put aside…
menu-shelf-title = Games put aside
shelf-lead = These unfinished games were put aside. Choose one to continue it.
shelf-empty = There are no games here yet. A game in progress is kept here when a link, a file or a new game replaces it.
# The turn that a game has reached, in a list: “turn 12 · 27 Nov 2026, 21:30”.
shelf-turn = turn { $turn }
# A button that removes a game from the list.
shelf-remove = Remove
# Shown instead of a game that was just removed from the list, before the button “Undo”.
shelf-removed = Removed
# A button: puts the game that was just removed back into the list.
shelf-restore = Undo
shelf-back = Your game is back on the board.
menu-settings = Settings…
menu-save = Save to file
menu-load = Load from file…
menu-link = Copy link
menu-edit = Set up a position
# Opens a dialog with lines of code that show the game on another web page.
menu-embed = Embed…
# Opens a dialog in which a teacher sets a task for a class.
menu-task = Set a task…
menu-practice = Practice
menu-fair = Fair dice…
menu-umpire = Use real dice…
menu-guide = Guide to your first game
menu-help = Keys and help…
fullscreen-enter = Full screen
fullscreen-leave = Exit full screen
menu-install = Install as an app
install-how = Press the browser’s share button, then “Add to Home Screen”.
menu-resign = Resign

## Sides and players
## $value, $target: numbers, points or pips still to go, and points to win. Beside the board of a phone.

# Name of the opponent in a game by letter, if the opponent has given none.
player-away = opponent by letter
# Beside the name of a side: who plays it. Also the name of a curve.
player-you = You
# Beside the name of a side: who plays it.
player-computer = computer
# Counters in few letters, for the phone.
short-pips = { $value } to go
short-score = { $value } of { $target }

## Turn and sentence
## The line above the board, also spoken by screen readers.

turn-you = Your turn
# A line above the board; `turn-…`: whose turn it is, or how the game ended.
turn-side = { $sideSubject } to play
turn-thinking = { $sideSubject } is thinking
turn-over_you = You won
turn-over_lost = You lost
turn-over_side = { $sideSubject } won
turn-over_drawn = Draw
# Heading while the players roll to decide who begins.
turn-lot = Who begins?
# Heading while an earlier position of the game is shown.
turn-past = Earlier turn
turn-past-status = Looking back at turn { $turn }. Later moves are kept.
turn-past-return = Return to the game
turn-wait = { $sideSubject } is playing. Please wait.
turn-commit = You have moved. End your turn, or undo your moves.
turn-starting = One moment: the game is loading.

## What just happened
## The last turn, beside the board, also spoken by screen readers.
## $whose: “yours” for the viewer, otherwise $side is named; only for the choice.
## $head: the roll or whose turn it was, for example “White rolled 6 and 5”. $steps: what happened, separated by semicolons.

# Heading above the rolls that decided who begins.
last-lot = Who begins
# Heading above the sentence about the dealing of the tiles.
last-deal = The deal
last-turn = { $whose ->
    [yours] Your last turn
   *[others] { $sideSubject }’s last turn
}
last-roll = { $whose ->
    [yours] Your roll
   *[others] { $sideSubject }’s roll
}
# Heading above the moves of a turn that is not finished yet.
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
# Returns to the game that was on the board before.
act-back = Previous game
act-back-own = Back to my game
act-rematch = Rematch
# Shows the finished game again from the beginning.
act-replay = Replay
act-share = Share
act-hint = Hint
# A switch: shows or hides help with attacks and rows (Rithmomachia).
act-threats = Attacks
act-commit = End turn
# While an earlier position is shown: continues the game from this position.
act-resume = Play from here
act-again = Next game
act-new = New game
act-rules = Rules

## Column
## The column beside the board: legend of marks, list of moves with its buttons, opponent, links.
## $mark: meaning of a mark on the board, for example “wrong”. $number: number of a game in a match.
## $level: number of a level, counted from 1; $name: its name, for example “Tiro – beginner”; both are
## spoken by screen readers.

legend-mark = This mark means: { $mark }.
moves-title = Moves
# Short button above the list of moves; spoken as “Show all moves”.
moves-all = all
moves-all-label = Show all moves
moves-none = No moves yet.

## Notation
## Words inside moves in notation, in the list of moves: “bar–18”, “24–off”, “doubles”, “takes”. A dash stands for a turn without a move.

notation-bar = bar
notation-off = off
# From the player’s hand, that is, from the men not yet on the board: “hand–5”.
notation-hand = hand
notation-resign = resigns
notation-double = doubles
# Accepts the doubled stake.
notation-take = takes
# Declines the doubled stake and loses the game.
notation-drop = drops
notation-pass = –
notation-skip = –
notation-end = ends the game

## List of moves, opponent and links
## Labels in the column beside the board. $number: number of a game in a match.
## $level: number of a level, counted from 1; $name: its name, for example “Tiro – beginner”; both are
## spoken by screen readers.

moves-game = Game { $number }
# Spoken name of a move in the list of moves; pressing it shows the position after the move.
moves-go = Go to turn { $turn }, { $side }: { $text }
moves-replay = Replay
moves-pause = Pause
moves-first = First position
moves-back = Step back
moves-forth = Step forward
moves-last = Last position
# A switch: shows the route of the men around the board.
way-title = Show the route
level-title = Opponent
# A level in the choice of opponents, spoken by screen readers.
level-option = Level { $level }, { $name }
link-rules = Rules
link-learn = Learn to play
link-sources = Sources
link-share = Share
links-title = About this game

## Analysis and lessons
## The table of possible moves and their values: caption, heads of columns, cells. Lessons beside the board.
## $unit: a unit, `units-…`, for example “points”. $depth: number of moves or rolls looked ahead. $line: moves in notation, separated by commas.
## $mean: a number, for example “52.4”. $above, $below: names of the sides above and below the line.

analysis-title = Analysis
# Shown while the values of the moves are being calculated.
analysis-looking = Calculating…
# Shown instead of the values of the moves, for example before a decision to double.
analysis-none = The computer cannot rate the choices in this position.
analysis-lead = Result with best play, in { $unit }: a lead (+) or a deficit (−). { $depth ->
    [0] {""}
    [one] Look-ahead: one move.
   *[other] Look-ahead: { $depth } moves.
}
# Head of a column: the moves.
analysis-move = Move
# Head of a column: expected result of a move, for example “+4”.
analysis-balance = Lead
# Head of a column: chance of winning, in percent.
analysis-chance = Chance
# Head of a column, with the cells “certain” and “estimated”.
analysis-sure = Certainty
analysis-certain = certain
analysis-estimated = estimated
# Head of a column: expected value of a move or a roll.
analysis-expected = Expected
# Head of a column: difference between a move and the best move.
analysis-behind = Difference
# In the column “Difference”, for the best move.
analysis-best = best
# After a difference that is not an estimate: “−3 · exact”.
analysis-exact = exact
analysis-lead-sampled = Expected gain from each move, in { $unit }, averaged over many simulated deals. In 95% of cases, the true value is within the margin given after ±.
analysis-lead-exact = Gain from each move, in { $unit }, averaged over all possible talons.
analysis-line = Best line: { $line }
analysis-lead-chances = Your chances of winning after each move, in percent. { $depth ->
    [0] No look-ahead.
    [one] Look-ahead: one roll.
   *[other] Look-ahead: { $depth } rolls.
}
analysis-lead-rolls = Chances of winning after each roll, in percent. Average: { $mean }.
analysis-roll = Roll
# Head of a column: the value of a roll minus the average of all rolls.
analysis-luck = Luck
# Description of a graph, spoken by screen readers.
analysis-graph = Balance, move by move. Above the line: { $above } ahead. Below the line: { $below } ahead.

# Answer to a wrong move in a lesson.
lesson-wrong = A legal move, but not the answer.
lesson-again = Try again

# Small line above the title of a study.
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
    [yes] Play by letter: each turn becomes a link, which you send any way you like. Neither player can influence the dice.
   *[no] Play by letter: each turn becomes a link, which you send any way you like.
}
new-friend = A friend on this device
new-friends = Several people on this device
new-players = Players
new-names = Names
new-level = Level
# Label of the choice of sides: “You play White / Black”.
new-side = You play
new-seating = Seating
new-seating-fixed = Side by side
new-seating-fixed-note = The board stays as it is.
new-seating-turned = The board turns
new-seating-turned-note = The board always faces the player whose turn it is.
new-seating-table = Across the table
new-seating-table-note = Place the device between you; each player’s controls face that player.
new-match = Game and rules
# Label of the choice between one game and a match, for example to five points.
new-length = Length
new-single = One game
new-rules = Rules
new-rules-changed = { $count ->
    [one] one option changed
   *[other] { $count } options changed
}
new-options = Choose rules…
new-start = Start game
new-done = A new game has begun.
# A button after a new game has begun: returns to the game before.
new-undo = Previous game
new-back = You are back in the previous game.

## Options
## A dialog with the options of the rules; `demo-…`: beside the board while the computer plays all sides.
## $others: number of the other sides. $level: number of a level, counted from 1.

# A button beside the reason why a move is not allowed, and the title of its dialog: shows the source of the rule.
refusal-source = Source
demo-title = Demonstration
demo-lead = The computer plays every side.
# A button: the visitor plays instead of the computer.
demo-take = Take over
demo-taken = You play { $side } from here on; { $others ->
    [one] the computer plays
   *[other] the computer plays the other { $others } sides
} at level { $level }.

options-title = Choose rules
options-lead = Where the sources differ, you choose. Each reading is given with its source and degree of certainty.
options-preset = Presets
# Name of a choice of rules that is none of the presets.
options-own = Custom
options-default = default
options-done = Use these rules
options-reset = Reset to defaults
# Instead of a source: this reading of a rule is an addition by the authors of alveus.
options-no-source = our addition
# Degrees of certainty of a reading: attested, inferred, disputed, modern.
certainty-attested = attested
certainty-inferred = inferred
certainty-disputed = disputed
certainty-modern = modern

## Settings
## A dialog: labels with their choices and notes.

settings-title = Settings
settings-data = Your data
backup-save = Back up everything
backup-save-note = Saves your games, letters, results and settings in one file. Browsers sometimes delete the data of sites you have not visited for a while.
backup-save-now = Back up
backup-restore = Restore a backup
backup-restore-note = Adds the data in a backup to the data on this device.
backup-restore-now = Choose file…
settings-look = Appearance
settings-theme = Colours
settings-theme-auto = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = Contrast
# High contrast on black.
settings-theme-night = Black
# Size of the pieces on the board.
settings-size = Pieces
settings-size-usual = Normal
settings-size-large = Large
settings-animation = Animation
settings-animation-normal = Normal
settings-animation-fast = Fast
settings-animation-off = Off
# Marks the places to which the selected piece can move.
settings-targets = Show possible moves
settings-words = Words and sound
# How screen readers speak the names of places: “Point 12” or “12”.
settings-names = Spoken names of places
settings-names-full = Full
settings-names-short = Short
settings-list = Moves as buttons
settings-list-note = Every possible move has a button below the board.
settings-voice = Read aloud
settings-voice-note = Uses the device’s own voice, for people without a screen reader. Ctrl stops it.
# Speed of the voice.
settings-rate = Speed
settings-rate-slow = Slow
settings-rate-normal = Normal
settings-rate-fast = Fast
settings-sound = Sound
settings-walking = Navigation sounds
settings-walking-note = Tones signal your place on the board and whether you can act there.
settings-loudness = Volume
settings-loudness-low = Low
settings-loudness-middle = Medium
settings-loudness-high = High
# Heading of the settings about playing.
settings-play = Play
settings-autoThrow = Roll automatically
settings-autoThrow-note = Rolls the dice when you can do nothing else.
settings-autoForced = Play forced moves automatically
settings-autoForced-note = Makes your move when only one is possible.
settings-autoPass = Pass automatically
settings-autoPass-note = Passes when you cannot move.
settings-commit = Confirm the end of my turn
settings-commit-note = Until you confirm, you can undo any move.
settings-opponent = Opponent’s level

## Files and links
## Brief notices after an action.
## $date: a date as 2026-11-27, in the name of a file. $people: number of players at this device.

file-saved = Your game has been saved to a file.
file-loaded = The game from the file is now on the board.
file-name = alveus { $game } { $date }
link-copied = The link has been copied.
link-copied-position = The link has been copied. It shows this position without the earlier moves.
# Above a field with the link, if the browser does not allow copying.
link-manual = Copy this link:
link-title = Share
link-loaded = The game from the link is on the board.{ $people ->
    [0] {""}
    [1] {""}
   *[other] { " " }{ $people } people are playing this game on this device.
}

## Fair dice
## A dialog.
## $die: a number from 1 to 6. Spoken by screen readers instead of a bar.

fair-title = Fair dice
fair-lead = Before the first roll, the game picks a seed that determines all its rolls, and shows the seed’s fingerprint, called the seal. After the game, the seed is revealed, so you can check that no roll was changed.
fair-commitment = The seal (SHA-256 of the seed)
fair-seed = The seed
fair-seed-later = Shown when this game is over.
# Heading of a chart: how often each number has been rolled.
fair-throws = Rolls so far
fair-throws-none = No dice have been rolled yet.
fair-bar = { $die } was rolled { $count ->
    [one] once
   *[other] { $count } times
}
fair-check = Check it yourself
fair-check-note = Run this in Python. The second line must print the seal; the third prints roll number n of this game, counting from 0.

## Real dice
## A dialog.

umpire-title = Use real dice
umpire-lead = Roll real dice beside the board and type the numbers they show. The game enforces the rules and updates the board.
umpire-label = Dice, for example 5-2 (to decide who begins: 5/2)
umpire-enter = Enter roll
umpire-not-now = You can enter a roll only when it is time to roll.

## Help
## A dialog: lists of keys with their meaning.

help-title = Keys and help
help-lead = Select a piece, then a marked place, or drag the piece there.
help-mancala-lead = Press a pit in your row to preview its sowing and captures; press it again to sow.
help-keys = Keys while the board has focus
help-arrows = move from place to place
help-choose = select
help-escape = cancel the selection
# Entries below: what a key does on the board, as short phrases without a full stop.
help-r = roll the dice (usually automatic when you type moves)
help-u = undo, redo
help-h = hint
help-l = announce the last move
help-s = announce the state of the game
help-d = announce the dice
help-m = announce the possible moves
help-a = announce every attack and its calculation
help-n = next or previous place where you can do something
help-home = first or last place in the row or, with Ctrl, on the board
help-g = type a place or a move, such as 12 7, or choose one from the list; any digit key also opens the text field
help-b = announce the board, your side or the other side; press twice for details
help-o = announce this row, then the next
help-k = announce the pieces by kind
help-question = this help
help-layouts = Caps Lock has no effect. On Cyrillic, Greek, Arabic and Hebrew keyboards, and with an input method active, press the key that has the letter on a US keyboard. Arabic, Persian and full-width digits count as digits; on French keyboards the digit row needs no Shift.
help-readers = With a screen reader
help-readers-note = The board is a grid; its keys need the screen reader’s focus mode. NVDA: Insert+Space. JAWS: Enter on a place, or Insert+Z. VoiceOver: turn Quick Nav off (left+right arrow). Orca: Insert+A. TalkBack: double-tap a place.
# Names of keys, as printed on the keyboard.
key-home = Home End
# The arrow keys, in a list of keys.
key-arrows = Arrows
key-enter = Enter
key-escape = Esc

## Messages about the device
## Notices with buttons, shown until dismissed; `offline-…`: a line in the menu.
## $kind: “same” for another state of this game, otherwise another game; only for the choice.

notice-stored = The game saved on this device cannot be read. It has been set aside, not deleted.
# A button of the notice that a saved game cannot be read: saves that game to a file.
notice-stored-export = Export saved game
notice-stored-unknown = The game saved on this device cannot be opened. { $reason } The saved game is kept, but the game you are playing now will not be saved.
notice-link = This link cannot be read; it may be incomplete. Ask for the link again. The game on the board is unchanged.
notice-position = This position cannot be set up. { $reason } The game on the board is unchanged.
notice-file = This file does not contain a complete alveus game. The game on the board is unchanged.
notice-file-other = This file contains a game of { $game }. Open { $game } and load the file there. The game on the board is unchanged.
notice-file-move = This file contains a move that the rules do not allow (move { $ply }: { $text }). The game on the board is unchanged.
notice-file-backup = This file is a backup. Choose “Restore a backup” in the settings. The game on the board is unchanged.
notice-file-return = Back to { $game }
# Title of a dialog, above “Loading the game: 40%”.
loading-title = Loading a long game
notice-stored-cancelled = You cancelled loading the game saved on this device. To load it, reload the page. If you play another game first, you will find the saved one in the menu under “Games put aside”.
notice-elsewhere = { $kind ->
    [same] This game was continued in another tab.
   *[other] Another tab now shows a different game. Your game here is kept: continue it, or load the other game.
}
notice-elsewhere-load = { $kind ->
    [same] Load the newer position
   *[other] Load the other game
}
notice-elsewhere-both = This game was also continued in another tab. Both games are kept: this one on the board, the other under “Games put aside”.
notice-reload = Reload
notice-restarted = The game program stopped and was restarted. Nothing was lost.
notice-dismiss = Got it
missing-version = A new version is available. Reload the page to use it; your game will be kept.
missing-part = Part of this page did not load. Reload the page; your game is kept.
missing-connection = No connection: part of this page did not load. Reload the page once you are online; your game is kept.
missing-still = Still no connection. The page has not been reloaded.
offline-no = Offline: not available in this browser
offline-preparing = Offline: preparing…
# The browser is asked to save data, so only games that were opened are kept for offline use.
offline-saver = Offline: only games that you open
offline-game = Offline: this game is ready
offline-ready = Offline: all games are ready
offline-waiting = Offline: waiting for a connection
offline-full = Offline: no space on this device
offline-version = New version: loads with the next page

## Studies
## Titles of studies: positions from a game in which the reader looks for the best move.

# Duodecim scripta: the emperor Zeno’s roll, known from a poem.
study-zeno = Zeno’s throw
# Bohnenspiel: a chain of captures goes on from the opponent’s row into your own.
study-chain = Across the border
# Bohnenspiel: a pit with five beans ends a chain of captures.
study-broken = The five in between
# Bohnenspiel: six beans sown from one pit capture six pits.
study-six = Six beans from one pit
# Bohnenspiel: the last move decides the game.
study-last = The last word
# Sperrdomino: a deal won by 120 points.
study-great_deal = A hundred and twenty points
# Sperrdomino: positions in which a player can block the line.
study-ten_tiles = Blocked in ten tiles
study-seven_tiles = Blocked in seven tiles
study-light_hand = Block or not? 24 pips
study-heavy_hand = Block or not? 25 pips
# Terzett: seventeen figures to fill with tiles.
study-figures = Seventeen figures
# Rithmomachia: the 6 attacks the 30 from five steps away.
study-sixfive = Six times five
# Rithmomachia: the 5 and the 9 together attack the 45.
study-fivenine = Five times nine
# Rithmomachia: a stone closes the last way out of another.
study-shutin = The last way out
# Rithmomachia: a winning row of the numbers 5, 9 and 45.
study-harmony = Five, nine, forty-five

## Rules page and licences
## $archive: name of a file of a pack, for example “mygame-1.0-py3-none-any.whl”. $error: message of an error, in English.

home-play = Play { $game }
page-of = { $game }: rules and sources
# Link after a sentence about an option, to the experiment behind it.
page-found = See the experiment
# Menu entry, title of a page and heading of a section: sheets to print and cut out.
page-make = Make it yourself
make-lead = Board, pieces and a page of rules, at actual size. Print at 100%, glue the sheets to card and cut out the parts.
make-a4 = Sheets for A4 paper
make-letter = Sheets for Letter paper
make-paper-a4 = A4
make-paper-letter = Letter
# Head of a column: the option of the rules.
page-option = Option
# Head of a column: the reading of the sources (value of an option).
page-reading = Reading
licences-title = Licences
licences-lead = alveus itself is free software under the MIT licence. It builds on the work of others:
licences-text = Licence text
licences-none = The list of licences is generated when the site is built, and is missing here.
not-found-game = There is no game called “{ $game }” here.
error-pack_painter = The drawing code of this pack ({ $archive }) failed: { $error }. A plain board is shown.

## Embedding
## Messages in a frame or an exhibit; from `embedding-title` a dialog; `kiosk-…`: a screen in a gallery.
## $name, $value: name and value of a parameter in an address, for example “theme” and “blue”; they are not translated.
## In embed-not_json, $value is the number of a line; $name in embed-awaited_exhibit, -missing_exhibit and -not_json: name of a file.
## $allowed: the allowed values, separated by dots. $others: number of further faults. $type: type of a message in code.
## $seconds: a number.

embed-sandbox = The frame around this board forbids workers and storage. Add allow-scripts and allow-same-origin to its sandbox attribute.
blocked-file = This page was opened as a file, and browsers do not run programs from files. Close it and run start-windows, start-macos or start-linux in the parent folder, or put that folder on a web server.
embed-parameters = These parameters are not valid here:
embed-bad_parameter = { $name } = “{ $value }” is not allowed; choose from: { $allowed }.
embed-needless = { $name } = “{ $value }” has no effect in this game and is ignored.
embed-unknown_parameter = There is no parameter { $name }.
embed-more_faults = { $others ->
    [one] One more parameter is invalid.
   *[other] { $others } more parameters are invalid.
}
embed-unknown_message = There is no message of type { $type }.
embed-bad_message = { $name } = “{ $value }” is not valid in this message.
embed-other_game = This position belongs to { $game }, not to the game on this board.
# In a frame, after the page around it has loaded another game.
embed-replaced = The web page has loaded a different game.
embed-missing_exhibit = The file { $name } is missing. Put it in this page’s folder, or correct its name in the address.
embed-awaited_exhibit = { $name } cannot be reached. This page will keep trying.
embed-not_json = Line { $value } of { $name } is not valid JSON. Correct the line, or create the file again on the page “For museums”.
kiosk-touch = Touch to play
# A button that opens the short rules, and the title of that dialog.
kiosk-how = How do I play?
# A button: begins a new game.
kiosk-again = Start again
# Title of a dialog after a time without a touch.
kiosk-idle = Are you still there?
kiosk-idle-note = The board will be reset for the next visitor.
# Countdown below the question “Are you still there?”.
kiosk-seconds = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
# A button: the visitor is still there and keeps the game.
kiosk-here = I’m still here
# A button: the visitor ends the game, and the board is reset.
kiosk-finished = I’m finished
embed-bad_position = The position after # in the address cannot be read; the opening position is shown. { $reason }
embedding-title = A board for your website
embedding-lead = Paste this code into any page to show the game there in an inline frame.
embedding-position = Paste this code into any page to show the game there, starting from this position.
embedding-copy = Copy code
embedding-copied = The code has been copied.
embedding-more = More options: texts, languages and gallery screens
# A link below the board in a frame: opens the game on the site of alveus.
embed-open = Open in alveus
embed-rules = All the rules
# The text of a parameter was ignored, because it is only valid in an exhibit with its own file.
embed-no_exhibit = The custom text was ignored: it works only in an exhibit.
# Answer to a web page that sends a command for the board to a frame with the rules.
embed-no_board = There is no board in this frame, only the rules.

## Announcements
## Spoken by screen readers after a key is pressed on the board. $size, $moves, $places: numbers.

# One of several answers to the key that announces moves: “Point 12: 3 moves”.
moves-many = { $place }: { $size ->
    [one] one move
   *[other] { $size } moves
}
moves-more = { $moves } moves from { $places } places. Press g, then type a move or choose one from the list.
# Spoken after a step through the history. $turn: 0 before the first turn.
looked-back = { $turn ->
    [0] Looking back at the opening position.
   *[other] Looking back at turn { $turn }.
}
looked-present = Back at the current position.
# After Escape, when a piece was selected.
let-go = The selection has been cancelled.
# After Escape, when no piece was selected.
nothing-chosen = Nothing is selected.
# After the keys that go to the next place with a move.
nothing-elsewhere = No moves are possible from any other place.
nothing-yet = Nothing has been played yet.
game-resumed = Your game continues where you left off.
# After pressing a place that has no move.
place-idle = { $place }: nothing to do here.
