### Der Lehrgang: für jeden Schritt Titel, Erklärung (-tells), Aufgabe (-task) und Kommentar zur
### richtigen Antwort (-right).
### _Wörter_ sind Latein.

learn-terzett-once = Dreier
learn-terzett-once-tells = Je drei gleiche Zahlen liegen in einer geraden Linie, und jeder Stein des Satzes kommt einmal vor. Gesucht sind die Umrisse der Steine.
learn-terzett-once-task = 2 und 6 berühren sich nur an einer Stelle. Drücken Sie auf die Kante dazwischen.
learn-terzett-once-right = Der Stein 2 : 6 ist gefunden. Er verbindet zwei Dreiergruppen.

learn-terzett-others = Zwei weitere Steine
learn-terzett-others-tells = Suchen Sie zwei Zahlen, die sich nur an einer Stelle berühren: Der Stein mit diesen Zahlen hat keinen anderen Platz.
learn-terzett-others-task = Finden Sie die Plätze von 0 : 4 und 3 : 4.
learn-terzett-others-right = Zwei weitere Steine sind sicher. Jeder gefundene Stein schließt Plätze für andere aus.

learn-terzett-finish = Zu Ende lösen
learn-terzett-finish-tells = Sind nur wenige Steine übrig, suchen Sie Felder mit einem einzigen freien Nachbarn.
learn-terzett-finish-task = Finden Sie die letzten drei Steine.
learn-terzett-finish-right = Gelöst. Jetzt kennen Sie alle Regeln. Die Galerie zeigt sechzehn weitere gedruckte Figuren, und Sie können eigene zusammensetzen.
