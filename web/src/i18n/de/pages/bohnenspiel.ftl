### Die Seite mit den Regeln des Bohnenspiels. Jahn: Verleger, dessen Anzeige die Regeln nennt.
### page-NAME: Überschrift eines Abschnitts. page-NAME-1, -2 …: seine Absätze. page-NAME-picture:
### Unterschrift seines Bretts. page-short-1 bis -3: Unterschriften von drei Brettern mit den Regeln in
### Kürze, im Spiel. glossary-BEGRIFF: Erklärung eines Begriffs. found-OPTION: Ergebnis von Partien
### zwischen Computerspielern.
### *Wörter* sind betont, _Wörter_ lateinisch, ‹Wörter› deutsch.

page-lead = Zwölf Mulden, zweiundsiebzig Bohnen und rückwärts laufende Ketten aus Zweiern, Vierern und Sechsern.
# Name des Inhaltsverzeichnisses, von Screenreadern gesprochen.
page-contents = Auf dieser Seite
# Link hinter einer Bildunterschrift: öffnet die abgebildete Stellung auf dem Brett.
page-try = Ausprobieren
page-short-1 = Die untere Reihe gehört Ihnen. Wer am Ende mehr Bohnen in seiner Gewinnmulde hat, gewinnt.
page-short-2 = Leeren Sie eine Ihrer Mulden und säen Sie die Bohnen einzeln in die nächsten Mulden, rund um das Brett.
page-short-3 = Liegen in der letzten Mulde nun zwei, vier oder sechs Bohnen, nehmen Sie diese. Prüfen Sie dann ebenso die Mulden davor, bis eine andere Zahl kommt.

page-story = Ein Geschenk des Schahs
page-story-1 = Im Jahr 1908 war Pastor Fritz Jahn, Leiter der Züllchower Anstalten bei Stettin, zu Gast bei einem Baron in Kardis in den baltischen Provinzen, im heutigen Estland. Dort fand er ein Brett mit Bohnen. Der Schah von Persien, hieß es, habe vor über hundert Jahren der Zarin Katharina II. ein solches Brett geschenkt, und ein zweites sei nach Kardis gekommen.
page-story-2 = Jahn ließ das Brett nachbauen und verkaufte es im Verlag seiner Anstalten, 1920 samt Bohnen für dreißig Mark. In seiner Anzeige steht „Gesetzlich geschützt Nr. 188 553“; gemeint ist vermutlich ein Gebrauchsmuster. Die Anzeige nennt das Spiel uralt und völlig in Vergessenheit geraten und erklärt seine Regeln in zwei Sätzen. Das Bohnenspiel ist ein Säspiel, ein ferner Verwandter der Mancala-Spiele Afrikas und Asiens.

page-board = Das Brett und die Bohnen
page-board-1 = Zwei Reihen zu je sechs Mulden liegen einander gegenüber, und zur rechten Hand jedes Spielers liegt eine Gewinnmulde für die gewonnenen Bohnen. Jeder legt sechs Bohnen in jede Mulde seiner Reihe, also sechsunddreißig.
page-board-2 = Die Mulden jedes Spielers sind aus seiner Sicht von links nach rechts von 1 bis 6 nummeriert.
page-board-picture = Der Anfang: sechs Bohnen in jeder Mulde, beide Gewinnmulden leer.

page-aim = Das Ziel
page-aim-1 = Sammeln Sie mehr Bohnen in Ihrer Gewinnmulde als Ihr Gegner. Siebenunddreißig Bohnen entscheiden das Spiel; weiterspielen dürfen Sie trotzdem.

page-sow = Säen
page-sow-1 = Wer am Zug ist, leert eine seiner Mulden und sät ihre Bohnen einzeln in die folgenden: die eigene Reihe entlang nach rechts, dann die andere Reihe entlang, und bei vielen Bohnen weiter im Kreis.
page-sow-2 = In eine Gewinnmulde fällt dabei nie eine Bohne. Säen Sie zwölf oder mehr Bohnen, fällt auch eine in die Mulde, aus der sie kamen.
page-sow-3 = In jedem Zug wird genau einmal gesät, und Passen ist nicht erlaubt.
page-sow-picture = Süd sät aus Mulde 3. Die letzte von sechs Bohnen fällt in Nords Mulde 3.

page-take = Nehmen
page-take-1 = Die letzte Bohne entscheidet. Liegen in der Mulde, in die sie fällt, jetzt zwei, vier oder sechs Bohnen, werden diese genommen, auf Ihrer Seite wie auf der anderen.
page-take-2 = Liegen in der Mulde davor ebenfalls zwei, vier oder sechs Bohnen, werden auch diese genommen, und so weiter rückwärts. Eine leere Mulde oder eine andere Zahl beendet die Kette.
page-take-3 = Liegen in der letzten Mulde nicht zwei, vier oder sechs Bohnen, wird nichts genommen, auch nicht aus den Mulden davor. Acht, zehn oder zwölf Bohnen werden nie genommen.

page-end = Das Ende
page-end-1 = Das Spiel endet, wenn der Spieler am Zug keine Bohnen mehr in seiner Reihe hat; alle übrigen Bohnen gehören dem Gegner.
page-end-2 = Sie dürfen dem Gegner die letzten Bohnen nehmen und müssen ihm keine lassen. Wer mehr Bohnen hat, gewinnt; hat jeder sechsunddreißig, endet das Spiel unentschieden.
page-end-3 = Die letzten zwei Bohnen könnten ewig kreisen. Kommt eine Stellung zum dritten Mal vor oder wird zweihundert Züge lang nichts genommen, endet das Spiel, und die Bohnen gehören der Seite, auf der sie liegen.

page-advice = Tipps
page-advice-1 = Suchen Sie in der anderen Reihe Einer, Dreier und Fünfer: Mit einer Bohne mehr können sie genommen werden. Mehrere solche Mulden nebeneinander ergeben eine Kette, die Sie mit einem Zug nehmen können.
page-advice-2 = Ein großer Haufen Bohnen in einer Mulde ist sicher, und wer zwölf oder mehr sät, verändert das ganze Brett. Doch wer seine Reihe zu früh leert, verschenkt den Rest.

page-chain = Studie: über die Grenze hinweg
page-chain-1 = Die letzte von drei Bohnen aus Mulde 5 fällt in Nords zweite Mulde. Dort liegen nun zwei Bohnen, in Nords erster Mulde vier und in Ihrer letzten Mulde sechs: Die Kette läuft über die Grenze und bringt zwölf Bohnen.
page-chain-picture = Zwei, vier und sechs Bohnen werden genommen. Die geleerte Mulde davor beendet die Kette.
page-broken = Studie: die Fünf dazwischen
page-broken-1 = Vier Bohnen aus Mulde 5 reichen bis in Nords dritte Mulde. Die zwei Bohnen dort und die vier in der zweiten Mulde werden genommen; die fünf in der ersten beenden die Kette. Die zwei Bohnen in Ihrer letzten Mulde bleiben liegen.
page-broken-picture = Die zwei Bohnen hinter der Fünf können nicht genommen werden.
page-six = Studie: sechs Bohnen aus einer Mulde
page-six-1 = Wenn Sie sechs Bohnen säen, fallen sie in sechs Mulden; nur aus diesen können Sie Bohnen nehmen. Hier nehmen Sie aus allen: sechs, vier, zwei, sechs, vier und zwei. Diese vierundzwanzig, ein Drittel aller Bohnen, wechseln in einem Zug den Besitzer.
page-six-picture = Aus jeder Mulde, in die eine Bohne fiel, werden die Bohnen genommen.
page-last = Studie: das Ende einer Partie
page-last-1 = Drei gesäte Bohnen ergeben drei Zweier, die Süd nimmt; Nord hat dann keine Bohne mehr in seiner Reihe. Auch die vier Bohnen in Süds Reihe gehören Süd: 41 : 31.
page-last-picture = Nords Reihe ist leer, und das Spiel ist zu Ende.

page-glossary = Begriffe
glossary-pit = Eine Vertiefung für Bohnen. Jeder Spieler hat eine Reihe von sechs Mulden.
    .term = Mulde
glossary-store = Die Vertiefung zur rechten Hand eines Spielers für die gewonnenen Bohnen.
    .term = Gewinnmulde
glossary-sow = Eine Mulde leeren und ihre Bohnen einzeln in die folgenden Mulden legen.
    .term = Säen
glossary-capture = Zwei, vier oder sechs Bohnen aus einer Mulde in die Gewinnmulde legen.
    .term = Nehmen
glossary-chain = Mulden mit zwei, vier oder sechs Bohnen, die von der letzten an rückwärts geleert werden.
    .term = Kette

page-known = Überliefertes und unsere Ergänzungen
page-known-1 = Jahns Anzeige beschreibt das Brett und sagt, dass in jeder Mulde sechs Bohnen liegen, dass sie „rechts herum“ über beide Reihen ausgezählt werden und dass Zweier, Vierer und Sechser ohne Unterbrechung genommen werden. Sie sagt nicht, wie das Spiel endet, was beim Säen von zwölf oder mehr Bohnen geschieht und bei welcher Mulde das Nehmen beginnt. Dass eine Kette bei der letzten Mulde beginnt und rückwärts läuft, haben wir aus anderen Berichten ergänzt.
page-known-2 = Die übrigen Regeln folgen Spielprogrammen von Universitäten und Berichten Dritter über Jahns späteres Buch und das Handbuch von 1937. Wo diese voneinander abweichen oder nichts sagen, gibt es eine Option mit mehreren Lesarten; die erste ist voreingestellt.
page-known-3 = Namen und Stärken der Gegner stammen von uns. Der Baron, der in der Anzeige Stadelberg und anderswo Stackelberg heißt, und das Geschenk des Schahs sind nur durch Jahn bezeugt; laut Wikipedia liegt das erste Brett in der Eremitage, was wir nicht prüfen konnten.
# Worauf das Aussehen unseres Bretts beruht.
page-design = Das Brett folgt der Anzeige: eine Bohle mit eingearbeiteten Mulden und einer Gewinnmulde zur rechten Hand jedes Spielers. Das Birnholz und das Aussehen der Bohnen haben wir gewählt; ein Brett aus Kardis haben wir nicht gesehen.

page-options = Die Optionen

# Unter der Option „Was genommen wird“.
found-chain = Partien des Computers gegen sich selbst dauerten ohne Ketten um mehr als ein Viertel länger.

page-sources = Quellen
page-sources-1 = Fritz Jahn: „Kardis oder Bohnenspiel“, Anzeige der Züllchower Anstalten auf der letzten Seite der Druckschrift, mit der dieses Projekt begann.
page-sources-2 = Fritz Jahn: *Alte deutsche Spiele*, 1917 und 1923; nach der Spieldatenbank Ludii und ihrem Regelsatz „Jahn“.
page-sources-3 = „Bohnenspiel“, Wikipedia, englisch und deutsch, nach dem Handbuch von 1937.
page-sources-4 = Bohnenspiel-Server der Universität Mannheim, 2012.
page-sources-5 = COMP 424, Aufgabe und Programm, McGill-Universität, Montreal, 2017.
page-sources-6 = Die Varianten des Spiels in MancalaGames (StoneShark) und MankalaEngine (KDE).
page-sources-note = Jahns Bücher und das Handbuch haben wir nicht im Original gesehen; wir kennen sie aus den hier genannten Werken.
