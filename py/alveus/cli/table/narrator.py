"""What is told at a table, in the page's own words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from alveus.core.match_view import view
from alveus.core.view import ActionView, EventView, View
from alveus.play.matches import Match, table_of
from alveus.words.messages import messages

FEW = 12
"""Moves that are listed unasked."""
OVER, THROWN = "over", "thrown"
"""What is told once, though events and status both tell it."""
SEATED = ("throw", "deal", "sit")
"""Actions that the empty line does."""


class _Glance:
    """A match as it lies at one moment: each part is made when it is first looked at."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._revision = _revision(match)

    @property
    def fresh(self) -> bool:
        """Whether the match still lies so."""
        return self._revision == _revision(self._match)

    @cached_property
    def view(self) -> View:
        """All that is seen."""
        return view(table_of(self._match))

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """Every legal move once."""
        return tuple(dict.fromkeys(self._match.legal))


def _revision(match: Match) -> tuple[str, int]:
    table = table_of(match)
    return table.id, table.rev


class Narrator:
    """Tells of a match what has not been told yet."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._told_to = 0
        self._last = _Glance(match)

    @property
    def _seen(self) -> _Glance:
        if not self._last.fresh:
            self._last = _Glance(self._match)
        return self._last

    @property
    def _view(self) -> View:
        return self._seen.view

    @property
    def covered(self) -> bool:
        """Whether the hands are covered until the next person sits down."""
        return any(action["id"] == "sit" for action in self._view["actions"])

    def status(self, told: str = "") -> str:
        """Whose turn it is, or how the game ended, but for a throw that has just been told."""
        said = ((one["code"], one["params"]) for one in self._view["status"])
        return self._say("status", (one for one in said if not told or one[0] != THROWN))

    def news(self) -> str:
        """What has happened since the last time, but for the end, which the status tells."""
        seen = self._view
        entries = seen["log"]["entries"]
        new = [entry for entry in entries if entry["ply"] > self._told_to]
        self._told_to = seen["ply"]
        events = (_params(event) for entry in new for event in entry["events"])
        return self._say("event", (one for one in events if not self._match.over or one[0] != OVER))

    def notes(self, text: str) -> str:
        """What making a note tells."""
        events = self._match.position.play(text).events
        return self._say("event", (_params(event.to_json()) for event in events))

    def forget(self) -> None:
        """After the history has changed: what lies before is told already."""
        self._told_to = self._view["ply"]

    def choices(self) -> list[str]:
        """All that can be played, throwing and giving up apart."""
        moves = self._seen.legal
        return [*moves, *(text for text in self._actions() if text not in moves)]

    def _actions(self) -> list[str]:
        def offered(action: ActionView) -> bool:
            return action["enabled"] and action["id"] not in (*SEATED, "resign")

        return [action["text"] for action in self._view["actions"] if offered(action)]

    def _say(self, kind: str, said: Iterable[tuple[str, Mapping[str, Any]]]) -> str:
        info, words = table_of(self._match).game.info, messages()
        return " ".join(words.say(kind, code, params, info) for code, params in said if code)


def _params(event: EventView) -> tuple[str, dict[str, Any]]:
    return event["code"], {**event["params"], "side": event["side"]}
