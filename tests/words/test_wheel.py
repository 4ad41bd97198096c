"""Messages in the wheel: all messages of the Python package must be included."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from alveus import registry
from alveus.words.fluent import read_messages

pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[2]
HOOK = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"][
    "build"
]["targets"]["wheel"]["hooks"]["custom"]
PACKED, PANELS = HOOK["words"], tuple(HOOK["panels"])


def messages_of(language: str) -> dict[str, str]:
    """Return the messages of an installed package in a language, with their ids."""
    sources = [ROOT / "web" / "src" / "i18n" / language / f"{name}.ftl" for name in PACKED]
    sources += (ROOT / "py" / "alveus" / "words" / language).glob("*.ftl")
    texts = (source.read_text(encoding="utf-8") for source in sources)
    messages = {name: message for text in texts for name, message in read_messages(text)}
    return {name: message for name, message in messages.items() if not name.startswith(PANELS)}


def message_ids(language: str) -> set[str]:
    """Return the ids of the messages of an installed package in a language."""
    return set(messages_of(language))


@pytest.mark.parametrize("language", ["en", "de"])
def test_messages_in_the_wheel_do_not_refer_to_panels(language: str) -> None:
    for name, text in messages_of(language).items():
        for other in re.findall(r"\{ *([a-z][\w-]*) *\}", text):
            assert not other.startswith(PANELS), f"{name} refers to {other}"


def test_modules_do_not_use_messages_of_panels() -> None:
    for module in (ROOT / "py" / "alveus").rglob("*.py"):
        for name in re.findall(r"[\"']([a-z_]+-)", module.read_text(encoding="utf-8")):
            assert name not in PANELS, f"{module.name} names {name}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_games_sides_and_options_have_names_in_the_wheel(language: str) -> None:
    names = message_ids(language)
    for info in map(registry.info, registry.ids()):
        assert f"game-{info.id}" in names
        for option in info.options:
            forms = {f"option-{scope}-{option.name}" for scope in (info.id, info.family)}
            assert names & {*forms, f"option-{option.name}"}, option.name


@pytest.mark.parametrize("kind", ["reason", "event", "status", "hint", "error"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_codes_of_the_terminal_have_messages_in_the_wheel(kind: str, language: str) -> None:
    names = message_ids(language)
    for info in map(registry.info, registry.ids()):
        for code in info.codes.get(kind, ()):
            forms = {f"{kind}-{scope}-{code}" for scope in (info.id, info.family)}
            assert names & {*forms, f"{kind}-{code}"}, f"{info.id}: {code}"
