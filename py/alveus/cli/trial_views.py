"""Check the members, types, places and moves in the view (page JSON) of a game in a pack."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from alveus.core.errors import SetupError
from alveus.core.json_validation import shorten
from alveus.core.view import BoardGame, BoardView

_NUMBERS_AND_TEXTS = (str, bool, int, NoneType)
SHOWN = 300
"""Maximum number of characters of a value quoted in an error."""


class Fault(NamedTuple):
    """A value in a view (JSON for the page) that the declared type of the view does not allow."""

    part: str
    """Path of the value in the view, for example ``view.marks[0]``."""
    expected: str
    """The permitted values or members or, if they cannot be listed, the name of the type."""
    got: str


def unsound(
    game: BoardGame[Any, Any], state: Any, part: str, expected: object, got: object
) -> SetupError:
    """Return the error `pack_unsound` for a wrong value from a game in the position of `state`.

    `part` names the call or the member of the view that gave the value `got`; `expected` is the
    correct value, or a description of it.
    """
    position = json.dumps(game.to_json(state), ensure_ascii=False)
    shown = {"expected": str(expected)[:SHOWN], "got": str(got)[:SHOWN]}
    return SetupError("pack_unsound", game=game.info.id, part=part, **shown, position=position)


def check_view(game: BoardGame[Any, Any], state: Any, view: BoardView) -> None:
    """Raise SetupError `pack_unsound` if a view (JSON for the page) has an invalid member or type.

    Raises the same error for a piece or a move with an unknown place, and for a move with a text
    that is not a legal move.
    """
    if fault := _find_fault(view, BoardView, "view"):
        raise unsound(game, state, *fault)
    places = {place["id"] for place in view["places"]}
    texts = {game.text(state, move) for move in game.moves(state)}
    named = [(f"pieces[{n}].place", piece["place"]) for n, piece in enumerate(view["pieces"])]
    for n, move in enumerate(view["moves"]):
        named += [(f"moves[{n}].path", place) for place in move["path"]]
        if move["text"] not in texts:
            part = f"view.moves[{n}].text"
            raise unsound(game, state, part, _list(sorted(texts)), move["text"])
    for part, place in named:
        if place not in places:
            raise unsound(game, state, f"view.{part}", _list(sorted(places)), place)


@cache
def _members(shape: Any) -> Mapping[str, Any]:
    return get_type_hints(shape, include_extras=True)


def _find_fault(value: Any, shape: Any, part: str) -> Fault | None:
    if get_origin(shape) is NotRequired:
        shape = get_args(shape)[0]
    origin, parts = get_origin(shape), get_args(shape)
    if origin is Literal:
        return None if value in parts else Fault(part, _list(parts), shorten(value) or repr(value))
    if is_typeddict(shape) and isinstance(value, Mapping):
        return _find_in_object(value, _members(shape), part)
    if origin is list and isinstance(value, list | tuple):
        faults = (_find_fault(item, parts[0], f"{part}[{n}]") for n, item in enumerate(value))
        return next(filter(None, faults), None)
    if origin in (Union, UnionType):
        alternatives = [_find_fault(value, each, part) for each in parts]
        return None if None in alternatives else alternatives[0]
    if shape is Any or (origin is dict and isinstance(value, Mapping)):
        return None
    is_valid = isinstance(value, shape) if shape in _NUMBERS_AND_TEXTS else False
    if is_valid and (shape is bool or not isinstance(value, bool)):
        return None
    return Fault(part, getattr(shape, "__name__", str(shape)), shorten(repr(value)))


def _find_in_object(
    value: Mapping[str, Any], members: Mapping[str, Any], part: str
) -> Fault | None:
    required = [name for name, shape in members.items() if get_origin(shape) is not NotRequired]
    if wrong := [name for name in value if name not in members]:
        return Fault(part, _list(members), _list(wrong))
    if any(name not in value for name in required):
        return Fault(part, _list(required), _list(value))
    faults = (_find_fault(value[name], members[name], f"{part}.{name}") for name in value)
    return next(filter(None, faults), None)


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)
