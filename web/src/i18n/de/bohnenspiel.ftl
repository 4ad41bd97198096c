### Bohnenspiel: die Seiten, die Gegner und die Fragen, in denen die Regeln verschieden gelesen werden.

side-bohnenspiel-south = Süd
side-bohnenspiel-north = Nord

## Gegner
## Namen mit Spielstärke und wie jeder Gegner spielt, in einer Auswahlliste.

level-bohnenspiel-kind = Das Kind – Anfänger
level-bohnenspiel-gast = Der Gast – geübter Anfänger
level-bohnenspiel-nachbar = Der Nachbar – Gelegenheitsspieler
level-bohnenspiel-kraemer = Der Krämer – Lernender
level-bohnenspiel-verwalter = Der Gutsverwalter – solider Spieler
level-bohnenspiel-pastor = Der Pastor – geübter Spieler
level-bohnenspiel-baron = Der Baron auf Kardis – starker Spieler
level-bohnenspiel-graf = Der Graf – sehr starker Spieler
level-bohnenspiel-general = Der General – fast ein Experte
level-bohnenspiel-fuerst = Der Fürst – Experte
level-bohnenspiel-zarin = Zarin Katharina – starke Expertin
level-bohnenspiel-emir = Der Emir – sehr starker Experte
level-bohnenspiel-wesir = Der Wesir – fast ein Meister
level-bohnenspiel-schah = Der Schah von Persien – Meister
plays-bohnenspiel-kind = Zählt nur kurze Züge aus und sieht von jeder Kette nur die erste Beute.
plays-bohnenspiel-gast = Nimmt sofort möglichst viele Bohnen und achtet nicht auf den Gegenzug.
plays-bohnenspiel-nachbar = Zählt nur die Bohnen, die beide Seiten nehmen, und verzählt sich um etwa zwei.
plays-bohnenspiel-kraemer = Bedenkt Zug, Gegenzug und Stellung, verschätzt sich aber um etwa drei Bohnen.
plays-bohnenspiel-verwalter = Bedenkt jeden Zug und den Gegenzug und verschätzt sich um etwa zwei Bohnen.
plays-bohnenspiel-pastor = Sieht drei Züge voraus und verschätzt sich um etwa zwei Bohnen.
plays-bohnenspiel-baron = Sieht vier Züge voraus und verschätzt sich um etwa zwei Bohnen.
plays-bohnenspiel-graf = Sieht fünf Züge voraus und verschätzt sich um etwa zwei Bohnen.
plays-bohnenspiel-general = Sieht fünf Züge voraus und verschätzt sich um ein, zwei Bohnen.
plays-bohnenspiel-fuerst = Sieht sechs Züge voraus und verschätzt sich um etwa eine Bohne.
plays-bohnenspiel-zarin = Durchdenkt für jeden Zug knapp zweitausend Stellungen und verzählt sich nie.
plays-bohnenspiel-emir = Durchdenkt für jeden Zug sechstausend Stellungen.
plays-bohnenspiel-wesir = Durchdenkt für jeden Zug achtzehntausend Stellungen.
plays-bohnenspiel-schah = Rechnet eine Sekunde lang so weit wie möglich voraus und kennt jedes Endspiel mit bis zu zehn Bohnen.

## Voreinstellungen
## Namen von Regelfassungen, in einer Auswahlliste.

preset-bohnenspiel-kardis = Das Bohnenspiel von Kardis
preset-bohnenspiel-mcgill = Wie an der McGill-Universität gelehrt
preset-bohnenspiel-rounds = Runden bis 100 Bohnen

## Optionen
## Fragen zu den Regeln (option-), mögliche Antworten (value-) und eine Anmerkung zu den Quellen
## (note-). Ein Formular zeigt alle drei zusammen.

option-bohnenspiel-direction = Richtung des Säens
value-bohnenspiel-direction-ccw = Nach rechts, gegen den Uhrzeigersinn
value-bohnenspiel-direction-cw = Nach links, im Uhrzeigersinn
note-bohnenspiel-direction = Jahns Anzeige sagt „rechts herum“, was beide Richtungen bedeuten kann. In allen anderen Quellen sät jeder Spieler nach rechts, wo seine Gewinnmulde liegt. Beide Richtungen ergeben dasselbe Spiel, nur gespiegelt.

option-bohnenspiel-skip_start = Säen von zwölf oder mehr Bohnen
value-bohnenspiel-skip_start-off = Auch die geleerte Mulde wird besät
value-bohnenspiel-skip_start-on = Die geleerte Mulde wird ausgelassen
note-bohnenspiel-skip_start = Jahns Anzeige erwähnt die geleerte Mulde nicht. Die Programme aus Mannheim und von der McGill-Universität besäen auch sie. Andere Säspiele lassen sie aus, aber keine Beschreibung dieses Spiels verlangt das.

option-bohnenspiel-remainder = Wer die übrigen Bohnen am Ende bekommt
value-bohnenspiel-remainder-other = Der Spieler, der noch Bohnen hat
value-bohnenspiel-remainder-own_rows = Der Spieler, in dessen Reihe sie liegen
value-bohnenspiel-remainder-nobody = Keiner von beiden
note-bohnenspiel-remainder = Das Spiel endet, wenn die Reihe des Spielers am Zug leer ist; darum führen die ersten beiden Lesarten zum selben Ergebnis. Nach allen Quellen bekommt der Gegner den Rest.

option-bohnenspiel-early_win = Bei mehr als der Hälfte der Bohnen
value-bohnenspiel-early_win-off = Das Spiel geht weiter
value-bohnenspiel-early_win-on = Das Spiel ist sofort gewonnen
note-bohnenspiel-early_win = Eine ältere Fassung des Wikipedia-Artikels nennt 37 Bohnen als Ziel. Das Programm aus Mannheim kannte diese Regel früher; sie wurde wieder gestrichen.

option-bohnenspiel-endless = Wann ein endloses Spiel abgebrochen wird
value-bohnenspiel-endless-repetition = Wenn eine Stellung zum dritten Mal vorkommt oder 200 Züge lang nichts genommen wird
value-bohnenspiel-endless-cap = Nach 400 Zügen
value-bohnenspiel-endless-off = Nie
note-bohnenspiel-endless = Die letzten zwei Bohnen können ewig kreisen. Jahns Anzeige erwähnt diesen Fall nicht; in der Variante der McGill-Universität endet das Spiel nach 400 Zügen. In unserer Lesart gehören die Bohnen eines abgebrochenen Spiels der Seite, auf der sie liegen.

option-bohnenspiel-skips = Passen
value-bohnenspiel-skips-0 = Nicht erlaubt
value-bohnenspiel-skips-3 = Dreimal für jeden Spieler
note-bohnenspiel-skips = In der Variante, die an der McGill-Universität gelehrt wurde, darf jeder Spieler dreimal passen. Keine andere Quelle erlaubt das.

option-bohnenspiel-chain = Was genommen wird
value-bohnenspiel-chain-on = Die ganze Kette
value-bohnenspiel-chain-off = Nur die letzte Mulde
note-bohnenspiel-chain = Nach Jahns Anzeige werden Zweier, Vierer und Sechser „ohne Unterbrechung“ genommen. Dass die Kette bei der letzten Mulde beginnt und rückwärts läuft, steht dort nicht, sondern in anderen Berichten. MancalaGames bietet eine Variante ohne Kette an.

option-bohnenspiel-series = Serie
value-bohnenspiel-series-single = Einzelne Spiele
value-bohnenspiel-series-100 = Runden bis 100 Bohnen
note-bohnenspiel-series = Dem Sieger jeder Runde wird die Differenz der Bohnen in den beiden Gewinnmulden gutgeschrieben. So spielt MancalaGames; Jahns Anzeige beschreibt einzelne Spiele.

option-bohnenspiel-beans = Bohnen in jeder Mulde
value-bohnenspiel-beans-6 = Sechs
value-bohnenspiel-beans-5 = Fünf
value-bohnenspiel-beans-4 = Vier
value-bohnenspiel-beans-3 = Drei
note-bohnenspiel-beans = Verkauft wurde das Spiel mit zweimal 36 Bohnen. Die kürzeren Fassungen mit weniger Bohnen stammen von uns.

## Zitate, die in einer anderen Sprache anders lauten
## Werke und Stellen in Werken, unter einer Regel.

cited-bohnenspiel-server-university-of-mannheim-2012 = Bohnenspiel-Server, Universität Mannheim (2012)
cited-fritz-jahn-das-bohnenspiel-advertisement-of-the-zullchower-anstalten = Fritz Jahn, Das Bohnenspiel (Anzeige der Züllchower Anstalten)
cited-ludii-das-bohnenspiel-after-jahn-1923-pp-13-15 = Ludii, Das Bohnenspiel, nach Jahn 1923, S. 13–15
cited-mcgill-university-comp-424-project-2017 = McGill-Universität, Projekt COMP 424 (2017)
cited-wikipedia-das-bohnenspiel-after-the-handbook-of-1937-and-jahn-1917 = Wikipedia, Das Bohnenspiel, nach dem Handbuch von 1937 und Jahn 1917
