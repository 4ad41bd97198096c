### Bohnenspiel: its sides, its opponents, and the questions on which its rules can be read
### differently.

side-bohnenspiel-south = South
side-bohnenspiel-north = North

## Opponents

level-bohnenspiel-kind = A child of the house
level-bohnenspiel-gast = A guest
level-bohnenspiel-nachbar = The neighbour
level-bohnenspiel-verwalter = The steward
level-bohnenspiel-baron = The baron at Kardis
level-bohnenspiel-zarin = Tsarina Catherine
level-bohnenspiel-schah = The Shah of Persia

## Presets

preset-bohnenspiel-kardis = The bean game of Kardis
preset-bohnenspiel-mcgill = As taught at McGill
preset-bohnenspiel-rounds = Rounds to 100 beans

## Options

option-bohnenspiel-direction = Which way the beans go
value-bohnenspiel-direction-ccw = To the right, against the clock
value-bohnenspiel-direction-cw = To the left, with the clock
note-bohnenspiel-direction = The sheet says “rechts herum”, which can be read either way. Every other source sows towards the player's own right hand, where the store is. The two ways mirror each other.

option-bohnenspiel-skip_start = Twelve beans and more
value-bohnenspiel-skip_start-off = The pit they came from gets one too
value-bohnenspiel-skip_start-on = The pit they came from is left out
note-bohnenspiel-skip_start = The sheet is silent. The programs of Mannheim and McGill sow into the pit they began in; no description tells to leave it out, as other games of sowing do.

option-bohnenspiel-remainder = The beans left at the end
value-bohnenspiel-remainder-other = Go to the player who still has beans
value-bohnenspiel-remainder-own_rows = Each keeps the own row
value-bohnenspiel-remainder-nobody = Count for nobody
note-bohnenspiel-remainder = The game ends when the player to move has none in the own row, so the first two come to the same. All sources agree that what is left belongs to the other.

option-bohnenspiel-early_win = More than half of the beans
value-bohnenspiel-early_win-off = The game goes on
value-bohnenspiel-early_win-on = Wins at once
note-bohnenspiel-early_win = An older text of Wikipedia names 37 beans as the aim. The program of Mannheim has the question written down, and taken out again.

option-bohnenspiel-endless = Beans that go in circles
value-bohnenspiel-endless-repetition = Ends at the third return, or after 200 turns without a capture
value-bohnenspiel-endless-cap = Ends after 200 rounds
value-bohnenspiel-endless-off = No end
note-bohnenspiel-endless = Two last beans can circle for ever. The sheet does not think of it; at McGill a game is stopped after 200 rounds. In our reading the beans on the board stay with the side they lie on.

option-bohnenspiel-skips = Letting a turn pass
value-bohnenspiel-skips-0 = Never
value-bohnenspiel-skips-3 = Three times each
note-bohnenspiel-skips = Three passes belong to the variant with which McGill taught. Nobody else knows them.

option-bohnenspiel-chain = How far is taken
value-bohnenspiel-chain-on = The whole chain
value-bohnenspiel-chain-off = The last pit only
note-bohnenspiel-chain = The sheet takes twos, fours and sixes “without interruption”. MancalaGames offers a variation without the chain.

option-bohnenspiel-series = The match
value-bohnenspiel-series-single = Single games
value-bohnenspiel-series-100 = Rounds to 100 beans
note-bohnenspiel-series = In rounds the winner counts the surplus over the other's beans. MancalaGames plays so; the sheet tells of single games.

option-bohnenspiel-beans = Beans in every pit
value-bohnenspiel-beans-6 = Six
value-bohnenspiel-beans-5 = Five
value-bohnenspiel-beans-4 = Four
value-bohnenspiel-beans-3 = Three
note-bohnenspiel-beans = The game was sold with twice 36 beans. Fewer make a shorter game and are our addition.
