"""Measure what the home page says of the games: how long one takes, and how much luck is in it.

python3 scripts/measure_games.py [GAME …]

A game's middle level plays against itself and looks at few positions.  What is counted are the
turns, and those among them that leave a choice; a person is reckoned to think for the seconds of
`SECONDS` over a choice, and to need `FORCED` for any other turn.  Luck is how often the level below
beats the middle one, in pairs of games with the same dice or deals and the seats changed; where
nothing is left to chance there is none.  A puzzle is solved by its hints, and each is a choice.

The figures go to `web/src/games/GAME/measured.json`; all of them take about five minutes.
"""

from __future__ import annotations

import argparse
import json
import sys
from statistics import quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

from toolchain.ground import ROOT, WEB, plain_failures

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from alveus.ai import Budget, advise, finish
from alveus.ai.arena import Pairing, play_game, play_match
from alveus.ai.players import player
from alveus.core.files import write_file
from alveus.core.game import OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alveus.core.game import Game

GAMES = 40
"""Games of each game whose turns are counted."""
LUCK_GAMES = {"tables": 80, "dominoes": 400}
"""Games between the middle level and the one below, by family."""
NODES = 100
"""Positions that a player may look at for a move."""
SECONDS = {"tables": 10, "mancala": 15, "dominoes": 10, "rithmomachia": 30}
"""Seconds that a person thinks over a choice, by family: our assumption."""
ALONE = 20
"""The same in a puzzle."""
FORCED = 3
"""Seconds for a turn without a choice."""


class Course(NamedTuple):
    """How a game went: its turns, and how many of them left a choice."""

    turns: int
    choices: int


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="every game without them")
    with plain_failures():
        for game_id in parser.parse_args().games or registry.ids():
            measured = measure(game_id)
            file = WEB / "src" / "games" / game_id / "measured.json"
            lines = [f"  {json.dumps(name)}: {json.dumps(told)}" for name, told in measured.items()]
            write_file(file, "{\n" + ",\n".join(lines) + "\n}\n")
            print(game_id, measured, flush=True)


def measure(game_id: str) -> dict[str, Any]:
    """What is written down of a game."""
    spec = registry.spec(game_id)
    usual = registry.game(game_id, {})
    course = played if spec.levels else solved
    seconds = SECONDS[spec.info.family] if spec.levels else ALONE
    courses = [course(usual, seed) for seed in range(GAMES)]
    minutes = [(seconds * choices + FORCED * (turns - choices)) / 60 for turns, choices in courses]
    return {
        "players": [len(usual.info.seats), len(spec.info.seats)],
        "games": GAMES,
        "turns": quartiles([turns for turns, _ in courses]),
        "seconds": seconds,
        "minutes": quartiles(minutes),
        "luck": luck(game_id) if spec.info.chance else 0,
    }


def played(game: Game[Any, Any], seed: int) -> Course:
    """The middle level against itself, with the throws, deal or opening that a seed gives."""
    middle = levels(game.info.id)[1]
    play = player(game.info.id, middle, Budget(nodes=NODES))
    choices = 0

    def counted(game: Game[Any, Any], known: Any, seat: int, seed: int) -> str:
        nonlocal choices
        choices += len(game.moves(known)) > 1
        return play(game, known, seat, seed)

    turns = play_game(game, (counted, counted), seed).turns
    return Course(turns, min(choices, turns))


def solved(game: Game[Any, Any], seed: int) -> Course:
    """The usual puzzle of a seed, solved hint by hint."""
    puzzle = finish(registry.spec(game.info.id).puzzle({}, str(seed)))
    state = game.from_json(puzzle)
    hints = 0
    while game.actor(state) != OVER:
        advice = finish(advise(game, game.information_state(state, 0), 0, Budget(), seed))
        for move in game.parse(state, advice.text):
            state, _ = game.apply(state, move)
        hints += 1
    return Course(hints, hints)


def luck(game_id: str) -> int:
    """How many games of a hundred the level below wins against the middle one."""
    below, middle = levels(game_id)
    games = LUCK_GAMES[registry.spec(game_id).info.family]
    pairing = Pairing(game_id, below, middle, games, seed=1, budget=Budget(nodes=NODES))
    match = play_match(pairing)
    return round(100 * match.score)


def levels(game_id: str) -> tuple[str, str]:
    """The names of a game's middle level and the one below it, the weaker first.

    Of many levels the fourth stands for the middle, as on the page.
    """
    names = registry.spec(game_id).levels
    middle = min(3, (len(names) - 1) // 2)
    return names[middle - 1], names[middle]


def quartiles(values: Sequence[float]) -> list[int]:
    """The lower quartile, the median and the upper quartile."""
    return [round(value) for value in quantiles(values, n=4, method="inclusive")]


if __name__ == "__main__":
    main()
