"""The generated pages of the documentation."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from typing import TYPE_CHECKING

import alveus
from site_build.manual import commands, rules, schemas, studies
from toolchain.ground import ROOT, WEB

if TYPE_CHECKING:
    from collections.abc import Iterator

SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
ROLE = re.compile(r":\w+:`([^`]+)`")
"""A reference in a docstring, such as :class:`Game`."""
ADDING = "How to add"


def made() -> dict[str, str]:
    """Return all generated pages and their figures, keyed by path in the documentation."""
    architecture = _text("ARCHITECTURE.md")
    return {
        "adding.md": f"# Adding a game\n\n{section(architecture, ADDING)}",
        "architecture.md": architecture,
        "changelog.md": _text("CHANGELOG.md"),
        "commands.md": commands.page(),
        "icon.svg": (WEB / "public" / "icon.svg").read_text(encoding="utf-8"),
        "opponents.md": _text("docs/opponents.md"),
        "painter.md": painter(),
        "pack-reference.md": "\n".join(pack_reference()),
        "reference.md": "\n".join(reference()),
        **rules.pages(),
        "schemas.md": schemas.page(),
        **studies.pages(),
    }


def _text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


PAINTER = """# The painter

A painter draws the board of a game. To give your own game a board, write a module that exports
`painter`, an object with the interface `Painter` below, which alveus’ own painters have, too.
`Mark`, `Piece`, `Token` and `View` are described under [Views](views.md). Lengths are CSS pixels.
"""


def painter() -> str:
    """Return the page about painters, with the interfaces declared in `board/painter.ts`."""
    declared = _text("web/src/board/painter.ts")
    interfaces = declared[declared.index("export interface Spot") :]
    return f"{PAINTER}\n```ts\n{interfaces}```\n"


def section(text: str, title: str) -> str:
    """Return the text under a second-level heading."""
    _, _, after = text.partition(f"\n## {title}\n")
    return SECTION.split(after, maxsplit=1)[0]


GROUPS = {
    "Games": ("games", "info", "GameInfo", "game", "Game", "readings", "Reading"),
    "Positions": ("Position", "Legal", "Outcome", "Refusal"),
    "Matches": ("Match", "load", "read_link"),
    "Players": ("player", "Player", "arena", "Standing"),
    "What the computer answers": ("Choice", "Hint", "Analysis"),
    "Drawings": ("diagram",),
    "Puzzles": ("dominosa", "terzett"),
    "Errors": ("AlveusError", "SetupError", "NotationError", "IllegalMove"),
}
"""The public names in each section of the reference, in order."""


def reference() -> Iterator[str]:
    """Yield the lines of the reference: a directive for each public name inserts its docstring.

    Raises ValueError if a public name is in no section.
    """
    homes = alveus._HOMES
    home_of = {name: home for home, names in homes.items() for name in names}
    yield "# Reference\n"
    yield "The public names of `import alveus`. All other names can change without notice.\n"
    for title, names in GROUPS.items():
        yield f"## {title}\n"
        for name in names:
            yield f"::: {home_of.pop(name)}.{name}\n"
    if home_of:
        raise ValueError(f"the reference has no place for {', '.join(home_of)}")


PACK_MODULES = {
    "Rules": "alveus.pack",
    "Opponent": "alveus.pack_ai",
    "Diagrams": "alveus.pack_drawing",
    "Print sheets": "alveus.pack_sheets",
    "Schema": "alveus.pack_schema",
}
"""The public modules for packs, by section of their reference."""


def pack_reference() -> Iterator[str]:
    """Yield the lines of the reference for packs, as `reference` does for `import alveus`."""
    yield "# Reference for packs\n"
    yield "The public names that a pack can import. [The parts of a pack](pack-parts.md) explains"
    yield "how they belong together. All other names can change without notice.\n"
    for title, name in PACK_MODULES.items():
        module = import_module(name)
        yield f"## {title}: {name}\n"
        yield ROLE.sub(r"`\1`", f"{inspect.getdoc(module)}\n")
        for public in sorted(module.__all__, key=str.lower):
            yield f"::: {home_of(public, name)}.{public}\n"


def home_of(name: str, module: str) -> str:
    """Return the module that defines a name that `module` defines or imports."""
    for node in ast.walk(ast.parse(inspect.getsource(import_module(module)))):
        if isinstance(node, ast.ImportFrom) and name in [alias.name for alias in node.names]:
            return home_of(name, node.module or "")
    return module
