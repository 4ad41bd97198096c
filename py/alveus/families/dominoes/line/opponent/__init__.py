"""Opponents of block dominoes: levels, playouts, an exact solver, and reasons for hints."""
