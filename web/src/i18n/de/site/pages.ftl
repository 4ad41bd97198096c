### Was auf Seiten steht, bevor sie laufen: für die Suche, für Vorschauen und für alle, die nur lesen können.

site-title = { $game }: Regeln und ein Brett zum Spielen, kostenlos
site-unable = Das Brett braucht JavaScript und einen Browser von 2023 oder später. Die Regeln können Sie hier lesen.
site-all = Alle Spiele
site-other = In English
site-picture = Spielbrett: { $game }
site-home = alveus: vergessene Brettspiele, hier zu spielen
site-home-about = Vergessene Brettspiele, hier kostenlos und sofort spielbar: gegen den Computer oder zu zweit, ohne Konto, auch ohne Netz.
site-short = Vergessene Brettspiele: gegen den Computer oder zu zweit, auch ohne Netz.
site-name = alveus · vergessene Brettspiele
site-lost = Keine Seite unter dieser Adresse
site-lost-home = Zu den Spielen
site-offline-title = Keine Verbindung
site-offline-text = Diese Seite ist nicht auf diesem Gerät gespeichert. Um sie zu öffnen, verbinden Sie das Gerät mit dem Internet.
site-offline-games = Offline verfügbare Spiele:
site-daily = Das Rätsel des Tages
