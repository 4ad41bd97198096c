### Terzett: was von Legebrett und Figuren gesagt wird, und was zu wählen ist.

side-terzett-solver = Sie

## Was auf dem Legebrett geschehen ist

event-terzett-hold = { $tile } ist in Ihrer Hand.
event-terzett-put_back = { $tile } ist zurückgelegt.
event-terzett-place = { $tile } liegt auf { $from } und { $to }.
event-terzett-take = { $tile } ist von { $from } und { $to } weggenommen.
event-terzett-turn = { $tile } ist auf { $from } und { $to } umgedreht.
event-terzett-help_on = Das Brett sagt nun, was nie mehr aufgehen kann.
event-terzett-help_off = Das Brett schweigt wieder.
event-terzett-over = { $ending ->
    [resigned] Die Figur ist aufgegeben.
    [composed] Zusammengesetzt: Alle Steine liegen, und jede Zahl ist in ihren Gruppen.
   *[other] Gelöst: Ein Schlüssel ist gefunden.
}

## Was zu tun ist

status-terzett-composed = { $connections ->
    [0] Zusammengesetzt: Alle { $count } Steine liegen.
    [one] Zusammengesetzt: Alle { $count } Steine liegen, und gleiche Gruppen berühren sich einmal.
   *[other] Zusammengesetzt: Alle { $count } Steine liegen, und gleiche Gruppen berühren sich { $connections }-mal.
}
status-terzett-several_solutions = { $complete ->
    [true] Diese Figur hat { $count } Schlüssel; jeder davon ist richtig.
   *[other] Diese Figur hat mehr als { $count } Schlüssel; jeder davon ist richtig.
}
status-terzett-tiles_to_lay = { $count ->
    [one] Ein Stein ist noch zu legen.
   *[other] { $count } Steine sind noch zu legen.
}
status-terzett-held = { $tile } ist in Ihrer Hand.
status-terzett-sum = Reihe { $line }: { $now } von { $sum }.
status-terzett-sum_missed = Reihe { $line } ergibt { $now } und soll { $sum } ergeben.
status-terzett-missing_groups = { $count ->
    [0] Keine Gruppe fehlt.
    [one] Eine Gruppe fehlt.
   *[other] { $count } Gruppen fehlen.
}
status-terzett-holes = Ohne Partner: { $cells }.
status-terzett-unpaired = Die freien Felder gehen nicht mehr zu zweien auf: { $at } bleibt übrig.
status-terzett-never = Kommt nicht mehr in Gruppen: { $numbers }.
status-terzett-tiles_stuck = Kein Platz bleibt für: { $tiles }.
status-terzett-not_grouped_yet = Alle Steine liegen, aber nicht jede Zahl ist in ihren Gruppen: { $numbers }.
status-terzett-shape_missing = Alle Zahlen liegen in Gruppen, aber nicht jede Form der Gruppen kommt vor.
status-terzett-double_alone = Ein Doppelstein ist für sich kein Paar: An jede seiner Hälften muss eine andere stoßen.
ending-terzett-composed = zusammengesetzt
action-terzett-help = Hilfe am Brett

## Felder und Steine

label-terzett-square = Zeile { $row }, Spalte { $column }: { $free ->
    [true] frei
   *[false] { $number }
}{ $given ->
    [true] , vorgeschrieben
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
label-terzett-place = { $tile } legen, die kleinere Zahl auf { $from }, die andere auf { $to }
label-terzett-take = { $tile } wegnehmen
label-terzett-turn = { $tile } umdrehen
mark-terzett-given = vorgeschrieben
mark-terzett-hole = ohne Partner
mark-terzett-never = kommt in keine Gruppe mehr
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
    [0] gleiche Gruppen berühren sich nirgends
    [one] gleiche Gruppen berühren sich einmal
   *[other] gleiche Gruppen berühren sich { $value }-mal
}

## Warum nicht: die ersten Worte, bis zum Doppelpunkt, treten hervor

reason-terzett-game_over = Fertig: Es ist nichts mehr zu tun.
reason-terzett-not_laid = Nicht auf dem Brett: { $tile } ist noch nicht gelegt.
reason-terzett-not_in_hand = Nicht in der Hand: Nehmen Sie { $tile } zuerst auf.
reason-terzett-nothing_held = Leere Hand: Nehmen Sie zuerst einen Stein auf.
reason-terzett-given_otherwise = Vorgeschrieben: Auf { $at } gehört eine { $number }.
reason-terzett-double_turned = Ein Doppelstein: { $tile } umzudrehen ändert nichts.

## Fehler in Umrissen, Figuren und Brettern

error-terzett-cells_number = Dieser Umriss hat { $count } Felder. { $kind ->
    [terzett] Die nächste Zahl, mit der ein Terzett aufgeht, ist { $expected }; mit den Steinen bis sieben sind es 72.
   *[other] Die nächste Zahl, mit der eine solche Figur aufgeht, ist { $expected }.
}
error-terzett-outline_apart = Der Umriss ist nicht aus einem Stück: { $at } gehört zu einem anderen Teil.
error-terzett-given_range = Auf { $at } ist { $number } vorgeschrieben; die Zahlen gehen von 0 bis { $reach }.
error-terzett-given_count = Die { $number } ist { $count }-mal vorgeschrieben; im Satz steht sie { $expected }-mal.
error-terzett-no_such_line = Eine Zeile oder Spalte { $line } gibt es nicht.
error-terzett-no_such_tile = Den Stein { $tile } gibt es in diesem Satz nicht.
error-terzett-tile_twice = { $tile } ist zweimal da.
error-terzett-not_grouped = Die { $number } auf { $at } liegt in keiner Gruppe ihrer Zahl.
error-terzett-shape_missing = Quadrate, liegende und stehende Vierer müssen alle vorkommen; eine dieser Formen fehlt.
error-terzett-given_otherwise = Für { $at } ist eine { $number } vorgeschrieben; dort liegt eine andere Zahl.
error-terzett-not_neighbours = Ein Stein liegt auf zwei Feldern, die sich berühren; { $from } und { $to } tun es nicht.
error-terzett-not_in_hand = { $tile } ist nicht in der Hand.
error-terzett-impossible = Eine solche Figur gibt es nicht, und das ist der Beweis: { $why ->
    [unpaired] Die freien Felder gehen nicht zu zweien auf, { $at } bleibt übrig.
    [never] Die { $number } kann nicht mehr in Gruppen kommen.
    [tile_stuck] Für { $tile } gibt es keinen Platz.
    [proved] Eine vollständige Suche durch alle Anordnungen fand in diesem Umriss keine.
    [sum] Keine Zahlen in Reihe { $line } ergeben { $sum }.
   *[no_grouping] Der Umriss lässt sich nicht in Gruppen teilen.
}
error-terzett-figure_not_found = In { $count } Versuchen hat sich keine Figur gefunden. Das heißt nicht, dass es keine gibt: Verlangen Sie weniger, oder versuchen Sie eine andere Nummer.
error-terzett-double_turned = { $tile } ist ein Doppelstein; ihn umzudrehen ändert nichts.
error-terzett-turned_twice = { $tile } hat eine Zahl mit einem anderen Stein gemeinsam, der umgedreht werden soll.
error-terzett-not_full = Das Brett ist noch nicht voll: { $count ->
    [one] Ein Stein fehlt.
   *[other] { $count } Steine fehlen.
}

## Tipps

hint-terzett-either = Von hier führen { $count } Schlüssel weiter, und jeder ist richtig. In einem davon liegt { $tile } auf { $from } und { $to }.
hint-terzett-lost_cell = { $at } hat keinen Partner mehr: Nehmen Sie einen Stein daneben weg.
hint-terzett-lost_number = Die { $number } kann nicht mehr in Gruppen kommen: Nehmen Sie einige ihrer Steine weg.
hint-terzett-lost_tile = Es gibt keinen Platz mehr, auf dem beide Zahlen von { $tile } in Gruppen kommen könnten.
hint-terzett-begin = Beginnen Sie mit einem Doppelstein, wie das Buch rät: zum Beispiel { $tile } auf { $from } und { $to }.
hint-terzett-leads = Hieraus kann noch eine ganze Figur werden: zum Beispiel mit { $tile } auf { $from } und { $to }.
hint-terzett-no_advice = Sicher verloren ist nichts, aber auch keine ganze Figur hat sich von hier gefunden. Vielleicht zeigt ein Versuch mehr.
task-terzett-composing = Es wird zusammengesetzt: Versuch { $count }

## Zusammenstellungen und Spielweisen

preset-terzett-measles = Figur I vom Krankenbett
preset-terzett-composing = Ein leeres Brett
option-terzett-task = Was zu tun ist
value-terzett-task-figure = eine Figur lösen
value-terzett-task-compose = eine zusammensetzen
note-terzett-figure = Die siebzehn Figuren stehen am Ende des Buches. Nur neun davon haben einen einzigen Schlüssel; das Buch verlangt einen, nicht alle.
note-terzett-compose = Das Zusammensetzen nennt das Buch die eigentliche Kunst und kennt keine Regel dafür.
option-terzett-kind = Art der Figur
value-terzett-kind-terzett = Terzett: zu dritt in einer Linie
value-terzett-kind-duett = Duett: Paare
value-terzett-kind-quadrat = Quadrat: vier im Quadrat
value-terzett-kind-quartett = Quartett: vier in einer Linie
value-terzett-kind-quodlibet = Quodlibet: Quadrate, liegende und stehende Vierer
note-terzett-terzett = Drei gleiche Zahlen liegen stets in gerader Linie; Gruppen derselben Zahl dürfen sich berühren.
note-terzett-duett = Adlers erste Figuren, mit den Steinen bis sechs gelegt. Ob ein Doppelstein für sich ein Paar ist, sagt er nicht; hier ist er keines.
note-terzett-quadrat = Mit den Steinen bis sechs gelegt. Adler schreibt, dass eine geeignete Figur erst gefunden werden musste; Rechtecke gehen nicht auf.
note-terzett-quartett = Mit den Steinen bis sechs gelegt, vier gleiche Zahlen waagerecht oder senkrecht.
note-terzett-quodlibet = Mit den Steinen bis sechs gelegt. Bei Adler wechseln die drei Formen ab; hier muss jede wenigstens einmal vorkommen.

## Umrisse der Sammlung

outline-terzett-8x9 = 8 zu 9
outline-terzett-6x12 = 6 zu 12
outline-terzett-4x18 = 4 zu 18
outline-terzett-3x24 = 3 zu 24
outline-terzett-36x2 = 36 zu 2
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
outline-terzett-duett-7x8 = 7 zu 8, Paare
outline-terzett-duett-4x14 = 4 zu 14, Paare
outline-terzett-duett-28x2 = 28 zu 2, Paare
outline-terzett-duett-ring = Borte, Paare
outline-terzett-duett-cross = Kreuz, Paare
outline-terzett-quartett-7x8 = 7 zu 8, Vierer in Linie
outline-terzett-quodlibet-7x8 = 7 zu 8, alle Formen
outline-terzett-quodlibet-4x14 = 4 zu 14, alle Formen
outline-terzett-quodlibet-cross = Kreuz, alle Formen
outline-terzett-quadrat-bands = Drei Bänder aus Quadraten
outline-terzett-5x6 = 5 zu 6, Steine bis vier
outline-terzett-2x3 = 2 zu 3, drei Steine
