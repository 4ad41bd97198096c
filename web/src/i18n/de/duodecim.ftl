### Duodecim scripta: seine Seiten, seine Plätze, und die Fragen, in denen sich die Regeln
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
event-duodecim-lot_tie = Weiß würfelt { $white }, Schwarz { $black }: gleich viel. Noch einmal.
event-duodecim-over = { $ending ->
    [borne_off] „Exsi!“ – ich bin heraus: { $side } hat alle Steine draußen und gewinnt.
    [deadlock] Keine Seite kann je wieder ziehen: Das Spiel ist unentschieden.
   *[other] { $side } gewinnt.
}
status-duodecim-won = { $ending ->
    [borne_off] EXSI – „Ich bin heraus!“ { $side } hat gewonnen: Alle Steine sind draußen.
    [resigned] { $side } hat gewonnen: Die andere Seite hat aufgegeben.
   *[other] { $side } hat gewonnen.
}
ending-duodecim-borne_off = EXSI, alle Steine draußen
label-duodecim-point = { $name ->
    [antigonus] Platz { $number } Antigonus
    [summus] Platz { $number } Summus
    [divus] Platz { $number } Divus
   *[none] Platz { $number }
}
about-duodecim-antigonus = Antigonus, der vierzehnte. Warum er so heißt und was er im Spiel bedeutete, weiß man nicht.
about-duodecim-summus = Summus, „der höchste“: der neunzehnte, vom ersten aus mit dreimal sechs erreicht, dem höchsten Wurf.
about-duodecim-divus = Divus, „der göttliche“: der dreiundzwanzigste. Was der Name hier bedeutet, weiß man nicht.
reason-duodecim-no_such_die = { $distance ->
    [one] Kein Würfel dafür: Bis dorthin ist es ein Platz.
   *[other] Kein Würfel dafür: Bis dorthin sind es { $distance } Plätze.
}
error-duodecim-both_colours = Auf Platz { $at } stehen Steine beider Seiten.
error-duodecim-no_such_point = Einen Platz { $at } gibt es auf diesem Brett nicht.
hint-duodecim-holds_point = Das hält einen der Plätze, auf die es am meisten ankommt.
hint-duodecim-brings_out = Das bringt einen Stein aus dem Gedränge auf dem ersten Platz.
reason-duodecim-not_gathered = Noch nicht: Hinaus geht ein Stein erst, wenn alle Ihre Steine im letzten Viertel stehen.
reason-duodecim-must_use_more_dice = Ein anderer Weg: Jede Zahl muss gespielt werden, wenn es geht, und so bliebe eine liegen.

## Einstellungen mit Namen

preset-duodecim-pauly = Nach Paulys Realencyclopädie
preset-duodecim-bell = Nach Bell
preset-duodecim-seneca = Das Spiel des Claudius, nach Seneca

## Optionen

option-duodecim-direction = Richtung
value-duodecim-direction-contrary = Gegeneinander
value-duodecim-direction-parallel = Beide in derselben
note-duodecim-direction = Weiß rückt von der 1 vorwärts, Schwarz von der 24 rückwärts, sagt die Realencyclopädie. Bei Wikipedia, Finkel und theedkins.co.uk ziehen beide in derselben Richtung; dann beginnen alle Steine in der Hand, denn zwei Haufen können sich den ersten Platz nicht teilen. Zenons Wurf ist so und so erzwungen.

option-duodecim-dice_count = Würfel
value-duodecim-dice_count-3 = Drei
value-duodecim-dice_count-2 = Zwei
note-duodecim-dice_count = Ein Vergil-Cento nennt drei Würfel und dreißig Steine, und Agathias erzählt von dreien. Seneca spricht, wo er Claudius verspottet, von zweien.

option-duodecim-hit_return = Wohin ein geschlagener Stein kommt
value-duodecim-hit_return-start_point = Zurück auf seinen ersten Platz
value-duodecim-hit_return-bar = Vom Brett; ein Würfel bringt ihn herein
note-duodecim-hit_return = Er rückt „vermutlich an den Anfangsplatz zurück“, sagt der Artikel. Finkel und Wikipedia lassen ihn neu hereinkommen: mit der Zahl n auf Platz n.

option-duodecim-start_blocked = Wenn der erste Platz besetzt ist
value-duodecim-start_blocked-holding = Er wartet in einer Zelle daneben
value-duodecim-start_blocked-bar = Ein Würfel bringt ihn herein
value-duodecim-start_blocked-safe = Dann kann er nicht geschlagen werden
note-duodecim-start_blocked = Was aus einem geschlagenen Stein wird, solange ein Gegner auf seinem ersten Platz steht, sagt keine Quelle. In der Zelle zählt er, als stünde er dort, sperrt nichts und kann nicht geschlagen werden; ist der Platz frei, wenn sein Besitzer würfelt, so tritt er ohne Kosten darauf.

option-duodecim-reentry_first = Ehe der Geschlagene zurück ist
value-duodecim-reentry_first-off = Dürfen andere ziehen
value-duodecim-reentry_first-on = Zieht kein anderer
note-duodecim-reentry_first = Der Artikel schweigt, und ein Stein auf seinem ersten Platz hält niemanden auf. Wo ein Würfel die Geschlagenen hereinbringt, hatte das nach Finkel wohl Vorrang; dann gilt es, solange Sie nichts anderes wählen.

option-duodecim-gather_before_bearing_off = Ehe der erste Stein hinausgeht
value-duodecim-gather_before_bearing_off-on = Müssen alle im letzten Viertel stehen
value-duodecim-gather_before_bearing_off-off = Hinaus darf man jederzeit
note-duodecim-gather_before_bearing_off = Zenon wurde gezwungen, weil alle anderen Züge gesperrt waren. Rechnet man nach, so stimmt das nur, wenn keiner das Brett verlässt, ehe alle versammelt sind: Sonst hat sein Wurf acht Ausgänge statt eines einzigen.

option-duodecim-bear_off = Welcher Würfel hinausbringt
value-duodecim-bear_off-exact_or_highest = Der genaue, oder ein höherer den hintersten Stein
value-duodecim-bear_off-exact = Nur der genaue
value-duodecim-bear_off-any = Jeder, der über das Brett hinausführt
note-duodecim-bear_off = Die Quellen schweigen. Die erste Lesart ist die des Backgammon, die letzte die von theedkins.co.uk.

option-duodecim-dice_obligation = Welche Würfel gespielt werden müssen
value-duodecim-dice_obligation-max = So viele wie möglich
value-duodecim-dice_obligation-sequential = Was noch ziehen kann, muss; die Reihenfolge ist frei
value-duodecim-dice_obligation-max_then_high = So viele wie möglich, und wenn nur einer, der höchste
value-duodecim-dice_obligation-free = Ein Zug darf jederzeit enden
note-duodecim-dice_obligation = Für jede geworfene Zahl muss ein Stein vorrücken, und darauf zu verzichten ist nicht gestattet. Wer den letzten Stein hinausbringt, darf liegen lassen, was er will. Dass ein Zug vorher enden darf, sagt keine Quelle.

option-duodecim-touch_captures = Ein einzelner Stein, unterwegs berührt
value-duodecim-touch_captures-on = Ist genommen
value-duodecim-touch_captures-off = Bleibt, wenn der andere weiterzieht
value-duodecim-touch_captures-must_be_empty = Hält den anderen auf, der ihn nimmt und stehen bleibt
note-duodecim-touch_captures = Wer zwei oder drei Zahlen nutzt, berührt die Plätze dazwischen, und sie müssen frei sein. Ob ein einzelner Gegner dort genommen oder übergangen wird, oder ob er den Platz unfrei macht, sagt der Artikel nicht.

option-duodecim-eustathius_111 = Drei Einsen
value-duodecim-eustathius_111-off = Ein Wurf wie jeder andere
value-duodecim-eustathius_111-on = Die andere Seite schickt einen Stein zurück
note-duodecim-eustathius_111 = Der Hundswurf nimmt einen Stein fort, sagt Eustathios. Bezieht sich das auf dieses Spiel, so wählte ihn der Gegner, meint der Artikel, und er ging wohl auf den Anfangsplatz zurück.

option-duodecim-eustathius_then_play = Nach drei Einsen
value-duodecim-eustathius_then_play-on = Werden sie noch gespielt
value-duodecim-eustathius_then_play-off = Ist der Zug vorbei
note-duodecim-eustathius_then_play = Nur wo drei Einsen einen Stein zurückschicken. So weit geht keine Quelle.

option-duodecim-start_placement = Wie das Spiel beginnt
value-duodecim-start_placement-on_board = Alle Steine auf dem ersten Platz
value-duodecim-start_placement-in_hand = Alle in der Hand; Würfel bringen sie herein
note-duodecim-start_placement = Weiß steht auf 1, Schwarz auf 24, sagt die Realencyclopädie, und Summus, der neunzehnte Platz, ist von dort mit drei Sechsen zu erreichen. Wikipedia und Finkel beginnen neben dem Brett: mit der Zahl n auf Platz n. Ziehen beide in derselben Richtung, so beginnt das Spiel immer so.

option-duodecim-entry_limit = Solange Steine in der Hand sind
value-duodecim-entry_limit-off = Gehen die anderen, so weit sie wollen
value-duodecim-entry_limit-12 = Geht keiner über die 12 hinaus
note-duodecim-entry_limit = Nur wo die Steine in der Hand beginnen. Bei Finkel und theedkins.co.uk kommt keiner über die 12 hinaus, ehe alle auf dem Brett sind.

option-duodecim-starter = Wer das erste Spiel beginnt
value-duodecim-starter-high_throw = Jeder wirft alle Würfel, der höhere Wurf beginnt
value-duodecim-starter-die_each = Jeder wirft einen Würfel, der höhere beginnt
value-duodecim-starter-white = Weiß
value-duodecim-starter-random = Der Zufall entscheidet
note-duodecim-starter = Keine Quelle sagt es. Wer den Wurf gewinnt, würfelt für den ersten Zug neu.

option-duodecim-next_starter = Wer das nächste Spiel beginnt
value-duodecim-next_starter-high_throw = Es wird neu ausgewürfelt
value-duodecim-next_starter-winner = Wer das letzte gewonnen hat
value-duodecim-next_starter-loser = Wer das letzte verloren hat
value-duodecim-next_starter-white = Weiß
note-duodecim-next_starter = Keine Quelle sagt es.
