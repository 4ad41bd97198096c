"""The command `pack`: a wheel with a game is tested and added to a site."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.heap import FENCED, PAGE, follow_the_page
from tests.nightly import sampled
from tests.toy import shelf

from alveus import registry
from alveus.cli import main
from alveus.cli.packs import report_text
from alveus.words.messages import messages, read_again

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.native

GAME = "merels"
INFO = "somebodys-1.0.dist-info"


def make_wheel(folder: Path, text: str, game: str = GAME) -> Path:
    """Write a wheel with one module and an entry point for it."""
    wheel = folder / "somebodys-1.0-py3-none-any.whl"
    files = {
        "somebodys.py": text,
        f"{INFO}/METADATA": "Metadata-Version: 2.1\nName: somebodys\nVersion: 1.0\n",
        f"{INFO}/entry_points.txt": f"[{registry.GROUP}]\n{game} = somebodys\n",
    }
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return wheel


def toy() -> str:
    """Return the toy game's module with another id and without a computer opponent."""
    text = (shelf.FOLDER / "noughts.py").read_text(encoding="utf-8")
    text = text.replace('"noughts",\n    "toy"', f'"{GAME}",\n    "toy"')
    return text.replace(', levels=("novice", "expert"), opponent="tests.toy.player"', "")


@pytest.fixture(autouse=True)
def restored_modules() -> Iterator[None]:
    path, modules = list(sys.path), set(sys.modules)
    yield
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        if name.partition(".")[0] in ("somebodys", "heap", "morris", "oware"):
            del sys.modules[name]
    for game in (GAME, "heap", "morris", "oware"):
        registry.forget(game)
    read_again()


def consent(words: tuple[str, ...]) -> list[str]:
    """Add the option with which `check` and `add` run a wheel without asking."""
    return ["--yes"] if words[0] in ("check", "add") else []


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """Run a command that must fail; return its error."""
    assert main(["pack", *words, *consent(words), "--json"]) == 2
    error: dict[str, Any] = json.loads(capsys.readouterr().err)["error"]
    return error


def test_a_pack_is_added_to_a_site_with_its_hash(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel, words, site = make_wheel(tmp_path, toy()), tmp_path / "en.ftl", tmp_path / "site"
    words.write_text("game-merels = Merels\n", encoding="utf-8")
    site.mkdir()
    (site / "index.html").touch()
    (site / "packs.json").write_text('[{"game": "other"}, {"game": "merels"}]', encoding="utf-8")
    arguments = [str(wheel), "--site", str(site), "--words", f"en={words}", "--yes", "--json"]
    assert main(["pack", "add", *arguments]) == 0
    [report] = json.loads(capsys.readouterr().out)["games"]
    assert (report["game"], report["levels"], report["languages"]) == (GAME, ["mcts"], ["en"])
    assert report["hints"] > 0 < report["reasons"]
    assert json.loads((site / "packs.json").read_text(encoding="utf-8")) == [
        {"game": "other"},
        {
            "game": GAME,
            "files": {
                f"packs/{wheel.name}": hashlib.sha256(wheel.read_bytes()).hexdigest(),
                f"packs/{GAME}.en.ftl": hashlib.sha256(words.read_bytes()).hexdigest(),
            },
        },
    ]
    assert (site / "packs" / wheel.name).read_bytes() == wheel.read_bytes()
    assert (site / "packs" / f"{GAME}.en.ftl").read_bytes() == words.read_bytes()


@pytest.mark.parametrize(
    ("text", "code"),
    [("1 / 0", "game_broken"), ("SPEC = None", "game_incomplete"), ("", "game_incomplete")],
)
def test_a_broken_game_is_refused_with_its_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, code: str
) -> None:
    assert refused(capsys, "check", str(make_wheel(tmp_path, text)))["code"] == code


def test_a_game_whose_id_is_taken_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = make_wheel(tmp_path, toy(), game="bohnenspiel")
    error = refused(capsys, "check", str(wheel))
    assert error["code"] == "game_twice"
    assert error["params"] == {"game": "bohnenspiel", "module": "somebodys"}


def test_a_file_without_games_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.whl"
    file.write_text("nothing", encoding="utf-8")
    assert refused(capsys, "check", str(file))["code"] == "pack_damaged"


def test_a_folder_without_a_site_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel, words = make_wheel(tmp_path, toy()), tmp_path / "en.ftl"
    words.touch()
    arguments = (str(wheel), "--site", str(tmp_path), "--words", f"en={words}")
    assert refused(capsys, "add", *arguments)["code"] == "no_site"
    assert not (tmp_path / "packs").exists()


EXAMPLE = Path(__file__).parents[2] / "examples" / "packs" / "morris"


def build(capsys: pytest.CaptureFixture[str], folder: Path, to: Path) -> Path:
    assert main(["pack", "build", str(folder), "--to", str(to), "--json"]) == 0
    return Path(json.loads(capsys.readouterr().out)["wheel"])


def begin(capsys: pytest.CaptureFixture[str], folder: Path) -> Path:
    assert main(["pack", "new", "heap", "--to", str(folder), "--json"]) == 0
    capsys.readouterr()
    return folder


def replace_in(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_new_pack_can_be_built_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    wheel = build(capsys, folder, tmp_path)
    assert build(capsys, folder, tmp_path / "again").read_bytes() == wheel.read_bytes()
    assert main(["pack", "check", str(wheel), "--yes", "--json"]) == 0
    [game] = json.loads(capsys.readouterr().out)["games"]
    assert (game["game"], game["languages"]) == ("heap", ["de", "en"])
    assert set(report_text(game).splitlines()) <= set(PAGE.read_text("utf-8").splitlines())
    assert messages().text("status-heap-to_take", {"side": "A"}).startswith("A to take")


def test_the_documented_additions_complete_a_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    follow_the_page(folder)
    assert main(["pack", "check", str(build(capsys, folder, tmp_path)), "--yes", "--json"]) == 0
    [game] = json.loads(capsys.readouterr().out)["games"]
    assert game["levels"] == ["easy", "hard"]


def test_the_tests_of_a_new_pack_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = begin(capsys, tmp_path / "heap")
    path = os.pathsep.join((str(folder), str(EXAMPLE.parents[2] / "py")))
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert "3 passed" in ran.stdout


def test_the_example_pack_can_be_added_to_a_site(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = build(capsys, EXAMPLE, tmp_path)
    (tmp_path / "index.html").touch()
    assert main(["pack", "add", str(wheel), "--site", str(tmp_path), "--yes", "--json"]) == 0
    [game] = json.loads(capsys.readouterr().out)["games"]
    assert game["levels"] == ["miller", "shepherd", "monk"]
    [listed] = json.loads((tmp_path / "packs.json").read_text(encoding="utf-8"))
    for language in ("en", "de"):
        words = (tmp_path / f"packs/morris.{language}.ftl").read_text(encoding="utf-8")
        assert "game-morris" in words
    parts = ("en.ftl", "de.ftl", "painter.js", "course.json", "rules.json")
    assert list(listed["files"]) == [
        f"packs/{wheel.name}",
        *(f"packs/morris.{part}" for part in parts),
    ]
    for file, listed_hash in listed["files"].items():
        assert hashlib.sha256((tmp_path / file).read_bytes()).hexdigest() == listed_hash


@pytest.mark.parametrize("name", sampled(["oware", "morris"], 2))
def test_the_tests_of_an_example_pass(name: str) -> None:
    example = EXAMPLE.with_name(name)
    path = os.pathsep.join((str(example), str(EXAMPLE.parents[2] / "py")))
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(example / "tests")],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


def test_code_on_the_page_about_parts_is_quoted_from_the_examples() -> None:
    sources = [file.read_text(encoding="utf-8") for file in EXAMPLE.parent.rglob("*.py")]
    page = PAGE.with_name("pack-parts.md").read_text(encoding="utf-8")
    blocks = [text for _, text in FENCED.findall(page)]
    assert blocks
    assert [block for block in blocks if not any(block in source for source in sources)] == []


@pytest.mark.parametrize("name", ["xii", "json", "Heap", "nine men"])
def test_an_invalid_pack_name_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert refused(capsys, "new", name, "--to", str(tmp_path / "new"))["code"] == "pack_name"
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("name", "near"), [("Tapatan", "tapatan"), ("nine men", "ninemen"), ("xii", "none")]
)
def test_similar_valid_pack_name_is_suggested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, near: str
) -> None:
    fault = refused(capsys, "new", name, "--to", str(tmp_path / "new"))
    assert fault["params"]["near"] == near
    assert (f"“{near}”" in fault["message"]) == (near != "none")


def test_a_folder_with_files_is_not_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").touch()
    assert refused(capsys, "new", "heap", "--to", str(tmp_path))["code"] == "folder_full"
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_a_folder_without_a_project_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, "build", str(tmp_path))["code"] == "pack_project"


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("words/en.ftl", "reason-heap-empty", "reason-heap-other", "pack_unworded"),
        ("game.py", "(0, at)", "(-1, at)", "pack_outside"),
        ("game.py", "(int(text),)", "(int(text) + 1,)", "pack_unsound"),
        ("game.py", "if len(set(path)) != 1:", "if len(path) == 2:", "pack_unsound"),
        ("game.py", "return self.cite(say", "return self.cited(say", "pack_fails"),
        ("game.py", "return self._state(stones, turn)", "return State(0, turn)", "pack_unsound"),
        ("words/en.ftl", "contents-heap", "contents-other", "pack_unworded"),
        ("words/en.ftl", "{ $count }.", "{ $number }.", "pack_unfilled"),
        ("game.py", "SPEC = GameSpec(INFO, game)", "1 / 0", "game_broken"),
        ("game.py", "SPEC = GameSpec(INFO, game)", "", "game_incomplete"),
    ],
    ids=[
        *("unworded", "outside", "unsound", "no reason", "reason raises", "position"),
        *("contents", "variable", "raises", "lacks"),
    ],
)
def test_faults_of_a_pack_are_reported(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    file: str,
    old: str,
    new: str,
    code: str,
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    replace_in(folder / "heap" / file, old, new)
    assert refused(capsys, "check", str(build(capsys, folder, tmp_path)))["code"] == code


MARK = '{"kind": "bord", "side": "", "path": ["1"], "label": say("place", name="1").to_json()}'


@pytest.mark.parametrize(
    ("old", "new", "params"),
    [
        ('{"usual": {}}', '{"usual": {"quite": "20"}}', {"part": "presets['usual']"}),
        ('"modern")', '"moderm")', {"got": "moderm"}),
        ('"cell"', '"cel"', {"part": "view.places[0].kind", "got": "cel"}),
        ('"stone", name', '"stoone", name', {"part": "view.pieces[0].kind", "got": "stoone"}),
        ('"marks": []', '"marcs": []', {"part": "view", "got": "marcs"}),
        ('"marks": []', f'"marks": [{MARK}]', {"kind": "mark", "text": "bord"}),
        (
            'Outcome(1 - turn, "last")',
            'Outcome(1 - turn, "lst")',
            {"kind": "ending", "text": "lst"},
        ),
        ('say("empty")', 'say("emty")', {"kind": "reason", "text": "emty"}),
    ],
    ids=["preset", "certainty", "place", "piece", "member", "mark", "ending", "reason"],
)
def test_misspelt_names_of_a_pack_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, params: dict[str, str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    replace_in(folder / "heap" / "game.py", old, new)
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    assert params.items() <= fault["params"].items()


def test_a_player_without_another_move_may_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    game = folder / "heap" / "game.py"
    for old, new in (
        ("return range(1,", "return (0,) if state.stones == SIZE and not state.turn else range(1,"),
        ("return str(move)", 'return str(move) if move else "pass"'),
        (
            "        if text.strip() not in",
            '        if text == "pass":\n            return (0,)\n        if text.strip() not in',
        ),
        ("move_view(str(move)", "move_view(self.text(known, move)"),
        ("[str(known.stones - move + 1)]", "[str(known.stones - move + 1)] if move else []"),
        ("if count < 1:", "if count < 1 and count not in self.moves(state):"),
    ):
        replace_in(game, old, new)
    wheel = build(capsys, folder, tmp_path)
    assert main(["pack", "check", str(wheel), "--yes", "--json"]) == 0


def test_check_asks_for_the_reason_of_every_pair_of_places(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    rare = 'if path == ["3", "11"]:\n            return self.cite(say("rare"))\n        if len(set('
    replace_in(folder / "heap" / "game.py", "if len(set(", rare)
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    assert (fault["code"], fault["params"]["text"]) == ("pack_undeclared", "rare")


def test_contradiction_is_reported_with_position_and_both_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    replace_in(folder / "heap" / "game.py", "if len(set(path)) != 1:", "if len(path) == 2:")
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    params = fault["params"]
    assert (params["part"], params["expected"]) == ("why(['10', '10'])", "None")
    assert "one_place" in params["got"]
    position = {"game": "heap", "options": {}, "turn": "first", "stones": 12}
    assert json.loads(params["position"]) == position
    assert all(params[name] in fault["message"] for name in ("expected", "got", "position"))


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("return Choice(", "return Advice(", "choose (easy)"),
        ("OPPONENT", "Player.advise = lambda *_: 1 / 0\nOPPONENT", "hint"),
        ("OPPONENT", "Player.analyse = Player.explain = lambda *_: 1 / 0\nOPPONENT", "analyse"),
    ],
    ids=["choice", "hint", "analysis"],
)
def test_failing_opponent_is_reported_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, part: str
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    follow_the_page(folder)
    replace_in(folder / "heap" / "player.py", old, new)
    if part == "analyse":
        replace_in(folder / "heap" / "game.py", '"heap.player"', '"heap.player", analysis=True')
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    assert (fault["code"], fault["params"]["part"]) == ("pack_fails", part)
    assert re.fullmatch(r"heap/player.py:\d+", fault["params"]["at"])


@pytest.mark.parametrize(
    ("old", "new", "code", "text"),
    [
        ("level, budget, seed", "level, budget", "pack_signature", "seed)"),
        ("return Choice(text", 'return Choice("9"', "pack_illegal", "9"),
        (
            "OPPONENT",
            "Player.advise = lambda self, game, *_: "
            'iter_advice(Advice("1", ("x",), say("thinking"), 0.0, "points"))\nOPPONENT',
            "pack_places",
            "x",
        ),
    ],
    ids=["signature", "illegal move", "path"],
)
def test_wrong_answers_of_an_opponent_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, code: str, text: str
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    follow_the_page(folder)
    player = folder / "heap" / "player.py"
    replace_in(player, old, new)
    replace_in(player, "import Choice", "import Advice, Choice")
    advise = 'def iter_advice(advice):\n    yield say("thinking")\n    return advice\n'
    replace_in(player, "class Player", f"{advise}\n\nclass Player")
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    assert fault["code"] == code
    assert text in fault["message"]


def begin_with_a_roll(game: Path) -> None:
    """Change the pack's game: chance takes the first stone."""
    replace_in(game, "OVER if state.over else state.turn", "-1 if state.stones == SIZE else 0")
    replace_in(game, "return range(1,", "return () if state.stones == SIZE else range(1,")
    replace_in(game, "not in self.moves(state) else", "> min(MOST, state.stones) else")
    rolls = (
        "    def outcomes(self, state):\n        return ((1, 1),)\n\n"
        "    def chance(self, state, stream):\n        return 1\n\n"
    )
    replace_in(game, "    def to_json", f"{rolls}    def to_json")


def test_rolls_of_a_game_without_declared_chance_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    begin_with_a_roll(folder / "heap" / "game.py")
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    assert fault["code"] == "pack_chance"


def test_levels_of_a_game_that_begins_with_a_roll_are_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    follow_the_page(folder)
    game = folder / "heap" / "game.py"
    begin_with_a_roll(game)
    replace_in(game, "    chance=False,\n", "")
    replace_in(folder / "heap" / "player.py", "return Choice(", "return Advice(")
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    assert (fault["code"], fault["params"]["part"]) == ("pack_fails", "choose (easy)")


def test_analysis_without_its_methods_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    follow_the_page(folder)
    replace_in(folder / "heap" / "game.py", '"heap.player"', '"heap.player", analysis=True')
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    assert (fault["code"], fault["params"]["part"]) == ("game_incomplete", "analyse")


def test_check_plays_every_value_of_an_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "oware"
    shutil.copytree(EXAMPLE.with_name("oware"), folder)
    replace_in(
        folder / "oware" / "rules.py",
        "    houses, trail, at = list",
        "    if reading.takes_all:\n        raise KeyError\n    houses, trail, at = list",
    )
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    assert (fault["code"], fault["params"]["part"]) == ("pack_fails", "view, slam=all")


def test_check_tries_all_parts_of_a_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = build(capsys, EXAMPLE.with_name("oware"), tmp_path)
    assert main(["pack", "check", str(wheel), "--yes", "--json"]) == 0
    [report] = json.loads(capsys.readouterr().out)["games"]
    assert report["absent"] == []
    assert report["languages"] == ["de", "en"]


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("schema.py", "quiet: NotRequired", "calm: NotRequired", "pack_fails"),
        ("numbering.py", "[SEEDS] * (HOUSES + 2)", "[SEEDS] * HOUSES", "pack_unsound"),
        (
            "lines.py",
            "rows for seeds in seeds_of_side[:-1]",
            "rows[::-1] for seeds in seeds_of_side[:-1]",
            "pack_unsound",
        ),
        ("diagram.py", 'state.stores[seat]}"', 'state.stores[seat + 1]}"', "pack_fails"),
        ("sheet.py", "return Kit(", "return Board(", "pack_fails"),
        ("words/de.ftl", "editor-oware-seeds-form", "editor-oware-beans", "pack_unworded"),
        ("words/de.ftl", "sheet-oware-needs", "sheet-oware-lacks", "pack_unworded"),
    ],
    ids=["schema", "numbering", "lines", "diagram", "sheet", "editor", "sheet text"],
)
def test_faults_of_optional_parts_are_reported(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    file: str,
    old: str,
    new: str,
    code: str,
) -> None:
    folder = tmp_path / "oware"
    shutil.copytree(EXAMPLE.with_name("oware"), folder)
    replace_in(folder / "oware" / file, old, new)
    assert refused(capsys, "check", str(build(capsys, folder, tmp_path)))["code"] == code


def test_check_reports_sentences_of_the_game_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = build(capsys, EXAMPLE, tmp_path)
    assert main(["pack", "check", str(wheel), "--yes", "--json"]) == 0
    [report] = json.loads(capsys.readouterr().out)["games"]
    assert min(report["plies"], report["hints"], report["reasons"], report["analyses"]) > 0
    assert report["samples"]["en"].startswith("White to place a man.")
    assert report["samples"]["de"].startswith("Weiß setzt einen Stein.")


STEP = {"name": "last", "group": "end", "position": {"turn": "first", "stones": 2}}


@pytest.mark.parametrize(
    ("file", "text", "code"),
    [
        ("course.json", "steps", "pack_page"),
        ("course.json", '{"steps": [{"name": "last"}]}', "pack_page"),
        ("course.json", json.dumps({"steps": [STEP | {"answers": [["3"]]}]}), "pack_page"),
        ("course.json", json.dumps({"steps": [STEP | {"answers": [["2"]]}]}), "pack_unworded"),
        ("rules.json", '{"sections": [{"id": "aim"}]}', "pack_page"),
        ("rules.json", '{"sections": [], "glossary": [], "sources": 0}', "pack_unworded"),
    ],
    ids=["not JSON", "no position", "no move", "no words", "no paragraphs", "no words of rules"],
)
def test_course_and_rules_are_checked_before_a_pack_is_added(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: str, text: str, code: str
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    (folder / "heap" / "page").mkdir()
    (folder / "heap" / "page" / file).write_text(text, encoding="utf-8")
    assert refused(capsys, "check", str(build(capsys, folder, tmp_path)))["code"] == code


@pytest.mark.parametrize("part", ["", "-tells", "-task", "-right", "-replied"])
def test_missing_messages_of_a_course_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], part: str
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    follow_the_page(folder)
    replace_in(folder / "heap" / "page" / "course.json", '[["2"]]}', '[["2"]], "reply": "1"}')
    (folder / "heap" / "words" / "de.ftl").unlink()
    words = folder / "heap" / "words" / "en.ftl"
    lines = [*words.read_text("utf-8").splitlines(), "learn-heap-last-replied = It has."]
    kept = [line for line in lines if not line.startswith(f"learn-heap-last{part} =")]
    words.write_text("\n".join(kept), encoding="utf-8")
    fault = refused(capsys, "check", str(build(capsys, folder, tmp_path)))
    assert fault["params"]["names"] == f"learn-heap-last{part}"


def test_a_pack_without_messages_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begin(capsys, tmp_path / "heap")
    for language in ("en", "de"):
        (folder / "heap" / "words" / f"{language}.ftl").unlink()
    wheel = build(capsys, folder, tmp_path)
    assert refused(capsys, "check", str(wheel))["code"] == "pack_wordless"
