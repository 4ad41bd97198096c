### Die Seite „Selbst machen“: Bilder aller Bögen zum Drucken und Ausschneiden, und wie man sie druckt. $count: Zahl der Bögen.

# Beschriftung der Auswahl Alle, Bretter, Steine, Rätsel auf Papier.
make-show = Bögen zeigen
make-all = Alle
make-boards = Bretter
make-pieces = Steine
make-puzzles = Rätsel auf Papier
# Nach dem Inhalt der Bögen: „Brett, Steine · ein Bogen“.
make-sheets = { $count ->
    [one] ein Bogen
   *[other] { $count } Bögen
}
# Inhalt der Bögen, in einer Liste: „Brett, Würfel · 2 Bögen“.
make-part-rules = Regeln
make-part-board = Brett
make-part-puzzle = Rätsel
make-part-men = Steine
make-part-dice = Würfel
make-part-beans = Bohnen
make-part-tiles = Dominosteine
make-part-stones = Zahlensteine
# Überschrift der Ratschläge zum Drucken.
make-printing = Drucken
# Beschriftung der Auswahl des Papierformats.
make-paper = Papier
# Ein Link, der alle Bögen eines Spiels druckfertig öffnet.
make-print = { $count ->
    [one] { $game }: ein Bogen zum Drucken
   *[other] { $game }: { $count } Bögen zum Drucken
}
# Unter einem Bild des Maßstabs.
make-rule = Jeder Bogen hat einen Maßstab wie diesen. Ist der Maßstab auf dem Papier 5 cm lang, stimmt die Größe.
make-advice = Drucken Sie in Originalgröße (100 %), nicht mit „an Seite anpassen“; im Druckdialog können Sie auch ein PDF speichern. Am besten eignet sich Karton mit 200 g/m²; Papier, auf Schuhkartonpappe geklebt, tut es auch. Als Steine eignen sich Bohnen, Knöpfe und Münzen. Sie dürfen jeden Bogen kopieren und verteilen.
