"""Controllers: who plays a side, a person or the computer at a level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import member, text
from alveus.core.view import SeatView


@dataclass(frozen=True)
class Controller:
    """Who plays a side: a person, the computer at a level, or somebody who is not at this table."""

    level: str | None = None
    away: str | None = None
    """What somebody is called who is not at this table, "" where nobody says; None for others."""

    @property
    def human(self) -> bool:
        """Whether it is a person at this table."""
        return self.level is None and self.away is None

    def to_json(self) -> SeatView:
        """The controller as saves and the page write it."""
        if self.away is not None:
            return {"kind": "away", "name": self.away}
        if self.level is None:
            return {"kind": "human"}
        return {"kind": "computer", "level": self.level}


def read_controller(given: Any) -> Controller:
    """A controller from its JSON.  Raises SetupError."""
    if not isinstance(given, dict):
        raise SetupError("wrong_type", name="seat", expected="object")
    if member(given, "kind", ("human", "computer"), "human") == "human":
        return Controller()
    return Controller(text(given.get("level"), "level"))
