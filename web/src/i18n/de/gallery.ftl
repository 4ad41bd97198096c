### Die Galerie der siebzehn gedruckten Figuren.

gallery-title = Siebzehn Figuren
gallery-lead = Diese Figuren legte Fritz Jahns siebzehnjähriger Neffe im Januar 1902, als er mit Masern im Bett lag. Jede Figur hat 36 Steine, und gleiche Zahlen liegen immer zu dritt in einer Linie.
gallery-filter-stage = { $stage ->
    [all] Alle
    [solved] Gelöst { $count }
    [begun] Begonnen { $count }
   *[open] Offen { $count }
}
gallery-part-rectangles = Rechtecke
gallery-part-letters = Buchstaben
gallery-part-narrowest = Das schmalste
gallery-part-pierced = Durchlöcherte Rechtecke
gallery-caption = { $id ->
    [vi] drei Zeilen zu 24
    [viii] das E
   *[ix] das H
}
gallery-plate = { $stage ->
    [solved] gelöst
    [begun] begonnen
   *[open] {""}
}
figure-word = Figur
gallery-figure = Figur { $id }
gallery-state = { $id ->
    [viii] Der Buchstabe E
    [ix] Der Buchstabe H
    [vii] Das schmalste Rechteck
   *[other] { $shape ->
        [pierced] Ein durchlöchertes Rechteck
       *[rectangle] Ein Rechteck
    }
}{ $stage ->
    [solved] , gelöst
    [begun] , begonnen: { $count } von { $of } Steinen
   *[open] {""}
}
gallery-facts = Näheres
gallery-size = Größe
gallery-size-is = { $rows } Zeilen zu { $columns } Feldern
gallery-pairs = Verbindungen (Nachbarpaare)
gallery-pairs-are = { $count ->
    [127] 127, die höchstmögliche Zahl
   *[other] { $count }; acht mal neun Felder haben { $most }
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
gallery-art = Verfeinerung
gallery-art-is = { $count ->
    [0] keine gleichen Gruppen berühren sich
    [one] gleiche Gruppen berühren sich an einer Stelle
   *[other] gleiche Gruppen berühren sich an { $count } Stellen
}
gallery-print = Vorlage
gallery-repair-caption_below = Die Nummer stand unter der Figur statt darüber.
gallery-repair-legs_moved = Der rechte Pfosten stand zwei Felder zu weit links; so gäbe es keinen Schlüssel.
gallery-repair-narrowed = Die gedruckte Figur hat 16 Spalten; nur mit 15 und einem Schlitz von drei Feldern gibt es einen Schlüssel.
gallery-repair-group_moved = Die Gruppe 4 4 4 der vierten Zeile war verrutscht; nur mit der Gruppe an diesem Platz gibt es einen Schlüssel.
gallery-repair-regrouped = Die Lücken wurden zu drei Löchern von zwei mal zwei Feldern geordnet.
gallery-solve = { $stage ->
    [solved] Ansehen
    [begun] Weiterlösen
   *[open] Lösen
}
gallery-afresh = Neu beginnen
gallery-key = { $shown ->
    [true] Schlüssel verbergen
   *[false] Schlüssel zeigen
}
gallery-own = Selbst zusammensetzen
gallery-own-lead = Die schwerere Kunst: aus allen Steinen eine eigene Figur legen. Oft bleiben am Ende zwei Felder frei, die sich nicht berühren.
gallery-net = Leeres Netz öffnen
gallery-note = Keine Ziffer ist geändert. Die Figur auf dem Titelblatt, ein Kreuz, fehlt in unserer Vorlage.
gallery-story = Geschichte
gallery-book = Alle Figuren des Buches
