### Der Editor: eine Stellung in Zeilen neben dem Brett.

editor-title = Stellung aufbauen
editor-lead = Bearbeiten Sie die Zeilen, oder machen Sie Züge auf dem Brett: Zeilen und Brett ändern sich gemeinsam.
editor-turn = Am Zug
editor-play = Ab hier spielen
editor-task = Aufgabe stellen
editor-picture = Bild speichern
editor-drawing = Strichzeichnung speichern

editor-tables-dice = Würfel
editor-tables-dice-form = 6 5; vor dem Wurf leer lassen
editor-tables-cube = { $side }: Dopplerwürfel
editor-tables-cube-form = 2, 4, 8 usw.; leer lassen, wenn { $side } den Würfel nicht hat
editor-tables-men = { $side }: Felder und Steine
editor-tables-men-form = 1:13 3 bar:1 (Feld:Steine), Felder aus der Sicht von { $side }; nicht genannte Steine sind draußen
editor-mancala-pits = { $side }: Mulden
editor-mancala-pits-form = Bohnen je Mulde, aus der Sicht von { $side } von links nach rechts
editor-mancala-store = { $side }: Gewinnmulde
editor-mancala-store-form = die Zahl der Bohnen
editor-rithmomachia-stones = { $side }: Steine
editor-rithmomachia-stones-form = R2@c3: R Rundstein, T Dreieck, S Quadrat, P Pyramide; dann Zahl und Feld
editor-rithmomachia-captured = { $side }: eroberte Steine
editor-rithmomachia-captured-form = T12 S28: Form und Zahl
editor-dominoes-line = Kette
editor-dominoes-line-form = 1:3 3:3 3:5, von links nach rechts
editor-dominoes-hand = { $side }: Hand
editor-dominoes-hand-form = 0:1 3:4; nicht genannte Steine liegen im Vorrat
editor-dominoes-grid = Zahlen
editor-dominoes-grid-form = Zeile für Zeile, von oben nach unten
editor-dominoes-laid = Gefundene Steine
editor-dominoes-laid-form = a1-a2 b1-c1: die beiden Felder jedes Steins; a1 ist oben links
editor-dominoes-lines = Gezogene Striche
editor-dominoes-lines-form = a1-b1: ein Strich zwischen a1 und b1
editor-dominoes-outline = Umriss
editor-dominoes-outline-form = Zeile für Zeile: # ist ein Feld, . ist leer
editor-dominoes-given = Vorgegebene Zahlen
editor-dominoes-given-form = a1=3 b2=0: Feld und Zahl
editor-dominoes-sums = Zeilen- und Spaltensummen
editor-dominoes-sums-form = a=12 1=9: Spalte a hat die Summe 12, Zeile 1 die Summe 9
editor-dominoes-tiles = Gelegte Steine
editor-dominoes-tiles-form = 0:1@a1-b1: die erste Zahl liegt auf dem ersten Feld
