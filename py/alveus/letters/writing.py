"""Write a game letter: all moves, and this side's hash chain values for the next rolls."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from alveus.core.errors import IllegalMove, SetupError
from alveus.core.limits import LINK_CHARACTERS
from alveus.letters.chains import OwnLinks
from alveus.letters.correspondence import Correspondence
from alveus.letters.envelope import LONGEST_WORD, clean
from alveus.letters.replaying import count_links, moves_of, roll_known_dice


@dataclass(frozen=True)
class Written:
    """The letter to send (`link`), and the game by letter with this letter as its last."""

    link: str
    """The part of the letter's URL after the `#`."""
    correspondence: Correspondence

    @property
    def kept(self) -> dict[str, Any]:
        """The game as a JSON record to store on this device; it contains this side's secret."""
        return self.correspondence.to_json()


def write(correspondence: Correspondence, word: str = "") -> Written:
    """Return the next letter of this side, with all moves of the game so far.

    `word` is a message to the other player, cut to 280 characters.  Raises IllegalMove:
    `letter_not_yours` unless this side writes the next letter; `letter_unplayed` if this side still
    has to move.  Raises SetupError `letter_too_long` if the new letter exceeds 64,000 characters.
    """
    match, before = correspondence.match, correspondence.letter
    if correspondence.seat is None or correspondence.standing != "ours":
        raise IllegalMove("letter_not_yours")
    if not correspondence.ready:
        raise IllegalMove("letter_unplayed")
    match = copy(match)
    roll_known_dice(match)
    letter = replace(
        before,
        number=before.number + 1,
        moves=moves_of(match),
        end=correspondence.end if match.outcome is None else "",
        word=clean(word, LONGEST_WORD),
    )
    if match.game.info.chance:
        public = OwnLinks(correspondence.secret).reveal(count_links(letter, match))
        seals, links = list(letter.seals), list(letter.links)
        seals[correspondence.seat], links[correspondence.seat] = public.seals, public.newest
        letter = replace(letter, seals=(seals[0], seals[1]), links=(links[0], links[1]))
    link = letter.pack()
    if len(link) > LINK_CHARACTERS:
        raise SetupError("letter_too_long", most=LINK_CHARACTERS)
    return Written(link, replace(correspondence, letter=letter, end=""))


def last_link(correspondence: Correspondence) -> str:
    """Return the part after the `#` of the last letter's URL; "" if this side did not write it."""
    letter = correspondence.letter
    own = letter.number > 0 and letter.writer == correspondence.seat
    return letter.pack() if own else ""
