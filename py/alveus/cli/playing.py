"""The command play: a game at the terminal, against the computer or between people."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from alveus import registry
from alveus.cli.arguments import Commands, at_least, options_of
from alveus.cli.table.reader import Reader
from alveus.cli.table.session import Session
from alveus.core.errors import NotationError, SetupError
from alveus.core.game import Info
from alveus.play.files import load
from alveus.play.matches import Match, table_of
from alveus.play.players import HUMAN, PLAIN, player
from alveus.play.rules import rules_of
from alveus.play.sentences import speaking


def add(commands: Commands) -> None:
    """The command with its arguments."""
    sub = commands.add_for_game("play", _play, "play a game or a puzzle here", "the file")
    sub.add_argument(
        "--level",
        metavar="NAME",
        help="the computer’s, the weakest without it: alveus games GAME; or " + " or ".join(PLAIN),
    )
    sub.add_argument("--side", metavar="NAME", help="the side you play; without it the first")
    sub.add_argument("--two", action="store_true", help="people play all sides")
    sub.add_argument("--nodes", type=at_least(1), metavar="N", help="positions to look at, a move")
    sub.add_argument("--seed", metavar="S", help="for the same dice or puzzle: a number, any word")
    sub.add_argument(
        "--target", type=at_least(0), default=0, metavar="N", help="points of a series"
    )
    sub.add_argument(
        "--load", metavar="FILE", help="go on with a saved game, also with others at its sides"
    )


def _play(given: argparse.Namespace) -> None:
    match = _resumed(given) if given.load is not None else _begun(given)
    Session(match, Reader(sys.stdin, sys.stdout)).run()


def _begun(given: argparse.Namespace) -> Match:
    if given.game is None:
        raise SetupError("missing", name="game")
    options = options_of(given)
    seats = _seats(given, rules_of(given.game, options).info)
    more: dict[str, Any] = {**options, **seats}
    return Match(given.game, seed=given.seed, target=given.target, **more)


def _resumed(given: argparse.Namespace) -> Match:
    match = load(Path(given.load))
    if given.game not in (None, match.game):
        raise SetupError("conflict", name="game", given=given.game, position=match.game)
    if given.set or given.seed is not None:
        raise NotationError("usage", text="--load: rules and dice are those of the file")
    if given.two or given.side is not None or given.level is not None:
        return load(Path(given.load), **_seats(given, table_of(match).game.info))
    return match


def _seats(given: argparse.Namespace, info: Info) -> dict[str, Any]:
    """Who plays every side: a person one of them and the computer the others, or people all."""
    levels = registry.spec(info.id).levels
    own = given.side or info.seats[0]
    with speaking(info):
        if own not in info.seats:
            raise SetupError("unknown_side", side=own[:80])
    if given.two or len(info.seats) == 1 or (not levels and given.level is None):
        return dict.fromkeys(info.seats, HUMAN)
    computer = player(given.level or levels[0], nodes=given.nodes)
    return {side: HUMAN if side == own else computer for side in info.seats}
