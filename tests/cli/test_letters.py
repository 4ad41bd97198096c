"""The command `letter`: two terminals play each other; errors are shown as sentences."""

from __future__ import annotations

import json
import stat
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.test_people import Ask as Ask
from tests.cli.test_people import ask as ask

from alveus import letters, registry

pytestmark = pytest.mark.native  # the messages are files in `web`


class Desk:
    """A player at a terminal who stores the game in a file."""

    def __init__(self, ask: Ask, file: Path) -> None:
        self.ask, self.file = ask, file

    def do(self, *words: str, keep: bool = True) -> Any:
        kept = ("--keep", str(self.file)) if keep else ()
        told = self.ask("letter", *words, *kept, "--json")
        assert told.status == 0, told.err
        return json.loads(told.out)

    def move(self, rng: Random) -> None:
        """Play random moves until a letter must be written."""
        here = self.do("show")
        while here["standing"] == "ours" and not here["ready"]:
            game = registry.spec(here["game"]).build_for({}, here["position"])
            state = game.from_json(here["position"])
            here = self.do("play", game.text(state, rng.choice(game.moves(state))))

    def write(self) -> str:
        link: str = self.do("write")["link"]
        return link


@pytest.fixture
def desks(ask: Ask, tmp_path: Path) -> tuple[Desk, Desk]:
    return Desk(ask, tmp_path / "anna.json"), Desk(ask, tmp_path / "ben.json")


def exchange(desks: tuple[Desk, Desk], game: str, most: int) -> list[str]:
    """Return the links of a game's letters, at most `most`."""
    rng, links = Random(4), []
    desks[0].do("begin", game)
    for number in range(most):
        desk = desks[number % 2]
        if number and desk.do("read", links[-1])["standing"] == "over":
            break
        desk.move(rng)
        links.append(desk.write())
    return links


def test_two_terminals_play_a_game_to_its_end(desks: tuple[Desk, Desk]) -> None:
    links = exchange(desks, "bohnenspiel", 200)
    assert desks[0].do("show")["standing"] == desks[1].do("show")["standing"] == "over"
    assert desks[0].do("show")["outcome"] == desks[1].do("show")["outcome"] is not None
    assert desks[0].do("verify", links[-1], keep=False)["throws"] == []


def test_two_terminals_throw_the_same_dice(desks: tuple[Desk, Desk]) -> None:
    links = exchange(desks, "xii", 12)
    found = desks[0].do("verify", links[-1], keep=False)
    assert [one["number"] for one in found["throws"]] == list(range(1, len(found["throws"]) + 1))
    assert len(found["throws"]) >= 9


def test_a_series_goes_on_in_the_same_files(desks: tuple[Desk, Desk]) -> None:
    anna, ben = desks
    anna.do("begin", "bohnenspiel", "--target", "3")
    anna.do("play", "3")
    ben.do("read", anna.write())
    ben.do("play", "resign")
    told = anna.do("read", ben.write())
    assert (told["standing"], told["outcome"]["winner"]) == ("over", "south")
    assert anna.do("next")["id"] == told["next"]
    assert ben.do("read", anna.write())["side"] == "north"


def test_people_are_told_who_begins_the_next_game(ask: Ask, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "mine.json"))
    ask("letter", "begin", "bohnenspiel", "--target", "3", *keep)
    assert "No game follows this one." in ask("letter", "next", *keep).err
    ask("letter", "play", "resign", *keep)
    ask("letter", "write", *keep)
    assert "the other side begins the next game" in ask("letter", "show", *keep).out
    assert "The next letter comes from the other side." in ask("letter", "next", *keep).err


def test_people_are_told_what_to_do_next(ask: Ask, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "mine.json"))
    begun = ask("letter", "begin", "bohnenspiel", *keep)
    assert begun.out.rstrip().endswith("It is your turn: “alveus letter play MOVE”.")
    played = ask("letter", "play", "3", *keep, "--lang", "de")
    assert "Der Brief kann geschrieben werden" in played.out
    written = ask("letter", "write", "--word", "Good luck!", *keep)
    link, _, said = written.out.partition("\n")
    assert letters.read(link).letter.word == "Good luck!"
    assert said.strip().startswith("Send this link.")
    assert "You are waiting for a letter." in ask("letter", "show", *keep).out
    assert "The letter says: “Good luck!”" in ask("letter", "read", link).out
    assert "1 move follows the rules." in ask("letter", "verify", link).out


def test_what_is_kept_is_for_its_owner_alone(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert ask("letter", "begin", "xii", "--keep", str(file)).status == 0
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    again = ask("letter", "begin", "xii", "--keep", str(file))
    assert (again.status, file.read_bytes()) == (2, before)
    assert "holds a game already" in again.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("read", "letter=1.xyz"), "This letter is damaged or incomplete."),
        (("read", "letter=9.xyz"), "This letter comes from a newer version"),
        (("verify", "letter=1.xyz", "--lang", "de"), "Dieser Brief ist beschädigt"),
        (("begin", "sperrdomino", "--keep", "x"), "cannot be played by letter"),
        (("begin", "xii", "--side", "red", "--keep", "x"), "red"),
        (("begin", "xii", "--name", "white", "--keep", "x"), "white"),
        (("play", "3", "--keep", "nowhere"), "nowhere"),
        (("read",), "LINK"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told = ask("letter", *words)
    assert told.status == 2
    assert said in told.err
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_file_is_said_and_stays(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    for content in (b"{}", b"\xff\xfe", b"[1]", b'{"format": "alveus letter", "version": 1}'):
        file.write_bytes(content)
        told = ask("letter", "write", "--keep", str(file))
        assert (told.status, bool(told.err.strip())) == (2, True)
        assert file.read_bytes() == content


def test_moves_are_refused_out_of_turn_and_against_the_rules(ask: Ask, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "mine.json"))
    ask("letter", "begin", "bohnenspiel", *keep)
    assert ask("letter", "play", "9", *keep).status == 2
    assert "first" in ask("letter", "write", *keep).err
    ask("letter", "play", "3", *keep)
    link = ask("letter", "write", *keep).out.split()[0]
    assert "The next letter comes from the other side." in ask("letter", "play", "2", *keep).err
    assert "You wrote this letter yourself." in ask("letter", "read", link, *keep).err


def test_a_letter_of_another_game_leaves_the_file_alone(ask: Ask, tmp_path: Path) -> None:
    mine, yours = ((("--keep", str(tmp_path / name))) for name in ("mine.json", "yours.json"))
    for keep in (mine, yours):
        ask("letter", "begin", "xii", *keep)
    link = ask("letter", "write", *yours).out.split()[0]
    before = Path(mine[1]).read_bytes()
    assert "belongs to a different game" in ask("letter", "read", link, *mine).err
    assert Path(mine[1]).read_bytes() == before


def test_a_letter_is_read_from_a_pipe(ask: Ask, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "mine.json"))
    ask("letter", "begin", "xii", *keep)
    link = ask("letter", "write", *keep).out.split()[0]
    assert ask("letter", "read", given=f"https://example.org/#{link}\n").status == 0
