### Texte auf Seiten, bevor Skripte laufen: für Suchmaschinen, Vorschauen und Leser ohne Skripte.

site-title = { $game }: Regeln lesen und kostenlos spielen
site-unable = Das Brett braucht JavaScript und einen Browser aus dem Jahr 2023 oder einen neueren. Die Regeln können Sie hier lesen.
site-all = Alle Spiele
site-other = In English
site-picture = Spielbrett: { $game }
site-home = alveus: vergessene Brettspiele, hier spielbar
site-home-about = Vergessene Brettspiele, hier kostenlos spielbar: gegen den Computer oder zu zweit, ohne Konto, auch offline.
site-short = Vergessene Brettspiele: gegen den Computer oder zu zweit, auch offline.
site-name = alveus · vergessene Brettspiele
site-lost = Keine Seite unter dieser Adresse
site-lost-home = Zu den Spielen
site-offline-title = Keine Verbindung
site-offline-text = Diese Seite ist nicht auf diesem Gerät gespeichert. Um sie zu öffnen, verbinden Sie das Gerät mit dem Internet.
site-offline-games = Offline verfügbare Spiele:
site-daily = Das Rätsel des Tages
