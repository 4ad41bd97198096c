### Die Einführung in die erste Partie, neben dem Brett. Jeder Schritt hat Namen, Überschrift und Satz;
### Varianten nennen, was zu tun ist oder was der Gegner getan hat; `waits`: Der Gegner ist am Zug.
### $other: Name des Gegners, zum Beispiel „Schwarz“. $side: Name einer Seite, zum Beispiel „Weiß“.
### $yours, $theirs: was Sie und der Gegner gewürfelt haben; „none“ vor dem Wurf.
### $dice: die Würfel, die noch zu nutzen sind, zum Beispiel „6 und 5“.

# Über der Überschrift des ersten Schritts.
guide-title = Ihre erste Partie
# Statt „Ihre erste Partie“, wenn jemand nach einer anderen Einführung ein neues Spiel öffnet.
guide-brief = Kurz erklärt
# Schaltfläche mit Kreuz: die Einführung beenden.
guide-leave = Beenden
guide-left = Einführung beendet. Sie lässt sich im Menü wieder öffnen.
# Schaltfläche neben „Einführung beendet.“
guide-back = Wieder öffnen
guide-next = Weiter
guide-play = Spielen
# Schaltfläche: die ganze Einführung in dieses Spiel beginnen.
guide-more = Mit Einführung
guide-without = Ohne Einführung
guide-heard = Ihre erste Partie, Schritt { $number } von { $of }.

## Schritte aller Spiele

guide-aim = Das Ziel
guide-begins = Wer beginnt
guide-first = Ihr erster Zug
guide-answer = { $other } antwortet
guide-second = Ihr zweiter Zug
guide-alone = Jetzt spielen Sie selbst
guide-alone_title = Jetzt spielen Sie selbst
guide-answer_waits_title = { $other } antwortet
guide-answer_waits_text = Sehen Sie zu, während { $other } am Zug ist.
guide-alone_text = „Tipp“ schlägt einen Zug vor, „Zurück“ nimmt Züge zurück.
# Der Zug des Gegners in Notation, wenn sein Satz zu lang wäre.
guide-told = { $side }: { $written }.
guide-outcome_hit = Schlag auf { $at }

## Steine und Würfel

guide-tables-aim = Ziel und Weg
guide-tables-first = Ihr erster Wurf
guide-tables-second = Ihr zweiter Wurf
guide-tables-begins_title = Wer beginnt?
guide-tables-begins_lot_to_throw_text = { $yours ->
    [none] Drücken Sie „Würfeln“: Jede Seite wirft einen Würfel; die höhere Zahl beginnt.
   *[other] Gleichstand: Sie haben { $yours } gewürfelt, { $other } { $theirs }. Würfeln Sie noch einmal.
}
guide-tables-begins_to_throw_title = Sie beginnen
guide-tables-begins_to_throw_text = { $yours ->
    [none] Würfeln Sie nun zum ersten Mal.
   *[other] Sie haben { $yours } gewürfelt, { $other } { $theirs }. Würfeln Sie nun für Ihren ersten Zug.
}
guide-tables-begins_waits_title = { $other } beginnt
guide-tables-begins_waits_text = { $yours ->
    [none] Danach sind Sie am Zug.
   *[other] { $other } hat { $theirs } gewürfelt, Sie { $yours }. Sehen Sie zu; danach sind Sie am Zug.
}
guide-tables-first_title = Wählen Sie einen Stein, dann ein Ziel
guide-tables-first_text = Mit jedem Würfel ziehen Sie einen beliebigen Stein. Zu spielen: { $dice }.
guide-tables-first_chosen_title = Wählen Sie ein Zielfeld
guide-tables-first_to_throw_title = Würfeln Sie
guide-tables-first_to_throw_text = Sie sind am Zug. Mit jedem Würfel ziehen Sie einen Stein.
guide-tables-first_must_pass_title = Kein Stein kann ziehen
guide-tables-first_must_pass_text = Mit { $dice } ist kein Zug möglich: Sie müssen passen.
guide-tables-answer_title = { $other } hat gezogen
guide-tables-answer_text = Würfeln Sie für Ihren zweiten Zug.
guide-tables-answer_hit_title = Ihr Stein wurde geschlagen
guide-tables-answer_hit_text = Ihr Stein stand allein; nun beginnt er von vorn.
guide-tables-second_title = Nutzen Sie wieder alle Würfel
guide-tables-second_text = Zu spielen: { $dice }. Sichern Sie Ihre Steine: Ein einzelner kann geschlagen werden.
guide-tables-second_to_throw_title = Würfeln Sie
guide-tables-second_to_throw_text = Mit jedem Würfel ziehen Sie einen Stein.
guide-tables-second_enter_first_title = Setzen Sie den Stein ein
guide-tables-second_enter_first_text = Zu spielen: { $dice }. Wählen Sie den wartenden Stein, dann ein markiertes Feld.
guide-tables-second_must_pass_title = Kein Stein kann ziehen
guide-tables-second_must_pass_text = Mit { $dice } ist kein Zug möglich: Sie müssen passen.
# Schilder auf dem Brett, am Anfang und am Ende einer Linie, die den Weg Ihrer Steine zeigt.
guide-tables-label_begin = Ihr Weg
guide-tables-label_out = hinaus

guide-lombardorum-aim_title = Als Erster alle Steine hinausbringen
guide-lombardorum-aim_text = Ziehen Sie oben nach links, unten nach rechts und hinaus in die Ablage.
guide-lombardorum-label_begin = Start auf 1
guide-lombardorum-second_enter_first_text = Zu spielen: { $dice }. Auf der Seite des Gegners hat jede Zunge mit Ring nur Platz für einen Ihrer Steine.
guide-lombardorum-second_text = Zu spielen: { $dice }. Auf der Seite des Gegners hat jede Zunge mit Ring nur Platz für einen Ihrer Steine.

guide-duodecim-aim_title = Als Erster alle Steine hinausbringen
guide-duodecim-aim_text = Mit drei Würfeln ziehen Sie von Feld 1 bis Feld 24 und dann hinaus.
guide-duodecim-begins_lot_to_throw_text = { $yours ->
    [none] Drücken Sie „Würfeln“: Jede Seite würfelt; wer höher würfelt, beginnt.
   *[other] Gleichstand: Sie haben { $yours } gewürfelt, { $other } { $theirs }. Würfeln Sie noch einmal.
}
guide-duodecim-second_title = Nutzen Sie alle Würfel

guide-xii-aim_title = Als Erster alle Steine hinausbringen
guide-xii-aim_text = Alle Steine beginnen bei A und folgen den Buchstaben bis zum letzten E.
guide-xii-label_begin = hier einsetzen
guide-xii-first_title = Wählen Sie einen Stein, dann ein Ziel
guide-xii-first_enter_one_title = Setzen Sie einen Stein ein
guide-xii-first_enter_one_text = Wurf: { $dice }. Wählen Sie die Steine am Rand, dann ein markiertes Feld.
guide-xii-first_chosen_title = Wählen Sie ein Zielfeld
guide-xii-first_chosen_text = Zu spielen: { $dice }. Der Punkt zeigt, wohin der Stein kann.
guide-xii-second_enter_first_text = Zu spielen: { $dice }. Wählen Sie den Stein auf dem Kreis, dann ein markiertes Feld.

## Bohnen

guide-mancala-aim_title = Mehr Bohnen nehmen als { $other }
guide-mancala-aim_text = { $board ->
    [upright] Säen Sie die Bohnen einer Mulde einzeln reihum, links hinab, rechts hinauf.
   *[other] Säen Sie die Bohnen einer Mulde einzeln reihum.
}
guide-mancala-label_sow = so wird gesät
guide-mancala-first = Ihr erster Zug
guide-mancala-first_title = { $board ->
    [upright] Wählen Sie links eine Mulde
   *[other] Wählen Sie eine Ihrer Mulden
}
guide-mancala-first_text = Sie sehen, wohin die Bohnen fallen und welche Sie nehmen. Zum Säen erneut drücken.
guide-mancala-first_chosen_title = Zum Säen erneut drücken
guide-mancala-first_chosen_text = Oder wählen Sie zum Vergleich eine andere Mulde.
guide-mancala-answer_title = Säen Sie noch einmal
guide-mancala-answer_text = Liegen in der letzten Mulde 2, 4 oder 6 Bohnen, gehören sie Ihnen. Diesmal nehmen Sie keine.
guide-mancala-answer_captures_title = Nun gewinnen Sie Bohnen
guide-mancala-answer_captures_text = Mulden mit 2, 4 oder 6 Bohnen gewinnen Sie: erst die letzte, dann ebenso die davor.
guide-mancala-told = { $side } sät aus Mulde { $written }.
guide-mancala-alone_text = { $board ->
    [upright] Ist Ihre Spalte leer, wenn Sie am Zug sind, endet das Spiel; der Rest gehört dem Gegner.
   *[other] Ist Ihre Reihe leer, wenn Sie am Zug sind, endet das Spiel; der Rest gehört dem Gegner.
}

## Der Kampf der Zahlen

guide-rithmomachia-aim_title = Eine Siegreihe bilden
guide-rithmomachia-aim_text = Erobern Sie die Pyramide und bilden Sie auf der Seite des Gegners eine arithmetische Reihe.
# Schild auf dem Brett.
guide-rithmomachia-label_half = Hälfte des Gegners
guide-rithmomachia-first = Ihr erster Zug
guide-rithmomachia-first_title = Wählen Sie einen Stein, dann ein markiertes Feld
guide-rithmomachia-first_text = Rundsteine ziehen 1 Feld, Dreiecke 2, Quadrate 3, Pyramiden 1–3.
guide-rithmomachia-first_chosen_title = Wählen Sie ein Zielfeld
guide-rithmomachia-first_chosen_text = Jeder Punkt zeigt ein Feld, das dieser Stein erreicht.
guide-rithmomachia-answer_title = Greifen Sie eine gegnerische Zahl an
guide-rithmomachia-answer_text = Zahl mal Schritte ergibt das Ziel: Die 6 greift über 5 Schritte die 30 an.
guide-rithmomachia-alone_text = Rote Ecken markieren angegriffene Steine. „Lernen“ erklärt alle Arten des Schlagens.

## Anlegen

guide-dominoes-aim = Das Ziel
guide-dominoes-begins = Steine verteilen
guide-dominoes-begins_title = Verteilen Sie die Steine
guide-dominoes-begins_text = Alle sehen nur die eigenen Steine.
guide-dominoes-first = Ihr erster Stein
guide-dominoes-first_title = Wählen Sie einen Stein, dann ein Ende der Kette
guide-dominoes-first_text = Gleiche Zahlen berühren sich. Passende Steine sind markiert.
guide-dominoes-first_waits_title = { $other } legt zuerst
guide-dominoes-first_waits_text = Dann legen Sie an einem der Enden an.
guide-dominoes-first_to_lead_title = Legen Sie den ersten Stein
guide-dominoes-first_to_lead_text = Wählen Sie einen Ihrer Steine, dann die Mitte des Tisches.
guide-dominoes-first_chosen_title = Wählen Sie ein Ende der Kette
guide-dominoes-first_chosen_text = Ihr Stein passt an ein Ende, das eine seiner beiden Zahlen zeigt.
guide-dominoes-first_chosen_to_lead_title = Drücken Sie auf die Tischmitte
guide-dominoes-first_chosen_to_lead_text = Der erste Stein kommt in die Mitte; dann legen alle reihum an.
guide-dominoes-first_chosen_stock_title = Zum Kaufen erneut drücken
guide-dominoes-first_chosen_stock_text = Oder wählen Sie einen Ihrer Steine.
guide-dominoes-first_must_buy_title = Kein Stein passt
guide-dominoes-first_must_buy_text = Kaufen Sie einen verdeckten Stein: Drücken Sie zweimal darauf.
guide-dominoes-first_must_pass_title = Kein Stein passt
guide-dominoes-first_must_pass_text = Diesmal müssen Sie passen.
guide-dominoes-answer_title = Sie sind wieder am Zug
guide-dominoes-answer_text = Achten Sie auf die Zahlen an den Enden: { $other } braucht eine davon, um anzulegen.
guide-dominoes-answer_must_buy_title = Kein Stein passt
guide-dominoes-answer_must_buy_text = Kaufen Sie einen verdeckten Stein: Drücken Sie zweimal darauf.
guide-dominoes-answer_must_pass_title = Kein Stein passt
guide-dominoes-answer_must_pass_text = Diesmal müssen Sie passen.
guide-dominoes-label_end = ein offenes Ende
guide-sperrdomino-aim_title = Alle Steine legen oder die Kette sperren
guide-sperrdomino-aim_text = Bei einer Sperre gewinnt die leichtere Hand alle restlichen Augen.
guide-familydomino-first_to_lead_title = Eröffnen Sie mit dem höchsten Stein
guide-familydomino-first_to_lead_text = Wählen Sie den markierten Stein, dann die Mitte des Tisches.
guide-familydomino-aim_title = Vor den anderen alle Steine loswerden
guide-familydomino-aim_text = Legen Sie Steine an die Enden der Kette: Gleiche Zahlen berühren sich.

## Blätter mit Steinen

guide-dominoes-outcome_lay = { $tile }
# Schild auf dem Brett.
guide-dominoes-label_edge = auf eine Kante drücken
guide-dominosa-aim = Die Regel
guide-dominosa-aim_title = Finden Sie die Umrisse der Steine
guide-dominosa-aim_text = Jeder Stein kommt genau einmal vor, senkrecht oder waagerecht.
guide-dominosa-first = Ihr erster Stein
guide-dominosa-first_title = Drücken Sie auf eine Feldkante
guide-dominosa-first_text = So legen Sie einen Stein. Zum Entfernen erneut drücken. „Tipp“ hilft weiter.
guide-dominosa-first_chosen_title = Wählen Sie ein Nachbarfeld
guide-dominosa-alone = Lösen Sie allein weiter
guide-dominosa-alone_title = Lösen Sie allein weiter
guide-dominosa-alone_text = Die Liste zeigt, wie viele Plätze jedes Paar noch hat. „Prüfen“ findet Fehler.
guide-terzett-aim = Die Regel
guide-terzett-aim_title = Finden Sie die Umrisse der Steine
guide-terzett-aim_text = Jeder Stein kommt einmal vor; je drei gleiche Zahlen liegen in einer Linie.
guide-terzett-aim_tiles_to_lay_title = Füllen Sie das Netz mit allen Steinen
guide-terzett-first = Ihr erster Stein
guide-terzett-first_title = Drücken Sie auf eine Feldkante
guide-terzett-first_text = So legen Sie einen Stein. Zum Entfernen erneut drücken. „Tipp“ hilft weiter.
guide-terzett-first_chosen_title = Wählen Sie ein Nachbarfeld
guide-terzett-first_tiles_to_lay_title = Wählen Sie einen Stein, dann eine Kante
guide-terzett-first_tiles_to_lay_text = Wählen Sie in der Liste einen Stein, dann die Kante, die er bedeckt.
guide-terzett-alone = Lösen Sie allein weiter
guide-terzett-alone_title = Lösen Sie allein weiter
guide-terzett-alone_text = „Tipp“ zeigt einen sicheren Stein, „Prüfen“ findet Fehler.
guide-terzett-alone_tiles_to_lay_text = Die Zahl der vollständigen Dreiergruppen steht neben dem Brett.

## Kurze Schilder auf dem Brett: welcher Stein zu wählen ist und wohin er zieht

guide-tables-label_select = 1. Diesen Stein wählen
guide-tables-label_then = 2. Dann hierher
guide-tables-label_or = oder hierher
guide-rithmomachia-label_select = 1. Diesen Stein wählen
guide-rithmomachia-label_then = 2. Dann hierher
guide-rithmomachia-label_or = oder hierher
guide-sperrdomino-label_select = 1. Diesen Stein wählen
guide-sperrdomino-label_then = 2. Dann hierher
guide-sperrdomino-label_or = oder hierher
guide-familydomino-label_select = 1. Diesen Stein wählen
guide-familydomino-label_then = 2. Dann hierher
guide-familydomino-label_or = oder hierher
