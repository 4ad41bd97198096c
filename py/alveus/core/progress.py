"""Long computations as generators that yield their progress and return their result."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from alveus.core.events import Message

T = TypeVar("T")


@dataclass(frozen=True)
class Partial:
    """Progress with partial results; `take()` returns the results since it was last called."""

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
    """Run a generator and return its result; each value that it yields becomes `progress`."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        yield progress
