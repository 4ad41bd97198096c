"""The page of the JSON Schemas, and the schemas as files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from alveus import registry
from alveus.schemas.published import GENERAL, POSITION, general, position

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from alveus.schemas.draft import Schema

INTRODUCTION = """# Schemas

Use these JSON Schemas (draft 7) to check files and messages of alveus in your own programs. They
are generated from type declarations in Python (`alveus/schemas/`, `alveus/core/view.py`). The
files are in the folder `schemas/` next to this documentation, and `alveus schema KIND` prints them.
A schema describes the structure only. To check that a position is legal, use `alveus show`.

| schema | describes |
|---|---|
"""


def schemas() -> Iterator[tuple[str, Schema]]:
    """Yield the name and content of every schema; each game has a schema of its positions."""
    for name in GENERAL:
        yield name, general(name)
    for spec in registry.specs():
        yield f"{POSITION}-{spec.info.id}", position(spec)


def page() -> str:
    """Return the page: every schema with a link to its file."""
    rows = [
        f'| <a href="../schemas/{name}.json"><code>{name}</code></a> | {schema["title"]} |'
        for name, schema in schemas()
    ]
    return INTRODUCTION + "\n".join(rows) + "\n"


def write(folder: Path) -> None:
    """Write all schemas as files."""
    folder.mkdir(parents=True)
    for name, schema in schemas():
        text = json.dumps(schema, ensure_ascii=False, indent=1)
        (folder / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")
