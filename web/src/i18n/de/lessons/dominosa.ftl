### Der Lehrgang: wie jeder Schritt heißt, was er erklärt, fragt und zur Antwort sagt.
### _Wörter_ sind Latein.

learn-dominosa-once = Jeder Stein einmal
learn-dominosa-once-tells = Jeder Stein des Satzes kommt hier genau einmal vor, waagerecht oder senkrecht. Nur die Umrisse fehlen.
learn-dominosa-once-task = 0 und 0 berühren sich nur an einer Stelle. Drücken Sie dazwischen.
learn-dominosa-once-right = Die Doppelnull ist gefunden. Noch einmal drücken nimmt sie wieder auf.

learn-dominosa-only = Ein Nachbar bleibt
learn-dominosa-only-tells = Sind die anderen Nachbarn einer Zahl vergeben, gehört sie zu dem, der bleibt.
learn-dominosa-only-task = Zwei Steine liegen. Welches Feld hat nur noch einen freien Nachbarn?
learn-dominosa-only-right = Die 1 in der oberen Reihe hatte links und rechts einen Stein; also gehört sie zur 1 darunter.

learn-dominosa-line = Felder trennen
learn-dominosa-line-tells = Ein Paar, das schon liegt, kommt kein zweites Mal vor. Das zeigt ein Strich: mit dem Stift, der rechten Taste oder Umschalt und Pfeil.
learn-dominosa-line-task = 1:1 liegt. Ziehen Sie einen Strich, wo sich links 1 und 1 berühren.
learn-dominosa-line-right = Striche schließen Plätze aus. Sie sind nur Notizen: Auch ohne sie ist nichts falsch.

learn-dominosa-finish = Fertig
learn-dominosa-finish-tells = Bei einer guten Aufgabe müssen Sie nie raten.
learn-dominosa-finish-task = Finden Sie die letzten drei Steine.
learn-dominosa-finish-right = Gelöst. Jetzt kennen Sie alle Regeln. „Tipp“ nennt den nächsten sicheren Schritt, „Prüfen“ findet Fehler.
