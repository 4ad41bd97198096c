### Oware: alle Meldungen des Spiels.

game-oware = Oware
    .lang = de
home-oware-kin = Samen säen, Zweier und Dreier schlagen

side-oware-south = Süd
side-oware-north = Nord
level-oware-novice = Neuling
level-oware-player = Geübt
level-oware-elder = Dorfältester
plays-oware-novice = Nimmt, was sofort zu schlagen ist.
plays-oware-player = Rechnet drei Züge voraus.
plays-oware-elder = Rechnet bis zu sieben Züge voraus.
preset-oware-abapa = Abapa
preset-oware-all = Alle Samen dürfen geschlagen werden

## Das Brett

label-oware-house = Mulde { $number } von { $side }
label-oware-store = Vorrat von { $side }
contents-oware-bean = { $count ->
    [one] ein Same
   *[other] { $words } Samen
}
label-oware-sow = säen
label-oware-capture = säen und { $count ->
    [one] einen Samen
   *[other] { $count } Samen
} schlagen
mark-oware-many = reicht um das ganze Brett
place-oware-movable = kann gesät werden
counter-oware-seeds = { $value ->
    [one] { $value } Same
   *[other] { $value } Samen
}
about-oware-pit = Eine Mulde. Ihre Samen werden gegen den Uhrzeigersinn gesät.
about-oware-store = Geschlagene Samen.
editor-oware-seeds = Samen von { $side }
editor-oware-seeds-form = Die sechs Mulden von links, dann der Vorrat: 4 4 4 4 4 4 0

## Stand und Ereignisse

status-oware-to_sow = { $side } ist am Zug.
do-oware-to_sow = Wählen Sie eine Mulde.
status-oware-won = { $ending ->
    [resigned] { $side } gewinnt durch Aufgabe.
   *[other] { $side } gewinnt: { $south } Samen für Süd, { $north } für Nord.
}
status-oware-drawn = Unentschieden: je { $south } Samen.
event-oware-sown = { $side } sät Mulde { $house } ({ $count ->
    [one] ein Same
   *[other] { $count } Samen
}).
event-oware-captured = { $side } schlägt { $count ->
    [one] einen Samen
   *[other] { $count } Samen
}.
event-oware-over = { $ending ->
    [most] { $side } gewinnt: Mehr als die Hälfte aller Samen ist geschlagen.
    [no_move] Kein Zug ist mehr möglich. Jede Seite nimmt die Samen in ihren Mulden.
    [quiet] Hundert Züge ohne Schlag. Jede Seite nimmt die Samen in ihren Mulden.
   *[other] { $side } gewinnt.
}

## Warum ein Zug nicht erlaubt ist

reason-oware-not_yours = Diese Mulde gehört der anderen Seite.
reason-oware-empty = Mulde { $house } ist leer.
reason-oware-must_feed = Die andere Seite hat keine Samen: Sie müssen ihr welche geben. Mulde { $house } reicht nicht hinüber.
reason-oware-one_house = Wählen Sie eine einzige Mulde: Alle ihre Samen werden gesät.
reason-oware-no_house = Wählen Sie eine Mulde. Geschlagene Samen bleiben im Vorrat.
error-oware-seeds_missing = Zwölf Mulden und zwei Vorräte müssen zusammen { $count } Samen enthalten.

## Tipps

hint-oware-captures = Der Zug schlägt { $count ->
    [one] einen Samen
   *[other] { $count } Samen
}.
hint-oware-saves = Danach kann die andere Seite weniger Samen schlagen.
hint-oware-ahead = Vorausgerechnet ist kein anderer Zug besser.
unit-seeds = { $count ->
    [one] { $count } Same
   *[other] { $count } Samen
}

## Optionen

option-oware-slam = Schlag aller gegnerischen Samen
value-oware-slam-none = Schlägt nichts
value-oware-slam-all = Schlägt alle
note-oware-slam = Der Zug ist nach beiden Lesarten erlaubt. Sie unterscheiden sich nur im Schlag.

## Der Kurs

learn-oware-sow = Säen
learn-oware-sow-tells = Wählen Sie eine Ihrer Mulden. Ihre Samen werden gegen den Uhrzeigersinn verteilt, einer in jede folgende Mulde.
learn-oware-sow-task = Säen Sie Mulde 3.
learn-oware-sow-right = Der letzte der vier Samen fällt in die erste Mulde von Nord.
learn-oware-take = Schlagen
learn-oware-take-tells = Ergibt der letzte Same zwei oder drei in einer gegnerischen Mulde, so schlagen Sie diese Samen, und ebenso rückwärts von Mulde zu Mulde.
learn-oware-take-task = Schlagen Sie mit einem Zug fünf Samen.
learn-oware-take-right = Zwei Mulden mit zwei und drei Samen sind geschlagen.
learn-oware-feed = Füttern
learn-oware-feed-tells = Hat die andere Seite keine Samen mehr, so müssen Sie ihr mit Ihrem Zug welche geben.
learn-oware-feed-task = Finden Sie den einzigen erlaubten Zug.
learn-oware-feed-right = Nur diese Mulde reicht zur anderen Seite.

## Druckbogen

sheet-oware = Oware
sheet-oware-kin = Ein Säspiel für zwei aus Westafrika
sheet-oware-source = Regeln der Oware Society (Abapa).
sheet-oware-needs = *Sie brauchen*Das Brett und achtundvierzig Samen. Auch Bohnen oder kleine Steine eignen sich.
sheet-oware-1 = *Der Anfang*Setzen Sie sich einander gegenüber. Legen Sie vier Samen in jede der zwölf Mulden. Die sechs Mulden vor Ihnen gehören Ihnen. Süd beginnt.
sheet-oware-2 = *Säen*Nehmen Sie alle Samen einer Ihrer Mulden und legen Sie sie gegen den Uhrzeigersinn einzeln in die folgenden Mulden. Bei zwölf und mehr Samen lassen Sie die Mulde aus, aus der Sie säen.
sheet-oware-3 = *Schlagen*Ergibt Ihr letzter Same zwei oder drei in einer gegnerischen Mulde, so schlagen Sie diese Samen. Schlagen Sie ebenso die Mulden davor, solange sie der anderen Seite gehören und zwei oder drei Samen enthalten. Ein Schlag, der der anderen Seite alle Samen nähme, entfällt.
sheet-oware-4 = *Füttern*Hat die andere Seite keine Samen, so müssen Sie ihr welche geben. Können Sie das nicht, nehmen Sie alle Samen auf Ihrer Seite, und das Spiel endet.
sheet-oware-5 = *Das Ende*Wer zuerst mehr als vierundzwanzig Samen hat, gewinnt.
