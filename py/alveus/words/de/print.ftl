### Was auf den Bögen zum Ausschneiden steht: ihre Fußzeilen und die Regeln jedes Spiels auf einer
### Seite.  Ein Absatz kann mit seiner Überschrift beginnen, *zwischen Sternen*. Nur Zeichen, für
### die jedes PDF-Programm Buchstaben hat: keine Pfeile, kein Minuszeichen.

sheet-title = alveus · { $game } · { $about } · { $number }/{ $count }
sheet-credit = { $source } Gezeichnet von alveus; Kopieren und Weitergeben erlaubt.
sheet-scale = 50 mm: mit 100 % drucken
sheet-booklet = { $game }: ein Heft
sheet-booklet-puzzle = { $number }. { $about }
sheet-booklet-solutions = Lösungen
sheet-booklet-page = { $number } von { $pages }
sheet-booklet-keys = { $keys ->
    [one] ein Schlüssel
   *[other] { $keys } Schlüssel
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
sheet-make = *So wird es gemacht*Drucken Sie jeden Bogen mit 100 %, nie „an Seite angepasst“: Das Maß in der Fußzeile muss 50 mm lang sein. Kleben Sie die Bögen auf Karton, lassen Sie sie unter einem Buch trocknen und schneiden Sie von Marke zu Marke.
sheet-join = Die Teile des Bretts legen Sie mit gleichen Buchstaben aneinander; der Streifen hinter der gestrichelten Linie kommt unter den anderen Teil.
sheet-fold = Die Würfel bleiben ohne Karton: an den Linien falten und die Laschen innen festkleben.

## Ludus Lombardorum

sheet-lombardorum = Ludus Lombardorum
sheet-lombardorum-kin = Backgammon auf halbem Brett, im Mittelalter gespielt, für zwei
sheet-lombardorum-source = Regeln nach Willard Fiske, 1905.
sheet-lombardorum-needs = *Sie brauchen*Das Brett, fünfzehn Steine für jeden, zwei Würfel. Auch Knöpfe und Münzen sind gute Steine.
sheet-lombardorum-1 = *Das Brett*Setzen Sie sich einander gegenüber, die Bar rechts vom Spieler mit den hellen Steinen und links vom anderen. Jede Zunge hat zwei Zahlen: Die fetten gelten für die hellen Steine, die schrägen für die dunklen. Ihr Weg läuft über die ferne Seite von 1 bis 6, kehrt am Rand um und kommt auf der eigenen Seite zurück, von 7 bis 12. Die beiden Spieler ziehen gegeneinander.
sheet-lombardorum-2 = *Der Anfang*Alle Ihre fünfzehn Steine stehen auf Ihrer Zunge 1, neben der Bar auf der Seite des Gegners.
sheet-lombardorum-3 = *Das Ziel*Bringen Sie alle Steine auf die eigene Seite und von dort hinaus. Wer zuerst alle fünfzehn draußen hat, gewinnt.
sheet-lombardorum-4 = *Würfeln und ziehen*Jeder würfelt mit einem Würfel; der höhere beginnt und würfelt mit beiden. Später beginnt, wer zuletzt gewonnen hat. Zwei Würfel sind zwei Züge in beliebiger Folge. Ein Stein darf beide nutzen, einen nach dem anderen, muss aber auch dort stehen dürfen, wo er dazwischen aufsetzt. Ein Pasch ist nur zweimal dieselbe Zahl. Wer ziehen kann, muss ziehen, aber nicht unbedingt die höhere Zahl.
sheet-lombardorum-5 = *Zungen für einen Stein*Auf der fernen Seite tragen Ihre Zungen 1, 3, 4 und 5 nur einen Ihrer Steine; ein Punkt bezeichnet sie. Die 2 und die 6 tragen beliebig viele, ebenso alle Zungen der eigenen Seite. Anfangs stehen Ihre Steine zusammen auf der 1, aber keiner darf dorthin zurück, bevor alle fort sind. Die Grenze gilt auch unterwegs.
sheet-lombardorum-6 = *Schlagen*Auf zwei oder mehr gegnerische Steine darf kein Stein ziehen. Ein einzelner wird geschlagen und kommt auf die Bar. Eingesetzt wird er mit einem Würfel, auf die ferne Zunge dieser Zahl. Bevor nicht alle geschlagenen Steine zurück sind, zieht kein anderer; passt keiner der Würfel, ist der Zug verloren.
sheet-lombardorum-7 = *Hinausbringen*Stehen alle Ihre Steine auf der eigenen Seite, darf jeder Würfel einen Stein von der Zunge seiner Zahl hinausbringen, von der Bar aus gezählt: Ihre 12 ist einen Schritt vom Ziel, Ihre 7 sechs. Zeigt der Würfel mehr, als der hinterste Stein braucht, geht dieser. Ein Stein, der jetzt geschlagen wird, muss erst ganz herum, bevor es weitergeht.

## Duodecim scripta

sheet-duodecim = Duodecim scripta
sheet-duodecim-kin = Kaiser Zenons Spiel auf zwölf Linien, für zwei
sheet-duodecim-source = Regeln nach Paulys Realencyclopädie, 1905.
sheet-duodecim-needs = *Sie brauchen*Das Brett, fünfzehn Steine für jeden, drei Würfel. Gewürfelt wird in der Mitte des Bretts.
sheet-duodecim-1 = *Das Brett*Die Spieler sitzen an den Schmalseiten, Weiß links. Zwölf Linien laufen vom einen zum anderen; die Mitte teilt jede in zwei Felder. Jedes Feld hat zwei Zahlen: Die fetten gelten für Weiß, die schrägen für Schwarz. Beide ziehen von 1 bis 24, gegeneinander. Drei Felder haben Namen: Antigonus, Summus, Divus. Ihre Bedeutung im Spiel ist unbekannt.
sheet-duodecim-2 = *Der Anfang*Alle Ihre fünfzehn Steine stehen auf Ihrem Feld 1, übereinander.
sheet-duodecim-3 = *Das Ziel*Bringen Sie alle Steine über das Brett und am anderen Ende hinaus. Wer zuerst alle fünfzehn draußen hat, gewinnt und darf „exsi“ rufen: Ich bin heraus.
sheet-duodecim-4 = *Würfeln und ziehen*Beide würfeln; die höhere Summe beginnt und würfelt neu. Für jede der drei Zahlen rückt ein Stein um so viele Felder vor, in beliebiger Folge. Ein Stein darf zwei der Zahlen nutzen oder alle drei; dann muss jedes berührte Feld frei für ihn sein. Ein Pasch zählt nur einfach. Passen dürfen Sie nicht: Ziehen Sie so viele Zahlen wie möglich.
sheet-duodecim-5 = *Einzelne Steine*Zwei Steine auf einem Feld sind sicher und blockieren es für den Gegner. Ein einzelner Stein kann geschlagen werden: Ein gegnerischer kommt auf sein Feld, und er beginnt wieder auf seiner 1. Stehen dort Gegner, wartet er daneben. Er zählt, als stünde er auf 1, darf von dort ziehen und kann nicht geschlagen werden; wird das Feld frei, rückt er von selbst darauf.
sheet-duodecim-6 = *Hinausbringen*Stehen alle Ihre Steine im letzten Viertel, 19 bis 24, dürfen sie hinaus. Ein Stein geht mit der Zahl, die ihn gerade über das Brett hinausführt. Ist eine Zahl größer, als irgendein Stein sie braucht, geht der hinterste. Ein Stein, der jetzt geschlagen wird, muss erst ganz herum, bevor die anderen weiter hinausgehen.
sheet-duodecim-7 = *Zenons Wurf*Der Dichter Agathias erzählt, wie der Kaiser als Weiß zwei, fünf und sechs würfelte, nur eine Wahl hatte und acht einzelne Steine behielt. Finden Sie den Zug: Weiß hat sieben Steine auf 6, je zwei auf 10, 19 und 20, je einen auf 9 und 23. Schwarz hat, nach seinen Zahlen, je zwei auf 4, 7, 10, 11, 13, 14 und 17 und einen auf 12.

## Ludus XII scriptorum

sheet-xii = Ludus XII scriptorum
sheet-xii-kin = Ein römisches Wettrennen auf sechsunddreißig Feldern, nach der Tafel von Ostia, für zwei
sheet-xii-source = Regeln nach Ulrich Schädler und Locus Ludi.
sheet-xii-needs = *Sie brauchen*Das Brett, fünfzehn Steine für jeden, zwei Würfel.
sheet-xii-1 = *Das Brett*Drei Reihen von zwölf Feldern, auf jedem Feld ein Buchstabe: C und B oben, A in der Mitte, D und E unten. Beide Spieler gehen denselben Weg in der Folge des Alphabets: A1 bis A12 von links nach rechts, dann B und C oben von rechts nach links, dann D und E unten von links nach rechts. Die Felder von E sind rückwärts gezählt, 6 bis 1: So weit ist es bis ans Ende.
sheet-xii-2 = *Der Anfang*Alle Steine sind in der Hand.
sheet-xii-3 = *Das Ziel*Setzen Sie alle Steine in der Reihe A ein, führen Sie sie über das Brett auf die Felder E6 bis E1 und von dort hinaus. Wer zuerst alle fünfzehn draußen hat, gewinnt.
sheet-xii-4 = *Würfeln und ziehen*Weiß beginnt; dann wird abwechselnd mit zwei Würfeln gewürfelt. Jede Zahl ist ein eigener Zug, die Folge ist frei. Ein Stein darf beide nutzen, muss aber auch dazwischen stehen können. Ein Pasch wird viermal gespielt: 4-4 gibt vier Vieren. Eine Zahl, die nicht gezogen werden kann, verfällt.
sheet-xii-5 = *Mehrere Steine*Auf einem Feld dürfen beliebig viele Ihrer Steine stehen, aber nie Steine beider Seiten. Zwei oder mehr blockieren es für den Gegner.
sheet-xii-6 = *Einsetzen*Ein Stein kommt auf das A-Feld der gewürfelten Zahl. Solange Sie Steine in der Hand haben, müssen Sie in jedem Zug mindestens einen einsetzen, wenn es geht; die anderen Zahlen dürfen Steine innerhalb der Reihe A ziehen. Kein Stein zieht über A12 hinaus, bevor alle fünfzehn eingesetzt sind. Dann geht es weiter, auch noch mit demselben Wurf.
sheet-xii-7 = *Schlagen*Ein einzelner Stein kann geschlagen werden, auch in der Reihe A. Er kommt auf den Kreis in der Mitte und muss in der Reihe A wieder eingesetzt werden, bevor ein anderer Ihrer Steine zieht. Passt kein Würfel, ist der Zug verloren.
sheet-xii-8 = *Hinausbringen*Stehen alle Ihre Steine auf E6 bis E1, bringt ein Würfel einen Stein vom Feld seiner Zahl hinaus, oder ein Stein zieht innerhalb der sechs Felder. Ist das Feld leer und stehen Steine weiter hinten, zieht einer von diesen. Steht keiner weiter hinten, geht vom nächsten Feld darunter einer hinaus. Wird jetzt einer Ihrer Steine geschlagen, muss er erst eingesetzt werden und ganz herum.

## Bohnenspiel

sheet-bohnenspiel = Bohnenspiel
sheet-bohnenspiel-kin = Das Bohnenspiel von Kardis, ein Mancala aus dem Baltikum, für zwei
sheet-bohnenspiel-source = Regeln nach Fritz Jahn, der das Spiel 1908 fand.
sheet-bohnenspiel-needs = *Sie brauchen*Das Brett und zweiundsiebzig Bohnen. Am besten sind echte Bohnen, Linsen oder Perlen; zur Not hilft der Bogen mit Bohnen aus Papier.
sheet-bohnenspiel-1 = *Das Brett*Zwei Reihen von sechs Mulden liegen einander gegenüber. Die Reihe vor Ihnen gehört Ihnen, gezählt von Ihrer Linken. Das große Feld zu Ihrer Rechten ist Ihre Gewinnmulde.
sheet-bohnenspiel-2 = *Der Anfang*Legen Sie sechs Bohnen in jede Mulde. Die Gewinnmulden sind leer. Losen Sie, wer beginnt.
sheet-bohnenspiel-3 = *Das Ziel*Sammeln Sie mehr Bohnen in Ihrer Gewinnmulde als Ihr Gegner. Siebenunddreißig genügen.
sheet-bohnenspiel-4 = *Säen*Wer am Zug ist, leert eine seiner Mulden und sät ihre Bohnen einzeln in die folgenden: die eigene Reihe entlang zur rechten Hand, dann die andere Reihe entlang, und bei vielen Bohnen wieder herum. In eine Gewinnmulde fällt dabei nie eine Bohne. Bei zwölf und mehr bekommt auch die Mulde eine, aus der sie kamen. In jedem Zug wird einmal gesät, und Sie dürfen nicht passen.
sheet-bohnenspiel-5 = *Nehmen*Die letzte Bohne entscheidet. Liegen in ihrer Mulde jetzt zwei, vier oder sechs, gleich auf welcher Seite, werden sie genommen. Dann kommt die Mulde davor an die Reihe: Zwei, vier oder sechs werden ebenfalls genommen, und so weiter rückwärts ohne Lücke. Die erste Mulde mit einer anderen Zahl beendet die Kette, auch eine leere. Liegen in der letzten Mulde nicht zwei, vier oder sechs, wird gar nichts genommen. Acht, zehn und zwölf werden nie genommen.
sheet-bohnenspiel-6 = *Das Ende*Ist die Reihe des Spielers leer, der am Zug ist, ist das Spiel zu Ende, und alle übrigen Bohnen gehören dem anderen. Sie dürfen dem anderen die letzte Bohne nehmen und müssen ihm keine lassen. Wer mehr Bohnen hat, gewinnt; bei sechsunddreißig für jeden endet es unentschieden. Kreisen die letzten Bohnen nur noch, hören Sie auf: Sie gehören dann der Seite, auf der sie liegen.
sheet-bohnenspiel-7 = *Zum Ausprobieren*In Ihrer Mulde 5 liegen drei Bohnen. Gegenüber liegen in Nords erster Mulde drei und in der zweiten eine, in Ihrer eigenen sechsten fünf. Säen Sie und zählen Sie: Zwei, vier und sechs gehören Ihnen.

## Dominosa

sheet-dominosa = Dominosa
sheet-dominosa-kin = Finden Sie die Steine wieder, deren Umrisse fehlen, allein oder um die Wette
sheet-dominosa-how = Jeder Stein des Satzes liegt hier genau einmal, nur sein Umriss fehlt. Finden Sie ihn wieder. Wo die Steine aufgezählt sind, nennt eine Zahl, an wie vielen Stellen jeder liegen könnte.
sheet-dominosa-source = Nach O. S. Adler und Fritz Jahn, 1920.
sheet-dominosa-needs = *Sie brauchen*Den Bogen mit den Zahlen und den Satz Dominosteine. Auch echte gehen, wenn sie etwa so groß sind. Für mehrere: für jeden ein Bogen und ein Satz.
sheet-dominosa-1 = *Die Aufgabe*Alle Steine eines Satzes wurden nebeneinandergelegt, bis sie das Rechteck füllten. Ob die Zahlen zusammenpassen, wo sich Steine berühren, ist gleichgültig. Dann wurden die Zahlen abgeschrieben und die Umrisse weggelassen. Finden Sie heraus, welche Felder zusammengehören: Jeder Stein liegt genau einmal da. Es gibt nur eine Lösung.
sheet-dominosa-2 = *Auszählen*Suchen Sie für einen Stein, wo seine beiden Zahlen nebeneinanderliegen, waagerecht und senkrecht. Notieren Sie zu jedem Stein, wie viele Plätze er haben könnte. Raten müssen Sie nie.
sheet-dominosa-3 = *Siegel*Ein Stein, der nur an eine Stelle passt, muss dort liegen. Legen Sie ihn hin.
sheet-dominosa-4 = *Lücke*Ein Feld, das von drei Seiten umschlossen ist, von Steinen oder vom Rand, hat nur noch einen Nachbarn: Beide sind ein Stein. Zwei Felder, die gemeinsam abgesperrt sind, haben nur noch einander.
sheet-dominosa-5 = *Trennung*Ist ein Stein gefunden, liegen seine beiden Zahlen anderswo nur noch zufällig nebeneinander. Ziehen Sie einen Strich dazwischen: Sie gehören nicht zusammen. Jeder Strich nimmt einem anderen Stein einen Platz, und mancher schließt eine Lücke.
sheet-dominosa-6 = *Festlegung*Haben alle Plätze, die einem Stein bleiben, ein Feld gemeinsam, ist dieses Feld vergeben, auch wenn die Lage des Steins noch offen ist. Kein anderer darf es benutzen.
sheet-dominosa-7 = *Versuch*Hilft nichts anderes, nehmen Sie einen Stein mit zwei Plätzen und behandeln einen davon als sicher. Endet das in einem Loch, einem Feld ohne Nachbarn, war der andere richtig. Das ist kein Raten: Das Loch ist ein Beweis.
sheet-dominosa-8 = *Zu mehreren*Alle lösen dieselbe Aufgabe; wer zuerst fertig ist, gewinnt. Eine neue stellen Sie so: alle Steine offen zu einem Rechteck legen und die Zahlen abschreiben.

## Terzett

sheet-terzett = Terzett
sheet-terzett-kin = Alle Steine in einer Figur, gleiche Zahlen immer zu dritt
sheet-terzett-how = Jeder Stein liegt hier genau einmal, gleiche Zahlen liegen in Dreiergruppen. Finden Sie die Steine. In der Liste steht bei jedem Stein, an wie vielen Stellen er liegen könnte.
sheet-terzett-source = Nach O. S. Adler und Fritz Jahn, 1920.
sheet-terzett-needs = *Sie brauchen*Die Figur und den Satz von sechsunddreißig Steinen, 0:0 bis 7:7.
sheet-terzett-1 = *Die Regel*Ein Satz bis 7:7 hat 36 Steine und 72 Felder, jede Zahl kommt neunmal vor. In einer Terzettfigur liegen die neun in drei Gruppen, jede Gruppe drei Felder in einer Zeile oder einer Spalte. Drei über Eck sind keine Gruppe. Gleiche Gruppen dürfen aneinanderstoßen, bis zu neun Felder in einer Linie; je öfter, desto kunstvoller die Figur.
sheet-terzett-2 = *Lösen*Die Zahlen der Figur stehen da. Finden Sie die Steine, jeden genau einmal, und legen Sie sie auf ihre Felder. Beginnen Sie mit Steinen, die nur an eine Stelle passen. Ein Feld, das von drei Seiten umschlossen ist, hat nur noch einen Nachbarn. Ist ein Stein gefunden, gehören seine Zahlen anderswo nicht zusammen. Jede Lage, in der alle Steine liegen, gilt.
sheet-terzett-3 = *Zusammensetzen*Das ist die eigentliche Kunst: ein leerer Umriss, alle Steine daneben, und am Ende soll jede Zahl zu dritt liegen. Decken Sie die Zahlen der Figur zu, oder legen Sie ein Rechteck von acht mal neun Feldern auf den Tisch. Meist liegen bald 35 Steine gut, und für den letzten bleiben zwei Löcher, die nicht nebeneinanderliegen.
sheet-terzett-4 = *Tipps*Beginnen Sie mit einem Doppelstein in der Ecke. Die Doppelsteine entscheiden; in jeder neuen Lösung liegen sie anderswo. Und schreiben Sie sofort auf, was Sie gefunden haben: O. S. Adler warf sein erstes Rechteck vor Überraschung zusammen, und im selben Jahr gelang es ihm nicht wieder.
sheet-terzett-5 = *Bedingungen*Wer geübt ist, stellt sich welche: alle neun Nullen in der ersten Zeile; die Zahlen 0 bis 7 der Reihe nach in den Spalten; ein Kreuz aus neun gleichen Zahlen mit einem Balken von sieben und einem von drei Feldern.

## Sperrdomino

sheet-sperrdomino = Sperrdomino
sheet-sperrdomino-kin = Domino für zwei, bei dem man den anderen aussperrt
sheet-sperrdomino-source = Regeln nach O. S. Adler und Fritz Jahn, 1920.
sheet-sperrdomino-needs = *Sie brauchen*Den Satz von achtundzwanzig Steinen, Papier und Stift für die Punkte. Ein echtes Domino tut es auch.
sheet-sperrdomino-1 = *Das Geben*Die Steine werden verdeckt gemischt; jeder nimmt sieben und zeigt sie nicht. Die anderen vierzehn liegen zum Kauf. Die letzten beiden davon, der Talon, werden nie genommen und nie angesehen: Welche es sind, zeigt sich erst, wenn alle anderen fort sind.
sheet-sperrdomino-2 = *Die Kette*Das Los entscheidet, wer eröffnet, später der letzte Gewinner. Der Erste legt einen beliebigen Stein. Von da an berühren sich gleiche Zahlen an einem der beiden offenen Enden. Die Kette verzweigt sich nie, Doppelsteine liegen in ihr wie andere.
sheet-sperrdomino-3 = *Ihr Zug*Passt einer Ihrer Steine, dürfen Sie zuerst kaufen: keinen, einige oder alle käuflichen, einen nach dem anderen, und jeden dürfen Sie ansehen. Dann müssen Sie einen passenden legen. Passt keiner, müssen Sie kaufen, bis einer passt; danach dürfen Sie weiter kaufen. Gepasst wird nur, wenn nichts mehr zu kaufen ist und noch immer nichts passt.
sheet-sperrdomino-4 = *Das Ende der Runde*Domino: Wer den letzten Stein gelegt hat, gewinnt. Sperre: Niemand kann legen, und nichts ist mehr zu kaufen; die Hand mit weniger Augen gewinnt. Bei gleichen Händen bekommt niemand Punkte, und derselbe Spieler eröffnet wieder.
sheet-sperrdomino-5 = *Punkte*Der Gewinner zählt alle Augen, die nicht gelegt sind, in beiden Händen und im Talon: 168 minus die Augen auf dem Tisch. Liegt am Ende aber mehr verdeckt als der Talon, zählt nichts Verdecktes: Er bekommt nur die beiden Hände. Wer ausgesperrt ist, kauft erst, was noch liegt, bevor die Sperre gilt.
sheet-sperrdomino-6 = *Reihen*Hundert Punkte sind eine Reihe. Der Rest wird nicht mitgenommen, beide beginnen die nächste bei null. Zwei von drei Reihen gewinnen das Rennen.
sheet-sperrdomino-7 = *Tipps*Eröffnen Sie mit Ihrem höchsten gefährdeten Doppelstein: Liegt er, kann ihn niemand mehr aussperren. Halten Sie fünf Steine einer Zahl mit ihrem Doppelstein zusammen; sie zwingen den Gegner, die beiden fehlenden herzugeben, und bald darauf können Sie die Kette sperren. Sperren Sie, wenn Ihre Hand höchstens die Hälfte der Augen in beiden Händen zählt.

## Familiendomino

sheet-familydomino = Familiendomino
sheet-familydomino-kin = Das Domino, das alle kennen, für zwei bis fünf
sheet-familydomino-source = Regeln nach O. S. Adler und Fritz Jahn, 1920.
sheet-familydomino-needs = *Sie brauchen*Den Satz von achtundzwanzig Steinen und einen Tisch mit Platz für eine lange Kette.
sheet-familydomino-1 = *Das Geben*Die Steine werden verdeckt gemischt und möglichst gleich verteilt. Was übrig ist, bleibt verdeckt und spielt nicht mit. Zeigen Sie Ihre Steine nicht: Stellen Sie sie auf oder halten Sie sie in der Hand.
sheet-familydomino-2 = *Das Legen*Wer den höchsten Doppelstein hat, eröffnet mit ihm. Dann legt einer nach dem anderen an eines der beiden offenen Enden der Kette an, sodass sich gleiche Zahlen berühren. Wer kann, muss; wer nicht kann, passt.
sheet-familydomino-3 = *Das Ende*Wer den letzten Stein seiner Hand gelegt hat, ruft „Domino“ und gewinnt.
sheet-familydomino-4 = *Gesperrt*Kann niemand mehr anlegen, werden die Augen jeder Hand gezählt: Die leichteste gewinnt. Sind zwei gleich leicht, gewinnt niemand.
sheet-familydomino-5 = *Mit Vorrat*Wenn Sie mögen, nimmt jeder nur sieben Steine, oder fünf, wenn Sie viele sind. Die anderen sind der Vorrat: Wer nicht anlegen kann, zieht einen Stein und legt ihn, wenn er passt.
sheet-familydomino-6 = *Für die Kleinsten*Spielen Sie offen und helfen Sie einander. Wem die Kette am Ende gleicht, ist das halbe Vergnügen: einer Schlange oder einem Bilderrahmen.

## Rithmomachia

sheet-rithmomachia = Rithmomachia
sheet-rithmomachia-kin = Der Kampf der Zahlen aus den Schulen des Mittelalters, für zwei
sheet-rithmomachia-source = Regeln nach Karin Richter und Raffaela Banse.
sheet-rithmomachia-needs = *Sie brauchen*Das Brett und die Steine beider Seiten. Falten Sie jeden Stein an der gestrichelten Linie und kleben Sie die Hälften zusammen: Die zweite Seite, mit unterstrichener Zahl, gilt für einen eroberten Stein. Pyramiden haben nur eine. Ein Punkt hinter 6, 9 und 66 zeigt, wo unten ist.
sheet-rithmomachia-1 = *Der Anfang*Die kleinen Bilder auf dem Brett zeigen, wo jeder Stein beginnt. Weiß sitzt an der Reihe 1 und beginnt. Die dicke Linie trennt die Hälften.
sheet-rithmomachia-2 = *Ziehen*Ein Rundstein zieht einen Schritt, ein Dreieck zwei, ein Quadrat drei; eine Pyramide einen, zwei oder drei. Nie schräg, nie über einen anderen Stein, immer auf ein leeres Feld. Dreiecke und Quadrate dürfen einmal im rechten Winkel abbiegen.
sheet-rithmomachia-3 = *Angriff und Antwort*Sie ziehen nicht auf Steine. Sie greifen sie vom eigenen Feld aus an, und der Gegner hat eine Antwort. Was danach noch angegriffen ist, wird geschlagen, noch vor Ihrem nächsten Zug. Die Antwort kann den Stein wegziehen, einen dazwischenstellen, die Angreifer trennen oder einen schlagen.
sheet-rithmomachia-4 = *Eruptio*Ein Stein greift einen anderen in derselben waagerechten oder senkrechten Reihe an, wenn nichts dazwischensteht und seine Zahl mal der Zahl der Schritte die Zahl des anderen ergibt. Nachbarn sind einen Schritt entfernt. Die 6 greift eine 30 aus fünf Schritten an.
sheet-rithmomachia-5 = *Insidiae*Zwei Steine unmittelbar neben einem Gegner, einander gegenüber, greifen ihn an, wenn ihre Summe oder ihr Produkt seine Zahl ist.
sheet-rithmomachia-6 = *Obsidio*Ein Stein, den Gegner und der Rand so einschließen, dass er nicht ziehen könnte, wird sofort geschlagen, ohne Antwort. Seine eigenen Steine sind keine Mauer.
sheet-rithmomachia-7 = *Pyramiden*Die ineinanderliegenden Quadrate sind die Pyramiden. Die weiße ist 91 = 1 + 4 + 9 + 16 + 25 + 36, die schwarze 190 = 16 + 25 + 36 + 49 + 64. Eine Pyramide greift an und wird angegriffen über ihren Gesamtwert oder ihre Basis: 91 oder 36, 190 oder 64.
sheet-rithmomachia-8 = *Gewinnen*Zuerst muss die gegnerische Pyramide geschlagen sein. Dann gewinnt eine Siegreihe: drei eigene Steine in der Hälfte des Gegners, waagerecht oder senkrecht in einer Linie, geordnet, ohne einen anderen dazwischen, mit gleichen Differenzen: 2, 4, 6 oder 12, 66, 120. Einer darf ein eroberter sein: Statt zu ziehen, setzen Sie ihn dorthin, wo er die Siegreihe vollendet. Wer nicht ziehen kann, verliert; hundert Züge, ohne dass etwas geschlagen wird, sind unentschieden. Eine Reihe, die schon steht, wenn die Pyramide fällt, muss neu gebildet werden.
sheet-rithmomachia-9 = *Ein kurzes Spiel*Wer zuerst vier Steine erobert, gewinnt, oder hundert in geschlagenen Zahlen, oder die Pyramide.
