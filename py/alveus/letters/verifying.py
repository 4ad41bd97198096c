"""Verify a letter (a game in a link): check moves, recompute rolls from both sides' hash chains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.history import Ply
from alveus.letters.correspondence import sides_of
from alveus.letters.envelope import Letter, open_letter
from alveus.letters.replaying import check_written, find_game, letter_game, read_links, replay


@dataclass(frozen=True)
class Throw:
    """A roll of a game by letter, recomputed for verification.

    A draw is a roll that decides who begins, repeated after a tie.  All draws together are roll 1.
    """

    number: int
    """Number of the roll, from 1."""
    links: tuple[str, str]
    """Hash chain values for this roll in hexadecimal, in the order of `Verification.sides`."""
    told: tuple[str, ...]
    """The roll in the game's notation; for the draws that decide who begins, one text per draw."""
    dice: tuple[int, ...]
    """The dice; if draws decide who begins, those of the last draw."""
    side: str
    """The side that rolled; "" for the draws that decide who begins."""
    played: tuple[str, ...]
    """The moves between this roll and the next one."""


@dataclass(frozen=True)
class Verification:
    """A letter, and its rolls as recomputed from both sides' hash chain values."""

    letter: Letter
    sides: tuple[str, str]
    """The side that wrote the first letter, and the other side."""
    throws: tuple[Throw, ...]
    """All rolls of the game so far, in order."""

    def to_json(self) -> dict[str, Any]:
        """Return as JSON: the game's id, sides, seals (commitments), number of moves, and rolls."""
        seals = {
            side: [seal.hex() for seal in seals]
            for side, seals in zip(self.sides, self.letter.seals, strict=True)
        }
        throws = [asdict(throw) for throw in self.throws]
        moves = len(self.letter.moves)
        head = {"id": self.letter.id, "sides": list(self.sides), "seals": seals}
        return {**head, "moves": moves, "throws": throws}


def verify(link: str) -> Verification:
    """Recompute the rolls and replay the moves of a letter.  Raises SetupError if it is invalid.

    `link` is a text that contains the URL of the letter, such as an email.
    """
    return _verify(open_letter(link), strict=True)


def verify_as_far(link: str) -> tuple[Verification, SetupError | None]:
    """Verify a letter; if it has an illegal move, verify only the part before this move.

    `link` is a text that contains the URL of the letter, such as an email.  Return the verification
    and the error of the first illegal move, None if all moves are legal.  Raises SetupError for any
    other fault of the letter.
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
            (first.link(number).hex(), second.link(number).hex()),
            tuple(ply.text for ply in _rolls(plies)),
            tuple(value for event in _rolls(plies)[-1].events for _, value in event.dice),
            plies[0].side,
            tuple(ply.text for ply in plies if ply.kind == "move"),
        )
        for number, plies in after.items()
        if number
    )
    return Verification(letter, sides_of(letter, game), throws)


def _rolls(plies: Sequence[Ply]) -> list[Ply]:
    return [ply for ply in plies if ply.kind == "throw"]
