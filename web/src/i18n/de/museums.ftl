### Die Seite für Museen und ihr Baukasten.

museums-name = Für Museen
museums-title = Ein Spiel neben der Vitrine
museums-lead = Ihre Würfel und Spielsteine liegen hinter Glas. Lassen Sie Ihre Gäste das Spiel spielen: auf Ihrer Website, an einem Bildschirm in der Ausstellung oder an einem Tisch mit zwei Stühlen.
museums-costs = Kosten
museums-costs-1 = Nichts. Das Programm ist frei, sein Quelltext offen, und Sie dürfen jeden Text ändern. Es gibt keinen Vertrag und kein Konto.
museums-do = So funktioniert es
museums-do-1 = Treffen Sie unten Ihre Wahl, sehen Sie sich die Vorschau an und nehmen Sie das Ergebnis mit: Codezeilen für Ihre Website oder ein Archiv für Ihre Ausstellung.
museums-setting-up = Aufstellen
museums-messages = Nachrichten des Rahmens
museums-statements = Datenschutz, Barrierefreiheit, Impressum
museums-sources = Quellen

## Das Formular

museums-make = Stellen Sie Ihr Exponat zusammen
museums-game = Spiel
museums-opening = Startbild
museums-opening-play = Das aufgestellte Spiel
museums-opening-study = Eine Studie: { $name }
museums-opening-learn = Der Lehrgang, Schritt für Schritt
museums-opening-rules = Die Regeln in Bildern
museums-others = Weitere Spiele, im Wechsel gezeigt
museums-others-note = keine
museums-languages = Sprachen
museums-languages-note = die erste gilt beim Start
museums-mode = Modus
museums-mode-ai = Ein Gast
museums-mode-two = Zwei Gäste
museums-mode-demo = Vorführung
museums-level = Spielstärke des Computers
museums-level-note = Gäste dürfen sie ändern
museums-light = Farben
museums-idle = Nachfragen nach
museums-idle-note = Sekunden ohne Berührung
museums-warn = Neu beginnen nach
museums-warn-note = weiteren Sekunden
museums-choices = Gäste dürfen ändern
museums-choices-level = die Stufe
museums-choices-game = das Spiel
museums-volume = Ton
museums-volume-note = zu allen anderen Zeiten stumm
museums-volume-off = aus
museums-volume-low = leise
museums-volume-full = laut
museums-volume-from = Von
museums-volume-to = Bis
museums-colours = Ihre Farben
museums-colours-paper = Hintergrund
museums-colours-ink = Schrift
museums-colours-accent = Knöpfe
museums-colours-ours = Unsere Farben wiederherstellen
museums-colours-pale = Zu wenig Kontrast: Bis die Schrift 7 : 1 und die Knöpfe 4,5 : 1 erreichen, gelten unsere Farben.
museums-texts-note = Ihre Texte; sonst erscheinen unsere
museums-text-museum = Ihr Museum
museums-text-eyebrow = Ort und Zeit
museums-text-title = Titel
museums-text-sentence = Ein Satz
museums-text-object = Objekt in der Vitrine
museums-left = { $left ->
    [one] noch { $left } Zeichen
   *[other] noch { $left } Zeichen
}
museums-too-long = { $over ->
    [one] { $over } Zeichen zu viel
   *[other] { $over } Zeichen zu viel
}
museums-logo = Logo
museums-logo-note = SVG oder PNG; bleibt auf Ihrem Gerät; im Archiv als PNG
museums-logo-failed = Dieses Bild ist nicht verwendbar. Wählen Sie ein PNG oder ein SVG, das Breite und Höhe angibt.
museums-evaluations = Besuche auf dem Gerät zählen
museums-evaluations-note = Spiele, Sprachen und Minuten; nichts über die Spielenden

## Der Bildschirm

museums-look = Vorschau
museums-shape-upright = Hochformat
museums-shape-lying = Querformat
museums-shape-table = Tisch
museums-shape-page = Webseite
museums-size = { $width } × { $height }, Ansicht { $percent } %
museums-live = Live: Berühren Sie die Vorschau und spielen Sie.

## Was man mitnimmt

museums-for-page = Für Ihre Website
museums-way-frame = Rahmen
museums-way-element = Element
museums-copy = Zeilen kopieren
museums-copied = Die Zeilen sind kopiert.
museums-lines-note = Dieser Code enthält weder Ihre Texte noch Ihr Logo, Ihre Farben oder den Ton; sie stehen nur im Archiv und in exhibit.json.
museums-for-gallery = Für die Ausstellung
museums-archive = Archiv für einen USB-Stick
museums-archive-note = zip, { $megabytes } MB, ohne Netz
museums-archive-making = { $percent } % gepackt …
museums-archive-failed = Das Archiv konnte nicht gepackt werden, weil eine Datei dieser Website nicht geladen wurde. Bitte versuchen Sie es noch einmal.
museums-settings = Ihre Einstellungen
museums-faulty = Korrigieren Sie zuerst diese Stellen: Ein Exponat zeigt seine Fehler allen Gästen.
museums-open = Exponat öffnen
museums-open-note = exhibit.json von Ihrem Stick; wählen Sie das Logo neu
museums-clear = Von vorn beginnen
museums-phone = Auf dem Handy ausprobieren
museums-phone-note = Oder den Code neben der Vitrine aushängen: So nehmen Gäste das Spiel mit nach Hause.

## Was gezählt wurde

museums-counted = Auf diesem Gerät gezählt
museums-counted-1 = { $visits ->
    [one] Ein Besuch
   *[other] { $visits } Besuche
} an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}, { $ended ->
    [one] ein Spiel
   *[other] { $ended } Spiele
} zu Ende gespielt, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} je Besuch.
museums-counted-save = Als Tabelle speichern
museums-counted-forget = Zählung löschen

## Was ein Museum fragt

museums-need = Voraussetzungen
museums-need-1 = Ein Bildschirm ab 10 Zoll mit einem Browser aus den letzten drei Jahren, am besten ein Touchscreen; eine Maus genügt. Sobald alles kopiert ist, ist kein Netz nötig.
museums-everyone = Für alle
museums-everyone-1 = Im Hochformat befinden sich alle Bedienelemente in den unteren 1200 Pixeln und sind auch vom Rollstuhl aus erreichbar; Farbe ist nie das einzige Zeichen. Jedes Spiel ist mit der Tastatur und mit einem Screenreader spielbar.
museums-privacy = Datenschutz
museums-privacy-1 = Nichts wird gesendet. Ein Exponat speichert auch nichts, es sei denn, Sie lassen es Besuche zählen. Für den nächsten Gast wird das Brett neu aufgestellt.
museums-unattended = Ohne Aufsicht
museums-unattended-1 = Das Exponat spielt auch ohne Gäste, fragt nach, ob noch jemand da ist, und startet nach einer Störung von selbst neu. Es enthält keine Links zu anderen Seiten.
museums-licence = Lizenz
museums-licence-1 = Das Programm ist unter der MIT-Lizenz für jeden Zweck frei, auch für einen kommerziellen. Schriften und Bibliotheken haben eigene freie Lizenzen.
museums-cite = Zitierweise
museums-cite-1 = Zitieren Sie „alveus: forgotten board games“ mit Datum und Version; die Version steht am Ende der Seite „Erklärungen“. Die Regelseite nennt zu jeder Lesart einer Regel die Quelle.
