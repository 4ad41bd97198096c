"""The command pack: a wheel with a game of somebody's is tried, and laid beside a site."""

from __future__ import annotations

import hashlib
import json
import sys
import zipfile
from typing import TYPE_CHECKING, Any

import pytest
from tests.toy import shelf

from alveus import registry
from alveus.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.native

GAME = "merels"
INFO = "somebodys-1.0.dist-info"


def make_wheel(folder: Path, text: str, game: str = GAME) -> Path:
    """A wheel with one module, which its entry point names."""
    wheel = folder / "somebodys-1.0-py3-none-any.whl"
    files = {
        "somebodys.py": text,
        f"{INFO}/METADATA": "Metadata-Version: 2.1\nName: somebodys\nVersion: 1.0\n",
        f"{INFO}/entry_points.txt": f"[{registry.GROUP}]\n{game} = somebodys\n",
    }
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, written in files.items():
            archive.writestr(name, written)
    return wheel


def toy() -> str:
    """The toy's module as somebody else would bring it, under another id and without a player."""
    text = (shelf.FOLDER / "noughts.py").read_text(encoding="utf-8")
    text = text.replace('"noughts",\n    "toy"', f'"{GAME}",\n    "toy"')
    return text.replace(', levels=("novice", "expert"), opponent="tests.toy.player"', "")


@pytest.fixture(autouse=True)
def left_as_it_was() -> Iterator[None]:
    path = list(sys.path)
    yield
    sys.path[:] = path
    sys.modules.pop("somebodys", None)
    registry.forget(GAME)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What a command that goes wrong says of it."""
    assert main(["pack", *words, "--json"]) == 2
    told: dict[str, Any] = json.loads(capsys.readouterr().err)["error"]
    return told


def test_a_game_that_plays_is_laid_beside_a_site_with_its_hash(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel, words, site = make_wheel(tmp_path, toy()), tmp_path / "en.ftl", tmp_path / "site"
    words.write_text("game-merels = Merels\n", encoding="utf-8")
    site.mkdir()
    (site / "index.html").touch()
    (site / "packs.json").write_text('[{"game": "other"}, {"game": "merels"}]', encoding="utf-8")
    assert main(["pack", str(wheel), "--site", str(site), "--words", f"en={words}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "games": [{"game": GAME, "levels": [], "plies": 7}]
    }
    assert json.loads((site / "packs.json").read_text(encoding="utf-8")) == [
        {"game": "other"},
        {
            "game": GAME,
            "archive": f"packs/{wheel.name}",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "words": {"en": "packs/en.ftl"},
        },
    ]
    assert (site / "packs" / wheel.name).read_bytes() == wheel.read_bytes()
    assert (site / "packs" / "en.ftl").is_file()


@pytest.mark.parametrize(
    ("text", "code"),
    [("1 / 0", "game_broken"), ("SPEC = None", "game_incomplete"), ("", "game_incomplete")],
)
def test_a_game_that_cannot_be_opened_is_refused_with_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, code: str
) -> None:
    assert refused(capsys, str(make_wheel(tmp_path, text)))["code"] == code


def test_a_game_whose_id_is_taken_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = make_wheel(tmp_path, toy(), game="bohnenspiel")
    told = refused(capsys, str(wheel))
    assert told["code"] == "game_twice"
    assert told["params"] == {"game": "bohnenspiel", "module": "somebodys"}


def test_what_is_no_wheel_with_games_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.whl"
    file.write_text("nothing", encoding="utf-8")
    assert refused(capsys, str(file))["code"] == "pack_damaged"


def test_a_folder_that_is_no_site_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = make_wheel(tmp_path, toy())
    assert refused(capsys, str(wheel), "--site", str(tmp_path))["code"] == "no_site"
    assert not (tmp_path / "packs").exists()
