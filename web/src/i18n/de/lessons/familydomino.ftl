### Der Lehrgang: wie jeder Schritt heißt, was er erklärt, fragt und zur Antwort sagt.
### _Wörter_ sind Latein.

learn-familydomino-lead = Eröffnen
learn-familydomino-lead-tells = Wer den höchsten Doppelstein hat, eröffnet mit ihm.
learn-familydomino-lead-task = Eröffnen Sie mit Ihrem höchsten Doppelstein.
learn-familydomino-lead-right = Die Kette hat begonnen. Von nun an sind beide Enden offen.

learn-familydomino-join = Anlegen
learn-familydomino-join-tells = Angelegt wird an einem der offenen Enden: Gleiche Zahlen berühren sich. Passt ein Stein an beide, haben Sie die Wahl.
learn-familydomino-join-task = Legen Sie so an, dass beide Enden eine Sechs zeigen.
learn-familydomino-join-right = Jetzt passen nur noch Sechsen.

learn-familydomino-keep = Vorausschauen
learn-familydomino-keep-tells = Lassen Sie Zahlen offen, von denen Sie weitere Steine haben. Dann können Sie eher wieder anlegen.
learn-familydomino-keep-task = Drei Steine passen. Lassen Sie die Zahl offen, von der Sie die meisten Steine haben.
learn-familydomino-keep-right = Die Drei ist offen, und Sie haben noch zwei Dreien.

learn-familydomino-pass = Passen
learn-familydomino-pass-tells = Können Sie nicht anlegen, passen Sie. Sonst müssen Sie anlegen.
learn-familydomino-pass-task = An 0 und 5 passt nichts. Passen Sie.
learn-familydomino-pass-right = Merken Sie sich die offenen Zahlen, wenn andere passen: Diese Zahlen haben sie nicht.

learn-familydomino-win = Domino
learn-familydomino-win-tells = Wer zuerst alle Steine gelegt hat, gewinnt. Kann niemand anlegen, gewinnt die Hand mit den wenigsten Augen.
learn-familydomino-win-task = Legen Sie Ihren letzten Stein.
learn-familydomino-win-right = Domino! Jetzt kennen Sie alle Regeln.
