"""Constructors of the parts of a board view: places, pieces, moves, tokens and actions.

A parameter that is not described here has the same meaning as the member of that name in
`alveus.core.view`.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.events import Message
from alveus.core.view import (
    ActionView,
    MoveKind,
    MoveView,
    PieceKind,
    PieceView,
    PlaceKind,
    PlaceView,
    TokenKind,
    TokenView,
)


def place_view(
    place: str,
    kind: PlaceKind,
    at: tuple[int, int],
    label: Message,
    *,
    name: str = "",
    side: str = "",
    marks: Sequence[str] = (),
    value: str = "",
) -> PlaceView:
    """Return a place; `place` is its id, `at` its row and column.

    The other parameters are the members of `PlaceView`.
    """
    return {
        "id": place,
        "kind": kind,
        "row": at[0],
        "column": at[1],
        "name": name,
        "label": label.to_json(),
        "side": side,
        "marks": list(marks),
        "value": value,
    }


def piece_view(
    piece: str,
    kind: PieceKind,
    place: str,
    *,
    order: int = 0,
    side: str = "",
    value: str = "",
    covers: Sequence[str] = (),
    layers: Sequence[str] = (),
) -> PieceView:
    """Return a piece; `piece` is its id, `place` the id of its place.

    The other parameters are the members of `PieceView`.
    """
    return {
        "id": piece,
        "kind": kind,
        "side": side,
        "place": place,
        "order": order,
        "value": value,
        "covers": list(covers),
        "layers": list(layers),
    }


def move_view(
    text: str,
    path: Sequence[str],
    label: Message,
    *,
    kind: MoveKind = "play",
    trail: Sequence[str] = (),
    uses: Sequence[str] = (),
    takes: Sequence[str] = (),
) -> MoveView:
    """Return a move; `text` is its notation, `path` contains the places to select, in order.

    The other parameters are the members of `MoveView`.
    """
    return {
        "text": text,
        "kind": kind,
        "path": list(path),
        "trail": list(trail),
        "uses": list(uses),
        "takes": list(takes),
        "label": label.to_json(),
    }


def token_view(
    name: str, kind: TokenKind, value: int, used: bool = False, side: str = ""
) -> TokenView:
    """Return a token, such as a die: `name` is its id; the rest are members of `TokenView`."""
    return {"id": name, "kind": kind, "side": side, "value": value, "used": used}


def action_view(name: str, reason: Message | None = None, text: str | None = None) -> ActionView:
    """Return an action such as "resign"; with a `reason`, the action is disabled.

    `name` is the id of the action, `text` the move text, by default the same as `name`.
    """
    return {
        "id": name,
        "text": name if text is None else text,
        "enabled": reason is None,
        "reason": None if reason is None else reason.to_json(),
    }
