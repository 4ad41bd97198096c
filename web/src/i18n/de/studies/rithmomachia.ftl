### Die Beispiele der Anleitung auf dem Brett: die Aufgabe (-lead), nach der Lösung Überschrift
### (-solved) und Erklärung (-solved-lead).

study-sixfive-lead = Weiß zieht die 6. Von welchem Feld aus greift sie die schwarze 30 an?
study-sixfive-solved = Fünf Schritte entfernt
study-sixfive-solved-lead = Von b6 sind es fünf Schritte bis g6, und 6 · 5 = 30. Schwarz kann die 30 mit einem Gegenzug retten; sonst schlägt Weiß sie.

study-fivenine-lead = Sie spielen Schwarz. Die 5 steht schon neben der weißen 45. Wohin zieht die 9?
study-fivenine-solved = Zwischen fünf und neun
study-fivenine-solved-lead = Die 45 steht zwischen der 5 und der 9, und 5 · 9 = 45. Auf e5, schräg neben der 45, greift die 9 nichts an. Weiß kann die 45 mit einem Gegenzug in Sicherheit bringen.

study-shutin-lead = Sie spielen Schwarz. Der weißen 2 bleibt ein Ausweg. Welcher Stein versperrt ihn?
study-shutin-solved = Eingeschlossen
study-shutin-solved-lead = Der Rand und die schwarzen Steine 3, 5 und 7 schließen die 2 von allen Seiten ein. Sie wird sofort geschlagen: Auf diesen Angriff, _obsidio_, gibt es keine Antwort.

study-harmony-lead = Sie spielen Schwarz im Spiel für Fortgeschrittene. Sie haben die weiße Pyramide geschlagen und die 45 erobert. Auf welchem Feld gewinnt die 45?
study-harmony-solved = Eine harmonische Reihe
study-harmony-solved-lead = Fünf, neun, fünfundvierzig: Die Differenzen sind 4 und 36, und 4 verhält sich zu 36 wie 5 zu 45. Als eroberter Stein liegt die 45 umgedreht; sie vollendet jetzt die Reihe von Schwarz.
