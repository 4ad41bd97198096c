"""The opponents play legally, reproducibly and within their budget."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.tables.positions import lombard, play, set_up

from alveus import ai, registry
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.game import CHANCE, OVER
from alveus.core.match import begin
from alveus.core.outcomes import Outcome
from alveus.families.tables.game import TablesGame
from alveus.families.tables.lombardorum import OPTIONS, PRESETS
from alveus.families.tables.state import State
from alveus.registry import spec

LEVELS = registry.spec("lombardorum").levels
MIDDLE = ("1:6 2:2 6:2 7:3 9:2", "1:7 2:1 3:1 8:4 10:2", "6-3")


def choose(
    rules: TablesGame, state: State, level: str = "magister", nodes: int = 300, seed: int = 1
) -> ai.Choice:
    seat = rules.actor(state)
    known = rules.information_state(state, seat)
    return ai.finish(ai.choose(rules, known, seat, level, ai.Budget(nodes=nodes), seed))


chosen_options = st.one_of(
    st.sampled_from([{"preset": preset} for preset in PRESETS]),
    st.fixed_dictionaries(
        {}, optional={option.name: st.sampled_from(option.values) for option in OPTIONS}
    ),
)


@examples(40)
@given(chosen_options, st.integers(0, 10**6), st.integers(0, 100), st.sampled_from(LEVELS))
def test_choices_are_legal_under_all_options_and_within_a_turn(
    options: dict[str, str], seed: int, plies: int, level: str
) -> None:
    rules, random = lombard(**options), Random(seed)
    state = rules.opening()
    while plies > 0 or rules.actor(state) == CHANCE:
        actor = rules.actor(state)
        if actor == OVER:
            return
        moves = (
            [throw for throw, _ in rules.outcomes(state)]
            if actor == CHANCE
            else list(rules.moves(state))
        )
        state, _ = rules.apply(state, random.choice(moves))
        plies -= 1
    if rules.actor(state) == OVER:
        return
    choice = choose(rules, state, level)
    after, _ = play(rules, state, choice.text)
    assert after.dice is None or after.over is not None
    assert 0 <= choice.value <= 1
    assert (choice.unit, choice.line) == ("chance", (choice.text,))


def test_levels_are_listed_weakest_first() -> None:
    assert LEVELS == ("tiro", "alumnus", "lusor", "exercitatus", "peritus", "magister")


def test_a_puzzle_has_no_levels() -> None:
    assert registry.spec("dominosa").levels == ()


def test_an_unknown_level_is_refused_with_its_name() -> None:
    rules = lombard()
    with pytest.raises(SetupError, match="unknown_level: game=lombardorum, level=deus"):
        choose(rules, set_up(rules, *MIDDLE), level="deus")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_nodes_give_the_same_choice(level: str) -> None:
    rules = lombard()
    state = set_up(rules, *MIDDLE)
    assert choose(rules, state, level, seed=7) == choose(rules, state, level, seed=7)


def test_mistakes_depend_on_the_seed() -> None:
    rules = lombard()
    state = set_up(rules, *MIDDLE)
    assert len({choose(rules, state, "lusor", seed=seed).text for seed in range(30)}) > 1


@pytest.mark.parametrize("nodes", [1, 5, 60, 1000])
def test_a_budget_in_nodes_is_never_exceeded(nodes: int) -> None:
    rules = lombard()
    assert 1 <= choose(rules, set_up(rules, *MIDDLE), nodes=nodes).nodes <= nodes


def test_strongest_level_uses_a_larger_budget() -> None:
    rules = lombard()
    state = set_up(rules, *MIDDLE)
    assert choose(rules, state, nodes=3000).nodes > 300


def test_a_time_limit_of_zero_still_gives_a_choice() -> None:
    rules = lombard()
    state = set_up(rules, *MIDDLE)
    choice = ai.finish(ai.choose(rules, state, 0, "magister", ai.Budget(seconds=0), 1))
    assert choice.nodes <= 1
    play(rules, state, choice.text)


def test_future_dice_do_not_change_a_choice() -> None:
    choices = set()
    for seed in (b"one", b"two", b"three"):
        match = begin(spec("lombardorum"), {"starter": "white"}, seed=seed)
        match.play("throw 6-5")
        known = match.game.information_state(match.state, 0)
        budget = ai.Budget(nodes=2000)
        choices.add(ai.finish(ai.choose(match.game, known, 0, "magister", budget, 1)))
    assert len(choices) == 1


def test_thinking_reports_its_progress() -> None:
    rules = lombard()
    state = set_up(rules, *MIDDLE)
    messages = list(ai.choose(rules, state, 0, "magister", ai.Budget(nodes=500), 1))
    assert {message.code for message in messages} == {"thinking"}
    assert all(0 <= message.params["done"] <= message.params["of"] for message in messages)


def test_choice_is_refused_before_the_roll_and_after_the_end() -> None:
    rules = lombard()
    with pytest.raises(IllegalMove, match="throw_first"):
        ai.finish(ai.choose(rules, rules.opening(0), 0, "tiro", ai.Budget(), 1))
    over, _ = play(rules, set_up(rules, "12:1", "12:1", "6-5"), "6:12-off")
    with pytest.raises(IllegalMove, match="game_over"):
        ai.finish(ai.choose(rules, over, 0, "tiro", ai.Budget(), 1))


def test_choice_is_to_pass_without_a_legal_step() -> None:
    rules = lombard()
    state = set_up(rules, "bar:1 7:14", "7:2 8:2 9:2 10:2 11:2 12:2", "4-3")
    assert choose(rules, state).text == "pass"


def test_an_immediate_win_is_played() -> None:
    rules = lombard()
    choice = choose(rules, set_up(rules, "11:1 12:1", "12:1", "2-1"))
    assert choice.value == 1.0
    assert play(rules, set_up(rules, "11:1 12:1", "12:1", "2-1"), choice.text)[0].over is not None


def test_lurch_is_the_best_turn_if_it_wins() -> None:
    rules = lombard(lurch_wins="on")
    state = set_up(rules, "6:1 7:1 8:2 9:2 10:2 11:3 12:2", "bar:1", "1-1")
    choice = choose(rules, state)
    assert choice.value == 1.0
    assert rules.outcome(play(rules, state, choice.text)[0]) == Outcome(0, "lurch")


def test_weakest_level_usually_hits() -> None:
    rules = lombard()
    state = set_up(rules, "1:5 6:2 7:6 8:2", "1:14 11:1", "3-1")
    hits = [choose(rules, state, "tiro", seed=seed).text.count("*") for seed in range(10)]
    assert sum(hits) >= 8


@pytest.mark.parametrize(
    ("white", "black", "word"),
    [("12:3", "7:15", "double"), ("7:15", "12:3", "throw"), ("7:15", "7:15", "throw")],
)
def test_only_a_player_well_ahead_doubles(white: str, black: str, word: str) -> None:
    rules = lombard(cube="on")
    assert choose(rules, set_up(rules, white, black)).text == word


@pytest.mark.parametrize(("black", "word"), [("12:4", "take"), ("7:15", "drop")])
def test_a_hopeless_player_drops_a_double(black: str, word: str) -> None:
    rules = lombard(cube="on")
    offered, _ = play(rules, set_up(rules, "12:6", black), "double")
    assert choose(rules, offered).text == word
