### Duodecim scripta: seine Seiten, seine Felder, und die Fragen, in denen sich die Regeln
### verschieden lesen lassen.

side-duodecim-white = Weiß
side-duodecim-black = Schwarz
contents-duodecim-man_white = { $count ->
    [one] { $words } weißer Stein
   *[other] { $words } weiße Steine
}
contents-duodecim-man_black = { $count ->
    [one] { $words } schwarzer Stein
   *[other] { $words } schwarze Steine
}
event-duodecim-lot_tie = Weiß würfelt { $white }; Schwarz würfelt { $black }: Gleichstand. Beide würfeln erneut.
event-duodecim-over = { $ending ->
    [borne_off] „Exsi!“ (Ich bin heraus!) { $side } gewinnt: Alle Steine sind draußen.
    [deadlock] Unentschieden: Keine Seite kann je wieder ziehen.
   *[other] { $side } gewinnt.
}
status-duodecim-won = { $ending ->
    [borne_off] EXSI – „Ich bin heraus!“ { $side } gewinnt: Alle Steine sind draußen.
    [resigned] { $side } gewinnt durch Aufgabe.
   *[other] { $side } gewinnt.
}
label-duodecim-point = { $name ->
    [antigonus] Feld { $number }, Antigonus
    [summus] Feld { $number }, Summus
    [divus] Feld { $number }, Divus
   *[none] Feld { $number }
}
about-duodecim-antigonus = Antigonus, Feld 14. Warum es so heißt und was es im Spiel bedeutete, ist unbekannt.
about-duodecim-summus = Summus, „der höchste“: Feld 19, von Feld 1 mit drei Sechsen, dem höchsten Wurf, zu erreichen.
about-duodecim-divus = Divus, „der göttliche“: Feld 23. Was der Name hier bedeutet, ist unbekannt.
reason-duodecim-no_such_die = { $distance ->
    [one] Kein Würfel passt: Bis dorthin ist es ein Feld.
   *[other] Kein Würfel passt: Bis dorthin sind es { $distance } Felder.
}
error-duodecim-both_colours = Auf Feld { $at } stehen Steine beider Seiten.
error-duodecim-no_such_point = Ein Feld { $at } gibt es auf diesem Brett nicht.
hint-duodecim-holds_point = Damit halten Sie eines der wichtigsten Felder.
hint-duodecim-brings_out = Das holt einen Stein vom vollen ersten Feld.
reason-duodecim-not_gathered = Noch nicht: Hinaus darf ein Stein erst, wenn alle Ihre Steine im letzten Viertel stehen.
reason-duodecim-must_use_more_dice = Nicht erlaubt: So bliebe eine spielbare Zahl übrig.

## Voreinstellungen

preset-duodecim-pauly = Nach Paulys Realencyclopädie
preset-duodecim-bell = Nach Bell
preset-duodecim-seneca = Das Spiel des Claudius nach Seneca

## Optionen

option-duodecim-direction = Richtung
value-duodecim-direction-contrary = Gegenläufig
value-duodecim-direction-parallel = Beide in derselben Richtung
note-duodecim-direction = Nach der Realencyclopädie rückt Weiß von Feld 1 vorwärts, Schwarz von Feld 24 rückwärts. Bei Wikipedia, Finkel und theedkins.co.uk ziehen beide Seiten in derselben Richtung. Dann sind zu Beginn alle Steine in der Hand, denn beide können sich das erste Feld nicht teilen. Zenons Zug ist in beiden Fällen erzwungen.

option-duodecim-dice_count = Würfel
value-duodecim-dice_count-3 = Drei
value-duodecim-dice_count-2 = Zwei
note-duodecim-dice_count = Ein Cento, ein Gedicht aus Versen Vergils, nennt drei Würfel und dreißig Steine, und auch Agathias erzählt von drei Würfeln; Seneca, der Claudius verspottet, nennt nur zwei.

option-duodecim-hit_return = Wohin ein geschlagener Stein kommt
value-duodecim-hit_return-start_point = Zurück auf sein erstes Feld
value-duodecim-hit_return-bar = Vom Brett, bis ein Würfel ihn einsetzt
note-duodecim-hit_return = Ein geschlagener Stein rückt „vermutlich an den Anfangsplatz zurück“, sagt die Realencyclopädie. Bei Finkel und Wikipedia wird er mit der Zahl n auf Feld n eingesetzt.

option-duodecim-start_blocked = Wenn das erste Feld eines geschlagenen Steins besetzt ist
value-duodecim-start_blocked-holding = Der Stein wartet auf einem Feld daneben
value-duodecim-start_blocked-bar = Einsetzen mit einem Würfel
value-duodecim-start_blocked-safe = Der Stein kann nicht geschlagen werden
note-duodecim-start_blocked = Was aus einem geschlagenen Stein wird, dessen erstes Feld ein gegnerischer Stein besetzt, sagt keine Quelle. Auf dem Wartefeld zählt der geschlagene Stein, als stünde er auf dem ersten Feld, blockiert nichts und kann nicht geschlagen werden. Ist das erste Feld frei, wenn der Besitzer würfelt, rückt der Stein ohne Würfel darauf.

option-duodecim-reentry_first = Bevor der geschlagene Stein zurück ist
value-duodecim-reentry_first-off = Andere Steine dürfen ziehen
value-duodecim-reentry_first-on = Kein anderer Stein darf ziehen
note-duodecim-reentry_first = Die Realencyclopädie sagt dazu nichts, und ein Stein, der auf sein erstes Feld zurückkehrt, hält keinen anderen auf. Nach Finkel mussten geschlagene Steine wohl zuerst eingesetzt werden; das ist voreingestellt, wenn sie mit einem Würfel eingesetzt werden.

option-duodecim-gather_before_bearing_off = Bevor der erste Stein hinausgeht
value-duodecim-gather_before_bearing_off-on = Alle Steine müssen im letzten Viertel sein
value-duodecim-gather_before_bearing_off-off = Steine dürfen jederzeit hinaus
note-duodecim-gather_before_bearing_off = Zenon hatte keine Wahl, weil alle anderen Züge blockiert waren. Wir haben alle Züge geprüft: Das stimmt nur, wenn kein Stein hinausdarf, bevor alle versammelt sind; sonst hat sein Wurf acht Ergebnisse statt eines einzigen.

option-duodecim-bear_off = Zahlen zum Hinausbringen
value-duodecim-bear_off-exact_or_highest = Die genaue Zahl; eine höhere nur für den hintersten Stein
value-duodecim-bear_off-exact = Nur die genaue Zahl
value-duodecim-bear_off-any = Jede Zahl, die vom Brett führt
note-duodecim-bear_off = Die Quellen sagen dazu nichts. Die erste Lesart stammt aus dem Backgammon, die letzte von theedkins.co.uk.

option-duodecim-dice_obligation = Welche Würfel gespielt werden müssen
value-duodecim-dice_obligation-max = So viele wie möglich
value-duodecim-dice_obligation-sequential = Jeder noch spielbare Würfel, in freier Reihenfolge
value-duodecim-dice_obligation-max_then_high = So viele wie möglich; geht nur einer, dann der höchste
value-duodecim-dice_obligation-free = Ein Zug darf jederzeit enden
note-duodecim-dice_obligation = Für jede gewürfelte Zahl muss, wenn möglich, ein Stein vorrücken; darauf zu verzichten, ist nicht erlaubt. Wer den letzten Stein hinausbringt, darf übrige Würfel liegen lassen. Dass ein Zug vorher enden darf, sagt keine Quelle.

option-duodecim-touch_captures = Ein einzelner gegnerischer Stein, der unterwegs berührt wird
value-duodecim-touch_captures-on = Wird geschlagen
value-duodecim-touch_captures-off = Wird nur geschlagen, wo der ziehende stehen bleibt
value-duodecim-touch_captures-must_be_empty = Wird geschlagen; der ziehende hält an
note-duodecim-touch_captures = Ein Stein, der zwei oder drei Zahlen nutzt, berührt nach jeder Zahl ein Feld, und diese Felder müssen frei sein. Ob ein einzelner gegnerischer Stein dort geschlagen oder übergangen wird oder ob er das Feld blockiert, sagt die Realencyclopädie nicht.

option-duodecim-eustathius_111 = Drei Einsen
value-duodecim-eustathius_111-off = Ein Wurf wie jeder andere
value-duodecim-eustathius_111-on = Der Gegner darf einen Stein zurückschicken
note-duodecim-eustathius_111 = Der Hundswurf, drei Einsen, kostet einen Stein, sagt Eustathios. Bezieht sich das auf dieses Spiel, hatte nach der Realencyclopädie der Gegner das Recht, den Stein zu wählen, und dieser ging wohl auf sein erstes Feld zurück. Der Gegner darf auf dieses Recht verzichten.

option-duodecim-eustathius_then_play = Nach drei Einsen
value-duodecim-eustathius_then_play-on = Die Würfel werden noch gespielt
value-duodecim-eustathius_then_play-off = Der Zug ist vorbei
note-duodecim-eustathius_then_play = Das gilt nur, wenn der Gegner einen Stein zurückschicken darf. Die Quellen sagen dazu nichts.

option-duodecim-start_placement = Wie das Spiel beginnt
value-duodecim-start_placement-on_board = Alle Steine auf dem ersten Feld
value-duodecim-start_placement-in_hand = Alle Steine in der Hand
note-duodecim-start_placement = Nach der Realencyclopädie steht Weiß auf Feld 1, Schwarz auf Feld 24; Summus, das neunzehnte Feld, ist von Feld 1 mit drei Sechsen zu erreichen. Bei Wikipedia und Finkel werden alle Steine erst eingesetzt: mit der Zahl n auf Feld n. Ziehen beide Seiten in derselben Richtung, beginnt das Spiel immer so.

option-duodecim-entry_limit = Solange Steine in der Hand sind
value-duodecim-entry_limit-off = Die anderen ziehen beliebig weit
value-duodecim-entry_limit-12 = Kein Stein zieht über die 12 hinaus
note-duodecim-entry_limit = Das gilt nur, wenn die Steine zu Beginn in der Hand sind. Bei Finkel und theedkins.co.uk kommt keiner über die 12 hinaus, bevor alle auf dem Brett sind.

option-duodecim-starter = Wer das erste Spiel beginnt
value-duodecim-starter-high_throw = Jeder würfelt mit allen Würfeln; der höhere Wurf beginnt
value-duodecim-starter-die_each = Jeder würfelt mit einem Würfel; der höhere Wurf beginnt
value-duodecim-starter-white = Weiß
value-duodecim-starter-random = Der Zufall entscheidet
note-duodecim-starter = Die Quellen sagen dazu nichts. Wer den höheren Wurf hat, würfelt für den ersten Zug noch einmal.

option-duodecim-next_starter = Wer das nächste Spiel beginnt
value-duodecim-next_starter-high_throw = Ein Wurf entscheidet
value-duodecim-next_starter-winner = Der letzte Sieger
value-duodecim-next_starter-loser = Der letzte Verlierer
value-duodecim-next_starter-white = Weiß
note-duodecim-next_starter = Die Quellen sagen dazu nichts.

## Zitate, die in einer anderen Sprache anders lauten

cited-eustathius-on-iliad-23-86-through-the-realencyclopadie = Eustathios zur Ilias 23, 86, nach der Realencyclopädie
cited-tabula-at-theedkins-co-uk = Tabula auf theedkins.co.uk
cited-wikipedia-tabula-citing-austin-and-becq = Wikipedia, Tabula (nach Austin und Becq)
cited-col-1795 = Sp. 1795
cited-col-1796 = Sp. 1796
