"""The public modules of the puzzles Dominosa and Terzett for Python users."""
