"""The page's session: the current and the previous match, and the running tasks.

The request `back` can reopen the previous match.  A task is a long computation.  It runs in time
slices, so that other requests can be answered in between.  When a view is sent again, only the
members that have changed are sent (`ViewSender`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Mapping
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypedDict, TypeVar

from alveus.core.errors import SetupError
from alveus.core.events import Message, Partial
from alveus.core.json_validation import integer, text
from alveus.core.match import Match
from alveus.core.match_view import view

if TYPE_CHECKING:
    from alveus import ai
    from alveus.bridge.replies import AnalysisReply, PuzzleReply, Table, ViewReply
    from alveus.core.view import View

Request: TypeAlias = Mapping[str, Any]
TaskResult: TypeAlias = (
    "ai.Choice | ai.Advice | AnalysisReply | PuzzleReply | Table | dict[str, Any]"
)
R = TypeVar("R")


class Tasks(Generic[R]):
    """Running tasks, keyed by task number."""

    def __init__(self) -> None:
        self._running: dict[int, Generator[Message | Partial, None, R]] = {}
        self._passing: set[int] = set()
        self._last = 0

    def begin(self, task: Generator[Message | Partial, None, R], lasting: bool = False) -> int:
        """Register a task and return its number; a `lasting` task continues after moves."""
        self._last += 1
        self._running[self._last] = task
        if not lasting:
            self._passing.add(self._last)
        return self._last

    def slice(self, number: int, seconds: float) -> Message | Partial | R:
        """Continue task `number` for `seconds`; return its progress or, at the end, its result.

        Raises SetupError `unknown_task`, or the error of the task.
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
            self._running.pop(number, None)  # already removed if the task set a new match
            result: R = end.value
            return result
        except BaseException:
            self._running.pop(number, None)
            raise
        return progress

    def cancel(self, number: int) -> None:
        """Stop and remove a task if it is running."""
        task = self._running.pop(number, None)
        if task is not None:
            task.close()

    def clear(self) -> None:
        """Remove all tasks."""
        self._running.clear()

    def drop_passing(self) -> None:
        """Remove all tasks except those begun as `lasting`, because the position has changed."""
        for number in self._passing:
            self._running.pop(number, None)
        self._passing.clear()


class ViewUpdate(TypedDict):
    """The members of a new view that differ from the page's earlier view.

    `tag` identifies the new view, `base` the earlier one.  If `base` is "", all members are given.
    """

    tag: str
    base: str
    members: dict[str, Any]


class ViewSender:
    """Finds the members of a view that have changed since the last view sent to the page."""

    def __init__(self) -> None:
        self._count = 0
        self._view: View | None = None

    @cached_property
    def _engine(self) -> str:
        """Random process id in tags, set on first use so that copies of a snapshot differ."""
        return os.urandom(4).hex()

    def send(self, view: View, base: str) -> ViewUpdate:
        """Store `view`, and return the members that differ from the previously stored view.

        `base` is the `tag` of the last update that the page received, "" for none.  If it is not
        the tag of the previous update (which the page may have missed), return all members.
        """
        previous = self._view if base == f"{self._engine}.{self._count}" else None
        self._view, self._count = view, self._count + 1
        old: Mapping[str, Any] = {} if previous is None else previous
        members = {
            name: value for name, value in view.items() if name not in old or old[name] != value
        }
        tag = f"{self._engine}.{self._count}"
        return {"tag": tag, "base": "" if previous is None else base, "members": members}


class Session:
    """The current match, the previous match (`before`, None if there is none), and running tasks.

    The request `back` goes to the previous game of a series; in the first game, it reopens
    `before`.
    """

    def __init__(self) -> None:
        self._match: Match | None = None
        self.before: Match | None = None
        self.tasks: Tasks[TaskResult] = Tasks()
        self.sender = ViewSender()

    @property
    def match(self) -> Match:
        """The current match.  Raises SetupError `no_match` if there is none."""
        if self._match is None:
            raise SetupError("no_match")
        return self._match

    def check(self, request: Request) -> Match:
        """Return the current match.

        Raises StaleError if the request comes from an outdated view, SetupError `no_match` if there
        is no match.
        """
        match = self.match
        match.check(integer(request.get("rev"), "rev"), match_id(request))
        return match

    def change(self, request: Request, change: Callable[[Match], None]) -> ViewReply:
        """Change the match by calling `change` with it, and return the new view.

        Tasks that depend on the old position are removed.  Raises StaleError, before the change, if
        the request comes from an outdated view.
        """
        match = self.check(request)
        rev = match.rev
        change(match)
        self.tasks.drop_passing()
        return {"view": self.view(rev)}

    def set_match(self, match: Match, before: Match | None, since: int | None = None) -> Table:
        """Make `match` the current match and `before` the previous one; cancel all tasks.

        If `since` is a revision, the reply omits the history that has not changed since then.
        """
        view(match, match.rev)  # a match that cannot be shown raises before anything changes
        if self._match is not None and self._match is not match:
            match.renew(self._match.rev)
        self._match, self.before = match, before
        self.tasks.clear()
        return self.table(since)

    def find_before(self, match: Match) -> Match | None:
        """Return the match that `back` will restore if `match` replaces the current match.

        If no match is current, or the current match and `match` are of different games, return
        None.  If the current match is `match` itself or has no moves yet, return `before`.
        Otherwise return the current match.
        """
        current = self._match
        if current is None or current.game.info.id != match.game.info.id:
            return None
        return self.before if current is match or len(current.plies) == 1 else current

    def view(self, since: int | None = None) -> View:
        """Return the view, with the plies changed after revision `since` (None: all plies)."""
        return view(self.match, since, self.before is not None)

    def table(self, since: int | None = None) -> Table:
        """Return the players, and a view with plies changed after revision `since` (None: all)."""
        seats = {side: self.match.seats[side].to_json() for side in self.match.sides}
        return {"view": self.view(since), "seats": seats}


def match_id(request: Request) -> str | None:
    """Return the match id in a request; None if the request has none."""
    return text(request["match"], "match") if "match" in request else None
