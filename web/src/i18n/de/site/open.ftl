### Die Seite für Dateien und Links aus anderen Programmen.

open-title = Ein Spiel öffnen
open-lead = Hier öffnen Sie ein gespeichertes Spiel, einen Brief oder einen Link.
open-none = Diese Datei oder dieser Link enthält kein Spiel, das alveus öffnen kann. Wählen Sie eine andere Datei.
open-pick = Datei wählen …
