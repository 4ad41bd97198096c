### Chains of the Bohnenspiel: what they ask, and what is to be seen once they are played.

study-chain-lead = Which pit takes twelve beans?
study-chain-solved = Twelve beans
study-chain-solved-lead = Two in North’s second pit, four in the first, six in your own sixth: the chain runs over the border. The emptied pit behind them ends it.

study-broken-lead = Two, four, five and two will lie in a row. How many beans can be taken?
study-broken-solved = Six beans
study-broken-solved-lead = Two and four are taken; the five in North’s first pit stops everything. The two in your own last pit stay, though they are two.

study-six-lead = A pit of six can at best take six pits. Which one does?
study-six-solved = Twenty-four beans
study-six-solved-lead = Six, four, two, six, four, two: every pit that was sown is taken, more than a third of the game in one turn.

study-last-lead = Both sides have thirty-one. Which pit wins?
study-last-solved = Forty-one to thirty-one
study-last-solved-lead = Three beans, three pairs, and North has nothing left to sow. Because South could still move, the four beans of the own row are South’s too.
