### Die Seite mit den Regeln des Ludus Lombardorum. Unsere Quelle: die Zusammenfassung nach Fiske.
### page-NAME: Überschrift eines Abschnitts. page-NAME-1, -2 …: seine Absätze. page-NAME-picture:
### Unterschrift seines Bretts. page-short-1 bis -3: Unterschriften von drei Brettern mit den Regeln in
### Kürze, im Spiel. glossary-BEGRIFF: Erklärung eines Begriffs. found-OPTION: Ergebnis von Partien
### zwischen Computerspielern.
### *Wörter* sind betont, _Wörter_ lateinisch, ‹Wörter› spanisch.

page-lead = Ein halbes Backgammonbrett, fünfzehn Steine für jeden Spieler und eine gegnerische Seite, auf der die meisten Zungen nur einem Ihrer Steine Platz bieten.
# Name des Inhaltsverzeichnisses, von Screenreadern gesprochen.
page-contents = Auf dieser Seite
page-short-1 = Ihre Steine beginnen gegenüber auf der 1 und ziehen bis zur 12 auf Ihrer Seite. Wer zuerst alle fünfzehn hinausgebracht hat, gewinnt.
page-short-2 = Mit jedem der zwei Würfel ziehen Sie einen Stein. Die gekennzeichneten Zungen gegenüber nehmen nur je einen Ihrer Steine auf.
page-short-3 = Ein einzelner Stein kann geschlagen werden. Er wartet dann auf der Bar, bis er mit einem Würfel neu eingesetzt wird.

page-story = Ein Spiel auf dem halben Brett
page-story-1 = Beschreibungen des Lombardischen Spiels stammen aus dem dreizehnten und vierzehnten Jahrhundert. Es gehört zu den frühen Spielen der „Würfzabel- oder Backgammon-Familie“; so nennt unsere Quelle die Brettspiele mit Würfeln (mittelhochdeutsch „wurfzabel“). Wie einige andere begrenzt es die Zahl der Steine auf einer Zunge der gegnerischen Seite.
page-story-2 = Den anderen Namen, ‹El Medio Emperador›, „der halbe Kaiser“, verstehen wir so: Der ‹Emperador› aus dem Buch der Spiele Alfons’ des Weisen wird hier auf einem halben Brett gespielt. Von einem Brett, das sich an der Bar zusammenklappen lässt, genügt dafür ein Flügel. Bei unserem Brett ist der zweite Flügel die Ablage hinter zwei Messingscharnieren.

page-board = Das Brett und die Steine
page-board-1 = Jede Seite hat sechs Zungen; das sind die spitzen Felder zwischen dem linken Rand des Bretts und der Bar, dem Steg an der rechten Seite. Jeder Spieler hat fünfzehn Steine, die alle auf der Seite des *Gegners* beginnen, auf der Zunge neben der Bar.
page-board-2 = Ihr Weg führt auf der gegnerischen Seite von der 1 neben der Bar bis zur 6, kehrt am Rand um und kommt auf der eigenen Seite von 7 bis 12 zurück. Die Wege der beiden Spieler sind gegenläufig: Ihre 1 ist die 12 des Gegners. Die Zahlen auf dem Brett gelten immer für den Spieler am Zug. Unsere Quelle zählt beide Seiten von der Bar aus: Die Zungen 7 bis 12 sind dort die 6 bis 1 der eigenen Seite.
page-board-picture = Der Anfang. Elfenbein zieht auf der gegnerischen Seite von 1 bis 6 und auf der eigenen von 7 bis 12.

page-aim = Das Ziel
page-aim-1 = Bringen Sie alle Steine auf die eigene Seite und dann über die Bar hinaus. Wer zuerst alle fünfzehn hinausgebracht hat, gewinnt.

page-throw = Würfeln und ziehen
page-throw-1 = Im ersten Spiel würfelt jeder mit einem Würfel; wer die höhere Zahl hat, beginnt und würfelt neu für den ersten Zug. Danach beginnt immer, wer das letzte Spiel gewonnen hat.
page-throw-2 = Zwei Würfel ergeben zwei Züge. Für denselben Stein dürfen Sie beide Würfel nutzen, einen nach dem anderen, aber nie als Summe: Der Stein muss unterwegs auf einer Zunge aufsetzen, die ihm offensteht. Ein Pasch zählt nur als zwei gleiche Würfel.
page-throw-3 = Eine Zunge, auf der zwei oder mehr gegnerische Steine stehen, dürfen Sie nicht betreten. Wenn Sie ziehen können, müssen Sie ziehen; doch die höhere Zahl hat keinen Vorrang, und Sie dürfen einen Würfel so spielen, dass der andere nicht mehr nutzbar ist.

page-one = Zungen für nur einen Stein
page-one-1 = Auf der Seite des Gegners ist auf den Zungen 1, 3, 4 und 5 jeweils nur für *einen* Ihrer Steine Platz. Auf der 2 und der 6 dürfen beliebig viele stehen, ebenso auf allen Zungen der eigenen Seite.
page-one-2 = Die Beschränkung auf einen Stein gilt auch für die 1: Ihre fünfzehn Steine beginnen dort, aber keiner darf dort eingesetzt werden, bevor alle fort sind. Und sie gilt unterwegs: Ein Stein, der mit beiden Würfeln zieht, braucht auf der Zunge dazwischen Platz.
page-one-picture = Das eingelegte Zeichen zeigt, wo nur einer Ihrer Steine stehen darf. Der Stein auf der 2 darf nicht zu dem auf der 4 ziehen; auf der 6 dürfen beliebig viele stehen.

page-hit = Schlagen und einsetzen
page-hit-1 = Ein einzelner Stein kann auf jeder Zunge geschlagen werden. Dann kommt er auf die Bar. Solange dort einer Ihrer Steine wartet, dürfen Ihre anderen Steine nicht ziehen.
page-hit-2 = Mit einem Würfel setzen Sie den Stein auf der Seite des Gegners ein, auf der Zunge mit der gewürfelten Zahl. Passt keiner der Würfel, verfällt der Zug.
page-hit-picture = Elfenbein hat einen Stein auf der Bar. Er kann auf der 6 eingesetzt werden oder auf der 3 schlagen, aber auf der 5 blockieren ihn zwei Steine.

page-off = Hinausbringen
page-off-1 = Stehen alle Ihre Steine auf der eigenen Seite, bringt jeder Würfel einen Stein hinaus, der so viele Schritte von der Bar entfernt ist, wie der Würfel zeigt: Ihre 12 liegt einen Schritt vor der Bar, Ihre 7 sechs Schritte. Auch gewöhnliche Züge bleiben erlaubt. Zeigt der Würfel mehr, als Ihr hinterster Stein braucht, geht dieser hinaus.
page-off-2 = Ein Stein, der beim Hinausbringen geschlagen wird, muss erst eingesetzt werden und wieder auf Ihre Seite ziehen, bevor Sie weitere hinausbringen.
page-off-picture = Elfenbein bringt Steine hinaus. Zwölf liegen in der Ablage; eine 2 bringt den Stein auf 11 hinaus, eine 6 den Stein auf 9.

page-advice = Tipps
page-advice-1 = Kämpfen Sie auf der gegnerischen Seite um die 2 und die 6. Nur diese Zungen bieten dort mehreren Steinen Platz, nur auf ihnen stehen sie sicher. Hält Ihr Gegner beide, finden Ihre Steine von der Bar bald keinen Weg mehr aufs Brett.
page-advice-2 = Besetzen Sie auch die Zunge 7, auf Ihrer Seite die sechste von der Bar aus. Hält der Gegner sie, bringt eine Sechs keinen Stein von der 1 weg.

page-glossary = Begriffe
glossary-man = Ein Spielstein. Jeder Spieler hat fünfzehn.
    .term = Stein
glossary-point = Einer der zwölf Plätze des Bretts, sechs auf jeder Seite.
    .term = Zunge
glossary-oneman = Die Zungen 1, 3, 4 und 5 auf der Seite des Gegners: Auf jeder ist nur für einen Ihrer Steine Platz.
    .term = Zunge für einen Stein
glossary-single = Ein Stein, der allein auf einer Zunge steht und geschlagen werden kann.
    .term = Einzelner Stein
glossary-hit = Auf einem einzelnen gegnerischen Stein landen, der dann auf die Bar kommt.
    .term = Schlagen
glossary-bar = Der Platz neben den Zungen, auf dem geschlagene Steine warten.
    .term = Bar
glossary-enter = Einen Stein mit einem Würfel von der Bar zurück auf das Brett setzen.
    .term = Einsetzen
glossary-off = Einen Stein vom Brett nehmen, wenn alle auf der eigenen Seite stehen.
    .term = Hinausbringen
glossary-pip = Ein Schritt des Weges oder ein Punkt auf dem Würfel.
    .term = Auge

page-known = Überliefertes und unsere Ergänzungen
page-known-1 = Die Regeln folgen einer deutschen Zusammenfassung nach Willard Fiskes Buch von 1905. Sie nennt ‹El Medio Emperador› als anderen Namen desselben Spiels. Unsere Spielweise dieses Namens folgt dagegen dem Bericht König Alfons’ des Weisen, der die Zahl der Steine auf einer Zunge nicht beschränkt; so bezeichnen die beiden Namen hier zwei Spielweisen.
page-known-2 = Zu manchen Fragen schweigen die Berichte, oder sie widersprechen sich. Zu jeder dieser Fragen gibt es eine Option. Die Liste der Optionen nennt die Lesarten und ihre Quellen und gibt an, wie gut jede Lesart belegt ist. Die erste Lesart ist voreingestellt.
page-known-3 = Die Spielstärken der Computergegner haben wir festgelegt. Dopplerwürfel und Gewinnstufen sind aus dem modernen Backgammon übernommen.
# Worauf das Aussehen unseres Bretts beruht.
page-design = Die Zungen mit Bögen folgen den gemalten Brettern in Alfons’ Buch der Spiele; die schmalen eingelegten Bänder spielen auf die Certosina an, die lombardische Einlegearbeit aus Bein und Holz. Beides ist unsere Gestaltung, keine Rekonstruktion: Wir kennen kein Brett, das für dieses Spiel gemacht wurde. Von uns ist auch das Zeichen auf den Zungen, die nur einen Stein aufnehmen; es macht diese Regel sichtbar.

page-options = Die Optionen

# Unter der Option „Zungen für nur einen Stein“.
found-restricted = Zwei Computerspieler spielten 2400 Partien je Lesart. Nahm jede der sechs Zungen auf der gegnerischen Seite nur einen Stein auf, war jeder zweite Zug erzwungen, und es wurde fast doppelt so oft gepasst wie mit vier solchen Zungen. Ohne solche Zungen war eine Partie ein Zehntel kürzer als mit vier, und es wurde nur ein Viertel so oft gepasst.
# Unter der Option „Welche Würfel gespielt werden müssen“, zur Lesart „Keine: Ein Zug darf jederzeit beendet werden“.
found-dice_obligation = Diese Lesart bewährt sich kaum: Durfte ein Zug jederzeit beendet werden, passten Computerspieler fast viermal so oft wie mit der Voreinstellung, und eine Partie dauerte um ein Viertel länger; stärkere Computerspieler scheuten jeden Zug und passten endlos.

page-sources = Quellen
page-sources-1 = Die deutsche Zusammenfassung „Ludus Lombardorum“, nach Daniel Willard Fiske: *Chess in Iceland and in Icelandic Literature, with Historical Notes on Other Table-Games*. The Florentine Typographical Society, Florenz 1905, S. 164.
page-sources-2 = Alfons X. von Kastilien: *Buch der Spiele*, 1283, Bl. 75–76, in der Übersetzung von Sonja Musser Golladay; nach der Spieldatenbank Ludii.
page-sources-3 = H. J. R. Murray: *A History of Board-Games Other than Chess*. Oxford 1951, S. 124; nach der Spieldatenbank Ludii.
page-sources-4 = R. Reid: „Ludus Lumbardorum“, Backgammon Galore (bkgm.com).
page-sources-5 = Das Englische Spiel der Handschrift Royal 13 A XVIII, in der Übersetzung von Will’s Commonplace Book: Quelle der Namen für Stellungen, in denen ein Spieler nicht einsetzen oder ziehen kann.
page-sources-note = Die Bücher von Fiske, Murray und Alfons haben wir nicht im Original gesehen; wir kennen sie aus den hier genannten Arbeiten.
