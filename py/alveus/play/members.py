"""Check the member names in a JSON position: only those that the game declares are allowed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import chain
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from alveus import registry
from alveus.core.json_validation import check_names


def check_members(game: str, position: Mapping[str, Any]) -> None:
    """Raise SetupError `unknown_member` if `position` has a member that the game does not define.

    The game's spec declares the type of its positions.  Without a type, any member is accepted.
    """
    if module := registry.spec(game).schema:
        _check_names_in(position, registry.part(module, "POSITION", game))


def _check_names_in(value: Any, *shapes: Any) -> None:
    """Raise SetupError `unknown_member` if `value` has a member that no type in `shapes` declares.

    `shapes` are the alternative types of `value`.  Objects nested in `value` are checked too.
    """
    alternatives = list(chain.from_iterable(map(_alternatives, shapes)))
    if isinstance(value, list):
        items = [get_args(shape)[0] for shape in alternatives if get_origin(shape) is list]
        for item in value:
            _check_names_in(item, *items)
    elif isinstance(value, Mapping):
        members: dict[str, list[Any]] = {}
        for shape in filter(is_typeddict, alternatives):
            for name, member in _members(shape).items():
                members.setdefault(name, []).append(member)
        if members:
            check_names(value, members)
            for name, member in value.items():
                _check_names_in(member, *members[name])


def _alternatives(shape: Any) -> tuple[Any, ...]:
    is_union = get_origin(shape) in (Union, UnionType)
    return tuple(chain.from_iterable(map(_alternatives, get_args(shape)))) if is_union else (shape,)


@cache
def _members(shape: Any) -> Mapping[str, Any]:
    return get_type_hints(shape)
