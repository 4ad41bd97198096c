"""Solve every stored task again with ten times as many positions as its proof.

python3 scripts/check_tasks.py [GAME …] [--times 10] [--drop]
python3 scripts/check_tasks.py [GAME …] --recount

A task is valid if its answer is still the best move, by at least half the margin required of a new
task.  Invalid tasks are listed, and with `--drop` removed.  With `--recount` no task is checked:
the current levels try every task, and their success determines the difficulty of the task again.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from toolchain.ground import ROOT, plain_failures

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from mining import storing
from mining.judging import decision_of, is_valid, lead, try_levels


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="ids of games; default: all games")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--drop", action="store_true", help="remove tasks that fail the check")
    parser.add_argument(
        "--recount", action="store_true", help="measure again how often the levels solve the tasks"
    )
    args = parser.parse_args()
    with plain_failures():
        for game_id in args.games or [
            identifier for identifier in registry.ids() if storing.read(identifier)
        ]:
            if args.recount:
                _recount(game_id)
            else:
                _check(game_id, args.times, args.drop)


def _check(game_id: str, times: int, drop: bool) -> None:
    tasks, standing = storing.read(game_id), []
    apart = []
    for task in tasks:
        ahead, best = lead(_game(game_id, task), task, times)
        if is_valid(task, ahead):
            standing.append(task)
            apart.append(ahead)
        else:
            best_move = f"{best} by {abs(ahead):.1f}"
            print(f"{game_id} {task['id']}: {best_move}, not {task['answers'][0]}", flush=True)
    least = f", margin at least {min(apart):.1f}" if apart else ""
    print(f"{game_id}: {len(standing)} of {len(tasks)} stand{least}", flush=True)
    if drop:
        storing.write(game_id, standing)


def _recount(game_id: str) -> None:
    tasks = storing.read(game_id)
    before = {task["id"]: task["difficulty"] for task in tasks}
    for task in tasks:
        game = _game(game_id, task)
        task["success"], _ = try_levels(game, decision_of(game, task), task["answers"][0])
    divided = storing.choose(tasks, len(tasks))
    storing.write(game_id, divided)
    moved = sum(task["difficulty"] != before[task["id"]] for task in divided)
    levels = registry.spec(game_id).levels[:-1]
    rates = ", ".join(
        f"{level} {sum(task['success'][level] for task in tasks) / len(tasks):.2f}"
        for level in levels
    )
    print(f"{game_id}: {rates}; {moved} of {len(tasks)} of another difficulty", flush=True)


def _game(game_id: str, task: dict[str, Any]) -> Any:
    return registry.spec(game_id).build_for({}, task["position"])


if __name__ == "__main__":
    main()
