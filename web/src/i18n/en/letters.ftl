### Games by letter: the page on which they are begun, opened, answered and sent.

letter-begin = With a friend far away
letter-begin-lead = You play by letter: each turn is a link that you send as you like. There is no account, and nobody has to trust anybody.
letter-start = Begin
letter-write = Write the letter
letter-another = Another game
letter-names = Names
letter-name-mine = Your name
letter-name-yours = Your friend’s name
letter-names-note = You may leave them out. Whoever has the link can read them.
letter-passing = Your side of the game is kept on this device only, and the browser may clear it. “Save my side” in the menu writes it to a file.
letter-hindrance-storage_full = The storage of this device is full, so your side of the game could not be kept. Make room first, then begin.
letter-hindrance-storage_lost = This window can no longer save games. Reload the page, then begin the game by letter.
letter-hindrance-storage_forbidden = This window keeps nothing: it may be private, or part of another page. A game by letter cannot be begun here, since your side would be lost.
letter-cannot-keep = This device cannot keep your side of the game, so you cannot answer here. Open the letter in another browser, or in a window that is not private.
letter-unreadable = This letter cannot be read
letter-mend = Paste a letter
letter-older = Letter { $number } is older. You see the game as it stands now.
letter-from = Letter { $number }{ $name ->
    [none] {""}
   *[other] { " " }from { $name }
}
letter-in-order = Letter { $number }{ $name ->
    [none] {""}
   *[other] { " " }from { $name }
}, in order.
letter-writes = { $name ->
    [none] A word with it
   *[other] { $name } writes
}: { $word }
letter-word = A few words to go with it
letter-word-count = { $count } of { $most }
letter-send = Send
letter-stands = Once it is sent, the letter stands: its moves cannot be taken back.
letter-not-written = The letter could not be written. Try again.
letter-waiting = The answer comes as a link, the way you sent yours.
letter-waiting-for = Waiting for { $name ->
    [none] the answer
   *[other] { $name }
}
letter-sent = Letter { $number } was written on { $at }. The answer comes as a link: open it, and the game goes on here.
letter-ready = Letter { $number } is ready
letter-invited = { $name ->
    [none] You are invited to a game
   *[other] { $name } invites you to a game
}
letter-watching = You are watching this game. Nothing you do here changes it.
letter-offered = A draw is offered. Agree to it, or play on.
letter-agree = Agree to the draw
letter-ending = { $end ->
    [resign] With this letter you resign.
    [draw] With this letter you agree to the draw.
   *[offer] With this letter you offer a draw.
}
letter-not-so = Not now
letter-new = New game by letter …
letter-open = Open a letter …
letter-to-seal = Your answer brings your seal for the dice. Then the first roll can fall.
letter-agreed = You agreed to a draw.
letter-send-again = Send again
letter-verify = Verify
letter-acts = What to do with the letter
letter-open-now = Open
letter-open-one = Open a letter
letter-next-theirs = { $name ->
    [none] The other side
   *[other] { $name }
} begins the next game of the series with a letter.
letter-step-choose = Choose
letter-step-send = Send
letter-step-wait = Wait
letter-seal = Your seal
letter-seal-note = stands before any die falls
letter-delete = Delete this game …
letter-delete-title = Delete this game?
letter-delete-lead = Your side of the game will be gone from this device. You cannot answer letters of it any more.
letter-delete-now = Delete
letter-again = Send again …
letter-resign = Resign in the next letter
letter-offer = Offer a draw in the next letter
letter-proof = Verify the game
letter-keep = Save my side
letter-from-file = Open a letter file …
letter-from-file-note = A letter that you received as a file.
letter-fair = Why neither can cheat
letter-nothing-sent = No letter has been written yet.
letter-title = A game of { $game }
letter-text = It is your turn at { $game }. The link opens the board:
letter-numbered = Letter { $number }{ $name ->
    [none] {""}
   *[other] , to { $name }
}
letter-send-lead = { $first ->
    [yes] It holds the rules and your seal for the dice. Nothing has been rolled yet.
   *[no] It holds the whole game so far.
}
letter-share = Share
letter-copy = Copy link
letter-copied = The link has been copied.
letter-mail = Mail
letter-file = File
letter-file-name = letter-{ $number }
letter-after = Nothing leaves this page by itself: you send the link.
letter-long = This letter is very long, and some messengers cut long links short. Send it as a file.
letter-unreachable = { $reach ->
    [device] Other people cannot open this link: the address { $host } works only on this device.
   *[network] Other people can open this link only in your network: the address { $host } does not work elsewhere.
} A friend who has alveus can paste the link there under “Open a letter”.
letter-elsewhere = The link leads to { $site }, because the address of this page works only { $reach ->
    [device] on this device
   *[network] in your network
}. When you receive the answer, copy its link and choose “Open a letter” here.
letter-unstored = This device could not store the letter. Send it now, because you cannot send it from here after you close the page. Save your side to a file so that you can open the answer.
letter-no-code = This letter is too long for a code. Send the link or the file.
letter-code = The letter as a code for a camera
letter-code-note = Point a phone here, or send the link.
letter-paste = The link you were sent
letter-camera = Read a code
letter-camera-lead = Point the camera at the code. The picture stays on this device.
letter-camera-blocked = This browser changes the pictures that a page reads, to prevent tracking, so no code can be read. Allow this site to read canvas data, or paste the link instead.
letter-no-camera = The camera cannot be used here. Paste the link instead.

## Restoring one side of a game, and files in general

letter-restore = Restore my side
letter-restore-menu = Restore my side …
letter-restore-note = A file with your side of a game, saved on another device. It is never sent with a letter.
# A file in a sentence, always as the subject or after a preposition.
file-named = “{ $name }”
file-unnamed = This text
open-letter-none = There is no letter in this text. Paste the whole link.
open-letter-other = { $file } does not contain a letter. Choose the file that you were sent, or paste the link.
open-letter-large = { $file } is too large for a letter. Choose the file that you were sent, or paste the link.
open-letter-save = { $file } contains a saved game, not a letter. Open it on the page of its game with “Load from file …”.
open-letter-damaged = { $file } is not a letter, but a damaged file with one side of a game. Choose the letter that you received.
open-letter-side = { $file } contains one side of a game with its secret, not a letter. If you saved it yourself, choose “Restore my side”. If someone sent it to you, ask for the letter instead.
restore-lead = Choose the file that you saved with “Save my side”. It never replaces a different game on this device.
restore-choose = Choose a file …
restore-reading = Checking { $file } …
restore-letter = { $file } contains a letter, not your side of a game.
restore-other = { $file } does not contain your side of a game. Choose the file that you saved with “Save my side”.
restore-large = { $file } is too large to be your side of a game. Choose the file that you saved with “Save my side”.
restore-save = { $file } contains a saved game, not your side of a game by letter. Open it on the page of its game with “Load from file …”.
restore-damaged = { $file } is damaged or has been changed. Nothing was stored. Save your side again on the other device.
restore-refused = { $file } cannot be opened. { $reason }
restore-changed = The stored game has changed in another window. Nothing was restored. Choose the file again.
restore-question-title = Did you save this file?
restore-about = { $file }: { $game }{ $name ->
    [none] {""}
   *[other] { " " }with { $name }
}, { $number ->
    [0] no letter written yet
   *[other] letter { $number }
}
restore-question = This file contains a secret. Open it only if you saved it yourself.
restore-question-why = The dice depend on the secret. If someone else wrote this file, that person can predict every roll.
restore-differs-title = This file differs from your game
# $known and $given are moves, or a dash if there is no move.
restore-differs-moves = { $file } differs from the game on this device at move { $number }. This device: { $known }. The file: { $given }.
restore-differs-rules = { $file } does not match the game on this device: its rules, its moves or the sealed secrets of the players differ.
restore-differs-secret = { $file } does not match the game on this device: it contains a different secret, or the other player’s side.
restore-differs-next = If you did not save this file yourself, do not use it: its author could predict your dice. If you play on two devices, continue on the one where you wrote the last letter.
restore-older-title = Your game is newer than this file
restore-older = { $file } ends with letter { $number }. The game on this device is newer.
restore-kept = The game on this device has not been changed.
restore-open-stored = Open my game

## All games by letter

letters-lead = Games with friends far away. { $count ->
    [0] Nobody waits for you.
    [one] One letter waits for you.
   *[other] { $count } letters wait for you.
}
letters-new = New game by letter
letters-none = There is no game by letter on this device yet. Begin one, or open a letter that you were sent.
letters-ours = Your turn
letters-open = Open
letters-theirs = Waiting for an answer
letters-over = Finished
letters-safe = Your side of each game lies on this device only. Open a game and press “Save my side” before you clear the browser or change phones.

## Proof and contradiction

proof-done = { $throws ->
    [0] { $moves ->
        [one] { $moves } move follows
       *[other] All { $moves } moves follow
    } the rules. Recalculated in { $ms } ms.
   *[other] { $throws ->
        [one] { $throws } roll follows
       *[other] All { $throws } rolls follow
    } from both seals, { $moves ->
        [one] { $moves } move follows
       *[other] { $moves } moves follow
    } the rules. Recalculated in { $ms } ms.
}
proof-lead = Before the first roll each of you sealed a chain of numbers. Every roll is computed from one value of each chain, so nobody could choose, foresee or repeat it.
proof-came = came with letter { $number }
proof-roll = Roll
proof-who = Who
proof-dice = Dice
proof-played = What was played
proof-all = { $count ->
    [one] Show one more roll
   *[other] Show { $count } more rolls
}
proof-link = Chain value of { $side } for roll { $number }, matches the seal
proof-fits = The chain values of { $side } match the seal
proof-legal = Every move is legal
proof-agrees = No letter contradicts another
proof-yes = yes
proof-no = no
proof-seal = Seal of { $side }
proof-lot = Who begins
proof-copy = Copy
proof-copied = The lines are copied.
proof-python = The same in Python:
differs-title = Two letters do not agree
differs-known = Kept here
differs-given = This letter
differs-known-note = { $number ->
    [0] not sent yet
   *[other] Letter { $number }, { $at }
}
differs-given-note = Letter { $number }, opened just now
differs-told = The letter you have says { $known }. This one says { $given }.
differs-untold = { $who ->
    [given] This letter goes on with { $moves }, which you do not have.
   *[known] The letter you have goes on with { $moves }, this one does not.
}
differs-first = First difference
differs-turn = turn { $number }, { $side }
differs-dice = Dice in both
differs-seals = Seals and chain values
differs-seals-fit = fit in both
differs-seals-other = another seal
differs-slip = It may be a slip: an old tab, or two devices. Ask for the letter once more.
differs-keep = Keep my game
differs-ask = Ask about it
differs-ask-name = Ask { $name }
differs-text = Your last letter tells our game differently from the one before. Could you send it again?
differs-copied = A question has been copied. Paste it where you write to each other.

## Why neither can cheat

trust-title = Why neither can cheat
trust-lead = You play with somebody far away, and nobody rolls the dice for both. Still neither of you can choose a roll, foresee it, or try twice.
trust-seal = First both of you seal a secret
trust-seal-1 = Before the first roll, each device draws a secret number and puts it under seal. The seal goes out in the first letters. It gives nothing away, but it fits this one secret and no other.
trust-roll = Every roll needs both halves
trust-roll-1 = For each roll, both sides reveal one value of a chain that their seal fixes. The dice are computed from both chain values. You reveal yours only when you have nothing left to decide before that roll, and so does your friend.
trust-roll-2 = So when you could still act on a roll, you do not know it yet. When you know it, nothing can be changed.
trust-moves = Every letter holds the whole game
trust-moves-1 = Whoever opens a letter plays it over again by the rules. A move that is not allowed, a different roll, or a move taken back is found at once, and the game you know is kept.
trust-not = What is not promised
trust-not-1 = Your friend may ask a computer for advice, may stop answering, and may show the letter to others. Anyone who has the link can watch.
trust-not-2 = Your side of the game is kept on your device. If you clear it, nobody can bring it back, unless you have saved it with “Save my side”.
trust-picture = Your chain value and your friend’s chain value, each fixed by its seal, together determine one roll of the dice.
trust-yours = your chain value
trust-theirs = your friend’s chain value
trust-seals = sealed before the first roll
