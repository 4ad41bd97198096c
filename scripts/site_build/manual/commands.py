"""The page of all commands, with the output of `--help`."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from alveus.cli import parser_for

if TYPE_CHECKING:
    from collections.abc import Iterator

WIDTH = "78"


def page() -> str:
    """Return every command, in the order of `alveus --help`, with its usage and description."""
    os.environ["COLUMNS"] = WIDTH
    return "\n".join(["# Every command\n", INTRODUCTION, *_sections()])


INTRODUCTION = """
This page contains the output of `--help` for each command. In a terminal, commands print boards,
tables and sentences. In a pipe and with `--json` they print JSON. Wrong input gives exit status 2
and one error object with a stable `code`.
"""


def _sections() -> Iterator[str]:
    parser = parser_for([])
    for name, sub in _below(parser):
        yield f"## {name}\n\n{_help(sub)}"
        for task, inner in _below(sub):
            yield f"### {name} {task}\n\n{_help(inner)}"


def _help(parser: argparse.ArgumentParser) -> str:
    text = parser.format_help()
    return f"```text\n{text}```\n"


def _below(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Yield the names and parsers of a parser's subcommands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()
