"""Dominosa: find the tiles of a complete set in a grid of numbers without outlines."""
