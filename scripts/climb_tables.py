"""Tune the evaluation of tables games on long boards by keeping changes of weights that win games.

nice .venv/bin/python scripts/climb_tables.py duodecim     (some minutes)
nice .venv/bin/python scripts/climb_tables.py xii

On the long boards, luck decides most of a game, and training weights to predict the result (as for
the half board, `scripts/train_tables.py`) did not improve play. This script therefore measures play
directly: it raises and lowers each weight in turn by a fraction of its size. The player with the
change plays the one without it in paired games, with the same dice and the seats swapped. A change
is kept if it wins by more than one standard error.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from toolchain.ground import ROOT

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from alveus.core.files import write_file
from alveus.families.tables.opponent.evaluation import Evaluation
from alveus.families.tables.opponent.long_board import LongBoard
from alveus.lab.pairs import PairedGames, play_pair
from alveus.lab.players import Turn

DATA = ROOT / "py/alveus/families/tables/opponent/data"

if TYPE_CHECKING:
    from alveus.core.game import Game

GAMES = ("duodecim", "xii")
GUESS = {
    "lead": 0.6,
    "own_danger": -1.5,
    "danger": 0.8,
    "own_blots": -0.15,
    "held": 0.3,
    "caged": 0.5,
    "prime": 0.4,
    "crowd": -0.3,
    "dead_dice": -0.3,
}
"""Initial weights, estimated by hand."""
UNSAID = 0.3
"""Value used instead of a weight of 0 to determine the size of the change."""

Weights = dict[str, float]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=100, help="games for each change")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", type=Path, default=DATA)
    args = parser.parse_args()
    weights = climb(registry.game(args.game), args.games, args.seed)
    data = {
        "made_by": f"scripts/climb_tables.py {args.game}",
        "bias": 0.0,
        "amounts": {name: round(weight, 4) for name, weight in weights.items()},
    }
    text = json.dumps(data, indent=1) + "\n"
    write_file(args.target / f"{args.game}.json", text)


def climb(game: Game[Any, Any], games: int, seed: int) -> Weights:
    """Raise every weight or, if this fails, lower it; return the weights after all changes kept.

    The weight of the lead is not changed, because it sets the scale.
    """
    weights = {name: GUESS.get(name, 0.0) for name in LongBoard.names}
    for tried, name in enumerate(LongBoard.names[1:]):
        for factor in (0.6, -0.6):
            changed = dict(weights)
            changed[name] += factor * (weights[name] or UNSAID)
            match = meeting(game, changed, weights, games, 1000 * (seed + 2 * tried))
            kept = match.score > 0.5 + match.margin / 1.96
            print(
                f"{name} {weights[name]:+.3f} to {changed[name]:+.3f}: "
                f"{100 * match.score:.1f} ± {100 * match.margin:.1f} %{' kept' if kept else ''}",
                flush=True,
            )
            if kept:
                weights = changed
                break
    return weights


def meeting(
    game: Game[Any, Any], first: Weights, second: Weights, games: int, seed: int
) -> PairedGames:
    """Play `games` paired games between two sets of weights; return the results of the first."""
    players = WeightedPlayer(game, first), WeightedPlayer(game, second)
    return PairedGames(tuple(play_pair(game, *players, seed + pair) for pair in range(games // 2)))


class WeightedPlayer:
    """A player that chooses the turn with the highest evaluation under given weights."""

    def __init__(self, game: Any, weights: Weights) -> None:
        board = LongBoard(game.rules)
        self._evaluation = Evaluation(game.rules, board, 0.0, [], [*weights.values()])

    def choose(self, game: Game[Any, Any], known: Any, seat: int, seed: int) -> Turn:
        """Choose the rest of the turn."""

        def worth(result: Any) -> float:
            own, other = result.state.sides[seat], result.state.sides[1 - seat]
            return self._evaluation.worth(own, other)

        return Turn(str(max(game.results(known), key=worth).text))


if __name__ == "__main__":
    main()
