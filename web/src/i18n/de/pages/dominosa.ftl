### Die Seite mit den Regeln von Dominosa: Hilfsmittel, Behauptungen des Buches und deren Prüfung.
### „Das Buch“: Adler und Jahn, 1920. „Unsere Vorlage“: eine Abschrift ohne die meisten Zeichnungen.
### page-NAME: Überschrift eines Abschnitts. page-NAME-1, -2 …: seine Absätze. page-NAME-picture:
### Unterschrift seines Bretts. page-short-1 bis -3: Unterschriften von drei Brettern mit den Regeln in
### Kürze, im Spiel. glossary-BEGRIFF: Erklärung eines Begriffs.
### *Wörter* sind betont, _Wörter_ lateinisch, ‹Wörter› deutsch.

page-lead = Alle Steine bilden ein Rechteck, doch ihre Umrisse sind verborgen. Finden Sie die Steine, ohne zu raten.
# Name des Inhaltsverzeichnisses, von Screenreadern gesprochen.
page-contents = Auf dieser Seite
# Link hinter einer Bildunterschrift: öffnet die abgebildete Stellung auf dem Brett.
page-try = Ausprobieren
page-short-1 = Hier liegt ein ganzer Dominosatz; nur die Umrisse sind verborgen. Jeder Stein kommt genau einmal vor.
page-short-2 = Suchen Sie zwei Zahlen, die nur an einer Stelle zusammentreffen, oder ein Feld mit nur einem freien Nachbarn: Dort liegt ein Stein.
page-short-3 = Gehört jede Zahl zu einem Stein und kommt keiner zweimal vor, ist die Aufgabe gelöst.

page-story = Ein Bankier, ein Deckname, ein Junge mit Masern
page-story-1 = O. S. Adler, früher Bankdirektor in Berlin, erfand Aufgaben mit gewöhnlichen Dominosteinen für einen einzelnen Spieler; sie erfordern weder Gegner noch Vorkenntnisse. Er veröffentlichte sie als Richard Osa. Der Name Dominosa verbindet Adlers Anfangsbuchstaben O. S. A. mit „Domino“. Adler erhielt das Patent Nummer 71 539, und 1894 erschienen zwei Mappen zu je einer Mark. Sie verkauften sich langsam; die Kosten waren gedeckt, doch eine zweite Auflage gab es nicht. Anleitungen hatte Adler mit Absicht weggelassen, denn es sollte Freude machen, die Hilfsmittel selbst zu finden. Als weitere Gründe für den schleppenden Verkauf nennt Jahn das schlichte Äußere der Mappen und Verkäufer, die den Inhalt nicht kannten.
page-story-2 = Professor Kürschner bat Adler um Beiträge für sein Jahrbuch 1899, erhielt auch einige Aufgaben und wünschte sofort eine Beschreibung. Pastor Fritz Jahn, Leiter der Züllchower Anstalten bei Stettin, las diese Beschreibung und probierte die Aufgaben mit seiner Frau aus. Kürschner nannte ihm den Verfasser, doch Jahns erster Besuch bei Adler, 1899 oder 1900, blieb vergeblich. Im Januar 1902 lag in Jahns Haus sein siebzehnjähriger Neffe mit Masern im Bett und durfte nicht lesen; man gab ihm Dominosteine, und er verließ das Zimmer mit vierzig neuen Figuren. Später hatte Jahn den Namen des Verfassers vergessen; Kürschner war 1902 gestorben, die Druckplatten waren eingeschmolzen. 1910 half das Patentamt, und am 17. September besuchte Jahn Adler wieder.
page-story-3 = Am 27. September 1912 gingen Adler und sein Verleger Jahn abends bis halb neun die letzten Seiten ihres Buches durch: „So, wir sind fertig und alles ist klar.“ Am Tag darauf starb Adler. Sein Spiel ging unter dem Namen, den er ihm gegeben hatte, um die Welt.
page-story-4 = Während des Drucks, 1894, gab Adler einem Freund ein Exemplar mit zehn Aufgaben auf eine dreiwöchige Nilfahrt mit. Am nächsten Anlegeplatz stürmten die Mitreisenden die Basare, bekamen aber nur Spiele bis 6 : 6; die fehlenden acht Steine schnitten sie aus Papier, Holz und Pappe. Endlich rief eine Dame „Ich hab’s!“, und um die übrigen neun Aufgaben entbrannte ein Wettstreit. Die letzte, die unlösbar schien, bezwang ein zwölfjähriger Junge. Das Oberhaupt einer großen amerikanischen Familie wollte das Spiel unbedingt haben; der Freund wandte ein, es sei ihm nur als Manuskript anvertraut. So berichtete es im Mai 1894 eine Zeitung. Einen solchen Wettstreit gibt es im Menü von Terzett: *Zehn Aufgaben hintereinander*.
page-story-5 = Blindendominos reichten meist nur bis 6 : 6; für Dominosa ließ Jahn 1912 eigene bis 7 : 7 anfertigen. 1918 schrieb er, junge Offiziere hätten ihm Aufgaben geschickt, die sie während langer Monate im Lazarett ausgearbeitet hatten. Auch erblindeten Soldaten empfahl er die Dominospiele; F. W. Vogel, der blinde Besitzer einer Blindendruckerei in Hamburg, war bereit, ein billiges Blindendomino bis 7 : 7 nach Art der Kartendominos herzustellen, weil hölzerne Blindendominos für viele zu teuer waren.

page-puzzle = Die Aufgabe
page-puzzle-1 = Alle Steine eines Satzes, im Buch von 0 : 0 bis 7 : 7, werden kreuz und quer nebeneinandergelegt, bis sie ein Rechteck von acht Zeilen zu neun Feldern füllen. Ob die Zahlen zusammenpassen, wo sich Steine berühren, ist gleichgültig. Dann schreibt man die Zahlen ab und lässt die Umrisse weg.
page-puzzle-2 = Finden Sie heraus, welche Felder zusammengehören. Jeder Stein des Satzes kommt genau einmal vor. Die größte Zahl des Satzes nennen wir seine Reichweite; kleine Sätze ergeben kleine Aufgaben.
page-puzzle-picture = Eine Aufgabe mit dem Satz bis 3: zehn Steine auf zwanzig Feldern.

page-solution = Genau eine Lösung
page-solution-1 = Eine gute Aufgabe hat genau eine Lösung, und das gilt für alle unsere Aufgaben. Eine Aufgabe, die Sie selbst eingeben, wird zuerst geprüft. Hat sie mehrere Lösungen, erfahren Sie es; Sie können die Aufgabe trotzdem spielen.
page-solution-picture = Dieselbe Aufgabe, gelöst.

page-hand = Maus und Tastatur
page-hand-1 = Drücken Sie auf die Kante zwischen zwei Feldern, um dort einen Stein zu legen, und noch einmal, um ihn zu entfernen. Oder wählen Sie ein Feld und dann seinen Nachbarn, oder ziehen Sie vom einen zum anderen. Die Pfeiltasten führen von Feld zu Feld; Alt mit einer Pfeiltaste legt einen Stein in Pfeilrichtung.
page-hand-2 = Ein Trennungsstrich trennt zwei Felder, die nicht zusammengehören. Ziehen Sie ihn mit der rechten Maustaste oder mit Umschalt und Pfeiltaste, oder wählen Sie *Striche* unter *Zeichnen* und drücken Sie auf die Kante dazwischen; dieselbe Eingabe entfernt ihn wieder.
page-hand-3 = Sie können zwei Zahlen zugleich hervorheben, die eine mit Ringen, die andere mit Rauten. Wenn Sie in der Auszählung auf einen Stein zeigen, sehen Sie auf dem Brett seine beiden Zahlen und die Plätze, die ihm bleiben.
page-hand-4 = Drücken Sie *Versuch beginnen*, um mit Bleistift etwas auszuprobieren; später behalten oder verwerfen Sie den Versuch. *Prüfen* zeigt Fehler. Jeder Zug kann zurückgenommen werden.

page-tally = Die Auszählung
page-tally-1 = Das Buch beginnt damit, für jeden Stein die Stellen zu zählen, an denen seine beiden Zahlen nebeneinanderliegen. Im Rechteck von acht mal neun ergibt das zusammen immer 127; wer auf eine andere Summe kommt, hat sich verzählt.
page-tally-2 = Hier übernimmt das Programm die Auszählung für Sie und streicht die anfängliche Zahl der Plätze durch, sobald Plätze wegfallen, wie Adler es von Hand getan hätte.
page-tally-3 = Im Beispiel des Buches kommt 4 : 6 an vier Stellen vor. Drei davon treffen sich in einer Ecke, und Anfänger versuchen eine nach der anderen; der Stein gehört aber an die vierte. Planloses Probieren, sagt das Buch, führt kaum je zur Lösung.

page-siegel = Das Siegel
page-siegel-1 = Ein Stein, der nur an eine Stelle passt, muss dort liegen. Er ist ein *Siegel*; im Buch heißt er Siegelstein oder kurz „der Siegel“. Haben ihm andere Steine und Striche alle Plätze bis auf einen genommen, ist er ein sekundäres Siegel.
page-siegel-2 = Eine zufällige Füllung des Rechtecks von acht mal neun hat im Mittel drei Siegel; jede zwanzigste hat keines.
page-siegel-picture = Zwei Fünfen liegen nur an einer Stelle nebeneinander: 5 : 5 ist ein Siegel.

page-luecke = Kleine und große Lücke
page-luecke-1 = Ein Feld, das auf drei Seiten von gefundenen Steinen, dem Rand oder Trennungsstrichen umschlossen ist, hat nur noch einen Nachbarn, und die beiden Felder bilden einen Stein. Das ist die kleine Lücke.
page-luecke-2 = Zwei Felder, die gemeinsam abgesperrt sind, können nur zusammen einen Stein bilden. Das ist die große Lücke.
page-luecke-picture = b1 und b2 können nur zusammen einen Stein bilden: 1 : 5 füllt die große Lücke.

page-trennung = Die Trennung
page-trennung-1 = Ist ein Stein gefunden, liegen seine Zahlen anderswo nur noch zufällig nebeneinander. Das zeigt ein Strich zwischen ihnen: der Trennungsstrich. Mit jedem Strich fällt in der Auszählung ein Platz weg; manchmal entsteht eine Lücke. Im Beispiel des Buches nimmt 0 : 0 auf i3–i4 den Steinen 0 : 1, 0 : 3, 0 : 6 und 0 : 7 je einen Platz.
page-trennung-2 = Liegen die Zahlen eines gefundenen Steins anderswo nebeneinander, brauchen Sie keinen Strich; Auszählung und Tipps berücksichtigen das.

page-festlegung = Die Festlegung
page-festlegung-1 = Haben alle Plätze, die einem Stein bleiben, ein Feld gemeinsam, ist dieses Feld festgelegt, auch wenn die Lage des Steins noch offen ist. Kein anderer Stein darf es bedecken; Striche trennen es von Nachbarn außerhalb dieser Plätze.
page-festlegung-2 = Umgekehrt gilt: Kann ein Feld nur zu einem einzigen Stein gehören, kann dieser Stein nirgends sonst liegen. Das Buch nutzt diesen Schluss, ohne ihn zu benennen.
page-festlegung-3 = Von hier an genügt Suchen nicht mehr; Sie müssen Schlüsse ziehen.
page-festlegung-picture = 3 : 3 bedeckt c4 und das Feld darüber oder darunter. Also gehört c4 weder zu b4 noch zu d4.

page-quadrat = Das Quadrat
page-quadrat-1 = Liegen alle Plätze zweier Steine in denselben vier Feldern, füllen die beiden diese Felder in jedem Fall. Kein anderer Stein gehört in das Quadrat. Im zweiten Beispiel des Buches brachte es die Wende. In einer Aufgabe mit nur einer Lösung kann es aber nicht vorkommen: Zwei Steine, die sich ein Quadrat teilen, lassen sich immer auch anders legen. Jenes Beispiel muss also mindestens zwei Lösungen gehabt haben (unsere Rekonstruktion hat zwei), und bei uns begegnet Ihnen das Quadrat nur in Aufgaben, die Sie eingeben. Der Befehl `alveus dominosa solve 3:12322230021103310310` zeigt ein Beispiel: Seine Schritte lassen das Quadrat aus d1, e1, d2 und e2 übrig, das 0 : 2 und 2 : 2 auf zwei Arten füllen können.
page-quadrat-picture = Adlers zweites Beispiel nach drei Steinen (rekonstruiert): Alle Plätze von 4 : 5 und 4 : 7 liegen im Quadrat.

page-provisorisch = Das provisorische Siegel
page-provisorisch-1 = Hilft nichts anderes, nimmt Adler einen Stein mit zwei Plätzen und behandelt ihn auf einem davon als Siegel. Führt das bald zu einem Loch (einem Feld ohne freien Nachbarn) oder zu einem Stein ohne Platz, ist der andere Platz richtig. Im Buch heißt das „der provisorische Siegel“, bei uns auch einfach Versuch.
page-provisorisch-2 = Das ist kein Raten: Das Loch ist ein Beweis. Auf unserem Brett beginnen Sie einen Versuch, setzen ihn bis zum Loch fort und verwerfen ihn dann.
page-provisorisch-3 = Die schwersten Aufgaben erfordern innerhalb eines Versuchs noch einen zweiten. Das Buch erwähnt das nicht; nach seiner Darstellung führen die Hilfsmittel immer ans Ziel.
page-provisorisch-picture = Läge 0 : 1 auf a1 und b1, hätte b3 sechs Steine später keinen freien Nachbarn mehr. Also liegt 0 : 1 auf e3 und e4.

page-beyond = Über das Buch hinaus
page-beyond-1 = Ein Stein bedeckt zwei Felder. Ein Gebiet mit einer ungeraden Zahl von Feldern kann nicht gefüllt werden; ein Stein darf also kein solches Gebiet abtrennen. Dieses Hilfsmittel heißt Parität.
page-beyond-2 = Ein Platz scheidet auch aus, wenn durch seine Belegung ein anderer Stein zweimal gebraucht würde (Doppelung) oder wenn ein Stein keinen Platz oder ein Feld keinen Stein mehr fände (Überdeckung). Auch Zählen hilft: Kommen zum Beispiel für drei Felder mit derselben Zahl zusammen nur drei Steine infrage, liegen diese Steine nirgends sonst.
page-beyond-3 = Diese Schritte stammen nicht von Adler. Wir brauchten sie, um Aufgaben einzustufen, die er mit einem provisorischen Siegel gelöst hätte.
page-beyond-picture = Sechs Felder sind bis auf einen Ausgang von b3 nach c3 abgesperrt. Ein Stein dort ließe fünf Felder übrig.

page-grades = Die Schwierigkeit
page-grades-1 = Die Schwierigkeit richtet sich nach dem schwierigsten Hilfsmittel, das eine Aufgabe verlangt, wenn stets das einfachste zuerst angewendet wird: *leicht* (Auszählung, Siegel, Lücken, Trennung), *mittel* (Festlegung und Quadrat), *schwer* (Zahlenmengen, Parität, Doppelung, Überdeckung), *sehr schwer* (provisorisches Siegel) und *extrem* (Versuch im Versuch).
page-grades-2 = Tipps, vollständige Lösung und Schwierigkeitsgrad beruhen auf denselben Schritten; kein Tipp verlangt mehr, als der Schwierigkeitsgrad verspricht.

page-example = Adlers Beispiel, rekonstruiert
page-example-1 = Das Buch erklärt seine Hilfsmittel an Figur 2, deren Zahlen in unserer Vorlage fehlen. Der Text nennt aber für jeden der 36 Steine die Zahl seiner Plätze und für zwölf Steine die Felder, und sein nächstes Beispiel hat denselben Schlüssel. Mehrere Füllungen mit nur einer Lösung passen zu alldem. Hier ist eine davon; sie verlangt nur Siegel, Lücken und Trennung, wie es das Buch will. Die gedruckte Füllung kann in vielen Zahlen davon abweichen.
page-example-picture = Die Rekonstruktion mit ihren drei Siegeln.

page-claims = Die Behauptungen des Buches, nachgerechnet
page-claims-1 = *127 Verbindungen in jeder Aufgabe von acht mal neun Feldern.* Richtig: 64 Paare benachbarter Felder liegen waagerecht, 63 senkrecht. Doch in der gedruckten Auszählung bleiben dem Stein 0 : 6 nach zwei Siegeln fünf Plätze; es müssten vier sein. `alveus dominosa count` nennt die Zahl der Verbindungen jeder Aufgabe.
page-claims-2 = *93 312 Aufgaben in einer Serie*, das heißt zu einer Anordnung der Umrisse. Falsch: Sechsunddreißig Steine können die Umrisse auf 36! × 2²⁸ Arten füllen, eine Zahl mit fünfzig Stellen. Woher die gedruckte Zahl stammt, wissen wir nicht. `alveus dominosa fillings --reach 7` nennt die richtige.
page-claims-3 = *Nur eine Lösung.* Das Buch sagt von den Aufgaben einer Serie, sämtliche Lösungen lieferten „nur das eine Ergebnis: daß die Lage jedes einzelnen Steines in allen Lösungen übereinstimmt“. Die Aufgaben einer Serie haben zwar denselben Schlüssel, aber daraus folgt nicht, dass eine Aufgabe keine andere Lösung hat: Von dreihundert zufälligen Füllungen mit dem Satz bis 7 hatte weniger als ein Prozent nur eine einzige Lösung; im Median waren es 24 Lösungen, höchstens 2880. Darum prüfen wir jede unserer Aufgaben. `alveus dominosa fillings --reach 7` füllt das Rechteck und zählt die Lösungen; `alveus dominosa solve` zeigt, ob eine Aufgabe nur eine Lösung hat.
page-claims-4 = Es gibt 108 435 745 Anordnungen der Umrisse von sechsunddreißig Steinen auf acht mal neun Feldern und 1 292 697 für achtundzwanzig Steine auf sieben mal acht. `alveus dominosa generate --reach 7 --grade festlegung --seed 1` erzeugt eine unserer Aufgaben, jedes Mal dieselbe.
page-claims-5 = *935 250 Sextillionen Aufgaben*, eine Zahl mit 42 Stellen, berechnet von ungenannten Mathematikern. Die Stellenzahl stimmt, doch die Zahl passt zu nichts, was sich zählen lässt: 36!, die Zahl der Reihenfolgen von sechsunddreißig Steinen, ist etwa 371 993 Sextillionen; alle Umrisse mit allen Füllungen ergeben eine Zahl mit 59 Stellen.
page-claims-6 = *Jede Aufgabe lässt sich auf vierzehntausend Arten verändern*, sagt Adler aus Erfahrung. Acht Zahlen können ihre Plätze auf 40 320 Arten tauschen; bei 14 833 davon behält keine Zahl ihren Platz. Wir nehmen an, dass er diese meint.

page-company = In Gesellschaft
page-company-1 = Im Buch lösen alle dieselbe Aufgabe, jeder mit seinem eigenen Satz; wer zuerst fertig ist oder die kürzeste Zeit braucht, gewinnt. *Wettrennen* im Menü hält die Zeiten aller Mitspieler auf einem Gerät fest oder schickt anderen die Aufgabe mit Ihrer Zeit; eine solche Zeit ist nicht überprüfbar.
page-company-2 = Aufgaben stellen kann jeder: Steine legen, Zahlen abschreiben und unter *Aufgabe eingeben* eintippen. Auch andere Umrisse sind erlaubt, etwa die Buchstaben und durchbrochenen Rechtecke von Jahns Neffen.

page-glossary = Begriffe
glossary-cell = Ein Kästchen mit einer Zahl. Ein Stein bedeckt zwei Felder.
    .term = Feld
glossary-reach = Die größte Zahl eines Satzes. Ein Satz der Reichweite 6 hat 28 Steine.
    .term = Reichweite
glossary-tally = Die Liste aller Steine mit den Plätzen, die jedem bleiben.
    .term = Auszählung
glossary-seal = Ein Stein, dem nur ein Platz bleibt; im Buch männlich, *der* Siegel.
    .term = Siegel
glossary-gap = Ein Feld mit nur noch einem Nachbarn (klein) oder zwei Felder, die nur noch zusammen einen Stein bilden können (groß).
    .term = Lücke
glossary-line = Ein kurzer Strich zwischen zwei Feldern, die nicht zusammengehören.
    .term = Trennungsstrich
glossary-commitment = Ein Feld, das zu allen noch möglichen Plätzen eines Steins gehört: Dieser Stein muss es bedecken.
    .term = Festlegung
glossary-hole = Ein Feld ohne freien Nachbarn: der Beweis, dass etwas nicht stimmt.
    .term = Loch
glossary-trial = Mit Bleistift gezeichnete Steine, die Sie später behalten oder verwerfen.
    .term = Versuch
glossary-provisional = Einer der letzten beiden möglichen Plätze eines Steins, mit Bleistift erprobt. Entsteht ein Loch, ist der andere richtig.
    .term = Provisorisches Siegel
glossary-key = Im Buch das Wort für eine Lösung: die Lage aller Steine.
    .term = Schlüssel

page-known = Überliefertes und unsere Ergänzungen
page-known-1 = Die Regeln, die Namen der Hilfsmittel und die Auszählung stehen im Buch. In unserer Vorlage sind nur bei den siebzehn Figuren des Neffen die Zahlen erhalten; die Beispiele des Textes, die Figuren 2 und 3, sind rekonstruiert. Die übrigen Bretter auf dieser Seite stammen von uns.
page-known-2 = Die englischen Namen der Hilfsmittel stammen ebenfalls von uns; die deutschen sind die des Buches, soweit es sie nennt.
page-known-3 = Schwierigkeitsstufen, nummerierte Aufgaben, die Aufgabe des Tages, der Bleistift und alles unter „Über das Buch hinaus“ stammen von uns. Aufgaben in der Form „7:3072…“ können Sie mit anderen Dominosa-Programmen austauschen.
# Worauf das Aussehen unseres Bretts beruht.
page-design = Das Blatt folgt der Ausgabe von 1920: durch Linien getrennte Felder, Buchstaben darüber, Zahlen an der Seite. Die wie von Hand gezeichneten Umrisse der Steine stammen von uns.

page-options = Die Optionen

page-sources = Quellen
page-sources-1 = O. S. Adler und Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, dritte Auflage, Züllchow bei Stettin 1920.
page-sources-2 = Richard Osa (O. S. Adler): zwei Kollektionen Dominospiele, Friedheim & Sohn, Berlin 1894; Reichspatent 71 539. Zitiert nach Jahn.
page-sources-3 = „Neue Dominospiele zur Selbstunterhaltung“, in *Kürschners Jahrbuch* 1899, S. 883–892. Zitiert nach Jahn.
page-sources-4 = Simon Tatham’s Portable Puzzle Collection: *Dominosa*; alveus kann die Kennungen dieser Aufgaben lesen.
page-sources-note = Die Ergebnisse auf dieser Seite haben wir mit eigenen Programmen geprüft; die genannten Befehle gehören zu alveus.
