### Die Wurfzabelspiele: Steine, Würfel, Zungen, die Bar, das Ausspielen.

## Was geschehen ist

event-tables-starts = { $side } beginnt.
event-tables-lot = Weiß würfelt { $white }, Schwarz { $black }. { $side } beginnt.
event-tables-lot_tie = Beide würfeln { $white }. Noch einmal.
event-tables-throw = { $side } würfelt { $dice }.
event-tables-holding_freed = Ein Stein von { $side } kehrt auf das Brett zurück.
event-tables-step = { $side } zieht mit der { $die } von { $from } auf { $to }.
event-tables-hit = Der Stein von { $side } auf { $at } wird geschlagen.
event-tables-spared = Der Stein von { $side } auf { $at } wurde nur berührt und bleibt.
event-tables-enter = { $side } kommt mit der { $die } auf { $to } herein.
event-tables-sent = Der Stein von { $side } auf { $at } wird zurückgeschickt.
event-tables-bear_off = { $side } spielt mit der { $die } einen Stein von { $from } aus.
event-tables-dice_lost = { $diceCount ->
    [one] Die { $dice } lässt sich nicht spielen.
   *[other] { $dice } lassen sich nicht spielen.
}
event-tables-pass = { $side } kann nicht ziehen und passt.
event-tables-double = { $side } verdoppelt den Einsatz auf { $value }.
event-tables-take = { $side } nimmt an: Der Einsatz ist { $value }.
event-tables-drop = { $side } lehnt die Verdopplung ab.
event-tables-over = { $ending ->
    [borne_off] { $side } hat alle Steine draußen und gewinnt.
    [deadlock] Keine Seite kann je wieder ziehen: Das Spiel ist unentschieden.
    [lurch] Die andere Seite ist eingeschlossen: { $side } gewinnt.
   *[other] { $side } gewinnt.
}{ $points ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }Das zählt { $points } Punkte.
}

# In the list of moves.
move-tables-sent = { $at } zurückgeschickt

## Was zu tun ist

status-tables-lot_to_throw = Würfeln Sie aus, wer beginnt.
status-tables-to_throw = { $side } würfelt.
status-tables-thrown = Gewürfelt: { $dice }.
status-tables-to_play = Noch zu spielen: { $dice }.
status-tables-enter_one = { $count ->
    [one] Ein Stein ist noch in der Hand; er muss herein.
   *[other] { $count } Steine sind noch in der Hand; mindestens einer muss herein.
}
status-tables-choose_man = Dreimal die Eins: { $side } wählt den Stein, der zurückgeschickt wird.
status-tables-enter_first = { $count ->
    [one] Zuerst muss der Stein von der Bar herein.
   *[other] Zuerst müssen die { $count } Steine von der Bar herein.
}
status-tables-must_pass = Mit { $dice } kann kein Stein ziehen.
status-tables-cube_offered = { $side } verdoppelt auf { $value }. Annehmen oder ablehnen?
status-tables-won = { $ending ->
    [borne_off] { $side } hat gewonnen: Alle Steine sind draußen.
    [lurch] { $side } hat gewonnen: Die andere Seite ist eingeschlossen.
    [dropped] { $side } hat gewonnen: Die Verdopplung wurde abgelehnt.
    [resigned] { $side } hat gewonnen: Die andere Seite hat aufgegeben.
   *[other] { $side } hat gewonnen.
}{ $points ->
    [1] { "" }
   *[other] { " " }Das zählt { $points } Punkte.
}
status-tables-drawn = { $ending ->
    [deadlock] Unentschieden: Keine Seite kann je wieder ziehen.
   *[other] Unentschieden.
}
ending-tables-borne_off = alle Steine draußen
ending-tables-deadlock = niemand kann ziehen
ending-tables-lurch = eingeschlossen
ending-tables-dropped = Verdopplung abgelehnt
ending-tables-resigned = aufgegeben

action-tables-throw = Würfeln
action-tables-pass = Passen
action-tables-double = Verdoppeln
action-tables-take = Annehmen
action-tables-drop = Ablehnen

## Plätze, Steine und Zeichen

label-tables-point = Zunge { $number }
label-tables-square = { $fromEnd ->
    [0] { $name }
    [1] { $name }, das letzte Feld
    [2] { $name }, das zweite vom Ende
    [3] { $name }, das dritte vom Ende
    [4] { $name }, das vierte vom Ende
    [5] { $name }, das fünfte vom Ende
   *[other] { $name }, das sechste vom Ende
}
label-tables-bar = Bar von { $side }
label-tables-cell = Zelle von { $side } neben dem ersten Platz
label-tables-circle = Kreishälfte von { $side }
label-tables-hand = Hand von { $side }
label-tables-off = Lade von { $side }
contents-tables-man = { $count ->
    [one] { $words } Stein von { $side }
   *[other] { $words } Steine von { $side }
}
mark-tables-one_man = hier hält der Gast nur einen Stein
mark-tables-any_number = hier dürfen beliebig viele Steine stehen
mark-tables-antigonus = Antigonus
mark-tables-summus = Summus
mark-tables-divus = Divus
mark-tables-blot = steht allein
mark-tables-closed = für { $side } gesperrt
target-tables-takes = schlägt mit { $dice }
target-tables-passes = Ziel mit { $dice }, schlägt unterwegs
counter-tables-pips = { $value ->
    [one] noch { $value } Auge
   *[other] noch { $value } Augen
}
counter-tables-hand = { $value } in der Hand
counter-tables-off = { $value } draußen

## Züge, vom Ort aus erzählt, an dem sie beginnen

label-tables-step = mit der { $die } auf { $to }
label-tables-step_hit = schlägt mit der { $die } auf { $to }
label-tables-steps = mit { $dice } auf { $to }
label-tables-steps_hit = mit { $dice } auf { $to } und schlägt
label-tables-enter = mit der { $die } auf { $to } herein
label-tables-enter_hit = mit der { $die } auf { $to } herein und schlägt
label-tables-enters = mit { $dice } herein und weiter auf { $to }
label-tables-enters_hit = mit { $dice } herein, weiter auf { $to } und schlägt
label-tables-bear_off = mit der { $die } hinaus
label-tables-bears_off = mit { $dice } hinaus
label-tables-send = von { $from } zurück an den Anfang

## Warum nicht: die ersten Worte, bis zum Doppelpunkt, sind hervorgehoben

reason-tables-blocked = Versperrt: Auf { $at } stehen { $count } Steine der anderen Seite.
reason-tables-one_man_only = Nur ein Stein: Auf { $at } steht schon einer der Ihren, und kein zweiter darf dazu.
reason-tables-point_not_cleared = Noch nicht: Auf die erste Zunge kehrt kein Stein zurück, ehe alle sie verlassen haben.
reason-tables-bar_first = { $count ->
    [one] Erst die Bar: Der Stein auf der Bar kommt herein, ehe ein anderer zieht.
   *[other] Erst die Bar: Die { $count } Steine auf der Bar kommen herein, ehe ein anderer zieht.
}
reason-tables-safe_on_start = Sicher: Der erste Platz des Steins auf { $at } ist ihm verstellt, also kann er nicht geschlagen werden.
reason-tables-must_rest = Hier bleiben: Wer auf einen einzelnen Stein trifft, geht in diesem Zug nicht weiter, und dieser hat es auf { $at } getan.
reason-tables-must_enter = { $count ->
    [one] Erst herein: Der Stein in der Hand braucht diesen Würfel, oder er wartet, bis ihn einer einlässt.
   *[other] Erst herein: Von den { $count } Steinen in der Hand muss in diesem Zug mindestens einer herein.
}
reason-tables-enter_only = { $count ->
    [one] Nur hereinkommen: Solange ein Stein in der Hand ist, zieht kein anderer.
   *[other] Nur hereinkommen: Solange { $count } Steine in der Hand sind, zieht kein anderer.
}
reason-tables-entered_only = { $count ->
    [one] Nicht dieser Stein: Solange einer in der Hand ist, zieht nur weiter, wer sich in diesem Zug schon bewegt hat.
   *[other] Nicht dieser Stein: Solange { $count } in der Hand sind, zieht nur weiter, wer sich in diesem Zug schon bewegt hat.
}
reason-tables-enter_all_first = { $count ->
    [0] Noch nicht: Weiter geht niemand, ehe auch die andere Seite alle Steine hereingebracht hat.
    [one] Noch nicht: Weiter geht niemand, ehe der Stein in der Hand herein ist.
   *[other] Noch nicht: Weiter geht niemand, ehe die { $count } Steine in der Hand herein sind.
}
reason-tables-stay_behind = Nicht in diesem Zug: Ein geschlagener Stein ist wieder hereingekommen, und niemand geht über { $at } hinaus.
reason-tables-not_gathered = Noch nicht: Hinaus geht ein Stein erst, wenn alle Ihre Steine zu Hause sind.
reason-tables-higher_man_first = Nicht dieser Stein: Mit einem größeren Wurf geht der hinterste zuerst, und der steht auf { $at }.
reason-tables-exact_die_needed = { $distance ->
    [one] Kein Würfel dafür: Dieser Stein geht mit einer 1 hinaus, oder mit einem größeren Wurf, wenn er der hinterste ist.
   *[other] Kein Würfel dafür: Dieser Stein geht mit einer { $distance } hinaus, oder mit einem größeren Wurf, wenn er der hinterste ist.
}
reason-tables-no_such_die = { $distance ->
    [one] Kein Würfel dafür: Bis dorthin ist es eine Zunge.
   *[other] Kein Würfel dafür: Bis dorthin sind es { $distance } Zungen.
}
reason-tables-wrong_way = Die falsche Richtung: Steine ziehen immer nur voran.
reason-tables-way_blocked = Unterwegs versperrt: Jeder Würfel ist ein eigener Zug, und dazwischen muss der Stein stehen können.
reason-tables-not_your_man = Nicht Ihrer: Dieser Stein gehört der anderen Seite.
reason-tables-no_man = Niemand da: Auf diesem Platz steht kein Stein.
reason-tables-must_go_on = Erst weiter: Der Stein auf { $at } darf dort nicht bleiben und nimmt den anderen Würfel.
reason-tables-larger_die = Der größere Würfel: Wo nur einer zu spielen geht, muss es der größere sein.
reason-tables-must_use_more_dice = Ein anderer Weg: So bliebe ein Würfel liegen, der sich spielen lässt.
reason-tables-already_thrown = Schon gewürfelt: Die Würfel wollen gespielt sein.
reason-tables-throw_first = Zuerst würfeln: Die Würfel sind noch nicht gefallen.
reason-tables-answer_first = Erst antworten: Ehe gewürfelt wird, nimmt man die Verdopplung an oder lehnt sie ab.
reason-tables-choose_first = Erst die Wahl: Nach drei Einsen schickt die andere Seite einen Stein zurück, der auf dem Brett steht und nicht auf seinem ersten Platz.
reason-tables-nothing_to_choose = Nichts zu wählen: Zurückgeschickt wird ein Stein nur nach drei Einsen, und nur, wo das vereinbart ist.
reason-tables-not_to_be_sent = Nicht dieser Stein: Auf { $at } steht keiner, der zurückgeschickt werden könnte.
reason-tables-must_play = Es gibt einen Zug: Gepasst wird nur, wenn nichts ziehen kann.
reason-tables-cube_not_yours = Nicht Ihr Dopplerwürfel: Verdoppeln darf die andere Seite.
reason-tables-nothing_offered = Nichts zu beantworten: Es ist keine Verdopplung angeboten.
reason-tables-nothing_to_hit = Nichts zu schlagen: Auf { $at } steht kein einzelner Stein.
reason-tables-game_over = Das Spiel ist zu Ende.
reason-tables-dice_number = { $expected ->
    [one] { $given } Würfel sind angegeben; geworfen wird hier einer.
   *[other] { $given } Würfel sind angegeben; geworfen werden hier { $expected }.
}
reason-tables-die_out_of_range = Kein Würfel zeigt { $die }: Seine Seiten gehen von 1 bis 6.
reason-tables-bad_dice = { $dice } kann dieser Wurf nicht sein.

## Fehler in Stellungen und Notation

error-tables-both_colours = Auf Zunge { $at } stehen Steine beider Seiten.
error-tables-both_finished = Beide Seiten haben alle Steine draußen.
error-tables-men_sum = { $side } hat { $count } Steine; es müssen { $expected } sein.
error-tables-no_hand = { $side } hat Steine in der Hand, doch in diesem Spiel beginnen alle auf dem Brett.
error-tables-no_cell = { $side } hat Steine neben dem Brett, doch nach diesen Regeln wartet dort nie ein geschlagener.
error-tables-beyond_entry = { $side } hat Steine in der Hand ({ $count }) und andere schon jenseits der Plätze, auf denen man hereinkommt.
error-tables-negative = „{ $name }“ zählt weniger als keinen Stein.
error-tables-no_such_point = Eine Zunge { $at } gibt es auf diesem Brett nicht.
error-tables-dice_number = { $expected ->
    [one] { $given } Würfel sind angegeben; geworfen wird hier einer.
   *[other] { $given } Würfel sind angegeben; geworfen werden hier { $expected }.
}
error-tables-die_out_of_range = Kein Würfel zeigt { $die }: Seine Seiten gehen von 1 bis 6.
error-tables-bad_dice = { $dice } kann dieser Wurf nicht sein.
error-tables-no_cube = Diese Stellung enthält einen Dopplerwürfel, doch das Spiel wird ohne ihn gespielt.
error-tables-notation = „{ $text }“ ist kein Zug. Ein Zug sieht so aus: 6:2-8, 3:bar-3, 5:9-off oder pass.

## Warum ein Zug gut ist

hint-tables-hits = Das schlägt einen einzelnen Stein.
hint-tables-makes_safe = Das bringt einen bedrohten Stein in Sicherheit.
hint-tables-holds_point = Das hält eine der Zungen, auf die es am meisten ankommt.
hint-tables-escapes = Das kommt an den Steinen der anderen Seite vorbei.
hint-tables-enters_safe = Der Stein kommt herein, wo ihn niemand schlagen kann.
hint-tables-bears_off = Jeder Stein draußen ist ein Schritt zum Ende.
hint-tables-races = Die Steine sind aneinander vorbei; nun zählt nur noch die Eile.
hint-tables-blocks = Das lässt der anderen Seite weniger Wege.
hint-tables-brings_out = Das bringt einen Stein aus dem Gedränge auf der ersten Zunge.
hint-tables-keeps_safe = So bleibt kein Stein, wo er zu schlagen wäre.
hint-tables-least_bad = Besseres ist nicht zu haben; so wagen Sie am wenigsten.
hint-tables-sends_back = Von allen Steinen kostet dieser die andere Seite am meisten.
hint-tables-doubles = Sie stehen gut genug, um den Einsatz zu erhöhen.
hint-tables-waits = Zum Verdoppeln ist es zu früh oder zu spät.
hint-tables-takes = Ihre Aussichten reichen noch, um weiterzuspielen.
hint-tables-drops = Das Spiel ist so gut wie verloren; die Verdopplung machte es nur teurer.

## Gegner

level-tables-tiro = Tiro, ein Neuling
level-tables-lusor = Lusor, ein Spieler
level-tables-peritus = Peritus, ein Kenner
level-tables-magister = Magister, der Meister
