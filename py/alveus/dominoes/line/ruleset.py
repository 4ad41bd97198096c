"""The rules of a game of joining as data: in what the games and their readings differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from alveus.core.game import Source


@dataclass(frozen=True)
class Ruleset:
    """Everything in which the games of joining and their readings differ."""

    reach: int
    """The highest number of the set: 6 for the usual 28 tiles."""
    players: int
    hand: int
    """Tiles dealt to everybody; 0: all tiles as equally as they go, the others stay out."""
    stock: str
    """What may be taken from the face-down tiles: `buy` (at will, and until one fits), `draw`
    (one, where none fits) or `none`."""
    talon: int = 0
    """Face-down tiles that nobody may take: the last ones of the stock."""
    highest_leads: bool = False
    """Whether the highest double held begins, else the highest tile; else the starter chooses."""
    stops_when_dead: bool = False
    """Whether a deal ends as soon as no unplayed tile can fit.  Otherwise a side that cannot
    serve must buy what is left before that."""
    tie_loses: bool = False
    """Whether equal hands lose a blocked deal for whoever laid the last tile; else nobody wins."""
    fine: int = 0
    """Points for the other side if somebody passes who could go on; 0: nobody can do so."""
    starter_buys: bool = False
    """Whether the starter may buy before he leads."""
    buys_on: bool = True
    """Whether one who had to buy may go on after he has found a tile that fits."""
    by_pips: bool = False
    """Whether a won deal counts the pips of the tiles that were not laid; else it counts one."""
    reasons: Mapping[str, tuple[str, Source]] = field(default_factory=dict, hash=False)
    """For a reason code the option it rests on (or "") and the source of the rule."""

    @property
    def tiles(self) -> int:
        """The tiles of the set."""
        return (self.reach + 1) * (self.reach + 2) // 2

    @property
    def hand_size(self) -> int:
        """The tiles everybody is dealt."""
        return self.hand or self.tiles // self.players


def takes_back(settings: Mapping[str, str]) -> bool:
    """Whether a tile that was bought or drawn may be put back."""
    return settings["take_back_draws"] == "on"
