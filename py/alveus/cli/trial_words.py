"""Tests of the texts of a pack (a wheel with games): messages, lessons and the rules page.

The functions check the files of the lessons and the rules page, list messages that are missing or
contain a variable without a value, and write sample messages as sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import Info
from alveus.core.json_validation import parse_json
from alveus.words.messages import messages

MESSAGES = 10_000
"""Maximum number of messages on a rules page."""
FEW = 20
"""Maximum number of message ids listed in an error."""


class ShownMessage(NamedTuple):
    """A message that a game showed during its test."""

    kind: str
    """Kind of message, such as "event", "status", "reason" or "hint"."""
    code: str
    params: Mapping[str, Any]


def try_page(game_id: str, page: Mapping[str, bytes]) -> None:
    """Check a pack's two files for the page: `course.json` (lessons), `rules.json` (rules page).

    `page` has their contents, keyed by file name.  Raises SetupError `pack_page` for a damaged
    file, if the rules page has more than `MESSAGES` messages, or if the first move of a lesson's
    answer is illegal.
    """
    game = registry.game(game_id)
    for name, text in page.items():
        try:
            if name == "course.json":
                for step in parse_json(text.decode())["steps"]:
                    state = game.from_json({"game": game_id, **step["position"]})
                    legal = {game.text(state, move) for move in game.moves(state)}
                    first = [turn[0] for turn in step.get("answers", ())]
                    if not legal.issuperset(first):
                        raise ValueError(f"{step['name']}: {first}")
            elif name == "rules.json":
                names = _page_messages(parse_json(text.decode()))
                if next(islice(names, MESSAGES, None), None) is not None:
                    raise ValueError(f"more than {MESSAGES} messages")
        except Exception as error:
            raise SetupError("pack_page", archive=name, error=repr(error)) from error


def missing_words(
    info: Info, page: Mapping[str, bytes], shown: Iterable[ShownMessage] = ()
) -> list[str]:
    """Return at most `FEW` ids of messages that a game needs but the current language lacks.

    `page` has the pack's files for the page, keyed by file name; `shown` contains the messages that
    the game showed during its test.
    """
    needed = [*_needed(info)]
    needed += [_find(m, info) or f"{m.kind}-{info.id}-{m.code}" for m in shown]
    if "course.json" in page:
        for step in parse_json(page["course.json"].decode())["steps"]:
            parts = ("", "-tells", "-task", "-right", *(["-replied"] if "reply" in step else ()))
            needed += [f"learn-{info.id}-{step['name']}{part}" for part in parts]
    if "rules.json" in page:
        needed += _page_messages(parse_json(page["rules.json"].decode()))
    words = messages()
    return [
        name for name in dict.fromkeys(needed) if name not in words or name in words.untranslated
    ][:FEW]


def _find(message: ShownMessage, info: Info) -> str | None:
    """Return the id of a text for this game, else its family, else all games; None if missing."""
    codes = [message.code]
    if message.kind == "contents":
        side, hidden = message.params["side"], not message.params["value"]
        codes = [f"{message.code}_hidden"] * hidden + [f"{message.code}_{side}", message.code]
    return next(filter(None, (messages().find(message.kind, code, info) for code in codes)), None)


def sample(info: Info, shown: Iterable[ShownMessage]) -> str:
    """Return the first status, event, reason and hint in `shown` as sentences, joined by spaces."""
    first: dict[str, ShownMessage] = {}
    for message in shown:
        first.setdefault(message.kind, message)
    sentences = [first[kind] for kind in ("status", "event", "reason", "hint") if kind in first]
    return " ".join(messages().say(*message, info) for message in sentences)


def _page_messages(rules: Mapping[str, Any]) -> Iterator[str]:
    for part in rules["sections"]:
        yield f"page-{part['id']}"
        yield from (f"page-{part['id']}-{n + 1}" for n in range(part["paragraphs"]))
    yield from (f"glossary-{term}" for term in rules["glossary"])
    yield from (f"page-sources-{n + 1}" for n in range(rules["sources"]))
    yield from (f"page-{part}" for part in ("lead", "contents", "known", "known-1", "known-2"))
    yield from (f"page-{part}" for part in ("known-3", "design", "options", "sources-note"))


def unfilled_words(info: Info, shown: Iterable[ShownMessage]) -> list[str]:
    """Return at most `FEW` ids of shown messages in which a variable has no value."""
    words = messages()
    names = {
        name
        for message in shown
        if (name := _find(message, info))
        and "{$" in words.text(name, words.with_side(message.params, info))
    }
    return sorted(names)[:FEW]


def _needed(info: Info) -> Iterator[str]:
    own = info.id
    yield f"game-{own}"
    yield from (f"side-{own}-{seat}" for seat in info.seats)
    for level in registry.spec(own).players:
        yield messages().find("level", level, info) or f"level-{own}-{level}"
    yield from (f"preset-{own}-{preset}" for preset in info.presets)
    if registry.spec(own).sheets:
        yield from (f"sheet-{own}{part}" for part in ("", "-kin", "-source", "-needs", "-1"))
    for option in info.options:
        yield f"option-{own}-{option.name}"
        for value, source in option.readings.items():
            yield f"value-{own}-{option.name}-{value}"
            yield from filter(None, [source.note])
    for kind, codes in info.codes.items():
        for code in codes:
            if kind != "ending" and (kind, code) != ("mark", "board"):
                yield messages().find(kind, code, info) or f"{kind}-{own}-{code}"
