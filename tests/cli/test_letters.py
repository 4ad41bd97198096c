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
        option = ("--keep", str(self.file)) if keep else ()
        answer = self.ask("letter", *words, *option, "--json")
        assert answer.status == 0, answer.err
        return json.loads(answer.out)

    def move(self, rng: Random) -> None:
        """Play random moves until a letter must be written."""
        table = self.do("show")
        while table["standing"] == "ours" and not table["ready"]:
            game = registry.spec(table["game"]).build_for({}, table["position"])
            state = game.from_json(table["position"])
            table = self.do("play", game.text(state, rng.choice(game.moves(state))))

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


@pytest.mark.nightly
def test_two_terminals_play_a_game_to_its_end(desks: tuple[Desk, Desk]) -> None:
    links = exchange(desks, "bohnenspiel", 200)
    assert desks[0].do("show")["standing"] == desks[1].do("show")["standing"] == "over"
    assert desks[0].do("show")["outcome"] == desks[1].do("show")["outcome"] is not None
    assert desks[0].do("verify", links[-1], keep=False)["throws"] == []


def test_two_terminals_throw_the_same_dice(desks: tuple[Desk, Desk]) -> None:
    links = exchange(desks, "xii", 12)
    report = desks[0].do("verify", links[-1], keep=False)
    assert [roll["number"] for roll in report["throws"]] == list(
        range(1, len(report["throws"]) + 1)
    )
    assert len(report["throws"]) >= 9


def test_a_series_continues_in_the_same_files(desks: tuple[Desk, Desk]) -> None:
    anna, ben = desks
    anna.do("begin", "bohnenspiel", "--target", "3")
    anna.do("play", "3")
    ben.do("read", anna.write())
    ben.do("play", "resign")
    table = anna.do("read", ben.write())
    assert (table["standing"], table["outcome"]["winner"]) == ("over", "south")
    assert anna.do("next")["id"] == table["next"]
    assert ben.do("read", anna.write())["side"] == "north"


def test_output_says_who_begins_the_next_game(ask: Ask, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "mine.json"))
    ask("letter", "begin", "bohnenspiel", "--target", "3", *keep)
    assert "No further game: this game is not over yet" in ask("letter", "next", *keep).err
    ask("letter", "play", "resign", *keep)
    ask("letter", "write", *keep)
    assert "your opponent begins the next game" in ask("letter", "show", *keep).out
    assert "The next letter comes from your opponent." in ask("letter", "next", *keep).err


def test_output_contains_the_next_command(ask: Ask, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "mine.json"))
    begun = ask("letter", "begin", "bohnenspiel", *keep)
    assert begun.out.rstrip().endswith("It is your turn: “alveus letter play MOVE”.")
    played = ask("letter", "play", "3", *keep, "--lang", "de")
    assert "Sie können den Brief schreiben" in played.out
    letter = ask("letter", "write", "--word", "Good luck!", *keep)
    link, _, instruction = letter.out.partition("\n")
    assert letters.read(link).letter.word == "Good luck!"
    assert instruction.strip().startswith("Send this text.")
    assert "You are waiting for a letter." in ask("letter", "show", *keep).out
    assert "The letter says: “Good luck!”" in ask("letter", "read", link).out
    assert "1 move obeys the rules." in ask("letter", "verify", link).out


def test_file_is_readable_by_its_owner_only(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert ask("letter", "begin", "xii", "--keep", str(file)).status == 0
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    again = ask("letter", "begin", "xii", "--keep", str(file))
    assert (again.status, file.read_bytes()) == (2, before)
    assert "already contains a game" in again.err


@pytest.mark.parametrize(
    ("words", "sentence"),
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
def test_invalid_input_is_refused_with_a_sentence(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = ask("letter", *words)
    assert answer.status == 2
    assert sentence in answer.err
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_file_is_reported_and_kept(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    for content in (b"{}", b"\xff\xfe", b"[1]", b'{"format": "alveus letter", "version": 1}'):
        file.write_bytes(content)
        answer = ask("letter", "write", "--keep", str(file))
        assert (answer.status, bool(answer.err.strip())) == (2, True)
        assert file.read_bytes() == content


def test_moves_are_refused_out_of_turn_and_against_the_rules(ask: Ask, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "mine.json"))
    ask("letter", "begin", "bohnenspiel", *keep)
    assert ask("letter", "play", "9", *keep).status == 2
    assert "first" in ask("letter", "write", *keep).err
    ask("letter", "play", "3", *keep)
    link = ask("letter", "write", *keep).out.split()[0]
    assert "The next letter comes from your opponent." in ask("letter", "play", "2", *keep).err
    assert "You wrote this letter yourself." in ask("letter", "read", link, *keep).err


def test_a_letter_of_another_game_does_not_change_the_file(ask: Ask, tmp_path: Path) -> None:
    mine, yours = ((("--keep", str(tmp_path / name))) for name in ("mine.json", "yours.json"))
    for keep in (mine, yours):
        ask("letter", "begin", "xii", *keep)
    link = ask("letter", "write", *yours).out.split()[0]
    before = Path(mine[1]).read_bytes()
    assert "does not belong to the game" in ask("letter", "read", link, *mine).err
    assert Path(mine[1]).read_bytes() == before


def test_a_letter_is_read_from_a_pipe(ask: Ask, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "mine.json"))
    ask("letter", "begin", "xii", *keep)
    link = ask("letter", "write", *keep).out.split()[0]
    assert ask("letter", "read", stdin=f"https://example.org/#{link}\n").status == 0
