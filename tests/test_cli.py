"""The command line: JSON output, errors as one object with exit status 2, and input by lines."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from alveus.cli import main

OPENING = {"white": {"points": {"1": 15}}, "black": {"points": {"1": 15}}}


class Answer:
    """Exit status and output of a command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    @property
    def json(self) -> Any:
        assert self.status == 0, self.err
        return json.loads(self.out)

    @property
    def code(self) -> str:
        assert (self.status, self.out) == (2, "")
        error: dict[str, Any] = json.loads(self.err)["error"]
        assert error["message"]
        return str(error["code"])


@pytest.fixture
def alveus(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: str, stdin: Any = "") -> Answer:
        text = stdin if isinstance(stdin, str) else json.dumps(stdin)
        monkeypatch.setattr(sys, "stdin", StandardInput(text))
        status = main(arguments)
        out, err = capsys.readouterr()
        return Answer(status, out, err)

    return run


class StandardInput(io.StringIO):
    """Standard input as a file."""

    def fileno(self) -> int:
        return os.open(os.devnull, os.O_RDONLY)


def test_games_lists_options_presets_and_levels(alveus: Any) -> None:
    game = alveus("games").json["games"][0]
    assert game["id"] == "lombardorum"
    assert {"name", "values", "default", "source"} <= set(game["options"][0])


def test_position_prints_the_opening_with_white_to_roll(alveus: Any) -> None:
    position = alveus("position", "lombardorum").json
    assert (position["turn"], position["dice"]) == ("white", None)
    assert position["white"] == {"points": {"1": 15}, "hand": 0, "bar": 0, "off": 0}


def test_plays_lists_each_distinct_result_once(alveus: Any) -> None:
    plays = alveus("plays", "lombardorum", stdin={**OPENING, "dice": [5, 5]}).json["plays"]
    points = [play["position"]["white"]["points"] for play in plays]
    assert sorted(points, key=str) == [{"1": 13, "6": 2}, {"1": 14, "11": 1}]


def test_every_play_can_be_applied(alveus: Any) -> None:
    content = {**OPENING, "dice": [6, 4]}
    for play in alveus("plays", "lombardorum", stdin=content).json["plays"]:
        applied = alveus("apply", "lombardorum", "--play", play["text"], stdin=content).json
        assert applied["position"] == play["position"]
        assert applied["events"]


def test_apply_accepts_the_steps_of_a_turn_as_several_words(alveus: Any) -> None:
    content = {**OPENING, "dice": [6, 5]}
    applied = alveus("apply", "lombardorum", "--play", "6:1-7", "5:1-6", stdin=content).json
    assert applied["position"]["turn"] == "black"


def test_an_illegal_play_is_refused_with_its_reason(alveus: Any) -> None:
    content = {**OPENING, "dice": [6, 5]}
    assert alveus("apply", "lombardorum", "--play", "6:1-7 5:7-12", stdin=content).code == "blocked"


def test_each_line_has_an_answer_or_an_error(alveus: Any) -> None:
    lines = [{**OPENING, "dice": [6, 5]}, {**OPENING, "dice": [7, 5]}, {**OPENING, "dice": [1, 1]}]
    text = "\n".join(json.dumps(line) for line in lines) + "\nnonsense\n"
    answer = alveus("plays", "lombardorum", "--lines", stdin=text)
    assert answer.status == 0
    first, second, third, fourth = [json.loads(line) for line in answer.out.splitlines()]
    assert len(first["plays"]) == 1
    assert second["error"]["code"] == "die_out_of_range"
    assert len(third["plays"]) == 2
    assert fourth["error"]["code"] == "not_json"


def test_apply_with_lines_reads_the_play_from_the_line(alveus: Any) -> None:
    line = json.dumps({**OPENING, "dice": [6, 5], "play": "6:1-7 5:1-6"})
    answer = alveus("apply", "lombardorum", "--lines", stdin=line + "\n")
    assert answer.json["position"]["turn"] == "black"


def test_perft_counts_from_the_opening_and_from_a_position(alveus: Any) -> None:
    assert alveus("perft", "lombardorum", "--depth", "2").json == {"depth": 2, "nodes": [37, 1464]}


def test_choose_prints_play_position_value_and_unit(alveus: Any) -> None:
    level = alveus("games").json["games"][0]["levels"][0]
    content = {**OPENING, "dice": [6, 5]}
    choice = alveus("choose", "lombardorum", "--level", level, "--nodes", "50", stdin=content).json
    assert choice["play"] in ("6:1-7 5:1-6", "5:1-6 6:1-7")
    assert choice["position"]["turn"] == "black"
    assert set(choice) == {"play", "position", "value", "unit", "line", "nodes", "depth"}


def test_option_set_changes_the_rules(alveus: Any) -> None:
    content = {**OPENING, "dice": [2, 2]}
    free = alveus("plays", "lombardorum", "--set", "preset=medio_emperador", stdin=content).json
    assert len(free["plays"]) == 2


def test_settings_of_the_command_and_the_position_are_combined(alveus: Any) -> None:
    content = {**OPENING, "dice": [2, 2], "options": {"restricted": "none"}}
    plays = alveus("plays", "lombardorum", "--set", "grades=on", stdin=content).json["plays"]
    assert plays[0]["position"]["options"] == {"restricted": "none", "grades": "on"}


@pytest.mark.parametrize(
    ("arguments", "content", "code"),
    [
        (["position", "chess"], "", "unknown_game"),
        (["position", "lombardorum", "--set", "colour=red"], "", "unknown_option"),
        (["position", "lombardorum", "--set", "cube=maybe"], "", "unknown_value"),
        (["position", "lombardorum", "--set", "cube"], "", "usage"),
        (["dance"], "", "usage"),
        (["plays", "lombardorum"], "{", "not_json"),
        (["plays", "lombardorum"], "[]", "not_an_object"),
        (["plays", "lombardorum"], {**OPENING}, "throw_first"),
        (["plays", "lombardorum"], {**OPENING, "game": "xii"}, "conflict"),
        (
            ["plays", "lombardorum", "--set", "cube=on"],
            {**OPENING, "options": {"cube": "off"}},
            "conflict",
        ),
        (["plays", "lombardorum"], {**OPENING, "dice": [7, 1]}, "die_out_of_range"),
        (["apply", "lombardorum"], {**OPENING, "dice": [6, 1]}, "missing"),
        (["perft", "lombardorum", "--depth", "0"], "", "usage"),
        (
            ["choose", "lombardorum", "--level", "oracle"],
            {**OPENING, "dice": [6, 1]},
            "no_such_player",
        ),
        (["choose", "lombardorum", "--level", "tiro"], OPENING, "throw_first"),
        (["serve", "--site", "nowhere"], "", "no_site"),
    ],
)
def test_invalid_input_is_refused_with_a_code(
    alveus: Any, arguments: list[str], content: Any, code: str
) -> None:
    assert alveus(*arguments, stdin=content).code == code


@pytest.mark.native
def test_module_can_be_run_as_the_command() -> None:
    source = Path(__file__).resolve().parents[1] / "py"
    ran = subprocess.run(
        [sys.executable, "-m", "alveus", "perft", "lombardorum", "--depth", "1"],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
        input="",
    )
    assert json.loads(ran.stdout) == {"depth": 1, "nodes": [37]}


@pytest.mark.native
def test_lines_are_answered_immediately() -> None:
    source = Path(__file__).resolve().parents[1] / "py"
    with subprocess.Popen(
        [sys.executable, "-m", "alveus", "plays", "lombardorum", "--lines"],
        env={**os.environ, "PYTHONPATH": str(source)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for dice, count in (([6, 5], 1), ([5, 5], 2)):
            process.stdin.write(json.dumps({**OPENING, "dice": dice}) + "\n")
            process.stdin.flush()
            assert len(json.loads(process.stdout.readline())["plays"]) == count
        process.stdin.close()
        assert process.wait(timeout=10) == 0


def run(*arguments: str, stdin: bytes | None = b"", **environment: str) -> Any:
    """Run the command in a separate process; `None` closes standard input."""
    command = [sys.executable, "-m", "alveus", *arguments]
    closing = [] if stdin is not None else ["sh", "-c", 'exec "$@" <&-', "sh"]
    path = str(Path(__file__).parent.parent / "py")
    return subprocess.run(
        [*closing, *command],
        input=stdin,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": path, **environment},
        timeout=60,
        check=False,
    )


@pytest.mark.native
@pytest.mark.parametrize("command", [["plays", "lombardorum"], ["terzett", "check"]])
def test_a_closed_input_is_refused_as_a_position(command: list[str]) -> None:
    done = run(*command, stdin=None)
    assert (done.returncode, done.stdout) == (2, b"")
    assert json.loads(done.stderr)["error"]["code"] == "not_json"


@pytest.mark.native
def test_a_closed_input_has_no_lines() -> None:
    done = run("plays", "lombardorum", "--lines", stdin=None)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.native
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_catalogue_is_valid_json_in_every_encoding(encoding: str) -> None:
    done = run("games", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert done.returncode == 0
    assert json.loads(done.stdout.decode(encoding)) == json.loads(run("games").stdout)


@pytest.mark.native
def test_invalid_characters_do_not_end_line_input() -> None:
    good = json.dumps({**OPENING, "dice": [6, 5]}).encode()
    lines = [rb'{"turn": "\ud800"}', b'{"turn": "\xff"}', good]
    done = run("plays", "lombardorum", "--lines", stdin=b"\n".join(lines))
    first, second, third = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["error"]["code"] for answer in (first, second)] == ["bad_value", "bad_value"]
    assert third["plays"]


@pytest.mark.native
def test_an_unknown_option_is_refused_before_processes_start() -> None:
    levels = ["--first", "tiro", "--second", "tiro", "--games", "4", "--jobs", "2"]
    done = run("match", "lombardorum", "--set", "foo=1", *levels)
    assert (done.returncode, done.stdout) == (2, b"")
    assert json.loads(done.stderr)["error"]["code"] == "unknown_option"


def test_match_reports_draws_and_unfinished_games(alveus: Any) -> None:
    levels = ["--first", "random", "--second", "random"]
    report = alveus("match", "bohnenspiel", *levels, "--games", "3", "--seed", "9" * 20).json
    assert report["games"] == 4
    assert (report["unfinished"], report["draws"] >= 0) == (0, True)
    for count in ("0", "-5"):
        assert alveus("match", "bohnenspiel", *levels, "--games", count).code == "usage"


def test_the_result_of_a_match_names_the_limit_of_its_players(alveus: Any) -> None:
    levels = ["--first", "gast", "--second", "random", "--nodes", "30", "--games", "2"]
    report = alveus("match", "bohnenspiel", *levels).json
    assert (report["first"], report["second"]) == ("gast:30", "random")


def test_a_match_of_a_game_for_four_is_refused(alveus: Any) -> None:
    levels = ["--first", "kind", "--second", "kind", "--set", "players=4"]
    assert alveus("match", "familydomino", *levels).code == "not_for_two"


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_an_invalid_port_is_refused(alveus: Any, port: str) -> None:
    assert alveus("serve", f"--port={port}").code == "usage"


def test_perft_of_a_deal_is_refused(alveus: Any) -> None:
    assert alveus("perft", "sperrdomino", "--depth", "1").code == "deal_not_listed"


def test_a_step_longer_than_its_die_is_refused(alveus: Any) -> None:
    content = {**OPENING, "dice": [6, 5]}
    answer = alveus("apply", "lombardorum", "--play", "5:1-12", stdin=content)
    assert json.loads(answer.err)["error"]["params"] == {"distance": 11}
    assert answer.code == "no_such_die"


def test_choice_contains_the_search_depth(alveus: Any) -> None:
    position = alveus("position", "bohnenspiel").json
    choice = alveus("choose", "bohnenspiel", "--level", "schah", "--nodes", "2000", stdin=position)
    assert choice.json["depth"] >= 4


@pytest.mark.parametrize("hand", ["fits", "buys"])
def test_choose_accepts_null_for_hidden_tiles(alveus: Any, hand: str) -> None:
    """The player does not see a bought tile, so the position after it is null."""
    held = {"fits": ["1:6", "2:2"], "buys": ["2:2", "3:3"]}[hand]
    hands = {"a": held, "b": [None] * 11}
    position = {"turn": "a", "hands": hands, "line": ["0:1"], "stock": [None] * 14}
    choose = ["choose", "sperrdomino", "--level", "tante", "--nodes", "50"]
    choice = alveus(*choose, stdin=position).json
    if hand == "buys":
        assert (choice["play"], choice["position"]) == ("buy", None)
    else:
        assert choice["position"]["hands"]["b"] == [None] * 11


def test_plays_accepts_null_for_hidden_tiles(alveus: Any) -> None:
    hands = {"a": ["1:6", "2:2"], "b": [None] * 11}
    position = {"turn": "a", "hands": hands, "line": ["0:1"], "stock": [None] * 14}
    plays = alveus("plays", "sperrdomino", stdin=position).json["plays"]
    positions = {play["text"]: play["position"] for play in plays}
    assert positions["buy"] is None
    assert positions["1:6 right"]["hands"] == {"a": ["2:2"], "b": [None] * 11}


def test_a_misspelt_field_of_a_position_is_refused(alveus: Any) -> None:
    position = {**alveus("position", "bohnenspiel").json, "optoins": {"chain": "off"}}
    answer = alveus("plays", stdin=position)
    assert answer.code == "unknown_member"
    assert "Did you mean “options”?" in json.loads(answer.err)["error"]["message"]


def test_a_deal_keeps_an_option_with_the_original_default(alveus: Any) -> None:
    """A position omits the original default; its later default is another value."""
    opening = alveus("position", "sperrdomino", "--set", "matsch_of_five=three_running").json
    assert opening["options"] == {}
    dealt = alveus("deal", "--seed", "1", stdin=opening).json["position"]
    assert dealt["options"] == {}


def test_errors_use_the_terms_of_the_game_in_the_input(alveus: Any) -> None:
    position = alveus("position", "bohnenspiel").json
    error = json.loads(alveus("apply", "--play", "13", stdin=position).err)["error"]
    assert error["message"] == "There is no pit 13 on this board."
