### Die Seite mit den Regeln des Familiendominos.
### „Das Buch“: Adler und Jahn, 1920. „Unsere Vorlage“: eine Abschrift ohne die meisten Zeichnungen.
### page-NAME: Überschrift eines Abschnitts. page-NAME-1, -2 …: seine Absätze. page-NAME-picture:
### Unterschrift seines Bretts. page-short-1 bis -3: Unterschriften von drei Brettern mit den Regeln in
### Kürze, im Spiel. glossary-BEGRIFF: Erklärung eines Begriffs.
### *Wörter* sind betont, _Wörter_ lateinisch, ‹Wörter› deutsch.

page-lead = Das Domino, das alle kennen: Gleiche Zahlen berühren sich, und wer zuerst alle Steine gelegt hat, gewinnt.
# Name des Inhaltsverzeichnisses, von Screenreadern gesprochen.
page-contents = Auf dieser Seite
page-short-1 = Die Steine werden verteilt. Wer den höchsten Doppelstein hat, eröffnet mit ihm.
page-short-2 = Dann legt reihum jeder einen Stein an ein Ende der Kette, sodass sich gleiche Zahlen berühren. Wer nicht anlegen kann, passt.
page-short-3 = Wer zuerst alle Steine gelegt hat, ruft „Domino“ und gewinnt.

page-story = Am großen Tisch
page-story-1 = Vom Schulkind bis zu den Großeltern können alle mitspielen, schreibt Adler; man plaudert dabei, und kein Versehen richtet großen Schaden an. Das Vergnügen besteht darin, „Domino“ rufen zu dürfen oder zu sehen, wie aus der Kette eine Schlange oder ein Bilderrahmen wird. Das Spiel verlangt noch weniger Nachdenken als Dame und Mühle. Ob der Satz vollständig ist, prüft niemand streng; als Preise gibt es, wenn überhaupt, Süßigkeiten oder höchstens ein paar Pfennige.
page-story-2 = Für Erwachsene hing das Spiel, fand Fritz Jahn, zu sehr vom Glück ab; darum suchte er nach den Regeln des Sperrdominos, über das die ihm bekannten Dominobücher zu wenig sagten. Er sammelte auch andere Dominospiele für ein späteres Büchlein. Die zweite Auflage des Buches von Adler und Jahn kam im Krieg heraus; ihr Vorwort trägt das Datum des 25. Juli 1918. Für die Reise empfiehlt das Buch Miniaturspiele und Kartendominos. Weil Jahn in ganz Deutschland Vorträge über Spiele hielt, war die zweite Auflage bald vergriffen. Auf dem Umschlag von 1921 steht: „Für Freunde geistreicher Kurzweil“.

page-play = Der Spielverlauf
page-play-1 = Zwei bis fünf Spieler nehmen einen Satz beliebiger Größe. Die Steine werden verdeckt gemischt und gleichmäßig verteilt; übrige Steine bleiben verdeckt liegen und werden nicht gespielt. Niemand zeigt seine Steine.
page-play-2 = Wer den höchsten Doppelstein hat, eröffnet mit ihm. Dann legt reihum jeder einen Stein an eines der beiden Enden der Kette, sodass sich gleiche Zahlen berühren. Wer anlegen kann, muss es tun; wer nicht kann, passt.
page-play-3 = Bei einer der Optionen nimmt jeder nur sieben Steine (ab vier Spielern fünf); wer nicht anlegen kann, zieht einen Stein.
page-play-picture = Offen sind 4 und 0. Der gewählte Stein 1:4 passt an das linke Ende.

page-end = Das Ende
page-end-1 = Wer zuerst seinen letzten Stein gelegt hat, ruft „Domino“ und gewinnt.
page-end-2 = Kann niemand mehr anlegen, gewinnt, wer die wenigsten Augen auf der Hand hat. Haben mehrere gleich wenige, gewinnt niemand.

page-sets = Vier Sätze und eine Berichtigung
page-sets-1 = Ein Stein vereint zwei Würfelflächen, schreibt Adler; zwei Würfel ergeben aber nur 21 Kombinationen. Das Buch beschreibt Sätze bis 6, 7, 8 und 9 und zählt ihre Steine (28, 36, 45 und 55), ihre Doppelsteine (7, 8, 9 und 10) und ihre Augen (168, 252, 360 und 495). Im Durchschnitt hat ein Stein so viele Augen, wie die höchste Zahl des Satzes angibt. Jede Zahl steht auf so vielen Steinen, wie es Doppelsteine gibt, kommt aber einmal öfter vor, denn ihr Doppelstein zeigt sie zweimal. Von Satz zu Satz nimmt die Anzahl der Steine wie die der Augen nach einer festen Regel zu. Alle diese Zahlen stimmen.
page-sets-2 = Mit offenen Steinen, sagt das Buch, gehen die Sätze bis 6 und 8 in einer Kette mit gleichen Enden auf; beim Satz bis 7 bleiben drei Steine übrig, bei dem bis 9 fünf. Tatsächlich bleiben beim Satz bis 9 nur vier übrig: Alle Zahlen bis auf zwei müssen auf eine ihrer neun Verbindungen mit anderen Zahlen verzichten, und jeder Stein, der übrig bleibt, zählt für zwei davon. Sollen die Enden gleich sein, bleiben beim Satz bis 9 fünf übrig, beim Satz bis 7 dann aber vier. Das Buch vermengt die beiden Fälle.

page-glossary = Begriffe
glossary-double = Ein Stein mit derselben Zahl auf beiden Hälften, etwa 4:4.
    .term = Doppelstein
glossary-pip = Ein Punkt auf einem Stein. Steine werden nach ihren Augen gewertet.
    .term = Auge
glossary-lead = Den ersten Stein einer Runde legen.
    .term = Eröffnen (im Buch „aussetzen“)
glossary-line = Die Reihe der gelegten Steine; sie hat zwei offene Enden.
    .term = Kette
glossary-stock = Die Steine, die nach dem Verteilen verdeckt liegen bleiben.
    .term = Vorrat
glossary-block = Das Ende einer Runde, wenn niemand mehr anlegen kann.
    .term = Sperre
glossary-domino = Der Ruf des Gewinners, wenn er seinen letzten Stein legt.
    .term = Domino

page-known = Überliefertes und unsere Ergänzungen
page-known-1 = Das Buch braucht für die Regeln nur wenige Zeilen: ein Satz beliebiger Größe, zwei oder mehr Spieler, verdeckt verteilte Steine, gleiche Zahlen aneinander und der Ruf „Domino“, wenn ein Spieler keine Steine mehr hat.
page-known-2 = Das Buch sagt nicht, wie viele Personen höchstens mitspielen dürfen, wer eröffnet, ob man anlegen muss und was bei einer Sperre geschieht. Wir spielen, wie es in Familien üblich ist.
page-known-3 = Die Gegner und ihre Namen stammen von uns.
# Worauf das Aussehen unseres Bretts beruht.
page-design = Der Tisch ist derselbe wie beim Sperrdomino. Zu Hause dürfen die Steine Schlangen und Rahmen bilden; hier liegen sie in zwei geraden Reihen, damit alle zu sehen sind.

page-options = Die Optionen

page-sources = Quellen
page-sources-1 = O. S. Adler und Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, dritte Auflage, Züllchow bei Stettin 1920.
page-sources-note = Fragen, die das Buch offenlässt, haben wir mit den üblichen einfachen Regeln beantwortet; ein anderes Buch haben wir dafür nicht benutzt.
