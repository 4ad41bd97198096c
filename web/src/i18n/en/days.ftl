### The calendar of the daily puzzles, a dialog.

days-title = Calendar
# Buttons: the previous and the next month.
days-earlier = Earlier
days-later = Later
# Label of a day. $day: a date, for example “5 May 2026”. $done: “true” if its puzzle is solved. $told:
# the time it took, for example “3:05”.
days-day = { $done ->
    [true] { $day }: solved in { $told }
   *[other] { $day }: not solved
}
# Below the calendar. $count: on how many days in a row a puzzle was solved.
days-streak = { $count ->
    [0] No current streak.
    [one] Streak: one day.
   *[other] Streak: { $count } days.
}
