"""The Python interface of alveus: games, positions, matches, players and puzzles."""
