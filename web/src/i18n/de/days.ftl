### Der Kalender der täglichen Rätsel, ein Dialog.

days-title = Kalender
# Schaltflächen: der vorige und der nächste Monat.
days-earlier = Früher
days-later = Später
# Beschriftung eines Tags. $day: ein Datum. $told: die benötigte Zeit, zum Beispiel „3:05“.
days-day = { $done ->
    [true] { $day }: gelöst in { $told }
   *[other] { $day }: nicht gelöst
}
# Unter dem Kalender. $count: an wie vielen Tagen in Folge ein Rätsel gelöst wurde.
days-streak = { $count ->
    [0] Derzeit keine Serie.
    [one] Serie: ein Tag.
   *[other] Serie: { $count } Tage.
}
