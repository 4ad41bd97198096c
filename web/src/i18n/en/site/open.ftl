### The page for files and links from other programs.
### Opened by the operating system with a file, or from the share menu of another app.

open-title = Open a game
open-lead = A saved game, a letter or a link is opened here.
open-none = There is no game in this that alveus can open. Choose another file.
open-pick = Choose a file …
