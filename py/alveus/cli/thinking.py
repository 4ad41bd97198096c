"""The commands `choose`, `hint`, `analyse` and `perft` (count positions by depth)."""

from __future__ import annotations

import argparse
from typing import Any

from alveus import ai
from alveus.ai.answers import MoveEvaluation
from alveus.cli.arguments import POSITION, Commands, Parser, at_least, seed_number
from alveus.cli.matches import INTERRUPTED
from alveus.cli.output import put, table
from alveus.cli.positions import (
    answer_each,
    board_text,
    place,
    play_all,
    read_or_open,
    read_pipe,
)
from alveus.core.base import perft
from alveus.core.errors import IllegalMove
from alveus.core.game import CHANCE, Game
from alveus.core.json_validation import integer
from alveus.core.limits import TASK_SECONDS
from alveus.words.messages import messages


def add(commands: Commands) -> None:
    """Add the commands and their arguments."""
    sub = commands.add_for_game("choose", _choose, "the opponent’s choice", POSITION, lines=True)
    sub.add_argument(
        "--level", required=True, metavar="NAME", help="one of the game’s: alveus games GAME"
    )
    _add_budget(sub)
    _add_budget(commands.add_for_game("hint", _hint, "the next step to make, and why", POSITION))
    _add_budget(commands.add_for_game("analyse", _analyse, "every move with its worth", POSITION))
    sub = commands.add_for_game("perft", _perft, "count legal play", POSITION)
    sub.add_argument("--depth", type=at_least(1), required=True, metavar="N", help="turns ahead")


def _add_budget(parser: Parser) -> None:
    parser.add_argument(
        "--seed", type=seed_number, default=0, metavar="S", help="a number, any word"
    )
    parser.add_argument("--nodes", type=at_least(1), metavar="N", help="positions to look at")
    parser.add_argument("--ms", type=at_least(1), metavar="T", help="milliseconds to think")


def _budget(args: argparse.Namespace) -> ai.Budget:
    ms = None if args.ms is None else integer(args.ms, "ms", 1, 1000 * TASK_SECONDS)
    return ai.Budget(args.nodes, None if ms is None else ms / 1000)


def _to_decide(args: argparse.Namespace, position: dict[str, Any]) -> tuple[Any, Any, Any, int]:
    """Return the game, the state, the observation of the seat to move, and that seat.

    Raises IllegalMove `throw_first`, `game_over`.
    """
    game, state = place(args, position)
    seat = game.actor(state)
    if seat < 0:
        raise IllegalMove("throw_first" if seat == CHANCE else "game_over")
    return game, state, game.information_state(state, seat), seat


def _choose(args: argparse.Namespace) -> None:
    answer_each(args, _choice, _choice_text)


def _choice(args: argparse.Namespace, position: dict[str, Any]) -> Any:
    game, state, observation, seat = _to_decide(args, position)
    choice = ai.finish(ai.choose(game, observation, seat, args.level, _budget(args), args.seed))
    return {
        "play": choice.text,
        "position": _position_after(game, state, choice.text),
        "value": choice.value,
        "unit": choice.unit,
        "line": list(choice.line),
        "nodes": choice.nodes,
        "depth": choice.depth,
    }


def _choice_text(args: argparse.Namespace, answer: Any) -> str:
    line = f"{answer['play']}  ({_value_text(answer['value'])} {answer['unit']})"
    if answer["position"] is None:
        return line
    return f"{line}\n{board_text(*place(args, answer))}"


def _position_after(game: Game[Any, Any], state: Any, play: str) -> Any:
    """Return the position after the moves of `play`; None if a move takes an unknown tile."""
    try:
        return game.to_json(play_all(game, state, play)[0])
    except IllegalMove as error:
        if error.code != "face_down":
            raise
        return None


def _hint(args: argparse.Namespace) -> None:
    game, _, observation, seat = _to_decide(args, read_or_open(args))
    advice = ai.finish(ai.advise(game, observation, seat, _budget(args), args.seed))
    answer = {
        "play": advice.text,
        "reason": advice.reason.to_json(),
        "value": advice.value,
        "unit": advice.unit,
    }
    reason = messages().say("hint", advice.reason.code, advice.reason.params, game.info)
    params = {"move": advice.text, "reason": reason}
    put(args, answer, lambda: messages().text("hint-line", params))


def _analyse(args: argparse.Namespace) -> None:
    game, _, observation, seat = _to_decide(args, read_or_open(args))
    analysis = ai.finish(ai.analyse(game, observation, seat, _budget(args)))
    moves = sorted(analysis.prospects, key=lambda move: -move.value)
    answer = {
        "side": game.info.seats[seat],
        "unit": analysis.unit,
        "moves": [_move_json(move) for move in moves],
    }
    rows = [
        (move.text, _value_text(move.value), analysis.unit, " ".join(move.line)) for move in moves
    ]
    put(args, answer, lambda: table(rows))


def _move_json(move: MoveEvaluation) -> dict[str, Any]:
    return {
        "text": move.text,
        "value": move.value,
        "margin": move.margin,
        "exact": move.exact,
        "line": list(move.line),
    }


def _value_text(value: float) -> str:
    return f"{value:+.2f}"


def _perft(args: argparse.Namespace) -> int:
    """Run perft for every depth up to `--depth`.  If interrupted, print the completed depths."""
    game, state = place(args, read_or_open(args, read_pipe()))
    nodes: list[int] = []
    interrupted = False
    try:
        nodes.extend(perft(game, state, depth) for depth in range(1, args.depth + 1))
    except KeyboardInterrupt:
        interrupted = True
    answer = {"depth": len(nodes), "nodes": nodes}
    answer |= {"interrupted": True} if interrupted else {}
    put(args, answer, lambda: table(list(enumerate(nodes, 1))) if nodes else "")
    return INTERRUPTED if interrupted else 0
