"""Long computations run in time slices, so that other requests can be answered in between."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Generic, TypeVar

from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.progress import Partial

Found = TypeVar("Found")


class Tasks(Generic[Found]):
    """Running tasks, keyed by task number."""

    def __init__(self) -> None:
        self._running: dict[int, Generator[Message | Partial, None, Found]] = {}
        self._lasting: set[int] = set()
        self._last = 0

    def begin(self, task: Generator[Message | Partial, None, Found], lasting: bool = False) -> int:
        """Register a task without running any of it, and return its number.

        A lasting task depends only on past plies, so it continues when the match changes.
        """
        self._last += 1
        self._running[self._last] = task
        if lasting:
            self._lasting.add(self._last)
        return self._last

    def slice(self, number: int, seconds: float) -> Message | Partial | Found:
        """Run a task for some seconds and return its progress, or its result if it has ended.

        Raises SetupError `unknown_task`, or the exception raised by the task.
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
            self._running.pop(number, None)  # a task that opens a match clears all tasks
            found: Found = end.value
            return found
        except BaseException:
            self._running.pop(number, None)
            raise
        return progress

    def cancel(self, number: int) -> None:
        """Stop and remove a task, if it is still running."""
        task = self._running.pop(number, None)
        if task is not None:
            task.close()

    def clear(self) -> None:
        """Remove all tasks."""
        self._running.clear()

    def drop_passing(self) -> None:
        """Remove the tasks that depend on the current position; keep the lasting ones."""
        lasting = self._lasting.intersection(self._running)
        self._running = {number: self._running[number] for number in lasting}
