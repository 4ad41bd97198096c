"""Measure the facts about each game on the home page: its duration and its share of luck.

python3 scripts/measure_games.py [GAME …]

A game's middle level plays against itself and searches only a few positions. The script counts the
turns and those that leave a choice. The estimated duration is `SECONDS` per choice and `FORCED` per
other turn. Luck is the score in percent of the level below against the middle level (a draw scores
½), in pairs of games with the same dice or deal and the seats swapped; it is 0 in games without
chance. A puzzle is solved with its hints, and each hint counts as a choice.

The results are written to `web/src/games/GAME/measured.json`. All games together take about five
minutes.
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
from alveus.core.files import write_file
from alveus.core.game import OVER
from alveus.lab.pairs import Pairing, play_game, play_match
from alveus.lab.players import Player, Turn, find_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alveus.core.game import Game

GAMES = 40
"""Number of times that each game is played to count its turns."""
LUCK_GAMES = {"tables": 80, "dominoes": 400}
"""Number of games between the middle level and the level below, keyed by family."""
NODES = 100
"""Maximum number of positions that a player searches per move."""
SECONDS = {"tables": 10, "mancala": 15, "dominoes": 10, "rithmomachia": 30}
"""Assumed thinking time of a person per choice in seconds, keyed by family."""
ALONE = 20
"""Assumed thinking time per choice in a puzzle, in seconds."""
FORCED = 3
"""Assumed seconds for a turn without a choice."""


class Course(NamedTuple):
    """Length of a game: number of turns, and number of turns with a choice."""

    turns: int
    choices: int


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="games; default: all games")
    with plain_failures():
        for game_id in parser.parse_args().games or registry.ids():
            measured = measure(game_id)
            file = WEB / "src" / "games" / game_id / "measured.json"
            lines = [
                f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in measured.items()
            ]
            write_file(file, "{\n" + ",\n".join(lines) + "\n}\n")
            print(game_id, measured, flush=True)


def measure(game_id: str) -> dict[str, Any]:
    """Return the measured values of a game."""
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
    """Play the middle level against itself; the seed determines dice, deal or opening."""
    middle = levels(game.info.id)[1]
    player = ChoiceCounter(find_player(game.info.id, middle, NODES))
    turns = play_game(game, (player, player), seed).turns
    return Course(turns, min(player.choices, turns))


class ChoiceCounter:
    """A player that counts the decisions with more than one legal move."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.choices = 0

    def choose(self, game: Game[Any, Any], known: Any, seat: int, seed: int) -> Turn:
        """Choose the rest of the turn."""
        self.choices += len(game.moves(known)) > 1
        return self._player.choose(game, known, seat, seed)


def solved(game: Game[Any, Any], seed: int) -> Course:
    """Solve the default puzzle of a seed hint by hint; each hint is a turn with a choice."""
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
    """Return the score in percent of the level below against the middle level."""
    below, middle = levels(game_id)
    games = LUCK_GAMES[registry.spec(game_id).info.family]
    pairing = Pairing(game_id, below, middle, games, seed=1, nodes=NODES)
    match = play_match(pairing)
    return round(100 * match.score)


def levels(game_id: str) -> tuple[str, str]:
    """Return the names of a game's middle level and the one below it, the weaker first.

    In games with many levels, the fourth is the middle level, as on the home page.
    """
    names = registry.spec(game_id).levels
    middle = min(3, (len(names) - 1) // 2)
    return names[middle - 1], names[middle]


def quartiles(values: Sequence[float]) -> list[int]:
    """Return the lower quartile, the median and the upper quartile."""
    return [round(value) for value in quantiles(values, n=4, method="inclusive")]


if __name__ == "__main__":
    main()
