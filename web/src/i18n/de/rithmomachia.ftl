### Rithmomachia: Steine, Angriffe, Siegreihen, Tipps, Gegner und Optionen.
###
### $side: Name einer Seite, „Weiß“, oder ihres Spielers, „Anna“. $sideId: ihre Kennung, white oder black.
### $from, $to, $on, $at: ein Feld, zum Beispiel „b5“.
### $value: die Zahl eines Steins, zum Beispiel 15. $shape: seine Form, R, T, S oder P.
### $formula: die Rechnung eines Angriffs, zum Beispiel „6 · 5 = 30“. $by: die Art des Angriffs.
### $values: die Zahlen einer Reihe, zum Beispiel „2, 4 und 6“; $valuesCount sagt, wie viele es sind.
### $timing: die Option, wann angegriffene Steine geschlagen werden.

side-rithmomachia-white = Weiß
side-rithmomachia-black = Schwarz

help-rithmomachia-lead = Wählen Sie einen Stein und dann ein markiertes Feld, oder ziehen Sie den Stein dorthin. Zeigen Sie auf einen Stein, um seine Angriffe zu sehen, und auf eine Pyramide, um ihre Stufen zu sehen.

# Link auf der Regelseite zur Seite über die Proportionen.
further-rithmomachia = Proportionen und Siegreihen

# Lateinische Wörter, die längeren vor den kürzeren. Sie werden überall als Latein gekennzeichnet.
latin-terms = victoria praestantissima, victoria magna, victoria maior, praestantissima, magna, maior, eruptio, insidiae, congressus, obsidio, discipulus, auditor, scholaris, abacista, calculator, arithmeticus, computista, algorista, magister

# Ein Stein mit Form und Zahl, im Satz: „Weiß zieht: Dreieck 12 von …“.
stone-named = { $shape ->
    [R] Rundstein { $value }
    [T] Dreieck { $value }
    [S] Quadrat { $value }
   *[P] Pyramide { $value }
}
# Nach „Pyramide 91“ in Sätzen über einen Angriff: die Basis, die zweite Zahl, die sie schlägt.
pyramid-base = { $shape ->
    [P] { " " }(Basis { $value ->
        [91] 36
       *[190] 64
    })
   *[other] { "" }
}
# Die Art des Angriffs, nach „durch“.
attack-named = { $by ->
    [eruptio] eruptio
    [insidiae] insidiae
    [congressus] congressus
    [obsidio] obsidio
   *[extended] erweiterte eruptio
}

## Ereignisse: Sätze für den letzten Zug und den Spielverlauf, auch für Screenreader

event-rithmomachia-move = { $side } zieht: { stone-named } von { $from } nach { $to }.
event-rithmomachia-place = { $side } setzt einen eroberten Stein ein: { stone-named } auf { $on }.
event-rithmomachia-attack = { $side } greift durch { attack-named } an: { stone-named }{ pyramid-base } auf { $at } ({ $formula }).
event-rithmomachia-take = { $side } schlägt durch { attack-named }: { stone-named }{ pyramid-base } auf { $at } ({ $formula }).
event-rithmomachia-siege = { $side } schlägt durch obsidio: { stone-named } auf { $at } (ringsum eingeschlossen).
event-rithmomachia-displace = { $side } zieht auf { $at } und schlägt durch congressus: { stone-named }.
# Eine Reihe ist vollständig. Sie gewinnt beim nächsten Zug, wenn der Gegner sie nicht stört.
event-rithmomachia-announce = { $side } kündigt die Siegreihe { $values } an.
event-rithmomachia-pass = { $side } passt.
event-rithmomachia-over = { $sideId ->
    [none] Das Spiel endet unentschieden.
   *[other] { $ending ->
        [resigned] { $side } gewinnt.
       *[other] { $valuesCount ->
            [0] { $side } gewinnt.
           *[other] { $side } gewinnt mit der Reihe { $values }.
        }
    }
}

## Dieselben Ereignisse in wenigen Worten, in einer Zeile neben dem Brett, nach dem Namen der Seite

# Die Zahl des Steins und seine Felder: „15 b5→b6“.
brief-rithmomachia-move = { $value } { $from }→{ $to }
brief-rithmomachia-place = setzt die { $value } auf { $on } ein
brief-rithmomachia-attack = greift die { $value }{ pyramid-base } auf { $at } an: { $formula }
brief-rithmomachia-take = schlägt die { $value }{ pyramid-base } auf { $at }: { $formula }
brief-rithmomachia-siege = schlägt die { $value } auf { $at } durch Einschließen
brief-rithmomachia-displace = schlägt die { $value } auf { $at }

## Stand neben dem Brett; `do-…` spricht die Person an, die am Zug ist

status-rithmomachia-to_move = { $side } muss einen Stein ziehen.
status-rithmomachia-to_place = { $side } darf mit einem eroberten Stein eine Siegreihe vollenden.
status-rithmomachia-to_take = { $side } darf angegriffene Steine schlagen.
status-rithmomachia-no_way = { $side } hat keinen Zug und muss passen.
do-rithmomachia-to_move = Ziehen Sie einen Stein.
do-rithmomachia-to_place = Sie dürfen mit einem eroberten Stein eine Siegreihe vollenden.
do-rithmomachia-to_take = Sie dürfen angegriffene Steine schlagen.
do-rithmomachia-no_way = Sie haben keinen Zug und müssen passen.
status-rithmomachia-announced = { $side } gewinnt mit der Reihe { $values }, wenn sie jetzt nicht gestört wird.
status-rithmomachia-threatened = In Gefahr: { stone-named }{ pyramid-base } auf { $at } ({ $formula }). Der Stein wird geschlagen, wenn dieser Zug ihn nicht rettet.
status-rithmomachia-threatened_by_equal = In Gefahr: { stone-named }{ pyramid-base } auf { $at } ({ $formula }). Rettet dieser Zug den Stein nicht, darf ein gleicher Stein ihn dort schlagen.
status-rithmomachia-early_row = Die Siegreihe { $values } war schon vollständig, als die Pyramide geschlagen wurde. Die Reihe gewinnt erst, wenn sie neu gebildet wird.
status-rithmomachia-may_occupy = Die { $value } auf { $at } ist nicht entkommen: Ein Stein mit gleicher Zahl darf sie schlagen, indem er auf ihr Feld zieht.
status-rithmomachia-decided = Keine Seite kann mehr eine Siegreihe bilden.
status-rithmomachia-once_more = Kommt diese Stellung noch einmal vor, endet das Spiel unentschieden.
status-rithmomachia-limit_near = { $count ->
    [one] Wird im nächsten Zug nichts geschlagen, endet das Spiel unentschieden.
   *[other] Wird in den nächsten { $count } Zügen nichts geschlagen, endet das Spiel unentschieden.
}
status-rithmomachia-won = { $ending ->
    [resigned] { $side } gewinnt durch Aufgabe.
    [magna] { $side } gewinnt mit der Reihe { $values }: victoria magna.
    [maior] { $side } gewinnt mit der Reihe { $values }: victoria maior.
    [praestantissima] { $side } gewinnt mit der Reihe { $values }: victoria praestantissima.
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
# Das Ende in einem Fenster, unter einer Überschrift, die den Sieger nennt.
result-rithmomachia-won = { $ending ->
    [resigned] Das Spiel endete durch Aufgabe.
    [magna] Mit der Reihe { $values }: victoria magna.
    [maior] Mit der Reihe { $values }: victoria maior.
    [praestantissima] Mit der Reihe { $values }: victoria praestantissima.
    [no_move] { $side } hat dem Gegner keinen Zug gelassen.
    [stones_4] Mit vier eroberten Steinen.
    [stones_12] Mit zwölf eroberten Steinen.
    [value_100] Mit eroberten Steinen im Wert von mindestens hundert.
   *[pyramid] Die Pyramide ist geschlagen.
}
result-rithmomachia-drawn = { $ending ->
    [agreed] Die Spieler haben sich auf ein Unentschieden geeinigt.
    [no_move] Es ist kein Zug möglich.
    [repetition] Die Stellung kam zum dritten Mal vor.
    [no_progress] In hundert Zügen wurde nichts geschlagen.
   *[dead_position] Keine Seite kann mehr eine Siegreihe bilden.
}

# Schaltfläche: Der Zug oder dieser Teil des Zugs endet, ohne zu ziehen oder zu schlagen.
action-rithmomachia-pass = Weiter

## Felder und Steine: für Screenreader auf dem Brett oder als Hinweis beim Zeigen

label-rithmomachia-square = { $name }
# Ein eroberter Stein neben dem Brett. $number: sein Platz dort, 1, 2, 3 …
label-rithmomachia-taken = Von { $side } erobert, Stein { $number } ({ stone-named })
# Nach dem Namen eines Feldes: was mit seinem Stein möglich ist.
place-rithmomachia-movable = { $kind ->
    [take] kann geschlagen werden
    [place] kann eingesetzt werden
   *[play] kann ziehen
}
# Ein möglicher Zug, nach dem Namen des Steins.
label-rithmomachia-move = { $taken ->
    [other] schlägt die { $taken } auf { $to }
   *[none] nach { $to }
}
# Ein möglicher Zug.
label-rithmomachia-place = { $valuesCount ->
    [1] den eroberten Stein { $values }
   *[other] die eroberten Steine { $values }
} auf { $on } einsetzen
# Ein möglicher Zug: Ein angegriffener Stein wird von Hand geschlagen.
label-rithmomachia-take = die { $value } auf { $at } schlagen
# Zusatz zum Namen eines Steins auf dem Brett. $layersCount: 1, wenn er erobert ist und für den Eroberer spielt, sonst 0.
stone-turned = { $layersCount ->
    [1] , erobert
   *[other] { "" }
}
contents-rithmomachia-round = { $sideId ->
    [white] weißer Rundstein { $value }
   *[other] schwarzer Rundstein { $value }
}{ stone-turned }
contents-rithmomachia-triangle = { $sideId ->
    [white] weißes Dreieck { $value }
   *[other] schwarzes Dreieck { $value }
}{ stone-turned }
contents-rithmomachia-square = { $sideId ->
    [white] weißes Quadrat { $value }
   *[other] schwarzes Quadrat { $value }
}{ stone-turned }
contents-rithmomachia-pyramid = { $sideId ->
    [white] weiße Pyramide { $value }, Stufen { $layers }
   *[other] schwarze Pyramide { $value }, Stufen { $layers }
}

## Zählwerte neben dem Namen einer Seite: Steine auf dem Brett, eroberte Steine, die Summe ihrer Zahlen

counter-rithmomachia-stones = { $value ->
    [one] ein Stein
   *[other] { $value } Steine
}
counter-rithmomachia-taken = { $value ->
    [one] einer erobert
   *[other] { $value } erobert
}
counter-rithmomachia-sum = Summe { $value }

## Zählwerte der kurzen Spiele: was die Seite noch braucht; `short-…`: dasselbe bei wenig Platz.
## $value: wie viele Steine, oder die Summe ihrer Zahlen.

counter-rithmomachia-to_stones_4 = noch { $value } von 4 zu schlagen
counter-rithmomachia-to_stones_12 = noch { $value } von 12 zu schlagen
counter-rithmomachia-to_value_100 = noch { $value } bis 100
counter-rithmomachia-to_pyramid = { $value ->
    [0] Pyramide geschlagen
   *[1] Pyramide noch zu schlagen
}
short-rithmomachia-to_stones_4 = noch { $value }
short-rithmomachia-to_stones_12 = noch { $value }
short-rithmomachia-to_value_100 = noch { $value }
short-rithmomachia-to_pyramid = noch { $value }

## Angriffe, Reihen, Zeichen: auf dem Brett, in den Listen daneben und in der Legende
## $with: die Zahl des angreifenden Steins. $partners: die Felder der weiteren Angreifer.

label-rithmomachia-eruptio = { $formula }: Die { $with } auf { $from } greift den Stein auf { $at } an
label-rithmomachia-insidiae = { $formula }: Die { $with } auf { $from } und { $partnersCount ->
    [1] der Stein
   *[other] die Steine
} auf { $partners } greifen den Stein auf { $at } an
label-rithmomachia-congressus = { $formula }: Die { $with } auf { $from } könnte nach { $at } ziehen
label-rithmomachia-extended = { $formula }: Die { $with } auf { $from } greift zusammen mit dem Stein auf { $partners } den Stein auf { $at } an
# Eine Siegreihe mit ihren Zahlen und ihrer Art: „2, 4 und 6: arithmetisch“.
label-rithmomachia-arithmetic = { $values }: arithmetisch
label-rithmomachia-harmonic = { $values }: harmonisch
label-rithmomachia-geometric = { $values }: geometrisch
label-rithmomachia-greatest = { $values }: die größte Harmonie
# Zeichen auf Feldern und Steinen, nach deren Namen angesagt.
mark-rithmomachia-attacked = angegriffen
mark-rithmomachia-threatened = in Gefahr
mark-rithmomachia-attack = Angriff
mark-rithmomachia-danger = Gefahr
# Ein Feld, von dem der gewählte Stein angreifen würde.
mark-rithmomachia-would = möglicher Angriff
mark-rithmomachia-progression = mögliche Siegreihe
mark-rithmomachia-hope = Siegreihe nach einer Eroberung möglich
mark-rithmomachia-row = Siegreihe
# In der Legende nach „angegriffen“ und in der Liste der Angriffe nach der Überschrift.
legend-rithmomachia-attacked = { $timing ->
    [immediate] wird nach diesem Zug geschlagen, wenn der Angriff bestehen bleibt
    [three_stage] darf geschlagen werden
   *[react] wird nach der Antwort geschlagen, wenn der Angriff bestehen bleibt
}
# In der Legende nach „in Gefahr“ und in der Liste der Angriffe nach der Überschrift.
legend-rithmomachia-threatened = { $timing ->
    [immediate] wird nach dem Zug des Gegners geschlagen, wenn der Angriff bestehen bleibt
    [three_stage] darf vom Gegner geschlagen werden, wenn der Angriff bestehen bleibt
   *[react] wird nach diesem Zug geschlagen, wenn der Angriff bestehen bleibt
}
# In der Legende, zu einem Zeichen auf einem Feld.
legend-rithmomachia-would = Feld, von dem aus der Stein angreifen würde

## Linien auf dem Brett: für Screenreader nach dem Namen des Steins an jedem Ende

drawn-rithmomachia-attack = { $here ->
    [target] von { $from }: { $formula }{ pyramid-base }
   *[other] greift die { $value }{ pyramid-base } auf { $at } an: { $formula }
}
drawn-rithmomachia-danger = { $here ->
    [target] von { $from }: { $formula }{ pyramid-base }
   *[other] greift die { $value }{ pyramid-base } auf { $at } an: { $formula }
}
# Für Screenreader nach dem Namen eines Feldes, auf das der gewählte Stein ziehen könnte.
drawn-rithmomachia-would = würde von hier aus die { $value }{ pyramid-base } auf { $at } angreifen: { $formula }
# Für Screenreader nach dem Namen eines Steins.
drawn-rithmomachia-row = Teil der Reihe { $values }

## Bereich neben dem Brett: Listen der Angriffe und Siegreihen, ein Rechner für Mittel, Schalter

prospects-title = Noch mögliche Siegreihen
# Unter der Liste. $missing: die Zahlen, die noch zu erobern sind.
prospects-more = { $missingCount ->
    [1] { $count ->
        [one] Eine weitere Reihe ist möglich, wenn Sie die { $missing } erobern.
       *[other] { $count } weitere Reihen sind möglich, wenn Sie die { $missing } erobern.
    }
   *[other] { $count ->
        [one] Eine weitere Reihe ist möglich, wenn Sie diese Steine erobern: { $missing }.
       *[other] { $count } weitere Reihen sind möglich, wenn Sie einige dieser Steine erobern: { $missing }.
    }
}

# Überschrift des Bereichs neben dem Brett; seine vier Reiter folgen.
battle-title = Hilfe beim Rechnen
battle-attacks = Angriffe{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
# Reiter mit den Siegreihen, die noch möglich sind.
battle-rows = Siegreihen
# Reiter mit einem Rechner für das arithmetische, geometrische und harmonische Mittel.
battle-means = Mittel
# Reiter mit Schaltern: welche Hilfen zu sehen sind.
battle-switches = Anzeige
# Überschrift der Liste der Angriffe. $side ist none, wenn Sie nur eine Seite spielen.
attacks-own = { $side ->
    [none] Sie greifen an
   *[other] { $side } greift an
}
# Überschrift der Liste der Angriffe auf diese Seite. $side ist none, wenn Sie nur eine Seite spielen.
attacks-others = { $side ->
    [none] In Gefahr
   *[other] { $side } in Gefahr
}
# Nach der Überschrift einer leeren Liste von Angriffen.
attacks-none = nichts
# Ein Eintrag der Liste, unter seiner Rechnung.
attacks-eruptio = _eruptio_ von { $from } nach { $at }{ pyramid-base }
attacks-insidiae = { $partnersCount ->
    [1] _insidiae_ von { $from } und { $partners } gegen { $at }{ pyramid-base }
   *[other] _insidiae_ von { $from }, { $partners } gegen { $at }{ pyramid-base }
}
attacks-congressus = _congressus_ von { $from } nach { $at }
# $partners: das Feld des zweiten Steins.
attacks-extended = _eruptio_ von { $from } mit dem Stein auf { $partners } nach { $at }{ pyramid-base }

## Der Rechner für Mittel, neben dem Brett und auf der Seite über die Proportionen

means-title = Mittel zweier Zahlen
means-lead = Wählen Sie nacheinander zwei Steine oder geben Sie zwei Zahlen ein.
means-unfit = Geben Sie zwei verschiedene ganze Zahlen von 1 bis { $greatest } ein.
means-number = { $number ->
    [1] Erste Zahl
   *[other] Zweite Zahl
}
means-arithmetic = Arithmetisch
# Unter dem Namen eines Mittels: was seine drei Zahlen gemeinsam haben.
means-arithmetic-about = gleiche Differenzen
means-geometric = Geometrisch
means-geometric-about = gleiche Verhältnisse
means-harmonic = Harmonisch
means-harmonic-about = Differenzen im Verhältnis der äußeren Zahlen
# Unter einem Punkt der Linie: die Zahl vor den beiden gewählten.
means-before = davor: { $number }
means-mean = Mittel: { $number }
means-after = danach: { $number }
# Unter einem Punkt der Linie, wenn kein Stein seine Zahl hat.
means-no_stone = kein Stein
# In Klammern nach einer Zahl: die Felder der Steine mit dieser Zahl.
means-where = { $atCount ->
    [0] nicht auf dem Brett
   *[other] { $at }
}

## Überschrift und Schalter: welche Hilfen zu sehen sind. Der erste Schalter gilt für alle.

threats-title = Anzeige
threats-threats = Angriffe und Reihen anzeigen
threats-attacks = Angriffe
threats-dangers = Steine in Gefahr
# Angriffe, die ein Stein nach einem Zug machen könnte.
threats-vantage = Mögliche Angriffe
threats-rows = Noch mögliche Siegreihen

## Züge in der Liste der Züge, in wenigen Zeichen

# Die Zahl des Steins und seine Felder: „15 b5–b6“.
move-rithmomachia-move = { $value } { $from }–{ $to }
# Ein eroberter Stein wird eingesetzt: „7* f8“.
move-rithmomachia-place = { $value }* { $on }

## Warum ein Zug nicht möglich ist: ein Satz neben dem Brett. Die Wörter vor dem Doppelpunkt sind fett.

reason-rithmomachia-attacked_already = { $timing ->
    [immediate] Noch nicht: Der Stein auf { $at } ist angegriffen ({ $formula }) und wird nach diesem Zug geschlagen, wenn der Angriff bestehen bleibt.
    [three_stage] Von Hand schlagen: Der Stein auf { $at } ist angegriffen ({ $formula }); wählen Sie ihn aus.
   *[react] Noch nicht: Der Stein auf { $at } ist angegriffen ({ $formula }) und wird nach der Antwort geschlagen, wenn der Angriff bestehen bleibt.
}
reason-rithmomachia-blocked = Versperrt: Der Stein auf { $at } steht im Weg.
reason-rithmomachia-cannot_move = Kein Zug: Der Stein auf { $at } kann auf kein Feld ziehen.
reason-rithmomachia-first_rank_only = Grundreihe: Eroberte Steine werden auf der Grundreihe ihres neuen Besitzers eingesetzt.
reason-rithmomachia-game_over = Das Spiel ist zu Ende.
reason-rithmomachia-has_moved = Schon gezogen: Sie haben in diesem Zug bereits einen Stein bewegt.
reason-rithmomachia-line_blocked = Verdeckt: Der Stein auf { $at } steht dazwischen.
reason-rithmomachia-move_first = Nicht jetzt: In diesem Teil des Zugs können Sie keine eroberten Steine einsetzen.
reason-rithmomachia-must_move = Zugpflicht: Wer ziehen kann, darf nicht passen.
reason-rithmomachia-no_chance = Kein Zufall: In diesem Spiel wird nicht gewürfelt.
reason-rithmomachia-no_row_completed = Keine Reihe: Ein eroberter Stein muss eine Siegreihe vollenden; die { $value } vollendet hier keine.
reason-rithmomachia-no_rows_here = Keine Reihen: In diesem kurzen Spiel gewinnt man nur durch Schlagen.
reason-rithmomachia-no_stone = Leer: Auf { $at } steht kein Stein.
reason-rithmomachia-not_a_square = Neben dem Brett: Steine ziehen nur von Feld zu Feld.
reason-rithmomachia-not_attacked = Nicht angegriffen: Ihre Steine greifen den Stein auf { $at } nicht an.
reason-rithmomachia-not_in_line = Nicht auf einer Linie: Die { $value } steht nicht in derselben { $diagonal ->
    [true] Zeile, Spalte oder Diagonale
   *[false] Zeile oder Spalte
} wie Ihr Stein.
reason-rithmomachia-not_taken = Nicht verfügbar: Sie haben { $stone } nicht erobert.
reason-rithmomachia-not_your_stone = Nicht Ihr Stein: Der Stein auf { $at } gehört dem Gegner.
reason-rithmomachia-not_your_taken = Nicht Ihr Stein: Diesen Stein hat der Gegner erobert.
reason-rithmomachia-occupied = Besetzt: Auf { $at } steht ein Stein.
reason-rithmomachia-own_half = Eigene Hälfte: Eine Siegreihe muss in der Hälfte des Gegners stehen.
reason-rithmomachia-own_stone = Besetzt: Auf { $at } steht ein eigener Stein.
reason-rithmomachia-pyramid_first = Erst die Pyramide: Eine Siegreihe zählt erst, wenn die gegnerische Pyramide geschlagen ist.
reason-rithmomachia-pyramid_stays = Keine Pyramide: Eine eroberte Pyramide kann nicht eingesetzt werden.
reason-rithmomachia-repeats = Wiederholung: Diese Stellung darf nicht noch einmal vorkommen.
reason-rithmomachia-reply_first = Noch nicht: Erst darf der Gegner auf den Angriff antworten. Bleibt der Angriff bestehen, schlagen Sie den Stein durch einen Zug nach { $at }.
reason-rithmomachia-same_square = Dasselbe Feld: Wählen Sie ein anderes Feld für den Stein.
reason-rithmomachia-stands_in_row = Bleibt stehen: Ein eroberter Stein in einer Reihe zieht nicht und greift nicht an.
reason-rithmomachia-sum_fails = Kein Angriff: { $formula ->
    [none] Aus diesem Abstand greift der Stein nichts an.
   *[other] { $formula }, nicht { $value }.
}
reason-rithmomachia-taken_by_itself = Nicht nötig: Bleibt ein Angriff bestehen, wird der Stein von selbst geschlagen.
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
    [leap] {" "}geradeaus oder springt { $most } Felder geradeaus und eines zur Seite
   *[turn] , waagerecht oder senkrecht, mit höchstens einem Knick
}.

## Fehler in Stellungen und Notation, im Editor und im Terminal
## $stone: ein Stein in Notation, zum Beispiel „WR6“. $square: ein Feld wie eingegeben.

error-rithmomachia-captured_own = { $stone } kann nicht zu den Steinen gehören, die { $side } erobert hat.
error-rithmomachia-negative = „{ $name }“ darf nicht kleiner als null sein.
error-rithmomachia-no_such_square = Auf diesem Brett gibt es kein Feld { $square }.
error-rithmomachia-no_such_stone = In diesem Spiel gibt es keinen Stein { $stone }.
error-rithmomachia-notation = „{ $text }“ ist kein Zug. Beispiele: b5-b6 (ziehen), 7@f8 (einen eroberten Stein einsetzen), xg6 (von Hand schlagen).
error-rithmomachia-result_impossible = In dieser Stellung kann ein Spiel nicht mit „{ $ending }“ geendet haben.
error-rithmomachia-square_twice = Für { $square } sind zwei Steine angegeben.
error-rithmomachia-stone_notation = „{ $stone }“ ist kein Stein. Schreiben Sie zum Beispiel WR6@b5 (Seite; Form R, T, S oder P; Zahl; Feld).
error-rithmomachia-too_many_stones = Der Stein { $stone } kommt { $count }-mal vor; im Spiel gibt es ihn nur { $expected ->
    [one] einmal
   *[other] { $expected }-mal
}.

## Begründung eines Tipps, nach „Ziehen Sie die 15 von b5 nach b6.“
## $moves: wie viele Züge nötig sind. $goal: ein Feld. $prey: die Zahl des Steins, der angegriffen wird.

hint-rithmomachia-only_move = Ein anderer Zug ist nicht möglich.
hint-rithmomachia-wins = Der Zug gewinnt mit der Reihe { $values }.
hint-rithmomachia-decides = Der Zug gewinnt das Spiel.
hint-rithmomachia-announces_row = Der Zug kündigt die Siegreihe { $values } an; sie gewinnt, wenn der Gegner sie nicht stört.
hint-rithmomachia-takes_pyramid = Der Zug schlägt die Pyramide.
hint-rithmomachia-saves_pyramid = Der Zug rettet Ihre Pyramide.
hint-rithmomachia-attacks_pyramid = Der Zug greift die Pyramide über ihren Gesamtwert oder die Basis an: { $formula }.
hint-rithmomachia-attacks = Der Zug greift die { $value } an: { $formula }.
hint-rithmomachia-besieges = Der Zug schließt die { $value } ein und schlägt sie sofort.
hint-rithmomachia-takes = Der Zug schlägt die { $value }.
hint-rithmomachia-saves = Der Zug verhindert, dass die { $value } geschlagen wird.
hint-rithmomachia-builds_row = { $moves ->
    [one] Noch ein Zug, und { $values } stehen in einer Siegreihe.
   *[other] Noch { $moves } Züge, und { $values } stehen in einer Siegreihe.
}
hint-rithmomachia-nears = { $moves ->
    [one] Im nächsten Zug kann der Stein nach { $goal } ziehen und von dort die { $prey } angreifen: { $formula }.
   *[other] In { $moves } Zügen kann der Stein { $goal } erreichen und von dort die { $prey } angreifen: { $formula }.
}
hint-rithmomachia-nears_pyramid = { $moves ->
    [one] Im nächsten Zug kann der Stein nach { $goal } ziehen und von dort die Pyramide angreifen: { $formula }.
   *[other] In { $moves } Zügen kann der Stein { $goal } erreichen und von dort die Pyramide angreifen: { $formula }.
}
hint-rithmomachia-shuts_in_pyramid = { $moves ->
    [one] Noch ein Zug, und die Pyramide ist eingeschlossen.
   *[other] Mit { $moves } weiteren Zügen lässt sich die Pyramide einschließen.
}
hint-rithmomachia-gathers = Der Zug bringt einen Stein näher an die Pyramide: Mehrere Steine zusammen können sie einschließen.
hint-rithmomachia-clears_pyramid = { $moves ->
    [one] Der Zug bereitet für den nächsten Zug einen Angriff auf die Pyramide vor.
   *[other] Der Zug bereitet einen Angriff vor, der die Pyramide in { $moves } Zügen trifft.
}
hint-rithmomachia-keeps_off = Der Zug hält die gegnerischen Steine von Ihrer Pyramide fern.
hint-rithmomachia-waits = Der Zug dient keinem bestimmten Plan, doch der Computer findet keinen besseren Zug.

## Gegner: Name, Spielstärke und ein Satz über die Spielweise, in der Auswahl der Gegner

level-rithmomachia-discipulus = Discipulus – Anfänger
level-rithmomachia-auditor = Auditor – Gelegenheitsspieler
level-rithmomachia-scholaris = Scholaris – Lernender
level-rithmomachia-abacista = Abacista – solider Spieler
level-rithmomachia-calculator = Calculator – geübter Spieler
level-rithmomachia-arithmeticus = Arithmeticus – starker Spieler
level-rithmomachia-computista = Computista – Experte
level-rithmomachia-algorista = Algorista – angehender Meister
level-rithmomachia-magister = Magister – Meister
plays-rithmomachia-discipulus = Sieht Schlagmöglichkeiten nur bis zu zwei Schritte weit und verfolgt den eigenen Plan erst zwei Züge vor dem Ziel.
plays-rithmomachia-auditor = Hat einen Plan, verschätzt sich beim Wert der Züge aber oft um einen Stein oder mehr.
plays-rithmomachia-scholaris = Verfolgt seinen eigenen Plan, verschätzt sich beim Wert der Züge aber um etwa drei Viertel eines Steins.
plays-rithmomachia-abacista = Verfolgt seinen eigenen Plan, verschätzt sich beim Wert der Züge aber um knapp einen halben Stein.
plays-rithmomachia-calculator = Bewertet den eigenen Plan genau, achtet aber nicht auf Ihren.
plays-rithmomachia-arithmeticus = Bemerkt Ihren Plan drei Züge vor dem Ziel, verschätzt sich beim Wert der Züge aber um etwa ein Drittel eines Steins.
plays-rithmomachia-computista = Bemerkt Ihren Plan fünf Züge vor dem Ziel, verschätzt sich beim Wert der Züge aber um etwa ein Drittel eines Steins.
plays-rithmomachia-algorista = Bewertet Züge genau und bemerkt Ihren Plan schon zehn Züge vor dem Ziel.
plays-rithmomachia-magister = Rechnet voraus, wenn Steine geschlagen werden könnten, und bemerkt Ihren Plan vierzehn Züge vor dem Ziel.

## Voreinstellungen: Namen fertiger Regelauswahlen, in „Neues Spiel“

preset-rithmomachia-beginners = Für Anfänger
preset-rithmomachia-advanced = Für Fortgeschrittene
preset-rithmomachia-boissiere = Mit Boissières Zügen
# „Ins zweite Feld“ sind Worte von Richter und Banse: Jeder Stein zieht ein Feld weiter.
preset-rithmomachia-second_square = „Ins zweite Feld“
preset-rithmomachia-four_operations = Alle vier Grundrechenarten
preset-rithmomachia-harmonies = Alle Harmonien
preset-rithmomachia-four_stones = Kurz: bis vier Steine geschlagen sind
preset-rithmomachia-twelve_stones = Kurz, für Fortgeschrittene: bis zwölf Steine geschlagen sind
preset-rithmomachia-hundred = Kurz: bis Steine im Wert von hundert geschlagen sind
preset-rithmomachia-pyramid_hunt = Kurz: bis die Pyramide geschlagen ist

## Optionen: die Heere. `option-…` ist die Überschrift, `value-…` eine Wahl, `note-…` die Erklärung.

option-rithmomachia-edition = Heere
value-rithmomachia-edition-beginner = Je zwölf Steine, acht mal zwölf Felder
value-rithmomachia-edition-advanced = Je vierundzwanzig Steine, acht mal sechzehn Felder
note-rithmomachia-edition = Richter und Banse beschreiben zwei Spiele. Anfänger schlagen auf drei Arten und gewinnen mit arithmetischen Reihen; im Spiel für Fortgeschrittene kommen Quadratzahlen, congressus und harmonische Reihen hinzu.

option-rithmomachia-layout = Aufstellung im Spiel für Fortgeschrittene
value-rithmomachia-layout-boissiere = Nach Boissière und Fulke
value-rithmomachia-layout-aligned = Wie im Spiel für Anfänger, mit mehr Steinen
note-rithmomachia-layout = Das Bild bei Richter und Banse ist unleserlich. Boissière, Fulke und drei Programme stimmen in der ersten Aufstellung überein. Ein Programm verwendet die zweite Aufstellung, in der die Steine wie im Spiel für Anfänger stehen.

option-rithmomachia-rows = Aufstellung der Heere
value-rithmomachia-rows-edge = Am Rand des Bretts
value-rithmomachia-rows-forward = Zwei Felder weiter vorn
note-rithmomachia-rows = Das Bild von Richter und Banse zum Spiel für Anfänger lässt den Raum zwischen den Heeren weg. Beginnen die Heere am Rand, liegen wie im Spiel für Fortgeschrittene acht leere Zeilen dazwischen. In Fulkes erstem Spiel beginnen sie zwei Felder weiter vorn.

## Optionen: Züge

option-rithmomachia-moves = Wie weit Steine ziehen
value-rithmomachia-moves-standard = Rundstein ein Feld, Dreieck zwei, Quadrat drei
value-rithmomachia-moves-boissiere = Nach Boissière: ein Feld schräg, mehrere gerade
value-rithmomachia-moves-second = Rundstein zwei Felder, Dreieck drei, Quadrat vier
note-rithmomachia-moves = Beide Abweichungen vom üblichen Zug gehören zur ersten Variante von Richter und Banse. In ihren Regeln nach Boissière ziehen Rundsteine ein Feld schräg, bei Joyner gerade. „Ins zweite Feld“ kann auch heißen, dass das Ausgangsfeld mitzählt; dann ist der übliche Zug gemeint.

option-rithmomachia-bend = Züge im rechten Winkel
value-rithmomachia-bend-path = Mit einem Knick, ohne zu springen
value-rithmomachia-bend-none = Nur geradeaus
value-rithmomachia-bend-knight = Sprung übers Eck wie beim Springer im Schach
note-rithmomachia-bend = Dreiecke und Quadrate „können weiterhin im rechten Winkel ziehen“, sagen Richter und Banse. In Joyners Quelle ziehen sie geradeaus; das Programm Zillions kennt einen Sprung, den nichts aufhält.

option-rithmomachia-pyramid_bends = Pyramiden biegen rechtwinklig ab
value-rithmomachia-pyramid_bends-off = Nein
value-rithmomachia-pyramid_bends-on = Ja
note-rithmomachia-pyramid_bends = Richter und Banse erwähnen das Abbiegen nur bei Dreiecken und Quadraten.

option-rithmomachia-step_choice = Kürzere Züge
value-rithmomachia-step_choice-exact = Nur die volle Zahl der Felder
value-rithmomachia-step_choice-up_to = Auch weniger Felder als die volle Zahl
note-rithmomachia-step_choice = Nach Richter und Banse darf man nur bei der Pyramide die Zugweite wählen.

## Optionen: Schlagen

option-rithmomachia-eruptio_distance = Abstand bei der eruptio
value-rithmomachia-eruptio_distance-steps = Schritte von Stein zu Stein
value-rithmomachia-eruptio_distance-inclusive = Felder, beide Enden mitgezählt
value-rithmomachia-eruptio_distance-between = Leere Felder dazwischen
note-rithmomachia-eruptio_distance = Richter und Banse zählen Schritte: Die 6 greift die 30 aus fünf Schritten Entfernung an. Mebben zählt beide Enden mit, Joyner nur die Felder dazwischen.

option-rithmomachia-eruptio_diagonal = Eruptio auf Diagonalen
value-rithmomachia-eruptio_diagonal-off = Nein
value-rithmomachia-eruptio_diagonal-on = Ja
note-rithmomachia-eruptio_diagonal = Richter und Banse messen in Schritten, und Schritte sind nie schräg. Ältere Regeln lassen beide Deutungen zu.

option-rithmomachia-eruptio_adjacent = Eruptio aus einem Schritt Entfernung
value-rithmomachia-eruptio_adjacent-on = Benachbarte Steine greifen an
value-rithmomachia-eruptio_adjacent-off = Benachbarte Steine greifen nicht an
note-rithmomachia-eruptio_adjacent = Aus einem Schritt Entfernung greift ein Stein nur eine gleiche Zahl an. Keine Regel verbietet diesen Angriff; im Spiel für Anfänger kommt er in der Voreinstellung nie vor.

option-rithmomachia-pincer = Insidiae: zwischen zwei Steinen
value-rithmomachia-pincer-opposite = Auf gegenüberliegenden Seiten, links und rechts oder vorn und hinten
value-rithmomachia-pincer-horizontal = Nur links und rechts
value-rithmomachia-pincer-reach = Beide Angreifer könnten auf das Feld des Steins ziehen
note-rithmomachia-pincer = Richter und Banse schreiben „seitlich“. Wörtlich heißt das nur links und rechts, wie in ihrem Beispiel; in der Voreinstellung zählen auch Steine vor und hinter dem angegriffenen Stein. Mebben und Fulke verlangen zwei Steine, die beide auf das Feld des angegriffenen Steins ziehen könnten.

option-rithmomachia-pincer_many = Insidiae mit drei oder vier Steinen
value-rithmomachia-pincer_many-off = Nur zwei Steine zählen
value-rithmomachia-pincer_many-on = Auch die Summe oder das Produkt von drei oder vier Steinen zählt
note-rithmomachia-pincer_many = Richter und Banse vergleichen die insidiae mit einer Zange.

option-rithmomachia-siege = Obsidio: Einschließen
value-rithmomachia-siege-lifted = Nur gegnerische Steine und der Rand schließen den Stein ein
value-rithmomachia-siege-any = Der Stein kann nicht ziehen, und ein gegnerischer Stein steht daneben
value-rithmomachia-siege-four = Gegnerische Steine auf allen vier Seiten
note-rithmomachia-siege = Nach Richter und Banse wird ein Stein geschlagen, wenn gegnerische Steine ihn so umstellen, dass er nicht ziehen kann. Ob auch Steine der eigenen Seite zur Mauer gehören dürfen, sagen sie nicht.

option-rithmomachia-self_siege = Ein von der eigenen Seite eingeschlossener Stein
value-rithmomachia-self_siege-safe = Der Stein ist sicher, bis der Gegner gezogen hat
value-rithmomachia-self_siege-lost = Der Stein ist sofort verloren
note-rithmomachia-self_siege = Sie können einem eigenen Stein den letzten Ausweg nehmen. Richter und Banse erwähnen diesen Fall nicht.

option-rithmomachia-congressus = Congressus: Gleiche Zahlen treffen sich
value-rithmomachia-congressus-off = Es wird nicht geschlagen
value-rithmomachia-congressus-stand = Ein Stein greift einen gleichen an, wenn er auf dessen Feld ziehen könnte
value-rithmomachia-congressus-displace = Ein Stein schlägt einen gleichen sofort, wenn er auf dessen Feld zieht
value-rithmomachia-congressus-occupy = Nach der Antwort des Gegners schlägt ein Stein einen gleichen, wenn er auf dessen Feld zieht
note-rithmomachia-congressus = Im Spiel für Fortgeschrittene wird ein Stein geschlagen, wenn ein gleicher durch einen regelgerechten Zug auf dessen Feld „gelangt“. Das kann heißen, dass er dorthin ziehen könnte, dass er sofort dorthin zieht oder dass er wie bei den anderen Arten des Schlagens erst angreift und nach der Antwort des Gegners dorthin zieht.

option-rithmomachia-exposed_reply = Ein Stein, den die eigene Seite preisgibt
value-rithmomachia-exposed_reply-next_turn = Seine Seite darf beim nächsten Zug antworten
value-rithmomachia-exposed_reply-at_once = Der Stein wird sofort geschlagen
note-rithmomachia-exposed_reply = Richter und Banse erlauben nach einem Angriff eine Antwort, sagen aber nicht, welche Seite den Angriff herbeigeführt haben muss.

option-rithmomachia-flight_into_attack = Flucht auf angegriffene Felder
value-rithmomachia-flight_into_attack-lost = Der Stein wird geschlagen
value-rithmomachia-flight_into_attack-safe = Der Spieler darf noch einmal antworten
note-rithmomachia-flight_into_attack = Wer einen angegriffenen Stein nicht „in Sicherheit“ bringt, verliert ihn; ein ebenfalls angegriffenes Feld ist nicht sicher.

option-rithmomachia-pyramid_attacks_with = Zahlen, mit denen eine Pyramide angreift
value-rithmomachia-pyramid_attacks_with-total_base = Gesamtwert und Basis
value-rithmomachia-pyramid_attacks_with-total = Gesamtwert
value-rithmomachia-pyramid_attacks_with-layers = Gesamtwert und jede Stufe
value-rithmomachia-pyramid_attacks_with-none = Keine: Pyramiden greifen nicht an
note-rithmomachia-pyramid_attacks_with = Richter und Banse erklären, wie eine Pyramide geschlagen wird (über Gesamtwert oder Basis), aber nicht, wie sie angreift. Bei Fulke greift jede Stufe an.

option-rithmomachia-timing = Wann angegriffene Steine geschlagen werden
value-rithmomachia-timing-react = Nach der Antwort des Gegners
value-rithmomachia-timing-immediate = Sofort
value-rithmomachia-timing-three_stage = Von Hand, vor und nach dem Zug
note-rithmomachia-timing = Richter und Banse lassen den Gegner auf einen Angriff reagieren. Auf boardspace.net wird sofort geschlagen. Bei Boissière besteht ein Zug aus Schlagen, Ziehen und Schlagen.

option-rithmomachia-subtraction = Differenzen
value-rithmomachia-subtraction-off = Differenzen zählen nicht
value-rithmomachia-subtraction-on = Zwei Steine greifen auch mit ihrer Differenz an
note-rithmomachia-subtraction = Differenzen gehören zur zweiten Variante von Richter und Banse; sie machen kleine Zahlen leichter angreifbar.

option-rithmomachia-division = Quotienten
value-rithmomachia-division-off = Quotienten zählen nicht
value-rithmomachia-division-on = Auch Quotienten aus zwei Steinen oder aus Stein und Abstand zum Ziel zählen
note-rithmomachia-division = Quotienten gehören zur zweiten Variante von Richter und Banse. Nur Divisionen ohne Rest zählen.

option-rithmomachia-extended_eruptio = Eruptio mit einem zweiten Stein
value-rithmomachia-extended_eruptio-off = Nein
value-rithmomachia-extended_eruptio-on = Die Zahl eines Steins, der zum Ziel ziehen könnte, wird addiert
note-rithmomachia-extended_eruptio = Die eruptio mit einem zweiten Stein gehört zur zweiten Variante von Richter und Banse. Wenn Differenzen zählen, darf die Zahl dieses Steins auch vom Produkt abgezogen werden.

option-rithmomachia-captured_use = Eroberte Steine
value-rithmomachia-captured_use-row_only = Eroberte Steine dienen nur zum Vollenden einer Siegreihe
value-rithmomachia-captured_use-re_enter = Eroberte Steine kämpfen für ihren neuen Besitzer
note-rithmomachia-captured_use = Bei Richter und Banse werden eroberte Steine umgedreht eingesetzt, um eine Siegreihe zu vollenden. Die Gilde von St Ives und boardspace.net lassen sie wieder kämpfen; bei uns beginnen sie auf der Grundreihe ihres neuen Besitzers.

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
value-rithmomachia-greatest_harmony-off = Die größte Harmonie gewinnt nicht für sich allein
value-rithmomachia-greatest_harmony-on = 6, 8, 9, 12 in einer Reihe gewinnen
note-rithmomachia-greatest_harmony = Die Reihe 6, 8, 9, 12 enthält eine Oktave, Quinten, Quarten und eine Sekunde. Im Spiel für Fortgeschrittene braucht Weiß dafür einen eroberten Stein; in allen anderen Fällen sind zwei nötig (siehe „Eroberte Steine in einer Reihe“).

option-rithmomachia-victory = Erforderliche Siegstufe
value-rithmomachia-victory-magna = Magna: drei Steine, eine Proportion
value-rithmomachia-victory-maior = Maior: vier Steine, zwei Proportionen
value-rithmomachia-victory-praestantissima = Praestantissima: vier Steine, alle drei Proportionen
note-rithmomachia-victory = Diese Stufen des Sieges stammen aus der dritten Variante von Richter und Banse. Die höchste kann Schwarz mit nur einem eroberten Stein nicht erreichen. In Viererreihen zählen alle drei Proportionen.

option-rithmomachia-max_captured = Eroberte Steine in einer Reihe
value-rithmomachia-max_captured-1 = Höchstens einer
value-rithmomachia-max_captured-2 = Höchstens zwei, im selben Zug eingesetzt
note-rithmomachia-max_captured = Richter und Banse erlauben nur einen eroberten Stein. Mit zweien können beide Seiten die größte Harmonie bilden.

option-rithmomachia-need_pyramid = Die gegnerische Pyramide
value-rithmomachia-need_pyramid-on = Die Pyramide muss geschlagen sein, bevor eine Reihe gewinnt
value-rithmomachia-need_pyramid-off = Die Pyramide muss nicht geschlagen sein
note-rithmomachia-need_pyramid = In den Spielen von Richter und Banse muss die Pyramide geschlagen werden; nach ihren Angaben verlangen das nur wenige alte Texte.

option-rithmomachia-geometric_four = Geometrische Proportion in Viererreihen
value-rithmomachia-geometric_four-three_term = Drei der Steine bilden eine geometrische Reihe
value-rithmomachia-geometric_four-discontinuous = Auch a : b = c : d zählt
note-rithmomachia-geometric_four = Zählt auch a : b = c : d, ergibt die Reihe 6, 8, 9, 12 wie in der Überlieferung den höchsten Sieg; nach dem Wortlaut von Richter und Banse ergibt sie eine victoria maior.

option-rithmomachia-pyramid_in_row = Die eigene Pyramide in einer Reihe
value-rithmomachia-pyramid_in_row-total = Die Pyramide zählt mit dem Gesamtwert
value-rithmomachia-pyramid_in_row-no = Die Pyramide zählt nicht
note-rithmomachia-pyramid_in_row = Richter und Banse sagen nicht, ob eine Pyramide in einer Reihe stehen darf. Nur drei Dreierreihen können eine Pyramide enthalten.

option-rithmomachia-placement = Einen eroberten Stein einsetzen
value-rithmomachia-placement-replaces_move = Statt eines Zuges
value-rithmomachia-placement-after_move = Nach einem Zug
note-rithmomachia-placement = Bei Richter und Banse wird der Stein eingesetzt, „wenn der Spieler an der Reihe ist“.

option-rithmomachia-win_timing = Wann eine Reihe gewinnt
value-rithmomachia-win_timing-before = Sofort
value-rithmomachia-win_timing-survive = Wenn die Reihe beim nächsten eigenen Zug noch steht
note-rithmomachia-win_timing = Richter und Banse sagen nicht, ob angegriffene Steine einer Reihe geschlagen werden, bevor die Reihe gewinnt. Auf abaci.one hat der Gegner einen Zug, um die Reihe zu stören.

option-rithmomachia-early_formation = Eine Reihe, die vor dem Schlagen der Pyramide vollständig war
value-rithmomachia-early_formation-counts = Die Reihe gewinnt beim nächsten Zug ihrer Seite
value-rithmomachia-early_formation-rebuild = Die Reihe muss neu gebildet werden
note-rithmomachia-early_formation = Zuerst muss die Pyramide geschlagen werden; nach Richter und Banse gewinnt, wer „anschließend“ eine Siegposition aufbaut. Deshalb muss in der Voreinstellung eine Reihe, die schon vorher vollständig war, aufgelöst und neu gebildet werden; dieselben Steine auf anderen Feldern sind eine neue Reihe.

option-rithmomachia-short_game = Kurzes Spiel
value-rithmomachia-short_game-off = Nein
value-rithmomachia-short_game-stones_4 = Es gewinnt, wer zuerst vier Steine schlägt
value-rithmomachia-short_game-stones_12 = Es gewinnt, wer zuerst zwölf Steine schlägt
value-rithmomachia-short_game-value_100 = Es gewinnt, wer zuerst Steine im Wert von hundert schlägt
value-rithmomachia-short_game-pyramid = Es gewinnt, wer zuerst die Pyramide schlägt
note-rithmomachia-short_game = „Gewöhnliche Siege“ nach Zahl oder Wert der eroberten Steine kennt man seit Boissière. In diesen kurzen Spielen zählen Reihen nicht.

## Optionen: wenn niemand gewinnt

option-rithmomachia-no_move = Kein Zug möglich
value-rithmomachia-no_move-loses = Wer am Zug ist, verliert
value-rithmomachia-no_move-draw = Das Spiel endet unentschieden
value-rithmomachia-no_move-pass = Wer am Zug ist, passt
note-rithmomachia-no_move = Nach Joyner verliert bei Boissière, wer nicht ziehen kann.

option-rithmomachia-repetition = Wiederholte Stellungen
value-rithmomachia-repetition-threefold = Unentschieden beim dritten Mal
value-rithmomachia-repetition-forbidden = Verboten
value-rithmomachia-repetition-off = Erlaubt
note-rithmomachia-repetition = Richter und Banse erwähnen Wiederholungen nicht; manche Regelwerke verbieten das Hin- und Herziehen.

option-rithmomachia-no_progress = Züge ohne Eroberung
value-rithmomachia-no_progress-100 = Nach hundert Zügen ohne Eroberung endet das Spiel unentschieden
value-rithmomachia-no_progress-off = Beliebig viele
note-rithmomachia-no_progress = Die Regel der hundert Züge haben wir ergänzt; ohne sie würden viele Spiele nie enden.

option-rithmomachia-dead_position = Keine Siegreihe mehr möglich
value-rithmomachia-dead_position-draw = Das Spiel darf unentschieden beendet werden
value-rithmomachia-dead_position-off = Das Spiel geht weiter
note-rithmomachia-dead_position = Wenn keine Seite mehr eine Siegreihe bilden kann, auch nicht mit Steinen, die sie erobern könnte, darf der Spieler am Zug das Spiel beenden.

## Ein Tipp beginnt damit, was zu ziehen ist

# Erster Teil eines Tipps, ein Satz ohne Punkt.
hint-rithmomachia-do_move = Ziehen Sie die { $value } von { $from } nach { $to }
