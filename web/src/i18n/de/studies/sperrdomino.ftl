### Drei Runden Sperrdomino, Zug für Zug gezeigt, und zwei Fragen.

study-great_deal-lead = Dies ist die punktreichste Runde des Buches. A eröffnet, wie empfohlen, mit der Doppeleins, und nach Bs 0:1 sind alle Züge von A erzwungen.
study-great_deal-solved-lead = In der Kette liegen dreizehn Steine: alle Nullen und Einsen. A musste die übrigen Steine kaufen, und Bs Doppelnull sperrt die Kette. B gewinnt alle 168 Augen außer den 48 auf dem Tisch.
study-ten_tiles-lead = Dem Buch zufolge ist vor dem dreizehnten Stein keine Sperre möglich. Hier sperrt schon der zehnte, und A hat ihn.
study-ten_tiles-solved-lead = Mit dem zehnten Stein liegen alle Nullen in der Kette, und beide Enden zeigen eine Null. B muss trotzdem alle Steine bis auf den Talon kaufen, bevor die Sperre zählt. A gewinnt alle 168 Augen außer den 42 auf dem Tisch.
study-seven_tiles-lead = Zu kaufen gibt es nichts mehr, und keine Seite hat den Talon gesehen. A legt den siebten Stein an.
study-seven_tiles-solved-lead = Im Talon liegen die zwei fehlenden Nullen. Keine Seite kann anlegen, beide passen, und A hat die leichtere Hand. A gewinnt alle 168 Augen außer den 20 auf dem Tisch.

study-light_hand-lead = Die Rechnung im Buch: 2:4 würde als achtzehnter Stein sperren; dann lägen 105 Augen auf dem Tisch. Sie wissen, dass 1:5 und 2:6 im Talon liegen. In beiden Händen zusammen blieben also 49 Augen, davon 24 in Ihrer Hand. Sperren Sie, oder legen Sie 4:4?
study-light_hand-solved = 63 Punkte
study-light_hand-solved-lead = Sie haben 24 Augen, B 25. Keine Hand hat Einsen oder Zweien. Sie und B passen; Sie gewinnen 168 − 105 = 63 Punkte. Nach 4:4 verlören Sie bei bestem Spiel 45 Punkte.

study-heavy_hand-lead = Kette und Talon sind dieselben wie in der vorigen Studie, aber nach der Sperre hätten Sie 25 der 49 Augen auf der Hand. Sperren Sie, oder legen Sie 4:5?
study-heavy_hand-solved = Keine Sperre
study-heavy_hand-solved-lead = Die Sperre brächte B 63 Punkte, denn B hat nur 24 Augen. Nach 4:5 sind Ihnen mindestens 50 Punkte sicher. Nach dem Buch soll nur sperren, wer höchstens die Hälfte der 49 Augen beider Hände hat, also 24.

deal-dealt = Steine verteilt
deal-open = offen
deal-pips = Augen
deal-buys = { $count ->
    [one] kauft einen Stein
   *[other] kauft { $count } Steine
}
deal-back = Zurück
deal-next = Nächster Zug
deal-again = Zurück zur Studie
deal-otherwise = Legen Sie einen anderen Stein von { $side }, und der Computer antwortet.
deal-on = Computer für { $side } spielen lassen
deal-sum = Übrige Augen: { $first } { $a }, { $second } { $b }, Talon { $talon }; zusammen { $points }.
