### Das Familiendomino: die Seiten, die Gegner, die Fragen.

side-familydomino-a = A
side-familydomino-b = B
side-familydomino-c = C
side-familydomino-d = D
side-familydomino-e = E

event-familydomino-over = { $ending ->
    [domino] { $sideSubject } hat keine Steine mehr und gewinnt.
    [block] { $sideSubject } hat die wenigsten Augen und gewinnt.
    [tie] Mehrere Spieler haben die wenigsten Augen: Niemand gewinnt.
   *[other] { $sideSubject } gewinnt.
}
own-familydomino-over = { $ending ->
    [domino] Sie haben keine Steine mehr und gewinnen.
    [block] Sie haben die wenigsten Augen und gewinnen.
   *[other] Sie gewinnen.
}
event-familydomino-buy = { $sideSubject } zieht { $tile ->
    [none] einen Stein
   *[other] { $tile }
}; { $left ->
    [0] der Vorrat ist leer.
    [one] ein Stein ist noch da.
   *[other] { $left } Steine sind noch da.
}
own-familydomino-buy = Sie ziehen { $times ->
    [one] { $tile }
   *[other] { $times } Steine
}; { $left ->
    [0] der Vorrat ist leer.
    [one] ein Stein ist noch da.
   *[other] { $left } Steine sind noch da.
}
status-familydomino-won = { $ending ->
    [domino] Domino: { $sideSubject } hat keine Steine mehr und gewinnt.
    [block] Gesperrt: { $sideSubject } hat die wenigsten Augen und gewinnt.
   *[other] { $sideSubject } gewinnt durch Aufgabe.
}{ familydomino-left }
own-familydomino-won = { $ending ->
    [domino] Domino: Sie haben keine Steine mehr und gewinnen.
    [block] Gesperrt: Sie haben die wenigsten Augen und gewinnen.
   *[other] Ein Gegner gibt auf: Sie gewinnen.
}{ familydomino-left }
# Wie es endete, unter einer Überschrift, die den Sieger nennt.
result-familydomino-won = { $ending ->
    [domino] Domino: Die Hand des Siegers ist leer.
    [block] Gesperrt: Die Hand mit den wenigsten Augen gewinnt.
   *[other] Das Spiel endete durch Aufgabe.
}{ familydomino-left }
# Steine, die niemand bekommen hat.
familydomino-left = { $leftCount ->
    [0] {""}
    [one] {" "}Übrig blieb { $left }.
   *[other] {" "}Übrig blieben { $left }.
}
status-familydomino-to_deal = Verteilen Sie die Steine. Jeder Spieler sieht nur seine eigenen.
status-familydomino-to_lead = { $sideSubject } hat den höchsten Stein und muss damit eröffnen; Doppelsteine gehen vor.
status-familydomino-drawn = Gesperrt: Mehrere Spieler haben die wenigsten Augen; es gibt keinen Sieger.
status-familydomino-must_buy = { $sideSubject } kann an keinem Ende ({ $ends }) anlegen und muss einen Stein ziehen; { $buyable ->
    [one] ein Stein ist noch da.
   *[other] { $buyable } Steine sind noch da.
}
do-familydomino-to_lead = Sie haben den höchsten Stein und müssen damit eröffnen; Doppelsteine gehen vor.
do-familydomino-must_buy = Keiner Ihrer Steine passt an eines der Enden { $ends }. Ziehen Sie einen Stein; { $buyable ->
    [one] einer ist noch da.
   *[other] { $buyable } Steine sind noch da.
}
action-familydomino-buy = Stein ziehen
label-familydomino-stock = { $buyable ->
    [0] { $count ->
        [0] Leerer Vorrat
        [one] Ein verdeckter Stein
       *[other] { $count } verdeckte Steine
    }
    [one] Vorrat mit einem Stein
   *[other] Vorrat mit { $buyable } Steinen
}
caption-familydomino-stock = { $buyable ->
    [0] nichts mehr zu ziehen
    [one] einer im Vorrat
   *[other] { $buyable } im Vorrat
}
label-familydomino-buy = { $buyable ->
    [one] den letzten Stein ziehen
   *[other] einen Stein ziehen
}
counter-familydomino-buyable = { $value ->
    [0] nichts mehr zu ziehen
    [one] ein Stein im Vorrat
   *[other] { $value } Steine im Vorrat
}
reason-familydomino-none_to_buy = Nichts zu ziehen: Der Vorrat ist aufgebraucht.
reason-familydomino-must_buy = Erst ziehen: Nichts passt, und der Vorrat ist nicht leer.
hint-familydomino-must_buy = Keiner Ihrer Steine passt: Sie müssen ziehen.
hint-familydomino-do_buy = Ziehen Sie einen Stein

contents-familydomino-tile = Stein { $value }
contents-familydomino-tile_hidden = { $count ->
    [one] ein verdeckter Stein
   *[other] { $words } verdeckte Steine
}

## Gegner

level-familydomino-kind = Das Kind – Anfänger
level-familydomino-vetter = Der Cousin – solider Spieler
level-familydomino-schwester = Die Schwester – geübte Spielerin
level-familydomino-tante = Die Tante – starke Spielerin
level-familydomino-onkel = Der Onkel – sehr starker Spieler
level-familydomino-grossvater = Der Großvater – Experte
plays-familydomino-kind = Legt irgendeinen Stein, der passt.
plays-familydomino-vetter = Legt den schwersten Stein, der passt.
plays-familydomino-schwester = Legt schwere Steine und Doppelsteine und behält viele verschiedene Zahlen auf der Hand.
plays-familydomino-tante = Stellt sich zwei oder drei mögliche Verteilungen vor und wählt den Zug, der dabei am besten abschneidet.
plays-familydomino-onkel = Stellt sich hundert mögliche Verteilungen vor und lässt dem nächsten Spieler wenig Auswahl.
plays-familydomino-grossvater = Stellt sich hundert mögliche Verteilungen vor und rechnet mit den Fehlern der anderen.
name-familydomino-kind = Kind
    .subject = Das Kind
    .of = des Kindes
name-familydomino-vetter = Cousin
    .subject = Der Cousin
    .of = des Cousins
name-familydomino-schwester = Schwester
    .subject = Die Schwester
    .of = der Schwester
name-familydomino-tante = Tante
    .subject = Die Tante
    .of = der Tante
name-familydomino-onkel = Onkel
    .subject = Der Onkel
    .of = des Onkels
name-familydomino-grossvater = Großvater
    .subject = Der Großvater
    .of = des Großvaters

## Voreinstellungen und Fragen

preset-familydomino-two = Zu zweit
preset-familydomino-table = Zu viert am Familientisch
preset-familydomino-drawing = Mit Ziehen aus dem Vorrat
option-familydomino-players = Spieler
value-familydomino-players-2 = Zwei
value-familydomino-players-3 = Drei
value-familydomino-players-4 = Vier
value-familydomino-players-5 = Fünf
note-familydomino-players = Adler schreibt von zwei oder mehr Spielern; bei fünf reicht der übliche Satz für fünf Steine je Spieler.
option-familydomino-draw_one = Ziehen
value-familydomino-draw_one-off = Gleich viele Steine für jeden, kein Vorrat; wer nicht anlegen kann, passt
value-familydomino-draw_one-on = Sieben Steine für jeden (ab vier Spielern fünf); wer nicht anlegen kann, zieht einen Stein
note-familydomino-draw_one = Adler verteilt alle Steine und erwähnt das Ziehen nicht.
option-familydomino-reach = Dominosatz
value-familydomino-reach-6 = Bis sechs: 28 Steine
value-familydomino-reach-7 = Bis sieben: 36 Steine
value-familydomino-reach-8 = Bis acht: 45 Steine
value-familydomino-reach-9 = Bis neun: 55 Steine
note-familydomino-reach = Adler lässt jeden Satz zu.
option-familydomino-take_back_draws = Einen gezogenen Stein zurücklegen
value-familydomino-take_back_draws-on = Außerhalb einer Serie erlaubt
value-familydomino-take_back_draws-off = Niemals
note-familydomino-take_back_draws = Auch nach dem Zurücklegen kennen Sie den Stein. In einer Serie müssen Sie ihn unabhängig von dieser Einstellung behalten.

reason-familydomino-game_over = Die Runde ist zu Ende.
error-familydomino-notation = „{ $text }“ ist kein Zug. Schreiben Sie zum Beispiel „1:1“ für den ersten Stein, später „0:1 left“, „0:1 right“, „buy“ oder „pass“.
error-familydomino-number_range = „{ $name }“ ist { $value }; erlaubt sind Zahlen von 0 bis { $most }.
