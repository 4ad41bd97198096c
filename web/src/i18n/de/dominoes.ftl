### Aufgaben mit Dominosteinen: das Blatt, die Auszählung, Tipps mit den Namen des Buches,
### Wettrennen, Druck.

## Das Blatt

puzzle-head = Aufgabe
puzzle-tally = Auszählung
puzzle-inked = umrandet: gefundene Steine
puzzle-stroke = Strich: Felder, die nicht zusammengehören
puzzle-tiles-left = { $count ->
    [0] kein Stein mehr
    [one] noch ein Stein
   *[other] noch { $count } Steine
}
puzzle-places-left = { $count ->
    [0] kein Platz mehr
    [one] noch ein Platz
   *[other] noch { $count } Plätze
}
puzzle-tally-line = { $found ->
    [true] { $tile }: gefunden
   *[other] { $places ->
        [0] { $tile }: kein Platz mehr, anfangs { $first }
        [one] { $tile }: noch ein Platz, anfangs { $first }
       *[other] { $tile }: noch { $places } Plätze, anfangs { $first }
    }
}

## Was gefunden ist und was zu tun ist

puzzle-found = { $found } von { $of }
puzzle-number-word = { $count ->
    [0] keiner
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
puzzle-solved = Gelöst
puzzle-given-up = Aufgegeben
puzzle-finish = { $helps ->
    [0] Sie haben alle Steine ohne Tipp gefunden
    [one] Sie haben alle Steine mit einem Tipp gefunden
   *[other] Sie haben alle Steine mit { $helps } Tipps gefunden
}{ $timed ->
    [true] , in { $time }.
   *[other] .
}
puzzle-finish-plain = Sie haben alle Steine gefunden.
puzzle-laid = Eine neue Aufgabe liegt bereit.
puzzle-laid-day = Die Aufgabe vom { $day } liegt bereit.
puzzle-chosen-cell = { $partnersCount ->
    [0] Feld { $cell } gewählt. Es hat keinen freien Nachbarn mehr.
    [one] Feld { $cell } gewählt. Einziger freier Nachbar: { $partners }.
   *[other] Feld { $cell } gewählt. Freie Nachbarn: { $partners }.
}
puzzle-chosen-tile = Feld { $cell } gewählt. Drücken Sie noch einmal darauf, um den Stein wegzunehmen, oder auf ein Nachbarfeld, um einen anderen zu legen.
puzzle-trying = Ein Versuch mit Bleistift: behalten oder verwerfen?
puzzle-facts = { $which ->
    [number] Aufgabe { $name }, { $grade }
    [day] { $name }, { $grade }
   *[none] Aufgabe ohne Nummer
}
puzzle-new = Neue Aufgabe
puzzle-another = Ähnliche Aufgabe
puzzle-restart = Neu beginnen
puzzle-restarted = Das Brett ist wieder leer.
puzzle-share = Teilen
puzzle-why = Warum?
puzzle-where = { $kind ->
    [tile] Sehen Sie nach, wo { $tile } liegen kann.
    [number] Sehen Sie sich jede { $number } an.
    [mistake] Bei { $at } stimmt etwas nicht.
    [trial] Sehen Sie sich Ihren Versuch an.
   *[cell] Sehen Sie sich { $at } und seine Umgebung an.
}
puzzle-check = Prüfen
puzzle-lay = { $tile } legen
puzzle-do = Schritt ausführen
puzzle-time = Zeit { $time }

## Zeichen

puzzle-numbers = Zahlen hervorheben
puzzle-numbers-note = höchstens zwei
puzzle-number = { $shape ->
    [ring] { $number }, mit einem Ring hervorgehoben
    [lozenge] { $number }, mit einer Raute hervorgehoben
   *[none] { $number }
}
puzzle-tool = Zeichnen
puzzle-tool-play = Steine
puzzle-tool-line = Striche
puzzle-keep = Behalten
puzzle-drop = Verwerfen
legend-dominoes-wrong = kann nicht stimmen
legend-dominoes-tried = Versuch mit Bleistift

## Schritte und Lösungsgang

puzzle-steps = Schritte
puzzle-steps-note = wie jeder Stein gefunden wurde
puzzle-steps-none = Noch kein Stein gefunden.
puzzle-lesson = Lösung vorführen
puzzle-lesson-running = Lösung Schritt für Schritt
puzzle-lesson-pause = Anhalten
puzzle-lesson-go = Weiter
puzzle-lesson-step = Nächster Schritt
puzzle-lesson-stop = Selbst weiterlösen

## Die Hilfsmittel

aid-siegel = Siegel
# Das Wort des Buches, dort männlich.
aid-siegel-book = der Siegel
aid-sekundaerer_siegel = Sekundäres Siegel
# Das Wort des Buches, dort männlich.
aid-sekundaerer_siegel-book = der sekundäre Siegel
aid-kleine_luecke = Kleine Lücke
aid-kleine_luecke-book = kleine Lücke
aid-grosse_luecke = Große Lücke
aid-grosse_luecke-book = große Lücke
aid-trennung = Trennung
aid-trennung-book = Trennung
aid-loch = Loch
aid-loch-book = Loch
aid-festlegung = Festlegung
aid-festlegung-book = Festlegung
aid-festlegung_dual = Festgelegter Stein
aid-festlegung_dual-book = festgelegter Stein
aid-quadrat = Quadrat
aid-quadrat-book = Quadrat
aid-ueberdeckung = Überdeckung
aid-ueberdeckung-book = Überdeckung
aid-doppelung = Doppelung
aid-doppelung-book = Doppelung
aid-paritaet = Parität
aid-paritaet-book = Parität
aid-mengen = Zahlenmenge
aid-mengen-book = Zahlenmenge
aid-provisorischer_siegel = Provisorisches Siegel
aid-provisorischer_siegel-book = der provisorische Siegel
aid-tiefer_siegel = Versuch im Versuch
aid-tiefer_siegel-book = der zweite provisorische Siegel
aid-erschoepfung = Alles durchprobiert
aid-erschoepfung-book = Erschöpfung
aid-mistake = Falscher Platz
aid-mistake-book = Versehen
aid-mistake_line = Falscher Strich
aid-mistake_line-book = Versehen
aid-wrong_trial = Gescheiterter Versuch
aid-wrong_trial-book = Fehlversuch

## Die Wahl einer Aufgabe

choose-title = Neue Aufgabe
choose-which = Welche Aufgabe?
choose-any = Zufällige Aufgabe
choose-any-note = Eine von einer Million Aufgaben, zufällig ausgewählt.
choose-number = Nach Nummer
choose-number-label = Nummer der Aufgabe
choose-written-label = Aufgabe als Text
choose-number-note = Mit der Nummer können andere dieselbe Aufgabe lösen.
choose-written = Aufgabe eingeben
choose-written-note = Eine Kennung wie „3:…“ oder die Zahlen Zeile für Zeile, mit einem Punkt für jedes fehlende Feld.
choose-anyhow = Trotzdem spielen
choose-begin = Beginnen
choose-making = Aufgabe wird erstellt: { $count ->
    [one] ein Versuch
   *[other] { $count } Versuche
}
grade-siegel = Auszählung, Siegel und Lücken genügen.
grade-festlegung = Bei manchem Stein steht zunächst nur eines seiner beiden Felder fest.
grade-mengen = Sie müssen auch Felder mit gleicher Zahl und Felder eines Gebiets zählen.
grade-provisorisch = Hin und wieder hilft nur ein Versuch mit Bleistift.
grade-tief = Mitten in einem Versuch brauchen Sie einen zweiten: etwas für lange Abende.

## Das Menü

puzzle-menu-new = Neue Aufgabe …
puzzle-menu-today = Aufgabe des Tages
puzzle-menu-days = Kalender …
puzzle-menu-another = Ähnliche Aufgabe
puzzle-menu-restart = Neu beginnen
puzzle-menu-give-up = Aufgeben …
puzzle-menu-statistics = Statistik …
puzzle-menu-solver = Dominosa-Löser: beliebiges Raster eingeben
collection-menu = Hundert Figuren …
booklet-menu = Heft drucken …
puzzle-menu-lesson = Lösung vorführen
puzzle-menu-timer = Zeit anzeigen

## Aufgeben, warten

give-up-title = Aufgeben?
give-up-lead = Die Lösung wird auf dem Brett gezeigt. Danach können Sie diese Aufgabe nicht mehr lösen.
give-up-no = Weiterlösen
give-up-yes = Lösung zeigen
making-title = Neue Aufgabe

## Ein Wettrennen

race-menu = Wettrennen …
row-menu = Zehn Aufgaben hintereinander …
race-title = Wettrennen
race-lead = Alle Spieler lösen dieselbe Aufgabe nacheinander an diesem Gerät. Sie können die Aufgabe auch mit Ihrer Zeit verschicken. Zeiten aus Links sind nicht überprüfbar.
race-name = Wer ist jetzt an der Reihe?
race-nobody = Jemand
race-start = Uhr starten
race-times = Alle Zeiten
race-claimed = per Link, ungeprüft
race-send = Zeit verschicken
race-sent = Der Link mit Aufgabe und Zeit ist kopiert.
race-claim = { $name } hat diese Aufgabe nach eigenen Angaben in { $time } gelöst. Mit „Wettrennen …“ im Menü starten Sie Ihre eigene Uhr.

## Auf Papier

print-puzzle = Aufgabe drucken …
print-both = Mit Lösung drucken …
print-key = Lösung

## Was das Brett sagt

# Leer: Womit ein Feld verbunden ist, sagt schon seine Beschriftung.
contents-dominosa-tile = { "" }
contents-terzett-tile = { "" }
place-dominosa-movable = { $move }
counter-dominoes-tally = { $value ->
    [one] { $tile }, ein Platz
   *[other] { $tile }, { $value } Plätze
}
tally-left = Noch zu finden: { $things }.
help-dominosa-lead = Drücken Sie auf die Kante zwischen zwei Feldern, um dort einen Stein zu legen, und noch einmal, um ihn zu entfernen. Sie können auch ein Feld und dann ein Nachbarfeld wählen oder von einem zum anderen ziehen. Mit der rechten Maustaste setzen Sie einen Strich zwischen zwei Felder.
help-alt = einen Stein in diese Richtung legen
help-shift = einen Strich an dieser Kante ziehen oder ausradieren
help-digit = alle Felder mit dieser Zahl hervorheben
help-tally = die Auszählung ansagen
help-terzett-lead = Lösen: Drücken Sie auf die Kante zwischen zwei Feldern, um dort einen Stein zu legen, und noch einmal, um ihn zu entfernen. Zusammensetzen: Wählen Sie einen Stein aus der Liste, und drücken Sie auf die Kante zwischen den Feldern, die er bedecken soll.
help-dominoes-lead = Wählen Sie einen Ihrer Steine und dann ein Ende der Kette, oder ziehen Sie den Stein dorthin. Gibt es einen Vorrat, drücken Sie zweimal darauf, um einen Stein zu nehmen.
help-deal = die Steine verteilen
help-tiles = Ihre Steine sowie deren Augen und Gruppen ansagen
key-alt = Alt + Pfeil
key-shift = Umschalt + Pfeil

## Was geschehen ist

event-dominoes-lay = Stein { $tile } liegt auf { $from } und { $to }.
event-dominoes-lift = Stein { $tile } liegt nicht mehr auf { $from } und { $to }.
event-dominoes-line = Ein Strich trennt { $from } und { $to }.
event-dominoes-erase = Der Strich zwischen { $from } und { $to } ist ausradiert.
event-dominoes-mark = Jede { $number } ist hervorgehoben.
event-dominoes-unmark = Die Zahl { $number } ist nicht mehr hervorgehoben.
event-dominoes-try = { $depth ->
    [1] Ein Versuch beginnt; Sie können ihn später verwerfen.
   *[other] Ein Versuch im Versuch beginnt.
}
event-dominoes-keep = Sie behalten die Züge des Versuchs.
event-dominoes-drop = { $count ->
    [0] Sie verwerfen den Versuch.
    [one] Sie verwerfen den Versuch und nehmen einen Stein zurück.
   *[other] Sie verwerfen den Versuch und nehmen { $count } Steine zurück.
}
event-dominoes-check = { $count ->
    [0] { $lines ->
        [0] Geprüft: Bisher ist nichts falsch.
        [one] Geprüft: Ein Strich ist falsch.
       *[other] Geprüft: { $lines } Striche sind falsch.
    }
    [one] { $lines ->
        [0] Geprüft: Ein Stein liegt falsch.
        [one] Geprüft: Ein Stein und ein Strich sind falsch.
       *[other] Geprüft: Ein Stein und { $lines } Striche sind falsch.
    }
   *[other] { $lines ->
        [0] Geprüft: { $count } Steine liegen falsch.
        [one] Geprüft: { $count } Steine und ein Strich sind falsch.
       *[other] Geprüft: { $count } Steine und { $lines } Striche sind falsch.
    }
}
event-dominoes-over = { $ending ->
    [resigned] Sie haben aufgegeben.
   *[other] Gelöst: Sie haben alle Steine gefunden.
}

## Was zu tun ist

status-dominoes-tiles_left = { $count ->
    [one] Ein Stein fehlt noch.
   *[other] { $count } Steine fehlen noch.
}
status-dominoes-trial = { $depth ->
    [1] Ein Versuch läuft.
   *[other] { $depth } Versuche laufen, einer im anderen.
}
status-dominoes-check_clean = Bisher ist nichts falsch.
status-dominoes-check_wrong = { $count ->
    [0] { $lines ->
        [one] Ein Strich ist falsch.
       *[other] { $lines } Striche sind falsch.
    }
    [one] { $lines ->
        [0] Ein Stein liegt falsch.
        [one] Ein Stein und ein Strich sind falsch.
       *[other] Ein Stein und { $lines } Striche sind falsch.
    }
   *[other] { $lines ->
        [0] { $count } Steine liegen falsch.
        [one] { $count } Steine und ein Strich sind falsch.
       *[other] { $count } Steine und { $lines } Striche sind falsch.
    }
}
status-dominoes-no_solution = Diese Aufgabe hat keine Lösung.
status-dominoes-several_solutions = { $complete ->
    [true] { $count ->
        [one] Diese Aufgabe hat { $count } Lösung.
       *[other] Diese Aufgabe hat { $count } Lösungen.
    }
   *[other] { $count ->
        [one] Diese Aufgabe hat mehr als { $count } Lösung.
       *[other] Diese Aufgabe hat mehr als { $count } Lösungen.
    }
}
status-dominoes-solved =
    { $count ->
        [one] Gelöst: Der einzige Stein ist gefunden.
       *[other] Gelöst: Alle { $count } Steine sind gefunden.
    }
status-dominoes-drawn = Sie haben aufgegeben.

action-dominoes-try = Versuch beginnen
action-dominoes-keep = Versuch behalten
action-dominoes-drop = Versuch verwerfen
action-dominoes-check = Prüfen
action-dominoes-resign = Aufgeben

## Felder, Steine, Striche

label-dominoes-cell = { $number }, { $name }{ dominoes-joined }{ dominoes-lines }
# Womit ein Feld verbunden ist: „rechts verbunden mit 2“.
dominoes-joined = { $joined ->
    [right] , rechts verbunden mit { $other }
    [left] , links verbunden mit { $other }
    [up] , oben verbunden mit { $other }
    [down] , unten verbunden mit { $other }
   *[none] {""}
}
# Die Striche um ein Feld, jeder nach der Seite, auf der er liegt.
dominoes-lines = { $line_left ->
    [true] , Strich links
   *[false] {""}
}{ $line_right ->
    [true] , Strich rechts
   *[false] {""}
}{ $line_up ->
    [true] , Strich oben
   *[false] {""}
}{ $line_down ->
    [true] , Strich unten
   *[false] {""}
}
label-dominoes-lay = { $tile } auf { $from } und { $to } legen
label-dominoes-lift = { $tile } wegnehmen
label-dominoes-line = Strich zwischen { $from } und { $to }
label-dominoes-line_tried = Versuch: Strich zwischen { $from } und { $to }
label-dominoes-line_wrong = falscher Strich zwischen { $from } und { $to }
label-dominoes-erase = den Strich zwischen { $from } und { $to } ausradieren
label-dominoes-mark = jede { $number } hervorheben
label-dominoes-unmark = die { $number } nicht mehr hervorheben
mark-dominoes-marked = mit einem Ring hervorgehoben
mark-dominoes-marked_other = mit einer Raute hervorgehoben
mark-dominoes-tried = Versuch
mark-dominoes-wrong = falsch
mark-dominoes-line = Strich
counter-dominoes-found = { $value ->
    [one] ein Stein gefunden
   *[other] { $value } Steine gefunden
}
counter-dominoes-places = { $value ->
    [one] ein Platz offen
   *[other] { $value } Plätze offen
}

## Warum nicht: die ersten Wörter, bis zum Doppelpunkt, stehen hervor

reason-dominoes-game_over = Fertig: Es gibt nichts mehr zu tun.
reason-dominoes-cell_covered = Bedeckt: Auf { $at } liegt der Stein { $tile }. Nehmen Sie ihn zuerst weg.
reason-dominoes-cell_shut = Abgesperrt: Auf { $at } passt jetzt kein Stein.
reason-dominoes-line_between = Getrennt: Radieren Sie zuerst den Strich zwischen { $from } und { $to } aus.
reason-dominoes-tile_laid = Schon gelegt: Der einzige Stein { $tile } liegt auf { $at }.
reason-dominoes-not_neighbours = Nicht benachbart: Ein Stein braucht zwei Felder, die aneinanderstoßen.
reason-dominoes-nothing_to_lift = Leer: Auf { $at } liegt kein Stein.
reason-dominoes-nothing_tried = Kein Versuch: Es gibt nichts zu behalten oder zu verwerfen.
reason-dominoes-already_tried = Versuch läuft schon: Legen Sie zuerst einen Stein oder ziehen Sie einen Strich.
reason-dominoes-already_checked = Schon geprüft: Seither hat sich nichts geändert.
reason-dominoes-no_chance = Kein Zufall: In einer Aufgabe wird nicht gewürfelt.

## Fehler in Aufgaben und Notation

error-dominoes-notation = „{ $text }“ ist kein Zug. Schreiben Sie etwa „lay d2-e2“, „lift d2“, „line d2-e2“, „mark 6“, „try“, „keep“, „drop“ oder „check“.
error-dominoes-no_such_cell = Diese Figur hat kein Feld „{ $cell }“.
error-dominoes-no_such_number = Kein Stein dieses Satzes hat die Zahl { $number }.
error-dominoes-no_tile = Auf { $from } und { $to } kann kein Stein liegen: Diese Felder sind nicht benachbart.
error-dominoes-puzzle_id = „{ $text }“ ist keine Aufgabe. Schreiben Sie die höchste Zahl, einen Doppelpunkt und dann die Zahlen Zeile für Zeile, zum Beispiel „3:…“.
error-dominoes-puzzle_seed = „{ $text }“ ist ein Startwert; nur Simon Tathams Programm kann ihn lesen. Kopieren Sie die Kennung mit Doppelpunkt, etwa „6:…“.
error-dominoes-grid_sign = Zeile { $row } enthält „{ $text }“; das ist keine Zahl. Schreiben Sie Ziffern und für jedes fehlende Feld einen Punkt.
error-dominoes-reach_range = Ein Satz bis { $reach } ist nicht vorgesehen; möglich sind { $least } bis { $most }.
error-dominoes-number_range = Die { $number } auf { $at } kommt in einem Satz bis { $reach } nicht vor.
error-dominoes-number_count = Die { $number } kommt { $count }-mal vor; ein vollständiger Satz enthält sie { $expected }-mal.
error-dominoes-digits_number =
    { $given ->
        [one] Angegeben ist { $given } Zahl; der vollständige Satz bedeckt { $expected } Felder.
       *[other] Angegeben sind { $given } Zahlen; der vollständige Satz bedeckt { $expected } Felder.
    }
error-dominoes-figure_empty = Die Figur hat keine Felder.
error-dominoes-figure_size = Eine Figur von { $rows } × { $columns } Feldern ist zu groß; erlaubt sind höchstens { $most_rows } × { $most_columns }.
error-dominoes-odd_region = Der Teil der Figur bei { $at } hat { $count ->
    [one] nur ein Feld
   *[other] { $count } Felder, eine ungerade Zahl
}: Steine können ihn nicht füllen.
error-dominoes-key_broken = Diese Lösung bedeckt die Figur nicht lückenlos mit Steinen.
error-dominoes-no_outline = Der Umriss „{ $outline }“ passt nicht zum Satz bis { $reach }; die Figuren aus Adlers Buch brauchen den Satz bis 7.
error-dominoes-unknown_grade = Den Schwierigkeitsgrad „{ $grade }“ gibt es nicht.
error-dominoes-grade_not_found = Für diesen Satz wurde keine Aufgabe dieser Schwierigkeit gefunden; versuchen Sie es mit einer anderen Nummer oder einem größeren Satz.
error-dominoes-no_solution = Diese Aufgabe hat keine Lösung.
error-dominoes-several_solutions = { $complete ->
    [true] { $count ->
        [one] Diese Aufgabe hat { $count } Lösung.
       *[other] Diese Aufgabe hat { $count } Lösungen, nicht nur eine.
    }
   *[other] { $count ->
        [one] Diese Aufgabe hat mehr als { $count } Lösung.
       *[other] Diese Aufgabe hat mehr als { $count } Lösungen.
    }
}
error-dominoes-cell_covered = Auf { $at } liegen zwei Steine.
error-dominoes-tile_laid = Der Stein { $tile } kommt zweimal vor.
error-dominoes-line_laid = Auf { $at } liegt ein Stein, und zwischen diesen Feldern ist ein Strich.

## Die Hilfsmittel: warum ein Schritt richtig ist

hint-dominoes-siegel = Der Stein { $tile } hatte von Anfang an nur einen Platz, { $lays }: Er ist ein Siegel.
hint-dominoes-sekundaerer_siegel = Der Stein { $tile } hat nur noch einen Platz, { $lays }: Er ist ein sekundäres Siegel.
hint-dominoes-grosse_luecke = { $cells } sind von allen anderen Feldern getrennt: Dort kann nur der Stein { $tile } liegen.
hint-dominoes-kleine_luecke = { $at } hat nur noch einen freien Nachbarn: Der Stein { $tile } gehört auf { $lays }.
hint-dominoes-trennung = Der Stein { $tile } ist gefunden: Anderswo liegt er nicht, und seine Felder gehören zu keinem anderen Stein.
hint-dominoes-loch = { $cellsCount ->
    [0] Für den Stein { $tile } ist kein Platz mehr frei: Irgendwo steckt ein Fehler.
   *[other] { $at } ist ein Loch, hat also keinen freien Nachbarn mehr: Irgendwo steckt ein Fehler.
}
hint-dominoes-festlegung = Wo der Stein { $tile } auch liegt, er bedeckt { $at }: Dort kann kein anderer Stein liegen.
hint-dominoes-festlegung_dual = Nur der Stein { $tile } kann { $at } bedecken; anderswo kann er also nicht liegen.
hint-dominoes-quadrat = Die Steine { $tile } und { $other } füllen zusammen die vier Felder { $cells }: Kein anderer Stein gehört dorthin.
hint-dominoes-ueberdeckung = { $cellsCount ->
    [0] Läge { $tile } auf { $tried }, bliebe für { $other } kein Platz.
   *[other] Läge { $tile } auf { $tried }, könnte kein Stein { $at } bedecken.
}
hint-dominoes-doppelung = Läge { $tile } auf { $tried }, brauchten { $cells } beide den Stein { $other }, den es nur einmal gibt.
hint-dominoes-paritaet = { $does ->
    [lays] { $count ->
        [one] Jenseits von { $lays } liegt nur ein Feld: Der Stein { $tile } muss die Grenze dieses Gebiets überdecken.
       *[other] Jenseits von { $lays } liegen { $count } Felder, eine ungerade Zahl: Der Stein { $tile } muss die Grenze dieses Gebiets überdecken.
    }
   *[cuts] { $tilesCount ->
        [0] { $count ->
            [one] Hier ist ein einzelnes Feld abgesperrt: Kein Stein passt darauf.
           *[other] Hier sind { $count } Felder abgesperrt, eine ungerade Zahl: Sie lassen sich nicht mit Steinen füllen.
        }
       *[other] Jenseits von { $cuts } liegt eine gerade Zahl von Feldern ({ $count }): Kein Stein überdeckt die Grenze dieses Gebiets.
    }
}
hint-dominoes-mengen = Jede { $number } auf { $cells } braucht einen der Steine { $tiles }, und keiner dieser Steine bleibt übrig: Anderswo liegen sie also nicht.
hint-dominoes-provisorischer_siegel = { $hole ->
    [cell] Der Stein { $tile } hat noch zwei Plätze. Läge er auf { $tried }, wäre { $at } am Ende ein Loch: Also liegt er auf { $lays }.
   *[tile] Der Stein { $tile } hat noch zwei Plätze. Läge er auf { $tried }, bliebe am Ende kein Platz für { $at }: Also liegt er auf { $lays }.
}
hint-dominoes-tiefer_siegel = { $does ->
    [lays] Ein Versuch mit { $tile } auf { $tried } führt zu einem Loch, spätestens nach einem Versuch im Versuch: Also liegt der Stein auf { $lays }.
   *[cuts] Ein Versuch mit { $tile } auf { $tried } führt zu einem Loch, spätestens nach einem Versuch im Versuch: Dort liegt der Stein also nicht.
}
hint-dominoes-erschoepfung = Läge { $tile } auf { $tried }, könnten die übrigen Steine die anderen Felder nicht füllen.
hint-dominoes-mistake = Der Stein { $tile } gehört nicht auf { $from } und { $to }: Nehmen Sie ihn weg.
hint-dominoes-mistake_line = { $from } und { $to } gehören zusammen: Radieren Sie den Strich aus.
hint-dominoes-wrong_trial = Dieser Versuch kann nicht aufgehen, auch wenn sich noch kein Loch zeigt: Verwerfen Sie ihn.
hint-dominoes-no_step = Hier führt kein Hilfsmittel weiter: Diese Aufgabe hat keine Lösung oder mehr als eine.
### Spiele des Anlegens an eine Kette: Sperrdomino und Familiendomino.

## Was geschehen ist

event-dominoes-deal = Die Steine sind verteilt{ $stock ->
    [0] .
    [one] ; ein Stein bleibt verdeckt.
   *[other] ; { $stock } Steine bleiben verdeckt.
}
event-dominoes-lead = { $sideSubject } eröffnet mit { $tile }.
# Ein Ende der Kette. Auf dem Telefon verläuft sie von oben nach unten.
dominoes-at-end = { $end ->
    [left] { $board ->
        [upright] am oberen Ende
       *[other] am linken Ende
    }
   *[other] { $board ->
        [upright] am unteren Ende
       *[other] am rechten Ende
    }
}
event-dominoes-join = { $sideSubject } legt { $tile } an die { $number } { dominoes-at-end }.
event-dominoes-buy = { $sideSubject } kauft { $tile ->
    [none] einen Stein
   *[other] { $tile }
}; { $left ->
    [0] es ist kein Stein mehr zu haben.
    [one] ein Stein ist noch zu haben.
   *[other] { $left } Steine sind noch zu haben.
}
several-dominoes-buy = { $sideSubject } kauft { $times } Steine; { $left ->
    [0] es ist kein Stein mehr zu haben.
    [one] ein Stein ist noch zu haben.
   *[other] { $left } Steine sind noch zu haben.
}
# Dasselbe zu der Person, die es getan hat.
own-dominoes-lead = Sie eröffnen mit { $tile }.
own-dominoes-join = Sie legen { $tile } an die { $number } { dominoes-at-end }.
own-dominoes-buy = Sie kaufen { $times ->
    [one] { $tile }
   *[other] { $times } Steine
}; { $left ->
    [0] es ist kein Stein mehr zu haben.
    [one] ein Stein ist noch zu haben.
   *[other] { $left } Steine sind noch zu haben.
}
own-dominoes-pass = Sie passen, weil Sie an keinem der Enden { $ends } anlegen können.
own-dominoes-false_pass = Sie passen ohne Not und bleiben am Zug; der Gegner erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-dominoes-pass = { $sideSubject } kann an keinem der Enden { $ends } anlegen und passt.
event-dominoes-false_pass = { $sideSubject } passt ohne Not und bleibt am Zug; der Gegner erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-dominoes-block = Die Kette ist gesperrt.

## Was zu tun ist

status-dominoes-to_deal = Verteilen Sie die Steine. Jeder Spieler sieht nur seine eigenen.
status-dominoes-to_lead = { $sideSubject } muss den ersten Stein legen.
status-dominoes-to_join = { $sideSubject } muss an einem der Enden { $ends } anlegen{ $buyable ->
    [0] .
   *[other] {" "}und darf vorher kaufen.
}
status-dominoes-must_buy = { $sideSubject } kann an keinem der Enden { $ends } anlegen und muss kaufen; { $buyable ->
    [one] ein Stein ist noch zu haben.
   *[other] { $buyable } Steine sind noch zu haben.
}
status-dominoes-must_pass = { $sideSubject } kann an keinem der Enden { $ends } anlegen und muss passen.
# Dasselbe zu der Person, die es tut, unter einer Überschrift, die sagt, wer am Zug ist.
do-dominoes-to_lead = Legen Sie den ersten Stein.
do-dominoes-to_join = Legen Sie an einem der Enden { $ends } an{ $buyable ->
    [0] .
   *[other] ; vorher dürfen Sie kaufen.
}
do-dominoes-must_buy = Sie können an keinem der Enden { $ends } anlegen. Kaufen Sie einen Stein; { $buyable ->
    [one] einer ist noch zu haben.
   *[other] { $buyable } Steine sind noch zu haben.
}
do-dominoes-must_pass = Sie können an keinem der Enden { $ends } anlegen: Sie müssen passen.
action-dominoes-deal = Verteilen
action-dominoes-buy = Stein kaufen
action-dominoes-pass = Passen
action-dominoes-next = Nächste Runde
action-dominoes-play = Stein legen
action-dominoes-play_why = Wählen Sie einen Ihrer Steine, dann ein Ende der Kette.
turn-dominoes-lot = Neue Runde

## Plätze, Steine, und was dort geht

label-dominoes-hand = { $own ->
    [true] Ihre Hand
   *[other] Hand { $sideOf }
}
label-dominoes-slot = Ihr Stein { $number }
label-dominoes-laid = { $number }. Stein der Kette
label-dominoes-end = { $end ->
    [left] { $board ->
        [upright] Oberes Ende mit der { $number }
       *[other] Linkes Ende mit der { $number }
    }
   *[other] { $board ->
        [upright] Unteres Ende mit der { $number }
       *[other] Rechtes Ende mit der { $number }
    }
}
label-dominoes-first = Platz für den ersten Stein
label-dominoes-stock = { $buyable ->
    [0] { $count ->
        [one] Talon: ein Stein, nicht zu kaufen
        [2] Talon: zwei Steine, nicht zu kaufen
       *[other] { $count } verdeckte Steine
    }
   *[other] { $count ->
        [one] Vorrat (ein verdeckter Stein, zu kaufen)
       *[other] Vorrat ({ $count } verdeckte Steine, { $buyable } zu kaufen)
    }
}
label-dominoes-lead = mit { $tile } eröffnen
label-dominoes-join = { $tile } an die { $number } { dominoes-at-end } legen
label-dominoes-buy = { $buyable ->
    [one] den letzten Stein kaufen
   *[other] einen Stein kaufen
}
short-dominoes-pips = { $value ->
    [one] { $value } Auge
   *[other] { $value } Augen
}
place-dominoes-movable = auswählbar
legend-dominoes-joined = zuletzt gelegter Stein
move-dominoes-lead = { $tile }
move-dominoes-join = { $tile } { $end ->
    [left] { $board ->
        [upright] oben
       *[other] links
    }
   *[other] { $board ->
        [upright] unten
       *[other] rechts
    }
}
move-dominoes-buy = { $tile ->
    [none] kauft
   *[other] kauft { $tile }
}
move-dominoes-pass = passt
counter-dominoes-buyable = { $value ->
    [0] nichts mehr zu kaufen
    [one] ein Stein zu kaufen
   *[other] { $value } Steine zu kaufen
}
counter-dominoes-tiles = { $value ->
    [one] { $value } Stein
   *[other] { $value } Steine
}
counter-dominoes-pips = { $value ->
    [one] { $value } Auge in der Hand
   *[other] { $value } Augen in der Hand
}
counter-dominoes-table = { $value ->
    [one] { $value } Auge auf dem Tisch
   *[other] { $value } Augen auf dem Tisch
}

## Neben der Hand und neben dem Verdeckten

caption-others = { $sideSubject } sieht nur diese Steine
caption-hand = Ihre Steine
caption-count = Augen zählen
caption-fit = { $count ->
    [0] keiner passt
    [one] einer passt
    [2] zwei passen
    [3] drei passen
    [4] vier passen
   *[other] { $count } passen
}
caption-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
caption-pips = { $value ->
    [one] { $value } Auge
   *[other] { $value } Augen
}
caption-dominoes-stock = { $buyable ->
    [0] nichts zu kaufen
   *[other] { $buyable } zu kaufen
}{ $talon ->
    [0] {""}
   *[other] , { $talon } im Talon
}

## Wie das Buch Steine einer Zahl nennt

mark-dominoes-group = im Buch benannte Gruppe
mark-dominoes-blase = Blase in { $number }
mark-dominoes-ueberforsche = Überforsche in { $number }
mark-dominoes-kleine_ueberforsche = kleine Überforsche in { $number }
mark-dominoes-forsche = Forsche in { $number }
mark-dominoes-kleine_forsche = kleine Forsche in { $number }
mark-dominoes-klemme = Klemme in { $number }
mark-dominoes-falle = Falle in { $number }
grouping-dominoes-blase = Blase: alle Steine einer Zahl; sie zwingt den Gegner nicht, einen Stein herzugeben
grouping-dominoes-ueberforsche = Überforsche: der Doppelstein und alle anderen Steine einer Zahl bis auf einen; sie zwingt den Gegner, den fehlenden herzugeben
grouping-dominoes-kleine_ueberforsche = Kleine Überforsche: alle Steine einer Zahl außer dem Doppelstein
grouping-dominoes-forsche = Forsche: der Doppelstein und alle anderen Steine einer Zahl bis auf zwei; sie zwingt den Gegner, diese beiden herzugeben
grouping-dominoes-kleine_forsche = Kleine Forsche: alle Steine einer Zahl bis auf zwei; einer der beiden ist der Doppelstein
grouping-dominoes-klemme = Klemme: der Doppelstein und alle anderen Steine einer Zahl bis auf drei; der Doppelstein kann ausgesperrt werden
grouping-dominoes-falle = Falle: alle Steine einer Zahl bis auf vier; einer der vier ist der Doppelstein

## Warum nicht: die ersten Wörter, bis zum Doppelpunkt, stehen hervor

reason-dominoes-not_held = Nicht in der Hand: { $tile } gehört nicht zu Ihren Steinen.
reason-dominoes-does_not_fit = Passt nicht: { $tile } hat keine { $number }.
reason-dominoes-lead_highest = Höchster Stein zuerst: Eröffnen Sie mit { $tile }.
reason-dominoes-no_stock = Nichts zu ziehen: In diesem Spiel gibt es keinen Vorrat.
reason-dominoes-none_to_buy = Nichts mehr zu kaufen: Die letzten beiden Steine sind der Talon und bleiben verdeckt.
reason-dominoes-lead_first = Erst eröffnen: Vor dem ersten Stein wird nichts aus dem Vorrat genommen.
reason-dominoes-drawn_already = Schon gezogen: Sie dürfen nur einen Stein pro Zug ziehen.
reason-dominoes-bought_enough = Genug gekauft: Der gekaufte Stein passt und muss angelegt werden.
reason-dominoes-must_serve = Sie können anlegen: Einer Ihrer Steine passt.
reason-dominoes-must_buy = Erst kaufen: Solange Steine zu kaufen sind, dürfen Sie nicht passen.
reason-dominoes-throw_first = Erst verteilen: Die Steine liegen noch verdeckt.
reason-dominoes-dealt_already = Schon verteilt: Jeder Spieler hat seine Steine.
reason-dominoes-face_down = Verdeckt: Dieser Stein ist noch unbekannt.
reason-dominoes-not_a_tile = Nicht Ihr Stein: Wählen Sie einen Ihrer Steine oder den Vorrat.
reason-dominoes-not_an_end = Kein Ende: Legen Sie den Stein an eines der beiden Enden der Kette.

## Was von den Steinen bekannt ist

known-title = Zahlen im Spiel
known-laid = in der Kette
known-hand = in Ihrer Hand
known-left = unbekannt
known-lacks = { $sideSubject } hat keine
known-number = { $number }: { $line } in der Kette, { $hand } in Ihrer Hand, { $unseen } unbekannt
known-odds = Wo die unbekannten Steine liegen können
known-odds-lead = Berücksichtigt sind alle Verteilungen, die mit den bekannten Steinen und dem bisherigen Passen vereinbar sind; aus Käufen wird nichts geschlossen.
known-tile = Steine
known-at-stock = im Vorrat
known-at-talon = im Talon
known-at-out = aus dem Spiel

## Fehler in Stellungen und Notation

error-dominoes-no_such_tile = In einem Satz bis { $reach } gibt es den Stein { $tile } nicht.
error-dominoes-end_missing = Schreiben Sie, an welches Ende { $tile } kommt: „left“ oder „right“.
error-dominoes-end_of_nothing = { $tile } ist der erste Stein; ein linkes und ein rechtes Ende gibt es noch nicht.
error-dominoes-deal_incomplete = Eine Verteilung nennt jeden der { $expected } Steine einmal; hier { $count ->
    [one] ist einer
   *[other] sind { $count }
} angegeben.
error-dominoes-tile_twice = { $tile } kommt zweimal vor.
error-dominoes-tiles_missing = Der Satz hat { $expected } Steine; hier { $count ->
    [one] ist es nur einer.
   *[other] sind es { $count }.
}
error-dominoes-line_broken = { $first } und { $second } liegen nebeneinander, passen aber nicht zusammen.
error-dominoes-stock_size = Es müssen { $least } bis { $most } Steine verdeckt liegen, nicht { $given }.
error-dominoes-no_stock = In diesem Spiel gibt es keinen Vorrat.
error-dominoes-hands_number = Zu { $expected } Spielern gehören { $expected } Hände, nicht { $given }.
error-dominoes-hands_empty = Nur eine Hand kann leer sein, und das nur, wenn schon ein Stein gelegt ist.
error-dominoes-seat_missing = Im Feld „{ $name }“ muss ein Spieler stehen.
error-dominoes-lacks_held = Laut Angabe fehlt { $side } eine der Zahlen auf { $tile }, doch { $side } hat diesen Stein.
error-dominoes-deal_impossible = Die verdeckten Steine lassen sich nicht verteilen, weil den Spielern zu viele Zahlen fehlen.
error-dominoes-result_impossible = In dieser Stellung kann eine Runde nicht mit „{ $ending }“ geendet haben.

## Warum ein Zug gut ist

hint-dominoes-only_move = Ein anderer Zug ist nicht möglich.
hint-dominoes-goes_out = Das ist Ihr letzter Stein, und Sie gewinnen: Domino.
hint-dominoes-blocks = Das sperrt die Kette, und Ihnen bleibt höchstens die Hälfte der Augen in allen Händen: { $own } von etwa { $bound }.
hint-dominoes-leads_double = { $tile } ist ein Doppelstein; ist er gelegt, kann er nicht mehr ausgesperrt werden.
hint-dominoes-saves_double = Der Doppelstein { $tile } steckt in der Klemme; ist er gelegt, kann er nicht mehr ausgesperrt werden.
hint-dominoes-holds_double = Das deckt die { $number } zu; der gegnerische Doppelstein dieser Zahl ist damit womöglich ausgesperrt.
hint-dominoes-forsche = { $group ->
    [ueberforsche] Damit nutzen Sie Ihre Überforsche in { $number }: Liegt der fehlende Stein noch nicht, können Sie ihn erzwingen.
    [kleine_forsche] Damit nutzen Sie Ihre kleine Forsche in { $number }: Ihnen fehlen zwei Steine, darunter der Doppelstein.
   *[other] Damit nutzen Sie Ihre Forsche in { $number }: Liegen die zwei fehlenden Steine noch nicht, können Sie beide erzwingen und dann sperren.
}
hint-dominoes-falle = Damit behalten Sie Ihre Falle in { $number }: Von dieser Zahl fehlen Ihnen vier Steine, darunter der Doppelstein.
hint-dominoes-heavy = Damit ist Ihre Hand um { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
} leichter.
hint-dominoes-varied = Jede Zahl Ihrer Hand bleibt Ihnen erhalten.
hint-dominoes-buys_weak = Am schwächsten sind Sie bei { $numbers }; ein neuer Stein kann helfen.
hint-dominoes-must_buy = Keiner Ihrer Steine passt: Sie müssen kaufen.
hint-dominoes-must_pass = Sie können keinen Ihrer Steine anlegen und müssen passen.
hint-dominoes-answers = { $percent ->
    [0] { $sideSubject } hat danach fast sicher keinen passenden Stein.
    [100] { $sideSubject } hat danach fast sicher einen passenden Stein.
   *[other] { $sideSubject } hat danach in rund { $percent } % der möglichen Verteilungen einen passenden Stein.
}

## Zitate, die in einer anderen Sprache anders lauten

cited-adler-jahn-sperrdomino-und-dominosa-3rd-ed-1920 = Adler/Jahn, Sperrdomino und Dominosa, 3. Auflage 1920

## Ein Tipp beginnt damit, was zu ziehen ist

hint-dominoes-do_lead = Legen Sie { $tile } als ersten Stein
hint-dominoes-do_buy = Kaufen Sie einen Stein
hint-dominoes-do_join = Legen Sie { $tile } { dominoes-at-end } an
