"""Dominosa: find the tiles of a complete domino set in a grid of numbers without tile edges."""
