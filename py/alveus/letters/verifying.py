"""A game by letter recomputed before the reader: seals, links, throws and moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.history import Ply
from alveus.letters.checking import check_written
from alveus.letters.correspondence import sides_of
from alveus.letters.envelope import Letter, open_letter
from alveus.letters.replaying import find_game, letter_game, read_links, replay


@dataclass(frozen=True)
class Throw:
    """A throw with what it was made from."""

    number: int
    first: bytes
    second: bytes
    told: tuple[str, ...]
    """What fell, in the game's notation; the lot for the start may have been drawn repeatedly."""
    dice: tuple[int, ...]
    """How the dice lay in the end."""
    side: str
    """Whose throw it was; "" for the lot."""
    played: tuple[str, ...]
    """The moves that followed until the next throw."""

    def to_json(self) -> dict[str, Any]:
        """The throw as the page shows it."""
        links = [self.first.hex(), self.second.hex()]
        return {
            "number": self.number,
            "links": links,
            "told": list(self.told),
            "dice": list(self.dice),
            "side": self.side,
            "played": list(self.played),
        }


@dataclass(frozen=True)
class Verification:
    """What a letter proves."""

    letter: Letter
    sides: tuple[str, str]
    """The side that wrote the first letter, and the other."""
    throws: tuple[Throw, ...]

    def to_json(self) -> dict[str, Any]:
        """The verification as the page shows it."""
        seals = {
            side: [seal.hex() for seal in seals]
            for side, seals in zip(self.sides, self.letter.seals, strict=True)
        }
        throws = [throw.to_json() for throw in self.throws]
        return {"id": self.letter.id, "sides": list(self.sides), "seals": seals, "throws": throws}


def verify(link: str) -> Verification:
    """Recomputes a letter's game.  Raises SetupError with what does not fit, as `read` does."""
    return _verify(open_letter(link), strict=True)


def verify_as_far(link: str) -> tuple[Verification, SetupError | None]:
    """What a letter proves before the first move that cannot be played, and why it cannot.

    Raises SetupError as `verify` does where it is no move that does not fit.
    """
    letter = open_letter(link)
    try:
        return _verify(letter, strict=True), None
    except SetupError as refused:
        if refused.code != "letter_move":
            raise
        fitting = letter.moves[: int(refused.params["number"]) - 1]
        return _verify(replace(letter, moves=fitting)), refused


def _verify(letter: Letter, strict: bool = False) -> Verification:
    spec, game = find_game(letter, registry.spec)
    first, second = read_links(letter, game)
    match = replay(spec, game, letter, (first, second), min(len(first), len(second)))
    if strict:
        check_written(letter, match)
    played = letter_game(match)
    after: dict[int, list[Ply]] = {}
    for ply in match.plies[1:]:
        after.setdefault(played.count_throws(ply.throws), []).append(ply)
    throws = tuple(
        Throw(
            number,
            first.link(number),
            second.link(number),
            tuple(ply.text for ply in plies if ply.kind == "throw"),
            _dice(plies),
            plies[0].side,
            tuple(ply.text for ply in plies if ply.kind == "move"),
        )
        for number, plies in after.items()
        if number
    )
    return Verification(letter, sides_of(letter, game), throws)


def _dice(plies: Sequence[Ply]) -> tuple[int, ...]:
    """The dice of the last throw among plies."""
    thrown = [ply for ply in plies if ply.kind == "throw"]
    return tuple(value for event in thrown[-1].events for _, value in event.dice)
