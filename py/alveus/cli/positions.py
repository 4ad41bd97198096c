"""Reading of positions: from standard input, from another command's answer, or the opening."""

from __future__ import annotations

import argparse
import os
import select
import stat
import sys
from collections.abc import Callable, Mapping
from typing import Any

from alveus import registry
from alveus.cli.arguments import options_of
from alveus.cli.output import as_json, draw_board, error_json, is_terminal, put
from alveus.core.errors import AlveusError, SetupError
from alveus.core.files import lines_of, standard_input
from alveus.core.reading import parse_object, record, text
from alveus.core.view import BoardGame
from alveus.play.positions import make
from alveus.words.messages import messages

SILENCE = 2.0
"""Seconds without data after which a pipe is treated as empty."""


def read_pipe() -> str:
    """Return standard input; "" if it is a terminal, or a pipe without data."""
    if sys.stdin is None or sys.stdin.isatty():
        return ""
    if os.name == "posix" and stat.S_ISFIFO(os.fstat(sys.stdin.fileno()).st_mode):
        ready, _, _ = select.select([sys.stdin], [], [], SILENCE)
        if not ready:
            return ""
    return standard_input()


def answer_each(
    given: argparse.Namespace,
    answer: Callable[[argparse.Namespace, dict[str, Any]], Any],
    tell: Callable[[argparse.Namespace, Any], str],
) -> None:
    """Print the answer for the position on standard input, or with ``--lines`` for each line."""
    if not given.lines:
        found = answer(given, read_position(given))
        put(given, found, lambda: tell(given, found))
        return
    for line in lines_of(sys.stdin):
        if line.strip():
            try:
                found = answer(given, parse_object(line))
            except AlveusError as error:
                found = error_json(error)
            print(as_json(found, sys.stdout), flush=True)


def read_position(given: argparse.Namespace) -> dict[str, Any]:
    """Return the position on standard input, or the opening if standard input is a terminal."""
    if is_terminal(sys.stdin) and given.game is not None:
        return opening(given)
    return parse_object(standard_input())


def read_or_open(given: argparse.Namespace, written: str | None = None) -> dict[str, Any]:
    """Return the position on standard input, or the opening if standard input is empty.

    A pipe is read to its end without a time limit, because the previous command can take long.
    """
    if written is None:
        written = "" if is_terminal(sys.stdin) else standard_input()
    return parse_object(written) if written.strip() else opening(given)


def opening(given: argparse.Namespace) -> dict[str, Any]:
    """Return the opening position of the game named on the command line."""
    if given.game is None:
        raise SetupError("missing", name="game")
    game = registry.game(given.game, options_of(given))
    return game.to_json(game.opening(0))


def place(
    given: argparse.Namespace, position: Mapping[str, Any]
) -> tuple[BoardGame[Any, Any], Any]:
    """Return the game and state of a position; `position` can also be another command's answer."""
    if "position" in position:
        if position["position"] is None:
            raise SetupError("missing", name="position")
        position = record(position, "position")
    game_id = given.game
    if game_id is None:
        if "game" not in position:
            raise SetupError("missing", name="game")
        game_id = text(position["game"], "game")
    game = registry.spec(game_id).build_for(options_of(given), position)
    return game, game.from_json(position)


def tell_board(game: BoardGame[Any, Any], state: Any) -> str:
    """Return the board and status as text; only the hand of the side to move is shown."""
    viewer = game.turn(state) or 0
    known = game.information_state(state, viewer) if game.outcome(state) is None else state
    said = (
        messages().say("status", one["code"], one["params"], game.info)
        for one in game.view(known, viewer)["status"]
    )
    return f"{draw_board(make(game, known))}\n{' '.join(said)}"
