"""Replay the moves of a game by letter, and check letters.

Rolls are derived from both sides' hash chain values in the letter (see `chains`).  A letter must
agree with the record of the game on this device, and have the form in which alveus writes letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, cast

from alveus.core.controllers import Controller
from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError
from alveus.core.game import CHANCE, Game
from alveus.core.limits import GAME_MOVES, LETTER_MOVES
from alveus.core.match import Match
from alveus.core.outcomes import Outcome
from alveus.core.spec import GameSpec, SpecFinder
from alveus.core.view import BoardGame
from alveus.letters.chains import KnownLinks, LetterGame, Links, draws_lots
from alveus.letters.envelope import Letter

PLAYERS_ENDS = ("resign", "end")
"""Move texts that end a game early: `resign` by resignation, `end` because its result is certain.
They are not allowed among the moves of a letter.  A letter with a resignation has the value
"resign" in its member `end`."""

AGREED = ("game", "options", "side", "target", "score", "starter")
"""Names of the members of a letter that have the same value in all letters of a game."""


def find_game(letter: Letter, find: SpecFinder) -> tuple[GameSpec, BoardGame[Any, Any]]:
    """Return the spec (declaration) and the rules of a letter's game under the letter's options.

    `find` returns the spec of a game id.  Raises SetupError `letter_game` if the game or a side is
    unknown, an option is invalid, or the game cannot be played by letter.
    """
    try:
        spec = find(letter.game)
        game = spec.build(spec.info.from_store(letter.options))
    except SetupError:
        raise SetupError("letter_game", game=letter.game[:80]) from None
    sides = game.info.seats
    named = letter.side in sides and letter.starter in ("", *sides)
    if not named or not game.info.by_letter(game.settings):
        raise SetupError("letter_game", game=letter.game[:80])
    return spec, game


def read_links(letter: Letter, game: Game[Any, Any]) -> tuple[Links, Links]:
    """Return the contents of a letter for rolls: each side's seals and hash chain values.

    The side that wrote the first letter comes first.  Raises SetupError `letter_links` if values do
    not match the seals, a seal is missing, or a side has a seal although it has not written a
    letter or `game` has no rolls.
    """
    try:
        first, second = (
            Links(seals, newest) for seals, newest in zip(letter.seals, letter.links, strict=True)
        )
    except ValueError:
        raise SetupError("letter_links") from None
    sealed = (letter.number > 0, letter.number > 1) if game.info.chance else (False, False)
    if sealed != (bool(first.seals), bool(second.seals)):
        raise SetupError("letter_links")
    return first, second


def replay(
    spec: GameSpec,
    game: BoardGame[Any, Any],
    letter: Letter,
    links: tuple[KnownLinks, KnownLinks],
    most: int,
) -> Match:
    """Return the match after the letter's moves, with the rolls up to roll number `most` (from 1).

    `links` contains the known hash chain values, from which rolls are derived: those of the side
    that wrote the first letter, then those of the other side.  Raises SetupError `letter_move` with
    number, text and error code of the first move that is illegal, depends on a roll after number
    `most`, or is not in canonical notation.
    """
    sides = game.info.seats
    opened = LetterGame(
        1,
        game,
        bytes.fromhex(letter.id),
        starter=sides.index(letter.starter) if letter.starter else None,
        earlier=tuple(Outcome(seat, "", points) for seat, points in enumerate(letter.score)),
        first=links[0],
        second=links[1],
    )
    match = Match(spec, opened, dict.fromkeys(sides, Controller()), letter.target)
    for number, move in enumerate(letter.moves, 1):
        try:
            roll_known_dice(match, most)
            if move in PLAYERS_ENDS or match.actor < 0:
                raise IllegalMove("throw_first")
            before = match.cursor
            match.play(move)
            played = match.plies[before + 1 :]
            if any(ply.kind == "throw" for ply in played):
                raise IllegalMove("letter_throw")
            if [ply.text for ply in played] != [move]:
                raise NotationError("notation", text=move[:80])
        except (AlveusError, RecursionError) as error:
            reason = error.code if isinstance(error, AlveusError) else "move_unreadable"
            raise SetupError("letter_move", number=number, move=move[:80], reason=reason) from None
    roll_known_dice(match, most)
    return match


def roll_known_dice(match: Match, most: int = GAME_MOVES) -> None:
    """Roll until the next decision, up to roll number `most`, while hash chain values are known."""
    while match.actor == CHANCE:
        if letter_game(match).next_throw(match.ply.throws) > most:
            return
        try:
            match.play("throw", auto=True)
        except IllegalMove as error:
            if error.code != "letter_throw":
                raise
            return


def moves_of(match: Match) -> tuple[str, ...]:
    """Return the texts of a match's moves, without rolls, up to the current position (`cursor`)."""
    return tuple(ply.text for ply in match.plies[1 : match.cursor + 1] if ply.kind == "move")


def letter_game(match: Match) -> LetterGame:
    """Return the current game of a match by letter, with the hash chain values for its rolls."""
    return cast("LetterGame", match.ply.match_game)


def check_length(match: Match) -> None:
    """Raise IllegalMove `letter_full` if the game has as many moves as a letter can contain."""
    if len(moves_of(match)) >= LETTER_MOVES:
        raise IllegalMove("letter_full", most=LETTER_MOVES)


def movers_of(match: Match) -> tuple[str, ...]:
    """Return the side that made each move of a match (rolls excluded), in order."""
    return tuple(ply.side for ply in match.plies[1 : match.cursor + 1] if ply.kind == "move")


def throws_of(match: Match) -> int:
    """Return the number of rolls so far; all draws that decide who begins count as one roll."""
    return letter_game(match).count_throws(match.ply.throws)


def count_links(letter: Letter, match: Match) -> int:
    """Return how many hash chain values a side must have published when it sends `letter`.

    The number includes the values in `letter` itself.  There is one value for each roll from the
    start of the game to the next decision of a player.  The first letter has none, because the
    other side has not published its seal (commitment) yet.  `match` is the game after the moves of
    the letter.
    """
    if letter.number <= 1:
        return 0
    ahead = 1 + draws_lots(match.game, match.state) if match.actor == CHANCE else 0
    return throws_of(match) + ahead


def compare(stored: Letter, letter: Letter) -> None:
    """Check that a letter agrees with the letter of the same game that this device has stored.

    Raises SetupError `letter_names` if the players' names differ.  Raises SetupError
    `letter_contradicts` if moves, seals or members named in `AGREED` (such as `options`) differ, if
    two different letters have the same number, or if the letter with the higher number has fewer
    moves or follows a resignation or an agreed draw.  The error contains the number of the first
    different move; if no move differs, the number of moves in the lower-numbered letter, plus 1.
    """
    older, newer = sorted((stored, letter), key=lambda item: item.number)
    compare_moves(stored.moves, letter.moves)
    if stored.names != letter.names:
        raise SetupError("letter_names")
    rewritten = stored.number == letter.number and stored != letter
    ended = older.end in ("resign", "draw") and older.number < newer.number
    shorter = len(newer.moves) < len(older.moves)
    agreed = have_same_seals(stored, letter) and _agree(stored, letter)
    if not agreed or rewritten or ended or shorter:
        raise SetupError("letter_contradicts", number=len(older.moves) + 1, known="", given="")


def compare_moves(moves: Sequence[str], others: Sequence[str]) -> None:
    """Raise SetupError `letter_contradicts` unless one list of moves is the start of the other."""
    for number, (move, other) in enumerate(zip(moves, others, strict=False), 1):
        if move != other:
            raise SetupError("letter_contradicts", number=number, known=move, given=other)


def have_same_seals(stored: Letter, letter: Letter) -> bool:
    """Return True if the letter with the higher number contains all seals of the other letter.

    A seal is a commitment that fixes a side's part of the rolls, so it must not change.  If both
    letters have the same number, `letter` must contain the seals of `stored`.
    """
    older, newer = sorted((stored, letter), key=lambda item: item.number)
    pairs = zip(older.seals, newer.seals, strict=True)
    return all(later[: len(early)] == early for early, later in pairs)


def check_series(first: Letter, awaited: Letter | None) -> None:
    """Check that `first`, the first letter of a game, continues a series recorded on this device.

    `awaited` has the content that the next game of the series must have (number 0, no moves, see
    `Correspondence.following`); None if no game follows.  Raises SetupError `letter_series` if no
    game follows, or if `first` and `awaited` differ in a field named in `AGREED` (such as the
    options); `letter_names` if they differ in the players' names.
    """
    if awaited is None or not _agree(first, awaited):
        raise SetupError("letter_series")
    if first.names != awaited.names:
        raise SetupError("letter_names")


def check_unsent(
    letter: Letter, stored: Letter | None, seat: int, side: str, movers: Sequence[str]
) -> None:
    """Check that a letter adds nothing on behalf of `side`, the side that this device plays.

    `stored` is the last letter on this device (None: no letter yet).  `seat` is 0 if this device
    wrote the first letter, else 1.  `movers` has the side of each move in `letter`.  Raises
    SetupError: `letter_unsent` if `letter` is not the other side's next letter after `stored`, adds
    a move of `side`, or accepts a draw that `stored` does not offer; `letter_links` if the seals or
    hash chain values of `side` are not the same as in `stored`.
    """
    number, sent = (0, 0) if stored is None else (stored.number, len(stored.moves))
    is_next = letter.number == number + 1 and letter.writer != seat
    offered = stored is not None and stored.end == "offer"
    if not is_next or (letter.end == "draw" and not offered) or side in movers[sent:]:
        raise SetupError("letter_unsent", number=letter.number)
    published = ((), ()) if stored is None else (stored.seals[seat], stored.links[seat])
    if (letter.seals[seat], letter.links[seat]) != published:
        raise SetupError("letter_links")


def check_written(letter: Letter, match: Match) -> None:
    """Check that a letter has the form in which alveus writes it.

    `match` is the game after the moves of the letter.  Raises SetupError:

    - `letter_damaged` if the letter has an option with its default value, the name of a player of
      an unknown side, or, in a single game, members of a series (`score`, `starter`);
    - `letter_unfinished` if the writer must still move, if the other side's move ended the game, or
      if the letter ends a finished game once more;
    - `letter_links` if the hash chain values do not match the seals, or if the number of the
      writer's values is not `count_links(…)`.
    """
    game = match.game
    links = read_links(letter, game)
    match = copy(match)
    while throws_of(match) > min(map(len, links)):
        match.cursor -= 1
    serial = game.info.target(game.settings, letter.target) > 0
    if (
        dict(letter.options) != game.info.to_store(game.settings)
        or not set(letter.names) <= set(match.sides)
        or not (serial or (letter.score == (0, 0) and not letter.starter))
    ):
        raise SetupError("letter_damaged")
    writer = match.sides[match.sides.index(letter.side) ^ letter.writer]
    if match.outcome is not None:
        finished = not letter.end and movers_of(match)[-1:] == (writer,)
    else:
        mover = match.sides[match.actor] if match.actor >= 0 else ""
        finished = letter.end in ("resign", "draw") or mover != writer
    if not finished:
        raise SetupError("letter_unfinished", number=letter.number)
    if game.info.chance and len(links[letter.writer]) != count_links(letter, match):
        raise SetupError("letter_links")


def _agree(first: Letter, second: Letter) -> bool:
    return all(getattr(first, name) == getattr(second, name) for name in AGREED)
