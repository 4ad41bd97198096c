"""Describe a match at the terminal, in sentences like those of the page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from alveus.core.match_view import view
from alveus.core.view import ActionView, EventView, View
from alveus.play.matches import Match, table_of
from alveus.words.messages import messages

FEW = 12
"""If there are more moves than this, they are listed only on request."""
OVER, THROWN = "over", "thrown"
"""Codes of messages that are both events and status; each is described only once."""
SEATED = ("throw", "deal", "sit")
"""Actions that an empty input line performs."""


class _Snapshot:
    """The view and the moves of a match at one revision, computed on first use."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._revision = _revision(match)

    @property
    def current(self) -> bool:
        """True if the match has not changed since."""
        return self._revision == _revision(self._match)

    @cached_property
    def view(self) -> View:
        """The view of the match."""
        return view(table_of(self._match))

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """Every legal move once."""
        return tuple(dict.fromkeys(self._match.legal))


def _revision(match: Match) -> tuple[str, int]:
    table = table_of(match)
    return table.id, table.rev


class Narrator:
    """Describes the parts of a match that have not been described yet."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._described_to = 0
        self._last = _Snapshot(match)

    @property
    def _snapshot(self) -> _Snapshot:
        if not self._last.current:
            self._last = _Snapshot(self._match)
        return self._last

    @property
    def _view(self) -> View:
        return self._snapshot.view

    @property
    def covered(self) -> bool:
        """True if the hands are covered until the next player asks to see them."""
        return any(action["id"] == "sit" for action in self._view["actions"])

    def status(self, news: str = "") -> str:
        """Return the side to move, or the outcome; without the roll if `news` contains it."""
        parts = ((part["code"], part["params"]) for part in self._view["status"])
        return self._say("status", (part for part in parts if not news or part[0] != THROWN))

    def news(self) -> str:
        """Return sentences about the events since the last call, except the end of the game."""
        view = self._view
        entries = view["log"]["entries"]
        new = [entry for entry in entries if entry["ply"] > self._described_to]
        self._described_to = view["ply"]
        events = (_params(event) for entry in new for event in entry["events"])
        over = self._match.over
        return self._say("event", (event for event in events if not over or event[0] != OVER))

    def notes(self, text: str) -> str:
        """Return sentences about the effect of a note, such as a highlighted number."""
        events = self._match.position.play(text).events
        return self._say("event", (_params(event.to_json()) for event in events))

    def forget(self) -> None:
        """Mark the whole history as described, for example after undo."""
        self._described_to = self._view["ply"]

    def choices(self) -> list[str]:
        """Return all moves and actions except rolling and resigning."""
        moves = self._snapshot.legal
        return [*moves, *(text for text in self._actions() if text not in moves)]

    def _actions(self) -> list[str]:
        def offered(action: ActionView) -> bool:
            return action["enabled"] and action["id"] not in (*SEATED, "resign")

        return [action["text"] for action in self._view["actions"] if offered(action)]

    def _say(self, kind: str, parts: Iterable[tuple[str, Mapping[str, Any]]]) -> str:
        info, words = table_of(self._match).game.info, messages()
        return " ".join(words.say(kind, code, params, info) for code, params in parts if code)


def _params(event: EventView) -> tuple[str, dict[str, Any]]:
    return event["code"], {**event["params"], "side": event["side"]}
