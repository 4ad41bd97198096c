### The Bohnenspiel in five steps.

learn-bohnenspiel-1 = Sow. The near row is yours. Press one of your pits: you see where its beans would fall, one by one, past your right hand and round the board. Press it once more to sow it.
learn-bohnenspiel-1-right = That is a turn: all beans of a pit, one into each that follows, the other side's too. Only the stores at both ends are left out.
learn-bohnenspiel-2 = Take. If the pit of your last bean then holds two, four or six, you take them. Two of your pits can do it here. Sow one of them.
learn-bohnenspiel-2-right = Two beans are yours and lie in the store at your right hand. They never come back to the board.
learn-bohnenspiel-3 = The chain. After the last pit the one before it is looked at, and so on backwards, as long as there are two, four or six. Find the pit that takes twelve.
learn-bohnenspiel-3-right = Two, four and six: twelve beans in one turn, on both sides of the board.
learn-bohnenspiel-4 = Where it stops. The first pit with any other number ends the chain; what stands behind it stays. Take as many as you can.
learn-bohnenspiel-4-right = Two and four are taken. The five stopped you, and the two behind it stayed in your own row.
learn-bohnenspiel-5 = The end. Whoever is to move and has no bean in the own row ends the game; all beans left belong to the other. Find the pit that wins.
learn-bohnenspiel-5-right = North has nothing left to sow. The four beans still in your row are yours: 41 to 31.
