### Alle Figuren des Buches: gedruckt, rekonstruiert oder nur durch ihre Bedingungen bekannt.
###
### „Der Text“ ist der Text des Buches. „Unsere“ Figuren sind die dieser Seite.

book-title = Figuren des Buches
book-lead = Adlers Buch von 1920 enthält achtundzwanzig Aufgaben. Siebzehn sind in unserer Vorlage mit ihren Zahlen erhalten. Die Zeichnungen der anderen elf fehlen; wir kennen diese Aufgaben nur aus dem Text.
# Überschrift einer Gruppe von Figuren.
book-reconstructed = Rekonstruiert
book-reconstructed-lead = Ein Programm hat Figuren gesucht, die mit allen Angaben des Textes übereinstimmen. Zu jeder dieser Aufgaben gibt es mehrere, zu manchen viele solche Figuren; die gedruckte Figur kann in den meisten Zahlen von unserer abweichen.
# Überschrift einer Gruppe von Figuren, die der Computer statt der fehlenden zusammengesetzt hat.
book-composed = Nach den Bedingungen des Buches zusammengesetzt
book-composed-lead = Über diese Figuren ist zu wenig bekannt, um sie zu rekonstruieren. Für jede hat der Computer eine andere Figur zusammengesetzt, die dieselbe Bedingung erfüllt.
# Überschrift einer Gruppe von Figuren.
book-net = Netze zum Ergänzen
book-net-lead = Diese Aufgaben haben keine vorgegebene Lösung: Die Figur setzen Sie selbst zusammen.
book-printed = Gedruckt: Figuren I bis XVII
book-printed-lead = Dies sind die Terzettfiguren von Jahns Neffen. Keine Ziffer wurde geändert. Eine Figur kann mehrere Schlüssel haben, und jeder ist gültig.
book-gallery = Alle siebzehn Figuren in der Galerie
# Nummer einer Figur, zum Beispiel „3“ oder „IX“, oder cover: das Kreuz auf dem Titelblatt.
book-figure = { $id ->
    [cover] Das Kreuz auf dem Titelblatt
   *[other] Figur { $id }
}
# Link zur Aufgabe.
book-open = { $id ->
    [cover] Das leere Kreuz öffnen
   *[other] Figur { $id } öffnen
}
# Link. $game: Name eines Spiels.
book-rules = { $game }: die Regeln
# Über unsere Figur. $keys: wie viele Lösungen sie hat.
book-solutions = { $keys ->
    [one] Unsere Figur hat genau eine Lösung.
   *[other] Unsere Figur hat { $keys } Lösungen.
}
# Nach dem Namen einer gedruckten Figur. $keys: wie viele Schlüssel sie hat.
book-keys = { $keys ->
    [one] · ein Schlüssel
   *[other] · { $keys } Schlüssel
}

## Zu jeder Figur: die Angaben des Textes, und unsere Wahl.

book-2-text = Dominosa. Der Text nennt für jeden der 36 Steine die Zahl der Plätze, beschreibt die ersten zwölf Steine der Lösung und sagt, dass Figur 3 denselben Schlüssel hat, also dieselben Umrisse der Steine.
book-2-ours = Mehrere Figuren mit genau einer Lösung passen zum Text. Unsere lässt sich außerdem mit Methoden lösen, die nicht schwieriger sind als die des Textes.
book-2-walk = Die ersten zwölf Steine in der Reihenfolge des Buches: 0 : 0 auf i3–i4, 0 : 2 auf h1–h2 und 6 : 6 auf b1–c1 sind Siegel. 2 : 6 auf i1–i2 füllt eine große Lücke, 2 : 4 auf a1–a2 eine kleine. 4 : 6 ist auf a5–b5 zum Siegel geworden. 2 : 2 auf a3–a4, 1 : 4 auf b4–c4, 2 : 7 auf b2–b3 und 4 : 4 auf c2–c3 füllen kleine Lücken. Nun ist 4 : 7 auf f2–g2 ein Siegel, und 5 : 7 auf f1–g1 füllt die Lücke darüber. Der Lehrgang führt durch diese Schritte. Das Buch nennt die Lücke der 5 : 7 groß. Sie muss aber klein sein: In jeder Figur, die zum Text passt, ist f1 eine Fünf und könnte noch zu e1 gehören, aber g1 hat keinen anderen Nachbarn.
book-3-text = Dominosa ohne Siegel. Der Text beschreibt den Anfang der Lösung: die beiden gemeinsamen Felder h5 und c5, dann 1 : 6, 1 : 7, 1 : 1, das Quadrat aus 4 : 5 und 4 : 7, dann 4 : 4 und zwei Lücken. Der Schlüssel ist derselbe wie bei Figur 2.
book-3-ours = Viele Figuren passen zum Text. In jeder lassen sich 4 : 5 und 4 : 7 in ihrem Quadrat vertauschen; jede hat daher mindestens zwei Lösungen.
book-3-walk = Beide möglichen Plätze der 1 : 1 enthalten h5, und beide möglichen Plätze der 3 : 3 enthalten c5. Je zwei Striche trennen diese Felder von ihren anderen Nachbarn. Nun ist 1 : 6 auf e6–f6 ein Siegel, danach 1 : 7 auf h6–h7, danach 1 : 1 auf h4–h5. Mehr ergibt sich nicht, bis man bemerkt, dass 4 : 5 und 4 : 7 das Quadrat aus b2, c2, b3 und c3 füllen müssen. Damit wird 4 : 4 auf a1–a2 zum Siegel, und bei b1 und a3 entstehen Lücken. Von hier an folgen Lücken und Siegel aufeinander bis zum Schluss. Der Lehrgang führt durch diese Schritte. Die beiden Steine im Quadrat kann man vertauschen; die Aufgabe hat also zwei Lösungen. Von den Lücken bei b1 und a3 bezeichnet das Buch eine als groß. Wir nehmen an, dass es die Lücke bei b1 meint, die der Stein auf b1–c1 füllt, obwohl c1 noch zu d1 gehören könnte. Dieser Stein liegt nämlich über dem Quadrat wie in Figur 2 die 5 : 7 über der 4 : 7, und auch die Lücke der 5 : 7 bezeichnet das Buch als groß.
book-4-text = Terzett. Auf e5 bis e7 liegen drei Sieben, in Spalte c liegen 27 Augen, und nirgends liegen mehr als drei gleiche Zahlen in einer Linie. Auch die Zeichnung des Schlüssels, Figur 5, fehlt, aber der Text nennt die Felder der acht Doppelsteine. Nur vier Schlüssel haben ihre Doppelsteine auf diesen Feldern, und Spalte c entscheidet zwischen ihnen.
# $fitting: wie viele Figuren zum Text passen.
book-4-ours = Auf e2 bis e4 nehmen wir Sechsen an, weil in Figur 8 sechs Sechsen in einer Linie liegen. Dann passen { $fitting } Figuren mit diesem Schlüssel zum Text. Wir haben eine von denen mit den meisten Siegeln gewählt.
book-6-text = Terzett. Dies ist Figur 4 mit gedrehtem Stein 5 : 7. Vierzehn andere Steine mussten umgelegt werden.
# $fitting: wie viele Figuren zum Text passen.
book-6-ours = Figur 6 ergibt sich aus Figur 4, also sind auch hier { $fitting } Figuren möglich.
book-7-text = Terzett. Dies ist Figur 4 mit vier gedrehten Steinen. Alle anderen Steine mussten umgelegt werden.
book-7-ours = Der Text nennt die vier Steine nicht. Wir haben 5 : 7, 0 : 1, 2 : 3 und 4 : 6 gedreht; das ist eine von 105 Möglichkeiten.
book-8-text = Terzett mit dem Schlüssel von Figur 4. In Spalte c liegen vier Nullen, drei Einsen und eine Sieben; die drei Sieben auf e5 bis e7 sind zu Sechsen geworden, und sechs Sechsen liegen in einer Linie.
# $fitting: wie viele Figuren zum Text passen.
book-8-ours = { $fitting } Figuren passen zum Text. Wir haben eine von denen mit den meisten Siegeln gewählt.
book-9-text = Terzett. Jede der Spalten c, d und e enthält von oben nach unten die Zahlen 0 bis 7; in den Zeilen 3 und 5 liegen je vier gleiche Zahlen nebeneinander.
book-9-ours = Unzählige Figuren erfüllen diese Bedingungen. Dies ist eine davon.
book-10-text = Terzett. Jede der Spalten c, d und e enthält von oben nach unten die Zahlen 0 bis 7, und alle Nullen liegen in Zeile 1.
book-10-ours = Unzählige Figuren erfüllen diese Bedingungen. Dies ist eine davon.
book-11-text = Terzett. Die Zahlen 0 bis 7 sind auf einer Diagonale vorgegeben; die übrigen 64 Felder sind offen.
book-11-ours = Der Text sagt nicht, wo die Diagonale beginnt. Bei uns beginnt sie auf a1. Jede Lösung zählt.
book-12-text = Terzett. Neun gleiche Zahlen in einem Kreuz und sieben weitere Zahlen sind vorgegeben; die übrigen 56 Felder sind offen.
book-12-ours = Die sieben weiteren Zahlen, die Zahl im Kreuz und die Lage des Kreuzes sind unbekannt. Unser Netz gibt nur ein Kreuz aus neun Nullen vor, das sieben Felder hoch und drei Felder breit ist. Die Bedingungen des Buches waren strenger.
book-cover-text = Terzett. Auf dem Titelblatt war ein Kreuz aus allen Steinen abgebildet, auf der Rückseite des Buches der Schlüssel dazu.
book-cover-ours = Weder die Zahlen noch die Maße dieses Kreuzes sind bekannt. An seiner Stelle steht das leere Kreuz unserer Sammlung.
