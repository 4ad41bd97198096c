"""The documentation: its examples run, its commands exist, and its links have targets."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from typing import TYPE_CHECKING

import pytest

import alveus
from alveus import registry
from alveus.cli import parser_for
from alveus.cli.arguments import options_of
from alveus.lab.players import SIMPLE
from alveus.schemas.published import general
from alveus.words.fluent import read_messages
from site_build import links
from site_build.manual import commands, fenced_text, pages, rules
from toolchain.ground import ROOT, WEB, SetupFailed

if TYPE_CHECKING:
    from pathlib import Path

SITE = ROOT / "docs" / "site"
PAGES = sorted(SITE.rglob("*.md"))
SESSIONS = [page for page in PAGES if page.name != "adapters.md"]
"""The pages whose sessions need no other library; see `tests/adapters/test_examples.py`."""
GERMAN = sorted((SITE / "de").glob("*.md"))
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
"""A name of a button or field, set in italics on the German pages."""
PARAMETER = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)
CONTRIBUTORS = [ROOT / "ARCHITECTURE.md", ROOT / "docs" / "opponents.md"]
CONTRIBUTORS += sorted((ROOT / "docs" / "dev").rglob("*.md"))
SOURCE_FILE = re.compile(r"`((?:[a-z_][\w.-]*/)*[a-z_][\w.-]*\.(?:py|ts|css|mjs))`")
"""A path without placeholders such as `FAMILY`."""
LINKED = re.compile(r"\]\(([^)#:]+\.md)\b")


def name_of(path: Path) -> str:
    return path.relative_to(SITE).with_suffix("").as_posix()


def fenced_in(path: Path, language: str) -> list[str]:
    return [
        text for word, text in FENCE.findall(path.read_text(encoding="utf-8")) if word == language
    ]


@pytest.mark.parametrize("path", SESSIONS, ids=name_of)
def test_python_sessions_on_a_page_have_correct_output(path: Path) -> None:
    names: dict[str, object] = {}
    for number, text in enumerate(fenced_in(path, "pycon")):
        test = doctest.DocTestParser().get_doctest(text, names, f"{path.name}-{number}", None, 0)
        runner = doctest.DocTestRunner()
        runner.run(test, clear_globs=False)
        names.update(test.globs)
        assert runner.summarize().failed == 0


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_the_programs_of_a_page_run(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"alveus": alveus, "game": alveus.game("bohnenspiel")}
    with redirect_stdout(StringIO()):
        for text in fenced_in(path, "python"):
            exec(text, names)


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_the_positions_of_a_page_can_be_read(path: Path) -> None:
    for text in fenced_in(path, "json"):
        position = json.loads(text)
        assert alveus.game(position["game"]).position(position)


@pytest.mark.parametrize("path", GERMAN, ids=name_of)
def test_the_names_quoted_on_a_german_page_are_german_messages(path: Path) -> None:
    files = (WEB / "src" / "i18n" / "de").rglob("*.ftl")
    texts = [text for file in files for _, text in read_messages(file.read_text("utf-8"))]
    messages = {line.strip() for text in texts for line in text.splitlines()}
    prose = FENCE.sub("", path.read_text(encoding="utf-8"))
    assert set(QUOTED.findall(prose)) <= messages


def test_the_german_page_of_embedding_has_all_parameters() -> None:
    english, german = (
        PARAMETER.findall((SITE / name).read_text(encoding="utf-8"))
        for name in ("embed.md", "de/einbetten.md")
    )
    assert english[: english.index("`#…`") + 1] == german


def test_the_german_page_of_exhibits_has_all_fields() -> None:
    text = (SITE / "de" / "exponate.md").read_text(encoding="utf-8")
    fields = set(general("exhibit")["definitions"]["Exhibit"]["properties"])
    assert {name for name in fields if f"`{name}`" not in text} == set()


@pytest.mark.parametrize("path", GERMAN, ids=name_of)
def test_the_exhibits_of_a_german_page_are_those_of_the_english_page(path: Path) -> None:
    english = [json.loads(text) for text in fenced_in(SITE / "embed.md", "jsonc")]
    assert all(json.loads(text) in english for text in fenced_in(path, "jsonc"))


@cache
def generated_pages() -> set[str]:
    """The paths of the pages that the build generates."""
    return set(pages.made())


@pytest.mark.parametrize("path", GERMAN, ids=name_of)
def test_the_links_of_a_german_page_lead_to_pages(path: Path) -> None:
    written = generated_pages() | {name_of(page) + ".md" for page in PAGES}
    for link in LINKED.findall(path.read_text(encoding="utf-8")):
        target = (path.parent / link).resolve().relative_to(SITE).as_posix()
        assert target in written


def shell_commands(path: Path) -> list[str]:
    lines = [line for text in fenced_in(path, "sh") for line in text.splitlines()]
    parts = [part.strip() for line in lines for part in line.partition("#")[0].split("|")]
    return [part for part in parts if part.startswith("alveus ")]


COMMANDS = [command for path in PAGES for command in shell_commands(path)]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_a_page_are_valid(command: str) -> None:
    words = shlex.split(re.sub(r" [<>] \S+", "", command))[1:]
    parser = parser_for(words)
    arguments, unknown = parser.parse_known_args(words)
    assert unknown == []
    if getattr(arguments, "set", None):
        registry.game(arguments.game, options_of(arguments))
    if getattr(arguments, "level", None) and getattr(arguments, "game", None):
        assert arguments.level in (*registry.spec(arguments.game).players, *SIMPLE)


def test_every_command_is_documented() -> None:
    parser = parser_for([])
    page = commands.page()
    assert all(f"\n## {name}\n" in page for name in parser.subcommands)


def test_every_public_name_is_in_the_reference() -> None:
    reference = "\n".join(pages.reference())
    assert all(f".{name}\n" in reference for name in alveus.__all__ if name != "__version__")


def test_every_option_and_value_is_on_the_page_of_the_rules() -> None:
    page = rules.pages()["rules.md"]
    for game in alveus.games():
        for name, option in alveus.info(game).options.items():
            assert f"{{ #{game}-{name} }}" in page
            assert all(f"| `{value}`" in page for value in option.values)


def test_a_section_ends_at_the_next_heading() -> None:
    assert pages.section("# A\n\n## B\none\n### C\ntwo\n## D\nthree", "B") == "one\n### C\ntwo\n"


def test_examples_in_docstrings_are_fenced() -> None:
    docstring = "One.\n\n>>> 1 + 1\n2\n\nTwo."
    assert fenced_text(docstring) == "One.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nTwo."


@pytest.mark.parametrize("page", CONTRIBUTORS, ids=lambda path: path.name)
def test_source_files_named_in_documents_for_contributors_exist(page: Path) -> None:
    files = [f"/{path}" for path in listed_files()]
    for name in SOURCE_FILE.findall(page.read_text(encoding="utf-8")):
        assert any(file.endswith(f"/{name}") for file in files), name


def listed_files() -> list[str]:
    """Return the paths of all source files below the folders of Python and of the page."""
    names = ("py", "scripts", "tests", "web/src", "web/build", "web/tests", "web/public")
    folders = [ROOT / name for name in names]
    paths = [path for folder in folders for path in folder.rglob("*.*")]
    paths += [*ROOT.glob("*.*"), *WEB.glob("*.*")]
    return [path.relative_to(ROOT).as_posix() for path in paths]


def test_a_broken_link_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "index.html").write_text('<a href="docs/a.html#here"><img src="https://x.org/y">')
    page = tmp_path / "docs" / "a.html"
    page.write_text('<h1 id="here"></h1><a href="../?q=1"><a href="#here">')
    links.check_links(tmp_path)
    page.write_text('<a href="#gone"><script src="b.js"></script>')
    (tmp_path / "docs" / "de").mkdir()
    (tmp_path / "docs" / "de" / "c.html").write_text('<a href="../a.html"><a href="#gone">')
    with pytest.raises(SetupFailed) as caught:
        links.check_links(tmp_path)
    broken = str(caught.value).splitlines()[1:]
    assert broken == [
        "  docs/a.html: #gone",
        "  docs/a.html: b.js",
        "  docs/de/c.html: #gone",
        "  index.html: docs/a.html#here",
    ]
