"""What a frame and the page around it send each other."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from alveus.core.view import Actor, OutcomeView


class Message(TypedDict):
    """A message of the embed, in either direction."""

    alveus: Literal[1]


class Standing(TypedDict):
    """Where a series stands: the number of the game, the points to reach, the score."""

    game: int
    target: int
    score: dict[str, int]


class Ready(Message):
    """The board can be played."""

    type: Literal["ready"]
    game: str
    languages: list[str]


class State(Message):
    """Something was played."""

    type: Literal["state"]
    game: str
    ply: int
    actor: Actor
    series: Standing


class Result(Message):
    """The game is over."""

    type: Literal["result"]
    game: str
    outcome: OutcomeView


class Resize(Message):
    """The room that the board would like to have, in CSS pixels."""

    type: Literal["resize"]
    width: float
    height: float


class Wrong(Message):
    """Something cannot be done: a code with its parameters, and the sentence that is shown."""

    type: Literal["error"]
    code: str
    params: dict[str, Any]
    text: str


class NewGame(Message):
    """A new game, as before where nothing else is named."""

    type: Literal["newGame"]
    level: NotRequired[str]
    mode: NotRequired[str]
    options: NotRequired[dict[str, str]]


class SetLang(Message):
    """Another language."""

    type: Literal["setLang"]
    lang: str


class SetTheme(Message):
    """Other colours."""

    type: Literal["setTheme"]
    theme: str


class SetPosition(Message):
    """A game or a position, as it is shared."""

    type: Literal["setPosition"]
    position: str


FromFrame: TypeAlias = Ready | State | Result | Resize | Wrong
ToFrame: TypeAlias = NewGame | SetLang | SetTheme | SetPosition
EmbedMessage: TypeAlias = FromFrame | ToFrame
