### Zeno's throw: what the study asks, shows and tells.
### _words_ are Latin.

study-zeno-eyebrow = Study · Agathias, _Anthologia Palatina_ IX 482
study-zeno-lead = The emperor Zeno (474–491) has White and has thrown two, five and six. What can he play?
study-zeno-solved = One play, eight blots
study-zeno-solved-lead = Of all his men Zeno may move only three, and each of them breaks a pair.
study-ask = Why can no other man move?
study-ask-note = Die by die, with the rule behind each answer.
study-zeno-on = Play on as Black

study-tab-throw = The throw
study-tab-why = Why only this
study-tab-black = Black’s reply
study-tab-numbers = Numbers

study-throw-1 = Agathias put this game into verse, man by man. White: seven on the sixth point, one on the ninth, two on the tenth, two on _Summus_, two on the point after it, and the last on _Divus_. Black: pairs on the eighth, eleventh and twelfth, a man on the thirteenth, pairs on _Antigonus_, on the fifteenth and eighteenth and on the fourth from the last.
study-throw-2 = Then the dice show two, six and five. Zeno stood well, and men in pairs cannot be hit. After this throw eight of his men stand alone: ázyges, unpaired.

study-way = { $from } to { $to }
study-short-way = { $from }–{ $to }
study-only = { $die ->
    [1] the only one
    [2] the only two
    [3] the only three
    [4] the only four
    [5] the only five
   *[6] the only six
}
study-blocked = { $ways }: two black men
study-leaving = { $men } would leave the board
study-why = No man goes to a point that two enemies hold. None leaves the board until all fifteen stand on 19 to 24; the sources are silent on this, but without it { $count } endings would be possible. All six orders of the dice end here.
study-alone = Now { $count } men stand alone

study-black = Whatever Black throws, he can hit. So much, at most:
study-hits = { $men ->
    [one] one man with { $throws } of { $all } throws
    [2] two men with { $throws } of { $all } throws
   *[other] three men with { $throws } of { $all } throws
}
study-black-after = Every man who is hit begins again on 1. Take Black and see.

study-numbers-1 = Three points have names and no numbers. The _Realencyclopädie_ puts _Summus_ on 19, because three sixes lead there from 1, _Divus_ on 23 and _Antigonus_ on 14. Was it right?
study-numbers-2 = The computer tried them all: _Summus_ on 11 to 23, _Divus_ and _Antigonus_ on every point, Black’s last pair on 20 or 21, { $count } readings. Only one leaves Zeno a single ending with eight men alone, and it is this one.
study-head-reading = Reading
study-head-endings = Endings
study-head-alone = Alone
study-impossible = none
study-reading-names = Summus 19, Divus 23, Antigonus 14, last pair 21
study-reading-last_20 = Last pair on 20: White’s men stand there
study-reading-last_22 = Last pair on 22
study-reading-last_none = No last pair
study-reading-divus_24 = Divus on 24
study-reading-downward = White moving from 24 to 1
study-reading-ungathered = Leaving the board at any time
