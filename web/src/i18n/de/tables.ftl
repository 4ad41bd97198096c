### Die Brettspiele mit Würfeln: Steine, Würfel, Zungen, die Bar, das Hinausbringen. Steine auf der
### Bar sind geschlagen; Steine in der Hand sind noch nicht eingesetzt. $side: Name einer Seite
### („Weiß“) oder ihres Spielers („Tiro“). $dice: Aufzählung von Würfeln („3 und 5“); $die: eine Zahl.
### $from, $to, $at: eine Zunge („12“), in Ludus XII scriptorum ein Feld („A12“).

## Was geschehen ist
## Sätze nach einem Zug, sichtbar und vorgelesen. $value: der Einsatz.

event-tables-starts = { $side } beginnt.
event-tables-lot = Weiß würfelt { $white }, Schwarz { $black }. { $side } beginnt.
event-tables-lot_tie = Beide würfeln { $white } und müssen noch einmal würfeln.
event-tables-throw = { $side } würfelt { $dice }.
event-tables-holding_freed = Ein wartender Stein von { $side } kehrt auf das Brett zurück.
event-tables-step = { $side } zieht mit der { $die } von { $from } auf { $to }.
event-tables-hit = Der Stein von { $side } auf { $at } wird geschlagen.
event-tables-spared = Der Stein von { $side } auf { $at } wird verschont.
event-tables-enter = { $side } setzt mit der { $die } einen Stein auf { $to } ein.
event-tables-sent = Der Stein von { $side } auf { $at } wird zurückgeschickt.
# Nach drei Einsen, mit denen ein Stein zurückgeschickt werden darf.
event-tables-decline = { $side } verzichtet darauf, einen Stein zurückzuschicken.
event-tables-bear_off = { $side } bringt mit der { $die } einen Stein von { $from } hinaus.
event-tables-dice_lost = { $diceCount ->
    [one] Die { $dice } ist nicht spielbar.
   *[other] { $dice } sind nicht spielbar.
}
event-tables-pass = { $side } passt.
event-tables-double = { $side } verdoppelt den Einsatz auf { $value }.
event-tables-take = { $side } nimmt die Verdopplung an: Der Einsatz ist jetzt { $value }.
event-tables-drop = { $side } lehnt die Verdopplung ab.
event-tables-over = { $ending ->
    [borne_off] { $side } gewinnt: Alle Steine sind draußen.
    [deadlock] Unentschieden: Keine Seite kann mehr ziehen.
    [lurch] { $side } gewinnt: Der Gegner ist eingeschlossen.
   *[other] { $side } gewinnt.
}{ $points ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }Das Spiel zählt { $points } Punkte.
}

## Der letzte Zug in Kürze
## Teile eines Satzes neben dem Brett: der Wurf, dann die Schritte, zum Beispiel „Sie haben 5 und 3
## gewürfelt: 12→7, geschlagen auf 7; von 3 hinausgebracht“.

brief-tables-throw = { $you ->
    [true] Sie haben { $dice } gewürfelt
   *[other] { $side } hat { $dice } gewürfelt
}
brief-tables-step = { $from }→{ $to }
brief-tables-hit = geschlagen auf { $at }
brief-tables-spared = verschont auf { $at }
brief-tables-holding_freed = ein wartender Stein kehrt zurück
brief-tables-enter = auf { $to } eingesetzt
brief-tables-bear_off = von { $from } hinausgebracht
brief-tables-dice_lost = { $dice } nicht spielbar
brief-tables-pass = kein Zug

# In der Zugliste, wo wenig Platz ist: Ein Stein wird nach drei Einsen zurückgeschickt, oder keiner.
move-tables-sent = { $at } zurückgeschickt
move-tables-decline = kein Stein zurückgeschickt

## Was zu tun ist
## Sätze neben dem Brett. $value: der Einsatz. $off: Steine, die die angesprochene Person, sonst der
## Sieger hinausgebracht hat; $off_other: die der anderen Seite.

status-tables-lot_to_throw = Würfeln Sie aus, wer beginnt.
status-tables-to_throw = { $side } muss würfeln.
status-tables-thrown = Gewürfelt: { $dice }.
status-tables-to_play = Noch zu spielen: { $dice }.
status-tables-enter_one = { $count ->
    [one] Ein Stein ist noch in der Hand und muss eingesetzt werden.
   *[other] { $count } Steine sind noch in der Hand; mindestens einer muss eingesetzt werden.
}
status-tables-choose_man = Drei Einsen: { $side } darf einen Stein zurückschicken.
status-tables-enter_first = { $count ->
    [one] Setzen Sie zuerst den geschlagenen Stein ein.
   *[other] Setzen Sie zuerst die { $count } geschlagenen Steine ein.
}
status-tables-must_pass = { $hit ->
    [0] Mit { $dice } kann kein Stein ziehen.
    [one] Kein Zug: Der geschlagene Stein muss zuerst eingesetzt werden; mit { $dice } geht das nicht.
   *[other] Kein Zug: Geschlagene Steine müssen zuerst eingesetzt werden; mit { $dice } geht das nicht.
}
status-tables-cube_offered = { $side } verdoppelt auf { $value }. Annehmen oder ablehnen?
# Aufforderungen an die Person am Zug, unter der Überschrift „Sie sind am Zug“.
do-tables-to_throw = Würfeln Sie.
do-tables-choose_man = Drei Einsen: Schicken Sie einen gegnerischen Stein zurück oder verzichten Sie darauf.
status-tables-won = { $ending ->
    [borne_off] { $side } gewinnt: Alle Steine sind draußen.
    [lurch] { $side } gewinnt: Der Gegner ist eingeschlossen.
    [dropped] { $side } gewinnt: Die Verdopplung wurde abgelehnt.
    [resigned] { $side } gewinnt durch Aufgabe.
   *[other] { $side } gewinnt.
}{ $points ->
    [1] { "" }
   *[other] { " " }Das Spiel zählt { $points } Punkte.
}
status-tables-drawn = { $ending ->
    [agreed] Unentschieden durch Vereinbarung.
    [deadlock] Unentschieden: Keine Seite kann mehr ziehen.
   *[other] Unentschieden.
}
# Das Ende in einer Überschrift und darunter (result-) der Grund.
turn-tables-over_you = { $ending ->
    [borne_off] Sie haben { $off } : { $off_other } gewonnen
   *[other] Sie haben gewonnen
}
turn-tables-over_lost = { $ending ->
    [borne_off] Sie haben { $off } : { $off_other } verloren
   *[other] Sie haben verloren
}
turn-tables-over_side = { $ending ->
    [borne_off] { $side } gewinnt { $off } : { $off_other }
   *[other] { $side } gewinnt
}
result-tables-won = { $ending ->
    [borne_off] Alle Steine von { $side } sind draußen.
    [lurch] { $side } hat den Gegner eingeschlossen.
    [dropped] { $side } hat verdoppelt, und die Verdopplung wurde abgelehnt.
   *[other] Das Spiel endete durch Aufgabe.
}{ $points ->
    [1] { "" }
   *[other] { " " }Das Spiel zählt { $points } Punkte.
}
result-tables-drawn = { $ending ->
    [agreed] Die Spieler haben sich auf ein Unentschieden geeinigt.
   *[deadlock] Keine Seite kann mehr ziehen.
}

## Schaltflächen
## Würfeln, passen, den Einsatz verdoppeln, die Verdopplung beantworten, nach drei Einsen verzichten.

action-tables-throw = Würfeln
action-tables-pass = Passen
action-tables-double = Verdoppeln
action-tables-take = Annehmen
action-tables-drop = Ablehnen
action-tables-decline = Keinen Stein zurückschicken

## Felder, Steine und Zeichen
## Vorgelesen, und Erklärungen der Zeichen in der Legende.

help-tables-lead = Wählen Sie einen Stein und dann ein markiertes Feld, oder ziehen Sie den Stein dorthin.

label-tables-point = Zunge { $number }
label-tables-square = { $fromEnd ->
    [0] { $name }
    [1] { $name }, das letzte Feld
    [2] { $name }, das vorletzte
    [3] { $name }, das drittletzte
    [4] { $name }, das viertletzte
    [5] { $name }, das fünftletzte
   *[other] { $name }, das sechstletzte
}
label-tables-bar = Bar von { $side }
label-tables-cell = Wartefeld von { $side } neben dem ersten Feld
label-tables-circle = Kreishälfte von { $side }
label-tables-hand = Hand von { $side }
label-tables-off = Ablage von { $side }
contents-tables-man = { $count ->
    [one] { $words } Stein von { $side }
   *[other] { $words } Steine von { $side }
}
# Wo Steine neben dem Brett sind: wartende geschlagene Steine, Steine in der Hand, hinausgebrachte.
# In der Liste der Züge, nach dem Namen der Seite.
area-tables-cell = geschlagen
area-tables-hand = in der Hand
area-tables-tray = draußen
# Erklärungen eines Platzes, auf den man zeigt oder den man wählt.
about-tables-hand = Noch nicht eingesetzte Steine und ihre Anzahl.
about-tables-bar = Geschlagene Steine, die wieder eingesetzt werden müssen.
about-tables-tray = Hinausgebrachte Steine und ihre Anzahl.
# Eine Zunge, auf der ein Spieler, für den sie auf der Seite des Gegners liegt, nur einen Stein haben darf.
about-tables-one_man = Liegt diese Zunge auf der Seite des Gegners, darf hier nur einer Ihrer Steine stehen.
# Zeichen einer Zunge, nach ihrem Namen vorgelesen. Dieselbe Zunge.
mark-tables-one_man = auf der Seite des Gegners nur ein Stein
    .when = chosen
mark-tables-any_number = beliebig viele Steine erlaubt
    .when = chosen
# Namen, die auf dem Brett stehen, auf Latein.
mark-tables-antigonus = Antigonus
mark-tables-summus = Summus
mark-tables-divus = Divus
# Ein Stein allein auf seiner Zunge, der geschlagen werden kann.
mark-tables-blot = ein einzelner Stein
mark-tables-closed = für { $side } blockiert
# Ein Platz, den der gewählte Stein erreichen kann; nach dessen Namen.
target-tables-takes = schlägt mit { $dice }
target-tables-passes = Ziel mit { $dice }, schlägt unterwegs
counter-tables-pips = { $value ->
    [one] noch { $value } Auge
   *[other] noch { $value } Augen
}
counter-tables-hand = { $value } in der Hand
counter-tables-off = { $value } draußen

## Züge eines gewählten Steins
## Vorgelesen nach dem Namen des Platzes, von dem der Zug ausgeht.

label-tables-step = mit der { $die } auf { $to }
label-tables-step_hit = schlägt mit der { $die } auf { $to }
label-tables-steps = mit { $dice } auf { $to }
label-tables-steps_hit = mit { $dice } auf { $to } ziehen und schlagen
label-tables-enter = mit der { $die } auf { $to } einsetzen
label-tables-enter_hit = mit der { $die } auf { $to } einsetzen und schlagen
label-tables-enters = mit { $dice } einsetzen und weiter auf { $to }
label-tables-enters_hit = mit { $dice } einsetzen, auf { $to } ziehen und schlagen
label-tables-bear_off = mit der { $die } hinaus
label-tables-bears_off = mit { $dice } hinaus
# Nach drei Einsen.
label-tables-send = von { $from } zurück an den Anfang

## Warum ein Zug nicht möglich ist: die ersten Wörter, bis zum Doppelpunkt, sind hervorgehoben
## Antworten neben dem Brett. $distance: Zungen bis dorthin. $given, $expected: Anzahl von Würfeln.

reason-tables-blocked =
    { $count ->
        [one] Blockiert: Auf { $at } steht { $count } Stein des Gegners.
       *[other] Blockiert: Auf { $at } stehen { $count } Steine des Gegners.
    }
reason-tables-one_man_only = Besetzt: Auf { $at } darf nur einer Ihrer Steine stehen.
reason-tables-point_not_cleared = Noch nicht: Auf die erste Zunge darf ein Stein erst zurück, wenn alle Ihre Steine sie verlassen haben.
reason-tables-bar_first = { $count ->
    [one] Erst einsetzen: Der geschlagene Stein muss aufs Brett, bevor Sie einen anderen ziehen.
   *[other] Erst einsetzen: Die { $count } geschlagenen Steine müssen aufs Brett, bevor Sie einen anderen ziehen.
}
reason-tables-safe_on_start = Sicher: Der Stein auf { $at } kann nicht geschlagen werden, solange Sie das erste Feld des Gegners besetzt halten.
reason-tables-must_rest = Nicht dieser Stein: Er hat auf { $at } geschlagen und muss in diesem Zug dort bleiben.
reason-tables-must_enter = { $count ->
    [one] Erst einsetzen: Der Stein in der Hand muss in diesem Zug auf das Brett.
   *[other] Erst einsetzen: Mindestens einer der { $count } Steine in der Hand muss in diesem Zug auf das Brett.
}
reason-tables-enter_only = { $count ->
    [one] Erst einsetzen: Solange ein Stein in der Hand ist, zieht kein anderer.
   *[other] Erst einsetzen: Solange { $count } Steine in der Hand sind, zieht kein anderer.
}
reason-tables-entered_only = { $count ->
    [one] Nicht dieser Stein: Ein Stein ist noch in der Hand; ziehen dürfen nur Steine, die in diesem Zug eingesetzt wurden.
   *[other] Nicht dieser Stein: { $count } Steine sind noch in der Hand; ziehen dürfen nur Steine, die in diesem Zug eingesetzt wurden.
}
reason-tables-blocked_die = Blockierter Würfel: Der Gegner hält { $at }; mit der { $die } darf nur ein Stein weiterziehen, der in diesem Zug eingesetzt wurde.
reason-tables-enter_all_first = { $count ->
    [0] Noch nicht: Kein Stein zieht weiter, bevor auch der Gegner alle Steine eingesetzt hat.
    [one] Noch nicht: Setzen Sie zuerst den Stein in der Hand ein.
   *[other] Noch nicht: Setzen Sie zuerst die { $count } Steine in der Hand ein.
}
reason-tables-stay_behind = Nicht in diesem Zug: Ein geschlagener Stein wurde eingesetzt; darum darf kein Stein über { $at } hinausziehen.
reason-tables-not_gathered = Noch nicht: Ein Stein darf erst hinaus, wenn alle Ihre Steine zu Hause sind.
reason-tables-higher_man_first = Nicht dieser Stein: Mit einer zu hohen Zahl muss zuerst der hinterste Stein hinaus; er steht auf { $at }.
reason-tables-exact_die_needed = { $distance ->
    [one] Kein Würfel passt: Dieser Stein braucht die 1 oder, wo die Regeln es erlauben, eine höhere Zahl.
   *[other] Kein Würfel passt: Dieser Stein braucht die { $distance } oder, wo die Regeln es erlauben, eine höhere Zahl.
}
reason-tables-no_such_die = { $distance ->
    [one] Kein Würfel passt: Das Ziel ist eine Zunge entfernt.
   *[other] Kein Würfel passt: Das Ziel ist { $distance } Zungen entfernt.
}
reason-tables-wrong_way = Falsche Richtung: Steine ziehen immer vorwärts.
reason-tables-way_blocked = Unterwegs blockiert: Der Stein muss nach jedem Würfel auf einem erlaubten Feld stehen.
reason-tables-not_your_man = Nicht Ihr Stein: Er gehört dem Gegner.
reason-tables-no_man = Leer: Hier steht kein Stein.
reason-tables-must_go_on = Erst weiterziehen: Der Stein auf { $at } darf dort nicht bleiben; ziehen Sie ihn mit einem anderen Würfel.
reason-tables-larger_die = Nicht dieser Würfel: Können Sie nur einen spielen, muss es der höchste spielbare sein.
reason-tables-must_use_more_dice = Nicht erlaubt: So bliebe ein spielbarer Würfel übrig.
reason-tables-already_thrown = Schon gewürfelt: Spielen Sie zuerst diesen Wurf.
reason-tables-throw_first = Erst würfeln: In diesem Zug wurde noch nicht gewürfelt.
reason-tables-answer_first = Erst antworten: Nehmen Sie die Verdopplung an oder lehnen Sie sie ab.
reason-tables-choose_first = Erst wählen: Nach drei Einsen dürfen Sie einen gegnerischen Stein zurückschicken oder darauf verzichten.
reason-tables-nothing_to_choose = Nichts zu wählen: Ein Stein wird nur nach drei Einsen zurückgeschickt, und auch dann nur, wenn die Regeln es vorsehen.
reason-tables-not_to_be_sent = Nicht hier: Auf { $at } steht kein Stein, der zurückgeschickt werden kann.
reason-tables-must_play = Es gibt einen Zug: Passen dürfen Sie nur, wenn kein Stein ziehen kann.
reason-tables-cube_not_yours = Sie dürfen den Dopplerwürfel jetzt nicht drehen.
reason-tables-nothing_offered = Keine Verdopplung: Es gibt nichts anzunehmen oder abzulehnen.
reason-tables-nothing_to_hit = Nichts zu schlagen: Auf { $at } steht kein einzelner Stein des Gegners.
reason-tables-game_over = Das Spiel ist zu Ende.
reason-tables-dice_number = { $expected ->
    [one] Hier wird mit einem Würfel gewürfelt, nicht mit { $given }.
   *[other] { $given ->
        [one] Hier wird mit { $expected } Würfeln gewürfelt, nicht mit einem.
       *[other] Hier wird mit { $expected } Würfeln gewürfelt, nicht mit { $given }.
    }
}
reason-tables-die_out_of_range = Kein Würfel zeigt { $die }: Möglich sind 1 bis 6.
reason-tables-bad_dice = { $dice } ist hier kein möglicher Wurf.

## Fehler in Stellungen und Notation
## Fehler in einer Eingabe, einer Datei oder in Aufrufen der Python-Bibliothek.
## $name: Schlüssel in der Datei („bar“). $text: der eingegebene Text.

error-tables-both_colours = Auf Zunge { $at } stehen Steine beider Seiten.
error-tables-both_finished = Nur eine Seite kann alle Steine hinausgebracht haben, nicht beide.
error-tables-men_sum = { $side } hat { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}; es müssen { $expected } sein.
error-tables-no_hand = { $side } hat Steine in der Hand, doch in diesem Spiel stehen zu Beginn alle auf dem Brett.
error-tables-no_cell = { $side } hat Steine neben dem Brett; nach diesen Regeln warten geschlagene Steine aber nicht dort.
error-tables-beyond_entry = { $side } hat { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} in der Hand; darum darf kein eigener Stein jenseits der Einsetzfelder stehen.
error-tables-negative = „{ $name }“ darf nicht kleiner als null sein.
error-tables-no_such_point = Eine Zunge { $at } gibt es auf diesem Brett nicht.
error-tables-dice_number = { $expected ->
    [one] Hier wird mit einem Würfel gewürfelt, nicht mit { $given }.
   *[other] { $given ->
        [one] Hier wird mit { $expected } Würfeln gewürfelt, nicht mit einem.
       *[other] Hier wird mit { $expected } Würfeln gewürfelt, nicht mit { $given }.
    }
}
error-tables-die_out_of_range = Kein Würfel zeigt { $die }: Möglich sind 1 bis 6.
error-tables-bad_dice = { $dice } ist hier kein möglicher Wurf.
error-tables-no_cube = Diese Stellung enthält einen Dopplerwürfel, doch das Spiel wird ohne ihn gespielt.
error-tables-notation = „{ $text }“ ist kein Zug. Ein Zug sieht so aus: 6:2-8, 3:bar-3, 5:9-off oder pass.

## Warum ein Zug gut ist
## Begründungen eines Tipps, nach dem Satz, der den Zug nennt. $hits: Würfe, mit denen der Gegner
## schlagen kann, von $of Würfen.

hint-tables-hits = Damit schlagen Sie einen einzelnen Stein.
hint-tables-makes_safe = Damit bringen Sie einen einzelnen Stein in Sicherheit.
hint-tables-holds_point = Damit halten Sie eine der wichtigsten Zungen.
hint-tables-escapes = Damit zieht ein Stein an gegnerischen Steinen vorbei.
hint-tables-enters_safe = Damit setzen Sie einen Stein an sicherer Stelle ein.
hint-tables-bears_off = Jeder hinausgebrachte Stein bringt Sie dem Sieg näher.
hint-tables-races = Die Steine beider Seiten begegnen sich nicht mehr; jetzt zählt nur noch das Tempo.
hint-tables-blocks = Danach sind für den Gegner weniger Zahlen spielbar.
hint-tables-brings_out = Damit stehen weniger Steine auf Ihrer ersten Zunge.
hint-tables-keeps_safe = So kann keiner Ihrer Steine geschlagen werden.
hint-tables-least_bad = Kein anderer Zug ist besser.
hint-tables-breaks = Auf { $at } bleibt nur ein Stein.
hint-tables-risks = { $hits ->
    [0] Danach kann der Gegner bei keinem Wurf einen Ihrer Steine schlagen.
    [one] Danach kann der Gegner bei einem von { $of } Würfen einen Ihrer Steine schlagen.
   *[other] Danach kann der Gegner bei { $hits } von { $of } Würfen einen Ihrer Steine schlagen.
}
# Nach drei Einsen.
hint-tables-sends_back = Diesen Stein zurückzuschicken, schadet dem Gegner am meisten.
# Nach drei Einsen.
hint-tables-declines = Schicken Sie jetzt besser keinen Stein zurück.
hint-tables-doubles = Ihr Vorsprung ist groß genug, um den Einsatz zu verdoppeln.
hint-tables-waits = Für eine Verdopplung ist Ihr Vorsprung noch zu klein.
# Warum eine Verdopplung angenommen oder abgelehnt wird.
hint-tables-takes = Ihre Gewinnaussichten sind noch gut genug, um weiterzuspielen.
hint-tables-drops = Sie verlieren wahrscheinlich; Ablehnen kostet weniger als Annehmen.

## Gegner
## Namen mit Spielstärke und wie jeder Gegner spielt, in einer Auswahlliste.

level-tables-tiro = Tiro – Anfänger
level-tables-novicius = Novicius – geübter Anfänger
level-tables-alumnus = Alumnus – Lernender
level-tables-lusor = Lusor – solider Spieler
level-tables-exercitatus = Exercitatus – geübter Spieler
level-tables-peritus = Peritus – Experte
level-tables-magister = Magister – Meister
plays-tables-tiro = Schlägt gern, eilt nach Hause und vergisst dabei seine einzelnen Steine.
plays-xii-tiro = Erkennt nur die größten Unterschiede zwischen Zügen und rät sonst meist.
plays-tables-novicius = Erkennt nur große Unterschiede zwischen Zügen und rät sonst.
plays-tables-alumnus = Wägt jeden Zug ab, verschätzt sich aber oft deutlich.
plays-tables-lusor = Wägt jeden Zug ab, irrt sich aber, wenn mehrere Züge beinahe gleich gut sind.
plays-tables-exercitatus = Verschätzt sich nur bei kleinen Unterschieden zwischen Zügen.
plays-tables-peritus = Spielt den besten Zug oder einen, der kaum schlechter ist.
plays-tables-magister = Spielt den Zug, den er am höchsten bewertet, ohne weiter vorauszudenken.
plays-lombardorum-magister = Denkt zwei Würfe voraus, wenn mehrere Züge beinahe gleich gut sind.

## Zitate, die in einer anderen Sprache anders lauten

cited-modern-backgammon = Heutiges Backgammon

## Ein Tipp beginnt mit dem Zug
## Der erste Satz eines Tipps, ohne Punkt.

hint-tables-do_step = Ziehen Sie mit der { $die } einen Stein von { $from } auf { $to }
hint-tables-do_step_hit = Ziehen Sie mit der { $die } einen Stein von { $from } auf { $to } und schlagen Sie dabei einen gegnerischen Stein
hint-tables-do_steps = Ziehen Sie mit { $dice } einen Stein von { $from } auf { $to }
hint-tables-do_steps_hit = Ziehen Sie mit { $dice } einen Stein von { $from } auf { $to } und schlagen Sie dabei einen gegnerischen Stein
hint-tables-do_enter = Setzen Sie mit der { $die } einen Stein auf { $to } ein
hint-tables-do_enter_hit = Setzen Sie mit der { $die } einen Stein auf { $to } ein und schlagen Sie dabei einen gegnerischen Stein
hint-tables-do_enters = Setzen Sie mit { $dice } einen Stein ein und ziehen Sie ihn weiter auf { $to }
hint-tables-do_enters_hit = Setzen Sie mit { $dice } einen Stein ein, ziehen Sie ihn weiter auf { $to } und schlagen Sie dabei einen gegnerischen Stein
hint-tables-do_bear_off = Bringen Sie einen Stein von { $from } mit der { $die } hinaus
hint-tables-do_bears_off = Bringen Sie einen Stein von { $from } mit { $dice } hinaus
