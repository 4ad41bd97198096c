"""Every code that Python can emit has words in every language, and every word fits its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl
from tests.codes import CODES

from alveus import registry
from alveus.core.game import Info
from alveus.words.messages import cited_as

ROOT = Path(__file__).resolve().parents[1]
WORDS = ROOT / "web" / "src" / "i18n"
PYTHON_WORDS = ROOT / "py" / "alveus" / "words"
LANGUAGES = ("en", "de")
pytestmark = pytest.mark.native


def messages(language: str) -> dict[str, ftl.Message]:
    """All messages of a language by id; those of a rules page by its game as well."""
    found: dict[str, ftl.Message] = {}
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
                assert name not in found, f"{path.name}: {name} twice"
                found[name] = entry
    return found


EVERY = {language: messages(language) for language in LANGUAGES}


def wanted() -> Iterator[tuple[str, str, Info | None]]:
    """Every code with its kind, and the game that may emit it."""
    for kind, names in CODES.items():
        yield from ((kind, name, None) for name in names)
    for game in registry.ids():
        info = registry.info(game)
        for kind, names in info.codes.items():
            yield from ((kind, name, info) for name in names)


def ids(kind: str, code: str, info: Info | None) -> list[str]:
    """Where the page looks for words, from the particular to the general."""
    general = [f"{kind}-{code}"]
    if info is None:
        return general
    return [f"{kind}-{info.id}-{code}", f"{kind}-{info.family}-{code}", *general]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    missing = {
        ids(kind, code, info)[-1]
        for kind, code, info in wanted()
        if not any(name in EVERY[language] for name in ids(kind, code, info))
    }
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_preset_note_and_level_has_words(language: str) -> None:
    missing = []
    for game in registry.ids():
        info = registry.info(game)
        needed = [f"game-{game}", *(f"side-{game}-{seat}" for seat in info.seats)]
        needed += [f"preset-{game}-{preset}" for preset in info.presets]
        for level in registry.spec(game).players:
            for kind in ("level", "plays"):
                if not any(name in EVERY[language] for name in ids(kind, level, info)):
                    needed.append(f"{kind}-{game}-{level}")
        for option in info.options:
            needed.append(f"option-{game}-{option.name}")
            for value, source in option.readings.items():
                needed.append(f"value-{game}-{option.name}-{value}")
                needed += [source.note] if source.note else []
        missing += [name for name in needed if name not in EVERY[language]]
    assert not missing


def test_the_languages_have_the_same_messages() -> None:
    first, *others = LANGUAGES
    for other in others:
        assert set(EVERY[first]) == set(EVERY[other])


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    found = _Variables()
    found.visit(message)
    return found.names


def test_the_languages_use_the_same_parameters() -> None:
    """Both languages tell the same facts; a choice may add the count of a list or a raw id."""
    differing = {}
    for name, message in EVERY["en"].items():
        english, german = variables(message), variables(EVERY["de"][name])
        extra = {v for v in english ^ german if not v.endswith(("Count", "Id"))}
        if extra:
            differing[name] = extra
    assert not differing


SILENT = {"contents-dominosa-tile", "contents-terzett-tile"}
"""What a label before them has told already."""


def test_no_message_is_empty() -> None:
    for language, entries in EVERY.items():
        for name, message in entries.items():
            written = FluentSerializer().serialize_entry(message)
            assert message.value is not None or message.attributes, (language, name)
            silent = message.value is not None and length(message.value, language) == 0
            assert silent == (name in SILENT), (language, name)
            assert "TODO" not in written, (language, name)


class _Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_a_printer_s(language: str) -> None:
    straight = set()
    for name, message in EVERY[language].items():
        found = _Texts()
        found.visit(message)
        if any(mark in text for text in found.texts for mark in "'\""):
            straight.add(name)
    assert not straight


# What is shown beside the board or spoken; all else is for reading.
BRIEF = {"act", "action", "do", "ending", "error", "event", "hint", "label", "legend", "mark"}
BRIEF |= {"guide", "move", "place", "reason", "several", "status", "takings", "target"}
BRIEF |= {"task", "turn"}
MOST = 140
FILLED = 6
"""What stands for a parameter is taken to be as long as this."""


def length(node: object, language: str) -> int:
    """The length of a message with the longest of its choices."""
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
            return length(EVERY[language][node.id.name].value, language)
        case _:
            return FILLED


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_beside_the_board_is_brief(language: str) -> None:
    long = {
        name: size
        for name, message in EVERY[language].items()
        if name.partition("-")[0] in BRIEF and (size := length(message.value, language)) > MOST
    }
    assert not long


STEP_MOST = 112
"""What heading and sentence of a guide's step may be long together: two lines of a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_of_a_guide_fits_two_lines_of_a_phone(language: str) -> None:
    words = EVERY[language]
    long = {}
    for name in words:
        if not name.startswith("guide-") or not name.endswith("_text"):
            continue
        stem = name.removesuffix("_text")
        step = stem.partition("_")[0]
        plain = "guide-" + step.rpartition("-")[2]
        titles = [f"{one}_title" for one in (stem, step, plain) if f"{one}_title" in words]
        size = sum(length(words[one].value, language) for one in (*titles[:1], name))
        if size > STEP_MOST:
            long[name] = size
    assert not long


COUNTS = {"beans", "count", "given", "n", "pips", "points"}
# After these nothing is counted: "one of twelve", "16 von 28", "41 zu 31".
APART = re.compile(r"\s+(of|von|to|zu|bis)\b")


class _Counts(visitor.Visitor):
    """The counts that stand before a word without a choice of its number."""

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
def test_what_is_counted_has_a_singular_and_a_plural(language: str) -> None:
    without = {}
    for name, message in EVERY[language].items():
        counts = _Counts()
        counts.visit(message)
        if counts.found:
            without[name] = counts.found
    assert not without


RAISED = {"SetupError", "NotationError", "StaleError", "AlveusError", "IllegalMove"}


def emitted() -> Iterator[tuple[str, str, str]]:
    """Every code written in the sources as `say("…")`, `Event("…")` or in an error."""
    for path in sorted((ROOT / "py" / "alveus").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            if isinstance(node.args[0].value, str):
                yield node.func.id, node.args[0].value, path.name


def declared(*kinds: str) -> set[str]:
    found = {code for kind in kinds for code in CODES.get(kind, ())}
    for game in registry.ids():
        info = registry.info(game)
        found |= {code for kind in kinds for code in info.codes.get(kind, ())}
    return found


def test_every_event_in_the_sources_is_declared() -> None:
    events = {"", *declared("event")}
    assert {(c, f) for call, c, f in emitted() if call == "Event" and c not in events} == set()


def test_every_error_in_the_sources_is_declared() -> None:
    known = declared("error", "reason")
    assert {(c, f) for call, c, f in emitted() if call in RAISED and c not in known} == set()


def test_everything_said_in_the_sources_is_declared() -> None:
    known = declared("status", "reason", "label", "hint", "task")
    assert {(c, f) for call, c, f in emitted() if call == "say" and c not in known} == set()


# What is of the citation's own language; titles and headings of works stay in theirs.
ENGLISH = re.compile(r"\b(after|through|citing|at|of the|and|pp?|col|ed|server|project)\b")
TITLES = ("Simon Tatham", "Game play", "End of the game", "remove multiple capture", "Guild of")
TITLES = (*TITLES, "Joyner, The recreational")


def citations() -> set[str]:
    """The works that readings of the rules rest on, and the places in them."""
    return {
        part
        for game in registry.ids()
        for option in registry.info(game).options
        for source in option.readings.values()
        for part in (source.work, source.place)
    }


def test_citations_have_a_printer_s_quotes() -> None:
    assert not [part for part in citations() if re.search("['\"]", part)]


def test_every_citation_is_in_the_reader_s_language() -> None:
    parts = citations()
    worded = {part for part in parts if cited_as(part) in EVERY["de"]}
    foreign = {one for one in parts if ENGLISH.search(one) and not one.startswith(TITLES)}
    assert foreign <= worded
    words = FluentSerializer()
    german = [words.serialize_entry(EVERY["de"][cited_as(part)]) for part in worded]
    assert not [one for one in german if ENGLISH.search(one.partition(" = ")[2])]
    assert {cited_as(part) for part in worded} == {
        name for name in EVERY["de"] if name.startswith("cited-")
    }
