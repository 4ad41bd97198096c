"""Types of the messages between an embedded frame and its host page."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from alveus.core.view import Actor, OutcomeView


class Message(TypedDict):
    """A message between frame and host page; `alveus` is the version of the message format."""

    alveus: Literal[1]


class Standing(TypedDict):
    """Score of a series: number of the game, points to win (0: no series), points keyed by side."""

    game: int
    target: int
    score: dict[str, int]


class Last(TypedDict):
    """The last move or roll, in notation (`text`) and as a sentence in the frame's language."""

    side: str
    text: str
    words: str


class Ready(Message):
    """The frame has loaded and the game can be played."""

    type: Literal["ready"]
    game: str
    name: str
    """The name of the game, in the language of the frame."""
    languages: list[str]


class State(Message):
    """The state of the game, sent after every change and in reply to `getState`.

    `ply` is the index of the current position in the history, from 0.
    """

    type: Literal["state"]
    game: str
    ply: int
    actor: Actor
    series: Standing
    last: Last | None
    position: dict[str, Any] | None
    """The position as JSON; it and `link` are null if hands are hidden or a newer state follows."""
    link: str | None
    result: OutcomeView | None


class Result(Message):
    """The game is over."""

    type: Literal["result"]
    game: str
    outcome: OutcomeView


class Resize(Message):
    """Size of the frame's content in CSS pixels."""

    type: Literal["resize"]
    width: float
    height: float


class Offline(Message):
    """The game is available without a network on this device."""

    type: Literal["offline"]
    game: str


class Logged(Message):
    """Anonymous usage event, sent only after the host has enabled the log with `setLog`.

    `by` is the kind of player that moved, null for other events; `lang` is the frame's language.
    """

    type: Literal["log"]
    game: str
    event: Literal["begin", "move", "end", "language"]
    by: Literal["person", "computer"] | None
    lang: str
    at: float
    """Time of the event, in seconds since the frame (iframe) was ready."""


class Done(Message):
    """Confirmation that the frame has carried out a message from the host; `id` is its id."""

    type: Literal["ok"]
    to: str
    """The `type` of the host's message that the frame has carried out."""
    id: str | float | None


class Wrong(Message):
    """An error: a code, its parameters, and a sentence in the frame's language (`text`)."""

    type: Literal["error"]
    code: str
    params: dict[str, Any]
    text: str
    to: str | None
    """Type of the message that caused the error; null if it has no type or there is no message."""
    id: str | float | None


class Asked(Message):
    """A message from the host page.  The reply, of type `ok` or `error`, has the same id."""

    id: NotRequired[str | float]


class NewGame(Asked):
    """Request to start a new game.

    The defaults of `level` and `mode` are the values in the frame's URL.  Without `options`, the
    current options are used.
    """

    type: Literal["newGame"]
    level: NotRequired[str | float]
    mode: NotRequired[str]
    options: NotRequired[dict[str, str]]


class SetLang(Asked):
    """Request to change the language; `lang` is its code, such as "en"."""

    type: Literal["setLang"]
    lang: str


class SetTheme(Asked):
    """Request to change the colour theme: "auto", "light", "dark" or "contrast"."""

    type: Literal["setTheme"]
    theme: str


class SetPosition(Asked):
    """Request to open a link (as text) or a position (as an object, or as JSON text)."""

    type: Literal["setPosition"]
    position: str | dict[str, Any]


class SetTexts(Asked):
    """Request to change an exhibit's texts, keyed by language and then by name, and its logo."""

    type: Literal["setTexts"]
    texts: dict[str, dict[str, str]]
    logo: NotRequired[str]


class SetLog(Asked):
    """Request to switch `log` messages on or off."""

    type: Literal["setLog"]
    on: bool


class Mute(Asked):
    """Request to switch sound off (`on` is true) or on."""

    type: Literal["mute"]
    on: bool


class GetState(Asked):
    """Request for a `state` message."""

    type: Literal["getState"]


class Reset(Asked):
    """Request to open the position in the frame's URL or, if there is none, a new game."""

    type: Literal["reset"]


FromFrame: TypeAlias = Ready | State | Result | Resize | Offline | Logged | Done | Wrong
ToFrame: TypeAlias = (
    NewGame | SetPosition | SetTexts | SetLang | SetTheme | SetLog | Mute | GetState | Reset
)
EmbedMessage: TypeAlias = FromFrame | ToFrame
