### Zeno's throw: the questions, headings and explanations of the study.
### _words_ are Latin.
### $count: a number of men, outcomes or readings. An outcome is a position after Zeno’s turn.

study-zeno-eyebrow = Study · Agathias, _Anthologia Palatina_ IX 482
study-zeno-before = Zeno was doing well
study-zeno-before-lead = Constantinople, about 480. The emperor Zeno plays White. Some decades later an epigram by the poet Agathias gave the place of every man. Almost all of White’s men are on the ringed points, two or more on each, and so cannot be hit.
study-zeno-quote = Keep away from the board, all of you: not even the ruler himself escaped its blind chance.
study-zeno-quoted = The end of Agathias’ epigram, _Anthologia Palatina_ IX 482
# A button.
study-zeno-asks = Let Zeno roll
study-zeno-lead = Zeno throws two, five and six, and every number has to be played. What can he do?
study-zeno-solved = One outcome, eight single men
study-zeno-solved-lead = Zeno can move only three of his men, and each move breaks up a pair.
# A button, and the text below it.
study-ask = Why can no other man move?
study-ask-note = The answer for each die, and the rule behind it.
# A button.
study-zeno-on = Continue as Black

# Tabs of the explanation, at most about 13 characters.
study-tab-throw = The throw
study-tab-why = The reasons
study-tab-black = Black’s reply
study-tab-numbers = Numbers

study-throw-1 = Agathias put this game into verse, man by man. White: seven men on the sixth point, one on the ninth, two on the tenth, two on _Summus_, two on the point after it, and the last on _Divus_. Black: pairs on the eighth, eleventh and twelfth, a man on the thirteenth, pairs on _Antigonus_, on the fifteenth and eighteenth, and on the fourth from the end.
study-throw-2 = Then the dice show two, six and five. Until now, Zeno has been doing well, since men in pairs cannot be hit. After this throw, eight of his men are single: ázyges, “unpaired”.

# $from, $to: points, for example “10” and “16”. The same with less space: study-short-way.
study-way = { $from } to { $to }
# $from, $to: as above.
study-short-way = { $from }–{ $to }
# Beside a move, for example “10 to 16”. $die: the number on a die.
study-only = { $die ->
    [1] the only move with the one
    [2] the only move with the two
    [3] the only move with the three
    [4] the only move with the four
    [5] the only move with the five
   *[6] the only move with the six
}
# $ways: list of study-short-way, for example “6–8 and 9–11”.
study-blocked = { $ways }: blocked by black pairs
# $men: the points from which a man would leave the board with this die, for example “19 and 20”.
study-leaving = Men on { $men } would leave the board
study-why = No man may move to a point held by two or more opposing men. No man may leave the board until all fifteen are on points 19 to 24; the sources do not say so, but without this rule there would be { $count ->
    [one] one outcome
   *[other] { number-word } outcomes
}. With it, all six orders of the dice lead to this position.
# Heading above the position after the turn.
study-alone = { $count ->
    [one] Now one man is alone
   *[other] Now { number-word } men are alone
}

study-black = Black can hit with every roll. The most men that can be hit:
# An item of the list after study-black. $men: men that are hit; $throws: rolls that hit so many;
# $all: all rolls (numbers).
study-hits = { $men ->
    [one] one man with { $throws } of { $all } rolls
    [2] two men with { $throws } of { $all } rolls
   *[other] three men with { $throws } of { $all } rolls
}
study-black-after = Every man that is hit starts again from 1. Play Black and see for yourself.

study-numbers-1 = Three points have names but no numbers. The _Realencyclopädie_ puts _Summus_ on 19 (three sixes lead there from 1), _Divus_ on 23 and _Antigonus_ on 14. Is that right?
study-numbers-2 = The computer tried every reading: _Summus_ on 11 to 23, _Divus_ and _Antigonus_ on every point, Black’s last pair on 20 or 21. Of { $count ->
    [one] { $count } reading
   *[other] { $count } readings
}, only that of the _Realencyclopädie_, with the last pair on 21, leaves Zeno just one outcome and eight single men.
# Headings of a table: a reading, the outcomes that it allows, and the single men after the only
# outcome. Instead of a number of outcomes: study-impossible.
study-head-reading = Reading
study-head-endings = Outcomes
study-head-alone = Single men
study-impossible = none
# The readings in the table. “Last pair”: the last pair in the epigram, on the fourth point from the end.
study-reading-names = Summus 19, Divus 23, Antigonus 14, last pair 21
study-reading-last_20 = Last pair on 20 (held by White)
study-reading-last_22 = Last pair on 22
study-reading-last_none = No last pair
study-reading-divus_24 = Divus on 24
study-reading-downward = White moves from 24 to 1
study-reading-ungathered = Bearing off allowed at any time
