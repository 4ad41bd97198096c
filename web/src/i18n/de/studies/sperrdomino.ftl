### Drei Partien Sperrdomino, Zug für Zug zu betrachten.

study-great_deal-lead = Die größte Partie des Buches. A setzt, wie es sich gehört, die Doppeleins aus, und von der 0:1 an hat B ihn am Gängelband.
study-great_deal-solved-lead = Dreizehn Steine, alle Blassen und alle Einsen. A musste kaufen, was noch da war, und die Doppelblass sperrt: 168 Augen weniger die 48 auf dem Tisch.
study-ten_tiles-lead = Vor dem dreizehnten Stein, meint das Buch, sei keine Sperre möglich. Hier fehlt der zehnte, und A hat ihn.
study-ten_tiles-solved-lead = Mit dem zehnten Stein liegen alle Blassen, und beide Enden sind blass. B muss trotzdem alles bis auf den Talon kaufen, ehe die Sperre zählt: 168 Augen weniger die 42 auf dem Tisch.
study-seven_tiles-lead = Zu kaufen ist nichts mehr, und die beiden Steine des Talons hat niemand gesehen. A setzt den siebten Stein an.
study-seven_tiles-solved-lead = Die beiden Blassen, die noch fehlen, sind der Talon. Keiner kann bedienen, beide passen, und A hat die leichtere Hand: 168 Augen weniger die 20 auf dem Tisch.

deal-dealt = wie ausgeteilt
deal-open = offen
deal-pips = Augen
deal-buys = kauft { $count }
deal-back = Zurück
deal-next = Nächster Zug
deal-again = Zurück zur Studie
deal-otherwise = Setzen Sie einen anderen Stein von { $side }: Der Computer antwortet.
deal-on = Den Computer für { $side } weiterspielen lassen
deal-sum = { $first } bleibt auf { $a } Augen sitzen, { $second } auf { $b }, im Talon liegen { $talon }: zusammen { $points }.
