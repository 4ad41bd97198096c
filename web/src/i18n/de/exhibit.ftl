### Was nur ein Exponat sagt, das niemand beaufsichtigt.

kiosk-games = Spiele
kiosk-show = Am Brett zeigen
kiosk-understood = Verstanden
kiosk-offline = Keine Verbindung: Dieses Spiel kann gerade nicht geladen werden.

kiosk-small = Mit den Fingern ist dieses Spiel erst ab { $width } × { $height } Pixeln spielbar.

### Überschriften, während sich das Brett selbst bespielt: Jede lädt zum Spielen ein.

kiosk-ask-bohnenspiel = Gewinnen Sie mehr Bohnen als der Computer?
kiosk-ask-duodecim = Spielen Sie besser als Kaiser Zenon?
kiosk-ask-familydomino = Werden Sie zuerst alle Steine los?
kiosk-ask-lombardorum = Bringen Sie fünfzehn Steine über das Brett?
kiosk-ask-rithmomachia = Gewinnen Sie die Schlacht der Zahlen?
kiosk-ask-sperrdomino = Sperren Sie die Kette im richtigen Moment?
kiosk-ask-xii = Finden Sie den Weg durch die Buchstaben?
