"""How a view crosses to the page: every value written once, rows by their shape, steps as changes.

A packed value is a table and a text.  Each character of the text stands for one entry of the
table, the most frequent ones for one byte each, and the entry says what is meant:

- a string, a number, a boolean or null: itself;
- ``[n]``: a list, whose `n` values follow in the text;
- an object: a shape.  All objects with the same members, kind and code share one.  A member of a
  shape is a number where its value follows in the text (members that are always equal bear the
  same number), ``[value]`` where it is the same in every object, an object where it is one, and
  otherwise a text like ``"lay {2}-{3}"``, made of the values with these numbers.

`web/src/engine/wire.ts` reads it.  Nothing here knows what a view is about.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypedDict

from alveus.core.view import View

RANGES = ((35, 92), (93, 127), (160, 0xD800), (0xE000, 0x110000))
"""The characters in use: none that JSON must escape, those of one byte first."""

PARTS = re.compile(r"\w+|\W+")
BRACE = re.compile(r"[{}]")

Node: TypeAlias = "int | list[Node] | _Object"
"""A value on its way into the text: an entry of the table, a list, or an object."""


class Packed(TypedDict):
    """A value as it is written: its table and its text."""

    table: list[Any]
    text: str


class PackedView(Packed):
    """A view on its way: its tag, and the tag of the view whose change it is ("" of none)."""

    tag: str
    base: str


class Sender:
    """What the page has of the views that were sent: the last one, under its tag."""

    def __init__(self) -> None:
        self._sent = 0
        self._view: View | None = None

    @cached_property
    def _session(self) -> str:
        """Of its own even where the engine woke from a memory that others wake from as well."""
        return os.urandom(4).hex()

    @property
    def tag(self) -> str:
        """What the page names the last view by; no other engine ever gives the same."""
        return f"{self._session}.{self._sent}"

    def send(self, view: View, base: str) -> PackedView:
        """A view for a page that has the one tagged `base`: what changed, or else all of it."""
        known = self._view if base == self.tag else None
        self._view, self._sent = view, self._sent + 1
        if known is None:
            return {"tag": self.tag, "base": "", **pack(view)}
        return {"tag": self.tag, "base": base, **pack(change(known, view))}


def change(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The members of `new` that are not as they were.

    A list of objects is told by its new ones, each in its place, and ``[first, count]`` for those
    that `old` has in a row.
    """
    return {
        name: _rows(old[name], value) if _has_rows(value) and _has_rows(old.get(name)) else [value]
        for name, value in new.items()
        if name not in old or value != old[name]
    }


def _has_rows(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def _rows(old: Sequence[Any], new: Sequence[Any]) -> dict[str, Any]:
    places = {repr(row): index for index, row in enumerate(old)}
    told: list[Any] = []
    for row in new:
        index = places.get(repr(row))
        if index is None:
            told.append(row)
        elif told and isinstance(told[-1], list) and sum(told[-1]) == index:
            told[-1][1] += 1
        else:
            told.append([index, 1])
    return {"rows": told}


def pack(value: Any) -> Packed:
    """A JSON value in short."""
    return _Packer().pack(value)


class _Object:
    """One object: its shape, and what it has in the shape's columns."""

    def __init__(self, shape: _Shape, cells: list[Node]) -> None:
        self.shape = shape
        self.cells = cells


class _Shape:
    """All objects with the same members, kind and code: a column for each member."""

    def __init__(self, entry: int) -> None:
        self.entry = entry
        self.skeleton: list[tuple[str, Any]] = []
        self.rows: list[list[Node]] = []
        self.written: list[int] = []
        """The columns whose values stand in the text, in order."""

    def settle(self, table: Sequence[Any]) -> None:
        """Finds out which columns must be written, and how the table writes the shape."""
        columns = list(zip(*self.rows, strict=True))
        told: dict[int, Any] = {}
        free: dict[Any, int] = {}
        for index, column in enumerate(columns):
            if column.count(column[0]) == len(column) and _is_plain(column[0]):
                told[index] = [_value(column[0], table)]
            else:
                scalars = all(isinstance(node, int) for node in column)
                told[index] = free.setdefault(column if scalars else index, index)
        words = {i: [table[node] for node in key] for key, i in free.items() if key != i}
        used: set[int] = set()
        for index in words:
            made = None if index in used else _composed(words, index)
            if made is not None:
                told[index] = made
                used.update(part for part in made if isinstance(part, int))
                words[index] = []
        self.written = [index for index in free.values() if told[index] == index]
        numbers = {column: number for number, column in enumerate(self.written)}
        table[self.entry].update(_members(self.skeleton, told, numbers))


def _members(
    skeleton: Sequence[tuple[str, Any]], told: Mapping[int, Any], numbers: Mapping[int, int]
) -> dict[str, Any]:
    written: dict[str, Any] = {}
    for name, member in skeleton:
        if isinstance(member, list):
            written[name] = _members(member, told, numbers)
            continue
        how = told[member]
        if isinstance(how, int):
            how = told[how]
        if isinstance(how, int):
            written[name] = numbers[how]
        elif isinstance(how, tuple):
            parts = (part if isinstance(part, str) else f"{{{numbers[part]}}}" for part in how)
            written[name] = "".join(parts)
        else:
            written[name] = how
    return written


def _is_plain(node: Node) -> bool:
    """Whether there is no object in a value."""
    return all(map(_is_plain, node)) if isinstance(node, list) else isinstance(node, int)


def _value(node: Node, table: Sequence[Any]) -> Any:
    if isinstance(node, list):
        return [_value(item, table) for item in node]
    return table[node] if isinstance(node, int) else None


def _composed(words: Mapping[int, Sequence[Any]], index: int) -> tuple[str | int, ...] | None:
    """A column of texts as fixed parts and other columns, where every text is made so."""
    if not all(isinstance(text, str) for text in words[index]):
        return None
    split = [PARTS.findall(text) for text in words[index]]
    if len(split[0]) < 2 or any(len(parts) != len(split[0]) for parts in split):
        return None
    made: list[str | int] = []
    for parts in zip(*split, strict=True):
        if parts.count(parts[0]) == len(parts) and not BRACE.search(parts[0]):
            made.append(parts[0])
            continue
        found = next((i for i in words if i != index and _spells(words[i], parts)), None)
        if found is None:
            return None
        made.append(found)
    return tuple(made)


def _spells(column: Sequence[Any], parts: Sequence[str]) -> bool:
    """Whether the values of a column, words or whole numbers, are written like these parts."""
    return len(column) == len(parts) and all(
        type(value) in (str, int) and str(value) == part
        for value, part in zip(column, parts, strict=True)
    )


class _Packer:
    def __init__(self) -> None:
        self._entries: dict[Any, int] = {}
        self._table: list[Any] = []
        self._shapes: dict[Any, _Shape] = {}

    def pack(self, value: Any) -> Packed:
        tree = self._gather(value)
        for shape in self._shapes.values():
            shape.settle(self._table)
        text: list[int] = []
        self._write(tree, text)
        counts = Counter(text).most_common()
        codes = {entry: code for (entry, _), code in zip(counts, characters(), strict=False)}
        return {
            "table": [self._table[entry] for entry, _ in counts],
            "text": "".join([codes[entry] for entry in text]),
        }

    def _gather(self, value: Any) -> Node:
        """The value by its entries in the table, with every object among those of its shape."""
        if isinstance(value, str):
            return self._entry(value, value)
        if isinstance(value, dict):
            skeleton: list[tuple[str, Any]] = []
            cells: list[Node] = []
            key = self._lay_out(value, skeleton, cells)
            shape = self._shapes.get(key)
            if shape is None:
                shape = self._shapes[key] = _Shape(self._entry(("shape", key), {}))
                shape.skeleton = skeleton
            shape.rows.append(cells)
            return _Object(shape, cells)
        if isinstance(value, (list, tuple)):
            return [self._gather(item) for item in value]
        return self._entry((type(value), value), value)

    def _lay_out(
        self, value: Mapping[str, Any], skeleton: list[tuple[str, Any]], cells: list[Node]
    ) -> tuple[Any, ...]:
        """Lays an object's members down in columns, and answers what its shape is known by."""
        told = (value.get("kind"), value.get("code"))
        key: list[Any] = [name if isinstance(name, str) else 0 for name in told]
        for name, member in value.items():
            if isinstance(member, dict):
                inner: list[tuple[str, Any]] = []
                key.append((name, self._lay_out(member, inner, cells)))
                skeleton.append((name, inner))
            else:
                key.append(name)
                skeleton.append((name, len(cells)))
                cells.append(self._gather(member))
        return tuple(key)

    def _write(self, node: Node, text: list[int]) -> None:
        if isinstance(node, int):
            text.append(node)
        elif isinstance(node, list):
            text.append(self._entry(("list", len(node)), [len(node)]))
            for item in node:
                self._write(item, text)
        else:
            text.append(node.shape.entry)
            for column in node.shape.written:
                self._write(node.cells[column], text)

    def _entry(self, key: Any, entry: Any) -> int:
        number = self._entries.get(key)
        if number is None:
            number = self._entries[key] = len(self._table)
            self._table.append(entry)
        return number


def characters() -> Iterator[str]:
    """What stands for the entries of a table, in its order."""
    for start, end in RANGES:
        yield from map(chr, range(start, end))
