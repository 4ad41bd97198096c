"""English sentences for errors, refusals and events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from alveus import registry
from alveus.core.errors import AlveusError
from alveus.core.events import Event
from alveus.core.game import Info, Source
from alveus.core.game import Refusal as Cited
from alveus.words.messages import messages


@dataclass(frozen=True)
class Refusal:
    """Reason why a move is illegal.  As a string: a sentence with the source of the rule."""

    code: str
    params: Mapping[str, Any] = field(hash=False)
    sentence: str
    option: str = ""
    """The option that the rule depends on, or ""."""
    source: Source | None = None

    def __str__(self) -> str:
        if self.source is None or not self.source.work:
            return self.sentence
        words = {"reason": self.sentence, "source": messages().cite(self.source)}
        return messages().text("refusal-cited", words)


@contextmanager
def speaking(info: Info | None = None, others: Sequence[str] = ()) -> Iterator[None]:
    """Add an English sentence to every AlveusError raised in this context.

    The sentence uses the terms of the game `info`.  `others` are additional valid names, which the
    sentence can suggest instead of an unknown name.
    """
    try:
        yield
    except AlveusError as error:
        if not error.sentence:
            error.sentence = word_error(error, info, others)
        raise


def word_error(error: AlveusError, info: Info | None = None, others: Sequence[str] = ()) -> str:
    """Return an error as a sentence, with the file's name and suggestions for misspelt names."""
    words = messages()
    kind = "error" if words.find("error", error.code, info) else "reason"
    if words.find(kind, error.code, info) is None:
        return ""
    told = [words.say(kind, error.code, error.params, info)]
    wrong, names = _right_names(error, info)
    names = [name for name in (*names, *others) if name != wrong]
    if names:
        near = get_close_matches(str(wrong), names, 1)
        told += [words.text("did-you-mean", {"name": name}) for name in near]
        told.append(words.text("known-names", {"names": ", ".join(names)}))
    file = error.params.get("file", "")
    if file not in told[0]:
        told.insert(0, f"{file}:")
    return " ".join(told)


def word_refusal(cited: Cited, info: Info) -> Refusal:
    """Return a game's refusal with its sentence."""
    code, params = cited.reason.code, cited.reason.params
    sentence = messages().say("reason", code, params, info)
    return Refusal(code, params, sentence, cited.option, cited.source)


def word_events(events: Sequence[Event], info: Info) -> str:
    """Describe events in sentences.  Points are numbered from the mover's side."""
    words = messages()
    told = (
        words.say("event", event.code, {**event.params, "side": event.side}, info)
        for event in events
        if event.code
    )
    return " ".join(told)


def _right_names(error: AlveusError, info: Info | None) -> tuple[Any, Sequence[str]]:
    """Return the invalid name in an error, and the names that are valid instead."""
    params = error.params
    if error.code == "unknown_game":
        return params["game"], registry.ids()
    if info is None:
        return "", ()
    by_name = {option.name: option for option in info.options}
    match error.code:
        case "unknown_option":
            return params["option"], tuple(by_name)
        case "unknown_value":
            return params["value"], by_name[params["option"]].values
        case "unknown_preset":
            return params["preset"], tuple(info.presets)
        case "unknown_side":
            return params["side"], info.seats
        case "unknown_level":
            return params["level"], registry.spec(info.id).levels
        case "no_such_player":
            return params["player"], (*registry.spec(info.id).players, "random", "greedy")
        case "unknown_grade":
            return params["grade"], by_name["grade"].values
    return "", ()
