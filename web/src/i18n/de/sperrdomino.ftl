### Sperrdomino: die Seiten, die Gegner, und die Fragen, in denen seine Regeln verschieden
### gelesen werden können.

side-sperrdomino-a = A
side-sperrdomino-b = B

event-sperrdomino-over = { $ending ->
    [resigned] { $side } gewinnt die Partie: { $points } Points.
    [tie] Die Hände sind gleich: Niemand schreibt an.
   *[other] { $side } gewinnt { $points ->
        [one] einen Point.
       *[other] { $points } Points.
    }
}
status-sperrdomino-won = { $ending ->
    [domino] Domino: { $side } hat alle Steine gesetzt und gewinnt { $points } Points.
    [block] Sperre: { $side } hat die leichtere Hand und gewinnt { $points } Points.
   *[other] { $side } gewinnt { $points } Points; die andere Seite hat aufgegeben.
}
status-sperrdomino-drawn = Sperre bei gleichen Händen: Niemand schreibt an.

contents-sperrdomino-tile = Stein { $value }
contents-sperrdomino-tile_hidden = { $count ->
    [one] ein verdeckter Stein
   *[other] { $words } verdeckte Steine
}

## Reihe, Rennen und Matsch

score-race = { $of ->
    [5] Drei von fünf
   *[other] Zwei von drei
} Reihen zu { $target } Points gewinnen das Rennen.
score-rows = { $count ->
    [0] keine Reihe
    [one] eine Reihe
   *[other] { $count } Reihen
}
score-points = { $points ->
    [one] ein Point
   *[other] { $points } Points
} in der laufenden
score-row-won = Damit gewinnt { $side } die Reihe.
score-race-won = Damit gewinnt { $side } das Rennen{ $matsch ->
    [true] : ein Matsch.
   *[other] .
}
slate-race = Rennen
slate-rows = { $of ->
    [5] drei von fünf
   *[other] zwei von drei
}

## Gegner

level-sperrdomino-schueler = Ein Schüler
level-sperrdomino-tante = Tante Julie
level-sperrdomino-stammgast = Der Stammgast
level-sperrdomino-direktor = Der Bankdirektor

## Fassungen

preset-sperrdomino-book = Nach dem Buch
preset-sperrdomino-strict_table = Am strengen Tisch
preset-sperrdomino-short_blocks = Schluss, sobald gesperrt ist

## Fragen

option-sperrdomino-block_end = Wenn gesperrt ist
value-sperrdomino-block_end-strict = Die gesperrte Seite muss erst alles kaufen
value-sperrdomino-block_end-certain = Die Partie endet sofort; Verdecktes zählt nicht
note-sperrdomino-block_end = Nach Regel b passt niemand, solange Kaufsteine liegen, und so rechnet auch die große Partie des Buches: Die gesperrte Seite kauft alles, was noch da ist. Wer aufhört, sobald nichts mehr passen kann, spart das; was verdeckt liegt, zählt dann für niemanden.

option-sperrdomino-block_tie = Gleiche Hände bei der Sperre
value-sperrdomino-block_tie-void = Niemand schreibt an
value-sperrdomino-block_tie-blocker_loses = Wer gesperrt hat, verliert
note-sperrdomino-block_tie = An gleiche Hände denkt das Buch nicht. Niemand schreibt an, und es setzt wieder derselbe aus.

option-sperrdomino-row_overflow = Points über hundert
value-sperrdomino-row_overflow-off = Verfallen
value-sperrdomino-row_overflow-carry = Zählen in der nächsten Reihe
note-sperrdomino-row_overflow = Hundert gewonnene Points sind eine Reihe; dass der Rest mitgenommen wird, steht nirgends.

option-sperrdomino-loser_points = Die Points des Verlierers einer Reihe
value-sperrdomino-loser_points-discarded = Werden gelöscht
value-sperrdomino-loser_points-kept = Bleiben für die nächste Reihe
note-sperrdomino-loser_points = Das Buch schweigt.

option-sperrdomino-false_pass = Passen ohne Not
value-sperrdomino-false_pass-prevented = Kommt nicht vor
value-sperrdomino-false_pass-penalty_50 = Kostet 50 Points
value-sperrdomino-false_pass-penalty_100 = Kostet 100 Points
note-sperrdomino-false_pass = Das Buch kennt eine vorher verabredete Strafe von 50 bis 100 Points. Am strengen Tisch kann es geschehen: Die Points bekommt die andere Seite, und man muss doch spielen.

option-sperrdomino-starter_may_buy = Kaufen vor dem ersten Stein
value-sperrdomino-starter_may_buy-off = Nicht erlaubt
value-sperrdomino-starter_may_buy-on = Erlaubt
note-sperrdomino-starter_may_buy = Gekauft wird, wenn man mit dem Ansetzen an der Reihe ist; wer aussetzt, hat noch nichts anzusetzen.

option-sperrdomino-buy_after_fit = Wer kaufen musste
value-sperrdomino-buy_after_fit-on = Darf weiterkaufen, auch wenn etwas passt
value-sperrdomino-buy_after_fit-off = Muss den passenden Stein ansetzen
note-sperrdomino-buy_after_fit = Wer bedienen kann, darf vorher beliebig viele Steine kaufen; dass das nach erzwungenem Kauf endet, steht nirgends.

option-sperrdomino-matsch_of_five = Matsch im Rennen von fünf Reihen
value-sperrdomino-matsch_of_five-three_running = Drei Reihen hintereinander
value-sperrdomino-matsch_of_five-three_nil = Drei Reihen zu null
note-sperrdomino-matsch_of_five = Vom Matsch spricht das Buch beim Rennen von drei Reihen: zwei sofort hintereinander gewonnene.

option-sperrdomino-race = Ein Rennen
value-sperrdomino-race-3 = Zwei von drei Reihen
value-sperrdomino-race-5 = Drei von fünf Reihen
note-sperrdomino-race = Zwei von drei Reihen zu hundert Points gewinnen das Rennen; in manchen Gegenden drei von fünf.

option-sperrdomino-take_back_draws = Einen Kauf zurücknehmen
value-sperrdomino-take_back_draws-on = In einer einzelnen Partie erlaubt
value-sperrdomino-take_back_draws-off = Niemals
note-sperrdomino-take_back_draws = Wer einen Stein gekauft hat, hat ihn gesehen. Im Rennen bleibt er gekauft, was immer hier gewählt ist.

ending-sperrdomino-resigned = aufgegeben
reason-sperrdomino-game_over = Die Partie ist zu Ende.
error-sperrdomino-notation = „{ $text }“ ist kein Zug. Züge sind 1:1 für den ersten Stein, dann 0:1 left, 0:1 right, buy und pass.
error-sperrdomino-number_range = „{ $name }“ ist { $value }; möglich ist 0 bis { $most }.
