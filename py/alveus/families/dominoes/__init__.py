"""The domino games, one folder for each engine: line games, Dominosa, Terzett.

`tiles` contains the tiles, `options` the citations of Adler's book for the options.
"""
