### Messages of an unattended exhibit: a touch screen in a gallery.

# Label of the choice between the games of the exhibit.
kiosk-games = Games
# A button below the short rules: starts a guided first game on the board.
kiosk-show = Show me on the board
# A button that closes the short rules.
kiosk-understood = Got it
kiosk-offline = No connection: this game cannot be loaded at the moment.

# $width, $height: pixels, for example “600”. On a screen that is too small.
kiosk-small = To play this game by touch, you need a screen of at least { $width } × { $height } pixels.

### Headings while the board plays by itself: each invites visitors to play.

kiosk-ask-bohnenspiel = Can you capture more beans than the computer?
kiosk-ask-duodecim = Can you play better than Emperor Zeno?
kiosk-ask-familydomino = Can you be the first to play all your tiles?
kiosk-ask-lombardorum = Can you bring fifteen men across the board?
kiosk-ask-rithmomachia = Can you win the battle of the numbers?
kiosk-ask-sperrdomino = Can you block the line at the right moment?
kiosk-ask-xii = Can you find the route through the letters?
