### The laboratory: what a page and a terminal call its measures.

lab-measure-score = Ergebnis der Seite, die beginnt
lab-measure-skill = Ergebnis des ersten Spielers gegen den zweiten
lab-measure-won = Partien mit Sieger
lab-measure-drawn = Unentschiedene Partien
lab-measure-cut = Abgebrochene Partien
lab-measure-broken = Partien, die ein Spieler verdarb
lab-measure-length = Länge einer Partie, in Zügen
lab-measure-decisions = Entscheidungen in einer Partie
lab-measure-choice = Möglichkeiten in einem Zug
lab-measure-forced = Züge ohne Wahl
lab-measure-dice = Paare, die die Würfel entschieden
lab-measure-leads = Führungswechsel in einer Partie
lab-measure-lowest = Tiefste Aussicht des Siegers
lab-measure-turned = Siege nach einer Aussicht unter 25 %
lab-measure-points = Punkte eines Siegs
lab-event = { $event } in einer Partie
lab-event-tables-take = Angenommene Verdoppelungen
lab-event-announce = Ansagen
lab-event-attack = Angriffe
lab-event-bear_off = Hinausgetragene Steine
lab-event-block = Gesperrte Partien
lab-event-buy = Käufe
lab-event-deal = Verteilungen
lab-event-dice_lost = Züge mit ungenutzten Würfeln
lab-event-displace = Verdrängungen
lab-event-double = Angebotene Verdoppelungen
lab-event-drop = Abgelehnte Verdoppelungen
lab-event-enter = Eingesetzte Steine
lab-event-false_pass = Falsches Passen
lab-event-hit = Treffer
lab-event-holding_freed = Freigegebene Punkte
lab-event-join = Angelegte Steine
lab-event-lead = Erste Steine
lab-event-lot = Auslosungen
lab-event-lot_tie = Gleichstände bei der Auslosung
lab-event-move = Bewegungen
lab-event-over = Enden
lab-event-pass = Passen
lab-event-place = Eingesetzte Gefangene
lab-event-remainder = Genommene Reste
lab-event-sent = Zurückgesandte Steine
lab-event-siege = Belagerungen
lab-event-skip = Ausgelassene Züge
lab-event-sow = Aussaaten
lab-event-sow_take = Aussaaten mit Gewinn
lab-event-spared = Verschonte Steine
lab-event-starts = Anfänge
lab-event-step = Schritte
lab-event-take = Gefangennahmen
lab-event-throw = Würfe
lab-missing = { $measure }: Das kann dieser Versuch nicht sagen.
lab-column-reading = Lesart
lab-column-value = Wert [95 %]
lab-column-difference = Unterschied ± 95 % (* sicher)
lab-head = { $game }, { $games } von { $total } Partien, { $first } gegen { $second }. Die erste Lesart ist das Maß.
lab-chart = { $measure }: { $count ->
    [one] eine Lesart mit ihrem 95-%-Intervall
   *[other] { $count } Lesarten mit ihren 95-%-Intervallen
}

## The page

lab-title = Labor
lab-lead = Was macht eine Lesart der Regeln aus einem Spiel? Lassen Sie Spieler spielen und sehen Sie zu.
lab-no-games = Die Liste der Spiele ist nicht angekommen. Laden Sie die Seite neu.
lab-game = Spiel
lab-readings = Lesarten
lab-of-most = { $count } von { $most }
lab-standard = Standard
lab-reading-name = { $option }: { $value }
lab-yardstick = Maß für die anderen
lab-add = + Lesart dazu
lab-remove = { $reading } entfernen
lab-first = Spieler
lab-second = Gegen
lab-same = denselben
lab-player-random = Irgendein Zug
lab-player-greedy = Auf den ersten Blick
lab-games = Partien je Lesart
lab-run = Spielen
lab-pause = Pause
lab-go-on = Weiter
lab-opening = Die Spieler kommen …
lab-progress = Gespielte Partien
lab-games-done = { $done } von { $total } Partien
lab-pace = { $rate } Partien in der Sekunde, { $workers ->
    [one] ein Spieler am Werk
   *[other] { $workers } Spieler am Werk
}
lab-seconds-left = { $seconds ->
    [one] noch 1 s
   *[other] noch { $seconds } s
}
lab-minutes-left = { $minutes ->
    [one] noch 1 min
   *[other] noch { $minutes } min
}
lab-not-kept = Dieser Browser behält nichts: Mit der Seite gehen die Partien. Sichern Sie sie unten als Datei.
lab-found = Was herauskam
lab-nothing-yet = Nehmen Sie eine Lesart dazu und spielen Sie. Die erste Lesart ist das Maß; alle treffen dieselben Würfel.
lab-first-games = Die ersten Partien werden gespielt.
lab-heading = { $game }: { $count ->
    [one] eine Lesart
   *[other] { $count } Lesarten
}
lab-summary = { $games ->
    [one] Eine Partie,
   *[other] { $games } Partien,
} derselbe Zufall für alle Lesarten. { $first } gegen { $second }.
lab-moving = Die Bilder bewegen sich, bis alle Partien gespielt sind.
lab-table = Tabelle
lab-reading = Lesart
lab-value = Wert
lab-interval = 95-%-Intervall
lab-difference = Unterschied
lab-none = –
lab-quoted = „{ $name }“
lab-lengths = Wie lang die Partien waren
lab-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
lab-median = Median { $turns }
lab-quantile-q1 = Erstes Viertel bis
lab-quantile-median = Median
lab-quantile-q3 = Drei Viertel bis
lab-quantile-p95 = 95 % bis
lab-says-nothing = Diese Partien können es nicht sagen.
lab-says-own = { $reading }: { $value }.
lab-says-more = { $reading }: { $value } mehr, mit einem Spielraum von { $margin }.
lab-says-less = { $reading }: { $value } weniger, mit einem Spielraum von { $margin }.
lab-says-open = Noch ist kein Unterschied zu sehen: { $readings }.
lab-says-length = { $reading }: Die Hälfte der Partien dauerte zwischen { $low } und { $high } Zügen.
lab-what-follows = Was folgt und was nicht
lab-caution = Das zeigt, was eine Lesart bewirkt, wenn diese Spieler sie spielen, je { $games } Partien. Es zeigt nicht, welche Lesart einst gespielt wurde, und nicht, wie Menschen sie spielen.
lab-share = Link kopieren
lab-copied = Der Link ist kopiert: Er bringt den Versuch, nicht die Partien.
lab-import = Datei mit Partien öffnen (JSON Lines)
lab-studies = Erste Studien (englisch): was vier Spiele ihren Lesarten verdanken
lab-python = Dieselben Zahlen in Python
error-lab_worker = Der Spieler im Browser hat aufgehört. Was fertig ist, bleibt: Drücken Sie „Weiter“ oder laden Sie die Seite neu.

## What can be wrong

error-lab_no_file = Das ist keine Datei eines Versuchs.
error-lab_too_new = Diese Datei hat eine andere Fassung des Labors geschrieben ({ $version }).
error-lab_damaged = Zeile { $line } der Datei ist beschädigt. Die Zeilen davor sind heil: Schneiden Sie die Datei dort ab, dann wird der Rest neu gespielt.
error-lab_overlap = Die Paare { $first } bis { $end } stehen in mehr als einer der Dateien.
error-lab_number = { $name } muss eine ganze Zahl ab { $least } sein.
error-lab_readings = { $count ->
    [0] Es gibt keine Lesart zu spielen.
    [one] Eine Lesart ist zu viel: Vergleichen lassen sich { $most }.
   *[other] { $count } Lesarten sind zu viele: Vergleichen lassen sich { $most }.
}
error-lab_twice = Die Lesart „{ $reading }“ ist zweimal genannt.
error-lab_players = Ein Versuch hat einen Spieler für beide Seiten oder zwei: hier sind es { $count }.
error-lab_function = Die Funktion „{ $name }“ ist nicht zu finden: Ihr Modul muss sich importieren lassen.
