### Ketten des Bohnenspiels: was sie fragen, und was zu sehen ist, wenn sie gespielt sind.

study-chain-lead = Mit welchem Zug nehmen Sie zwölf Bohnen?
study-chain-solved = Zwölf Bohnen
study-chain-solved-lead = Zwei liegen in Nords zweiter Mulde, vier in der ersten, sechs in Ihrer sechsten: Die Kette läuft über die Grenze. Die geleerte Mulde dahinter beendet sie.

study-broken-lead = Nach dem Säen liegen zwei, vier, fünf und zwei Bohnen nebeneinander. Wie viele können Sie nehmen?
study-broken-solved = Sechs Bohnen
study-broken-solved-lead = Zwei und vier werden genommen; die Fünf in Nords erster Mulde beendet die Kette. Die beiden Bohnen in Ihrer letzten Mulde bleiben liegen.

study-six-lead = Mit sechs Bohnen aus einer Mulde können Sie höchstens sechs Mulden nehmen. Welche Mulde schafft das?
study-six-solved = Vierundzwanzig Bohnen
study-six-solved-lead = Sechs, vier, zwei, sechs, vier, zwei: Jede besäte Mulde wird genommen. Das ist ein Drittel aller Bohnen in einem Zug.

study-last-lead = Beide Seiten haben 31 Bohnen. Welche Mulde gewinnt?
study-last-solved = 41 : 31
study-last-solved-lead = Drei Bohnen machen drei Paare, und Nord hat nichts mehr zu säen. Auch die vier Bohnen der eigenen Reihe gehören Ihnen.
