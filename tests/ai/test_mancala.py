"""The opponents of the Bohnenspiel: choices, hints and analysis."""

from __future__ import annotations

import pytest
from tests.mancala.positions import bohnenspiel, played, position

from alveus import registry
from alveus.ai import Budget, advise, analyse, choose, finish
from alveus.core.errors import IllegalMove, SetupError
from alveus.families.bohnenspiel.opponent import endtable
from alveus.families.bohnenspiel.opponent.fast import pack
from alveus.families.bohnenspiel.opponent.levels import OPPONENT

SMALL = "0 1 0 2 0 3 | 0 0 1 2 0 1, 30 32"
GREEDY = "0 0 0 0 3 5 | 3 1 1 0 0 7, 26 26"

LEVELS = registry.spec("bohnenspiel").levels


def test_spec_lists_the_levels_of_the_opponent() -> None:
    assert tuple(OPPONENT.levels) == LEVELS
    assert len(LEVELS) >= 5


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_a_legal_move_reproducibly(level: str) -> None:
    game = bohnenspiel()
    for seed in range(3):
        state = played(game, game.opening(), "3", "4", "1")
        answers = [
            finish(choose(game, state, 1, level, Budget(nodes=3000), seed)) for _ in range(2)
        ]
        assert answers[0] == answers[1]
        assert answers[0].text in [game.text(state, move) for move in game.moves(state)]
        assert answers[0].unit == "beans"


def test_time_does_not_strengthen_a_weak_level() -> None:
    game = bohnenspiel()
    answer = finish(choose(game, game.opening(), 0, "verwalter", Budget(seconds=0.5), 1))
    assert answer.nodes < 500


def test_strongest_level_captures_twelve_beans() -> None:
    game = bohnenspiel()
    answer = finish(choose(game, position(game, GREEDY), 0, "schah", Budget(nodes=20_000), 1))
    assert answer.text == "5"


def test_line_is_legal() -> None:
    game = bohnenspiel()
    for settings in ({}, {"direction": "cw"}, {"skip_start": "on"}):
        game = bohnenspiel(**settings)
        answer = finish(choose(game, game.opening(), 0, "schah", Budget(nodes=20_000), 1))
        assert len(answer.line) > 4
        played(game, game.opening(), *answer.line)


def test_values_of_few_beans_are_exact() -> None:
    game = bohnenspiel()
    state = position(game, SMALL)
    prospects = finish(analyse(game, state, 0, Budget(nodes=20_000))).prospects
    assert [prospect.text for prospect in prospects] == ["2", "4", "6"]
    assert all(prospect.exact for prospect in prospects)
    best = endtable.value_of(pack(game.rules, state), 10) + 30 - 32
    assert max(prospect.value for prospect in prospects) == best
    hint = finish(advise(game, state, 0, Budget(nodes=20_000), 1))
    assert (hint.reason.code, hint.reason.params) == ("certain", {"stands": "even", "count": 0})
    assert hint.path == (f"s{hint.text}",)


def test_strongest_level_reaches_the_exact_value() -> None:
    game = bohnenspiel()
    state = position(game, SMALL)
    promised = finish(choose(game, state, 0, "schah", Budget(nodes=20_000), 1)).value
    while state.over is None:
        answer = finish(choose(game, state, state.turn, "schah", Budget(nodes=20_000), 1))
        state = played(game, state, answer.text)
    assert state.stores[0] - state.stores[1] == promised


def test_value_is_not_exact_if_a_repetition_or_limit_is_near() -> None:
    game = bohnenspiel()
    state = position(game, SMALL)
    again = state._replace(seen=(*state.seen, *state.seen))
    late = state._replace(clock=190)
    for known in (again, late):
        assert not any(
            p.exact for p in finish(analyse(game, known, 0, Budget(nodes=20_000))).prospects
        )


def test_value_of_a_move_that_ends_the_game_is_exact() -> None:
    game = bohnenspiel()
    state = position(game, "4 0 0 0 0 3 | 1 1 1 0 0 0, 31 31")
    values = {p.text: p for p in finish(analyse(game, state, 0, Budget(nodes=5000))).prospects}
    assert (values["6"].value, values["6"].exact) == (10.0, True)


def test_hint_for_the_only_legal_move() -> None:
    game = bohnenspiel()
    state = position(game, "0 0 9 0 0 0 | 3 3 3 3 3 3, 22 23")
    hint = finish(advise(game, state, 0, Budget(nodes=2000), 1))
    assert (hint.text, hint.path, hint.reason.code) == ("3", ("s3",), "only_move")


def test_hint_counts_captured_beans() -> None:
    game = bohnenspiel()
    state = position(game, "9 9 0 0 3 5 | 3 1 1 9 9 9, 7 7")
    hint = finish(advise(game, state, 0, Budget(nodes=2000), 1))
    assert (hint.reason.code, hint.reason.params) == ("takes", {"count": 12})


def test_analysis_includes_passing_if_it_is_legal() -> None:
    game = bohnenspiel(skips="3")
    texts = [p.text for p in finish(analyse(game, game.opening(), 0, Budget(nodes=5000))).prospects]
    assert texts == ["1", "2", "3", "4", "5", "6", "skip"]


def test_finished_game_and_unknown_level_are_refused() -> None:
    game = bohnenspiel()
    with pytest.raises(SetupError):
        finish(choose(game, game.opening(), 0, "tiro", Budget(), 1))
    over = position(game, "0 0 0 0 0 0 | 1 0 0 0 0 2, 34 35")
    with pytest.raises(IllegalMove):
        finish(choose(game, over, 0, "schah", Budget(), 1))
