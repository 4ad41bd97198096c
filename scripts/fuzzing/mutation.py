"""Mutation: random values, changed JSON and changed text."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

NUMBERS = (0, -1, 1, 2, 5, 6, 7, 64, 2**31, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308)
TEXTS = (
    "", " ", "0", "-1", "a1", "white", "pass", "throw", "6-5", "__proto__", "\x00", "\u200f",
    "\u202eevil", "١٢", "ß", "🂠", "\ud800", "1e999", "../../x", "x" * 5000, "9" * 5000,
)  # fmt: skip
CHARACTERS = 'ABZabz019-_.:, */#=%[]{}"\\é١\x00\u202e'
DEEP = 200
"""Nesting depth of a deeply nested value."""


def junk(chance: Random, depth: int = 2) -> Any:
    """Return a random JSON value; `depth` limits the nesting of random lists and objects."""
    kind = chance.randrange(8 if depth else 5)
    if kind == 0:
        return chance.choice((None, True, False))
    if kind in (1, 2):
        return chance.choice(NUMBERS)
    if kind in (3, 4):
        return chance.choice(TEXTS)
    if kind == 5:
        return [junk(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 6:
        return {chance.choice(TEXTS[:15]): junk(chance, depth - 1) for _ in range(2)}
    return nested(chance.randrange(DEEP))


def nested(depth: int) -> Any:
    """Return an empty list nested in `depth` lists."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def damage(chance: Random, value: Any) -> Any:
    """Return a copy of JSON with one to three changes."""
    value = copy.deepcopy(value)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        value = _damage(chance, value)
    return value


def _damage(chance: Random, value: Any) -> Any:
    if not isinstance(value, dict | list) or not value or chance.random() < 0.1:
        return _damage_leaf(chance, value)
    keys = list(value) if isinstance(value, dict) else range(len(value))
    key = chance.choice(keys)
    match chance.randrange(12):
        case 0:
            del value[key]
        case 1 if isinstance(value, dict):
            value[chance.choice(TEXTS)] = junk(chance)
        case 1 if isinstance(value, list):
            value.insert(key, copy.deepcopy(chance.choice(value)))
        case 2:
            other = chance.choice(keys)
            value[key], value[other] = value[other], value[key]
        case _:
            value[key] = _damage(chance, value[key])
    return value


def _damage_leaf(chance: Random, value: Any) -> Any:
    if isinstance(value, bool) or chance.random() < 0.4:
        return junk(chance)
    if isinstance(value, int):
        return value + chance.choice((-2, -1, 1, 2, 10))
    if isinstance(value, str):
        return damage_text(chance, value)
    return junk(chance)


def damage_text(chance: Random, text: str) -> str:
    """Return a text that is cut, rotated, or has a replaced, additional or missing character."""
    at = chance.randrange(len(text) + 1)
    other = chance.choice(CHARACTERS)
    match chance.randrange(6):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + other + text[at:]
        case 2:
            return text[:at] + text[at + 1 :]
        case 3:
            return text[at:] + text[:at]
        case _:
            return text[:at] + other + text[at + 1 :]


def damage_json(chance: Random, value: Any) -> str:
    """Return JSON as text after a change of the value or of the text; it can be unreadable."""
    if chance.random() < 0.7:
        return json.dumps(damage(chance, value))
    text = json.dumps(value)
    match chance.randrange(4):
        case 0:
            return "[" * chance.choice((1, 100, 10_000, 100_000)) + text
        case 1:
            return text + text
        case _:
            return damage_text(chance, text)
