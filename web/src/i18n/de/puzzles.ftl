### Dialoge und Seiten zu den Aufgaben mit Dominosteinen: Statistik, Teilen, Hefte, Löser.

## Was auf diesem Gerät gelöst wurde

statistics-title = Statistik
statistics-none = Noch keine Aufgabe gelöst. Gelöste Aufgaben werden nur auf diesem Gerät gezählt.
statistics-note = Zeiten zählen nur ohne Tipp. Die Statistik bleibt auf diesem Gerät.
statistics-forget = Statistik löschen
statistics-set = Steine bis { $reach }
statistics-kind = Aufgabe
statistics-solved = gelöst
statistics-alone = ohne Tipp
statistics-best = Bestzeit
statistics-median = Median

## Teilen: Schaltflächen eines Dialogs, jede mit einem Hinweis

sharing-title = Teilen
sharing-result = Mein Ergebnis
sharing-result-note = Zeit und Zahl der Tipps als Text, ohne die Lösung.
sharing-result-done = Das Ergebnis ist kopiert.
sharing-puzzle = Nur die Aufgabe
sharing-puzzle-note = Ein Link zur ungelösten Aufgabe.
sharing-puzzle-done = Der Link zur Aufgabe ist kopiert.
sharing-sheet = Mit meinen Steinen und Strichen
sharing-sheet-note = Ein Link zur Aufgabe in ihrem jetzigen Zustand.
sharing-sheet-done = Der Link mit Ihren Steinen und Strichen ist kopiert.
sharing-id = Kennung der Aufgabe
sharing-id-note = Alle Zahlen Zeile für Zeile, auch für andere Programme lesbar.
sharing-id-done = Die Kennung ist kopiert.
sharing-told = { $helps ->
    [0] Gelöst in { $time } ohne Tipp
    [one] Gelöst in { $time } mit einem Tipp
   *[other] Gelöst in { $time } mit { $helps } Tipps
}

## Hundert Figuren

collection-title = Hundert Figuren
collection-lead = Von leicht bis schwer. Bisher gelöst: { $solved } von { $count }.
collection-about = { $kind ->
    [grade] Steine bis { $reach }.
   *[keys] { $keys ->
        [one] Ein Schlüssel.
       *[other] { $keys } Schlüssel; jeder ist richtig.
    }
}
collection-line = { $number }, { $game }. { $about }{ $done ->
    [true] {" "}Gelöst in { $told }.
   *[false] {""}
}

## Aufgaben hintereinander: ein Dialog für zehn Aufgaben nach der Uhr

row-title = Zehn Aufgaben hintereinander
row-lead = 1894 lösten die Reisenden eines Nildampfers um die Wette zehn Aufgaben von Adler; die letzte bezwang ein zwölfjähriger Junge. Welche Aufgaben es waren, ist nicht bekannt. Diese zehn sind für alveus entstanden; die leichteren kommen zuerst. Lösen Sie eine nach der anderen. Zwischen zwei Aufgaben läuft die Uhr nicht.
row-state = { $name }: { $solved } von { $of } in { $time } gelöst.
row-problem = Aufgabe { $number }
row-next = Aufgabe { $number } öffnen
row-restart = Neu beginnen

## Hefte

booklet-title = Heft drucken
booklet-lead = Mehrere Aufgaben auf nummerierten Seiten; die Lösungen stehen am Ende.
booklet-count = Anzahl der Aufgaben
booklet-sheet = Aufgaben je Seite
booklet-reach = Dominosatz
booklet-grade = Schwierigkeit
booklet-rising = von leicht bis schwer
booklet-print = Drucken
booklet-making = Aufgabe { $number } von { $count } …
booklet-name = { $game }: { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
booklet-puzzle = { $number }. { $about }
booklet-places = Die kleine Zahl neben jedem Stein zeigt, an wie vielen Stellen er liegen könnte.
booklet-solutions = Lösungen
booklet-page = Seite { $page } von { $pages }
booklet-keys = { $keys ->
    [one] ein Schlüssel
   *[other] { $keys } Schlüssel
}
booklet-threes = Jeder Stein mit Zahlen bis sieben kommt hier genau einmal vor, und je drei gleiche Zahlen liegen in einer Linie. Die Umrisse der Steine sind verborgen: Finden Sie sie.
booklet-how = Jeder Stein des Satzes bis { $reach } kommt hier genau einmal vor. Die Umrisse der Steine sind verborgen: Finden Sie sie.

## Der Löser

solver-title = Dominosa-Löser
solver-lead = Geben Sie ein beliebiges Raster aus Zahlen ein. Sie erfahren, ob ein vollständiger Dominosatz dazu passt, wie viele Lösungen es gibt und wie Sie die Steine finden.
solver-label = Raster
solver-note = Eine Zeile des Rasters je Textzeile: Ziffern ohne Leerzeichen oder Zahlen, die durch Leerzeichen getrennt sind. Ein Punkt steht für ein fehlendes Feld. Auch eine Kennung wie „6:…“ ist möglich.
solver-solve = Lösen
solver-example = Beispiel
solver-working = Wird gelöst …
solver-none = Dieses Raster hat keine Lösung.
solver-unique = Dieses Raster hat genau eine Lösung.
solver-several = { $complete ->
    [true] { $count ->
        [one] Dieses Raster hat eine Lösung.
       *[other] Dieses Raster hat { $count } Lösungen; eine davon wird gezeigt.
    }
   *[other] { $count ->
        [one] Dieses Raster hat mehr als eine Lösung; eine davon wird gezeigt.
       *[other] Dieses Raster hat mehr als { $count } Lösungen; eine davon wird gezeigt.
    }
}
solver-grade = Schwierigkeit: { $grade }
solver-steps = Lösungsweg
solver-some = Diese Schritte gelten für jede Lösung.
solver-play = Dieses Raster spielen
solver-figure = Das Raster mit einer Lösung
