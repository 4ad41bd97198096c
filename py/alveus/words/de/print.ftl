### Was auf den Bögen zum Ausschneiden steht: ihre Fußzeilen und die Regeln jedes Spiels auf einer
### Seite. Ein Absatz kann mit seiner Überschrift beginnen, *zwischen Sternen*. Nur Zeichen, für
### die jedes PDF-Programm Buchstaben hat: keine Pfeile, kein Minuszeichen.

sheet-title = alveus · { $game } · { $about } · { $number }/{ $count }
sheet-credit = { $source } Gezeichnet von alveus; Kopieren und Weitergeben erlaubt.
sheet-scale = 50 mm: mit 100 % drucken
sheet-booklet = { $game }: Aufgabenheft
sheet-booklet-puzzle = { $number }. { $about }
sheet-booklet-solutions = Lösungen
sheet-booklet-page = { $number } von { $pages }
sheet-booklet-keys = { $keys ->
    [one] eine Lösung
   *[other] { $keys } Lösungen
}
sheet-document = { $game }: Bögen zum Ausschneiden
sheet-rules = Regeln
sheet-board = Brett
sheet-puzzle = Aufgabe
sheet-men = Spielsteine
sheet-dice = Würfel
sheet-beans = Bohnen
sheet-tiles = Dominosteine
sheet-stones = Zahlensteine
sheet-make = *So basteln Sie das Spiel* Drucken Sie jeden Bogen mit 100 %, nie „an Seite angepasst“: Das Lineal in der Fußzeile muss 50 mm lang sein. Kleben Sie die Bögen auf Karton, lassen Sie sie unter einem Buch trocknen und schneiden Sie an den Marken entlang.
sheet-join = Legen Sie die Teile des Bretts so aneinander, dass sich gleiche Buchstaben treffen; schieben Sie den Streifen hinter der gestrichelten Linie unter den anderen Teil.
sheet-fold = Kleben Sie die Würfel nicht auf Karton: Falten Sie sie entlang der Linien und kleben Sie die Laschen innen fest.

## Ludus Lombardorum

sheet-lombardorum = Ludus Lombardorum
sheet-lombardorum-kin = Ein früher Verwandter des Backgammons auf einem halben Brett, für zwei
sheet-lombardorum-source = Regeln nach Willard Fiske, 1905.
sheet-lombardorum-needs = *Sie brauchen* Das Brett, zwei Würfel und je Spieler fünfzehn Steine. Auch Knöpfe oder Münzen eignen sich als Steine.
sheet-lombardorum-1 = *Das Brett* Setzen Sie sich einander gegenüber: Der Spieler mit den hellen Steinen hat die Bar rechts von sich, der andere links. Jede Zunge hat zwei Zahlen: Die fetten gelten für die hellen Steine, die kursiven für die dunklen. Der Weg jedes Spielers führt von 1 bis 6 über die gegnerische Seite bis zum Rand und von 7 bis 12 über die eigene Seite zurück. Die beiden Spieler ziehen in entgegengesetzter Richtung.
sheet-lombardorum-2 = *Der Anfang* Ihre fünfzehn Steine stehen alle auf der Seite des Gegners, auf Ihrer Zunge 1 neben der Bar.
sheet-lombardorum-3 = *Das Ziel* Bringen Sie alle Steine auf die eigene Seite und von dort hinaus. Wer zuerst alle fünfzehn hinausgebracht hat, gewinnt.
sheet-lombardorum-4 = *Würfeln und ziehen* Jeder Spieler würfelt mit einem Würfel; wer die höhere Zahl hat, beginnt und würfelt mit beiden Würfeln. Später beginnt der Sieger des vorigen Spiels. Zwei Würfel ergeben zwei Züge in beliebiger Reihenfolge. Ein Stein darf beide Züge nacheinander machen, aber nur, wenn er auch auf der Zunge dazwischen stehen darf. Ein Pasch bringt keine zusätzlichen Züge. Wer ziehen kann, muss ziehen, aber nicht unbedingt mit der höheren Zahl.
sheet-lombardorum-5 = *Zungen für einen Stein* Auf der gegnerischen Seite ist auf den Zungen 1, 3, 4 und 5 jeweils nur für einen Ihrer Steine Platz; ein Punkt kennzeichnet diese Zungen. Auf der 2 und der 6 dürfen beliebig viele Steine stehen, ebenso auf allen Zungen der eigenen Seite. Anfangs stehen Ihre Steine zusammen auf der 1, aber kein geschlagener Stein darf dort eingesetzt werden, bevor alle die 1 verlassen haben. Ein Stein, der mit beiden Würfeln zieht, braucht auch auf der Zunge dazwischen Platz.
sheet-lombardorum-6 = *Schlagen* Eine Zunge mit zwei oder mehr gegnerischen Steinen dürfen Sie nicht betreten. Ziehen Sie auf einen einzelnen Stein, wird er geschlagen und kommt auf die Bar. Sein Besitzer muss ihn auf der Seite seines Gegners wieder einsetzen, auf einer Zunge, deren Zahl ein Würfel zeigt. Solange Sie Steine auf der Bar haben, darf kein anderer Ihrer Steine ziehen; passt keiner der Würfel, verfällt der Zug.
sheet-lombardorum-7 = *Hinausbringen* Stehen alle Ihre Steine auf der eigenen Seite, dürfen Sie mit jedem Würfel einen Stein hinausbringen, der so viele Schritte von der Bar entfernt ist, wie der Würfel zeigt: Von Ihrer 12 ist es ein Schritt bis zur Bar, von Ihrer 7 sind es sechs. Zeigt der Würfel mehr, als der hinterste Stein braucht, bringen Sie diesen hinaus. Ein Stein, der jetzt geschlagen wird, muss erst wieder den ganzen Weg gehen, bevor Sie weitere Steine hinausbringen.

## Duodecim scripta

sheet-duodecim = Duodecim scripta
sheet-duodecim-kin = Kaiser Zenons Spiel auf zwölf Linien, für zwei
sheet-duodecim-source = Regeln nach Paulys Realencyclopädie, 1905.
sheet-duodecim-needs = *Sie brauchen* Das Brett, drei Würfel und je Spieler fünfzehn Steine. Gewürfelt wird in der Gasse in der Mitte des Bretts.
sheet-duodecim-1 = *Das Brett* Die Spieler sitzen an den Schmalseiten, Weiß an der linken. Zwölf Linien laufen von einer Schmalseite zur anderen; die Gasse teilt jede Linie in zwei Felder. Jedes Feld hat zwei Zahlen: Die fetten gelten für Weiß, die kursiven für Schwarz. Beide Spieler ziehen von 1 bis 24, in entgegengesetzter Richtung. Drei Felder haben Namen: Antigonus, Summus, Divus. Ihre Bedeutung im Spiel ist unbekannt.
sheet-duodecim-2 = *Der Anfang* Ihre fünfzehn Steine liegen alle übereinander auf Ihrem Feld 1.
sheet-duodecim-3 = *Das Ziel* Bringen Sie alle Steine über das Brett und am anderen Ende hinaus. Wer zuerst alle fünfzehn hinausgebracht hat, gewinnt und darf „exsi“ rufen („Ich bin heraus“).
sheet-duodecim-4 = *Würfeln und ziehen* Beide Spieler würfeln; wer die höhere Summe hat, beginnt und würfelt noch einmal. Für jede der drei Zahlen rückt ein Stein um ebenso viele Felder vor; die Reihenfolge ist frei. Sie dürfen auch mit zwei oder allen drei Zahlen denselben Stein ziehen; dann muss jedes berührte Feld für ihn frei sein. Bei einem Pasch zählt jeder Würfel nur einmal. Passen dürfen Sie nicht: Spielen Sie so viele Zahlen wie möglich.
sheet-duodecim-5 = *Einzelne Steine* Zwei oder mehr Steine auf einem Feld sind sicher und blockieren es für den Gegner. Ein einzelner Stein kann geschlagen werden: Zieht ein gegnerischer Stein auf sein Feld, kommt der geschlagene auf Feld 1 seiner Seite zurück. Ist es vom Gegner besetzt, wartet der Stein daneben. Er zählt, als stünde er auf 1, darf von dort ziehen und kann nicht geschlagen werden; wird das Feld frei, rückt er ohne Würfel darauf.
sheet-duodecim-6 = *Hinausbringen* Stehen alle Ihre Steine im letzten Viertel, 19 bis 24, dürfen sie hinaus. Ein Stein braucht die Zahl, die ihn genau über das Brett hinausführt. Ist eine Zahl für alle Steine zu groß, geht der hinterste Stein hinaus. Wird jetzt einer Ihrer Steine geschlagen, dürfen weitere erst hinaus, wenn er wieder im letzten Viertel steht.
sheet-duodecim-7 = *Zenons Wurf* Der Dichter Agathias erzählt, wie der Kaiser (er spielte Weiß) zwei, fünf und sechs würfelte, nur einen einzigen Zug hatte und am Ende mit acht einzelnen Steinen dastand. Finden Sie den Zug: Weiß hat sieben Steine auf Feld 6, je zwei auf 10, 19 und 20, je einen auf 9 und 23. Schwarz hat, in seiner eigenen Zählung, je zwei auf 4, 7, 10, 11, 13, 14 und 17 und einen auf 12.

## Ludus XII scriptorum

sheet-xii = Ludus XII scriptorum
sheet-xii-kin = Ein römisches Laufspiel auf sechsunddreißig Feldern, nach der Tafel von Ostia, für zwei
sheet-xii-source = Regeln nach Ulrich Schädler und Locus Ludi.
sheet-xii-needs = *Sie brauchen* Das Brett, zwei Würfel und je Spieler fünfzehn Steine.
sheet-xii-1 = *Das Brett* Drei Reihen zu je zwölf Feldern, auf jedem Feld ein Buchstabe: C und B oben, A in der Mitte, D und E unten. Beide Spieler gehen denselben Weg in der Reihenfolge des Alphabets: A1 bis A12 von links nach rechts, dann B und C oben von rechts nach links, dann D und E unten von links nach rechts. Die Felder von E sind rückwärts nummeriert, 6 bis 1, nach der Entfernung zum Ende.
sheet-xii-2 = *Der Anfang* Alle Steine sind in der Hand.
sheet-xii-3 = *Das Ziel* Setzen Sie alle Steine in der Reihe A ein, und führen Sie sie über das Brett auf die Felder E6 bis E1 und von dort hinaus. Wer zuerst alle fünfzehn hinausgebracht hat, gewinnt.
sheet-xii-4 = *Würfeln und ziehen* Weiß beginnt; dann wird abwechselnd mit zwei Würfeln gewürfelt. Jede Zahl ist ein eigener Zug; die Reihenfolge ist frei. Sie dürfen mit beiden Zahlen denselben Stein ziehen, aber nur, wenn er auch auf dem Feld dazwischen stehen darf. Bei einem Pasch wird die Zahl viermal gespielt: 4-4 ergibt vier Vieren. Eine nicht spielbare Zahl verfällt.
sheet-xii-5 = *Mehrere Steine auf einem Feld* Auf einem Feld dürfen beliebig viele Ihrer Steine stehen, aber nie Steine beider Seiten. Zwei oder mehr Steine blockieren das Feld für den Gegner.
sheet-xii-6 = *Einsetzen* Ein Stein kommt auf das A-Feld der gewürfelten Zahl. Solange Sie Steine in der Hand haben, müssen Sie in jedem Zug mindestens einen einsetzen, wenn es geht; mit den anderen Zahlen dürfen Steine innerhalb der Reihe A ziehen. Kein Stein zieht über A12 hinaus, bevor alle fünfzehn eingesetzt sind. Dann dürfen die Steine weiterziehen, auch noch mit demselben Wurf.
sheet-xii-7 = *Schlagen* Ein einzelner Stein kann geschlagen werden, auch in der Reihe A. Er kommt auf den Kreis in der Mitte und muss in der Reihe A wieder eingesetzt werden, bevor sein Besitzer einen anderen zieht. Passt kein Würfel, verfällt der Zug.
sheet-xii-8 = *Hinausbringen* Stehen alle Ihre Steine auf E6 bis E1, bringen Sie mit einem Würfel einen Stein vom Feld der gewürfelten Zahl hinaus oder ziehen einen Stein innerhalb der sechs Felder. Ist das Feld mit der Zahl leer und stehen Steine weiter hinten, muss einer von ihnen ziehen. Steht keiner weiter hinten, geht ein Stein vom nächstniedrigeren besetzten Feld hinaus. Wird jetzt einer Ihrer Steine geschlagen, muss er erst wieder eingesetzt werden und den ganzen Weg gehen.

## Bohnenspiel

sheet-bohnenspiel = Bohnenspiel
sheet-bohnenspiel-kin = Das Bohnenspiel von Kardis, ein Mancala aus dem Baltikum, für zwei
sheet-bohnenspiel-source = Regeln nach Fritz Jahn, der das Spiel 1908 entdeckte.
sheet-bohnenspiel-needs = *Sie brauchen* Das Brett und zweiundsiebzig Bohnen. Am besten sind echte Bohnen, Linsen oder Perlen; der Bogen mit Papierbohnen genügt auch.
sheet-bohnenspiel-1 = *Das Brett* Zwei Reihen zu je sechs Mulden liegen einander gegenüber. Die Reihe vor Ihnen gehört Ihnen; gezählt wird von links. Das große Feld zu Ihrer Rechten ist Ihre Gewinnmulde.
sheet-bohnenspiel-2 = *Der Anfang* Legen Sie sechs Bohnen in jede Mulde. Die Gewinnmulden sind leer. Losen Sie aus, wer beginnt.
sheet-bohnenspiel-3 = *Das Ziel* Sammeln Sie in Ihrer Gewinnmulde mehr Bohnen als Ihr Gegner. Siebenunddreißig Bohnen genügen.
sheet-bohnenspiel-4 = *Säen* Wer am Zug ist, leert eine seiner Mulden und sät ihre Bohnen einzeln in die folgenden Mulden: die eigene Reihe entlang nach rechts, dann die andere Reihe entlang; bei vielen Bohnen beginnt der Umlauf von Neuem. In eine Gewinnmulde wird nie gesät. Ab zwölf Bohnen fällt auch eine in die geleerte Mulde. In jedem Zug wird einmal gesät, und Sie dürfen nicht passen.
sheet-bohnenspiel-5 = *Nehmen* Die letzte Bohne entscheidet. Liegen in ihrer Mulde jetzt zwei, vier oder sechs Bohnen, werden sie genommen, auf Ihrer Seite wie auf der anderen. Dann kommt die vorige Mulde an die Reihe: Zwei, vier oder sechs Bohnen werden ebenfalls genommen, und so weiter rückwärts ohne Lücke. Die erste Mulde mit einer anderen Zahl, auch eine leere, beendet die Kette. Liegen in der letzten Mulde nicht zwei, vier oder sechs Bohnen, wird gar nichts genommen. Acht, zehn und zwölf werden nie genommen.
sheet-bohnenspiel-6 = *Das Ende* Ist die Reihe des Spielers am Zug leer, endet das Spiel, und alle übrigen Bohnen gehören dem anderen Spieler. Sie dürfen dem Gegner auch die letzte Bohne nehmen; Sie müssen ihm keine lassen. Wer mehr Bohnen hat, gewinnt; hat jeder Spieler sechsunddreißig, endet das Spiel unentschieden. Kreisen die letzten Bohnen nur noch, hören Sie auf: Jede Bohne gehört dann der Seite, auf der sie liegt.
sheet-bohnenspiel-7 = *Zum Ausprobieren* In Ihrer Mulde 5 liegen drei Bohnen, in Ihrer Mulde 6 liegen fünf. Gegenüber liegen drei Bohnen in der ersten Mulde des Gegners und eine in der zweiten. Säen Sie aus Mulde 5 und zählen Sie: Zwei, vier und sechs gehören Ihnen.

## Dominosa

sheet-dominosa = Dominosa
sheet-dominosa-kin = Finden Sie die verborgenen Umrisse der Steine, allein oder um die Wette
sheet-dominosa-how = Jeder Stein des Satzes kommt hier genau einmal vor, nur sein Umriss fehlt. Finden Sie die Umrisse. In der Liste der Steine steht bei jedem die Zahl seiner möglichen Plätze.
sheet-dominosa-source = Nach O. S. Adler und Fritz Jahn, 1920.
sheet-dominosa-needs = *Sie brauchen* Den Bogen mit den Zahlen und den Satz Dominosteine. Echte Dominosteine eignen sich auch, wenn sie etwa so groß sind wie die gedruckten. Spielen mehrere Personen, braucht jede einen Bogen und einen Satz.
sheet-dominosa-1 = *Die Aufgabe* Alle Steine eines Satzes wurden nebeneinandergelegt, bis sie das Rechteck füllten. Wo sich Steine berühren, müssen die Zahlen nicht gleich sein. Dann wurden die Zahlen abgeschrieben und die Umrisse weggelassen. Finden Sie heraus, welche Felder zusammengehören: Jeder Stein kommt genau einmal vor. Es gibt nur eine Lösung.
sheet-dominosa-2 = *Auszählen* Suchen Sie für jeden Stein die Stellen, an denen seine beiden Zahlen nebeneinanderliegen, waagerecht und senkrecht. Notieren Sie die Zahl der möglichen Plätze. Raten müssen Sie nie.
sheet-dominosa-3 = *Siegel* Ein Stein, der nur an eine Stelle passt, muss dort liegen. Legen Sie ihn hin.
sheet-dominosa-4 = *Lücke* Ein Feld, das auf drei Seiten von Steinen oder dem Rand umschlossen ist, hat nur noch einen freien Nachbarn: Beide bilden einen Stein. Sind zwei Felder gemeinsam abgesperrt, bilden auch sie einen Stein.
sheet-dominosa-5 = *Trennung* Ist ein Stein gefunden, liegen seine beiden Zahlen anderswo nur noch zufällig nebeneinander. Ziehen Sie dort einen Strich zwischen ihnen, denn sie bilden keinen Stein. Jeder Strich nimmt zwei Feldern je einen Nachbarn und kann eine Lücke entstehen lassen.
sheet-dominosa-6 = *Festlegung* Haben alle Plätze, die einem Stein bleiben, ein Feld gemeinsam, ist dieses Feld vergeben, auch wenn die Richtung des Steins noch offen ist. Kein anderer Stein kann dort liegen.
sheet-dominosa-7 = *Versuch* Hilft nichts anderes, nehmen Sie einen Stein mit zwei Plätzen und legen Sie ihn auf einen davon, als wäre er ein Siegel. Führt das zu einem Loch, also zu einem Feld ohne freien Nachbarn, ist der andere Platz richtig. Das ist kein Raten: Das Loch ist ein Beweis.
sheet-dominosa-8 = *Zu mehreren* Alle lösen dieselbe Aufgabe; wer zuerst fertig ist, gewinnt. Für eine neue Aufgabe legen Sie alle Steine offen zu einem Rechteck und schreiben Sie die Zahlen ab.

## Terzett

sheet-terzett = Terzett
sheet-terzett-kin = Alle Steine in einer Figur, gleiche Zahlen immer zu dritt
sheet-terzett-how = Jeder Stein kommt hier genau einmal vor; gleiche Zahlen liegen in Dreiergruppen. Finden Sie die Steine. In der Liste steht bei jedem Stein die Zahl seiner möglichen Plätze.
sheet-terzett-source = Nach O. S. Adler und Fritz Jahn, 1920.
sheet-terzett-needs = *Sie brauchen* Die Figur und den Satz von sechsunddreißig Steinen, 0:0 bis 7:7.
sheet-terzett-1 = *Die Regel* Ein Satz bis 7:7 hat 36 Steine und 72 Felder; jede Zahl kommt neunmal vor. In einer Terzettfigur bildet jede Zahl drei Gruppen; jede Gruppe füllt drei Felder in einer Zeile oder einer Spalte. Drei Zahlen über Eck sind keine Gruppe. Gleiche Gruppen dürfen sich berühren und eine Linie von bis zu neun Feldern bilden; je öfter sie sich berühren, desto kunstvoller ist die Figur.
sheet-terzett-2 = *Lösen* Die Zahlen der Figur sind gegeben. Finden Sie für jeden Stein genau einen Platz und legen Sie ihn dorthin. Beginnen Sie mit Steinen, die nur an eine Stelle passen. Ein Feld, das auf drei Seiten umschlossen ist, hat nur noch einen Nachbarn. Ist ein Stein gefunden, bilden seine beiden Zahlen anderswo keinen Stein mehr. Jede vollständige Lösung gilt.
sheet-terzett-3 = *Zusammensetzen* Das ist die eigentliche Kunst: Füllen Sie einen leeren Umriss so mit allen Steinen, dass gleiche Zahlen immer zu dritt liegen. Decken Sie die Zahlen der Figur zu, oder legen Sie die Steine auf dem Tisch zu einem Rechteck von acht mal neun Feldern. Meist sind 35 Steine bald untergebracht, und für den letzten bleiben zwei Löcher, die nicht nebeneinanderliegen.
sheet-terzett-4 = *Tipps* Beginnen Sie mit einem Doppelstein in der Ecke. Auf die Doppelsteine kommt es am meisten an; in jeder neuen Lösung liegen sie anderswo. Und schreiben Sie jede Lösung sofort auf: O. S. Adler war von seinem ersten Rechteck so überrascht, dass er die Steine durcheinanderwarf, ohne etwas zu notieren; im selben Jahr gelang ihm kein zweites.
sheet-terzett-5 = *Bedingungen* Wer geübt ist, stellt sich Bedingungen: alle neun Nullen in der ersten Zeile; die Zahlen 0 bis 7 untereinander in drei benachbarten Spalten; ein Kreuz aus neun gleichen Zahlen mit einem Balken von sieben und einem von drei Feldern.

## Sperrdomino

sheet-sperrdomino = Sperrdomino
sheet-sperrdomino-kin = Domino für zwei: Sperren Sie den Gegner aus
sheet-sperrdomino-source = Regeln nach O. S. Adler und Fritz Jahn, 1920.
sheet-sperrdomino-needs = *Sie brauchen* Die achtundzwanzig Steine oder echte Dominosteine sowie Papier und Stift für die Punkte.
sheet-sperrdomino-1 = *Das Verteilen* Die Steine werden verdeckt gemischt; jeder nimmt sieben und zeigt sie nicht. Die anderen vierzehn sind der Vorrat. Die letzten beiden davon, der Talon, werden nie genommen und bleiben verdeckt. Welche es sind, steht erst fest, wenn alle anderen fort sind.
sheet-sperrdomino-2 = *Die Kette* In der ersten Runde bestimmt das Los, wer eröffnet; später eröffnet der Gewinner der vorigen Runde. Der erste Stein ist frei wählbar. Danach wird an eines der beiden offenen Enden angelegt, sodass sich gleiche Zahlen berühren. Die Kette verzweigt sich nie; Doppelsteine werden gelegt wie andere Steine.
sheet-sperrdomino-3 = *Ihr Zug* Passt einer Ihrer Steine, dürfen Sie zuerst beliebig viele Steine aus dem Vorrat kaufen, einen nach dem anderen, und jeden ansehen. Nur der Talon bleibt verdeckt. Danach müssen Sie einen passenden Stein legen. Passt keiner, müssen Sie kaufen, bis einer passt; danach dürfen Sie weiterkaufen. Passen dürfen Sie nur, wenn nichts mehr zu kaufen ist und noch immer kein Stein passt.
sheet-sperrdomino-4 = *Das Ende der Runde* Domino: Wer seinen letzten Stein legt, gewinnt. Sperre: Niemand kann legen, und zu kaufen gibt es nichts mehr; die Hand mit weniger Augen gewinnt. Haben beide Hände gleich viele Augen, bekommt niemand Punkte, und derselbe Spieler eröffnet wieder.
sheet-sperrdomino-5 = *Punkte* Der Gewinner bekommt alle Augen in beiden Händen und im Talon: 168 abzüglich der Augen der Kette. Enthält der Vorrat am Ende aber mehr als die beiden Steine des Talons, zählt kein Stein des Vorrats: Der Gewinner bekommt nur die Augen in beiden Händen. Ein ausgesperrter Spieler kauft alle übrigen Steine außer dem Talon; erst dann gilt die Sperre.
sheet-sperrdomino-6 = *Reihe und Rennen* Eine Reihe ist mit hundert Punkten gewonnen. Überzählige Punkte verfallen; beide beginnen die nächste Reihe bei null. Wer zuerst zwei Reihen gewinnt, gewinnt das Rennen.
sheet-sperrdomino-7 = *Tipps* Eröffnen Sie mit Ihrem höchsten gefährdeten Doppelstein: Liegt er, kann er nicht mehr ausgesperrt werden. Behalten Sie fünf Steine einer Zahl, darunter den Doppelstein; sie zwingen den Gegner, die beiden fehlenden herzugeben, und bald darauf können Sie die Kette sperren. Sperren Sie, wenn Ihre Hand höchstens so viele Augen hat wie die des Gegners.

## Familiendomino

sheet-familydomino = Familiendomino
sheet-familydomino-kin = Das allbekannte Domino für zwei bis fünf Spieler
sheet-familydomino-source = Regeln nach O. S. Adler und Fritz Jahn, 1920.
sheet-familydomino-needs = *Sie brauchen* Die achtundzwanzig Steine und einen Tisch mit Platz für eine lange Kette.
sheet-familydomino-1 = *Das Verteilen* Die Steine werden verdeckt gemischt, und jeder erhält gleich viele. Übrige Steine bleiben verdeckt und spielen nicht mit. Zeigen Sie Ihre Steine nicht: Stellen Sie sie auf oder halten Sie sie in der Hand.
sheet-familydomino-2 = *Das Anlegen* Wer den höchsten Doppelstein hat, eröffnet mit ihm. Dann legt reihum jeder einen Stein an eines der beiden offenen Enden der Kette, sodass sich gleiche Zahlen berühren. Wer anlegen kann, muss es tun; wer nicht kann, passt.
sheet-familydomino-3 = *Das Ende* Wer als Erster seinen letzten Stein legt, ruft „Domino“ und gewinnt.
sheet-familydomino-4 = *Gesperrt* Kann kein Spieler mehr anlegen, werden die Augen jeder Hand gezählt: Die Hand mit den wenigsten gewinnt. Haben mehrere gleich wenige, gewinnt keine.
sheet-familydomino-5 = *Mit Vorrat* Auf Wunsch nimmt jeder nur sieben Steine, bei vielen Mitspielern nur fünf. Die anderen Steine sind der Vorrat: Wer nicht anlegen kann, zieht einen Stein und legt ihn, wenn er passt.
sheet-familydomino-6 = *Für die Kleinsten* Spielen Sie mit offenen Steinen und helfen Sie einander. Am Ende macht auch die Form der Kette Freude, ob Schlange oder Bilderrahmen.

## Rithmomachia

sheet-rithmomachia = Rithmomachia
sheet-rithmomachia-kin = Der Kampf der Zahlen aus den Schulen des Mittelalters, für zwei
sheet-rithmomachia-source = Regeln nach Karin Richter und Raffaela Banse.
sheet-rithmomachia-needs = *Sie brauchen* Das Brett und die Steine beider Seiten. Falten Sie jeden Stein an der gestrichelten Linie und kleben Sie die Hälften zusammen: Die zweite Seite, mit unterstrichener Zahl, gilt für einen eroberten Stein. Pyramiden haben nur eine Seite. Ein Punkt hinter 6, 9 und 66 zeigt, wo unten ist.
sheet-rithmomachia-1 = *Der Anfang* Die kleinen Bilder auf dem Brett zeigen, wo jeder Stein anfangs steht. Weiß sitzt an Reihe 1 und zieht zuerst. Die dicke Linie trennt die Hälften.
sheet-rithmomachia-2 = *Ziehen* Ein Rundstein zieht einen Schritt, ein Dreieck zwei, ein Quadrat drei, eine Pyramide einen, zwei oder drei: nie schräg, nie über einen anderen Stein, immer auf ein leeres Feld. Dreiecke und Quadrate dürfen einmal im rechten Winkel abbiegen.
sheet-rithmomachia-3 = *Angriff und Antwort* Sie schlagen Steine nicht, indem Sie auf sie ziehen. Ihre Steine greifen von ihrem Feld aus an, und der Gegner darf antworten. Ist ein Stein danach noch angegriffen, schlagen Sie ihn vor Ihrem nächsten Zug. Mit der Antwort kann der Gegner den Stein wegziehen, einen anderen dazwischenstellen, die Angreifer trennen oder einen von ihnen schlagen.
sheet-rithmomachia-4 = *Eruptio* Ein Stein greift einen anderen in derselben waagerechten oder senkrechten Reihe an, wenn nichts dazwischensteht und seine Zahl, mit der Zahl der Schritte malgenommen, die Zahl des anderen ergibt. Nachbarn sind einen Schritt entfernt. Die 6 greift eine 30 an, die fünf Schritte entfernt ist.
sheet-rithmomachia-5 = *Insidiae* Zwei Steine, die auf gegenüberliegenden Seiten direkt neben einem gegnerischen Stein stehen, greifen ihn an, wenn ihre Summe oder ihr Produkt seine Zahl ist.
sheet-rithmomachia-6 = *Obsidio* Ein Stein, den gegnerische Steine allein oder mit dem Rand so einschließen, dass er nicht ziehen kann, wird sofort geschlagen; eine Antwort ist nicht möglich. Steine der eigenen Seite zählen dabei nicht als Hindernis.
sheet-rithmomachia-7 = *Pyramiden* Die ineinanderliegenden Quadrate sind die Pyramiden. Die weiße ist 91 = 1 + 4 + 9 + 16 + 25 + 36, die schwarze 190 = 16 + 25 + 36 + 49 + 64. Eine Pyramide greift mit ihrem Gesamtwert oder ihrer Basis an und wird über einen dieser Werte angegriffen: bei Weiß 91 oder 36, bei Schwarz 190 oder 64.
sheet-rithmomachia-8 = *Gewinnen* Zuerst muss die gegnerische Pyramide geschlagen sein. Dann gewinnt eine Siegreihe: drei eigene Steine in der Hälfte des Gegners, waagerecht oder senkrecht in einer Linie, der Größe nach geordnet und ohne einen anderen Stein dazwischen. Die Zahlen haben gleiche Differenzen, etwa 2, 4, 6 oder 12, 66, 120. Einer der drei darf ein eroberter Stein sein: Statt zu ziehen, setzen Sie ihn dorthin, wo er die Siegreihe vollendet. Wer nicht ziehen kann, verliert; hundert Züge ohne Schlagen ergeben ein Unentschieden. Eine Reihe, die beim Schlagen der Pyramide schon vollständig ist, muss neu gebildet werden.
sheet-rithmomachia-9 = *Ein kurzes Spiel* Verabreden Sie ein Ziel: Zu erobern sind vier Steine, Steine im Wert von mindestens 100 oder die Pyramide. Wer es zuerst erreicht, gewinnt.
