"""Games at the terminal: every game, both languages, and every order."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from tests.nightly import sampled

import alveus
from alveus import registry
from alveus.cli import main
from alveus.cli.playing import Session
from alveus.cli.reader import Reader
from alveus.words.messages import speaking_in

pytestmark = pytest.mark.native  # the words lie with the page

LINES = 400
ORDERS = ("list", "hint", "why", "undo", "redo", "again", "sources", "save", "help", "resign")


class FirstMove(Reader):
    """A player that plays the first legal move, rolls and shows its hand until the game is over."""

    def __init__(self, match: alveus.Match, lines: int = LINES) -> None:
        super().__init__(None, None)
        self._match, self._left = match, lines
        self.wiped = 0

    def ask(self, prompt: str, words: Sequence[str]) -> str | None:
        self._left -= 1
        if self._match.over or self._left < 0:
            return None
        moves = words[: -len(ORDERS)]
        assert not words or tuple(words[-len(ORDERS) :]) == ORDERS
        return moves[0] if moves else ""

    def wipe(self) -> None:
        self.wiped += 1


Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Return a function that plays with piped lines and returns the output."""

    def run(*words: str, lines: Sequence[str] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *words]) == 0
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", sampled(registry.ids(), 2))
def test_humans_can_play_every_game(
    capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    few = game in ("dominosa", "terzett", "rithmomachia")
    match = alveus.Match(game, seed=5)
    reader = FirstMove(match, 12 if few else LINES)
    with speaking_in(language):
        Session(match, reader).run()
        ended = match.outcome
    output = capsys.readouterr().out
    assert len(match.history) > 5
    assert not any(word in output for word in ("event-", "status-", "reason-", "play-", "{$"))
    assert bool(reader.wiped) == alveus.info(game).hidden
    if not few:
        assert ended is not None or len(match.history) > LINES / 2
    if ended is not None:
        assert ended.sentence in output


def test_a_hidden_hand_is_covered_between_people(capsys: pytest.CaptureFixture[str]) -> None:
    match = alveus.Match("sperrdomino", seed=7)
    Session(match, FirstMove(match, 0)).run()
    output = capsys.readouterr().out
    assert "B, please take your seat. All hands are hidden." in output
    assert "[" not in output
    assert not any(f"{n}:" in output for n in range(7))


def test_the_computer_replies(play: Play) -> None:
    output = play("bohnenspiel", "--level", "kind", "--seed", "1", lines=["3"])
    assert output.count("South sows six beans from pit 3") == 1
    assert "North sows" in output
    assert "North: The child – beginner" in output


def test_many_moves_are_listed_in_columns(
    play: Play,
) -> None:
    output = play("dominosa", "--set", "reach=3", "--seed", "4", lines=["list", "a2-a3", "resign"])
    listed = [line for line in output.splitlines() if "lay a1-b1" in line]
    assert "  15  lay" in listed[0]
    assert max(map(len, output.splitlines())) <= 80
    assert "The 1:1 now covers a2 and a3." in output
    assert output.count("gave up on the puzzle") == 1


def test_the_human_can_play_the_other_side(play: Play) -> None:
    output = play("bohnenspiel", "--level", "kind", "--side", "north")
    assert "South: The child – beginner, North: a person" in output
    assert "South sows" in output


@pytest.mark.parametrize("words", [("--level", "kind"), ("--nodes", "5")])
def test_two_people_have_no_level(
    words: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "bohnenspiel", "--two", *words]) == 2
    assert "--two" in capsys.readouterr().err


def test_moves_can_be_chosen_by_number(play: Play) -> None:
    seed = ["lombardorum", "--two", "--seed", "7"]
    by_number = play(*seed, lines=["", "", "2", "1"])
    assert "Ivory plays the 4 from 1 to 5." in by_number
    assert by_number == play(*seed, lines=["throw", "", "4:1-5", "6:1-7"])
    assert "“9” is not a move." in play(*seed, lines=["", "", "9"])


def test_a_typed_pit_is_not_a_list_number(play: Play, tmp_path: Path) -> None:
    """If the first pit is empty, the second pit is the first move in the list."""
    position = {"turn": "south", "pits": [0, *[6] * 11], "stores": [6, 0]}
    alveus.Match("bohnenspiel", position=position).save(tmp_path / "game.json")
    output = play("--load", str(tmp_path / "game.json"), lines=["1", "5"])
    assert "\n2  3  4  5  6\n" in output
    assert "beans from pit 2" not in output
    assert "South sows six beans from pit 5" in output


def test_undo_and_redo(play: Play) -> None:
    output = play("bohnenspiel", "--level", "kind", "--seed", "1", lines=["3", "undo", "redo"])
    assert output.count("South sows six beans from pit 3") == 2
    assert "Move undone." in output
    assert "nothing to undo" in play("bohnenspiel", "--two", lines=["undo"])


def test_why_prints_reason_and_source(play: Play) -> None:
    output = play("lombardorum", "--two", "--seed", "7", lines=["", "throw 6-5", "why 3:1-4"])
    assert "No die fits: the target is 3 points away. (Ludus Lombardorum (Fiske 1905" in output
    output = play("lombardorum", "--two", "--seed", "7", lines=["", "throw 6-5", "why 6:1-7"])
    assert "6:1-7 can be played." in output


def test_a_hint_prints_move_and_reason(play: Play) -> None:
    hint = alveus.Match("bohnenspiel").hint()
    assert str(hint) in play("bohnenspiel", "--two", lines=["hint"])
    german = play("bohnenspiel", "--two", "--lang", "de", lines=["hint"])
    assert f"{hint.move}: " in german
    assert hint.reason not in german


def test_rules_and_sources_are_listed(play: Play) -> None:
    output = play("bohnenspiel", "--set", "beans=4", lines=["sources"])
    assert "Beans in each pit: Four\n    modern\n" in output


def test_a_saved_game_can_be_continued(play: Play, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    assert f"Saved to {file}." in play("bohnenspiel", "--two", lines=["3", f"save {file}"])
    assert json.loads(Path(file).read_text(encoding="utf-8"))["game"] == "bohnenspiel"
    output = play("--load", file, lines=["2"])
    assert "South sows" not in output
    assert "North sows seven beans from pit 2" in output
    assert "North: The Shah of Persia – master" in play(
        "--load", file, "--level", "schah", "--nodes", "5"
    )
    assert "cannot be read or written" in play("bohnenspiel", lines=[f"save {tmp_path}"])


def test_a_new_opponent_of_a_saved_game_does_not_take_your_side(play: Play, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    alveus.Match("xii", white="lusor", seed=3).save(file)
    for words in (("--level", "tiro"), ("--nodes", "5")):
        assert "Black: a person" in play("--load", file, *words, lines=[])


def test_a_target_for_a_saved_game_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    alveus.Match("xii", white="lusor", seed=3).save(file)
    assert main(["play", "--load", file, "--target", "7"]) == 2


def test_a_resigned_game_is_followed_by_the_next(play: Play) -> None:
    output = play("bohnenspiel", "--two", lines=["3", "again", "resign", "", "3"])
    assert "not over yet" in output
    assert "North resigns." in output
    assert output.count("beans from pit 3") == 2


def test_a_series_prints_its_score(play: Play) -> None:
    output = play("bohnenspiel", "--two", "--target", "3", lines=["3", "resign"])
    assert "\nSouth: 1, North: 0\n" in output
    assert "South: 1" not in play("bohnenspiel", "--two", lines=["3", "resign"])


def test_notes_of_a_puzzle_are_described(play: Play) -> None:
    output = play("dominosa", "--set", "reach=4", "--seed", "monday", lines=["check", "mark 6"])
    assert "Checked: no mistakes so far." in output
    assert "No tile in this set has the number 6." in output


def test_help_lists_every_order(play: Play) -> None:
    output = play("bohnenspiel", lines=["help"])
    assert all(f"\n  {order}" in output for order in (*ORDERS, "quit"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("saev x", "Did you mean “save”?"),
        ("hnit", "Did you mean “hint”?"),
        ("quit now", "Did you mean “quit”?"),
        ("save", "Command not understood: save\n  save     “save FILE”"),
        ("why", "Command not understood: why\n  why      “why MOVE”"),
        ("undo 3", "Command not understood: undo 3\n  undo     undo your last move"),
        ("hint 6:1-7", "Command not understood: hint 6:1-7\n  hint     suggest a move"),
    ],
)
def test_a_wrong_order_is_answered_with_the_right_one(play: Play, line: str, said: str) -> None:
    assert said in play("lombardorum", "--two", "--seed", "1", lines=["", line])


@pytest.mark.parametrize(
    "line", ["nonsense", "\udcff", "why", "save", "9" * 5000, "\0", "why \udcff"]
)
@pytest.mark.parametrize("game", ["xii", "sperrdomino", "rithmomachia"])
def test_the_game_continues_after_invalid_input(play: Play, game: str, line: str) -> None:
    output = play(game, "--two", "--seed", "1", lines=["", line, "help"])
    assert "the possible moves" in output


def test_orders_and_moves_are_completed() -> None:
    reader = Reader(None, None)
    reader.ask("", ["4:1-5", "4:7-11", "hint"])

    def completions(begun: str) -> Iterator[str]:
        number = 0
        while (word := reader._complete(begun, number)) is not None:
            yield word
            number += 1

    assert list(completions("4:")) == ["4:1-5", "4:7-11"]
    assert list(completions("h")) == ["hint"]
    assert list(completions("x")) == []


@pytest.mark.parametrize(
    ("words", "players"),
    [
        (["--nodes", "5"], "South: a person, North: The count"),
        (["--side", "north"], "South: The count – very strong player, North: a person"),
        (["--level", "kind"], "South: a person, North: The child"),
    ],
)
def test_a_loaded_game_keeps_the_level_of_the_computer(
    play: Play, tmp_path: Path, words: list[str], players: str
) -> None:
    file = str(tmp_path / "game.json")
    alveus.Match("bohnenspiel", north="graf", seed=1).save(file)
    assert players in play("--load", file, *words, lines=[])


def test_the_short_form_of_a_move_does_not_erase_a_line(play: Play) -> None:
    lines = ["line a2-a3", "why a2-a3", "a2-a3", "line a2-a3", "a2-a3"]
    output = play("dominosa", "--set", "reach=3", "--seed", "4", lines=lines)
    assert output.count("Separated: erase the line between a2 and a3 first.") == 2
    assert output.count("The line between a2 and a3 is erased.") == 1
    assert "now covers a2 and a3" in output
