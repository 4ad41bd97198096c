"""Validation of JSON from outside: return a value of the expected type, or raise an error.

The parameter `name` is the name of the JSON member; errors contain this name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from math import isfinite
from typing import Any, TypeVar

from alveus.core.errors import NotationError, SetupError
from alveus.core.limits import NESTING, NUMBER

T = TypeVar("T")
N = TypeVar("N", int, float)

_TEXT = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
"""A JSON string.  An unterminated string extends to the end, so the search takes linear time."""
_OTHER = bytes(sorted(set(range(256)) - set(b"[]{}")))
"""All byte values except brackets; `_depth` deletes them before it counts the brackets."""
_STEPS = bytes.maketrans(b"[]{}", b"\x01\xff\x01\xff")
"""Translation of opening brackets to 1, and of closing brackets to -1 (as a signed byte).  The sum
of these numbers up to a bracket is the nesting depth after it."""
_SHOWN = 80
"""Maximum number of characters of an invalid value quoted in an error message."""


def parse_json(content: str) -> Any:
    """Parse JSON from outside.

    Raises NotationError `too_deep` for more than `NESTING` levels of lists and objects.  Raises
    NotationError `not_json` if the text is not JSON, or contains NaN, Infinity, a number too large
    for a float, such as 1e999, or an integer with too many digits for Python.
    """
    if _depth(content) > NESTING:
        raise NotationError("too_deep", most=NESTING)
    try:
        return json.loads(content, parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise NotationError("not_json", at=getattr(error, "pos", 0)) from None


def parse_object(content: str) -> dict[str, Any]:
    """Parse a JSON object.  Raises NotationError `too_deep`, `not_json`, `not_an_object`."""
    value = parse_json(content)
    if not isinstance(value, dict):
        raise NotationError("not_an_object")
    return value


def _depth(content: str) -> int:
    """Return the nesting depth of lists and objects in a JSON text, or an upper limit of it.

    The limit is the number of [ and {.  It is returned if it is at most `NESTING`, to save time.
    """
    opened = content.count("[") + content.count("{")
    if opened <= NESTING:
        return opened
    brackets = _TEXT.sub(b"", content.encode(errors="surrogatepass"))
    steps = memoryview(brackets.translate(_STEPS, _OTHER)).cast("b")
    return max(accumulate(steps), default=0)


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError(digits)
    return number


def record(content: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return the object `content[name]`.  Raises SetupError `missing`, `wrong_type`."""
    return _typed(_present(content, name), name, dict, "object")


def items(content: Mapping[str, Any], name: str) -> list[Any]:
    """Return the list `content[name]`.  Raises SetupError `missing`, `wrong_type`."""
    return _typed(_present(content, name), name, list, "list")


def member_text(content: Mapping[str, Any], name: str) -> str:
    """Return the string `content[name]`.  Raises SetupError `missing`, `wrong_type`."""
    return text(_present(content, name), name)


def mapping(value: Any, name: str) -> Mapping[str, Any]:
    """Return `value` if it is a JSON object (mapping), otherwise raise SetupError `wrong_type`."""
    if not isinstance(value, Mapping):
        raise SetupError("wrong_type", name=name, expected="object")
    return value


def integer(value: Any, name: str, least: int = -NUMBER, most: int = NUMBER) -> int:
    """Return `value`, which must be an integer from `least` to `most`.

    Raises SetupError: `wrong_type` if it is not an integer, `out_of_range` for any other integer.
    """
    return _in_range(_typed(value, name, int, "integer"), name, least, most)


def number(value: Any, name: str, least: float, most: float) -> float:
    """Return `value`, which must be a number from `least` to `most`.

    Raises SetupError: `wrong_type` if it is not a number, `out_of_range` for any other number.
    """
    if isinstance(value, float):
        return _in_range(value, name, least, most)
    return _in_range(_typed(value, name, int, "number"), name, least, most)


def text(value: Any, name: str) -> str:
    """Return `value`, which must be a string.  Raises SetupError `wrong_type`, with `name`."""
    return _typed(value, name, str, "text")


def texts(value: Any, name: str) -> list[str]:
    """Return `value`, one or several strings, as a list.  Raises SetupError `wrong_type`."""
    if not isinstance(value, Iterable):
        raise SetupError("wrong_type", name=name, expected="list")
    return [value] if isinstance(value, str) else [text(item, name) for item in value]


def strings(value: Any, name: str) -> dict[str, str]:
    """Return `value`, which must be an object of strings.  Raises SetupError `wrong_type`."""
    entries = _typed(value, name, dict, "object").items()
    return {key: text(entry, f"{name}.{key}") for key, entry in entries}


def member(content: Mapping[str, Any], name: str, allowed: Sequence[T], default: T) -> T:
    """Return `content[name]`, which must be one of `allowed`; `default` if it is missing.

    Raises SetupError `bad_value`, with a list of the permitted values, for any other value.
    """
    value = content.get(name, default)
    for choice in allowed:
        if type(value) is type(choice) and value == choice:
            return choice
    names = [str(c) for c in allowed if c not in ("", None) and not isinstance(c, bool)]
    raise SetupError("bad_value", name=name, value=shorten(value), names=names)


def check_names(content: Mapping[str, Any], allowed: Iterable[str]) -> None:
    """Raise SetupError `unknown_member` if an object has a member that is not in `allowed`."""
    names = list(allowed)
    for name in content:
        if name not in names:
            raise SetupError("unknown_member", name=shorten(name), names=names)


def shorten(value: Any) -> str:
    """Return an invalid value as a short text to be quoted in an error message."""
    if isinstance(value, int) and value.bit_length() > 64:
        return hex(value)[:20] + "…"  # Python refuses to convert huge integers to decimal
    try:
        return str(value)[:_SHOWN]
    except RecursionError:
        return "…"


def _present(content: Mapping[str, Any], name: str) -> Any:
    if name not in content:
        raise SetupError("missing", name=name)
    return content[name]


def _typed(value: Any, name: str, kind: type[T], expected: str) -> T:
    if isinstance(value, bool) or not isinstance(value, kind):
        raise SetupError("wrong_type", name=name, expected=expected)
    return value


def _in_range(value: N, name: str, least: float, most: float) -> N:
    if not least <= value <= most:
        raise SetupError("out_of_range", name=name, least=least, most=most)
    return value
