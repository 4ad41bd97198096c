### Chains of the Bohnenspiel: for each the question (-lead), then, when it has been solved, a heading
### (-solved) and an explanation (-solved-lead).

study-chain-lead = Which sowing captures twelve beans?
study-chain-solved = Twelve beans
study-chain-solved-lead = There are two beans in North’s second pit, four in the first and six in your own sixth: the chain crosses the border and ends before the pit that you emptied.

study-broken-lead = After sowing, adjacent pits hold two, four, five and two beans. How many beans can you capture?
study-broken-solved = Six beans
study-broken-solved-lead = You capture two beans, then four; the five in North’s first pit end the chain. The two in your own last pit are out of reach.

study-six-lead = By sowing six beans, you can capture at most six pits. From which of your pits can you capture that many?
study-six-solved = Twenty-four beans
study-six-solved-lead = Six, four, two, six, four, two: you capture every pit into which you sowed. A third of all the beans change hands in one turn.

study-last-lead = Each store holds 31 beans. Which pit wins the game?
study-last-solved = 41–31
study-last-solved-lead = Each of the three beans makes a pair, and North has nothing left to sow. The four beans in your own row are yours too.
