"""Commands about one position, and functions to read positions from standard input.

The commands print the opening (`position`), each possible result of the turn with moves to it
(`plays`), or the position after a move or turn (`apply`), a roll (`throw`) or a deal (`deal`).
"""

from __future__ import annotations

import argparse
import os
import select
import stat
import sys
from collections.abc import Callable, Mapping
from typing import Any

from alveus import registry
from alveus.cli.arguments import POSITION, Commands, at_least, options_of
from alveus.cli.output import as_json, describe, draw_board, error_json, is_terminal, put
from alveus.core.errors import AlveusError, IllegalMove, SetupError
from alveus.core.files import lines_of, standard_input
from alveus.core.game import CHANCE, Game, Info
from alveus.core.json_validation import member_text, parse_object, record, text
from alveus.core.view import BoardGame
from alveus.play.members import check_members
from alveus.play.positions import Position, make, state_of
from alveus.play.sentences import with_error_text

SILENCE = 2.0
"""Seconds after which a pipe without data is treated as empty."""


def add(commands: Commands) -> None:
    """Add the commands position, plays, apply, throw and deal, with their arguments."""
    commands.add_for_game("position", _position, "print the opening position")
    commands.add_for_game("plays", _plays, "list every result of the turn", POSITION, lines=True)
    sub = commands.add_for_game(
        "apply", _apply, "print the position after a move or a turn", POSITION, lines=True
    )
    sub.value("--play", "TEXT", "a move, or the steps of a turn", nargs="+")
    for name, thing in (("throw", "dice"), ("deal", "tiles")):
        sub = commands.add_for_game(name, _throw, f"print the position after a {name}", POSITION)
        sub.value("--seed", "S", "a number, a date or a word; default: random")
        sub.value(
            "--number",
            "N",
            "number of the throw or deal of this seed; the first is 0",
            at_least(0),
            default=0,
        )
        sub.value(
            f"--{thing}", "TEXT", f"the {thing}, instead of random ones", dest="dice", default=""
        )


def _position(args: argparse.Namespace) -> None:
    position = opening(args)
    put(args, position, lambda: board_text(*place(args, position)))


def _plays(args: argparse.Namespace) -> None:
    answer_each(args, _plays_of, lambda _, answer: "\n".join(p["text"] for p in answer["plays"]))


def _plays_of(args: argparse.Namespace, position: dict[str, Any]) -> Any:
    game, state = place(args, position)
    if game.actor(state) == CHANCE:
        raise IllegalMove("throw_first")
    if game.info.hidden:  # every move is a whole turn
        texts = [game.text(state, move) for move in game.moves(state)]
        plays = [{"text": text, "position": position_after(game, state, text)} for text in texts]
        return {"plays": plays}
    results = game.results(state)
    return {"plays": [{"text": r.text, "position": game.to_json(r.state)} for r in results]}


def _apply(args: argparse.Namespace) -> None:
    answer_each(args, _apply_to, _step_text)


def _apply_to(args: argparse.Namespace, position: dict[str, Any]) -> Any:
    play = position.pop("play", None)
    if args.play is not None:
        play = " ".join(args.play)
    elif "value" in position and play is not None:
        game, state = place(args, position)  # an answer of `choose`: the position after its move
        return {"position": game.to_json(state), "events": []}
    if play is None:
        raise SetupError("missing", name="play")
    game, state = place(args, position)
    state, events = play_all(game, state, text(play, "play"))
    return {"position": game.to_json(state), "events": events}


def position_after(game: Game[Any, Any], state: Any, play: str) -> dict[str, Any] | None:
    """Return the JSON position after the moves with the text `play`.

    Return None if the position is unknown, because a move takes a hidden tile from the stock.
    """
    try:
        return game.to_json(play_all(game, state, play)[0])
    except IllegalMove as error:
        if error.code != "face_down":
            raise
        return None


def play_all(game: Game[Any, Any], state: Any, play: str) -> tuple[Any, list[Any]]:
    """Return the state after the moves `play` (text), and their events as JSON.

    Raises NotationError or IllegalMove for an invalid move.
    """
    events: list[Any] = []
    for move in game.parse(state, play):
        state, more = game.apply(state, move)
        events += [event.to_json() for event in more]
    return state, events


def _throw(args: argparse.Namespace) -> None:
    game, state = place(args, read_or_open(args))
    before = Position(game.to_json(state), seed=args.seed, throws=args.number)
    after = before.throw(args.dice)
    events = [event.to_json() for event in after.events]
    answer = {"position": after.to_json(), "events": events}
    put(args, answer, lambda: f"{after.told}\n{board_text(*state_of(after))}")


def _step_text(args: argparse.Namespace, answer: Any) -> str:
    game, state = place(args, answer)
    return f"{describe('event', answer['events'], game.info)}\n{board_text(game, state)}".lstrip()


def read_pipe() -> str:
    """Return standard input as text; "" if it is closed, a terminal, or a pipe without data."""
    if sys.stdin is None or sys.stdin.isatty():
        return ""
    if os.name == "posix" and stat.S_ISFIFO(os.fstat(sys.stdin.fileno()).st_mode):
        ready, _, _ = select.select([sys.stdin], [], [], SILENCE)
        if not ready:
            return ""
    return standard_input()


def answer_each(
    args: argparse.Namespace,
    answer: Callable[[argparse.Namespace, dict[str, Any]], Any],
    to_text: Callable[[argparse.Namespace, Any], str],
) -> None:
    """Print a command's answer for the position (JSON) on standard input.

    If standard input is a terminal and the command names a game, the position is the opening of
    this game.  `answer` returns the answer as JSON for a position as JSON; `to_text` converts the
    answer to text for a terminal.  With ``--lines``, each input line is a position; its answer or
    error is printed as a line of JSON.
    """

    def answer_one(position: dict[str, Any]) -> Any:
        with with_error_text(_info_of(args, position)):
            return answer(args, position)

    if not args.lines:
        opened = is_terminal(sys.stdin) and args.game is not None
        reply = answer_one(opening(args) if opened else parse_object(standard_input()))
        put(args, reply, lambda: to_text(args, reply))
        return
    for line in lines_of(sys.stdin):
        if line.strip():
            try:
                reply = answer_one(parse_object(line))
            except AlveusError as error:
                reply = error_json(error)
            print(as_json(reply, sys.stdout), flush=True)


def _info_of(args: argparse.Namespace, position: Mapping[str, Any]) -> Info | None:
    inner = position.get("position")
    whole = inner if isinstance(inner, dict) else position
    game_id = whole.get("game") if args.game is None else args.game
    try:
        return registry.info(text(game_id, "game"))
    except SetupError:
        return None


def read_or_open(args: argparse.Namespace, position: str | None = None) -> dict[str, Any]:
    """Return the position (JSON) on standard input; if that is empty or a terminal, the opening.

    The opening is that of the game that the command names; raises SetupError `missing` without one.
    A pipe is read to its end without a time limit, because the previous command can take long.
    `position` is the text of standard input, if the caller has already read it.
    """
    if position is None:
        position = "" if is_terminal(sys.stdin) else standard_input()
    return parse_object(position) if position.strip() else opening(args)


def opening(args: argparse.Namespace) -> dict[str, Any]:
    """Return the opening position.  Raises SetupError `missing` if no game is named."""
    if args.game is None:
        raise SetupError("missing", name="game")
    game = registry.game(args.game, options_of(args))
    return game.to_json(game.opening(0))


def place(args: argparse.Namespace, position: Mapping[str, Any]) -> tuple[BoardGame[Any, Any], Any]:
    """Return the game and the state of a position.

    `position` is a position as JSON, or a command's answer with a position as its member
    `position`.  `args` can name the game and options.  Raises SetupError if the position is
    missing, is invalid or contradicts `args`.
    """
    if "position" in position:
        if position["position"] is None:
            raise SetupError("missing", name="position")
        position = record(position, "position")
    game_id = args.game
    if game_id is None:
        game_id = member_text(position, "game")
    game = registry.spec(game_id).build_for(options_of(args), position)
    check_members(game_id, position)
    return game, game.from_json(position)


def board_text(game: BoardGame[Any, Any], state: Any) -> str:
    """Return board and status as text.  During a game, show only the hand of the side to move."""
    viewer = game.turn(state) or 0
    observation = game.information_state(state, viewer) if game.outcome(state) is None else state
    status = describe("status", game.view(observation, viewer)["status"], game.info)
    return f"{draw_board(make(game, observation))}\n{status}"
