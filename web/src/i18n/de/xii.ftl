### Ludus XII scriptorum: seine Seiten, seine Felder, und die Fragen, in denen sich die Regeln
### verschieden lesen lassen.

side-xii-white = Weiß
side-xii-black = Schwarz
contents-xii-man_white = { $count ->
    [one] { $words } weißer Stein
   *[other] { $words } weiße Steine
}
contents-xii-man_black = { $count ->
    [one] { $words } schwarzer Stein
   *[other] { $words } schwarze Steine
}
level-xii-linear = Linear – für Versuche
plays-xii-linear = Rechnet bei jeder Lesart der Regeln mit denselben einfachen Gewichten; nur für Versuche.
event-xii-lot_tie = Weiß würfelt { $white }; Schwarz würfelt { $black }: Gleichstand. Beide würfeln erneut.
status-xii-enter_first = { $count ->
    [one] Setzen Sie zuerst den Stein vom Kreis ein.
   *[other] Setzen Sie zuerst die { $count } Steine vom Kreis ein.
}
reason-xii-bar_first = { $count ->
    [one] Erst der Kreis: Setzen Sie zuerst den Stein ein, der auf dem Kreis wartet.
   *[other] Erst der Kreis: Setzen Sie zuerst die { $count } Steine ein, die auf dem Kreis warten.
}
reason-xii-enter_all_first = { $count ->
    [0] Noch nicht: Kein Stein verlässt die Reihe A, bevor auch der Gegner alle Steine eingesetzt hat.
    [one] Noch nicht: Setzen Sie den Stein in der Hand ein, bevor Sie die Reihe A verlassen.
   *[other] Noch nicht: Setzen Sie die { $count } Steine in der Hand ein, bevor Sie die Reihe A verlassen.
}
reason-xii-stay_behind = Nicht in diesem Zug: Ein geschlagener Stein wurde eingesetzt, darum darf kein Stein die Reihe A verlassen.
reason-xii-not_gathered = Noch nicht: Ein Stein darf erst hinaus, wenn alle Ihre Steine auf den letzten sechs Feldern stehen.
reason-xii-no_such_die = { $distance ->
    [one] Kein Würfel passt: Bis dorthin ist es ein Feld.
   *[other] Kein Würfel passt: Bis dorthin sind es { $distance } Felder.
}
error-xii-both_colours = Auf { $at } stehen Steine beider Seiten.
error-xii-no_such_point = Ein Feld { $at } gibt es auf diesem Brett nicht.
error-xii-beyond_entry = { $side } hat { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} in der Hand, aber schon Steine jenseits der Reihe A.
hint-xii-holds_point = Damit halten Sie eines der wichtigsten Felder.
hint-xii-brings_out = Das holt einen Stein vom vollen ersten Feld.

## Voreinstellungen

preset-xii-locus_ludi = Nach Locus Ludi
preset-xii-murray = Nach Murray
preset-xii-short = Kurzes Spiel mit fünf Steinen

## Optionen

option-xii-route = Der Weg über das Brett
value-xii-route-common = Beide Seiten über A, B, C, D, E
value-xii-route-mirrored = Jede Seite: erst die ferne Reihe, dann die nahe Reihe
value-xii-route-half_a = Jede Seite setzt in ihrer Hälfte der Reihe A ein
note-xii-route = Die Buchstaben auf der Tafel von Ostia zeigen einen einzigen Weg, und nach den Regeln von Locus Ludi gehen ihn beide Seiten. In Murrays Fassung, wie das Programm Ludii sie wiedergibt, teilen sich die Seiten die Reihe A und durchlaufen die äußeren Reihen in entgegengesetzter Folge. In neueren Programmen setzt Weiß auf A1 bis A6 ein und Schwarz auf A7 bis A12; jeder Weg hat dann dreißig Felder.

option-xii-dice_count = Würfel
value-xii-dice_count-2 = Zwei
value-xii-dice_count-3 = Drei
note-xii-dice_count = Schädler versteht die Scripta als die Augen der Würfel, und zwei Würfel zeigen höchstens zwölf. Der dritte Würfel kam später hinzu, um das Spiel zu beschleunigen; Murray nennt drei.

option-xii-doubles = Pasch
value-xii-doubles-four = Zählt vierfach
value-xii-doubles-plain = Zählt wie jeder andere Wurf
note-xii-doubles = Diese Regel gilt nur mit zwei Würfeln: 4-4 wird wie vier Vieren gespielt. Murray kennt keine solche Regel.

option-xii-entry_others = Die anderen Würfel, solange Steine in der Hand sind
value-xii-entry_others-any_in_a = Jeder Stein in der Reihe A darf damit ziehen
value-xii-entry_others-entered_only = Nur Steine, die in diesem Zug eingesetzt wurden, dürfen ziehen
value-xii-entry_others-none = Nur zum Einsetzen
note-xii-entry_others = In jedem Zug muss mindestens ein Stein eingesetzt werden. Locus Ludi beschränkt den Rest des Wurfs nur auf die Reihe A; ein anderer Stein darf sogar zuerst ziehen, wenn danach noch ein Stein eingesetzt werden kann.

option-xii-blocked_die = Ein Würfel, dessen Feld in Reihe A blockiert ist
value-xii-blocked_die-move_in_a = Steine dürfen damit ziehen wie mit dem anderen Würfel
value-xii-blocked_die-lost = Nur ein Stein, der in diesem Zug eingesetzt wurde, darf damit weiterziehen
note-xii-blocked_die = Ist das Feld blockiert, auf dem ein Stein eingesetzt werden soll, kann der Würfel laut Locus Ludi dafür nicht genutzt werden; ein einziger Stein darf aber mit beiden Würfeln ziehen. Wörtlich genommen darf mit dem blockierten Würfel also nur der eben eingesetzte Stein weiterziehen. In der Voreinstellung darf mit ihm jeder Stein ziehen, der auch mit dem anderen Würfel ziehen dürfte.

option-xii-no_entry = Wenn kein Stein eingesetzt werden kann
value-xii-no_entry-pass = Der Wurf verfällt
value-xii-no_entry-move_in_a = Andere Steine dürfen in der Reihe A ziehen
note-xii-no_entry = „Der Würfel kann nicht genutzt werden“, sagen die Regeln von Locus Ludi.

option-xii-bar_and_hand = Geschlagene Steine und Steine in der Hand
value-xii-bar_and_hand-bar_first = Geschlagene Steine zuerst
value-xii-bar_and_hand-either = In beliebiger Reihenfolge
note-xii-bar_and_hand = Nach Locus Ludi muss ein geschlagener Stein zuerst wieder eingesetzt werden. Er zählt dann als der Stein, der in diesem Zug eingesetzt werden muss.

option-xii-gather_in_a_after_hit = Wenn ein geschlagener Stein wieder eingesetzt ist
value-xii-gather_in_a_after_hit-off = Die anderen Steine ziehen frei
value-xii-gather_in_a_after_hit-on = In diesem Zug verlässt kein Stein die Reihe A
note-xii-gather_in_a_after_hit = Alle Steine müssen in der Reihe A stehen, bevor einer sie verlässt; ob das nach einem Schlag von Neuem gilt, sagt Locus Ludi nicht.

option-xii-advance_after = Die Reihe A verlassen
value-xii-advance_after-own = Wenn alle eigenen Steine eingesetzt sind
value-xii-advance_after-both = Wenn die Steine beider Seiten eingesetzt sind
note-xii-advance_after = Nach Locus Ludi müssen beide Spieler alle Steine einsetzen und dürfen erst dann weiterziehen. Wörtlich genommen wartet also jede Seite auf die andere. Im TAG-Framework und in unserer Voreinstellung genügen die eigenen Steine.

option-xii-dice_obligation = Welche Würfel gespielt werden müssen
value-xii-dice_obligation-sequential = Jeder noch spielbare Würfel, in freier Reihenfolge
value-xii-dice_obligation-max = So viele wie möglich
value-xii-dice_obligation-max_then_high = So viele wie möglich; geht nur einer, dann der größere
value-xii-dice_obligation-free = Ein Zug darf jederzeit enden
note-xii-dice_obligation = Die Reihenfolge ist frei, und nicht spielbare Zahlen verfallen. Die strengeren Lesarten sind die des heutigen Backgammon.

option-xii-may_decline = Verzichten
value-xii-may_decline-off = Spielbare Würfel müssen gespielt werden
value-xii-may_decline-on = Ein Zug darf jederzeit enden
note-xii-may_decline = Nach Locus Ludi „darf“ ein Spieler Steine hinausbringen. Wir verstehen das als die Wahl, einen Stein hinauszubringen oder auf den letzten sechs Feldern weiterzuziehen.

option-xii-starter = Wer das erste Spiel beginnt
value-xii-starter-white = Weiß
value-xii-starter-high_throw = Jeder würfelt mit allen Würfeln; der höhere Wurf beginnt
value-xii-starter-die_each = Jeder würfelt mit einem Würfel; der höhere Wurf beginnt
value-xii-starter-random = Der Zufall entscheidet
note-xii-starter = Weiß beginnt, sagen die Regeln von Locus Ludi.

option-xii-next_starter = Wer das nächste Spiel beginnt
value-xii-next_starter-white = Weiß
value-xii-next_starter-winner = Der letzte Sieger
value-xii-next_starter-loser = Der letzte Verlierer
value-xii-next_starter-high_throw = Ein Wurf entscheidet
note-xii-next_starter = Die Regeln beschreiben nur einzelne Spiele, und darin beginnt Weiß.

option-xii-grades = Gewinnstufen
value-xii-grades-off = Jeder Sieg zählt eins
value-xii-grades-on = Doppelt, wenn der Verlierer keinen Stein hinausgebracht hat; dreifach, wenn zudem ein Stein außerhalb der letzten sechs Felder ist
note-xii-grades = Die Stufen sind die des heutigen Backgammon; Locus Ludi kennt keine.

option-xii-men = Steine für jede Seite
value-xii-men-15 = Fünfzehn
value-xii-men-6 = Sechs
value-xii-men-5 = Fünf
note-xii-men = Die meisten Regeln nennen fünfzehn Steine. Partien mit sechs (Finkel) oder mit fünf (ein Blatt für den Lateinunterricht) sind kürzer.

## Inschriften

inscription-title = Inschrift
inscription-way = Der Weg: A, B, C, D, E
inscription-way-note = Nach der Tafel aus Ostia, CIL XIV 5317.
inscription-levate-note = „Steh auf, mach Platz! Spielen kannst du nicht. Tropf, weiche!“ CIL XIV 4125.
inscription-parthi-note = „Die Parther sind erschlagen, der Brite ist besiegt. Spielt, Römer!“ Rom, EDR072022.
inscription-venari-note = „Jagen, baden, spielen, lachen: das ist Leben.“ Timgad, CIL VIII 17938.
inscription-virtus-note = „Des Reiches Kraft, die Feinde in Fesseln: die Römer mögen spielen.“ Trier.

## Zitate, die in einer anderen Sprache anders lauten

cited-a-classics-handout-of-the-united-states = Ein Unterrichtsblatt aus den Vereinigten Staaten
cited-cil-xiv-5317-ostia-through-eagle = CIL XIV 5317 (Ostia), nach EAGLE
cited-finkel-through-a4games = Finkel, nach a4games
cited-murray-1951-pp-30-31-through-ludii = Murray 1951, S. 30–31, nach Ludii
cited-xii-scripta-of-the-tag-framework-xiiparameters = XII Scripta im TAG-Framework (XIIParameters)
