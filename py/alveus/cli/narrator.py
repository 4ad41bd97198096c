"""Describe the events and the status of a match in sentences, for a game at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from alveus.cli.output import describe
from alveus.core.match_view import view
from alveus.core.view import View
from alveus.play.matches import Match, table_of

FEW = 12
"""The choices of the side to move are listed after each turn if there are no more than this number;
a longer list is shown only on request."""
OVER, THROWN = "over", "thrown"
"""Codes of two messages (end of the game, current roll) that are not printed if another printed
sentence contains the same information."""
SEATED = ("throw", "deal", "sit")
"""Ids of the actions that the user performs with an empty input line: roll the dice, deal, show the
hand of the next player."""


class Narrator:
    """Describes the events of a match since the last description, and its status."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._described_to = 0
        self._revision = ("", -1)

    def _update(self) -> None:
        table = table_of(self._match)
        if self._revision != (table.id, table.rev):
            self._revision = (table.id, table.rev)
            self._known_view: View | None = None
            self._moves: tuple[str, ...] | None = None

    @property
    def _view(self) -> View:
        self._update()
        if self._known_view is None:
            self._known_view = view(table_of(self._match))
        return self._known_view

    @property
    def covered(self) -> bool:
        """True while all hands are hidden because the next player has not asked for their hand yet.

        This occurs only in games with hidden hands, if several people play at one terminal.
        """
        return any(action["id"] == "sit" for action in self._view["actions"])

    def status(self, news: str = "") -> str:
        """Return sentences about the side to move, its roll, or the outcome.

        The roll is omitted if `news`, the text printed before the status, is not empty.
        """
        parts = self._view["status"]
        return self._say("status", [p for p in parts if not news or p["code"] != THROWN])

    def news(self) -> str:
        """Return sentences about the events not yet described, except the end of the game."""
        entries = self._view["log"]["entries"]
        new = [entry for entry in entries if entry["ply"] > self._described_to]
        self.forget()
        events = [event for entry in new for event in entry["events"]]
        over = self._match.over
        return self._say("event", [e for e in events if not over or e["code"] != OVER])

    def notes(self, text: str) -> str:
        """Return sentences about the events that a move would cause, without playing it.

        `text` can also be a note, that is, a mark on the board, such as a highlighted number.
        Raises NotationError or IllegalMove if it is neither.
        """
        events = self._match.position.play(text).events
        return self._say("event", [event.to_json() for event in events])

    def forget(self) -> None:
        """Mark the whole history as described, for example after undo."""
        self._described_to = self._view["ply"]

    def choices(self) -> list[str]:
        """Return the texts of legal moves, then of actions such as doubling (not: roll, resign)."""
        self._update()
        if self._moves is None:
            self._moves = tuple(dict.fromkeys(self._match.legal))
        actions = (
            action["text"]
            for action in self._view["actions"]
            if action["enabled"] and action["id"] not in (*SEATED, "resign")
        )
        return [*self._moves, *(text for text in actions if text not in self._moves)]

    def _say(self, kind: str, parts: Iterable[Mapping[str, Any]]) -> str:
        return describe(kind, parts, table_of(self._match).game.info)
