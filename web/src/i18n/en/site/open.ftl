### The page that takes what another program hands over.

open-title = Open a game
open-lead = A saved game, a letter or a link is opened here.
open-none = There is no game in this that alveus can open. Choose another file.
open-pick = Choose a file …
