"""Tasks found in games: who plays them, what makes a position one, how they are kept."""
