### Dominosa: wie die Hilfsmittel wirken, was das Buch behauptet, was die Rechnung sagt, Quellen.
### *Wörter* sind betont, _Wörter_ lateinisch, ‹Wörter› in einer anderen Sprache.

page-title = Regeln und Quellen
page-lead = Alle Steine liegen im Rechteck, ihre Umrisse sind fort. Finden Sie sie wieder, und raten Sie nie.
page-contents = Auf dieser Seite
page-try = Ausprobieren

page-story = Ein Bankier, ein Deckname, ein Junge mit Masern
page-story-1 = O. S. Adler, Bankdirektor a. D. in Berlin, erfand Aufgaben für einen Einzelnen mit gewöhnlichen Dominosteinen und zeichnete sie halb mit dem Spiel, halb mit sich selbst: Richard Osa, Dominosa. Ein Patent wurde erteilt, Nummer 71 539, und 1894 erschienen zwei Mappen zu je einer Mark. Kaum jemand kaufte sie; es lag keine Anleitung bei.
page-story-2 = Fritz Jahn von den Züllchower Anstalten bei Stettin fand 1899 in einem Jahrbuch einen Aufsatz darüber und suchte den Verfasser zweimal, das zweite Mal über das Patentamt. Im Januar 1902 lag sein Neffe, siebzehn Jahre alt, in seinem Hause an den Masern und durfte nicht lesen. Man gab ihm Dominosteine, und er verließ das Zimmer mit vierzig eigenen Figuren.
page-story-3 = Im September 1912 gingen Erfinder und Verleger abends bis halb neun die letzten Seiten ihres Buches durch: „So, wir sind fertig und alles ist klar.“ Am Tag darauf, dem 28., starb Adler. Sein Rätsel ging unter dem Namen, den er ihm gegeben hatte, um die Welt.

page-puzzle = Die Aufgabe
page-puzzle-1 = Alle Steine eines Satzes, im Buch von 0 : 0 bis 7 : 7, werden kreuz und quer nebeneinandergelegt, bis sie ein Rechteck von acht Reihen zu neun Feldern füllen. Ob die Zahlen zusammenpassen, wo sich Steine berühren, ist gleichgültig. Dann schreibt man die Zahlen ab und lässt die Umrisse weg.
page-puzzle-2 = Zu finden ist, welche Felder zusammengehören. Jeder Stein des Satzes liegt genau einmal da. Die größte Zahl des Satzes nennen wir seine Reichweite; kleine Sätze geben kleine Aufgaben.
page-puzzle-picture = Eine Aufgabe der Reichweite 3: zehn Steine auf zwanzig Feldern.

page-solution = Ihre Lösung
page-solution-1 = Eine gute Aufgabe hat eine Lösung und nicht mehr. Die unseren sind so gemacht; eine, die Sie selbst aufschreiben, wird zuvor angesehen. Hat sie mehrere, erfahren Sie es und dürfen sie trotzdem spielen.
page-solution-picture = Dieselbe Aufgabe, die Steine gefunden.

page-hand = Hand und Feder
page-hand-1 = Drücken Sie zwischen zwei Felder, so liegt dort ein Stein; noch einmal, und er ist wieder fort. Oder drücken Sie ein Feld und dann seinen Nachbarn; oder ziehen Sie vom einen zum anderen. Auf der Tastatur: gehen mit den Pfeiltasten, legen mit Alt und Pfeil.
page-hand-2 = Ein Trennungsstrich sagt, dass zwei Felder nie zusammengehören. Man zieht ihn mit der zweiten Maustaste, mit der Feder auf „Striche“ oder mit Umschalt und Pfeil; dasselbe noch einmal nimmt ihn weg.
page-hand-3 = Zwei Zahlen zugleich lassen sich hervorheben, die eine mit Ringen, die andere mit Rauten. Zeigen Sie in der Auszählung auf einen Stein, so zeigt das Brett seine beiden Zahlen und die Plätze, die ihm bleiben.
page-hand-4 = Was Sie ausprobieren, steht mit Bleistift da, bis Sie es behalten oder verwerfen. *Prüfen* sagt, was falsch ist, und nur, wenn Sie fragen. Alles lässt sich zurücknehmen.

page-tally = Die Auszählung
page-tally-1 = Vor allem anderen lässt das Buch zählen: für jeden Stein, an wie vielen Stellen seine beiden Zahlen nebeneinander liegen. Im Rechteck von acht mal neun gibt das zusammen 127, nicht mehr und nicht weniger; wer auf eine andere Summe kommt, hat etwas übersehen.
page-tally-2 = Hier wird die Auszählung für Sie geführt, die erste Zahl durchgestrichen, wie Adler es mit der Hand getan hätte.

page-siegel = Der Siegel
page-siegel-1 = Ein Stein, der nur an eine Stelle passt, muss dort liegen. Das Buch nennt ihn Siegelstein oder kurz *der Siegel*. Wird er es erst später, weil Steine und Striche ihm die anderen Plätze genommen haben, ist er ein sekundärer Siegel.
page-siegel-2 = Eine zufällige Füllung des großen Rechtecks hat im Mittel drei Siegel; jede zwanzigste hat keinen.
page-siegel-picture = Fünf und Fünf liegen nur an einer Stelle nebeneinander: 5 : 5 ist Siegel.

page-luecke = Kleine und große Lücke
page-luecke-1 = Ein Feld, das von drei Seiten umschlossen ist, hat nur noch einen Nachbarn; beide sind ein Stein: die kleine Lücke. Umschließen können gefundene Steine, der Rand und Trennungsstriche.
page-luecke-2 = Zwei Felder, die miteinander abgesperrt sind, haben nur noch einander: die große Lücke.
page-luecke-picture = b1 und b2 haben nur einander: 1 : 5 füllt die große Lücke.

page-trennung = Die Trennung
page-trennung-1 = Ist ein Stein gefunden, so liegen seine Zahlen anderswo nur noch zufällig nebeneinander. Ein Strich zwischen ihnen sagt es: der Trennungsstrich. Jeder Strich nimmt der Auszählung einen Platz, und mancher schließt eine Lücke.
page-trennung-2 = Zwischen den Zahlen eines gefundenen Steins brauchen Sie keine Striche zu ziehen; Auszählung und Tipps wissen es.

page-festlegung = Die Festlegung
page-festlegung-1 = Haben alle Plätze, die einem Stein bleiben, ein Feld gemeinsam, so ist dieses Feld festgelegt, auch wenn noch niemand weiß, wie der Stein liegt. Kein anderer darf es benutzen; Striche trennen es von jenen Nachbarn.
page-festlegung-2 = Und umgekehrt: Kann ein Feld nur zu einem einzigen Stein gehören, wie er auch liegt, so liegt dieser Stein nirgends sonst. Das Buch gebraucht es, ohne es zu nennen.
page-festlegung-3 = Von hier an will die Aufgabe gelesen sein und nicht abgesucht.
page-festlegung-picture = 3 : 3 liegt von c4 nach oben oder nach unten. Also gehört c4 weder zu b4 noch zu d4.

page-quadrat = Das Quadrat
page-quadrat-1 = Zwei Steine, die ihre beiden Plätze in denselben vier Feldern haben, füllen sie, wie sie auch liegen. Alles andere bleibt aus dem Quadrat heraus. Im zweiten Beispiel des Buches brachte es die Wende. In einer Aufgabe mit nur einer Lösung kann es gar nicht vorkommen: Zwei Steine, die sich ein Quadrat teilen, ließen sich immer vertauschen. Jenes Beispiel muss also zwei Lösungen gehabt haben. Bei uns begegnet es Ihnen also nur in Aufgaben, die Sie mitbringen: `alveus dominosa solve 3:12322230021103310310` zeigt eine.

page-provisorisch = Der provisorische Siegel
page-provisorisch-1 = Hilft nichts anderes, so nimmt Adler einen Stein mit zwei Plätzen und behandelt einen davon als Siegel. Endet das bald in einem Loch, einem Feld ohne Nachbarn oder einem Stein ohne Platz, so war der andere richtig.
page-provisorisch-2 = Das ist kein Raten: Das Loch ist ein Beweis. Auf unserem Brett beginnen Sie einen Versuch mit Bleistift, gehen weiter bis zum Loch und verwerfen ihn.
page-provisorisch-3 = In den schwersten Aufgaben braucht ein Versuch in sich noch einen. Davon spricht das Buch nicht; nach ihm führen seine Hilfsmittel immer ans Ziel.
page-provisorisch-picture = Läge 0 : 1 auf a1 und b1, so hätte b3 sechs Steine später keinen Nachbarn mehr. Also liegt er auf e3 und e4.

page-beyond = Über das Buch hinaus
page-beyond-1 = Steine bedecken zwei Felder. Ein Gebiet, dem eine ungerade Zahl von Feldern bliebe, ist nicht zu füllen; ein Stein, der es so zurückließe, ist also unmöglich: die Parität.
page-beyond-2 = Ein Stein, der an zwei Stellen zugleich gebraucht würde, liegt an keiner: Doppelung und Überdeckung. Und man kann zählen: Sind die freien Felder einer Zahl und die fehlenden Steine dieser Zahl dieselben wenigen, so darf sie nichts anderes benutzen.
page-beyond-3 = Diese Schritte sind nicht von Adler. Wir brauchten sie, um Aufgaben einzustufen, die er mit einem provisorischen Siegel gelöst hätte.
page-beyond-picture = Sechs Felder sind abgesperrt bis auf einen Ausgang, von b3 nach c3. Ein Stein dort ließe fünf zurück.

page-grades = Die Grade
page-grades-1 = Eine Aufgabe ist so schwer wie das schwerste Hilfsmittel, das sie verlangt, wenn man stets das leichteste zuerst versucht: *Siegel* (Auszählung, Siegel, Lücken, Trennung), *Festlegung* (mit dem Quadrat), *Mengen* (Parität, Doppelung, Zahlenmengen), *provisorischer Siegel* und *tief*, der Versuch im Versuch.
page-grades-2 = Tipp, Lösungsgang und Grad kommen aus denselben Schritten; kein Tipp verlangt, was der Grad nicht verspricht.

page-claims = Was das Buch behauptet und was die Rechnung sagt
page-claims-1 = *127 Verbindungen in jeder Aufgabe von acht mal neun.* Richtig: 64 liegen quer, 63 aufrecht. In der gedruckten Auszählung bleiben 0 : 6 nach zwei Siegeln fünf Plätze; es müssen vier sein. `alveus dominosa count` mit irgendeiner Aufgabe nennt die Verbindungen ihrer Figur.
page-claims-2 = *93 312 Aufgaben in einer Serie*, das heißt auf einer Anordnung der Umrisse. Falsch: Sechsunddreißig Steine lassen sich auf 36! × 2²⁸ Arten hineinlegen, eine Zahl von fünfzig Stellen. Woher die gedruckte stammt, wissen wir nicht. `alveus dominosa fillings --reach 7` nennt die Zahl.
page-claims-3 = *Jede Füllung hat nur ihre eine Lösung.* Weit gefehlt: Von dreihundert zufälligen Füllungen der Reichweite 7 hatte nicht eine von hundert eine einzige Lösung; in der Mitte waren es 24, im schlimmsten Fall 2880. Darum wird jede der unseren geprüft. `alveus dominosa fillings --reach 7` füllt das Rechteck und zählt; `alveus dominosa solve` sagt von jeder Aufgabe, ob ihre Lösung die einzige ist.
page-claims-4 = Es gibt 108 435 745 Arten, die Umrisse von sechsunddreißig Steinen auf acht mal neun Feldern anzuordnen, und 1 292 697 auf sieben mal acht. `alveus dominosa generate --reach 7 --grade festlegung --seed 1` macht eine unserer Aufgaben, jedes Mal dieselbe.

page-company = In Gesellschaft
page-company-1 = Das Buch lässt alle dieselbe Aufgabe lösen, jeden mit seinem eigenen Satz: Wer der Erste oder der Schnellste ist, gewinnt. *Wettrennen* im Menü hält die Zeiten aller an einem Gerät fest oder schickt die Aufgabe weiter, mit einer Zeit, die niemand geprüft hat.
page-company-2 = Aufgaben stellen kann jeder: Steine legen, Zahlen abschreiben und unter *Aufgeschrieben* eingeben. Auch andere Umrisse sind erlaubt, etwa die Buchstaben und durchlöcherten Rechtecke von Jahns Neffen.

page-known = Was überliefert ist und was von uns
page-known-1 = Regeln, Namen der Hilfsmittel und der Rat zur Auszählung stehen im Buch. Von seinen gedruckten Figuren haben in unserer Vorlage nur die siebzehn des Neffen ihre Zahlen behalten; die Beispiele des Textes mussten fortbleiben, und die Bretter auf dieser Seite sind von uns.
page-known-2 = Die englischen Namen der Hilfsmittel sind ebenfalls von uns; die deutschen sind die des Buches, soweit es sie kennt.
page-known-3 = Grade, Aufgaben nach Nummer und Tag, der Bleistift und alles unter „Über das Buch hinaus“ sind von uns. Aufgaben in der Form „7:3072…“ lassen sich mit anderen Programmen dieses Namens tauschen.
page-design = Das Blatt folgt dem Buch von 1920: liniierte Felder, Buchstaben darüber, Zahlen an der Seite. Die Hand, die die Steine umrandet, ist Gestaltung.

page-options = Die Einstellungen
page-options-wait = Die Liste der Einstellungen gehört zu den Daten des Spiels und konnte nicht geladen werden.
page-presets = Einstellungen mit Namen

page-sources = Quellen
page-sources-1 = O. S. Adler und Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, dritte Auflage, Züllchow bei Stettin 1920.
page-sources-2 = Richard Osa (O. S. Adler): zwei Kollektionen Dominospiele, Friedheim & Sohn, Berlin 1894; Reichspatent 71 539. Uns durch Jahn bekannt.
page-sources-3 = „Neue Dominospiele zur Selbstunterhaltung“, in *Kürschners Jahrbuch* 1899, S. 883–892. Uns durch Jahn bekannt.
page-sources-4 = Simon Tatham’s Portable Puzzle Collection: *Dominosa*, deren Schreibweise für Aufgaben wir lesen.
page-sources-note = Was die Rechnung auf dieser Seite sagt, haben eigene Programme geprüft; die Befehle sind die von alveus.
page-play = Spielen
