### Was von jedem Spiel gesagt wird: Plätze und was dort geht, Enden, Fehler.

## Das Raster

# Zahlwörter; ab dreizehn Ziffern.
count = { $count ->
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
   *[other] kann mit { $dice } ziehen
}
press-again = noch einmal drücken: { $move }
target-goes = { $diceCount ->
    [0] Ziel
   *[other] Ziel mit { $dice }
}
target-takes = { $diceCount ->
    [0] Ziel: schlägt
   *[other] Ziel: schlägt mit { $dice }
}
target-passes = { $diceCount ->
    [0] Ziel, schlägt unterwegs
   *[other] Ziel mit { $dice }, schlägt unterwegs
}

## Der Erzähler

chosen-ways = { $confirm ->
    [true] { $place } gewählt: { $ways }. Noch einmal drücken, um so zu spielen.
   *[other] { $count ->
        [0] { $place } gewählt. Wählen Sie die nächste Stelle.
       *[other] { $place } gewählt: { $ways }.
    }
}
moves-list = { $count ->
    [0] Nichts kann gezogen werden. { $things }.
    [one] Ein Zug: { $things }.
   *[other] { $count } Züge: { $things }.
}
moves-from = { $place }: { $moves }
dice-left = { $diceCount ->
    [0] Alle Würfel sind gespielt.
   *[other] Noch zu spielen: { $dice }.
}
dice-used = Gespielt: { $dice }.
in-hand = In der Hand: { $things }.
nothing-in-hand = Es liegen keine Würfel, und nichts ist in der Hand.
counter-score = { $value } von { $target } Punkten
score-series-won = Mit { $points } Punkten ist { $side } am Ziel.
counted = { $side }: { $things }.
hint-says = { $move }. { $reason }
taken-back = Zurückgenommen.
kept = Einen Augenblick: Das wird gespielt, sobald das Spiel aufgebaut ist.

## Enden

event-resign = { $side } gibt auf.
event-end = { $side } beendet das entschiedene Spiel.
event-over = { $sideId ->
    [none] Das Spiel endet unentschieden.
   *[other] { $side } gewinnt.
}
status-won = { $ending ->
    [resigned] { $side } hat gewonnen; die andere Seite hat aufgegeben.
   *[other] { $side } hat gewonnen.
}
status-drawn = Das Spiel ist unentschieden.
ending-resigned = aufgegeben
status-covered = { $side }, bitte Platz nehmen; die Steine sind verdeckt.
action-sit = Meine Steine zeigen
action-resign = Aufgeben
action-end = Entschiedenes Spiel beenden

## Warum nicht

reason-game_over = Das Spiel ist zu Ende.
reason-throw_first = Zuerst würfeln: Die Würfel sind noch nicht gefallen.
reason-not_your_turn = Nicht am Zug: Jemand anders ist an der Reihe.
reason-nothing_to_undo = Es gibt nichts zurückzunehmen.
reason-nothing_to_redo = Es gibt nichts noch einmal zu spielen.
reason-no_game_before = Vor diesem Spiel gibt es keines.
reason-draw_stays = Was gezogen ist, ist gesehen: Nach den gewählten Regeln wird es nicht zurückgelegt.
reason-draw_counts = Was gezogen ist, ist gesehen: Solange Spiele gezählt werden, wird es nicht zurückgelegt.
reason-not_decided = Nicht entschieden: Das Spiel kann sich noch wenden.
reason-no_such_ply = Einen solchen Zug hat das Spiel nicht.

## Fehler

error-bad_value = „{ $value }“ ist kein Wert für { $name }.
error-conflict = { $name } ist zweimal und verschieden angegeben: „{ $given }“ und „{ $position }“.
error-deal_not_listed = Die Verteilungen von { $game } sind zu viele, um sie aufzuzählen; beginnen Sie mit einer Stellung nach dem Geben.
error-hidden_hand = Diese Hand bleibt verdeckt, bis das Spiel zu Ende ist.
error-internal = Im Inneren des Spiels ist etwas schiefgegangen. Was auf dem Brett steht, ist sicher; bitte versuchen Sie es noch einmal.
error-link_damaged = Dieser Link ist beschädigt oder abgeschnitten.
error-link_hidden = Ein Link würde die verdeckten Steine verraten. Er ist möglich, sobald das Spiel zu Ende ist.
error-link_illegal_move = Dieser Link enthält einen Zug, den die Regeln nicht erlauben: { $text } (Zug { $ply }).
error-link_too_new = Dieser Link stammt aus einer neueren Fassung von alveus. Laden Sie die Seite neu und versuchen Sie es noch einmal.
error-load_failed = Ein Teil des Spiels ist nicht angekommen. Prüfen Sie die Verbindung und laden Sie die Seite neu.
error-missing = „{ $name }“ fehlt.
error-no_analysis = Für { $game } gibt es noch keine Analyse.
error-no_hints = Zu { $game } gibt es keine Tipps.
error-no_knowledge = In { $game } ist nichts verdeckt, wovon zu berichten wäre.
error-no_match = Es ist kein Spiel begonnen.
error-no_puzzles = Von { $game } gibt es keine Aufgaben.
error-no_site = Die Seite ist nicht gebaut: In { $folder } liegt nichts.
error-no_webassembly = Dieser Browser kann das Spiel nicht ausführen: WebAssembly fehlt oder ist abgeschaltet.
error-no_worker = Diese Seite darf das Spielwerk nicht starten: Web Worker sind hier nicht erlaubt.
error-not_an_object = Hier muss ein JSON-Objekt stehen.
error-not_for_two = Ein Wettkampf geht zwischen zweien; { $game } hat { $seats }.
error-not_json = Das ist kein JSON.
error-notation = „{ $text }“ ist keine Notation von irgendetwas.
error-nothing_to_decide = In dieser Stellung gibt es nichts zu entscheiden.
error-port_taken = Port { $port } lässt sich nicht benutzen: { $text }
error-save_damaged = Dieses gesicherte Spiel ist beschädigt oder nur ein Teil davon.
error-save_illegal_move = Dieses gesicherte Spiel enthält einen Zug, den die Regeln nicht erlauben: { $text } (Zug { $ply }).
error-save_too_new = Dieses gesicherte Spiel stammt aus einer neueren Fassung von alveus. Laden Sie die Seite neu und versuchen Sie es noch einmal.
error-stale = Das Spiel ist inzwischen weitergegangen; so steht es jetzt.
error-storage_forbidden = Dieser Browser bewahrt für diese Seite nichts auf. Sie können weiterspielen; das Spiel endet mit der Seite.
error-storage_full = Auf diesem Gerät ist kein Platz mehr für das Spiel. Sie können weiterspielen; als Datei gesichert bleibt es erhalten.
error-unknown_command = Einen Befehl „{ $command }“ kennt das Spiel nicht.
error-game_broken = Das Spiel „{ $game }“ ({ $module }) lässt sich nicht öffnen: { $error }.
error-game_incomplete = Das Spiel „{ $game }“ ({ $module }) lässt sich nicht öffnen: ihm fehlt „{ $part }“.
error-game_twice = Ein Spiel namens „{ $game }“ gibt es schon; das aus { $module } bleibt weg.
error-unknown_game = Ein Spiel namens „{ $game }“ gibt es nicht.
error-unknown_level = Eine Stufe namens „{ $level }“ hat dieses Spiel nicht.
error-unknown_option = Eine Option namens „{ $option }“ hat dieses Spiel nicht.
error-unknown_preset = Eine Einstellung namens „{ $preset }“ hat dieses Spiel nicht.
error-unknown_side = Eine Seite namens „{ $side }“ hat dieses Spiel nicht.
error-unknown_task = Diese Aufgabe ist nicht mehr bekannt.
error-unknown_topic = Über { $about } ist hier nichts zu erfahren.
error-unknown_value = „{ $value }“ ist kein Wert der Option { $option }.
error-usage = Der Befehl war nicht zu verstehen: { $text }
error-worker_died = Das Spielwerk ist zweimal stehen geblieben. Laden Sie die Seite neu; das Spiel auf dem Brett ist bewahrt.
error-wrong_type = „{ $name }“ ist von falscher Art; erwartet: { $expected ->
    [list] eine Liste
    [object] ein Objekt
    [integer] eine ganze Zahl
   *[text] Text
}.

## Lange Arbeit

task-generating = Sie entsteht: Versuch { $count }
task-thinking = { $done } von { $of } angesehen

# Die Angriffe, die auf einem Brett bezeichnet sind, auf Wunsch.
threats-attack = Angriffe der Seite am Zug: { $things }.
threats-danger = Angriffe auf die Seite am Zug: { $things }.
threats-none = Nichts ist angegriffen.
