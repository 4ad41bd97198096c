### Der Lehrgang: für jeden Schritt Titel, Erklärung (-tells), Aufgabe (-task) und Kommentar zur
### richtigen Antwort (-right).
### _Wörter_ sind Latein.

learn-duodecim-three = Drei Würfel, drei Züge
learn-duodecim-three-tells = Ihre Steine ziehen von 1 bis 24 und verlassen dann das Brett. Mit jedem der drei Würfel zieht ein Stein; ein Stein darf auch mit mehreren Würfeln ziehen.
learn-duodecim-three-task = Sie haben 6, 5 und 3 gewürfelt. Spielen Sie alle drei Zahlen.
learn-duodecim-three-right = Jede Zahl musste gespielt werden. Die Felder sind in Ihrer Zugrichtung nummeriert; der Gegner zieht in die andere Richtung.

learn-duodecim-pair = Paare
learn-duodecim-pair-tells = Zwei Steine auf einem Feld blockieren es und können nicht geschlagen werden. Ein einzelner Stein kann geschlagen werden.
learn-duodecim-pair-task = Bringen Sie zwei Steine auf Feld 9 zusammen.
learn-duodecim-pair-right = Das Paar auf 9 ist sicher und blockiert das Feld für den Gegner. Agathias nennt einzelne Steine _ázyges_, „ungepaart“.

learn-duodecim-way = Unterwegs landen
learn-duodecim-way-tells = Zieht ein Stein mit mehreren Würfeln, nutzt er sie nacheinander. Kein Feld, auf dem er dabei landet, darf blockiert sein.
learn-duodecim-way-task = Bringen Sie den Stein von 5 mit 6, 4 und 2 nach 17.
learn-duodecim-way-right = Zwei, dann sechs, dann vier: Jede andere Reihenfolge hätte zu einem Feld geführt, auf dem zwei gegnerische Steine stehen.

learn-duodecim-hit = Schlagen
learn-duodecim-hit-tells = Ein einzelner Stein kann geschlagen werden, auch im Vorübergehen. Dann geht er auf sein Anfangsfeld zurück.
learn-duodecim-hit-task = Schlagen Sie den Stein auf 13.
learn-duodecim-hit-right = Der Stein muss ganz von vorn beginnen. Darum sind einzelne Steine ein Risiko.

learn-duodecim-off = Hinausbringen
learn-duodecim-off-tells = Sie dürfen erst dann Steine hinausbringen, wenn alle Ihre Steine auf 19 bis 24 stehen.
learn-duodecim-off-task = Ziehen Sie den letzten Stein nach 19. Bringen Sie dann zwei Steine hinaus.
learn-duodecim-off-right = Die 1 brachte den Stein von 18 nach 19, die 6 und die 4 brachten je einen Stein hinaus.

learn-duodecim-win = Exsi
learn-duodecim-win-tells = Wer zuerst alle fünfzehn Steine hinausgebracht hat, gewinnt. Auf einem Wandbild aus Pompeji sagt ein Spieler „_exsi_“, nach einer Deutung „Ich bin heraus“.
learn-duodecim-win-task = Bringen Sie Ihre letzten zwei Steine hinaus.
learn-duodecim-win-right = Exsi! Jetzt kennen Sie alle Regeln. Sehen Sie sich als Nächstes die Studie „Zenons Wurf“ an: das Pech eines Kaisers um das Jahr 480.
