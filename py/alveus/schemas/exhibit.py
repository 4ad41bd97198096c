"""Type of `exhibit.json`, the settings of an exhibit: a page with a game for a museum's kiosk."""

from __future__ import annotations

from typing import Any, Literal, Required, TypedDict


class Texts(TypedDict, total=False):
    """The texts beside the board, in one language."""

    museum: str
    """Name of the museum; at most 60 letters."""
    eyebrow: str
    """Place and time, above the title; at most 60 letters."""
    title: str
    """At most 40 letters; the default is the name of the game."""
    sentence: str
    """A sentence about the game; at most 90 letters."""
    object: str
    """The object in the display case nearby; at most 260 letters."""


class Colours(TypedDict, total=False):
    """Colours as #rrggbb; contrast with the paper: ink at least 7 : 1, accent 4.5 : 1."""

    paper: str
    ink: str
    accent: str


Volume = TypedDict("Volume", {"from": str, "to": str, "loudness": float})
"""Volume from 0 to 1 during these hours.  The board is muted outside them."""


class Exhibit(TypedDict, total=False):
    """Settings of an exhibit; all members except `alveus` are optional."""

    alveus: Required[Literal[1]]
    game: str
    study: str
    """Id of a study to demonstrate; visitors begin with its position."""
    games: list[str]
    """The games that are shown in turn, and can be chosen."""
    studies: list[str]
    """Ids of the studies to demonstrate while no visitor plays."""
    languages: list[str]
    """The languages that a visitor can choose; the first is the default."""
    texts: dict[str, Texts]
    """The texts by language."""
    level: str | float
    """Id of a level, or its number; 1 is the weakest."""
    mode: Literal["ai", "two", "demo"]
    rotate: Literal["none", "turn", "table"]
    theme: Literal["auto", "light", "dark", "contrast"]
    hints: bool
    storage: bool
    pace: float
    """Duration of each step of the demonstration in milliseconds, at least 800."""
    idle: float
    """Seconds without a touch before the visitor is asked to continue, from 10 to 3600."""
    warn: float
    """Seconds to answer that question, from 5 to 600."""
    position: str | dict[str, Any]
    """Starting position: the text of a link, or a position."""
    logo: str
    """File name of a picture in the folder of the page: svg, png, webp or jpg."""
    colours: Colours
    volume: list[Volume]
    choices: list[Literal["level", "game"]]
    """Settings that a visitor can choose; by default all of them."""
    evaluations: bool
    """True to count visits on the device, by day, game and language; False by default."""
    night: dict[str, str]
    """Times at which the screen is dimmed: `from` and `to`, such as 20:00."""
