### Sperrdomino: die Regeln, was das Buch behauptet und was die Rechnung sagt, die Quellen.
### *Wörter* sind betont, _Wörter_ sind lateinisch, ‹Wörter› in anderer Sprache.

page-title = Regeln und Quellen
page-lead = Achtundzwanzig Steine, zwei Spieler, zwei Steine, die niemand je sieht. Wer den anderen im rechten Augenblick aussperrt, bekommt alles, was nicht gesetzt ist.
page-contents = Auf dieser Seite

page-story = Ein Spiel um eine Tasse Kaffee
page-story-1 = Sperrdomino gehörte in Klubs und Kaffeehäuser, selten in die Familie. Fritz Jahn aus Züllchow bei Stettin schreibt 1912, die Karten hätten es in Deutschland fast verdrängt; in Südfrankreich, Italien und Österreich spiele man es noch mit Leidenschaft. Der Name kommt vom Aussperren der fremden Steine. Lange hatte Jahn nach den Regeln gesucht; endlich bekam er sie von O. S. Adler, einem Bankdirektor im Ruhestand.
page-story-2 = Adler war von 1874 an jedes Frühjahr seiner Gicht wegen in Karlsbad. Zur Kur gehörte eine Stunde Domino am Morgen und eine am Nachmittag, Stein um Stein abgewogen, als ginge es um große Summen. Man spielte um eine Tasse Kaffee.

page-table = Der Tisch
page-table-1 = Das Spiel reicht bis zur Doppelsechs: 28 Steine mit zusammen 168 Augen. Sie werden verdeckt gemischt, jeder nimmt sieben, vierzehn bleiben liegen. Zwei davon darf nie jemand nehmen. Sie sind der Talon, und welche zwei es sind, steht erst fest, wenn alle anderen fort sind.
page-table-2 = Wer beginnt, setzt einen beliebigen Stein aus. Von da an berühren sich an einem der beiden offenen Enden stets gleiche Zahlen. Die Kette verzweigt sich nie; Doppelsteine liegen in ihr wie alle anderen, und wo die Reihe voll ist, wendet sie und läuft zurück, damit man alles auf einen Blick sieht.
page-table-3 = Wer als Erster aussetzt, bestimmt das Los. Danach setzt aus, wer die letzte Partie gewonnen hat.
page-table-picture = Offen liegen 5 und 1. Der gewählte Stein 1:5 passt an beide Enden. Drei der fünf verdeckten Steine können gekauft werden; die beiden Ringe sind der Talon.

page-turn = Der Zug
page-turn-1 = Passt einer Ihrer Steine, so dürfen Sie zuerst kaufen: keinen, einige oder alle Kaufsteine, einen nach dem anderen, und Sie sehen jeden an. Dann müssen Sie einen passenden Stein ansetzen.
page-turn-2 = Passt keiner, so müssen Sie kaufen, bis einer passt; danach dürfen Sie weiterkaufen. Erst wenn nichts mehr zu kaufen ist und noch immer nichts passt, passen Sie.
page-turn-3 = Anders darf niemand passen. Wer es vorher verabredet, straft falsches Passen mit 50 oder 100 Points; an unserem Tisch kann es nur geschehen, wenn Sie den strengen wählen.

page-end = Das Ende einer Partie
page-end-1 = *Domino*: Wer den letzten Stein gesetzt hat, gewinnt.
page-end-2 = *Sperre*: Niemand kann bedienen, und zu kaufen ist nichts mehr. Die Hand mit weniger Augen gewinnt; der Talon gehört zu keiner. An gleiche Hände denkt das Buch nicht. Dann schreibt niemand an, und derselbe setzt wieder aus.

page-score = Was sie wert ist
page-score-1 = Der Gewinner zählt alle Steine, die nicht gesetzt sind: beide Hände und den Talon. Das sind 168 weniger die Augen auf dem Tisch. Liegen 105 Augen, bringt die Partie 63 Points, liegen 48, so bringt sie 120.
page-score-2 = Liegt am Ende aber mehr verdeckt als der Talon, so zählt nichts Verdecktes: Der Gewinner bekommt nur die beiden Hände.
page-score-3 = Muss der Gesperrte erst alles kaufen, was noch liegt? Streng gelesen sagt es die Regel, und die größte Partie des Buches ist so gerechnet; wir halten es ebenso. Eine Option beendet die Partie, sobald kein Stein mehr passen kann.

page-row = Reihe, Rennen, Matsch
page-row-1 = Hundert Points sind eine Reihe. Der Rest wird nicht mitgenommen, beide beginnen die nächste bei null. Zwei von drei Reihen gewinnen das Rennen, mancherorts drei von fünf.
page-row-2 = Vom Beginn an hintereinander gewonnene Reihen sind ein Matsch. Die Tafel zeigt die Points der laufenden Reihe, die beendeten Reihen, die des Gewinners umringt, und einen Strich für jede gewonnene.

page-groups = Namen für das, was man hat
page-groups-1 = Jede Zahl steht auf sieben Steinen, einer davon ist ihr Doppelstein. Alle sieben in einer Hand sind eine Blase, sechs mit dem Doppelstein eine Überforsche, fünf mit ihm eine Hauptforsche, kurz Forsche; ohne den Doppelstein heißen sie klein.
page-groups-2 = Vier mit dem Doppelstein sind eine Klemme: Die anderen drei können ihn aussperren. Drei ohne den Doppelstein sind eine Falle, denn ihn hat der andere – oder der Talon.
page-groups-3 = Die Steine einer Falle nur zu behalten, um diese Zahl zuzusetzen, sooft der andere sie öffnet, heißt Halten auf den Doppelstein.

page-advice = Rat aus dem Buch
page-advice-1 = Setzen Sie Ihren höchsten gefährdeten Doppelstein aus: Liegt er, kann ihn niemand mehr aussperren.
page-advice-2 = Die Blase zwingt zu nichts, die Überforsche treibt einen einzigen Stein heraus. Nur die Forsche bedrängt den anderen so, dass er die beiden mittleren Steine hergibt, und bald darauf lässt sich die Kette sperren.
page-advice-3 = Sperren Sie, wenn Ihre Hand höchstens die Hälfte dessen zählt, was in beiden ist. Ist der Talon unbekannt, rechnet man ihn zu zwölf Augen, in der Mitte zwischen dem kleinsten, 1, und dem größten, 23.

page-book = Die größte Partie
page-book-1 = Das Buch schließt mit einer Partie von 120 Points. A hat 1:1 1:2 1:3 1:6 0:4 0:5 4:6 und setzt, wie es sich gehört, die Doppeleins aus; B hat 0:0 0:2 0:3 0:6 1:4 1:5 4:5. Beide kaufen vier Steine, und von der 0:1 an hat B den anderen am Gängelband: Alle Blassen und alle Einsen kommen heraus, und die Doppelblass sperrt als dreizehnter Stein.
page-book-2 = Wir haben sie nachgespielt: 48 Augen liegen auf dem Tisch, A muss alles Übrige kaufen, und B gewinnt 120 Points, was immer im Talon liegt. Verloren hat A, weil er richtig ausgesetzt hat.
page-book-picture = Dreizehn Steine: die sieben Blassen und die sieben Einsen, die einen Stein gemeinsam haben.

page-ten = Das Buch berichtigt: zehn Steine
page-ten-1 = Das Buch meint, vor dem dreizehnten Stein sei keine Sperre möglich und mehr als 120 Points seien nicht zu gewinnen. Beides ist falsch. Außer der Doppelblass hat jeder blasse Stein eine Hälfte, die nicht blass ist; sollen alle sieben heraus, muss die Kette dreimal von Blass fort und wieder zurück, das sind neun Steine, und mit dem Doppelstein zehn.
page-ten-2 = Hier sind sie: 42 Augen auf dem Tisch, also 126 Points für den Gewinner, sobald der Gesperrte alles Übrige gekauft hat.
page-ten-picture = Alle sieben Blassen liegen, beide Enden sind blass, und kein Stein des Spiels passt mehr.

page-seven = Sieben Steine
page-seven-1 = Der Talon macht noch weniger möglich. Liegen zwei Blassen darin, kann sie nie jemand setzen, und sieben Steine genügen: 20 Augen auf dem Tisch, 148 Points für den Gewinner. Eine Suche durch alle Ketten fand mit zwei verborgenen Steinen keine kürzere, mit einem neun Steine, ohne verborgene zehn.
page-seven-picture = 0:5 und 0:6 liegen im Talon. Niemand weiß es, und niemand kann bedienen.

page-known = Was überliefert ist und was von uns
page-known-1 = Verteilen, Kaufen, Passen, Talon, Wertung, Reihe, Rennen und Matsch und alle Namen stehen im Buch, ebenso die Doppelreihe, die umkehrt. Seine beiden Rechnungen und seine Musterpartie gehen auf.
page-known-2 = Wo es schweigt, gibt es eine Option: bei gleichen Händen, bei Points über hundert, bei denen des Verlierers einer Reihe, beim Kaufen vor dem ersten Stein und nach erzwungenem Kauf.
page-known-3 = Die Gegner sind von uns, ihre Namen auch; ein Bankdirektor ist Adler zu Ehren dabei, und Tante Julie war die seine. Sie wissen nur, was an ihrem Platz ein Mensch wissen könnte: Keiner sieht Ihre Steine, die Folge der Kaufsteine oder den Talon.
page-design = Das Buch nennt die Maße eines Steins: acht Millimeter auf zwanzig auf vierzig, Rücken und Kanten schwarz, vorn Knochen oder Elfenbein. Marmor, Messing und Tafel sind Gestaltung; mit Kreide auf eine Schiefertafel schrieben allerdings schon Adlers Tanten.

page-options = Die Optionen

page-sources = Quellen
page-sources-1 = O. S. Adler und Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, dritte Auflage, Züllchow bei Stettin 1920.
page-sources-note = Was die Rechnung auf dieser Seite sagt, haben eigene Programme gefunden und geprüft.
