"""Settings of experiments, their players, and the measures."""

from __future__ import annotations

import csv
import io
import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from tests.lab import helpers
from tests.lab.helpers import small

import alveus
from alveus import lab, registry
from alveus.core.errors import SetupError
from alveus.lab.outsiders import LimitedPlayer
from alveus.lab.records import Part, play_part
from alveus.lab.results import PLAIN

pytestmark = pytest.mark.native

NIGHTLY = bool(os.environ.get("ALVEUS_NIGHTLY"))
MANY = 10_000 if NIGHTLY else 2
FOR_TWO = [game for game in registry.ids() if len(registry.info(game).seats) == 2]


def test_vary_gives_all_combinations_with_the_default_first() -> None:
    experiment = small(vary={"beans": ["6", 3], "chain": [True, False]})
    names = ("standard", "chain=off", "beans=3", "chain=off, beans=3")
    assert tuple(sorted(experiment.names)) == tuple(sorted(names))
    assert experiment.names[0] == "standard"
    assert experiment.total == 160


def test_experiments_are_comparable_and_survive_json_and_pickle() -> None:
    experiment = small(players=("kind", "gast:50"))
    assert lab.Experiment.from_json(experiment.to_json()) == experiment
    assert pickle.loads(pickle.dumps(experiment)) == experiment
    assert eval(repr(experiment), {"lab": lab}) == experiment


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"vary": {"peas": ["1"]}}, "unknown_option"),
        ({"vary": {"beans": ["99"]}}, "unknown_value"),
        ({"vary": {"beans": []}}, "lab_readings"),
        ({"vary": {"beans": [6, "6"]}}, "lab_twice"),
        ({"players": "kasparov"}, "no_such_player"),
        ({"players": "kind:0"}, "no_such_player"),
        ({"players": ("kind",)}, "lab_players"),
        ({"players": 7}, "no_such_player"),
        ({"players": alveus.player("kind", seconds=1)}, "lab_clock"),
        ({"games": 0}, "lab_number"),
        ({"games": "many"}, "lab_number"),
        ({"limit": 0}, "lab_number"),
    ],
)
def test_invalid_settings_are_refused(changed: dict[str, object], code: str) -> None:
    with pytest.raises(SetupError) as refused:
        small(**changed)
    assert refused.value.code == code


def test_a_game_for_one_player_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        lab.Experiment("dominosa")
    assert caught.value.code == "not_for_two"


@pytest.mark.parametrize("game", FOR_TWO)
def test_random_games_of_every_game_end(game: str) -> None:
    report = lab.Experiment(game, games=MANY, limit=5000).run(jobs=2 if NIGHTLY else 1)
    assert report.games == MANY
    assert value(report, "cut") == 0


@pytest.mark.parametrize("pair", range(3))
def test_both_games_of_a_pair_have_the_same_random_numbers(pair: int) -> None:
    experiment = lab.Experiment("lombardorum", players=helpers.play_first, seed=pair, games=2)
    first, second = play_part(experiment, Part(0, 1))
    assert first[3:] == second[3:]  # the same player on both sides: the same game


def test_every_reading_has_the_same_random_numbers() -> None:
    experiment = small(vary={"early_win": ["off", "on"]}, games=20)
    records = play_part(experiment, Part(0, 10))
    for index in range(0, len(records), 4):
        off, on = records[index], records[index + 2]
        assert on.turns <= off.turns


def test_measures_agree_with_the_records() -> None:
    experiment = small()
    report = experiment.run()
    records = [record for record in play_part(experiment, Part(0, 20)) if record.reading == 0]
    won = [record for record in records if record.end == "won"]
    begun = sum(
        0.5 if record.end != "won" else record.winner == record.starter for record in records
    )
    assert value(report, "score") == pytest.approx(begun / 40)
    assert value(report, "won") == len(won) / 40
    assert value(report, "length") == sum(record.turns for record in records) / 40
    ways = sum(count * times for record in records for count, times in record.choices.items())
    assert value(report, "choice") == pytest.approx(
        ways / sum(record.decisions for record in records)
    )
    takes = sum(record.events.get("sow_take", 0) for record in records)
    assert value(report, "sow_take") == takes / 40


def value(report: lab.Report, name: str) -> float:
    own = report.measure(name).values[0].own
    assert own is not None
    return own.value


def test_equivalent_readings_have_no_difference() -> None:
    report = lab.Experiment("lombardorum", [{}, {"next_starter": "loser"}], games=4).run()
    for measure in report.measures():
        apart = measure.values[1].apart
        if apart is not None:
            assert (apart.value, measure.values[1].p) == (0, 1)


def test_measures_without_data_are_left_out() -> None:
    names = [measure.name for measure in small(games=4).run().measures()]
    assert not {"skill", "dice"} & set(names)
    report = small(games=4).run()
    assert not report.measure("lowest").exists
    assert set(names) - set(PLAIN) == {"event-sow", "event-sow_take", "event-remainder"} & set(
        names
    )


def test_skill_is_reported_as_score_and_as_elo() -> None:
    report = lab.Experiment("bohnenspiel", players="nachbar", against="random", games=12).run()
    assert value(report, "skill") > 0.8
    assert report.elo[0].value > 200


def test_the_lead_is_measured_if_players_estimate_their_chances() -> None:
    report = lab.Experiment("lombardorum", players="lusor", games=6).run()
    assert 0 < value(report, "lowest") < 0.6
    assert value(report, "leads") > 0


@pytest.mark.parametrize(
    "player", [helpers.play_nonsense, helpers.raise_always, lambda position: 7]
)
def test_a_player_without_legal_moves_breaks_its_games(
    player: Callable[..., str],
) -> None:
    report = small(players=(player, "random"), games=4).run()
    assert value(report, "broken") == 1
    assert value(report, "won") == 0


def test_a_player_that_never_answers_is_abandoned() -> None:
    experiment = small(games=2, players=helpers.sleep_always, vary={"beans": ["6"]})
    impatient = tuple(replace(player, patience=0.05) for player in experiment.players)
    assert all(isinstance(player, LimitedPlayer) for player in impatient)
    object.__setattr__(experiment, "players", impatient)
    assert value(experiment.run(), "broken") == 1


def look_about(position: alveus.Position) -> str:
    """Play every move in turn: six positions at the beginning."""
    for move in position.legal:
        position.play(move)
    return position.legal[0]


def test_a_player_above_its_node_limit_breaks_its_game() -> None:
    report = small(players=(lab.outsider(look_about, nodes=5), "random"), games=4).run()
    assert value(report, "broken") == 1
    assert value(report, "event-too_many_nodes") == 1


def test_a_player_that_catches_the_limit_error_breaks_its_game() -> None:
    def play_after_error(position: alveus.Position) -> str:
        with suppress(Exception):
            look_about(position)
        return position.legal[0]

    report = small(players=(lab.outsider(play_after_error, nodes=5), "random"), games=2).run()
    assert value(report, "broken") == 1


def test_limits_do_not_change_the_moves_of_a_player_within_them() -> None:
    limited = small(players=(lab.outsider(look_about, nodes=6), "random"), games=4)
    free = small(players=(look_about, "random"), games=4)
    assert limited.run().to_json()["measures"] == free.run().to_json()["measures"]


def test_limits_of_a_player_are_stored_as_json() -> None:
    player = lab.outsider(helpers.play_first, nodes=9, seconds=2)
    experiment = small(players=(player, "random"))
    assert lab.Experiment.from_json(experiment.to_json()).to_json() == experiment.to_json()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "lombardrum"}, "Did you mean “lombardorum”?"),
        ({"players": "lusr"}, "Did you mean “lusor”?"),
        ({"vary": {"dice": [2]}}, "This game has no option called “dice”."),
        ({"games": 0}, "games must be a whole number of at least 2."),
    ],
)
def test_invalid_experiments_are_refused_with_a_sentence(
    wrong: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(SetupError) as caught:
        lab.Experiment(**{"game": "lombardorum", **wrong})
    assert sentence in str(caught.value)


def test_invalid_limits_are_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match="not a function from a position to a move"):
        lab.outsider(7)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="more than 0 and at most 3,600 seconds"):
        lab.outsider(helpers.play_first, seconds=0)


def test_a_player_cannot_see_future_dice_or_other_hands() -> None:
    report = lab.Experiment("lombardorum", players=(helpers.peek, "random"), games=2).run()
    assert all(measure.name != "broken" for measure in report.measures())
    seen: list[alveus.Position] = []

    def look(position: alveus.Position) -> str:
        seen.append(position)
        return position.legal[0]

    lab.Experiment("sperrdomino", players=(look, "random"), games=2, limit=6).run()
    for position in seen:
        other = next(side for side in position.sides if side != position.turn)
        assert set(position.to_json()["hands"][other]) <= {None}


def test_tables_csv_and_charts_agree() -> None:
    report = small(players=("nachbar", "random"), games=4).run()
    rows = list(csv.DictReader(io.StringIO(report.to_csv())))
    length = report.measure("length").values[1]
    [row] = [
        entry for entry in rows if (entry["measure"], entry["reading"]) == ("length", "beans=3")
    ]
    assert length.own is not None
    assert length.apart is not None
    assert float(row["value"]) == round(length.own.value, 6)
    assert float(row["difference"]) == round(length.apart.value, 6)
    assert f"{length.own.value:.2f}" in report.table()
    assert "| beans=3 |" in report.table(markdown=True)
    drawn = report.plot("length")
    assert drawn.count("<circle") == 2
    assert "beans=3" in drawn
    with pytest.raises(SetupError) as caught:
        report.measure("beauty")
    assert caught.value.code == "lab_no_measure"


def test_an_unknown_setting_is_refused_with_the_nearest_name() -> None:
    settings = lab.Experiment("bohnenspiel").to_json()
    with pytest.raises(SetupError, match="Did you mean “seed”"):
        lab.Experiment.from_json({**settings, "sed": "1"})
