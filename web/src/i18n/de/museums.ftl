### Die Seite für Museen und ihr Baukasten.

museums-name = Für Museen
museums-title = Ein Spiel neben der Vitrine
museums-lead = Ihre Würfel und Spielsteine liegen hinter Glas. Lassen Sie Ihre Gäste das Spiel spielen: auf Ihrer Website, an einem Bildschirm in der Ausstellung oder an einem Tisch mit zwei Stühlen.
museums-costs = Kosten
museums-costs-1 = Keine. Das Programm ist frei und quelloffen, und Sie dürfen jeden Text ändern. Es gibt keinen Vertrag und kein Konto.
museums-do = So funktioniert es
museums-do-1 = Wählen Sie unten die Einstellungen und prüfen Sie die Vorschau. Kopieren Sie dann den Code für Ihre Website oder speichern Sie ein Archiv für Ihre Ausstellung.
museums-setting-up = Exponat einrichten
museums-messages = Nachrichten zwischen Seite und Rahmen
museums-statements = Datenschutz, Barrierefreiheit, Impressum
museums-sources = Quellen

## Das Formular

museums-make = Gestalten Sie Ihr Exponat
museums-game = Spiel
museums-opening = Startbildschirm
museums-opening-play = Ein neues Spiel
museums-opening-study = Eine Studie: { $name }
museums-opening-learn = Der Lehrgang, Schritt für Schritt
museums-opening-rules = Die Regeln in Bildern
museums-others = Weitere Spiele, im Wechsel gezeigt
museums-others-note = keine
museums-languages = Sprachen
museums-languages-note = das Exponat startet in der zuerst gewählten Sprache
museums-mode = Modus
museums-mode-ai = Ein Gast
museums-mode-two = Zwei Gäste
museums-mode-demo = Vorführung
museums-level = Spielstärke des Computers
museums-level-note = Gäste dürfen sie ändern
museums-light = Farben
museums-idle = Frage „Sind Sie noch da?“ nach
museums-idle-note = Sekunden ohne Berührung
museums-warn = Neustart nach
museums-warn-note = Sekunden ohne Antwort
museums-choices = Gäste dürfen ändern
museums-choices-level = die Spielstärke
museums-choices-game = das Spiel
museums-volume = Ton
museums-volume-note = außerhalb dieser Zeit stumm
museums-volume-off = aus
museums-volume-low = leise
museums-volume-full = laut
museums-volume-from = Von
museums-volume-to = Bis
museums-colours = Ihre Farben
museums-colours-paper = Hintergrund
museums-colours-ink = Schrift
museums-colours-accent = Knöpfe
museums-colours-ours = Standardfarben wiederherstellen
museums-colours-pale = Zu wenig Kontrast: Die Standardfarben gelten, bis die Schrift 7 : 1 und die Knöpfe 4,5 : 1 erreichen.
museums-texts-note = Ihre eigenen Texte; leer gelassene Felder behalten den Standardtext
museums-text-museum = Ihr Museum
museums-text-eyebrow = Ort und Zeit
museums-text-title = Titel
museums-text-sentence = Ein Satz zum Spiel
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
museums-logo-note = SVG (wird in PNG umgewandelt) oder PNG; die Datei wird nicht hochgeladen
museums-logo-failed = Dieses Bild ist nicht verwendbar. Wählen Sie ein PNG oder ein SVG mit Angabe von Breite und Höhe.
museums-evaluations = Besuche auf dem Gerät zählen
museums-evaluations-note = Spiele, Sprachen und Minuten; nichts über die Spielenden

## Der Bildschirm

museums-look = Vorschau
museums-shape-upright = Hochformat
museums-shape-lying = Querformat
museums-shape-table = Tisch
museums-shape-page = Webseite
museums-size = { $width } × { $height }, verkleinert auf { $percent } %
museums-live = Die Vorschau ist interaktiv: Sie können darin spielen.

## Was man mitnimmt

museums-for-page = Für Ihre Website
museums-way-frame = Rahmen
museums-way-element = Element
museums-copy = Code kopieren
museums-copied = Der Code ist kopiert.
museums-lines-note = Ihre Texte, Ihr Logo, Ihre Farben und die Toneinstellungen fehlen in diesem Code; sie sind nur im Archiv und in exhibit.json enthalten.
museums-for-gallery = Für die Ausstellung
museums-archive = Archiv für einen USB-Stick
museums-archive-note = ZIP-Datei, { $megabytes } MB, offline nutzbar
museums-archive-making = { $percent } % gepackt …
museums-archive-failed = Das Archiv konnte nicht gepackt werden, weil eine Datei dieser Website nicht geladen wurde. Bitte versuchen Sie es noch einmal.
museums-settings = Einstellungen speichern
museums-faulty = Korrigieren Sie zuerst diese Angaben; sonst zeigt das Exponat allen Gästen Fehlermeldungen.
museums-open = Exponat öffnen
museums-open-note = exhibit.json von Ihrem USB-Stick; das Logo müssen Sie neu wählen
museums-clear = Von vorn beginnen
museums-phone = Auf dem Handy ausprobieren
museums-phone-note = Oder hängen Sie diesen QR-Code neben der Vitrine aus: Dann können Gäste auch zu Hause spielen.

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
} je Besuch im Durchschnitt.
museums-counted-save = Als Tabelle speichern
museums-counted-forget = Zählung löschen

## Was ein Museum fragt

museums-need = Voraussetzungen
museums-need-1 = Ein Bildschirm ab 10 Zoll, am besten ein Touchscreen (eine Maus genügt), und ein Browser aus den letzten drei Jahren. Sobald das Archiv kopiert ist, ist keine Internetverbindung mehr nötig.
museums-everyone = Für alle
museums-everyone-1 = Im Hochformat befinden sich alle Bedienelemente in den unteren 1200 Pixeln und sind auch vom Rollstuhl aus erreichbar; Farbe ist nie das einzige Signal. Jedes Spiel ist mit der Tastatur und mit einem Screenreader spielbar.
museums-privacy = Datenschutz
museums-privacy-1 = Es werden keine Daten gesendet. Ein Exponat speichert auch keine über seine Gäste, es sei denn, Sie lassen es Besuche zählen. Für den nächsten Gast wird das Brett neu aufgebaut.
museums-unattended = Ohne Aufsicht
museums-unattended-1 = Ohne Gäste spielt das Exponat von selbst. Es fragt nach, ob noch jemand da ist, und startet nach einer Störung neu. Es enthält keine Links zu anderen Seiten.
museums-licence = Lizenz
museums-licence-1 = Das Programm ist unter der MIT-Lizenz frei nutzbar, auch kommerziell. Schriften und Bibliotheken haben eigene freie Lizenzen.
museums-cite = Zitierweise
museums-cite-1 = Zitieren Sie „alveus: forgotten board games“ mit Datum und Version; die Version steht am Ende der Seite „Erklärungen“. Die Regelseite nennt zu jeder Lesart einer Regel die Quelle.
