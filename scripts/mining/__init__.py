"""Search for tasks (positions with one best move) in games: players, criteria, and files."""
