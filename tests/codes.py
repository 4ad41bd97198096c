"""The codes that games of all families share, derived from the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import alveus

PACKAGE = Path(alveus.__file__).parent
FAMILIES = PACKAGE / "families"
"""Folder of the families, whose codes are listed in `Info.codes`."""
RAISED = {
    "SetupError": "error",
    "NotationError": "error",
    "StaleError": "error",
    "IllegalMove": "reason",
    "_problem": "error",
}
"""The kind of the code in the first argument of a call, by the name of the called function."""
WORDED_BY_GAMES = {"bad_dice", "no_chance"}
"""Codes raised by shared modules, with a message in each game that has dice or no chance."""
LISTED: dict[str, set[str]] = {
    "event": {"resign", "end", "over"},
    "status": {"won", "drawn", "covered"},
    "action": {"resign", "end", "sit"},
    "hint": {"strongest", "trials"},
    "task": {"thinking", "generating", "reviewing", "loading"},
    "error": {"internal"},
    "reason": {"throw_first"},
}
"""Codes by kind that `RAISED` does not find in the shared modules."""
CODES: dict[str, set[str]] = {kind: set(codes) for kind, codes in LISTED.items()}
"""Codes by kind, completed from the sources below."""


def calls(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the name of each called function of `RAISED` with each text in its first argument."""
    source = path.read_text(encoding="utf-8")
    if not any(name in source for name in RAISED):
        return
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in RAISED
            and node.args
        ):
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield node.func.id, part.value


for module in PACKAGE.rglob("*.py"):
    if not module.is_relative_to(FAMILIES):
        for function, code in calls(module):
            if code not in WORDED_BY_GAMES:
                CODES[RAISED[function]].add(code)
