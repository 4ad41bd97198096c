### Der Rahmen jeder Seite: Leiste, Spalte, Menüs, Fenster, Meldungen über das Gerät.

## Leiste und Menüs

shell-skip = Zum Brett
shell-close = Schließen
shell-cancel = Abbrechen
shell-menu = Menü
shell-language = Sprache
shell-sound = { $on ->
    [true] Ton ausschalten
   *[false] Ton einschalten
}
shell-theme = Hell, dunkel oder hoher Kontrast
shell-theme-now = { $theme ->
    [light] Hell
    [dark] Dunkel
    [contrast] Hoher Kontrast
   *[night] Hoher Kontrast, dunkel
}
players-title = Spieler
acts-title = Aktionen
shell-home = alveus: alle Spiele

menu-new = Neues Spiel …
menu-moves = Züge
menu-shelf = Beiseitegelegte Spiele …
menu-shelf-title = Beiseitegelegte Spiele
shelf-lead = Diese begonnenen Spiele haben Sie beiseitegelegt. Wählen Sie eines, um es auf das Brett zurückzuholen.
shelf-empty = Hier liegt kein Spiel. Ein begonnenes Spiel finden Sie hier, wenn ein Link, eine Datei oder ein neues Spiel es ersetzt hat.
shelf-turn = Zug { $turn }
shelf-remove = Entfernen
shelf-removed = Entfernt
shelf-restore = Zurücklegen
shelf-back = Ihr Spiel steht wieder auf dem Brett.
menu-settings = Einstellungen …
menu-save = Als Datei speichern
menu-load = Aus Datei laden …
menu-link = Link kopieren
menu-edit = Stellung aufbauen
menu-embed = Einbetten …
menu-task = Aufgabe stellen …
menu-practice = Üben
menu-fair = Ehrliche Würfel …
menu-umpire = Echte Würfel eingeben …
menu-guide = Einführung in die erste Partie
menu-help = Tasten und Hilfe …
fullscreen-enter = Vollbild
fullscreen-leave = Vollbild beenden
menu-install = Als App installieren
install-how = Tippen Sie im Browser auf „Teilen“, dann auf „Zum Home-Bildschirm“.
menu-resign = Dieses Spiel aufgeben

## Seiten und Spieler

player-away = per Brief
player-you = Sie
player-computer = Computer
# Counters in few letters, for the phone.
short-pips = noch { $value }
short-score = { $value } von { $target }

## Zug und Satz

turn-you = Sie sind am Zug
turn-side = { $sideSubject } ist am Zug
turn-thinking = { $sideSubject } überlegt
turn-over_you = Sie haben gewonnen
turn-over_lost = Sie haben verloren
turn-over_side = { $sideSubject } gewinnt
turn-over_drawn = Unentschieden
turn-lot = Wer beginnt?
turn-past = Früherer Zug
turn-past-status = Zug { $turn }. Spätere Züge bleiben erhalten.
turn-past-return = Zurück zum Spiel
turn-wait = { $sideSubject } spielt. Bitte warten.
turn-commit = Beenden Sie Ihren Zug oder nehmen Sie ihn zurück.
turn-starting = Das Spiel wird vorbereitet …

## Was eben geschah

last-lot = Wer beginnt
last-deal = Die Verteilung
last-turn = { $whose ->
    [yours] Ihr letzter Zug
   *[others] Letzter Zug { $sideOf }
}
last-roll = { $whose ->
    [yours] Ihr Wurf
   *[others] Wurf { $sideOf }
}
last-so-far = { $whose ->
    [yours] Ihr Zug bisher
   *[others] Zug { $sideOf } bisher
}
last-again = Noch einmal zeigen
# Der Wurf, oder wessen Zug es war, und dann die Schritte.
last-turn-told = { $count ->
    [0] { $head }.
   *[other] { $head }: { $steps }.
}

## Was zu tun ist

act-throw = Würfeln
act-undo = Zurück
act-redo = Wiederholen
act-back = Voriges Spiel
act-back-own = Zurück zu meinem Spiel
act-rematch = Revanche
act-replay = Nachspielen
act-share = Teilen
act-hint = Tipp
act-threats = Angriffe
act-commit = Zug beenden
act-resume = Hier weiterspielen
act-again = Nächstes Spiel
act-new = Neues Spiel
act-rules = Regeln

## Spalte

legend-mark = Dieses Zeichen: { $mark }.
moves-title = Züge
moves-all = alle
moves-all-label = Alle Züge zeigen
moves-none = Noch kein Zug.
# The words of a notation.
notation-bar = Bar
notation-off = hinaus
notation-hand = Hand
notation-resign = gibt auf
notation-double = verdoppelt
notation-take = nimmt an
notation-drop = lehnt ab
notation-pass = –
notation-skip = –
notation-end = beendet das Spiel
moves-game = { $number }. Spiel
moves-go = Zu Zug { $turn }, { $side }: { $text }
moves-replay = Abspielen
moves-pause = Anhalten
moves-first = Erste Stellung
moves-back = Einen Schritt zurück
moves-forth = Einen Schritt vor
moves-last = Letzte Stellung
way-title = Weg zeigen
level-title = Gegner
level-option = Stufe { $level }, { $name }
link-rules = Regeln
link-learn = Lernen
link-sources = Quellen
link-share = Teilen
links-title = Über dieses Spiel

## Analyse und Schritte

analysis-title = Analyse
analysis-looking = Wird berechnet …
analysis-lead = Ergebnis in { $unit } bei bestem Spiel: Vorsprung (+), Rückstand (−). { $depth ->
    [0] {""}
    [one] Rechentiefe: ein Zug.
   *[other] Rechentiefe: { $depth } Züge.
}
analysis-move = Zug
analysis-balance = Bilanz
analysis-chance = Chance
analysis-sure = Gewissheit
analysis-certain = sicher
analysis-estimated = geschätzt
analysis-expected = Erwartet
analysis-behind = Abstand
analysis-best = bester Zug
analysis-exact = exakt
analysis-lead-sampled = Erwartetes Ergebnis in { $unit }, geschätzt aus vielen möglichen Verteilungen. Nach ± steht die Unsicherheit (95 %).
analysis-lead-exact = Ergebnis in { $unit }, für jeden möglichen Talon durchgerechnet.
analysis-line = Bester Verlauf: { $line }
analysis-lead-chances = Ihre Gewinnaussichten nach jedem Zug, in Prozent. { $depth ->
    [0] Ohne Vorausberechnung.
    [one] Rechentiefe: ein Wurf.
   *[other] Rechentiefe: { $depth } Würfe.
}
analysis-lead-rolls = Wert jedes Wurfs in Prozent; Mittelwert: { $mean }.
analysis-roll = Wurf
analysis-luck = Glück
analysis-graph = Bilanz Zug für Zug. In Führung über der Linie: { $above }, unter der Linie: { $below }.

lesson-wrong = Erlaubt, aber nicht die Lösung.
lesson-again = Noch einmal

study-eyebrow = Studie · { $game }
study-back = Zurücknehmen
study-on = Weiterspielen

## Neues Spiel

new-title = Neues Spiel
new-opponent = Gegner
new-computer = Der Computer
new-far = Mit jemandem weit weg
new-far-note = { $dice ->
    [yes] Briefpartie: Jeder Zug ist ein Link, den Sie auf beliebigem Weg senden. Niemand kann die Würfel beeinflussen.
   *[no] Briefpartie: Jeder Zug ist ein Link, den Sie auf beliebigem Weg senden.
}
new-friend = Zu zweit an diesem Gerät
new-friends = Mehrere an diesem Gerät
new-players = Spieler
new-names = Namen
new-level = Stufe
new-side = Sie spielen
new-seating = Sitzordnung
new-seating-fixed = Nebeneinander
new-seating-fixed-note = Das Brett bleibt, wie es ist.
new-seating-turned = Das Brett dreht sich
new-seating-turned-note = Wer zieht, sieht das Brett von seiner Seite.
new-seating-table = Am Tisch gegenüber
new-seating-table-note = Legen Sie das Gerät in die Mitte; jeder Spieler hat seine Knöpfe vor sich.
new-match = Spiel und Regeln
new-length = Länge
new-single = Ein Spiel
new-rules = Regeln
new-rules-changed = { $count ->
    [one] eine Option geändert
   *[other] { $count } Optionen geändert
}
new-options = Regeln wählen …
new-start = Beginnen
new-done = Ein neues Spiel hat begonnen.
new-undo = Zurück zum alten Spiel
new-back = Das alte Spiel ist wieder da.

## Optionen

refusal-source = Quelle
demo-title = Vorführung
demo-lead = Der Computer spielt alle Seiten.
demo-take = Selbst weiterspielen
demo-taken = Ab jetzt spielen Sie { $side }; { $others ->
    [one] der Computer spielt
   *[other] der Computer spielt die anderen { $others } Seiten
} auf Stufe { $level }.

options-title = Regeln wählen
options-lead = Wo die Quellen voneinander abweichen, haben Sie die Wahl. Bei jeder Lesart steht, woher sie kommt und wie sicher sie ist.
options-preset = Voreinstellungen
options-own = Eigene Auswahl
options-default = Standard
options-done = Regeln übernehmen
options-reset = Auf Standard zurücksetzen
options-no-source = von uns ergänzt
certainty-attested = belegt
certainty-inferred = erschlossen
certainty-disputed = umstritten
certainty-modern = modern

## Einstellungen

settings-title = Einstellungen
settings-data = Ihre Daten
backup-save = Alles sichern
backup-save-note = Speichert Ihre Spiele, Briefpartien, Ergebnisse und Einstellungen in einer Datei. Browser löschen diese Daten manchmal, wenn Sie die Website länger nicht besuchen.
backup-save-now = Sichern
backup-restore = Sicherung einspielen
backup-restore-note = Fügt die Daten einer Sicherung den Daten auf diesem Gerät hinzu.
backup-restore-now = Datei wählen …
settings-look = Aussehen
settings-theme = Farben
settings-theme-auto = Auto
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Kontrast
settings-theme-night = Schwarz
settings-size = Steine
settings-size-usual = Normal
settings-size-large = Groß
settings-animation = Bewegung
settings-animation-normal = Normal
settings-animation-fast = Schnell
settings-animation-off = Aus
settings-targets = Mögliche Züge zeigen
settings-words = Worte und Töne
settings-names = Namen der Plätze
settings-names-full = Ausführlich
settings-names-short = Kurz
settings-list = Züge als Knöpfe
settings-list-note = Jeder mögliche Zug steht als Knopf unter dem Brett.
settings-voice = Vorlesen
settings-voice-note = Nutzt die Stimme des Geräts, für alle ohne Screenreader. Die Strg-Taste stoppt sie.
settings-rate = Tempo
settings-rate-slow = Langsam
settings-rate-normal = Normal
settings-rate-fast = Schnell
settings-sound = Ton
settings-walking = Positionstöne
settings-walking-note = Töne zeigen an, wo Sie sind und ob Sie dort etwas tun können.
settings-loudness = Lautstärke
settings-loudness-low = Leise
settings-loudness-middle = Mittel
settings-loudness-high = Laut
settings-play = Spielen
settings-autoThrow = Automatisch würfeln
settings-autoThrow-note = Wenn sonst nichts zu tun ist.
settings-autoForced = Automatisch ziehen
settings-autoForced-note = Wenn nur ein Zug möglich ist.
settings-autoPass = Automatisch passen
settings-autoPass-note = Wenn kein Zug möglich ist.
settings-commit = Züge bestätigen
settings-commit-note = Ein Knopf beendet den Zug; bis dahin können Sie jeden Schritt zurücknehmen.
settings-opponent = Stufe des Gegners

## Dateien und Links

file-saved = Das Spiel ist als Datei gespeichert.
file-loaded = Das Spiel aus der Datei ist geladen.
file-name = alveus { $game } { $date }
link-copied = Der Link ist kopiert.
link-copied-position = Der Link ist kopiert. Er zeigt diese Stellung, ohne die Züge davor.
link-manual = Diesen Link kopieren:
link-title = Teilen
link-loaded = Das Spiel aus dem Link ist geladen.{ $people ->
    [0] {""}
    [1] {""}
   *[other] { " " }{ $people } Personen spielen es an diesem Gerät.
}

## Ehrliche Würfel

fair-title = Ehrliche Würfel
fair-lead = Vor dem ersten Wurf legt das Spiel einen Startwert fest, aus dem alle Würfe folgen, und zeigt dessen Fingerabdruck, das Siegel. Am Ende zeigt das Spiel den Startwert. So können Sie prüfen, dass kein Wurf geändert wurde.
fair-commitment = Das Siegel (SHA-256 des Startwerts)
fair-seed = Der Startwert
fair-seed-later = Er wird gezeigt, wenn dieses Spiel zu Ende ist.
fair-throws = Bisherige Würfe
fair-throws-none = Noch wurde nicht gewürfelt.
fair-bar = Die { $die } fiel { $count ->
    [one] einmal
   *[other] { $count }-mal
}
fair-check = So prüfen Sie es
fair-check-note = Führen Sie diese Zeilen in Python aus. Die zweite muss das Siegel ausgeben; die dritte gibt den Wurf Nummer n dieses Spiels aus, gezählt ab 0.

## Echte Würfel

umpire-title = Echte Würfel eingeben
umpire-lead = Würfeln Sie neben dem Brett und geben Sie ein, was die Würfel zeigen. Das Spiel achtet auf die Regeln und zeigt die Stellung.
umpire-label = Würfel, etwa 5-2, oder beim Würfeln um den ersten Zug 5/2
umpire-enter = Wurf übernehmen
umpire-not-now = Einen Wurf können Sie nur eingeben, wenn zu würfeln ist.

## Hilfe

help-title = Tasten und Hilfe
help-lead = Wählen Sie einen Stein, dann ein markiertes Ziel; oder ziehen Sie den Stein dorthin.
help-mancala-lead = Wählen Sie eine Mulde Ihrer Reihe, um zu sehen, wohin ihre Bohnen fallen und was Sie dabei nehmen würden. Wählen Sie die Mulde noch einmal, um zu säen.
help-keys = Tasten, solange das Brett den Fokus hat
help-arrows = von Platz zu Platz gehen
help-choose = wählen
help-escape = Auswahl aufheben
help-r = würfeln; wenn Sie Züge eintippen, wird von selbst gewürfelt
help-u = zurücknehmen, wiederholen
help-h = Tipp
help-l = den letzten Zug ansagen
help-s = den Spielstand ansagen
help-d = die Würfel ansagen
help-m = die möglichen Züge ansagen
help-a = Angriffe und ihre Rechnung ansagen
help-n = nächster oder voriger Platz, an dem etwas zu tun ist
help-home = erster oder letzter Platz der Reihe oder, mit Strg, des Bretts
help-g = einen Platz oder Zug eintippen, etwa 12 7, oder aus der Liste wählen; auch jede Ziffer startet die Eingabe
help-b = das Brett, Ihre Seite, die andere Seite ansagen; beim zweiten Mal ausführlich
help-o = diese Reihe, dann die nächste ansagen
help-k = die Steine nach Art ansagen
help-question = diese Hilfe
help-layouts = Die Feststelltaste hat keine Wirkung. Auf kyrillischen, griechischen, arabischen und hebräischen Tastaturen und mit eingeschalteter Eingabemethode gilt für Buchstaben die Taste, die auf einer US-Tastatur an derselben Stelle liegt. Arabische, persische und vollbreite Ziffern gelten als Ziffern; auf französischen Tastaturen braucht die Ziffernreihe keine Umschalttaste.
help-readers = Mit einem Screenreader
help-readers-note = Das Brett ist ein Gitter; seine Tasten wirken nur im Fokusmodus. NVDA: Einfg+Leertaste. JAWS: Eingabe auf einem Platz oder Einfg+Z. VoiceOver: Schnellnavigation ausschalten (Pfeil links+rechts). Orca: Einfg+A. TalkBack: zweimal auf einen Platz tippen.
key-home = Pos1 Ende
key-arrows = Pfeile
key-enter = Eingabe
key-escape = Esc

## Meldungen über das Gerät

notice-stored = Das auf diesem Gerät gespeicherte Spiel ist nicht lesbar. Es wurde beiseitegelegt, nicht gelöscht.
notice-stored-export = Altes Spiel sichern
notice-stored-unknown = Das auf diesem Gerät gespeicherte Spiel kann nicht geöffnet werden. { $reason } Die Daten bleiben erhalten, aber das Spiel auf dem Brett wird nicht gespeichert.
notice-link = Dieser Link ist nicht lesbar; vielleicht ist er unvollständig. Bitten Sie um einen neuen Link. Das Spiel auf dem Brett ist unverändert.
notice-position = Diese Stellung kann nicht aufgebaut werden. { $reason } Das Spiel auf dem Brett ist unverändert.
notice-file = Diese Datei enthält kein vollständiges Spiel von alveus. Das Spiel auf dem Brett ist unverändert.
notice-file-other = Diese Datei gehört zum Spiel { $game }. Öffnen Sie { $game } und laden Sie die Datei dort. Das Spiel auf dem Brett ist unverändert.
notice-file-move = Diese Datei enthält einen Zug, den die Regeln nicht erlauben (Zug { $ply }: { $text }). Das Spiel auf dem Brett ist unverändert.
notice-file-backup = Diese Datei ist eine Sicherung. Nehmen Sie „Sicherung einspielen“ in den Einstellungen. Das Spiel auf dem Brett ist unverändert.
notice-file-return = Zurück zu { $game }
loading-title = Langes Spiel
notice-stored-cancelled = Sie haben das Laden des gespeicherten Spiels abgebrochen. Um das Spiel doch zu öffnen, laden Sie die Seite neu. Wenn Sie vorher ein anderes Spiel spielen, finden Sie das gespeicherte Spiel im Menü unter „Beiseitegelegte Spiele“.
# $kind: "same" for another state of this game, otherwise another game
notice-elsewhere = { $kind ->
    [same] Dieses Spiel geht in einem anderen Tab weiter.
   *[other] In einem anderen Tab zeigt dieses Brett jetzt ein anderes Spiel. Ihr Spiel hier bleibt erhalten. Spielen Sie es weiter, oder laden Sie das andere Spiel.
}
notice-elsewhere-load = { $kind ->
    [same] Neueren Stand laden
   *[other] Anderes Spiel laden
}
notice-elsewhere-both = Dieses Spiel wurde auch in einem anderen Tab fortgesetzt. Beide Spiele bleiben erhalten: dieses auf dem Brett, das andere unter „Beiseitegelegte Spiele“.
notice-reload = Neu laden
notice-restarted = Das Spielprogramm war stehen geblieben und läuft wieder. Nichts ist verloren.
notice-dismiss = Verstanden
missing-version = Eine neue Version ist verfügbar. Laden Sie die Seite neu; Ihr Spiel bleibt erhalten.
missing-part = Ein Teil dieser Seite wurde nicht geladen. Laden Sie die Seite neu; Ihr Spiel bleibt erhalten.
missing-connection = Keine Verbindung: Ein Teil dieser Seite wurde nicht geladen. Laden Sie die Seite neu, sobald Sie online sind; Ihr Spiel bleibt erhalten.
missing-still = Immer noch keine Verbindung. Die Seite wurde nicht neu geladen.
offline-no = Offline: in diesem Browser nicht verfügbar
offline-preparing = Offline: wird vorbereitet …
offline-saver = Offline: nur geöffnete Spiele
offline-game = Offline: dieses Spiel ist bereit
offline-ready = Offline: alle Spiele sind bereit
offline-waiting = Offline: wartet auf eine Verbindung
offline-full = Offline: kein Platz auf diesem Gerät
offline-version = Neue Version ab der nächsten Seite

## Studien

study-zeno = Zenons Wurf
study-chain = Über die Grenze
study-broken = Die Fünf dazwischen
study-six = Sechs aus einer Mulde
study-last = Das letzte Wort
study-great_deal = Hundertzwanzig Punkte
study-ten_tiles = Gesperrt mit zehn Steinen
study-seven_tiles = Gesperrt mit sieben Steinen
study-light_hand = Sperren oder nicht? 24 Augen
study-heavy_hand = Sperren oder nicht? 25 Augen
study-figures = Siebzehn Figuren
study-sixfive = Sechs mal fünf
study-fivenine = Fünf mal neun
study-shutin = Der letzte Ausweg
study-harmony = Fünf, neun, fünfundvierzig

## Regelseite und Lizenzen

home-play = { $game } spielen
page-of = { $game }: Regeln und Quellen
page-found = Die Studie
page-make = Selbst machen
make-lead = Brett und Steine in Originalgröße, dazu eine Seite mit Regeln: mit 100 % drucken, auf Karton kleben, ausschneiden.
make-a4 = Bögen für A4-Papier
make-letter = Bögen für Letter-Papier
make-paper-a4 = A4
make-paper-letter = Letter
page-option = Option
page-reading = Lesart
licences-title = Lizenzen
licences-lead = alveus ist freie Software (MIT-Lizenz) und baut auf der Arbeit anderer auf:
licences-text = Text der Lizenz
licences-none = Die Liste der Lizenzen entsteht beim Bauen der Website und fehlt hier.
not-found-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
error-pack_painter = Dieses Paket ({ $archive }) konnte sein Brett nicht zeichnen: { $error }. Gezeigt wird ein schlichtes Brett.

## Einbetten

embed-sandbox = Der Rahmen um dieses Brett verbietet Worker und Speicher. Ergänzen Sie allow-scripts und allow-same-origin im Attribut sandbox.
blocked-file = Diese Seite wurde als Datei geöffnet, und Browser führen aus Dateien keine Programme aus. Schließen Sie die Seite und starten Sie im übergeordneten Ordner start-windows, start-macos oder start-linux; oder legen Sie den Ordner auf einen Webserver.
embed-parameters = Diese Parameter sind hier ungültig:
embed-bad_parameter = { $name } = „{ $value }“ ist nicht erlaubt; möglich: { $allowed }.
embed-needless = { $name } = „{ $value }“ hat bei diesem Spiel keine Wirkung und wird ignoriert.
embed-unknown_parameter = Einen Parameter { $name } gibt es nicht.
embed-more_faults = { $others ->
    [one] Ein weiterer Parameter ist ungültig.
   *[other] { $others } weitere Parameter sind ungültig.
}
embed-unknown_message = Eine Nachricht { $type } gibt es nicht.
embed-bad_message = { $name } = „{ $value }“ passt nicht zu dieser Nachricht.
embed-other_game = Diese Stellung gehört zu { $game }, nicht zum Spiel auf diesem Brett.
embed-replaced = Die Webseite hat ein anderes Spiel geladen.
embed-missing_exhibit = Die Datei { $name } fehlt. Legen Sie sie in den Ordner dieser Seite, oder berichtigen Sie ihren Namen in der Adresse.
embed-awaited_exhibit = { $name } ist nicht erreichbar. Diese Seite versucht es weiter.
embed-not_json = Zeile { $value } von { $name } ist kein gültiges JSON. Berichtigen Sie sie, oder stellen Sie die Datei auf der Seite „Für Museen“ neu zusammen.
kiosk-touch = Zum Spielen berühren
kiosk-how = Wie geht das?
kiosk-again = Neu anfangen
kiosk-idle = Sind Sie noch da?
kiosk-idle-note = Gleich wird das Brett für den nächsten Gast neu aufgestellt.
kiosk-seconds = { $seconds ->
    [one] Noch 1 Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
kiosk-here = Ich bin noch da
kiosk-finished = Ich bin fertig
embed-bad_position = Die Stellung hinter dem # ist nicht lesbar; das Brett zeigt die Anfangsstellung. { $reason }
embedding-title = Ein Brett für Ihre Website
embedding-lead = Fügen Sie diese Zeilen in eine Seite ein, um das Spiel dort in einem eigenen Rahmen zu zeigen.
embedding-position = Fügen Sie diese Zeilen in eine Seite ein, um das Spiel dort von dieser Stellung an zu zeigen.
embedding-copy = Zeilen kopieren
embedding-copied = Die Zeilen sind kopiert.
embedding-more = Weitere Möglichkeiten: Texte, Sprachen, ein Bildschirm in der Ausstellung
embed-open = In alveus öffnen
embed-rules = Alle Regeln
embed-no_exhibit = Eigene Texte sind nur in einem Exponat möglich.
embed-no_board = In diesem Rahmen gibt es kein Brett, nur die Regeln.

moves-many = { $place }: { $size ->
    [one] ein Zug
   *[other] { $size } Züge
}
moves-more = { $moves } Züge von { $places } Plätzen. Drücken Sie g, um einen Zug einzutippen oder aus der Liste zu wählen.
looked-back = { $turn ->
    [0] Rückblick auf den Anfang.
   *[other] Rückblick auf Zug { $turn }.
}
looked-present = Zurück in der aktuellen Stellung.
let-go = Die Auswahl ist aufgehoben.
nothing-chosen = Nichts ist gewählt.
nothing-elsewhere = Von keinem anderen Platz ist ein Zug möglich.
nothing-yet = Noch wurde nichts gespielt.
game-resumed = Ihr Spiel geht dort weiter, wo Sie aufgehört haben.
place-idle = { $place }: Hier ist nichts zu tun.
