"""Games of the tables family (like backgammon): dice move men along a path of points."""
