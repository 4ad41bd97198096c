"""Find tasks: positions from games of the strongest players, with one best move.

python3 scripts/mine_tasks.py GAME [--count 30] [--minutes 20] [--spare 1.5] [--seed 1]

A position is a task if its best move beats every other move by a margin that a deep search proves
and that a search of ten times as many positions confirms.  The weaker levels try the task: the
share of their successes determines its difficulty, and their most frequent wrong move is stored as
the tempting one.  At most two tasks come from a game.  The tasks are added to
`web/src/games/GAME/tasks.json`, so that a third of the tasks in the file has each of three
difficulties; `check_tasks.py` checks all of them again.
"""

from __future__ import annotations

import argparse
import sys
import time

from toolchain.ground import ROOT, plain_failures

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from mining import storing
from mining.games import decisions
from mining.judging import is_valid, lead, make_task
from mining.measures import EFFORTS

OF_A_GAME = 2
"""Maximum number of tasks from one game."""
AGAIN = 10
"""Number of positions searched in the final check, relative to the proof."""
SPARE = 1.5
"""Number of tasks to find, relative to the number of tasks that are finally kept."""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help="id of a game")
    parser.add_argument("--count", type=int, default=30, help="number of tasks to find")
    parser.add_argument(
        "--minutes", type=float, default=20, help="maximum processor time in minutes"
    )
    parser.add_argument(
        "--spare", type=float, default=SPARE, help="factor on the number of tasks to search"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with plain_failures():
        _mine(args.game, args.count, args.spare, 60 * args.minutes, args.seed)


def _mine(game_id: str, count: int, spare: float, seconds: float, seed: int) -> None:
    game = registry.game(game_id)
    effort = EFFORTS[game.info.family]
    pool = storing.read(game_id)
    until = time.process_time() + seconds
    seen = played = fell = 0
    seed *= 1_000_000
    while time.process_time() < until and len(pool) < spare * count:
        seed, played, taken = seed + 1, played + 1, 0
        for decision in decisions(game, seed, effort):
            if taken == OF_A_GAME or time.process_time() > until:
                break
            seen += 1
            task = make_task(game, decision, effort)
            if task is None or any(task["id"] == other["id"] for other in pool):
                continue
            if not is_valid(task, lead(game, task, AGAIN)[0]):
                fell += 1
                continue
            taken += 1
            pool.append(task)
            storing.write(game_id, storing.choose(pool, count))
        figures = f"{len(pool)} tasks, {fell} that fell at a closer look"
        print(f"{game_id}: {played} games, {seen} positions, {figures}", flush=True)


if __name__ == "__main__":
    main()
