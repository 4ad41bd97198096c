"""What happened, and what can be said: codes with parameters, never sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from alveus.core.view import EventView, MessageView


@dataclass(frozen=True)
class Message:
    """Something to be said: a code that every language words, and its parameters."""

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> MessageView:
        """The message as it crosses to the page."""
        return {"code": self.code, "params": dict(self.params)}


def say(code: str, **params: Any) -> Message:
    """A message with its parameters written as keywords."""
    return Message(code, params)


@dataclass(frozen=True)
class Event:
    """One thing that happened on the board.

    Without a code it is the travel of one piece of many, and is not told.  `path` is the way a
    piece took over places; the piece on top of the first place travels to the last one.  `side`
    is the seat's id whose piece or doing it is.  In a game with hidden hands `path` and `params`
    are what everybody sees.
    """

    code: str
    side: str = ""
    path: tuple[str, ...] = ()
    params: Mapping[str, Any] = field(default_factory=dict)
    secret: Mapping[str, Any] = field(default_factory=dict)
    """More parameters, for its own side alone until the game is over."""
    way: tuple[str, ...] = ()
    """The path over the places that only its own side sees, where that is another one."""
    dice: tuple[tuple[str, int], ...] = ()
    """The dice of a throw, each with the side that threw it: they lie until the next throw."""

    def to_json(self, viewer: str | None = None, over: bool = True) -> EventView:
        """The event as it crosses to the page; None is a viewer who may see everything."""
        own = viewer in (None, self.side)
        return {
            "code": self.code,
            "side": self.side,
            "path": list(self.path_for(viewer)),
            "params": {**self.params, **self.secret} if own or over else dict(self.params),
        }

    def path_for(self, viewer: str | None) -> tuple[str, ...]:
        """The path over the places of a side's own view."""
        return self.way if self.way and viewer in (None, self.side) else self.path
