### Die Seite mit den Regeln des Ludus XII scriptorum. Locus Ludi: Forschungsprojekt, von dem die Regeln sind.
### page-NAME: Überschrift eines Abschnitts. page-NAME-1, -2 …: seine Absätze. page-NAME-picture:
### Unterschrift seines Bretts. page-short-1 bis -3: Unterschriften von drei Brettern mit den Regeln in
### Kürze, im Spiel. glossary-BEGRIFF: Erklärung eines Begriffs. found-OPTION: Ergebnis von Partien
### zwischen Computerspielern.
### *Wörter* sind betont, _Wörter_ lateinisch.

page-lead = Sechsunddreißig Felder in drei Reihen, in Stein gehauene Buchstaben und ein Weg, den die Buchstaben selbst zu zeigen scheinen.
# Name des Inhaltsverzeichnisses, von Screenreadern gesprochen.
page-contents = Auf dieser Seite
page-short-1 = Beide Seiten nehmen denselben Weg, von A über B, C und D nach E. Wer zuerst alle Steine hinausgebracht hat, gewinnt.
page-short-2 = Sie werfen zwei Würfel. Einer gibt an, auf welchem Feld der Reihe A ein Stein eingesetzt wird; mit dem Rest des Wurfs ziehen Sie weiter.
page-short-3 = Ein einzelner Stein kann geschlagen werden; dann kommt er in die Mitte und muss neu eingesetzt werden. Zwei Steine blockieren ein Feld.

page-story = Ein Name, zwei Erklärungen
page-story-1 = _Ludus duodecim scriptorum_ ist das Spiel der zwölf _scripta_. Für Ulrich Schädler, dessen Regeln wir folgen, sind das die Augen der Würfel: Zwei Würfel zeigen höchstens zwölf. Für Paulys _Realencyclopädie_ sind es zwölf auf ein Brett gezogene Linien; diese Lesart ist hier ein eigenes Spiel, _Duodecim scripta_.
page-story-2 = Gespielt wird auf sechsunddreißig Feldern. Später, so vermutet Schädler, wurde das Spiel zweimal beschleunigt: Ein dritter Würfel kam hinzu, und dann fiel die dritte Reihe weg. So wären Zenons Spiel und schließlich das Backgammon entstanden.

page-board = Die Tafel und die Steine
page-board-1 = Eine Tafel aus Ostia (CIL XIV 5317) hat drei Reihen zu je zwölf Feldern, in der Mitte durch Ornamente geteilt, und auf jedem Feld einen Buchstaben: C und B oben, A in der Mitte, D und E unten. In alphabetischer Folge ergeben die Buchstaben einen ununterbrochenen Weg.
page-board-2 = Der Weg beginnt bei A1, führt in der mittleren Reihe nach rechts bis A12, dann oben durch B und C nach links und unten durch D und E nach rechts zum Ende. Die Steine *beider* Spieler nehmen diesen Weg. Die Felder von E sind rückwärts nummeriert, von 6 bis 1, nach ihrer Entfernung zum Ende.
page-board-3 = Jeder Spieler hat zu Beginn fünfzehn Steine in der Hand.
page-board-picture = Der Anfang. Alle Steine sind noch in der Hand; der Weg führt durch A, B, C, D und E.

page-aim = Das Ziel
page-aim-1 = Setzen Sie alle Steine in der Reihe A ein und bringen Sie sie über das Brett auf die letzten sechs Felder, dann hinaus. Wer zuerst alle fünfzehn hinausgebracht hat, gewinnt.

page-throw = Würfeln und ziehen
page-throw-1 = Weiß beginnt; dann wird abwechselnd mit zwei Würfeln gewürfelt. Jede Zahl ist ein eigener Zug, und die Reihenfolge ist frei. Mit einem Stein dürfen Sie beide Zahlen nutzen, eine nach der anderen, aber nie als Summe: Nach der ersten Zahl muss er auf einem Feld landen, das ihm offensteht.
page-throw-2 = Bei einem Pasch wird die Zahl viermal gespielt: 4-4 ergibt vier Vieren. Eine nicht spielbare Zahl verfällt.
page-throw-3 = Auf einem Feld dürfen beliebig viele Steine einer Seite stehen, aber nie Steine beider Seiten. Zwei oder mehr Steine blockieren es für den Gegner.

page-enter = Einsetzen
page-enter-1 = Ein Stein kommt in Reihe A auf das Feld der gewürfelten Zahl. Solange Sie Steine in der Hand haben, muss bei jedem Wurf mindestens einer eingesetzt werden; ein Würfel, dessen Feld blockiert ist, hilft dabei nicht. Mit dem Rest des Wurfs dürfen Steine innerhalb der Reihe A ziehen. Eine Option schränkt das ein: Mit dem blockierten Würfel darf nur der eben eingesetzte Stein weiterziehen.
page-enter-2 = Zunächst zieht kein Stein über A12 hinaus. Nach Locus Ludi müssen beide Spieler alle Steine einsetzen; erst dann dürfen sie weiterziehen. Hier müssen nur Ihre eigenen Steine eingesetzt sein, wie im Programm des TAG-Frameworks; dann dürfen sie die Reihe A verlassen, auch noch mit dem Rest desselben Wurfs. Die wörtliche Lesart, nach der Sie auch auf den Gegner warten, ist eine Option.
page-enter-picture = Weiß hat 5 und 2 gewürfelt und hat noch sechs Steine in der Hand. A2 ist blockiert. Mit der Fünf schlägt Weiß auf A5, und derselbe Stein darf mit der Zwei nach A7 weiterziehen.

page-hit = Schlagen
page-hit-1 = Ein einzelner Stein kann geschlagen werden, auch in der Reihe A. Dann kommt er auf den Kreis in der Mitte der Tafel. Vor jedem anderen Zug muss er in der Reihe A neu eingesetzt werden, auf dem Feld, dessen Zahl ein Würfel zeigt.
page-hit-2 = Kann ein geschlagener Stein mit keinem Würfel eingesetzt werden, verfällt der ganze Wurf.
page-hit-picture = Ein weißer Stein liegt auf dem Kreis. Weil A2 blockiert ist, wird er mit der Vier eingesetzt.

page-off = Hinausbringen
page-off-1 = Stehen alle Ihre Steine auf den Feldern E6 bis E1, dürfen Sie mit einem Würfel einen Stein vom Feld mit der gewürfelten Zahl hinausbringen oder einen Stein innerhalb der sechs Felder ziehen.
page-off-2 = Ist das Feld mit der gewürfelten Zahl leer und stehen Steine weiter hinten, muss einer von ihnen ziehen. Steht keiner weiter hinten, geht ein Stein vom nächsten besetzten Feld mit kleinerer Zahl hinaus.
page-off-3 = Wird einer Ihrer Steine beim Hinausbringen geschlagen, muss er erst wieder eingesetzt werden und den ganzen Weg zurücklegen, bevor Sie den nächsten hinausbringen.
page-off-picture = Weiß hat 4 und 2 gewürfelt: Ein Stein geht von E4 hinaus und einer von E2.

page-words = Andere Bretter: Wörter statt Buchstaben
page-words-1 = Viele Bretter dieser Art haben anstelle des Alphabets sechs Wörter zu sechs Buchstaben: einen Scherz, eine Prahlerei oder einen guten Rat. Ein Brett fordert einen Spieler auf, aufzustehen und Platz zu machen (CIL XIV 4125); auf einem in Timgad heißt es, Jagen, Baden, Spielen und Lachen seien das Leben (CIL VIII 17938); andere feiern Siege über Parther und Briten.
page-words-2 = Einige dieser Inschriften können Sie neben dem Brett wählen. Dann zeigt jedes Feld auch seinen Namen, denn Wörter geben den Weg nicht an.
page-words-3 = Auf der antiken Tafel würden Steine die Buchstaben verdecken. Auf unserem Brett stehen die Steine daneben; die Buchstaben bleiben lesbar.

page-glossary = Begriffe
glossary-man = Ein Spielstein. Jeder Spieler hat fünfzehn.
    .term = Stein
glossary-square = Einer der 36 Plätze des Bretts, benannt nach Reihe und Zahl, etwa A1.
    .term = Feld
glossary-hand = Der Platz der Steine, die noch nicht auf dem Brett sind.
    .term = Hand
glossary-enter = Einen Stein auf das Feld der Reihe A setzen, dessen Zahl ein Würfel zeigt.
    .term = Einsetzen
glossary-single = Ein Stein, der allein auf einem Feld steht und geschlagen werden kann.
    .term = Einzelner Stein
glossary-block = Ein Feld mit zwei oder mehr Steinen besetzen, sodass der Gegner dort nicht landen kann.
    .term = Blockieren
glossary-hit = Auf einem einzelnen gegnerischen Stein landen, der dann auf den Kreis kommt und neu eingesetzt werden muss.
    .term = Schlagen
glossary-circle = Das Ornament in der Mitte der Tafel, auf dem geschlagene Steine warten.
    .term = Kreis
glossary-off = Einen Stein, der auf einem der letzten sechs Felder steht, vom Brett nehmen.
    .term = Hinausbringen
glossary-scripta = „Geschriebenes“: die Augen der Würfel oder die Linien des Bretts.
    .term = _Scripta_

page-known = Überliefertes und unsere Ergänzungen
page-known-1 = Kein antiker Autor beschreibt die Regeln. Wir folgen dem Vorschlag von Ulrich Schädler und Locus Ludi, der auf der Tafel von Ostia und den Spielen der Backgammon-Familie beruht. Nach Schädlers Beobachtung scheinen die Felder der Reihe A eine etwas andere Funktion zu haben als die Felder der Reihen B bis E; in seinen Regeln werden die Steine in der Reihe A eingesetzt.
page-known-2 = Wo der Vorschlag nichts sagt oder andere Autoren abweichen, gibt es eine Option, etwa für den Weg des zweiten Spielers, die Zahl der Würfel und die Züge, die erlaubt sind, solange Steine in der Hand sind. Die Liste der Optionen nennt die Lesarten und ihre Quellen und gibt an, wie gut jede Lesart belegt ist. Die erste Lesart ist voreingestellt.
page-known-3 = Die Nummern der Felder von B, C und D stammen von uns; Locus Ludi nummeriert nur die Felder von A und E. Eine volle Partie ist lang; mit fünf oder sechs Steinen ist sie kürzer. Auch die Spielstärken der Computergegner haben wir festgelegt.
# Worauf das Aussehen unseres Bretts beruht.
page-design = Die Anordnung der Buchstaben folgt der Tafel von Ostia; Marmor, Ornamente und die Farbe in den Buchstaben sind unsere Gestaltung, keine Rekonstruktion. Bei Locus Ludi liegen die weißen Steine rechts vom Brett. Hier warten die Steine beider Seiten über und unter dem Brett; so kann das Brett breiter sein. Gedruckte Diagramme zeigen die Steine rechts.

page-options = Die Optionen

# Unter der Option „Weg über das Brett“.
found-route = Wenn jede Seite ihre Hälfte der Reihe A benutzte, war eine Partie zwischen Computerspielern ein Viertel kürzer als auf dem gemeinsamen Weg, und es wurde um drei Fünftel seltener geschlagen; auf dem gespiegelten Weg war sie ein Zehntel kürzer, und es wurde um ein Viertel seltener geschlagen.

page-sources = Quellen
page-sources-1 = Ulrich Schädler, ERC Locus Ludi: „Ludus XII scriptorum – The game of 12 points“, Spielregel.
page-sources-2 = Das Spielbrett aus Ostia, CIL XIV 5317; seine Buchstaben nach Locus Ludi und der virtuellen Ausstellung des EAGLE-Netzwerks („Game board“).
page-sources-3 = Ulrich Schädler: „XII Scripta, Alea, Tabula – New Evidence for the Roman History of ‚Backgammon‘“. In: Alexander J. de Voogt (Hg.): *New Approaches to Board Games Research*. Leiden 1995, S. 73–98; zitiert nach Locus Ludi.
page-sources-4 = Ulrich Schädler: „Du 36 cases au backgammon“. In: Isabelle Bardiès-Fronty, Anne-Elisabeth Dunn-Vaturi (Hg.): *Art du jeu, jeu dans l’art*. Paris 2012, S. 146–149; bei Locus Ludi genannt.
page-sources-5 = Ulrich Schädler: „Zwischen perfekter Balance und Hochspannung – die Geschichte des Backgammon im Überblick“. In: Ulrich Schädler (Hg.): *Spiele der Menschheit. 5000 Jahre Kulturgeschichte der Gesellschaftsspiele*. Darmstadt 2007, S. 31–41; bei Locus Ludi genannt.
page-sources-6 = Véronique Dasen (Hg.): *Ludique. Jouer dans l’Antiquité*. Katalog der Ausstellung in Lugdunum, musée et théâtres romains, 20. Juni bis 1. Dezember 2019. Gent 2019; bei Locus Ludi genannt.
page-sources-7 = H. J. R. Murray: *A History of Board-Games Other than Chess*. Oxford 1951, S. 30–31; nach der Spieldatenbank Ludii.
page-sources-8 = „XIIScripta“ im Tabletop Games Framework (GAIGResearch): die wählbaren Wege, die einstellbare Zahl der Würfel und die Bedingung, unter der Steine die Reihe A verlassen.
page-sources-9 = „Ludus duodecim scriptorum“ auf den Websites a4games (nach Irving Finkel) und historicalgames (nach R. C. Bell).
page-sources-10 = August Mau: „Duodecim scripta“. In: *Paulys Realencyclopädie* V,2, 1905, Sp. 1794–1796.
page-sources-11 = Zu den Wörtern aus sechs Buchstaben: appmuseums.ch, „das Spiel der zwölf Punkte“, für Rom und Trier; EAGLE-Netzwerk (EDR072022) für die Parther und Briten; Laudator Temporis Acti, 10. März 2015, für Timgad.
page-sources-12 = *The Roman Inscriptions of Britain*, 2491.156, Kommentar: Bretter mit drei Paaren von Wörtern zu sechs Buchstaben, häufig mit _ludere_.
page-sources-note = Murray, Bell, Finkel, Schädlers Aufsätze und den Katalog haben wir nicht im Original gesehen; wir kennen sie aus den hier genannten Arbeiten.
