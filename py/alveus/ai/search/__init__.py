"""Search algorithms for any game; each defines a small protocol that the game provides."""
