"""The inventories in docs/sources: valid rows, and references that exist."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.test_words import LANGUAGES, ROOT, messages

from alveus import registry
from alveus.core.game import Option

pytestmark = pytest.mark.native

SOURCES = ROOT / "docs" / "sources"
DOCUMENTS = sorted(path for path in SOURCES.glob("*.md") if path.name != "README.md")
COLUMNS = ["id", "item", "location", "status", "implementation", "test"]
STATUSES = ("exact", "different", "mentioned", "missing")
NONE = "–"
"""Content of a cell without references."""
REFERENCE = re.compile(r"`([^`]+)`")
ROW_ID = re.compile(r"[A-Z]-\d{2,3}")


class Item(NamedTuple):
    """A row of an inventory."""

    document: str
    id: str
    item: str
    location: str
    status: str
    implementation: str
    test: str

    @property
    def kind(self) -> str:
        """The status without its reason."""
        return self.status.partition(":")[0]


def table(path: Path) -> list[list[str]]:
    """Return the cells of all lines of a table, with its header and without its ruler."""
    lines = path.read_text(encoding="utf-8").splitlines()
    cells = [line.strip("|").split("|") for line in lines if line.startswith("|")]
    rows = [[cell.strip() for cell in row] for row in cells]
    return [row for row in rows if not set("".join(row)) <= {"-", ":"}]


def read_items(path: Path) -> list[Item]:
    """Return the rows of an inventory."""
    header, *rows = table(path)
    assert header == COLUMNS, path.name
    for row in rows:
        assert len(row) == len(COLUMNS), row
    return [Item(path.name, *row) for row in rows]


ITEMS = [item for path in DOCUMENTS for item in read_items(path)]


@cache
def names_in(path: Path) -> frozenset[str]:
    """Return the names of all functions and classes of a Python file."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, kinds))


@cache
def lessons(game: str) -> frozenset[str]:
    """Return the names of the steps of a course."""
    path = ROOT / "web" / "src" / "games" / game / "course.json"
    return frozenset(step["name"] for step in json.loads(path.read_text(encoding="utf-8"))["steps"])


@cache
def studies(game: str) -> frozenset[str]:
    """Return the ids of the studies in the manifest of a game."""
    text = (ROOT / "web" / "src" / "games" / game / "game.ts").read_text(encoding="utf-8")
    declared = re.search(r"\bstudies: \[(.*?)\]", text, re.DOTALL)
    return frozenset(re.findall(r'\bid: "(\w+)"', declared[1]) if declared else ())


@cache
def headings(document: str) -> tuple[str, ...]:
    """Return the headings of a document of rules."""
    text = (ROOT / "docs" / "rules" / f"{document}.md").read_text(encoding="utf-8")
    return tuple(re.findall(r"^#+ (.*)$", text, re.MULTILINE))


def has_option(target: str) -> bool:
    """Return whether `GAME.option=value` exists."""
    game, _, rest = target.partition(".")
    name, _, value = rest.partition("=")
    return any(name == option.name and value in option.values for option in options(game))


@cache
def options(game: str) -> tuple[Option, ...]:
    """Return the options of a game."""
    return tuple(registry.info(game).options)


def has_preset(target: str) -> bool:
    """Return whether `GAME.preset` exists."""
    game, _, name = target.partition(".")
    return name in registry.info(game).presets


def has_lesson(target: str) -> bool:
    """Return whether `GAME.step` exists."""
    game, _, name = target.partition(".")
    return name in lessons(game)


def has_study(target: str) -> bool:
    """Return whether `GAME.study` is declared and has a question."""
    game, _, name = target.partition(".")
    return name in studies(game) and has_message(f"study-{name}-lead")


def has_page(target: str) -> bool:
    """Return whether the message `GAME.id` of a rules page exists in every language."""
    game, _, name = target.partition(".")
    return has_message(f"{name} of {game}")


def has_message(target: str) -> bool:
    """Return whether a message exists in every language."""
    return all(target in messages(language) for language in LANGUAGES)


def has_section(target: str) -> bool:
    """Return whether `DOCUMENT#SECTION` exists, the section given by its number or first word."""
    document, _, section = target.partition("#")
    ends = (" ", ". ")
    return any(
        heading == section or heading.startswith(tuple(section + end for end in ends))
        for heading in headings(document)
    )


def has_module(target: str) -> bool:
    """Return whether `MODULE` or `MODULE:name` can be imported."""
    module, _, name = target.partition(":")
    try:
        found = import_module(module)
    except ModuleNotFoundError:
        return False
    return not name or hasattr(found, name)


def has_file(target: str) -> bool:
    """Return whether a file of the repository exists."""
    return (ROOT / target).is_file()


def has_test(target: str) -> bool:
    """Return whether `PATH` or `PATH::name` exists."""
    path, _, name = target.partition("::")
    return has_file(path) and (not name or name in names_in(ROOT / path))


CHECKS = {
    "option": has_option,
    "preset": has_preset,
    "lesson": has_lesson,
    "study": has_study,
    "page": has_page,
    "message": has_message,
    "rules": has_section,
    "module": has_module,
    "file": has_file,
}


def exists(reference: str) -> bool:
    """Return whether the target of an implementation reference exists."""
    kind, _, target = reference.partition(":")
    return kind in CHECKS and CHECKS[kind](target)


def references(cell: str) -> list[str]:
    """Return the references in a cell, which contains nothing else."""
    assert cell == NONE or not REFERENCE.sub("", cell).strip(), cell
    return REFERENCE.findall(cell)


def counts(items: list[Item]) -> list[int]:
    """Return the number of items of each status."""
    by_status = Counter(item.kind for item in items)
    return [by_status[status] for status in STATUSES]


def test_ids_are_unique_and_well_formed() -> None:
    assert all(ROW_ID.fullmatch(item.id) for item in ITEMS)
    repeated = [name for name, count in Counter(item.id for item in ITEMS).items() if count > 1]
    assert not repeated


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_ids_of_a_document_are_consecutive(path: Path) -> None:
    ids = [item.id for item in read_items(path)]
    assert len({name[0] for name in ids}) == 1
    assert [int(name[2:]) for name in ids] == list(range(1, len(ids) + 1))


def test_every_item_has_a_description_and_a_location() -> None:
    assert not [item.id for item in ITEMS if item.item in ("", NONE)]
    assert not [item.id for item in ITEMS if item.location in ("", NONE)]


def test_statuses_are_valid_and_differences_have_a_reason() -> None:
    for item in ITEMS:
        kind, colon, reason = item.status.partition(": ")
        assert kind in STATUSES, item.id
        assert bool(reason) == bool(colon) == (kind == "different"), item.id


def test_a_page_or_message_states_every_difference() -> None:
    for item in ITEMS:
        if item.kind == "different":
            assert re.search(r"`(page|message|study|lesson):", item.implementation), item.id


def test_only_items_lost_in_the_scan_are_missing() -> None:
    lost = [item for item in ITEMS if item.kind == "missing"]
    assert all("lost in the scan" in item.item for item in lost), lost


def test_implementation_agrees_with_status() -> None:
    for item in ITEMS:
        assert (item.implementation == NONE) == (item.kind == "missing"), item.id
        assert item.test == NONE or item.kind != "missing", item.id


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_every_reference_exists(path: Path) -> None:
    for item in read_items(path):
        for reference in references(item.implementation):
            assert exists(reference), f"{item.id}: {reference}"
        for reference in references(item.test):
            assert has_test(reference), f"{item.id}: {reference}"


@pytest.mark.parametrize(
    "reference",
    [
        "option:xii.route=unknown",
        "option:xii.unknown=common",
        "preset:xii.unknown",
        "lesson:xii.unknown",
        "study:duodecim.unknown",
        "page:xii.unknown",
        "message:unknown",
        "rules:tables#Unknown",
        "module:alveus.unknown",
        "module:alveus.registry:unknown",
        "file:unknown.md",
        "unknown:xii",
    ],
)
def test_unknown_reference_does_not_exist(reference: str) -> None:
    assert not exists(reference)


def test_counts_in_the_overview_are_right() -> None:
    """Prints the counts; run with `-s`."""
    rows = [row for row in table(SOURCES / "README.md") if len(row) == 2 + len(STATUSES)]
    assert rows.pop(0) == ["document", "items", *STATUSES]
    expected = []
    for path in DOCUMENTS:
        items = read_items(path)
        row = [f"[{path.stem}]({path.name})", str(len(items)), *map(str, counts(items))]
        expected.append(row)
    expected.append(["all", str(len(ITEMS)), *map(str, counts(ITEMS))])
    for row in expected:
        print(f"| {' | '.join(row)} |")
    assert sorted(rows) == sorted(expected)
