### Bohnenspiel: seine Seiten, seine Gegner, und die Fragen, in denen sich die Regeln verschieden
### lesen lassen.

side-bohnenspiel-south = Süd
side-bohnenspiel-north = Nord

## Gegner

level-bohnenspiel-kind = Ein Kind des Hauses
level-bohnenspiel-gast = Ein Gast
level-bohnenspiel-nachbar = Der Nachbar
level-bohnenspiel-verwalter = Der Verwalter
level-bohnenspiel-baron = Der Baron auf Kardis
level-bohnenspiel-zarin = Zarin Katharina
level-bohnenspiel-schah = Der Schah von Persien

## Einstellungen mit Namen

preset-bohnenspiel-kardis = Das Bohnenspiel von Kardis
preset-bohnenspiel-mcgill = Wie an der McGill-Universität gelehrt
preset-bohnenspiel-rounds = Runden bis 100 Bohnen

## Optionen

option-bohnenspiel-direction = Wohin die Bohnen gehen
value-bohnenspiel-direction-ccw = Nach rechts, gegen die Uhr
value-bohnenspiel-direction-cw = Nach links, mit der Uhr
note-bohnenspiel-direction = Das Blatt sagt „rechts herum“, was sich beiderlei lesen lässt. Alle anderen Quellen säen zur eigenen rechten Hand hin, wo die Gewinnmulde liegt. Beide Richtungen spiegeln einander.

option-bohnenspiel-skip_start = Zwölf Bohnen und mehr
value-bohnenspiel-skip_start-off = Auch die geräumte Mulde bekommt eine
value-bohnenspiel-skip_start-on = Die geräumte Mulde wird ausgelassen
note-bohnenspiel-skip_start = Das Blatt schweigt. Die Programme aus Mannheim und von der McGill-Universität säen auch in die Mulde, aus der die Bohnen kamen; sie auszulassen, wie es andere Säspiele tun, verlangt keine Beschreibung.

option-bohnenspiel-remainder = Die Bohnen, die am Ende liegen
value-bohnenspiel-remainder-other = Gehören dem, der noch Bohnen hat
value-bohnenspiel-remainder-own_rows = Jeder behält die eigene Reihe
value-bohnenspiel-remainder-nobody = Zählen für niemanden
note-bohnenspiel-remainder = Das Spiel endet, wenn in der Reihe dessen, der am Zug ist, keine Bohne liegt; darum laufen die ersten beiden Lesarten auf dasselbe hinaus. Alle Quellen geben den Rest dem anderen.

option-bohnenspiel-early_win = Mehr als die Hälfte der Bohnen
value-bohnenspiel-early_win-off = Das Spiel geht weiter
value-bohnenspiel-early_win-on = Gewinnt sofort
note-bohnenspiel-early_win = Ein älterer Text der Wikipedia nennt 37 Bohnen als Ziel. Das Programm aus Mannheim hat die Frage aufgeschrieben und wieder gestrichen.

option-bohnenspiel-endless = Bohnen, die im Kreis laufen
value-bohnenspiel-endless-repetition = Ende bei der dritten Wiederkehr oder nach 200 Zügen ohne Gewinn
value-bohnenspiel-endless-cap = Ende nach 200 Runden
value-bohnenspiel-endless-off = Kein Ende
note-bohnenspiel-endless = Zwei letzte Bohnen können ewig kreisen. Das Blatt denkt nicht daran; an der McGill-Universität wird nach 200 Runden abgebrochen. In unserer Lesart bleiben die Bohnen auf dem Brett der Seite, auf der sie liegen.

option-bohnenspiel-skips = Aussetzen
value-bohnenspiel-skips-0 = Nie
value-bohnenspiel-skips-3 = Jeder dreimal
note-bohnenspiel-skips = Dreimal auszusetzen gehört zu der Spielart, mit der an der McGill-Universität gelehrt wurde. Sonst kennt es niemand.

option-bohnenspiel-chain = Wie weit genommen wird
value-bohnenspiel-chain-on = Die ganze Kette
value-bohnenspiel-chain-off = Nur die letzte Mulde
note-bohnenspiel-chain = Das Blatt nimmt Zweier, Vierer und Sechser „ohne Unterbrechung“. MancalaGames bietet eine Spielart ohne Kette an.

option-bohnenspiel-series = Die Partie
value-bohnenspiel-series-single = Einzelne Spiele
value-bohnenspiel-series-100 = Runden bis 100 Bohnen
note-bohnenspiel-series = In Runden zählt der Gewinner, was er mehr hat als der andere. So spielt MancalaGames; das Blatt erzählt von einzelnen Spielen.

option-bohnenspiel-beans = Bohnen in jeder Mulde
value-bohnenspiel-beans-6 = Sechs
value-bohnenspiel-beans-5 = Fünf
value-bohnenspiel-beans-4 = Vier
value-bohnenspiel-beans-3 = Drei
note-bohnenspiel-beans = Verkauft wurde das Spiel mit zweimal 36 Bohnen. Weniger machen es kürzer und sind unser Zusatz.
