### Der Lehrgang: für jeden Schritt Titel, Erklärung (-tells), Aufgabe (-task) und Kommentar zur
### richtigen Antwort (-right).
### _Wörter_ sind Latein.

learn-familydomino-lead = Eröffnen
learn-familydomino-lead-tells = Wer den höchsten Doppelstein hat, eröffnet mit ihm.
learn-familydomino-lead-task = Eröffnen Sie mit Ihrem höchsten Doppelstein.
learn-familydomino-lead-right = Damit beginnt die Kette. Von nun an sind beide Enden offen.

learn-familydomino-join = Anlegen
learn-familydomino-join-tells = Legen Sie an einem der beiden offenen Enden so an, dass sich gleiche Zahlen berühren. Passt ein Stein an beide Enden, haben Sie die Wahl.
learn-familydomino-join-task = Legen Sie so an, dass beide Enden eine Sechs zeigen.
learn-familydomino-join-right = Jetzt passen nur noch Sechsen.

learn-familydomino-keep = Vorausschauen
learn-familydomino-keep-tells = Lassen Sie eine Zahl offen, die auch auf Ihren anderen Steinen steht. Dann können Sie im nächsten Zug oft wieder anlegen.
learn-familydomino-keep-task = Drei Steine passen. Legen Sie so an, dass die Zahl offen ist, die Sie am häufigsten haben.
learn-familydomino-keep-right = Die Drei ist offen, und Sie haben noch zwei Dreien.

learn-familydomino-pass = Passen
learn-familydomino-pass-tells = Können Sie nicht anlegen, passen Sie. Können Sie anlegen, müssen Sie es tun.
learn-familydomino-pass-task = Keiner Ihrer Steine hat eine 0 oder eine 5. Passen Sie.
learn-familydomino-pass-right = Passt ein anderer Spieler, merken Sie sich die offenen Zahlen: Er hat keine davon.

learn-familydomino-win = Domino
learn-familydomino-win-tells = Wer zuerst alle Steine gelegt hat, gewinnt. Kann niemand anlegen, gewinnt, wer die wenigsten Augen auf der Hand hat.
learn-familydomino-win-task = Legen Sie Ihren letzten Stein.
learn-familydomino-win-right = Domino! Jetzt kennen Sie alle Regeln.
