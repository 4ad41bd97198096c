"""A match as a file, both ways: options, seats, seeds and every ply as text.

While a game goes on its seed is sealed: masked with a key that stands beside it.  That is a
seal against a glance, not against the owner of the device.  After the end it stands plain; the
secret of the match is sealed for good.  Throws stand as they fell, `drawn` tells which of them the
seed gave; only the deal of a game with hidden hands is a mere ``throw`` until that game is over.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping
from typing import Any

from alveus.core.controller import Controller, read_controller
from alveus.core.errors import AlveusError, IllegalMove, SetupError
from alveus.core.history import MatchGame, Ply
from alveus.core.match import Match
from alveus.core.notes import read_notes, write_notes
from alveus.core.reading import integer, items, member, record, strings, text
from alveus.core.spec import GameSpec, SpecFinder
from alveus.core.stream import commitment
from alveus.core.version import __version__

FORMAT = "alveus"
VERSION = 1


def save(match: Match, before: Match | None = None) -> dict[str, Any]:
    """Everything needed to go on elsewhere: redo included, and the match before if there is one."""
    saved = {
        "format": FORMAT,
        "version": VERSION,
        "alveus": __version__,
        "game": match.game.info.id,
        **write_notes(match.ply),
        "target": match.wished,
        "seats": {side: controller.to_json() for side, controller in match.seats.items()},
        "secret": _sealed(match.secret),
        "ply": match.cursor,
        "first": match.plies[0].match_game.number,
        "games": [_game(plies) for plies in _games(match)],
    }
    return saved if before is None else {**saved, "before": save(before)}


def load(saved: Mapping[str, Any], find: SpecFinder) -> Match:
    """The match again, replayed ply by ply.

    Raises SetupError: `unknown_game`, `save_damaged`, `save_too_new`, or `save_illegal_move` with
    the ply, its text and the reason.
    """
    return _replayed(saved, find)[0]


def load_both(saved: Mapping[str, Any], find: SpecFinder) -> tuple[Match, Match | None]:
    """The match, and the one before it where the save holds one that can still be played.

    Raises SetupError as `load` does.
    """
    match, aside = _replayed(saved, find)
    earlier = saved.get("before")
    if earlier is None:
        return match, aside
    if not isinstance(earlier, dict):
        raise SetupError("save_damaged", name="before")
    try:
        return match, load(earlier, find)
    except SetupError:
        return match, None


def _replayed(saved: Mapping[str, Any], find: SpecFinder) -> tuple[Match, Match | None]:
    """The match of a save, and what the files that kept every new game together hold beside it."""
    try:
        return _load(saved, find)
    except SetupError as error:
        if error.code in ("wrong_type", "missing", "bad_value", "no_such_ply"):
            raise SetupError("save_damaged", **error.params) from None
        raise


def _load(saved: Mapping[str, Any], find: SpecFinder) -> tuple[Match, Match | None]:
    if saved.get("format") != FORMAT:
        raise SetupError("save_damaged", name="format")
    if _natural(saved.get("version"), "version", 1) > VERSION:
        raise SetupError("save_too_new", version=saved["version"])
    plies = list(_plies(saved, find))
    if not plies:
        raise SetupError("save_damaged", name="games")
    ply = _natural(saved.get("ply", len(plies) - 1), "ply")
    if ply >= len(plies):
        raise SetupError("save_damaged", name="ply")
    match, at = plies[ply]
    match.goto(at)
    if "notes" in saved:
        match.plies[match.cursor] = read_notes(match.ply, record(saved, "notes"))
    matches = list(dict.fromkeys(match for match, _ in plies))
    number = matches.index(match)
    beside = matches[number - 1 : number] or matches[number + 1 :]
    return match, beside[0] if beside else None


def _plies(saved: Mapping[str, Any], find: SpecFinder) -> Iterator[tuple[Match, int]]:
    """Every ply that a save counts: its match, and where it stands in the history there.

    There is one match, or several in the files that kept every new game together.
    """
    spec = find(text(saved.get("game"), "game"))
    controllers = record(saved, "seats").items()
    seats = {side: read_controller(controller) for side, controller in controllers}
    target = _natural(saved.get("target", 0), "target")
    secret = _read_sealed(record(saved, "secret"), "secret") if "secret" in saved else None
    first = _natural(saved.get("first", 1), "first", 1)
    match: Match | None = None
    for number, given in enumerate(items(saved, "games"), first):
        match_game = _match_game(spec, number, given)
        if match is not None and match.goes_on(match_game):
            match.begin(match_game)
        else:
            match = Match(spec, match_game, _complete(spec, seats), target, secret)
        yield match, match.cursor
        for at in _replay(match, given):
            yield match, at


def _games(match: Match) -> list[list[Ply]]:
    games: list[list[Ply]] = []
    for ply in match.plies:
        if ply.kind == "new":
            games.append([])
        games[-1].append(ply)
    return games


def _game(plies: list[Ply]) -> dict[str, Any]:
    match_game = plies[0].match_game
    played, over = plies[1:], plies[-1].outcome is not None
    drawn = [i for i, ply in enumerate(played) if ply.kind == "throw" and not ply.typed]
    shown = over or not match_game.game.info.hidden
    starter = None if match_game.starter is None else match_game.game.info.seats[match_game.starter]
    return {
        "options": match_game.game.info.without_defaults(match_game.game.settings),
        "starter": starter,
        "position": None if match_game.position is None else dict(match_game.position),
        "commitment": match_game.commitment,
        **_seed(match_game.seed, over),
        "plies": [p.text if shown or i not in drawn else "throw" for i, p in enumerate(played)],
        "drawn": drawn,
        "auto": [i for i, ply in enumerate(played) if ply.auto],
    }


def _seed(seed: bytes, over: bool) -> dict[str, str]:
    return {"seed": seed.hex()} if over else _sealed(seed)


def _sealed(seed: bytes) -> dict[str, str]:
    key = os.urandom(len(seed))
    return {"sealed": _masked(seed, key).hex(), "key": key.hex()}


def _masked(seed: bytes, key: bytes) -> bytes:
    mask = hashlib.sha256(key).digest()
    return bytes(a ^ mask[i % len(mask)] for i, a in enumerate(seed))


def _match_game(spec: GameSpec, number: int, given: Any) -> MatchGame:
    if not isinstance(given, dict):
        raise SetupError("wrong_type", name="games", expected="object")
    game = spec.build(strings(given.get("options", {}), "options"))
    starter = member(given, "starter", (*game.info.seats, None), None)
    seed = _read_seed(given)
    if commitment(seed) != given.get("commitment"):
        raise SetupError("save_damaged", name="commitment")
    position = None if given.get("position") is None else record(given, "position")
    first = None if starter is None else game.info.seats.index(starter)
    return MatchGame(number, game, seed, first, position)


def _read_seed(given: Mapping[str, Any]) -> bytes:
    if "seed" not in given:
        return _read_sealed(given, "seed")
    try:
        return bytes.fromhex(text(given["seed"], "seed"))
    except ValueError:
        raise SetupError("save_damaged", name="seed") from None


def _read_sealed(given: Mapping[str, Any], name: str) -> bytes:
    try:
        key = bytes.fromhex(text(given.get("key"), "key"))
        return _masked(bytes.fromhex(text(given.get("sealed"), "sealed")), key)
    except ValueError:
        raise SetupError("save_damaged", name=name) from None


def _natural(value: Any, name: str, least: int = 0) -> int:
    number = integer(value, name)
    if number < least:
        raise SetupError("save_damaged", name=name)
    return number


def _complete(spec: GameSpec, seats: Mapping[str, Controller]) -> dict[str, Controller]:
    """All seats the game can have; those that another game of the match needs are kept."""
    sides = spec.info.seats
    for side in seats:
        if side not in sides:
            raise SetupError("unknown_side", side=side)
    if not seats:
        raise SetupError("save_damaged", name="seats")
    return {side: seats.get(side, Controller()) for side in sides}


def _replay(match: Match, given: Mapping[str, Any]) -> list[int]:
    """Plays a game's plies; of each that is counted in the save, where it stands in the history.

    Earlier saves count notes as well: these stand where they are made.
    """
    auto, drawn = _numbers(given, "auto"), _numbers(given, "drawn")
    counted: list[int] = []
    for index, ply in enumerate(items(given, "plies")):
        written, before = text(ply, "plies"), match.cursor
        try:
            match.play("throw" if index in drawn else written, auto=index in auto)
            if index in drawn and written not in ("throw", match.ply.text):
                raise IllegalMove("bad_dice")
        except AlveusError as error:
            raise SetupError(
                "save_illegal_move", ply=before + 1, text=written[:80], reason=error.code
            ) from None
        counted += range(before + 1, match.cursor + 1) or [before]
    return counted


def _numbers(given: Mapping[str, Any], name: str) -> set[int]:
    """The plies that a list names; none where an earlier version wrote no list."""
    return {integer(index, name) for index in items(given, name)} if name in given else set()
