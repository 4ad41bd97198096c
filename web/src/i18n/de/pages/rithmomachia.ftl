### Rithmomachia: ihre Regeln, was überliefert und was unser ist, ihre Quellen.
### *Wörter* sind betont, _Wörter_ sind Latein, ‹Wörter› eine andere Sprache.

page-title = Regeln und Quellen
page-lead = Zwei Heere aus Zahlen stehen einander gegenüber. Sie rauben durch Summen und Produkte, und wer im feindlichen Lager eine Reihe aufbaut, hat gewonnen.
page-contents = Auf dieser Seite
page-try = Ausprobieren

page-story = Ein Spiel, um Boethius zu lernen
page-story-1 = _De institutione arithmetica_, die Arithmetik, die Boethius um das Jahr 500 schrieb, lehrte das lateinische Mittelalter, was eine Zahl ist: gerade oder ungerade, Quadratzahl oder nicht, in diesem oder jenem Verhältnis zu einer anderen. In der ersten Hälfte des 11. Jahrhunderts machte jemand in Süddeutschland ein Spiel daraus, damit Schüler die Verhältnisse im Kopf hätten.
page-story-2 = Ein Jahrhundert später hatte es die Schule verlassen und diente dem Zeitvertreib, von der Mitte des 12. Jahrhunderts an in ganz Europa. Man nannte es das Spiel der Philosophen. Fünfhundert Jahre später war Schach an seine Stelle getreten, und es wurde vergessen.
page-story-3 = Keine zwei der alten Bücher stimmen in allen Regeln überein. Wir spielen nach der Anleitung von Karin Richter und Raffaela Banse mit ihren beiden Spielen, dem für Anfänger und dem für Fortgeschrittene. Was andere anders halten, ist eine Option.

page-armies = Die Heere und ihre Zahlen
page-armies-1 = Weiß führen die geraden Zahlen 2, 4, 6, 8 an, Schwarz die ungeraden 3, 5, 7, 9. Alle anderen Zahlen folgen aus ihnen: Ein Anführer *n* bringt sein Quadrat mit, die Produkte *n* (*n* + 1), die Quadrate (*n* + 1)² und so fort, bis hinauf zu 289 und 361. So mischen sich auf beiden Seiten Gerade und Ungerade.
page-armies-2 = Die Steine sind rund, dreieckig oder quadratisch; auf unserem Brett zeigen die weißen Dreiecke von Weiß fort und die schwarzen auf Weiß zu. Ein Stein in jedem Heer ist eine Pyramide aus quadratischen Stufen. Die weiße ist 91 = 1 + 4 + 9 + 16 + 25 + 36, die schwarze 190 = 16 + 25 + 36 + 49 + 64; die größte Stufe ist ihre Basis.
page-armies-3 = Anfänger haben je zwölf Steine auf acht Linien und zwölf Reihen. Der rote Strich trennt die Hälften. Weiß beginnt.
page-armies-picture = Das Anfängerspiel zu Beginn.

page-move = Ziehen
page-move-1 = Ein Rundstein zieht einen Schritt, ein Dreieck zwei, ein Quadrat drei, eine Pyramide einen, zwei oder drei; nie schräg, nie über einen anderen Stein, immer auf ein leeres Feld.
page-move-2 = Dreiecke und Quadrate dürfen unterwegs einmal im rechten Winkel abbiegen. So kann man den Satz der Anleitung lesen; andere Lesarten sind Optionen.

page-attack = Angriff, Antwort, Raub
page-attack-1 = Man schlägt nicht, indem man auf einen Stein zieht. Man *greift an*, durch die Stelle, an der man steht, und die andere Seite hat eine Antwort. Was danach noch angegriffen ist, ist verloren, noch vor Ihrem nächsten Zug.
page-attack-2 = Die Antwort kann den Stein wegziehen, einen anderen dazwischenstellen, das angreifende Paar sprengen oder einen der Angreifer rauben. Zwei Steine, die zugleich angegriffen sind, lassen sich selten beide retten.
page-attack-3 = Auf dem Brett ist ein Angriff eine rote Linie mit einem Strich bei jedem Schritt und seiner Rechnung auf einem Schild; gestrichelt, wenn es der Angriff der anderen Seite ist. Winkel bezeichnen die Steine, die fallen würden, ein rotes Zeichen die eigenen. Wählen Sie einen Stein oder zeigen Sie auf ihn, und Sie sehen nur seine Angriffe, dazu die Felder, von denen er angreifen könnte. Neben dem Brett stehen alle Angriffe in einer Liste, die Taste *a* sagt sie, und alle diese Hilfen lassen sich abschalten.

page-eruptio = _Eruptio_: Zahl mal Entfernung
page-eruptio-1 = Ein Stein greift einen anderen auf derselben Reihe oder Linie an, wenn nichts dazwischensteht und seine Zahl mal der Zahl der Schritte die Zahl des anderen ergibt.
page-eruptio-2 = Wie weit er selbst ziehen darf, spielt keine Rolle. Gezählt werden die Schritte, nicht die leeren Felder: Nachbarn sind einen Schritt voneinander entfernt.
page-eruptio-picture = Weiß hat die 6 nach b6 gezogen. Fünf Schritte bis g6, und sechs mal fünf ist dreißig: Antwortet Schwarz nicht, fällt die 30.

page-insidiae = _Insidiae_: zwischen zweien
page-insidiae-1 = Zwei Steine, die einen Feind von beiden Seiten fassen, links und rechts oder vorn und hinten, greifen ihn an, wenn ihre Summe oder ihr Produkt seine Zahl ist.
page-insidiae-2 = Beide müssen unmittelbar neben ihm und einander gegenüber stehen. Über Eck bewirken sie nichts.
page-insidiae-picture = Schwarz hat die 9 nach e6 gezogen. Fünf mal neun ist fünfundvierzig.

page-obsidio = _Obsidio_: eingeschlossen
page-obsidio-1 = Ein Stein, den Feinde und der Rand so festhalten, dass er nicht ziehen könnte, ist verloren, gleich mit welchen Zahlen. Seine eigenen Gefährten zählen nicht zur Mauer.
page-obsidio-2 = Das ist der einzige Raub ohne Antwort. Die kleinsten Zahlen sind kaum anders zu nehmen, die weiße 153 überhaupt nicht.
page-obsidio-picture = Schwarz zieht die 7 nach b2, und die 2 hat keinen Ausweg. Sie wird sofort genommen.

page-pyramid = Die Pyramiden
page-pyramid-1 = Eine Pyramide wird in ihrer ganzen Zahl oder in ihrer Basis getroffen: die weiße in 91 oder 36, die schwarze in 190 oder 64. Fällt sie, fallen alle Stufen. Sie greift auch mit jeder der beiden Zahlen an.
page-pyramid-2 = Im Anfängerspiel fällt die schwarze Pyramide durch Rechnen nur einem Stein, der weißen 8, und nur aus acht Schritten; ohne die 8 bleibt Weiß die Belagerung. Die weiße fällt der 12 aus drei Schritten, der 9 aus vieren oder zwischen 3 und 12.

page-win = Gewinnen
page-win-1 = Zuerst muss die feindliche Pyramide geraubt sein. Dann gewinnt eine Reihe: drei eigene Steine in der feindlichen Hälfte auf einer Reihe oder Linie, nach ihren Zahlen geordnet und ohne einen anderen Stein dazwischen, mit gleichen Abständen der Zahlen: 2, 4, 6 oder 12, 66, 120. Leere Felder dazwischen stören nicht.
page-win-2 = Einer der drei darf ein geraubter sein. Die Steine tragen auf der Unterseite ihre Zahl in der anderen Farbe, unterstrichen. Statt zu ziehen, setzt man ihn dorthin, wo er die Reihe vollendet.
page-win-3 = Kann keine Seite mehr eine Reihe bilden, vergehen hundert Züge ohne Raub oder kehrt eine Stellung zum dritten Mal wieder, ist das Spiel unentschieden. Wer nicht ziehen kann, hat verloren.
page-win-4 = All das braucht Zeit. Kurze Spiele enden mit dem vierten geraubten Stein, mit hundert in geraubten Zahlen oder mit der Pyramide; Sie finden sie unter *Neues Spiel*.
page-win-picture = Die schwarze Pyramide ist gefallen, und Weiß zieht die 6 nach f8: zwei, vier, sechs. Weiß hat gewonnen.

page-advanced = Für Fortgeschrittene
page-advanced-1 = Je vierundzwanzig Steine, mit den Quadratzahlen, auf sechzehn Reihen. Die Abbildung der Aufstellung ist in unserer Vorlage nicht lesbar; wir stellen die Steine auf wie Boissière und Fulke.
page-advanced-2 = Ein vierter Raub kommt hinzu, _congressus_: Ein Stein greift einen Feind mit der gleichen Zahl an, wenn er auf dessen Feld ziehen könnte.
page-advanced-3 = Und neben der arithmetischen Reihe gewinnt die harmonische: 9, 15, 45 oder 5, 9, 45. Weitere Ausbauten sind Optionen: Subtraktion und Division, geometrische Reihen, Reihen zu vieren.

page-boethius = Die Proportionen des Boethius
page-boethius-1 = Drei Zahlen haben ein *arithmetisches* Mittel, wenn die mittlere von der ersten so weit entfernt ist wie von der letzten: 6, 9, 12. Das Doppelte der mittleren ist die Summe der anderen.
page-boethius-2 = Sie haben ein *geometrisches* Mittel, wenn die mittlere, mit sich selbst multipliziert, das Produkt der anderen ergibt: 4, 6, 9.
page-boethius-3 = Sie haben ein *harmonisches* Mittel, wenn sich die Abstände verhalten wie die erste zur letzten: In 6, 8, 12 sind die Schritte 2 und 4, und 6 ist die Hälfte von 12.
page-boethius-4 = Die *größte Harmonie* ist 6, 8, 9, 12. Sie enthält eine arithmetische und eine harmonische Reihe, und ihre Verhältnisse sind die der Oktave (12 zu 6), der Quinte (12 zu 8 und 9 zu 6), der Quarte (12 zu 9 und 8 zu 6) und der Sekunde (9 zu 8). Drei Steine einer Art hießen _victoria magna_, vier mit zwei Arten _victoria maior_, vier mit allen dreien _victoria praestantissima_.

page-advice = Rat
page-advice-1 = Sehen Sie vor dem Zug nach, was Sie verlassen: Auch eine Linie, die Ihr eigener Stein freigibt, greift an.
page-advice-2 = Greifen Sie zwei zugleich an, oder die Pyramide und noch etwas; ein einzelner Angriff gewinnt meist nur einen Zug.
page-advice-3 = Denken Sie früh an die Reihe, die Sie bauen wollen, und schonen Sie ihre Steine. Als Weiß hüten Sie die 8.

page-known = Was überliefert ist und was unser
page-known-1 = Zahlen, Züge, Raub, Antwort und Reihe stehen in der Anleitung. Wo sie sich auf zweierlei Art lesen lässt, sagt es eine Anmerkung bei der Option, und voreingestellt ist die Lesart, die uns ihren Worten am nächsten schien.
page-known-2 = Sie sagt nicht, wie ein Spiel endet, das niemand gewinnen kann, was ein Stein gilt, der für seinen Räuber steht, oder in welcher Folge Steine fallen. Dafür haben wir übernommen, was andere Programme und Beschreibungen tun, oder selbst entschieden.
page-known-3 = Die Namen der Gegner sind Wörter für Leute, die rechnen: Schüler, Rechner, Kenner des _computus_, Meister. Ihre Stärke wurde in Spielen gegeneinander gemessen.
page-design = Pergament, Linierung und Tinte folgen der Art von Handschriften der Zeit; Bein und Mooreiche, rote Linien und Schilder sind Gestaltung. Kein alter Steinsatz wurde nachgebildet.

page-options = Die Optionen
page-options-wait = Die Tabelle der Optionen gehört zu den Daten des Spiels und konnte nicht geladen werden.
page-presets = Einstellungen mit Namen

page-sources = Quellen
page-sources-1 = Karin Richter und Raffaela Banse: *Rhythmarchie. Spielanleitung*; die Regeln, nach denen wir spielen.
page-sources-2 = Claude de Boissière, 1556, durch David Joyner: *The recreational arithmetic of Rithmomachia*, 2025, nach J. F. C. Richards, 1946.
page-sources-3 = William Fulke, 1563, und Mebben nach Selenus, 1616, durch die Seiten von Justin du Coeur und die Einstellungen eines Programms.
page-sources-4 = boardspace.net und Zillions of Games: ihre Regeln der Rithmomachia.
page-sources-5 = Programme von Tronicek, AlexSoman und abaci.one, 2025: ihre Aufstellungen und Enden.
page-sources-6 = „Rithmomachia“, Wikipedia.
page-sources-7 = In der Anleitung genannt: Arno Borst, *Das mittelalterliche Zahlenkampfspiel*, 1986; Menso Folkerts, „Rithmomachie“, 2001; Alfred Holl, *Spiel mit Zahlen – Kampf mit Zahlen?*, 2005; D. U. Thibault auf gamecabinet.com.
page-sources-note = Die alten Drucke und die Arbeiten von Borst, Folkerts und Holl haben wir nicht gesehen; was wir von ihnen sagen, wissen wir durch die hier genannten Werke.
page-play = Spielen
