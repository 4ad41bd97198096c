### The rules page of the Bohnenspiel. Jahn: a publisher; his advertisement gives the rules.
### page-NAME: heading of a section. page-NAME-1, -2 …: its paragraphs. page-NAME-picture: caption of
### its board. page-short-1 to -3: captions of three boards with the rules in short, shown in the game.
### glossary-TERM: explanation of a term. found-OPTION: a result of games between computer players.
### *words* are stressed, _words_ are Latin, ‹words› German.

page-lead = Twelve pits, seventy-two beans, and chains that run backwards: two, four, six.
# Name of the table of contents, spoken by screen readers.
page-contents = On this page
# Link after a caption: opens the position in the picture on the board.
page-try = Try it
page-short-1 = The lower row is yours. The player with more beans in their store at the end wins.
page-short-2 = Empty one of your pits and sow its beans one by one into the next pits, round the board.
page-short-3 = If the last pit now holds two, four or six beans, you capture them. Then check the pits before it in the same way, until one holds any other number.

page-story = A present from the Shah
page-story-1 = In 1908 Fritz Jahn, the pastor who headed an educational institution in Züllchow near Stettin, was the guest of a baron at Kardis in the Baltic provinces, in present-day Estonia. There he found a board with beans. He was told that the Shah of Persia had given one like it to the Empress Catherine II more than a hundred years before, and that a copy had come to Kardis.
page-story-2 = Jahn had the board copied and sold it through his publishing house; in 1920 it cost thirty marks, beans included. His advertisement has the line “‹Gesetzlich geschützt Nr. 188 553›” (protected by law), which presumably means a registered design. It calls the game ancient and completely forgotten, and gives its rules in two sentences. The Bohnenspiel is a sowing game, a distant relative of the mancala games of Africa and Asia.

page-board = The board and the beans
page-board-1 = Two rows of six pits face each other, and at each player’s right hand there is a store for captured beans. Each player puts six beans into every pit of their row: thirty-six beans each.
page-board-2 = Each player’s pits are numbered 1 to 6 from the player’s left.
page-board-picture = The start: six beans in every pit, both stores empty.

page-aim = The aim
page-aim-1 = Finish with more beans in your store than your opponent has in theirs. Thirty-seven beans are enough to win; you may still play to the end.

page-sow = Sowing
page-sow-1 = On your turn you empty one of your pits and sow its beans one by one into the next pits: along your row to your right, then along the other row, and round again if there are many.
page-sow-2 = Beans never fall into a store. If you sow twelve or more, one also falls into the pit they came from.
page-sow-3 = You sow once per turn, and passing is not allowed.
page-sow-picture = South sows pit 3. The last of six beans falls into North’s pit 3.

page-take = Capturing
page-take-1 = The last bean decides. If the pit it falls into, on either side of the board, now holds two, four or six beans, you capture them.
page-take-2 = Then look at the pit before it: two, four or six beans are captured there too. Continue backwards in the same way. The first pit with any other number, or with none, ends the chain.
page-take-3 = If the last pit does not hold two, four or six beans, you capture nothing at all. Eight, ten or twelve beans are never captured.

page-end = The end
page-end-1 = The game ends when the player to move has no beans in their own row; the other player collects all the beans left.
page-end-2 = You may capture your opponent’s last beans; you need not leave any. The player with more beans wins; thirty-six each is a draw.
page-end-3 = The last two beans could circle for ever. If a position occurs for the third time, or nothing has been captured for two hundred turns, the game stops and the beans belong to the side they are on.

page-advice = Tips
page-advice-1 = Look for ones, threes and fives in the other row: with one more bean they can be captured. Several such pits side by side form a chain that one sowing can capture.
page-advice-2 = A large pile of beans in one pit is safe, and sowing twelve or more changes the whole board. But if your row empties too early, your opponent collects the rest.

page-chain = Study: across the border
page-chain-1 = The last of three beans from pit 5 falls into North’s second pit. That pit now holds two beans, North’s first pit holds four, and your own pit 6 holds six: the chain crosses the border and captures twelve.
page-chain-picture = Two, four and six beans are captured. The emptied pit behind them ends the chain.
page-broken = Study: the five in between
page-broken-1 = Four beans from pit 5 end in North’s third pit. You capture the two beans there and the four in the second pit; the five in the first pit end the chain. The two beans in your last pit are out of reach.
page-broken-picture = The two beans behind the five cannot be captured.
page-six = Study: six beans from one pit
page-six-1 = By sowing six beans, you can capture at most the six pits that they fall into. Here you capture all of them: six, four, two, six, four and two beans. Twenty-four beans, a third of the total, are captured in one turn.
page-six-picture = Every pit that received a bean is captured.
page-last = Study: the end of a game
page-last-1 = Sowing three beans makes three twos. South captures them, and North has nothing left. The four beans in South’s row go to South too: 41–31.
page-last-picture = North’s row is empty, and the game is over.

page-glossary = Glossary
glossary-pit = A hollow for beans. Each player has a row of six.
    .term = Pit
glossary-store = The hollow on each player’s right, for beans won.
    .term = Store
glossary-sow = To empty a pit and drop its beans one by one into the pits that follow.
    .term = Sow
glossary-capture = To take two, four or six beans from a pit to your store.
    .term = Capture
glossary-chain = Pits with two, four or six beans, captured one after another from the last pit backwards.
    .term = Chain

page-known = Sources and our additions
page-known-1 = Jahn’s advertisement describes the board and says that each pit holds six beans, that they are counted out “‹rechts herum›” (“round to the right”) over both rows, and that twos, fours and sixes are captured without interruption. It does not say how the game ends, what happens when a pit of twelve beans or more is sown, or at which pit a capture begins. From other accounts we have added that a chain begins at the last pit and runs backwards.
page-known-2 = The other rules follow computer programs written at universities, and second-hand accounts of Jahn’s later book and the handbook of 1937. Where these differ or say nothing, there is an option with several readings; the first is the default.
page-known-3 = We chose the names and strengths of the opponents. We have only Jahn’s word for the Shah’s present and for the baron, whose name is spelled Stadelberg in the advertisement and Stackelberg elsewhere. Wikipedia adds that the original board is kept in the Hermitage; we have not been able to check this.
# What the look of our board is based on.
page-design = The board follows the advertisement: a plank with carved pits and a store at each player’s right hand. The pear wood and the look of the beans are our design; we have not seen any board from Kardis.

page-options = Options

# Below the option “What is captured”.
found-chain = Without chains, games between computer players were more than a quarter longer.

page-sources = Sources
page-sources-1 = Fritz Jahn: “Kardis oder Bohnenspiel”, advertisement by the Züllchower Anstalten on the last page of the brochure with which this project began.
page-sources-2 = Fritz Jahn: *Alte deutsche Spiele*, 1917 and 1923; consulted through the Ludii games database and its ruleset “Jahn”.
page-sources-3 = “Das Bohnenspiel”, Wikipedia, in English and German, after the handbook of 1937.
page-sources-4 = Bohnenspiel server, University of Mannheim, 2012.
page-sources-5 = COMP 424, project specification and program, McGill University, Montreal, 2017.
page-sources-6 = The configurations of the game in MancalaGames (StoneShark) and MankalaEngine (KDE).
page-sources-note = We have not seen Jahn’s books or the handbook; we know them through the works listed here.
