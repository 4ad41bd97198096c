"""A reader for a part of Fluent, Mozilla's format of translated messages.

`read_messages` divides a file into messages, `read_pattern` parses one, and `resolve` inserts the
arguments.  A message contains text, `{ $name }`, `{ "text" }`, `{ message }` and choices between
variants (`Choice`).  A test compares every message with the result of Mozilla's own reader, which
the wheel does not need.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

Value: TypeAlias = str | int | float
"""An argument of a message.  A number is formatted.  Its plural form, such as "one", can select a
variant in a choice."""

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.M)
_ATTRIBUTE = re.compile(r"\n +\.([a-zA-Z][\w-]*) *=")
_TEXT = re.compile(r"[^{}\n]+")
_LITERAL = re.compile(r'\s*"([^"]*)"\s*\}')
_ESCAPE = re.compile(r"\\u([0-9A-Fa-f]{4})")
_NAME = re.compile(r"\s*(\$?)([a-zA-Z][\w-]*)\s*(->|\})")
_CLOSE = re.compile(r"\s*\}")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\] ?")


@dataclass(frozen=True)
class Variable:
    """The placeholder `{ $name }`, which is replaced by the argument `name`."""

    name: str


@dataclass(frozen=True)
class Reference:
    """The placeholder `{ message }`, which is replaced by the text of another message."""

    message: str


@dataclass(frozen=True)
class Choice:
    """The placeholder `{ $name -> [key] … *[other] … }`.

    It is replaced by the first variant whose key is the argument `name` or, for a number, the
    argument's plural form (such as "one").  If there is none, the variant marked `*` is used.
    """

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Part: TypeAlias = str | Variable | Reference | Choice
Pattern: TypeAlias = tuple[Part, ...]
"""A parsed message: the texts and placeholders in order."""


def read_messages(source: str) -> Iterator[tuple[str, str]]:
    """Yield (id, raw text) for each message in a file's `source`; attributes have ids `id.name`."""
    for entry in _ENTRY.finditer(source):
        value, *attributes = _ATTRIBUTE.split(entry[2])
        yield entry[1], value.strip()
        for name, text in zip(attributes[::2], attributes[1::2], strict=True):
            yield f"{entry[1]}.{name}", text.strip()


def read_pattern(source: str) -> Pattern:
    """Parse the text of a message (after `id =`).  Raises ValueError for unsupported syntax."""
    pattern, end = _read_pattern(source, 0)
    if end < len(source):
        raise ValueError(f"cannot read {source[end : end + 40]!r}")
    return pattern


class Formatter(NamedTuple):
    """Functions of a language that `resolve` calls for references, numbers and choices."""

    find: Callable[[str], Pattern]
    """Returns the pattern of a message by its id, or raises KeyError."""
    write_number: Callable[[float], str]
    plural_form: Callable[[float], str]
    """Returns the plural form of a number, such as "one" or "other"."""


def resolve(pattern: Pattern, arguments: Mapping[str, Value], formatter: Formatter) -> str:
    """Return the text of a parsed message; a missing argument is shown as `{$name}`."""
    texts = []
    for part in pattern:
        match part:
            case str():
                texts.append(part)
            case Variable(name):
                value = arguments.get(name, f"{{${name}}}")
                texts.append(value if isinstance(value, str) else formatter.write_number(value))
            case Reference(message):
                texts.append(resolve(formatter.find(message), arguments, formatter))
            case Choice():
                texts.append(resolve(_choose(part, arguments, formatter), arguments, formatter))
    return "".join(texts)


def _choose(choice: Choice, arguments: Mapping[str, Value], formatter: Formatter) -> Pattern:
    """Return the first variant whose key fits the argument `choice.name`, else the default one.

    A key fits if it is the argument as text or, for a number, its plural form, such as "one".
    """
    value = arguments.get(choice.name, "")
    plural = () if isinstance(value, str) else (formatter.plural_form(value),)
    keys = (str(value), *plural)
    return next((pattern for key, pattern in choice.variants if key in keys), choice.default)


def _read_pattern(source: str, at: int) -> tuple[Pattern, int]:
    """Parse a pattern from index `at`; return it, and the index at which it ends.

    It ends at a `}` outside of placeholders, at a line break, or at the end of `source`.
    """
    parts: list[Part] = []
    while True:
        if text := _TEXT.match(source, at):
            at = text.end()
            parts.append(text[0] if source.startswith("{", at) else text[0].rstrip())
        elif source.startswith("{", at):
            part, at = _read_placeable(source, at + 1)
            parts.append(part)
        else:
            return tuple(parts), at


def _read_placeable(source: str, at: int) -> tuple[Part, int]:
    if literal := _LITERAL.match(source, at):
        return _ESCAPE.sub(lambda code: chr(int(code[1], 16)), literal[1]), literal.end()
    name = _NAME.match(source, at)
    if not name or (name[3] == "->" and not name[1]):
        raise ValueError(f"cannot read {source[at : at + 40]!r}")
    if name[3] == "}":
        return (Variable if name[1] else Reference)(name[2]), name.end()
    return _read_choice(source, name.end(), name[2])


def _read_choice(source: str, at: int, name: str) -> tuple[Choice, int]:
    variants, default = [], None
    while variant := _VARIANT.match(source, at):
        pattern, at = _read_pattern(source, variant.end())
        variants.append((variant[2], pattern))
        default = pattern if variant[1] else default
    close = _CLOSE.match(source, at)
    if default is None or close is None:
        raise ValueError(f"cannot read the choice of {name}")
    return Choice(name, tuple(variants), default), close.end()
