"""What lies on the page's table: a match, the one that can come back, and the work under way."""

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
    """The match on the page's table and the work under way for it.

    `before` is the match that can be laid on the table again.
    """

    def __init__(self) -> None:
        self._match: Match | None = None
        self.before: Match | None = None
        self.tasks: Tasks[Found] = Tasks()
        self.sender = Sender()

    @property
    def match(self) -> Match:
        """The match on the table.  Raises SetupError `no_match`."""
        if self._match is None:
            raise SetupError("no_match")
        return self._match

    def check(self, request: Request) -> Match:
        """The match on the table, if the request was made from its present view.

        Raises StaleError.
        """
        match = self.match
        match.check(integer(request.get("rev"), "rev"), match_id(request))
        return match

    def change(self, request: Request, change: Callable[[Match], None]) -> ViewReply:
        """Changes the match; what was being worked out for the view before is dropped."""
        match = self.check(request)
        rev = match.rev
        change(match)
        self.tasks.drop_passing()
        return {"view": self.view(rev)}

    def lay(self, match: Match, before: Match | None, since: int | None = None) -> Table:
        """Lays a match on the table, with the one that can come back.

        What the page knows of it as of revision `since` it is not told again.
        """
        view(match, match.rev)  # what cannot be shown leaves the table as it was
        if self._match is not None and self._match is not match:
            match.renew(self._match.rev)
        self._match, self.before = match, before
        self.tasks.clear()
        return self.table(since)

    def find_before(self, match: Match) -> Match | None:
        """What can come back once a match is laid: what lies there, if anything was played."""
        here = self._match
        if here is None or here.game.info.id != match.game.info.id:
            return None
        return self.before if here is match or len(here.plies) == 1 else here

    def view(self, since: int | None = None) -> View:
        """What the page shows; a page that knows revision `since` gets only the new history."""
        return view(self.match, since, self.before is not None)

    def table(self, since: int | None = None) -> Table:
        """The view with who sits at the table."""
        seats = {side: self.match.seats[side].to_json() for side in self.match.sides}
        return {"view": self.view(since), "seats": seats}


def match_id(request: Request) -> str | None:
    """The match that a request names, if it names one."""
    return text(request["match"], "match") if "match" in request else None
