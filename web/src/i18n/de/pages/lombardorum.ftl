### Ludus Lombardorum: die Regeln, was bekannt und was unser ist, die Quellen.
### *Wörter* sind betont, _Wörter_ lateinisch, ‹Wörter› spanisch.

page-title = Regeln und Quellen
page-lead = Ein halbes Backgammonbrett, fünfzehn Steine für jeden, und ein fernes Ufer, an dem die meisten Zungen nur einen einzigen Ihrer Steine dulden.
page-contents = Auf dieser Seite

page-story = Ein Spiel auf dem halben Brett
page-story-1 = Beschreibungen des Lombardischen Spiels kommen aus dem dreizehnten und vierzehnten Jahrhundert. Es gehört zu den frühen Spielen der Wurfzabel-Familie, aus der auch Backgammon stammt, und zu den wenigen, die beschränken, wie viele Steine sich auf der Seite des Gegners sammeln dürfen.
page-story-2 = Der andere Name, ‹El Medio Emperador›, sagt, worauf man spielt: auf der Hälfte eines Wurfzabelbretts. Klappt man das Brett an der Bar zusammen, so genügt ein Flügel. Auf unserem Brett ist der zweite zur Lade geworden, die an zwei Messingscharnieren hängt.

page-board = Das Brett und die Steine
page-board-1 = Sechs Zungen auf jeder Seite, links der Rand des Bretts, rechts die Bar. Jeder hat fünfzehn Steine. Sie beginnen alle zusammen, und zwar auf der Seite des *Gegners*, auf der Zunge neben der Bar.
page-board-2 = Von dort gezählt führt Ihr Weg über die ferne Seite, 1 bis 6, kehrt am Rand um und kommt auf der eigenen Seite zurück, 7 bis 12. Die beiden Wege laufen gegeneinander: Ihre 1 ist die 12 des anderen. Die Zahlen auf dem Brett sind immer die des Spielers, der am Zug ist.
page-board-picture = Der Anfang. Der Weg von Elfenbein führt auf der fernen Seite von 1 bis 6 und auf der nahen von 7 bis 12.

page-aim = Das Ziel
page-aim-1 = Bringen Sie alle Steine auf die eigene Seite und spielen Sie sie dann über die Bar hinaus. Wer zuerst alle fünfzehn draußen hat, gewinnt.

page-throw = Würfeln und ziehen
page-throw-1 = Im ersten Spiel wirft jeder einen Würfel; der höhere beginnt und würfelt neu. Danach beginnt immer, wer das letzte Spiel gewonnen hat.
page-throw-2 = Zwei Würfel sind zwei Züge. Ein Stein darf beide nutzen, einen nach dem anderen, aber nie als Summe: Er muss unterwegs aufsetzen, und das muss erlaubt sein. Ein Pasch ist nur zweimal dieselbe Zahl.
page-throw-3 = Wo zwei oder mehr gegnerische Steine stehen, darf kein Stein hin. Was ziehen kann, muss ziehen; doch niemand muss die höhere Zahl vorziehen, und man darf einen Würfel so spielen, dass der andere nicht mehr geht.

page-one = Zungen für einen Stein
page-one-1 = Auf der Seite des Gegners tragen die Zungen 1, 3, 4 und 5 nur *einen* Ihrer Steine. Die 2 und die 6 tragen beliebig viele, ebenso alle Zungen der eigenen Seite.
page-one-2 = Das gilt auch für die 1. Ihre fünfzehn Steine dürfen dort anfangs stehen, aber keiner darf wieder hinein, ehe alle fort sind. Und es gilt unterwegs: Ein Stein, der beide Würfel nutzt, braucht auf der Zunge dazwischen Platz.
page-one-picture = Das eingelegte Zeichen zeigt, wo der Gast einen einzigen Stein halten darf. Der Stein auf 2 darf nicht zu dem auf 4, aber die 6 steht beliebig vielen offen.

page-hit = Schlagen und einbringen
page-hit-1 = Ein einzelner Stein kann überall geschlagen werden. Er kommt auf die Bar, und ehe nicht alle geschlagenen Steine zurück sind, darf kein anderer Ihrer Steine ziehen.
page-hit-2 = Eingebracht wird mit der Zahl eines Würfels auf die Zunge dieser Zahl auf der Seite des Gegners. Lässt keiner der Würfel den Stein hinein, ist der Zug verloren.
page-hit-picture = Elfenbein hat einen Stein auf der Bar. Eine 6 bringt ihn ein; auf 3 würde er schlagen; auf 5 versperren ihm zwei Steine den Weg.

page-off = Ausspielen
page-off-1 = Stehen alle Ihre Steine auf der eigenen Seite, so nimmt jeder Würfel einen Stein von der Zunge seiner Zahl hinaus, nun von der Bar aus gezählt: Ihre 12 ist ein Auge vom Ziel, Ihre 7 sechs. Statt dessen ist jeder gewöhnliche Zug erlaubt. Zeigt der Würfel mehr, als Ihr hinterster Stein braucht, so geht der hinterste hinaus.
page-off-2 = Ein Stein, der unterdessen geschlagen wird, muss erst hinein und ganz herum, ehe es weitergeht.
page-off-picture = Elfenbein spielt aus. Zwölf Steine liegen in der Lade; eine 2 nimmt den Stein von 11, eine 6 den von 9.

page-advice = Rat
page-advice-1 = Kämpfen Sie auf der fernen Seite um die 2 und die 6. Nur dort kann mehr als ein Stein stehen, nur dort steht er sicher. Hält Ihr Gegner beide, so finden Steine von der Bar bald keinen Weg mehr hinein.
page-advice-2 = Halten Sie auch die 6 der eigenen Seite, Ihre Zunge 7. Ohne sie bringt eine Sechs keinen Stein vom Anfang weg.

page-known = Was überliefert ist, und was unser
page-known-1 = Die Regeln folgen dem Blatt, auf dem dieses Spiel beruht, einer deutschen Zusammenfassung nach dem Buch von Willard Fiske von 1905. Das Blatt nennt ‹El Medio Emperador› als anderen Namen desselben Spiels. Unsere Einstellung dieses Namens folgt dagegen dem Bericht König Alfons’ des Weisen, der keine Beschränkung der Zungen kennt; so stehen die beiden Namen hier für zwei Spielweisen.
page-known-2 = In manchen Fragen gehen die Berichte auseinander oder schweigen. Jede davon ist eine Option: Die Tafel nennt die Lesarten, woher sie kommen und wie sicher sie sind. Die erste gilt, wenn Sie nichts anderes wählen.
page-known-3 = Die Stufen der Computerspieler sind unser, ebenso Dopplerwürfel und Gewinnstufen, die aus dem modernen Backgammon entlehnt sind.
page-design = Die Zungen mit Bögen folgen dem Gedanken der Bretter, die in Alfons’ Buch der Spiele gemalt sind; die schmalen eingelegten Bänder spielen auf die Certosina an, die lombardische Einlegearbeit aus Bein und Holz. Beides ist Gestaltung, keine Rekonstruktion: Wir kennen kein Brett, das für dieses Spiel gemacht wurde. Das Zeichen auf den Zungen für einen Stein ist unser; es macht eine Regel sichtbar.

page-options = Die Optionen
page-options-wait = Die Tafel der Optionen gehört zu den Daten des Spiels und konnte nicht geladen werden.
page-presets = Einstellungen mit Namen

page-sources = Quellen
page-sources-1 = Das deutsche Blatt „Ludus Lombardorum“, nach Daniel Willard Fiske: *Chess in Iceland and in Icelandic Literature, with Historical Notes on Other Table-Games*. The Florentine Typographical Society, Florenz 1905, S. 164.
page-sources-2 = Alfons X. von Kastilien: *Buch der Spiele*, 1283, Bl. 75–76, in der Übersetzung von Sonja Musser Golladay; benutzt über die Spieldatenbank Ludii.
page-sources-3 = H. J. R. Murray: *A History of Board-Games Other than Chess*. Oxford 1951, S. 124; benutzt über die Spieldatenbank Ludii.
page-sources-4 = R. Reid: „Ludus Lumbardorum“, Backgammon Galore (bkgm.com).
page-sources-5 = Das Englische Spiel der Handschrift Royal 13 A XVIII, in der Übersetzung von Will’s Commonplace Book: die Namen der festgefahrenen Stellungen.
page-sources-note = Fiske, Murray und Alfons’ Buch haben wir nicht im Original gesehen; was wir von ihnen sagen, wissen wir durch die hier genannten Arbeiten.
page-play = Spielen
