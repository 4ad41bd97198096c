### Games by letter: the page on which they are begun, opened, answered and sent.
### Each turn is a “letter”: a link that the player sends. The two players compute the dice from sealed numbers.
### $number: number of a letter, counted from 1. $name: name of the other player, for example “Anna”; “none” if not known.
### $game: name of a game, for example “Ludus Lombardorum”. $side: name of a side or of its player, for example “White”.
### $count, $most: numbers, for singular and plural or as “12 of 200”.
### $at: day and time, “Friday at 21:30” within a week, then “27 November at 21:30”.
### $file: a file in quotation marks or “This text” (file-named, file-unnamed), always at the beginning of a sentence.

letter-begin = Play by letter
letter-begin-lead = You play by letter: each turn is a link that you send however you like. You need no account, and neither player has to trust the other.
# A button: begins a game without dice.
letter-start = Begin
# A button: begins a game with dice by writing the first letter.
letter-write = Write the letter
# Opens a list of other games.
letter-another = Choose another game
letter-names = Names
letter-name-mine = Your name
letter-name-yours = Your friend’s name
letter-names-note = Optional. Anyone with the link can read the names.
letter-passing = Your copy of the game is kept on this device only, and the browser may delete it. “Back up my game” in the menu saves it to a file.
letter-hindrance-storage_full = This device’s storage is full, so your copy of the game cannot be saved. Free up some space, then try again.
letter-hindrance-storage_lost = This window can no longer save games. Reload the page, then try again.
letter-hindrance-storage_forbidden = This window cannot save games: it may be private, or part of another page. You cannot play by letter here, because your copy of the game would be lost.
letter-cannot-keep = This device cannot save your copy of the game, so you cannot reply here. Open the letter in another browser, or in a window that is not private.
letter-unreadable = This letter cannot be read
# A button beside the notice that a letter cannot be read.
letter-mend = Paste a letter
letter-older = Letter { $number } is out of date. The board shows the current position.
letter-from = Letter { $number }{ $name ->
    [none] {""}
   *[other] { " " }from { $name }
}
letter-in-order = Letter { $number }{ $name ->
    [none] {""}
   *[other] { " " }from { $name }
} has been verified.
# $word: a short text that the other player wrote.
letter-writes = { $name ->
    [none] Message
   *[other] { $name } writes
}: { $word }
# Label of a field for a short message that is sent with the letter.
letter-word = A few words for your friend
# Number of characters typed, of those allowed.
letter-word-count = { $count } of { $most }
letter-send = Send
letter-stands = Once sent, a letter is final: its moves cannot be taken back.
letter-not-written = The letter could not be written. Try again.
letter-waiting = The reply will come as a link, like the one you sent.
letter-waiting-for = Waiting for { $name ->
    [none] the reply
   *[other] { $name }
}
letter-sent = Letter { $number } was written on { $at }. The reply will come as a link: open it, and the game continues here.
letter-ready = Letter { $number } is ready
letter-invited = { $name ->
    [none] You are invited to a game
   *[other] { $name } invites you to a game
}
letter-watching = You are watching this game. Nothing you do here changes it.
letter-offered = Your opponent offers a draw. Agree to it, or continue playing.
letter-agree = Agree to the draw
# $end: “resign”, “draw” or “offer”, only for the choice.
letter-ending = { $end ->
    [resign] With this letter you resign.
    [draw] With this letter you agree to the draw.
   *[offer] With this letter you offer a draw.
}
# Below `letter-ending` with an offer, in a game with dice.
letter-offer-roll = Your opponent can see the next roll before answering the offer.
# A button after `letter-ending`: takes the resignation, the agreement or the offer back.
letter-not-so = Cancel
letter-new = New game by letter…
letter-open = Open a letter…
# In the answer to an invitation.
letter-to-seal = Your reply contains your seal for the dice. Once you send it, the dice can be rolled.
letter-agreed = You and your opponent agreed to a draw.
# A button: sends the last letter once more.
letter-send-again = Send again
letter-verify = Verify
# Name of the group of buttons for the letter, spoken by screen readers.
letter-acts = Actions for the letter
letter-open-now = Open
letter-open-one = Open a letter
# After a finished game of a series.
letter-next-theirs = { $name ->
    [none] Your opponent
   *[other] { $name }
} begins the next game of the series with a letter.
# Three steps of a new game, in a row: Choose, Send, Wait.
letter-step-choose = Choose
letter-step-send = Send
letter-step-wait = Wait
# Caption of a pattern that shows the seal of the dice; below it the note.
letter-seal = Your seal
letter-seal-note = fixed before any roll
letter-delete = Delete this game…
letter-delete-title = Delete this game?
letter-delete-lead = Your copy of the game will be deleted from this device. You will no longer be able to reply to its letters.
letter-delete-now = Delete
letter-again = Send again…
letter-resign = Resign in the next letter
letter-offer = Offer a draw in the next letter
letter-proof = Verify the game
# A button: saves the player’s copy of the game, with its secret, to a file.
letter-keep = Back up my game
letter-from-file = Open a letter from a file…
letter-from-file-note = For a letter that you received as a file.
letter-fair = Why neither player can cheat
letter-nothing-sent = No letter has been written yet.
# Title of the message when the link is shared with another app.
letter-title = A game of { $game }
# Text of the message when the link is shared with another app.
letter-text = Here is my letter in our game of { $game }. This link opens the board:
letter-numbered = Letter { $number }{ $name ->
    [none] {""}
   *[other] { " " }to { $name }
}
# $first: “yes” for the first letter of a game, only for the choice.
letter-send-lead = { $first ->
    [yes] The letter contains the rules and your seal for the dice. Nothing has been rolled yet.
   *[no] The letter contains the whole game so far.
}
letter-share = Share
letter-copy = Copy link
letter-copied = The link has been copied.
letter-mail = Email
letter-file = File
# Name of the saved file, without its ending.
letter-file-name = letter-{ $number }
letter-after = This page sends nothing: you send the link yourself.
letter-long = This letter is very long, and some chat apps cut long links short. Send it as a file.
# $host: address of a site, for example “localhost:8000”. $reach: where it works, only for the choice.
letter-unreachable = { $reach ->
    [device] Other people cannot open this link: the address { $host } works only on this device.
   *[network] Other people can open this link only on your network: the address { $host } does not work elsewhere.
} A friend who has alveus on their own device can paste the link there under “Open a letter”.
# $site: address of another site, for example “alveus.example”. $reach: where this page works, only for the choice.
letter-elsewhere = The link leads to { $site }, because the address of this page works only { $reach ->
    [device] on this device
   *[network] on your network
}. When you receive the reply, copy its link and choose “Open a letter” here.
letter-unstored = This device could not store the letter. Send it before you close the page; you cannot send it later. Back up your game so that you can open the reply.
letter-no-code = This letter is too long for a QR code. Send the link or the file.
letter-code = Letter as a QR code
letter-code-note = Point a phone’s camera at the code, or send the link.
letter-paste = The link you were sent
letter-camera = Scan a QR code
letter-camera-lead = Point the camera at the QR code. The picture stays on this device.
letter-camera-blocked = To prevent tracking, this browser alters image data before a page can read it, so QR codes cannot be scanned. Allow this site to read canvas data, or paste the link instead.
letter-no-camera = The camera cannot be used here. Paste the link instead.

## Restoring one game, and files in general
## Errors and questions after opening a file.

letter-restore = Restore my game
letter-restore-menu = Restore my game…
letter-restore-note = For a backup of your game from this or another device. Backups are never sent with letters.
# A file as the subject at the beginning of a sentence. The text without a file name was pasted or scanned.
file-named = “{ $name }”
file-unnamed = This text
open-letter-none = This text contains no link to a letter. Paste the whole link.
open-letter-other = { $file } does not contain a letter. Choose the file that you were sent, or paste the link.
open-letter-large = { $file } is too large to be a letter. Choose the file that you were sent, or paste the link.
open-letter-save = { $file } contains a saved game, not a letter. Open it on its game’s page with “Load from file…”.
open-letter-backup = { $file } contains a backup of everything, not a letter. To restore it, choose “Restore a backup” in the settings of a game.
open-letter-damaged = { $file } is not a letter, but a damaged backup of a game. Choose the letter that you received.
open-letter-side = { $file } contains a backup of a game with its secret number, not a letter. If you saved it yourself, choose “Restore my game”. If someone sent it to you, ask for the letter instead.
restore-lead = Choose the file that you saved with “Back up my game”. Restoring it never replaces a different game on this device.
restore-choose = Choose a file…
restore-reading = Checking { $file }…
restore-letter = { $file } contains a letter, not a backup of your game.
restore-other = { $file } does not contain a backup of your game. Choose the file that you saved with “Back up my game”.
restore-large = { $file } is too large to be a backup of your game. Choose the file that you saved with “Back up my game”.
restore-save = { $file } contains a saved game, not a backup of your letter game. Open it on its game’s page with “Load from file…”.
restore-backup = { $file } contains a backup of everything, not of a single game. To restore it, choose “Restore a backup” in the settings of a game.
restore-damaged = { $file } is damaged or has been changed. Nothing was restored. Back up your game again on the device where it is stored.
# $reason: a whole sentence with its full stop.
restore-refused = { $file } cannot be opened. { $reason }
restore-changed = The stored game has changed in another window. Nothing was restored. Choose the file again.
restore-question-title = Did you save this file yourself?
restore-about = { $file }: { $game }{ $name ->
    [none] {""}
   *[other] { " " }with { $name }
}, { $number ->
    [0] no letter written yet
   *[other] letter { $number }
}
restore-question = This file contains a secret. Restore it only if you saved it yourself.
restore-question-why = The dice depend on the secret. If someone else wrote this file, that person can predict every roll.
restore-differs-title = This file differs from your game
# $known, $given: moves in notation, or a dash if there is no move.
restore-differs-moves = { $file } differs from the game on this device at move { $number }. This device: { $known }. The file: { $given }.
restore-differs-rules = { $file } does not match the game on this device: the rules, the moves or the players’ sealed secrets differ.
restore-differs-secret = { $file } does not match the game on this device: it contains a different secret, or it is your opponent’s copy.
restore-differs-next = If you did not save this file yourself, do not use it: its author could predict your dice. If you play on two devices, continue on the one where you wrote the last letter.
restore-older-title = Your game is newer than this file
restore-older = { $file } contains the game only up to letter { $number }. The game on this device is newer.
restore-kept = The game on this device has not been changed.
restore-open-stored = Open my game

## All games by letter
## The page that lists all games by letter, in three groups.

letters-lead = Games with friends far away. { $count ->
    [0] No games are waiting for you.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
letters-new = New game by letter
letters-none = There are no games by letter on this device yet. Begin one, or open a letter you have received.
letters-how = How a game by letter works
letters-step-1 = Choose a game and write the first letter. The page turns it into a link.
letters-step-2 = Send the link by email or chat. It contains the whole game, and no account is needed.
letters-step-3 = Your friend opens the link, replies and sends you a new link.
# Headings of three groups of games: Your turn, Waiting for an answer, Finished.
letters-ours = Your turn
letters-open = Open
letters-theirs = Waiting for a reply
letters-over = Finished
letters-safe = Your copy of each game is kept on this device only. Open a game and press “Back up my game” before you clear your browser data or change phones.

## Proof and contradiction
## `proof-…`: the dialog that verifies a game. `differs-…`: a dialog about two letters that contradict each other.
## $throws, $moves: numbers of rolls and moves. $ms: milliseconds, for example “84”.

proof-done = { $throws ->
    [0] { $moves ->
        [0] The letters obey
        [one] { $moves } move obeys
       *[other] All { $moves } moves obey
    } the rules. The check took { $ms } ms.
   *[other] { $throws ->
        [one] { $throws } roll matches
       *[other] All { $throws } rolls match
    } both seals, and { $moves ->
        [0] the letters obey
        [one] { $moves } move obeys
       *[other] all { $moves } moves obey
    } the rules. The check took { $ms } ms.
}
proof-lead = Before the first roll, each of you sealed a chain of numbers. Every roll combines one value from each chain, so neither of you could choose, foresee or reroll it.
# Below the seal of a player.
proof-came = came with letter { $number }
# Heads of columns: number of the roll, its player, the dice, the moves played with it.
proof-roll = Roll
proof-who = Player
proof-dice = Dice
proof-played = Moves
proof-all = { $count ->
    [one] Show one more roll
   *[other] Show { $count } more rolls
}
# Description of a pattern that shows a chain value, spoken by screen readers.
proof-link = { $side }’s chain value for roll { $number } matches the seal
# Statements, each followed by “yes” or “no” (`proof-yes`, `proof-no`).
proof-fits = { $side }’s chain values match the seal
proof-legal = Every move is legal
proof-agrees = No letter contradicts another
proof-yes = yes
proof-no = no
proof-seal = { $side }’s seal
# In the column “Player”: the roll that decides who begins.
proof-lot = Who begins
proof-copy = Copy
proof-copied = The lines have been copied.
# Above lines of code that repeat the check.
proof-python = The check in Python:
differs-title = Two letters contradict each other
# Headings of two positions side by side: the stored letter and the opened one.
differs-known = Kept on this device
differs-given = This letter
differs-known-note = { $number ->
    [0] Not sent yet
   *[other] Letter { $number }, { $at }
}
differs-given-note = Letter { $number }, opened just now
# $known, $given: moves in notation, for example “24-18”, of the stored letter and of the opened one.
differs-told = The letter on this device says { $known }. This letter says { $given }.
# $moves: moves in notation. $who: which letter is longer, only for the choice.
differs-untold = { $who ->
    [given] This letter continues with { $moves }; the letter on this device does not.
   *[known] The letter on this device continues with { $moves }; this letter does not.
}
differs-first = First difference
# $number: number of a turn, counted from 1.
differs-turn = turn { $number }, { $side }
# Label, before pictures of the dice of the first turn that differs.
differs-dice = Dice in both letters
# Label, with the value “match in both” or “do not match”.
differs-seals = Seals and chain values
differs-seals-fit = match in both letters
differs-seals-other = do not match
differs-slip = An old tab or a second device may have caused the difference. Ask for the letter again.
differs-keep = Keep my game
# A button: copies the question `differs-text`, to be sent to the other player.
differs-ask = Ask my opponent
differs-ask-name = Ask { $name }
# The question to the other player, copied as a chat message.
differs-text = Your last letter does not match the one before. Could you send it again?
differs-copied = The question has been copied. Paste it into your chat.

## Why neither player can cheat
## A page of explanations: headings, paragraphs and a figure (`trust-picture` to `trust-seals`).

trust-title = Why neither player can cheat
trust-lead = Your friend is far away, and there is no third party to roll the dice. Still, neither of you can choose, foresee or repeat a roll.
trust-seal = First, you both seal a secret
trust-seal-1 = Before the first roll, each device picks a secret number and seals it. The seals are sent in the first letters. A seal reveals nothing, but it fits only one secret.
trust-roll = Every roll needs both players
trust-roll-1 = Each player’s seal also fixes a chain of secret values. For each roll, each player reveals one value from their own chain, and the dice are computed from the two values. You reveal your value only when you have nothing left to decide before that roll; your friend does the same.
trust-roll-2 = You see a roll only when you have nothing left to decide before it. Once you know it, your earlier decisions are final.
trust-moves = Every letter contains the whole game
trust-moves-1 = When you open a letter, the game is replayed according to the rules. A move that is not allowed, a changed roll, or a move taken back is detected at once, and the game on your device is kept.
trust-not = Limits
trust-not-1 = Your friend could ask a computer for advice, stop answering, or show the letter to others. Anyone who has the link can watch.
trust-not-2 = Your copy of the game is kept on your device. Once it is deleted, it can be recovered only from a file saved with “Back up my game”.
# Description of the figure, spoken by screen readers.
trust-picture = Your chain value and your friend’s chain value, each fixed by its seal, together determine one roll of the dice.
# Captions in the figure: two patterns, each `trust-seals`.
trust-yours = your chain value
trust-theirs = your friend’s chain value
trust-seals = sealed before the first roll
