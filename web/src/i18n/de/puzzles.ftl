### Um die Aufgaben herum, wenn danach gefragt wird: Statistik, Weitergeben, Hefte, Löser.

## Was auf diesem Gerät gelöst wurde

statistics-title = Statistik
statistics-none = Noch ist nichts gelöst. Gelöste Aufgaben werden nur hier auf diesem Gerät gezählt.
statistics-note = Zeiten zählen nur ohne Tipp. All das bleibt auf diesem Gerät.
statistics-forget = Löschen
statistics-set = Satz bis { $reach }
statistics-kind = Aufgabe
statistics-solved = gelöst
statistics-alone = ohne Tipp
statistics-best = Bestzeit
statistics-median = Median

## Was weitergegeben wird

sharing-title = Weitergeben
sharing-result = Mein Ergebnis
sharing-result-note = Zeit und Tipps als Text, ohne die Lösung.
sharing-result-done = Das Ergebnis ist kopiert.
sharing-puzzle = Nur die Aufgabe
sharing-puzzle-note = Ein Link zur leeren Aufgabe.
sharing-puzzle-done = Der Link zur Aufgabe ist kopiert.
sharing-sheet = Mit meinen Steinen und Strichen
sharing-sheet-note = Ein Link zur Aufgabe im jetzigen Zustand.
sharing-sheet-done = Der Link mit Ihren Steinen und Strichen ist kopiert.
sharing-id = Die Kennung
sharing-id-note = Alle Zahlen der Reihe nach, auch für andere Programme lesbar.
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
    [grade] Satz bis { $reach }.
   *[keys] { $keys ->
        [one] Ein Schlüssel.
       *[other] { $keys } Schlüssel, jeder ist richtig.
    }
}
collection-line = { $number }, { $game }. { $about }{ $done ->
    [true] {" "}Gelöst in { $told }.
   *[false] {""}
}

## Aufgaben hintereinander: ein Dialog für zehn Aufgaben nach der Uhr

row-title = Zehn Aufgaben hintereinander
row-lead = 1894 lösten die Reisenden eines Nildampfers um die Wette zehn Aufgaben von Adler; die letzte bezwang ein zwölfjähriger Junge. Welche Aufgaben es waren, ist nicht bekannt. Diese zehn sind von uns, die leichteren zuerst. Lösen Sie eine nach der anderen. Zwischen zwei Aufgaben läuft die Uhr nicht.
row-state = { $name }: { $solved } von { $of } in { $time } gelöst.
row-problem = Aufgabe { $number }
row-next = Aufgabe { $number } öffnen
row-restart = Neu beginnen

## Hefte

booklet-title = Ein Heft drucken
booklet-lead = Mehrere Aufgaben auf nummerierten Seiten; die Lösungen stehen am Ende.
booklet-count = Anzahl der Aufgaben
booklet-sheet = Aufgaben je Seite
booklet-reach = Satz
booklet-grade = Schwierigkeit
booklet-rising = von leicht bis schwer
booklet-print = Drucken
booklet-making = Aufgabe { $number } von { $count } …
booklet-name = { $game }: { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
booklet-puzzle = { $number }. { $about }
booklet-places = Die hochgestellte Zahl gibt an, an wie vielen Plätzen der Stein liegen könnte.
booklet-solutions = Lösungen
booklet-page = Seite { $page } von { $pages }
booklet-keys = { $keys ->
    [one] ein Schlüssel
   *[other] { $keys } Schlüssel
}
booklet-threes = Jeder Stein des Satzes bis sieben kommt hier einmal vor, und gleiche Zahlen liegen zu dritt. Finden Sie die Steine.
booklet-how = Jeder Stein des Satzes bis { $reach } kommt hier genau einmal vor. Die Umrisse fehlen: Finden Sie sie.

## Der Löser

solver-title = Löser
solver-lead = Geben Sie beliebige Zahlen ein. Sie erfahren, ob ein vollständiger Satz Steine zu ihnen passt, wie viele Lösungen es gibt und wie Sie die Steine finden.
solver-label = Zahlen
solver-note = Eine Reihe je Zeile: Ziffern ohne Leerzeichen oder Zahlen, die durch Leerzeichen getrennt sind. Ein Punkt bedeutet: kein Feld. Auch eine Kennung wie „6:…“ wird gelesen.
solver-solve = Lösen
solver-example = Beispiel
solver-working = Wird gelöst …
solver-none = Für diese Zahlen gibt es keine Lösung.
solver-unique = Für diese Zahlen gibt es genau eine Lösung.
solver-several = { $complete ->
    [true] { $count ->
        [one] Für diese Zahlen gibt es eine Lösung.
       *[other] Für diese Zahlen gibt es { $count } Lösungen; eine davon ist gezeigt.
    }
   *[other] { $count ->
        [one] Für diese Zahlen gibt es mehr als eine Lösung; eine davon ist gezeigt.
       *[other] Für diese Zahlen gibt es mehr als { $count } Lösungen; eine davon ist gezeigt.
    }
}
solver-grade = Schwierigkeit: { $grade }
solver-steps = Der Lösungsweg
solver-some = Diese Schritte gelten in jeder Lösung.
solver-play = Diese Aufgabe spielen
solver-figure = Die Zahlen mit einer Lösung
