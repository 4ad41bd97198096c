### The Bohnenspiel in five steps.

learn-bohnenspiel-1 = { $board ->
    [upright] Sow. The left column is yours. Press one of your pits to see where its beans would fall: one by one downwards, then up the right column. Press it again to sow it.
   *[other] Sow. The row nearer to you is yours. Press one of your pits to see where its beans would fall: one by one to your right, then round the board. Press it again to sow it.
}
learn-bohnenspiel-1-right = That is a turn: all the beans of one pit, one into each pit that follows, on the other side too. Only the stores at both ends are left out.
learn-bohnenspiel-2 = Capture. If the pit where your last bean falls then holds two, four or six beans, you capture them. Two of your pits can do this here. Sow one of them.
learn-bohnenspiel-2-right = The two beans are yours and go to { $board ->
    [upright] the store at the bottom.
   *[other] the store at your right hand.
} They never return to the board.
learn-bohnenspiel-3 = The chain. After the last pit, look at the one before it, and so on backwards. As long as each pit holds two, four or six, you capture it. Find the pit that captures twelve beans.
learn-bohnenspiel-3-right = Two, four and six: twelve beans in one turn, on both sides of the board.
learn-bohnenspiel-4 = Where the chain ends. The first pit with any other number ends it; pits behind that one are safe. Capture as many beans as you can.
learn-bohnenspiel-4-right = You captured two and four. The five ended the chain, so the two behind it stayed on your side.
learn-bohnenspiel-5 = The end. The game ends when the player to move has no beans left to sow; the other player collects all the beans left. Find the pit that wins.
learn-bohnenspiel-5-right = North has nothing left to sow. The four beans on your side are yours: you win 41 : 31.
