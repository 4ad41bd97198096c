"""The commands `choose`, `hint`, `analyse` and `perft` (count sequences of turns)."""

from __future__ import annotations

import argparse
from typing import Any

from alveus import ai, registry
from alveus.cli.arguments import POSITION, Commands, Parser, at_least, seed_number
from alveus.cli.matches import INTERRUPTED
from alveus.cli.output import put, table
from alveus.cli.positions import (
    answer_each,
    board_text,
    place,
    position_after,
    read_or_open,
    read_pipe,
)
from alveus.core.base import perft
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.game import CHANCE
from alveus.core.json_validation import integer
from alveus.core.limits import TASK_SECONDS
from alveus.lab.players import split_limit
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages


def add(commands: Commands) -> None:
    """Add the commands choose, hint, analyse and perft, with their arguments."""
    sub = commands.add_for_game(
        "choose", _choose, "print the move of a level", POSITION, lines=True
    )
    about = "a level of the game (see “alveus games GAME”), or mcts; NAME:N limits its nodes"
    sub.value("--level", "NAME", about, required=True)
    _add_budget(sub)
    _add_budget(
        commands.add_for_game("hint", _hint, "print the best next step and the reason", POSITION)
    )
    _add_budget(
        commands.add_for_game("analyse", _analyse, "list every move with its value", POSITION)
    )
    sub = commands.add_for_game(
        "perft", _perft, "count the positions that turns can reach", POSITION
    )
    sub.value("--depth", "N", "number of turns", at_least(1), required=True)


def _add_budget(parser: Parser) -> None:
    parser.value("--seed", "S", "a number or a word", seed_number, default=0)
    parser.value("--nodes", "N", "positions examined, or playouts of mcts", at_least(1))
    parser.value("--ms", "T", "time limit in milliseconds", at_least(1))


def _budget(args: argparse.Namespace) -> ai.Budget:
    ms = None if args.ms is None else integer(args.ms, "ms", 1, 1000 * TASK_SECONDS)
    return ai.Budget(args.nodes, None if ms is None else ms / 1000)


def _to_decide(args: argparse.Namespace, position: dict[str, Any]) -> tuple[Any, Any, Any, int]:
    """Return game, state, this state as the seat to move knows it, and this seat.

    `position` is JSON.  Raises IllegalMove before a roll and after the end of the game.
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
    level, nodes = split_limit(args.level, args.nodes)
    known = (*registry.spec(game.info.id).players, ai.MCTS)
    if level not in known:
        raise SetupError("no_such_player", player=level[:80], game=game.info.id, names=known)
    budget = ai.Budget(nodes, _budget(args).seconds)
    choice = ai.finish(ai.choose(game, observation, seat, level, budget, args.seed))
    return {
        "play": choice.text,
        "position": position_after(game, state, choice.text),
        "value": choice.value,
        "unit": choice.unit,
        "line": list(choice.line),
        "nodes": choice.nodes,
        "depth": choice.depth,
    }


def _choice_text(args: argparse.Namespace, answer: Any) -> str:
    line = f"{answer['play']}  ({answer['value']:+.2f} {answer['unit']})"
    position = answer["position"]
    return line if position is None else f"{line}\n{board_text(*place(args, position))}"


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
    best_first = sorted(analysis.prospects, key=lambda move: -move.value)
    members = ("text", "value", "margin", "exact", "line")
    moves = [{name: getattr(move, name) for name in members} for move in best_first]
    answer = {"side": game.info.seats[seat], "unit": analysis.unit, "moves": moves}
    rows = [(m.text, f"{m.value:+.2f}", analysis.unit, " ".join(m.line)) for m in best_first]
    put(args, answer, lambda: table(rows))


def _perft(args: argparse.Namespace) -> int:
    game, state = place(args, read_or_open(args, read_pipe()))
    nodes: list[int] = []
    status = 0
    try:
        with with_error_text(game.info):
            nodes.extend(perft(game, state, depth) for depth in range(1, args.depth + 1))
    except KeyboardInterrupt:
        status = INTERRUPTED
    answer = {"depth": len(nodes), "nodes": nodes}
    answer |= {"interrupted": True} if status else {}
    put(args, answer, lambda: table(list(enumerate(nodes, 1))) if nodes else "")
    return status
