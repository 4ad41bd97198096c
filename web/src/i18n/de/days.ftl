### Ein Kalender der Tage, an jedem ist etwas zu tun.

days-title = Kalender
days-earlier = Früher
days-later = Später
days-day = { $done ->
    [true] { $day }: gelöst in { $told }
   *[other] { $day }: nicht gelöst
}
days-streak = { $count ->
    [0] Derzeit keine Serie.
    [one] Bisher ein Tag.
   *[other] { $count } Tage in Folge.
}
