### A calendar of days, each with something to be done.

days-title = Calendar
days-earlier = Earlier
days-later = Later
days-day = { $done ->
    [true] { $day }: solved in { $told }
   *[other] { $day }: not solved
}
days-streak = { $count ->
    [0] No streak yet.
    [one] One day so far.
   *[other] { $count } days in a row.
}
