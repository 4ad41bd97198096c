### Dominosa: die Arten von Aufgaben.

further-dominosa = Figuren aus dem Buch

side-dominosa-solver = Sie

## Voreinstellungen

preset-dominosa-evening = Für einen Abend
preset-dominosa-adler = Adlers Aufgaben
preset-dominosa-small = Eine kleine Aufgabe
preset-dominosa-cross = Das Kreuz

## Optionen

option-dominosa-reach = Dominosatz
value-dominosa-reach-3 = bis 3, zehn Steine
value-dominosa-reach-4 = bis 4, fünfzehn Steine
value-dominosa-reach-5 = bis 5, einundzwanzig Steine
value-dominosa-reach-6 = bis 6, achtundzwanzig Steine
value-dominosa-reach-7 = bis 7, sechsunddreißig Steine
value-dominosa-reach-8 = bis 8, fünfundvierzig Steine
value-dominosa-reach-9 = bis 9, fünfundfünfzig Steine
note-dominosa-reach = Adler bildete seine Aufgaben aus dem Satz bis sieben. Die anderen Größen stammen aus Computerprogrammen.

option-dominosa-grade = Schwierigkeit
value-dominosa-grade-siegel = leicht (Siegel)
value-dominosa-grade-festlegung = mittel (Festlegung)
value-dominosa-grade-mengen = schwer (Zahlenmengen)
value-dominosa-grade-provisorisch = sehr schwer (provisorisches Siegel)
value-dominosa-grade-tief = extrem (Versuch im Versuch)
note-dominosa-grade = Jede Stufe ist nach dem schwierigsten Hilfsmittel benannt, das sie verlangt. Das Buch nennt die Hilfsmittel, stuft seine Aufgaben aber nicht ein. „Zahlenmengen“ und „Versuch im Versuch“ sind unsere Zusätze; manche Aufgaben brauchen sie.

option-dominosa-outline = Umriss
value-dominosa-outline-rectangle = Rechteck
value-dominosa-outline-cross = Kreuz
value-dominosa-outline-ring = Rahmen
value-dominosa-outline-iv = Figur IV, 6 mal 12
value-dominosa-outline-v = Figur V, 4 mal 18
value-dominosa-outline-vi = Figur VI, 3 mal 24
value-dominosa-outline-vii = Figur VII, 36 mal 2
value-dominosa-outline-viii = Figur VIII, der Buchstabe E
value-dominosa-outline-ix = Figur IX, der Buchstabe H
value-dominosa-outline-x = Figur X, ein langes Fenster
value-dominosa-outline-xi = Figur XI, ein langer Schlitz
value-dominosa-outline-xii = Figur XII, zwei Fenster
value-dominosa-outline-xiii = Figur XIII, zwei liegende Fenster
value-dominosa-outline-xiv = Figur XIV, drei Fenster
value-dominosa-outline-xv = Figur XV, ein schmaler Schlitz
value-dominosa-outline-xvi = Figur XVI, ein Schlitz
value-dominosa-outline-xvii = Figur XVII, ein breites Fenster
note-dominosa-outline = Adler begann mit Kreuzen, Sternen und Rahmen (im Buch „Borten“ genannt). Die Figuren IV bis XVII stammen aus dem Terzett; die gedruckten Zahlen entfallen hier. Diese Figuren brauchen den Satz bis sieben.

# Die Regel in einer Zeile, immer auf der Seite des Bretts.
rule-dominosa = Jeder Stein kommt genau einmal vor.
