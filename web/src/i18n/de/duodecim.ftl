### Duodecim scripta: die Seiten, die Felder und die Fragen, in denen die Regeln verschieden gelesen
### werden. $side: Name einer Seite („Weiß“) oder ihres Spielers. $at, $number: ein Feld („14“).

side-duodecim-white = Weiß
side-duodecim-black = Schwarz
# Steine auf einem Feld. $words: ihre Anzahl in Worten („zwei“).
contents-duodecim-man_white = { $count ->
    [one] { $words } weißer Stein
   *[other] { $words } weiße Steine
}
contents-duodecim-man_black = { $count ->
    [one] { $words } schwarzer Stein
   *[other] { $words } schwarze Steine
}
# Nach dem Wurf darum, wer beginnt. $white, $black: die Würfe beider Seiten („5, 3 und 1“).
event-duodecim-lot_tie = Weiß würfelt { $white }; Schwarz würfelt { $black }: Gleichstand. Beide würfeln erneut.
event-duodecim-over = { $ending ->
    [borne_off] „Exsi!“ (Ich bin heraus!) { $side } gewinnt: Alle Steine sind draußen.
    [deadlock] Unentschieden: Keine Seite kann mehr ziehen.
   *[other] { $side } gewinnt.
}
status-duodecim-won = { $ending ->
    [borne_off] EXSI – „Ich bin heraus!“ { $side } gewinnt: Alle Steine sind draußen.
    [resigned] { $side } gewinnt durch Aufgabe.
   *[other] { $side } gewinnt.
}
# Name eines Felds, vorgelesen.
label-duodecim-point = { $name ->
    [antigonus] Feld { $number }, Antigonus
    [summus] Feld { $number }, Summus
    [divus] Feld { $number }, Divus
   *[none] Feld { $number }
}
# Erklärungen der drei Felder, deren Namen auf dem Brett stehen.
about-duodecim-antigonus = Antigonus, Feld 14. Warum es so heißt und was es im Spiel bedeutete, ist unbekannt.
about-duodecim-summus = Summus, „der Höchste“: Feld 19, von Feld 1 mit drei Sechsen, dem höchsten Wurf, zu erreichen.
about-duodecim-divus = Divus, „der Göttliche“: Feld 23. Was der Name in diesem Spiel bedeutet, ist unbekannt.
# Antwort auf einen unmöglichen Zug. $distance: Felder bis dorthin.
reason-duodecim-no_such_die = { $distance ->
    [one] Kein Würfel passt: Das Ziel ist ein Feld entfernt.
   *[other] Kein Würfel passt: Das Ziel ist { $distance } Felder entfernt.
}
error-duodecim-both_colours = Auf Feld { $at } stehen Steine beider Seiten.
error-duodecim-no_such_point = Ein Feld { $at } gibt es auf diesem Brett nicht.
hint-duodecim-holds_point = Damit halten Sie eines der wichtigsten Felder.
hint-duodecim-brings_out = Damit stehen weniger Steine auf Ihrem ersten Feld.
reason-duodecim-not_gathered = Noch nicht: Ein Stein darf erst hinaus, wenn alle Ihre Steine im letzten Viertel stehen.
reason-duodecim-must_use_more_dice = Nicht erlaubt: So bliebe eine spielbare Zahl übrig.

## Voreinstellungen
## Namen von Regelfassungen, in einer Auswahlliste.

preset-duodecim-pauly = Regeln nach Paulys Realencyclopädie
preset-duodecim-bell = Regeln nach Bell
preset-duodecim-seneca = Das Spiel des Claudius nach Seneca

## Optionen
## Fragen zu den Regeln (option-), mögliche Antworten (value-) und eine Anmerkung zu den Quellen
## (note-). Ein Formular zeigt alle drei zusammen.

option-duodecim-direction = Richtung
value-duodecim-direction-contrary = Gegenläufig
value-duodecim-direction-parallel = Beide in dieselbe Richtung
note-duodecim-direction = Nach der Realencyclopädie rückt Weiß von Feld 1 vorwärts, Schwarz von Feld 24 rückwärts. Bei Wikipedia, Finkel und theedkins.co.uk ziehen beide Seiten in dieselbe Richtung. Dann sind zu Beginn alle Steine in der Hand, denn auf dem ersten Feld können nicht beide Seiten stehen. Zenons Zug ist in beiden Fällen erzwungen.

option-duodecim-dice_count = Würfel
value-duodecim-dice_count-3 = Drei
value-duodecim-dice_count-2 = Zwei
note-duodecim-dice_count = Ein Cento, ein Gedicht aus Versen Vergils, nennt drei Würfel und dreißig Steine; auch Agathias erzählt von drei Würfeln. Seneca nennt in seiner Spottschrift auf Claudius nur zwei.

option-duodecim-hit_return = Wohin ein geschlagener Stein kommt
value-duodecim-hit_return-start_point = Zurück auf sein erstes Feld
value-duodecim-hit_return-bar = Neben das Brett, bis er mit einem Würfel eingesetzt wird
note-duodecim-hit_return = Ein geschlagener Stein rückt „vermutlich an den Anfangsplatz zurück“, sagt die Realencyclopädie. Bei Finkel und Wikipedia wird er auf dem Feld eingesetzt, dessen Zahl ein Würfel zeigt.

option-duodecim-start_blocked = Wenn das erste Feld eines geschlagenen Steins besetzt ist
value-duodecim-start_blocked-holding = Der Stein wartet neben dem Feld
value-duodecim-start_blocked-bar = Der Stein wird mit einem Würfel eingesetzt
value-duodecim-start_blocked-safe = Schlagen ist nicht erlaubt
note-duodecim-start_blocked = Keine Quelle sagt, wohin ein geschlagener Stein geht, wenn sein erstes Feld vom Gegner besetzt ist. Wartet der Stein, gilt er als Stein auf diesem Feld, blockiert aber nichts und kann nicht geschlagen werden. Ist das Feld frei, wenn der Besitzer des Steins würfelt, kehrt der Stein dorthin zurück, ohne dass es einen Würfel kostet.

option-duodecim-reentry_first = Bis der geschlagene Stein zurück ist
value-duodecim-reentry_first-off = Andere Steine dürfen ziehen
value-duodecim-reentry_first-on = Kein anderer Stein darf ziehen
note-duodecim-reentry_first = Die Realencyclopädie sagt nicht, ob andere Steine warten müssen; ein Stein, der sofort auf sein erstes Feld zurückkehrt, hält sie nicht auf. Nach Finkel mussten geschlagene Steine wohl zuerst eingesetzt werden; so ist es voreingestellt, wenn sie mit einem Würfel eingesetzt werden.

option-duodecim-gather_before_bearing_off = Bevor der erste Stein hinausgeht
value-duodecim-gather_before_bearing_off-on = Alle Steine müssen im letzten Viertel sein
value-duodecim-gather_before_bearing_off-off = Steine dürfen jederzeit hinaus
note-duodecim-gather_before_bearing_off = Nach der Realencyclopädie hatte Zenon keine Wahl, weil alle anderen Züge blockiert waren. Wir haben alle Züge geprüft: Das stimmt nur, wenn kein Stein hinausdarf, bevor alle im letzten Viertel sind; sonst ließe sich Zenons Wurf auf acht Arten spielen statt auf eine.

option-duodecim-bear_off = Zahlen zum Hinausbringen
value-duodecim-bear_off-exact_or_highest = Die genaue Zahl; eine höhere nur für den hintersten Stein
value-duodecim-bear_off-exact = Nur die genaue Zahl
value-duodecim-bear_off-any = Jede Zahl, die vom Brett führt
note-duodecim-bear_off = Die meisten Quellen sagen nicht, welche Zahlen einen Stein hinausbringen. Die erste Lesart stammt aus dem Backgammon, die letzte von theedkins.co.uk.

option-duodecim-dice_obligation = Welche Würfel gespielt werden müssen
value-duodecim-dice_obligation-max = So viele wie möglich
value-duodecim-dice_obligation-sequential = Alle noch spielbaren Würfel, in beliebiger Reihenfolge
value-duodecim-dice_obligation-max_then_high = So viele wie möglich; geht nur einer, dann der höchste
value-duodecim-dice_obligation-free = Keine: Ein Zug darf jederzeit beendet werden
note-duodecim-dice_obligation = Jede gewürfelte Zahl muss, wenn möglich, gespielt werden; Passen ist nicht erlaubt. Wer den letzten Stein hinausbringt, braucht übrige Würfel nicht zu spielen. Dass ein Zug früher enden darf, sagt keine Quelle.

option-duodecim-touch_captures = Ein einzelner gegnerischer Stein auf dem Weg
value-duodecim-touch_captures-on = Er wird geschlagen
value-duodecim-touch_captures-off = Geschlagen wird nur, wo der ziehende Stein stehen bleibt
value-duodecim-touch_captures-must_be_empty = Er wird geschlagen, und der ziehende Stein muss dort bleiben
note-duodecim-touch_captures = Ein Stein, der mit zwei oder drei Zahlen zieht, berührt nach jeder Zahl ein Feld, das nicht blockiert sein darf. Ob ein einzelner gegnerischer Stein dort geschlagen oder übergangen wird oder ob er das Feld blockiert, sagt die Realencyclopädie nicht.

option-duodecim-eustathius_111 = Drei Einsen
value-duodecim-eustathius_111-off = Zählen wie jeder andere Wurf
value-duodecim-eustathius_111-on = Der Gegner darf einen Stein zurückschicken
note-duodecim-eustathius_111 = Drei Einsen, der „Hund“, kosten laut Eustathios einen Stein. Falls er dieses Spiel meint, durfte der Gegner nach der Realencyclopädie den Stein wählen, der dann wohl auf sein erstes Feld zurückging. Hier darf der Gegner auf dieses Recht verzichten.

option-duodecim-eustathius_then_play = Nach drei Einsen
value-duodecim-eustathius_then_play-on = Die Würfel werden noch gespielt
value-duodecim-eustathius_then_play-off = Der Zug ist vorbei
note-duodecim-eustathius_then_play = Diese Option gilt nur, wenn nach drei Einsen ein Stein zurückgeschickt werden darf. Keine Quelle sagt, ob die Würfel dann gespielt werden.

option-duodecim-start_placement = Wie das Spiel beginnt
value-duodecim-start_placement-on_board = Alle Steine auf dem ersten Feld
value-duodecim-start_placement-in_hand = Alle Steine in der Hand
note-duodecim-start_placement = Nach der Realencyclopädie steht Weiß auf Feld 1, Schwarz auf Feld 24; Summus, das neunzehnte Feld, ist von Feld 1 mit drei Sechsen zu erreichen. Bei Wikipedia und Finkel sind zu Beginn alle Steine in der Hand: Jeder wird auf dem Feld eingesetzt, dessen Zahl ein Würfel zeigt. Ziehen beide Seiten in dieselbe Richtung, sind anfangs immer alle Steine in der Hand.

option-duodecim-entry_limit = Solange Steine in der Hand sind
value-duodecim-entry_limit-off = Andere Steine ziehen frei
value-duodecim-entry_limit-12 = Kein Stein zieht über die 12 hinaus
note-duodecim-entry_limit = Diese Option gilt nur, wenn die Steine zu Beginn in der Hand sind. Bei Finkel und theedkins.co.uk zieht kein Stein über die 12 hinaus, bevor alle eingesetzt sind.

option-duodecim-starter = Wer das erste Spiel beginnt
value-duodecim-starter-high_throw = Jeder würfelt mit allen Würfeln; wer höher würfelt, beginnt
value-duodecim-starter-die_each = Jeder würfelt mit einem Würfel; wer höher würfelt, beginnt
value-duodecim-starter-white = Weiß
value-duodecim-starter-random = Der Zufall entscheidet
note-duodecim-starter = Die Quellen sagen nicht, wer beginnt. Entscheidet ein Wurf, wird für den ersten Zug neu gewürfelt.

option-duodecim-next_starter = Wer das nächste Spiel beginnt
value-duodecim-next_starter-high_throw = Wird bestimmt wie beim ersten Spiel
value-duodecim-next_starter-winner = Der Sieger des letzten Spiels
value-duodecim-next_starter-loser = Der Verlierer des letzten Spiels
value-duodecim-next_starter-white = Weiß
note-duodecim-next_starter = Die Quellen sagen nicht, wer das nächste Spiel beginnt.

## Zitate, die in einer anderen Sprache anders lauten
## Werke und Stellen in Werken, unter einer Regel.

cited-eustathius-on-iliad-23-86-through-the-realencyclopadie = Eustathios zu Ilias 23, 86, zitiert in der Realencyclopädie
cited-tabula-at-theedkins-co-uk = Tabula auf theedkins.co.uk
cited-wikipedia-tabula-citing-austin-and-becq = Wikipedia, Tabula (nach Austin und Becq)
cited-col-1795 = Sp. 1795
cited-col-1796 = Sp. 1796
