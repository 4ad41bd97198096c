"""What GNU Backgammon says of positions: a line of JSON in, a line out.  It runs inside gnubg.

Each position is the men of who is to throw and of the other, by the points that they have still to
go, those on the bar last.  Told is the chance of winning, for a game that counts once.
"""

import json
import sys

import gnubg

CUBE = gnubg.cubeinfo(1, -1, 0, 1, (0, 0))

for line in sys.stdin:
    asked = json.loads(line)
    context = gnubg.evalcontext(0, asked["plies"], 1, 1, 0.0)
    chances = [
        gnubg.evaluate((tuple(other), tuple(own)), CUBE, context)[0]
        for own, other in asked["positions"]
    ]
    print("told " + json.dumps(chances), flush=True)
