### The page for files and links from other programs.
### Opened by the operating system with a file, or from the share menu of another app.

open-title = Open a game
open-lead = Open a saved game, a letter or a link here.
open-none = This file or link contains no game that alveus can open. Choose another file.
open-pick = Choose a file…
