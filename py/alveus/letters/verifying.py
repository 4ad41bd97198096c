"""Verify a game letter: recompute its seals, chain values, rolls and moves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.history import Ply
from alveus.letters.correspondence import sides_of
from alveus.letters.envelope import Letter, open_letter
from alveus.letters.replaying import check_written, find_game, letter_game, read_links, replay


@dataclass(frozen=True)
class Throw:
    """A roll with the chain values of both sides (see `Verification.sides`) that determine it."""

    number: int
    first: bytes
    second: bytes
    told: tuple[str, ...]
    """The result in the game's notation; several draws if they decide who begins."""
    dice: tuple[int, ...]
    """The dice; after repeated draws for the start, those of the last draw."""
    side: str
    """The side that rolled; "" for the draw that decides who begins."""
    played: tuple[str, ...]
    """The moves between this roll and the next one."""

    def to_json(self) -> dict[str, Any]:
        """Return the roll as JSON for the page."""
        links = [self.first.hex(), self.second.hex()]
        results = {"told": list(self.told), "dice": list(self.dice)}
        moves = {"side": self.side, "played": list(self.played)}
        return {"number": self.number, "links": links, **results, **moves}


@dataclass(frozen=True)
class Verification:
    """A letter with its recomputed rolls."""

    letter: Letter
    sides: tuple[str, str]
    """The side that wrote the first letter, and the other side."""
    throws: tuple[Throw, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the verification as JSON for the page."""
        seals = {
            side: [seal.hex() for seal in seals]
            for side, seals in zip(self.sides, self.letter.seals, strict=True)
        }
        throws = [throw.to_json() for throw in self.throws]
        return {"id": self.letter.id, "sides": list(self.sides), "seals": seals, "throws": throws}


def verify(link: str) -> Verification:
    """Recompute the rolls of a letter and replay its moves.  Raises SetupError as `read` does."""
    return _verify(open_letter(link), strict=True)


def verify_as_far(link: str) -> tuple[Verification, SetupError | None]:
    """Verify a letter up to its first illegal move, and return the reason for that move.

    Raises SetupError as `verify` does, except for an illegal move.
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
    after.pop(0, None)
    throws = []
    for number, plies in after.items():
        rolls = [ply for ply in plies if ply.kind == "throw"]
        dice = tuple(value for event in rolls[-1].events for _, value in event.dice)
        moves = tuple(ply.text for ply in plies if ply.kind == "move")
        told, side = tuple(ply.text for ply in rolls), plies[0].side
        links = first.link(number), second.link(number)
        throws.append(Throw(number, *links, told, dice, side, moves))
    return Verification(letter, sides_of(letter, game), tuple(throws))
