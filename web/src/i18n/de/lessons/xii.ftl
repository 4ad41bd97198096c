### Der Lehrgang: wie jeder Schritt heißt, was er erklärt, fragt und zur Antwort sagt.
### _Wörter_ sind Latein.

learn-xii-enter = Hereinbringen
learn-xii-enter-tells = Solange Sie Steine in der Hand haben, muss in jedem Zug einer herein: auf das Feld der Reihe A mit der Zahl eines Würfels. Mit dem anderen darf er weiter.
learn-xii-enter-task = A2 halten zwei Gegner. Bringen Sie einen Stein herein und auf A7.
learn-xii-enter-right = Zuerst die Fünf, auf A5, dann die Zwei. Umgekehrt war A2 blockiert.

learn-xii-doubles = Pasch
learn-xii-doubles-tells = Gleiche Würfel werden viermal gespielt.
learn-xii-doubles-task = Sie haben zwei Dreien gewürfelt. Bringen Sie vier Steine herein.
learn-xii-doubles-right = Vier Dreien, vier Steine auf A3. Ein Feld trägt beliebig viele Ihrer Steine.

learn-xii-hit = Schlagen
learn-xii-hit-tells = Zwei Steine halten ein Feld. Wer allein steht, kann geschlagen werden: Er kommt auf den Kreis in der Mitte und muss neu herein.
learn-xii-hit-task = Schlagen Sie den Stein auf A4.
learn-xii-hit-right = Sie haben mit einem Würfel hereingebracht und geschlagen. Schon in der ersten Reihe sind Einzelne in Gefahr.

learn-xii-circle = Vom Kreis
learn-xii-circle-tells = Ein Stein auf dem Kreis kommt zuerst. Er kommt wie die anderen mit einem Würfel herein.
learn-xii-circle-task = Bringen Sie ihn so herein, dass er schlägt.
learn-xii-circle-right = Er ist zurück auf A5, und der Gegner liegt auf dem Kreis.

learn-xii-together = Erst alle fünfzehn
learn-xii-together-tells = Kein Stein geht über A12 hinaus, bevor alle fünfzehn herein sind.
learn-xii-together-task = Bringen Sie den letzten herein, dann einen von A12 auf B5.
learn-xii-together-right = Nun sind alle herein, und der Weg ist frei: oben durch B und C, dann unten durch D und E.

learn-xii-off = Hinausbringen
learn-xii-off-tells = Stehen alle Ihre Steine auf den letzten sechs Feldern, bringt ein Würfel einen Stein vom Feld seiner Zahl hinaus.
learn-xii-off-task = Bringen Sie einen Stein von E4 hinaus und einen von E2.
learn-xii-off-right = Wieder zwei draußen. Wer zuerst alle fünfzehn draußen hat, gewinnt. Jetzt kennen Sie alle Regeln.
