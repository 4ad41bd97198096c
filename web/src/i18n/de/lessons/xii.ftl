### Der Lehrgang: für jeden Schritt Titel, Erklärung (-tells), Aufgabe (-task) und Kommentar zur
### richtigen Antwort (-right).
### _Wörter_ sind Latein.

learn-xii-enter = Einsetzen
learn-xii-enter-tells = Solange Sie Steine in der Hand haben, setzen Sie in jedem Zug mindestens einen ein: in Reihe A, auf dem Feld mit der gewürfelten Zahl. Der Stein darf mit dem anderen Würfel weiterziehen.
learn-xii-enter-task = Zwei gegnerische Steine halten A2. Setzen Sie einen Stein ein und bringen Sie ihn auf A7.
learn-xii-enter-right = Sie haben mit der Fünf auf A5 eingesetzt und dann mit der Zwei gezogen. Umgekehrt geht es nicht: A2 ist blockiert.

learn-xii-doubles = Pasch
learn-xii-doubles-tells = Zeigen beide Würfel die gleiche Zahl, wird sie viermal gespielt: 4-4 ergibt vier Vieren.
learn-xii-doubles-task = Sie haben zwei Vieren gewürfelt. Setzen Sie vier Steine ein.
learn-xii-doubles-right = Sie haben vier Steine auf A4 eingesetzt. Auf einem Feld dürfen beliebig viele Ihrer Steine stehen.

learn-xii-hit = Schlagen
learn-xii-hit-tells = Zwei Steine halten ein Feld. Ein einzelner Stein kann geschlagen werden: Er kommt auf den Kreis in der Mitte und muss neu eingesetzt werden.
learn-xii-hit-task = Schlagen Sie den Stein auf A4.
learn-xii-hit-right = Zum Einsetzen und Schlagen genügte ein Würfel. Schon in der ersten Reihe ist ein einzelner Stein in Gefahr.

learn-xii-circle = Ein Stein auf dem Kreis
learn-xii-circle-tells = Ein Stein auf dem Kreis hat Vorrang. Er wird wie die anderen mit einem Würfel eingesetzt.
learn-xii-circle-task = Setzen Sie Ihren Stein so ein, dass er schlägt.
learn-xii-circle-right = Ihr Stein ist auf A5 eingesetzt, und der gegnerische liegt auf dem Kreis.

learn-xii-together = Erst alle fünfzehn
learn-xii-together-tells = Keiner Ihrer Steine darf über A12 hinausziehen, bevor alle fünfzehn eingesetzt sind.
learn-xii-together-task = Setzen Sie den letzten Stein ein; ziehen Sie dann von A12 auf B5.
learn-xii-together-right = Nun sind alle Ihre Steine eingesetzt, und der Weg ist frei: oben durch B und C, dann unten durch D und E.

learn-xii-off = Hinausbringen
learn-xii-off-tells = Stehen alle Ihre Steine auf den letzten sechs Feldern, bringen Sie mit jedem Würfel einen Stein vom Feld mit der gewürfelten Zahl hinaus.
learn-xii-off-task = Bringen Sie je einen Stein von E4 und E2 hinaus.
learn-xii-off-right = Zwei weitere Steine sind draußen. Wer zuerst alle fünfzehn hinausgebracht hat, gewinnt.

learn-xii-empty = Eine 4, wenn E4 leer ist
learn-xii-empty-tells = Ist das Feld mit der Zahl des Würfels leer, zieht ein Stein von einem höheren Feld. Sind auch alle höheren Felder leer, geht ein Stein vom höchsten besetzten Feld hinaus.
learn-xii-empty-task = Sie haben 4-4 gewürfelt, und E4 ist leer. Ziehen Sie den Stein von E6 nach E2 und bringen Sie dann die drei Steine von E3 hinaus.
learn-xii-empty-right = Solange ein Stein auf E6 stand, konnten Sie mit der 4 keinen Stein hinausbringen. Jetzt kennen Sie alle Regeln.
