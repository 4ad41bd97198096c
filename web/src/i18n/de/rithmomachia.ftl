### Rithmomachia: Steine und ihre Formen, Angriffe und was sie ergeben, Reihen, die gewinnen, und
### die Fragen, in denen man die Regeln verschieden lesen kann.

side-rithmomachia-white = Weiß
side-rithmomachia-black = Schwarz

help-rithmomachia-lead = Drücken Sie auf einen Stein, dann auf das Feld, auf das er soll; oder ziehen Sie ihn. Zeigen Sie auf einen Stein, um seine Angriffe zu sehen, auf eine Pyramide, um ihre Stufen zu sehen. Mit Tastatur oder Screenreader ist jedes Feld eine Taste.

further-rithmomachia = Proportionen und Siegreihen

# Lateinische Wörter, die längeren vor den kürzeren; wo sie stehen, sind sie als Latein bezeichnet.
latin-terms = victoria praestantissima, victoria magna, victoria maior, praestantissima, magna, maior, eruptio, insidiae, congressus, obsidio, discipulus, calculator, computista, magister

# Ein Stein nach Form und Zahl.
stone-named = { $shape ->
    [R] Rundstein { $value }
    [T] Dreieck { $value }
    [S] Quadrat { $value }
   *[P] Pyramide { $value }
}
# Wie ein Stein getroffen wird.
attack-named = { $by ->
    [eruptio] eruptio
    [insidiae] insidiae
    [congressus] congressus
    [obsidio] obsidio
   *[extended] erweiterte eruptio
}

## Was geschehen ist

event-rithmomachia-move = { $side } zieht: { stone-named } von { $from } nach { $to }.
event-rithmomachia-place = { $side } setzt einen geraubten Stein ein: { stone-named } auf { $on }.
event-rithmomachia-attack = { $side } greift an: { stone-named } auf { $at }, { $formula }, { attack-named }.
event-rithmomachia-take = { $side } raubt: { stone-named } auf { $at }, { $formula }, { attack-named }.
event-rithmomachia-siege = { $side } raubt: { stone-named } auf { $at }, ringsum belagert, obsidio.
event-rithmomachia-displace = { $side } raubt: { stone-named } auf { $at }, durch den Zug auf sein Feld, congressus.
event-rithmomachia-announce = { $side } kündigt { $values } an.
event-rithmomachia-pass = { $side } passt.
event-rithmomachia-over = { $sideId ->
    [none] Das Spiel endet unentschieden.
   *[other] { $valuesCount ->
        [0] { $side } gewinnt.
       *[other] { $side } gewinnt mit { $values }.
    }
}

## Was zu tun ist

status-rithmomachia-to_move = { $side } zieht einen Stein.
status-rithmomachia-to_place = { $side } darf mit einem geraubten Stein eine Reihe vollenden.
status-rithmomachia-to_take = { $side } darf rauben, was angegriffen ist.
status-rithmomachia-no_way = { $side } hat keinen Zug und passt.
status-rithmomachia-announced = { $side } gewinnt mit { $values }, wenn die Reihe jetzt nicht gestört wird.
status-rithmomachia-threatened = In Gefahr: { stone-named } auf { $at }, { $formula }. Der Stein fällt nach diesem Zug, wenn ihn nichts rettet.
status-rithmomachia-decided = Keine Seite kann mehr eine Siegreihe bilden.
status-rithmomachia-won = { $ending ->
    [resigned] { $side } hat gewonnen; die andere Seite hat aufgegeben.
    [magna] { $side } hat mit { $values } gewonnen: victoria magna.
    [maior] { $side } hat mit { $values } gewonnen: victoria maior.
    [praestantissima] { $side } hat mit { $values } gewonnen: victoria praestantissima.
    [no_move] { $side } hat gewonnen; die andere Seite hat keinen Zug mehr.
    [stones_4] { $side } hat mit vier geraubten Steinen gewonnen.
    [stones_12] { $side } hat mit zwölf geraubten Steinen gewonnen.
    [value_100] { $side } hat mit hundert und mehr an geraubten Zahlen gewonnen.
   *[pyramid] { $side } hat die Pyramide geraubt und gewonnen.
}
status-rithmomachia-drawn = { $ending ->
    [no_move] Unentschieden: Es gibt keinen Zug mehr.
    [repetition] Unentschieden: dieselbe Stellung zum dritten Mal.
    [no_progress] Unentschieden: In hundert Zügen fiel kein Stein.
   *[dead_position] Unentschieden: Keine Seite kann mehr eine Siegreihe bilden.
}
ending-rithmomachia-magna = victoria magna: drei Steine, eine Reihe
ending-rithmomachia-maior = victoria maior: vier Steine, zwei Reihen
ending-rithmomachia-praestantissima = victoria praestantissima: vier Steine, alle drei Reihen
ending-rithmomachia-no_move = kein Zug mehr
ending-rithmomachia-repetition = dieselbe Stellung zum dritten Mal
ending-rithmomachia-no_progress = hundert Züge ohne Raub
ending-rithmomachia-dead_position = keine Siegreihe mehr möglich
ending-rithmomachia-stones_4 = vier Steine geraubt
ending-rithmomachia-stones_12 = zwölf Steine geraubt
ending-rithmomachia-value_100 = hundert an geraubten Zahlen
ending-rithmomachia-pyramid = die Pyramide geraubt
ending-rithmomachia-resigned = aufgegeben

action-rithmomachia-pass = Ohne weiter

## Felder, Steine, was dort möglich ist

label-rithmomachia-square = { $name }
label-rithmomachia-taken = Geraubt von { $side }, Stein { $number } ({ stone-named })
place-rithmomachia-movable = { $kind ->
    [take] kann geraubt werden
    [place] kann eingesetzt werden
   *[play] kann ziehen
}
label-rithmomachia-move = { $taken ->
    [other] raubt { $taken } auf { $to }
   *[none] nach { $to }
}
label-rithmomachia-place = geraubte { $values } auf { $on }
label-rithmomachia-take = raubt { $value } auf { $at }
# Das Heer nach seiner Farbe, vor dem Namen eines Steins.
army = { $sideId ->
    [white] weiß
   *[other] schwarz
}
contents-rithmomachia-round = { army }er Rundstein { $value }
contents-rithmomachia-triangle = { army }es Dreieck { $value }
contents-rithmomachia-square = { army }es Quadrat { $value }
contents-rithmomachia-pyramid = { army }e Pyramide { $value } aus { $layersCount } Stufen
counter-rithmomachia-stones = { $value ->
    [one] ein Stein
   *[other] { $value } Steine
}
counter-rithmomachia-taken = { $value ->
    [one] einer geraubt
   *[other] { $value } geraubt
}
counter-rithmomachia-sum = Summe { $value }
# Was das kurze Spiel noch verlangt.
counter-rithmomachia-to_stones_4 = noch { $value } von 4 zu rauben
counter-rithmomachia-to_stones_12 = noch { $value } von 12 zu rauben
counter-rithmomachia-to_value_100 = noch { $value } bis 100
counter-rithmomachia-to_pyramid = { $value ->
    [0] die Pyramide geraubt
   *[1] noch die Pyramide zu rauben
}
# Dasselbe in wenigen Zeichen.
short-rithmomachia-to_stones_4 = noch { $value }
short-rithmomachia-to_stones_12 = noch { $value }
short-rithmomachia-to_value_100 = noch { $value }
short-rithmomachia-to_pyramid = noch { $value }

## Angriffe, Reihen, Zeichen

label-rithmomachia-eruptio = { $formula }: { $with } auf { $from } reicht bis { $at }
label-rithmomachia-insidiae = { $formula }: { $with } auf { $from } und { $partnersCount ->
    [1] der Stein
   *[other] die Steine
} auf { $partners } treffen { $at } gemeinsam
label-rithmomachia-congressus = { $formula }: { $with } auf { $from } könnte nach { $at } ziehen
label-rithmomachia-extended = { $formula }: { $with } auf { $from } reicht bis { $at }, und der Stein auf { $partners } könnte dorthin ziehen
label-rithmomachia-arithmetic = { $values }: arithmetisch
label-rithmomachia-harmonic = { $values }: harmonisch
label-rithmomachia-geometric = { $values }: geometrisch
label-rithmomachia-greatest = { $values }: die größte Harmonie
mark-rithmomachia-attacked = angegriffen
mark-rithmomachia-threatened = in Gefahr
mark-rithmomachia-attack = Angriff
mark-rithmomachia-danger = Gefahr
mark-rithmomachia-would = Angriff von dort
mark-rithmomachia-progression = mögliche Reihe
mark-rithmomachia-hope = Reihe, zu der noch ein Raub fehlt
mark-rithmomachia-row = Reihe
legend-rithmomachia-attacked = { $timing ->
    [immediate] fällt nach diesem Zug, wenn der Angriff bleibt
    [three_stage] darf geraubt werden
   *[react] fällt nach der Antwort
}
legend-rithmomachia-threatened = { $timing ->
    [immediate] fällt nach dem Zug der anderen Seite, wenn ihn nichts rettet
    [three_stage] darf von der anderen Seite geraubt werden, wenn ihn nichts rettet
   *[react] fällt nach diesem Zug, wenn ihn nichts rettet
}
legend-rithmomachia-would = greift von dort an

# Was gezeichnet ist, von den Steinen an beiden Enden gesagt.
drawn-rithmomachia-attack = { $here ->
    [target] von { $from }: { $formula }
   *[other] greift { $value } auf { $at } an: { $formula }
}
drawn-rithmomachia-danger = { $here ->
    [target] von { $from }: { $formula }
   *[other] greift { $value } auf { $at } an: { $formula }
}
drawn-rithmomachia-would = greift von hier { $value } auf { $at } an: { $formula }
drawn-rithmomachia-row = Teil der Reihe { $values }

# Die Liste der Reihen neben dem Brett.
prospects-title = Noch mögliche Reihen
prospects-more = { $missingCount ->
    [1] { $count ->
        [one] Eine weitere wird mit einer geraubten { $missing } möglich.
       *[other] { $count } weitere werden mit einer geraubten { $missing } möglich.
    }
   *[other] { $count ->
        [one] Eine weitere wird mit geraubten { $missing } möglich.
       *[other] { $count } weitere werden mit Geraubten aus { $missing } möglich.
    }
}

# Die Liste der Angriffe neben dem Brett.
attacks-own = { $side ->
    [none] Sie greifen an
   *[other] { $side } greift an
}
attacks-others = { $side ->
    [none] In Gefahr
   *[other] { $side } in Gefahr
}
attacks-none = im Augenblick nichts
attacks-eruptio = _eruptio_ von { $from } nach { $at }
attacks-insidiae = { $partnersCount ->
    [1] _insidiae_ von { $from } und { $partners } gegen { $at }
   *[other] _insidiae_ von { $from }, { $partners } gegen { $at }
}
attacks-congressus = _congressus_: { $from } könnte nach { $at } ziehen
attacks-extended = _eruptio_ von { $from } nach { $at }, dazu { $partners }

# Die Mittel zweier Zahlen, auf Linien.
means-title = Mittel zweier Zahlen
means-lead = Wählen Sie nacheinander zwei Steine, oder schreiben Sie zwei Zahlen.
means-unfit = Es braucht zwei verschiedene ganze Zahlen von 1 bis { $greatest }.
means-number = { $number ->
    [1] Erste Zahl
   *[other] Zweite Zahl
}
means-arithmetic = Arithmetisch
means-arithmetic-about = gleiche Differenzen
means-geometric = Geometrisch
means-geometric-about = gleiche Verhältnisse
means-harmonic = Harmonisch
means-harmonic-about = Differenzen wie die äußeren
means-before = davor: { $number }
means-mean = Mittel: { $number }
means-after = danach: { $number }
means-no_stone = kein Stein
means-where = { $atCount ->
    [0] nicht auf dem Brett
   *[other] { $at }
}

# Was davon gezeigt wird.
threats-title = Was gezeigt wird
threats-threats = Hilfen zu Angriffen und Reihen
threats-attacks = Angriffe
threats-dangers = Gefahren
threats-vantage = Von wo ein Stein angreifen könnte
threats-rows = Noch mögliche Reihen

# Wie Züge in der Liste stehen.
move-rithmomachia-move = { $value } { $from }–{ $to }
move-rithmomachia-place = { $value }* { $on }

## Warum nicht: Die ersten Worte bis zum Doppelpunkt treten hervor

reason-rithmomachia-attacked_already = { $timing ->
    [immediate] Noch nicht: { $formula }. Der Stein auf { $at } ist angegriffen; er fällt von selbst nach diesem Zug, wenn der Angriff bleibt.
    [three_stage] Von Hand: { $formula }. Zum Rauben drücken Sie den Stein auf { $at } selbst.
   *[react] Noch nicht: { $formula }. Der Stein auf { $at } ist angegriffen; er fällt von selbst, wenn die Antwort ihn nicht rettet.
}
reason-rithmomachia-blocked = Versperrt: Auf { $at } steht ein Stein, und keiner wird übersprungen.
reason-rithmomachia-cannot_move = Kein Weg: Der Stein auf { $at } hat kein freies Feld, das er erreicht.
reason-rithmomachia-first_rank_only = Erste Reihe: Geraubte Steine kommen auf der ersten Reihe ihres Räubers wieder ins Spiel.
reason-rithmomachia-game_over = Das Spiel ist zu Ende.
reason-rithmomachia-has_moved = Schon gezogen: Der Zug dieser Runde ist gemacht.
reason-rithmomachia-line_blocked = Nicht gesehen: Der Stein auf { $at } steht dazwischen.
reason-rithmomachia-move_first = Erst ziehen: Geraubte Steine werden nach dem Zug eingesetzt.
reason-rithmomachia-must_move = Zugzwang: Wer ziehen kann, darf nicht passen.
reason-rithmomachia-no_chance = In diesem Spiel gibt es keinen Zufall.
reason-rithmomachia-no_row_completed = Keine Reihe: Ein geraubter Stein wird nur eingesetzt, wo er eine Siegreihe vollendet; { $value } täte das hier nicht.
reason-rithmomachia-no_rows_here = Keine Reihen: In diesem kurzen Spiel zählt nur der Raub.
reason-rithmomachia-no_stone = Leer: Auf { $at } steht kein Stein.
reason-rithmomachia-not_a_square = Neben dem Brett: Steine ziehen von Feld zu Feld.
reason-rithmomachia-not_attacked = Nicht angegriffen: Keine Rechnung trifft den Stein auf { $at }.
reason-rithmomachia-not_in_line = Nicht in einer Linie: { $value } steht weder in derselben Zeile noch in derselben Spalte{ $diagonal ->
    [true] {" "}noch in derselben Diagonale
   *[false] {""}
}.
reason-rithmomachia-not_taken = Nicht geraubt: { $stone } ist nicht unter den geraubten Steinen.
reason-rithmomachia-not_your_stone = Fremd: Der Stein auf { $at } gehört der anderen Seite.
reason-rithmomachia-not_your_taken = Fremd: Diesen Stein hat die andere Seite geraubt.
reason-rithmomachia-occupied = Besetzt: Auf { $at } steht ein Stein.
reason-rithmomachia-own_half = Eigene Hälfte: Eine Siegreihe steht in der des Gegners.
reason-rithmomachia-own_stone = Besetzt: Auf { $at } steht ein eigener Stein.
reason-rithmomachia-pyramid_first = Erst die Pyramide: Eine Reihe gewinnt nur, wenn die gegnerische Pyramide geraubt ist.
reason-rithmomachia-pyramid_stays = Ohne Rückseite: Eine Pyramide wird nicht wieder eingesetzt.
reason-rithmomachia-repeats = Schon gewesen: Diese Stellung darf nicht wiederkehren.
reason-rithmomachia-same_square = Dasselbe Feld: Zu wählen ist, wohin der Stein geht.
reason-rithmomachia-stands_in_row = Bleibt stehen: Ein geraubter Stein in einer Reihe zieht nicht und greift nicht an.
reason-rithmomachia-sum_fails = Nicht getroffen: { $formula ->
    [none] Aus diesem Abstand greift der Stein nichts an.
   *[other] { $formula }, nicht { $value }.
}
reason-rithmomachia-taken_by_itself = Von selbst: Angegriffene Steine fallen ohne einen eigenen Zug.
reason-rithmomachia-wrong_way = Nicht sein Zug: { $shape ->
    [R] Ein Rundstein
    [T] Ein Dreieck
    [S] Ein Quadrat
   *[P] Eine Pyramide
} zieht { $choices ->
    [1] { $least ->
        [one] ein Feld
       *[other] { $least } Felder
    }
   *[other] { $least } bis { $most } Felder
} weit{ $way ->
    [straight] , in Zeile oder Spalte
    [diagonal] , und zwar schräg
    [mixed] , ein einzelnes schräg, mehrere in Zeile oder Spalte
    [leap] , in Zeile oder Spalte, oder springt so weit und ein Feld zur Seite
   *[turn] , in Zeile oder Spalte, mit höchstens einer Wendung
}.

## Fehler in Stellungen und Notation

error-rithmomachia-captured_own = { $stone } kann nicht unter den Steinen liegen, die { $side } geraubt hat.
error-rithmomachia-negative = „{ $name }“ zählt weniger als nichts.
error-rithmomachia-no_such_square = Ein Feld { $square } gibt es auf diesem Brett nicht.
error-rithmomachia-no_such_stone = Einen Stein { $stone } gibt es in diesem Spiel nicht.
error-rithmomachia-notation = „{ $text }“ ist kein Zug. Ein Zug heißt b5-b6, das Einsetzen eines geraubten Steins 7@f8, ein Raub von Hand xg6.
error-rithmomachia-result_impossible = Ein Spiel in dieser Stellung kann nicht durch „{ $ending }“ geendet haben.
error-rithmomachia-square_twice = Auf { $square } sollen zwei Steine stehen.
error-rithmomachia-stone_notation = „{ $stone }“ ist kein Stein. Ein Stein heißt WR6@b5: Seite, Form (R, T, S, P), Zahl, Feld.
error-rithmomachia-too_many_stones = { $stone } ist { $count }-mal da; das Spiel hat ihn { $expected ->
    [one] einmal
   *[other] { $expected }-mal
}.

## Warum ein Zug gut ist

hint-rithmomachia-only_move = Es ist der einzige Zug.
hint-rithmomachia-wins = Er gewinnt mit { $values }.
hint-rithmomachia-decides = Er gewinnt die Partie.
hint-rithmomachia-takes_pyramid = Er nimmt die Pyramide.
hint-rithmomachia-saves_pyramid = Er rettet die eigene Pyramide.
hint-rithmomachia-attacks_pyramid = Er greift die Pyramide an: { $formula }.
hint-rithmomachia-attacks = Er greift { $value } an: { $formula }.
hint-rithmomachia-besieges = Er schließt { $value } ein; der Stein ist sofort verloren.
hint-rithmomachia-takes = Er nimmt { $value }.
hint-rithmomachia-saves = Er rettet { $value }.
hint-rithmomachia-builds = Er bringt { $values } einer Siegreihe näher.
hint-rithmomachia-keeps_order = Er hält die Steine in guter Ordnung.
units-stones = Steine
unit-stones = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}

## Gegner

level-rithmomachia-discipulus = Discipulus
level-rithmomachia-calculator = Calculator
level-rithmomachia-computista = Computista
level-rithmomachia-magister = Magister

## Voreinstellungen

preset-rithmomachia-beginners = Für Anfänger
preset-rithmomachia-advanced = Für Fortgeschrittene
preset-rithmomachia-boissiere = Mit den Zügen Boissières
preset-rithmomachia-second_square = „Ins zweite Feld“
preset-rithmomachia-four_operations = Alle vier Grundrechenarten
preset-rithmomachia-harmonies = Alle Harmonien
preset-rithmomachia-four_stones = Kurz: wer zuerst vier Steine raubt
preset-rithmomachia-twelve_stones = Fortgeschritten, kurz: wer zuerst zwölf Steine raubt
preset-rithmomachia-hundred = Kurz: wer zuerst hundert erreicht
preset-rithmomachia-pyramid_hunt = Kurz: wer zuerst die Pyramide raubt

## Optionen: die Heere

option-rithmomachia-edition = Die Heere
value-rithmomachia-edition-beginner = Je zwölf Steine, zwölf Reihen
value-rithmomachia-edition-advanced = Je vierundzwanzig Steine, sechzehn Reihen
note-rithmomachia-edition = Die Broschüre kennt ein Spiel für Anfänger mit drei Arten des Raubs und arithmetischen Siegreihen und eines für Fortgeschrittene mit den Quadratzahlen, congressus und harmonischen Reihen.

option-rithmomachia-layout = Aufstellung der Fortgeschrittenen
value-rithmomachia-layout-boissiere = Nach Boissière und Fulke
value-rithmomachia-layout-aligned = Wie bei den Anfängern, mit mehr Steinen
note-rithmomachia-layout = Das Bild der Broschüre ist unleserlich. Boissière, Fulke und drei Programme stimmen in der ersten Aufstellung überein; ein Programm hat die zweite, in der die Reihen der Anfänger bleiben, wie sie sind.

option-rithmomachia-rows = Wo die Heere beginnen
value-rithmomachia-rows-edge = Am Rand des Bretts
value-rithmomachia-rows-forward = Zwei Reihen weiter vorn
note-rithmomachia-rows = Die Broschüre druckt die Heere der Anfänger ohne den Raum dazwischen. Am Rand liegen in beiden Spielen acht Reihen zwischen den Heeren. Fulkes erstes Spiel beginnt zwei Reihen weiter vorn.

## Optionen: Züge

option-rithmomachia-moves = Wie weit Steine ziehen
value-rithmomachia-moves-standard = Rund eins, Dreieck zwei, Quadrat drei
value-rithmomachia-moves-boissiere = Nach Boissière: runde schräg, alle anderen gerade
value-rithmomachia-moves-second = Rund zwei, Dreieck drei, Quadrat vier
note-rithmomachia-moves = Die erste Variante der Broschüre. Bei ihrem Boissière ziehen runde Steine ein Feld schräg, bei Joyner gerade. „Ins zweite Feld“ kann auch heißen, dass das erste mitzählt; dann ist es der übliche Zug.

option-rithmomachia-bend = Im rechten Winkel
value-rithmomachia-bend-path = Einmal abbiegen, nichts überspringen
value-rithmomachia-bend-none = Nur geradeaus
value-rithmomachia-bend-knight = Ein Sprung zur Seite wie der Springer
note-rithmomachia-bend = Dreiecke und Quadrate „können weiterhin im rechten Winkel ziehen“, sagt die Broschüre. Joyners Quelle zieht gerade; Zillions kennt einen Sprung, den nichts aufhält.

option-rithmomachia-pyramid_bends = Auch Pyramiden biegen ab
value-rithmomachia-pyramid_bends-off = Nein
value-rithmomachia-pyramid_bends-on = Ja
note-rithmomachia-pyramid_bends = Der Satz über den rechten Winkel nennt nur Dreiecke und Quadrate.

option-rithmomachia-step_choice = Weniger Felder
value-rithmomachia-step_choice-exact = Nur die volle Zahl
value-rithmomachia-step_choice-up_to = Beliebig viele bis zu dieser Zahl
note-rithmomachia-step_choice = Nur der Pyramide lässt die Broschüre eine Wahl.

## Optionen: Raub

option-rithmomachia-eruptio_distance = Abstand der eruptio
value-rithmomachia-eruptio_distance-steps = Die Zugschritte von Stein zu Stein
value-rithmomachia-eruptio_distance-inclusive = Die Felder mit beiden Enden
value-rithmomachia-eruptio_distance-between = Die leeren Felder dazwischen
note-rithmomachia-eruptio_distance = Die Broschüre zählt Zugschritte: Die 6 ist fünf Felder von der 30 entfernt. Mebben zählt beide Enden mit, Joyner nur die Felder dazwischen.

option-rithmomachia-eruptio_diagonal = Eruptio auf Schrägen
value-rithmomachia-eruptio_diagonal-off = Nein
value-rithmomachia-eruptio_diagonal-on = Ja
note-rithmomachia-eruptio_diagonal = Die Broschüre misst in Zugschritten, und kein Zug geht schräg. Ältere Regeln liest man so und so.

option-rithmomachia-eruptio_adjacent = Eruptio auf einen Schritt
value-rithmomachia-eruptio_adjacent-on = Zählt
value-rithmomachia-eruptio_adjacent-off = Zählt nicht
note-rithmomachia-eruptio_adjacent = Neben einem gleichen Stein ist das Produkt mit eins die Zahl selbst. Nichts verbietet es; unter den Steinen der Anfänger kommt es nie vor.

option-rithmomachia-pincer = In der Zange
value-rithmomachia-pincer-opposite = Auf gegenüberliegenden Seiten, links und rechts oder vorn und hinten
value-rithmomachia-pincer-horizontal = Nur links und rechts
value-rithmomachia-pincer-reach = Beide könnten dorthin ziehen
note-rithmomachia-pincer = „Seitlich“ heißt es in der Broschüre. Mebben und Fulke verlangen zwei Steine, die beide auf das Feld ziehen könnten.

option-rithmomachia-pincer_many = Drei und vier Steine ringsum
value-rithmomachia-pincer_many-off = Nur zwei
value-rithmomachia-pincer_many-on = Auch ihre Summe oder ihr Produkt zählt
note-rithmomachia-pincer_many = Die Broschüre spricht von einer Zange.

option-rithmomachia-siege = Belagert
value-rithmomachia-siege-lifted = Gegner und Rand allein halten ihn
value-rithmomachia-siege-any = Er kann nicht ziehen, und ein Gegner steht daneben
value-rithmomachia-siege-four = Gegner auf allen vier Seiten
note-rithmomachia-siege = In der Broschüre fällt ein Stein, den Gegner so umlagern, dass er nicht ziehen kann. Ob eigene Steine zur Mauer gehören dürfen, bleibt offen.

option-rithmomachia-self_siege = Von der eigenen Seite eingeschlossen
value-rithmomachia-self_siege-safe = Sicher, bis der Gegner gezogen hat
value-rithmomachia-self_siege-lost = Sofort verloren
note-rithmomachia-self_siege = Wer zieht, kann einem eigenen Stein den letzten Weg nehmen. Die Broschüre denkt nicht daran.

option-rithmomachia-congressus = Gleiche Zahlen treffen sich
value-rithmomachia-congressus-off = Kein Raub
value-rithmomachia-congressus-stand = Angegriffen ist, wohin der andere ziehen könnte
value-rithmomachia-congressus-displace = Geraubt wird durch den Zug auf das Feld
note-rithmomachia-congressus = Bei den Fortgeschrittenen wird ein Stein geraubt, wenn ein gleicher durch einen rechtmäßigen Zug auf sein Feld „gelangt“; das kann die Möglichkeit meinen, mit Antwort, oder den Zug selbst.

option-rithmomachia-exposed_reply = Ein Stein, den die eigene Seite bloßstellt
value-rithmomachia-exposed_reply-next_turn = Hat beim nächsten Zug seine Antwort
value-rithmomachia-exposed_reply-at_once = Fällt sofort
note-rithmomachia-exposed_reply = Die Broschüre gewährt nach einem Angriff eine Antwort und sagt nicht, wer ihn herbeigeführt haben muss.

option-rithmomachia-flight_into_attack = Flucht in einen anderen Angriff
value-rithmomachia-flight_into_attack-lost = Der Stein fällt
value-rithmomachia-flight_into_attack-safe = Der Stein hat wieder eine Antwort
note-rithmomachia-flight_into_attack = Wer seinen Stein nicht „in Sicherheit“ bringt, verliert ihn; ein Feld unter einem anderen Angriff ist nicht sicher.

option-rithmomachia-pyramid_attacks_with = Zahlen, mit denen eine Pyramide angreift
value-rithmomachia-pyramid_attacks_with-total_base = Gesamtwert und Basis
value-rithmomachia-pyramid_attacks_with-total = Gesamtwert
value-rithmomachia-pyramid_attacks_with-layers = Gesamtwert und jede Stufe
value-rithmomachia-pyramid_attacks_with-none = Keine
note-rithmomachia-pyramid_attacks_with = In der Broschüre fällt eine Pyramide durch Gesamtwert oder Basis; von ihren eigenen Angriffen schweigt sie. Bei Fulke greift jede Stufe an.

option-rithmomachia-timing = Wann angegriffene Steine fallen
value-rithmomachia-timing-react = Nach einer Antwort
value-rithmomachia-timing-immediate = Sofort
value-rithmomachia-timing-three_stage = Von Hand geraubt, vor und nach dem Zug
note-rithmomachia-timing = Erst der Angriff, dann darf der Gegner reagieren: so die Broschüre. Auf boardspace.net fallen Steine sofort. Bei Boissière besteht ein Zug aus Raub, Bewegung und Raub.

option-rithmomachia-subtraction = Differenzen
value-rithmomachia-subtraction-off = Zählen nicht
value-rithmomachia-subtraction-on = Zwei Steine rauben auch durch ihre Differenz
note-rithmomachia-subtraction = Die zweite Variante der Broschüre; so werden auch kleine Zahlen angreifbar.

option-rithmomachia-division = Quotienten
value-rithmomachia-division-off = Zählen nicht
value-rithmomachia-division-on = Zwei Steine oder Stein und Abstand rauben auch durch ihren Quotienten
note-rithmomachia-division = Die zweite Variante der Broschüre. Nur Divisionen ohne Rest zählen.

option-rithmomachia-extended_eruptio = Eruptio mit einem weiteren Stein
value-rithmomachia-extended_eruptio-off = Nein
value-rithmomachia-extended_eruptio-on = Ein Stein, der dorthin ziehen könnte, wird addiert
note-rithmomachia-extended_eruptio = Die zweite Variante der Broschüre. Zählen Differenzen, so darf der weitere Stein auch vom Produkt abgezogen werden.

option-rithmomachia-captured_use = Geraubte Steine
value-rithmomachia-captured_use-row_only = Vollenden nur eine Siegreihe
value-rithmomachia-captured_use-re_enter = Kommen für ihren Räuber wieder ins Spiel
note-rithmomachia-captured_use = In der Broschüre werden sie umgedreht eingesetzt, um eine Reihe zu vollenden. Die Gilde von St Ives und boardspace.net lassen sie wieder kämpfen; bei uns beginnen sie auf der ersten Reihe ihres Räubers.

## Optionen: Siege

option-rithmomachia-harmonic = Harmonische Reihen
value-rithmomachia-harmonic-off = Gewinnen nicht
value-rithmomachia-harmonic-on = Gewinnen
note-rithmomachia-harmonic = Sie gehören zum Spiel der Fortgeschrittenen: 9, 15, 45.

option-rithmomachia-geometric = Geometrische Reihen
value-rithmomachia-geometric-off = Gewinnen nicht
value-rithmomachia-geometric-on = Gewinnen
note-rithmomachia-geometric = Die dritte Variante der Broschüre: 4, 6, 9.

option-rithmomachia-greatest_harmony = Die größte Harmonie
value-rithmomachia-greatest_harmony-off = Gewinnt nicht für sich
value-rithmomachia-greatest_harmony-on = 6, 8, 9, 12 in einer Reihe gewinnen
note-rithmomachia-greatest_harmony = Oktave, Quinten, Quarten und eine Sekunde. Weiß braucht dazu im Spiel der Fortgeschrittenen einen geraubten Stein, sonst sind es zwei: siehe geraubte Steine in einer Reihe.

option-rithmomachia-victory = Der verlangte Sieg
value-rithmomachia-victory-magna = Magna: drei Steine, eine Reihe
value-rithmomachia-victory-maior = Maior: vier Steine, zwei Reihen
value-rithmomachia-victory-praestantissima = Praestantissima: vier Steine, alle drei
note-rithmomachia-victory = Stufen des Sieges aus der dritten Variante der Broschüre. Die höchste erreicht Schwarz mit einem geraubten Stein nicht. In vier Steinen zählen alle drei Arten von Reihen.

option-rithmomachia-max_captured = Geraubte Steine in einer Reihe
value-rithmomachia-max_captured-1 = Höchstens einer
value-rithmomachia-max_captured-2 = Höchstens zwei, zugleich eingesetzt
note-rithmomachia-max_captured = Die Broschüre erlaubt einen. Mit zweien kann auch Schwarz die größte Harmonie bilden.

option-rithmomachia-need_pyramid = Die gegnerische Pyramide
value-rithmomachia-need_pyramid-on = Muss fallen, ehe eine Reihe gewinnt
value-rithmomachia-need_pyramid-off = Muss nicht fallen
note-rithmomachia-need_pyramid = Nur wenige alte Texte verlangen es, sagt die Broschüre; ihre eigenen Spiele tun es.

option-rithmomachia-geometric_four = Geometrisch in vier Steinen
value-rithmomachia-geometric_four-three_term = Drei von ihnen bilden eine geometrische Reihe
value-rithmomachia-geometric_four-discontinuous = Auch a : b = c : d zählt
note-rithmomachia-geometric_four = In der zweiten Lesart sind 6, 8, 9, 12 der höchste Sieg, wie ihn die Überlieferung sieht; nach dem Wortlaut der Broschüre ist es maior.

option-rithmomachia-pyramid_in_row = Die eigene Pyramide in einer Reihe
value-rithmomachia-pyramid_in_row-total = Zählt mit dem Gesamtwert
value-rithmomachia-pyramid_in_row-no = Zählt nicht
note-rithmomachia-pyramid_in_row = Die Broschüre schweigt. Nur drei Reihen überhaupt können eine Pyramide enthalten.

option-rithmomachia-placement = Einen geraubten Stein einsetzen
value-rithmomachia-placement-replaces_move = Statt eines Zuges
value-rithmomachia-placement-after_move = Nach einem Zug
note-rithmomachia-placement = Der Stein wird eingesetzt, „wenn der Spieler an der Reihe ist“.

option-rithmomachia-win_timing = Eine Reihe gewinnt
value-rithmomachia-win_timing-before = Sofort
value-rithmomachia-win_timing-survive = Wenn sie beim nächsten Zug noch steht
note-rithmomachia-win_timing = Die Broschüre sagt nicht, ob angegriffene Steine der Reihe vorher fallen. Bei abaci.one hat der Gegner einen Zug, sie zu brechen.

option-rithmomachia-early_formation = Eine Reihe, die vor dem Fall der Pyramide stand
value-rithmomachia-early_formation-counts = Gewinnt mit dem nächsten Zug
value-rithmomachia-early_formation-rebuild = Muss neu gebildet werden
note-rithmomachia-early_formation = Die Reihe wird „anschließend“ aufgebaut, sagt die Broschüre.

option-rithmomachia-short_game = Ein kurzes Spiel
value-rithmomachia-short_game-off = Nein
value-rithmomachia-short_game-stones_4 = Wer zuerst vier Steine raubt
value-rithmomachia-short_game-stones_12 = Wer zuerst zwölf Steine raubt
value-rithmomachia-short_game-value_100 = Wer zuerst Zahlen im Wert von hundert raubt
value-rithmomachia-short_game-pyramid = Wer zuerst die Pyramide raubt
note-rithmomachia-short_game = Gewöhnliche Siege nach Zahl und nach Wert kennt man seit Boissière. Reihen zählen dann nicht.

## Optionen: wenn niemand gewinnt

option-rithmomachia-no_move = Wer nicht ziehen kann
value-rithmomachia-no_move-loses = Verliert
value-rithmomachia-no_move-draw = Spielt unentschieden
value-rithmomachia-no_move-pass = Passt
note-rithmomachia-no_move = Bei Boissière, sagt Joyner, hat verloren, wer keinen Zug hat.

option-rithmomachia-repetition = Stellungen, die wiederkehren
value-rithmomachia-repetition-threefold = Unentschieden beim dritten Mal
value-rithmomachia-repetition-forbidden = Sind verboten
value-rithmomachia-repetition-off = Sind erlaubt
note-rithmomachia-repetition = Die Broschüre schweigt; manche Regeln verbieten das Hin und Her.

option-rithmomachia-no_progress = Züge ohne Raub
value-rithmomachia-no_progress-100 = Hundert enden unentschieden
value-rithmomachia-no_progress-off = Beliebig viele
note-rithmomachia-no_progress = Unser Zusatz: Ohne ihn hätten viele Spiele kein Ende.

option-rithmomachia-dead_position = Keine Reihe mehr möglich
value-rithmomachia-dead_position-draw = Das Spiel darf unentschieden beendet werden
value-rithmomachia-dead_position-off = Das Spiel geht weiter
note-rithmomachia-dead_position = Haben beide Seiten die Steine für eine Siegreihe nicht mehr, darf, wer am Zug ist, das Spiel beenden.
