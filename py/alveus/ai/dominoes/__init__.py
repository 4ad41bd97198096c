"""The opponents of the games of joining, and the hints of the puzzles."""
