### Ludus XII scriptorum: die Seiten, die Felder und die Fragen, in denen die Regeln verschieden
### gelesen werden. $side: Name einer Seite („Weiß“) oder ihres Spielers. $at: ein Feld („A12“).

side-xii-white = Weiß
side-xii-black = Schwarz
# Steine auf einem Feld. $words: ihre Anzahl in Worten („zwei“).
contents-xii-man_white = { $count ->
    [one] { $words } weißer Stein
   *[other] { $words } weiße Steine
}
contents-xii-man_black = { $count ->
    [one] { $words } schwarzer Stein
   *[other] { $words } schwarze Steine
}
level-xii-linear = Linear – für Versuche
plays-xii-linear = Bewertet Stellungen bei jeder Lesart der Regeln nach denselben einfachen Maßstäben; nur für Versuche.
# Der Wurf darum, wer beginnt. $white, $black: die Würfe beider Seiten.
event-xii-lot_tie = Weiß würfelt { $white }, Schwarz { $black }: Gleichstand. Beide würfeln erneut.
status-xii-enter_first = { $count ->
    [one] Setzen Sie zuerst den Stein vom Kreis ein.
   *[other] Setzen Sie zuerst die { $count } Steine vom Kreis ein.
}
reason-xii-bar_first = { $count ->
    [one] Erst der Kreis: Setzen Sie den Stein vom Kreis ein, bevor Sie einen anderen ziehen.
   *[other] Erst der Kreis: Setzen Sie die { $count } Steine vom Kreis ein, bevor Sie einen anderen ziehen.
}
reason-xii-enter_all_first = { $count ->
    [0] Noch nicht: Kein Stein verlässt die Reihe A, bevor auch der Gegner alle Steine eingesetzt hat.
    [one] Noch nicht: Setzen Sie den Stein in der Hand ein, bevor Sie die Reihe A verlassen.
   *[other] Noch nicht: Setzen Sie die { $count } Steine in der Hand ein, bevor Sie die Reihe A verlassen.
}
reason-xii-stay_behind = Nicht in diesem Zug: Ein geschlagener Stein wurde eingesetzt, darum darf kein Stein die Reihe A verlassen.
reason-xii-not_gathered = Noch nicht: Ein Stein darf erst hinaus, wenn alle Ihre Steine auf den letzten sechs Feldern stehen.
# Antwort auf einen unmöglichen Zug. $distance: Felder bis dorthin.
reason-xii-no_such_die = { $distance ->
    [one] Kein Würfel passt: Das Ziel ist ein Feld entfernt.
   *[other] Kein Würfel passt: Das Ziel ist { $distance } Felder entfernt.
}
error-xii-both_colours = Auf Feld { $at } stehen Steine beider Seiten.
error-xii-no_such_point = Ein Feld { $at } gibt es auf diesem Brett nicht.
error-xii-beyond_entry = { $side } hat { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} in der Hand und darf darum keinen jenseits der Reihe A haben.
hint-xii-holds_point = Damit halten Sie eines der wichtigsten Felder.
hint-xii-brings_out = Damit stehen weniger Steine auf Ihrem ersten Feld.

## Voreinstellungen
## Namen von Regelfassungen, in einer Auswahlliste.

preset-xii-locus_ludi = Regeln nach Locus Ludi
preset-xii-murray = Regeln nach Murray
preset-xii-short = Kurzes Spiel mit fünf Steinen

## Optionen
## Fragen zu den Regeln (option-), mögliche Antworten (value-) und eine Anmerkung zu den Quellen
## (note-). Ein Formular zeigt alle drei zusammen.

option-xii-route = Weg über das Brett
value-xii-route-common = Beide Seiten über A, B, C, D, E
value-xii-route-mirrored = Jede Seite: erst die ferne, dann die nahe Reihe
value-xii-route-half_a = Jede Seite setzt in ihrer Hälfte der Reihe A ein
note-xii-route = Die Buchstaben auf der Tafel aus Ostia zeigen einen einzigen Weg, und nach den Regeln von Locus Ludi gehen ihn beide Seiten. In Murrays Fassung, wie das Programm Ludii sie wiedergibt, benutzen beide Seiten die ganze Reihe A und durchlaufen die äußeren Reihen in entgegengesetzter Reihenfolge. In neueren Programmen setzt Weiß auf A1 bis A6 ein und Schwarz auf A7 bis A12; jeder Weg hat dann dreißig Felder.

option-xii-dice_count = Würfel
value-xii-dice_count-2 = Zwei
value-xii-dice_count-3 = Drei
note-xii-dice_count = Für Schädler sind die „scripta“ die Augen der Würfel: Zwei Würfel zeigen höchstens zwölf. Später beschleunigte ein dritter Würfel das Spiel; Murray nennt drei Würfel.

option-xii-doubles = Pasch
value-xii-doubles-four = Die Zahl wird viermal gespielt
value-xii-doubles-plain = Wird wie jeder andere Wurf gespielt
note-xii-doubles = Diese Option betrifft nur das Spiel mit zwei Würfeln; „viermal“ heißt: 4-4 gilt als vier Vieren. Murray kennt keine solche Regel.

option-xii-entry_others = Die anderen Würfel, solange Steine in der Hand sind
value-xii-entry_others-any_in_a = Jeder Stein in der Reihe A darf ziehen
value-xii-entry_others-entered_only = Nur Steine, die in diesem Zug eingesetzt wurden, dürfen ziehen
value-xii-entry_others-none = Die anderen Würfel dienen nur zum Einsetzen
note-xii-entry_others = In jedem Zug muss mindestens ein Stein eingesetzt werden. Für den Rest des Wurfs verlangt Locus Ludi nur, dass die Steine in der Reihe A bleiben. Ein schon eingesetzter Stein darf sogar zuerst ziehen, wenn danach noch ein Stein eingesetzt werden kann.

option-xii-blocked_die = Ein Würfel, dessen Feld in der Reihe A blockiert ist
value-xii-blocked_die-move_in_a = Mit dem blockierten Würfel dürfen dieselben Steine ziehen wie mit dem anderen
value-xii-blocked_die-lost = Mit dem blockierten Würfel darf nur ein eben eingesetzter Stein ziehen
note-xii-blocked_die = Laut Locus Ludi kann „der Würfel nicht genutzt werden“, wenn ein Stein nicht eingesetzt werden kann, weil das Feld besetzt ist; ein Stein darf aber mit beiden Würfeln ziehen. Wörtlich genommen darf mit dem blockierten Würfel also nur der eben eingesetzte Stein weiterziehen. In der Voreinstellung darf mit diesem Würfel jeder Stein ziehen, der auch mit dem anderen Würfel ziehen dürfte.

option-xii-no_entry = Wenn kein Stein eingesetzt werden kann
value-xii-no_entry-pass = Der Wurf verfällt
value-xii-no_entry-move_in_a = Andere Steine dürfen in der Reihe A ziehen
note-xii-no_entry = Laut Locus Ludi kann „der Würfel nicht genutzt werden“, wenn kein Stein eingesetzt werden kann.

option-xii-bar_and_hand = Geschlagene Steine und Steine in der Hand
value-xii-bar_and_hand-bar_first = Geschlagene Steine werden zuerst eingesetzt
value-xii-bar_and_hand-either = Alle Steine werden in beliebiger Reihenfolge eingesetzt
note-xii-bar_and_hand = Nach Locus Ludi muss ein geschlagener Stein zuerst wieder eingesetzt werden. Danach muss in diesem Zug kein Stein aus der Hand eingesetzt werden.

option-xii-gather_in_a_after_hit = Beim Wiedereinsetzen eines geschlagenen Steins
value-xii-gather_in_a_after_hit-off = Die anderen Steine ziehen frei
value-xii-gather_in_a_after_hit-on = In diesem Zug verlässt kein Stein die Reihe A
note-xii-gather_in_a_after_hit = Alle Steine müssen in der Reihe A stehen, bevor einer sie verlässt. Ob das nach einem Schlag wieder gilt, sagt Locus Ludi nicht.

option-xii-advance_after = Verlassen der Reihe A
value-xii-advance_after-own = Wenn alle eigenen Steine eingesetzt sind
value-xii-advance_after-both = Wenn die Steine beider Seiten eingesetzt sind
note-xii-advance_after = Nach Locus Ludi müssen beide Spieler alle Steine einsetzen und dürfen „erst dann“ weiterziehen. Wörtlich genommen wartet also jede Seite auf die andere. In unserer Voreinstellung und im Programm des TAG-Frameworks genügt es, die eigenen Steine einzusetzen.

option-xii-dice_obligation = Welche Würfel gespielt werden müssen
value-xii-dice_obligation-sequential = Alle noch spielbaren Würfel, in beliebiger Reihenfolge
value-xii-dice_obligation-max = So viele wie möglich
value-xii-dice_obligation-max_then_high = So viele wie möglich; geht nur einer, dann der höhere
value-xii-dice_obligation-free = Keine: Ein Zug darf jederzeit beendet werden
note-xii-dice_obligation = Der Spieler wählt die Reihenfolge der Würfel; nicht spielbare Zahlen verfallen. Die strengeren Lesarten stammen aus dem heutigen Backgammon.

option-xii-may_decline = Verzicht auf einen Zug
value-xii-may_decline-off = Spielbare Würfel müssen gespielt werden
value-xii-may_decline-on = Ein Zug darf jederzeit beendet werden
note-xii-may_decline = Nach Locus Ludi „darf“ ein Spieler Steine hinausbringen. Wir verstehen das so: Er darf stattdessen auch einen Stein innerhalb der letzten sechs Felder ziehen.

option-xii-starter = Wer das erste Spiel beginnt
value-xii-starter-white = Weiß
value-xii-starter-high_throw = Jeder würfelt mit allen Würfeln; wer höher würfelt, beginnt
value-xii-starter-die_each = Jeder würfelt mit einem Würfel; wer höher würfelt, beginnt
value-xii-starter-random = Der Zufall entscheidet
note-xii-starter = Nach den Regeln von Locus Ludi beginnt Weiß.

option-xii-next_starter = Wer das nächste Spiel beginnt
value-xii-next_starter-white = Weiß
value-xii-next_starter-winner = Der Sieger des letzten Spiels
value-xii-next_starter-loser = Der Verlierer des letzten Spiels
value-xii-next_starter-high_throw = Wird bestimmt wie beim ersten Spiel
note-xii-next_starter = Die Regeln beschreiben nur ein einzelnes Spiel; darin beginnt Weiß.

option-xii-grades = Gewinnstufen
value-xii-grades-off = Jeder Sieg zählt einen Punkt
value-xii-grades-on = Doppelt, wenn der Verlierer keinen Stein hinausgebracht hat; dreifach, wenn er außerdem einen Stein außerhalb der letzten sechs Felder hat
note-xii-grades = Die Gewinnstufen sind die des heutigen Backgammon; Locus Ludi kennt keine.

option-xii-men = Steine je Seite
value-xii-men-15 = Fünfzehn
value-xii-men-6 = Sechs
value-xii-men-5 = Fünf
note-xii-men = Die meisten Fassungen der Regeln nennen fünfzehn Steine. Spiele mit sechs (Finkel) oder mit fünf (ein Blatt für den Lateinunterricht) sind kürzer.

## Inschriften
## Beschriftungen der Einstellung, welche Inschrift das Brett zeigt, und Übersetzungen aus dem
## Latein, mit Fundort und Katalognummer.

inscription-title = Inschrift
inscription-way = Der Weg: A, B, C, D, E
inscription-way-note = Nach der Tafel aus Ostia, CIL XIV 5317.
inscription-levate-note = „Steh auf, mach Platz! Spielen kannst du nicht. Dummkopf, verschwinde!“ CIL XIV 4125.
inscription-parthi-note = „Die Parther sind erschlagen, der Brite ist besiegt. Spielt, Römer!“ Rom, EDR072022.
inscription-venari-note = „Jagen, baden, spielen, lachen: das ist Leben.“ Timgad, CIL VIII 17938.
inscription-virtus-note = „Des Reiches Kraft, die Feinde in Fesseln: Mögen die Römer spielen!“ Trier.

## Zitate, die in einer anderen Sprache anders lauten
## Werke und Stellen in Werken, unter einer Regel.

cited-a-classics-handout-of-the-united-states = Ein Unterrichtsblatt aus den Vereinigten Staaten
cited-cil-xiv-5317-ostia-through-eagle = CIL XIV 5317 (Ostia), nach EAGLE
cited-finkel-through-a4games = Finkel, nach a4games
cited-murray-1951-pp-30-31-through-ludii = Murray 1951, S. 30–31, nach Ludii
cited-xii-scripta-of-the-tag-framework-xiiparameters = XII Scripta im TAG-Framework (XIIParameters)
