"""Links: a game as text, with its moves if they fit, otherwise with its position.

A link contains past rolls as results, not the seed, so it reveals nothing about later rolls.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import re
import zlib
from collections.abc import Generator
from typing import Any, Literal, TypeAlias

from alveus.core.controller import Controller
from alveus.core.errors import AlveusError, NotationError, SetupError
from alveus.core.events import Message, say
from alveus.core.history import MatchGame
from alveus.core.limits import GAME_MOVES, LINK_BYTES, LINK_CHARACTERS, VERSION_DIGITS
from alveus.core.match import Match
from alveus.core.notes import read_notes, write_notes
from alveus.core.progress import finish
from alveus.core.reading import integer, items, parse_object, record, strings, text
from alveus.core.spec import SpecFinder

LinkKind: TypeAlias = Literal["moves", "position"]

VERSION = 1
LONGEST = 2000
"""Characters up to which a link carries the moves."""
_VERSION = re.compile(rf"[1-9][0-9]{{0,{VERSION_DIGITS - 1}}}")


def link(match: Match) -> tuple[str, LinkKind]:
    """Return the text of a link, and whether it contains ``moves`` or a ``position``.

    Raises SetupError `link_hidden` while hands are hidden, because a link would reveal them.
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
    """Return the match in a link, with a new random seed for the next rolls.

    Raises SetupError `unknown_game`, `link_damaged`, `link_too_long`, `link_too_new`,
    `link_illegal_move`, `too_many_moves`, or the reason why the position is invalid; NotationError
    `too_deep`.
    """
    return finish(following(written, find))


def following(written: str, find: SpecFinder) -> Generator[Message, None, Match]:
    """Return the match of a link as `follow` does; yield the progress after every move text."""
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
        damaged = error.code in ("wrong_type", "out_of_range", "missing")
        raise SetupError("link_damaged" if damaged else error.code, **error.params) from None
    if len(moves) > GAME_MOVES:
        raise SetupError("too_many_moves", most=GAME_MOVES)
    match_game = MatchGame(1, game, os.urandom(16), starter, position)
    match = Match(spec, match_game, {side: Controller() for side in game.info.seats})
    for number, move in enumerate(moves, 1):
        try:
            match.play(move)
        except AlveusError as error:
            raise SetupError(
                "link_illegal_move", ply=number, text=move[:80], reason=error.code
            ) from None
        yield say("loading", percent=100 * number // len(moves))
    if marked is not None:
        match.plies[match.cursor] = read_notes(match.ply, marked)
    return match


def _encode(content: dict[str, Any]) -> str:
    packed = zlib.compress(json.dumps(content, separators=(",", ":")).encode(), 9)
    return f"{VERSION}." + _armoured(packed)


def _armoured(packed: bytes) -> str:
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _decode(written: str) -> dict[str, Any]:
    """Return the content of a link.

    Only text that `_encode` could have written is accepted.  Leading zeros, padding, unused bits in
    base64 and bytes after the compressed data are refused.
    """
    version, _, packed = written.partition(".")
    if not (_VERSION.fullmatch(version) and packed.isascii()):
        raise SetupError("link_damaged")
    if int(version) > VERSION:
        raise SetupError("link_too_new", version=int(version))
    if len(packed) > LINK_CHARACTERS:
        raise SetupError("link_too_long", most=LINK_CHARACTERS)
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        packer = zlib.decompressobj()
        content = packer.decompress(raw, LINK_BYTES)
        if not packer.eof or packer.unused_data or _armoured(raw) != packed:
            raise SetupError("link_damaged")
        return parse_object(content.decode())
    except (binascii.Error, UnicodeError, zlib.error):
        raise SetupError("link_damaged") from None
    except NotationError as error:
        if error.code == "too_deep":
            raise
        raise SetupError("link_damaged") from None
