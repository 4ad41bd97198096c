"""The parts of a view that all games write alike: moves, tokens and actions."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.events import Message
from alveus.core.view import ActionView, MoveView, TokenView


def move_view(
    text: str,
    path: Sequence[str],
    label: Message,
    *,
    kind: str = "play",
    trail: Sequence[str] = (),
    uses: Sequence[str] = (),
    takes: Sequence[str] = (),
) -> MoveView:
    """A move by the places to choose one after another, with what it uses up and takes."""
    return {
        "text": text,
        "kind": kind,
        "path": list(path),
        "trail": list(trail),
        "uses": list(uses),
        "takes": list(takes),
        "label": label.to_json(),
    }


def token_view(name: str, kind: str, value: int, used: bool = False, side: str = "") -> TokenView:
    """What is used but lies on no place."""
    return {"id": name, "kind": kind, "side": side, "value": value, "used": used}


def action_view(name: str, reason: Message | None = None, text: str | None = None) -> ActionView:
    """What can be done without a place, unless a reason stands against it."""
    return {
        "id": name,
        "text": name if text is None else text,
        "enabled": reason is None,
        "reason": None if reason is None else reason.to_json(),
    }
