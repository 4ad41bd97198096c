"""Reading JSON that somebody else wrote: the right type comes back, or what is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from alveus.core.errors import NotationError, SetupError

T = TypeVar("T")


def parse_object(written: str) -> dict[str, Any]:
    """A JSON object.  Raises NotationError `not_json` or `not_an_object`."""
    try:
        value = json.loads(written)
    except (ValueError, RecursionError) as error:
        raise NotationError("not_json", at=getattr(error, "pos", 0)) from None
    if not isinstance(value, dict):
        raise NotationError("not_an_object")
    return value


def record(given: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The object under a name."""
    value = _present(given, name)
    if not isinstance(value, dict):
        raise SetupError("wrong_type", name=name, expected="object")
    return value


def items(given: Mapping[str, Any], name: str) -> list[Any]:
    """The list under a name."""
    value = _present(given, name)
    if not isinstance(value, list):
        raise SetupError("wrong_type", name=name, expected="list")
    return value


def integer(value: Any, name: str) -> int:
    """A whole number; true and false are none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupError("wrong_type", name=name, expected="integer")
    return value


def text(value: Any, name: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise SetupError("wrong_type", name=name, expected="text")
    return value


def strings(value: Any, name: str) -> dict[str, str]:
    """An object whose values are all strings: options and the like."""
    if not isinstance(value, dict):
        raise SetupError("wrong_type", name=name, expected="object")
    return {key: text(entry, f"{name}.{key}") for key, entry in value.items()}


def member(given: Mapping[str, Any], name: str, allowed: Sequence[T], default: T) -> T:
    """One of the allowed values under a name, or the default where the name is missing."""
    value = given.get(name, default)
    for choice in allowed:
        if type(value) is type(choice) and value == choice:
            return choice
    raise SetupError("bad_value", name=name, value=str(value)[:80])


def _present(given: Mapping[str, Any], name: str) -> Any:
    if name not in given:
        raise SetupError("missing", name=name)
    return given[name]
