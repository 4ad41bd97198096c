### Zenons Wurf: Fragen, Überschriften und Erklärungen der Studie.
### _Wörter_ sind lateinisch.

study-zeno-eyebrow = Studie · Agathias, _Anthologia Palatina_ IX 482
study-zeno-before = Zenon stand gut
study-zeno-before-lead = Konstantinopel, um 480. Kaiser Zenon spielt Weiß. Einige Jahrzehnte später nennt der Dichter Agathias in einem Epigramm den Platz jedes Steins. Fast alle weißen Steine stehen zu mehreren auf den eingekreisten Feldern und sind dort sicher.
study-zeno-quote = Meidet das Brett, ihr alle: Selbst der Herrscher entging dem blinden Zufall des Spiels nicht.
study-zeno-quoted = Schluss des Epigramms von Agathias, _Anthologia Palatina_ IX 482
study-zeno-asks = Zenon würfeln lassen
study-zeno-lead = Zenon wirft zwei, fünf und sechs, und jede Zahl muss gespielt werden. Was kann er tun?
study-zeno-solved = Nur ein Ergebnis: acht einzelne Steine
study-zeno-solved-lead = Zenon kann nur drei seiner Steine bewegen, und jeder Zug trennt ein Paar.
study-ask = Warum kann kein anderer Stein ziehen?
study-ask-note = Zu jedem Würfel die Antwort und die Regel dahinter.
study-zeno-on = Als Schwarz weiterspielen

study-tab-throw = Der Wurf
study-tab-why = Die Gründe
study-tab-black = Antwort
study-tab-numbers = Zahlen

study-throw-1 = Agathias hat diese Partie Stein für Stein in Verse gebracht. Weiß: sieben auf dem sechsten Feld, einer auf dem neunten, zwei auf dem zehnten, zwei auf _Summus_, zwei auf dem Feld danach, der letzte auf _Divus_. Schwarz: Paare auf dem achten, elften und zwölften, ein Stein auf dem dreizehnten, Paare auf _Antigonus_, auf dem fünfzehnten und achtzehnten und auf dem viertletzten.
study-throw-2 = Dann zeigen die Würfel zwei, sechs und fünf. Bis dahin stand Zenon gut, denn Paare sind sicher. Nach diesem Wurf stehen acht seiner Steine einzeln: ázyges, „ungepaart“.

study-way = { $from } nach { $to }
study-short-way = { $from }–{ $to }
study-only = { $die ->
    [1] der einzige Zug mit der Eins
    [2] der einzige Zug mit der Zwei
    [3] der einzige Zug mit der Drei
    [4] der einzige Zug mit der Vier
    [5] der einzige Zug mit der Fünf
   *[6] der einzige Zug mit der Sechs
}
study-blocked = { $ways }: von schwarzen Paaren blockiert
study-leaving = Von { $men } aus verließe ein Stein das Brett
study-why = Kein Stein darf auf ein Feld mit zwei oder mehr gegnerischen Steinen ziehen. Kein Stein darf das Brett verlassen, bevor alle fünfzehn auf 19 bis 24 stehen; die Quellen sagen das nicht, doch ohne diese Regel gäbe es { $count ->
        [one] ein Ergebnis
       *[other] { number-word } Ergebnisse
    }. Mit ihr führen alle sechs Reihenfolgen der Würfel zu dieser Stellung.
study-alone = Nun { $count ->
    [one] steht ein Stein
   *[other] stehen { number-word } Steine
} einzeln

study-black = Schwarz kann immer schlagen, je nach Wurf höchstens:
study-hits = { $men ->
    [one] einen Stein mit { $throws } von { $all } Würfen
    [2] zwei Steine mit { $throws } von { $all } Würfen
   *[other] drei Steine mit { $throws } von { $all } Würfen
}
study-black-after = Jeder geschlagene Stein beginnt wieder auf 1. Spielen Sie Schwarz und sehen Sie selbst.

study-numbers-1 = Drei Felder haben Namen, aber keine Zahlen. Die _Realencyclopädie_ setzt _Summus_ auf 19, weil drei Sechsen von 1 aus dorthin führen, _Divus_ auf 23 und _Antigonus_ auf 14. Stimmt das?
study-numbers-2 = Der Computer hat alle Lesarten geprüft: _Summus_ auf 11 bis 23, _Divus_ und _Antigonus_ auf jedem Feld, das letzte schwarze Paar auf 20 oder 21. Von { $count ->
    [one] { $count } Lesart
   *[other] { $count } Lesarten
} führt nur die der _Realencyclopädie_, mit dem letzten Paar auf 21, zu genau einem Ergebnis und zu acht einzelnen Steinen.
study-head-reading = Lesart
study-head-endings = Ergebnisse
study-head-alone = Einzelne Steine
study-impossible = keine
study-reading-names = Summus 19, Divus 23, Antigonus 14, letztes Paar 21
study-reading-last_20 = Letztes Paar auf 20: Dort stehen weiße Steine
study-reading-last_22 = Letztes Paar auf 22
study-reading-last_none = Kein letztes Paar
study-reading-divus_24 = Divus auf 24
study-reading-downward = Weiß zieht von 24 nach 1
study-reading-ungathered = Hinausbringen jederzeit erlaubt
