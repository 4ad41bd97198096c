### Was nur in Python und im Terminal gesagt wird.
### Begründungen, Tipps und Ereignisse der Spiele stehen in web/src/i18n, für Seite und Terminal.

did-you-mean = Meinten Sie „{ $name }“?
known-names = Möglich sind: { $names }.
damaged-file = { $name ->
    [none] Diese Datei ist unvollständig oder kein gespeichertes Spiel. Nehmen Sie eine andere Kopie.
   *[other] Der Eintrag „{ $name }“ fehlt oder ist falsch. Nehmen Sie eine andere Kopie der Datei.
}
error-cannot_be_sent = Dieser Spieler kann nicht an andere Prozesse übergeben werden. Verwenden Sie eine Funktion auf Modulebene oder jobs=1.
error-uneven_games = Partien werden paarweise gespielt: Die Zahl der Partien muss gerade und mindestens 2 sein, nicht { $games }.
error-deal_not_found = In { $attempts } Versuchen wurde keine Verteilung gefunden, die zu den Zügen passt.
error-not_numbered = { $game } hat keine nummerierten Züge, wie Bibliotheken für maschinelles Lernen sie brauchen. Wählen Sie ein Spiel mit Gegnern.
error-unknown_parameter = „{ $name }“ ist kein Parameter des Spielers „{ $player }“.
error-program_failed = „{ $command }“ hat keinen Zug genannt; das Programm muss zu jeder Stellung ein JSON-Objekt mit dem Zug in „play“ ausgeben.
hint-line = { $move }: { $reason }
refusal-cited = { $reason } ({ $source })
match-result = { $first } gegen { $second } in { $game }: { $score } % ({ $least } bis { $most } %) aus { $games } Partien ({ $wins } gewonnen, { $draws } unentschieden, { $losses } verloren, { $unfinished } nicht beendet), { $bound ->
    [least] Elo-Differenz mindestens { $low }
    [most] Elo-Differenz höchstens { $high }
   *[both] Elo-Differenz { $elo } ({ $low } bis { $high })
}.
match-interrupted = { $games ->
    [0] Abgebrochen, bevor die ersten beiden Partien zu Ende waren.
   *[other] Nach { $games } Partien abgebrochen; diese Partien werden gewertet.
}
games-game = Spiel
games-name = Name
games-sides = Seiten
games-options = Optionen
games-levels = Stufen
games-presets = Voreinstellungen
games-more = „alveus games SPIEL“ zeigt Optionen und Stufen, „alveus play SPIEL“ beginnt ein Spiel.
games-default = * kennzeichnet den Standard.
games-how = mit --set NAME=WERT wählbar; * kennzeichnet den Standard:
how-sure = { $certainty ->
    [attested] belegt
    [inferred] erschlossen
    [disputed] umstritten
   *[modern] modern
}
extra-missing = nicht installiert: { $names }
doctor-yes = ja
doctor-no = nein
error-extra_needed = Weitere Pakete sind nötig: pip install alveus[{ $name }].
error-no_sheets = Für { $game } gibt es keine Bögen zum Drucken.
error-file_failed = Diese Datei oder Ausgabe kann nicht gelesen oder geschrieben werden: { $text }. Prüfen Sie den Namen, die Rechte und den freien Speicherplatz.
error-main_unguarded = Arbeitsprozesse importieren Ihr Skript. Setzen Sie den Aufruf unter „if __name__ == { "\u0022" }__main__{ "\u0022" }:“ oder verwenden Sie jobs=1.
error-worker_lost = Ein Arbeitsprozess wurde unerwartet beendet. Prüfen Sie den freien Arbeitsspeicher und den Code der Spieler oder verwenden Sie jobs=1.
reason-play_on = Das Spiel ist noch nicht zu Ende.

## Spielen im Terminal

play-person = Mensch
play-welcome = { $players ->
    [none] { $game }. „help“ zeigt die Hilfe.
   *[other] { $game } – { $players }. „help“ zeigt die Hilfe.
}
play-throw = { $roll ->
    [none] Die Eingabetaste teilt die Steine aus.
   *[other] Die Eingabetaste würfelt; mit „{ $roll }“ geben Sie den Wurf echter Würfel ein.
}
play-covered = Die Eingabetaste zeigt Ihre Steine.
play-over = Die Eingabetaste startet das nächste Spiel; „quit“ beendet alveus.
play-many = { $count ->
    [one] { $count } Zug ist möglich; „list“ zeigt ihn.
   *[other] { $count } Züge sind möglich; „list“ zeigt sie.
}
play-allowed = { $move } ist möglich.
play-saved = In { $file } gespeichert.
play-help = { $enter ->
    [throws] Geben Sie einen Zug oder seine Nummer aus der Liste ein; die Eingabetaste würfelt, die Tabulatortaste ergänzt die Eingabe. Außerdem:
   *[shows] Geben Sie einen Zug oder seine Nummer aus der Liste ein; die Eingabetaste zeigt das Brett, die Tabulatortaste ergänzt die Eingabe. Außerdem:
}
play-help-list = die möglichen Züge zeigen
play-help-hint = einen Zug mit Begründung vorschlagen
play-help-why = „why ZUG“ oder „why PLATZ“: erklären, warum ein Zug nicht möglich ist
play-help-undo = den letzten Zug zurücknehmen
play-help-redo = den zurückgenommenen Zug wiederholen
play-help-again = das nächste Spiel beginnen
play-help-sources = die Regeln und ihre Quellen zeigen
play-help-save = „save DATEI“: das Spiel speichern; „alveus play --load DATEI“ setzt es fort
play-help-help = diese Liste zeigen
play-help-resign = aufgeben
play-help-quit = alveus verlassen

## Gedruckte Bögen

print-written = { $count ->
    [one] { $count } Bogen ({ $paper }) in { $file } gespeichert. Drucken Sie ihn mit 100 %.
   *[other] { $count } Bögen ({ $paper }) in { $file } gespeichert. Drucken Sie sie mit 100 %.
}

## Lesarten der Regeln

exported-readings = { $count ->
    [one] { $count } Lesart in { $file } gespeichert.
   *[other] { $count } Lesarten in { $file } gespeichert.
}
error-unknown_ending = { $ending ->
    [none] Der Dateiname hat keine Endung. Ergänzen Sie eine von diesen: { $known }.
   *[other] Dateien im Format { $ending } können nicht geschrieben werden. Möglich sind { $known }.
}

## Antworten zu Rätseln

answer-solutions = Lösungen
answer-complete = Vollständig gezählt
answer-key = Lösung
answer-grade = Schwierigkeit
answer-tally = Mögliche Plätze jedes Steins
answer-steps = Schritte
answer-step = Nächster Schritt
answer-aids = Benötigte Hilfsmittel
answer-puzzles = Aufgaben
answer-cells = Felder
answer-numbers = Zahlen
answer-groups = Gruppen
answer-keys = Lösungen
answer-seed = Startwert

## The laboratory

error-lab_clock = „{ $player }“ hat eine Zeitgrenze. In Versuchen wird stattdessen die Zahl der Knoten begrenzt; diese Grenze ist auf jedem Gerät gleich.
error-lab_seconds = Die Zeit für einen Zug muss größer als 0 sein und darf höchstens { $most } Sekunden betragen.
error-lab_no_function = „{ $player }“ ist keine Funktion, die für eine Stellung einen Zug liefert.
error-lab_same_name = Beide Spieler heißen „{ $player }“. Benennen Sie eine der Funktionen um, oder lassen Sie die Ergebnisdatei weg.
error-lab_other = { $file } gehört zu einem anderen Versuch. Es wurde nichts geändert. Wählen Sie eine andere Datei oder den Versuch, den diese Datei enthält.
error-lab_in_use = Ein anderer Lauf schreibt in { $file }; deshalb wurde dieser Lauf beendet. Warten Sie auf den anderen Lauf oder wählen Sie eine andere Datei.
error-lab_not_written = Die Datei kann nicht geschrieben werden ({ $text }). Ihr Inhalt bleibt erhalten; sobald Platz frei ist, setzt derselbe Befehl den Lauf fort.
error-lab_lost = Arbeitsprozesse sind mehrmals ausgefallen ({ $text }). Fertige Partien bleiben erhalten; derselbe Befehl setzt den Lauf fort.
error-lab_no_scheduler = Unter { $address } antwortet kein Dask-Scheduler: { $text }
lab-done = { $done } von { $total } Partien
lab-left = noch { $left }
lab-rate = { $rate ->
    [one] { $rate } Partie pro Sekunde
   *[other] { $rate } Partien pro Sekunde
}
lab-stopped = Angehalten nach { $games } von { $total } Partien.
lab-kept = Fertige Partien sind in { $file } gespeichert; derselbe Befehl setzt den Lauf fort.
lab-lost-all = Es wurden keine Partien gespeichert. Mit --to DATEI können Sie einen Lauf anhalten und fortsetzen.
lab-written = In { $file } gespeichert.
lab-joined = { $games } Partien in { $file } gespeichert.
lab-versions = Diese Partien wurden mit mehreren Versionen von alveus gespielt: { $versions }. Wenn sich deren Regeln oder Spieler unterscheiden, sind die Partien nicht vergleichbar.

## Partien mit Briefen

error-letter_kept_there = { $file } enthält schon eine Partie. Wählen Sie für die neue Partie einen anderen Namen.
error-letter_other = Dieser Brief oder diese Datei gehört nicht zu der Partie in { $file }. Nennen Sie mit --keep eine andere Datei.
error-letter_unconfirmed = { $file } enthält ein Geheimnis und wurde nicht wiederhergestellt. Haben Sie die Datei selbst gesichert, wiederholen Sie den Befehl mit --yes.
error-letter_written = Brief { $number } ist schon geschrieben; seine Nachricht kann nicht mehr geändert werden. Lassen Sie --word weg, um ihn noch einmal auszugeben.
post-written = Senden Sie diesen Text. Wer ihn im Browser öffnen will, hängt ihn an die Adresse von alveus an; im Terminal öffnet ihn „alveus letter read“.
post-again = Das ist noch einmal Brief { $number }. Sie haben noch keine Antwort darauf gelesen.
post-secret = { $file } enthält ein Geheimnis. Öffnen Sie die Datei nur, wenn Sie sie selbst gesichert haben, denn der Urheber einer gefälschten Datei kennt alle Ihre künftigen Würfe. Wiederherstellen? [j/N]
post-seal = Siegel von { $side }: { $seal } …
post-verified = { $throws ->
    [0] { $moves ->
        [0] Die Briefe folgen
        [one] { $moves } Zug folgt
       *[other] Alle { $moves } Züge folgen
    } den Regeln.
   *[other] { $throws ->
        [one] { $throws } Wurf ergibt sich
       *[other] Alle { $throws } Würfe ergeben sich
    } aus beiden Siegeln, { $moves ->
        [0] die Briefe folgen
        [one] { $moves } Zug folgt
       *[other] alle { $moves } Züge folgen
    } den Regeln.
}
post-older = Brief { $number } ist älter als Ihr Stand der Partie; die neuere Stellung wird gezeigt.
post-word = Im Brief steht: „{ $word }“
post-offered = Es wurde ein Unentschieden angeboten. Mit „alveus letter play draw“ nehmen Sie es an.
post-next = { $standing ->
    [ours] Die Serie geht weiter: „alveus letter next“ beginnt die nächste Partie.
    [theirs] Die Serie geht weiter: Die andere Seite beginnt die nächste Partie mit einem Brief.
   *[watching] Die Serie wird mit einer weiteren Partie fortgesetzt.
}
post-standing = { $standing ->
    [watching] Sie sehen dieser Partie zu.
    [theirs] Sie warten auf einen Brief.
    [over] Diese Partie ist zu Ende.
   *[ours] { $ready ->
        [true] Sie können den Brief schreiben: „alveus letter write“.
       *[other] Sie sind am Zug: „alveus letter play ZUG“.
    }
}

## Pakete

error-pack_name = { $near ->
    [none] „{ $name }“ ist nicht möglich. Wählen Sie einen Namen aus Kleinbuchstaben und Ziffern, den noch kein Spiel oder Modul hat.
   *[other] „{ $name }“ ist nicht möglich. Wählen Sie einen Namen aus Kleinbuchstaben und Ziffern, zum Beispiel „{ $near }“.
}
error-pack_entry = { $archive } enthält „{ $entry }“. Nur eindeutige relative Pfade sind zulässig, keine Verknüpfungen, verschlüsselten Dateien oder Windows-Gerätenamen.
error-pack_link = { $file } ist eine symbolische Verknüpfung, deshalb wurde nichts geschrieben. Ersetzen Sie sie durch eine Datei oder einen Ordner.
error-pack_unconfirmed = { $archive } wurde nicht ausgeführt. Prüfen Sie die Herkunft. Antworten Sie dann im Terminal mit „ja“ oder geben Sie --yes an.
error-pack_words = { $file } ist nicht lesbar: { $error }. Speichern Sie die Datei in UTF-8 und berichtigen Sie die Fluent-Syntax.
pack-about = { $name } { $version } ({ $archive })
pack-games = { $gamesCount ->
    [one] Spiel: { $games }
   *[other] Spiele: { $games }
}
pack-files = { $files ->
    [one] 1 Datei:
   *[other] { $files } Dateien:
}
pack-more-files = { $count ->
    [one] und 1 weitere Datei
   *[other] und { $count } weitere Dateien
}
pack-question = Der Python-Code dieses Wheels läuft mit Ihren Rechten. Er kann Ihre Dateien lesen und ändern und das Netz benutzen. Ausführen? [ja/nein]
pack-tried = Lesarten: { $readings }. Zu Ende gespielte Partien: { $finished }. Gespielte Züge: { $plies }. Tipps: { $hints }. Begründungen: { $reasons }. Analysen: { $analyses }.
pack-parts = Teile: { $names }
pack-absent = Nicht vorhandene Teile: { $names }
pack-untranslated = Sprachen ohne Übersetzung (Texte auf Englisch): { $names }
error-folder_full = { $folder } ist nicht leer. Es wurde nichts geschrieben; wählen Sie einen leeren Ordner.
error-pack_project = In { $file } fehlen Angaben, die ein Paket braucht: { $part }.
error-pack_wordless = { $game } hat keine Texte: Das Paket braucht words/en.ftl.
error-pack_unworded = { $game } hat in „{ $language }“ keine Texte für { $names }.
error-pack_unfilled = { $game }: Diese Meldungen in „{ $language }“ enthalten eine Variable, die das Spiel nicht liefert: { $names }.
error-pack_fails = { $game } scheitert bei „{ $part }“ ({ $at }): { $error }
error-pack_outside = In { $game } liegt der Platz { $place } auf einem ungültigen oder besetzten Feld: Reihe { $row }, Spalte { $column }.
error-pack_unsound = { $game } widerspricht sich bei { $part }. Erwartet: { $expected }. Erhalten: { $got }. Stellung: { $position }
error-pack_undeclared = { $game }: In Info.codes fehlt der Code „{ $text }“ der Art „{ $kind }“. Ergänzen Sie ihn dort oder berichtigen Sie ihn im Programm.
error-pack_signature = { $game }: Der Gegner in { $module } muss { $method } mit genau diesen Parametern definieren.
error-pack_illegal = { $game }: { $method } des Gegners gab einen regelwidrigen Zug zurück: „{ $text }“.
error-pack_places = { $game }: Der Weg des Tipps „{ $text }“ enthält Kennungen, die keine Plätze des Bretts bezeichnen: { $places }.
error-pack_chance = In { $game } wird gewürfelt („{ $roll }“), aber die Info des Spiels enthält chance=False.
