"""The public modules `alveus.dominosa` and `alveus.terzett`: puzzles for Python users."""
