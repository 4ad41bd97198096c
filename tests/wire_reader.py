"""What crosses to the page, read back in Python as `web/src/engine/wire.ts` reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from alveus.core.wire import Packed, characters

NUMBER = re.compile(r"\{(\d+)\}")


def unpack(packed: Packed) -> Any:
    """The value that was packed."""
    table = packed["table"]
    entries = dict(zip(characters(), table, strict=False))
    return value(iter(packed["text"]), entries)


def value(text: Iterator[str], entries: Mapping[str, Any]) -> Any:
    """The next value of a text."""
    entry = entries[next(text)]
    if isinstance(entry, list):
        return [value(text, entries) for _ in range(entry[0])]
    if isinstance(entry, dict):
        count = max(numbers(entry), default=-1) + 1
        return members(entry, [value(text, entries) for _ in range(count)])
    return entry


def numbers(shape: Mapping[str, Any]) -> Iterator[int]:
    """The numbers of the members that follow in the text."""
    for how in shape.values():
        if isinstance(how, dict):
            yield from numbers(how)
        elif isinstance(how, int):
            yield how


def members(shape: Mapping[str, Any], values: Sequence[Any]) -> dict[str, Any]:
    """An object of a shape."""
    made: dict[str, Any] = {}
    for name, how in shape.items():
        if isinstance(how, dict):
            made[name] = members(how, values)
        elif isinstance(how, list):
            made[name] = how[0]
        elif isinstance(how, int):
            made[name] = values[how]
        else:
            made[name] = NUMBER.sub(lambda found: str(values[int(found[1])]), how)
    return made


def changed(old: Mapping[str, Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """The view after a change."""
    made = dict(old)
    for name, how in told.items():
        if isinstance(how, list):
            made[name] = how[0]
            continue
        made[name] = []
        for row in how["rows"]:
            kept = isinstance(row, list)
            made[name] += old[name][row[0] : row[0] + row[1]] if kept else [row]
    return made
