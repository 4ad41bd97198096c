"""The works that tell of the battle of numbers."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from alveus.core.game import Option, source_of
from alveus.core.view import Certainty

RICHTER_BANSE = "Richter & Banse, Rhythmarchie"
BOISSIERE = "Boissière 1556 (Joyner 2025)"
JOYNER = "Joyner, The recreational arithmetic of Rithmomachia (2025)"
FULKE = "Fulke 1563 (J. du Coeur)"
MEBBEN = "Mebben (Selenus 1616, J. du Coeur)"
BOARDSPACE = "boardspace.net, Rithmomachia"
ZILLIONS = "Zillions of Games, Rithmomachia (boardspace.net)"
TRONICEK = "tronicek, Rithmomachia"
WIKIPEDIA = "Wikipedia, Rithmomachia"
ABACI = "abaci.one, Rithmomachia (2025)"
ST_IVES = "Guild of St Ives, Rithmomachia"


Reading: TypeAlias = tuple[str, str, Certainty]
"""Where a reading is found: the work, the place in it, and how sure it is."""

source = partial(source_of, "rithmomachia")
"""Where a reading comes from; its note is that of an option."""


def option(name: str, readings: dict[str, Reading]) -> Option:
    """An option by its readings, the default first: work, place and certainty of each."""
    sources = {value: source(*given, name) for value, given in readings.items()}
    return Option(name, sources, next(iter(readings)))


def switch(name: str, off: Reading, on: Reading) -> Option:
    """An option that is off unless it is chosen."""
    return option(name, {"off": off, "on": on})
