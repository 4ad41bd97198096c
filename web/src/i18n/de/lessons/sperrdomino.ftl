### Der Lehrgang: für jeden Schritt Titel, Erklärung (-tells), Aufgabe (-task) und Kommentar zur
### richtigen Antwort (-right); -replied folgt auf die Antwort des Gegners.
### _Wörter_ sind Latein.

learn-sperrdomino-lead = Eröffnen
learn-sperrdomino-lead-tells = Eröffnet wird mit einem beliebigen Stein. Ein gelegter Doppelstein kann nicht mehr ausgesperrt werden.
learn-sperrdomino-lead-task = Eröffnen Sie mit Ihrem höchsten Doppelstein.
learn-sperrdomino-lead-right = Die Doppelfünf liegt sicher in der Kette, und Ihre Hand hat zehn Augen weniger.

learn-sperrdomino-join = Anlegen
learn-sperrdomino-join-tells = Legen Sie an einem der beiden offenen Enden so an, dass sich gleiche Zahlen berühren. Passt ein Stein an beide Enden, haben Sie die Wahl.
learn-sperrdomino-join-task = Legen Sie so an, dass beide Enden eine Sechs zeigen.
learn-sperrdomino-join-right = Jetzt passen nur noch Sechsen, und zwei davon haben Sie selbst.

learn-sperrdomino-buy = Kaufen
learn-sperrdomino-buy-tells = Passt kein Stein, müssen Sie verdeckte Steine kaufen, bis einer passt. Kaufen dürfen Sie auch, wenn ein Stein passt.
learn-sperrdomino-buy-task = Kaufen Sie, bis ein Stein passt, und legen Sie ihn an.
learn-sperrdomino-buy-right = Die letzten zwei Steine sind der Talon; sie bleiben verborgen.

learn-sperrdomino-block = Die Kette sperren
learn-sperrdomino-block-tells = Jede Zahl steht auf sieben Steinen. Liegen alle sieben in der Kette und zeigen beide Enden diese Zahl, kann niemand mehr anlegen.
learn-sperrdomino-block-task = Sechs Fünfen sind gelegt. Sperren Sie die Kette mit der siebten.
learn-sperrdomino-block-right = Gesperrt. Wer weniger Augen auf der Hand hat, gewinnt alle Augen, die nicht gelegt sind: Zählen Sie also Ihre Augen, bevor Sie sperren.

learn-sperrdomino-win = Domino
learn-sperrdomino-win-tells = Auch wer seinen letzten Stein legt, gewinnt.
learn-sperrdomino-win-task = Legen Sie Ihren letzten Stein.
learn-sperrdomino-win-right = Domino! Sie bekommen die Augen aller nicht gelegten Steine. Eine Reihe hat meist mehrere Runden; wer zuerst hundert Punkte hat, gewinnt sie. Jetzt kennen Sie alle Regeln.

learn-sperrdomino-force = Forsche
learn-sperrdomino-force-tells = Fünf Steine einer Zahl, darunter ihr Doppelstein, sind eine Forsche. Sie hatten fünf Vieren; die 0:4 liegt schon. Die beiden anderen Vieren, 2:4 und 3:4, hat B. Es gibt nichts mehr zu kaufen.
learn-sperrdomino-force-task = Legen Sie so an, dass beide Enden eine Vier zeigen.
learn-sperrdomino-force-right = Jetzt passen nur Vieren: B muss 2:4 oder 3:4 anlegen. Das Buch nennt das „heraustreiben“.
learn-sperrdomino-force-replied = B hat eine der beiden Vieren gelegt.

learn-sperrdomino-drive_out = Den zweiten Stein heraustreiben
learn-sperrdomino-drive_out-tells = Inzwischen haben Sie 4:4 gelegt und B 1:3. Als einzige Vier hat B noch 2:4 auf der Hand.
learn-sperrdomino-drive_out-task = Legen Sie so an, dass beide Enden wieder eine Vier zeigen.
learn-sperrdomino-drive_out-right = Kein anderer Stein von B passt: B muss 2:4 legen.
learn-sperrdomino-drive_out-replied = Beide Vieren von B liegen in der Kette, und Sie können die Sperre vorbereiten.

learn-sperrdomino-force_block = Mit der Forsche sperren
learn-sperrdomino-force_block-tells = Sie haben 2:2 gelegt, und B konnte nur 2:5 legen. Sechs Vieren liegen in der Kette; die siebte haben Sie.
learn-sperrdomino-force_block-task = Sperren Sie die Kette.
learn-sperrdomino-force_block-right = Sie haben noch 16 Augen, B hat 37. Mit den 9 Augen im Talon gewinnen Sie 62 Punkte.

learn-sperrdomino-pinch = Klemme
learn-sperrdomino-pinch-tells = Vier Steine einer Zahl, darunter ihr Doppelstein, sind eine Klemme. Sie haben 0:4, 2:4, 3:4 und 4:4. B hat eben mit 4:6 eine Vier geöffnet und kann mit 1:4 und 4:5 Ihren Doppelstein noch aussperren.
learn-sperrdomino-pinch-task = Bringen Sie den Doppelstein in Sicherheit, bevor B ihn aussperrt.
learn-sperrdomino-pinch-right = Die Doppelvier liegt sicher in der Kette. Nach jedem anderen Stein hätte B sie bis zum Ende der Runde aussperren können.

learn-sperrdomino-hold = Halten auf den Doppelstein
learn-sperrdomino-hold-tells = B hatte 0:4, 2:4, 3:4 und 4:4 und hat eben 2:4 gelegt. Sie haben eine „Falle“: die drei anderen Vieren.
learn-sperrdomino-hold-task = Legen Sie an die offene Vier an, damit 4:4 nicht mehr passt.
learn-sperrdomino-hold-right = Das Buch nennt das „Halten auf den Doppelstein“. Von hier an können Sie 4:4 bis zum Ende aussperren, was auch immer B spielt.

learn-sperrdomino-another_lead = Die punktreichste Runde besser eröffnen
learn-sperrdomino-another_lead-tells = In der punktreichsten Runde des Buches hat A dieselben Steine wie Sie, eröffnet mit 1:1 und verliert 120 Punkte. B hat 0:0, 0:2, 0:3, 0:6, 1:4, 1:5 und 4:5 und kauft zuerst 5:5, 5:6, 6:6 und 0:1.
learn-sperrdomino-another_lead-task = Eröffnen Sie so, dass B die 120 Punkte nicht erzwingen kann.
learn-sperrdomino-another_lead-right = Nach 0:4, 0:5 oder 4:6 kann B die 120 Punkte nicht erzwingen. Laut Buch gilt das für jeden Stein außer 1:1. Doch nach 1:2, 1:3 oder 1:6 kann B die Punkte noch erzwingen. Wir haben alle Fortsetzungen durchgerechnet; gekauft wird dabei in der Reihenfolge des Buches.
