### Terzett: die Tafel einer gedruckten Figur, und das Zusammensetzen.

## Die Tafel

figure-name = Figur { $name }
figure-state = { $found ->
    [0] { $of ->
        [one] Ein Stein zu legen
       *[other] { $of } Steine zu legen
    }
    [one] Einer von { $of } Steinen gelegt
   *[other] { $found } von { $of } Steinen gelegt
}
figure-facts = { $keys ->
    [0] {""}
    [one] Ein Schlüssel,{" "}
   *[other] { $complete ->
        [true] { $keys } Schlüssel,{" "}
       *[other] Mehr als { $keys } Schlüssel,{" "}
    }
}{ $pairs ->
    [one] ein Paar benachbarter Felder
   *[other] { $pairs } Paare benachbarter Felder
}
figure-all = Alle Figuren
figure-compose = Figur zusammensetzen

## Die Steine

stock-tiles = Steine
stock-note = Unter jedem Stein steht die Zahl der Plätze, die ihm bleiben. Ein Stein mit nur einem Platz ist ein Siegel.
stock-tile = { $found ->
    [true] { $tile }: gelegt
   *[other] { $places ->
        [-1] { $tile }
        [0] { $tile }: kein Platz mehr
        [one] { $tile }: noch ein Platz
       *[other] { $tile }: noch { $places } Plätze
    }
}

## Zusammensetzen

stock-left = { $tile ->
    [none] Kein Stein in der Hand.
   *[other] In der Hand: { $tile }.
} { $tilesCount ->
    [0] Alle Steine sind gelegt.
   *[other] Noch zu legen: { $tiles }.
}
compose-note = Unter jedem Stein steht die Zahl der Plätze, die ihm bleiben.
compose-help = Sackgassen markieren
compose-turn = Umdrehen
compose-take = Wegnehmen
compose-chosen = { $low ->
    [none] { $cell } gewählt. Drücken Sie noch einmal darauf, um den Stein wegzunehmen.
   *[other] Die { $low } kommt auf { $cell }. Mögliche Felder für die { $high }: { $partners }.
}
compose-done = Figur vollendet
compose-connections = { $count ->
    [0] Nirgends berühren sich Gruppen derselben Zahl.
    [one] Gruppen derselben Zahl berühren sich an einer Stelle.
   *[other] Gruppen derselben Zahl berühren sich an { $count } Stellen.
}
compose-facts = { $kind ->
    [duett] Duett
    [quadrat] Quadrat
    [quartett] Quartett
    [quodlibet] Quodlibet
   *[terzett] Terzett
}, { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
}
compose-finish = Automatisch vollenden …
compose-finish-lead = Ihre Steine bleiben liegen. Der Computer sucht einen Weg, die Figur zu vollenden.

groups-title = Gruppen
groups-note = { $groups } fertig, { $touch ->
    [0] keine Berührung
    [one] eine Berührung
   *[other] { $touch } Berührungen
}
groups-explained = Eine Gruppe besteht aus gleichen Zahlen in der Form, die dieses Netz verlangt. Berühren sich zwei Gruppen derselben Zahl, wird die Figur kunstvoller.
groups-of = { $number }: { $count ->
    [one] eine Gruppe
   *[other] { $count } Gruppen
}

## Ein neues Netz

net-title = Neues Netz
net-menu = Neues Netz …
net-new = Neues Netz
net-laid = Ein neues Netz liegt bereit.
net-kind = Art der Gruppen
kind-terzett = Terzett
kind-terzett-note = Drei gleiche Zahlen in einer geraden Linie; 36 Steine bis 7 : 7.
kind-duett = Duett
kind-duett-note = Zwei gleiche Zahlen nebeneinander, wie beim gewöhnlichen Domino; 28 Steine bis 6 : 6.
kind-quadrat = Quadrat
kind-quadrat-note = Vier gleiche Zahlen im Quadrat. Vier mal vierzehn Felder lassen sich so nicht füllen; nötig ist ein besonderer Umriss.
kind-quartett = Quartett
kind-quartett-note = Vier gleiche Zahlen in einer geraden Linie. Sieben mal acht Felder lassen sich so füllen, vier mal vierzehn nachweislich nicht.
kind-quodlibet = Quodlibet
kind-quodlibet-note = Quadrate, senkrechte Vierer und waagerechte Vierer in einer Figur; jede Form kommt mindestens einmal vor.
net-outline = Umriss
net-own = Eigener Umriss
net-own-label = Eine Textzeile für jede Zeile des Umrisses: # ist ein Feld, ein Punkt ist keines.
paint-how = Drücken Sie auf leere Stellen oder ziehen Sie darüber, um Felder hinzuzufügen. Ebenso entfernen Sie vorhandene Felder. Die Pfeiltasten wählen eine Stelle, die Leertaste ändert sie, Umschalt + Pfeil zeichnet.
paint-label = Umriss
paint-cell = Zeile { $row }, Spalte { $column }: { $filled ->
    [true] Feld
   *[false] kein Feld
}
paint-cells = { $count ->
    [one] Ein Feld
   *[other] { $count } Felder
}
paint-clear = Leeren
paint-text = Als Text
net-condition = Bedingungen
condition-none = keine
condition-columns = jeweils 0 bis 7 untereinander in den Spalten c, d und e
condition-zeros = neun Nullen in der ersten Zeile
condition-both = beides zugleich
condition-diagonal = 0 bis 7 auf der Diagonale
condition-cross = ein Kreuz aus neun Nullen, sieben breit und drei hoch
condition-cross_upright = ein Kreuz aus neun Nullen, drei breit und sieben hoch
condition-own = eigene
net-cells-label = Zahlen auf Feldern, zum Beispiel c1=0 d4=7
net-sums-label = Summen von Spalten und Zeilen, zum Beispiel c=10 3=27
net-unread = Diese Eingabe ist nicht lesbar. Schreiben Sie Zahlen in der Form c1=0 und Summen in der Form c=10, durch Leerzeichen getrennt.
net-hand = Steine selbst legen
net-machine = Vom Computer legen lassen
net-composing = Der Computer legt Steine: { $count ->
    [one] ein Versuch
   *[other] { $count } Versuche
} …

composed-parts = { $count ->
    [one] Der Umriss bildet eine Gruppe.
   *[other] Der Umriss ist in { $count } Gruppen geteilt.
}
composed-key = { $count ->
    [one] Ein Stein füllt den Umriss.
   *[other] { $count } Steine füllen den Umriss.
}
composed-numbers = Jede Gruppe bekommt eine Zahl, ohne dass ein Stein zweimal vorkommt.
composed-skip = Überspringen

## Das Notizbuch der Schlüssel

notebook-title = Notizbuch
notebook-note = { $count ->
    [0] leer
    [one] ein Schlüssel
   *[other] { $count } Schlüssel
}
notebook-none = Jeder Schlüssel, den Sie finden, wird hier sofort notiert.
notebook-line = { $day }: { $connections ->
    [0] keine Berührung zwischen Gruppen derselben Zahl
    [one] eine Berührung zwischen Gruppen derselben Zahl
   *[other] { $connections } Berührungen zwischen Gruppen derselben Zahl
}
notebook-new = Dieser Schlüssel ist neu und steht nun im Notizbuch.
notebook-known = Dieser Schlüssel steht schon im Notizbuch.
notebook-write = Ins Notizbuch
notebook-key = Schlüssel
notebook-forget = Löschen

## Eine Aufgabe weitergeben

problem-menu = Als Aufgabe teilen …
problem-title = Als Aufgabe teilen
problem-solutions = { $count ->
    [one] Die Umrisse der Steine sind verborgen. Die Aufgabe hat genau eine Lösung.
   *[other] { $complete ->
        [true] Die Umrisse der Steine sind verborgen. Die Aufgabe hat { $count } Lösungen; jede gilt.
       *[other] Die Umrisse der Steine sind verborgen. Die Aufgabe hat mehr als { $count } Lösungen; jede gilt.
    }
}{ $game ->
    [dominosa] {" "}Nicht alle Zahlen liegen in Gruppen; das Buch nennt das eine Omnibus-Aufgabe.
   *[terzett] {""}
}
problem-company = Mehrere Spieler können dieselbe Aufgabe zugleich lösen, jeder an seinem Gerät; der Schnellste gewinnt.
problem-copy = Link kopieren
problem-copied = Der Link zur Aufgabe ist kopiert.
problem-solve = Selbst lösen

## Steine drehen

series-menu = Steine drehen …
series-title = Steine drehen
series-lead = Der Schlüssel bleibt gleich. Wenn Sie einen Stein auf seinen Feldern drehen, müssen andere Steine die Plätze wechseln, bis gleiche Zahlen wieder in Dreiergruppen liegen. Doppelsteine bleiben auf denselben Feldern.
series-tiles = Steine zum Drehen
series-double = Doppelsteine können nicht gedreht werden.
series-moved = { $turned ->
    [0] Noch ist kein Stein gedreht.
    [one] Ein Stein ist gedreht, { $moved ->
        [one] ein anderer wechselt den Platz: { $tiles }.
       *[other] { $moved } andere wechseln den Platz: { $tiles }.
    }
   *[other] { $turned } Steine sind gedreht, { $moved ->
        [one] ein anderer wechselt den Platz.
       *[other] { $moved } andere wechseln den Platz.
    }
}
series-sums = Summen der Spalten: { $columns }. Summen der Zeilen: { $rows }.
series-not = Diese Steine können nicht zugleich gedreht werden.
series-relabel = Zahlen mischen
series-relabelled = Die Zahlen sind neu gemischt. Die Doppelsteine liegen auf denselben Feldern wie zuvor.
series-solve = Als Aufgabe lösen

## Legende

legend-terzett-grouped = liegt in einer fertigen Gruppe
legend-terzett-never = passt in keine Gruppe mehr
legend-terzett-hole = hat keinen freien Nachbarn

## Tasten

help-digits = einen Stein durch Eingabe seiner beiden Zahlen in die Hand nehmen
help-turn = den Stein im Fokus umdrehen
help-take = den Stein im Fokus wegnehmen
help-stock = den Stein in der Hand und die übrigen Steine ansagen
key-delete = Entf

## Was die Felder dazu sagen

place-terzett-movable = { $move }
target-terzett-goes = Ziel
compose-race = Alle Spieler füllen dieses Netz nacheinander an diesem Gerät, unter denselben Bedingungen. Jede richtige Figur gilt. Sie können das Netz auch zusammen mit Ihrer Zeit verschicken. Zeiten aus Links sind nicht überprüfbar.
