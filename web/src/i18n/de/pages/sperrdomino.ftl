### Die Seite mit den Regeln des Sperrdominos.
### „Das Buch“: Adler und Jahn, 1920. „Unsere Vorlage“: eine Abschrift ohne die meisten Zeichnungen.
### page-NAME: Überschrift eines Abschnitts. page-NAME-1, -2 …: seine Absätze. page-NAME-picture:
### Unterschrift seines Bretts. page-short-1 bis -3: Unterschriften von drei Brettern mit den Regeln in
### Kürze, im Spiel. glossary-BEGRIFF: Erklärung eines Begriffs. found-OPTION: Ergebnis von Partien
### zwischen Computerspielern.
### *Wörter* sind betont, _Wörter_ lateinisch, ‹Wörter› deutsch.

page-lead = Zwei Spieler und achtundzwanzig Steine, zwei davon verborgen. Sperren Sie die Kette im richtigen Augenblick, und Sie bekommen die Augen aller nicht gelegten Steine.
# Name des Inhaltsverzeichnisses, von Screenreadern gesprochen.
page-contents = Auf dieser Seite
# Link hinter einer Bildunterschrift: öffnet die abgebildete Stellung auf dem Brett.
page-try = Ausprobieren
page-short-1 = Legen Sie an einem Ende der Kette so an, dass sich gleiche Zahlen berühren. Sie dürfen Steine aus dem Vorrat kaufen; passt keiner Ihrer Steine, müssen Sie kaufen.
page-short-2 = Kann keiner mehr anlegen, ist die Kette gesperrt: Die Hand mit weniger Augen gewinnt. Auch wer seinen letzten Stein legt, gewinnt.
page-short-3 = Der Gewinner bekommt alle Augen, die nicht gelegt wurden: je kürzer die Kette, desto mehr Punkte.

page-story = Ein Spiel um eine Tasse Kaffee
page-story-1 = Sperrdomino war ein Spiel der Klubs und Kaffeehäuser, selten eines der Familie. Fritz Jahn aus Züllchow bei Stettin schreibt 1912, die Karten hätten es in Deutschland fast verdrängt; in Südfrankreich, Italien und Österreich spiele man es noch mit Leidenschaft. Der Name kommt vom Aussperren der gegnerischen Steine. Lange hatte Jahn nach den Regeln gesucht; endlich bekam er sie von O. S. Adler, einem Bankdirektor im Ruhestand. Oft lehrte Jahn das Spiel auf Bahnfahrten an den kleinen Fenstertischen der D-Züge.
page-story-2 = Adler war von 1874 bis 1894 jedes Frühjahr wegen seiner Gicht in Karlsbad. Um sechs Uhr früh trank man das erste Glas Brunnen, den Tag füllten Bäder, Spaziergänge und ein Konzert, und noch bei Tageslicht ging man zu Bett; um neun war der Ort wie ausgestorben. Dazwischen spielte Adler Domino, eine Stunde am Morgen und eine am Nachmittag. Jeder Zug wurde abgewogen, als ginge es um große Summen; dabei spielte man nur um eine Tasse Kaffee.
page-story-3 = Adler spielte nie gern um Geld. Als Junge sah er zwei sehr alten Tanten zu, die um Kreidestriche auf einer Schiefertafel Karten spielten. Tante Julie verlor und verdoppelte den Einsatz; als sie um vier Striche spielen wollte, rief Tante Berta entrüstet: „Das ist mir zu teuer.“ Diesen Satz vergaß er nie, ebenso wenig den Abend, an dem er mit siebzehn oder achtzehn Jahren in einer fremden Stadt alles verlor, was er bei sich hatte. Die Spielbanken in Baden-Baden, Wiesbaden, Homburg und Ems nahmen ihm zusammen höchstens zwanzig Mark ab; in Monte Carlo sah er nur zu. Zu Hause spielte man Whist, den Point zu einem halben Pfennig, später Skat zu einem viertel oder halben; von dem Geld bekamen die Damen kleine Geschenke.

page-table = Der Tisch
page-table-1 = Gespielt wird mit dem Satz bis zur Doppelsechs: 28 Steine mit zusammen 168 Augen. Sie werden verdeckt gemischt, jeder der beiden Spieler nimmt sieben, und vierzehn bleiben als Vorrat liegen. Zwei davon, der *Talon*, werden nie genommen; welche zwei es sind, steht erst fest, wenn alle anderen fort sind. Bei drei oder vier Spielern entscheidet laut Buch vielfach der Zufall.
page-table-2 = Wer beginnt, eröffnet mit einem beliebigen Stein; das Buch nennt das „aussetzen“. Von da an legt man an einem der beiden offenen Enden an, und zwar so, dass sich gleiche Zahlen berühren. Die Kette verzweigt sich nie, und Doppelsteine liegen in ihr wie alle anderen. Ist kein Platz mehr, biegt die Kette um und läuft zurück, damit sie ganz zu sehen ist.
page-table-3 = In der ersten Runde bestimmt das Los, wer eröffnet. Danach eröffnet, wer die letzte Runde gewonnen hat.
page-table-picture = Offen sind 5 und 1. Der gewählte Stein 1:5 passt an beide Enden. Drei der fünf verdeckten Steine können gekauft werden; die beiden Ringe stehen für den Talon.

page-turn = Der Zug
page-turn-1 = Passt einer Ihrer Steine, dürfen Sie zuerst kaufen, das heißt Steine aus dem Vorrat nehmen: beliebig viele, nur nicht den Talon. Sie nehmen einen nach dem anderen und sehen sich jeden an. Dann müssen Sie einen passenden Stein anlegen.
page-turn-2 = Passt keiner Ihrer Steine, müssen Sie kaufen, bis einer passt; danach dürfen Sie weiterkaufen. Erst wenn nichts mehr zu kaufen ist und Sie nicht anlegen können, passen Sie.
page-turn-3 = Solange Sie kaufen oder anlegen können, dürfen Sie nicht passen. Das Buch bestraft falsches Passen mit 50 bis 100 Punkten, die vorher verabredet werden. Bei uns ist falsches Passen nur möglich, wenn Sie *Streng nach dem Buch* wählen; die Strafe lässt sich in Schritten von fünf Punkten einstellen.

page-end = Das Ende einer Runde
page-end-1 = *Domino*: Wer seinen letzten Stein legt, gewinnt.
page-end-2 = *Sperre*: Keiner kann anlegen, und es gibt nichts mehr zu kaufen. Die Hand mit weniger Augen gewinnt; der Talon gehört zu keiner Hand. Für zwei Hände mit gleich vielen Augen hat das Buch keine Regel; bei uns bekommt dann keiner Punkte, und derselbe Spieler eröffnet wieder.

page-score = Die Wertung
page-score-1 = Der Gewinner bekommt alle nicht gelegten Augen, also die in beiden Händen und im Talon: 168 abzüglich der Augen auf dem Tisch. Liegen dort 105 Augen, bringt die Runde 63 Punkte (im Buch „Points“); liegen dort 48, bringt sie 120.
page-score-2 = Sind am Ende aber mehr Steine verdeckt als die zwei des Talons, zählt kein verdeckter Stein: Der Gewinner bekommt nur die Augen der beiden Hände.
page-score-3 = Muss ein ausgesperrter Spieler erst noch alle übrigen Steine kaufen? Streng gelesen verlangt die Regel das. So ist die punktreichste Runde des Buches gerechnet, und so halten wir es auch. Eine Option beendet die Runde, sobald kein Stein mehr passen kann.

page-row = Reihe, Rennen, Matsch
page-row-1 = Hundert Punkte sind eine *Reihe*. Punkte über hundert verfallen, und beide beginnen die nächste Reihe bei null. Das *Rennen* gewinnt, wer zwei von drei Reihen gewinnt, mancherorts drei von fünf.
page-row-2 = Wer die nötigen Reihen von der ersten an hintereinander gewinnt, im Buch „sofort hintereinander“, hat einen *Matsch*, einen glatten Sieg. Für ein Rennen von fünf Reihen nennt das Buch keinen Matsch; bei uns gelten drei Reihen zu null als Matsch, mit einer Option auch drei Reihen hintereinander nach einer verlorenen Reihe. Die Tafel zeigt die Punkte der laufenden Reihe, die beendeten Reihen mit den eingekreisten Punkten des Gewinners und einen Strich für jede gewonnene Reihe.
page-row-3 = Die Einsätze waren klein: zehn Pfennig für das Rennen, zwanzig für den Matsch. Ein Punkt ist demnach, sagt das Buch, zwischen einem dreißigstel und einem fünfzigstel Pfennig wert. Eine Reihe kann in einer einzigen Runde gewonnen werden; vorsichtige Spieler brauchen bis zu zwanzig. Laut Buch ist Sperrdomino so wenig ein Glücksspiel wie Schach.

page-groups = Namen für Gruppen von Steinen
page-groups-1 = Jede Zahl steht auf sieben Steinen, von denen einer ihr Doppelstein ist; auf zwei Hände können sie sich 7–0, 6–1, 5–2 oder 4–3 verteilen. Alle sieben in einer Hand sind eine *Blase*, sechs mit dem Doppelstein eine *Überforsche*, fünf mit ihm eine *Hauptforsche*, kurz Forsche; sechs ohne den Doppelstein sind eine „kleine“ Überforsche, fünf eine „kleine“ Forsche.
page-groups-2 = Ein Doppelstein ist in der Forsche eine Stärke und in der Klemme eine Last. Vier Steine einer Zahl, darunter der Doppelstein, sind eine *Klemme*: Die drei fehlenden Steine der Zahl können ihn aussperren. Drei Steine einer Zahl ohne ihren Doppelstein sind eine *Falle*: Der Doppelstein ist beim Gegner oder im Talon.
page-groups-3 = Behält man die Steine einer Falle nur, um ihre Zahl zu schließen, sooft der Gegner sie öffnet, heißt das im Buch „Halten auf den Doppelstein“. Hat der Gegner 0:4, 2:4, 3:4 und 4:4, beantworten Sie jede Vier mit 1:4, 5:4 oder 6:4, und die 4:4 bleibt ausgesperrt. Am heftigsten wird der Kampf, wenn es um den Matsch geht; liegt der Doppelstein im Talon, halten womöglich beide vergebens.
page-groups-4 = Die Sieben steht auf keinem Stein und ist doch überall im Spiel, bemerkt das Buch: sieben Steine für jeden Spieler, zweimal sieben im Vorrat, sieben Doppelsteine, deren Verwendung oft über die Runde entscheidet, sieben Zahlen auf je sieben Steinen. *Klein* heißt ein Stein, wenn keine Hälfte mehr als vier Augen hat. Steine mit wenigen Augen gelten meist als besser, sind es aber nicht immer.

page-advice = Tipps aus dem Buch
page-advice-1 = Eröffnen Sie mit Ihrem höchsten gefährdeten Doppelstein: Liegt er, kann er nicht mehr ausgesperrt werden.
page-advice-2 = Die Blase zwingt zu nichts, die Überforsche erzwingt einen einzigen Stein. Nur die Forsche zwingt den Gegner, die beiden fehlenden Steine herzugeben, und bald darauf können Sie die Kette sperren. Wer zu viele Steine einer Zahl hat, bleibt am Ende leicht auf einigen sitzen. Meist hat auch der Gegner eine Forsche; dann ist im Vorteil, wer die Doppelsteine rechtzeitig, aber sparsam verwendet. Oft misslingt eine Sperre, weil ein nötiger Stein im Talon liegt: Der Talon kann eine sichere Runde verderben und eine verlorene retten.
page-advice-3 = Sperren Sie, wenn Ihre Hand höchstens die Hälfte der Augen beider Hände hat: Liegen 105 Augen auf dem Tisch und die Steine 1:5 und 2:6 im Talon, sind das höchstens 24 von 49. Ist der Talon unbekannt, rechnen Sie für ihn zwölf Augen, die Mitte zwischen dem kleinsten Wert, 1, und dem größten, 23. Hat der Talon mehr, kann die Sperre so viele Punkte kosten, wie Sie gewinnen wollten.
page-advice-4 = Sind alle sieben Doppelsteine unter den vierzehn Steinen der beiden Hände, fürchten beide Spieler die Klemmen und kaufen nur, wenn sie müssen. Solche Runden sind selten; meist enden sie mit *Domino*, während noch viele Steine verdeckt liegen.

page-book = Die punktreichste Runde
page-book-1 = Das Buch schließt mit einer Runde, die 120 Punkte bringt. A hat 1:1 1:2 1:3 1:6 0:4 0:5 4:6 und eröffnet, wie empfohlen, mit der Doppeleins; B hat 0:0 0:2 0:3 0:6 1:4 1:5 4:5. Jede Hand enthält eine Klemme und alle sieben Zahlen; die meisten Steine sind klein. B kauft drei schlechte Steine und schlägt wütend auf den Tisch; beim vierten, der 0:1, huscht ein Freudenstrahl über sein Gesicht. A kauft vier gute und dankt ironisch dafür, dass B die besten liegen ließ. Von Bs 0:1 an sind alle Züge von A erzwungen: Alle Steine mit einer Null, im Buch die „Blassen“, und alle mit einer Eins kommen in die Kette, und Bs Doppelnull sperrt als dreizehnter Stein die Kette.
page-book-2 = Wir haben die punktreichste Runde des Buches nachgespielt: 48 Augen liegen auf dem Tisch, A muss alles Übrige kaufen, und B gewinnt 120 Punkte, was immer im Talon liegt. A hat verloren, weil er richtig eröffnet hat. Jeder andere Stein, sagt das Buch, hätte die Niederlage verhindert. Unsere Suche, mit offenen Steinen und derselben Kaufreihenfolge, bestätigt das für 0:4, 0:5 und 4:6; nach 1:2, 1:3 oder 1:6 kann B die 120 Punkte noch erzwingen. Die letzte Aufgabe des Lehrgangs fragt nach einer besseren Eröffnung.
page-book-picture = Dreizehn Steine: die sieben Nullen und die sieben Einsen, die einen Stein gemeinsam haben.

page-ten = Berichtigung zum Buch: zehn Steine
page-ten-1 = Laut Buch ist vor dem dreizehnten Stein keine Sperre möglich, und der höchste Gewinn beträgt 120 Punkte. Beides ist falsch. Gesperrt ist die Kette, wenn alle sieben Steine mit einer Null darin liegen und beide Enden eine Null zeigen. Dafür muss sie die Null dreimal verlassen und wieder erreichen; das ergibt neun Steine, mit der Doppelnull zehn.
page-ten-2 = Hier liegen die zehn Steine. Zusammen haben sie 42 Augen; der Gewinner bekommt 126 Punkte, sobald der Gegner alles Übrige gekauft hat.
page-ten-picture = Alle sieben Steine mit einer Null liegen in der Kette, beide Enden zeigen eine Null, und kein Stein des Satzes passt mehr.

page-seven = Sieben Steine
page-seven-1 = Mit dem Talon geht es noch kürzer. Liegen zwei Nullen darin, können sie nie gelegt werden, und sieben Steine genügen: 20 Augen auf dem Tisch, 148 Punkte für den Gewinner. Eine Suche durch alle Ketten fand mit zwei verborgenen Nullen keine kürzere; mit einer verborgenen Null braucht es neun Steine, ohne verborgene Null zehn.
page-seven-picture = 0:5 und 0:6 liegen im Talon. Keiner weiß es, und keiner kann anlegen.

page-glossary = Begriffe
glossary-double = Ein Stein mit derselben Zahl auf beiden Hälften, etwa 4:4.
    .term = Doppelstein
glossary-pip = Ein Punkt auf einem Stein. Steine werden nach ihren Augen gewertet.
    .term = Auge
glossary-lead = Den ersten Stein einer Runde legen.
    .term = Eröffnen (im Buch „aussetzen“)
glossary-line = Die Reihe der gelegten Steine; sie hat zwei offene Enden.
    .term = Kette
glossary-stock = Die Steine, die nach dem Verteilen verdeckt liegen bleiben. Alle bis auf zwei können gekauft werden.
    .term = Vorrat
glossary-buy = Einen Stein aus dem Vorrat auf die Hand nehmen.
    .term = Kaufen
glossary-talon = Die letzten zwei Steine des Vorrats, die nicht gekauft werden dürfen.
    .term = Talon
glossary-block = Das Ende einer Runde, wenn keiner mehr anlegen kann.
    .term = Sperre
glossary-domino = Der Ruf des Gewinners, wenn er seinen letzten Stein legt.
    .term = Domino
glossary-row = Ein Wettkampf bis hundert Punkte, meist über mehrere Runden.
    .term = Reihe
glossary-race = Ein Wettkampf über drei oder fünf Reihen; zwei beziehungsweise drei gewonnene Reihen entscheiden ihn.
    .term = Rennen
glossary-matsch = Ein Rennen, dessen Gewinner keine Reihe verliert.
    .term = Matsch
glossary-force = Fünf Steine einer Zahl, darunter ihr Doppelstein; sechs sind eine Überforsche, sieben eine Blase.
    .term = Forsche
glossary-pinch = Vier Steine einer Zahl auf einer Hand, darunter ihr Doppelstein; die drei fehlenden können ihn aussperren.
    .term = Klemme
glossary-trap = Drei Steine einer Zahl ohne ihren Doppelstein.
    .term = Falle

page-known = Überliefertes und unsere Ergänzungen
page-known-1 = Verteilen, Kaufen, Passen, Talon, Wertung, Reihe, Rennen, Matsch und die Namen der Gruppen stehen im Buch, ebenso die Kette, die umbiegt und zurückläuft. Die beiden Rechnungen und die Musterrunde des Buches sind fehlerfrei.
page-known-2 = Wo das Buch nichts sagt, gibt es Optionen: für gleich viele Augen bei der Sperre, für Punkte über hundert, für die Punkte des Verlierers einer Reihe, für das Kaufen vor dem ersten Stein und für das Weiterkaufen nach einem erzwungenen Kauf. In der Voreinstellung ist falsches Passen nicht möglich; das ist unser Zusatz.
page-known-3 = Die Gegner und ihre Namen stammen von uns; der Bankdirektor erinnert an Adler, und eine Tante Julie hatte Adler wirklich. Alle Gegner wissen nur, was ein Mensch an ihrem Platz wissen könnte: Keiner sieht Ihre Steine, die Reihenfolge des Vorrats oder den Talon.
# Worauf das Aussehen unseres Bretts beruht.
page-design = Das Buch beschreibt einen Stein: acht mal zwanzig mal vierzig Millimeter, Rücken und Kanten schwarz, vorn Knochen oder Elfenbein. Marmor, Messing und Tafel haben wir hinzugefügt; mit Kreide auf eine Schiefertafel schrieben allerdings schon Adlers Tanten.

page-options = Die Optionen

# Unter der Option „Nach erzwungenem Kauf“. Kaufen nach Belieben: obwohl ein Stein passt.
found-buy_after_fit = In 600 Partien je Lesart änderte das Kaufen nach Belieben das Ergebnis des stärkeren Spielers um höchstens 4 Prozentpunkte. Darf nur gekauft werden, wenn kein Stein passt, steigt der Anteil der erzwungenen Züge um 5 Prozentpunkte.

page-sources = Quellen
page-sources-1 = O. S. Adler und Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, dritte Auflage, Züllchow bei Stettin 1920.
page-sources-note = Die Ergebnisse auf dieser Seite haben wir mit eigenen Programmen gefunden und geprüft.
