### Ludus Lombardorum: die Regeln, was überliefert ist und was von uns stammt, die Quellen.
### *Wörter* sind betont, _Wörter_ lateinisch, ‹Wörter› spanisch.

page-lead = Ein halbes Backgammonbrett, fünfzehn Steine für jeden und eine ferne Seite, auf der die meisten Zungen nur einen einzigen Ihrer Steine dulden.
page-contents = Auf dieser Seite
page-short-1 = Ihre Steine beginnen gegenüber und kommen herum zu Ihnen, von 1 bis 12. Wer zuerst alle fünfzehn hinausgebracht hat, gewinnt.
page-short-2 = Zwei Würfel, jeder zieht einen Stein. Drüben haben die gekennzeichneten Zungen nur für einen Ihrer Steine Platz.
page-short-3 = Ein einzelner Stein kann geschlagen werden. Er wartet auf der Bar, bis ein Würfel ihn wieder einsetzt.

page-story = Ein Spiel auf dem halben Brett
page-story-1 = Beschreibungen des Lombardischen Spiels stammen aus dem dreizehnten und vierzehnten Jahrhundert. Es gehört zu den frühen Spielen der „Würfzabel- oder Backgammon-Familie“, wie unsere Quelle die Brettspiele mit Würfeln nennt (mittelhochdeutsch wurfzabel), und beschränkt wie einige von ihnen, wie viele Steine sich auf der Seite des Gegners sammeln dürfen.
page-story-2 = Den anderen Namen, ‹El Medio Emperador›, „der halbe Kaiser“, verstehen wir als Form des _Emperador_ aus dem Spielebuch Alfons’ des Weisen auf halbem Brett. Klappt man ein Brett an der Bar zusammen, genügt ein Flügel. Auf unserem Brett ist der zweite zur Ablage geworden, die an zwei Messingscharnieren hängt.

page-board = Das Brett und die Steine
page-board-1 = Sechs Zungen auf jeder Seite, links der Rand des Bretts, rechts die Bar. So heißen die spitzen Felder und der Steg in der Mitte. Jeder hat fünfzehn Steine. Sie beginnen alle zusammen, und zwar auf der Seite des *Gegners*, auf der Zunge neben der Bar.
page-board-2 = Von dort gezählt führt Ihr Weg über die ferne Seite, 1 bis 6, kehrt am Rand um und kommt auf der eigenen Seite zurück, 7 bis 12. Die beiden Wege laufen gegeneinander: Ihre 1 ist die 12 des Gegners. Die Zahlen auf dem Brett gelten immer für den Spieler am Zug. Unsere Quelle zählt beide Seiten von der Bar aus: Ihre Zungen 7 bis 12 sind dort die 6 bis 1 der eigenen Seite.
page-board-picture = Der Anfang. Der Weg von Elfenbein führt auf der fernen Seite von 1 bis 6 und auf der nahen von 7 bis 12.

page-aim = Das Ziel
page-aim-1 = Bringen Sie alle Steine auf die eigene Seite und dann über die Bar hinaus. Wer zuerst alle fünfzehn draußen hat, gewinnt.

page-throw = Würfeln und ziehen
page-throw-1 = Im ersten Spiel würfelt jeder mit einem Würfel; der höhere beginnt und würfelt neu. Danach beginnt immer, wer das letzte Spiel gewonnen hat.
page-throw-2 = Zwei Würfel sind zwei Züge. Ein Stein darf beide nutzen, einen nach dem anderen, aber nie als Summe: Er muss unterwegs aufsetzen, und das muss erlaubt sein. Ein Pasch ist nur zweimal dieselbe Zahl.
page-throw-3 = Ein Feld, auf dem zwei oder mehr gegnerische Steine stehen, dürfen Sie nicht betreten. Wenn Sie ziehen können, müssen Sie ziehen; doch die höhere Zahl hat keinen Vorrang, und Sie dürfen einen Würfel so spielen, dass der andere nicht mehr nutzbar ist.

page-one = Zungen für einen Stein
page-one-1 = Auf der Seite des Gegners tragen die Zungen 1, 3, 4 und 5 nur *einen* Ihrer Steine. Die 2 und die 6 tragen beliebig viele, ebenso alle Zungen der eigenen Seite.
page-one-2 = Das gilt auch für die 1. Ihre fünfzehn Steine dürfen dort anfangs stehen, aber keiner darf zurück, bevor alle fort sind. Und es gilt unterwegs: Ein Stein, der beide Würfel nutzt, braucht auf der Zunge dazwischen Platz.
page-one-picture = Das eingelegte Zeichen zeigt, wo auf der Seite des Gegners nur ein Stein stehen darf. Der Stein auf 2 darf nicht zu dem auf 4, aber die 6 steht beliebig vielen offen.

page-hit = Schlagen und einsetzen
page-hit-1 = Ein einzelner Stein kann überall geschlagen werden. Er kommt auf die Bar, und bevor nicht alle geschlagenen Steine zurück sind, darf kein anderer Ihrer Steine ziehen.
page-hit-2 = Eingesetzt wird ein Stein mit einem Würfel, auf die Zunge dieser Zahl auf der Seite des Gegners. Passt keiner der Würfel, ist der Zug verloren.
page-hit-picture = Elfenbein hat einen Stein auf der Bar. Eine 6 setzt ihn ein; auf 3 würde er schlagen; auf 5 blockieren ihn zwei Steine.

page-off = Hinausbringen
page-off-1 = Stehen alle Ihre Steine auf der eigenen Seite, bringt jeder Würfel einen Stein von der Zunge seiner Zahl hinaus, nun von der Bar aus gezählt: Ihre 12 ist ein Auge vom Ziel, Ihre 7 sechs. Stattdessen ist jeder gewöhnliche Zug erlaubt. Zeigt der Würfel mehr, als Ihr hinterster Stein braucht, geht dieser hinaus.
page-off-2 = Ein Stein, der währenddessen geschlagen wird, muss erst eingesetzt werden und ganz herum, bevor es weitergeht.
page-off-picture = Elfenbein bringt Steine hinaus. Zwölf liegen in der Ablage; eine 2 bringt den Stein von 11 hinaus, eine 6 den von 9.

page-advice = Tipps
page-advice-1 = Kämpfen Sie auf der fernen Seite um die 2 und die 6. Nur dort kann mehr als ein Stein stehen, nur dort steht er sicher. Hält Ihr Gegner beide, finden Ihre Steine von der Bar bald keinen Weg mehr aufs Brett.
page-advice-2 = Halten Sie auch die 6 der eigenen Seite, Ihre Zunge 7. Ohne sie bringt eine Sechs keinen Stein vom Anfang weg.

page-glossary = Begriffe
glossary-man = Eine Spielfigur. Jeder Spieler hat fünfzehn.
    .term = Stein
glossary-point = Einer der zwölf Plätze des Bretts, sechs auf jeder Seite.
    .term = Zunge
glossary-oneman = Eine der Zungen 1, 3, 4 und 5 auf der Seite des Gegners, die nur einen Ihrer Steine aufnehmen.
    .term = Zunge für einen Stein
glossary-single = Ein Stein, der allein auf einer Zunge steht. Er kann geschlagen werden.
    .term = Einzelner Stein
glossary-hit = Auf einem einzelnen Stein landen; er kommt auf die Bar.
    .term = Schlagen
glossary-bar = Der Platz neben den Zungen, auf dem geschlagene Steine warten.
    .term = Bar
glossary-enter = Einen Stein mit einem Würfel von der Bar zurück auf das Brett setzen.
    .term = Einsetzen
glossary-off = Einen Stein vom Brett nehmen, wenn alle auf der eigenen Seite stehen.
    .term = Hinausbringen
glossary-pip = Ein Schritt des Weges und ein Punkt auf dem Würfel.
    .term = Auge

page-known = Was überliefert ist und was von uns stammt
page-known-1 = Die Regeln folgen einer deutschen Zusammenfassung nach dem Buch von Willard Fiske von 1905. Sie nennt ‹El Medio Emperador› als anderen Namen desselben Spiels. Unsere Voreinstellung dieses Namens folgt dagegen dem Bericht König Alfons’ des Weisen, der keine Beschränkung der Zungen kennt; so stehen die beiden Namen hier für zwei Spielweisen.
page-known-2 = In manchen Fragen gehen die Berichte auseinander oder schweigen. Jede davon ist eine Option: Die Tabelle nennt die Lesarten, woher sie kommen und wie sicher sie sind. Die erste gilt, wenn Sie nichts anderes wählen.
page-known-3 = Die Stufen der Computerspieler sind von uns. Dopplerwürfel und Gewinnstufen sind aus dem modernen Backgammon übernommen.
page-design = Die Zungen mit Bögen folgen den Brettern, die in Alfons’ Buch der Spiele gemalt sind; die schmalen eingelegten Bänder spielen auf die Certosina an, die lombardische Einlegearbeit aus Bein und Holz. Beides ist Gestaltung, keine Rekonstruktion: Wir kennen kein Brett, das für dieses Spiel gemacht wurde. Das Zeichen auf den Zungen für einen Stein ist von uns; es macht eine Regel sichtbar.

page-options = Die Optionen

found-restricted = In je 2400 Partien zweier Computerspieler blieb in jedem zweiten Zug keine Wahl, wenn alle sechs Zungen nur einen Stein aufnehmen, und es wurde fast doppelt so oft gepasst; ohne solche Zungen war eine Partie ein Zehntel kürzer, und gepasst wurde ein Viertel so oft.
found-dice_obligation = Diese Lesart bewährt sich kaum: Wo ein Zug jederzeit enden darf, passten Computerspieler fast viermal so oft, und eine Partie dauerte ein Viertel länger; stärkere, die sich scheuten zu ziehen, passten ohne Ende.

page-sources = Quellen
page-sources-1 = Die deutsche Zusammenfassung „Ludus Lombardorum“, nach Daniel Willard Fiske: *Chess in Iceland and in Icelandic Literature, with Historical Notes on Other Table-Games*. The Florentine Typographical Society, Florenz 1905, S. 164.
page-sources-2 = Alfons X. von Kastilien: *Buch der Spiele*, 1283, Bl. 75–76, in der Übersetzung von Sonja Musser Golladay; benutzt über die Spieldatenbank Ludii.
page-sources-3 = H. J. R. Murray: *A History of Board-Games Other than Chess*. Oxford 1951, S. 124; benutzt über die Spieldatenbank Ludii.
page-sources-4 = R. Reid: „Ludus Lumbardorum“, Backgammon Galore (bkgm.com).
page-sources-5 = Das Englische Spiel der Handschrift Royal 13 A XVIII, in der Übersetzung von Will’s Commonplace Book: die Namen der festgefahrenen Stellungen.
page-sources-note = Fiske, Murray und Alfons’ Buch haben wir nicht im Original gesehen; was wir von ihnen sagen, stammt aus den hier genannten Arbeiten.
