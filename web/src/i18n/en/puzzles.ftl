### Dialogs and pages of the domino puzzles: statistics, sharing, booklets, the solver.
###
### $reach: the largest number of a set of tiles, for example 7. $keys: how many solutions.
### $game: the name of a game, “Dominosa” or “Terzett”.
### $about: facts about a puzzle, for example “Tiles up to 7. You need only the tally, seals and gaps.”

## Statistics of this device: a table in a dialog

statistics-title = Statistics
statistics-none = Nothing solved yet. Your solved puzzles are counted here, on this device only.
statistics-note = Times count only if no hint was used. The statistics stay on this device.
# Button that deletes the statistics.
statistics-forget = Delete statistics
# Heading of a row.
statistics-set = Tiles up to { $reach }
# Headings of the columns; “median” is the median time.
statistics-kind = Puzzle
statistics-solved = solved
statistics-alone = without a hint
statistics-best = best time
statistics-median = median

## Sharing: buttons of a dialog, each with a note

sharing-title = Share
sharing-result = My result
sharing-result-note = Your time and number of hints as text, without the solution.
sharing-result-done = The result has been copied.
sharing-puzzle = The puzzle only
sharing-puzzle-note = A link to the empty puzzle.
sharing-puzzle-done = The link to the puzzle has been copied.
sharing-sheet = With my tiles and lines
sharing-sheet-note = A link to the puzzle as it is now.
sharing-sheet-done = The link with your tiles and lines has been copied.
sharing-id = Puzzle ID
sharing-id-note = All numbers row by row, in a form that other programs can read.
sharing-id-done = The ID has been copied.
# Text that is copied. $time: for example “3:05”. $helps: how many hints.
sharing-told = { $helps ->
    [0] Solved in { $time } without a hint
    [one] Solved in { $time } with one hint
   *[other] Solved in { $time } with { $helps } hints
}

## A hundred figures: a page with links

collection-title = A hundred figures
# $solved: how many puzzles were solved. $count: how many there are.
collection-lead = From easy to hard. Solved so far: { $solved } of { $count }.
# A sentence inside `collection-line`. $kind: which fact is known. $reach: the highest number on the
# tiles.
collection-about = { $kind ->
    [grade] Tiles up to { $reach }.
   *[keys] { $keys ->
        [one] One solution.
       *[other] { $keys } solutions; any of them counts.
    }
}
# Label of a link: “12, Dominosa. Tiles up to 7. Solved in 3:05.” $number: of the puzzle.
# $done: true if it was solved. $told: the time.
collection-line = { $number }, { $game }. { $about }{ $done ->
    [true] {" "}Solved in { $told }.
   *[false] {""}
}

## Problems in a row: a dialog for solving ten problems against the clock
## $number: number of a problem. $of: how many there are.

row-title = Ten problems in a row
row-lead = In 1894, passengers on a Nile steamer raced to solve ten of Adler’s problems; a twelve-year-old boy solved the last one. We do not know which problems those were. These ten were made for alveus; the easier ones come first. Solve them one after another. The clock stops between problems.
# $name: the player’s name, as typed. $solved: how many problems are solved. $time: for example “3:20”.
row-state = { $name }: { $solved } of { $of } solved in { $time }.
row-problem = Problem { $number }
row-next = Go to problem { $number }
row-restart = Start again

## Booklets: a dialog, and text on the printed pages

booklet-title = Print booklet
booklet-lead = Several puzzles on numbered pages, with the solutions at the end.
# Labels of the choices.
booklet-count = Number of puzzles
booklet-sheet = Puzzles per page
booklet-reach = Set of tiles
booklet-grade = Difficulty
booklet-rising = from easy to hard
booklet-print = Print
# Progress. $number: of the present puzzle. $count: how many puzzles.
booklet-making = Puzzle { $number } of { $count }…
# Title of the booklet. $count: how many puzzles.
booklet-name = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
# Heading of a puzzle. $number: of the puzzle. $about: its difficulty, or booklet-keys.
booklet-puzzle = { $number }. { $about }
# On the first printed page, after booklet-threes or booklet-how.
booklet-places = The small number next to each tile shows how many places the tile could occupy.
booklet-solutions = Solutions
# $page: number of this page. $pages: how many pages.
booklet-page = Page { $page } of { $pages }
booklet-keys = { $keys ->
    [one] one solution
   *[other] { $keys } solutions
}
# Instructions on the printed page: for Terzett, then for Dominosa.
booklet-threes = Every tile with numbers up to seven occurs here exactly once, and equal numbers form lines of three. The outlines of the tiles are hidden: find them.
booklet-how = Every tile with numbers up to { $reach } occurs here exactly once. The outlines of the tiles are hidden: find them.

## The solver: a page

solver-title = Solver
solver-lead = Enter any grid of numbers to see whether a complete set of tiles fits it, how many solutions it has, and how to find the tiles.
# Label of the text field, and description of the drawing; then the note of the field.
solver-label = Grid
solver-note = One row of the grid per line: digits without spaces, or numbers separated by spaces. A dot stands for a missing cell. An ID such as “6:…” is also accepted.
solver-solve = Solve
solver-example = Example
solver-working = Solving…
solver-none = This grid has no solution.
solver-unique = This grid has exactly one solution.
# $count: how many solutions were found. $complete: false if the search stopped before the end.
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
# $grade: for example “easy – seal”.
solver-grade = Difficulty: { $grade }
solver-steps = Steps to the solution
# Below the steps of a grid with several solutions.
solver-some = These steps apply to every solution.
solver-play = Play this grid
# Description of the drawing for screen readers.
solver-figure = The solved grid
