### Texts in pages before scripts run: for search engines, previews and readers without scripts.
### $game: name of a game, for example “Dominosa”.

site-title = { $game }: rules and a board to play on, free
site-unable = The board needs JavaScript and a browser from 2023 or later. The rules can be read here.
site-all = All games
site-other = Auf Deutsch
site-picture = { $game } board
site-home = alveus: forgotten board games, playable here
site-home-about = Forgotten board games to play here and now for free: against the computer or a friend, without an account, and even offline.
site-short = Forgotten board games to play against the computer or a friend, even offline.
site-name = alveus · forgotten board games
site-lost = No page at this address
site-lost-home = To the games
site-offline-title = No connection
site-offline-text = This page is not stored on this device. Connect to the internet to open it.
site-offline-games = Games stored for offline use:
site-daily = Today’s puzzle
