"""Type of `exhibit.json`, the settings of an exhibit: a page with a game for a museum's kiosk."""

from __future__ import annotations

from typing import Any, Literal, Required, TypedDict


class Texts(TypedDict, total=False):
    """The texts beside the board, in one language."""

    museum: str
    """Name of the museum; at most 60 characters."""
    eyebrow: str
    """Short line above the title, such as place and time; at most 60 characters."""
    title: str
    """Title, at most 40 characters; the default is the name of the game."""
    sentence: str
    """A sentence about the game; at most 90 characters."""
    object: str
    """Description of the object in the display case nearby; at most 260 characters."""


class Colours(TypedDict, total=False):
    """Colours as #rrggbb: background (`paper`), text (`ink`) and controls (`accent`).

    The contrast with the background must be at least 7 : 1 for text, 4.5 : 1 for controls.
    """

    paper: str
    ink: str
    accent: str


Volume = TypedDict("Volume", {"from": str, "to": str, "loudness": float})
"""Volume of sounds (`loudness`, 0 to 1) between two times of the day, such as 20:00.  Outside all
periods, the board is muted."""


class Exhibit(TypedDict, total=False):
    """Settings of an exhibit; all members except `alveus` are optional."""

    alveus: Required[Literal[1]]
    game: str
    study: str
    """Id of the first study (position with a question) shown; visitors begin with its position."""
    games: list[str]
    """Ids of the games that are shown one after the other, and that a visitor can choose."""
    studies: list[str]
    """Ids of further studies (positions with questions) to show while no visitor plays."""
    languages: list[str]
    """Codes of the languages that a visitor can choose, such as "en"; the first is the default."""
    texts: dict[str, Texts]
    """The texts, keyed by the code of the language."""
    level: str | float
    """Id of a level of the computer, or the number of the level; 1 is the weakest."""
    mode: Literal["ai", "two", "demo"]
    """Players: visitor and computer, two people, or (in a "demo") the computer alone."""
    rotate: Literal["none", "turn", "table"]
    """Orientation of the board: fixed ("none"), turned to the player on turn ("turn"), or fixed,
    with numerals and dice turned to the player on turn, for two people across a table ("table")."""
    theme: Literal["auto", "light", "dark", "contrast"]
    hints: bool
    storage: bool
    """True to store games on the device; default False."""
    pace: float
    """Minimum time in milliseconds between moves of the demonstration, from 800 to 60000."""
    idle: float
    """Seconds without a touch before the board asks if the visitor is there, from 10 to 3600."""
    warn: float
    """Seconds that the visitor has to answer; then the demonstration restarts.  From 5 to 600."""
    position: str | dict[str, Any]
    """Starting position: the part of a link after #, or a position as JSON."""
    logo: str
    """File name of a picture in the page's folder: svg, png, webp or jpg."""
    colours: Colours
    volume: list[Volume]
    choices: list[Literal["level", "game"]]
    """Settings that a visitor can change; by default both."""
    evaluations: bool
    """True to count visits on the device, by day, game and language; default False."""
    night: dict[str, str]
    """Daily period with a dimmed screen: times `from` and `to`, such as 20:00."""
