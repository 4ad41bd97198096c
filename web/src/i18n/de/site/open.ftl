### Die Seite, die annimmt, was ein anderes Programm übergibt.

open-title = Ein Spiel öffnen
open-lead = Hier öffnen Sie ein gespeichertes Spiel, einen Brief oder einen Link.
open-none = Das ist kein Spiel, das alveus öffnen kann. Wählen Sie eine andere Datei.
open-pick = Datei wählen …
