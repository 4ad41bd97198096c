"""Check a game letter against this device's record, and against the letters that alveus writes."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.errors import SetupError
from alveus.core.match import Match
from alveus.letters.envelope import Letter
from alveus.letters.replaying import count_links, movers_of, read_links, rewind

AGREED = ("game", "options", "side", "target", "score", "starter")
"""Members that are the same in all letters of a game."""


def compare(stored: Letter, letter: Letter) -> None:
    """Refuse a letter that contradicts the record of the game.

    Raises SetupError `letter_contradicts` with the number of the first move that differs, or
    `letter_names`.
    """
    older, newer = sorted((stored, letter), key=lambda item: item.number)
    for number, (move, other) in enumerate(zip(stored.moves, letter.moves, strict=False), 1):
        if move != other:
            raise SetupError("letter_contradicts", number=number, known=move, given=other)
    if stored.names != letter.names:
        raise SetupError("letter_names")
    rewritten = stored.number == letter.number and stored != letter
    ended = older.end in ("resign", "draw") and older.number < newer.number
    shorter = len(newer.moves) < len(older.moves)
    agreed = have_same_seals(stored, letter) and _agree(stored, letter)
    if not agreed or rewritten or ended or shorter:
        raise SetupError("letter_contradicts", number=len(older.moves) + 1, known="", given="")


def have_same_seals(stored: Letter, letter: Letter) -> bool:
    """Return True if both letters have the same seals, so that their rolls agree."""
    older, newer = sorted((stored, letter), key=lambda item: item.number)
    pairs = zip(older.seals, newer.seals, strict=True)
    return all(later[: len(early)] == early for early, later in pairs)


def check_series(first: Letter, awaited: Letter | None) -> None:
    """Refuse the first letter of a game that is not the next game of the series.

    Raises SetupError `letter_series` or `letter_names`.
    """
    if awaited is None or not _agree(first, awaited):
        raise SetupError("letter_series")
    if first.names != awaited.names:
        raise SetupError("letter_names")


def check_unsent(
    letter: Letter, stored: Letter | None, seat: int, side: str, movers: Sequence[str]
) -> None:
    """Refuse a letter in which the opponent made a move, or wrote a letter, for this side.

    The next letter after the record, with all its new moves, must come from the other side.
    `movers` are the sides of all moves in the letter.  Raises SetupError `letter_unsent`, or
    `letter_links` if seals or chain values of this side differ.
    """
    number, sent = (0, 0) if stored is None else (stored.number, len(stored.moves))
    is_next = letter.number == number + 1 and letter.writer != seat
    offered = stored is not None and stored.end == "offer"
    if not is_next or (letter.end == "draw" and not offered) or side in movers[sent:]:
        raise SetupError("letter_unsent", number=letter.number)
    if _links_of(letter, seat) != (((), ()) if stored is None else _links_of(stored, seat)):
        raise SetupError("letter_links")


def check_written(letter: Letter, match: Match) -> None:
    """Refuse a letter that alveus itself would not write; `match` is its game.

    Raises SetupError: `letter_damaged` for superfluous options, names or points;
    `letter_unfinished` if the letter ends during a turn or continues a finished game;
    `letter_links` if it does not contain exactly the writer's chain values for the rolls up to the
    next decision.
    """
    game = match.game
    links = read_links(letter, game)
    match = rewind(match, min(map(len, links)))
    serial = game.info.target(game.settings, letter.target) > 0
    if (
        dict(letter.options) != game.info.without_defaults(game.settings)
        or not set(letter.names) <= set(match.sides)
        or not (serial or (letter.score == (0, 0) and not letter.starter))
    ):
        raise SetupError("letter_damaged")
    writer = match.sides[match.sides.index(letter.side) ^ letter.writer]
    if match.outcome is not None:
        finished = movers_of(match)[-1:] == (writer,)
    else:
        mover = match.sides[match.actor] if match.actor >= 0 else ""
        finished = letter.end in ("resign", "draw") or mover != writer
    if not finished:
        raise SetupError("letter_unfinished", number=letter.number)
    if game.info.chance and len(links[letter.writer]) != count_links(letter, match):
        raise SetupError("letter_links")


def _links_of(letter: Letter, seat: int) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    return letter.seals[seat], letter.links[seat]


def _agree(first: Letter, second: Letter) -> bool:
    return all(getattr(first, name) == getattr(second, name) for name in AGREED)
