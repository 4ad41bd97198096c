"""What a device knows of a game, held against a letter: nothing in it may be told otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.errors import SetupError
from alveus.letters.envelope import Letter

AGREED = ("game", "options", "side", "target", "score", "starter")
"""What is agreed before the first letter and stays."""


def compare(known: Letter, given: Letter) -> None:
    """Refuses a letter that tells the game otherwise than it is known.

    Raises SetupError `letter_contradicts` with the number of the first move that differs.
    """
    older, newer = sorted((known, given), key=lambda letter: letter.number)
    for number, (one, other) in enumerate(zip(known.moves, given.moves, strict=False), 1):
        if one != other:
            raise SetupError("letter_contradicts", number=number, known=one, given=other)
    rewritten = known.number == given.number and known != given
    ended = older.end in ("resign", "draw") and older.number < newer.number
    shorter = len(newer.moves) < len(older.moves)
    agreed = have_same_seals(known, given) and _agree(known, given)
    if not agreed or rewritten or ended or shorter:
        raise SetupError("letter_contradicts", number=len(older.moves) + 1, known="", given="")


def have_same_seals(known: Letter, given: Letter) -> bool:
    """Whether neither side has changed a seal between two letters, so that their dice agree."""
    older, newer = sorted((known, given), key=lambda letter: letter.number)
    pairs = zip(older.seals, newer.seals, strict=True)
    return all(later[: len(early)] == early for early, later in pairs)


def check_series(first: Letter, awaited: Letter | None) -> None:
    """Refuses the first letter of a game that is not the one that has to follow in the series.

    Raises SetupError `letter_series`.
    """
    if awaited is None or not _agree(first, awaited):
        raise SetupError("letter_series")


def check_unsent(
    letter: Letter, known: Letter | None, seat: int, side: str, movers: Sequence[str]
) -> None:
    """Refuses a letter in which somebody has played or written for us, who are `side`.

    After what this device knows comes one letter of the other side, and all moves that are new in
    it are theirs.  Raises SetupError `letter_unsent`.
    """
    number, told = (0, 0) if known is None else (known.number, len(known.moves))
    next_one = letter.number == number + 1 and letter.writer != seat
    offered = known is not None and known.end == "offer"
    if not next_one or (letter.end == "draw" and not offered) or side in movers[told:]:
        raise SetupError("letter_unsent", number=letter.number)


def _agree(one: Letter, other: Letter) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in AGREED)
