### Die Seite mit den Regeln der Rithmomachia. Richter und Banse: Verfasserinnen der Anleitung.
### page-NAME: Überschrift eines Abschnitts. page-NAME-1, -2 …: seine Absätze. page-NAME-picture:
### Unterschrift seines Bretts. page-short-1 bis -3: Unterschriften von drei Brettern mit den Regeln in
### Kürze, im Spiel. glossary-BEGRIFF: Erklärung eines Begriffs. found-OPTION: Ergebnis von Partien
### zwischen Computerspielern.
### *Wörter* sind betont, _Wörter_ lateinisch.

page-lead = Zwei Heere aus Zahlen stehen sich gegenüber. Geschlagen wird mit Summen und Produkten. Wer drei Zahlen einer Proportion in die Hälfte des Gegners stellt, gewinnt.
# Name des Inhaltsverzeichnisses, von Screenreadern gesprochen.
page-contents = Auf dieser Seite
# Link hinter einer Bildunterschrift: öffnet die abgebildete Stellung auf dem Brett.
page-try = Ausprobieren
page-short-1 = Rundsteine ziehen ein Feld weit, Dreiecke zwei, Quadrate drei; die Zahl eines Steins entscheidet, welche anderen er schlagen kann.
page-short-2 = Ein Stein greift einen gegnerischen Stein an, wenn seine Zahl, multipliziert mit der Zahl der Schritte dorthin, die Zahl des anderen ergibt. Entkommt der angegriffene Stein nicht, wird er geschlagen.
page-short-3 = Schlagen Sie zuerst die Pyramide des Gegners. Dann gewinnen Sie in seiner Hälfte mit drei Steinen in einer Reihe, deren Zahlen gleiche Abstände haben, etwa zwei, vier und sechs.

page-story = Ein Lernspiel zu Boethius
page-story-1 = Alle Elemente des Spiels gehen nach Richter und Banse auf die pythagoreische Zahlentheorie zurück. Das lateinische Mittelalter kannte sie aus _De institutione arithmetica_, der Arithmetik des römischen Philosophen und Staatsmanns Boethius (etwa 480–524): Zahlen sind gerade oder ungerade, sie sind Quadratzahlen oder nicht, und sie stehen in Verhältnissen zueinander. In der ersten Hälfte des 11. Jahrhunderts entstand daraus in Süddeutschland ein Spiel, mit dem sich Schüler diese Verhältnisse einprägen sollten.
page-story-2 = Ein Jahrhundert später hatte das Spiel die Schule verlassen und war zum Zeitvertreib geworden; von der Mitte des 12. Jahrhunderts an war es in ganz Europa als Spiel der Philosophen bekannt. Fünfhundert Jahre später war es vergessen: Das Schach hatte es verdrängt.
page-story-3 = Keine zwei der alten Bücher stimmen in allen Regeln überein. Wir spielen nach der Anleitung von Karin Richter und Raffaela Banse. Sie beschreibt zwei Spiele: eines für Anfänger und eines für Fortgeschrittene. Regeln aus anderen Quellen sind Optionen.

page-armies = Die Heere und ihre Zahlen
page-armies-1 = Die Anführer von Weiß sind die geraden Zahlen 2, 4, 6, 8, die von Schwarz die ungeraden 3, 5, 7, 9. Alle anderen Zahlen folgen aus ihnen: Aus einem Anführer *n* entstehen sein Quadrat, das Produkt *n* (*n* + 1), das Quadrat (*n* + 1)² und so fort, bis hinauf zu 289 und 361. So hat jede Seite gerade und ungerade Zahlen.
page-armies-2 = Die Steine sind rund, dreieckig oder quadratisch; auf unserem Brett zeigen die weißen Dreiecke von Weiß fort und die schwarzen auf Weiß zu. In jedem Heer ist ein Stein eine Pyramide aus quadratischen Stufen; ihr Gesamtwert ist die Summe der Zahlen auf den Stufen. Die weiße Pyramide hat den Wert 91 = 1 + 4 + 9 + 16 + 25 + 36, die schwarze 190 = 16 + 25 + 36 + 49 + 64; die größte Stufe einer Pyramide ist ihre Basis.
page-armies-3 = Im Spiel für Anfänger hat jede Seite zwölf Steine auf einem Brett von acht mal zwölf Feldern. Der rote Strich trennt die Hälften. Weiß beginnt.
page-armies-picture = Die Aufstellung im Spiel für Anfänger.

page-move = Ziehen
page-move-1 = Ein Rundstein zieht einen Schritt, ein Dreieck zwei, ein Quadrat drei, eine Pyramide einen, zwei oder drei. Kein Stein zieht schräg oder über einen anderen, und jeder Zug endet auf einem leeren Feld.
page-move-2 = Dreiecke und Quadrate dürfen unterwegs einmal im rechten Winkel abbiegen. So verstehen wir Richter und Banse; für andere Lesarten gibt es Optionen.

page-attack = Angriff, Antwort, Schlagen
page-attack-1 = Sie schlagen einen Stein nicht, indem Sie auf sein Feld ziehen. Ihr Stein *greift* ihn vom eigenen Feld aus *an*; dann darf der Gegner einmal antworten. Ist ein Stein danach noch angegriffen, schlagen Sie ihn vor Ihrem nächsten Zug.
page-attack-2 = Als Antwort kann der Gegner den Stein wegziehen, einen anderen dazwischenstellen, ein angreifendes Paar trennen oder einen der Angreifer schlagen. Sind zwei Steine zugleich angegriffen, sind selten beide zu retten.
page-attack-3 = Auf dem Brett zeigt eine rote Linie einen Angriff; kleine Querstriche markieren die Schritte, und ein Schild zeigt die Rechnung. Bei Angriffen des Gegners ist die Linie gestrichelt. Winkel markieren die Steine, die Sie schlagen würden, und ein rotes Zeichen markiert Ihre eigenen gefährdeten Steine. Wenn Sie einen Stein wählen oder auf ihn zeigen, sehen Sie nur seine Angriffe und die Felder, von denen aus er angreifen könnte. Alle Angriffe stehen in einer Liste neben dem Brett; die Taste *a* sagt sie an. Alle diese Hilfen sind abschaltbar.

page-eruptio = _Eruptio_: Zahl mal Entfernung
page-eruptio-1 = _Eruptio_ heißt Ausbruch. Ein Stein greift einen gegnerischen Stein in derselben waagerechten oder senkrechten Reihe an, wenn nichts dazwischensteht und seine Zahl, multipliziert mit der Zahl der Schritte, die Zahl des anderen ergibt.
page-eruptio-2 = Wie weit der Stein selbst zieht, spielt keine Rolle. Gezählt werden die Schritte, nicht die leeren Felder: Nachbarn sind einen Schritt voneinander entfernt.
page-eruptio-picture = Weiß hat die 6 nach b6 gezogen. Bis zur 30 auf g6 sind es fünf Schritte, und 6 · 5 = 30: Rettet Schwarz die 30 nicht, schlägt Weiß sie.

page-insidiae = _Insidiae_: zwischen zwei Steinen
page-insidiae-1 = _Insidiae_ heißt Hinterhalt. Zwei Steine auf gegenüberliegenden Seiten eines gegnerischen Steins, links und rechts oder vorn und hinten, greifen ihn an, wenn die Summe oder das Produkt ihrer Zahlen seine Zahl ergibt.
page-insidiae-2 = Die Angreifer müssen direkt neben dem Stein und einander gegenüber stehen. Zwei Steine auf benachbarten Seiten greifen ihn nicht an.
page-insidiae-picture = Schwarz hat die 9 nach e6 gezogen. Zusammen mit der 5 greift sie die 45 dazwischen an: 5 · 9 = 45.

page-obsidio = _Obsidio_: das Einschließen
page-obsidio-1 = _Obsidio_ heißt Belagerung. Ein Stein, den gegnerische Steine allein oder mit dem Rand so einschließen, dass er nicht ziehen kann, wird unabhängig von seiner Zahl geschlagen. Steine der eigenen Seite zählen dabei nicht als Hindernis.
page-obsidio-2 = Nur auf die _obsidio_ gibt es keine Antwort. Die kleinsten Zahlen können kaum anders geschlagen werden, die weiße 153 überhaupt nur so.
page-obsidio-picture = Schwarz zieht die 7 nach b2, und die weiße 2 hat keinen Ausweg. Sie wird sofort geschlagen.

page-pyramid = Die Pyramiden
page-pyramid-1 = Eine Pyramide wird über ihren Gesamtwert oder ihre Basis angegriffen: die weiße über 91 oder 36, die schwarze über 190 oder 64. Wird sie geschlagen, sind alle ihre Stufen geschlagen. Sie selbst greift mit jeder der beiden Zahlen an.
page-pyramid-2 = Im Spiel für Anfänger kann nur die weiße 8 die schwarze Pyramide durch Rechnen angreifen, und zwar nur aus acht Schritten Entfernung; ohne die 8 muss Weiß die Pyramide einschließen. Die weiße Pyramide kann von der 12 (drei Schritte), von der 9 (vier Schritte) oder von der 3 und der 12 zusammen angegriffen werden.

page-win = Gewinnen
page-win-1 = Zuerst muss die gegnerische Pyramide geschlagen sein. Dann gewinnt eine Siegreihe: drei eigene Steine in der Hälfte des Gegners, waagerecht oder senkrecht in einer Linie, nach ihren Zahlen geordnet und ohne einen anderen Stein dazwischen. Ihre Zahlen müssen gleiche Differenzen haben, etwa 2, 4, 6 oder 12, 66, 120. Leere Felder zwischen den Steinen stören nicht. Eine Reihe, die beim Schlagen der Pyramide schon vollständig ist, muss neu gebildet werden.
page-win-2 = In der Siegreihe darf höchstens ein eroberter Stein stehen. Auf der Unterseite jedes Steins steht seine Zahl in der anderen Farbe, unterstrichen. Statt zu ziehen, können Sie den eroberten Stein dorthin setzen, wo er die Siegreihe vollendet.
page-win-3 = Wird in hundert Zügen nichts geschlagen oder kommt eine Stellung zum dritten Mal vor, ist das Spiel unentschieden. Kann keine Seite mehr eine Siegreihe bilden, dürfen Sie das Spiel unentschieden beenden. Wer nicht ziehen kann, hat verloren.
page-win-4 = Ein ganzes Spiel dauert lange. Kurze Spiele enden, sobald eine Seite genug geschlagen hat: je nach Spiel vier Steine, zwölf Steine, Steine im Wert von mindestens hundert oder die Pyramide. Wählen Sie ein kurzes Spiel unter *Neues Spiel*.
page-win-picture = Die schwarze Pyramide ist geschlagen, und Weiß zieht die 6 nach f8: zwei, vier, sechs. Weiß gewinnt.

page-advanced = Das Spiel für Fortgeschrittene
page-advanced-1 = Mit den Quadratzahlen hat jede Seite nun vierundzwanzig Steine; das Brett hat acht mal sechzehn Felder. Das Bild der Aufstellung bei Richter und Banse ist in unserer Vorlage unleserlich; wir stellen die Steine wie Boissière und Fulke auf.
page-advanced-2 = Eine vierte Art des Angriffs kommt hinzu, _congressus_, das Zusammentreffen: Ein Stein greift einen gegnerischen mit der gleichen Zahl an, wenn er auf dessen Feld ziehen könnte. Wie bei den anderen Angriffen muss er den Zug nicht ausführen, es sei denn, eine Option verlangt es.
page-advanced-3 = Neben arithmetischen Reihen gewinnen auch harmonische, etwa 9, 15, 45 oder 5, 9, 45. Als Optionen gibt es Subtraktion und Division, geometrische Reihen und Reihen aus vier Steinen. Nach Richter und Banse verlangen nur wenige der alten Texte, die Pyramide zu schlagen; eine arithmetische, geometrische oder harmonische Reihe verlangen alle.

page-boethius = Die Proportionen des Boethius
page-boethius-1 = Von drei Zahlen ist die mittlere das *arithmetische* Mittel, wenn sie von der ersten so weit entfernt ist wie von der letzten: 6, 9, 12. Das Doppelte der mittleren ist die Summe der anderen.
page-boethius-2 = Von drei Zahlen ist die mittlere das *geometrische* Mittel, wenn sie, mit sich selbst multipliziert, das Produkt der anderen ergibt: 4, 6, 9.
page-boethius-3 = Von drei Zahlen ist die mittlere das *harmonische* Mittel, wenn sich die Differenzen verhalten wie die erste Zahl zur letzten: In 6, 8, 12 sind die Differenzen 2 und 4, und 6 ist die Hälfte von 12.
page-boethius-4 = Die *größte Harmonie* ist 6, 8, 9, 12. Sie enthält eine arithmetische und eine harmonische Reihe, und ihre Verhältnisse sind die der Oktave (12 zu 6), der Quinte (12 zu 8 und 9 zu 6), der Quarte (12 zu 9 und 8 zu 6) und der Sekunde (9 zu 8). Ein Sieg mit drei Steinen in arithmetischer, geometrischer oder harmonischer Proportion hieß der große Sieg (_victoria magna_). Mit vier Steinen und zwei Proportionen war es der größere Sieg (_victoria maior_), mit vier Steinen und allen drei Proportionen der höchste Sieg (_victoria praestantissima_).

page-advice = Tipps
page-advice-1 = Prüfen Sie vor dem Zug, welche Linie Sie öffnen: Ihr Stein versperrt dort vielleicht einem Angriff den Weg.
page-advice-2 = Greifen Sie zugleich zwei Steine oder die Pyramide und einen weiteren Stein an; ein einzelner Angriff gewinnt meist nur einen Zug.
page-advice-3 = Planen Sie Ihre Siegreihe früh, und behalten Sie die Steine dafür. Wenn Sie Weiß spielen, schützen Sie die 8.

page-glossary = Begriffe
glossary-stone = Eine Spielfigur mit einer Zahl: rund, dreieckig oder quadratisch.
    .term = Stein
glossary-pyramid = Ein Stein aus quadratischen Stufen, jede mit einer Zahl. Auf der Spitze steht der Gesamtwert, die Summe dieser Zahlen; auf der untersten Stufe steht die Basis, die größte dieser Zahlen.
    .term = Pyramide
glossary-attack = Die Drohung, einen gegnerischen Stein zu schlagen, meist durch eine Rechnung, die seine Zahl ergibt. Rettet die Antwort den Stein nicht, wird er geschlagen.
    .term = Angriff
glossary-reply = Der eine Zug, mit dem der Gegner auf einen Angriff antworten darf.
    .term = Antwort
glossary-eruptio = „Ausbruch“: ein Angriff, bei dem Zahl mal Entfernung die Zahl des angegriffenen Steins ergibt.
    .term = _Eruptio_
glossary-insidiae = „Hinterhalt“: Zwei Steine greifen von gegenüberliegenden Seiten einen Stein an, dessen Zahl die Summe oder das Produkt ihrer Zahlen ist.
    .term = _Insidiae_
glossary-obsidio = „Belagerung“: das Einschließen eines Steins, der dann nicht mehr ziehen kann. Er wird sofort geschlagen.
    .term = _Obsidio_
glossary-congressus = „Zusammentreffen“: im Spiel für Fortgeschrittene der Angriff auf einen Stein mit der gleichen Zahl.
    .term = _Congressus_
glossary-row = Drei oder vier Steine in der Hälfte des Gegners, die waagerecht oder senkrecht in einer Linie stehen und deren Zahlen eine der Proportionen des Boethius bilden.
    .term = Siegreihe
glossary-mean = Die mittlere von drei Zahlen: arithmetisch (6, 9, 12), geometrisch (4, 6, 9) oder harmonisch (6, 8, 12).
    .term = Mittel
glossary-victory = „Großer Sieg“: drei Steine in einer Proportion. Der größere Sieg (_maior_) verlangt vier Steine und zwei Proportionen, der höchste (_praestantissima_) vier Steine und alle drei Proportionen.
    .term = _Victoria magna_

page-known = Überliefertes und unsere Ergänzungen
page-known-1 = Zahlen, Züge, Schlagen, Antwort und Siegreihe stehen in der Anleitung von Richter und Banse. Wo ihr Wortlaut zwei Lesarten zulässt, weist eine Anmerkung bei der Option darauf hin; voreingestellt ist meist die Lesart, die dem Wortlaut am nächsten kommt. Eine Ausnahme sind die _insidiae_: Wörtlich genommen heißt „seitlich“ in der Anleitung nur „links und rechts“; in der Voreinstellung zählen auch Steine vorn und hinten.
page-known-2 = Richter und Banse sagen nicht, wie ein Spiel endet, das keine Seite gewinnen kann, wie ein eroberter Stein in einer Reihe zählt oder in welcher Reihenfolge geschlagen wird. Hier folgen wir anderen Programmen und Beschreibungen oder unserem Urteil.
page-known-3 = Die Namen der Gegner sind lateinische Wörter für Leute, die lernen oder rechnen: Schüler, Rechner, Kenner der Zeitrechnung (des _computus_) und Meister. Die Stärke der Gegner haben wir in Partien gemessen, die sie gegeneinander spielten.
# Worauf das Aussehen unseres Bretts beruht.
page-design = Pergament, Linierung und Tinte folgen mittelalterlichen Handschriften; die Steine aus Bein und Mooreiche, die roten Linien und die Schilder sind unsere Gestaltung. Alte Spielsteine haben wir nicht nachgebildet.

page-options = Die Optionen

# Unter der Option „Wann angegriffene Steine geschlagen werden“, zur Lesart „Von Hand, vor und nach dem Zug“.
found-timing = Das Schlagen von Hand bewährt sich kaum: Unser schwächster Computerspieler eroberte damit 2 Steine je Partie statt 10, und von 60 Partien hatte nur jede siebte einen Gewinner.

page-sources = Quellen
page-sources-1 = Karin Richter und Raffaela Banse: *Rithmomachie. Spielanleitung*; die Regeln, nach denen wir spielen.
page-sources-2 = Claude de Boissière, 1556, nach David Joyner: *The recreational arithmetic of Rithmomachia*, 2025 (dort nach J. F. C. Richards, 1946).
page-sources-3 = William Fulke, 1563, und Mebben nach Selenus, 1616, beide nach Justin du Coeurs Webseiten und den Voreinstellungen eines Python-Programms.
page-sources-4 = boardspace.net und Zillions of Games: die dort verwendeten Regeln der Rithmomachia.
page-sources-5 = Programme von Tronicek, AlexSoman und abaci.one, 2025: ihre Aufstellungen und Regeln für das Spielende.
page-sources-6 = „Rithmomachia“, Wikipedia.
page-sources-7 = Von Richter und Banse genannt: Arno Borst, *Das mittelalterliche Zahlenkampfspiel*, 1986; Menso Folkerts, „Rithmomachie“, 2001; Alfred Holl, *Spiel mit Zahlen – Kampf mit Zahlen?*, 2005; D. U. Thibault auf gamecabinet.com.
page-sources-note = Die alten Drucke und die Arbeiten von Borst, Folkerts und Holl haben wir nicht gesehen; wir kennen sie aus den hier genannten Werken.
