"""Domino games, one folder for each engine: block dominoes (`line`), Dominosa and Terzett."""
