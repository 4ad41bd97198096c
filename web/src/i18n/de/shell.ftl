### Der Rahmen jeder Seite: Leiste, Spalte, Menüs, Fenster, Meldungen über das Gerät.

## Leiste und Menüs
## Knöpfe und Einträge des Menüs. `shelf-…`: das Fenster der beiseitegelegten Spiele.

# Erster Link der Seite, für die Tastatur: setzt den Fokus auf das Brett.
shell-skip = Zum Brett springen
shell-close = Schließen
shell-cancel = Abbrechen
shell-menu = Menü
shell-language = Sprache
shell-sound = { $on ->
    [true] Ton ausschalten
   *[false] Ton einschalten
}
# Ein Knopf, der zum nächsten Farbschema wechselt; gesprochen mit dem jetzigen: „Farben: Dunkel“.
shell-theme = Farben
# Die jetzigen Farben, nach `shell-theme` und Doppelpunkt.
shell-theme-now = { $theme ->
    [light] Hell
    [dark] Dunkel
    [contrast] Hoher Kontrast
   *[night] Hoher Kontrast, dunkel
}
players-title = Spieler
# Name der Gruppe von Knöpfen unter dem Brett (Würfeln, Zurück, Tipp …), von Screenreadern gesprochen.
acts-title = Aktionen
# Link zur Startseite mit allen Spielen.
shell-home = alveus: alle Spiele

menu-new = Neues Spiel …
menu-moves = Züge
menu-shelf = Beiseitegelegte Spiele …
menu-shelf-title = Beiseitegelegte Spiele
shelf-lead = Diese begonnenen Spiele wurden beiseitegelegt. Wählen Sie eines, um es fortzusetzen.
shelf-empty = Hier gibt es noch keine Spiele. Ein begonnenes Spiel wird hier aufbewahrt, wenn ein Link, eine Datei oder ein neues Spiel es ersetzt.
# Der erreichte Zug eines Spiels, in einer Liste: „Zug 12 · 27.11.2026, 21:30“.
shelf-turn = Zug { $turn }
# Knopf: entfernt ein Spiel aus der Liste.
shelf-remove = Entfernen
# Statt eines Spiels, das gerade aus der Liste entfernt wurde, vor dem Knopf „Rückgängig“.
shelf-removed = Entfernt
# Knopf: setzt das gerade entfernte Spiel wieder in die Liste.
shelf-restore = Rückgängig
shelf-back = Ihr Spiel steht wieder auf dem Brett.
menu-settings = Einstellungen …
menu-save = Als Datei speichern
menu-load = Aus Datei laden …
menu-link = Link kopieren
menu-edit = Stellung aufbauen
# Öffnet ein Fenster mit Codezeilen, die das Spiel auf einer anderen Webseite zeigen.
menu-embed = Einbetten …
# Öffnet ein Fenster, in dem Lehrkräfte einer Klasse eine Aufgabe stellen.
menu-task = Aufgabe stellen …
menu-practice = Üben
menu-fair = Faire Würfel …
menu-umpire = Echte Würfel verwenden …
menu-guide = Einführung ins Spiel
menu-help = Tasten und Hilfe …
fullscreen-enter = Vollbild
fullscreen-leave = Vollbild beenden
menu-install = Als App installieren
install-how = Tippen Sie im Browser auf „Teilen“, dann auf „Zum Home-Bildschirm“.
menu-resign = Aufgeben

## Seiten und Spieler
## Namen und Zähler neben dem Brett.

# Name des Gegners in einer Briefpartie, wenn er keinen angegeben hat.
player-away = Briefpartner
# Neben dem Namen einer Seite: wer sie spielt. Auch Name einer Kurve.
player-you = Sie
# Neben dem Namen einer Seite: wer sie spielt.
player-computer = Computer
# Zähler in wenigen Buchstaben, auf dem Telefon. $value: noch zurückzulegende Felder oder noch zu legende Augen oder Steine.
short-pips = noch { $value }
# Punkte, mit den Punkten zum Sieg: „3 von 5“.
short-score = { $value } von { $target }

## Zug und Satz
## Die Zeile über dem Brett, auch von Screenreadern gesprochen.

turn-you = Sie sind am Zug
# Eine Zeile über dem Brett; `turn-…`: wer am Zug ist oder wie das Spiel ausging.
turn-side = { $sideSubject } ist am Zug
turn-thinking = { $sideSubject } überlegt
turn-over_you = Sie haben gewonnen
turn-over_lost = Sie haben verloren
turn-over_side = { $sideSubject } gewinnt
turn-over_drawn = Unentschieden
# Überschrift, während ausgewürfelt wird, wer beginnt.
turn-lot = Wer beginnt?
# Überschrift, während eine frühere Stellung gezeigt wird.
turn-past = Früherer Zug
turn-past-status = Rückblick auf Zug { $turn }. Spätere Züge bleiben erhalten.
turn-past-return = Zurück zum Spiel
turn-wait = { $sideSubject } spielt. Bitte warten.
turn-commit = Sie haben gezogen. Beenden Sie Ihren Zug, oder nehmen Sie ihn zurück.
turn-starting = Einen Moment: Das Spiel wird geladen.

## Was eben geschah
## Der letzte Zug, neben dem Brett, auch von Screenreadern gesprochen. $sideOf: der Name im Genitiv, etwa „des Stammgasts“ oder „von Weiß“.

# Überschrift über den Würfen um den ersten Zug.
last-lot = Wer beginnt
# Überschrift über dem Satz zur Verteilung der Dominosteine.
last-deal = Die Verteilung
last-turn = { $whose ->
    [yours] Ihr letzter Zug
   *[others] Letzter Zug { $sideOf }
}
last-roll = { $whose ->
    [yours] Ihr Wurf
   *[others] Wurf { $sideOf }
}
# Überschrift über den Schritten eines noch nicht beendeten Zugs.
last-so-far = { $whose ->
    [yours] Ihr bisheriger Zug
   *[others] Bisheriger Zug { $sideOf }
}
last-again = Noch einmal zeigen
# Der Wurf, oder wessen Zug es war, und dann die Schritte.
last-turn-told = { $count ->
    [0] { $head }.
   *[other] { $head }: { $steps }.
}

## Was zu tun ist
## Knöpfe. Kurze Texte: Auf einem Telefon stehen mehrere in einer Zeile.

act-throw = Würfeln
# Nimmt den letzten Zug zurück.
act-undo = Zurück
# Wiederholt den zurückgenommenen Zug.
act-redo = Wiederholen
# Holt das Spiel zurück, das vorher auf dem Brett war.
act-back = Voriges Spiel
act-back-own = Zurück zu meinem Spiel
act-rematch = Revanche
# Zeigt das beendete Spiel noch einmal von Anfang an.
act-replay = Nachspielen
act-share = Teilen
act-hint = Tipp
# Ein Schalter: zeigt oder verbirgt Hilfen zu Angriffen und Reihen (Rithmomachia).
act-threats = Angriffe
act-commit = Zug beenden
# Solange eine frühere Stellung gezeigt wird: setzt das Spiel ab dieser Stellung fort.
act-resume = Hier weiterspielen
act-again = Nächstes Spiel
act-new = Neues Spiel
act-rules = Regeln

## Spalte
## Die Spalte neben dem Brett: Legende der Zeichen, Zugliste mit Knöpfen, Gegner, Links. $mark: Bedeutung eines Zeichens, etwa „falsch“.

legend-mark = Dieses Zeichen bedeutet: { $mark }.
moves-title = Züge
# Kurzer Knopf über der Zugliste; gesprochen als „Alle Züge zeigen“.
moves-all = alle
moves-all-label = Alle Züge zeigen
moves-none = Noch keine Züge.

## Notation
## Wörter in der Notation der Züge, in der Zugliste: „Bar–18“, „24–hinaus“, „verdoppelt“, „nimmt an“. Ein Strich steht für einen Zug ohne Bewegung.

notation-bar = Bar
notation-off = hinaus
# Aus der Hand, also von den Steinen, die noch nicht auf dem Brett sind: „Hand–5“.
notation-hand = Hand
notation-resign = gibt auf
notation-double = verdoppelt
# Nimmt den verdoppelten Einsatz an.
notation-take = nimmt an
# Lehnt den verdoppelten Einsatz ab und verliert das Spiel.
notation-drop = lehnt ab
notation-pass = –
notation-skip = –
notation-end = beendet das Spiel

## Zugliste, Gegner und Links
## Beschriftungen in der Spalte neben dem Brett.

moves-game = { $number }. Spiel
# Gesprochener Name eines Zugs in der Zugliste; ein Druck zeigt die Stellung danach.
moves-go = Zu Zug { $turn }, { $side }: { $text }
moves-replay = Abspielen
moves-pause = Anhalten
moves-first = Erste Stellung
moves-back = Einen Schritt zurück
moves-forth = Einen Schritt vor
moves-last = Letzte Stellung
# Ein Schalter: zeigt den Weg der Steine um das Brett.
way-title = Weg zeigen
level-title = Gegner
# Eine Stufe in der Auswahl der Gegner, von Screenreadern gesprochen.
level-option = Stufe { $level }, { $name }
link-rules = Regeln
link-learn = Lernen
link-sources = Quellen
link-share = Teilen
links-title = Über dieses Spiel

## Analyse und Lektionen
## Die Tabelle der möglichen Züge und ihrer Werte: Überschrift, Spaltenköpfe, Zellen. Lektionen neben dem Brett. $unit: eine Einheit im Dativ, etwa „Punkten“.

analysis-title = Analyse
analysis-looking = Wird berechnet …
analysis-none = Der Computer kann die Möglichkeiten in dieser Stellung nicht bewerten.
analysis-lead = Ergebnis in { $unit } bei bestem Spiel: Vorsprung (+), Rückstand (−). { $depth ->
    [0] {""}
    [one] Rechentiefe: ein Zug.
   *[other] Rechentiefe: { $depth } Züge.
}
# Spaltenkopf: die Züge.
analysis-move = Zug
# Spaltenkopf: erwartetes Ergebnis eines Zugs, etwa „+4“.
analysis-balance = Bilanz
# Spaltenkopf: Gewinnaussicht in Prozent.
analysis-chance = Chance
# Spaltenkopf, mit den Zellen „sicher“ und „geschätzt“.
analysis-sure = Gewissheit
analysis-certain = sicher
analysis-estimated = geschätzt
# Spaltenkopf: Erwartungswert eines Zugs oder Wurfs.
analysis-expected = Erwartet
# Spaltenkopf: Abstand eines Zugs zum besten Zug.
analysis-behind = Abstand
# In der Spalte „Abstand“, beim besten Zug.
analysis-best = bester Zug
# Nach einem Abstand, der keine Schätzung ist: „−3 · exakt“.
analysis-exact = exakt
analysis-lead-sampled = Erwarteter Gewinn jedes Zugs in { $unit }, gemittelt über viele simulierte Verteilungen. In 95 % der Fälle weicht der wahre Wert davon höchstens um die Zahl nach dem ± ab.
analysis-lead-exact = Erwarteter Gewinn jedes Zugs in { $unit }, gemittelt über alle möglichen Talons.
analysis-line = Beste Zugfolge: { $line }
analysis-lead-chances = Ihre Gewinnaussichten nach jedem Zug, in Prozent. { $depth ->
    [0] Ohne Vorausberechnung.
    [one] Rechentiefe: ein Wurf.
   *[other] Rechentiefe: { $depth } Würfe.
}
analysis-lead-rolls = Gewinnaussichten nach jedem Wurf, in Prozent. Durchschnitt: { $mean }.
analysis-roll = Wurf
# Spaltenkopf: Wert eines Wurfs minus Durchschnitt aller Würfe.
analysis-luck = Glück
# Beschreibung einer Kurve, von Screenreadern gesprochen. $above, $below: Namen der Seiten.
analysis-graph = Bilanz Zug für Zug. Über der Linie im Vorteil: { $above }. Unter der Linie im Vorteil: { $below }.

# Antwort auf einen falschen Zug in einer Lektion.
lesson-wrong = Erlaubt, aber nicht die Lösung.
lesson-again = Noch einmal

# Kleine Zeile über dem Titel einer Studie.
study-eyebrow = Studie · { $game }
study-back = Zurücknehmen
study-on = Weiterspielen

## Neues Spiel
## Ein Fenster: Beschriftungen mit Auswahl und Hinweisen.

new-title = Neues Spiel
new-opponent = Gegner
new-computer = Der Computer
# Antworten auf „Gegner“: mit wem gespielt wird.
new-far = Jemand an einem anderen Ort
new-far-note = { $dice ->
    [yes] Briefpartie: Jeder Zug ist ein Link, den Sie auf beliebigem Weg senden. Kein Spieler kann die Würfel beeinflussen.
   *[no] Briefpartie: Jeder Zug ist ein Link, den Sie auf beliebigem Weg senden.
}
new-friend = Mitspieler an diesem Gerät
new-friends = Mehrere Personen an diesem Gerät
new-players = Spieler
new-names = Namen
new-level = Stufe
# Beschriftung der Auswahl einer Seite: „Sie spielen Weiß / Schwarz“.
new-side = Sie spielen
new-seating = Sitzordnung
new-seating-fixed = Nebeneinander
new-seating-fixed-note = Das Brett bleibt, wie es ist.
new-seating-turned = Das Brett dreht sich
new-seating-turned-note = Wer zieht, sieht das Brett von seiner Seite aus.
new-seating-table = Einander gegenüber
new-seating-table-note = Legen Sie das Gerät in die Mitte; jeder Spieler hat seine Knöpfe vor sich.
new-match = Spiel und Regeln
# Beschriftung der Auswahl zwischen einem Spiel und mehreren, etwa bis fünf Punkte.
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
# Knopf, nachdem ein neues Spiel begonnen hat: zurück zum Spiel davor.
new-undo = Voriges Spiel
new-back = Das vorige Spiel ist wieder da.

## Optionen
## Ein Fenster mit den Optionen der Regeln; `demo-…`: neben dem Brett, während der Computer alle Seiten spielt.

# Knopf neben dem Grund, warum ein Zug nicht erlaubt ist, und Titel des Fensters: zeigt die Quelle der Regel.
refusal-source = Quelle
demo-title = Vorführung
demo-lead = Der Computer spielt alle Seiten.
# Knopf: Der Gast spielt statt des Computers weiter.
demo-take = Selbst weiterspielen
demo-taken = Ab jetzt spielen Sie { $side }; { $others ->
    [one] der Computer spielt
   *[other] der Computer spielt die anderen { $others } Seiten
} auf Stufe { $level }.

options-title = Regeln wählen
options-lead = Wo die Quellen voneinander abweichen, haben Sie die Wahl. Bei jeder Lesart steht, woher sie kommt und wie sicher sie ist.
options-preset = Voreinstellungen
# Name einer Auswahl von Regeln, die keiner Voreinstellung entspricht.
options-own = Eigene Auswahl
options-default = Standard
options-done = Regeln übernehmen
options-reset = Auf Standard zurücksetzen
# Statt einer Quelle: Diese Lesart einer Regel haben die Autoren von alveus ergänzt.
options-no-source = von uns ergänzt
# Wie sicher eine Lesart ist: belegt, erschlossen, umstritten, modern.
certainty-attested = belegt
certainty-inferred = erschlossen
certainty-disputed = umstritten
certainty-modern = modern

## Einstellungen
## Ein Fenster: Beschriftungen mit Auswahl und Hinweisen.

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
# Hoher Kontrast auf Schwarz.
settings-theme-night = Schwarz
# Größe der Steine auf dem Brett.
settings-size = Steine
settings-size-usual = Normal
settings-size-large = Groß
settings-animation = Animation
settings-animation-normal = Normal
settings-animation-fast = Schnell
settings-animation-off = Aus
# Markiert die Plätze, zu denen der gewählte Stein ziehen kann.
settings-targets = Mögliche Züge zeigen
settings-words = Text und Ton
# Wie Screenreader die Namen der Plätze sprechen: „Feld 12“ oder „12“.
settings-names = Gesprochene Namen der Plätze
settings-names-full = Ausführlich
settings-names-short = Kurz
settings-list = Züge als Knöpfe
settings-list-note = Jeder mögliche Zug steht als Knopf unter dem Brett.
settings-voice = Vorlesen
settings-voice-note = Nutzt die Stimme des Geräts; gedacht für alle ohne Screenreader. Die Strg-Taste stoppt die Stimme.
# Tempo der Stimme.
settings-rate = Tempo
settings-rate-slow = Langsam
settings-rate-normal = Normal
settings-rate-fast = Schnell
settings-sound = Ton
settings-walking = Töne zur Orientierung
settings-walking-note = Töne zeigen an, wo Sie auf dem Brett sind und ob Sie dort etwas tun können.
settings-loudness = Lautstärke
settings-loudness-low = Leise
settings-loudness-middle = Mittel
settings-loudness-high = Laut
# Überschrift der Einstellungen zum Spielen.
settings-play = Spielen
settings-autoThrow = Automatisch würfeln
settings-autoThrow-note = Würfelt, wenn sonst nichts zu tun ist.
settings-autoForced = Zwangszüge automatisch ausführen
settings-autoForced-note = Zieht für Sie, wenn nur ein Zug möglich ist.
settings-autoPass = Automatisch passen
settings-autoPass-note = Ist kein Zug möglich, wird für Sie gepasst.
settings-commit = Zugende bestätigen
settings-commit-note = Bis zur Bestätigung können Sie jeden Schritt zurücknehmen.
settings-opponent = Stufe des Gegners

## Dateien und Links
## Kurze Meldungen nach einer Aktion.

file-saved = Das Spiel ist als Datei gespeichert.
file-loaded = Das Spiel aus der Datei steht jetzt auf dem Brett.
file-name = alveus { $game } { $date }
link-copied = Der Link ist kopiert.
link-copied-position = Der Link ist kopiert. Er zeigt diese Stellung, ohne die Züge davor.
# Über einem Feld mit dem Link, wenn der Browser das Kopieren nicht erlaubt.
link-manual = Diesen Link kopieren:
link-title = Teilen
link-loaded = Das Spiel aus dem Link steht jetzt auf dem Brett.{ $people ->
    [0] {""}
    [1] {""}
   *[other] { " " }{ $people } Personen spielen es an diesem Gerät.
}

## Faire Würfel
## Ein Fenster.

fair-title = Faire Würfel
fair-lead = Vor dem ersten Wurf legt das Spiel einen Startwert fest, aus dem alle Würfe folgen, und zeigt dessen Fingerabdruck, das Siegel. Nach dem Spiel wird der Startwert gezeigt. So können Sie prüfen, ob ein Wurf geändert wurde.
fair-commitment = Das Siegel (SHA-256 des Startwerts)
fair-seed = Der Startwert
fair-seed-later = Wird gezeigt, wenn dieses Spiel zu Ende ist.
# Überschrift eines Diagramms: wie oft jede Zahl gewürfelt wurde.
fair-throws = Bisherige Würfe
fair-throws-none = Es wurde noch nicht gewürfelt.
fair-bar = Die { $die } fiel { $count ->
    [one] einmal
   *[other] { $count }-mal
}
fair-check = So prüfen Sie es
fair-check-note = Führen Sie diese Zeilen in Python aus. Die zweite muss das Siegel ausgeben; die dritte gibt den Wurf Nummer n dieses Spiels aus, gezählt ab 0.

## Echte Würfel
## Ein Fenster.

umpire-title = Echte Würfel verwenden
umpire-lead = Würfeln Sie neben dem Brett und geben Sie ein, was die Würfel zeigen. Das Spiel achtet auf die Regeln und aktualisiert das Brett.
umpire-label = Würfel, etwa 5-2 (beim Würfeln um den ersten Zug: 5/2)
umpire-enter = Wurf eingeben
umpire-not-now = Einen Wurf können Sie nur eingeben, wenn gewürfelt werden muss.

## Hilfe
## Ein Fenster: Listen von Tasten und ihrer Bedeutung.

help-title = Tasten und Hilfe
help-lead = Wählen Sie einen Stein und dann ein markiertes Ziel, oder ziehen Sie den Stein dorthin.
help-mancala-lead = Wählen Sie eine Mulde Ihrer Reihe, um zu sehen, wohin gesät wird und was Sie dabei nehmen würden. Wählen Sie die Mulde noch einmal, um zu säen.
help-keys = Tasten, solange das Brett den Fokus hat
help-arrows = von Platz zu Platz gehen
help-choose = wählen
help-escape = Auswahl aufheben
help-r = würfeln (geschieht meist automatisch, wenn Sie Züge eintippen)
help-u = zurücknehmen, wiederholen
help-h = Tipp
help-l = den letzten Zug ansagen
help-s = den Spielstand ansagen
help-d = die Würfel ansagen
help-m = die möglichen Züge ansagen
help-a = alle Angriffe mit Rechnung ansagen
help-n = zum nächsten oder vorigen Platz, an dem Sie etwas tun können
help-home = zum ersten oder letzten Platz der Reihe oder, mit Strg, des Bretts
help-g = einen Platz oder Zug eintippen, etwa 12 7, oder aus der Liste wählen; auch jede Ziffer startet die Eingabe
help-b = das Brett, Ihre Seite oder die andere Seite ansagen; zweimal drücken: ausführlich
help-o = diese Reihe, dann die nächste ansagen
help-k = die Steine nach Arten geordnet ansagen
help-question = diese Hilfe
help-layouts = Die Feststelltaste hat keine Wirkung. Auf kyrillischen, griechischen, arabischen und hebräischen Tastaturen und mit eingeschalteter Eingabemethode drücken Sie die Taste, die auf einer US-Tastatur den genannten Buchstaben trägt. Arabische, persische und vollbreite Ziffern gelten als Ziffern; auf französischen Tastaturen gilt die Ziffernreihe auch ohne Umschalttaste.
help-readers = Mit einem Screenreader
help-readers-note = Das Brett ist ein Gitter; seine Tasten wirken nur im Fokusmodus. NVDA: Einfg+Leertaste. JAWS: Eingabetaste auf einem Platz oder Einfg+Z. VoiceOver: Schnellnavigation ausschalten (Pfeil links+rechts). Orca: Einfg+A. TalkBack: zweimal auf einen Platz tippen.
# Namen von Tasten, wie sie auf der Tastatur stehen.
key-home = Pos1 Ende
key-arrows = Pfeiltasten
key-enter = Eingabe
key-escape = Esc

## Meldungen über das Gerät
## Hinweise mit Knöpfen; `offline-…`: eine Zeile im Menü. $reason: ein ganzer Satz mit Punkt.

notice-stored = Das auf diesem Gerät gespeicherte Spiel ist nicht lesbar. Es wurde beiseitegelegt, nicht gelöscht.
# Knopf der Meldung, dass ein gespeichertes Spiel nicht lesbar ist: speichert dieses Spiel als Datei.
notice-stored-export = Gespeichertes Spiel exportieren
notice-stored-unknown = Das auf diesem Gerät gespeicherte Spiel kann nicht geöffnet werden. { $reason } Das gespeicherte Spiel bleibt erhalten, aber das Spiel auf dem Brett wird nicht gespeichert.
notice-link = Dieser Link ist nicht lesbar; vielleicht ist er unvollständig. Bitten Sie um einen neuen Link. Das Spiel auf dem Brett ist unverändert.
notice-position = Diese Stellung kann nicht aufgebaut werden. { $reason } Das Spiel auf dem Brett ist unverändert.
notice-file = Diese Datei enthält kein vollständiges alveus-Spiel. Das Spiel auf dem Brett ist unverändert.
notice-file-other = Diese Datei enthält eine Partie { $game }. Öffnen Sie { $game } und laden Sie die Datei dort. Das Spiel auf dem Brett ist unverändert.
notice-file-move = Diese Datei enthält einen Zug, den die Regeln nicht erlauben (Zug { $ply }: { $text }). Das Spiel auf dem Brett ist unverändert.
notice-file-backup = Diese Datei ist eine Sicherung. Wählen Sie „Sicherung einspielen“ in den Einstellungen. Das Spiel auf dem Brett ist unverändert.
notice-file-return = Zurück zu { $game }
# Titel eines Fensters, über „Das Spiel wird geladen: 40 %“.
loading-title = Langes Spiel wird geladen
notice-stored-cancelled = Sie haben das Laden des gespeicherten Spiels abgebrochen. Um das Spiel doch zu öffnen, laden Sie die Seite neu. Wenn Sie vorher ein anderes Spiel spielen, finden Sie das gespeicherte Spiel im Menü unter „Beiseitegelegte Spiele“.
notice-elsewhere = { $kind ->
    [same] Dieses Spiel wurde in einem anderen Tab fortgesetzt.
   *[other] In einem anderen Tab steht jetzt ein anderes Spiel auf dem Brett. Ihr Spiel hier bleibt erhalten. Spielen Sie es weiter, oder laden Sie das andere Spiel.
}
notice-elsewhere-load = { $kind ->
    [same] Neuere Stellung laden
   *[other] Anderes Spiel laden
}
notice-elsewhere-both = Dieses Spiel wurde auch in einem anderen Tab fortgesetzt. Beide Spiele bleiben erhalten: dieses auf dem Brett, das andere unter „Beiseitegelegte Spiele“.
notice-reload = Neu laden
notice-restarted = Das Spielprogramm wurde unterbrochen und neu gestartet. Nichts ging verloren.
notice-dismiss = Verstanden
missing-version = Eine neue Version ist verfügbar. Laden Sie die Seite neu; Ihr Spiel bleibt erhalten.
missing-part = Ein Teil dieser Seite wurde nicht geladen. Laden Sie die Seite neu; Ihr Spiel bleibt erhalten.
missing-connection = Keine Verbindung: Ein Teil dieser Seite wurde nicht geladen. Laden Sie die Seite neu, sobald Sie online sind; Ihr Spiel bleibt erhalten.
missing-still = Immer noch keine Verbindung. Die Seite wurde nicht neu geladen.
offline-no = Offline: in diesem Browser nicht verfügbar
offline-preparing = Offline: wird vorbereitet …
# Der Browser soll Daten sparen; deshalb sind nur geöffnete Spiele offline verfügbar.
offline-saver = Offline: nur geöffnete Spiele
offline-game = Offline: Dieses Spiel ist bereit
offline-ready = Offline: Alle Spiele sind bereit
offline-waiting = Offline: wartet auf eine Verbindung
offline-full = Offline: kein Platz auf diesem Gerät
offline-version = Neue Version: wird mit der nächsten Seite geladen

## Studien
## Titel von Studien: Stellungen aus einem Spiel, in denen man den besten Zug sucht.

# Duodecim scripta: der Wurf des Kaisers Zenon, aus einem Gedicht bekannt.
study-zeno = Zenons Wurf
# Bohnenspiel: Eine Kette eroberter Mulden setzt sich aus der Reihe des Gegners in der eigenen fort.
study-chain = Über die Grenze
# Bohnenspiel: Eine Mulde mit fünf Bohnen beendet eine Kette.
study-broken = Die Fünf dazwischen
# Bohnenspiel: Sechs Bohnen, aus einer Mulde gesät, nehmen sechs Mulden.
study-six = Sechs Bohnen aus einer Mulde
# Bohnenspiel: Der letzte Zug entscheidet das Spiel.
study-last = Das letzte Wort
# Sperrdomino: eine Runde, die 120 Punkte bringt.
study-great_deal = Hundertzwanzig Punkte
# Sperrdomino: Stellungen, in denen ein Spieler die Kette sperren kann.
study-ten_tiles = Gesperrt mit zehn Steinen
study-seven_tiles = Gesperrt mit sieben Steinen
study-light_hand = Sperren oder nicht? 24 Augen
study-heavy_hand = Sperren oder nicht? 25 Augen
# Terzett: siebzehn Figuren, die mit Steinen zu füllen sind.
study-figures = Siebzehn Figuren
# Rithmomachia: Die 6 greift die 30 aus fünf Schritten Entfernung an.
study-sixfive = Sechs mal fünf
# Rithmomachia: Die 5 und die 9 greifen gemeinsam die 45 an.
study-fivenine = Fünf mal neun
# Rithmomachia: Ein Stein verschließt den letzten Ausweg eines anderen.
study-shutin = Der letzte Ausweg
# Rithmomachia: eine siegreiche Reihe aus den Zahlen 5, 9 und 45.
study-harmony = Fünf, neun, fünfundvierzig

## Regelseite und Lizenzen
## $archive: Dateiname eines Spielpakets, etwa „mygame-1.0-py3-none-any.whl“. $error: Fehlermeldung auf Englisch.

home-play = { $game } spielen
page-of = { $game }: Regeln und Quellen
# Link nach einem Satz über eine Option, zum Experiment dazu.
page-found = Zur Studie
# Menüeintrag, Titel einer Seite und Überschrift eines Abschnitts: Bögen zum Drucken und Ausschneiden.
page-make = Selbst machen
make-lead = Brett und Steine in Originalgröße und eine Seite mit Regeln. Drucken Sie mit 100 %, kleben Sie die Bögen auf Karton und schneiden Sie die Teile aus.
make-a4 = Bögen für A4-Papier
make-letter = Bögen für Letter-Papier
make-paper-a4 = A4
make-paper-letter = Letter
# Spaltenkopf: die Option der Regeln.
page-option = Option
# Spaltenkopf: die Lesart der Quellen (Wert einer Option).
page-reading = Lesart
licences-title = Lizenzen
licences-lead = alveus ist freie Software (MIT-Lizenz) und baut auf der Arbeit anderer auf:
licences-text = Text der Lizenz
licences-none = Die Liste der Lizenzen wird beim Erstellen der Website erzeugt und fehlt hier.
not-found-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
error-pack_painter = Das Brett aus diesem Paket ({ $archive }) konnte nicht gezeichnet werden: { $error }. Stattdessen erscheint ein schlichtes Brett.

## Einbetten
## Meldungen in einem Rahmen oder einem Exponat; ab `embedding-title` ein Fenster; `kiosk-…`: ein Bildschirm in der Ausstellung. $name, $value: Name und Wert eines Parameters in einer Adresse; in embed-not_json ist $value eine Zeilennummer und $name eine Datei.

embed-sandbox = Der Rahmen um dieses Brett verbietet Worker und das Speichern von Daten. Ergänzen Sie allow-scripts und allow-same-origin im Attribut sandbox.
blocked-file = Diese Seite wurde als Datei geöffnet, und Browser starten aus Dateien keine Programme. Schließen Sie die Seite und starten Sie im übergeordneten Ordner start-windows, start-macos oder start-linux; oder legen Sie den Ordner auf einen Webserver.
embed-parameters = Diese Parameter sind hier ungültig:
embed-bad_parameter = { $name } = „{ $value }“ ist nicht erlaubt; möglich: { $allowed }.
embed-needless = { $name } = „{ $value }“ hat bei diesem Spiel keine Wirkung und wird ignoriert.
embed-unknown_parameter = Den Parameter { $name } gibt es nicht.
embed-more_faults = { $others ->
    [one] Ein weiterer Parameter ist ungültig.
   *[other] { $others } weitere Parameter sind ungültig.
}
embed-unknown_message = Eine Nachricht vom Typ { $type } gibt es nicht.
embed-bad_message = { $name } = „{ $value }“ ist in dieser Nachricht nicht gültig.
embed-other_game = Diese Stellung gehört zu { $game }, nicht zum Spiel auf diesem Brett.
# In einem Rahmen, nachdem die Seite darum ein anderes Spiel geladen hat.
embed-replaced = Die Webseite hat ein anderes Spiel geladen.
embed-missing_exhibit = Die Datei { $name } fehlt. Legen Sie sie in den Ordner dieser Seite, oder berichtigen Sie ihren Namen in der Adresse.
embed-awaited_exhibit = { $name } ist nicht erreichbar. Diese Seite versucht es weiter.
embed-not_json = Zeile { $value } von { $name } ist kein gültiges JSON. Berichtigen Sie die Zeile, oder erzeugen Sie die Datei auf der Seite „Für Museen“ neu.
kiosk-touch = Zum Spielen berühren
# Knopf, der die kurzen Regeln öffnet, und Titel dieses Fensters.
kiosk-how = Wie spielt man das?
# Knopf: beginnt ein neues Spiel.
kiosk-again = Neu anfangen
# Titel eines Fensters nach einiger Zeit ohne Berührung.
kiosk-idle = Sind Sie noch da?
kiosk-idle-note = Gleich wird das Brett für den nächsten Gast neu aufgebaut.
# Countdown unter der Frage „Sind Sie noch da?“.
kiosk-seconds = { $seconds ->
    [one] Noch 1 Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
# Knopf: Der Gast ist noch da und behält das Spiel.
kiosk-here = Ich bin noch da
# Knopf: Der Gast beendet das Spiel, und das Brett wird neu aufgestellt.
kiosk-finished = Ich bin fertig
embed-bad_position = Die Stellung nach dem # in der Adresse ist nicht lesbar; das Brett zeigt die Anfangsstellung. { $reason }
embedding-title = Ein Brett für Ihre Website
embedding-lead = Fügen Sie diesen Code in eine Seite ein, um das Spiel dort in einem Rahmen (iframe) zu zeigen.
embedding-position = Fügen Sie diesen Code in eine Seite ein, um das Spiel dort ab dieser Stellung zu zeigen.
embedding-copy = Code kopieren
embedding-copied = Der Code ist kopiert.
embedding-more = Weitere Möglichkeiten: Texte, Sprachen, ein Bildschirm in der Ausstellung
# Link unter dem Brett in einem Rahmen: öffnet das Spiel auf der Website von alveus.
embed-open = In alveus öffnen
embed-rules = Alle Regeln
embed-no_exhibit = Ihr Text wird nicht gezeigt: Eigene Texte gibt es nur in Exponaten.
# Antwort auf eine Webseite, die einem Rahmen mit Regeln einen Befehl für das Brett schickt.
embed-no_board = In diesem Rahmen gibt es kein Brett, nur die Regeln.

## Ansagen
## Von Screenreadern gesprochen, nachdem auf dem Brett eine Taste gedrückt wurde. $size, $moves, $places: Zahlen.

moves-many = { $place }: { $size ->
    [one] ein Zug
   *[other] { $size } Züge
}
moves-more = { $moves } Züge von { $places } Plätzen aus. Drücken Sie g, um einen Zug einzutippen oder aus der Liste zu wählen.
looked-back = { $turn ->
    [0] Rückblick auf den Anfang.
   *[other] Rückblick auf Zug { $turn }.
}
looked-present = Zurück in der aktuellen Stellung.
# Nach Escape, wenn ein Stein gewählt war.
let-go = Die Auswahl wurde aufgehoben.
# Nach Escape, wenn kein Stein gewählt war.
nothing-chosen = Es ist nichts ausgewählt.
# Nach den Tasten, die zum nächsten Platz mit einem Zug gehen.
nothing-elsewhere = Von keinem anderen Platz ist ein Zug möglich.
nothing-yet = Es wurde noch kein Zug gemacht.
game-resumed = Ihr Spiel geht dort weiter, wo Sie aufgehört haben.
# Nach einem Druck auf einen Platz, von dem kein Zug möglich ist.
place-idle = { $place }: Hier ist kein Zug möglich.
