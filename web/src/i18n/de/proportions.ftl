### Die Proportionen des Boethius: die Mittel, die Siege und alle Reihen, die gewinnen können.
### *Wörter* sind betont, _Wörter_ sind Latein.

proportions-title = Die Proportionen des Boethius
proportions-lead = Drei Mittelwerte, die Verhältnisse der musikalischen Intervalle und alle Siegreihen.
proportions-contents = Auf dieser Seite
proportions-rules = Regeln und Quellen
proportions-learn = Spielen lernen

proportions-means = Drei Mittel
proportions-arithmetic = Die mittlere Zahl ist von der ersten so weit entfernt wie von der letzten. In 6, 9, 12 sind beide Differenzen 3; das Doppelte der mittleren Zahl ist die Summe der äußeren.
proportions-geometric = Die erste Zahl verhält sich zur mittleren wie die mittlere zur letzten. In 4, 6, 9 ist jede weitere Zahl das Anderthalbfache der vorigen; das Quadrat der mittleren Zahl ist das Produkt der äußeren.
proportions-harmonic = Die Differenzen verhalten sich wie die äußeren Zahlen. In 6, 8, 12 sind die Differenzen 2 und 4, und 6 verhält sich zu 12 wie 2 zu 4. Unter den drei Mitteln zweier verschiedener Zahlen ist das harmonische immer das kleinste, das arithmetische das größte.

proportions-calculator = Die Mittel zweier Zahlen
proportions-calculator-1 = Geben Sie zwei Zahlen ein. Auf der Linie steht jeder Punkt für eine Zahl; ausgefüllt ist er, wenn es einen Stein mit dieser Zahl gibt.

proportions-victories = Drei Siege
proportions-victories-1 = Drei Steine in einer dieser Proportionen ergeben den großen Sieg, _victoria magna_. Vier Steine ergeben den größeren Sieg, _victoria maior_, wenn sie zwei der Proportionen enthalten, und den höchsten Sieg, _victoria praestantissima_, wenn sie alle drei enthalten.
proportions-victories-2 = Im Spiel für Anfänger gewinnen arithmetische Reihen; im Spiel für Fortgeschrittene gewinnen auch harmonische. Geometrische Reihen und Viererreihen sind Optionen.

proportions-harmony = Die größte Harmonie
proportions-harmony-1 = In der Reihe 6, 8, 9, 12 liegen das arithmetische Mittel, 9, und das harmonische, 8, zwischen denselben beiden Zahlen. Saiten, deren Längen sich wie diese Zahlen verhalten, erklingen in den Intervallen, auf denen die alte Musiklehre beruht. Drücken Sie auf ein Intervall, um es zu hören.
# Schaltfläche mit einer Note. $interval: sein Name, zum Beispiel „Quinte“. $ratio: zum Beispiel „12 : 8“.
proportions-hear = Intervall anhören: { $interval }, { $ratio }
proportions-octave = Oktave
proportions-fifth = Quinte
proportions-fourth = Quarte
proportions-second = Sekunde
proportions-harmony-2 = 6 verhält sich zu 8 wie 9 zu 12. Im Spiel für Fortgeschrittene kann Weiß diese Reihe mit nur einem eroberten Stein bilden; in allen anderen Fällen sind zwei nötig.

proportions-rows = Alle Siegreihen
proportions-rows-1 = Das Programm hat alle Reihen berechnet, die mit den vollständigen Heeren möglich sind. Ein Stein mit punktiert unterstrichener Zahl gehört zum anderen Heer: Sie müssen ihn erobern.
proportions-rows-2 = Eine Pyramide zählt mit ihrem Gesamtwert; nur drei Dreierreihen enthalten eine Pyramide, alle im Spiel für Fortgeschrittene. Die Liste nennt Viererreihen mit höchstens einem eroberten Stein sowie Viererreihen mit zwei eroberten Steinen, wenn sie alle drei Proportionen enthalten.
proportions-beginner = Für Anfänger
proportions-advanced = Für Fortgeschrittene
proportions-kind = Proportion
# Unter dem Namen einer Proportion in der Tabelle, wenn ihre Reihen nur mit einer Option gewinnen.
proportions-option = nur als Option
# Köpfe zweier Spalten: Reihen aus eigenen Steinen und Reihen mit einem eroberten Stein.
proportions-own = Nur eigene Steine
proportions-captured = Mit einem eroberten Stein
# Überschrift einer zugeklappten Liste. $side: „Weiß“ oder „Schwarz“. $count: wie viele Reihen.
proportions-fours = { $side }, Viererreihen: { $count }
# Vor einer Liste von Viererreihen.
proportions-highest = _Victoria praestantissima_:
proportions-higher = _Victoria maior_:
