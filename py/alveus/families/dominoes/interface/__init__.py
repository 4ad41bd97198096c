"""The puzzles for Python users: public modules of `alveus`."""
