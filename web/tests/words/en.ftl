### Words for the boards to come, until each game brings its own.

game-xii = Ludus duodecim scriptorum
game-duodecim = Duodecim scripta
game-dominosa = Dominosa

side-xii-white = White
side-xii-black = Black
side-duodecim-white = White
side-duodecim-black = Black

label-cell = { $name }
label-circle = { $side }'s circle
label-holding_cell = { $side }'s holding cell

label-lay = lays { $tile } towards { $to }
label-line = separates from { $to }
label-erase = takes the line to { $to } away
label-lift = takes up { $tile }
label-mark = marks every { $number }
label-unmark = marks { $number } no more

contents-man_white = { $count ->
    [one] { $words } white man
   *[other] { $words } white men
}
contents-man_black = { $count ->
    [one] { $words } black man
   *[other] { $words } black men
}

mark-marked = marked
mark-antigonus = Antigonus
mark-summus = Summus
mark-divus = Divus
mark-line = line between { $from } and { $to }

status-tiles_left = { $count } tiles to find.
event-lay = { $tile } is laid on { $from } and { $to }.
event-line = A line parts { $from } and { $to }.

counter-found = { $value } found
counter-places = { $value } places
counter-points = { $value } points

action-try = Try
action-keep = Keep
action-drop = Drop
reason-nothing_tried = Nothing is being tried.
