"""The works that tell of the battle of numbers."""

from __future__ import annotations

from alveus.core.game import Option, Source

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


def source(work: str, place: str, certainty: str, note: str = "") -> Source:
    """Where a reading comes from; `note` is the option whose note tells the doubt."""
    return Source(work, place, certainty, note and f"note-rithmomachia-{note}")


def option(name: str, readings: dict[str, tuple[str, str, str]]) -> Option:
    """An option by its readings, the default first: work, place and certainty of each."""
    sources = {value: source(*given, name) for value, given in readings.items()}
    return Option(name, sources, next(iter(readings)))


def switch(name: str, off: tuple[str, str, str], on: tuple[str, str, str]) -> Option:
    """An option that is off unless it is chosen."""
    return option(name, {"off": off, "on": on})
