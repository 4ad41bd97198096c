"""Search algorithms for any game: alpha-beta, expectimax and principal-variation search.

Each one's module defines a class or protocol with the functions that it needs from a game.
"""
