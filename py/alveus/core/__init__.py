"""The interface of a game, matches, views and saves; nothing here is specific to one game."""
