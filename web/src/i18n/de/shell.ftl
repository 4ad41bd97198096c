### Der Rahmen jeder Seite: Leiste, Spalte, Menüs, Fenster, Meldungen über das Gerät.

## Leiste und Menüs

shell-skip = Zum Brett
shell-close = Schließen
shell-cancel = Abbrechen
shell-menu = Menü
shell-language = Sprache
shell-theme = Hell, dunkel oder hoher Kontrast
shell-theme-now = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[contrast] Hoher Kontrast
}
players-title = Spieler
acts-title = Was zu tun ist
shell-home = alveus: Alle Spiele

menu-new = Neues Spiel …
menu-moves = Züge
menu-settings = Einstellungen …
menu-save = Als Datei sichern
menu-load = Aus Datei laden …
menu-link = Link kopieren
menu-fair = Ehrliche Würfel …
menu-umpire = Echte Würfel eingeben …
menu-help = Tasten und Hilfe …
menu-resign = Dieses Spiel aufgeben

## Seiten und Spieler

player-you = Sie
player-level = Stufe { $level }
# Counters in few letters, for the phone.
short-pips = noch { $value }
short-score = { $value } von { $target }

## Zug und Satz

turn-you = Sie sind am Zug
turn-side = { $side } ist am Zug
turn-thinking = { $side } überlegt
turn-over-you = Sie haben gewonnen
turn-over-side = { $side } hat gewonnen
turn-over-drawn = Unentschieden
turn-lot = Wer beginnt?
turn-past = Ein Blick zurück
turn-past-status = Zug { $turn }. Was danach kam, ist nicht verloren.
turn-past-return = Zurück zur Gegenwart
turn-wait = { $side } spielt. Bitte warten.
turn-commit = Ihr Zug ist gemacht. Beenden Sie ihn, oder nehmen Sie ihn zurück.
turn-starting = Einen Augenblick, das Spiel wird aufgebaut.

## Was zu tun ist

act-throw = Würfeln
act-undo = Zurück
act-redo = Wieder vor
act-back = Zum Spiel davor
act-hint = Tipp
act-threats = Angriffe
act-commit = Zug beenden
act-resume = Von hier weiterspielen
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
notation-off = heraus
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
way-title = Den Weg über das Brett zeigen
level-title = Gegner
level-option = Stufe { $level }
link-rules = Regeln
link-learn = Lernen
link-sources = Quellen
link-share = Teilen
links-title = Über dieses Spiel

## Analyse und Schritte

analysis-title = Analyse
analysis-looking = Wird angesehen …
analysis-lead = Bei bestem Spiel endet es so, in { $unit } voraus (+) oder zurück (−).
analysis-move = Zug
analysis-balance = Bilanz
analysis-sure = Gewissheit
analysis-certain = ab hier vollkommen
analysis-estimated = geschätzt
analysis-expected = Erwartet
analysis-behind = Abstand
analysis-best = der beste
analysis-exact = exakt
analysis-lead-sampled = Was jeder Zug erwarten lässt, in { $unit }, über viele gedachte Verteilungen, für alle Züge dieselben. Das ± gilt in 95 von 100 Fällen.
analysis-lead-exact = Was jeder Zug bringt, in { $unit }: jeder mögliche Talon ist ausgezählt.
analysis-line = Beste Folge: { $line }
analysis-game = Rückblick auf das Spiel
analysis-progress = { $done } von { $of } Zügen angesehen.
analysis-graph = Die Bilanz, Zug für Zug: Über der Linie liegt { $above } vorn, darunter { $below }.
analysis-table = Als Tabelle
analysis-seen = Bilanz für { $side } nach jedem Zug
analysis-played = { $turn }. { $side }: { $text }
analysis-flawless = Kein Zug hat etwas verloren, soweit sich sehen lässt.
analysis-lost = { $exact ->
    [true] Zug { $turn }: { $side } spielte { $text } und verlor { $loss }; { $better } war besser.
   *[other] Zug { $turn }: { $side } spielte { $text } und verlor etwa { $loss }; { $better } sieht besser aus.
}

lesson-title = Schritt { $number } von { $of }
lesson-wrong = Das ist ein Zug, aber nicht der gesuchte.
lesson-again = Noch einmal
lesson-next = Nächster Schritt
lesson-reply = Antwort ansehen

study-eyebrow = Studie · { $game }
study-back = Zurück
study-on = Weiterspielen

## Neues Spiel

new-title = Neues Spiel
new-opponent = Gegner
new-computer = Der Computer
new-friend = Zu zweit an diesem Gerät
new-friends = Mehrere an diesem Gerät
new-level = Stufe
new-side = Sie spielen
new-seating = Wie Sie sitzen
new-seating-fixed = Nebeneinander
new-seating-fixed-note = Das Brett bleibt, wie es ist.
new-seating-turned = Das Brett dreht sich
new-seating-turned-note = Wer am Zug ist, sieht es von seiner Seite.
new-seating-table = Am Tisch gegenüber
new-seating-table-note = Das Gerät liegt zwischen Ihnen; die Knöpfe der fernen Seite stehen für sie richtig herum.
new-match = Die Partie
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
new-undo = Zum alten zurück
new-back = Das alte Spiel ist wieder da.

## Optionen

options-title = Regeln zur Wahl
options-lead = Wo die Quellen auseinandergehen, wählen Sie. Jede Lesart sagt, woher sie kommt und wie sicher sie ist.
options-preset = Einstellungen mit Namen
options-own = Eigene Wahl
options-default = so spielen wir
options-done = Diese Regeln nehmen
options-reset = Wie überliefert
options-no-source = unser Zusatz
certainty-attested = belegt
certainty-inferred = erschlossen
certainty-disputed = umstritten
certainty-modern = modern

## Einstellungen

settings-title = Einstellungen
settings-look = Aussehen
settings-theme = Farben
settings-theme-auto = Auto
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Kontrast
settings-animation = Bewegung
settings-animation-normal = Normal
settings-animation-fast = Schnell
settings-animation-off = Aus
settings-targets = Zeigen, was sich ziehen lässt und wohin
settings-sound = Geräusche
settings-play = Spielen
settings-autoThrow = Von selbst würfeln
settings-autoThrow-note = Die Würfel fallen, wenn nichts anderes zu tun ist.
settings-autoForced = Erzwungene Züge von selbst
settings-autoForced-note = Gibt es nur einen, wird er gespielt.
settings-autoPass = Von selbst passen
settings-autoPass-note = Wenn nichts ziehen kann.
settings-commit = Zug mit einem Knopf beenden
settings-commit-note = Bis dahin lässt sich jeder Schritt zurücknehmen.
settings-opponent = Stufe des Gegners

## Dateien und Links

file-saved = Das Spiel ist als Datei gesichert.
file-loaded = Das Spiel aus der Datei steht auf dem Brett.
file-name = alveus { $game } { $date }
link-copied = Der Link ist kopiert.
link-copied-position = Der Link ist kopiert. Er zeigt diese Stellung, ohne die Züge davor.
link-manual = Diesen Link kopieren:
link-title = Teilen
link-loaded = Das Spiel aus dem Link steht auf dem Brett.

## Ehrliche Würfel

fair-title = Ehrliche Würfel
fair-lead = Vor dem ersten Wurf hat das Spiel alle seine Würfe festgelegt und versiegelt. Das Siegel sieht man von Anfang an, was darunter liegt, wenn das Spiel zu Ende ist; so kann niemand unterwegs einen Wurf geändert haben.
fair-commitment = Das Siegel (SHA-256 des Saatworts)
fair-seed = Das Saatwort
fair-seed-later = Es wird gezeigt, wenn dieses Spiel zu Ende ist.
fair-throws = Was gefallen ist
fair-throws-none = Noch ist nichts gefallen.
fair-bar = { $die } fiel { $count ->
    [one] einmal
   *[other] { $count }-mal
}
fair-check = So prüft man es
fair-check-note = In Python. Die zweite Zeile muss das Siegel ausgeben; die dritte gibt den Wurf Nummer n dieses Spiels aus, von 0 gezählt.

## Echte Würfel

umpire-title = Echte Würfel eingeben
umpire-lead = Werfen Sie echte Würfel neben dem Brett und geben Sie ein, was sie zeigen. Das Spiel achtet auf die Regeln und führt das Brett.
umpire-label = Würfel, zum Beispiel 5-2; 5/2, wenn sie über den Anfang entscheiden
umpire-enter = Diesen Wurf spielen
umpire-not-now = Ein Wurf lässt sich eingeben, wenn es Zeit zu würfeln ist.

## Hilfe

help-title = Tasten und Hilfe
help-lead = Drücken Sie auf einen Stein, dann dorthin, wohin er soll; oder ziehen Sie ihn. Mit Tastatur oder Screenreader ist jede Zunge eine Taste.
help-mancala-lead = Drücken Sie eine Mulde Ihrer Reihe, um zu sehen, wohin ihre Bohnen fallen und was sie nehmen würden; noch einmal gedrückt, wird sie gesät. Mit Tastatur oder Screenreader ist jede Mulde eine Taste.
help-keys = Tasten, solange das Brett den Fokus hat
help-arrows = von Platz zu Platz gehen
help-choose = wählen
help-escape = einen Stein loslassen
help-r = würfeln
help-u = zurück, wieder vor
help-h = Tipp
help-l = den letzten Zug noch einmal sagen
help-s = sagen, wie es steht
help-d = die Würfel noch einmal sagen
help-m = Liste aller Züge
help-a = sagt jeden Angriff und seine Rechnung
help-question = diese Hilfe
key-arrows = Pfeile
key-enter = Eingabe
key-escape = Esc

## Meldungen über das Gerät

notice-stored = Das auf diesem Gerät bewahrte Spiel lässt sich nicht lesen. Es ist beiseite gelegt, nicht gelöscht; ein neues Spiel steht auf dem Brett.
notice-stored-export = Das Bewahrte sichern
notice-stored-unknown = Das auf diesem Gerät aufbewahrte Spiel lässt sich nicht öffnen. { $reason } Es bleibt aufbewahrt; was jetzt hier gespielt wird, nicht.
notice-link = Dieser Link lässt sich nicht lesen: Vielleicht ist er unterwegs abgeschnitten worden. Bitten Sie noch einmal darum; das Spiel auf dem Brett bleibt, wie es ist.
notice-position = Diese Stellung lässt sich nicht aufbauen. { $reason } Das Spiel auf dem Brett bleibt, wie es ist.
notice-file = Diese Datei ist kein Spiel von alveus oder nur ein Teil davon. Das Spiel auf dem Brett bleibt, wie es ist.
notice-file-move = Diese Datei enthält einen Zug, den die Regeln nicht erlauben (Zug { $ply }: { $text }). Das Spiel auf dem Brett bleibt, wie es ist.
notice-reload = Neu laden
notice-restarted = Das Spielwerk war stehen geblieben und läuft wieder. Nichts ist verloren.
notice-dismiss = Verstanden

## Startseite

home-title = alveus: vergessene Brettspiele
home-gloss = _alveus, -i,_ m. Höhlung, Wanne, Flussbett; der Trog eines Bienenstocks; ein Spielbrett mit erhöhtem Rand.
home-lead = Vergessene Spiele, aufgebaut und bereit für einen zweiten Spieler.
home-shelf-tables = Wurfzabel
home-shelf-dominoes = Domino
home-shelf-others = Zahlen und Bohnen
home-continue = Fortsetzen
home-continue-turn = Zug { $turn }
home-continue-over = Das Spiel ist zu Ende
home-seat = Platz nehmen
home-duodecim-place = Konstantinopel, um 480
home-duodecim-line = Drei Würfel, vierundzwanzig Plätze und der Wurf, der Kaiser Zenon ins Unglück brachte.
home-xii-place = Ostia
home-xii-line = Fünfzehn Steine ziehen über drei Reihen gemeißelter Buchstaben, die mittlere zuerst.
home-lombardorum-place = 13.–14. Jh.
home-lombardorum-line = Ein halbes Brett, und vier Zungen, auf denen kein Stein Gesellschaft haben darf.
home-bohnenspiel-place = Kardis, Livland, 1908
home-bohnenspiel-line = Säen Sie Ihre Bohnen reihum und nehmen Sie Zweier, Vierer und Sechser.
home-sperrdomino-place = Züllchow, 1920
home-sperrdomino-line = Setzen Sie Ihre Steine und sperren Sie den anderen aus.
home-familydomino-place = überall
home-familydomino-line = Wer zuerst alle Steine los ist, sagt Domino.
home-dominosa-place = Züllchow, 1920
home-rithmomachia-place = Süddeutschland, 11. Jh.
home-rithmomachia-line = Zwei Heere aus Zahlen: Rechnungen rauben die Steine, eine Reihe gewinnt.
home-dominosa-line = Alle Steine liegen da, nur ihre Umrisse sind fort. Finden Sie sie wieder.
home-terzett-place = Züllchow, Januar 1902
home-terzett-line = Drei gleiche Zahlen in gerader Reihe: siebzehn Figuren zu lösen, eigene zu legen.
home-daily = Rätsel des Tages
home-studies = Studien
study-zeno = Zenons Wurf
study-chain = Über die Grenze
study-broken = Die Fünf dazwischen
study-six = Eine ganze Hand
study-last = Das letzte Wort
study-great_deal = Hundertzwanzig Points
study-ten_tiles = Gesperrt mit zehn Steinen
study-seven_tiles = Gesperrt mit sieben
study-figures = Siebzehn Figuren
study-sixfive = Sechs mal fünf
study-fivenine = Fünf mal neun
study-shutin = Der letzte Ausweg
study-harmony = Neun, fünfzehn, fünfundvierzig
home-play = { $game } spielen
home-sources = Quellen
home-licences = Lizenzen
home-offline-no = Online
home-offline-preparing = Wird für offline bereit gemacht …
home-offline-ready = Offline bereit
home-footer = Über alveus

## Regelseite und Lizenzen

page-of = { $game }: Regeln und Quellen
page-option = Option
page-reading = Lesart
licences-title = Lizenzen
licences-lead = alveus selbst ist frei unter der MIT-Lizenz. Es steht auf der Arbeit anderer:
licences-text = Text der Lizenz
licences-none = Die Liste der Lizenzen entsteht beim Bau der Seite und fehlt hier.
not-found-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
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

## Einbetten

embed-sandbox = Dieses Brett liegt in einem Rahmen, dessen Sandbox zu eng ist: Worker und Speicher sind nicht erlaubt. Geben Sie dem Rahmen sandbox="allow-scripts allow-same-origin".
embed-parameters = Dieses Brett wurde mit Parametern verlangt, die es nicht versteht:
embed-bad_parameter = { $name } = „{ $value }“: erlaubt ist { $allowed }.
embed-unknown_parameter = { $name }: Einen solchen Parameter gibt es nicht.
embed-bad_position = Die Stellung nach # lässt sich nicht lesen; statt ihrer steht der Anfang da. { $reason }
embed-open = In alveus öffnen
