"""Links: a game as text for a URL, with its moves if they fit, otherwise only with its position.

A link contains past rolls as results, not the seed, so it reveals nothing about later rolls.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Generator
from typing import Any, Literal, TypeAlias

from alveus.core.controllers import Controller
from alveus.core.errors import AlveusError, NotationError, SetupError
from alveus.core.events import Message, finish, say
from alveus.core.history import MatchGame
from alveus.core.json_validation import integer, items, parse_object, record, strings, text
from alveus.core.limits import GAME_MOVES, LINK_BYTES, LINK_CHARACTERS
from alveus.core.link_codec import CodecError, LinkCodec, TooLong, TooNew
from alveus.core.match import Match
from alveus.core.plies import read_notes, write_notes
from alveus.core.spec import SpecFinder

LinkKind: TypeAlias = Literal["moves", "position"]

CODEC = LinkCodec(version=1, window_bits=zlib.MAX_WBITS, most_bytes=LINK_BYTES)
LONGEST = 2000
"""Maximum number of characters of a link with moves; a longer game is linked by its position."""


def link(match: Match) -> tuple[str, LinkKind]:
    """Return a link to the current game, and its kind: "moves" or "position".

    The link contains the position without the moves if it would otherwise exceed `LONGEST`.
    Raises SetupError `link_hidden` while hands are hidden, because a link would reveal them.
    """
    if match.game.info.hidden and match.outcome is None:
        raise SetupError("link_hidden")
    plies = match.plies[: match.cursor + 1]
    match_game = match.ply.match_game
    moves = [ply.text for ply in plies if ply.match_game is match_game and ply.kind != "new"]
    game = match_game.game
    head: dict[str, Any] = {"g": game.info.id, "o": game.info.to_store(game.settings)}
    if match_game.starter is not None:
        head["s"] = match_game.starter
    if match_game.position is not None:
        head["p"] = dict(match_game.position)
    if match.ply.text == "resign":
        head["r"] = match.sides.index(match.ply.side)
    notes = write_notes(match.ply).get("notes")
    with_moves = _encode({**head, "m": moves, **({"n": notes} if notes else {})})
    if len(with_moves) <= LONGEST:
        return with_moves, "moves"
    return _encode({**head, "p": game.to_json(match.state)}), "position"


def follow(link: str, find: SpecFinder) -> Match:
    """Return the match in a link, with a new random seed for the next rolls.

    `find` returns the spec of a game id.  Raises SetupError `unknown_game`, `link_damaged`,
    `link_too_long`, `link_too_new`, `link_illegal_move` or `too_many_moves`; NotationError
    `too_deep`; or the error of an invalid option, position or note (mark on the board).
    """
    return finish(loading(link, find))


def loading(link: str, find: SpecFinder) -> Generator[Message, None, Match]:
    """Load the match in a link: yield the progress after every move text, then return the match.

    The progress is a message `loading` with the parameter `percent`.  `find` returns the spec of a
    game id.  Raises the errors of `follow`.
    """
    content = _decode(link)
    try:
        spec = find(text(content.get("g"), "g"))
        game = spec.build(spec.info.from_store(strings(content.get("o", {}), "o")))
        starter = integer(content["s"], "s") if "s" in content else None
        if starter not in (None, *range(len(game.info.seats))):
            raise SetupError("link_damaged")
        resigned = integer(content["r"], "r") if "r" in content else None
        if resigned not in (None, *range(len(game.info.seats))):
            raise SetupError("link_damaged")
        position = record(content, "p") if "p" in content else None
        moves = [text(move, "m") for move in items(content, "m")] if "m" in content else []
        notes = record(content, "n") if "n" in content else None
    except SetupError as error:
        damaged = error.code in ("wrong_type", "out_of_range", "missing")
        raise SetupError("link_damaged" if damaged else error.code, **error.params) from None
    if len(moves) >= GAME_MOVES:  # the start of the game is a ply, too
        raise SetupError("too_many_moves", most=GAME_MOVES)
    match_game = MatchGame(1, game, os.urandom(16), starter, position)
    match = Match(spec, match_game, {side: Controller() for side in game.info.seats})
    for number, move in enumerate(moves, 1):
        try:
            match.play(move, side=None if resigned is None else match.sides[resigned])
        except AlveusError as error:
            raise SetupError(
                "link_illegal_move", ply=number, text=move[:80], reason=error.code
            ) from None
        yield say("loading", percent=100 * number // len(moves))
    if notes is not None:
        match.plies[match.cursor] = read_notes(match.ply, notes)
    return match


def _encode(content: dict[str, Any]) -> str:
    return CODEC.encode(json.dumps(content, separators=(",", ":")).encode())


def _decode(link: str) -> dict[str, Any]:
    try:
        _, content = CODEC.decode(link)
        return parse_object(content.decode())
    except TooNew as error:
        raise SetupError("link_too_new", version=error.version) from None
    except TooLong:
        raise SetupError("link_too_long", most=LINK_CHARACTERS) from None
    except (CodecError, UnicodeError):
        raise SetupError("link_damaged") from None
    except NotationError as error:
        if error.code == "too_deep":
            raise
        raise SetupError("link_damaged") from None
