"""The files of tasks: `web/src/games/GAME/tasks.json`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from alveus.core.files import write_file
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

GAMES = WEB / "src" / "games"
DIFFICULTIES = (1, 2, 3)
"""Difficulties of tasks, from the easiest third of a game's tasks to the hardest third."""


def path(game: str) -> Path:
    """Return the path of a game's file of tasks."""
    return GAMES / game / "tasks.json"


def read(game: str) -> list[dict[str, Any]]:
    """Return the tasks of a game with their unit, or an empty list if the game has no file."""
    if not path(game).is_file():
        return []
    stored: dict[str, Any] = json.loads(path(game).read_text(encoding="utf-8"))
    return [{**task, "unit": stored["unit"]} for task in stored["tasks"]]


def write(game: str, tasks: Sequence[dict[str, Any]]) -> None:
    """Write one task per line, sorted by id, so that the task of each day stays the same."""
    unit = tasks[0]["unit"] if tasks else ""
    lines = ",\n".join(
        json.dumps(
            {key: value for key, value in task.items() if key != "unit"},
            ensure_ascii=False,
            separators=(",", ":"),
        )
        for task in sorted(tasks, key=lambda task: str(task["id"]))
    )
    text = f'{{"game":"{game}","unit":"{unit}","tasks":[\n{lines}\n]}}\n'
    write_file(path(game), text)


def choose(tasks: Sequence[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """Return `count` tasks from the easiest to the hardest, a third of them of each difficulty.

    The hardest are those that the weaker levels solve least often.
    """
    order = sorted(tasks, key=lambda task: (-share(task), str(task["id"])))
    if len(order) > count:
        order = [order[index * len(order) // count] for index in range(count)]
    return [
        {**task, "difficulty": 1 + len(DIFFICULTIES) * index // len(order)}
        for index, task in enumerate(order)
    ]


def share(task: dict[str, Any]) -> float:
    """Return how often the weaker levels solve a task on average, from 0 to 1."""
    success = task["success"]
    return float(sum(success.values()) / len(success))
