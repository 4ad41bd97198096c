### Die Seite des Labors und die ersten Studien.

lab-title = Labor
lab-lead = Wie verändert eine Lesart der Regeln ein Spiel? Lassen Sie den Computer spielen und sehen Sie selbst.
lab-no-games = Die Liste der Spiele konnte nicht geladen werden. Laden Sie die Seite neu.
lab-game = Spiel
lab-readings = Lesarten
lab-of-most = { $count } von { $most }
lab-standard = Standard
lab-reading-name = { $option }: { $value }
lab-yardstick = Vergleichsgrundlage
lab-add = + Lesart hinzufügen
lab-remove = { $reading } entfernen
lab-first = Erster Spieler
lab-second = Zweiter Spieler
lab-same = derselbe Spieler
lab-player-random = Zufallsspieler
lab-player-greedy = Gieriger Spieler (bester nächster Zug)
lab-games = Partien je Lesart
lab-seed-field = Startwert
lab-choose-headline = Hauptmessgrößen, vorab festgelegt
lab-plan-headline = Hauptmessgrößen: { $measures }. Alle anderen sind explorativ.
lab-run = Spielen
lab-pause = Pause
lab-go-on = Weiter
lab-changed = Die Einstellungen wurden geändert. „Spielen“ beginnt einen neuen Versuch und löscht die Partien des bisherigen.
lab-holds-other = Auf diesem Gerät sind die Partien eines anderen Versuchs gespeichert. „Spielen“ löscht sie.
lab-opening = Die Spieler machen sich bereit …
lab-progress = Gespielte Partien
lab-games-done = { $done } von { $total } Partien
lab-pace = { $rate ->
    [one] { $rate } Partie
   *[other] { $rate } Partien
} pro Sekunde, { $workers ->
    [one] eine nach der anderen
   *[other] { $workers } gleichzeitig
}
lab-seconds-left = { $seconds ->
    [one] noch 1 s
   *[other] noch { $seconds } s
}
lab-minutes-left = { $minutes ->
    [one] noch 1 min
   *[other] noch { $minutes } min
}
lab-not-kept = Dieser Browser kann die Partien nicht speichern: Wenn Sie die Seite schließen, sind sie verloren. Sichern Sie sie unten als Datei.
lab-found = Ergebnisse
lab-nothing-yet = Fügen Sie eine Lesart hinzu und drücken Sie „Spielen“. Alle Lesarten werden mit denselben Zufallszahlen gespielt und mit der ersten verglichen.
lab-first-games = Die ersten Partien werden gespielt.
lab-heading = { $game }: { $count ->
    [one] eine Lesart
   *[other] { $count } Lesarten
}
lab-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} insgesamt, für jede Lesart dieselben Zufallszahlen. { $first } gegen { $second }.
lab-moving = Die Diagramme ändern sich, bis alle Partien gespielt sind.
lab-table = Tabelle und Dateien
lab-reading = Lesart
lab-value = Wert
lab-interval = 95-%-Intervall
lab-difference = { $unit ->
    [points] Unterschied in Prozentpunkten
   *[none] Unterschied
}
lab-detectable = { $unit ->
    [points] Kleinster nachweisbarer Unterschied in Prozentpunkten
   *[none] Kleinster nachweisbarer Unterschied
}
lab-ends = { $low } bis { $high }
lab-numbers = Zahlen: der Wert der Vergleichsgrundlage, dann die Unterschiede dazu; Unterschiede zwischen Prozentwerten sind in Prozentpunkten angegeben.
lab-none = –
lab-quoted = „{ $name }“
lab-lengths = Länge der Partien
lab-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
lab-median = Median { $turns }
lab-quantile-q1 = 25 % der Partien bis
lab-quantile-median = Median
lab-quantile-q3 = 75 % der Partien bis
lab-quantile-p95 = 95 % der Partien bis
lab-says-nothing = Aus diesen Partien lässt sich nichts schließen.
lab-with-ends = { $value } [{ $low }; { $high }]
lab-says-own = { $reading }: { $value }.
lab-says-more = { $unit ->
    [points] { $reading }: { $value } Prozentpunkte mehr ({ $low } bis { $high }).
   *[none] { $reading }: { $value } mehr ({ $low } bis { $high }).
}
lab-says-less = { $unit ->
    [points] { $reading }: { $value } Prozentpunkte weniger ({ $low } bis { $high }).
   *[none] { $reading }: { $value } weniger ({ $low } bis { $high }).
}
lab-says-open = { $unit ->
    [nothing] Kein signifikanter Unterschied: { $readings }. Es sind zu wenige Partien, um einen Unterschied zuverlässig nachzuweisen.
    [points] Kein signifikanter Unterschied: { $readings }. In 8 von 10 solchen Versuchen wäre ein Unterschied von { $value } Prozentpunkten nachweisbar.
   *[none] Kein signifikanter Unterschied: { $readings }. In 8 von 10 solchen Versuchen wäre ein Unterschied von { $value } nachweisbar.
}
lab-says-length = { $reading }: Die Hälfte der Partien dauerte { $low } bis { $high } Züge.
lab-what-follows = Folgerungen und Grenzen
lab-caution = Die { $games } Partien je Lesart zeigen, wie eine Lesart wirkt, wenn diese Spieler nach ihr spielen. Sie zeigen weder, wie Menschen spielen würden, noch, welche Lesart früher galt.
lab-chosen-later = Die Hauptmessgrößen dieser Studie wurden erst gewählt, als die Partien schon gespielt waren.
lab-share = Link kopieren
lab-copied = Der Link ist kopiert. Er enthält den Versuch, nicht die Partien.
lab-import = Datei mit Partien öffnen (JSON Lines)
lab-studies = Erste Studien
lab-python = Derselbe Versuch in Python
lab-command = Derselbe Versuch im Terminal
error-lab_not_offered = Das Spiel dieser Datei gibt es auf dieser Seite nicht. Öffnen Sie die Datei in Python oder im Terminal.
error-lab_worker = Die Berechnung wurde unerwartet abgebrochen. Fertige Partien bleiben erhalten. Drücken Sie „Weiter“ oder laden Sie die Seite neu.
lab-studies-lead = Wie sehr hängt ein Spiel von der Lesart der Regeln ab? Die Partien dieser Studien wurden vorab gespielt; wenn Sie einen Versuch starten, stehen hier dessen Ergebnisse.
lab-player-nodes = { $nodes ->
    [one] { $player }, { $nodes } Stellung je Zug
   *[other] { $player }, { $nodes } Stellungen je Zug
}
lab-games-played = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
lab-played = { $games ->
    [one] Eine Partie je Lesart
   *[other] { $games } Partien je Lesart
} mit denselben Zufallszahlen für alle Lesarten; { $first } gegen { $second }.
lab-data = Alle Partien (JSON Lines)
lab-chart-file = Diagramm speichern als
lab-save-chart = { $measure }: Diagramm als { $form } speichern

## Die ersten Studien: die Frage, der Befund in einem Satz, was folgt und was nicht

finding-lombardorum = Zungen für nur einen Stein
finding-lombardorum-question = Der überlieferte Text lässt auf den Zungen 1, 3, 4 und 5 nur je einen Stein zu (Fiske 1905, 164); nach Murray (1951, 124) gilt diese Grenze auf allen Zungen von 1 bis 6; Alfons’ Buch von 1283 (Bl. 75–76) kennt die Grenze nicht. Wie verändert sie das Spiel? Und was ändert sich, wenn die Würfel nicht genutzt werden müssen?
finding-lombardorum-found = Die Zungen für einen Stein prägen das Spiel: Ohne sie sind Partien kürzer, und es wird nur ein Viertel so oft gepasst. Mit sechs solchen Zungen ist jeder zweite Zug erzwungen.
finding-lombardorum-follows = Ohne Zungen für einen Stein ist eine Partie 9 ± 1 Züge kürzer, es gibt 6 Schläge weniger, und es wird nur ein Viertel so oft gepasst. Mit sechs solchen Zungen ist sie 2,6 ± 0,8 Züge länger, und es wird fast doppelt so oft gepasst; jeder zweite Zug ist erzwungen, und 1 % der Partien endet unentschieden. Müssen die Würfel nicht genutzt werden, ist eine Partie 20 ± 1 Züge länger, und es wird fast viermal so oft gepasst; in diesem Versuch endete trotzdem jede Partie innerhalb von 400 Zügen, doch stärkere Spieler passen mitunter endlos weiter.
finding-lombardorum-open = Es macht kaum etwas aus, ob Sie jeden noch spielbaren Würfel oder möglichst viele Würfel nutzen müssen: Die zweite Regel verkürzt eine Partie um höchstens 1,3 Züge. Die Seite, die beginnt, erzielt 52 ± 2 % der Punkte. 2400 Partien zeigen nicht, ob die Lesarten daran etwas ändern; Änderungen um bis zu 4 Prozentpunkte sind nicht auszuschließen.
finding-duodecim = Zwei Würfel oder drei
finding-duodecim-question = Ist das Spiel mit drei Würfeln (Realencyclopädie V,2, 1905, Sp. 1795) früher zu Ende als mit zweien (Seneca, Apocolocyntosis 15, umstritten)? Was ändert sich, wenn im Vorübergehen nicht geschlagen wird oder geschlagene Steine auf der Bar warten?
finding-duodecim-found = Mit zwei statt drei Würfeln dauert eine Partie um fast drei Viertel länger; je Zug gibt es nur ein Viertel der Möglichkeiten, und es wird fast doppelt so oft geschlagen.
finding-duodecim-follows = Mit zwei Würfeln dauert eine Partie 59 ± 2 Züge (fast drei Viertel) länger als mit drei; je Zug gibt es nur ein Viertel der Möglichkeiten, und es wird fast doppelt so oft geschlagen. Warten geschlagene Steine auf der Bar, ist eine Partie 9 ± 2 Züge länger, und es gibt anderthalbmal so viele Schläge. Wird im Vorübergehen nicht geschlagen, ist eine Partie kürzer, aber um höchstens 3,3 Züge.
finding-duodecim-open = Nach den üblichen Regeln erzielt die Seite, die beginnt, 60 ± 5 % der Punkte. 420 Partien zeigen nicht, ob die Lesarten das ändern: Änderungen um bis zu 10 Prozentpunkte sind nicht auszuschließen.
finding-bohnenspiel = Der erste Zug und das frühe Ende
finding-bohnenspiel-question = Gewinnt die Seite, die beginnt? Was ändert sich, wenn das Spiel endet, sobald eine Seite die Mehrheit der Bohnen hat, wenn nur aus der letzten Mulde statt aus der ganzen Kette genommen wird oder wenn anfangs vier Bohnen in jeder Mulde liegen?
finding-bohnenspiel-found = Ohne Ketten dauern Partien mehr als ein Viertel länger. Mit vier Bohnen in jeder Mulde verliert meist die Seite, die beginnt, außer nach Zufallszügen am Anfang.
finding-bohnenspiel-follows = Mit vier Zufallszügen am Anfang erzielt die Seite, die beginnt, 50 % der Punkte (47 bis 53 %), ohne Zufallszüge 49 % (46 bis 52 %): Ein Vorteil ist nicht zu sehen. Beendet eine Mehrheit der Bohnen das Spiel, ist eine Partie 3,7 Züge kürzer, und weniger als 1 % der Ergebnisse ändern sich. Ohne Ketten dauert eine Partie 8,7 Züge länger. Dann enden auch mehr Partien unentschieden, doch nur in einem der beiden Versuche ist das signifikant: 3,5 Prozentpunkte mehr (0,7 bis 6,2; korrigiertes p = 0,07) mit Zufallszügen, 4,9 (2,0 bis 7,8; p = 0,006) ohne sie. Vier Bohnen in jeder Mulde halbieren die Länge einer Partie. Ohne Zufallszüge erzielt die Seite, die beginnt, dann 30 % der Punkte, das sind 15 bis 23 Prozentpunkte weniger als nach den üblichen Regeln; mit Zufallszügen erzielt sie 56 % und damit nicht signifikant mehr (p = 0,11).
finding-bohnenspiel-open = In einer früheren Fassung dieser Studie hieß es, ohne Ketten sei es ein Vorteil, zu beginnen. Diese Aussage ziehen wir zurück: Mit Zufallszügen ist der Beleg dafür schwach (p = 0,046), ohne sie ist keiner zu sehen (p = 0,52). Partien zweier Spieler dieser Stärke zeigen nicht, wie ein Meister den ersten Zug nutzen würde.
finding-sperrdomino = Kaufen nach Belieben
finding-sperrdomino-question = Macht es etwas aus, ob Sie auch mit einem passenden Stein in der Hand oder schon im allerersten Zug kaufen dürfen? Ein starker Spieler, der nach Belieben kauft, spielt gegen den Schüler, der nur kauft, wenn er muss.
finding-sperrdomino-found = Kaufen nach Belieben bringt wenig: Darf der starke Spieler auch ohne Not kaufen, verbessert das sein Ergebnis um höchstens 4 Prozentpunkte.
finding-sperrdomino-follows = Das Ergebnis des starken Spielers beträgt 66,5 %, wenn er nach Belieben kaufen darf, sonst 64,8 %. Der Unterschied beträgt 1,7 ± 2,0 Prozentpunkte: Kaufen nach Belieben bringt höchstens 4 Prozentpunkte. Der Spieler nutzt diese Freiheit etwa einmal in sieben Partien. Darf nur gekauft werden, wenn kein Stein passt, ist zusätzlich jeder 22. Zug erzwungen; die Länge einer Partie ändert sich um höchstens ein Drittel eines Zuges. Das Kaufen im allerersten Zug hat keine sichtbare Wirkung: höchstens 3 Prozentpunkte.
finding-sperrdomino-open = Hier spielt die zweitstärkste unserer fünf Stufen, die je Zug 100 Stellungen betrachtet, gegen die zweitschwächste; ob ein Meister aus dem Kaufen mehr machen würde, zeigen diese Partien nicht.
finding-xii = Drei Wege um das Brett
finding-xii-question = Der Stein von Ostia zeigt die Felder, nicht den Weg. Schädlers Weg führt beide Seiten durch die ganze Reihe A und in derselben Richtung durch die äußeren Reihen; auf Murrays gespiegeltem Weg gehen sie dort einander entgegen; eine dritte Lesart gibt jeder Seite die halbe Reihe A. Wie verändern diese Wege das Spiel? Und macht es etwas aus, ob Steine schon ziehen dürfen, solange andere noch in der Hand sind?
finding-xii-found = Hat jede Seite ihre eigene Hälfte der Reihe A, ist eine Partie um ein Viertel kürzer, und es wird um drei Fünftel seltener geschlagen. Auf dem gespiegelten Weg ist sie um ein Zehntel kürzer, und es wird um ein Viertel seltener geschlagen.
finding-xii-follows = Mit der halben Reihe A für jede Seite braucht eine Partie 153 Züge statt 210 (57 ± 3 weniger); geschlagen wird 12-mal statt 30-mal, gepasst fast nie. Auf dem gespiegelten Weg, wo die Seiten einander begegnen und dann aneinander vorbeiziehen, braucht eine Partie 24 ± 4 Züge weniger, und es gibt 7 Schläge weniger. Darf kein Stein ziehen, ehe alle im Spiel sind, steigt der Anteil der erzwungenen Züge um 8 Prozentpunkte, und eine Partie wird um höchstens 13 Züge länger. Dürfen Steine der Reihe A ziehen, wenn keiner eingesetzt werden kann, wird um 30 % seltener gepasst; die Länge ändert sich, wenn überhaupt, um höchstens 5 Züge.
finding-xii-open = Die Seite, die beginnt, erzielt 51 ± 6 % der Punkte: Ein Vorteil ist nicht zu erkennen, und 500 Partien sind zu wenige, um zu zeigen, wie die Lesarten dieses Ergebnis ändern. Auf allen Wegen spielte derselbe Spieler, mit einfachen Gewichten, die auf den üblichen Weg abgestimmt sind. Unsere Computergegner haben auf allen Stufen nur diesen Weg gelernt: Partien zwischen ihnen würden etwas über die Spieler aussagen, nicht über die Wege. Partien von Spielern, die alle Wege gleich gut kennen, würden vielleicht kleinere oder größere Unterschiede zeigen.
finding-rithmomachia = Zeitpunkt des Schlagens und Züge mit Knick
finding-rithmomachia-question = Dürfen Dreiecke und Quadrate auf ihrem Weg abbiegen? Wird ein angegriffener Stein sofort geschlagen, nach der Antwort oder in einer eigenen Phase? Und wie oft endet eine Partie durch die Siegreihe, die alle Bücher preisen?
finding-rithmomachia-found = Unter Anfängern enden zwei von drei Partien mit einem Sieg, immer durch eine Siegreihe; bei drei Phasen je Zug endet nur eine von sieben Partien so.
finding-rithmomachia-follows = Nach den üblichen Regeln enden 68 % der Partien (53 bis 81 %) mit einem Sieg, immer durch eine Siegreihe; die anderen enden unentschieden, meist weil zu lange nichts geschlagen wurde. Wird sofort geschlagen, gehen je Partie 2 Steine mehr verloren; der Anteil der Siege ändert sich, wenn überhaupt, um höchstens 23 Prozentpunkte. Mit drei Phasen je Zug gehen nur 2 Steine verloren statt 10, und der Anteil der Siege sinkt auf 15 % (29 bis 71 Prozentpunkte weniger). Für Spieler, die nicht vorausschauen, ist die Lesart mit drei Phasen kaum spielbar.
finding-rithmomachia-open = 60 Partien zeigen nicht, ob Züge mit Knick die Länge der Partien oder die Zahl der Unentschieden ändern: Ohne solche Züge könnte der Anteil der Siege um bis zu 28 Prozentpunkte höher sein. In allen Partien spielte unser schwächster Spieler; ein Magister würde vielleicht mehr Siegreihen bilden und selbst mit drei Phasen je Zug mehr Steine schlagen.
