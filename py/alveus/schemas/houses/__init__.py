"""The positions of each kind of game, in a module named after the package of its rules."""
