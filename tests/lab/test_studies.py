"""The first studies: their games can be played again, and their texts agree with the games."""

from __future__ import annotations

import json
import re
import shlex
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.lab.helpers import small

from alveus import lab
from alveus.cli import main
from alveus.words.fluent import read_messages
from site_build.manual.studies import write_command
from site_build.studies import FOLDER, WORDS, Study, studies

pytestmark = pytest.mark.native

SAID = Path(__file__).resolve().parents[1] / "fixtures" / "studies.txt"
STUDIES = {study.game: study for study in studies()}
LANGUAGES = ("en", "de")
NONE = "–"
TOLD = ("found", "follows", "open")
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
ALWAYS = re.compile(r"95.%")
"""The level of every interval."""


class Statement(NamedTuple):
    """A statement about a measure under a reading, the same in both languages."""

    measure: str
    reading: str
    of: str
    """The figure of the measure, a key of `FIGURES`."""
    english: str
    german: str
    between: tuple[float, float] | None = None
    """Range of the figure; without it, the first number in the text is the rounded figure."""


FIGURES: dict[str, Any] = {
    "own": lambda value, _: value.own.value,
    "margin": lambda value, _: value.own.margin,
    "low": lambda value, _: value.own.low,
    "high": lambda value, _: value.own.high,
    "advantage": lambda value, _: value.own.high - 0.5,
    "apart": lambda value, _: value.apart.value,
    "apart margin": lambda value, _: value.apart.margin,
    "apart low": lambda value, _: min(abs(value.apart.low), abs(value.apart.high)),
    "reach": lambda value, _: max(abs(value.apart.low), abs(value.apart.high)),
    "adjusted": lambda value, _: value.adjusted,
    "times": lambda value, yardstick: value.own.value / yardstick.own.value,
}


def read_statements() -> dict[str, list[Statement]]:
    """Return the statements in `fixtures/studies.txt`, by game."""
    says: dict[str, list[Statement]] = {}
    for line in SAID.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            says[line.strip("[]")] = figures = []
        elif line and not line.startswith("#"):
            measure, reading, of, english, german, *limits = line.split(" | ")
            between = None
            if limits:
                low, high = map(float, limits[0].split())
                between = low, high
            figures.append(Statement(measure, reading, of, english, german, between))
    return says


SAYS = read_statements()


@lru_cache
def report_of(name: str) -> lab.Report:
    """Return the report on a results file, by its name."""
    return lab.Report.read(FOLDER / f"{name}.jsonl")


def words_of(game: str, language: str) -> str:
    """Return the texts with figures of a study, and those about it on the rules page."""
    study = STUDIES[game].words(language)
    page = (WORDS / language / "pages" / f"{game}.ftl").read_text(encoding="utf-8")
    noted = [text for name, text in read_messages(page) if name.startswith("found-")]
    return "\n".join([*(study[f"{part}"] for part in TOLD), *noted])


def figure_of(game: str, said: Statement) -> float:
    report = report_of(game)
    if said.measure == NONE:
        study = report.experiment
        counted = {"games": study.games, "limit": study.limit, "nodes": study.players[0].nodes}
        return float(counted[said.of] or 0)
    values = report.measure(said.measure).values
    value = values[report.experiment.names.index(said.reading)]
    return float(FIGURES[said.of](value, values[0]))


@pytest.mark.nightly
@pytest.mark.parametrize("game", STUDIES)
def test_the_players_of_a_study_play_its_games(game: str) -> None:
    """If this fails, run `python3 scripts/replay_studies.py GAME` and review the texts."""
    assert STUDIES[game].is_current()


@pytest.mark.parametrize("game", STUDIES)
def test_main_differences_are_precise_or_described_as_small(game: str) -> None:
    report, main = report_of(game), STUDIES[game].measures[0]
    bounded = {said.reading for said in SAYS[game] if (said.measure, said.of) == (main, "reach")}
    for name, value in zip(report.experiment.names, report.measure(main).values, strict=True):
        if value.apart is not None and value.apart.margin > abs(value.apart.value) / 3:
            assert name in bounded, f"{main} under {name}: {value.apart}"


@pytest.mark.parametrize("game", STUDIES)
def test_figures_in_the_text_agree_with_the_games(game: str) -> None:
    texts = {language: words_of(game, language) for language in LANGUAGES}
    covered: dict[str, set[int]] = {language: set() for language in LANGUAGES}
    files = game, *STUDIES[game].compared
    said_of = [(file, said) for file in files for said in SAYS[file]]
    for file, said in said_of:
        figure = figure_of(file, said)
        share = NONE not in said and report_of(file).measure(said.measure).is_share
        scale = 100 if share and said.of not in ("times", "adjusted") else 1
        for language, phrase in zip(LANGUAGES, (said.english, said.german), strict=True):
            assert phrase in texts[language], f"{phrase}: {figure:.4f}"
            for match in re.finditer(re.escape(phrase), texts[language]):
                covered[language].update(range(*match.span()))
            if said.between is not None:
                least, most = said.between
                assert least <= figure <= most, f"{phrase}: {figure:.4f}"
                continue
            [number, *_] = NUMBER.findall(phrase)
            number = number.replace(",", ".")
            places = len(number.partition(".")[2])
            shown = round(abs(figure) * scale, places)
            assert shown == float(number), f"{phrase}: {shown}"
    for language, text in texts.items():
        assert [
            match[0]
            for match in NUMBER.finditer(ALWAYS.sub(lambda same: "·" * len(same[0]), text))
            if match.start() not in covered[language]
        ] == []


@pytest.mark.parametrize("study", STUDIES.values(), ids=STUDIES)
def test_measures_of_a_study_are_its_headline_measures(study: Study) -> None:
    for file in study.files:
        assert report_of(file.stem).experiment.headline == study.measures


@pytest.mark.parametrize("study", STUDIES.values(), ids=STUDIES)
def test_compared_files_differ_in_starting_conditions_only(study: Study) -> None:
    settings = {**study.report().experiment.to_json(), "opening": 0}
    for name in study.compared:
        assert report_of(name).experiment.to_json() == settings


def test_the_command_of_a_study_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    study = small(games=4, players=("kind", "gast:50"))
    assert main(shlex.split(write_command(study))[1:]) == 0
    assert json.loads(capsys.readouterr().out) == study.run().to_json()
