### Texts in pages before scripts run: for search engines, previews and readers without scripts.
### $game: name of a game, for example “Dominosa”.

# Title of a page; search engines show it.
site-title = { $game }: read the rules and play for free
site-unable = The board needs JavaScript and a browser from 2023 or later. You can read the rules here.
site-all = All games
# Link to the same page in the other language, written in that language.
site-other = Auf Deutsch
# Description of a picture.
site-picture = { $game } board
site-home = alveus: play forgotten board games
site-home-about = Forgotten board games to play here for free: against the computer or a friend, without an account, and even offline.
site-short = Forgotten board games to play against the computer or a friend, even offline.
# Name of the site, in previews.
site-name = alveus · forgotten board games
# Heading, and link to the list of games.
site-lost = No page at this address
site-lost-home = Go to the games
site-offline-title = No connection
site-offline-text = This page is not stored on this device. Connect to the internet to open it.
site-offline-games = Games stored for offline use:
site-daily = Today’s puzzle
