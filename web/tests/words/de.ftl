### Worte für die Bretter, die noch kommen, bis jedes Spiel seine eigenen mitbringt.

game-xii = Ludus duodecim scriptorum
game-duodecim = Duodecim scripta
game-dominosa = Dominosa

side-xii-white = Weiß
side-xii-black = Schwarz
side-duodecim-white = Weiß
side-duodecim-black = Schwarz

label-cell = { $name }
label-circle = Kreis von { $side }
label-holding_cell = Wartefeld von { $side }

label-lay = legt { $tile } nach { $to }
label-line = trennt von { $to }
label-erase = nimmt den Strich zu { $to } fort
label-lift = nimmt { $tile } auf
label-mark = hebt jede { $number } hervor
label-unmark = hebt { $number } nicht mehr hervor

contents-man_white = { $count ->
    [one] { $words } weißer Stein
   *[other] { $words } weiße Steine
}
contents-man_black = { $count ->
    [one] { $words } schwarzer Stein
   *[other] { $words } schwarze Steine
}

mark-marked = hervorgehoben
mark-antigonus = Antigonus
mark-summus = Summus
mark-divus = Divus
mark-line = Strich zwischen { $from } und { $to }

status-tiles_left = Noch { $count } Steine zu finden.
event-lay = { $tile } liegt auf { $from } und { $to }.
event-line = Ein Strich trennt { $from } und { $to }.

counter-found = { $value } gefunden
counter-places = { $value } Plätze
counter-points = { $value } Points

action-try = Versuchen
action-keep = Behalten
action-drop = Verwerfen
reason-nothing_tried = Es wird nichts versucht.
