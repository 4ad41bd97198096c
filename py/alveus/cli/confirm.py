"""A yes-or-no question before a command does something that can harm the user."""

from __future__ import annotations

import sys

from alveus.cli.output import is_terminal, write

YES = ("y", "yes", "j", "ja")


def confirm(question: str) -> bool:
    """Return True if the user agrees; False without a terminal, where no question is possible."""
    if not (is_terminal(sys.stdin) and is_terminal(sys.stderr)):
        return False
    write(question, sys.stderr)
    return sys.stdin.readline().strip().lower() in YES
