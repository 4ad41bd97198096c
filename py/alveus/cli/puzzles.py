"""Add and run the commands of puzzle games, such as ``alveus GAME hint``.

Each command has a subcommand for each task of the game, such as `hint` (print the next step).  The
module that `GameSpec.terminal` names declares the tasks.
"""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from alveus import registry
from alveus.cli.arguments import Commands
from alveus.cli.output import draw_board, progress_line, put
from alveus.cli.printing import PUZZLE_TASK, add_booklet_arguments, print_booklet
from alveus.core.events import Message
from alveus.core.game import Info
from alveus.core.spec import GameSpec
from alveus.play.positions import Position
from alveus.words.messages import messages


def add(commands: Commands, spec: GameSpec) -> None:
    """Add a puzzle game's id as a command, with a subcommand for each task, such as `solve`."""
    terminal = import_module(spec.terminal)
    sub = commands.add(spec.info.id, _task, terminal.ABOUT)
    sub.set_defaults(task_of=spec.info.id)
    subs = sub.add_subparsers(dest="task", required=True, metavar="TASK")
    tasks = {
        name: subs.add_parser(name, help=about, description=about)
        for name, about in terminal.TASKS.items()
    }
    sub.subcommands = tasks
    terminal.add_arguments(tasks)
    if PUZZLE_TASK in tasks:
        add_booklet_arguments(tasks[PUZZLE_TASK])


def _task(args: argparse.Namespace) -> None:
    spec = registry.spec(args.task_of)
    terminal = import_module(spec.terminal)
    with progress_line() as show:

        def show_progress(progress: Message) -> None:
            show(messages().say("task", progress.code, progress.params, spec.info))

        args.on_progress = show_progress
        answer = terminal.answer(args)
    if args.task == PUZZLE_TASK:
        print_booklet(spec, args, answer)
        return

    def text() -> str:
        boards = [draw_board(Position(shown)) for shown in terminal.positions(args, answer)]
        worded = {**answer, **_reasons(spec.info, terminal.reason_of, answer)}
        return "\n".join([*boards, *_lines(worded)])

    put(args, answer, text)


def _reasons(
    info: Info, reason_of: Callable[[Any], tuple[str, Message]], answer: Mapping[str, Any]
) -> dict[str, Any]:
    """Return new values for those members of a task's `answer` that the terminal words differently.

    Steps and grade become sentences.  To avoid repetition, `unique` becomes None (not shown) if the
    answer contains `solutions`, and `play` becomes None if `step` has a value.  `reason_of` returns
    the moves of a step as text, and the message that explains the step.
    """

    def word(step: Mapping[str, Any]) -> str:
        moves, why = reason_of(step)
        sentence = messages().say("hint", why.code, why.params, info)
        return f"{moves}: {sentence}" if moves else sentence

    worded: dict[str, Any] = {"unique": None} if "solutions" in answer else {}
    if answer.get("steps"):
        worded["steps"] = [f"{n}. {word(step)}" for n, step in enumerate(answer["steps"], 1)]
    if answer.get("step"):
        worded |= {"play": None, "step": word(answer["step"])}
    if (graded := f"grade-{answer.get('grade')}") in messages():
        worded["grade"] = f"{answer['grade']} – {messages().text(graded)}"
    return worded


def _lines(answer: Mapping[str, Any]) -> list[str]:
    lines = []
    for name, value in answer.items():
        label = messages().text(key) if (key := f"answer-{name}") in messages() else name
        if isinstance(value, list) and value:
            lines += [f"{label}:", *(_wrap(_line(entry)) for entry in value)]
        elif value is not None and (name, value) != ("complete", True):
            lines.append(f"{label}: {_line(value)}")
    return lines


def _wrap(line: str) -> str:
    return textwrap.fill(
        line,
        max(40, shutil.get_terminal_size().columns - 1),
        initial_indent="  ",
        subsequent_indent="     ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _line(value: Any) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{name} {_line(entry)}" for name, entry in value.items())
    if isinstance(value, list):
        return " ".join(map(_line, value))
    if value is None:
        return "·"
    if isinstance(value, bool):
        return messages().text("doctor-yes" if value else "doctor-no")
    return str(value)
