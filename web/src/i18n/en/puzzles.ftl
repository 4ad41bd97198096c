### Round the puzzles, when it is asked for: statistics, sharing, booklets, the solver.

## What was solved on this device

statistics-title = Statistics
statistics-none = Nothing solved yet. Your solved puzzles are counted here, on this device only.
statistics-note = Times count only without hints. All of this stays on this device.
statistics-forget = Delete
statistics-set = Set to { $reach }
statistics-kind = Puzzle
statistics-solved = solved
statistics-alone = without a hint
statistics-best = best time
statistics-median = median

## What is passed on

sharing-title = Share
sharing-result = My result
sharing-result-note = Your time and hints as text, without the solution.
sharing-result-done = The result has been copied.
sharing-puzzle = The puzzle only
sharing-puzzle-note = A link to the empty puzzle.
sharing-puzzle-done = The link to the puzzle has been copied.
sharing-sheet = With my tiles and lines
sharing-sheet-note = A link to the puzzle in its present state.
sharing-sheet-done = The link has been copied with your tiles and lines.
sharing-id = Puzzle id
sharing-id-note = All numbers in a row, as other programs read them.
sharing-id-done = The id has been copied.
sharing-told = { $helps ->
    [0] Solved in { $time } without a hint
    [one] Solved in { $time } with one hint
   *[other] Solved in { $time } with { $helps } hints
}

## A hundred figures

collection-title = A hundred figures
collection-lead = From easy to hard. Solved so far: { $solved } of { $count }.
collection-about = { $kind ->
    [grade] Set to { $reach }.
   *[keys] { $keys ->
        [one] One solution.
       *[other] { $keys } solutions, each of them right.
    }
}
collection-line = { $number }, { $game }. { $about }{ $done ->
    [true] {" "}Solved in { $told }.
   *[false] {""}
}

## Booklets

booklet-title = Print a booklet
booklet-lead = Several puzzles on numbered pages, with the solutions at the end.
booklet-count = Number of puzzles
booklet-sheet = Puzzles per page
booklet-reach = Set of tiles
booklet-grade = Grade
booklet-rising = from easy to hard
booklet-print = Print
booklet-making = Puzzle { $number } of { $count } …
booklet-name = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
booklet-puzzle = { $number }. { $about }
booklet-places = A small number shows how many places a tile could have.
booklet-solutions = Solutions
booklet-page = Page { $page } of { $pages }
booklet-keys = { $keys ->
    [one] one solution
   *[other] { $keys } solutions
}
booklet-threes = Every tile of the set to seven occurs here once, and equal numbers are in threes. Find the tiles.
booklet-how = Every tile of the set to { $reach } occurs here once. The outlines are hidden: find them.

## The solver

solver-title = Solver
solver-lead = Enter any grid of numbers to find out whether a complete set of tiles fits it, in how many ways, and how to find them.
solver-label = Grid
solver-note = One row per line, digits without spaces; larger numbers with spaces. A dot means no cell. An id such as “6:…” also works.
solver-solve = Solve
solver-example = Example
solver-working = Solving …
solver-none = This grid has no solution.
solver-unique = This grid has exactly one solution.
solver-several = { $complete ->
    [true] { $count ->
        [one] This grid has one solution.
       *[other] This grid has { $count } solutions; one of them is shown.
    }
   *[other] { $count ->
        [one] This grid has more than one solution; one of them is shown.
       *[other] This grid has more than { $count } solutions; one of them is shown.
    }
}
solver-grade = Grade: { $grade }
solver-steps = Steps of the solution
solver-some = These steps hold in every solution.
solver-play = Play this grid
solver-figure = The grid with one solution
