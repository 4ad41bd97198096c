"""Untrusted packs: wheel contents, files in the site, and the question before code runs."""

from __future__ import annotations

import io
import json
import random
import stat
import sys
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.cli.test_packs import (  # noqa: F401 - a fixture for every test here
    GAME,
    INFO,
    make_wheel,
    restored_modules,
    toy,
)

from alveus import registry
from alveus.cli import main
from alveus.cli.packs import add_pack
from alveus.cli.wheels import read_wheel
from alveus.core.errors import SetupError
from alveus.core.limits import PACK_FILES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

pytestmark = pytest.mark.native
ENTRY_POINTS = f"{INFO}/entry_points.txt"
POINTS = f"[{registry.GROUP}]\n{GAME} = somebodys\n"


def write_wheel(folder: Path, entries: Iterable[tuple[str | zipfile.ZipInfo, bytes]] = ()) -> Path:
    """Write a wheel whose code creates the file `ran`, with additional entries."""
    wheel = folder / "somebodys-1.0-py3-none-any.whl"
    code = f"{toy()}\nopen({str(folder / 'ran')!r}, 'w').close()\n"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("somebodys.py", code)
        named = [name for name, _ in entries]
        if ENTRY_POINTS not in named:
            archive.writestr(ENTRY_POINTS, POINTS)
        for name, content in entries:
            archive.writestr(name, content)
    return wheel


def new_site(folder: Path) -> Path:
    site = folder / "site"
    site.mkdir()
    (site / "index.html").touch()
    return site


def run(*words: object) -> int:
    return main(["pack", *map(str, words), "--json"])


def error(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, Any]:
    """Run a command that must fail, and return its error."""
    capsys.readouterr()
    assert run(*words) == 2
    details: dict[str, Any] = json.loads(capsys.readouterr().err)["error"]
    return details


@pytest.mark.parametrize(
    "game",
    ["../../escape", "a/b", "Heap", "1heap", "heap_2", "heap-2", "ｈｅａｐ", "..", "h\x1b[2J"],
)
def test_an_invalid_game_id_is_refused_before_code_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    text = f"[{registry.GROUP}]\n{game} = somebodys\n".encode()
    wheel, site = write_wheel(tmp_path, [(ENTRY_POINTS, text)]), new_site(tmp_path)
    before = sorted(tmp_path.rglob("*"))
    assert error(capsys, "add", wheel, "--site", site, "--yes")["code"] == "game_id"
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("game", ["../x", "Heap", "", "heap_2"])
def test_the_registry_refuses_an_invalid_game_id(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(registry, "_shelf", registry._Shelf())
    registry.announce([(game, "somewhere")])
    assert [problem.code for problem in registry.problems()] == ["game_id"]
    assert game not in registry.ids()


@pytest.mark.parametrize("name", ["class", "tests", "heap_2", "../heap", "alveus", "js"])
def test_a_new_packs_name_must_be_a_valid_package_name_and_game_id(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert error(capsys, "new", name, "--to", tmp_path / "new")["code"] == "pack_name"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('heap = "heap.game"', '"../heap" = "heap.game"', "game_id"),
        ('heap = "heap.game"', 'heap = "../heap"', "pack_project"),
        ('heap = "heap.game"', 'heap = "json.game"', "pack_shadows"),
        ('version = "0.1"', 'version = "../../0.1"', "pack_project"),
        ('name = "heap"', 'name = "../heap"', "pack_project"),
        ('name = "heap"', "name = 3", "pack_project"),
    ],
)
def test_a_project_name_with_a_path_is_not_built(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, code: str
) -> None:
    assert run("new", "heap", "--to", tmp_path / "heap") == 0
    project = tmp_path / "heap" / "pyproject.toml"
    text = project.read_text(encoding="utf-8")
    assert old in text
    project.write_text(text.replace(old, new), encoding="utf-8")
    arguments = ("build", tmp_path / "heap", "--to", tmp_path / "dist")
    assert error(capsys, *arguments)["code"] == code
    assert not (tmp_path / "dist").exists()


def test_a_file_outside_the_folder_is_not_packed_into_a_wheel(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("new", "heap", "--to", tmp_path / "heap") == 0
    (tmp_path / "secret").write_text("mine", encoding="utf-8")
    (tmp_path / "heap" / "heap" / "secret.txt").symlink_to(tmp_path / "secret")
    arguments = ("build", tmp_path / "heap", "--to", tmp_path / "dist")
    assert error(capsys, *arguments)["code"] == "pack_link"


def test_a_file_name_that_wheels_refuse_is_not_packed_into_a_wheel(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("new", "heap", "--to", tmp_path / "heap") == 0
    (tmp_path / "heap" / "heap" / "a\u200b.txt").touch()
    arguments = ("build", tmp_path / "heap", "--to", tmp_path / "dist")
    assert error(capsys, *arguments)["code"] == "pack_entry"


def test_a_folder_with_too_many_files_is_not_packed_into_a_wheel(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("new", "heap", "--to", tmp_path / "heap") == 0
    for number in range(PACK_FILES):
        (tmp_path / "heap" / "heap" / f"{number}.txt").touch()
    arguments = ("build", tmp_path / "heap", "--to", tmp_path / "dist")
    assert error(capsys, *arguments)["code"] == "pack_too_large"


def link(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name)
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


@pytest.mark.parametrize(
    "entry",
    [
        "../escape.py",
        "somebodys/../../escape.py",
        "/etc/escape.py",
        "C:/escape.py",
        "back\\slash.py",
        "./somebodys/x.py",
        "somebodys//x.py",
        "x\x1b[2J.py",
        "Somebodys.PY",
        "somebodys.py ",
        "somebodys/aux.txt",
        "somebodys/CON",
        "somebodys/nul.tar.gz",
        "somebodys/a:b.txt",
        link("somebodys/secret"),
    ],
    ids=repr,
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_entry_with_an_unsafe_path_or_type_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], entry: str | zipfile.ZipInfo
) -> None:
    wheel = write_wheel(tmp_path, [(entry, b"/etc/passwd")])
    assert error(capsys, "check", wheel, "--yes")["code"] == "pack_entry"
    assert not (tmp_path / "ran").exists()


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_wheel_with_a_duplicate_path_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = write_wheel(tmp_path, [("somebodys.py", b"")])
    assert error(capsys, "check", wheel, "--yes")["code"] == "pack_entry"


@pytest.mark.parametrize(
    "module", ["json.py", "tomllib/__init__.py", "alveus/x.py", "js.py", "_pyodide_core.so"]
)
def test_a_module_that_would_replace_another_module_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], module: str
) -> None:
    wheel = write_wheel(tmp_path, [(module, b"")])
    details = error(capsys, "check", wheel, "--yes")
    assert details["code"] == "pack_shadows"
    assert details["params"]["names"] == module.partition("/")[0].partition(".")[0]
    assert not (tmp_path / "ran").exists()


def test_an_entry_point_outside_the_wheel_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"[{registry.GROUP}]\n{GAME} = antigravity\n".encode()
    wheel = write_wheel(tmp_path, [(ENTRY_POINTS, text)])
    assert error(capsys, "check", wheel, "--yes")["code"] == "pack_damaged"


def test_archive_bomb_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wheel = write_wheel(tmp_path, [("somebodys/zeros", bytes(40_000_000))])
    assert wheel.stat().st_size < 100_000
    assert error(capsys, "check", wheel, "--yes")["code"] == "pack_too_large"


def test_archive_bomb_that_declares_a_small_size_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = write_wheel(tmp_path, [("somebodys/zeros", bytes(40_000_000))])
    size = (40_000_000).to_bytes(4, "little")
    wheel.write_bytes(wheel.read_bytes().replace(size, (10).to_bytes(4, "little")))
    assert error(capsys, "check", wheel, "--yes")["code"] == "pack_damaged"


def test_wheel_with_too_many_files_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = write_wheel(tmp_path, [(f"somebodys/{n}", b"") for n in range(PACK_FILES)])
    assert error(capsys, "check", wheel, "--yes")["code"] == "pack_too_large"


@pytest.mark.parametrize("command", ["check", "add"])
def test_code_of_a_wheel_does_not_run_without_a_terminal_or_yes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    wheel, site = write_wheel(tmp_path), new_site(tmp_path)
    details = error(capsys, command, wheel, *(("--site", site) if command == "add" else ()))
    assert details["code"] == "pack_unconfirmed"
    assert not (tmp_path / "ran").exists()
    assert [path.name for path in site.iterdir()] == ["index.html"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("answer", "status", "language"),
    [("yes\n", 0, "en"), ("ja\n", 0, "de"), ("no\n", 2, "en"), ("\n", 2, "en"), ("", 2, "en")],
)
def test_question_shows_the_wheel_and_only_yes_runs_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, status: int, language: str
) -> None:
    wheel = write_wheel(tmp_path)
    shown = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    monkeypatch.setattr(sys, "stderr", shown)
    words = tmp_path / "en.ftl"
    words.write_text("game-merels = Merels\n", encoding="utf-8")
    site = new_site(tmp_path)
    arguments = [
        "add",
        str(wheel),
        "--site",
        str(site),
        "--words",
        f"en={words}",
        "--lang",
        language,
    ]
    read = read_wheel(wheel)
    assert main(["pack", *arguments]) == status
    assert (tmp_path / "ran").exists() == (status == 0)
    output = shown.getvalue()
    for part in (read.name, read.version, read.sha256, GAME, "somebodys.py", ENTRY_POINTS):
        assert part in output
    right = {"en": "with your permissions", "de": "mit Ihren Rechten"}[language]
    assert right in output


@pytest.mark.parametrize("command", ["check", "add"])
def test_the_help_text_warns_that_code_is_run(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    with pytest.raises(SystemExit):
        main(["pack", command, "--help"])
    assert "with your permissions" in " ".join(capsys.readouterr().out.split())


def test_the_bytes_that_were_checked_are_tested_and_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel, site = write_wheel(tmp_path), new_site(tmp_path)
    content = wheel.read_bytes()
    words = tmp_path / "en.ftl"
    words.write_text("game-merels = Merels\n", encoding="utf-8")

    def read_then_replace(path: Path) -> Any:
        read = read_wheel(path)
        path.write_bytes(b"another file")
        return read

    monkeypatch.setattr("alveus.cli.packs.read_wheel", read_then_replace)
    assert run("add", wheel, "--site", site, "--words", f"en={words}", "--yes") == 0
    assert (site / "packs" / wheel.name).read_bytes() == content


def damaged_words(path: Path) -> Path:
    path.write_bytes("game-merels = M\u00fchle\n".encode("latin-1"))
    return path


def nested_words(path: Path) -> Path:
    path.write_text("game-merels = " + "{ $a -> [b] " * 5000, encoding="utf-8")
    return path


def wrong_words(path: Path) -> Path:
    path.write_text("game-merels = { $move ->\n    [] none\n}\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("make", [damaged_words, nested_words, wrong_words])
def test_unreadable_message_files_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], make: Callable[[Path], Path]
) -> None:
    wheel, site = write_wheel(tmp_path), new_site(tmp_path)
    words = make(tmp_path / "en.ftl")
    arguments = ("add", wheel, "--site", site, "--words", f"en={words}", "--yes")
    assert error(capsys, *arguments)["code"] == "pack_words"
    assert not (site / "packs.json").exists()


@pytest.mark.parametrize("language", ["../../en", "", "en/../..", "e", "en\\x"])
def test_a_language_name_with_a_path_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    wheel, site, words = write_wheel(tmp_path), new_site(tmp_path), tmp_path / "en.ftl"
    words.touch()
    arguments = ("add", wheel, "--site", site, "--words", f"{language}={words}", "--yes")
    assert error(capsys, *arguments)["code"] == "usage"


@pytest.mark.parametrize("name", ["packs", "packs.json", f"packs/{GAME}.en.ftl"])
def test_a_symbolic_link_in_the_site_is_not_followed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    wheel, site, words = write_wheel(tmp_path), new_site(tmp_path), tmp_path / "en.ftl"
    words.write_text("game-merels = Merels\n", encoding="utf-8")
    outside = tmp_path / "outside"
    outside.mkdir() if name == "packs" else outside.write_text("[]", encoding="utf-8")
    (site / name).parent.mkdir(exist_ok=True)
    (site / name).symlink_to(outside)
    arguments = ("add", wheel, "--site", site, "--words", f"en={words}", "--yes")
    assert error(capsys, *arguments)["code"] == "pack_link"
    assert not any(outside.iterdir()) if name == "packs" else outside.read_text() == "[]"


@pytest.mark.parametrize("content", ["{}", "[", "[" * 100_000, "3", "\udcff"])
def test_a_damaged_list_of_packs_is_reported_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    wheel, site, words = write_wheel(tmp_path), new_site(tmp_path), tmp_path / "en.ftl"
    words.write_text("game-merels = Merels\n", encoding="utf-8")
    raw = content.encode("utf-8", "surrogateescape")
    (site / "packs.json").write_bytes(raw)
    arguments = ("add", wheel, "--site", site, "--words", f"en={words}", "--yes")
    assert error(capsys, *arguments)["code"] == "pack_list"
    assert (site / "packs.json").read_bytes() == raw


def test_entries_of_other_games_are_kept_unchanged(tmp_path: Path) -> None:
    wheel, site = write_wheel(tmp_path), new_site(tmp_path)
    others = [{"game": "other", "files": {}}, 3, None, {"game": ["merels"]}]
    (site / "packs.json").write_text(json.dumps(others), encoding="utf-8")
    add_pack(read_wheel(wheel), site, {})
    assert json.loads((site / "packs.json").read_text(encoding="utf-8"))[:4] == others


def test_a_game_that_exits_the_process_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = make_wheel(tmp_path, "raise SystemExit(0)")
    assert error(capsys, "check", wheel, "--yes")["code"] == "game_broken"


def test_mutated_wheels_are_accepted_or_refused(tmp_path: Path) -> None:
    original, chance = write_wheel(tmp_path).read_bytes(), random.Random("wheels")
    wheel = tmp_path / "mutated.whl"
    for _ in range(1000):
        content = bytearray(original)
        for _ in range(chance.randint(1, 6)):
            at = chance.randrange(len(content))
            match chance.randrange(4):
                case 0:
                    content[at] = chance.randrange(256)
                case 1:
                    del content[at : at + chance.randrange(1, 40)]
                case 2:
                    content[at:at] = chance.randbytes(chance.randrange(1, 40))
                case _:  # the end of a ZIP archive contains its directory
                    content[-1 - at % 400 % len(content)] = chance.randrange(256)
        wheel.write_bytes(content)
        with suppress(SetupError):
            read_wheel(wheel)
    assert not (tmp_path / "ran").exists()
