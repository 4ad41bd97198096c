"""Search for tasks in games: the players, the criteria, and the storage."""
