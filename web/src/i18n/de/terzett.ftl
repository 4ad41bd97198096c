### Terzett: was von Legebrett und Figuren gesagt wird, und was zu wählen ist.

further-terzett = Figuren aus dem Buch

side-terzett-solver = Sie

## Was auf dem Legebrett geschehen ist

event-terzett-hold = Sie haben Stein { $tile } in der Hand.
event-terzett-put_back = Stein { $tile } wurde zurückgelegt.
event-terzett-place = Stein { $tile } liegt auf { $from } und { $to }.
event-terzett-take = Stein { $tile } wurde von { $from } und { $to } weggenommen.
event-terzett-turn = Stein { $tile } wurde auf { $from } und { $to } umgedreht.
event-terzett-help_on = Unmögliche Felder, Zahlen und Steine werden nun gemeldet.
event-terzett-help_off = Unmögliche Felder, Zahlen und Steine werden nicht mehr gemeldet.
event-terzett-over = { $ending ->
    [resigned] Sie haben die Figur aufgegeben.
    [composed] Figur vollendet: Alle Steine sind gelegt, und alle Zahlen liegen in Gruppen.
   *[other] Gelöst: Sie haben alle Steine gefunden.
}

## Was zu tun ist

status-terzett-composed =
    { $count ->
        [one] Figur vollendet: Der einzige Stein ist gelegt
       *[other] Figur vollendet: Alle { $count } Steine sind gelegt
    }{ $connections ->
        [0] .
        [one] , und Gruppen derselben Zahl berühren sich einmal.
       *[other] , und Gruppen derselben Zahl berühren sich { $connections }-mal.
    }
status-terzett-several_solutions = { $complete ->
    [true] { $count ->
        [one] Diese Figur hat einen Schlüssel.
       *[other] Diese Figur hat { $count } Schlüssel; jeder ist richtig.
    }
   *[other] { $count ->
        [one] Diese Figur hat mehr als einen Schlüssel; jeder ist richtig.
       *[other] Diese Figur hat mehr als { $count } Schlüssel; jeder ist richtig.
    }
}
status-terzett-tiles_to_lay = { $count ->
    [one] Ein Stein ist noch zu legen.
   *[other] { $count } Steine sind noch zu legen.
}
status-terzett-held = Sie haben Stein { $tile } in der Hand.
status-terzett-sum = Summe der Reihe { $line }: { $now } von { $sum }.
status-terzett-sum_missed = Reihe { $line } ergibt { $now } statt { $sum }.
status-terzett-missing_groups = { $count ->
    [0] Keine Gruppe fehlt.
    [one] Eine Gruppe fehlt.
   *[other] { $count } Gruppen fehlen.
}
status-terzett-holes = Felder ohne freien Nachbarn: { $cells }.
status-terzett-unpaired = Die freien Felder lassen sich nicht mehr alle paarweise belegen: { $at } bleibt übrig.
status-terzett-never = Zu wenig Platz für alle Gruppen dieser Zahlen: { $numbers }.
status-terzett-tiles_stuck = Kein Platz mehr für { $tiles }.
status-terzett-not_grouped_yet = Alle Steine sind gelegt, doch diesen Zahlen fehlen noch Gruppen: { $numbers }.
status-terzett-shape_missing = Alle Zahlen liegen in Gruppen, aber nicht alle Gruppenformen kommen vor.
status-terzett-double_alone = Ein Doppelstein allein ist kein Paar: Jede Hälfte muss mit einem anderen Stein ein Paar bilden.
action-terzett-help = Sackgassen markieren

## Felder und Steine

label-terzett-square = { $free ->
    [true] frei
   *[false] { $number }
}, { $name }{ $given ->
    [true] , vorgegeben
   *[false] {""}
}{ $joined ->
    [right] , rechts verbunden mit { $other }
    [left] , links verbunden mit { $other }
    [up] , oben verbunden mit { $other }
    [down] , unten verbunden mit { $other }
   *[none] {""}
}
label-terzett-hold = { $tile } in die Hand nehmen
label-terzett-put_back = { $tile } zurücklegen
label-terzett-place = { $tile } mit der ersten Zahl auf { $from } und der zweiten auf { $to } legen
label-terzett-take = { $tile } wegnehmen
label-terzett-turn = { $tile } umdrehen
mark-terzett-given = vorgegebene Zahl
mark-terzett-hole = ohne freien Nachbarn
mark-terzett-never = passt in keine Gruppe mehr
mark-terzett-grouped = in einer Gruppe
counter-terzett-laid = { $value ->
    [one] ein Stein gelegt
   *[other] { $value } Steine gelegt
}
counter-terzett-groups = { $value ->
    [one] eine Gruppe
   *[other] { $value } Gruppen
}
counter-terzett-connections = { $value ->
    [0] keine Berührung gleicher Gruppen
    [one] eine Berührung gleicher Gruppen
   *[other] { $value } Berührungen gleicher Gruppen
}

## Warum nicht: die ersten Worte, bis zum Doppelpunkt, treten hervor

reason-terzett-game_over = Fertig: Es ist nichts mehr zu tun.
reason-terzett-not_laid = Nicht auf dem Brett: Legen Sie zuerst { $tile }.
reason-terzett-not_in_hand = Nicht in der Hand: Nehmen Sie zuerst { $tile } auf.
reason-terzett-nothing_held = Leere Hand: Nehmen Sie zuerst einen Stein auf.
reason-terzett-given_otherwise = Vorgegeben: Auf { $at } gehört eine { $number }.
reason-terzett-double_turned = Doppelstein: Das Umdrehen von { $tile } ändert nichts.

## Fehler in Umrissen, Figuren und Brettern

error-terzett-cells_number = Dieser Umriss hat { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}; { $kind ->
    [terzett] die nächstgelegene mögliche Zahl für ein Terzett ist { $expected ->
        [72] 72 (mit dem Satz bis sieben).
       *[other] { $expected } (mit dem Satz bis sieben: 72).
    }
   *[other] die nächstgelegene mögliche Zahl für eine solche Figur ist { $expected }.
}
error-terzett-outline_apart = Der Umriss besteht nicht aus einem Stück: { $at } ist vom Rest getrennt.
error-terzett-given_range = Die { $number } auf { $at } ist nicht möglich: Die Zahlen gehen von 0 bis { $reach }.
error-terzett-given_count = Die { $number } ist { $count }-mal vorgegeben, kommt im Satz aber nur { $expected }-mal vor.
error-terzett-no_such_line = Es gibt keine Zeile oder Spalte { $line }.
error-terzett-no_such_tile = Den Stein { $tile } gibt es in diesem Satz nicht.
error-terzett-tile_twice = Stein { $tile } kommt zweimal vor.
error-terzett-not_grouped = Die { $number } auf { $at } gehört zu keiner Gruppe gleicher Zahlen.
error-terzett-shape_missing = Es muss Quadrate, waagerechte Vierer und senkrechte Vierer geben; mindestens eine dieser Formen fehlt.
error-terzett-given_otherwise = Für { $at } ist eine { $number } vorgegeben, dort liegt aber eine andere Zahl.
error-terzett-not_neighbours = Ein Stein liegt auf zwei benachbarten Feldern; { $from } und { $to } sind nicht benachbart.
error-terzett-not_in_hand = Stein { $tile } ist nicht in Ihrer Hand.
error-terzett-impossible = Eine solche Figur gibt es nicht: { $why ->
    [unpaired] Die freien Felder lassen sich nicht alle paarweise belegen, { $at } bleibt übrig.
    [never] Die { $number } kann nicht mehr alle ihre Gruppen bilden.
    [tile_stuck] Für { $tile } gibt es keinen Platz.
    [proved] Eine vollständige Suche fand in diesem Umriss keine Lösung.
    [sum] Die Zahlen in Reihe { $line } können nicht { $sum } ergeben.
   *[no_grouping] Der Umriss kann nicht in Gruppen geteilt werden.
}
error-terzett-figure_not_found = In { $count ->
    [one] einem Versuch
   *[other] { $count } Versuchen
} wurde keine Figur gefunden; vielleicht gibt es dennoch eine. Lockern Sie die Bedingungen, oder ändern Sie den Startwert.
error-terzett-figure_not_in_time = In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wurde keine Figur gefunden ({ $count ->
    [one] ein Versuch
   *[other] { $count } Versuche
}). Wählen Sie mehr Zeit, lockerere Bedingungen oder einen anderen Startwert.
error-terzett-double_turned = { $tile } ist ein Doppelstein; ihn umzudrehen, ändert nichts.
error-terzett-turned_twice = Stein { $tile } kann nicht auch umgedreht werden: Er hat eine Zahl mit einem anderen Stein gemeinsam, den Sie umdrehen wollen.
error-terzett-not_full = Das Brett ist noch nicht voll: { $count ->
    [one] Ein Stein fehlt.
   *[other] { $count } Steine fehlen.
}

## Tipps

hint-terzett-either =
    Legen Sie { $tile } auf { $from } und { $to }: Dort liegt der Stein in { $count ->
        [one] dem einzigen Schlüssel, der noch möglich ist.
        [200] einem von mindestens 200 Schlüsseln, die noch möglich sind.
       *[other] einem der { $count } Schlüssel, die noch möglich sind.
    }
hint-terzett-lost_cell = Nehmen Sie einen Stein in der Nähe von { $at } weg: Die freien Felder lassen sich nicht mehr alle paarweise belegen.
hint-terzett-lost_number = Nehmen Sie einige Steine weg: Die { $number } kann nicht mehr alle ihre Gruppen bilden.
hint-terzett-lost_tile = Schaffen Sie Platz für { $tile }: Es gibt keine Stelle mehr, an der beide Zahlen in ihre Gruppen passen.
hint-terzett-begin = Beginnen Sie mit einem Doppelstein, wie das Buch rät: zum Beispiel { $tile } auf { $from } und { $to }.
hint-terzett-leads = Legen Sie zum Beispiel { $tile } auf { $from } und { $to }: Dann können Sie die Figur noch vollenden.
hint-terzett-no_advice = Es wurde kein Weg gefunden, diese Figur zu vollenden; vielleicht gibt es keinen. Beginnen Sie einen Versuch.
task-terzett-composing = Zusammensetzen: Versuch { $count }

## Zusammenstellungen und Spielweisen

preset-terzett-measles = Figur I vom Krankenbett
preset-terzett-composing = Ein leeres Brett
option-terzett-task = Aufgabe
value-terzett-task-figure = eine Figur lösen
value-terzett-task-compose = eine Figur zusammensetzen
note-terzett-figure = Die siebzehn Figuren stehen am Ende des Buches. Nur neun davon haben genau einen Schlüssel; das Buch verlangt einen, nicht alle.
note-terzett-compose = Das Buch nennt das Zusammensetzen die eigentliche Kunst und gibt keine Regel dafür.
option-terzett-kind = Art der Figur
value-terzett-kind-terzett = Terzett: drei in einer Linie
value-terzett-kind-duett = Duett: Paare
value-terzett-kind-quadrat = Quadrat: zwei mal zwei
value-terzett-kind-quartett = Quartett: vier in einer Linie
value-terzett-kind-quodlibet = Quodlibet: Quadrate, waagerechte und senkrechte Vierer
note-terzett-terzett = Drei gleiche Zahlen liegen immer in einer geraden Linie; Gruppen derselben Zahl dürfen sich berühren.
note-terzett-duett = Adler legte seine ersten Figuren mit dem Satz bis sechs. Ob ein Doppelstein allein ein Paar ist, bleibt offen; hier ist er keins.
note-terzett-quadrat = Gelegt wird mit dem Satz bis sechs. Rechtecke können nicht gefüllt werden; Adler schreibt, dass eine geeignete Figur erst gefunden werden musste.
note-terzett-quartett = Gelegt wird mit dem Satz bis sechs; vier gleiche Zahlen bilden eine waagerechte oder senkrechte Linie.
note-terzett-quodlibet = Gelegt wird mit dem Satz bis sechs. Bei Adler wechseln sich die drei Formen der Gruppen ab; hier muss jede wenigstens einmal vorkommen.

## Umrisse der Sammlung

outline-terzett-8x9 = 8 mal 9
outline-terzett-6x12 = 6 mal 12
outline-terzett-4x18 = 4 mal 18
outline-terzett-3x24 = 3 mal 24
outline-terzett-36x2 = 36 mal 2
outline-terzett-figure-viii = Figur VIII, der Buchstabe E
outline-terzett-figure-ix = Figur IX, der Buchstabe H
outline-terzett-figure-x = Umriss der Figur X
outline-terzett-figure-xi = Umriss der Figur XI
outline-terzett-figure-xii = Umriss der Figur XII
outline-terzett-figure-xiii = Umriss der Figur XIII
outline-terzett-figure-xiv = Umriss der Figur XIV
outline-terzett-figure-xv = Umriss der Figur XV
outline-terzett-figure-xvi = Umriss der Figur XVI
outline-terzett-figure-xvii = Umriss der Figur XVII
outline-terzett-window = Fenster
outline-terzett-t = Buchstabe T
outline-terzett-l = Buchstabe L
outline-terzett-c = Buchstabe C
outline-terzett-f = Buchstabe F
outline-terzett-s = Buchstabe S
outline-terzett-u = Buchstabe U
outline-terzett-y = Buchstabe Y
outline-terzett-four = Ziffer Vier
outline-terzett-steps = Stufen
outline-terzett-lighthouse = Leuchtturm
outline-terzett-p = Buchstabe P
outline-terzett-seven = Ziffer Sieben
outline-terzett-hat = Hut
outline-terzett-o = Buchstabe O
outline-terzett-a = Buchstabe A
outline-terzett-swiss-cross = Schweizerkreuz
outline-terzett-top = Kreisel
outline-terzett-frame = Rahmen
outline-terzett-cross = Kreuz
outline-terzett-barrel = Fass
outline-terzett-pyramid = Pyramide
outline-terzett-staircase = Treppe
outline-terzett-slope = Schräge
outline-terzett-duett-7x8 = 7 mal 8, Paare
outline-terzett-duett-4x14 = 4 mal 14, Paare
outline-terzett-duett-28x2 = 28 mal 2, Paare
outline-terzett-duett-ring = Rahmen, Paare
outline-terzett-duett-cross = Kreuz, Paare
outline-terzett-duett-double-cross = Doppelkreuz, Paare
outline-terzett-duett-star = Stern, Paare
outline-terzett-quartett-7x8 = 7 mal 8, vier in einer Linie
outline-terzett-quodlibet-7x8 = 7 mal 8, alle Formen
outline-terzett-quodlibet-4x14 = 4 mal 14, alle Formen
outline-terzett-quodlibet-cross = Kreuz, alle Formen
outline-terzett-quadrat-bands = Drei Bänder aus Quadraten
outline-terzett-5x6 = 5 mal 6, Zahlen bis vier
outline-terzett-2x3 = 2 mal 3, drei Steine

# Die Regel in einer Zeile, immer auf der Seite des Bretts.
rule-terzett = { $kind ->
    [duett] Gleiche Zahlen liegen paarweise nebeneinander.
    [quadrat] Gleiche Zahlen liegen zu viert im Quadrat.
    [quartett] Gleiche Zahlen liegen zu viert in einer Linie.
    [quodlibet] Gleiche Zahlen liegen zu viert im Quadrat oder in einer Linie.
   *[terzett] Gleiche Zahlen liegen zu dritt in einer Linie.
}
