### Die siebzehn gedruckten Figuren: kurze Texte über jede von ihnen, in der Galerie.
###
### $id: Nummer einer Figur, zum Beispiel „IX“, oder in Varianten ihre Kennung, ix.

# Letzter Satz über eine Figur in der Galerie: was sie mit anderen gemeinsam hat. $part: welche
# Figuren. „Der Neffe“ ist Fritz Jahns Neffe, der die Figuren gelegt hat.
figure-part = { $part ->
    [joined] In den Figuren I bis III erprobte der Neffe, wie viele gleiche Gruppen sich vereinigen lassen.
    [rectangle] Die Figuren I bis VII reichen vom fast quadratischen Rechteck bis zum schmalsten, das möglich ist.
    [letter] Nur zwei Buchstaben des Neffen sind gedruckt: die Figuren VIII und IX.
   *[pierced] Die Figuren X bis XVII sind symmetrische Rechtecke mit einem bis drei Löchern.
}
# Über eine Figur. Eine Gruppe sind drei gleiche Zahlen in einer Linie.
figure-tale = { $id ->
    [i] Der Neffe begann mit dem Rechteck, das einem Quadrat am nächsten kommt. Die neun Nullen bilden einen Block von drei mal drei, den man als drei Zeilen oder als drei Spalten lesen kann.
    [ii] Alle neun Nullen liegen in der ersten Zeile. Laut dem Buch lässt sich jeder Stein mit einer Null außer 0 : 4 auf den ersten Blick legen.
    [iii] Gleiche Gruppen berühren sich neunmal, öfter als in jeder anderen Figur. Es gibt 24 Schlüssel.
    [iv] Sechs Zeilen zu zwölf Feldern. Sechs Zweien bilden eine waagerechte Linie, sechs Einsen eine senkrechte; jede Linie besteht aus zwei Gruppen.
    [v] Vier Zeilen zu achtzehn Feldern. Von den 24 Gruppen berühren sich keine zwei gleichen: das Gegenteil von Figur III.
    [vi] Drei Zeilen zu 24 Feldern: Jede senkrechte Gruppe füllt ihre ganze Spalte. Gleiche Gruppen berühren sich nur einmal, nämlich zwei Gruppen von Zweien.
    [vii] Das schmalste Rechteck, zwei Felder breit: Quer passt keine Gruppe hinein. Zwanzig Steine haben nur einen möglichen Platz, mehr als in jeder anderen Figur.
    [viii] Der erste der beiden Buchstaben, mit Strichen von zwei Feldern Breite. Neunzehn Steine haben nur einen möglichen Platz; die Figur eignet sich daher gut für den Anfang.
    [ix] Zwei Pfosten und ein Balken, jeweils zwei Felder stark. Nirgends berühren sich gleiche Gruppen, und es gibt nur einen Schlüssel.
    [x] Die erste der acht Figuren mit Löchern hat einen Schlitz von zwölf mal zwei Feldern. Es gibt nur einen Schlüssel.
    [xi] Ein Schlitz, dreizehn Felder lang und eines hoch. Darüber liegen sechs Einsen in einer Linie, darunter sechs Sechsen.
    [xii] Zwei Fenster. Im Pfosten dazwischen liegen sechs Nullen untereinander, auf dem Sims sechs Einsen nebeneinander.
    [xiii] Zwei Löcher von drei mal zwei Feldern. Unter dem rechten Loch liegen sechs Zweien in einer Linie.
    [xiv] Die einzige Figur mit drei Löchern. Sie hat sechs Schlüssel.
    [xv] In der Mitte ist ein senkrechter Schlitz von drei Feldern. Nur acht Steine haben einen einzigen möglichen Platz, weniger als in jeder anderen Figur.
    [xvi] In der Mitte ist ein Schlitz von fünf Feldern; an seinem linken Ende liegen drei Zweien, am rechten drei Vieren.
   *[xvii] Die offenste aller Figuren: Dreißig Felder fehlen, und an jedem Ende hält nur eine Spalte die Hälften zusammen.
}

## Der Schlüssel (die Lösung), groß, in einem Fenster

figure-key = Der Schlüssel zu Figur { $id }
# Unter der Überschrift. $keys: wie viele Schlüssel.
figure-key-one = { $keys ->
    [one] Dies ist der einzige Schlüssel.
   *[other] Dies ist einer von { $keys } richtigen Schlüsseln.
}
