"""The players of the sides of a match: humans, the computer, or players on other devices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from alveus.core.json_validation import mapping, member, text
from alveus.core.view import SeatView


@dataclass(frozen=True)
class Controller:
    """The player of a side: the computer at `level`, a player on another device, or a human."""

    level: str | None = None
    away: str | None = None
    """Name of the player on another device, "" if unknown; None for a player on this device."""

    @property
    def human(self) -> bool:
        """True for a human player on this device."""
        return self.level is None and self.away is None

    def to_json(self) -> SeatView:
        """Return the player as JSON."""
        if self.away is not None:
            return {"kind": "away", "name": self.away}
        if self.level is None:
            return {"kind": "human"}
        return {"kind": "computer", "level": self.level}


def read_controller(value: Any) -> Controller:
    """Read a human or computer player from JSON.  Raises SetupError if the JSON is invalid."""
    seat = mapping(value, "seat")
    if member(seat, "kind", ("human", "computer"), "human") == "human":
        return Controller()
    return Controller(text(seat.get("level"), "level"))
