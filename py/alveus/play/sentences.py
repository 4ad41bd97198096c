"""Sentences for errors, refusals (reasons why a move is illegal), events and outcomes.

They are in the current language (see `alveus.words.messages.speaking_in`), by default English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from alveus import registry
from alveus.ai import MCTS
from alveus.core.errors import AlveusError, IllegalMove
from alveus.core.events import Event
from alveus.core.game import Info, Source
from alveus.core.game import Refusal as Cited
from alveus.core.outcomes import Outcome as EngineOutcome
from alveus.core.outcomes import outcome_message
from alveus.core.view import BoardGame
from alveus.lab.players import SIMPLE
from alveus.words.messages import messages


@dataclass(frozen=True)
class Refusal:
    """Reason why a move is illegal.  `str()` gives a sentence with the source of the rule."""

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


@dataclass(frozen=True)
class Outcome:
    """How a game ended: winner (None: a draw), kind of ending, winner's points, and a sentence.

    >>> Outcome("white", "borne_off", 1, "Ivory has won: all men are off.").winner
    'white'
    """

    winner: str | None
    ending: str
    points: int
    sentence: str

    def __str__(self) -> str:
        return self.sentence


@contextmanager
def with_error_text(info: Info | None = None, others: Sequence[str] = ()) -> Iterator[None]:
    """Add an explanatory sentence to an AlveusError that leaves the `with` block without one.

    The sentence uses the terms of the game `info`, or of the game in the error's parameters.  For
    an unknown name, such as that of an option, it lists the valid names, including `others`.
    """
    try:
        yield
    except AlveusError as error:
        if not error.sentence:
            error.sentence = word_error(error, info, others)
        raise


def word_error(error: AlveusError, info: Info | None = None, others: Sequence[str] = ()) -> str:
    """Return an error as a sentence, or "" if there is no message for its code.

    A code can have two messages: the reason why a move is illegal, and a fault of a position.
    For an error in a file, the sentence names the file.  For an unknown name, such as that of an
    option, it suggests a similar name and lists the valid names, including those in `others`.
    """
    words = messages()
    broken = error.code.startswith("game_")  # `registry.info` would import a faulty module again
    if info is None and not broken and error.params.get("game") in registry.ids():
        info = registry.info(error.params["game"])
    kinds = ("reason", "error") if isinstance(error, IllegalMove) else ("error", "reason")
    kind = next((kind for kind in kinds if words.find(kind, error.code, info)), None)
    if kind is None:
        return ""
    sentences = [words.say(kind, error.code, error.params, info)]
    wrong, names = _right_names(error, info)
    names = [name for name in dict.fromkeys((*names, *others)) if name != wrong]
    if names:
        near = get_close_matches(str(wrong), names, 1)
        sentences += [words.text("did-you-mean", {"name": name}) for name in near]
        sentences.append(words.text("known-names", {"names": ", ".join(names)}))
    file = error.params.get("file", "")
    if file and error.code in ("not_json", "not_an_object", "save_damaged"):
        member = error.params.get("name") or "none"
        sentences += [words.text("damaged-file", {"name": member})] if member != "file" else []
    if file not in sentences[0]:
        sentences.insert(0, f"{file}:")
    return " ".join(sentences)


def word_refusal(cited: Cited, info: Info) -> Refusal:
    """Return the engine's refusal `cited` with a sentence added, in the terms of the game."""
    code, params = cited.reason.code, cited.reason.params
    sentence = messages().say("reason", code, params, info)
    return Refusal(code, params, sentence, cited.option, cited.source)


def word_events(events: Sequence[Event], info: Info) -> str:
    """Return sentences that describe events.

    In the tables games, a point has its number on the path of the player who moved.
    """
    words = messages()
    sentences = (
        words.say("event", event.code, {**event.params, "side": event.side}, info)
        for event in events
        if event.code
    )
    return " ".join(sentences)


def word_outcome(rules: BoardGame[Any, Any], outcome: EngineOutcome, state: Any) -> Outcome:
    """Add a descriptive sentence to the engine's outcome; `state` is the game's final state."""
    seats = rules.info.seats
    message = outcome_message(outcome, seats)
    status = {part["code"]: part["params"] for part in rules.view(state, 0)["status"]}
    # The status of a solved puzzle has the code of the ending instead of `won`.
    code = next((code for code in (message.code, outcome.ending) if code in status), message.code)
    sentence = messages().say("status", code, status.get(code, message.params), rules.info)
    winner = None if outcome.winner is None else seats[outcome.winner]
    return Outcome(winner, outcome.ending, outcome.points, sentence)


def _right_names(error: AlveusError, info: Info | None) -> tuple[Any, Sequence[str]]:
    """Return the unknown name that an error reports, for example of an option, and the valid names.

    Return ("", ()) for other errors, and if the valid names depend on the game and `info` is None.
    """
    params = error.params
    if error.code == "unknown_game":
        return params["game"], registry.ids()
    if error.code in ("unknown_parameter", "unknown_member"):
        return params["name"], params["names"]
    if error.code == "bad_value":
        return params.get("value", ""), params.get("names", ())
    if error.code == "lab_no_measure":
        return params.get("measure", ""), params.get("names", ())
    if info is None:
        return "", ()
    by_name = info.options_by_name
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
            return params["level"], (*registry.spec(info.id).levels, MCTS)
        case "no_such_player":
            known = (*registry.spec(info.id).players, *SIMPLE)
            return params["player"], params.get("names", known)
        case "unknown_grade":
            return params["grade"], by_name["grade"].values
    return "", ()
