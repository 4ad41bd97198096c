"""The opening book of the Bohnenspiel has a legal pit for every board, in both directions."""

from __future__ import annotations

import pytest
from tests.mancala.positions import bohnenspiel, played

from alveus.ai import Budget, choose, finish
from alveus.families.bohnenspiel.opponent.book import START, book, pit_to_sow
from alveus.families.bohnenspiel.opponent.fast import pack, sowable_pits
from build_book import best_pit, digits

RULES = bohnenspiel().rules


def test_book_starts_at_the_opening() -> None:
    game = bohnenspiel()
    assert pack(game.rules, game.opening()) == START


def test_every_pit_of_the_book_may_be_sown() -> None:
    kept = book(RULES)
    assert len(kept) > 40
    assert all(pit in sowable_pits(RULES, board) for board, pit in kept.items())


@pytest.mark.parametrize("direction", ["ccw", "cw"])
def test_strongest_level_plays_the_book(direction: str) -> None:
    game = bohnenspiel(direction=direction)
    answer = finish(choose(game, game.opening(), 0, "schah", Budget(nodes=3000), 1))
    pit = book(RULES)[START]
    assert answer.text == str(pit + 1 if direction == "ccw" else 6 - pit)
    assert answer.nodes < 3000


def test_book_contains_two_moves_of_each_player() -> None:
    game = bohnenspiel()
    state, positions = game.opening(), 0
    while pit_to_sow(game.rules, pack(game.rules, state)) is not None:
        positions += 1
        answer = finish(choose(game, state, state.turn, "schah", Budget(nodes=3000), 1))
        state = played(game, state, answer.text)
    assert positions == 4


def test_book_is_not_used_under_other_rules() -> None:
    for rules in ({"chain": "off"}, {"skip_start": "on"}, {"skips": "3"}):
        assert pit_to_sow(bohnenspiel(**rules).rules, START) is None


@pytest.mark.native
def test_script_builds_the_same_book_with_one_or_two_processes() -> None:
    first, two = (list(digits(1200, jobs)) for jobs in (1, 2))
    assert first == two
    assert first[0] == best_pit((START, 1200))
