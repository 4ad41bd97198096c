"""Parts made as they are needed: of about ten seconds each, however fast the games are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from alveus.lab.parts import Part

SECONDS = 10.0
FIRST = 1
GROWTH = 8
"""A part is at most so many times as large as the largest that has been timed."""


class Schedule:
    """What is to be played next.  A billion games take no memory: a part is cut when it is asked.

    The cutting changes nothing of the result, so it may go by the clock.
    """

    def __init__(self, gaps: Iterable[Part], workers: int = 1) -> None:
        self._gaps = iter(gaps)
        self._gap: Part | None = None
        self._again: list[Part] = []
        self._workers = workers
        self._size = FIRST

    def __iter__(self) -> Iterator[Part]:
        while (part := self.next_part()) is not None:
            yield part

    def next_part(self) -> Part | None:
        """The next part, or None when everything has been given out."""
        if self._again:
            return self._again.pop()
        if self._gap is None:
            self._gap = next(self._gaps, None)
        if self._gap is None:
            return None
        first, end = self._gap
        cut = min(end, first + self._size_near(end - first))
        self._gap = Part(cut, end) if cut < end else None
        return Part(first, cut)

    def give_back(self, part: Part) -> None:
        """A part whose worker was lost will be given out again."""
        self._again.append(part)

    def note(self, part: Part, seconds: float) -> None:
        """Takes down how long a part took, for the size of those to come."""
        pairs = part.end - part.first
        fitting = int(pairs * SECONDS / max(seconds, 1e-6))
        self._size = max(1, min(fitting, GROWTH * max(pairs, self._size)))

    def _size_near(self, left: int) -> int:
        """Smaller parts towards the end, so that no worker waits long for the others."""
        return max(1, min(self._size, -(-left // (2 * self._workers))))
