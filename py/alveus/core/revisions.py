"""The revisions of a match: what a page that knows an old one must read anew."""

from __future__ import annotations


class Revisions:
    """The revisions counted, and how many plies of the history each of them kept."""

    def __init__(self) -> None:
        self.now = 0
        self._first = 0
        self._kept = [0]

    def renew(self, rev: int) -> None:
        """Counts on from `rev`, that of the match that lay on the table before."""
        self.now = self._first = max(rev, self.now) + 1
        self._kept = [0]

    def change(self, length: int) -> None:
        """A new revision that kept the first `length` plies of the one before."""
        self.now += 1
        self._kept.append(length)

    def kept_since(self, rev: int | None, length: int) -> int:
        """How many plies of a history of `length` a page that knows revision `rev` knows."""
        if rev is None or not self._first <= rev <= self.now:
            return 0
        return min(self._kept[rev + 1 - self._first :], default=length)
