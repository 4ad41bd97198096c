### Die Startseite: was das ist, womit man beginnt, was wartet, welches Spiel zu wem passt.

home-title = alveus: vergessene Brettspiele
home-gloss = _alveus, -i,_ m. Höhlung, Wanne, Flussbett; Bienenstock; ein Spielbrett mit erhöhtem Rand.
home-lead = Historische Brettspiele, aufgestellt und spielbereit.
home-free = *Hier spielen, kostenlos,* gegen den Computer oder zu zweit. Ohne Konto, ohne Installation, auch offline.

## Womit man beginnt

home-resume = { $game } fortsetzen
home-begin = Neu hier? Fangen Sie damit an.
home-begin-note = Ein Spiel dauert etwa { $minutes } Minuten.

## Was wartet

home-waiting = Was auf Sie wartet
home-continue = Weiterspielen
home-continue-turn = Zug { $turn }
home-backup = Browser löschen Ihre Spiele manchmal, wenn Sie länger nicht hier waren.
home-backup-now = Alles sichern
home-shelf = Beiseitegelegt
home-shelf-more = { $count ->
    [one] noch eines
   *[other] noch { $count }
}
home-learn = Schritt für Schritt lernen
home-daily = Rätsel des Tages
home-daily-solved = { $day }, gelöst
home-offer = Zum Ausprobieren
home-offer-zeno = Kaiser Zenon hatte nur einen möglichen Zug. Finden Sie ihn.

## Welches Spiel

home-choose = Welches heute Abend?
home-filter-all = Alle
home-filter-short = Zehn Minuten
home-filter-alone = Allein
home-filter-luck = Mehr Glück
home-filter-thought = Mehr Köpfchen
home-fitting = { $count ->
    [one] Ein Spiel passt.
   *[other] { $count } Spiele passen.
}
home-also = { $game }, das alle kennen
home-others = Spiele von anderen
home-minutes = { $minutes } Min.
home-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
home-players-range = { $from }–{ $to } Personen
home-luck = Glück
home-skill = Können
home-luck-none = ohne Zufall
home-luck-little = wenig Zufall
home-luck-some = etwas Zufall
home-luck-much = viel Zufall
home-duodecim-kin = Backgammon mit drei Würfeln
home-xii-kin = Ein Vorläufer des Backgammons
home-lombardorum-kin = Backgammon auf halbem Brett
home-sperrdomino-kin = Domino, bei dem man den Gegner aussperrt
home-dominosa-kin = Ein Zahlenrätsel wie Sudoku
home-terzett-kin = Legespiel: drei gleiche Zahlen in einer Reihe
home-rithmomachia-kin = Rechenschach für Schüler und Gelehrte
home-bohnenspiel-kin = Ein Mancala aus dem Baltikum
home-familydomino-kin = Das Spiel, das alle kennen

## Wie Dauer und Glück gemessen wurden

home-measured = Wie Dauer und Glück gemessen wurden
home-measured-length = Der Computer hat jedes Spiel { $games }-mal auf mittlerer Stufe gegen sich selbst gespielt. Wir nehmen an, dass ein Zug mit mehreren Möglichkeiten so viele Sekunden dauert, wie unten angegeben ist, und jeder andere Zug drei. Die Spanne in Klammern umfasst die mittlere Hälfte der Partien. Rätsel wurden Tipp für Tipp gelöst.
home-measured-luck = Als Glück gilt der Prozentsatz der Partien, die die nächstschwächere Stufe mit denselben Würfen oder Steinen gewinnt; ein Unentschieden zählt als halber Sieg. Spiele ohne Würfel und verdeckte Steine kommen ohne Glück aus.
home-measured-game = Spiel
home-measured-turns = Züge
home-measured-seconds = Sekunden je Wahl
home-measured-minutes = Minuten
home-measured-won = Siege der schwächeren Stufe
home-measured-range = { $middle } ({ $low }–{ $high })
home-measured-none = entfällt

## Studien und Fußzeile

home-studies = Studien
home-sources = Quellen aller Spiele
home-docs = Dokumentation
home-licences = Lizenzen
home-statements = Datenschutz, Barrierefreiheit, Impressum
home-offline-no = Online
home-offline-preparing = Wird für die Offline-Nutzung vorbereitet …
home-offline-saver = Datensparmodus: Nur geöffnete Spiele sind offline verfügbar
home-offline-ready = Offline nutzbar
home-offline-waiting = Offline-Kopie: wartet auf eine Verbindung
home-offline-full = Offline-Kopie: kein Platz auf diesem Gerät
home-offline-version = Neue Version ab der nächsten Seite
home-footer = Über alveus

home-letters = Briefe
home-letter-with = mit { $name }
home-letter-open = Brief öffnen …
home-letter-restore = Meine Partie wiederherstellen …
home-letter-again = Noch einmal senden
home-letter-proof = Nachprüfen
home-letter-draft = Brief 1, noch nicht gesendet
home-letter-next = { $standing ->
    [ours] Sie beginnen die nächste Partie
   *[theirs] Sie warten auf die nächste Partie
}
home-letter-over = { $who ->
    [you] Gewonnen
    [none] Unentschieden
   *[other] Verloren
}
home-letter-state = { $standing ->
    [ours] Sie sind am Zug
    [theirs] Sie warten auf die Antwort
   *[over] Beendet
} · Brief { $number }

## Was es noch gibt

home-doors = Was Sie noch tun können
home-door-learn = Lernen
home-door-learn-note = Schritt für Schritt am Brett
home-door-letters = Per Brief spielen
home-door-letters-note = Mit fernen Freunden: Jeder Zug ist ein Link
home-door-make = Selbst machen
home-door-make-note = Bretter und Steine zum Drucken, in Originalgröße
home-door-museums = Für Museen
home-door-museums-note = Ein Spiel auf Ihrer Seite oder in Ihrer Ausstellung
home-door-lab = Labor
home-door-lab-note = Wie eine Regel ein Spiel verändert
