"""The domino games, one folder for each engine: line games, Dominosa, Terzett.

`tiles` defines tiles and complete sets, `book` cites the book by Adler and Jahn (1920).
"""
