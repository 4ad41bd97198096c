### Die Galerie der siebzehn gedruckten Figuren.
###
### $id: Nummer einer Figur, zum Beispiel „IX“, oder in Varianten ihre Kennung, ix.
### $stage: gelöst, begonnen oder offen.

gallery-title = Siebzehn Figuren
gallery-lead = Fritz Jahns siebzehnjähriger Neffe legte diese Figuren im Januar 1902, als er an Masern erkrankt war. Jede Figur hat 36 Steine, und gleiche Zahlen liegen immer zu dritt in einer Linie.
# Schaltfläche eines Filters. $count: wie viele Figuren.
gallery-filter-stage = { $stage ->
    [all] Alle
    [solved] Gelöst { $count }
    [begun] Begonnen { $count }
   *[open] Offen { $count }
}
# Überschriften der Teile der Galerie.
gallery-part-rectangles = Rechtecke
gallery-part-letters = Buchstaben
gallery-part-narrowest = Das schmalste Rechteck
gallery-part-pierced = Durchbrochene Rechtecke
# Unter dem Bild einer Figur, nach ihrer Nummer.
gallery-caption = { $id ->
    [vi] drei Zeilen zu 24
    [viii] der Buchstabe E
   *[ix] der Buchstabe H
}
# Für Screenreader nach der Nummer einer Figur.
gallery-plate = { $stage ->
    [solved] gelöst
    [begun] begonnen
   *[open] {""}
}
# Vor der Nummer einer Figur.
figure-word = Figur
gallery-figure = Figur { $id }
# Unter der Überschrift der gewählten Figur. $count: gefundene Steine. $of: alle Steine.
gallery-state = { $id ->
    [viii] Der Buchstabe E
    [ix] Der Buchstabe H
    [vii] Das schmalste Rechteck
   *[other] { $shape ->
        [pierced] Ein durchbrochenes Rechteck
       *[rectangle] Ein Rechteck
    }
}{ $stage ->
    [solved] , gelöst
    [begun] , begonnen: { $count } von { $of } Steinen
   *[open] {""}
}
# Überschrift einer Tabelle; je zwei Einträge darunter sind eine Angabe und ihr Wert.
gallery-facts = Einzelheiten
gallery-size = Größe
gallery-size-is = { $rows } Zeilen zu { $columns } Feldern
gallery-pairs = Paare benachbarter Felder
gallery-pairs-are = { $count ->
    [127] 127, die höchstmögliche Zahl
   *[other] { $count } von höchstens { $most }
}
gallery-seals = Siegel: Steine mit nur einem Platz
gallery-seals-are = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
gallery-keys = Schlüssel
gallery-keys-are = { $count ->
    [one] genau einer
   *[other] { $count }, alle gültig
}
# Überschrift einer Angabe: Gruppen aus drei gleichen Zahlen, die sich berühren, verfeinern eine Figur.
gallery-art = Verfeinerung
gallery-art-is = { $count ->
    [0] keine gleichen Gruppen berühren sich
    [one] gleiche Gruppen berühren sich an einer Stelle
   *[other] gleiche Gruppen berühren sich an { $count } Stellen
}
# Überschrift einer Angabe: was wir an der gedruckten Figur berichtigt haben.
gallery-print = Berichtigung
gallery-repair-caption_below = Die Nummer war unter der Figur gedruckt statt darüber.
gallery-repair-legs_moved = Der rechte Pfosten war zwei Felder zu weit links gedruckt; in dieser Lage gibt es keinen Schlüssel.
gallery-repair-narrowed = Die gedruckte Figur hat 16 Spalten; nur mit 15 Spalten und einem Schlitz von drei Feldern gibt es einen Schlüssel.
gallery-repair-group_moved = Die Gruppe 4 4 4 der vierten Zeile war im Druck verrutscht; nur in der hier gezeigten Lage gibt es einen Schlüssel.
gallery-repair-regrouped = Die Lücken der gedruckten Figur wurden zu drei Löchern von zwei mal zwei Feldern zusammengefasst.
# Link: die Figur öffnen.
gallery-solve = { $stage ->
    [solved] Ansehen
    [begun] Weiterlösen
   *[open] Lösen
}
# Link: alle gelegten Steine entfernen und neu beginnen.
gallery-afresh = Neu beginnen
# Schaltfläche.
gallery-key = { $shown ->
    [true] Schlüssel verbergen
   *[false] Schlüssel zeigen
}
gallery-own = Eine Figur zusammensetzen
gallery-own-lead = Legen Sie aus allen Steinen eine eigene Figur. Zusammensetzen ist schwerer als Lösen: Oft bleiben am Ende zwei Felder frei, die sich nicht berühren.
gallery-net = Leeres Netz öffnen
# Unter der Galerie.
gallery-note = Keine Ziffer wurde geändert. Die Figur auf dem Titelblatt, ein Kreuz, fehlt in unserer Vorlage.
# Link zur Geschichte der Figuren.
gallery-story = Die Geschichte
# Link.
gallery-book = Alle Figuren des Buches
