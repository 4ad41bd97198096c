"""Evaluate positions with GNU Backgammon: a line of JSON in, a line out.  It runs inside gnubg.

Each position has the men of the player to roll, then those of the opponent, by their distance in
points, with the bar last.  The answer is the chance of winning a game that counts one point.
"""

import json
import sys

import gnubg

CUBE = gnubg.cubeinfo(1, -1, 0, 1, (0, 0))

for line in sys.stdin:
    request = json.loads(line)
    context = gnubg.evalcontext(0, request["plies"], 1, 1, 0.0)
    chances = [
        gnubg.evaluate((tuple(other), tuple(own)), CUBE, context)[0]
        for own, other in request["positions"]
    ]
    print("told " + json.dumps(chances), flush=True)
