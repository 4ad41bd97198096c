### Ketten des Bohnenspiels: die Frage (-lead), nach der Lösung Überschrift (-solved) und Erklärung
### (-solved-lead).

study-chain-lead = Welche Mulde bringt Ihnen zwölf Bohnen?
study-chain-solved = Zwölf Bohnen
study-chain-solved-lead = Zwei Bohnen liegen in Nords zweiter Mulde, vier in der ersten und sechs in Ihrer sechsten: Die Kette läuft über die Grenze und endet vor der geleerten Mulde.

study-broken-lead = Nach dem Säen enthalten benachbarte Mulden zwei, vier, fünf und zwei Bohnen. Wie viele Bohnen können Sie nehmen?
study-broken-solved = Sechs Bohnen
study-broken-solved-lead = Sie nehmen zwei und vier Bohnen; die fünf in Nords erster Mulde beenden die Kette. Die beiden Bohnen in Ihrer letzten Mulde bleiben liegen.

study-six-lead = Mit sechs Bohnen aus einer Mulde können Sie höchstens sechs Mulden leeren. Mit welcher Ihrer Mulden gelingt das?
study-six-solved = Vierundzwanzig Bohnen
study-six-solved-lead = Sechs, vier, zwei, sechs, vier, zwei: Jede besäte Mulde wird geleert. Sie nehmen ein Drittel aller Bohnen in einem Zug.

study-last-lead = In jeder Gewinnmulde liegen 31 Bohnen. Mit welcher Mulde gewinnen Sie das Spiel?
study-last-solved = 41 : 31
study-last-solved-lead = Jede der drei gesäten Bohnen ergibt ein Paar, und Nord kann nicht mehr säen. Auch die vier Bohnen in Ihrer eigenen Reihe gehören Ihnen.
