### Rithmomachia in dreizehn Schritten. _Wörter_ sind Latein.

learn-rithmomachia-1 = Rundsteine. Sie ziehen einen Schritt vor, zurück oder zur Seite. Die untere Hälfte gehört Ihnen. Wählen Sie die 4: Ein Punkt zeigt jedes Feld, das sie erreicht.
learn-rithmomachia-1-right = Ein Schritt, nie schräg und immer auf ein leeres Feld. So ziehen alle Rundsteine.
learn-rithmomachia-2 = Dreiecke. Sie ziehen zwei Schritte und dürfen einmal im rechten Winkel abbiegen. Springen dürfen sie nicht. Bringen Sie die 20 nach d5: Geradeaus steht die 2 im Weg, also muss sie abbiegen.
learn-rithmomachia-2-right = Ein Schritt zur Seite, einer nach vorn. Es sind immer genau zwei: Ein einzelner Schritt ist für ein Dreieck kein Zug.
learn-rithmomachia-3 = Quadrate. Sie ziehen drei Schritte, geradeaus oder mit einem Knick. Bringen Sie die 45 nach d5.
learn-rithmomachia-3-right = Zwei Schritte zur Seite, einer nach vorn. Geradeaus wäre sie nach b7, e4 oder b1 gekommen.
learn-rithmomachia-4 = Die Pyramide. Ihre ist die 91 aus sechs quadratischen Stufen: Wählen Sie sie, und Sie sehen alle. Sie zieht geradeaus, einen, zwei oder drei Schritte. Ziehen Sie mit ihr.
learn-rithmomachia-4-right = So weit, wie Sie wollten, bis zu drei Schritten. Schützen Sie sie: Eine Siegreihe zählt erst, wenn die gegnerische Pyramide geschlagen ist.
learn-rithmomachia-5 = _Eruptio_, „Ausbruch“: Zahl mal Entfernung. Sie ziehen nicht auf den Gegner, Sie zielen auf ihn. Die eigene Zahl mal die Schritte bis zu ihm muss seine Zahl ergeben. Suchen Sie das Feld, von dem die 6 die 30 angreift.
learn-rithmomachia-5-right = Fünf Schritte bis g6, und 6 · 5 = 30. Geschlagen ist noch nichts: Schwarz darf antworten.
learn-rithmomachia-5-replied = Schwarz hat etwas anderes gezogen, und die 30 ist geschlagen. Angriff, Antwort, Schlagen: So geht es bei jeder Rechnung.
learn-rithmomachia-6 = _Insidiae_, „Hinterhalt“: zwischen zweien. Zwei Steine auf gegenüberliegenden Seiten greifen einen Gegner an, wenn ihre Summe oder ihr Produkt seine Zahl ist. Nehmen Sie die 12 zwischen die 4 und einen anderen Stein.
learn-rithmomachia-6-right = 4 + 8 = 12, von vorn und von hinten. Über Eck konnte die 8 nichts ausrichten.
learn-rithmomachia-6-replied = Die 12 gehört Ihnen. Schwarz hätte sie wegziehen oder einen der beiden schlagen müssen.
learn-rithmomachia-7 = _Obsidio_, „Belagerung“: eingeschlossen. Ein Stein, den Ihre Steine und der Rand festhalten, ist sofort geschlagen, gleich mit welchen Zahlen. Verschließen Sie der 3 den letzten Ausweg.
learn-rithmomachia-7-right = Sofort geschlagen, ohne Antwort. Kleine Zahlen sind anders kaum zu fangen.
learn-rithmomachia-8 = Einen Stein retten. Die schwarze 5 und die 9 haben Ihre 45 in der Zange, und 5 · 9 = 45. Retten Sie die 45, sonst wird sie nach diesem Zug geschlagen.
learn-rithmomachia-8-right = Aus der Zange, und nichts wird geschlagen. Oft hilft es auch, einen Stein in die Angriffslinie zu stellen oder einen Angreifer zu schlagen.
learn-rithmomachia-9 = Die gegnerische Pyramide. Sie wird über ihren Gesamtwert, 190, oder über ihre Basis, 64, angegriffen. Ihre 8 kann es aus acht Schritten Entfernung.
learn-rithmomachia-9-right = 8 · 8 = 64. Jetzt sollte Schwarz die Pyramide wegziehen oder einen Stein dazwischenstellen.
learn-rithmomachia-9-replied = Schwarz hat es übersehen, und alle fünf Stufen sind geschlagen. Von nun an gewinnt eine Siegreihe.
learn-rithmomachia-10 = Eine Siegreihe. Drei Ihrer Steine in der Hälfte des Gegners, waagerecht oder senkrecht in einer Linie, nach ihren Zahlen geordnet und mit gleichen Differenzen: 2 und 4 stehen schon da. Vollenden Sie die Reihe.
learn-rithmomachia-10-right = Zwei, vier, sechs: 4 ist das arithmetische Mittel der beiden anderen, und Sie haben gewonnen, _victoria magna_, der große Sieg. Leere Felder dazwischen stören nicht.
learn-rithmomachia-11 = Mit einem eroberten Stein. Die 7 haben Sie erobert. Statt zu ziehen, dürfen Sie sie umgedreht dorthin legen, wo sie eine Siegreihe vollendet. Wählen Sie sie neben dem Brett, dann ihr Feld.
learn-rithmomachia-11-right = Sechs, sieben, acht. Ein eroberter Stein darf in der Reihe stehen, seine Zahl in der Farbe des Gegners unterstrichen.
learn-rithmomachia-12 = _Congressus_, „Zusammentreffen“: Gleiche treffen sich. Dieser Schritt und der nächste gehören zum Spiel für Fortgeschrittene. Ein Stein greift einen gegnerischen mit derselben Zahl an, wenn er auf dessen Feld ziehen könnte. Bringen Sie Ihre 9 dorthin, wo sie es kann.
learn-rithmomachia-12-right = Von dort führen zwei Schritte nach f6. Ziehen muss die 9 sie nicht: Es genügt, dass sie könnte.
learn-rithmomachia-12-replied = Die schwarze 9 ist geschlagen, und Ihre bleibt, wo sie ist.
learn-rithmomachia-13 = Die harmonische Reihe. Bei den Fortgeschrittenen gewinnt auch ein harmonisches Mittel: In 9, 15, 45 verhalten sich die Differenzen 6 und 30 wie 9 zu 45. Vollenden Sie die Reihe.
learn-rithmomachia-13-right = Fünfundvierzig, fünfzehn, neun. Alle Siegreihen stehen auf einer eigenen Seite. Jetzt kennen Sie alle Regeln.
