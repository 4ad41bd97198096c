### After a game: the review, the replay, the picture to share.
### $turn, $number, $of, $count, $depth, $done: numbers. $whose: “yours” for the viewer, otherwise $side is named; only for the choice.
### $side, $other: names of sides or players, for example “White” or “Anna”. $others: loss of the others, for example “Anna 1.2 · Ben 3”.
### $sideSubject: the name at the beginning of a sentence, for example “The regular”.
### $move: a roll and moves in notation, for example “6–5: 24–18, 13–8”. $told: sentences about the turn.
### $value, $from, $to: numbers, chances of winning from 0 to 100. $way: “rose” or “fell”, $kind: whom the dice favoured; only for the choice.
### $amount: a number with its unit, for example “1.8 %” or “4 beans”. $level: number of a level, $name: its name, for example “pupil”.

review-title = Review
review-begins = Starting the review…
review-progress = Calculating: { $done }% done. All values are provisional.
review-percent = { $value }%
review-turning = Turning point: turn { $turn }
review-look = Show turn { $turn } on the board
review-chances = { $whose ->
    [yours] Your chances { $way ->
        [rose] rose
       *[fell] fell
    } from { $from } to { $to }%.
   *[side] { $sideSubject }’s chances { $way ->
        [rose] rose
       *[fell] fell
    } from { $from } to { $to }%.
}
# Heading, with review-luck-told beside it.
review-luck = Luck
review-luck-told = { $kind ->
    [none] The dice favoured neither side
    [own] { $whose ->
        [yours] The dice favoured you by { $value }%
       *[side] The dice favoured { $side } by { $value }%
    }
   *[other] The dice favoured { $other } by { $value }%
}
review-lucky = { $sideSubject } was lucky
review-lucky-you = You were lucky
# Heading, with review-skill-told beside it.
review-skill = Skill
review-skill-told = { $whose ->
    [yours] Cost of mistakes per turn: you { $amount } · { $others }
   *[side] Cost of mistakes per turn: { $sideSubject } { $amount } · { $others }
}
# In a graph and in review-skill-told: all players but one.
review-others = The others
review-best = { $whose ->
    [yours] Your best move (turn { $turn })
   *[side] { $side }: best move (turn { $turn })
}
review-costliest = { $whose ->
    [yours] Your worst mistake (turn { $turn })
   *[side] { $side }: worst mistake (turn { $turn })
}
# Below the best move.
review-clear = No other move was as good.
review-better = Better: { $move }
# Below a move, for example “Turn 5, you: 24–18”.
review-good = The best move, and the turning point.
# A button.
review-again = Play again from here
review-again-done = A new game begins here. The finished game is kept.
review-flawless = No mistakes were found.
# Heading of a list of turns: review-moment.
review-moments = Key moments
review-moment = { $whose ->
    [yours] Turn { $turn }, you: { $move }
   *[side] Turn { $turn }, { $side }: { $move }
}
# Buttons.
review-table = Show as a table
review-undo = Take back the last move
# Before a button: review-next-level or review-next-course.
review-next = What next?
review-next-level = Play level { $level }: { $name }
review-next-course = Learn it step by step
# A button, and the title of the dialog that explains the values.
review-measured = How this is measured
review-measure-judge = { $name ->
    [none] The strongest computer player judges every turn.
   *[other] The strongest computer player ({ $name }) judges every turn.
}
review-measure-depth = { $depth ->
    [0] The computer evaluates the position after each move, without looking ahead.
    [one] The computer looks at least one step ahead after every move.
   *[other] The computer looks at least { $depth } steps ahead after every move.
}
review-measure-luck = “Luck” compares the value of each roll with the average of all possible rolls.
review-measure-skill = “Skill” shows how far each turn falls short of the best possible turn: a lower value is better.
review-measure-doubt = Even the computer can err. Differences smaller than its possible error do not count as mistakes.

## The replay
## Keys, buttons and labels; a graph spoken by screen readers.

replay-title = Replay
# Heading of the position before the first turn.
replay-start = Starting position
replay-turn = Turn { $number } of { $of }
replay-leave = Back to the result
replay-return = Back to the game
# Labels of groups of buttons, for screen readers.
replay-keys = Replay
replay-slider = Turn
replay-speed = Speed
replay-slow = Slow
replay-calm = Normal
replay-quick = Fast
# Beside the keys ← and →; and the name of a key, with its effect.
replay-key-turn = turn
replay-key-space = Space
replay-key-play = play
# Below a turn.
replay-best = The best move.
replay-costly = A mistake.
# Headings of a graph. The lead is in beans or points.
replay-chances = { $side }: chances of winning
replay-balance = { $side }: expected lead
# The value before and after a turn.
replay-from-to = { $from } → { $to }

## The picture to share
## A dialog; `share-tag` and `share-turn…` appear in the picture.

share-title = Share this game
share-tag = Forgotten games, playable again
# After a sentence such as “White wins.”
share-turns = { $count ->
    [one] The game took one turn.
   *[other] The game took { $count } turns.
}
share-turned = Turn { $turn }: { $told }
share-copy = Copy link
share-save = Save picture
share-send = Share…
share-altered = To prevent tracking, this browser changes the pictures that a page saves. The saved picture may show coloured noise. To avoid this, allow this site to read canvas data.
share-failed = The picture could not be shared. Save it, or copy the link.
