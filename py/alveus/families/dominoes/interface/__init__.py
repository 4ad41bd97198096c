"""Public modules with puzzles for Python users: `alveus.dominosa` and `alveus.terzett`."""
