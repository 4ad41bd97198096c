"""Every reason of a hint, in a position made for it."""

from __future__ import annotations

import pytest
from tests.tables.positions import lombard, play, set_up

from alveus import ai
from alveus.families.tables.game import CODES, TablesGame
from alveus.families.tables.state import State

STEPS = {
    "bears_off": ("11:2 12:2", "12:2", "2-1"),
    "hits": ("1:1 6:2 7:5 9:5 10:2", "1:8 2:1", "5-3"),
    "races": ("7:8 8:7", "7:8 8:7", "2-1"),
    "enters_safe": ("bar:1 6:3 7:5 8:6", "1:6 10:3 11:2", "6-6"),
    "holds_point": ("1:8 6:4 7:1 8:2", "1:9 2:2 4:4", "6-1"),
    "blocks": ("6:1 7:3 8:1 9:3 10:3 11:4", "1:10", "2-1"),
    "makes_safe": ("5:1 8:5 9:5", "1:6 10:2", "4-3"),
    "escapes": ("6:4 9:4 10:4", "1:3 5:2 6:2", "3-3"),
    "brings_out": ("1:15", "1:15", "6-5"),
    "keeps_safe": ("8:4 9:4 10:4", "1:6 2:2", "1-1"),
    "least_bad": ("bar:1 7:14", "8:2 9:2 10:2 1:3", "6-1"),
}


def advise(rules: TablesGame, state: State) -> ai.Advice:
    seat = rules.actor(state)
    known = rules.information_state(state, seat)
    return ai.finish(ai.advise(rules, known, seat, ai.Budget(nodes=2000), 1))


@pytest.mark.parametrize("code", STEPS)
def test_hint_for_a_step_has_its_reason(code: str) -> None:
    rules = lombard()
    state = set_up(rules, *STEPS[code])
    advice = advise(rules, state)
    assert advice.reason.code == code
    [step] = rules.parse(state, advice.text)
    assert step in rules.moves(state)
    assert len(advice.path) == 2


CUBE = {
    "doubles": ("12:3", "7:15", ()),
    "waits": ("7:15", "12:3", ()),
    "takes": ("12:6", "12:4", ("double",)),
    "drops": ("12:6", "7:15", ("double",)),
}


@pytest.mark.parametrize("code", CUBE)
def test_hint_for_the_cube_has_its_reason(code: str) -> None:
    rules = lombard(cube="on")
    white, black, texts = CUBE[code]
    state, _ = play(rules, set_up(rules, white, black), *texts)
    advice = advise(rules, state)
    assert (advice.reason.code, advice.path) == (code, ())
    play(rules, state, advice.text)


def test_every_reason_is_tested() -> None:
    """`sends_back` and `declines` occur only in the Roman games."""
    assert {*STEPS, *CUBE, "breaks", "risks", "sends_back", "declines"} == set(CODES["hint"])


def test_hint_has_the_broken_point_and_the_number_of_hitting_rolls() -> None:
    rules = lombard()
    state = set_up(rules, "1:9 2:2 3:2 4:2", "1:10 5:5", "6-4")
    advice = advise(rules, state)
    for text in advice.plan:
        state = rules.apply(state, rules.parse(state, text)[0])[0]
    hits = 0
    for throw, weight in rules.outcomes(state):
        ends = rules.ends(rules.advance(state, throw))
        hits += weight * any(end.sides[0] != state.sides[0] for end in ends)
    params = {message.code: message.params for message in advice.more}
    assert params == {"breaks": {"at": 3}, "risks": {"hits": hits, "of": 36}}


def test_hint_is_to_pass_without_a_legal_step() -> None:
    rules = lombard()
    state = set_up(rules, "bar:1 7:14", "7:2 8:2 9:2 10:2 11:2 12:2", "4-3")
    advice = advise(rules, state)
    assert (advice.text, advice.path, advice.reason.code) == ("pass", (), "least_bad")
