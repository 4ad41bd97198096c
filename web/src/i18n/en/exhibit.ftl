### What only an exhibit says that nobody looks after.

kiosk-games = Games
kiosk-show = Show me on the board
kiosk-understood = Understood
