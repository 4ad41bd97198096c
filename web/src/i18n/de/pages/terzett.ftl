### Die Seite mit den Regeln des Terzetts: Figuren aus Dominosteinen lösen und zusammensetzen, Serien.
### „Das Buch“: Adler und Jahn, 1920. „Unsere Vorlage“: eine Abschrift ohne die meisten Zeichnungen.
### page-NAME: Überschrift eines Abschnitts. page-NAME-1, -2 …: seine Absätze. page-NAME-picture:
### Unterschrift seines Bretts. page-short-1 bis -3: Unterschriften von drei Brettern mit den Regeln in
### Kürze, im Spiel. glossary-BEGRIFF: Erklärung eines Begriffs.
### *Wörter* sind betont, _Wörter_ lateinisch, ‹Wörter› deutsch.

page-lead = Eine Figur aus allen Steinen, in der je drei gleiche Zahlen in einer geraden Linie liegen.
# Name des Inhaltsverzeichnisses, von Screenreadern gesprochen.
page-contents = Auf dieser Seite
# Link hinter einer Bildunterschrift: öffnet die abgebildete Stellung auf dem Brett.
page-try = Ausprobieren
page-short-1 = In dieser Figur liegen je drei gleiche Zahlen in einer Linie. Die Figur besteht aus den Steinen eines Satzes: Finden Sie die Umrisse der Steine.
page-short-2 = Drücken Sie auf die Kante zwischen zwei Zahlen, um dort einen Stein zu legen. Jeder Stein des Satzes kommt genau einmal vor.
page-short-3 = Gehört jede Zahl zu einem Stein, ist die Figur gelöst.

page-story = Vier Wochen Masern
page-story-1 = O. S. Adler litt an Gicht und fuhr Jahr für Jahr zur Kur nach Karlsbad, und gegen die Schmerzen half ihm ein Kasten Dominosteine. Zwei oder vier gleiche Zahlen zusammenzubringen, war leicht; bei drei war es schwer. Als sich eines Tages doch alle 36 Steine zu einem Rechteck schlossen, war er so verblüfft und so neugierig auf das Geheimnis, dass er sie zusammenwarf, ohne etwas zu notieren. Im selben Jahr gelang es ihm nicht wieder.
page-story-2 = Weihnachten 1901 nahm Fritz Jahn in Züllchow seinen siebzehnjährigen Neffen auf, damit dieser den Masern im Elternhaus entgehe. Der Junge bekam sie trotzdem, musste den ganzen Januar 1902 allein liegen und durfte nicht lesen. Man gab ihm Adlers Spiel. Er ging planvoll vor, schrieb alles sofort auf und hatte nach vier Wochen vierzig Figuren mit Schlüsseln und eine kleine Abhandlung beisammen. Er hatte zwei Ziele: Reihen gleicher Zahlen zu vereinigen und neue Umrisse zu finden.
page-story-3 = Etwa zehn Jahre später schickte der Neffe, inzwischen Arzt, seinem Onkel eine Reinschrift. Siebzehn Figuren des Neffen stehen im Buch: beinahe quadratische bis sehr schmale Rechtecke, zwei Buchstaben und acht durchbrochene Rechtecke. Das Kreuz auf dem Titelblatt fehlt in unserer Vorlage.
page-story-4 = Die Gicht hielt Adler wochenlang im Zimmer fest. Er baute Kartenhäuser und legte dann Muster aus Dominosteinen, bis er eine Regel fand, nach der die Steine sich fast von selbst zusammenschlossen; da langweilte er sich wieder. 1878 fehlte sein Kasten im Gepäck; der Ersatz reichte bis 8 : 8. Die Sieben und Achten, zuerst beiseitegelegt, brachten ihn auf Dreiergruppen; doch dafür war ein Satz bis 8 mit zehn Feldern je Zahl unbrauchbar. Er schreibt, ein Gesetz der Dreiergruppen sei nicht bekannt und eine solche Figur so wenig zu errechnen wie der Rösselsprung.
page-story-5 = Adlers Freunde nannten das Spiel höflich „sehr nett“. Ein alter Herr aber rechnete ihm vor, wie viele Milliarden Aufgaben es gebe, und drängte zur Veröffentlichung; 1893 wurde das Patent erteilt, als Adlers Vorrat anderthalb Millionen Aufgaben zählte. Eine Augenoperation verhinderte eine neue Ausgabe; die Spiele waren vergessen, bis Jahn Adler bat, sie noch einmal aufzuschreiben. Adler starb mit vierundsiebzig Jahren, und Jahn ließ dessen Text, wie er war. Solche Spiele, schreibt Jahn, helfen über Stunden der Einsamkeit und der Schmerzen hinweg; er empfiehlt sie gesunden Mathematikern, Genesenden, Nervösen, Schwachsichtigen und Blinden. Jahns vier älteste Kinder waren begeistert, und auch Sperrdomino spielte man in der Familie.

page-threes = Die Regel
page-threes-1 = Ein Satz bis 7 : 7 hat 36 Steine und 72 Felder, und jede Zahl kommt neunmal vor. In einer Terzettfigur bilden die neun Felder jeder Zahl drei Gruppen, jede aus drei Feldern in einer Zeile oder Spalte. Drei Felder über Eck sind keine Gruppe.
page-threes-2 = Gruppen mit der gleichen Zahl dürfen aneinanderstoßen; so füllen sie bis zu neun Felder in einer Linie. Jede Berührung zweier solcher Gruppen gilt als Verfeinerung: Je mehr Berührungen es gibt, desto kunstvoller ist die Figur. Gezählt werden sie beim Zusammensetzen. Auch vier gleiche Zahlen können nebeneinanderliegen wie in den Zeilen 3 und 5 der Figur 9 des Buches: Die vierte gehört zu einer anderen Gruppe.
page-threes-picture = Figur II: neun Nullen in einer Zeile.

page-solve = Eine Figur lösen
page-solve-1 = Die Zahlen sind gegeben; finden Sie die Steine. Jeder kommt genau einmal vor. Um einen Stein zu legen, drücken Sie auf die Kante zwischen zwei Feldern, oder wählen Sie ein Feld und dann seinen Nachbarn; auf der Tastatur drücken Sie Alt und eine Pfeiltaste. Alle Hilfsmittel von Dominosa helfen auch hier: Auszählung, Siegel, Lücke, Trennung, Festlegung. Auf die Auszählung, sagt das Buch, kann man mit einiger Übung verzichten.
page-solve-2 = Terzett-Aufgaben sind leichter als Dominosa-Aufgaben: Weil gleiche Zahlen zusammenliegen, stoßen verschiedene seltener aneinander. Die siebzehn Figuren haben acht bis zwanzig Siegel, also Steine mit nur einem Platz; eine zufällige Füllung hat im Mittel drei.
page-solve-3 = Unter jedem Stein steht, wie viele Plätze er noch hat. Wenn Sie auf einen Stein zeigen, sehen Sie seine Zahlen und Plätze auf dem Brett.
page-solve-picture = Figur II mit vierzehn gefundenen Steinen.

page-keys = Schlüssel
page-keys-1 = Im Buch heißt eine Lösung Schlüssel; gemeint ist die Lage der Steine. Eine Figur darf mehrere Schlüssel haben, und jeder gilt. Von den siebzehn Figuren haben neun genau einen; I, II, VI und XVI haben zwei, IV und XV vier, XIV sechs und III vierundzwanzig. Ein Schlüssel, in dem auch die Zahlen stehen, heißt „Tableau“.
page-keys-2 = Von Figur II sagt das Buch, alle Steine mit einer Null seien sofort klar, bis auf 0 : 4. Das stimmt fast: Offen ist auch 0 : 0, denn die beiden können sich die letzten Felder auf zwei Arten teilen. `alveus terzett check` prüft jede Figur und zählt ihre Schlüssel.

page-compose = Eine Figur zusammensetzen
page-compose-1 = Das Zusammensetzen ist die eigentliche Kunst. Sie haben ein leeres Netz und daneben alle Steine; am Ende sollen gleiche Zahlen immer zu dritt liegen. Meist sind 35 Steine bald untergebracht, und für den letzten bleiben zwei Löcher, die nicht nebeneinanderliegen.
page-compose-2 = Adlers Rat: Beginnen Sie mit einem Doppelstein in der Ecke, auf a1 und b1 oder auf a1 und a2. Die Doppelsteine entscheiden; in jeder Serie liegen sie anderswo. Schreiben Sie jeden Schlüssel sofort auf. Das erledigt hier das Notizbuch; es meldet auch, ob der Schlüssel neu ist.
page-compose-3 = *Sackgassen markieren* zählt die fertigen Gruppen und zeigt Felder ohne freien Nachbarn, Zahlen ohne Raum für ihre Gruppen und Steine ohne Platz. Gelöst wird dabei nichts. Auch eine Stellung ohne Warnung kann verloren sein.
page-compose-picture = Das kleinste Netz: drei Steine, zwei Zahlen. Wie geht es weiter?

page-hand = Maus und Tastatur
page-hand-1 = Nehmen Sie einen Stein aus dem Vorrat in die Hand und legen Sie ihn auf zwei Felder; die kleinere Zahl kommt auf das Feld, das Sie zuerst wählen. Wählen Sie einen liegenden Stein, um ihn umzudrehen oder wegzunehmen.
page-hand-2 = Mit der Tastatur nehmen Sie einen Stein in die Hand, indem Sie seine zwei Ziffern eingeben. Die Pfeiltasten führen von Feld zu Feld, Alt mit einer Pfeiltaste legt den Stein in Pfeilrichtung, `t` dreht den Stein im Fokus um, und Entf nimmt ihn weg.
page-hand-3 = Sie können einen Versuch beginnen, behalten oder verwerfen und jeden Zug zurücknehmen. Wenn Sie nicht weitersuchen wollen, vollendet der Computer die Figur oder meldet, dass er keinen Weg gefunden hat.

page-conditions = Bedingungen
page-conditions-1 = Wer Übung hat, stellt sich Bedingungen: die Zahlen 0 bis 7 untereinander in jeder von drei Spalten, auf Wunsch mit allen neun Nullen in der ersten Zeile; 0 bis 7 in der Diagonale; ein Kreuz aus neun gleichen Zahlen; eine Spalte mit vorgeschriebener Summe. Diese und eigene Bedingungen können Sie für ein neues Netz wählen.
page-conditions-2 = Ein Kreuz aus neun gleichen Zahlen muss einen Balken von sieben Feldern haben, den in der Mitte ein Balken von drei Feldern kreuzt; es kann aufrecht stehen oder quer liegen. Ein Kreuz mit zwei Balken von fünf Feldern lässt sich nicht in Dreiergruppen teilen. Das Bild dazu, Figur 12 des Buches, fehlt uns: Wir wissen weder, ob das Kreuz aufrecht steht, noch, welche sieben Zahlen außerdem vorgegeben sind.
page-conditions-3 = Manche Bedingungen sind unerfüllbar: Stehen alle Nullen in der ersten Zeile und alle Einsen in der letzten, bleibt kein Platz für 0 : 1. Ist etwas nachweislich unmöglich, meldet das Programm dies; sonst meldet es nur, dass nichts gefunden wurde.
page-conditions-picture = Das liegende Kreuz: Ein Balken aus drei Feldern kreuzt einen Balken aus sieben Feldern.

page-series = Serien
page-series-1 = Alle Figuren mit demselben Schlüssel bilden eine Serie. Dreht man einen Stein um, sodass seine beiden Zahlen die Plätze tauschen, müssen 14 andere umgelegt werden, damit wieder alle Zahlen in Dreiergruppen liegen; bei zwei Steinen sind es 24, bei vier Steinen mit acht verschiedenen Zahlen alle übrigen. *Steine drehen* im Menü zeigt die Folgen.
page-series-2 = Die acht Doppelsteine bleiben immer auf ihren Feldern, nur ihre Zahlen wechseln. Wer Steine dreht, benennt Zahlen um; jede Figur erlaubt 8! = 40 320 Umbenennungen. Fünf Jahre mit täglich mehreren Stunden Arbeit, sagt das Buch, reichen für alle Veränderungen seines Schlüssels 5 nicht aus.
page-series-3 = Eine vorgeschriebene Summe macht die Aufgabe schwerer: In der Spalte c von Figur 4 lagen 27 Augen, verlangt waren 10. Nach dem Buch müssen vier Felder eine Null zeigen, und auf die vier anderen kommen 1, 1, 1, 7 oder 2, 2, 2, 4 oder 3, 3, 3, 1. In Figur 8 des Buches mussten zugleich die drei Sieben auf e5 bis e7 zu Sechsen werden.
page-series-picture = Figur II mit einem ihrer beiden Schlüssel.

page-restored = Schlüssel 5, rekonstruiert
page-restored-1 = Die Zeichnungen des Schlüssels 5 und der zugehörigen Figuren 4, 6, 7 und 8 fehlen in unserer Vorlage. Nach dem Buch behalten aber die Doppelsteine in allen vier Figuren ihre Felder: e5–e6, f5–f6, g5–g6, h6–h7, i6–i7, h1–i1, e8–f8 und h8–i8. Beide Hälften eines Doppelsteins gehören also zu derselben Gruppe. Unter dieser Bedingung lässt sich das Rechteck auf 293 Arten in Gruppen teilen. Nur zu einer davon gibt es überhaupt Schlüssel, und zwar vier.
page-restored-2 = Die Spalte c entscheidet zwischen den vier Schlüsseln. In Figur 8 enthält sie eine Zahl viermal, eine andere dreimal und eine dritte einmal; bei zwei Schlüsseln ist das unmöglich. Beim dritten könnten sechs Felder der Spalte eine Null zeigen, nach dem Buch sind es genau vier. Ein Schlüssel bleibt übrig.
page-restored-3 = Figur 4 hat drei Sieben auf e5 bis e7, 27 Augen in Spalte c und nirgends vier gleiche Zahlen in einer Linie. Auf e2 bis e4 nehmen wir Sechsen an, denn in Figur 8 werden die drei Sieben zu Sechsen und treffen auf drei andere Sechsen. Unter diesen Bedingungen sind 1 335 660 Figuren möglich. Wir haben eine mit der Höchstzahl von zwölf Siegeln gewählt.
page-restored-4 = Dreht man 5 : 7, müssen vierzehn andere Steine umgelegt werden; das ergibt Figur 6. Für Figur 7 nennt das Buch die vier gedrehten Steine nicht; wir haben 5 : 7, 0 : 1, 2 : 3 und 4 : 6 gewählt.
page-restored-picture = Figur 4, rekonstruiert, mit Schlüssel 5.

page-ten = Von 27 Augen auf 10
page-ten-1 = Figur 8 hat wie Figur 4 den Schlüssel 5. In Figur 8 zeigt Spalte c vier Nullen, drei Einsen und eine Sieben, Spalte e sechs Sechsen. In Figur 4 liegen nirgends sechs gleiche Zahlen in einer Linie. Figur 8 verteilt gleiche Zahlen also anders auf die Gruppen und kann keine Umbenennung von Figur 4 sein. Mit Schlüssel 5 lassen sich gleiche Zahlen auf 161 664 Arten verteilen; zu jeder davon gibt es 40 320 Umbenennungen.
page-ten-2 = 68 352 Figuren erfüllen die Bedingungen von Figur 8. Wir haben eine mit der Höchstzahl von zwölf Siegeln gewählt.
page-ten-3 = Andere Kombinationen, schreibt das Buch, lassen sich „schwerlich durchführen“. Werden in dieser Figur aber die Nullen zu Einsen, die Einsen zu Zweien und die Sieben zur Null, enthält Spalte c 1, 1, 1, 1, 2, 2, 2 und 0, und das sind ebenfalls 10 Augen.
page-ten-picture = Figur 8, rekonstruiert.

page-kin = Verwandte Aufgaben
page-kin-1 = Vor dem Terzett gab es leichtere Spiele mit dem Satz bis 6 : 6. *Duett:* Zwei gleiche Zahlen berühren sich, wie beim gewöhnlichen Domino. *Quartett:* vier in einer geraden Linie. *Quadrat:* vier im Quadrat. *Quodlibet:* Quadrate, senkrechte und waagerechte Vierer in einer Figur.
page-kin-2 = Nach unserer Lesart ist beim Duett ein Doppelstein allein noch kein Paar. Das Quartett ist auf sieben mal acht Feldern möglich; auf vier mal vierzehn und zwei mal achtundzwanzig ist es nachweislich unmöglich. Das Quadrat ist auf allen diesen Rechtecken nachweislich unmöglich; es braucht einen Umriss aus versetzten Bändern. Adler schreibt, eine passende Figur habe erst gefunden werden müssen.
page-kin-3 = Als Umrisse seiner ersten Figuren nennt Adler Kreuze, Doppelkreuze, Sterne, Borten (Rahmen) und Leuchttürme. Unter unseren Umrissen sind alle fünf; der Leuchtturm ist ein Terzettumriss.

page-transcript = Korrekturen an unserer Vorlage
page-transcript-1 = Unsere Vorlage ist eine maschinelle Abschrift. Keine Ziffer musste geändert werden, aber manches war verrutscht: Bei VII, VIII und IX stand die Nummer unter der Figur; der rechte Pfosten von IX stand zwei Felder zu weit links; XV hatte eine Spalte zu viel; eine Vierergruppe in XVI war verschoben; die Lücken von XIV waren ungleich.
page-transcript-2 = Die Rechnung bestätigt unsere Korrekturen: Nur mit ihnen hat jede Figur einen Schlüssel und zeigt jede Zahl neunmal, stets in Dreiergruppen. Die Galerie nennt bei jeder Figur die Korrekturen.

page-company = In Gesellschaft
page-company-1 = Der Menüpunkt *Zehn Aufgaben hintereinander* erinnert an das Wettlösen von 1894 auf einem Nildampfer, das die Seite zu Dominosa schildert; die zehn Aufgaben stammen von uns. Im Buch lösen alle dieselbe Aufgabe, oder alle setzen unter derselben Bedingung eine Figur zusammen; jede Figur, die der Bedingung genügt, gilt. Ihre eigene Figur verschicken Sie mit *Als Aufgabe teilen* als Link; dabei sehen Sie auch, wie viele Lösungen sie hat. Adler entwickelte nach den Gesetzen des Terzetts auch Gesellschaftsspiele; im Buch stehen sie nicht.

page-glossary = Begriffe
glossary-cell = Ein Kästchen mit einer Zahl. Ein Stein bedeckt zwei Felder.
    .term = Feld
glossary-figure = Ein gefüllter Umriss, in dem gleiche Zahlen in Gruppen liegen.
    .term = Figur
glossary-group = Drei Felder mit derselben Zahl in einer geraden Linie.
    .term = Gruppe
glossary-key = Im Buch das Wort für eine Lösung: die Lage aller Steine, unabhängig von ihren Zahlen.
    .term = Schlüssel
glossary-seal = Ein Stein, dem nur ein Platz bleibt; im Buch männlich, *der* Siegel.
    .term = Siegel
glossary-net = Ein leerer Umriss, in dem Sie eine Figur zusammensetzen.
    .term = Netz
glossary-series = Alle Figuren mit demselben Schlüssel.
    .term = Serie
glossary-trial = Mit Bleistift gezeichnete Steine, die Sie später behalten oder verwerfen.
    .term = Versuch

page-known = Überliefertes und unsere Ergänzungen
page-known-1 = Die Regel, die Namen, der Rat zum Zusammensetzen und die siebzehn Figuren stehen im Buch. Die Figuren im Text, mit denen das Buch Serien und Bedingungen erklärt, haben in unserer Vorlage keine Zahlen mehr; die Figuren 4, 6, 7 und 8 haben wir nach dem Text des Buches rekonstruiert.
page-known-2 = Das Buch nennt die Zahl der Schlüssel einer Figur nicht. Wir haben sie mit eigenen Programmen gezählt.
page-known-3 = Die Hilfe, das Notizbuch, der Computerspieler und alle Umrisse, die nicht im Buch stehen, stammen von uns.
# Worauf das Aussehen unseres Bretts beruht.
page-design = Die Gestaltung folgt der Ausgabe von 1920. Die Tönung der Zahlen in der Galerie, von der hellen Null zur dunklen Sieben, haben wir hinzugefügt: So wird das Muster der Dreiergruppen sichtbar.

page-options = Die Optionen

page-sources = Quellen
page-sources-1 = O. S. Adler und Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, dritte Auflage, Züllchow bei Stettin 1920; darin die Dominosa-Aufgaben aus der Krankheitszeit eines Primaners, eines Schülers der obersten Klassen.
page-sources-2 = Richard Osa (O. S. Adler): zwei Kollektionen Dominospiele, Friedheim & Sohn, Berlin 1894; Reichspatent 71 539. Zitiert nach Jahn.
page-sources-note = Die Ergebnisse auf dieser Seite haben wir mit eigenen Programmen geprüft; die genannten Befehle gehören zu alveus.
