"""The ground all games stand on: it knows what a move, a match and a view are, but no game."""
