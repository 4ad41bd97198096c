"""The domino games: the tiles they share, and a folder for each game."""
