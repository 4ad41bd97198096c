"""Games by letter (correspondence): each letter is a link that contains the whole game.

No server is needed.  A letter contains the moves, and both sides' chain values, from which the
rolls so far are derived.  Reading a letter replays its moves with these rolls, so illegal moves and
invented rolls are detected.  The protocol is in :mod:`alveus.letters.chains`, the format in
:mod:`alveus.letters.envelope`.

>>> from alveus import letters
>>> mine = letters.begin("bohnenspiel", names={"south": "Anna"})
>>> mine = letters.play(mine, "3")
>>> first = letters.write(mine)
>>> yours = letters.read(first.link)
>>> yours.side, yours.match.game.info.id
('north', 'bohnenspiel')
"""

from alveus.letters.correspondence import Correspondence as Correspondence
from alveus.letters.correspondence import begin as begin
from alveus.letters.correspondence import begin_next_game as begin_next_game
from alveus.letters.correspondence import play as play
from alveus.letters.correspondence import read as read
from alveus.letters.correspondence import resume as resume
from alveus.letters.envelope import Letter as Letter
from alveus.letters.restoring import restore as restore
from alveus.letters.verifying import Verification as Verification
from alveus.letters.verifying import verify as verify
from alveus.letters.writing import Written as Written
from alveus.letters.writing import last_link as last_link
from alveus.letters.writing import write as write

__all__ = [
    "Correspondence",
    "Letter",
    "Verification",
    "Written",
    "begin",
    "begin_next_game",
    "last_link",
    "play",
    "read",
    "restore",
    "resume",
    "verify",
    "write",
]
