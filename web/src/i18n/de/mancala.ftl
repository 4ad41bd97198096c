### Die Säspiele: Mulden, Gewinnmulden, Bohnen, was gesät und was genommen wird.

# Zahlwörter für Bohnen.
bean-count = { $count ->
    [one] eine Bohne
   *[other] { count } Bohnen
}
# Wohin die letzte Bohne fällt, wie es zählt, wer sät.
last-pit = { $opposite ->
    [true] Mulde { $last } gegenüber
   *[other] die eigene Mulde { $last }
}
# Was genommen wird, Mulde für Mulde von der letzten rückwärts: „zwei genommen, dann vier“.
taken-chain = { $takenCount ->
    [one] { $takenFirst } genommen
   *[other] { $takenFirst } genommen, { $takenRest }
}

## Was geschehen ist

event-mancala-sow = { $side } sät Mulde { $pit }, { bean-count }, die letzte in { last-pit }.
event-mancala-sow_take = { $side } sät Mulde { $pit }, { bean-count }, die letzte in { last-pit }: { taken-chain }.
event-mancala-skip = { $side } setzt aus und darf das { $left ->
    [0] nicht noch einmal.
    [one] noch einmal.
   *[other] noch { $left } Mal.
}
event-mancala-remainder = { $side } räumt { $count ->
    [one] die letzte Bohne ein.
   *[other] die letzten { count } Bohnen ein.
}
event-mancala-over = { $ending ->
    [resigned] { $side } gewinnt.
    [majority] { $side } hat mehr als die Hälfte der Bohnen und gewinnt.
   *[other] { $sideId ->
        [none] Das Spiel endet unentschieden, { $south } zu { $north } Bohnen.
       *[other] { $side } gewinnt. Süd hat { $south } Bohnen, Nord { $north }.
    }
}

## Was zu tun ist

status-mancala-to_sow = { $side } wählt eine Mulde zum Säen.
status-mancala-decided = Entschieden: { $side } hat { $beans } Bohnen, mehr als die Hälfte.
status-mancala-won = { $ending ->
    [resigned] { $side } hat gewonnen; die andere Seite hat aufgegeben.
    [majority] { $side } hat mit mehr als der Hälfte der Bohnen gewonnen.
    [row_empty] { $side } hat gewonnen: Süd hat { $south } Bohnen, Nord { $north }.
    [repetition] { $side } hat gewonnen. Die Bohnen liefen im Kreis; Süd hat { $south }, Nord { $north }.
    [no_capture] { $side } hat gewonnen. Es wurde nichts mehr genommen; Süd hat { $south } Bohnen, Nord { $north }.
   *[other] { $side } hat nach dem letzten erlaubten Zug gewonnen: Süd hat { $south } Bohnen, Nord { $north }.
}
status-mancala-drawn = Unentschieden, { $south } zu { $north } Bohnen.
ending-mancala-row_empty = eine Reihe ist leer
ending-mancala-majority = mehr als die Hälfte der Bohnen
ending-mancala-repetition = die Bohnen liefen im Kreis
ending-mancala-no_capture = es wurde nichts mehr genommen
ending-mancala-cap = der letzte erlaubte Zug
ending-mancala-resigned = aufgegeben

action-mancala-skip = Aussetzen
action-mancala-play = Säen
action-mancala-play_why = Wählen Sie zuerst eine Mulde.

## Plätze, Bohnen, und was dort geht

label-mancala-pit = { $own ->
    [true] Ihre Mulde { $number }
   *[other] { $side }s Mulde { $number }
}
label-mancala-store = { $own ->
    [true] Ihre Gewinnmulde
   *[other] { $side }s Gewinnmulde
}
contents-mancala-bean = { $count ->
    [one] eine Bohne
   *[other] { $words } Bohnen
}
place-mancala-movable = kann gesät werden, { $move }
counter-mancala-beans = { $value ->
    [one] { $value } Bohne
   *[other] { $value } Bohnen
}
counter-mancala-skips = { $value ->
    [one] darf einmal aussetzen
   *[other] darf { $value }-mal aussetzen
}

## Was eine Mulde brächte

label-mancala-sow = die letzte in { last-pit }
label-mancala-sow_take = die letzte in { last-pit }: { taken-chain }

## Was die gewählte Mulde nimmt, zusammengezählt: die Überschrift, das Ganze, wie es zugeht

takings-title = Dieser Zug gewinnt
takings-sum = { $sum } Bohnen
takings-after = danach { $after }
takings-mancala-sow_take = { $takenCount ->
    [one] Mit der letzten Bohne sind es { $takenFirst }.
   *[other] Von der letzten Bohne rückwärts: { $takenFirst }, { $takenRest }.
} { $stop ->
    [0] Mehr als die letzte Mulde wird hier nicht genommen.
   *[other] { stop-pit } { $stop_empty ->
        [true] ist leer und beendet die Kette.
       *[other] hat weder zwei noch vier noch sechs und beendet die Kette.
    }
}
stop-pit = { $stop_opposite ->
    [true] Mulde { $stop } gegenüber
   *[other] Ihre Mulde { $stop }
}

## Die Zugliste, und die Zeichen auf dem Brett

move-mancala-sow = { $pit }
move-mancala-sow_take = { $pit }, nimmt { $sum }
legend-mancala-chosen = gewählt
legend-mancala-last_bean = letzte Bohne
legend-mancala-taken = wird genommen
legend-mancala-before = voriger Zug

## Warum nicht: die ersten Wörter, bis zum Doppelpunkt, stehen hervor

reason-mancala-empty_pit = Leer: In dieser Mulde liegt keine Bohne.
reason-mancala-not_your_pit = Nicht Ihre: Man räumt eine Mulde der eigenen Reihe.
reason-mancala-store_not_sown = Eine Gewinnmulde: Was hier liegt, ist gewonnen und wird nicht mehr gesät.
reason-mancala-target_not_chosen = Nicht nach Wahl: Die Bohnen fallen einzeln in die folgenden Mulden; drücken Sie die gewählte Mulde noch einmal, um sie zu säen.
reason-mancala-no_skips = Es wird gespielt: Aussetzen geht nicht, oder nicht mehr.
reason-mancala-game_over = Das Spiel ist zu Ende.
reason-mancala-no_chance = In diesem Spiel bleibt nichts dem Zufall überlassen.

## Fehler in Stellungen und Notation

error-mancala-notation = „{ $text }“ ist kein Zug. Ein Zug ist die Nummer einer Mulde, 1 bis 6 von links, wie ihr Besitzer sie sieht, oder skip.
error-mancala-no_such_pit = Eine Mulde { $pit } hat dieses Brett nicht.
error-mancala-pits_number = { $given } Mulden sind angegeben; das Brett hat { $expected }.
error-mancala-stores_number = { $given } Gewinnmulden sind angegeben; das Brett hat { $expected }.
error-mancala-skips_number = Für { $given } Spieler ist angegeben, wie oft sie aussetzen dürfen; es sind { $expected }.
error-mancala-negative = „{ $name }“ zählt weniger als keine Bohne.
error-mancala-beans_sum = Es sind { $count } Bohnen; es müssen { $expected } sein.
error-mancala-no_skips = In dieser Stellung darf noch { $given }-mal ausgesetzt werden; das Spiel erlaubt { $expected }.
error-mancala-result_impossible = In dieser Stellung kann kein Spiel durch „{ $ending }“ geendet haben.

## Warum eine Mulde gut ist

hint-mancala-only_move = In keiner anderen Mulde liegen Bohnen.
hint-mancala-certain = { $stands ->
    [ahead] Sicher: Bei bestem Spiel gewinnen Sie mit { bean-count } mehr.
    [behind] Sicher: Das ist der kleinste Verlust, { bean-count } weniger.
   *[even] Sicher: Bei bestem Spiel endet es unentschieden.
}
hint-mancala-takes = Das nimmt { bean-count }.
hint-mancala-guards = Das rettet { bean-count } davor, genommen zu werden.
hint-mancala-keeps_order = Das hält Ihre Mulden für die nächsten Züge in guter Ordnung.

## Analyse

units-beans = Bohnen
unit-beans = { $count ->
    [one] eine Bohne
   *[other] { $count } Bohnen
}
