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


class Last(TypedDict):
    """What was played last, as text and as a sentence of the language that is spoken."""

    side: str
    text: str
    words: str


class Ready(Message):
    """The board can be played."""

    type: Literal["ready"]
    game: str
    name: str
    """The name of the game, in the language of the frame."""
    languages: list[str]


class State(Message):
    """Where the game stands: after every change, or because it was asked for."""

    type: Literal["state"]
    game: str
    ply: int
    actor: Actor
    series: Standing
    last: Last | None
    position: dict[str, Any] | None
    """None while hands are hidden, as is the link."""
    link: str | None
    result: OutcomeView | None


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


class Offline(Message):
    """The game is available without a network on this device."""

    type: Literal["offline"]
    game: str


class Logged(Message):
    """What happened at the board, once it was asked for; nothing tells who played."""

    type: Literal["log"]
    game: str
    event: Literal["begin", "move", "end", "language"]
    by: Literal["person", "computer"] | None
    lang: str
    at: float
    """Seconds since the frame was ready."""


class Done(Message):
    """A message was understood and what it asks for is done."""

    type: Literal["ok"]
    to: str
    """The type of the message that is answered."""
    id: str | float | None


class Wrong(Message):
    """Something cannot be done: a code with its parameters, and the sentence that is shown."""

    type: Literal["error"]
    code: str
    params: dict[str, Any]
    text: str
    to: str | None
    """The type of the message that is answered; None if it has none, or for other faults."""
    id: str | float | None


class Asked(Message):
    """A message of the host; its answer, `ok` or `error`, bears the same id."""

    id: NotRequired[str | float]


class NewGame(Asked):
    """A new game, as before where nothing else is named."""

    type: Literal["newGame"]
    level: NotRequired[str | float]
    mode: NotRequired[str]
    options: NotRequired[dict[str, str]]


class SetLang(Asked):
    """Another language."""

    type: Literal["setLang"]
    lang: str


class SetTheme(Asked):
    """Other colours."""

    type: Literal["setTheme"]
    theme: str


class SetPosition(Asked):
    """A game or a position, as it is shared, or the position as an object."""

    type: Literal["setPosition"]
    position: str | dict[str, Any]


class SetTexts(Asked):
    """Other texts beside the board of an exhibit, by language, and a picture beside the page."""

    type: Literal["setTexts"]
    texts: dict[str, dict[str, str]]
    logo: NotRequired[str]


class SetLog(Asked):
    """Whether what happens at the board is told as well."""

    type: Literal["setLog"]
    on: bool


class Mute(Asked):
    """Whether the board is silent."""

    type: Literal["mute"]
    on: bool


class GetState(Asked):
    """Where the game stands is to be told now."""

    type: Literal["getState"]


class Reset(Asked):
    """The board as the frame's address says, whatever was played on it."""

    type: Literal["reset"]


FromFrame: TypeAlias = Ready | State | Result | Resize | Offline | Logged | Done | Wrong
ToFrame: TypeAlias = (
    NewGame | SetPosition | SetTexts | SetLang | SetTheme | SetLog | Mute | GetState | Reset
)
EmbedMessage: TypeAlias = FromFrame | ToFrame
