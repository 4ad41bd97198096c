"""Search algorithms for any game; each defines a small interface that the game implements."""
