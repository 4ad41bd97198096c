### After a game: what it has to tell, the replay, the picture to share.

review-title = Review
review-begins = The review begins …
review-progress = Calculating, { $done } %
review-percent = { $value } in 100
review-turning = Turning point, turn { $turn }
review-look = Turn { $turn }: show it on the board
review-chances = { $whose ->
    [yours] Your chances { $way ->
        [rose] rose
       *[fell] fell
    } from { $from } to { $to } in 100.
   *[side] { $side }’s chances { $way ->
        [rose] rose
       *[fell] fell
    } from { $from } to { $to } in 100.
}
review-luck = Luck
review-luck-told = { $kind ->
    [none] The dice were even
    [own] { $whose ->
        [yours] The dice gave you { $value } in 100
       *[side] The dice gave { $side } { $value } in 100
    }
   *[other] The dice gave { $other } { $value } in 100
}
review-lucky = { $side } was lucky
review-lucky-you = You were lucky
review-skill = Skill
review-skill-told = { $whose ->
    [yours] You lost { $amount } a turn, { $others }
   *[side] { $side } lost { $amount } a turn, { $others }
}
review-others = The others
review-best = { $whose ->
    [yours] Your best move, turn { $turn }
   *[side] Best move, { $side }, turn { $turn }
}
review-costliest = { $whose ->
    [yours] Your costliest move, turn { $turn }
   *[side] Costliest move, { $side }, turn { $turn }
}
review-clear = No other move comes close.
review-better = Better: { $move }
review-good = The best move, and it turned the game.
review-again = Try it again from here
review-again-done = A new game from that position. The other one is kept.
review-flawless = No mistakes were found.
review-moments = Moments that mattered
review-moment = { $whose ->
    [yours] Turn { $turn }, you: { $move }
   *[side] Turn { $turn }, { $side }: { $move }
}
review-table = Show as a table
review-undo = Take back the last move
review-next = What next?
review-next-level = Play level { $level }: { $name }
review-next-course = Learn it step by step
review-measured = How this is measured
review-measure-judge = { $name ->
    [none] The strongest player of this program judges every turn.
   *[other] The strongest player of this program ({ $name }) judges every turn.
}
review-measure-depth = { $depth ->
    [0] It judges the board as it lies after every move.
    [one] It looks at least one step ahead behind every move.
   *[other] It looks at least { $depth } steps ahead behind every move.
}
review-measure-luck = Luck is what each roll was worth against the average of all rolls that could have fallen.
review-measure-skill = Skill is what each turn gave away against the best one that was possible.
review-measure-doubt = The judge can err. Differences that are smaller than its own error are not called mistakes.

## The replay

replay-title = Replay
replay-start = The beginning
replay-turn = Turn { $number } of { $of }
replay-leave = Back to the result
replay-return = Back to the game
replay-keys = Replay
replay-slider = Turn
replay-speed = Speed
replay-slow = slow
replay-calm = calm
replay-quick = quick
replay-key-turn = turn
replay-key-space = Space
replay-key-play = play
replay-best = The best move.
replay-costly = A mistake.
replay-chances = { $side }: chances of winning
replay-balance = { $side }: balance
replay-from-to = { $from } → { $to }

## The picture to share

share-title = Share this game
share-tag = Forgotten games, to play
share-turns = { $count ->
    [one] In one turn.
   *[other] In { $count } turns.
}
share-turned = Turn { $turn }: { $told }
share-copy = Copy link
share-save = Save picture
share-send = Share …
share-altered = This browser changes the pictures that a page saves, to prevent tracking. The saved picture may show coloured noise; to avoid that, allow this site to read canvas data.
share-failed = The picture could not be shared. Save it, or copy the link.
