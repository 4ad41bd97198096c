"""Search algorithms for any game: alpha-beta, expectimax and principal-variation search.

Each algorithm has a module with a class or protocol of the functions that it needs from a game.
"""
