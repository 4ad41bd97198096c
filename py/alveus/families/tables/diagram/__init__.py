"""Drawings of positions of the tables games: one module for each board."""
