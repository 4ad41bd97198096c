"""Files of the command `letter`: no letter is lost, and no stored side is replaced."""

from __future__ import annotations

import codecs
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.test_people import Ask as Ask
from tests.cli.test_people import Terminal
from tests.cli.test_people import ask as ask
from tests.cli.test_processes import ALVEUS, HERE, run

from alveus import letters
from alveus.cli import main

pytestmark = pytest.mark.native  # needs the messages of the page

CHOSEN = "07" * 32


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return a `--keep` file whose side can write the next letter."""
    file = tmp_path / "mine.json"
    game = letters.play(letters.begin("bohnenspiel", names={"south": "Anna"}), "3")
    file.write_text(json.dumps(game.to_json()), encoding="utf-8")
    return file


@pytest.fixture
def side_file(tmp_path: Path) -> Path:
    """A side file as the page writes it, for a game with dice."""
    file = tmp_path / "xii-black.json"
    game = letters.read(letters.write(letters.begin("xii")).link)
    content = {"format": "alveus letter side", "side": game.to_json(), "link": "", "sent": 0}
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


Restore = Callable[..., tuple[int, str, str]]


@pytest.fixture
def restore(monkeypatch: pytest.MonkeyPatch) -> Restore:
    """Run `letter restore` in a terminal and answer its question."""

    def run_once(*words: str, answer: str = "") -> tuple[int, str, str]:
        out, err = Terminal(), Terminal()
        monkeypatch.setattr(sys, "stdin", Terminal(answer + "\n"))
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        return main(["letter", "restore", *words]), out.getvalue(), err.getvalue()

    return run_once


def changed(file: Path, target: Path, **members: Any) -> Path:
    """Write a side file with changed members in its record."""
    content = json.loads(file.read_text(encoding="utf-8"))
    content["side"].update(members)
    target.write_text(json.dumps(content), encoding="utf-8")
    return target


def test_a_written_letter_is_printed_again(ask: Ask, kept: Path) -> None:
    keep = ("--keep", str(kept))
    first = ask("letter", "write", *keep, "--word", "Hello")
    before = kept.read_bytes()
    again = ask("letter", "write", *keep)
    assert again.out.split()[0] == first.out.split()[0]
    assert "This is letter 1 again." in again.out
    assert "again" not in first.out
    assert kept.read_bytes() == before
    assert json.loads(ask("letter", "write", *keep, "--json").out)["again"] is True


def test_the_last_letter_of_a_finished_game_is_printed_again(ask: Ask, kept: Path) -> None:
    keep = ("--keep", str(kept))
    ask("letter", "play", "resign", *keep)
    first = ask("letter", "write", *keep)
    assert ask("letter", "write", *keep).out.split()[0] == first.out.split()[0]


def test_no_letter_is_printed_again_after_the_answer(ask: Ask, kept: Path) -> None:
    keep = ("--keep", str(kept))
    link = ask("letter", "write", *keep).out.split()[0]
    ask("letter", "read", letters.write(letters.play(letters.read(link), "1")).link, *keep)
    assert "Play your move first" in ask("letter", "write", *keep).err


def test_greeting_of_a_written_letter_cannot_change(ask: Ask, kept: Path) -> None:
    keep = ("--keep", str(kept))
    ask("letter", "write", *keep)
    refused = ask("letter", "write", *keep, "--word", "Hello")
    assert (refused.status, "Leave out --word" in refused.err) == (2, True)


@pytest.mark.parametrize("shell", ["> /dev/full", ">&-"])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
def test_letter_that_cannot_be_printed_is_not_marked_as_written(kept: Path, shell: str) -> None:
    before = kept.read_bytes()
    failed = run("letter", "write", "--keep", str(kept), shell=shell)
    assert (failed.returncode, json.loads(failed.stderr)["error"]["code"]) == (2, "file_failed")
    assert kept.read_bytes() == before
    assert json.loads(run("letter", "write", "--keep", str(kept)).stdout)["number"] == 1


def test_a_letter_is_not_marked_as_written_if_the_pipe_is_closed(kept: Path) -> None:
    before = kept.read_bytes()
    reader, writer = os.pipe()
    os.close(reader)
    command = [*ALVEUS, "letter", "write", "--keep", str(kept)]
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=writer, env=HERE, check=True)
    os.close(writer)
    assert kept.read_bytes() == before


def test_writing_does_not_change_other_files(ask: Ask, kept: Path) -> None:
    other = kept.with_name(f"{kept.name}.new")
    other.write_text("mine", encoding="utf-8")
    ask("letter", "write", "--keep", str(kept))
    assert other.read_text(encoding="utf-8") == "mine"
    assert sorted(kept.parent.iterdir()) == sorted([kept, other])


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ],
)
def test_files_are_read_in_every_common_encoding(
    ask: Ask, kept: Path, mark: bytes, encoding: str
) -> None:
    text = json.dumps(json.loads(kept.read_bytes()), indent=1).replace("\n", "\r\n")
    kept.write_bytes(mark + text.encode(encoding))
    assert ask("letter", "show", "--keep", str(kept)).status == 0


def test_a_file_in_another_encoding_is_reported_as_damaged(ask: Ask, kept: Path) -> None:
    kept.write_bytes(b"\xff\x00\xc3(")
    assert "This file is not text in UTF-8" in ask("letter", "show", "--keep", str(kept)).err


def test_letter_is_read_from_a_file(ask: Ask, tmp_path: Path) -> None:
    link = letters.write(letters.play(letters.begin("bohnenspiel"), "3")).link
    file = tmp_path / "letter-1.txt"
    file.write_text(f"\ufeffhttps://example.org/letter.html#{link}\r\n", encoding="utf-8")
    assert ask("letter", "read", str(file)).status == 0


def test_side_file_is_not_read_as_a_letter(ask: Ask, side_file: Path, tmp_path: Path) -> None:
    keep = tmp_path / "mine.json"
    for words, stdin in (
        ([str(side_file)], None),
        ([], side_file.read_text(encoding="utf-8")),
    ):
        result = ask("letter", "read", *words, "--keep", str(keep), stdin=stdin)
        assert (result.status, "alveus letter restore" in result.err) == (2, True)
    assert not keep.exists()


def test_an_unknown_secret_is_used_only_with_consent(
    restore: Restore, side_file: Path, tmp_path: Path
) -> None:
    keep = tmp_path / "mine.json"
    for answer in ("", "n", "what"):
        status, _, err = restore(str(side_file), "--keep", str(keep), answer=answer)
        assert (status, keep.exists()) == (2, False)
        assert "Restore it only if you saved it yourself" in err
    assert restore(str(side_file), "--keep", str(keep), answer="y")[0] == 0
    record = json.loads(side_file.read_text(encoding="utf-8"))["side"]
    assert json.loads(keep.read_text(encoding="utf-8")) == record


def test_an_unknown_secret_needs_the_option_yes_without_a_terminal(
    side_file: Path, tmp_path: Path
) -> None:
    keep = tmp_path / "mine.json"
    words = ("letter", "restore", str(side_file), "--keep", str(keep))
    refused = run(*words, stdin=b"y\n")
    error = json.loads(refused.stderr)["error"]
    assert (refused.returncode, error["code"]) == (2, "letter_unconfirmed")
    assert not keep.exists()
    assert run(*words, "--yes").returncode == 0
    assert keep.exists()


def test_file_with_another_secret_never_replaces_a_stored_side(
    restore: Restore, side_file: Path, tmp_path: Path
) -> None:
    keep = tmp_path / "mine.json"
    restore(str(side_file), "--keep", str(keep), "--yes")
    before = keep.read_bytes()
    forged = changed(side_file, tmp_path / "forged.json", secret=CHOSEN)
    status, _, err = restore(str(forged), "--keep", str(keep), "--yes")
    assert (status, "differs from the game on this device" in err) == (2, True)
    assert keep.read_bytes() == before


def test_file_of_another_game_never_replaces_a_stored_side(
    restore: Restore, side_file: Path, kept: Path
) -> None:
    before = kept.read_bytes()
    status, _, err = restore(str(side_file), "--keep", str(kept), "--yes")
    assert (status, "does not belong to the game" in err) == (2, True)
    assert kept.read_bytes() == before


def test_known_side_is_restored_without_a_question(
    restore: Restore, side_file: Path, tmp_path: Path
) -> None:
    keep = tmp_path / "mine.json"
    restore(str(side_file), "--keep", str(keep), "--yes")
    status, _, err = restore(str(side_file), "--keep", str(keep))
    assert (status, err) == (0, "")


def test_older_file_shows_the_stored_game(ask: Ask, restore: Restore, kept: Path) -> None:
    copy = kept.with_name("copy.json")
    copy.write_bytes(kept.read_bytes())
    link = ask("letter", "write", "--keep", str(kept)).out.split()[0]
    ask("letter", "write", "--keep", str(copy))
    answer = letters.write(letters.play(letters.read(link), "1")).link
    ask("letter", "read", answer, "--keep", str(kept))
    status, out, _ = restore(str(copy), "--keep", str(kept))
    assert (status, "Letter 1 is out of date" in out) == (0, True)
    assert letters.resume(json.loads(kept.read_bytes())).letter.number == 2
