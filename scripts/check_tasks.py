"""Solve every stored task again, ten times as closely as it was proved.

python3 scripts/check_tasks.py [GAME …] [--times 10]

A task stands if its answer is still the best move, by half the margin at least.  What does not is
named, and with `--drop` taken out.
"""

from __future__ import annotations

import argparse
import sys

from toolchain.ground import ROOT, plain_failures

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from mining import storing
from mining.games import Decision
from mining.judging import end_of, ranking
from mining.measures import EFFORTS, MEASURES


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="games' ids; every game without them")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--drop", action="store_true", help="take out what does not stand")
    given = parser.parse_args()
    with plain_failures():
        for game_id in given.games or [one for one in registry.ids() if storing.read(one)]:
            _check(game_id, given.times, given.drop)


def _check(game_id: str, times: int, drop: bool) -> None:
    tasks, standing = storing.read(game_id), []
    apart = []
    for task in tasks:
        spec = registry.spec(game_id)
        game = spec.build_for({}, task["position"])
        state = game.from_json(task["position"])
        decision = Decision(state, game.info.seats.index(task["side"]))
        nodes = times * EFFORTS[game.info.family].proof
        unit, ranked = ranking(game, decision, nodes)
        wanted = [end_of(game, decision, answer) for answer in task["answers"]]
        ahead = ranked[0].value - ranked[1].value
        if end_of(game, decision, ranked[0].text) in wanted and ahead >= MEASURES[unit].margin / 2:
            standing.append(task)
            apart.append(ahead)
        else:
            found = f"{ranked[0].text} by {ahead:.1f}"
            print(f"{game_id} {task['id']}: {found}, not {task['answers'][0]}", flush=True)
    least = f", margin at least {min(apart):.1f}" if apart else ""
    print(f"{game_id}: {len(standing)} of {len(tasks)} stand{least}", flush=True)
    if drop:
        storing.write(game_id, standing)


if __name__ == "__main__":
    main()
