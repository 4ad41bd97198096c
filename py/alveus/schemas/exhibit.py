"""What `exhibit.json` says of an exhibit: the file that a museum lays beside the page."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class Texts(TypedDict, total=False):
    """What is read beside the board, in one language."""

    museum: str
    """At most 60 letters."""
    eyebrow: str
    """A place and a time over the title; at most 60 letters."""
    title: str
    """At most 40 letters; the game's own name where it is missing."""
    sentence: str
    """At most 90 letters."""
    object: str
    """What lies in the case nearby; at most 260 letters."""


class Colours(TypedDict, total=False):
    """Colours as #rrggbb; ink has at least 7 : 1 on the paper, the accent 4.5 : 1."""

    paper: str
    ink: str
    accent: str


Volume = TypedDict("Volume", {"from": str, "to": str, "loudness": float})
"""How loud the board is at these hours, from 0 to 1; at all others it is silent."""


class Exhibit(TypedDict, total=False):
    """An exhibit; every field but `alveus` may be missing."""

    alveus: Literal[1]
    game: str
    study: str
    """A study of the game: it tells itself, and a visitor begins with its position."""
    games: list[str]
    """The games that are shown in turn, and can be chosen."""
    studies: list[str]
    """Studies of these games that tell themselves while nobody plays."""
    languages: list[str]
    """Those that a visitor may choose; the first one is spoken at the start."""
    texts: dict[str, Texts]
    """The texts by language."""
    level: str | float
    """A level's id, or its number from 1, the weakest."""
    mode: Literal["ai", "two", "demo"]
    rotate: Literal["none", "turn", "table"]
    theme: Literal["auto", "light", "dark", "contrast"]
    hints: bool
    storage: bool
    pace: float
    """Milliseconds for which every step of the demonstration is looked at, from 800."""
    idle: float
    """Seconds without a touch until the visitor is asked, from 10 to 3600."""
    warn: float
    """Seconds for the answer, from 5 to 600."""
    position: str | dict[str, Any]
    """With what the board begins: a link's text, or a position."""
    logo: str
    """A picture in the folder of the page: svg, png, webp or jpg."""
    colours: Colours
    volume: list[Volume]
    choices: list[Literal["level", "game"]]
    """What a visitor may choose; all of it where the field is missing."""
    evaluations: bool
    """Whether visits are counted on the device, by day, game and language; False by default."""
    night: dict[str, str]
    """From when until when the screen is dimmed: `from` and `to`, as 20:00."""
