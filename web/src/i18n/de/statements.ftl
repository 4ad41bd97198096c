### Erklärungen: Datenschutz, Barrierefreiheit, Impressum, Kontakt, Quelltext, Zitieren.

statements-title = Erklärungen
statements-lead = Was diese Website mit Daten macht, für wen sie nutzbar ist, wer für sie verantwortlich ist und wie man sie zitiert.
statements-privacy = Datenschutz
statements-privacy-1 = Diese Website sammelt nichts und sendet nichts. Es gibt keine Cookies, keine Statistik, keine fremden Schriften oder Skripte. Wer sie betreibt, kann wie auf jedem Webserver Zugriffe protokollieren; im Impressum steht, wer das ist.
statements-privacy-2 = Ihre Spiele und Einstellungen bewahrt Ihr Browser auf Ihrem Gerät auf, sonst niemand. Sie löschen sie im Browser mit den Daten der Website. Ein Link zu einem Spiel oder ein Brief trägt die Züge hinter dem # und erreicht nie einen Server.
statements-privacy-3 = Auf fremden Seiten gilt dasselbe. Ein Exponat speichert gar nichts, außer das Museum lässt es Besuche nach Tag, Spiel und Sprache auf dem eigenen Gerät zählen.
statements-access = Barrierefreiheit
statements-access-1 = Unser Ziel ist WCAG 2.2, Stufe AA. Jedes Spiel lässt sich mit Maus, Finger, Tastatur und Screenreader spielen; Züge werden in Sätzen gesagt; es gibt helle, dunkle und kontrastreiche Farben; Bewegung folgt der Einstellung Ihres Systems.
statements-access-2 = Jede Änderung des Programms wird mit axe und mit der Tastatur geprüft. Mit Menschen, die täglich einen Screenreader benutzen, wurde es noch nicht erprobt; sagen Sie, was Ihnen im Weg ist.
statements-imprint = Impressum
statements-imprint-none = Wer diese Website betreibt, hat noch kein Impressum geschrieben. Es steht in der Datei imprint.txt neben dieser Seite.
statements-contact = Kontakt
statements-contact-1 = Bitte schreiben Sie an die Betreiber dieser Website; das Impressum sagt, wie.
statements-source = Quelltext
statements-source-1 = Das Programm ist freie Software unter der MIT-Lizenz. Das Python-Paket, das hier spielt, liegt als lesbarer Quelltext neben dieser Seite, und die Dokumentation sagt, wie man die ganze Website baut.
statements-source-docs = Dokumentation
statements-cite = Wie man zitiert
statements-cite-1 = The alveus authors: alveus: forgotten board games, their rules and opponents in Python. Version { $version }.
