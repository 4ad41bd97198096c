"""Every code that Python can emit has a message in every language, and messages fit their codes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl
from tests.codes import CODES

from alveus import registry
from alveus.core.game import Info
from alveus.words.messages import LANGUAGES, cited_as

ROOT = Path(__file__).resolve().parents[1]
WORDS = ROOT / "web" / "src" / "i18n"
PYTHON_WORDS = ROOT / "py" / "alveus" / "words"
pytestmark = pytest.mark.native


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Return all messages of a language by id; the ids of rules pages include the game."""
    messages_by_id: dict[str, ftl.Message] = {}
    for path in (
        *sorted((WORDS / language).rglob("*.ftl")),
        *sorted((PYTHON_WORDS / language).glob("*.ftl")),
    ):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content[:60]!r}"
            if isinstance(entry, ftl.Message):
                name = entry.id.name
                if path.parent.name == "pages":
                    name = f"{name} of {path.stem}"
                assert name not in messages_by_id, f"{path.name}: {name} twice"
                messages_by_id[name] = entry
    return messages_by_id


def required_codes() -> Iterator[tuple[str, str, Info | None]]:
    """Yield every code that needs a message, with its kind and the game that may emit it."""
    for kind, names in CODES.items():
        yield from ((kind, name, None) for name in names)
    for game in registry.ids():
        info = registry.info(game)
        for kind, names in info.codes.items():
            if kind != "ending":
                yield from ((kind, name, info) for name in names)


def ids(kind: str, code: str, info: Info | None) -> list[str]:
    """Return the message ids that the page looks up, most specific first."""
    general = [f"{kind}-{code}"]
    if info is None:
        return general
    return [f"{kind}-{info.id}-{code}", f"{kind}-{info.family}-{code}", *general]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language: str) -> None:
    missing = {
        ids(kind, code, info)[-1]
        for kind, code, info in required_codes()
        if not any(name in messages(language) for name in ids(kind, code, info))
    }
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_preset_note_and_level_has_a_message(language: str) -> None:
    missing = []
    for game in registry.ids():
        info = registry.info(game)
        needed = [f"game-{game}", *(f"side-{game}-{seat}" for seat in info.seats)]
        needed += [f"preset-{game}-{preset}" for preset in info.presets]
        for level in registry.spec(game).players:
            for kind in ("level", "plays"):
                if not any(name in messages(language) for name in ids(kind, level, info)):
                    needed.append(f"{kind}-{game}-{level}")
        for option in info.options:
            needed.append(f"option-{game}-{option.name}")
            for value, source in option.readings.items():
                needed.append(f"value-{game}-{option.name}-{value}")
                needed += [source.note] if source.note else []
        missing += [name for name in needed if name not in messages(language)]
    assert not missing


def test_the_languages_have_the_same_messages() -> None:
    first, *others = LANGUAGES
    for other in others:
        assert set(messages(first)) == set(messages(other))


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor_of_names = _Variables()
    visitor_of_names.visit(message)
    return visitor_of_names.names


def side_forms(language: str) -> set[str]:
    """The variables that contain forms of a side's name, such as `sideSubject`."""
    forms = messages(language)["name-forms"].attributes
    names = (attribute.id.name for attribute in forms)
    return {f"side{name[:1].upper()}{name[1:]}" for name in names}


def parameters(language: str, name: str) -> set[str]:
    """The variables of a message. Forms of the name of a side count as `side`."""
    forms = side_forms(language)
    return {"side" if v in forms else v for v in variables(messages(language)[name])}


def test_the_languages_use_the_same_parameters() -> None:
    """A message may additionally use the length of a list (`…Count`) or an id (`…Id`)."""
    differing = {}
    for name in messages("en"):
        english, german = parameters("en", name), parameters("de", name)
        extra = {v for v in english ^ german if not v.endswith(("Count", "Id"))}
        if extra:
            differing[name] = extra
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_forms_of_names_that_the_language_defines(language: str) -> None:
    passed = {"side", "sideId", "sides", *side_forms(language)}
    for name, message in messages(language).items():
        used = {v for v in variables(message) if v.startswith("side")}
        assert used <= passed, (name, used - passed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_only_forms_that_the_language_defines(language: str) -> None:
    forms = {attribute.id.name for attribute in messages(language)["name-forms"].attributes}
    for name, message in messages(language).items():
        if name.startswith(("side-", "name-")):
            assert {attribute.id.name for attribute in message.attributes} <= forms, name


SILENT = {"contents-dominosa-tile", "contents-terzett-tile"}
"""Messages that are empty because the label before them has the same content."""


def test_no_message_is_empty() -> None:
    for language in LANGUAGES:
        for name, message in messages(language).items():
            source = FluentSerializer().serialize_entry(message)
            assert message.value is not None or message.attributes, (language, name)
            silent = message.value is not None and length(message.value, language) == 0
            assert silent == (name in SILENT), (language, name)
            assert "TODO" not in source, (language, name)


class _Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_typographic_quotes(language: str) -> None:
    straight = set()
    for name, message in messages(language).items():
        texts = _Texts()
        texts.visit(message)
        if any(mark in text for text in texts.texts for mark in "'\""):
            straight.add(name)
    assert not straight


def test_english_messages_have_no_space_before_an_ellipsis() -> None:
    spaced = set()
    for name, message in messages("en").items():
        texts = _Texts()
        texts.visit(message)
        if any(" …" in text for text in texts.texts):
            spaced.add(name)
    assert spaced == {"post-seal"}, "only a shortened number may have a space before its ellipsis"


# Kinds of messages that are shown beside the board or spoken.
BRIEF = {"act", "action", "do", "ending", "error", "event", "hint", "label", "legend", "mark"}
BRIEF |= {"guide", "move", "place", "reason", "several", "status", "takings", "target"}
BRIEF |= {"task", "turn"}
MOST_CHARACTERS = 140
PARAMETER_LENGTH = 6
"""Assumed length of a parameter."""


def length(node: object, language: str) -> int:
    """Return the length of a message with the longest variant of each selection."""
    match node:
        case ftl.Pattern():
            return sum(length(part, language) for part in node.elements)
        case ftl.TextElement() | ftl.StringLiteral():
            return len(node.value)
        case ftl.Placeable():
            return length(node.expression, language)
        case ftl.SelectExpression():
            return max(length(variant.value, language) for variant in node.variants)
        case ftl.MessageReference():
            return length(messages(language)[node.id.name].value, language)
        case _:
            return PARAMETER_LENGTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_beside_the_board_are_short(language: str) -> None:
    long = {
        name: size
        for name, message in messages(language).items()
        if name.partition("-")[0] in BRIEF
        and (size := length(message.value, language)) > MOST_CHARACTERS
    }
    assert not long


MOST_IN_STEP = 112
"""Maximum length of heading and sentence of a step of a guide: two lines on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_of_a_guide_fits_two_lines_of_a_phone(language: str) -> None:
    words = messages(language)
    long = {}
    for name in words:
        if not name.startswith("guide-") or not name.endswith("_text"):
            continue
        stem = name.removesuffix("_text")
        step = stem.partition("_")[0]
        plain = "guide-" + step.rpartition("-")[2]
        titles = [f"{part}_title" for part in (stem, step, plain) if f"{part}_title" in words]
        size = sum(length(words[part].value, language) for part in (*titles[:1], name))
        if size > MOST_IN_STEP:
            long[name] = size
    assert not long


COUNTS = {"beans", "count", "free", "given", "n", "nodes", "pips", "points", "rate"}
# Words after a number that is not the count of a noun: "one of twelve", "16 von 28", "41 zu 31".
APART = re.compile(r"\s+(of|von|to|zu|bis)\b")


class _Counts(visitor.Visitor):
    """Collects counts before a word without a choice of singular or plural."""

    def __init__(self) -> None:
        self.chosen: list[str] = []
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        name = selector.id.name if isinstance(selector, ftl.VariableReference) else ""
        self.chosen.append(name)
        self.generic_visit(node)
        self.chosen.pop()

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        for part, after in pairwise(node.elements):
            if not isinstance(part, ftl.Placeable) or not isinstance(after, ftl.TextElement):
                continue
            if not isinstance(part.expression, ftl.VariableReference):
                continue
            name = part.expression.id.name
            counts = re.match(r"\s+\w", after.value) and not APART.match(after.value)
            if name in COUNTS and name not in self.chosen and counts:
                self.found.add(name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_nouns_have_singular_and_plural(language: str) -> None:
    without = {}
    for name, message in messages(language).items():
        counts = _Counts()
        counts.visit(message)
        if counts.found:
            without[name] = counts.found
    assert not without


ERROR_CLASSES = {"SetupError", "NotationError", "StaleError", "AlveusError", "IllegalMove"}


def emitted() -> Iterator[tuple[str, str, str]]:
    """Yield every code in the sources in `say("…")`, `Event("…")` or an error."""
    for path in sorted((ROOT / "py" / "alveus").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            if isinstance(node.args[0].value, str):
                yield node.func.id, node.args[0].value, path.name


def declared(*kinds: str) -> set[str]:
    codes = {code for kind in kinds for code in CODES.get(kind, ())}
    for game in registry.ids():
        info = registry.info(game)
        codes |= {code for kind in kinds for code in info.codes.get(kind, ())}
    return codes


def test_every_event_in_the_sources_is_declared() -> None:
    events = {"", *declared("event")}
    assert {(c, f) for call, c, f in emitted() if call == "Event" and c not in events} == set()


def test_every_error_in_the_sources_is_declared() -> None:
    codes = declared("error", "reason")
    assert {(c, f) for call, c, f in emitted() if call in ERROR_CLASSES and c not in codes} == set()


def test_every_message_in_the_sources_is_declared() -> None:
    codes = declared("status", "reason", "label", "hint", "task")
    assert {(c, f) for call, c, f in emitted() if call == "say" and c not in codes} == set()


# English words of citations that must be translated. Titles and headings are not translated.
ENGLISH = re.compile(r"\b(after|through|citing|at|of the|and|pp?|col|ed|server|project)\b")
TITLES = ("Simon Tatham", "Game play", "End of the game", "remove multiple capture", "Guild of")
TITLES = (*TITLES, "Joyner, The recreational")


def citations() -> set[str]:
    """Return the works cited for readings of the rules, and the places in them."""
    return {
        part
        for game in registry.ids()
        for option in registry.info(game).options
        for source in option.readings.values()
        for part in (source.work, source.place)
    }


def test_citations_use_typographic_quotes() -> None:
    assert not [part for part in citations() if re.search("['\"]", part)]


def test_citations_are_translated() -> None:
    parts = citations()
    translated = {part for part in parts if cited_as(part) in messages("de")}
    english = {part for part in parts if ENGLISH.search(part) and not part.startswith(TITLES)}
    assert english <= translated
    serializer = FluentSerializer()
    german = [serializer.serialize_entry(messages("de")[cited_as(part)]) for part in translated]
    assert not [text for text in german if ENGLISH.search(text.partition(" = ")[2])]
    assert {cited_as(part) for part in translated} == {
        name for name in messages("de") if name.startswith("cited-")
    }
