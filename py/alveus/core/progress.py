"""Long work: a generator that tells how far it has come, and ends with what it has found."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from alveus.core.events import Message

T = TypeVar("T")


@dataclass(frozen=True)
class Partial:
    """How far a piece of work has come, and what it has found since that was last asked for."""

    progress: Message
    take: Callable[[], Any]


def finish(work: Generator[Any, None, T], tell: Callable[[Any], None] | None = None) -> T:
    """Run a generator to its end and return its result. `tell` receives each progress value."""
    while True:
        try:
            progress = next(work)
            if tell is not None:
                tell(progress)
        except StopIteration as end:
            found: T = end.value
            return found


def report(work: Generator[Any, None, T], progress: Message) -> Generator[Message, None, T]:
    """A piece of work that tells how far its caller has come wherever it pauses."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        yield progress
