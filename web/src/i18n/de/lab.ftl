### Das Labor: Namen seiner Messgrößen.

lab-measure-score = Ergebnis der Seite, die beginnt
lab-measure-skill = Ergebnis des ersten Spielers gegen den zweiten
lab-measure-won = Partien mit Sieger
lab-measure-drawn = Unentschiedene Partien
lab-measure-cut = Wegen Überlänge abgebrochene Partien
lab-measure-broken = Durch Programmfehler beendete Partien
lab-measure-length = Länge einer Partie, in Zügen
lab-measure-decisions = Entscheidungen je Partie
lab-measure-choice = Möglichkeiten je Zug
lab-measure-forced = Züge ohne Wahl
lab-measure-dice = Durch Zufall entschiedene Partienpaare
lab-measure-leads = Führungswechsel je Partie
lab-measure-lowest = Geringste Gewinnchance des Siegers
lab-measure-turned = Siege trotz Gewinnchance unter 25 %
lab-measure-points = Punkte für einen Sieg
lab-event = { $event } je Partie
lab-event-tables-take = Angenommene Verdopplungen
lab-event-announce = Ansagen
lab-event-attack = Angriffe
lab-event-bear_off = Hinausgebrachte Steine
lab-event-block = Sperren
lab-event-buy = Käufe
lab-event-deal = Verteilen der Steine
lab-event-dice_lost = Züge mit ungenutzten Würfeln
lab-event-decline = Nach drei Einsen verschonte Steine
lab-event-displace = Verdrängungen
lab-event-double = Angebotene Verdopplungen
lab-event-drop = Abgelehnte Verdopplungen
lab-event-enter = Eingesetzte Steine
lab-event-false_pass = Passen ohne Not
lab-event-hit = Schläge
lab-event-holding_freed = Rückkehr wartender Steine
lab-event-join = Angelegte Steine
lab-event-lead = Eröffnungssteine
lab-event-lot = Würfe um den ersten Zug
lab-event-lot_tie = Gleiche Würfe um den ersten Zug
lab-event-move = Gezogene Steine
lab-event-over = Beendete Partien
lab-event-pass = Passen
lab-event-place = Eingesetzte eroberte Steine
lab-event-remainder = Eingesammelte Reste
lab-event-sent = Zurückgeschickte Steine
lab-event-siege = Belagerungen
lab-event-skip = Freiwilliges Passen
lab-event-sow = Aussaaten
lab-event-sow_take = Aussaaten mit Bohnengewinn
lab-event-spared = Übersprungene, nicht geschlagene Steine
lab-event-starts = Begonnene Partien
lab-event-step = Schritte
lab-event-take = Eroberungen
lab-event-throw = Würfe
lab-missing = { $measure }: Dieser Versuch ergibt keinen Wert.
lab-column-reading = Lesart
lab-column-value = Wert [95 %]
lab-column-difference = Unterschied [95 %]
lab-column-p = p
lab-column-adjusted = korrigiertes p
lab-column-detectable = nachweisbar ab
lab-headline = Hauptmessgrößen: { $tests ->
    [one] ein Test
   *[other] { $tests } Tests, gemeinsam korrigiert (Holm)
}.
lab-star = Ein Stern kennzeichnet ein korrigiertes p unter 0,05.
lab-no-headline = In diesem Versuch gibt es keine Hauptmessgrößen.
lab-exploratory = Explorative Messgrößen, ohne Sterne: { $tests ->
    [one] ein Test
   *[other] { $tests } Tests, gemeinsam korrigiert (Benjamini–Hochberg)
}.
lab-no-exploratory = Es gibt keine explorativen Messgrößen.
lab-dots = Gefüllte Punkte: die Vergleichsgrundlage und Lesarten, die signifikant davon abweichen. Leere Punkte: nicht signifikante Abweichungen oder explorative Messgrößen. Linien: 95-%-Intervalle.
lab-start-moves = { $opening ->
    [0] Jede Partie beginnt ohne Zufallszüge.
    [one] Jede Partie beginnt mit einem Zufallszug.
   *[other] Jede Partie beginnt mit { $opening } Zufallszügen.
}
lab-start-roll = Jede Partie beginnt mit einem Wurf; Zufallszüge gibt es nicht.
lab-start-deal = Jede Partie beginnt mit dem Verteilen der Steine; Zufallszüge gibt es nicht.
lab-begins = { $side } beginnt.
lab-begins-chance = Der Zufall bestimmt, welche Seite beginnt.
lab-begins-varied = Die Lesart bestimmt, welche Seite beginnt.
lab-seed = Startwert „{ $seed }“, { $pairs ->
    [one] ein Partienpaar.
   *[other] { $pairs } Partienpaare.
}
lab-head = { $game }: { $games } von { $total } Partien; { $first } gegen { $second }. Alle Lesarten werden mit der ersten verglichen.
lab-chart = { $measure }: { $count ->
    [one] eine Lesart mit ihrem 95-%-Intervall
   *[other] { $count } Lesarten mit ihren 95-%-Intervallen
}

## What can be wrong

error-lab_no_file = Das ist keine Versuchsdatei. Wählen Sie eine Datei, die das Labor gespeichert hat.
error-lab_too_new = Diese Datei stammt aus einer anderen Version des Labors. Öffnen Sie sie mit Version { $version }.
error-lab_damaged = Zeile { $line } der Datei ist beschädigt. Löschen Sie diese Zeile und alle folgenden; der nächste Lauf spielt die fehlenden Partien.
error-lab_overlap = Einige Partienpaare mit Nummern zwischen { $first } und { $end } stehen in mehr als einer Datei. Lassen Sie eine dieser Dateien weg.
error-lab_number = { $name } muss eine ganze Zahl sein, mindestens { $least }.
error-lab_readings = { $count ->
    [0] Wählen Sie mindestens eine Lesart.
    [one] Eine Lesart ist zu viel: Höchstens { $most } können verglichen werden.
   *[other] { $count } Lesarten sind zu viele: Höchstens { $most } können verglichen werden.
}
error-lab_twice = Zwei Lesarten heißen „{ $reading }“. Benennen Sie eine davon um oder entfernen Sie eine.
error-lab_players = Ein Versuch braucht zwei Spieler oder einen für beide Seiten, nicht { $count }.
error-lab_function = Die Funktion „{ $name }“ ist nicht zu finden: Das zugehörige Modul muss importierbar sein.
error-no_such_player = Für { $game } gibt es keinen Spieler „{ $player }“.
error-lab_no_measure = In diesem Versuch gibt es keine Messgröße „{ $measure }“.
