"""The page's session: the current match, the previous match, and the running tasks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from alveus.bridge.tasks import Tasks
from alveus.core.errors import SetupError
from alveus.core.match import Match
from alveus.core.match_view import view
from alveus.core.reading import integer, text
from alveus.core.wire import Sender

if TYPE_CHECKING:
    from alveus import ai
    from alveus.bridge.replies import (
        AnalysisReply,
        PuzzleReply,
        ReviewReply,
        Table,
        ViewReply,
    )
    from alveus.core.view import View

Request: TypeAlias = Mapping[str, Any]
Found: TypeAlias = "ai.Choice | ai.Advice | AnalysisReply | ReviewReply | PuzzleReply | Table"
"""The result of a task."""


class Session:
    """The current match and its running tasks.

    `before` is the previous match, which `back` can restore, or None.
    """

    def __init__(self) -> None:
        self._match: Match | None = None
        self.before: Match | None = None
        self.tasks: Tasks[Found] = Tasks()
        self.sender = Sender()

    @property
    def match(self) -> Match:
        """The current match.  Raises SetupError `no_match` if there is none."""
        if self._match is None:
            raise SetupError("no_match")
        return self._match

    def check(self, request: Request) -> Match:
        """Return the current match.

        Raises StaleError if the request was made from an outdated view or another match.
        """
        match = self.match
        match.check(integer(request.get("rev"), "rev"), match_id(request))
        return match

    def change(self, request: Request, change: Callable[[Match], None]) -> ViewReply:
        """Change the match, and cancel the tasks that belong to the preceding view."""
        match = self.check(request)
        rev = match.rev
        change(match)
        self.tasks.drop_passing()
        return {"view": self.view(rev)}

    def lay(self, match: Match, before: Match | None, since: int | None = None) -> Table:
        """Make `match` the current match and `before` the previous one; cancel all tasks.

        The reply omits the history that the page already has at revision `since`.
        """
        view(match, match.rev)  # a match that cannot be shown raises before anything changes
        if self._match is not None and self._match is not match:
            match.renew(self._match.rev)
        self._match, self.before = match, before
        self.tasks.clear()
        return self.table(since)

    def find_before(self, match: Match) -> Match | None:
        """Return the match that `back` can restore after `match` replaces the current one.

        This is the current match, or `before` if nothing has been played in the current match.
        Return None if there is no current match or it is of a different game.
        """
        here = self._match
        if here is None or here.game.info.id != match.game.info.id:
            return None
        return self.before if here is match or len(here.plies) == 1 else here

    def view(self, since: int | None = None) -> View:
        """Return the current view.  With `since`, only the history after that revision."""
        return view(self.match, since, self.before is not None)

    def table(self, since: int | None = None) -> Table:
        """Return the current view, and the player of each side."""
        seats = {side: self.match.seats[side].to_json() for side in self.match.sides}
        return {"view": self.view(since), "seats": seats}


def match_id(request: Request) -> str | None:
    """Return the match id in a request, or None."""
    return text(request["match"], "match") if "match" in request else None
