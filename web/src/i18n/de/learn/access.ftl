### Ansagen zu einer ganzen Stellung, getippte Züge, die Liste der Züge und die Stimme des Geräts.

## Der Überblick

survey-at = { $things } auf { $place }
survey-of = { $subject }: { $things }
survey-row = { $men } auf { $first } bis { $last }
survey-beside = { $things } { $place ->
    [bar] auf der Bar
    [cell] auf dem Wartefeld
    [circle] auf dem Kreis
    [off] draußen
    [store] in der Gewinnmulde
    [taken] erobert
   *[hand] in der Hand
}
survey-line = { $count ->
    [one] ein Stein in der Kette
   *[other] { $count } Steine in der Kette
}
survey-sheet = { $cells } Felder, { $tiles ->
    [0] kein Stein gelegt
    [one] ein Stein gelegt
   *[other] { $tiles } Steine gelegt
}, { $free ->
    [one] ein Feld frei
   *[other] { $free } Felder frei
}
survey-attacks = { $count ->
    [one] ein Angriff
   *[other] { $count } Angriffe
}
survey-of-row = Reihe { $row } von { $rows }: { $things }.
survey-none = nichts
survey-nothing = Hier ist nichts.
survey-again = Noch einmal drücken, um alles zu hören.
survey-kind-man = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
survey-kind-bean = { $count ->
    [one] eine Bohne
   *[other] { $count } Bohnen
}
survey-kind-tile = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
survey-kind-round = { $count ->
    [one] ein Rundstein
   *[other] { $count } Rundsteine
}
survey-kind-triangle = { $count ->
    [one] ein Dreieck
   *[other] { $count } Dreiecke
}
survey-kind-square = { $count ->
    [one] ein Quadrat
   *[other] { $count } Quadrate
}
survey-kind-pyramid = { $count ->
    [one] eine Pyramide
   *[other] { $count } Pyramiden
}
survey-kind-piece = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}

## Tippen

typing-label = Platz oder Zug
typing-offers = Mögliche Züge
typing-go = Zum Platz gehen: { $place }
typing-none = „{ $typed }“ ist hier weder ein Zug noch ein Platz.

## Die Liste der Knöpfe

list-title = Mögliche Züge
list-none = Jetzt ist kein Zug möglich.
list-beside = Weitere Züge

## Die Stimme des Geräts

voice-on = Das Vorlesen ist an. Die Strg-Taste unterbricht es.
voice-none = Auf diesem Gerät ist keine Stimme für diese Sprache installiert.
