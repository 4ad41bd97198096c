### Der Lehrgang: wie jeder Schritt heißt, was er erklärt, fragt und zur Antwort sagt.
### _Wörter_ sind Latein.

learn-sperrdomino-lead = Eröffnen
learn-sperrdomino-lead-tells = Eröffnet wird mit einem beliebigen Stein. Ein Doppelstein, der liegt, kann nicht mehr ausgesperrt werden.
learn-sperrdomino-lead-task = Eröffnen Sie mit Ihrem höchsten Doppelstein.
learn-sperrdomino-lead-right = Die Doppelfünf liegt sicher in der Kette, und zehn Augen sind aus Ihrer Hand.

learn-sperrdomino-join = Anlegen
learn-sperrdomino-join-tells = Gleiche Zahlen berühren sich an einem der beiden offenen Enden. Passt ein Stein an beide, haben Sie die Wahl.
learn-sperrdomino-join-task = Legen Sie so an, dass beide Enden eine Sechs zeigen.
learn-sperrdomino-join-right = Jetzt passen nur noch Sechsen, und zwei davon haben Sie selbst.

learn-sperrdomino-buy = Kaufen
learn-sperrdomino-buy-tells = Passt nichts, müssen Sie von den verdeckten Steinen kaufen, bis etwas passt. Kaufen dürfen Sie auch sonst.
learn-sperrdomino-buy-task = Kaufen Sie, bis ein Stein passt, und legen Sie ihn an.
learn-sperrdomino-buy-right = Die letzten zwei Steine sind der Talon: Niemand sieht sie je.

learn-sperrdomino-block = Die Kette sperren
learn-sperrdomino-block-tells = Jede Zahl steht auf sieben Steinen. Liegen alle sieben und zeigen beide Enden diese Zahl, kann niemand mehr legen.
learn-sperrdomino-block-task = Sechs Fünfen liegen. Sperren Sie mit der siebten.
learn-sperrdomino-block-right = Gesperrt. Die leichtere Hand gewinnt alle Augen, die nicht liegen: Wägen Sie also vorher ab.

learn-sperrdomino-win = Domino
learn-sperrdomino-win-tells = Auch wer den letzten Stein legt, gewinnt.
learn-sperrdomino-win-task = Legen Sie Ihren letzten Stein.
learn-sperrdomino-win-right = Domino! Alle Augen, die nicht liegen, zählen für Sie. Hundert Punkte sind eine Reihe. Jetzt kennen Sie alle Regeln.
