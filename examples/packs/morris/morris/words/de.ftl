### Mühle: alle Meldungen des Spiels.

game-morris = Mühle
    .lang = de
home-morris-kin = Drei in einer Reihe nehmen einen Stein

side-morris-white = Weiß
side-morris-black = Schwarz
level-morris-miller = Der Müller – Anfänger
level-morris-shepherd = Der Hirte – Spieler
level-morris-monk = Der Mönch – starker Spieler
preset-morris-gasser = Wie man heute spielt
preset-morris-alfonso = König Alfons’ Buch von 1283

## Das Brett

label-morris-point = Punkt { $name }
label-morris-hand = Vorrat von { $side }
contents-morris-man = { $count ->
    [one] ein Stein von { $side }
   *[other] { $words } Steine von { $side }
}
label-morris-place = ein Stein auf { $at }
label-morris-move = { $start } nach { $end }
label-morris-take = { $at } nehmen
place-morris-movable = kann gewählt werden
about-morris-point = Ein Punkt des Bretts; die Linien führen zu seinen Nachbarn.
about-morris-hand = Steine, die noch gesetzt werden.

## Stand und Ereignisse

status-morris-to_place = { $side } setzt einen Stein.
do-morris-to_place = Setzen Sie einen Stein.
status-morris-to_move = { $side } ist am Zug.
do-morris-to_move = Ziehen Sie einen Stein.
status-morris-to_take = Eine Mühle: { $side } nimmt einen Stein.
do-morris-to_take = Eine Mühle: Nehmen Sie einen Stein der anderen Seite.
event-morris-placed = { $side } setzt einen Stein auf { $to }.
event-morris-moved = { $side } zieht { $start } nach { $end }.
event-morris-mill = { $side } schließt eine Mühle.
event-morris-taken = { $side } nimmt den Stein auf { $at }.
event-morris-over = { $ending ->
    [few] { $side } gewinnt: Die andere Seite hat nur noch zwei Steine.
    [blocked] { $side } gewinnt: Die andere Seite kann nicht ziehen.
    [quiet] Remis: je fünfzig Züge, ohne dass ein Stein genommen wurde.
   *[other] { $side } gewinnt.
}

## Warum ein Zug nicht erlaubt ist

reason-morris-take_first = Sie haben eine Mühle geschlossen: Nehmen Sie erst einen Stein.
reason-morris-take_theirs = Nehmen Sie einen Stein der anderen Seite.
reason-morris-in_mill = Der Stein auf { $at } ist in einer Mühle sicher.
reason-morris-no_mill = Ein Stein wird nur für eine Mühle genommen.
reason-morris-point_taken = Auf { $at } liegt schon ein Stein.
reason-morris-all_placed = Alle Ihre Steine sind gesetzt: Ziehen Sie einen davon.
reason-morris-place_first = Erst werden alle Steine gesetzt, dann gezogen.
reason-morris-nobody_there = Auf { $at } liegt kein Stein.
reason-morris-not_yours = Der Stein auf { $at } gehört Ihnen nicht.
reason-morris-not_next = Keine Linie führt direkt von { $start } nach { $end }.
reason-morris-stuck = Der Stein auf { $at } hat keinen freien Nachbarpunkt.
reason-morris-one_point = Ein Punkt genügt: Wählen Sie ihn und drücken Sie ihn noch einmal.
reason-morris-no_point = Um einen Stein aus dem Vorrat zu setzen, wählen Sie einen Punkt des Bretts.
reason-morris-same_point = Ein Stein muss seinen Punkt verlassen.
error-morris-too_many_men = Eine Seite hat höchstens { $most } Steine.
error-morris-uneven_hands = Gesetzt wird abwechselnd, daher können sich die Vorräte nicht so stark unterscheiden.
error-morris-nothing_to_take = Es gibt keine Mühle oder keinen Stein, der genommen werden darf.

## Hinweise

hint-morris-mill = So schließt sich eine Mühle auf { $at }.
hint-morris-guard = Das verhindert eine Mühle der anderen Seite auf { $at }.
hint-morris-take = Ohne den Stein auf { $at } ist die andere Seite am schwächsten.
hint-morris-ahead = Vorausgerechnet ist kein anderer Zug besser.
unit-men = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}

## Optionen

option-morris-flying = Wer nur drei Steine hat
value-morris-flying-yes = Springt auf jeden Punkt
value-morris-flying-no = Zieht entlang der Linien
note-morris-flying = Heute darf springen, wer nur noch drei Steine hat. König Alfons’ Buch erwähnt es nicht.
option-morris-shelter = Wenn alle Steine in Mühlen liegen
value-morris-shelter-unless_all = Einer davon darf genommen werden
value-morris-shelter-always = Keiner wird genommen
note-morris-shelter = König Alfons’ Buch sagt nur, dass ein Stein genommen werden darf, der in keiner Reihe liegt.

## Der Kurs

learn-morris-place = Setzen
learn-morris-place-tells = Jede Seite hat neun Steine. Sie werden abwechselnd auf beliebige freie Punkte gesetzt.
learn-morris-place-task = Wählen Sie einen Punkt und drücken Sie ihn noch einmal.
learn-morris-place-right = Auch Schwarz setzt einen Stein und so fort, bis beide Vorräte leer sind.
learn-morris-mill = Eine Mühle
learn-morris-mill-tells = Drei Steine einer Seite auf einer gezeichneten Linie sind eine Mühle.
learn-morris-mill-task = Schließen Sie eine Mühle.
learn-morris-mill-right = Das ist eine Mühle. Für jede Mühle, die Sie schließen, nehmen Sie einen Stein.
learn-morris-take = Nehmen
learn-morris-take-tells = Sie haben eine Mühle geschlossen und nehmen einen Stein der anderen Seite. Steine in einer Mühle sind sicher, solange es andere gibt.
learn-morris-take-task = Nehmen Sie den Stein, der in keiner Mühle ist.
learn-morris-take-right = Er kommt nicht wieder. Die drei in ihrer Mühle waren sicher.
learn-morris-move = Ziehen
learn-morris-move-tells = Sind alle Steine gesetzt, ziehen sie entlang der Linien, jeweils einen Punkt weit.
learn-morris-move-task = Ziehen Sie so, dass sich eine Mühle schließt.
learn-morris-move-right = Eine Mühle lässt sich öffnen und wieder schließen, und jedes Mal nehmen Sie einen Stein.
learn-morris-fly = Springen
learn-morris-fly-tells = Wer nur noch drei Steine hat, darf auf jeden freien Punkt springen.
learn-morris-fly-task = Springen Sie in eine Mühle.
learn-morris-fly-right = Mit drei Steinen ist man gefährlich. Mit zweien hat man verloren.

## Die Regelseite

page-lead = Zwei Leute, je neun Steine und Dreierreihen: ein Spiel, das überall in Europa in Kirchenbänke geritzt ist.
page-contents = Auf dieser Seite
page-try = Auf dem Brett ausprobieren.
page-story = Das Spiel
page-story-1 = Bretter dieser Art sind in ganz Europa in Stein und Holz geschnitten. Das Spielebuch König Alfons’ von 1283 beschreibt das Spiel, und es wird noch heute gespielt.
page-story-2 = 1996 hat Ralph Gasser errechnet, dass das Spiel bei fehlerlosem Spiel beider Seiten remis endet. Menschen machen Fehler, und so gewinnt meist doch jemand.
page-board = Das Brett
page-board-1 = Drei Quadrate liegen ineinander und sind in der Mitte ihrer Seiten verbunden. Steine stehen auf den vierundzwanzig Punkten, an denen sich Linien treffen oder abbiegen.
page-board-2 = Jede Seite hat neun Steine. Zuerst liegen sie in der Hand, in den Rinnen neben dem Brett.
page-board-picture = Das leere Brett.
page-aim = Ziel
page-aim-1 = Der anderen Seite nur zwei Steine lassen oder keinen Zug.
page-place = Setzen
page-place-1 = Beide setzen abwechselnd je einen Stein auf einen freien Punkt.
page-place-picture = Weiß setzt auf a7 und schließt eine Mühle.
page-take = Mühlen und Schlagen
page-take-1 = Drei Steine einer Seite auf einer gezeichneten Linie sind eine *Mühle*. Wer eine schließt, nimmt sofort einen Stein der anderen Seite aus dem Spiel.
page-take-2 = Steine in einer Mühle sind sicher, solange es andere gibt. Stehen alle in Mühlen, darf man einen davon nehmen; eine Option verbietet es.
page-move = Ziehen
page-move-1 = Sind beide Hände leer, ziehen die Steine auf den Linien zum nächsten Punkt, wenn er frei ist.
page-move-2 = Wer nur noch drei Steine hat, darf *springen*: auf jeden freien Punkt. Auch das verbietet eine Option.
page-end = Das Ende
page-end-1 = Wer nur zwei Steine hat, hat verloren, ebenso, wer nicht ziehen kann.
page-end-2 = Nach je fünfzig Zügen ohne geschlagenen Stein endet das Spiel unentschieden.
page-advice = Tipps
page-advice-1 = Punkte, an denen sich vier Linien treffen, sind am meisten wert: d6, f4, d2 und b4.
page-advice-2 = Am stärksten ist ein Stein, der mit demselben Zug eine Mühle öffnet und eine andere schließt.
page-glossary = Begriffe
glossary-mill = Drei Steine einer Seite auf einer Linie; jedes Mal, wenn sie schließt, fällt ein Stein.
    .term = Mühle
glossary-fly = Mit drei Steinen auf einen beliebigen freien Punkt ziehen.
    .term = springen
glossary-shut = Kein Stein hat neben sich einen freien Punkt.
    .term = eingeschlossen
page-known = Was überliefert ist und was von uns stammt
page-known-1 = Die Regeln sind die von Gasser. König Alfons’ Buch erwähnt das Springen nicht und sagt von Mühlen nur, dass ein Stein genommen werden darf, der in keiner Reihe liegt.
page-known-2 = Dass ein Spiel nach je fünfzig Zügen ohne geschlagenen Stein unentschieden endet, stammt von uns.
page-known-3 = Namen und Stärken der Gegner stammen von uns.
page-design = Das Brett mit seinen Rinnen ist unser Entwurf; gefundene Bretter sind meist in Stein geritzt.
page-options = Regeln zur Auswahl
page-sources = Quellen
page-sources-1 = Ralph Gasser: „Solving Nine Men’s Morris“, in *Games of No Chance*, 1996.
page-sources-2 = Alfonso X.: *Libro de los juegos*, 1283, Blatt 92 und 93.
page-sources-note = Das Buch des Königs kennen wir aus modernen Ausgaben.
