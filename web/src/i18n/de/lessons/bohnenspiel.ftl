### Das Bohnenspiel in fünf Schritten.

learn-bohnenspiel-1 = Säen. Die nahe Reihe ist Ihre. Drücken Sie eine Ihrer Mulden: Sie sehen, wohin die Bohnen fallen würden, eine nach der anderen, nach rechts und um das Brett. Noch einmal gedrückt, wird sie gesät.
learn-bohnenspiel-1-right = Das ist ein Zug: alle Bohnen einer Mulde, je eine in die folgenden, auch in die der anderen Seite. Nur die Gewinnmulden an den Enden bleiben aus.
learn-bohnenspiel-2 = Nehmen. Liegen in der Mulde Ihrer letzten Bohne dann zwei, vier oder sechs, nehmen Sie sie. Zwei Ihrer Mulden können das hier. Säen Sie eine davon.
learn-bohnenspiel-2-right = Zwei Bohnen gehören Ihnen und liegen in der Gewinnmulde zur Rechten. Auf das Brett kommen sie nie zurück.
learn-bohnenspiel-3 = Die Kette. Nach der letzten Mulde kommt die davor an die Reihe, und so weiter rückwärts, solange zwei, vier oder sechs darin liegen. Finden Sie die Mulde, die zwölf nimmt.
learn-bohnenspiel-3-right = Zwei, vier und sechs: zwölf Bohnen in einem Zug, auf beiden Seiten des Bretts.
learn-bohnenspiel-4 = Wo sie abreißt. Die erste Mulde mit einer anderen Zahl beendet die Kette; was dahinter liegt, bleibt. Nehmen Sie, so viel Sie können.
learn-bohnenspiel-4-right = Zwei und vier sind genommen. Die Fünf hat Sie aufgehalten, und die zwei dahinter blieben in Ihrer Reihe.
learn-bohnenspiel-5 = Das Ende. Wer am Zug ist und keine Bohne in der eigenen Reihe hat, beendet das Spiel; alle Bohnen, die noch liegen, gehören dem anderen. Finden Sie die Mulde, die gewinnt.
learn-bohnenspiel-5-right = Nord hat nichts mehr zu säen. Die vier Bohnen in Ihrer Reihe gehören Ihnen: 41 zu 31.
