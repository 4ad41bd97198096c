### Der Lehrgang: für jeden Schritt Titel, Erklärung (-tells), Aufgabe (-task) und Kommentar zur
### richtigen Antwort (-right).
### _Wörter_ sind Latein.

learn-dominosa-once = Jeder Stein einmal
learn-dominosa-once-tells = Jeder Stein des Satzes kommt hier genau einmal vor, waagerecht oder senkrecht. Nur die Umrisse fehlen.
learn-dominosa-once-task = Nur an einer Stelle berühren sich zwei Nullen. Drücken Sie auf die Kante dazwischen.
learn-dominosa-once-right = Sie haben die Doppelnull 0 : 0 gefunden. Drücken Sie noch einmal auf die Kante zwischen den Nullen, um den Stein zu entfernen.

learn-dominosa-only = Ein Nachbar bleibt
learn-dominosa-only-tells = Hat eine Zahl nur noch einen freien Nachbarn, bildet sie mit ihm einen Stein.
learn-dominosa-only-task = Zwei Steine liegen schon. Welches Feld hat nur noch einen freien Nachbarn?
learn-dominosa-only-right = Die 1 in der oberen Zeile hatte links und rechts einen Stein; also bildet sie mit der 1 darunter einen Stein.

learn-dominosa-line = Felder trennen
learn-dominosa-line-tells = Ein Stein, der schon liegt, kommt nicht noch einmal vor. Berühren sich seine beiden Zahlen anderswo, ziehen Sie einen Strich: mit der rechten Maustaste, durch langes Drücken auf dem Touchscreen oder mit Umschalt- und Pfeiltaste.
learn-dominosa-line-task = 1 : 1 liegt schon. Ziehen Sie einen Strich zwischen den beiden anderen Einsen, die sich links berühren.
learn-dominosa-line-right = Striche schließen Plätze aus. Es sind nur Notizen; nötig sind sie nicht.

learn-dominosa-finish = Zu Ende lösen
learn-dominosa-finish-tells = Bei einer guten Aufgabe müssen Sie nie raten.
learn-dominosa-finish-task = Finden Sie die letzten drei Steine.
learn-dominosa-finish-right = Gelöst. Jetzt kennen Sie alle Regeln. „Tipp“ nennt den nächsten sicheren Schritt, „Prüfen“ findet Fehler.

learn-dominosa-adler_seals = Adlers Beispiel: die Siegel
learn-dominosa-adler_seals-tells = Das Buch erklärt seine Hilfsmittel an einer großen Aufgabe. Wir haben diese Aufgabe rekonstruiert, denn ihre Zahlen fehlen in unserer Vorlage; mehrere Raster passen zum Text. Drei Steine haben nur je einen Platz; sie heißen Siegel.
learn-dominosa-adler_seals-task = Finden Sie die Siegel: 0 : 0 in der letzten Spalte, 0 : 2 in Spalte h und 6 : 6 in der ersten Zeile.
learn-dominosa-adler_seals-right = Das sind die drei Siegel. Alle anderen Steine folgen aus ihnen.

learn-dominosa-adler_gaps = Adlers Beispiel: zwei Lücken
learn-dominosa-adler_gaps-tells = Die Siegel sperren i1 und i2 ab: Das ist die große Lücke. a1, die kleine Lücke, hat nur noch einen freien Nachbarn.
learn-dominosa-adler_gaps-task = Füllen Sie beide Lücken.
learn-dominosa-adler_gaps-right = 2 : 6 füllt die große Lücke, 2 : 4 die kleine. Keiner der beiden Steine hat jetzt noch einen anderen möglichen Platz.

learn-dominosa-adler_second = Adlers Beispiel: ein sekundäres Siegel
learn-dominosa-adler_second-tells = 4 : 6 hatte vier mögliche Plätze. Drei davon enthielten ein Feld, auf dem nun 6 : 6 liegt; einer ist übrig.
learn-dominosa-adler_second-task = Legen Sie 4 : 6 in Zeile 5. Füllen Sie dann die kleinen Lücken bei a4 und b4.
learn-dominosa-adler_second-right = 2 : 2 ist der siebente Stein, 1 : 4 der achte. Anfänger legen 4 : 6 zuerst in die Ecke und kommen nicht weiter.

learn-dominosa-adler_last = Adlers Beispiel: noch vier Steine
learn-dominosa-adler_last-tells = Jeder Stein schließt die nächste Lücke. Das Buch beschreibt die ersten zwölf Steine; der Rest, heißt es dort, bereite keine Schwierigkeiten.
learn-dominosa-adler_last-task = Finden Sie 2 : 7 in Spalte b, 4 : 4 in Spalte c, 4 : 7 in der zweiten Zeile und darüber 5 : 7.
learn-dominosa-adler_last-right = Zwölf Steine liegen wie im Buch. Die ganze Aufgabe finden Sie auf der Regelseite.

learn-dominosa-second_shared = Adlers zweites Beispiel: gemeinsame Felder
learn-dominosa-second_shared-tells = Figur 3 des Buches hat kein Siegel. Dies ist unsere Rekonstruktion; viele Raster passen zum Text. Zwei Doppelsteine haben je zwei Plätze: Beide Plätze der 1 : 1 enthalten h5, beide Plätze der 3 : 3 enthalten c5.
learn-dominosa-second_shared-task = Trennen Sie h5 von g5 und i5 sowie c5 von c4 und b5 durch Striche.
learn-dominosa-second_shared-right = Beide Felder sind vergeben: Kein anderer Stein darf sie belegen.

learn-dominosa-second_seals = Adlers zweites Beispiel: drei Steine
learn-dominosa-second_seals-tells = Durch die Striche hat 1 : 6 nur noch einen Platz. Jeder gelegte Stein nimmt dann dem nächsten einen von zwei Plätzen.
learn-dominosa-second_seals-task = Legen Sie 1 : 6 in Zeile 6, dann 1 : 7 und 1 : 1 in Spalte h.
learn-dominosa-second_seals-right = Drei Steine sind sicher. Laut Buch folgt aus ihnen nichts weiter.

learn-dominosa-second_square = Adlers zweites Beispiel: das Quadrat
learn-dominosa-second_square-tells = 4 : 5 und 4 : 7 haben je zwei Plätze, alle im Quadrat b2, c2, b3, c3.
learn-dominosa-second_square-task = Füllen Sie das Quadrat mit 4 : 5 und 4 : 7.
learn-dominosa-second_square-right = Beide Anordnungen sind richtig; diese Aufgabe hat also zwei Lösungen. Alle anderen Steine liegen außerhalb des Quadrats.

learn-dominosa-second_gaps = Adlers zweites Beispiel: zwei Lücken
learn-dominosa-second_gaps-tells = 4 : 4 hatte zwei mögliche Plätze; einen davon bedeckt jetzt das Quadrat.
learn-dominosa-second_gaps-task = Legen Sie 4 : 4 in Spalte a. Füllen Sie dann die Lücken bei b1 und a3.
learn-dominosa-second_gaps-right = Von hier an folgen laut Buch Lücken und Siegel ohne Unterbrechung aufeinander. Die ganze Aufgabe finden Sie auf der Regelseite.
