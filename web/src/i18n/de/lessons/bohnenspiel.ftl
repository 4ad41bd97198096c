### Der Lehrgang: für jeden Schritt Titel, Erklärung (-tells), Aufgabe (-task) und Kommentar zur
### richtigen Antwort (-right).
### _Wörter_ sind Latein.

learn-bohnenspiel-sow = Säen
learn-bohnenspiel-sow-tells = { $board ->
    [upright] Die linke Spalte gehört Ihnen. Die Bohnen einer Mulde säen Sie einzeln nach unten, dann rechts nach oben.
   *[other] Die untere Reihe gehört Ihnen. Die Bohnen einer Mulde säen Sie einzeln nach rechts, dann um das Brett herum.
}
learn-bohnenspiel-sow-task = Wählen Sie eine Mulde, um zu sehen, wohin ihre Bohnen fallen. Drücken Sie noch einmal darauf, um zu säen.
learn-bohnenspiel-sow-right = Sie haben alle Bohnen einer Mulde gesät: eine in jede folgende Mulde, auch beim Gegner. Nur die Gewinnmulden an den Enden werden ausgelassen.

learn-bohnenspiel-capture = Nehmen
learn-bohnenspiel-capture-tells = Fällt Ihre letzte Bohne in eine Mulde, die dann zwei, vier oder sechs Bohnen enthält, nehmen Sie diese Bohnen.
learn-bohnenspiel-capture-task = Mit zwei Ihrer Mulden können Sie Bohnen nehmen. Säen Sie aus einer davon.
learn-bohnenspiel-capture-right = Die zwei Bohnen gehören Ihnen und kommen in die Gewinnmulde { $board ->
    [upright] unten.
   *[other] rechts.
}

learn-bohnenspiel-chain = Die Kette
learn-bohnenspiel-chain-tells = Von der letzten Mulde aus leeren Sie rückwärts Mulde um Mulde, solange die nächste zwei, vier oder sechs Bohnen enthält.
learn-bohnenspiel-chain-task = Welche Mulde bringt Ihnen zwölf Bohnen?
learn-bohnenspiel-chain-right = Zwei, vier und sechs: Sie haben in einem Zug zwölf Bohnen genommen, auf beiden Seiten des Bretts.

learn-bohnenspiel-stop = Wo die Kette endet
learn-bohnenspiel-stop-tells = Die erste Mulde mit einer anderen Zahl von Bohnen beendet die Kette. Die Mulden dahinter sind sicher.
learn-bohnenspiel-stop-task = Nehmen Sie so viele Bohnen, wie Sie können.
learn-bohnenspiel-stop-right = Sie haben erst zwei, dann vier Bohnen genommen. Die Mulde mit fünf beendet die Kette; die zwei Bohnen dahinter bleiben auf Ihrer Seite.

learn-bohnenspiel-win = Das Ende
learn-bohnenspiel-win-tells = Hat der Spieler am Zug nichts mehr zu säen, endet das Spiel. Alle übrigen Bohnen gehören dann dem anderen Spieler.
learn-bohnenspiel-win-task = Finden Sie die Mulde, mit der Sie das Spiel gewinnen.
learn-bohnenspiel-win-right = Nord hat nichts mehr zu säen. Die vier Bohnen auf Ihrer Seite gehören Ihnen: Sie gewinnen 41 : 31. Jetzt kennen Sie alle Regeln.
