"""The rules in docs/rules contain every example that tests cite, and every option."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alveus import registry

pytestmark = pytest.mark.native

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
EXAMPLES = {
    "tables.md": ("tables", r"(?:LOM|XII|RE)-\d\d"),
    "bohnenspiel.md": ("mancala", r"B\d\d?"),
    "rithmomachia.md": ("rithmomachia", r"T\d\d?"),
}
"""By document: the folder of the tests that cite its examples, and the form of their ids.

An id can end with a letter: T1a and T1b belong to T1.
"""
SECTIONS = {
    "tables": "Tables games",
    "mancala": "Bohnenspiel",
    "dominoes": "Sperrdomino|Dominosa",
    "rithmomachia": "Rithmomachia",
}
"""By family: the headings of its sections in the list of options."""
CODE = re.compile(r"`([^`]+)`")


def rows(document: str, heading: str = "") -> list[list[str]]:
    """Return the cells of every table row of a document, or of the sections with a heading."""
    text = (RULES / document).read_text(encoding="utf-8")
    sections = [section for section in text.split("\n## ") if re.match(heading, section)]
    lines = "\n".join(sections).splitlines()
    return [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]


@pytest.mark.parametrize("document", EXAMPLES)
def test_every_example_cited_in_tests_is_in_the_rules(document: str) -> None:
    folder, form = EXAMPLES[document]
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / folder).rglob("*.py")]
    if folder == "tables":
        texts.append((TESTS / "fixtures" / "tables.json").read_text(encoding="utf-8"))
    cited = set(re.findall(rf"\b({form})[a-d]?\b", "\n".join(texts)))
    documented = {
        name for row in rows(document) for name in re.findall(rf"\b({form})[a-d]?\b", row[0])
    }
    assert len(cited) > 10
    assert cited <= documented


@pytest.mark.parametrize("game_id", registry.ids())
def test_every_option_and_preset_is_in_the_list_of_options(game_id: str) -> None:
    listed: dict[str, set[str]] = {}
    for row in rows("options.md", SECTIONS[registry.info(game_id).family]):
        games = set(re.findall(r"\w+", row[0].partition("`")[0]))
        if not games or game_id in games:
            for name in CODE.findall(row[0]):
                listed[name] = set(CODE.findall(row[1]))
    info = registry.info(game_id)
    for option in info.options:
        assert set(option.values) == listed[option.name], option.name
    text = (RULES / "options.md").read_text(encoding="utf-8")
    assert all(f"`{preset}`" in text for preset in info.presets)
