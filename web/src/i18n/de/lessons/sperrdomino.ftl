### Der Lehrgang: wie jeder Schritt heißt, was er erklärt, fragt und zur Antwort sagt.
### _Wörter_ sind Latein.

learn-sperrdomino-lead = Eröffnen
learn-sperrdomino-lead-tells = Eröffnet wird mit einem beliebigen Stein. Liegt ein Doppelstein, kann er nicht mehr ausgesperrt werden.
learn-sperrdomino-lead-task = Eröffnen Sie mit Ihrem höchsten Doppelstein.
learn-sperrdomino-lead-right = Die Doppelfünf liegt sicher in der Kette, und Ihre Hand hat zehn Augen weniger.

learn-sperrdomino-join = Anlegen
learn-sperrdomino-join-tells = Gleiche Zahlen berühren sich an einem der beiden offenen Enden. Passt ein Stein an beide, haben Sie die Wahl.
learn-sperrdomino-join-task = Legen Sie so an, dass beide Enden eine Sechs zeigen.
learn-sperrdomino-join-right = Jetzt passen nur noch Sechsen, und zwei davon haben Sie selbst.

learn-sperrdomino-buy = Kaufen
learn-sperrdomino-buy-tells = Passt nichts, müssen Sie verdeckte Steine kaufen, bis etwas passt. Kaufen dürfen Sie auch, wenn ein Stein passt.
learn-sperrdomino-buy-task = Kaufen Sie, bis ein Stein passt, und legen Sie ihn an.
learn-sperrdomino-buy-right = Die letzten zwei Steine sind der Talon: Sie bleiben verborgen.

learn-sperrdomino-block = Die Kette sperren
learn-sperrdomino-block-tells = Jede Zahl steht auf sieben Steinen. Liegen alle sieben und zeigen beide Enden diese Zahl, kann niemand mehr anlegen.
learn-sperrdomino-block-task = Sechs Fünfen liegen. Sperren Sie mit der siebten.
learn-sperrdomino-block-right = Gesperrt. Die Hand mit weniger Augen gewinnt alle Augen, die nicht gelegt sind: Wägen Sie also vorher ab.

learn-sperrdomino-win = Domino
learn-sperrdomino-win-tells = Auch wer seinen letzten Stein legt, gewinnt.
learn-sperrdomino-win-task = Legen Sie Ihren letzten Stein.
learn-sperrdomino-win-right = Domino! Alle Augen, die nicht gelegt sind, zählen für Sie. Hundert Punkte sind eine Reihe. Jetzt kennen Sie alle Regeln.
