"""Games of the tables family: men travel a path of points by the throw of dice."""
