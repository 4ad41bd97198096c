"""Saved games: a match's options, seats, seeds and plies as JSON.

While a game is in progress, its seed is masked with a key in the same file.  This hides the seed
from a casual reader, not from the owner of the device.  After the game, it is stored unmasked.  The
secret of the match, from which the seeds of later games are derived, is always masked.

The list `plies` has a game's moves and the results of its rolls and deals, as text.  `drawn` has
the indices in `plies` of the rolls and deals derived from the seed; a user entered the others.
`resigned` has the side that resigned; saves of early versions lack it.
Until a game with hidden hands is over, a deal derived from the seed is stored as the text
``throw``, without the result.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Generator, Iterator, Mapping
from itertools import groupby
from operator import attrgetter
from typing import Any

from alveus.core.controllers import Controller, read_controller
from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError
from alveus.core.events import Message, finish, say
from alveus.core.history import MatchGame, Ply
from alveus.core.json_validation import integer, items, member, record, strings, text
from alveus.core.limits import GAME_MOVES, SEED_BYTES
from alveus.core.match import Match
from alveus.core.plies import read_notes, write_notes
from alveus.core.spec import GameSpec, SpecFinder
from alveus.core.stream import commitment
from alveus.core.version import __version__

FORMAT = "alveus"
VERSION = 1


def save(match: Match, before: Match | None = None) -> dict[str, Any]:
    """Return a match as JSON, including undone moves.

    `before`, the match open before this one, is stored too, so that the user can return to it.
    """
    games = groupby(match.plies, attrgetter("match_game.number"))
    saved = {
        "format": FORMAT,
        "version": VERSION,
        "alveus": __version__,
        "game": match.game.info.id,
        **write_notes(match.ply),
        "target": match.requested_target,
        "seats": {side: controller.to_json() for side, controller in match.seats.items()},
        "secret": _sealed(match.secret),
        "ply": match.cursor,
        "first": match.plies[0].match_game.number,
        "games": [_game(list(plies)) for _, plies in games],
    }
    return saved if before is None else {**saved, "before": save(before)}


def load(saved: Mapping[str, Any], find: SpecFinder) -> Match:
    """Return the match in a saved game, replayed ply by ply; `find` returns the spec of a game id.

    Raises SetupError `unknown_game`, `save_damaged`, `save_too_new`, `too_many_moves`, or
    `save_illegal_move` with the ply, its text and the reason; SetupError or NotationError for an
    invalid option, side, position or note.
    """
    return finish(loading(saved, find))[0]


def loading(
    saved: Mapping[str, Any], find: SpecFinder
) -> Generator[Message, None, tuple[Match, Match | None]]:
    """Return the match in a saved game and, if it is stored, the match that the user had before.

    The earlier match is None if the save does not contain one, or if it cannot be loaded.  Yields
    a message with the progress after every ply.  Raises the errors of `load`.
    """
    match, aside = yield from _replaying(saved, find)
    earlier = saved.get("before")
    if earlier is None:
        return match, aside
    if not isinstance(earlier, dict):
        raise SetupError("save_damaged", name="before")
    try:
        before, _ = yield from _replaying(earlier, find)
    except (NotationError, SetupError):
        return match, None
    return match, before


def _replaying(
    saved: Mapping[str, Any], find: SpecFinder
) -> Generator[Message, None, tuple[Match, Match | None]]:
    """Replay a save; return its current match, and a neighbouring match or None.

    Only an old save has a neighbouring match, because its list `games` can contain several matches.
    It is the match before the current match or, if the current match is the first, the match after
    it.  Yields a message with the progress after every ply.
    """
    if saved.get("format") != FORMAT:
        raise SetupError("save_damaged", name="format")
    try:
        if integer(saved.get("version"), "version", 1) > VERSION:
            raise SetupError("save_too_new", version=saved["version"])
        plies = yield from _plies(saved, find)
        if not plies:
            raise SetupError("save_damaged", name="games")
        match, at = plies[integer(saved.get("ply", len(plies) - 1), "ply", 0, len(plies) - 1)]
        match.goto(at)
        if "notes" in saved:
            match.plies[match.cursor] = read_notes(match.ply, record(saved, "notes"))
    except SetupError as error:
        if error.code in ("wrong_type", "out_of_range", "missing", "bad_value", "no_such_ply"):
            raise SetupError("save_damaged", **error.params) from None
        raise
    matches = list(dict.fromkeys(match for match, _ in plies))
    number = matches.index(match)
    beside = matches[number - 1 : number] or matches[number + 1 :]
    return match, beside[0] if beside else None


def _plies(
    saved: Mapping[str, Any], find: SpecFinder
) -> Generator[Message, None, list[tuple[Match, int]]]:
    """Replay all games of a save, yield the progress, and return a pair for each ply.

    A pair contains the match to which the ply belongs, and the ply's index in `match.plies`.
    """
    spec = find(text(saved.get("game"), "game"))
    controllers = record(saved, "seats").items()
    seats = {side: read_controller(controller) for side, controller in controllers}
    target = integer(saved.get("target", 0), "target", 0)
    secret = _read_sealed(record(saved, "secret"), "secret") if "secret" in saved else None
    first = integer(saved.get("first", 1), "first", 1)
    games = items(saved, "games")
    moves = (game.get("plies") for game in games if isinstance(game, dict))
    total = len(games) + sum(len(texts) for texts in moves if isinstance(texts, list))
    if total > GAME_MOVES + 1:  # plus 1 for the opening of a game after a full history
        raise SetupError("too_many_moves", most=GAME_MOVES)
    plies: list[tuple[Match, int]] = []
    match: Match | None = None
    replayed = 0
    for number, game in enumerate(games, first):
        match_game = _match_game(spec, number, game)
        if match is not None and match.continues(match_game):
            match.start_game(match_game)
        else:
            match = Match(spec, match_game, _complete(spec, seats), target, secret)
        plies.append((match, match.cursor))
        for counted in _replay(match, game):
            plies += [(match, at) for at in counted]
            replayed += 1
            yield say("loading", percent=100 * replayed // total)
    return plies


def _game(plies: list[Ply]) -> dict[str, Any]:
    match_game = plies[0].match_game
    played, over = plies[1:], plies[-1].outcome is not None
    drawn = [i for i, ply in enumerate(played) if ply.kind == "throw" and not ply.typed]
    shown = over or not match_game.game.info.hidden
    starter = None if match_game.starter is None else match_game.game.info.seats[match_game.starter]
    return {
        "options": match_game.game.info.to_store(match_game.game.settings),
        "starter": starter,
        "position": None if match_game.position is None else dict(match_game.position),
        "commitment": match_game.commitment,
        **({"seed": match_game.seed.hex()} if over else _sealed(match_game.seed)),
        "plies": [p.text if shown or i not in drawn else "throw" for i, p in enumerate(played)],
        "drawn": drawn,
        "auto": [i for i, ply in enumerate(played) if ply.auto],
        **({"resigned": played[-1].side} if played and played[-1].text == "resign" else {}),
    }


def _sealed(seed: bytes) -> dict[str, str]:
    key = os.urandom(len(seed))
    return {"sealed": _masked(seed, key).hex(), "key": key.hex()}


def _masked(seed: bytes, key: bytes) -> bytes:
    mask = hashlib.sha256(key).digest()
    return bytes(a ^ mask[i % len(mask)] for i, a in enumerate(seed))


def _match_game(spec: GameSpec, number: int, saved: Any) -> MatchGame:
    if not isinstance(saved, dict):
        raise SetupError("wrong_type", name="games", expected="object")
    game = spec.build(spec.info.from_store(strings(saved.get("options", {}), "options")))
    starter = member(saved, "starter", (*game.info.seats, None), None)
    seed = _bytes(saved, "seed", "seed") if "seed" in saved else _read_sealed(saved, "seed")
    if commitment(seed) != saved.get("commitment"):
        raise SetupError("save_damaged", name="commitment")
    position = None if saved.get("position") is None else record(saved, "position")
    first = None if starter is None else game.info.seats.index(starter)
    return MatchGame(number, game, seed, first, position)


def _read_sealed(saved: Mapping[str, Any], name: str) -> bytes:
    return _masked(_bytes(saved, "sealed", name), _bytes(saved, "key", name))


def _bytes(saved: Mapping[str, Any], member: str, name: str) -> bytes:
    """Return the bytes of the hexadecimal text `saved[member]`.

    Raises SetupError `wrong_type` if it is not a text; `save_damaged`, with the parameter `name`,
    if it is not hexadecimal or has more than `SEED_BYTES` bytes.
    """
    digits = text(saved.get(member), member)
    try:
        content = bytes.fromhex(digits)
    except ValueError:
        raise SetupError("save_damaged", name=name) from None
    if len(content) > SEED_BYTES:
        raise SetupError("save_damaged", name=name)
    return content


def _complete(spec: GameSpec, seats: Mapping[str, Controller]) -> dict[str, Controller]:
    """Return `seats` with humans for missing sides.

    Raises SetupError `unknown_side`, or `save_damaged` if `seats` is empty.
    """
    sides = spec.info.seats
    for side in seats:
        if side not in sides:
            raise SetupError("unknown_side", side=side)
    if not seats:
        raise SetupError("save_damaged", name="seats")
    return {side: seats.get(side, Controller()) for side in sides}


def _replay(match: Match, saved: Mapping[str, Any]) -> Iterator[list[int]]:
    """Play the texts in `plies` of a saved game; yield the indices of each text's new plies.

    The indices refer to `match.plies`.  For a note (mark on the board), which adds no ply, yield
    the index of the current ply; only saves of early versions contain notes as texts.  Raises
    SetupError `save_illegal_move` for an illegal or unreadable text, a match with too many plies,
    or a roll that the seed does not give.
    """
    auto, drawn = _numbers(saved, "auto"), _numbers(saved, "drawn")
    resigned = member(saved, "resigned", (*match.sides, None), None)
    for index, ply in enumerate(items(saved, "plies")):
        move, before = text(ply, "plies"), match.cursor
        try:
            match.play("throw" if index in drawn else move, index in auto, resigned)
            if index in drawn and move not in ("throw", match.ply.text):
                raise IllegalMove("bad_dice")
        except AlveusError as error:
            raise SetupError(
                "save_illegal_move", ply=before + 1, text=move[:80], reason=error.code
            ) from None
        yield list(range(before + 1, match.cursor + 1)) or [before]


def _numbers(saved: Mapping[str, Any], name: str) -> set[int]:
    """Return the ply indices in the list `saved[name]`; empty if missing, as in early saves."""
    return {integer(index, name) for index in items(saved, name)} if name in saved else set()
