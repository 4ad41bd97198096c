"""The interface of alveus for Python: games, positions, matches, players and puzzles."""
