### Üben: die Liste der Aufgaben, eine Aufgabe auf dem Brett, die Stellungen des Tages, Ihre Spiele.

practice-title = Üben
practice-lead = Kurze Aufgaben aus echten Partien. Es gibt keine Uhr und keine Wertung: Versuchen Sie es, so oft Sie mögen.
practice-here = Ihr Fortschritt ist nur auf diesem Gerät gespeichert. Nichts davon wird übertragen.
practice-nowhere = Dieser Browser kann keine Daten speichern; Ihr Fortschritt bleibt daher nicht erhalten.
practice-days = Stellung des Tages
practice-days-done = An { $done } der letzten { $of } Tage gelöst
practice-day = { $state ->
    [done] { $day }: gelöst
   *[open] { $day }: nicht gelöst
}
practice-solved = { $done } von { $of } gelöst
practice-course = Lehrgang
practice-course-done = { $done } von { $of } Schritten
practice-hard-1 = Erste Schritte
practice-hard-2 = Für geübte Spieler
practice-hard-3 = Für Meister
practice-task = { $state ->
    [solved] { $game }, Aufgabe { $number }, gelöst
    [seen] { $game }, Aufgabe { $number }, Lösung gezeigt
   *[open] { $game }, Aufgabe { $number }
}
practice-card = { $state ->
    [solved] { $level }, { $name }, { $game }, gelöst
   *[open] { $level }, { $name }, { $game }
}
practice-number = Aufgabe { $number }
practice-all = { $count ->
    [one] Die einzige Aufgabe
   *[other] Alle { $count } Aufgaben
}
practice-next = Nächste Aufgabe
practice-today = Heutige Stellung
practice-today-done = Heutige Stellung: gelöst
practice-none = Zum Üben lösen Sie die Aufgaben dieses Spiels.
practice-left = { $count ->
    [one] Eine Aufgabe passt nicht mehr zu den Regeln und wurde weggelassen.
   *[other] { $count } Aufgaben passen nicht mehr zu den Regeln und wurden weggelassen.
}
practice-damaged = { $count ->
    [one] Ein Eintrag Ihrer Übungsdaten war nicht lesbar und wurde entfernt; die übrigen sind erhalten.
   *[other] { $count } Einträge Ihrer Übungsdaten waren nicht lesbar und wurden entfernt; die übrigen sind erhalten.
}

## Eine Aufgabe auf dem Brett

task-title = Finden Sie den besten Zug für { $side }
task-day = Stellung des Tages
task-sent = Eine Aufgabe für Sie
task-where = Aufgabe { $number } von { $of }
task-right = Gelöst.
task-shown = Das ist die Lösung.
task-tempting = Das ist verlockend, aber nicht die Lösung. { $reason } Die Widerlegung: { $reply }.
task-tempting-dice = Das ist verlockend, aber die Lösung bringt im Mittel mehr.
task-hint = Achten Sie auf diese Stelle: { $place }.
task-hint-move = Prüfen Sie diesen Zug: { $move }.
task-tries = { $count ->
    [one] Ein Versuch
   *[other] { $count } Versuche
}
task-origin = Die ganze Runde ansehen
task-origin-great_deal = Adlers und Jahns punktreichste Runde: A kann an 1 und 0 nur 1:6 anlegen. B legt 0:6; beide Enden zeigen 0, und B gewinnt 120 Punkte.
task-show = Lösung zeigen
task-next = Nächste Aufgabe
task-skip = Überspringen
task-all = Alle Aufgaben
task-missing = Diese Aufgabe gibt es nicht mehr.
task-unreadable = Diese Aufgabe passt nicht zu den Regeln von { $game } und kann nicht geöffnet werden.

## Ihre Spiele

play-title = Ihre Spiele
play-none = Hier stehen Ihre Spiele gegen den Computer, sobald sie zu Ende sind.
play-game = Spiel
play-won = Gewonnen und verloren
play-errors = Verlust durch Fehler
play-lately = Zuletzt im Mittel
play-won-lost = { $won } : { $lost }
play-loss = { $unit ->
    [percent] { $value } % je Zug
    [beans] { $value } Bohnen je Zug
    [stones] { $value } Steine je Zug
   *[points] { $value } Punkte je Zug
}
play-export = Exportieren
play-import = Importieren
play-erase = Alles löschen
play-erase-yes = Löschen
play-erase-asked = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} und { $tasks ->
    [one] eine gelöste Aufgabe
   *[other] { $tasks } gelöste Aufgaben
} löschen? Das lässt sich nicht zurücknehmen.
play-erased = Alles wurde gelöscht.
play-imported = Ihre Übungsdaten sind importiert.
play-unreadable = Diese Datei enthält keine Übungsdaten. Ihre bisherigen Daten bleiben unverändert.

## Für Lehrende

set-title = Eine Aufgabe stellen
set-question = Frage
set-answers = Richtige Antworten, die beste zuerst
set-hint = Hinweis (optional)
set-copy = Link kopieren
set-show = QR-Code zeigen
set-keep = Auf das Blatt setzen
set-kept = Die Aufgabe steht auf Ihrem Blatt. Sie finden das Blatt unter „Üben“.
set-code = Die Aufgabe als QR-Code
set-long = Diese Aufgabe ist zu lang für einen QR-Code. Kopieren Sie stattdessen den Link.
set-sheet = Ihr Blatt
set-sheet-copy = Alle Links kopieren
set-sheet-print = Blatt drucken
set-sheet-remove = Entfernen
set-sheet-note = Öffnen Sie eine Ihrer Aufgaben, oder geben Sie die Links weiter. Antworten der Schüler werden nie übertragen.
