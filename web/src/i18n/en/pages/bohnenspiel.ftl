### The Bohnenspiel: its rules, what is known and what is ours, its sources.
### *words* are stressed, _words_ are Latin, ‹words› another language.

page-title = Rules and sources
page-lead = Twelve hollows, seventy-two beans, and a count that runs backwards: two, four, six.
page-contents = On this page
page-try = Try it

page-story = A present from the Shah
page-story-1 = In 1908 Fritz Jahn, of the Züllchow institutions near Stettin, was a guest of a baron at Kardis in the Baltic provinces, in what is Estonia today. There he found a board with beans. The Shah of Persia, he was told, had given one like it to the Empress Catherine II more than a hundred years before, and a double of it had come to Kardis.
page-story-2 = Jahn had the board copied and sold it through his publishing house, thirty marks with its beans. He gives the rules in two sentences of an advertisement. It is a game of sowing, a relative of the mancala games of Africa and Asia far from their home.

page-board = The board and the beans
page-board-1 = Two rows of six hollows lie opposite each other, and at each player's right hand there is a hollow for what has been won. Each player counts six beans into every hollow of the own row: twice thirty-six.
page-board-2 = We call the hollows pits and number those of each player from the own left, 1 to 6. The hollow for what is won is the store.
page-board-picture = The start: six beans in every pit, both stores empty.

page-aim = The aim
page-aim-1 = To have more beans in the store at the end than the other. Thirty-seven decide the game; it may be played on all the same.

page-sow = Sowing
page-sow-1 = In your turn you empty one of your pits and sow its beans one by one into the pits that follow: along your row to your right hand, then along the other row, and round again if there are many.
page-sow-2 = No bean ever falls into a store. Twelve beans and more also fall into the pit they came from.
page-sow-3 = Every turn is one sowing. There is no second one, and none may be let pass.
page-sow-picture = South sows pit 3. The last of six beans falls into North's pit 3.

page-take = Taking
page-take-1 = The last bean decides. If its pit now holds two, four or six, whichever side it is on, these beans are taken.
page-take-2 = Then the pit before it is looked at: two, four or six are taken too, and so on backwards without a gap. The first pit with another number ends it, an empty one as well.
page-take-3 = If the last pit does not count two, four or six, nothing is taken, whatever lies before it. Eight, ten and twelve are never taken.

page-end = The end
page-end-1 = If the player to move has no bean in the own row, the game is over, and all beans left go to the other player.
page-end-2 = You may take the last bean the other has, and you need not leave any. More beans win; thirty-six each is a draw.
page-end-3 = Two last beans could circle for ever. When a position returns for the third time, or nothing has been taken for two hundred turns, the game stops and the beans stay with the side they lie on.

page-advice = Advice
page-advice-1 = Look at the other row for odd numbers: ones, threes and fives are what a single bean makes takeable. Several of them side by side are a chain that waits for its last bean.
page-advice-2 = Beans that gather in one pit are safe there, and a pit of twelve or more changes the whole board. But a row that runs dry too early gives the rest away.

page-chain = Study: across the border
page-chain-1 = Three beans from pit 5 end in North's second pit. Two there, four in the first, six in your own sixth: the chain runs over the border and takes twelve.
page-chain-picture = Two, four and six. The emptied pit behind them ends the chain.
page-broken = Study: the five in between
page-broken-1 = Four beans reach North's third pit. Two and four are taken; the first pit holds five and stops everything. The two in your own last pit stay, though they are two.
page-broken-picture = The two behind the five is not reached.
page-six = Study: a whole hand
page-six-1 = A pit of six can at best take six pits, every one it has sown. Here it does: six, four, two, six, four, two, twenty-four beans in one turn. More than a third of the game changes hands.
page-six-picture = Every pit sown is taken.
page-last = Study: the last word
page-last-1 = Three beans, three pairs, and North has nothing left. Because South could still move, the four beans of the own row are South's too: 41 to 31.
page-last-picture = North's row is emptied, and the game is over.

page-known = What is handed down, and what is ours
page-known-1 = The sheet says how the board looks, that six beans lie in each hollow, that they are counted out “‹rechts herum›” over both rows, and that twos, fours and sixes are taken without interruption. What happens at the end, and with twelve beans or more, it does not say.
page-known-2 = The rest follows Jahn's later book and the handbook of 1937 as others tell them, and the programs with which universities had it played. Where they differ or are silent there is an option. The first reading is the one we play unless you choose otherwise.
page-known-3 = The names and strengths of the opponents are ours. The baron, whom the sheet spells Stadelberg and others Stackelberg, and the present of the Shah rest on Jahn's word; Wikipedia adds that the first board is kept in the Hermitage, which we have not been able to check.
page-design = The board follows the advertisement: a plank with carved hollows and a store at each right hand. That it is pear wood, and the look of the beans, are design; no board from Kardis was seen.

page-options = The options
page-options-wait = The table of options is part of the game’s own data and could not be loaded.
page-presets = Settings with a name

page-sources = Sources
page-sources-1 = Fritz Jahn: “Kardis oder Bohnenspiel”, advertisement of the Züllchower Anstalten on the last page of the sheet this project begins with.
page-sources-2 = Fritz Jahn: *Alte deutsche Spiele*, 1917 and 1923; consulted through the Ludii games database and its ruleset “Jahn”.
page-sources-3 = “Das Bohnenspiel”, Wikipedia, in English and German, after the handbook of 1937.
page-sources-4 = Bohnenspiel server, University of Mannheim, 2012.
page-sources-5 = COMP 424, project specification and program, McGill University, Montreal, 2017.
page-sources-6 = MancalaGames by StoneShark and the KDE MankalaEngine: their configurations of the game.
page-sources-note = Jahn's books and the handbook were not seen in the original; what we say of them we know through the works named here.
page-play = Play
