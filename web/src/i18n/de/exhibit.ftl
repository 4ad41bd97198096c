### Meldungen eines unbeaufsichtigten Exponats: ein Touchscreen in der Ausstellung.

# Beschriftung der Auswahl zwischen den Spielen des Exponats.
kiosk-games = Spiele
# Knopf unter den kurzen Regeln: startet eine geführte erste Partie am Brett.
kiosk-show = Am Brett zeigen
# Knopf, der die kurzen Regeln schließt.
kiosk-understood = Verstanden
kiosk-offline = Keine Verbindung: Dieses Spiel kann gerade nicht geladen werden.

# $width, $height: Pixel, etwa „600“. Auf einem zu kleinen Bildschirm.
kiosk-small = Mit den Fingern spielbar ab { $width } × { $height } Pixeln.

### Überschriften, während sich das Brett selbst bespielt: Jede lädt zum Spielen ein.

kiosk-ask-bohnenspiel = Gewinnen Sie mehr Bohnen als der Computer?
kiosk-ask-duodecim = Spielen Sie besser als Kaiser Zenon?
kiosk-ask-familydomino = Werden Sie Ihre Steine schneller los als die anderen?
kiosk-ask-lombardorum = Bringen Sie alle fünfzehn Steine ans Ziel?
kiosk-ask-rithmomachia = Gewinnen Sie die Schlacht der Zahlen?
kiosk-ask-sperrdomino = Sperren Sie die Kette im richtigen Moment?
kiosk-ask-xii = Finden Sie den Weg durch die Buchstaben?
