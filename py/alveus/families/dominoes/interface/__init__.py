"""Public modules of `alveus` with puzzles, for Python users."""
