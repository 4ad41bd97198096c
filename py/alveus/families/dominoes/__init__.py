"""The domino games, one folder for each engine: line games, Dominosa, Terzett.

`tiles` contains the tiles, `book` the citation of Adler's book.
"""
