"""The contract of a game, matches, views and saves.  This package knows no particular game."""
