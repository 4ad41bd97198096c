### Die Säspiele: Mulden, Gewinnmulden, Bohnen, Säen und Nehmen. $side: Name einer Seite („Süd“) oder
### ihres Spielers („Der Graf“). $pit, $last, $number: Nummer einer Mulde, 1 bis 6, vom Besitzer aus
### von links gezählt. $beans: Bohnen einer Seite; $south, $north: gewonnene Bohnen beider Seiten.

# Eine Anzahl von Bohnen, zum Beispiel „sechs Bohnen“. Teil anderer Nachrichten.
bean-count = { $count ->
    [one] eine Bohne
   *[other] { number-word } Bohnen
}
# Anfang eines Tipps. $moves: wie viele Züge der Computer vorausgerechnet hat.
next-moves = { $moves ->
    [one] Nach einem weiteren Zug
   *[other] Nach { $moves } weiteren Zügen
}
# Wohin die letzte Bohne fällt, aus Sicht der Seite, die sät. Nach „in“.
last-pit = { $opposite ->
    [true] Mulde { $last } der anderen Seite
   *[other] die eigene Mulde { $last }
}
# Was genommen wird, Mulde für Mulde von der letzten rückwärts: „zwei genommen, dann vier“.
taken-chain = { $takenCount ->
    [one] { $takenFirst } genommen
   *[other] { $takenFirst } genommen, { $takenRest }
}

## Was geschehen ist
## Sätze nach einem Zug, sichtbar und vorgelesen. $left: wie oft die Seite noch passen darf.

event-mancala-sow = { $side } sät { bean-count } aus Mulde { $pit } bis in { last-pit }.
event-mancala-sow_take = { $side } sät { bean-count } aus Mulde { $pit } bis in { last-pit }: { taken-chain }.
# Dasselbe zu der Person, die es getan hat.
own-mancala-sow = Sie säen { bean-count } aus Mulde { $pit } bis in { last-pit }.
own-mancala-sow_take = Sie säen { bean-count } aus Mulde { $pit } bis in { last-pit }: { taken-chain }.
event-mancala-skip = { $side } passt und darf { $left ->
    [0] nicht noch einmal passen.
    [one] noch einmal passen.
   *[other] noch { $left }-mal passen.
}
event-mancala-remainder = { $side } nimmt { $count ->
    [one] die letzte Bohne vom Brett.
   *[other] die letzten { number-word } Bohnen vom Brett.
}
event-mancala-over = { $ending ->
    [resigned] { $side } gewinnt.
    [majority] { $side } gewinnt mit mehr als der Hälfte der Bohnen.
   *[other] { $sideId ->
        [none] Unentschieden, { $south } : { $north }.
        [north] { $side } gewinnt { $north } : { $south }.
       *[south] { $side } gewinnt { $south } : { $north }.
    }
}

# Die sechs Mulden vor einem Spieler: auf einem hochkant stehenden Brett eine Spalte. Teil anderer
# Nachrichten.
own-line = { $board ->
    [upright] Spalte
   *[other] Reihe
}

## Was zu tun ist
## Sätze neben dem Brett.

status-mancala-to_sow = { $side } muss eine Mulde wählen.
do-mancala-to_sow = Wählen Sie eine Mulde zum Säen.
do-mancala-row_may_empty = { $remainder ->
    [other] Vorsicht: Ihre { own-line } kann leer werden. Ist sie leer, wenn Sie am Zug sind, endet die Partie, und der Gegner erhält die übrigen Bohnen.
   *[own] Vorsicht: Ihre { own-line } kann leer werden. Ist sie leer, wenn Sie am Zug sind, endet die Partie.
}
status-mancala-decided =
    Entschieden: { $side } hat { $beans ->
        [one] { $beans } Bohne
       *[other] { $beans } Bohnen
    }, mehr als die Hälfte.
status-mancala-row_may_empty = { $remainder ->
    [other] Vorsicht: Die { own-line } von { $side } kann leer werden. Ist sie leer, wenn { $side } am Zug ist, endet die Partie, und der Gegner erhält den Rest.
   *[own] Vorsicht: Die { own-line } von { $side } kann leer werden. Ist sie leer, wenn { $side } am Zug ist, endet die Partie.
}
status-mancala-once_more = Kommt diese Stellung noch einmal vor, endet die Partie.
status-mancala-limit_near = { $rule ->
    [cap] { $count ->
        [one] Noch ein Zug, dann endet die Partie.
       *[other] Noch { $count } Züge, dann endet die Partie.
    }
   *[repetition] { $count ->
        [one] Wird im nächsten Zug nichts genommen, endet die Partie.
       *[other] Wird noch { $count } Züge lang nichts genommen, endet die Partie.
    }
}
status-mancala-won = { $sideId ->
    [north] { $ending ->
        [resigned] { $side } gewinnt durch Aufgabe.
        [majority] { $side } gewinnt mit mehr als der Hälfte der Bohnen.
        [row_empty] { $side } gewinnt { $north } : { $south }.
        [repetition] { $side } gewinnt { $north } : { $south }; die Stellung hat sich wiederholt.
        [no_capture] { $side } gewinnt { $north } : { $south }; zu lange wurde nichts genommen.
       *[other] { $side } gewinnt { $north } : { $south }; die Höchstzahl der Züge ist erreicht.
    }
   *[south] { $ending ->
        [resigned] { $side } gewinnt durch Aufgabe.
        [majority] { $side } gewinnt mit mehr als der Hälfte der Bohnen.
        [row_empty] { $side } gewinnt { $south } : { $north }.
        [repetition] { $side } gewinnt { $south } : { $north }; die Stellung hat sich wiederholt.
        [no_capture] { $side } gewinnt { $south } : { $north }; zu lange wurde nichts genommen.
       *[other] { $side } gewinnt { $south } : { $north }; die Höchstzahl der Züge ist erreicht.
    }
}
status-mancala-drawn = { $ending ->
    [agreed] Unentschieden durch Vereinbarung.
   *[other] Unentschieden, { $south } : { $north }.
}
# Das Ende in einer Überschrift und darunter (result-) der Grund. $beans: Bohnen der angesprochenen
# Person, sonst des Siegers; $beans_other: die der anderen Seite.
turn-mancala-over_you = Sie haben { $beans } : { $beans_other } gewonnen
turn-mancala-over_lost = Sie haben { $beans } : { $beans_other } verloren
turn-mancala-over_side = { $side } gewinnt { $beans } : { $beans_other }
turn-mancala-over_drawn = { $ending ->
    [agreed] Unentschieden
   *[other] Unentschieden, { $beans_other } : { $beans_other }
}
result-mancala-won = { $ending ->
    [resigned] Das Spiel endete durch Aufgabe.
    [majority] Der Sieger hat mehr als die Hälfte der Bohnen.
    [repetition] Die Stellung hat sich wiederholt.
    [no_capture] Zu lange wurde nichts genommen.
    [cap] Die Höchstzahl der Züge ist erreicht.
   *[row_empty] Eine { own-line } ist leer.
}
result-mancala-remainder = { event-mancala-remainder }
result-mancala-drawn = { $ending ->
    [agreed] Die Spieler haben sich auf ein Unentschieden geeinigt.
    [repetition] Die Stellung hat sich wiederholt.
    [no_capture] Zu lange wurde nichts genommen.
    [cap] Die Höchstzahl der Züge ist erreicht.
   *[row_empty] Eine { own-line } ist leer.
}

# Schaltflächen: passen; die gewählte Mulde säen; warum „Säen“ noch nicht möglich ist.
action-mancala-skip = Passen
action-mancala-play = Säen
action-mancala-play_why = Wählen Sie zuerst eine Mulde.

## Plätze, Bohnen und mögliche Züge
## Vorgelesen zu einem Platz; Zähler stehen auch auf dem Brett.

label-mancala-pit = { $own ->
    [true] Ihre Mulde { $number }
   *[other] { $side }: Mulde { $number }
}
label-mancala-store = { $own ->
    [true] Ihre Gewinnmulde
   *[other] { $side }: Gewinnmulde
}
contents-mancala-bean = { $count ->
    [one] eine Bohne
   *[other] { $words } Bohnen
}
place-mancala-movable = kann geleert werden, { $move }
counter-mancala-beans = { $value ->
    [one] { $value } Bohne
   *[other] { $value } Bohnen
}
counter-mancala-skips = { $value ->
    [0] darf nicht mehr passen
    [one] darf einmal passen
   *[other] darf { $value }-mal passen
}

## Was das Säen einer Mulde bewirkt
## Nach dem Namen der Mulde; vorgelesen.

label-mancala-sow = die letzte Bohne fällt in { last-pit }
label-mancala-sow_take = die letzte Bohne fällt in { last-pit }: { taken-chain }

## Was das Säen der gewählten Mulde nähme: Überschrift, Summe, Erklärung
## Neben dem Brett. $stop: die Mulde, an der die Kette endet.

takings-title = Dieser Zug bringt
takings-sum = { $sum ->
    [one] eine Bohne
   *[other] { $sum } Bohnen
}
# $after: Bohnen in der Gewinnmulde nach dem Zug; nach der Summe, zum Beispiel „4 + 2 = 6“.
takings-after = danach { $after } in der Gewinnmulde
takings-mancala-sow_take = { $takenCount ->
    [one] In der letzten Mulde liegen dann { $takenFirst } Bohnen.
   *[other] Von der letzten Mulde rückwärts: { $takenFirst }, { $takenRest }.
} { $stop ->
    [0] Nach diesen Regeln wird nur aus der letzten Mulde genommen.
   *[other] { stop-pit } { $stop_empty ->
        [true] ist leer und beendet die Kette.
       *[other] hat weder zwei noch vier noch sechs Bohnen und beendet die Kette.
    }
}
stop-pit = { $stop_opposite ->
    [true] Mulde { $stop } des Gegners
   *[other] Ihre Mulde { $stop }
}

## Die Zugliste und die Zeichen auf dem Brett
## $sum: alle Bohnen, die der Zug nimmt. In der Zugliste ist wenig Platz.

move-mancala-sow = { $pit }
move-mancala-sow_take = { $pit }, nimmt { $sum }
move-mancala-sow_full = Mulde { $pit }
move-mancala-sow_take_full = Mulde { $pit }, nimmt { $sum }
# Legende der Zeichen an Mulden: die gewählte Mulde, die der letzten Bohne, Mulden, aus denen genommen
# würde, und Mulden, in die der vorige Zug gesät hat.
legend-mancala-chosen = gewählt
legend-mancala-last_bean = letzte Bohne
legend-mancala-taken = wird genommen
legend-mancala-before = voriger Zug

## Warum ein Zug nicht möglich ist: die ersten Wörter, bis zum Doppelpunkt, sind hervorgehoben
## Antworten neben dem Brett.

reason-mancala-empty_pit = Leer: In dieser Mulde liegt keine Bohne.
reason-mancala-not_your_pit = Nicht Ihre Mulde: Sie säen nur aus der eigenen { own-line }.
reason-mancala-store_not_sown = Gewinnmulde: Diese Bohnen sind gewonnen und werden nicht mehr gesät.
reason-mancala-target_not_chosen = Kein Ziel: Die Bohnen fallen einzeln in die folgenden Mulden; drücken Sie noch einmal auf die gewählte Mulde, um zu säen.
reason-mancala-no_skips = Sie müssen säen: Passen ist jetzt nicht erlaubt.
reason-mancala-game_over = Das Spiel ist zu Ende.
reason-mancala-no_chance = Keine Würfel: Dieses Spiel kennt keinen Zufall.

## Fehler in Stellungen und Notation
## Fehler in einer Eingabe, einer Datei oder in Aufrufen der Python-Bibliothek.
## $text: der eingegebene Text. $name: Schlüssel in der Datei („stores“). $given: vorhandene Anzahl;
## $expected: nötige Anzahl.

error-mancala-notation = „{ $text }“ ist kein Zug. Ein Zug ist die Nummer einer Mulde (1 bis 6, aus Sicht des Spielers von links gezählt) oder „skip“.
error-mancala-no_such_pit = Dieses Brett hat keine Mulde { $pit }.
error-mancala-pits_number =
    { $given ->
        [one] { $given } Mulde ist angegeben; das Brett hat { $expected }.
       *[other] { $given } Mulden sind angegeben; das Brett hat { $expected }.
    }
error-mancala-stores_number =
    { $given ->
        [one] { $given } Gewinnmulde ist angegeben; das Brett hat { $expected }.
       *[other] { $given } Gewinnmulden sind angegeben; das Brett hat { $expected }.
    }
error-mancala-skips_number =
    { $given ->
        [one] „skips“ enthält { $given } Zahl; nötig sind { $expected }, eine für jeden Spieler.
       *[other] „skips“ enthält { $given } Zahlen; nötig sind { $expected }, eine für jeden Spieler.
    }
error-mancala-negative = „{ $name }“ darf nicht kleiner als null sein.
error-mancala-beans_sum = Es müssen { $expected } Bohnen sein, nicht { $count }.
error-mancala-no_skips = Laut dieser Stellung darf ein Spieler noch { $given }-mal passen, nach den Regeln aber höchstens { $expected }-mal.
error-mancala-result_impossible = In dieser Stellung kann ein Spiel nicht mit „{ $ending }“ geendet haben.

## Warum eine Mulde gut ist
## Begründungen eines Tipps, nach „Säen Sie aus Ihrer Mulde 3.“

hint-mancala-only_move = Nur in dieser Mulde haben Sie Bohnen.
hint-mancala-certain = { $stands ->
    [ahead] Bei bestem Spiel liegen Sie am Ende sicher um { bean-count } vorn.
    [behind] Bei bestem Spiel liegen Sie am Ende um { bean-count } zurück; keine andere Mulde ist besser.
   *[even] Bei bestem Spiel ist ein Unentschieden sicher.
}
hint-mancala-takes = Damit nehmen Sie insgesamt { bean-count }.
hint-mancala-guards = Sonst könnte der Gegner schlimmstenfalls { bean-count } mehr nehmen.
hint-mancala-prepares = Antwortet der Gegner wie erwartet, können Sie danach aus Mulde { $pit } säen und { bean-count } nehmen.
hint-mancala-looks_ahead = { $stands ->
    [ahead] { next-moves } liegen Sie um etwa { bean-count } vorn.
    [behind] { next-moves } liegen Sie auch mit der besten Mulde um etwa { bean-count } zurück.
   *[even] { next-moves } ist das Spiel ausgeglichen.
}

## Ein Tipp beginnt mit dem Zug
## Der erste Satz eines Tipps, ohne Punkt.

hint-mancala-do_sow = Säen Sie aus Ihrer Mulde { $pit }
hint-mancala-do_sow_take = Säen Sie aus Ihrer Mulde { $pit }
