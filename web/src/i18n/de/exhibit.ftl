### Was nur ein Exponat sagt, das niemand beaufsichtigt.

kiosk-games = Spiele
kiosk-show = Am Brett zeigen
kiosk-understood = Verstanden
