### Ludus Lombardorum: die Seiten, die Steine und die Fragen, in denen die Regeln verschieden gelesen
### werden. $side: Name einer Seite („Elfenbein“) oder ihres Spielers.

side-lombardorum-white = Elfenbein
side-lombardorum-black = Nussbaum
# Steine auf einer Zunge. $words: ihre Anzahl in Worten („zwei“).
contents-lombardorum-man_white = { $count ->
    [one] { $words } Elfenbeinstein
   *[other] { $words } Elfenbeinsteine
}
contents-lombardorum-man_black = { $count ->
    [one] { $words } Nussbaumstein
   *[other] { $words } Nussbaumsteine
}
# Der Wurf darum, wer beginnt. $white, $black: die Würfe beider Seiten.
event-lombardorum-lot = Elfenbein würfelt { $white }, Nussbaum { $black }. { $side } beginnt.
# Derselbe Wurf ohne Entscheidung. $whiteCount: Anzahl der Würfel jeder Seite.
event-lombardorum-lot_tie = { $whiteCount ->
    [one] Beide würfeln { $white } und müssen noch einmal würfeln.
   *[other] Elfenbein würfelt { $white }; Nussbaum würfelt { $black }: Gleichstand. Beide würfeln erneut.
}
reason-lombardorum-not_gathered = Noch nicht: Ein Stein darf erst hinaus, wenn alle Ihre Steine auf Ihrer eigenen Seite stehen.
reason-lombardorum-point_not_cleared = Noch nicht: Kein Stein darf auf die 1 zurück, bevor alle Ihre Steine sie verlassen haben.

## Voreinstellungen
## Namen von Regelfassungen, in einer Auswahlliste.

preset-lombardorum-fiske = Regeln nach Fiske
preset-lombardorum-medio_emperador = El Medio Emperador nach Alfons

## Optionen
## Fragen zu den Regeln (option-), mögliche Antworten (value-) und eine Anmerkung zu den Quellen
## (note-). Ein Formular zeigt alle drei zusammen.

option-lombardorum-dice_count = Würfel
value-lombardorum-dice_count-2 = Zwei
value-lombardorum-dice_count-3 = Drei
note-lombardorum-dice_count = Die Zusammenfassung nach Fiske nennt zwei Würfel. König Alfons’ Buch von 1283 erlaubt zwei oder drei, spricht aber in der nächsten Zeile nur von zweien; Ludii spielt das Lombardische Spiel mit dreien.

option-lombardorum-third_die = Der dritte Würfel
value-lombardorum-third_die-thrown = Wird gewürfelt wie die anderen
value-lombardorum-third_die-six = Zählt immer sechs
note-lombardorum-third_die = Diese Option gilt nur mit drei Würfeln. Das Englische Spiel der Handschrift Royal 13 A XVIII wird auch mit zwei Würfeln und einer festen Sechs als dritter Zahl gespielt.

option-lombardorum-restricted = Zungen für nur einen Stein
value-lombardorum-restricted-listed = 1, 3, 4 und 5
value-lombardorum-restricted-all = Alle sechs auf der Seite des Gegners
value-lombardorum-restricted-none = Keine
note-lombardorum-restricted = Auf manchen Zungen dürfen Sie jeweils nur einen Stein haben. Die Zusammenfassung nach Fiske nennt die Zungen 1, 3, 4 und 5. Ludii folgt Murray und erlaubt auf jeder Zunge der Gegenseite nur einen Stein; König Alfons’ Spiel kennt keine solche Beschränkung.

option-lombardorum-restricted_transit = Zwischenhalt auf Zungen für nur einen Stein
value-lombardorum-restricted_transit-on = Nie dort, wo schon ein eigener Stein steht
value-lombardorum-restricted_transit-off = Unterwegs immer erlaubt
note-lombardorum-restricted_transit = Ein Stein, der mit beiden Würfeln zieht, macht unterwegs auf einer Zunge halt. Ob er das auf einer Zunge für nur einen Stein darf, auf der schon ein eigener steht, sagt die Zusammenfassung nach Fiske nicht; Reid verlangt eine freie Zunge.

option-lombardorum-dice_obligation = Welche Würfel gespielt werden müssen
value-lombardorum-dice_obligation-sequential = Alle noch spielbaren Würfel, in beliebiger Reihenfolge
value-lombardorum-dice_obligation-max = So viele wie möglich
value-lombardorum-dice_obligation-max_then_high = So viele wie möglich; geht nur einer, dann der höhere
value-lombardorum-dice_obligation-free = Keine: Ein Zug darf jederzeit beendet werden
note-lombardorum-dice_obligation = Nach Fiske hat die höhere Zahl keinen Vorrang, und Sie dürfen einen Würfel so spielen, dass der andere nicht mehr spielbar ist. Die strengeren Lesarten stammen aus dem heutigen Backgammon; dass ein Zug jederzeit enden darf, sagt keine Quelle.

option-lombardorum-hit_return = Wohin ein geschlagener Stein kommt
value-lombardorum-hit_return-bar = Auf die Bar, bis er mit einem Würfel eingesetzt wird
value-lombardorum-hit_return-start_point = Zurück auf seine erste Zunge
note-lombardorum-hit_return = Laut der Zusammenfassung nach Fiske kommt ein geschlagener Stein in den Zwischenraum an der Bar. In König Alfons’ Spiel kehrt er laut Ludii auf seine erste Zunge zurück.

option-lombardorum-starter = Wer das erste Spiel beginnt
value-lombardorum-starter-die_each = Jeder würfelt mit einem Würfel; wer höher würfelt, beginnt
value-lombardorum-starter-high_throw = Jeder würfelt mit allen Würfeln; wer höher würfelt, beginnt
value-lombardorum-starter-white = Elfenbein
value-lombardorum-starter-random = Der Zufall entscheidet
note-lombardorum-starter = Die Zusammenfassung nach Fiske sagt nur, dass die Würfel entscheiden. Nach Reid würfelt jeder mit einem Würfel; für den ersten Zug wird neu gewürfelt.

option-lombardorum-next_starter = Wer das nächste Spiel beginnt
value-lombardorum-next_starter-winner = Der Sieger des letzten Spiels
value-lombardorum-next_starter-loser = Der Verlierer des letzten Spiels
value-lombardorum-next_starter-high_throw = Wird bestimmt wie beim ersten Spiel
value-lombardorum-next_starter-white = Elfenbein

option-lombardorum-lurch_wins = Wenn der Gegner eingeschlossen ist
value-lombardorum-lurch_wins-off = Das Spiel geht weiter
value-lombardorum-lurch_wins-on = Das Spiel ist gewonnen
note-lombardorum-lurch_wins = Das Englische Spiel der Handschrift Royal 13 A XVIII hat Namen für zwei Fälle: Ein Spieler kann nicht einsetzen („lympolding“) oder nicht ziehen („lurching“). In beiden Fällen verliert er das Spiel. Die Zusammenfassung nach Fiske sagt dazu nichts.

option-lombardorum-grades = Gewinnstufen
value-lombardorum-grades-off = Jeder Sieg zählt einen Punkt
value-lombardorum-grades-on = Doppelt, wenn der Verlierer keinen Stein hinausgebracht hat; dreifach, wenn außerdem ein Stein weit zurückliegt
note-lombardorum-grades = Laut der Zusammenfassung nach Fiske kennt das Originalspiel keine Gewinnstufen, doch dürfen die Regeln des heutigen Backgammon verwendet werden. „Weit zurück“ heißt: auf der Bar oder auf der Seite des Gewinners.

option-lombardorum-cube = Dopplerwürfel
value-lombardorum-cube-off = Ohne Dopplerwürfel
value-lombardorum-cube-on = Mit Dopplerwürfel
note-lombardorum-cube = Der Dopplerwürfel stammt aus dem Backgammon des zwanzigsten Jahrhunderts. Ein Spieler darf vor seinem Wurf den Einsatz verdoppeln; der Gegner nimmt an oder gibt das Spiel verloren.
