### Nachrichten aller Spiele: Plätze und mögliche Züge, Enden, Fehler. $side: Name einer Seite oder
### ihres Spielers („Weiß“, „Anna“); $sideSubject: der Name am Satzanfang („Der Stammgast“).
### $place: Name eines Platzes („Zunge 12“). $dice: Aufzählung von Würfeln („6 und 5“).
### $move: ein Zug in Worten. $things: Aufzählung. $game: Name eines Spiels.

## Das Raster
## Die Plätze des Bretts, vorgelesen, wenn der Fokus dort ist.

# Zahlwörter; ab dreizehn Ziffern.
number-word = { $count ->
    [0] kein
    [1] ein
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
# Eine Zahl nach der anderen: „zwei, dann vier“.
then = dann { $words }
place-empty = leer
place-chosen = gewählt
place-movable = { $diceCount ->
    [0] kann ziehen
    [one] kann mit der { $dice } ziehen
   *[other] kann mit { $dice } ziehen
}
# Nach dem Namen des gewählten Platzes, wenn nochmaliges Drücken einen Zug spielt.
press-again = noch einmal drücken: { $move }
target-goes = { $diceCount ->
    [0] Ziel
    [one] Ziel mit der { $dice }
   *[other] Ziel mit { $dice }
}
target-takes = { $diceCount ->
    [0] Ziel, dort wird geschlagen
    [one] Ziel mit der { $dice }, dort wird geschlagen
   *[other] Ziel mit { $dice }, dort wird geschlagen
}
target-passes = { $diceCount ->
    [0] Ziel, unterwegs wird geschlagen
    [one] Ziel mit der { $dice }, unterwegs wird geschlagen
   *[other] Ziel mit { $dice }, unterwegs wird geschlagen
}

## Der Erzähler
## Antworten auf Tasten am Brett, vorgelesen. $ways, $moves: mögliche Züge. $value, $target: erreichte
## und nötige Punkte.

chosen-ways = { $told ->
    [again] { $place } gewählt: { $ways }. Drücken Sie noch einmal darauf, um zu spielen.
    [marked] { $place } gewählt. Wählen Sie nun das Ziel.
   *[all] { $place } gewählt: { $ways }.
}
moves-list = { $count ->
    [0] Es ist kein Zug möglich. { $things }.
    [one] Ein Zug: { $things }.
   *[other] { $count } Züge: { $things }.
}
moves-nothing = Es ist kein Zug möglich.
moves-from = { $place }: { $moves }
dice-left = { $diceCount ->
    [0] Alle Würfel sind gespielt.
   *[other] Noch zu spielen: { $dice }.
}
dice-unplayable = Derzeit nicht spielbar: { $dice }.
dice-used = Gespielt: { $dice }.
in-hand = In der Hand: { $things }.
nothing-in-hand = Auf dem Brett liegen keine Würfel, und die Hand ist leer.
nothing-rolled-or-held = In diesem Spiel gibt es weder Würfel noch Steine in der Hand.
counter-score = { $value } von { $target ->
    [one] einem Punkt
   *[other] { $target } Punkten
}
score-series-won = { $sideSubject } gewinnt die Serie mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
own-score-series-won = Sie gewinnen die Serie mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
# Formen des Namens einer Seite oder eines Spielers; keine Nachricht, die jemand sieht.
name-forms = { $side }
    .subject = { $side }
    .of = von { $side }
counted = { $side }: { $things }.
# Ein Tipp: der Zug und ein oder mehrere Sätze als Begründung.
hint-says = { $move }. { $reason }
hint-strongest = So würde der stärkste Gegner ziehen.
# Antwort nach dem Zurücknehmen eines Zugs, und nach einem Zug, während das Spiel noch lädt.
taken-back = Zug zurückgenommen.
kept = Einen Augenblick: Ihr Zug wird gespielt, sobald das Spiel bereit ist.

## Universalspieler

level-mcts = Universalspieler – für jedes Spiel
plays-mcts = Spielt nach jedem möglichen Zug viele Probepartien und wählt den erfolgreichsten.
hint-trials = { $count ->
    [0] Dieser Zug ist der einzige oder gewinnt sofort.
    [one] Dieser Zug hat sich in einer Probepartie am besten bewährt (Gewinnaussicht { $percent } %).
   *[other] Dieser Zug hat sich in { $count } Probepartien am besten bewährt (Gewinnaussicht { $percent } %).
}

## Enden
## In der Zugliste, über dem Brett und vorgelesen.

event-resign = { $sideId ->
    [solver] Sie geben auf.
   *[other] { $sideSubject } gibt auf.
}
own-resign = Sie geben auf.
event-end = { $sideSubject } beendet das bereits entschiedene Spiel.
event-over = { $sideId ->
    [none] Das Spiel endet unentschieden.
   *[other] { $sideSubject } gewinnt.
}
status-won = { $ending ->
    [resigned] { $sideSubject } gewinnt durch Aufgabe.
   *[other] { $sideSubject } gewinnt.
}
status-drawn = Unentschieden.
# Zwei Personen spielen an einem Gerät. Die Schaltfläche darunter zeigt die Steine der angesprochenen.
status-covered = { $side }, nehmen Sie bitte Platz. Alle Hände sind verdeckt.
# Schaltflächen.
action-sit = Meine Steine zeigen
action-resign = Aufgeben
action-end = Spiel beenden

## Warum etwas nicht möglich ist
## Neben dem Brett und vorgelesen. $most: die größte erlaubte Anzahl. $throw: Nummer eines Wurfs.

reason-game_over = Das Spiel ist zu Ende.
reason-throw_first = Erst würfeln: In diesem Zug wurde noch nicht gewürfelt.
reason-not_your_turn = Sie sind nicht am Zug: Ein anderer Spieler ist an der Reihe.
reason-nothing_to_undo = Es gibt nichts zurückzunehmen.
reason-nothing_to_redo = Es gibt nichts zu wiederholen.
reason-no_game_before = Es gibt kein vorheriges Spiel.
reason-draw_stays = Sie kennen diesen Stein, deshalb kann er nach diesen Regeln nicht zurückgelegt werden.
reason-draw_counts = Sie kennen diesen Stein, deshalb kann er in einer Serie nicht zurückgelegt werden.
# Ein Spiel, das noch nicht entschieden ist, kann man nicht beenden.
reason-not_decided = Das Ergebnis des Spiels ist noch offen.
reason-letter_alone = Keine Tipps: Briefpartien werden ohne Hilfe gespielt.
reason-letter_full = Eine Briefpartie hat höchstens { $most } Züge. Im nächsten Brief können Sie nur noch aufgeben.
reason-letter_last = Keine weitere Partie: Diese Partie läuft noch, oder sie ist die letzte.
reason-letter_not_yours = Der nächste Brief kommt von der anderen Seite.
reason-letter_end = Um eine Briefpartie aufzugeben, wählen Sie im Menü „Im nächsten Brief aufgeben“.
reason-letter_stands = Züge, die in einem Brief gesendet wurden, können nicht mehr geändert werden.
reason-letter_throw = Wurf { $throw } ist noch nicht bekannt: Er hängt vom nächsten Brief der anderen Seite ab.
reason-letter_unplayed = Ziehen Sie zuerst; dann können Sie den Brief schreiben.
reason-no_draw_offered = Es wurde kein Unentschieden angeboten.
reason-no_such_ply = Diesen Zug gibt es in diesem Spiel nicht.
reason-game_full = In einem Spiel können höchstens { $most } Züge gespeichert werden. Beginnen Sie ein neues Spiel.

## Fehler
## In einer Meldung auf der Seite oder im Terminal. $name: Name einer Option oder eines Felds, nicht
## übersetzt. $value, $given, $text: die Eingabe. $number, $ply: Nummer eines Zugs, Briefs oder Spiels.

error-bad_value = „{ $value }“ ist kein gültiger Wert für { $name }.
error-conflict = Zu { $name } gibt es zwei verschiedene Angaben: „{ $given }“ und „{ $position }“.
error-deal_not_listed = Bei { $game } gibt es zu viele Verteilungen für eine Liste. Beginnen Sie mit einer Stellung, in der die Steine verteilt sind.
error-hidden_hand = Diese Hand bleibt verdeckt, bis das Spiel zu Ende ist.
error-internal = Im Spielprogramm ist ein Fehler aufgetreten. Ihr Spiel bleibt erhalten; bitte versuchen Sie es noch einmal.
error-letter_contradicts = Ab Zug { $number } weicht dieser Brief von Ihrer Partie ab. Ihre Partie bleibt erhalten. Fragen Sie bei der anderen Seite nach.
error-letter_damaged = Dieser Brief ist beschädigt oder unvollständig. Bitten Sie die andere Seite, ihn noch einmal zu senden.
error-letter_game = { $game } ist hier nicht per Brief spielbar. Wählen Sie andere Regeln. Wenn das Spiel mit einem Brief kam, laden Sie die Seite neu.
error-letter_links = Die Würfel in diesem Brief passen nicht zu den Siegeln der Partie. Bitten Sie die andere Seite, den Brief noch einmal zu senden.
error-letter_move = Zug { $number } in diesem Brief verstößt gegen die Regeln: { $move }. Bitten Sie die andere Seite, den Brief noch einmal zu senden.
error-letter_names = Dieser Brief ändert den Namen eines Spielers. Ihre Partie bleibt erhalten. Bitten Sie die andere Seite, den Brief noch einmal zu senden.
error-letter_ours = Diesen Brief haben Sie selbst geschrieben. Die Antwort steht noch aus.
error-letter_series = Das ist nicht die nächste Partie Ihrer Serie. Die Serie bleibt erhalten. Bitten Sie die andere Seite, den Brief noch einmal zu senden.
error-letter_side_differs = Diese Datei passt nicht zur Partie auf diesem Gerät. Ihre Partie bleibt erhalten. Öffnen Sie nur Dateien, die Sie selbst gesichert haben.
error-letter_side_file = Das ist die Sicherung einer Partie, kein Brief. Nutzen Sie „Meine Partie wiederherstellen“ oder im Terminal „alveus letter restore“.
error-letter_too_long = Ein Brief hat höchstens { $most } Zeichen, aber dieser ist länger. Prüfen Sie, ob Sie anderen Text mitkopiert haben.
error-letter_unfinished = Brief { $number } endet mitten in einem Zug. Ihre Partie bleibt erhalten. Bitten Sie die andere Seite, den Brief noch einmal zu senden.
error-letter_unsent = Brief { $number } enthält Züge von Ihrem anderen Gerät. Spielen Sie dort weiter oder stellen Sie Ihre Partie hier wieder her.
error-letter_version = Dieser Brief stammt aus einer neueren Version von alveus. Laden Sie die Seite neu oder aktualisieren Sie alveus.
error-line_unreadable = „{ $text }“ ist nicht lesbar. Schreiben Sie die Zeile wie im Beispiel daneben.
error-link_damaged = Dieser Link ist beschädigt oder unvollständig.
error-link_hidden = Ein Link würde die verdeckten Steine verraten. Sie können ihn nach dem Spiel erstellen.
error-link_illegal_move = Dieser Link enthält einen Zug, den die Regeln nicht erlauben: { $text } (Zug { $ply }).
error-link_too_long = Dieser Link hat mehr als { $most } Zeichen. Bitten Sie den Absender um das Spiel als Datei.
error-link_too_new = Dieser Link stammt aus einer neueren Version von alveus. Laden Sie die Seite neu oder aktualisieren Sie alveus.
error-part_missing = Ein Teil des Spiels konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
error-load_failed = Ein Teil des Spiels wurde nicht geladen. Prüfen Sie die Verbindung und laden Sie die Seite neu.
error-load_cancelled = Das Laden wurde abgebrochen. Das Spiel auf dem Brett ist unverändert.
error-missing = „{ $name }“ fehlt.
error-no_analysis = Für { $game } gibt es noch keine Analyse.
error-no_editor = Stellungen von { $game } können hier nicht eingegeben werden.
error-no_hints = Für { $game } gibt es keine Tipps.
error-no_knowledge = Bei { $game } gibt es zurzeit keine verdeckten Hände.
error-no_match = Es läuft kein Spiel.
error-no_puzzles = Für { $game } gibt es keine Aufgaben.
error-no_sampling = Der Universalspieler kann { $game } nicht spielen. Wählen Sie einen anderen Gegner.
error-no_site = Die Website ist noch nicht gebaut: { $folder } ist leer.
error-no_webassembly = Dieser Browser kann das Spiel nicht ausführen: WebAssembly fehlt oder ist abgeschaltet.
error-no_worker = Diese Seite darf das Spielprogramm nicht starten: Web Worker sind hier nicht erlaubt.
error-not_an_object = Das ist kein JSON-Objekt.
error-not_for_two = Ein Wettkampf braucht zwei Spieler; { $game } hat { $seats }.
error-not_json = Das ist kein gültiges JSON.
error-notation = „{ $text }“ entspricht keiner bekannten Notation.
error-nothing_to_decide = In dieser Stellung gibt es nichts zu entscheiden.
error-nothing_to_review = Ein Rückblick ist nicht möglich: Diese Serie enthält kein Spiel { $number }.
error-out_of_range = { $name } muss eine Zahl von { $least } bis { $most } sein.
error-pack_altered = { $archive } passt nicht zur Prüfsumme in packs.json und wurde nicht geöffnet. Der Betreiber muss das Paket neu hinzufügen.
error-pack_damaged = Das Paket { $archive } ist beschädigt oder kein Wheel mit Spielen.
error-pack_elsewhere = { $archive } ist keine Datei im Ordner „packs“ dieser Website. Das Paket wurde nicht geöffnet.
error-pack_list = { $file } ist beschädigt: Die Datei muss eine JSON-Liste enthalten. Berichtigen Sie sie oder ersetzen Sie den Inhalt durch [].
error-pack_listing = Der Eintrag für „{ $game }“ in packs.json ist beschädigt (in „{ $part }“). Der Betreiber muss das Paket neu hinzufügen.
error-pack_missing = { $archive } konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu.
error-pack_outdated = Im Paket für „{ $game }“ fehlen Prüfsummen für einige Dateien. Der Betreiber muss „alveus pack add“ erneut ausführen.
error-pack_page = Die Datei { $archive } aus dem Paket kann nicht verwendet werden: { $error }.
error-pack_shadows = { $archive } wurde nicht geöffnet: Modulnamen kollidieren mit Python oder alveus ({ $names }). Der Autor des Pakets muss sie ändern.
error-pack_too_large = { $archive } wurde nicht geöffnet, denn entpackt ist das Paket größer als { $megabytes } MB.
error-pack_without_game = Das Paket { $archive } enthält kein Spiel namens „{ $game }“.
error-port_taken = Port { $port } ist nicht verfügbar: { $text }
error-save_damaged = { $name ->
    [file] Diese Datei ist kein Text in UTF-8 oder UTF-16. Speichern Sie sie neu in UTF-8 oder wählen Sie eine andere Datei.
    [input] Die Eingabe ist kein Text in UTF-8 oder UTF-16. Wandeln Sie sie in UTF-8 um.
   *[other] Dieses gespeicherte Spiel ist beschädigt oder unvollständig.
  }
error-file_too_large = Diese Datei ist größer als { $megabytes } MB. Wählen Sie eine kleinere Datei.
error-save_illegal_move = Dieses gespeicherte Spiel enthält einen Zug, den die Regeln nicht erlauben: { $text } (Zug { $ply }).
error-save_too_new = Dieses gespeicherte Spiel stammt aus einer neueren Version von alveus. Laden Sie die Seite neu oder aktualisieren Sie alveus.
error-seed_too_long = Ein Startwert hat höchstens { $most } Bytes. Wählen Sie ein kürzeres Wort oder eine kleinere Zahl.
error-stale = Das Spiel ist inzwischen weitergegangen; das Brett zeigt die aktuelle Stellung.
error-storage_forbidden = Dieser Browser lässt die Seite nichts speichern. Sie können weiterspielen, bis Sie die Seite schließen.
error-too_deep = Das JSON hat mehr als { $most } Ebenen verschachtelter Listen und Objekte. Verringern Sie die Verschachtelung.
error-too_many_moves = Diese Partie hat mehr als { $most } Züge und kann nicht geöffnet werden. Verwenden Sie einen früheren Link oder eine früher gespeicherte Datei.
error-storage_full = Auf diesem Gerät fehlt Speicherplatz. Sie können weiterspielen. Wählen Sie „Alles sichern“ und entfernen Sie dann beiseitegelegte Spiele.
error-storage_lost = Dieses Fenster kann keine Spiele mehr speichern. Sie können weiterspielen; sichern Sie das Spiel vor dem Schließen als Datei.
error-unknown_command = Einen Befehl namens „{ $command }“ gibt es nicht.
error-game_broken = Das Spiel „{ $game }“ ({ $module }) kann nicht geöffnet werden: { $error }.
error-game_id = „{ $game }“ ({ $module }) ist keine zulässige Spielkennung. Verwenden Sie Kleinbuchstaben und Ziffern; das erste Zeichen muss ein Buchstabe sein.
error-game_incomplete = Das Spiel „{ $game }“ ({ $module }) kann nicht geöffnet werden: „{ $part }“ fehlt.
error-game_invalid = Das Spiel „{ $game }“ ({ $module }) kann nicht geöffnet werden: { $part } enthält den ungültigen Wert „{ $value }“.
error-game_twice = Ein Spiel namens „{ $game }“ gibt es schon; das Spiel aus { $module } wird nicht geladen.
error-unknown_game = Ein Spiel namens „{ $game }“ gibt es nicht.
error-unknown_level = Dieses Spiel hat keine Stufe namens „{ $level }“.
error-unknown_member = Ein Feld namens „{ $name }“ ist hier nicht erlaubt.
error-unknown_option = Dieses Spiel hat keine Option namens „{ $option }“.
error-unknown_preset = Dieses Spiel hat keine Voreinstellung namens „{ $preset }“.
error-unknown_side = Dieses Spiel hat keine Seite namens „{ $side }“.
error-unknown_task = Diese Berechnung gibt es nicht mehr.
error-unknown_topic = Zu „{ $about }“ gibt es hier keine Angaben.
error-unknown_value = „{ $value }“ ist kein gültiger Wert der Option { $option }.
error-usage = Befehl nicht verstanden: { $text }
error-worker_died = Das Spielprogramm wurde zweimal unerwartet beendet. Laden Sie die Seite neu; Ihr Spiel ist gespeichert.
error-wrong_type = „{ $name }“ hat den falschen Typ; erwartet wird { $expected ->
    [list] eine Liste
    [object] ein Objekt
    [integer] eine ganze Zahl
    [number] eine Zahl
    [integer_or_text] eine ganze Zahl oder Text
   *[text] Text
}.

## Lange Berechnungen
## Während der Computer rechnet, in einem Dialog oder in der Analyse. $count: Nummer des Versuchs.

task-generating = Die Aufgabe wird erstellt: Versuch { $count }
task-thinking = Berechnung: { $done } von { $of }
task-reviewing = Rückblick auf die Züge: { $done } von { $of }
task-loading = Das Spiel wird geladen: { $percent } %

# $things: Aufzählung von Angriffen, zum Beispiel „6 × 5 greift 30 auf c4 an“. Vorgelesen und unter einem Brett
# mit markierten Angriffen.
threats-attack = Angriffe der Seite am Zug: { $things }.
threats-danger = Angriffe auf die Seite am Zug: { $things }.
threats-none = Kein Stein ist angegriffen.
threats-off = Angriffe sind ausgeschaltet oder werden hier nicht angezeigt.
threats-not = In diesem Spiel lassen sich keine Angriffe anzeigen.

## Namen der Spiele

game-duodecim = Duodecim scripta
game-xii = Ludus XII scriptorum
game-lombardorum = Ludus Lombardorum
game-bohnenspiel = Bohnenspiel
    .lang = de
game-dominosa = Dominosa
game-terzett = Terzett
    .lang = de
game-sperrdomino = Sperrdomino
    .lang = de
game-familydomino = Familiendomino
    .lang = de
game-rithmomachia = Rithmomachia

## Einheiten der Analyse
## `units-…` steht in „in { $unit }“, also im Dativ; `unit-…` im Akkusativ („um einen Punkt“).

units-percent = Prozentpunkten der Gewinnaussicht
unit-percent =
    { $count ->
        [one] { $count } Prozentpunkt
       *[other] { $count } Prozentpunkte
    }
units-points = Punkten
unit-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}
units-beans = Bohnen
unit-beans = { $count ->
    [one] eine Bohne
   *[other] { $count } Bohnen
}
units-stones = Steinen
unit-stones = { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}
