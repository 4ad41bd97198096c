### Die Startseite: Einführung, womit man beginnt, wartende Spiele, Auswahl eines Spiels.
### $game: Name eines Spiels, zum Beispiel „Dominosa“. $turn: Nummer eines Zugs. $count, $from, $to, $minutes: Zahlen.

home-title = alveus: vergessene Brettspiele
# Eintrag eines lateinischen Wörterbuchs unter dem Titel. _Wörter_ sind Latein.
home-gloss = _alveus, -i,_ m. Höhlung, Wanne, Flussbett; Bienenstock; ein Spielbrett mit erhöhtem Rand.
home-lead = Historische Brettspiele, aufgestellt und spielbereit.
home-free = *Hier kostenlos spielen,* gegen den Computer oder zu zweit, auch offline. Ohne Konto, ohne Installation.

## Womit man beginnt

home-resume = { $game } fortsetzen
# Unter der Schaltfläche, die ein Spiel beginnt.
home-begin = Neu hier? Beginnen Sie mit diesem Spiel.
home-begin-note = Ein Spiel dauert etwa { $minutes } Minuten.

## Was wartet

# Überschrift über allen Listen.
home-waiting = Was auf Sie wartet
# Überschrift der Liste begonnener Spiele.
home-continue = Weiterspielen
home-continue-turn = Zug { $turn }
home-backup = Browser löschen Ihre Spiele manchmal, wenn Sie die Seite länger nicht besuchen.
home-backup-now = Alles sichern
# Überschrift der Liste beiseitegelegter Spiele.
home-shelf = Beiseitegelegte Spiele
# Öffnet den Rest einer Liste von Spielen.
home-shelf-more = { $count ->
    [one] ein weiteres
   *[other] { $count } weitere
}
home-learn = Schritt für Schritt lernen
home-daily = Rätsel des Tages
home-daily-solved = { $day }, gelöst
# Überschrift über einem Link zu einer Studie und dem Satz darunter.
home-offer = Zum Ausprobieren
home-offer-zeno = Kaiser Zenon hatte nur einen erlaubten Zug. Finden Sie ihn.

## Welches Spiel
## Karten der Spiele, mit Filtern und Angaben zu Dauer, Zufall und Zahl der Personen.

home-choose = Welches Spiel heute Abend?
# Schaltflächen des Filters: Spiele, die etwa zehn Minuten dauern, Spiele für eine Person und so weiter.
home-filter-all = Alle
home-filter-short = Zehn Minuten
home-filter-alone = Allein
home-filter-luck = Mehr Glück
home-filter-thought = Mehr Köpfchen
home-fitting = { $count ->
    [one] Ein Spiel passt.
   *[other] { $count } Spiele passen.
}
# Link zu einem gewöhnlichen Dominospiel.
home-also = { $game }, das Spiel, das alle kennen
home-others = Spiele von anderen
home-minutes = { $minutes } Min.
home-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
home-players-range = { $from }–{ $to } Personen
# Enden einer Skala auf der Karte eines Spiels.
home-luck = Glück
home-skill = Können
# Dieselbe Skala für Screenreader.
home-luck-none = ohne Zufall
home-luck-little = wenig Zufall
home-luck-some = etwas Zufall
home-luck-much = viel Zufall
home-duodecim-kin = Backgammon mit drei Würfeln
home-xii-kin = Ein römischer Vorläufer des Backgammons
home-lombardorum-kin = Backgammon auf halbem Brett
home-sperrdomino-kin = Domino: Sperren Sie den Gegner aus
home-dominosa-kin = Ein Zahlenrätsel wie Sudoku
home-terzett-kin = Legespiel: drei gleiche Zahlen in einer Reihe
home-rithmomachia-kin = Rechenschach für Schüler und Gelehrte
home-bohnenspiel-kin = Ein Mancala-Spiel aus dem Baltikum
home-familydomino-kin = Das Domino, das alle kennen

## Wie Dauer und Glück gemessen wurden

home-measured = Wie Dauer und Glück gemessen wurden
home-measured-length = Der Computer hat jedes Spiel { $games }-mal auf mittlerer Stufe gegen sich selbst gespielt. Wir nehmen an, dass ein Zug mit mehreren Möglichkeiten so viele Sekunden dauert wie unten angegeben und jeder andere Zug drei Sekunden. Die Spanne in Klammern umfasst die mittlere Hälfte der Partien. Rätsel wurden Tipp für Tipp gelöst.
home-measured-luck = Als Glück gilt der Prozentsatz der Partien, in denen bei gleichen Würfen oder Steinen die nächstschwächere Stufe gewinnt; ein Unentschieden zählt als halber Sieg. In Spielen ohne Würfel und verdeckte Steine spielt Glück keine Rolle.
home-measured-game = Spiel
home-measured-turns = Züge
home-measured-seconds = Sekunden je Entscheidung
home-measured-minutes = Minuten
# Spaltenkopf: der Prozentsatz der Partien, die die schwächere Stufe gewinnt.
home-measured-won = Siege der schwächeren Stufe
home-measured-range = { $middle } ({ $low }–{ $high })
# In dieser Spalte, bei Spielen ohne Glück.
home-measured-none = ohne Zufall

## Studien und Fußzeile

home-studies = Studien
home-sources = Quellen aller Spiele
home-docs = Dokumentation
home-licences = Lizenzen
home-statements = Datenschutz, Barrierefreiheit, Impressum
# Am Ende der Seite: ob Spiele ohne Verbindung spielbar sind.
home-offline-no = Nur online
home-offline-preparing = Wird für die Offline-Nutzung vorbereitet …
home-offline-saver = Datensparmodus: Nur geöffnete Spiele sind offline verfügbar
home-offline-ready = Offline verfügbar
home-offline-waiting = Offline-Kopie wartet auf eine Verbindung
home-offline-full = Kein Platz für eine Offline-Kopie auf diesem Gerät
home-offline-version = Neue Version beim nächsten Seitenaufruf
home-footer = Über alveus

# Überschrift der Liste der Briefpartien.
home-letters = Briefpartien
home-letter-with = mit { $name }
home-letter-open = Brief öffnen …
home-letter-restore = Meine Partie wiederherstellen …
home-letter-again = Noch einmal senden
# Link neben einer beendeten Partie: Würfe und Züge nachprüfen.
home-letter-proof = Partie nachprüfen
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

home-doors = Mehr entdecken
home-door-learn = Lernen
home-door-learn-note = Schritt für Schritt am Brett
home-door-letters = Per Brief spielen
home-door-letters-note = Züge als Links an Freunde in der Ferne senden
home-door-make = Selbst machen
home-door-make-note = Bretter und Steine zum Drucken, in Originalgröße
home-door-museums = Für Museen
home-door-museums-note = Ein Spiel auf Ihrer Website oder in Ihrer Ausstellung
home-door-lab = Labor
home-door-lab-note = Wie eine Regel ein Spiel verändert
