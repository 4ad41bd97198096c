### Drei Runden Sperrdomino, Zug für Zug zu betrachten.

study-great_deal-lead = Die größte Runde des Buches. A eröffnet nach der Regel mit der Doppeleins, und von Bs 0:1 an sind alle Züge von A erzwungen.
study-great_deal-solved-lead = Dreizehn Steine, alle mit einer Null und alle mit einer Eins. A musste die übrigen Steine kaufen, und Bs Doppelnull sperrt: 168 Augen minus die 48 auf dem Tisch.
study-ten_tiles-lead = Das Buch meint, vor dem dreizehnten Stein sei keine Sperre möglich. Hier genügt schon der zehnte, und A hat ihn.
study-ten_tiles-solved-lead = Mit dem zehnten Stein liegen alle Nullen in der Kette, und beide Enden zeigen null. B muss trotzdem alles bis auf den Talon kaufen, bevor die Sperre zählt: 168 Augen minus die 42 auf dem Tisch.
study-seven_tiles-lead = Zu kaufen gibt es nichts mehr, und keiner hat den Talon gesehen. A legt den siebten Stein an.
study-seven_tiles-solved-lead = Die beiden fehlenden Nullen sind der Talon. Keiner kann anlegen, beide passen, und A hat die leichtere Hand: 168 Augen minus die 20 auf dem Tisch.

deal-dealt = wie verteilt
deal-open = offen
deal-pips = Augen
deal-buys = kauft { $count }
deal-back = Zurück
deal-next = Nächster Zug
deal-again = Zurück zur Studie
deal-otherwise = Legen Sie einen anderen Stein von { $side }: Der Computer antwortet.
deal-on = Den Computer für { $side } weiterspielen lassen
deal-sum = Übrige Augen: { $first } { $a }, { $second } { $b }, Talon { $talon }; zusammen { $points }.
