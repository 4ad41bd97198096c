"""A game in a link: its moves while they fit, otherwise its position.

The dice stand in the link as they fell, so a link tells nothing of throws to come.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import zlib
from typing import Any, Literal, TypeAlias

from alveus.core.controller import Controller
from alveus.core.errors import AlveusError, SetupError
from alveus.core.history import MatchGame
from alveus.core.match import Match
from alveus.core.notes import read_notes, write_notes
from alveus.core.reading import integer, items, record, strings, text
from alveus.core.spec import SpecFinder

LinkKind: TypeAlias = Literal["moves", "position"]

VERSION = 1
LONGEST = 2000
"""Characters up to which a link carries the moves."""
LARGEST = 1_000_000
"""Bytes that a link may unfold to."""


def link(match: Match) -> tuple[str, LinkKind]:
    """The link's text and what it carries: ``moves`` or ``position``.

    Raises SetupError `link_hidden` while hands are hidden: a link would show them.
    """
    if match.game.info.hidden and match.outcome is None:
        raise SetupError("link_hidden")
    plies = match.plies[: match.cursor + 1]
    match_game = match.ply.match_game
    moves = [ply.text for ply in plies if ply.match_game is match_game and ply.kind != "new"]
    game = match_game.game
    head: dict[str, Any] = {"g": game.info.id, "o": game.info.without_defaults(game.settings)}
    if match_game.starter is not None:
        head["s"] = match_game.starter
    if match_game.position is not None:
        head["p"] = dict(match_game.position)
    marked = write_notes(match.ply).get("notes")
    written = _encode({**head, "m": moves, **({"n": marked} if marked else {})})
    if len(written) <= LONGEST:
        return written, "moves"
    return _encode({**head, "p": game.to_json(match.state)}), "position"


def follow(written: str, find: SpecFinder) -> Match:
    """The match a link leads to, with new chance from here on.

    Raises SetupError `unknown_game`, `link_damaged` or `link_too_new`, or what is wrong with its
    position.
    """
    given = _decode(written)
    try:
        spec = find(text(given.get("g"), "g"))
        game = spec.build(strings(given.get("o", {}), "o"))
        starter = integer(given["s"], "s") if "s" in given else None
        if starter not in (None, *range(len(game.info.seats))):
            raise SetupError("link_damaged")
        position = record(given, "p") if "p" in given else None
        moves = [text(move, "m") for move in items(given, "m")] if "m" in given else []
        marked = record(given, "n") if "n" in given else None
    except SetupError as error:
        code = "link_damaged" if error.code in ("wrong_type", "missing") else error.code
        raise SetupError(code, **error.params) from None
    match_game = MatchGame(1, game, os.urandom(16), starter, position)
    match = Match(spec, match_game, {side: Controller() for side in game.info.seats})
    for number, move in enumerate(moves, 1):
        try:
            match.play(move)
        except AlveusError as error:
            raise SetupError(
                "link_illegal_move", ply=number, text=move[:80], reason=error.code
            ) from None
    if marked is not None:
        match.plies[match.cursor] = read_notes(match.ply, marked)
    return match


def _encode(content: dict[str, Any]) -> str:
    packed = zlib.compress(json.dumps(content, separators=(",", ":")).encode(), 9)
    return f"{VERSION}." + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _decode(written: str) -> dict[str, Any]:
    version, dot, packed = written.partition(".")
    if not dot or not version.isdecimal():
        raise SetupError("link_damaged")
    if int(version) > VERSION:
        raise SetupError("link_too_new", version=int(version))
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        packer = zlib.decompressobj()
        content = json.loads(packer.decompress(raw, LARGEST))
    except (binascii.Error, ValueError, zlib.error, RecursionError):
        raise SetupError("link_damaged") from None
    if not packer.eof or not isinstance(content, dict):
        raise SetupError("link_damaged")
    return content
