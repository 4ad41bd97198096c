"""Long work done in slices, so that other requests are answered in between."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Generic, TypeVar

from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.progress import Partial

Found = TypeVar("Found")


class Tasks(Generic[Found]):
    """The work under way, by number."""

    def __init__(self) -> None:
        self._running: dict[int, Generator[Message | Partial, None, Found]] = {}
        self._lasting: set[int] = set()
        self._last = 0

    def begin(self, task: Generator[Message | Partial, None, Found], lasting: bool = False) -> int:
        """Takes up a task; nothing of it is done yet.

        A lasting one is about what has been, and goes on while the present changes.
        """
        self._last += 1
        self._running[self._last] = task
        if lasting:
            self._lasting.add(self._last)
        return self._last

    def slice(self, number: int, seconds: float) -> Message | Partial | Found:
        """How far a task has come after so many seconds, or what it has found.

        Raises SetupError `unknown_task`, and whatever the task fails with.
        """
        if number not in self._running:
            raise SetupError("unknown_task", task=number)
        until = perf_counter() + seconds
        task = self._running[number]
        try:
            progress = next(task)
            while perf_counter() < until:
                progress = next(task)
        except StopIteration as end:
            self._running.pop(number, None)  # a task that lays a match clears all tasks
            found: Found = end.value
            return found
        except BaseException:
            self._running.pop(number, None)
            raise
        return progress

    def cancel(self, number: int) -> None:
        """Drops a task, if it is still under way."""
        task = self._running.pop(number, None)
        if task is not None:
            task.close()

    def clear(self) -> None:
        """Drops every task."""
        self._running.clear()

    def drop_passing(self) -> None:
        """Drops what is about the present, and keeps what lasts."""
        lasting = self._lasting.intersection(self._running)
        self._running = {number: self._running[number] for number in lasting}
