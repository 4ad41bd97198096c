"""Settings of experiments, their players, and the measures."""

from __future__ import annotations

import csv
import io
import json
import pickle
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from tests.lab import helpers
from tests.lab.helpers import small
from tests.nightly import is_nightly

import alveus
from alveus import lab, registry
from alveus.core.errors import SetupError
from alveus.lab.browser import Bench
from alveus.lab.charts import ticks
from alveus.lab.inference import benjamini_hochberg, holm
from alveus.lab.measures import PLAIN
from alveus.lab.outsiders import LimitedPlayer
from alveus.lab.presentation import write_figure, write_interval
from alveus.lab.records import Part, play_part
from alveus.lab.statistics import Interval
from alveus.words.fluent import read_messages
from alveus.words.messages import speaking_in
from toolchain.ground import WEB

pytestmark = pytest.mark.native

NIGHTLY = is_nightly()
MANY = 10_000 if NIGHTLY else 2
FOR_TWO = [game for game in registry.ids() if len(registry.info(game).seats) == 2]


def test_vary_gives_all_combinations_with_the_default_first() -> None:
    experiment = small(vary={"beans": ["6", 3], "chain": [True, False]})
    names = ("standard", "chain=off", "beans=3", "chain=off, beans=3")
    assert tuple(sorted(experiment.names)) == tuple(sorted(names))
    assert experiment.names[0] == "standard"
    assert experiment.total == 160


def test_the_values_in_a_set_have_a_fixed_order() -> None:
    names = tuple(f"beans={beans}" for beans in (3, 4, 5))
    assert small(vary={"beans": {"5", "3", "4"}}).names == names


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
        ({"players": (), "against": "kind"}, "lab_players"),
        ({"readings": {"beans": "3"}}, "wrong_type"),
        ({"readings": [None]}, "wrong_type"),
        ({"players": 7}, "no_such_player"),
        ({"players": alveus.player("kind", seconds=1)}, "lab_clock"),
        ({"games": 0}, "lab_number"),
        ({"games": "many"}, "lab_number"),
        ({"limit": 0}, "lab_number"),
        ({"opening": -1}, "lab_number"),
        ({"seed": 2.5}, "wrong_type"),
        ({"seed": [1]}, "wrong_type"),
        ({"headline": ["beauty"]}, "lab_no_measure"),
        ({"headline": ["skill"]}, "lab_no_measure"),
    ],
)
def test_invalid_settings_are_refused(changed: dict[str, object], code: str) -> None:
    with pytest.raises(SetupError) as refused:
        small(**changed)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"readings": [{"peas": "1"}]},
        {"readings": [{"beans": "99"}]},
        {"readings": [{}, {}]},
        {"players": [{"name": "kasparov"}, {"name": "random"}]},
        {"headline": ["pennies"]},
        {"games": 1},
        {"seed": "a" * 20_000},
        {"stakes": 5},
    ],
)
def test_the_page_has_a_message_for_a_refused_experiment(wrong: dict[str, Any]) -> None:
    request = {"do": "begin", "experiment": {**small().to_json(), **wrong}}
    code = json.loads(Bench().answer(json.dumps(request)))["error"]["code"]
    for language in ("en", "de"):
        files = [WEB / "src" / "i18n" / language / f"{name}.ftl" for name in ("core", "lab")]
        texts = [dict(read_messages(file.read_text(encoding="utf-8"))) for file in files]
        assert any(f"error-{code}" in text for text in texts)


def test_a_game_for_one_player_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        lab.Experiment("dominosa")
    assert caught.value.code == "not_for_two"


def test_a_game_for_several_players_is_measured_with_two() -> None:
    experiment = lab.Experiment("familydomino", vary={"draw_one": [False, True]}, games=4)
    assert experiment.run().complete
    with pytest.raises(SetupError) as caught:
        lab.Experiment("familydomino", [{}, {"players": "3"}])
    assert caught.value.args == ("not_for_two", {"game": "familydomino", "seats": 3})


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


def test_the_difference_of_shares_stays_between_minus_one_and_one() -> None:
    report = small(vary={"beans": ["6", "5"]}, games=4, seed=0, headline="forced").run()
    compared = report.measure("forced").values[1]
    assert compared.apart is not None
    assert compared.apart[1:] == (-1, 1)
    assert compared.detectable is None
    assert "[−100.0 %, 100.0 %]" in report.table()
    [_, row] = [
        row for row in csv.DictReader(io.StringIO(report.to_csv())) if row["measure"] == "forced"
    ]
    assert (row["difference_low"], row["difference_high"], row["detectable"]) == ("-1.0", "1.0", "")


@pytest.mark.parametrize(("games", "can_differ"), [(10, False), (12, True)])
def test_five_pairs_of_games_cannot_show_a_difference(games: int, can_differ: bool) -> None:
    report = small(vary={"beans": ["6", "5"]}, games=games, headline="length").run()
    assert (report.measure("length").values[1].detectable is not None) == can_differ


def test_headline_measures_come_first_and_are_one_family() -> None:
    report = small(headline=["drawn", "sow_take"], games=8).run()
    measures = report.measures()
    assert [measure.name for measure in measures[:2]] == ["drawn", "event-sow_take"]
    assert [measure.family for measure in measures[:3]] == ["headline", "headline", "exploratory"]
    assert [measure.tests for measure in measures[:2]] == [2, 2]


def test_headline_family_is_corrected_by_holm_over_measures_and_readings() -> None:
    report = small(vary={"beans": ["6", "5", "4"]}, headline=["score", "length"]).run()
    values = [value for measure in report.measures()[:2] for value in measure.values[1:]]
    assert [value.adjusted for value in values] == holm([value.p or 0 for value in values])
    assert all(value.clear == ((value.adjusted or 1) < 0.05) for value in values)


def test_exploratory_family_is_corrected_by_benjamini_and_hochberg_and_has_no_stars() -> None:
    report = small(headline=[]).run()
    values = [value for measure in report.measures() for value in measure.values[1:] if value.apart]
    expected = benjamini_hochberg([value.p or 0 for value in values])
    assert [value.adjusted for value in values] == expected
    assert min(expected) < 0.05
    assert not any(value.clear for value in values)
    assert " *" not in report.table()


def test_headline_event_that_never_occurs_has_an_upper_bound() -> None:
    own = small(headline=["remainder"], games=4, limit=3).run().measures()[0].values[0].own
    assert own is not None
    assert own.value == 0
    assert own.high > 0


def test_default_headline_measures_are_score_or_skill_and_length() -> None:
    assert small().headline == ("score", "length")
    assert small(against="greedy").headline == ("skill", "length")


def test_experiments_of_earlier_files_have_no_headline_measures() -> None:
    settings = small().to_json()
    del settings["headline"]
    assert lab.Experiment.from_json(settings).headline == ()


def test_measures_equal_to_another_are_left_out() -> None:
    names = [measure.name for measure in small(games=4).run().measures()]
    assert not {"decisions", "points"} & set(names)


@pytest.mark.parametrize(
    ("game", "options", "start", "opening", "starter"),
    [
        ("bohnenspiel", {}, "moves", 3, "south"),
        ("sperrdomino", {}, "deal", 0, "chance"),
        ("lombardorum", {}, "roll", 0, "chance"),
        ("xii", {}, "roll", 0, "white"),
    ],
)
def test_starting_conditions_name_start_opening_plies_and_starter(
    game: str, options: dict[str, str], start: str, opening: int, starter: str
) -> None:
    experiment = lab.Experiment(game, [options], opening=3, games=6, seed="monday")
    assert experiment.conditions() == {
        "start": start,
        "opening": opening,
        "starters": [starter],
        "seed": "monday",
        "pairs": 3,
    }


def test_a_side_that_doubles_and_wins_before_the_first_roll_is_the_side_that_begins() -> None:
    experiment = lab.Experiment("lombardorum", [{"cube": "on", "starter": "white"}], games=40)
    records = play_part(experiment, Part(0, 20))
    dropped = [record for record in records if record.turns == 0]
    assert {(record.ending, record.winner, record.starter) for record in dropped} == {
        ("dropped", 0, 0)
    }
    assert {record.starter for record in records} == {0}


@pytest.mark.parametrize("game", ["lombardorum", "sperrdomino", "bohnenspiel"])
def test_a_game_that_ends_in_the_last_turn_before_the_limit_is_not_cut(game: str) -> None:
    experiment = lab.Experiment(game, games=2)
    whole = play_part(experiment, Part(0, 1))
    for limit in (whole[0].turns, whole[0].turns - 1):
        [record, _] = play_part(lab.Experiment(game, games=2, limit=limit), Part(0, 1))
        assert record.turns == limit
        assert (record == whole[0]) == (limit == whole[0].turns)
        assert (record.end == "cut") == (limit < whole[0].turns)


def test_a_table_without_games_does_not_deny_the_headline_measures() -> None:
    table = lab.Report(small(headline="length")).table()
    assert "0 of 80 games" in table
    assert "no headline measures" not in table


def test_an_experiment_can_begin_without_random_plies() -> None:
    records = play_part(small(opening=0, vary={"beans": ["6"]}), Part(0, 4))
    assert {record.starter for record in records} == {0}


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


def test_a_player_that_wins_all_games_has_only_a_lower_bound_of_elo() -> None:
    study = lab.Experiment("bohnenspiel", players="gast", against="random", games=4)
    [elo] = study.run().to_json()["elo"]
    assert elo[0] is None
    assert elo[1] > -200
    assert elo[2] is None


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


def test_a_player_that_exits_is_recorded_as_an_error_not_as_late() -> None:
    report = small(players=(lab.outsider(helpers.exit_always, seconds=5), "random"), games=2).run()
    assert value(report, "event-raised") == 1


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
    with pytest.raises(SetupError, match="not a function that returns a move for a position"):
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


def test_long_captions_of_a_chart_are_divided_into_lines() -> None:
    with speaking_in("de"):
        drawn = small(games=2, limit=1, seed="a word " * 40).run().plot("length")
    lines = re.findall(r"y='(\d+)' font-size='11'>([^<]*)<", drawn)
    [height] = re.findall(r"viewBox='0 0 900 (\d+)'", drawn)
    assert max(len(unescape(text)) for _, text in lines) <= 150
    assert all(int(y) < int(height) for y, _ in lines)
    assert any("95-%-Intervalle." in text for _, text in lines)


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
    assert float(row["p"]) == pytest.approx(length.p, rel=1e-3)
    assert float(row["p_adjusted"]) == pytest.approx(length.adjusted, rel=1e-3)
    assert (row["family"], row["method"], row["tests"]) == ("headline", "holm", "2")
    assert (row["opening"], row["starter"], row["seed"]) == ("4", "south", "monday")
    assert f"{length.own.value:.2f}" in report.table()
    assert "Headline measures: 2 tests" in report.table()
    assert "Every game starts with 4 random moves. South begins." in report.table()
    assert "| beans=3 |" in report.table(markdown=True)
    drawn = report.plot("length")
    assert drawn.count("<circle") == 2
    assert "beans=3" in drawn
    assert "corrected together (Holm)" in drawn
    assert "Every game starts with 4 random moves" in drawn
    with pytest.raises(SetupError) as caught:
        report.measure("beauty")
    assert caught.value.code == "lab_no_measure"


def test_a_value_that_rounds_to_zero_has_no_sign() -> None:
    measure = small(games=4).run().measure("length")
    assert write_figure(measure, -0.001) == "0.00"
    assert write_figure(measure, -0.01) == "−0.01"


def test_an_interval_at_100_percent_shows_its_ends() -> None:
    report = small(games=4).run()
    assert "100.0 % [" in write_interval(report.measure("won"), Interval(1.0, 0.839, 1.0))


@pytest.mark.parametrize(("low", "high"), [(76.7, 91.3), (0.0, 1.0), (-0.003, 0.0021)])
def test_ticks_are_round_numbers_within_the_range(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert 2 <= len(marks) <= 7
    assert all(low <= mark <= high for mark in marks)
    assert all(float(f"{mark:.2g}") == pytest.approx(mark) for mark in marks)


def test_an_unknown_setting_is_refused_with_the_nearest_name() -> None:
    settings = lab.Experiment("bohnenspiel").to_json()
    with pytest.raises(SetupError, match="Did you mean “seed”"):
        lab.Experiment.from_json({**settings, "sed": "1"})
    with pytest.raises(SetupError, match="Did you mean “nodes”"):
        lab.Experiment.from_json({**settings, "players": [{"name": "random", "node": 9}] * 2})
    with pytest.raises(SetupError, match="Did you mean “length”"):
        lab.Experiment.from_json({**settings, "headline": ["lenght"]})
