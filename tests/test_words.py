"""Every code that Python can emit has words in every language, and every word fits its code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl

from alveus import registry
from alveus.core import codes
from alveus.core.game import Info

ROOT = Path(__file__).resolve().parents[1]
WORDS = ROOT / "web" / "src" / "i18n"
LANGUAGES = ("en", "de")
pytestmark = pytest.mark.native


def messages(language: str) -> dict[str, ftl.Message]:
    """All messages of a language by id; those of a rules page by its game as well."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((WORDS / language).rglob("*.ftl")):
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
    for kind, names in codes.CODES.items():
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


def test_no_message_is_empty() -> None:
    for language, entries in EVERY.items():
        for name, message in entries.items():
            written = FluentSerializer().serialize_entry(message)
            assert message.value is not None or message.attributes, (language, name)
            assert "TODO" not in written, (language, name)


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
    found = {code for kind in kinds for code in codes.CODES.get(kind, ())}
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
