### The calendar of the daily puzzles, a dialog.

days-title = Calendar
days-earlier = Earlier
days-later = Later
# Label of a day. $day: a date, for example “5 May 2026”. $done: true if solved. $told: the time, “3:05”.
days-day = { $done ->
    [true] { $day }: solved in { $told }
   *[other] { $day }: not solved
}
# $count: on how many days in a row a puzzle was solved.
days-streak = { $count ->
    [0] Streak: none.
    [one] Streak: one day.
   *[other] Streak: { $count } days.
}
