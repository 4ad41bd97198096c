### Rithmomachia in dreizehn Schritten. _Wörter_ sind Latein.

learn-rithmomachia-1 = Rundsteine. Sie gehen einen Schritt vor, zurück oder zur Seite. Die nahe Hälfte ist Ihre: Wählen Sie die 4, und ein Punkt zeigt jedes Feld, das sie erreicht.
learn-rithmomachia-1-right = Ein Schritt, nie schräg und immer auf ein leeres Feld. So gehen alle Rundsteine.
learn-rithmomachia-2 = Dreiecke. Sie gehen zwei Schritte und dürfen einmal im rechten Winkel abbiegen. Übersprungen wird nichts. Bringen Sie die 20 nach d5: Geradeaus steht die 2 im Weg, also muss sie abbiegen.
learn-rithmomachia-2-right = Einen Schritt zur Seite, einen nach vorn. Es sind immer genau zwei: Ein einzelner Schritt ist kein Zug für ein Dreieck.
learn-rithmomachia-3 = Quadrate. Sie gehen drei Schritte, geradeaus oder mit einer Biegung. Bringen Sie die 45 nach d5.
learn-rithmomachia-3-right = Zwei Schritte zur Seite, einer nach vorn. Geradeaus wäre sie nach b7, e4 oder b1 gekommen.
learn-rithmomachia-4 = Die Pyramide. Ihre ist die 91, sechs quadratische Stufen: Wählen Sie sie, und Sie sehen sie alle. Sie geht geradeaus, einen, zwei oder drei Schritte. Ziehen Sie mit ihr.
learn-rithmomachia-4-right = So weit, wie Sie wollten, bis zu drei Schritten. Geben Sie auf sie acht: Mit einer Reihe gewinnt niemand, ehe die feindliche Pyramide gefallen ist.
learn-rithmomachia-5 = _Eruptio_, Zahl mal Entfernung. Man zieht nicht auf den Feind, man zielt auf ihn. Die eigene Zahl mal die Schritte bis zu ihm muss seine Zahl ergeben. Suchen Sie das Feld, von dem die 6 die 30 angreift.
learn-rithmomachia-5-right = Fünf Schritte bis g6, und 6 · 5 = 30. Geraubt ist noch nichts: Schwarz darf antworten.
learn-rithmomachia-5-replied = Schwarz hat etwas anderes gezogen, und die 30 ist gefallen. Angriff, Antwort, Raub: So geht es bei jeder Rechnung.
learn-rithmomachia-6 = _Insidiae_, zwischen zweien. Zwei Steine auf gegenüberliegenden Seiten greifen den Feind an, wenn ihre Summe oder ihr Produkt seine Zahl ist. Nehmen Sie die 12 zwischen die 4 und einen anderen Stein.
learn-rithmomachia-6-right = 4 + 8 = 12, von vorn und von hinten. Über Eck konnte die 8 nichts ausrichten.
learn-rithmomachia-6-replied = Die 12 gehört Ihnen. Schwarz hätte sie nur wegziehen oder einen der beiden rauben müssen.
learn-rithmomachia-7 = _Obsidio_, eingeschlossen. Was Ihre Steine und der Rand festhalten, ist verloren, gleich mit welchen Zahlen, und eine Antwort gibt es nicht. Verschließen Sie der 3 den letzten Ausweg.
learn-rithmomachia-7-right = Sofort geraubt. Kleine Zahlen sind anders kaum zu fangen.
learn-rithmomachia-8 = Einen Stein retten. Die schwarze 5 und die 9 haben Ihre 45 in der Zange, und 5 · 9 = 45. Sie fällt nach diesem Zug, wenn Sie sie nicht retten. Retten Sie sie.
learn-rithmomachia-8-right = Aus der Zange, und nichts fällt. Anderswo hilft es auch, einen Stein in die Angriffslinie zu stellen oder einen Angreifer zu rauben.
learn-rithmomachia-9 = Die feindliche Pyramide. Sie fällt durch ihre ganze Zahl, 190, oder durch ihre Basis, und die ist 64. Ihre 8 kann es aus acht Schritten Entfernung.
learn-rithmomachia-9-right = 8 · 8 = 64. Jetzt sollte Schwarz die Pyramide wegziehen oder einen Stein dazwischenstellen.
learn-rithmomachia-9-replied = Schwarz hat es übersehen, und alle fünf Stufen sind gefallen. Von nun an gewinnt eine Reihe.
learn-rithmomachia-10 = Eine Reihe, die gewinnt. Drei Ihrer Steine in der feindlichen Hälfte, auf einer Linie oder Reihe, nach ihren Zahlen geordnet und mit gleichen Abständen der Zahlen: 2 und 4 stehen schon da. Vollenden Sie die Reihe.
learn-rithmomachia-10-right = Zwei, vier, sechs: 4 ist das arithmetische Mittel der beiden anderen, und Sie haben gewonnen, _victoria magna_. Leere Felder dazwischen stören nicht.
learn-rithmomachia-11 = Mit einem geraubten Stein. Die 7 haben Sie geraubt. Statt zu ziehen, dürfen Sie sie umgedreht dorthin legen, wo sie eine Reihe vollendet. Wählen Sie sie neben dem Brett, dann ihr Feld.
learn-rithmomachia-11-right = Sechs, sieben, acht. Ein geraubter Stein darf in der Reihe stehen, seine Zahl in der Farbe des Feindes unterstrichen.
learn-rithmomachia-12 = _Congressus_, Gleiche treffen sich. Dieser Schritt und der nächste gehören zum Spiel für Fortgeschrittene. Ein Stein greift einen feindlichen mit derselben Zahl an, wenn er auf dessen Feld ziehen könnte. Bringen Sie Ihre 9 dorthin, wo sie es kann.
learn-rithmomachia-12-right = Von dort führen zwei Schritte nach f6. Gehen muss die 9 sie nicht: Es genügt, dass sie könnte.
learn-rithmomachia-12-replied = Die schwarze 9 ist gefallen, und Ihre bleibt, wo sie ist.
learn-rithmomachia-13 = Die harmonische Reihe. Bei den Fortgeschrittenen gewinnt auch ein harmonisches Mittel: In 9, 15, 45 verhalten sich die Differenzen 6 und 30 wie 9 zu 45. Vollenden Sie sie.
learn-rithmomachia-13-right = Fünfundvierzig, fünfzehn, neun. Auf einer eigenen Seite stehen alle Reihen, die gewinnen können. Mehr gibt es nicht zu lernen.
