"""Writing a letter: our moves, and the links of the throws that come before the next decision."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from alveus.core.errors import IllegalMove
from alveus.letters.chains import OwnLinks
from alveus.letters.correspondence import Correspondence
from alveus.letters.envelope import LONGEST_WORD, Letter, clean
from alveus.letters.replaying import moves_of, throws_ahead, throws_of


@dataclass(frozen=True)
class Written:
    """A letter that is to be sent, and the game as this device keeps it from now on."""

    link: str
    """What stands in an address after the hash."""
    correspondence: Correspondence

    @property
    def kept(self) -> dict[str, Any]:
        """What the device keeps."""
        return self.correspondence.to_json()


def write(correspondence: Correspondence, word: str = "") -> Written:
    """The letter with what we have played since the last one; from then on it stands.

    Raises IllegalMove: `letter_not_yours` where a letter of the other side is awaited,
    `letter_unplayed` where we have to play before we write.
    """
    here, match, before = correspondence, correspondence.match, correspondence.letter
    if here.seat is None or here.standing != "ours":
        raise IllegalMove("letter_not_yours")
    if not here.ready:
        raise IllegalMove("letter_unplayed")
    letter = replace(
        before,
        number=before.number + 1,
        moves=moves_of(match),
        end=here.end,
        word=clean(word, LONGEST_WORD),
    )
    if match.game.info.chance:
        letter = _with_links(letter, here, here.seat)
    return Written(letter.pack(), replace(here, letter=letter, end=""))


def last_link(correspondence: Correspondence) -> str:
    """Return the link of the last letter if this side wrote it, otherwise an empty string.

    The letter can be sent again until the answer arrives.
    """
    letter = correspondence.letter
    written = letter.number > 0 and letter.writer == correspondence.seat
    return letter.pack() if written else ""


def _with_links(letter: Letter, here: Correspondence, seat: int) -> Letter:
    """The letter with our seal and our links, none beyond the next decision of either side."""
    own = OwnLinks(here.secret)
    count = throws_of(here.match) + (throws_ahead(here.match) if here.letter.number else 0)
    given = own.give(count)
    seals, links = list(letter.seals), list(letter.links)
    seals[seat], links[seat] = given.seals, given.newest
    return replace(letter, seals=(seals[0], seals[1]), links=(links[0], links[1]))
