"""Dominosa: a complete set lies in a figure, the outlines are gone, find the tiles again."""
