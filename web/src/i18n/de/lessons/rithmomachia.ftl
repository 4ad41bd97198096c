### Der Lehrgang: für jeden Schritt Titel, Erklärung (-tells), Aufgabe (-task) und Kommentar zur
### richtigen Antwort (-right); -replied folgt auf die Antwort des Gegners.
### _Wörter_ sind Latein.

learn-rithmomachia-round = Rundsteine
learn-rithmomachia-round-tells = Rundsteine ziehen einen Schritt vor, zurück oder zur Seite. Die untere Hälfte gehört Ihnen.
learn-rithmomachia-round-task = Wählen Sie die 4, dann ein markiertes Feld.
learn-rithmomachia-round-right = Einen Schritt, nie schräg und immer auf ein leeres Feld: So ziehen alle Rundsteine.

learn-rithmomachia-triangle = Dreiecke
learn-rithmomachia-triangle-tells = Dreiecke ziehen zwei Schritte und dürfen einmal im rechten Winkel abbiegen. Sie springen nie.
learn-rithmomachia-triangle-task = Bringen Sie die 20 nach d5. Geradeaus steht die 2 im Weg.
learn-rithmomachia-triangle-right = Ein Schritt zur Seite, einer nach vorn. Ein Dreieck zieht immer genau zwei Schritte.

learn-rithmomachia-square = Quadrate
learn-rithmomachia-square-tells = Quadrate ziehen drei Schritte und dürfen ebenfalls einmal im rechten Winkel abbiegen.
learn-rithmomachia-square-task = Bringen Sie die 45 nach d5.
learn-rithmomachia-square-right = Zwei Schritte zur Seite, einer nach vorn. In gerader Linie wäre die 45 nach b7, e4 oder b1 gekommen.

learn-rithmomachia-pyramid = Die Pyramide
learn-rithmomachia-pyramid-tells = Ihre Pyramide, die 91, zieht in gerader Linie einen, zwei oder drei Schritte. Wählen Sie die Pyramide, um ihre sechs Stufen zu sehen: lauter Quadratzahlen.
learn-rithmomachia-pyramid-task = Ziehen Sie mit der Pyramide.
learn-rithmomachia-pyramid-right = Die Pyramide zieht ein bis drei Schritte. Schützen Sie sie: Solange sie nicht geschlagen ist, zählt keine Siegreihe des Gegners.

learn-rithmomachia-distance = Zahl mal Entfernung
learn-rithmomachia-distance-tells = Sie ziehen nicht auf einen gegnerischen Stein, sondern zielen auf ihn. Die Zahl Ihres Steins mal die Zahl der Schritte muss die Zahl des Ziels ergeben. In den Quellen heißt das _eruptio_.
learn-rithmomachia-distance-task = Von welchem Feld aus greift die 6 die 30 an?
learn-rithmomachia-distance-right = Es sind fünf Schritte bis g6, und 6 · 5 = 30. Geschlagen ist noch nichts: Schwarz darf antworten.
learn-rithmomachia-distance-replied = Schwarz hat einen anderen Stein gezogen, und Sie haben die 30 geschlagen. Angriff, Antwort, Schlag: So läuft das Schlagen durch Rechnen immer ab.

learn-rithmomachia-between = Zwischen zweien
learn-rithmomachia-between-tells = Zwei Steine auf gegenüberliegenden Seiten eines gegnerischen Steins greifen ihn an, wenn Summe oder Produkt ihrer Zahlen seine Zahl ergibt. In den Quellen heißt das _insidiae_.
learn-rithmomachia-between-task = Greifen Sie die 12 von beiden Seiten an: mit der 4 und einem anderen Stein.
learn-rithmomachia-between-right = 4 + 8 = 12: Die Steine greifen von vorn und von hinten an. Auf e6 stand die 8 schräg neben der 12 und griff nichts an.
learn-rithmomachia-between-replied = Die 12 gehört Ihnen. Schwarz hätte sie wegziehen oder einen Ihrer beiden Steine schlagen können.

learn-rithmomachia-shut = Eingeschlossen
learn-rithmomachia-shut-tells = Ein gegnerischer Stein, den Ihre Steine allein oder mit dem Rand einschließen, wird unabhängig von seiner Zahl geschlagen. In den Quellen heißt das _obsidio_.
learn-rithmomachia-shut-task = Versperren Sie der 3 den letzten Ausweg.
learn-rithmomachia-shut-right = Die 3 ist sofort geschlagen; Schwarz kann nicht mehr antworten. Kleine Zahlen können kaum anders geschlagen werden.

learn-rithmomachia-save = Einen Stein retten
learn-rithmomachia-save-tells = Ihre 45 steht zwischen der schwarzen 5 und der schwarzen 9, und 5 · 9 = 45. Rettet Ihr nächster Zug sie nicht, wird sie geschlagen.
learn-rithmomachia-save-task = Bringen Sie die 45 in Sicherheit.
learn-rithmomachia-save-right = Die 45 ist sicher, und nichts wird geschlagen. Es hilft auch, die Angriffslinie zu versperren oder einen Angreifer zu schlagen.

learn-rithmomachia-enemy = Die gegnerische Pyramide
learn-rithmomachia-enemy-tells = Die schwarze Pyramide kann über ihren Gesamtwert, 190, oder über ihre Basis, 64, angegriffen werden.
learn-rithmomachia-enemy-task = Suchen Sie das Feld, von dem aus die 8 die Basis der Pyramide angreift.
learn-rithmomachia-enemy-right = Es sind acht Schritte bis d12, und 8 · 8 = 64. Jetzt sollte Schwarz die Pyramide wegziehen oder einen Stein dazwischenstellen.
learn-rithmomachia-enemy-replied = Schwarz hat den Angriff übersehen, und Sie haben alle fünf Stufen geschlagen. Von nun an gewinnt eine Siegreihe.

learn-rithmomachia-row = Eine Siegreihe
learn-rithmomachia-row-tells = Eine Siegreihe besteht aus drei Ihrer Steine, die in der Hälfte des Gegners waagerecht oder senkrecht in einer Linie stehen; ihre Zahlen steigen oder fallen jeweils um die gleiche Differenz.
learn-rithmomachia-row-task = Die 2 und die 4 stehen schon da. Vollenden Sie die Reihe.
learn-rithmomachia-row-right = Zwei, vier, sechs: Das ist ein großer Sieg, _victoria magna_. Leere Felder zwischen den Steinen stören nicht.

learn-rithmomachia-taken = Mit einem eroberten Stein
learn-rithmomachia-taken-tells = Die 7 haben Sie erobert. Statt zu ziehen, dürfen Sie diesen Stein umgedreht dorthin legen, wo er eine Siegreihe vollendet.
learn-rithmomachia-taken-task = Wählen Sie die 7 neben dem Brett, dann das Zielfeld.
learn-rithmomachia-taken-right = Sechs, sieben, acht. Ein Stein der Reihe darf erobert sein; seine Zahl ist in der Farbe des Gegners unterstrichen.

learn-rithmomachia-equals = Gleiche Zahlen treffen sich
learn-rithmomachia-equals-tells = Im Spiel für Fortgeschrittene greift ein Stein einen gegnerischen mit derselben Zahl an, wenn er auf dessen Feld ziehen könnte. Dieser Angriff heißt _congressus_.
learn-rithmomachia-equals-task = Ziehen Sie Ihre 9 auf ein Feld, von dem aus sie die schwarze 9 angreift.
learn-rithmomachia-equals-right = Von dort führen zwei Schritte nach f6. Ihre 9 muss nicht dorthin ziehen: Es genügt, dass sie es könnte.
learn-rithmomachia-equals-replied = Sie haben die schwarze 9 geschlagen, und Ihre eigene bleibt, wo sie ist.

learn-rithmomachia-harmonic = Die harmonische Reihe
learn-rithmomachia-harmonic-tells = Im Spiel für Fortgeschrittene gewinnt auch eine harmonische Reihe: In 9, 15, 45 verhalten sich die Differenzen 6 und 30 wie 9 zu 45.
learn-rithmomachia-harmonic-task = Vollenden Sie die Reihe.
learn-rithmomachia-harmonic-right = Fünfundvierzig, fünfzehn, neun: Sie gewinnen. Die Seite „Proportionen“ nennt alle Siegreihen. Jetzt kennen Sie alle Regeln.
