"""A message or event is a code with parameters; the page or the terminal puts it into words.

A long computation is a generator: it yields messages about its progress and returns its result.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from alveus.core.json_types import EventView, MessageView

T = TypeVar("T")


@dataclass(frozen=True)
class Message:
    """A message: a code and its parameters."""

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> MessageView:
        """Return the message as JSON."""
        return {"code": self.code, "params": dict(self.params)}


def say(code: str, **params: Any) -> Message:
    """Return the message `code` with the given parameters."""
    return Message(code, params)


@dataclass(frozen=True)
class Event:
    """A change on the board that is shown and described, such as a move, a capture or a roll.

    A change that moves several pieces consists of one event for each piece: one event has the code
    of the message, the others have the code "".
    """

    code: str
    side: str = ""
    """Id of the side that acts or owns the piece; "" for none."""
    path: tuple[str, ...] = ()
    """Ids of the places that the piece visits, in order; empty if no piece moves.  On the first
    place, the topmost piece of `side` moves, or of any side if `side` has no piece there."""
    params: Mapping[str, Any] = field(default_factory=dict)
    """Parameters for the message: public information only, never the contents of a hidden hand."""
    secret: Mapping[str, Any] = field(default_factory=dict)
    """Additional parameters that only `side` can see until the game is over."""
    way: tuple[str, ...] = ()
    """The path that only `side` may see: like `path`, but with the exact place of a piece in a hand
    instead of the hand.  () if all viewers may see the same path."""
    dice: tuple[tuple[str, int], ...] = ()
    """The dice of a roll, as pairs (side that rolled, number); shown until the next roll."""

    def to_json(self, viewer: str | None = None, over: bool = True) -> EventView:
        """Return the event as JSON, as the side with the id `viewer` sees it.

        `viewer` is "" for an onlooker, None for a reader who may see everything.  The parameters
        in `Event.secret` are included for the side `Event.side`, for None and, if the game is
        `over`, for every viewer.
        """
        own = viewer in (None, self.side)
        return {
            "code": self.code,
            "side": self.side,
            "path": list(self.path_for(viewer)),
            "params": {**self.params, **self.secret} if own or over else dict(self.params),
        }

    def path_for(self, viewer: str | None) -> tuple[str, ...]:
        """Return the ids of the places that the piece visits, as `viewer` may see them.

        `viewer` is the id of a side, "" for an onlooker, or None for a reader who may see
        everything.  The side of the event and None get `Event.way`, if any; others get `path`.
        """
        return self.way if self.way and viewer in (None, self.side) else self.path


@dataclass(frozen=True)
class Partial:
    """Progress of a computation, such as a review, whose results are shown before it ends.

    `take()` returns, as JSON, the results that are new since the previous call of `take`.
    """

    progress: Message
    take: Callable[[], Any]


def finish(work: Generator[Any, None, T], on_progress: Callable[[Any], None] | None = None) -> T:
    """Run a generator and return its result; `on_progress` is called with each yielded value."""
    while True:
        try:
            progress = next(work)
            if on_progress is not None:
                on_progress(progress)
        except StopIteration as end:
            result: T = end.value
            return result


def report(work: Generator[Any, None, T], progress: Message) -> Generator[Message, None, T]:
    """Run a generator and return its result; yield `progress` whenever the generator yields."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
        yield progress
