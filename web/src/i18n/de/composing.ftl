### Terzett: die Tafel einer gedruckten Figur, und das Zusammensetzen.

## Die Tafel

figure-name = Figur { $name }
figure-state = { $found ->
    [0] { $of } Steine liegen bereit
    [one] einer von { $of } Steinen liegt
   *[other] { $found } von { $of } Steinen liegen
}
figure-facts = { $keys ->
    [0] {""}
    [one] Ein Schlüssel,{" "}
   *[other] { $keys } Schlüssel,{" "}
}{ $pairs } Verbindungen
figure-all = alle Figuren
figure-all-button = Alle Figuren
figure-compose = Selbst zusammensetzen

## Die Steine

stock-tiles = Die Steine
stock-note = Die Zahl unter dem Stein sagt, wie viele Plätze ihm noch bleiben. Eins ist ein Siegel.
stock-tile = { $found ->
    [true] { $tile }: liegt
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
} Noch zu legen: { $tiles }.
compose-note = Die Zahl unter dem Stein sagt, wie viele Plätze ihm noch bleiben.
compose-help = Hilfe
compose-turn = Umdrehen
compose-take = Aufnehmen
compose-chosen = { $low ->
    [none] { $cell } ist gewählt. Noch einmal drücken nimmt den Stein auf.
   *[other] Die { $low } kommt auf { $cell }. Die { $high } kann auf { $partners } kommen.
}
compose-done = Zusammengesetzt
compose-connections = { $count ->
    [0] Nirgends stoßen gleiche Gruppen aneinander.
    [one] An einer Stelle stoßen gleiche Gruppen aneinander.
   *[other] An { $count } Stellen stoßen gleiche Gruppen aneinander.
}
compose-facts = { $kind ->
    [duett] Duett
    [quadrat] Quadrat
    [quartett] Quartett
    [quodlibet] Quodlibet
   *[terzett] Terzett
}, { $cells } Felder
compose-finish = Von der Maschine vollenden …
compose-finish-lead = Was liegt, bleibt liegen. Die Maschine sucht, wie es weitergehen kann.

groups-title = Gruppen
groups-note = { $groups } fertig, { $touch } Verbindungen
groups-of = { $number }: { $count ->
    [one] eine Gruppe
   *[other] { $count } Gruppen
}

## Ein neues Netz

net-title = Neues Netz
net-menu = Neues Netz …
net-new = Neues Netz
net-other = neues Netz
net-laid = Ein neues Netz liegt bereit.
net-kind = Was zusammenliegen soll
kind-terzett = Terzett
kind-terzett-note = Drei gleiche Zahlen in gerader Reihe; 36 Steine bis 7 : 7.
kind-duett = Duett
kind-duett-note = Zwei gleiche Zahlen nebeneinander, wie beim Anlegen; 28 Steine bis 6 : 6.
kind-quadrat = Quadrat
kind-quadrat-note = Vier gleiche Zahlen im Viereck. Vier zu vierzehn Felder gehen so nicht auf; es braucht einen eigens gefundenen Umriss.
kind-quartett = Quartett
kind-quartett-note = Vier gleiche Zahlen in gerader Reihe. Sieben zu acht Felder gehen auf; vier zu vierzehn nicht, das ist bewiesen.
kind-quodlibet = Quodlibet
kind-quodlibet-note = Vierecke, stehende und liegende Vierer in einer Figur, von jedem mindestens eines.
net-outline = Umriss
net-own = eigener Umriss
net-own-label = Eine Zeile für jede Reihe: # ist ein Feld, ein Punkt ist keines.
net-condition = Bedingung
condition-none = keine
condition-columns = 0 bis 7 untereinander in den Spalten c, d und e
condition-zeros = neun Nullen in der ersten Reihe
condition-both = beides zugleich
condition-diagonal = 0 bis 7 in der Schräge
condition-cross = ein Kreuz aus neun Nullen, sieben lang und drei hoch
condition-own = eigene
net-cells-label = Zahlen auf Feldern, etwa c1=0 d4=7
net-sums-label = Summen von Spalten und Reihen, etwa c=10 3=27
net-unread = So ist es nicht zu lesen. Geschrieben wird c1=0 für ein Feld und c=10 für eine Summe, durch Leerzeichen getrennt.
net-hand = Selbst legen
net-machine = Von der Maschine legen
net-composing = Die Maschine legt: Versuch { $count } …

## Das Notizbuch der Schlüssel

notebook-title = Notizbuch
notebook-note = { $count ->
    [0] noch leer
    [one] ein Schlüssel
   *[other] { $count } Schlüssel
}
notebook-none = Jeder Schlüssel, den Sie finden, wird hier sogleich aufgezeichnet.
notebook-line = { $day }, { $connections ->
    [0] keine Verbindung
    [one] eine Verbindung
   *[other] { $connections } Verbindungen
}
notebook-new = Der Schlüssel ist neu und steht nun im Notizbuch.
notebook-known = Dieser Schlüssel steht schon im Notizbuch.
notebook-write = Ins Notizbuch schreiben
notebook-key = Schlüssel
notebook-forget = Streichen

## Eine Aufgabe weitergeben

problem-menu = Als Aufgabe weitergeben …
problem-title = Als Aufgabe weitergeben
problem-solutions = { $count ->
    [one] Die Grenzen der Steine sind verborgen. Die Aufgabe hat genau eine Lösung.
   *[other] { $complete ->
        [true] Die Grenzen der Steine sind verborgen. Die Aufgabe hat { $count } Lösungen; jede gilt.
       *[other] Die Grenzen der Steine sind verborgen. Die Aufgabe hat mehr als { $count } Lösungen; jede gilt.
    }
}{ $game ->
    [dominosa] {" "}Nicht alles liegt in Gruppen: Es ist eine Omnibus-Aufgabe.
   *[terzett] {""}
}
problem-company = In Gesellschaft lösen alle dieselbe Aufgabe, jeder an seinem Gerät; wer zuerst fertig ist, hat gewonnen.
problem-copy = Link kopieren
problem-copied = Der Link zur Aufgabe ist kopiert.
problem-solve = Selbst lösen

## Steine drehen

series-menu = Steine drehen …
series-title = Steine drehen
series-lead = Der Schlüssel bleibt, wie er ist. Wird ein Stein auf seinen Feldern gedreht, so müssen andere die Plätze wechseln, bis wieder drei gleiche Zahlen beisammenliegen. Wo ein Doppelstein lag, liegt wieder einer.
series-tiles = Welche Steine gedreht sind
series-double = Doppelsteine lassen sich nicht drehen.
series-moved = { $turned ->
    [0] Noch ist kein Stein gedreht.
    [one] Ein Stein ist gedreht, { $moved } andere wechseln den Platz: { $tiles }.
   *[other] { $turned } Steine sind gedreht, { $moved } andere wechseln den Platz.
}
series-not = Diese Steine lassen sich nicht zugleich drehen.
series-relabel = Zahlen tauschen
series-relabelled = Alle Zahlen sind vertauscht. Die Doppelsteine liegen auf denselben Feldern.
series-solve = Als Aufgabe lösen

## Legende

legend-terzett-grouped = liegt in einer fertigen Gruppe
legend-terzett-never = kann in keine Gruppe mehr kommen
legend-terzett-hole = hier fehlt der Nachbar

## Tasten

help-digits = einen Stein in die Hand nehmen, mit seinen beiden Zahlen
help-turn = den Stein unter dem Fokus umdrehen
help-take = ihn aufnehmen
help-stock = Hand und Vorrat vorlesen
key-delete = Entf

## Was die Felder dazu sagen

place-terzett-movable = { $move }
target-terzett-goes = Ziel
compose-race = Alle setzen auf diesem Netz unter denselben Bedingungen zusammen, einer nach dem anderen an diesem Gerät, und jede richtige Figur gilt; oder Sie schicken das Netz mit Ihrer Zeit weiter, und jemand anders beginnt. Zeiten, die mit einem Link kommen, sind nur behauptet; niemand hat sie geprüft.
