"""Mappings that nobody may change are values: they are pickled and copied like all others.

The standard library's read-only mapping does neither; games, options and readings hold some.
"""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any


def frozen(content: Mapping[Any, Any]) -> Mapping[Any, Any]:
    """A mapping that cannot be changed, with this content."""
    return MappingProxyType(dict(content))


def _reduced(mapping: MappingProxyType[Any, Any]) -> tuple[Any, ...]:
    return frozen, (dict(mapping),)


copyreg.pickle(MappingProxyType, _reduced)
