### Die Lehrgänge: Texte um jeden Schritt.

course-title = Spielen lernen
course-steps = Schritte
course-where = Schritt { $number } von { $of }
course-progress = Schritt { $number } von { $of }, { $done } gelöst
course-heard = Schritt { $number } von { $of }, { $title }.
course-solved = gelöst
course-back = Zurück
course-next = Weiter
course-reply = Antwort zeigen
course-play = Ein Spiel beginnen
course-link = Link zu diesem Schritt
course-hint-begin = Beginnen Sie hier: { $place }.
course-hint-then = Als Nächstes: { $from }, dann { $to }.
course-damaged = Ihr gespeicherter Fortschritt war nicht lesbar. Der Lehrgang beginnt von vorn.
course-group-begin = Beginnen
course-group-move = Ziehen
course-group-hit = Schlagen
course-group-capture = Nehmen
course-group-home = Ans Ziel kommen
course-group-win = Gewinnen
course-group-end = Das Ende
course-group-advanced = Für Fortgeschrittene
