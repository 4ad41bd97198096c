"""Code for all games: the interface of a game, matches, views and saves."""
