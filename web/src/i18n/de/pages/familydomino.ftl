### Das Familiendomino: die Regeln, was überliefert ist und was von uns, die Quelle.
### *Wörter* sind betont, _Wörter_ sind lateinisch, ‹Wörter› in anderer Sprache.

page-title = Regeln und Quellen
page-lead = Das Domino für alle: Gleiche Zahlen berühren sich, und wer zuerst alle Steine los ist, sagt „Domino“.
page-contents = Auf dieser Seite

page-story = Am großen Tisch
page-story-1 = Vom Schulkind bis zum Greis kann jeder mitspielen, schreibt Adler; man plaudert dabei, und kein Versehen richtet großen Schaden an. Das Vergnügen ist, „Domino“ rufen zu dürfen oder zu sehen, wem die Kette gleicht, einer Schlange oder einem Bilderrahmen. Fritz Jahn fand für Erwachsene zu viel Glück darin; darum suchte er nach dem Sperrdomino.

page-play = Wie man spielt
page-play-1 = Zwei bis fünf setzen sich mit einem Spiel beliebiger Größe zusammen. Die Steine werden verdeckt gemischt und möglichst gleich verteilt; was übrig ist, bleibt verdeckt und spielt nicht mit. Niemand zeigt die seinen.
page-play-2 = Wer den höchsten Doppelstein hat, setzt ihn aus. Dann setzt einer nach dem anderen an eines der beiden Enden an, sodass sich gleiche Zahlen berühren. Wer kann, muss; wer nicht kann, passt.
page-play-3 = Als Option nimmt jeder nur sieben oder fünf Steine, und wer nicht kann, zieht einen.
page-play-picture = Offen liegen 4 und 0. Der gewählte Stein 1:4 passt an das linke Ende.

page-end = Das Ende
page-end-1 = Wer den letzten Stein gesetzt hat, sagt „Domino“ und hat gewonnen.
page-end-2 = Kann niemand mehr ansetzen, gewinnt die Hand mit den wenigsten Augen. Sind zwei gleich leicht, gewinnt niemand.

page-known = Was überliefert ist und was von uns
page-known-1 = Das Buch braucht nur wenige Zeilen: Steine beliebiger Reichweite, zwei oder mehr Spieler, verteilt und verborgen, gleiche Zahlen aneinander, und „Domino“ für den Ersten ohne Steine.
page-known-2 = Wie viele mitspielen, wer aussetzt, ob man bedienen muss, was bei einer Sperre geschieht: Davon sagt es nichts. Wir spielen, wie es in Familien meist gehalten wird, und sagen es hier.
page-known-3 = Die Gegner und ihre Namen sind von uns.
page-design = Der Tisch ist der des Sperrdominos. Legen darf man auch Schlangen und Rahmen; unsere Steine liegen in der geraden Doppelreihe, damit man alle sieht.

page-options = Die Optionen

page-sources = Quellen
page-sources-1 = O. S. Adler und Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, dritte Auflage, Züllchow bei Stettin 1920.
page-sources-note = Was das Buch offen lässt, ist nach den schlichten Regeln ergänzt, die überall gelten; ein anderes Buch wurde dafür nicht benutzt.
