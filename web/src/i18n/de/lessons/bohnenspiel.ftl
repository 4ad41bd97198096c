### Das Bohnenspiel in fünf Schritten.

learn-bohnenspiel-1 = { $board ->
    [upright] Säen. Die linke Spalte gehört Ihnen. Wählen Sie eine Ihrer Mulden: Sie sehen, wohin die Bohnen fallen würden, eine nach der anderen, links hinab und rechts hinauf. Drücken Sie noch einmal, um zu säen.
   *[other] Säen. Die untere Reihe gehört Ihnen. Wählen Sie eine Ihrer Mulden: Sie sehen, wohin die Bohnen fallen würden, eine nach der anderen, nach rechts und um das Brett herum. Drücken Sie noch einmal, um zu säen.
}
learn-bohnenspiel-1-right = Das ist ein Zug: alle Bohnen einer Mulde, je eine in die folgenden, auch in die des Gegners. Nur die Gewinnmulden an den Enden werden ausgelassen.
learn-bohnenspiel-2 = Nehmen. Liegen in der Mulde Ihrer letzten Bohne dann zwei, vier oder sechs, nehmen Sie sie. Zwei Ihrer Mulden können das hier. Säen Sie eine davon.
learn-bohnenspiel-2-right = Zwei Bohnen gehören Ihnen und liegen in der Gewinnmulde { $board ->
    [upright] unten.
   *[other] rechts.
} Auf das Brett kommen sie nie zurück.
learn-bohnenspiel-3 = Die Kette. Nach der letzten Mulde kommt die davor an die Reihe, und so weiter rückwärts, solange zwei, vier oder sechs darin liegen. Finden Sie die Mulde, die zwölf Bohnen nimmt.
learn-bohnenspiel-3-right = Zwei, vier und sechs: zwölf Bohnen in einem Zug, auf beiden Seiten des Bretts.
learn-bohnenspiel-4 = Wo die Kette endet. Die erste Mulde mit einer anderen Zahl beendet die Kette; was dahinter liegt, bleibt. Nehmen Sie, so viel Sie können.
learn-bohnenspiel-4-right = Zwei und vier sind genommen. Die Fünf hat Sie aufgehalten, und die zwei dahinter bleiben auf Ihrer Seite.
learn-bohnenspiel-5 = Das Ende. Haben Sie am Zug nichts mehr zu säen, endet das Spiel, und alle übrigen Bohnen gehören dem Gegner; umgekehrt gilt dasselbe. Finden Sie die Mulde, die gewinnt.
learn-bohnenspiel-5-right = Nord hat nichts mehr zu säen. Die vier Bohnen auf Ihrer Seite gehören Ihnen: 41 : 31. Jetzt kennen Sie alle Regeln.
