### Die siebzehn gedruckten Figuren: was das Buch und jede Figur erzählen.

figure-part = { $part ->
    [joined] In den Figuren I bis III erprobte der Neffe, wie weit sich gleiche Gruppen vereinigen lassen.
    [rectangle] Die Figuren I bis VII reichen vom fast quadratischen Rechteck bis zum schmalsten, das möglich ist.
    [letter] Nur zwei Buchstaben des Neffen sind gedruckt: VIII und IX.
   *[pierced] Die Figuren X bis XVII sind durchlöcherte Rechtecke, symmetrisch und mit einem bis drei Löchern.
}
figure-tale = { $id ->
    [i] Der Neffe begann mit dem Rechteck, das einem Quadrat am nächsten kommt. Die neun Nullen bilden einen Block von drei mal drei: drei Zeilen oder drei Spalten.
    [ii] Alle neun Nullen liegen in der ersten Zeile. Laut dem Buch ist auf den ersten Blick klar, wohin jeder Stein mit einer Null gehört, außer 0 : 4.
    [iii] In keiner anderen Figur sind so viele gleiche Gruppen vereinigt: Sie berühren sich neunmal. Es gibt 24 Schlüssel.
    [iv] Sechs Zeilen zu zwölf Feldern. Sechs Zweien bilden eine waagerechte Linie, sechs Einsen eine senkrechte: je zwei Gruppen hintereinander.
    [v] Vier Zeilen zu achtzehn Feldern. Von den 24 Gruppen berühren sich keine zwei gleichen: das Gegenteil von Figur III.
    [vi] Drei Zeilen zu 24 Feldern: Jede aufrechte Gruppe füllt ihre ganze Spalte. Gleiche Gruppen berühren sich einmal, bei den Zweien.
    [vii] Das schmalste Rechteck, zwei Felder breit: Quer liegt keine Gruppe. Zwanzig Steine haben nur einen Platz, mehr als irgendwo sonst.
    [viii] Der erste der beiden Buchstaben, mit zwei Felder starken Strichen. Neunzehn Steine haben nur einen Platz: gut für den Anfang.
    [ix] Zwei Pfosten und ein Balken, jeweils zwei Felder stark. Keine gleichen Gruppen berühren sich, und es gibt nur einen Schlüssel.
    [x] Die erste der acht durchlöcherten Figuren: ein Schlitz von zwölf mal zwei Feldern. Es gibt nur einen Schlüssel.
    [xi] Ein Schlitz, dreizehn Felder lang und eines hoch. Darüber liegen sechs Einsen in einer Linie, darunter sechs Sechsen.
    [xii] Zwei Fenster. Im Pfosten dazwischen stehen sechs Nullen, und auf dem Sims liegen sechs Einsen.
    [xiii] Zwei Löcher von drei mal zwei Feldern. Unter dem rechten liegen sechs Zweien in einer Linie.
    [xiv] Die einzige Figur mit drei Löchern; sie hat sechs Schlüssel.
    [xv] In der Mitte ein aufrechter Schlitz von drei Feldern. Nur acht Steine haben einen einzigen Platz, weniger als in jeder anderen Figur.
    [xvi] In der Mitte ein Schlitz von fünf Feldern, an seinem linken Ende drei Zweien, am rechten drei Vieren.
   *[xvii] Die offenste aller Figuren: Dreißig Felder fehlen, und nur eine Spalte an jedem Ende hält die Hälften zusammen.
}

## Der Schlüssel, groß

figure-key = Der Schlüssel zu Figur { $id }
figure-key-one = { $keys ->
    [one] Dies ist der einzige Schlüssel.
   *[other] Einer von { $keys } Schlüsseln; jeder ist richtig.
}
