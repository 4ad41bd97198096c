"""alveus in a terminal: positions in, JSON out.

Results go to standard output.  Wrong input ends with exit status 2 and one JSON object on
standard error; with ``--lines`` the error stands in the place of the answer and the conversation
goes on.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import select
import stat
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn, TextIO

from alveus import ai, registry, serve
from alveus.catalogue import catalogue
from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError
from alveus.core.game import CHANCE, Game
from alveus.core.perft import perft
from alveus.core.reading import parse_object, standard_input, text
from alveus.core.spec import GameSpec

LAST_PORT = 65535
SILENCE = 2.0
"""Seconds after which a pipe that says nothing is taken to hold no position."""


class _Usage(argparse.ArgumentParser):
    """A parser whose complaints are errors like all others."""

    def error(self, message: str) -> NoReturn:
        raise NotationError("usage", text=message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command.  The exit status is 2 for wrong input, 0 otherwise."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    try:
        words = sys.argv[1:] if arguments is None else list(arguments)
        given = _parser(words[0] if words else "").parse_args(words)
        command: Callable[[argparse.Namespace], int | None] = given.command
        return command(given) or 0
    except AlveusError as error:
        print(_json(_error(error), sys.stderr), file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0


def _error(error: AlveusError) -> dict[str, Any]:
    return {"error": {**error.to_json(), "message": str(error)}}


def _parser(first: str) -> argparse.ArgumentParser:
    """All commands; of the games' own ones only that which the first word names, if it does."""
    parser = _Usage(prog="alveus", description="Forgotten board games: rules and opponents.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Usage)

    def command(name: str, run: Callable[[argparse.Namespace], int | None], about: str) -> _Usage:
        sub = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(command=run)
        return sub

    def game_command(
        name: str, run: Callable[[argparse.Namespace], int | None], about: str, lines: bool = False
    ) -> _Usage:
        sub = command(name, run, about)
        sub.add_argument("game", metavar="GAME")
        sub.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
        if lines:
            sub.add_argument("--lines", action="store_true", help="one position per input line")
        return sub

    command("games", _games, "the catalogue: options, presets, levels")
    game_command("position", _position, "the opening position")
    game_command("plays", _plays, "every distinct result of the turn", lines=True)
    sub = game_command("apply", _apply, "the position after a play", lines=True)
    sub.add_argument("--play", nargs="+", metavar="TEXT")
    sub = game_command("perft", _perft, "count legal play")
    sub.add_argument("--depth", type=int, required=True, metavar="N")
    sub = game_command("choose", _choose, "the opponent's choice", lines=True)
    sub.add_argument("--level", required=True, metavar="NAME")
    sub.add_argument("--seed", type=int, default=0, metavar="S")
    sub.add_argument("--nodes", type=int, metavar="N")
    sub.add_argument("--ms", type=int, metavar="T")
    sub = game_command("match", _match, "paired games between two levels")
    sub.add_argument("--first", required=True, metavar="LEVEL")
    sub.add_argument("--second", required=True, metavar="LEVEL")
    sub.add_argument(
        "--games", type=int, default=100, metavar="N", help="in pairs: an odd number is made even"
    )
    sub.add_argument("--seed", type=int, default=0, metavar="S")
    sub.add_argument("--jobs", type=int, default=1, metavar="J")
    for spec in () if first in commands.choices else _specs(first):
        if spec.terminal:
            terminal = import_module(spec.terminal)
            sub = command(spec.info.id, _task, terminal.ABOUT)
            sub.set_defaults(task_of=spec.info.id)
            terminal.add_tasks(sub)
    sub = command("serve", _serve, "serve the built site on 127.0.0.1")
    sub.add_argument("--port", type=int, metavar="P")
    sub.add_argument("--site", default="build/site", metavar="FOLDER")
    return parser


def _specs(word: str) -> Iterable[GameSpec]:
    """The game that a word names, or all games."""
    try:
        return (registry.spec(word),)
    except SetupError:
        return registry.specs()


def _options(given: argparse.Namespace) -> dict[str, str]:
    options = {}
    for setting in given.set:
        name, equals, value = setting.partition("=")
        if not equals:
            raise NotationError("usage", text=f"--set {setting}")
        options[name] = value
    return options


def _game_of(given: argparse.Namespace, position: Mapping[str, Any]) -> Game[Any, Any]:
    """The game that the command line and the position name together."""
    return registry.spec(given.game).build_for(_options(given), position)


def _print(answer: Any) -> None:
    print(_json(answer, sys.stdout), flush=True)


def _json(answer: Any, stream: TextIO) -> str:
    """The answer as JSON, with escapes for what the stream cannot write."""
    written = json.dumps(answer, ensure_ascii=False)
    try:
        written.encode(stream.encoding or "utf-8")
    except UnicodeError:
        return json.dumps(answer)
    return written


def _answer(
    given: argparse.Namespace, answer: Callable[[argparse.Namespace, dict[str, Any]], Any]
) -> None:
    """Answers one position, or with ``--lines`` one after another."""
    if not given.lines:
        _print(answer(given, parse_object(standard_input())))
        return
    for line in sys.stdin or ():
        if line.strip():
            try:
                _print(answer(given, parse_object(line)))
            except AlveusError as error:
                _print(_error(error))


def _games(given: argparse.Namespace) -> None:
    _print({"games": catalogue()})


def _position(given: argparse.Namespace) -> None:
    game = registry.game(given.game, _options(given))
    _print(game.to_json(game.opening(0)))


def _plays(given: argparse.Namespace) -> None:
    _answer(given, _plays_of)


def _plays_of(given: argparse.Namespace, position: dict[str, Any]) -> Any:
    game = _game_of(given, position)
    state = game.from_json(position)
    if game.actor(state) == CHANCE:
        raise IllegalMove("throw_first")
    results = game.results(state)
    return {"plays": [{"text": r.text, "position": game.to_json(r.state)} for r in results]}


def _apply(given: argparse.Namespace) -> None:
    _answer(given, _apply_to)


def _apply_to(given: argparse.Namespace, position: dict[str, Any]) -> Any:
    play = position.pop("play", None) if given.lines else " ".join(given.play or ()) or None
    if play is None:
        raise SetupError("missing", name="play")
    game = _game_of(given, position)
    state, events = play_all(game, game.from_json(position), text(play, "play"))
    return {"position": game.to_json(state), "events": events}


def play_all(game: Game[Any, Any], state: Any, play: str) -> tuple[Any, list[Any]]:
    """The state after all moves of a text, and what happened.  Raises IllegalMove."""
    events: list[Any] = []
    for move in game.parse(state, play):
        state, happened = game.apply(state, move)
        events += [event.to_json() for event in happened]
    return state, events


def _perft(given: argparse.Namespace) -> None:
    if given.depth < 1:
        raise NotationError("usage", text="--depth")
    written = _piped()
    position = parse_object(written) if written.strip() else None
    game = _game_of(given, position or {})
    state = game.opening(0) if position is None else game.from_json(position)
    nodes = [perft(game, state, depth) for depth in range(1, given.depth + 1)]
    _print({"depth": given.depth, "nodes": nodes})


def _piped() -> str:
    """What was given on standard input, if anything was: an open pipe may stay silent for ever."""
    if sys.stdin is None or sys.stdin.isatty():
        return ""
    if stat.S_ISFIFO(os.fstat(sys.stdin.fileno()).st_mode) and os.name == "posix":
        ready, _, _ = select.select([sys.stdin], [], [], SILENCE)
        if not ready:
            return ""
    return sys.stdin.read()


def _choose(given: argparse.Namespace) -> None:
    _answer(given, _choice)


def _choice(given: argparse.Namespace, position: dict[str, Any]) -> Any:
    game = _game_of(given, position)
    state = game.from_json(position)
    seat = game.actor(state)
    if seat < 0:
        raise IllegalMove("throw_first" if seat == CHANCE else "game_over")
    seconds = None if given.ms is None else given.ms / 1000
    budget = ai.Budget(given.nodes, seconds)
    known = game.information_state(state, seat)
    choice = ai.finish(ai.choose(game, known, seat, given.level, budget, given.seed))
    return {
        "play": choice.text,
        "position": _position_after(game, state, choice.text),
        "value": choice.value,
        "unit": choice.unit,
        "line": list(choice.line),
        "nodes": choice.nodes,
        "depth": choice.depth,
    }


def _position_after(game: Game[Any, Any], state: Any, play: str) -> Any:
    """The position after a play; None where it turns up a tile that nobody here knows."""
    try:
        return game.to_json(play_all(game, state, play)[0])
    except IllegalMove as error:
        if error.code != "face_down":
            raise
        return None


def _match(given: argparse.Namespace) -> None:
    from alveus.ai.arena import match_levels

    _print(
        match_levels(
            given.game,
            _options(given),
            given.first,
            given.second,
            given.games,
            given.seed,
            given.jobs,
            sys.stderr,
        )
    )


def _task(given: argparse.Namespace) -> None:
    _print(import_module(registry.spec(given.task_of).terminal).answer(given))


def _serve(given: argparse.Namespace) -> int:
    if given.port is not None and not 0 <= given.port <= LAST_PORT:
        raise NotationError("usage", text=f"--port {given.port}")
    try:
        serve.serve(Path(given.site), given.port)
    except FileNotFoundError:
        raise SetupError("no_site", folder=given.site) from None
    except OSError as error:
        raise SetupError("port_taken", port=given.port, text=str(error)) from None
    return 0
