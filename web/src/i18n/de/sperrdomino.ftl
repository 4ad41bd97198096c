### Sperrdomino: die Seiten, die Gegner, und die Fragen, in denen seine Regeln verschieden
### gelesen werden können.

side-sperrdomino-a = A
side-sperrdomino-b = B

event-sperrdomino-over = { $ending ->
    [resigned] { $sideSubject } gewinnt die Runde: { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
    }
    [tie] Beide haben gleich viele Augen auf der Hand: keine Punkte.
   *[other] { $sideSubject } gewinnt { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
}
own-sperrdomino-over = { $ending ->
    [resigned] Sie gewinnen die Runde: { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
    }
   *[other] Sie gewinnen { $points ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
}
status-sperrdomino-won = { $ending ->
    [domino] Domino: { $sideSubject } hat keine Steine mehr und gewinnt
    [block] Sperre: { $sideSubject } gewinnt
   *[other] { $sideSubject } gewinnt durch Aufgabe
} { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
} { sperrdomino-sum }
own-sperrdomino-won = { $ending ->
    [domino] Domino: Sie haben keine Steine mehr und gewinnen
    [block] Sperre: Sie gewinnen
   *[other] Der Gegner gibt auf: Sie gewinnen
} { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
} { sperrdomino-sum }
status-sperrdomino-drawn = Sperre: Beide Hände haben gleich viele Augen, also gibt es keine Punkte.
# Woraus die Punkte bestehen; solange noch Steine zu kaufen sind, zählt der Talon nicht.
sperrdomino-sum = { $own ->
    [0] Die andere Hand hat { $other ->
        [one] ein Auge
       *[other] { $other } Augen
    }
   *[other] Die Hände haben { $own } und { $other } Augen
}{ $counted ->
    [true] , der Talon { $talon }.
   *[other] ; verdeckte Steine zählen nicht.
}

# Wie es endete, unter einer Überschrift, die den Sieger nennt.
result-sperrdomino-won = { $ending ->
    [domino] Domino (die Hand des Siegers ist leer):
    [block] Die Kette ist gesperrt:
   *[resigned] Durch Aufgabe:
} { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
} { sperrdomino-sum }
turn-sperrdomino-over_you = { $stage ->
    [series] Sie haben das Rennen gewonnen
   *[other] Sie haben die Runde gewonnen
}
turn-sperrdomino-over_lost = { $stage ->
    [series] Sie haben das Rennen verloren
   *[other] Sie haben die Runde verloren
}
turn-sperrdomino-over_side = { $stage ->
    [series] { $sideSubject } hat das Rennen gewonnen
   *[other] { $sideSubject } hat die Runde gewonnen
}
contents-sperrdomino-tile = Stein { $value }
contents-sperrdomino-tile_hidden = { $count ->
    [one] ein verdeckter Stein
   *[other] { $words } verdeckte Steine
}

## Reihe, Rennen und Matsch

score-race = { $of ->
    [1] Das Rennen gewinnt, wer eine Reihe zu { $target } Punkten gewinnt.
    [5] Das Rennen gewinnt, wer drei von fünf Reihen zu { $target } Punkten gewinnt.
   *[other] Das Rennen gewinnt, wer zwei von drei Reihen zu { $target } Punkten gewinnt.
}
score-rows = { $count ->
    [0] keine Reihe gewonnen
    [one] eine Reihe gewonnen
   *[other] { $count } Reihen gewonnen
}
score-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} in der laufenden Reihe
score-row-won = { $sideSubject } gewinnt damit die Reihe.
score-race-won = { $sideSubject } gewinnt damit das Rennen{ $matsch ->
    [true] , und zwar glatt: ein Matsch.
   *[other] .
}
own-score-row-won = Sie gewinnen damit die Reihe.
own-score-race-won = Sie gewinnen damit das Rennen{ $matsch ->
    [true] , und zwar glatt: ein Matsch.
   *[other] .
}
slate-race = Rennen
slate-rows = { $of ->
    [1] eine Reihe
    [5] drei von fünf
   *[other] zwei von drei
}

## Gegner

level-sperrdomino-kind = Das Kind – Anfänger
level-sperrdomino-schueler = Der Schüler – geübter Anfänger
level-sperrdomino-tante = Tante Julie – solide Spielerin
level-sperrdomino-stammgast = Der Stammgast – Experte
level-sperrdomino-direktor = Der Bankdirektor – Meister
plays-sperrdomino-kind = Legt irgendeinen Stein, der passt, und kauft manchmal ohne Not.
plays-sperrdomino-schueler = Legt den schwersten passenden Stein und kauft nur, wenn nichts passt.
plays-sperrdomino-tante = Stellt sich einige Verteilungen der Steine vor und wählt den Zug, der dabei am besten abschneidet.
plays-sperrdomino-stammgast = Stellt sich viele Verteilungen der Steine vor und lässt Ihnen möglichst wenige Antworten.
plays-sperrdomino-direktor = Stellt sich Hunderte Verteilungen der Steine vor, merkt sich Käufe und rechnet das Endspiel aus.
name-sperrdomino-kind = Kind
    .subject = Das Kind
    .of = des Kindes
name-sperrdomino-schueler = Schüler
    .subject = Der Schüler
    .of = des Schülers
name-sperrdomino-tante = Tante Julie
name-sperrdomino-stammgast = Stammgast
    .subject = Der Stammgast
    .of = des Stammgasts
name-sperrdomino-direktor = Direktor
    .subject = Der Direktor
    .of = des Direktors

## Voreinstellungen

preset-sperrdomino-book = Nach dem Buch, ohne falsches Passen
preset-sperrdomino-strict_table = Streng nach dem Buch
preset-sperrdomino-short_blocks = Bei Sperre sofort Schluss

## Fragen

option-sperrdomino-block_end = Wenn die Kette gesperrt ist
value-sperrdomino-block_end-strict = Wer ausgesperrt ist, muss erst bis zum Talon kaufen
value-sperrdomino-block_end-certain = Die Runde endet sofort; verdeckte Steine zählen nicht
note-sperrdomino-block_end = Nach Adlers Regel b darf nicht gepasst werden, solange es Steine zu kaufen gibt. In der punktreichsten Runde seines Buches kauft die ausgesperrte Seite daher alles, was noch da ist. Schneller ist es, die Runde zu beenden, sobald kein Stein mehr passen kann; verdeckte Steine zählen dann für keine Seite.

option-sperrdomino-block_tie = Gleich viele Augen bei der Sperre
value-sperrdomino-block_tie-void = Keine Punkte
value-sperrdomino-block_tie-blocker_loses = Wer gesperrt hat, verliert
note-sperrdomino-block_tie = Einen Gleichstand der Augen regelt Adler nicht. In der Voreinstellung bekommt keine Seite Punkte, und derselbe Spieler eröffnet wieder.

option-sperrdomino-row_overflow = Punkte über hundert
value-sperrdomino-row_overflow-off = Zählen nicht
value-sperrdomino-row_overflow-carry = Zählen in der nächsten Reihe
note-sperrdomino-row_overflow = Eine Reihe ist mit hundert Punkten gewonnen. Adler sagt nicht, dass überzählige Punkte in die nächste Reihe mitgenommen werden.

option-sperrdomino-loser_points = Die Punkte des Verlierers einer Reihe
value-sperrdomino-loser_points-discarded = Verfallen
value-sperrdomino-loser_points-kept = Zählen in der nächsten Reihe
note-sperrdomino-loser_points = Adler erwähnt die Punkte des Verlierers nicht.

option-sperrdomino-false_pass = Passen ohne Not
value-sperrdomino-false_pass-prevented = Nicht möglich
value-sperrdomino-false_pass-penalty_50 = Kostet 50 Punkte
value-sperrdomino-false_pass-penalty_55 = Kostet 55 Punkte
value-sperrdomino-false_pass-penalty_60 = Kostet 60 Punkte
value-sperrdomino-false_pass-penalty_65 = Kostet 65 Punkte
value-sperrdomino-false_pass-penalty_70 = Kostet 70 Punkte
value-sperrdomino-false_pass-penalty_75 = Kostet 75 Punkte
value-sperrdomino-false_pass-penalty_80 = Kostet 80 Punkte
value-sperrdomino-false_pass-penalty_85 = Kostet 85 Punkte
value-sperrdomino-false_pass-penalty_90 = Kostet 90 Punkte
value-sperrdomino-false_pass-penalty_95 = Kostet 95 Punkte
value-sperrdomino-false_pass-penalty_100 = Kostet 100 Punkte
note-sperrdomino-false_pass = Adlers Regel c bestraft falsches Passen mit 50 bis 100 Punkten, die vorher verabredet werden. Wir nehmen an, dass der Gegner sie erhält und der Spieler trotzdem anlegen muss. Die Möglichkeit, falsches Passen ganz zu verhindern, ist unser Zusatz.

option-sperrdomino-starter_may_buy = Kaufen vor dem ersten Stein
value-sperrdomino-starter_may_buy-off = Nicht erlaubt
value-sperrdomino-starter_may_buy-on = Erlaubt
note-sperrdomino-starter_may_buy = Kaufen dürfen Sie nur, wenn Sie an eine Kette anlegen müssen; beim Eröffnen gibt es noch keine.

option-sperrdomino-buy_after_fit = Nach erzwungenem Kauf
value-sperrdomino-buy_after_fit-on = Sie dürfen weiterkaufen, auch wenn ein Stein passt
value-sperrdomino-buy_after_fit-off = Sie müssen den passenden Stein anlegen
note-sperrdomino-buy_after_fit = Wer anlegen kann, darf vorher beliebig viele Steine kaufen. Adler sagt nicht, dass dieses Recht nach einem erzwungenen Kauf endet.

option-sperrdomino-matsch_of_five = Matsch (glatter Sieg) im Rennen über fünf Reihen
value-sperrdomino-matsch_of_five-three_nil = Sieg in den ersten drei Reihen
value-sperrdomino-matsch_of_five-three_running = Sieg in drei Reihen hintereinander, auch nach einer verlorenen
note-sperrdomino-matsch_of_five = Adler nennt zwei „sofort hintereinander gewonnene Reihen“ einen Matsch; beim Rennen über fünf Reihen erwähnt er ihn nicht. Wir verstehen „sofort“ als „von Beginn an“: drei Reihen zu null.

option-sperrdomino-race = Länge des Rennens
value-sperrdomino-race-3 = Zwei von drei Reihen
value-sperrdomino-race-5 = Drei von fünf Reihen
value-sperrdomino-race-1 = Kurz: eine Reihe zu hundert Punkten
value-sperrdomino-race-0 = Eine einzelne Runde
note-sperrdomino-race = Das Rennen gewinnt, wer zwei von drei Reihen zu hundert Punkten gewinnt; in manchen Gegenden sind es drei von fünf.

option-sperrdomino-take_back_draws = Einen Kauf zurücknehmen
value-sperrdomino-take_back_draws-on = In einer einzelnen Runde erlaubt
value-sperrdomino-take_back_draws-off = Niemals
note-sperrdomino-take_back_draws = Auch nach dem Zurücknehmen kennen Sie den Stein. Im Rennen ist ein Kauf unabhängig von dieser Einstellung endgültig.

reason-sperrdomino-game_over = Die Runde ist zu Ende.
error-sperrdomino-notation = „{ $text }“ ist kein Zug. Schreiben Sie zum Beispiel „1:1“ für den ersten Stein, später „0:1 left“, „0:1 right“, „buy“ oder „pass“.
error-sperrdomino-number_range = „{ $name }“ ist { $value }; erlaubt sind Zahlen von 0 bis { $most }.
