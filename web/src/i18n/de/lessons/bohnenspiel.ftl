### Der Lehrgang: wie jeder Schritt heißt, was er erklärt, fragt und zur Antwort sagt.
### _Wörter_ sind Latein.

learn-bohnenspiel-sow = Säen
learn-bohnenspiel-sow-tells = { $board ->
    [upright] Die linke Spalte gehört Ihnen. Die Bohnen einer Mulde säen Sie einzeln nach unten, dann rechts nach oben.
   *[other] Die untere Reihe gehört Ihnen. Die Bohnen einer Mulde säen Sie einzeln nach rechts, dann um das Brett herum.
}
learn-bohnenspiel-sow-task = Wählen Sie eine Mulde, um zu sehen, wohin ihre Bohnen fallen. Drücken Sie noch einmal, um zu säen.
learn-bohnenspiel-sow-right = Sie haben alle Bohnen einer Mulde gesät: eine in jede folgende Mulde, auch beim Gegner. Nur die Gewinnmulden an den Enden werden ausgelassen.

learn-bohnenspiel-capture = Nehmen
learn-bohnenspiel-capture-tells = Sie nehmen die Bohnen der Mulde, in die Ihre letzte Bohne fällt, wenn es dann zwei, vier oder sechs sind.
learn-bohnenspiel-capture-task = Mit zwei Ihrer Mulden gelingt das. Säen Sie aus einer davon.
learn-bohnenspiel-capture-right = Die zwei Bohnen gehören Ihnen und kommen in die Gewinnmulde { $board ->
    [upright] unten.
   *[other] rechts.
}

learn-bohnenspiel-chain = Die Kette
learn-bohnenspiel-chain-tells = Von der letzten Mulde aus nehmen Sie rückwärts weiter, solange jede Mulde zwei, vier oder sechs Bohnen enthält.
learn-bohnenspiel-chain-task = Mit welcher Mulde nehmen Sie zwölf Bohnen?
learn-bohnenspiel-chain-right = Zwei, vier und sechs: zwölf Bohnen in einem Zug, auf beiden Seiten des Bretts.

learn-bohnenspiel-stop = Wo die Kette endet
learn-bohnenspiel-stop-tells = Die erste Mulde ohne zwei, vier oder sechs Bohnen beendet die Kette. Die Mulden dahinter sind sicher.
learn-bohnenspiel-stop-task = Nehmen Sie so viele Bohnen, wie Sie können.
learn-bohnenspiel-stop-right = Sie haben zwei und vier Bohnen genommen. Die Fünf beendet die Kette; die zwei dahinter bleiben auf Ihrer Seite.

learn-bohnenspiel-win = Das Ende
learn-bohnenspiel-win-tells = Hat der Spieler am Zug nichts mehr zu säen, endet das Spiel. Alle übrigen Bohnen gehören dann dem Gegner.
learn-bohnenspiel-win-task = Finden Sie die Mulde, mit der Sie das Spiel gewinnen.
learn-bohnenspiel-win-right = Nord hat nichts mehr zu säen. Die vier Bohnen auf Ihrer Seite gehören Ihnen: 41 : 31. Jetzt kennen Sie alle Regeln.
