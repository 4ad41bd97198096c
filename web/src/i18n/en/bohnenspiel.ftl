### Bohnenspiel: its sides, its opponents, and the questions on which its rules can be read
### differently.

side-bohnenspiel-south = South
side-bohnenspiel-north = North

## Opponents
## Names with a level, and how each opponent plays, in a list to choose from.

level-bohnenspiel-kind = The child – beginner
level-bohnenspiel-gast = The guest – advanced beginner
level-bohnenspiel-nachbar = The neighbour – casual player
level-bohnenspiel-kraemer = The shopkeeper – learner
level-bohnenspiel-verwalter = The steward – average player
level-bohnenspiel-pastor = The pastor – practised player
level-bohnenspiel-baron = The baron of Kardis – strong player
level-bohnenspiel-graf = The count – very strong player
level-bohnenspiel-general = The general – nearly an expert
level-bohnenspiel-fuerst = The prince – expert
level-bohnenspiel-zarin = Empress Catherine – strong expert
level-bohnenspiel-emir = The emir – very strong expert
level-bohnenspiel-wesir = The vizier – nearly a master
level-bohnenspiel-schah = The Shah of Persia – master
plays-bohnenspiel-kind = Works out only short sowings and sees only the first capture of each chain.
plays-bohnenspiel-gast = Captures as many beans as possible with each move and ignores the reply.
plays-bohnenspiel-nachbar = Considers only captures and replies, and miscounts by about two beans.
plays-bohnenspiel-kraemer = Considers captures, replies and the position; misjudges positions by about three beans.
plays-bohnenspiel-verwalter = Looks at each move and the reply; misjudges positions by about two beans.
plays-bohnenspiel-pastor = Looks three moves ahead; misjudges positions by about two beans.
plays-bohnenspiel-baron = Looks four moves ahead; misjudges positions by about two beans.
plays-bohnenspiel-graf = Looks five moves ahead; misjudges positions by about two beans.
plays-bohnenspiel-general = Looks five moves ahead; misjudges positions by a bean or two.
plays-bohnenspiel-fuerst = Looks six moves ahead; misjudges positions by about one bean.
plays-bohnenspiel-zarin = Examines nearly two thousand positions for each move and never miscounts.
plays-bohnenspiel-emir = Examines six thousand positions for each move.
plays-bohnenspiel-wesir = Examines eighteen thousand positions for each move.
plays-bohnenspiel-schah = Looks as far ahead as one second allows, and knows every ending with up to ten beans.

## Presets
## Names of sets of rules, in a list to choose from.

preset-bohnenspiel-kardis = The bean game of Kardis
preset-bohnenspiel-mcgill = As taught at McGill University
preset-bohnenspiel-rounds = Rounds: first to 100 beans

## Options
## Each question about the rules (option-), its possible answers (value-) and a note on the sources
## (note-). A form shows the three together.

option-bohnenspiel-direction = Direction of sowing
value-bohnenspiel-direction-ccw = To the right, anticlockwise
value-bohnenspiel-direction-cw = To the left, clockwise
note-bohnenspiel-direction = Jahn’s advertisement says “rechts herum” (“round to the right”), which can mean either direction. In all other sources, players sow to their right, where their store is. The two directions are mirror images.

option-bohnenspiel-skip_start = Sowing twelve or more beans
value-bohnenspiel-skip_start-off = The starting pit gets a bean too
value-bohnenspiel-skip_start-on = The starting pit is skipped
note-bohnenspiel-skip_start = Jahn’s advertisement does not mention the starting pit. The programs from Mannheim and McGill University do not skip it. Some sowing games skip it, but no description of this game mentions a skip.

option-bohnenspiel-remainder = Who gets the beans left at the end
value-bohnenspiel-remainder-other = The player who still has beans
value-bohnenspiel-remainder-own_rows = The player in whose row they lie
value-bohnenspiel-remainder-nobody = Neither player
note-bohnenspiel-remainder = The game ends when the player to move has an empty row, so the first two readings have the same result. All sources agree that the opponent collects the rest.

option-bohnenspiel-early_win = If a side has more than half of the beans
value-bohnenspiel-early_win-off = The game continues
value-bohnenspiel-early_win-on = The game is won at once
note-bohnenspiel-early_win = An older version of the Wikipedia article gives 37 beans as the aim. The program from Mannheim once had this rule, which was later removed.

option-bohnenspiel-endless = Stopping an endless game
value-bohnenspiel-endless-repetition = When a position occurs for the third time, or after 200 turns without a capture
value-bohnenspiel-endless-cap = After 400 turns
value-bohnenspiel-endless-off = Never
note-bohnenspiel-endless = The last two beans can circle for ever. Jahn’s advertisement does not cover this case; in McGill University’s variant, a game ends after 400 turns. In our reading, the beans left in a stopped game belong to the side they are on.

option-bohnenspiel-skips = Passing
value-bohnenspiel-skips-0 = Not allowed
value-bohnenspiel-skips-3 = Three times for each player
note-bohnenspiel-skips = The variant taught at McGill University allows each player three passes. No other source allows any.

option-bohnenspiel-chain = What is captured
value-bohnenspiel-chain-on = The whole chain
value-bohnenspiel-chain-off = The last pit only
note-bohnenspiel-chain = Jahn’s advertisement says that twos, fours and sixes are captured “without interruption”. It does not say that the chain begins at the last pit and runs backwards; that comes from other accounts. MancalaGames offers a variant without the chain.

option-bohnenspiel-series = The match
value-bohnenspiel-series-single = Single games
value-bohnenspiel-series-100 = Rounds: first to 100 beans
note-bohnenspiel-series = In each round, the winner scores the difference between the two stores. MancalaGames plays this way; Jahn’s advertisement describes single games.

option-bohnenspiel-beans = Beans in each pit
value-bohnenspiel-beans-6 = Six
value-bohnenspiel-beans-5 = Five
value-bohnenspiel-beans-4 = Four
value-bohnenspiel-beans-3 = Three
note-bohnenspiel-beans = The game was sold with two sets of 36 beans. Games with fewer beans are shorter; they are our addition.

## Citations that read otherwise in another language
## Works, and places in works, under a rule.

cited-bohnenspiel-server-university-of-mannheim-2012 = Bohnenspiel server, University of Mannheim (2012)
cited-fritz-jahn-das-bohnenspiel-advertisement-of-the-zullchower-anstalten = Fritz Jahn, Das Bohnenspiel (advertisement of the Züllchower Anstalten)
cited-ludii-das-bohnenspiel-after-jahn-1923-pp-13-15 = Ludii, Das Bohnenspiel, after Jahn 1923, pp. 13–15
cited-mcgill-university-comp-424-project-2017 = McGill University, COMP 424 project (2017)
cited-wikipedia-das-bohnenspiel-after-the-handbook-of-1937-and-jahn-1917 = Wikipedia, Das Bohnenspiel, after the handbook of 1937 and Jahn 1917
