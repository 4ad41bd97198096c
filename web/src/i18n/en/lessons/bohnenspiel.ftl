### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment
### on the right answer (-right).
### _words_ are Latin.
### $board: “upright” if the board stands upright, so that rows are columns.

learn-bohnenspiel-sow = Sow
learn-bohnenspiel-sow-tells = { $board ->
    [upright] The left column is yours. You sow the beans of a pit one by one downwards, then up the right column.
   *[other] The lower row is yours. You sow the beans of a pit one by one to your right, then round the board.
}
learn-bohnenspiel-sow-task = Select a pit to see where its beans fall. Press it again to sow.
learn-bohnenspiel-sow-right = You sowed all the beans of one pit, one into each of the next pits, including those on the other side of the board. Only the stores at the ends are skipped.

learn-bohnenspiel-capture = Capture
learn-bohnenspiel-capture-tells = If the pit into which your last bean falls now holds two, four or six beans, you capture them.
learn-bohnenspiel-capture-task = Two of your pits can capture beans. Sow one of them.
learn-bohnenspiel-capture-right = The two beans are yours and go to the store { $board ->
    [upright] at the bottom.
   *[other] on your right.
}

learn-bohnenspiel-chain = The chain
learn-bohnenspiel-chain-tells = From the last pit, continue backwards and capture as long as the next pit holds two, four or six beans.
learn-bohnenspiel-chain-task = Find the pit that lets you capture twelve beans.
learn-bohnenspiel-chain-right = Two, four and six: you captured twelve beans in one turn, on both sides of the board.

learn-bohnenspiel-stop = Where the chain ends
learn-bohnenspiel-stop-tells = The first pit with any other number of beans ends the chain. Pits beyond it are safe.
learn-bohnenspiel-stop-task = Capture as many beans as you can.
learn-bohnenspiel-stop-right = You captured two beans, then four. The pit with five ended the chain, so the two beans behind it stayed on your side.

learn-bohnenspiel-win = The end
learn-bohnenspiel-win-tells = The game ends when the player whose turn it is has nothing left to sow; the other player collects all the beans left.
learn-bohnenspiel-win-task = Find the pit that wins the game.
learn-bohnenspiel-win-right = North has nothing left to sow. The four beans on your side are yours: you win 41–31. You now know all the rules.
