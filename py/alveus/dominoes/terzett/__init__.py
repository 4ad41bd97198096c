"""Terzett and its kin: figures in which equal numbers lie in groups, solved and composed."""
