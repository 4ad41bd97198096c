"""A match as a file, both ways: options, seats, seeds and every ply as text.

While a game goes on its seed is sealed: masked with a key that stands beside it.  That is a
seal against a glance, not against the owner of the device.  After the end it stands plain.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from typing import Any

from alveus.core import registry
from alveus.core.errors import AlveusError, SetupError
from alveus.core.history import Bout, Ply
from alveus.core.match import Match, Seat
from alveus.core.notes import read_notes, write_notes
from alveus.core.reading import integer, items, member, record, strings, text
from alveus.core.stream import commitment

FORMAT = "alveus"
VERSION = 1


def save(match: Match) -> dict[str, Any]:
    """Everything needed to go on elsewhere, redo included."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.info.id,
        **write_notes(match.ply),
        "target": match.wished,
        "seats": {side: seat.to_json() for side, seat in match.seats.items()},
        "ply": match.cursor,
        "games": [_game(plies) for plies in _bouts(match)],
    }


def load(saved: Mapping[str, Any]) -> Match:
    """The match again, replayed ply by ply.

    Raises SetupError: `save_damaged`, `save_too_new`, or `save_illegal_move` with the ply, its
    text and the reason.
    """
    try:
        return _load(saved)
    except SetupError as error:
        if error.code in ("wrong_type", "missing", "bad_value", "no_such_ply"):
            raise SetupError("save_damaged", **error.params) from None
        raise


def _load(saved: Mapping[str, Any]) -> Match:
    if saved.get("format") != FORMAT:
        raise SetupError("save_damaged", name="format")
    if integer(saved.get("version"), "version") > VERSION:
        raise SetupError("save_too_new", version=saved["version"])
    game_id = text(saved.get("game"), "game")
    seats = {side: read_seat(seat) for side, seat in record(saved, "seats").items()}
    games = items(saved, "games")
    if not games:
        raise SetupError("save_damaged", name="games")
    match: Match | None = None
    counted: list[int] = []
    for number, given in enumerate(games, 1):
        bout = _bout(game_id, number, given)
        if match is None:
            match = Match(bout, _complete(bout, seats), integer(saved.get("target", 0), "target"))
        else:
            match.begin(bout)
        counted += [match.cursor, *_replay(match, given)]
    if match is None:
        raise SetupError("save_damaged", name="games")
    ply = integer(saved.get("ply", len(counted) - 1), "ply")
    if not 0 <= ply < len(counted):
        raise SetupError("save_damaged", name="ply")
    match.goto(counted[ply])
    if "notes" in saved:
        match.plies[match.cursor] = read_notes(match.ply, record(saved, "notes"))
    return match


def read_seat(given: Any) -> Seat:
    """A seat from its JSON.  Raises SetupError."""
    if not isinstance(given, dict):
        raise SetupError("wrong_type", name="seat", expected="object")
    if member(given, "kind", ("human", "computer"), "human") == "human":
        return Seat()
    return Seat(text(given.get("level"), "level"))


def _bouts(match: Match) -> list[list[Ply]]:
    bouts: list[list[Ply]] = []
    for ply in match.plies:
        if ply.kind == "new":
            bouts.append([])
        bouts[-1].append(ply)
    return bouts


def _game(plies: list[Ply]) -> dict[str, Any]:
    bout = plies[0].bout
    played = plies[1:]
    starter = None if bout.starter is None else bout.game.info.seats[bout.starter]
    return {
        "options": bout.game.info.chosen(bout.game.settings),
        "starter": starter,
        "position": None if bout.position is None else dict(bout.position),
        "commitment": bout.commitment,
        **_seed(bout.seed, plies[-1].outcome is not None),
        "plies": ["throw" if p.kind == "throw" and not p.typed else p.text for p in played],
        "auto": [i for i, ply in enumerate(played) if ply.auto],
    }


def _seed(seed: bytes, over: bool) -> dict[str, str]:
    if over:
        return {"seed": seed.hex()}
    key = os.urandom(len(seed))
    return {"sealed": _masked(seed, key).hex(), "key": key.hex()}


def _masked(seed: bytes, key: bytes) -> bytes:
    mask = hashlib.sha256(key).digest()
    return bytes(a ^ mask[i % len(mask)] for i, a in enumerate(seed))


def _bout(game_id: str, number: int, given: Any) -> Bout:
    if not isinstance(given, dict):
        raise SetupError("wrong_type", name="games", expected="object")
    game = registry.game(game_id, strings(given.get("options", {}), "options"))
    starter = member(given, "starter", (*game.info.seats, None), None)
    seed = _read_seed(given)
    if commitment(seed) != given.get("commitment"):
        raise SetupError("save_damaged", name="commitment")
    position = None if given.get("position") is None else record(given, "position")
    first = None if starter is None else game.info.seats.index(starter)
    return Bout(number, game, seed, first, position)


def _read_seed(given: Mapping[str, Any]) -> bytes:
    try:
        if "seed" in given:
            return bytes.fromhex(text(given["seed"], "seed"))
        key = bytes.fromhex(text(given.get("key"), "key"))
        return _masked(bytes.fromhex(text(given.get("sealed"), "sealed")), key)
    except ValueError:
        raise SetupError("save_damaged", name="seed") from None


def _complete(bout: Bout, seats: Mapping[str, Seat]) -> dict[str, Seat]:
    """All seats the game can have; those that another game of the match needs are kept."""
    sides = registry.info(bout.game.info.id).seats
    for side in seats:
        if side not in sides:
            raise SetupError("unknown_side", side=side)
    return {side: seats.get(side, Seat()) for side in sides}


def _replay(match: Match, given: Mapping[str, Any]) -> list[int]:
    """Plays a game's plies; of each that is counted in the save, where it stands in the history.

    Earlier saves count notes as well: these stand where they are made.
    """
    auto = set(items(given, "auto")) if "auto" in given else set()
    counted: list[int] = []
    for index, ply in enumerate(items(given, "plies")):
        written, before = text(ply, "plies"), match.cursor
        try:
            match.play(written, auto=index in auto)
        except AlveusError as error:
            raise SetupError(
                "save_illegal_move", ply=len(match.plies), text=written[:80], reason=error.code
            ) from None
        counted += range(before + 1, match.cursor + 1) or [before]
    return counted
