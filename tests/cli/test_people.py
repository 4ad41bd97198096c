"""Output of the commands in a terminal: boards, tables and sentences."""

from __future__ import annotations

import argparse
import io
import json
import re
import sys
from collections.abc import Callable
from email.message import Message
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import alveus
from alveus import registry
from alveus.cli import main, parser_for
from alveus.core.game import Game
from alveus.lab.players import Player

pytestmark = pytest.mark.native  # the messages are files in `web`


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


class Result(NamedTuple):
    status: int
    out: str
    err: str


Ask = Callable[..., Result]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Return a function that runs a command in a terminal, with optional piped input."""

    def run(*words: str, stdin: str | None = None) -> Result:
        out, err = Terminal(), Terminal()
        monkeypatch.setattr(sys, "stdin", Terminal() if stdin is None else io.StringIO(stdin))
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        return Result(main(words), out.getvalue(), err.getvalue())

    return run


def test_games_prints_a_table(ask: Ask) -> None:
    lines = ask("games").out.splitlines()
    assert lines[0].split() == ["Game", "Name", "Options", "Levels"]
    assert max(map(len, lines)) <= 80
    assert [line.split()[0] for line in lines[1:10]] == list(registry.ids())


@pytest.mark.parametrize("game", registry.ids())
def test_games_lists_every_option_value_preset_and_level(ask: Ask, game: str) -> None:
    output, info = ask("games", game).out, alveus.info(game)
    for option in info.options.values():
        assert f"--set {option.name}=" in output
        assert all(f" {value} " in output for value in option.values)
        assert f"* {option.default} " in output
    assert all(name in output for name in (*info.presets, *info.levels))


def test_a_game_as_json_is_its_catalogue_entry(ask: Ask) -> None:
    whole = json.loads(ask("games", "--json").out)["games"]
    assert json.loads(ask("games", "xii", "--json").out) in whole


@pytest.mark.parametrize("game", registry.ids())
def test_a_position_is_shown_as_a_board(ask: Ask, game: str) -> None:
    position = alveus.Position(json.loads(ask("position", game, "--json").out))
    shown = ask("position", game).out
    assert shown.startswith(str(alveus.Match.from_position(position)))
    assert ask("show", game).out == shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["position", "lombardorun"], "Did you mean “lombardorum”?"),
        (["postion", "xii"], "Did you mean “position”?"),
        (["position", "xii", "--set", "rout=mirrored"], "Did you mean “route”?"),
        (["choose", "bohnenspiel", "--level", "baronn"], "Did you mean “baron”?"),
        (["match", "bohnenspiel", "--first", "randon", "--second", "kind"], "“random”?"),
        (["letter", "begn"], "Did you mean “begin”?"),
        (["dominosa", "generat"], "Did you mean “generate”?"),
        (["lab", "run", "xii", "--headline", "lenght"], "Did you mean “length”?"),
        (["choose", "bohnenspiel", "--levl", "kind", "--level", "kind"], "“--level”?"),
        (["diagram", "bohnenspiel", "--size", "larg"], "did you mean large?"),
        (["match", "xii", "--first", "tiro", "--second", "tiro", "--games", "0"], "at least 1"),
        (["choose", "xii", "--level", "tiro", "--nodes", "-3"], "at least 1"),
        (["replay", "no-such-file"], "cannot be read"),
        (["serve", "--port", "99999"], "99999"),
    ],
)
def test_an_error_sentence_names_the_valid_values(ask: Ask, words: list[str], said: str) -> None:
    answer = ask(*words)
    assert (answer.status, answer.out) == (2, "")
    assert said in answer.err
    assert "Traceback" not in answer.err
    assert not answer.err.startswith("{")


def test_an_error_is_json_on_request(ask: Ask) -> None:
    answer = ask("position", "chess", "--json")
    assert json.loads(answer.err)["error"]["message"].startswith("There is no game called “chess”.")


def test_a_command_can_use_german(ask: Ask) -> None:
    assert "Ein Spiel namens" in ask("position", "chess", "--lang", "de").err
    assert "There is no game" in ask("position", "chess").err
    english = ask("hint", "bohnenspiel").out
    assert english == f"{alveus.Match('bohnenspiel').hint()}\n"
    assert english != ask("hint", "bohnenspiel", "--lang=de").out


def test_commands_pipe_into_each_other(ask: Ask) -> None:
    """Each command continues from the position in the previous answer."""
    start = ask("position", "bohnenspiel", "--json").out
    choice = ask("choose", "--level", "kind", "--json", stdin=start).out
    passed = json.loads(ask("apply", "--json", stdin=choice).out)
    assert passed == {"position": json.loads(choice)["position"], "events": []}
    applied = json.loads(ask("apply", "--play", "3", "--json", stdin=choice).out)
    assert applied["position"]["turn"] == "south"
    lined = ask("apply", "--lines", stdin=json.dumps({"position": passed["position"], "play": "3"}))
    assert json.loads(lined.out) == applied


def test_a_position_without_a_game_needs_one(ask: Ask) -> None:
    assert "“game” is missing" in ask("hint", stdin="{}").err


def test_throw_uses_the_same_seeds_as_a_match(ask: Ask) -> None:
    thrown = json.loads(ask("throw", "xii", "--seed", "7", "--json").out)["position"]
    start = alveus.game("xii").start(seed=7, first="white")
    assert thrown == start.throw().to_json()
    second = json.loads(ask("throw", "xii", "--seed", "7", "--number", "1", "--json").out)
    assert second["position"]["dice"] != thrown["dice"]
    typed = json.loads(ask("throw", "xii", "--dice", "6-5", "--json").out)
    assert typed["position"]["dice"] == [6, 5]


def test_a_deal_starts_a_game_with_hidden_hands(ask: Ask) -> None:
    dealt = ask("deal", "sperrdomino", "--seed", "7", "--json").out
    assert sum(map(len, json.loads(dealt)["position"]["hands"].values())) == 14
    shown = ask("deal", "sperrdomino", "--seed", "7").out
    assert shown.count("▒▒▒") == 14 + 7
    assert ask("hint", stdin=dealt).status == 0


HIDDEN = json.dumps(
    {
        "game": "sperrdomino",
        "turn": "a",
        "line": ["1:1"],
        "hands": {"a": ["0:4", "0:5", "1:2", "1:3", "1:6", "4:6"], "b": [None] * 7},
        "stock": [None] * 14,
    }
)
"""A position of Sperrdomino as A sees it: unknown tiles are null."""


@pytest.mark.parametrize(
    "command",
    [
        ("plays",),
        ("apply", "--play", "1:2 right"),
        ("choose", "--level", "tante"),
        ("choose", "--level", "mcts", "--nodes", "20"),
        ("hint",),
        ("analyse", "--nodes", "50"),
        ("show",),
        ("diagram",),
        ("plays", "--lines"),
        ("choose", "--lines", "--level", "tante"),
        ("choose", "--lines", "--level", "mcts", "--nodes", "20"),
    ],
    ids=" ".join,
)
def test_every_command_accepts_a_position_with_hidden_tiles(
    ask: Ask, command: tuple[str, ...]
) -> None:
    result = ask(*command, "--json", stdin=HIDDEN)
    assert (result.status, result.err) == (0, "")


def test_a_line_with_hidden_tiles_is_answered(ask: Ask) -> None:
    result = ask("apply", "--lines", stdin=json.dumps(json.loads(HIDDEN) | {"play": "1:2 right"}))
    assert json.loads(result.out)["position"]["hands"]["b"] == [None] * 7


def test_a_move_whose_result_depends_on_a_hidden_tile_is_refused(ask: Ask) -> None:
    result = ask("apply", "--play", "buy", "--json", stdin=HIDDEN)
    assert json.loads(result.err)["error"]["code"] == "face_down"


@pytest.mark.parametrize("seed", ["9" * 6000, "-3", "monday", "\udcff"])
def test_a_seed_can_be_any_word(ask: Ask, seed: str) -> None:
    choice = ask("choose", "bohnenspiel", "--level", "kind", f"--seed={seed}", "--json")
    assert choice.status == 0
    assert ask("throw", "xii", f"--seed={seed}").status == 0


def test_hint_and_analyse_print_text_and_json(ask: Ask) -> None:
    hint = json.loads(ask("hint", "bohnenspiel", "--json").out)
    assert ask("hint", "bohnenspiel").out.startswith(f"{hint['play']}: ")
    moves = json.loads(ask("analyse", "bohnenspiel", "--nodes", "500", "--json").out)["moves"]
    lines = ask("analyse", "bohnenspiel", "--nodes", "500").out.splitlines()
    assert [line.split()[0] for line in lines] == [move["text"] for move in moves]
    assert sorted(move["value"] for move in moves) == [move["value"] for move in moves][::-1]


def test_a_diagram_is_printed_as_svg(ask: Ask) -> None:
    drawing = ask("diagram", "bohnenspiel", "--move", "3").out
    assert drawing.startswith("<svg")
    assert json.loads(ask("diagram", "bohnenspiel", "--move", "3", "--json").out) == {
        "svg": drawing
    }


def test_a_replay_describes_every_move(ask: Ask, tmp_path: Path) -> None:
    match = alveus.Match("bohnenspiel", north="kind", seed=1)
    match.play("3")
    match.play_on()
    match.save(tmp_path / "game.json")
    lines = ask("replay", str(tmp_path / "game.json"), "--boards").out.splitlines()
    assert [line for line in lines if line[:2] in ("1.", "2.")] != []
    plies = json.loads(ask("replay", str(tmp_path / "game.json"), "--json").out)["plies"]
    assert tuple(ply["text"] for ply in plies) == match.history


def test_a_match_shows_its_progress(ask: Ask) -> None:
    words = ["match", "bohnenspiel", "--first", "random", "--second", "greedy", "--games", "2"]
    result = ask(*words)
    assert "2/2" in result.err
    assert result.out.startswith("random against greedy at bohnenspiel: ")
    assert "Every game starts with 4 random moves. South begins." in result.out
    limited = ask(*words[:3], "schah", "--second", "kind", "--games", "2", "--nodes", "5", "--json")
    assert json.loads(limited.out)["games"] == 2


def test_ctrl_c_keeps_finished_pairs_of_a_match(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    from alveus.lab import pairs

    played: list[int] = []
    whole = pairs.play_pair

    def interrupted(
        game: Game[Any, Any], first: Player, second: Player, seed: int, opening: int
    ) -> pairs.Pair:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(1)
        return whole(game, first, second, seed, opening)

    monkeypatch.setattr(pairs, "play_pair", interrupted)
    words = ["match", "bohnenspiel", "--first", "random", "--second", "random"]
    result = ask(*words, "--games", "1000000000", "--json")
    assert result.status == 130
    assert json.loads(result.out)["games"] == 4
    assert json.loads(result.out)["interrupted"] is True
    assert "after 4 games" in result.err
    assert ask(*words) == Result(
        130, "", "\nInterrupted before the first two games were finished.\n"
    )


def test_a_puzzle_is_drawn(ask: Ask) -> None:
    made = ask("dominosa", "generate", "--reach", "3", "--grade", "siegel").out
    assert made.startswith(str(alveus.dominosa.generate(reach=3, seed="1")))
    figure = ask("terzett", "compose", "--seed", "1").out
    assert figure.startswith(str(alveus.terzett.compose("8x9", seed=1)))


def test_doctor_prints_versions_and_games(ask: Ask) -> None:
    report = json.loads(ask("doctor", "--json").out)
    assert report["alveus"] == alveus.__version__
    assert report["games"] == list(registry.ids())
    assert alveus.__version__ in ask("doctor").out


def test_doctor_lists_missing_packages_of_extras(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    described = Message()
    for extra, needed, where in (
        ("tests", "pytest>=8", ""),
        ("dreams", "no-such-package==1", ""),
        ("elsewhere", "no-such-package==1", "sys_platform == 'nowhere' and "),
    ):
        described["Provides-Extra"] = extra
        described["Requires-Dist"] = f'{needed}; {where}extra == "{extra}"'
    monkeypatch.setattr(metadata, "metadata", lambda _: described)
    extras = json.loads(ask("doctor", "--json").out)["extras"]
    assert extras == {"tests": [], "dreams": ["no-such-package"], "elsewhere": []}
    assert "missing: no-such-package" in ask("doctor").out


def test_help_lists_the_commands(ask: Ask) -> None:
    with pytest.raises(SystemExit) as ended:
        ask("--help")
    assert ended.value.code == 0
    assert (ask().status, ask().err) == (0, "")
    assert all(f"    {command} " in ask().out for command in ("play", "match", "dominosa"))


def help_on(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit):
        main([*words, "--help"])
    return capsys.readouterr().out


@pytest.mark.parametrize("game", registry.ids())
def test_help_describes_every_option_of_a_game(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    text = help_on(capsys, "play", game)
    for option in registry.info(game).options:
        _, _, after = text.partition(f"\n  {option.name}  ")
        values = [line.split() for line in after.splitlines()[1 : 2 * len(option.values) + 1]]
        assert ["*", option.default] in [words[:2] for words in values]
    assert help_on(capsys, game).endswith(text.partition(f"\n{game}:\n")[2])


def test_help_on_options_is_available_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    text = help_on(capsys, "play", "lombardorum", "--lang", "de")
    assert "  dice_count  Würfel\n   * 2  Zwei\n     3  Drei\n" in text


def test_a_game_id_as_command_prints_its_catalogue_entry(ask: Ask) -> None:
    assert ask("lombardorum") == ask("games", "lombardorum")


def test_a_solution_is_explained_in_sentences(ask: Ask) -> None:
    output = ask("dominosa", "solve", "3:32210032120310320113").out
    steps = alveus.dominosa.read("3:32210032120310320113").solve().steps
    flat = " ".join(output.split())
    for number, step in enumerate(steps, 1):
        assert f"{number}. {step.move}: {step.sentence}" in flat
    assert "Difficulty: siegel – You need only the tally, seals and gaps.\n" in output
    assert "aid" not in output.split()


def test_the_next_step_is_explained_in_the_chosen_language(ask: Ask) -> None:
    output = ask("dominosa", "hint", "3:32210032120310320113", "--lang", "de").out
    assert output.splitlines()[-1] == (
        "Nächster Schritt: lay a2-a3: "
        "Der Stein 0:0 hatte von Anfang an nur einen Platz, a2-a3: Er ist ein Siegel."
    )


def test_the_steps_of_a_figure_are_explained_in_sentences(ask: Ask) -> None:
    figure = alveus.terzett.compose("5x6", seed=1)
    output = ask("terzett", "solve", stdin=json.dumps({"grid": figure.grid_json()})).out
    assert re.search(r"^  1\. (lay|line) [^.]*: [^.]*\.$", output, re.MULTILINE)


def test_every_argument_has_a_help_text() -> None:
    silent = []

    def walk(parser: argparse.ArgumentParser, path: str) -> None:
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                for name, sub in action.choices.items():
                    walk(sub, f"{path} {name}")
            elif not action.help:
                silent.append(f"{path} {action.dest}")

    walk(parser_for([]), "alveus")
    assert silent == []
