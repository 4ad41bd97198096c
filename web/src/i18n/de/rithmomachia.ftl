### Rithmomachia: Steine und ihre Formen, Angriffe und was sie ergeben, Reihen, die gewinnen, und
### die Fragen, in denen man die Regeln verschieden lesen kann.

side-rithmomachia-white = Weiß
side-rithmomachia-black = Schwarz

help-rithmomachia-lead = Wählen Sie einen Stein, dann ein markiertes Feld; oder ziehen Sie den Stein dorthin. Zeigen Sie auf einen Stein, um seine Angriffe zu sehen, und auf eine Pyramide, um ihre Stufen zu sehen.

further-rithmomachia = Proportionen und Siegreihen

# Lateinische Wörter, die längeren vor den kürzeren; wo sie stehen, sind sie als Latein bezeichnet.
latin-terms = victoria praestantissima, victoria magna, victoria maior, praestantissima, magna, maior, eruptio, insidiae, congressus, obsidio, discipulus, auditor, scholaris, abacista, calculator, arithmeticus, computista, algorista, magister

# Ein Stein nach Form und Zahl.
stone-named = { $shape ->
    [R] Rundstein { $value }
    [T] Dreieck { $value }
    [S] Quadrat { $value }
   *[P] Pyramide { $value }
}
# What also meets a pyramid besides its total: its largest layer.
pyramid-base = { $shape ->
    [P] { " " }(Basis { $value ->
        [91] 36
       *[190] 64
    })
   *[other] { "" }
}
# Wie ein Stein angegriffen wird.
attack-named = { $by ->
    [eruptio] eruptio
    [insidiae] insidiae
    [congressus] congressus
    [obsidio] obsidio
   *[extended] erweiterte eruptio
}

## Was geschehen ist

event-rithmomachia-move = { $side } zieht: { stone-named } von { $from } nach { $to }.
event-rithmomachia-place = { $side } setzt einen eroberten Stein ein: { stone-named } auf { $on }.
event-rithmomachia-attack = { $side } greift durch { attack-named } an: { stone-named }{ pyramid-base } auf { $at } ({ $formula }).
event-rithmomachia-take = { $side } schlägt durch { attack-named }: { stone-named }{ pyramid-base } auf { $at } ({ $formula }).
event-rithmomachia-siege = { $side } schlägt durch obsidio: { stone-named } auf { $at } (ringsum eingeschlossen).
event-rithmomachia-displace = { $side } schlägt durch congressus: { stone-named } auf { $at } (Zug auf dieses Feld).
event-rithmomachia-announce = { $side } kündigt die Siegreihe { $values } an.
event-rithmomachia-pass = { $side } passt.
event-rithmomachia-over = { $sideId ->
    [none] Das Spiel endet unentschieden.
   *[other] { $valuesCount ->
        [0] { $side } gewinnt.
       *[other] { $side } gewinnt mit { $values }.
    }
}

# Ein Zug in einem Satz, in wenigen Worten.
brief-rithmomachia-move = { $value } { $from }→{ $to }
brief-rithmomachia-place = setzt die { $value } auf { $on } ein
brief-rithmomachia-attack = greift die { $value }{ pyramid-base } auf { $at } an: { $formula }
brief-rithmomachia-take = schlägt die { $value }{ pyramid-base } auf { $at }: { $formula }
brief-rithmomachia-siege = schlägt die { $value } auf { $at } durch Einschließen
brief-rithmomachia-displace = schlägt die { $value } auf { $at }

## Was zu tun ist

status-rithmomachia-to_move = { $side } muss einen Stein ziehen.
status-rithmomachia-to_place = { $side } darf mit einem eroberten Stein eine Siegreihe vollenden.
status-rithmomachia-to_take = { $side } darf angegriffene Steine schlagen.
status-rithmomachia-no_way = { $side } hat keinen Zug und muss passen.
do-rithmomachia-to_move = Ziehen Sie einen Stein.
do-rithmomachia-to_place = Sie dürfen mit einem eroberten Stein eine Siegreihe vollenden.
do-rithmomachia-to_take = Sie dürfen angegriffene Steine schlagen.
do-rithmomachia-no_way = Sie haben keinen Zug und müssen passen.
status-rithmomachia-announced = { $side } gewinnt mit { $values }, wenn die Siegreihe jetzt nicht gestört wird.
status-rithmomachia-threatened = In Gefahr: { stone-named }{ pyramid-base } auf { $at }, { $formula }. Der Stein wird geschlagen, wenn dieser Zug ihn nicht rettet.
status-rithmomachia-threatened_by_equal = In Gefahr: { stone-named }{ pyramid-base } auf { $at }, { $formula }. Rettet dieser Zug den Stein nicht, darf ihn ein gleicher Stein dort schlagen.
status-rithmomachia-early_row = Die Siegreihe { $values } war schon vollständig, als die Pyramide geschlagen wurde. Sie gewinnt erst, wenn sie aufgelöst und neu gebildet wird.
status-rithmomachia-may_occupy = Die { $value } auf { $at } ist nicht entkommen: Ein gleicher Stein darf sie schlagen, indem er auf ihr Feld zieht.
status-rithmomachia-decided = Keine Seite kann mehr eine Siegreihe bilden.
status-rithmomachia-once_more = Kommt diese Stellung noch einmal vor, endet das Spiel unentschieden.
status-rithmomachia-limit_near = { $count ->
    [one] Noch ein Zug ohne Eroberung, und das Spiel endet unentschieden.
   *[other] Noch { $count } Züge ohne Eroberung, und das Spiel endet unentschieden.
}
status-rithmomachia-won = { $ending ->
    [resigned] { $side } gewinnt durch Aufgabe.
    [magna] { $side } gewinnt mit { $values }: victoria magna, der große Sieg.
    [maior] { $side } gewinnt mit { $values }: victoria maior, der größere Sieg.
    [praestantissima] { $side } gewinnt mit { $values }: victoria praestantissima, der höchste Sieg.
    [no_move] { $side } gewinnt: Der Gegner hat keinen Zug mehr.
    [stones_4] { $side } gewinnt mit vier eroberten Steinen.
    [stones_12] { $side } gewinnt mit zwölf eroberten Steinen.
    [value_100] { $side } gewinnt mit eroberten Steinen im Wert von mindestens hundert.
   *[pyramid] { $side } gewinnt: Die Pyramide ist geschlagen.
}
status-rithmomachia-drawn = { $ending ->
    [agreed] Unentschieden durch Vereinbarung.
    [no_move] Unentschieden: Es gibt keinen Zug mehr.
    [repetition] Unentschieden: dieselbe Stellung zum dritten Mal.
    [no_progress] Unentschieden: In hundert Zügen wurde nichts geschlagen.
   *[dead_position] Unentschieden: Keine Seite kann mehr eine Siegreihe bilden.
}
# Wie es endete, unter einer Überschrift, die den Sieger nennt.
result-rithmomachia-won = { $ending ->
    [resigned] Durch Aufgabe.
    [magna] Mit { $values }: victoria magna.
    [maior] Mit { $values }: victoria maior.
    [praestantissima] Mit { $values }: victoria praestantissima.
    [no_move] { $side } lässt der anderen Seite keinen Zug.
    [stones_4] Mit vier eroberten Steinen.
    [stones_12] Mit zwölf eroberten Steinen.
    [value_100] Mit eroberten Steinen im Wert von mindestens hundert.
   *[pyramid] Die Pyramide ist geschlagen.
}
result-rithmomachia-drawn = { $ending ->
    [agreed] Durch Vereinbarung.
    [no_move] Kein Zug ist möglich.
    [repetition] Die Stellung kam zum dritten Mal vor.
    [no_progress] In hundert Zügen wurde nichts geschlagen.
   *[dead_position] Keine Seite kann mehr eine Siegreihe bilden.
}

action-rithmomachia-pass = Weiter

## Felder, Steine, was dort möglich ist

label-rithmomachia-square = { $name }
label-rithmomachia-taken = Von { $side } erobert, Stein { $number } ({ stone-named })
place-rithmomachia-movable = { $kind ->
    [take] kann geschlagen werden
    [place] kann eingesetzt werden
   *[play] kann ziehen
}
label-rithmomachia-move = { $taken ->
    [other] schlägt die { $taken } auf { $to }
   *[none] nach { $to }
}
label-rithmomachia-place = die { $values } auf { $on } einsetzen
label-rithmomachia-take = schlägt die { $value } auf { $at }
contents-rithmomachia-round = { $sideId ->
    [white] weißer Rundstein { $value }
   *[other] schwarzer Rundstein { $value }
}
contents-rithmomachia-triangle = { $sideId ->
    [white] weißes Dreieck { $value }
   *[other] schwarzes Dreieck { $value }
}
contents-rithmomachia-square = { $sideId ->
    [white] weißes Quadrat { $value }
   *[other] schwarzes Quadrat { $value }
}
contents-rithmomachia-pyramid = { $sideId ->
    [white] weiße Pyramide { $value }: { $layers }
   *[other] schwarze Pyramide { $value }: { $layers }
}
counter-rithmomachia-stones = { $value ->
    [one] ein Stein
   *[other] { $value } Steine
}
counter-rithmomachia-taken = { $value ->
    [one] einer erobert
   *[other] { $value } erobert
}
counter-rithmomachia-sum = Summe { $value }
# Was das kurze Spiel noch verlangt.
counter-rithmomachia-to_stones_4 = noch { $value } von 4 zu schlagen
counter-rithmomachia-to_stones_12 = noch { $value } von 12 zu schlagen
counter-rithmomachia-to_value_100 = noch { $value } bis 100
counter-rithmomachia-to_pyramid = { $value ->
    [0] die Pyramide geschlagen
   *[1] noch die Pyramide zu schlagen
}
# Dasselbe in wenigen Zeichen.
short-rithmomachia-to_stones_4 = noch { $value }
short-rithmomachia-to_stones_12 = noch { $value }
short-rithmomachia-to_value_100 = noch { $value }
short-rithmomachia-to_pyramid = noch { $value }

## Angriffe, Reihen, Zeichen

label-rithmomachia-eruptio = { $formula }: die { $with } auf { $from } reicht bis { $at }
label-rithmomachia-insidiae = { $formula }: die { $with } auf { $from } und { $partnersCount ->
    [1] der Stein
   *[other] die Steine
} auf { $partners } greifen { $at } gemeinsam an
label-rithmomachia-congressus = { $formula }: die { $with } auf { $from } könnte nach { $at } ziehen
label-rithmomachia-extended = { $formula }: die { $with } auf { $from } reicht bis { $at }, und der Stein auf { $partners } könnte dorthin ziehen
label-rithmomachia-arithmetic = { $values }: arithmetisch
label-rithmomachia-harmonic = { $values }: harmonisch
label-rithmomachia-geometric = { $values }: geometrisch
label-rithmomachia-greatest = { $values }: die größte Harmonie
mark-rithmomachia-attacked = angegriffen
mark-rithmomachia-threatened = in Gefahr
mark-rithmomachia-attack = Angriff
mark-rithmomachia-danger = Gefahr
mark-rithmomachia-would = Angriff von dort
mark-rithmomachia-progression = mögliche Reihe
mark-rithmomachia-hope = Reihe, zu der noch ein eroberter Stein fehlt
mark-rithmomachia-row = Siegreihe
legend-rithmomachia-attacked = { $timing ->
    [immediate] wird nach diesem Zug geschlagen, wenn der Angriff bleibt
    [three_stage] darf geschlagen werden
   *[react] wird nach der Antwort geschlagen, wenn der Angriff bleibt
}
legend-rithmomachia-threatened = { $timing ->
    [immediate] wird nach dem Zug des Gegners geschlagen, wenn der Angriff bleibt
    [three_stage] darf vom Gegner geschlagen werden, wenn der Angriff bleibt
   *[react] wird nach diesem Zug geschlagen, wenn der Angriff bleibt
}
legend-rithmomachia-would = greift von dort an

# Was gezeichnet ist, von den Steinen an beiden Enden gesagt.
drawn-rithmomachia-attack = { $here ->
    [target] von { $from }: { $formula }{ pyramid-base }
   *[other] greift die { $value }{ pyramid-base } auf { $at } an: { $formula }
}
drawn-rithmomachia-danger = { $here ->
    [target] von { $from }: { $formula }{ pyramid-base }
   *[other] greift die { $value }{ pyramid-base } auf { $at } an: { $formula }
}
drawn-rithmomachia-would = greift von hier die { $value }{ pyramid-base } auf { $at } an: { $formula }
drawn-rithmomachia-row = Teil der Reihe { $values }

# Die Liste der Reihen neben dem Brett.
prospects-title = Mögliche Siegreihen
prospects-more = { $missingCount ->
    [1] { $count ->
        [one] Eine weitere Reihe wird möglich, wenn Sie die { $missing } erobern.
       *[other] { $count } weitere Reihen werden möglich, wenn Sie die { $missing } erobern.
    }
   *[other] { $count ->
        [one] Eine weitere Reihe wird möglich, wenn Sie diese Steine erobern: { $missing }.
       *[other] { $count } weitere Reihen werden möglich, wenn Sie einige dieser Steine erobern: { $missing }.
    }
}

# Die Liste der Angriffe neben dem Brett.
battle-title = Hilfe beim Rechnen
battle-attacks = Angriffe{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
battle-rows = Siegreihen
battle-means = Mittel
battle-switches = Anzeige
attacks-own = { $side ->
    [none] Sie greifen an
   *[other] { $side } greift an
}
attacks-others = { $side ->
    [none] In Gefahr
   *[other] { $side } in Gefahr
}
attacks-none = nichts
attacks-eruptio = _eruptio_ von { $from } nach { $at }{ pyramid-base }
attacks-insidiae = { $partnersCount ->
    [1] _insidiae_ von { $from } und { $partners } gegen { $at }{ pyramid-base }
   *[other] _insidiae_ von { $from }, { $partners } gegen { $at }{ pyramid-base }
}
attacks-congressus = _congressus_: { $from } könnte nach { $at } ziehen
attacks-extended = _eruptio_ von { $from } nach { $at }, dazu { $partners }{ pyramid-base }

# Die Mittel zweier Zahlen, auf Linien.
means-title = Mittel zweier Zahlen
means-lead = Wählen Sie nacheinander zwei Steine oder geben Sie zwei Zahlen ein.
means-unfit = Geben Sie zwei verschiedene ganze Zahlen von 1 bis { $greatest } ein.
means-number = { $number ->
    [1] Erste Zahl
   *[other] Zweite Zahl
}
means-arithmetic = Arithmetisch
means-arithmetic-about = gleiche Differenzen
means-geometric = Geometrisch
means-geometric-about = gleiche Verhältnisse
means-harmonic = Harmonisch
means-harmonic-about = Differenzen im Verhältnis der äußeren Zahlen
means-before = davor: { $number }
means-mean = Mittel: { $number }
means-after = danach: { $number }
means-no_stone = kein Stein
means-where = { $atCount ->
    [0] nicht auf dem Brett
   *[other] { $at }
}

# Was davon gezeigt wird.
threats-title = Anzeige
threats-threats = Hilfen anzeigen
threats-attacks = Angriffe
threats-dangers = Gefahren
threats-vantage = Mögliche Angriffe
threats-rows = Mögliche Siegreihen

# Wie Züge in der Liste stehen.
move-rithmomachia-move = { $value } { $from }–{ $to }
move-rithmomachia-place = { $value }* { $on }

## Warum nicht: Die ersten Worte bis zum Doppelpunkt treten hervor

reason-rithmomachia-attacked_already = { $timing ->
    [immediate] Noch nicht: Der Stein auf { $at } ist angegriffen ({ $formula }) und wird nach diesem Zug geschlagen, wenn der Angriff bestehen bleibt.
    [three_stage] Von Hand: Der Stein auf { $at } ist angegriffen ({ $formula }); wählen Sie diesen Stein, um ihn zu schlagen.
   *[react] Noch nicht: Der Stein auf { $at } ist angegriffen ({ $formula }) und wird nach der Antwort geschlagen, wenn der Angriff bestehen bleibt.
}
reason-rithmomachia-blocked = Versperrt: Der Stein auf { $at } steht im Weg.
reason-rithmomachia-cannot_move = Nicht möglich: Dem Stein auf { $at } steht jetzt kein Feld offen.
reason-rithmomachia-first_rank_only = Grundreihe: Eroberte Steine kommen auf der ersten Reihe ihres neuen Besitzers ins Spiel.
reason-rithmomachia-game_over = Das Spiel ist zu Ende.
reason-rithmomachia-has_moved = Schon gezogen: In diesem Zug darf kein Stein mehr ziehen.
reason-rithmomachia-line_blocked = Verdeckt: Der Stein auf { $at } steht dazwischen.
reason-rithmomachia-move_first = Nicht jetzt: In diesem Teil des Zugs setzen Sie keine eroberten Steine ein.
reason-rithmomachia-must_move = Zugpflicht: Wer ziehen kann, darf nicht passen.
reason-rithmomachia-no_chance = Kein Zufall: In diesem Spiel wird nicht gewürfelt.
reason-rithmomachia-no_row_completed = Keine Reihe: Ein eroberter Stein muss eine Siegreihe vollenden, die { $value } vollendet hier aber keine.
reason-rithmomachia-no_rows_here = Keine Reihen: In diesem kurzen Spiel zählt nur das Schlagen.
reason-rithmomachia-no_stone = Leer: Auf { $at } steht kein Stein.
reason-rithmomachia-not_a_square = Neben dem Brett: Steine ziehen nur von Feld zu Feld.
reason-rithmomachia-not_attacked = Nicht angegriffen: Keine Rechnung greift den Stein auf { $at } an.
reason-rithmomachia-not_in_line = Nicht auf einer Linie: Die { $value } steht nicht in derselben { $diagonal ->
    [true] Zeile, Spalte oder Diagonale
   *[false] Zeile oder Spalte
} wie Ihr Stein.
reason-rithmomachia-not_taken = Nicht erobert: { $stone } gehört nicht zu den Steinen, die Sie erobert haben.
reason-rithmomachia-not_your_stone = Nicht Ihrer: Der Stein auf { $at } gehört dem Gegner.
reason-rithmomachia-not_your_taken = Nicht Ihrer: Diesen Stein hat der Gegner erobert.
reason-rithmomachia-occupied = Besetzt: Auf { $at } steht ein Stein.
reason-rithmomachia-own_half = Eigene Hälfte: Eine Siegreihe muss in der Hälfte des Gegners stehen.
reason-rithmomachia-own_stone = Besetzt: Auf { $at } steht ein eigener Stein.
reason-rithmomachia-pyramid_first = Erst die Pyramide: Eine Siegreihe zählt erst, wenn die gegnerische Pyramide geschlagen ist.
reason-rithmomachia-pyramid_stays = Nicht einsetzbar: Eine Pyramide kommt nicht ins Spiel zurück.
reason-rithmomachia-repeats = Wiederholung: Diese Stellung darf nicht wiederkehren.
reason-rithmomachia-reply_first = Noch nicht: Erst darf der Gegner auf den Angriff antworten. Bleibt der Angriff, schlagen Sie den Stein auf { $at } durch einen Zug dorthin.
reason-rithmomachia-same_square = Dasselbe Feld: Wählen Sie, wohin der Stein zieht.
reason-rithmomachia-stands_in_row = Bleibt stehen: Ein eroberter Stein in einer Reihe zieht nicht und greift nicht an.
reason-rithmomachia-sum_fails = Kein Angriff: { $formula ->
    [none] Aus diesem Abstand greift der Stein nichts an.
   *[other] { $formula }, nicht { $value }.
}
reason-rithmomachia-taken_by_itself = Von selbst: Angegriffene Steine werden ohne besonderen Zug geschlagen.
reason-rithmomachia-wrong_way = Falscher Zug: { $shape ->
    [R] Ein Rundstein
    [T] Ein Dreieck
    [S] Ein Quadrat
   *[P] Eine Pyramide
} zieht { $choices ->
    [1] { $least ->
        [one] ein Feld
       *[other] { $least } Felder
    }
   *[other] { $least } bis { $most } Felder
} weit{ $way ->
    [straight] , waagerecht oder senkrecht
    [diagonal] , und zwar schräg
    [mixed] : ein Feld schräg, mehrere waagerecht oder senkrecht
    [leap] , waagerecht oder senkrecht, oder springt { $most } Felder und eines zur Seite
   *[turn] , waagerecht oder senkrecht, mit höchstens einem Knick
}.

## Fehler in Stellungen und Notation

error-rithmomachia-captured_own = { $stone } kann nicht unter den Steinen liegen, die { $side } erobert hat.
error-rithmomachia-negative = „{ $name }“ ist kleiner als null.
error-rithmomachia-no_such_square = Ein Feld { $square } gibt es auf diesem Brett nicht.
error-rithmomachia-no_such_stone = Einen Stein { $stone } gibt es in diesem Spiel nicht.
error-rithmomachia-notation = „{ $text }“ ist kein Zug. Schreiben Sie b5-b6 zum Ziehen, 7@f8 zum Einsetzen eines eroberten Steins oder xg6 zum Schlagen von Hand.
error-rithmomachia-result_impossible = Ein Spiel in dieser Stellung kann nicht mit „{ $ending }“ geendet haben.
error-rithmomachia-square_twice = Für { $square } sind zwei Steine angegeben.
error-rithmomachia-stone_notation = „{ $stone }“ ist kein Stein. Schreiben Sie zum Beispiel WR6@b5 (Seite, Form R, T, S oder P, Zahl, Feld).
error-rithmomachia-too_many_stones = Der Stein { $stone } kommt { $count }-mal vor; im Spiel gibt es ihn nur { $expected ->
    [one] einmal
   *[other] { $expected }-mal
}.

## Warum ein Zug gut ist

hint-rithmomachia-only_move = Einen anderen Zug gibt es nicht.
hint-rithmomachia-wins = Der Zug gewinnt mit { $values }.
hint-rithmomachia-decides = Der Zug gewinnt das Spiel.
hint-rithmomachia-takes_pyramid = Der Zug schlägt die Pyramide.
hint-rithmomachia-saves_pyramid = Der Zug rettet Ihre Pyramide.
hint-rithmomachia-attacks_pyramid = Der Zug greift die Pyramide über ihren Gesamtwert oder die Basis an: { $formula }.
hint-rithmomachia-attacks = Der Zug greift die { $value } an: { $formula }.
hint-rithmomachia-besieges = Der Zug schließt die { $value } ein und schlägt den Stein sofort.
hint-rithmomachia-takes = Der Zug schlägt die { $value }.
hint-rithmomachia-saves = Der Zug rettet die { $value }.
hint-rithmomachia-builds_row = { $moves ->
    [one] Noch ein Zug, und { $values } stehen in einer Siegreihe.
   *[other] Der Zug bringt { $values } einer Siegreihe näher: noch { $moves } Züge.
}
hint-rithmomachia-nears = { $moves ->
    [one] Im nächsten Zug kann der Stein nach { $goal } ziehen und von dort die { $prey } angreifen: { $formula }.
   *[other] Der Stein ist auf dem Weg nach { $goal } (noch { $moves } Züge), um von dort die { $prey } anzugreifen: { $formula }.
}
hint-rithmomachia-nears_pyramid = { $moves ->
    [one] Im nächsten Zug kann der Stein nach { $goal } ziehen und von dort die Pyramide angreifen: { $formula }.
   *[other] Der Stein ist auf dem Weg nach { $goal } (noch { $moves } Züge), um von dort die Pyramide anzugreifen: { $formula }.
}
hint-rithmomachia-shuts_in_pyramid = { $moves ->
    [one] Noch ein Zug, und die Pyramide ist eingeschlossen.
   *[other] Der Zug hilft, die Pyramide einzuschließen: noch { $moves } Züge.
}
hint-rithmomachia-gathers = Der Zug bringt einen Stein näher an die Pyramide: Mehrere Steine zusammen können sie einschließen.
hint-rithmomachia-clears_pyramid = { $moves ->
    [one] Der Zug bereitet einen Angriff auf die Pyramide vor: noch ein Zug.
   *[other] Der Zug bereitet einen Angriff auf die Pyramide vor: noch { $moves } Züge.
}
hint-rithmomachia-keeps_off = Der Zug hält die gegnerischen Steine von Ihrer Pyramide fern.
hint-rithmomachia-waits = Der Zug dient keinem einzelnen Plan, doch der Computer findet keinen besseren Zug.

## Gegner

level-rithmomachia-discipulus = Discipulus – Anfänger
level-rithmomachia-auditor = Auditor – Gelegenheitsspieler
level-rithmomachia-scholaris = Scholaris – Lernender
level-rithmomachia-abacista = Abacista – Spieler
level-rithmomachia-calculator = Calculator – geübt
level-rithmomachia-arithmeticus = Arithmeticus – starker Spieler
level-rithmomachia-computista = Computista – Experte
level-rithmomachia-algorista = Algorista – angehender Meister
level-rithmomachia-magister = Magister – Meister
plays-rithmomachia-discipulus = Sieht Schläge aus ein oder zwei Schritten Entfernung und seinen Plan erst zwei Züge vor dem Ziel.
plays-rithmomachia-auditor = Hat einen Plan, verschätzt sich aber um einen Stein oder mehr.
plays-rithmomachia-scholaris = Verfolgt seinen eigenen Plan und verschätzt sich um etwa drei Viertel eines Steins.
plays-rithmomachia-abacista = Verfolgt seinen eigenen Plan und verschätzt sich um weniger als einen halben Stein.
plays-rithmomachia-calculator = Verfolgt seinen eigenen Plan genau und achtet nicht auf Ihren.
plays-rithmomachia-arithmeticus = Bemerkt Ihren Plan drei Züge vor dem Ziel, verschätzt sich aber um ein Drittel eines Steins.
plays-rithmomachia-computista = Bemerkt Ihren Plan fünf Züge vor dem Ziel, verschätzt sich aber um ein Drittel eines Steins.
plays-rithmomachia-algorista = Bewertet Züge genau und bemerkt Ihren Plan zehn Züge vor dem Ziel.
plays-rithmomachia-magister = Rechnet voraus, wo Schläge drohen, und achtet auf Pläne von bis zu vierzehn Zügen.

## Voreinstellungen

preset-rithmomachia-beginners = Für Anfänger
preset-rithmomachia-advanced = Für Fortgeschrittene
preset-rithmomachia-boissiere = Mit den Zügen Boissières
preset-rithmomachia-second_square = „Ins zweite Feld“
preset-rithmomachia-four_operations = Alle vier Grundrechenarten
preset-rithmomachia-harmonies = Alle Harmonien
preset-rithmomachia-four_stones = Kurz: bis vier Steine geschlagen sind
preset-rithmomachia-twelve_stones = Kurz, für Fortgeschrittene: bis zwölf Steine geschlagen sind
preset-rithmomachia-hundred = Kurz: bis Steine im Wert von hundert geschlagen sind
preset-rithmomachia-pyramid_hunt = Kurz: bis die Pyramide geschlagen ist

## Optionen: die Heere

option-rithmomachia-edition = Die Heere
value-rithmomachia-edition-beginner = Je zwölf Steine, acht mal zwölf Felder
value-rithmomachia-edition-advanced = Je vierundzwanzig Steine, acht mal sechzehn Felder
note-rithmomachia-edition = Richter und Banse beschreiben zwei Spiele. Anfänger schlagen auf drei Arten und gewinnen mit arithmetischen Reihen; im Spiel für Fortgeschrittene kommen Quadratzahlen, congressus und harmonische Reihen hinzu.

option-rithmomachia-layout = Aufstellung der Fortgeschrittenen
value-rithmomachia-layout-boissiere = Nach Boissière und Fulke
value-rithmomachia-layout-aligned = Wie bei den Anfängern, mit mehr Steinen
note-rithmomachia-layout = Das Bild bei Richter und Banse ist unleserlich. Boissière, Fulke und drei Programme stimmen in der ersten Aufstellung überein. Ein Programm verwendet die zweite Aufstellung, in der die Steine wie im Spiel für Anfänger stehen.

option-rithmomachia-rows = Wo die Heere beginnen
value-rithmomachia-rows-edge = Am Rand des Bretts
value-rithmomachia-rows-forward = Zwei Felder weiter vorn
note-rithmomachia-rows = Richter und Banse zeigen die Heere der Anfänger ohne den Raum dazwischen. Beginnen die Heere am Rand, liegen in beiden Spielen acht leere waagerechte Reihen dazwischen. Fulkes erstes Spiel beginnt zwei Felder weiter vorn.

## Optionen: Züge

option-rithmomachia-moves = Wie weit Steine ziehen
value-rithmomachia-moves-standard = Rund eins, Dreieck zwei, Quadrat drei
value-rithmomachia-moves-boissiere = Nach Boissière: ein Feld schräg, mehrere gerade
value-rithmomachia-moves-second = Rund zwei, Dreieck drei, Quadrat vier
note-rithmomachia-moves = Die beiden Abweichungen vom üblichen Zug gehören zur ersten Variante von Richter und Banse. In ihren Regeln nach Boissière ziehen runde Steine ein Feld schräg, bei Joyner gerade. „Ins zweite Feld“ kann auch heißen, dass das Ausgangsfeld mitzählt; dann ist es der übliche Zug.

option-rithmomachia-bend = Züge im rechten Winkel
value-rithmomachia-bend-path = Ein Knick, ohne zu springen
value-rithmomachia-bend-none = Nur geradeaus
value-rithmomachia-bend-knight = Ein Sprung zur Seite wie beim Springer im Schach
note-rithmomachia-bend = Dreiecke und Quadrate „können weiterhin im rechten Winkel ziehen“, sagen Richter und Banse. In Joyners Quelle ziehen sie gerade; Zillions kennt einen Sprung, den nichts aufhält.

option-rithmomachia-pyramid_bends = Auch Pyramiden mit Knick
value-rithmomachia-pyramid_bends-off = Nein
value-rithmomachia-pyramid_bends-on = Ja
note-rithmomachia-pyramid_bends = Richter und Banse erwähnen Züge im rechten Winkel nur für Dreiecke und Quadrate.

option-rithmomachia-step_choice = Weniger Felder
value-rithmomachia-step_choice-exact = Nur die volle Zahl
value-rithmomachia-step_choice-up_to = Beliebig viele bis zur vollen Zahl
note-rithmomachia-step_choice = Bei Richter und Banse wählt nur die Pyramide ihre Zugweite.

## Optionen: Schlagen

option-rithmomachia-eruptio_distance = Abstand der eruptio
value-rithmomachia-eruptio_distance-steps = Die Zugschritte von Stein zu Stein
value-rithmomachia-eruptio_distance-inclusive = Die Felder samt beiden Enden
value-rithmomachia-eruptio_distance-between = Die leeren Felder dazwischen
note-rithmomachia-eruptio_distance = Richter und Banse zählen Zugschritte: Die 6 ist fünf Schritte von der 30 entfernt. Mebben zählt beide Enden mit, Joyner nur die Felder dazwischen.

option-rithmomachia-eruptio_diagonal = Eruptio schräg
value-rithmomachia-eruptio_diagonal-off = Nein
value-rithmomachia-eruptio_diagonal-on = Ja
note-rithmomachia-eruptio_diagonal = Richter und Banse messen in Zugschritten, und kein Zug geht schräg. Ältere Regeln lassen beide Deutungen zu.

option-rithmomachia-eruptio_adjacent = Eruptio zum Nachbarfeld
value-rithmomachia-eruptio_adjacent-on = Nachbarn greifen an
value-rithmomachia-eruptio_adjacent-off = Nachbarn greifen nicht an
note-rithmomachia-eruptio_adjacent = Aus einem Schritt Entfernung greift ein Stein einen Stein mit gleicher Zahl an. Keine Regel verbietet das; unter den Steinen der Anfänger kommt es nie vor.

option-rithmomachia-pincer = In der Zange
value-rithmomachia-pincer-opposite = Auf gegenüberliegenden Seiten, links und rechts oder vorn und hinten
value-rithmomachia-pincer-horizontal = Nur links und rechts
value-rithmomachia-pincer-reach = Beide könnten dorthin ziehen
note-rithmomachia-pincer = Richter und Banse schreiben „seitlich“. Wörtlich heißt das nur links und rechts, wie in ihrem Beispiel; in der Voreinstellung zählen auch Steine vor und hinter dem angegriffenen Stein. Mebben und Fulke verlangen zwei Steine, die beide auf sein Feld ziehen könnten.

option-rithmomachia-pincer_many = Drei oder vier Steine ringsum
value-rithmomachia-pincer_many-off = Nur zwei zählen
value-rithmomachia-pincer_many-on = Auch die Summe oder das Produkt von drei oder vier Steinen zählt
note-rithmomachia-pincer_many = Richter und Banse sprechen von einer Zange.

option-rithmomachia-siege = Einschließen
value-rithmomachia-siege-lifted = Nur gegnerische Steine und der Rand schließen den Stein ein
value-rithmomachia-siege-any = Der Stein kann nicht ziehen, und ein Gegner steht daneben
value-rithmomachia-siege-four = Gegner auf allen vier Seiten
note-rithmomachia-siege = Nach Richter und Banse wird ein Stein geschlagen, wenn gegnerische Steine ihn so umstellen, dass er nicht ziehen kann. Ob auch Steine der eigenen Seite zur Mauer gehören dürfen, sagen sie nicht.

option-rithmomachia-self_siege = Von der eigenen Seite eingeschlossen
value-rithmomachia-self_siege-safe = Sicher, bis der Gegner gezogen hat
value-rithmomachia-self_siege-lost = Sofort verloren
note-rithmomachia-self_siege = Sie können einem eigenen Stein den letzten Weg nehmen. Richter und Banse sagen dazu nichts.

option-rithmomachia-congressus = Gleiche Zahlen treffen sich
value-rithmomachia-congressus-off = Kein Schlagen
value-rithmomachia-congressus-stand = Wer auf das Feld ziehen könnte, greift an
value-rithmomachia-congressus-displace = Wer auf das Feld zieht, schlägt sofort
value-rithmomachia-congressus-occupy = Wer nach der Antwort dorthin zieht, schlägt
note-rithmomachia-congressus = Bei den Fortgeschrittenen wird ein Stein geschlagen, wenn ein gleicher durch einen rechtmäßigen Zug auf sein Feld „gelangt“. Das kann heißen, dass er dorthin ziehen könnte, dass er sofort dorthin zieht oder dass er wie bei den anderen Arten zu schlagen erst angreift und nach der Antwort des Gegners dorthin zieht.

option-rithmomachia-exposed_reply = Ein Stein, den die eigene Seite preisgibt
value-rithmomachia-exposed_reply-next_turn = Eine Antwort ist beim nächsten Zug erlaubt
value-rithmomachia-exposed_reply-at_once = Der Stein wird sofort geschlagen
note-rithmomachia-exposed_reply = Richter und Banse erlauben nach einem Angriff eine Antwort, sagen aber nicht, wer den Angriff herbeigeführt haben muss.

option-rithmomachia-flight_into_attack = Flucht auf angegriffene Felder
value-rithmomachia-flight_into_attack-lost = Der Stein wird geschlagen
value-rithmomachia-flight_into_attack-safe = Eine Antwort ist wieder erlaubt
note-rithmomachia-flight_into_attack = Wer seinen Stein nicht „in Sicherheit“ bringt, verliert ihn; ein anderweitig angegriffenes Feld ist nicht sicher.

option-rithmomachia-pyramid_attacks_with = Zahlen, mit denen eine Pyramide angreift
value-rithmomachia-pyramid_attacks_with-total_base = Gesamtwert und Basis
value-rithmomachia-pyramid_attacks_with-total = Gesamtwert
value-rithmomachia-pyramid_attacks_with-layers = Gesamtwert und jede Stufe
value-rithmomachia-pyramid_attacks_with-none = Keine
note-rithmomachia-pyramid_attacks_with = Bei Richter und Banse wird eine Pyramide über Gesamtwert oder Basis geschlagen; wie sie selbst angreift, sagen beide nicht. Bei Fulke greift jede Stufe an.

option-rithmomachia-timing = Wann angegriffene Steine geschlagen werden
value-rithmomachia-timing-react = Nach der Antwort des Gegners
value-rithmomachia-timing-immediate = Sofort
value-rithmomachia-timing-three_stage = Von Hand, vor und nach dem Zug
note-rithmomachia-timing = Richter und Banse lassen den Gegner auf einen Angriff reagieren. Auf boardspace.net wird sofort geschlagen. Bei Boissière besteht ein Zug aus Schlagen, Ziehen und Schlagen.

option-rithmomachia-subtraction = Differenzen
value-rithmomachia-subtraction-off = Differenzen zählen nicht
value-rithmomachia-subtraction-on = Zwei Steine schlagen auch durch ihre Differenz
note-rithmomachia-subtraction = Differenzen gehören zur zweiten Variante von Richter und Banse; sie machen kleine Zahlen leichter angreifbar.

option-rithmomachia-division = Quotienten
value-rithmomachia-division-off = Quotienten zählen nicht
value-rithmomachia-division-on = Geschlagen wird auch durch den Quotienten zweier Steine oder eines Steins und seines Abstands zum Ziel
note-rithmomachia-division = Quotienten gehören zur zweiten Variante von Richter und Banse. Nur Divisionen ohne Rest zählen.

option-rithmomachia-extended_eruptio = Eruptio mit einem weiteren Stein
value-rithmomachia-extended_eruptio-off = Nein
value-rithmomachia-extended_eruptio-on = Ein Stein, der zum Ziel ziehen könnte, wird addiert
note-rithmomachia-extended_eruptio = Der weitere Stein gehört zur zweiten Variante von Richter und Banse. Zählen Differenzen, darf seine Zahl auch vom Produkt abgezogen werden.

option-rithmomachia-captured_use = Eroberte Steine
value-rithmomachia-captured_use-row_only = Vollenden nur Siegreihen
value-rithmomachia-captured_use-re_enter = Kämpfen für ihren neuen Besitzer weiter
note-rithmomachia-captured_use = Bei Richter und Banse werden eroberte Steine umgedreht eingesetzt, um eine Siegreihe zu vollenden. Die Gilde von St Ives und boardspace.net lassen sie wieder kämpfen; bei uns beginnen sie auf der ersten Reihe ihres neuen Besitzers.

## Optionen: Siege

option-rithmomachia-harmonic = Harmonische Reihen
value-rithmomachia-harmonic-off = Harmonische Reihen gewinnen nicht
value-rithmomachia-harmonic-on = Harmonische Reihen gewinnen
note-rithmomachia-harmonic = Harmonische Reihen, zum Beispiel 9, 15, 45, gehören zum Spiel für Fortgeschrittene.

option-rithmomachia-geometric = Geometrische Reihen
value-rithmomachia-geometric-off = Geometrische Reihen gewinnen nicht
value-rithmomachia-geometric-on = Geometrische Reihen gewinnen
note-rithmomachia-geometric = Geometrische Reihen, zum Beispiel 4, 6, 9, stammen aus der dritten Variante von Richter und Banse.

option-rithmomachia-greatest_harmony = Die größte Harmonie
value-rithmomachia-greatest_harmony-off = Gewinnt für sich allein nicht
value-rithmomachia-greatest_harmony-on = 6, 8, 9, 12 in einer Reihe gewinnen
note-rithmomachia-greatest_harmony = Diese Reihe enthält eine Oktave, Quinten, Quarten und eine Sekunde. Im Spiel für Fortgeschrittene braucht Weiß dafür einen eroberten Stein; in allen anderen Fällen sind zwei nötig (siehe „Eroberte Steine in einer Reihe“).

option-rithmomachia-victory = Verlangter Sieg
value-rithmomachia-victory-magna = Magna, der große: drei Steine, eine Art von Reihe
value-rithmomachia-victory-maior = Maior, der größere: vier Steine, zwei Arten
value-rithmomachia-victory-praestantissima = Praestantissima, der höchste: vier Steine, alle drei Proportionen
note-rithmomachia-victory = Diese Stufen des Sieges stammen aus der dritten Variante von Richter und Banse. Schwarz kann die höchste mit nur einem eroberten Stein nicht erreichen. In Viererreihen zählen alle drei Proportionen.

option-rithmomachia-max_captured = Eroberte Steine in einer Reihe
value-rithmomachia-max_captured-1 = Höchstens einer
value-rithmomachia-max_captured-2 = Höchstens zwei, zugleich eingesetzt
note-rithmomachia-max_captured = Richter und Banse erlauben einen eroberten Stein. Mit zweien gelingt auch Schwarz die größte Harmonie.

option-rithmomachia-need_pyramid = Die gegnerische Pyramide
value-rithmomachia-need_pyramid-on = Die Pyramide muss geschlagen sein, bevor eine Reihe gewinnt
value-rithmomachia-need_pyramid-off = Die Pyramide muss nicht geschlagen sein
note-rithmomachia-need_pyramid = In den Spielen von Richter und Banse muss die Pyramide geschlagen werden; nach ihren Angaben verlangen das nur wenige alte Texte.

option-rithmomachia-geometric_four = Geometrische Proportion in Viererreihen
value-rithmomachia-geometric_four-three_term = Drei der Steine bilden eine geometrische Reihe
value-rithmomachia-geometric_four-discontinuous = Auch a : b = c : d zählt
note-rithmomachia-geometric_four = In der zweiten Lesart ergeben 6, 8, 9, 12 wie in der Überlieferung den höchsten Sieg; nach dem Wortlaut von Richter und Banse ergeben sie den Sieg maior.

option-rithmomachia-pyramid_in_row = Die eigene Pyramide in einer Reihe
value-rithmomachia-pyramid_in_row-total = Die Pyramide zählt mit dem Gesamtwert
value-rithmomachia-pyramid_in_row-no = Die Pyramide zählt nicht
note-rithmomachia-pyramid_in_row = Richter und Banse sagen dazu nichts. Nur drei Dreierreihen können eine Pyramide enthalten.

option-rithmomachia-placement = Einen eroberten Stein einsetzen
value-rithmomachia-placement-replaces_move = Statt eines Zuges
value-rithmomachia-placement-after_move = Nach einem Zug
note-rithmomachia-placement = Richter und Banse setzen den Stein ein, „wenn der Spieler an der Reihe ist“.

option-rithmomachia-win_timing = Wann eine Reihe gewinnt
value-rithmomachia-win_timing-before = Sofort
value-rithmomachia-win_timing-survive = Wenn die Reihe beim nächsten Zug noch steht
note-rithmomachia-win_timing = Richter und Banse sagen nicht, ob angegriffene Steine der Reihe vor dem Sieg geschlagen werden. Bei abaci.one hat der Gegner einen Zug, um die Reihe zu stören.

option-rithmomachia-early_formation = Eine Reihe, die schon stand, als die Pyramide geschlagen wurde
value-rithmomachia-early_formation-counts = Die Reihe gewinnt mit dem nächsten Zug
value-rithmomachia-early_formation-rebuild = Die Reihe muss neu gebildet werden
note-rithmomachia-early_formation = Zuerst muss die Pyramide geschlagen werden; nach Richter und Banse gewinnt, wer „anschließend“ eine Siegposition aufbaut. Deshalb muss in der Voreinstellung eine Reihe, die schon vorher vollständig war, aufgelöst und neu gebildet werden; dieselben Steine auf anderen Feldern sind eine neue Reihe.

option-rithmomachia-short_game = Kurzes Spiel
value-rithmomachia-short_game-off = Nein
value-rithmomachia-short_game-stones_4 = Wer zuerst vier Steine schlägt
value-rithmomachia-short_game-stones_12 = Wer zuerst zwölf Steine schlägt
value-rithmomachia-short_game-value_100 = Wer zuerst Steine im Wert von hundert schlägt
value-rithmomachia-short_game-pyramid = Wer zuerst die Pyramide schlägt
note-rithmomachia-short_game = Siege nach Zahl und nach Wert der Steine kennt man seit Boissière. In kurzen Spielen zählen Reihen nicht.

## Optionen: wenn niemand gewinnt

option-rithmomachia-no_move = Kein Zug möglich
value-rithmomachia-no_move-loses = Wer am Zug ist, verliert
value-rithmomachia-no_move-draw = Das Spiel endet unentschieden
value-rithmomachia-no_move-pass = Wer am Zug ist, passt
note-rithmomachia-no_move = Nach Joyner verliert bei Boissière ein Spieler, der nicht ziehen kann.

option-rithmomachia-repetition = Wiederholte Stellungen
value-rithmomachia-repetition-threefold = Unentschieden beim dritten Mal
value-rithmomachia-repetition-forbidden = Verboten
value-rithmomachia-repetition-off = Erlaubt
note-rithmomachia-repetition = Richter und Banse sagen dazu nichts; manche Regeln verbieten, hin und her zu ziehen.

option-rithmomachia-no_progress = Züge ohne Schlagen
value-rithmomachia-no_progress-100 = Nach hundert endet das Spiel unentschieden
value-rithmomachia-no_progress-off = Beliebig viele
note-rithmomachia-no_progress = Von uns ergänzt: Sonst hätten viele Spiele kein Ende.

option-rithmomachia-dead_position = Keine Siegreihe mehr möglich
value-rithmomachia-dead_position-draw = Das Spiel darf unentschieden beendet werden
value-rithmomachia-dead_position-off = Das Spiel geht weiter
note-rithmomachia-dead_position = Wenn keine Seite mehr die Steine für eine Siegreihe hat, darf der Spieler am Zug das Spiel beenden.

## Ein Tipp beginnt damit, was zu ziehen ist

hint-rithmomachia-do_move = Ziehen Sie die { $value } von { $from } nach { $to }
