"""Games by letter (correspondence): each letter is a link that contains the whole game.

A letter contains all moves and the chain values of both sides: secret numbers published one by one,
from which the rolls are derived.  Reading a letter replays its moves with these rolls, so illegal
moves and invented rolls are detected.  The protocol is described in :mod:`alveus.letters.chains`,
the format in :mod:`alveus.letters.envelope`.

>>> from alveus import letters
>>> mine = letters.begin("bohnenspiel", names={"south": "Anna"})
>>> mine = letters.play(mine, "3")
>>> first = letters.write(mine)
>>> yours = letters.read(first.link)
>>> yours.side, yours.match.game.info.id
('north', 'bohnenspiel')
"""

from alveus.letters.correspondence import Correspondence, begin, begin_next_game, play, read, resume
from alveus.letters.envelope import Letter
from alveus.letters.restoring import restore
from alveus.letters.verifying import Verification, verify
from alveus.letters.writing import Written, last_link, write

go_on = begin_next_game
"""Former name of `begin_next_game`."""

__all__ = [
    "Correspondence",
    "Letter",
    "Verification",
    "Written",
    "begin",
    "begin_next_game",
    "go_on",
    "last_link",
    "play",
    "read",
    "restore",
    "resume",
    "verify",
    "write",
]
