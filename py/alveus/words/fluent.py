"""Fluent messages: text with `{ $name }`, `{ "text" }`, `{ message }` and choices.

That is all of Fluent that our files use, and the texts are those that Mozilla's reader makes of
them: a test compares every message.  Whoever installs the wheel needs nothing else to read it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = str | int | float
"""What a message is told: a number is written and chosen by in the language's own way."""

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.M)
_ATTRIBUTE = re.compile(r"\n +\.[a-zA-Z].*", re.S)
_TEXT = re.compile(r"[^{}\n]+")
_LITERAL = re.compile(r'"([^"]*)"\s*\}')
_ESCAPE = re.compile(r"\\u([0-9A-Fa-f]{4})")
_NAME = re.compile(r"(\$?)([a-zA-Z][\w-]*)\s*(->|\})")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\] ?")
_SPACE = re.compile(r"\s*")


@dataclass(frozen=True)
class Variable:
    """`{ $name }`."""

    name: str


@dataclass(frozen=True)
class Reference:
    """`{ message }`."""

    message: str


@dataclass(frozen=True)
class Choice:
    """`{ $name -> [key] … *[other] … }`: the pattern of the first key that fits, or the default."""

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Pattern: TypeAlias = tuple[str | Variable | Reference | Choice, ...]


def read_messages(written: str) -> Iterator[tuple[str, str]]:
    """The id and the unread pattern of every message of a file."""
    for found in _ENTRY.finditer(written):
        yield found[1], _ATTRIBUTE.sub("", found[2]).strip()


def read_pattern(written: str) -> Pattern:
    """A message's pattern.  Raises ValueError for what is not written as ours are."""
    pattern, end = _read_pattern(written, 0)
    if end < len(written):
        raise ValueError(f"cannot read {written[end : end + 40]!r}")
    return pattern


def resolve(
    pattern: Pattern,
    given: Mapping[str, Value],
    find: Callable[[str], Pattern],
    write_number: Callable[[float], str],
) -> str:
    """The text of a pattern with what it is given."""
    told = []
    for part in pattern:
        match part:
            case str():
                told.append(part)
            case Variable(name):
                value = given.get(name, f"{{${name}}}")
                told.append(value if isinstance(value, str) else write_number(value))
            case Reference(message):
                told.append(resolve(find(message), given, find, write_number))
            case Choice():
                told.append(resolve(_choose(part, given), given, find, write_number))
    return "".join(told)


def _choose(choice: Choice, given: Mapping[str, Value]) -> Pattern:
    value = given.get(choice.name, "")
    fits = (pattern for key, pattern in choice.variants if _fits(key, value))
    return next(fits, choice.default)


def _fits(key: str, value: Value) -> bool:
    """Whether a key names a text, or a number: itself, or as English and German count."""
    if isinstance(value, str):
        return key == value
    return key in (str(value), "one" if value == 1 else "other")


def _read_pattern(written: str, at: int) -> tuple[Pattern, int]:
    """A pattern from a place on, and where it ends: at the end, a brace or a new line."""
    parts: list[str | Variable | Reference | Choice] = []
    while at < len(written):
        if found := _TEXT.match(written, at):
            at = found.end()
            parts.append(found[0] if written.startswith("{", at) else found[0].rstrip())
        elif written[at] == "{":
            part, at = _read_placeable(written, at + 1)
            parts.append(part)
        else:
            break
    return tuple(parts), at


def _read_placeable(written: str, at: int) -> tuple[str | Variable | Reference | Choice, int]:
    at = _skip(written, at)
    if literal := _LITERAL.match(written, at):
        return _ESCAPE.sub(lambda code: chr(int(code[1], 16)), literal[1]), literal.end()
    found = _NAME.match(written, at)
    if not found or (found[3] == "->" and not found[1]):
        raise ValueError(f"cannot read {written[at : at + 40]!r}")
    if found[3] == "}":
        return (Variable if found[1] else Reference)(found[2]), found.end()
    return _read_choice(written, found.end(), found[2])


def _read_choice(written: str, at: int, name: str) -> tuple[Choice, int]:
    variants, default = [], None
    while found := _VARIANT.match(written, at):
        pattern, at = _read_pattern(written, found.end())
        variants.append((found[2], pattern))
        default = pattern if found[1] else default
    at = _skip(written, at)
    if default is None or not written.startswith("}", at):
        raise ValueError(f"cannot read the choice of {name}")
    return Choice(name, tuple(variants), default), at + 1


def _skip(written: str, at: int) -> int:
    found = _SPACE.match(written, at)
    return found.end() if found else at
