### A calendar of days, each with something to be done.

days-title = Calendar
days-earlier = Earlier
days-later = Later
days-day = { $done ->
    [true] { $day }: solved in { $told }
   *[other] { $day }: not solved
}
days-streak = { $count ->
    [0] No day in a row yet.
    [one] One day in a row.
   *[other] { $count } days in a row.
}
