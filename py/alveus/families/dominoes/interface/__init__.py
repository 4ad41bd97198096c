"""The public modules `alveus.dominosa` and `alveus.terzett`: puzzles for users of the package."""
