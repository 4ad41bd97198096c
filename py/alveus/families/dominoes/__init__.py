"""Domino games.  `tiles` contains the tiles; each game or family of games has a package.

“The book” is O. S. Adler and F. Jahn, Sperrdomino und Dominosa, 3rd edition, Züllchow 1920.
"""
