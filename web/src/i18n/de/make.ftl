### Selbst machen: alle Bögen zum Ausschneiden und was ein Druck bringt.

make-show = Gezeigte Bögen
make-all = Alle
make-boards = Bretter
make-pieces = Steine
make-puzzles = Rätsel auf Papier
make-sheets = { $count ->
    [one] ein Bogen
   *[other] { $count } Bögen
}
make-part-rules = Regeln
make-part-board = Brett
make-part-puzzle = Rätsel
make-part-men = Steine
make-part-dice = Würfel
make-part-beans = Bohnen
make-part-tiles = Dominosteine
make-part-stones = Zahlensteine
make-printing = Druck
make-paper = Papier
make-print = { $count ->
    [one] { $game }: ein Bogen zum Drucken
   *[other] { $game }: { $count } Bögen zum Drucken
}
make-rule = Auf jedem Bogen ist ein solcher Maßstab. Misst er auf dem Papier 5 cm, stimmt die Größe.
make-advice = Drucken Sie in Originalgröße (100 %), nicht mit „an Seite anpassen“; im Druckdialog können Sie auch ein PDF sichern. Am besten eignet sich Karton mit 200 g/m²; ein Schuhkarton tut es auch. Als Steine eignen sich Bohnen, Knöpfe und Münzen. Sie dürfen jeden Bogen kopieren und verteilen.
