"""Odds of hidden tiles equal their shares of all possible deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.examples import examples
from tests.line.deals import family, met, short, sperrdomino
from tests.nightly import is_nightly

from alveus.families.dominoes.line.knowledge import Holder, can_deal, odds
from alveus.families.dominoes.tiles import Tile, complete_set, tile


def deals(hidden: frozenset[Tile], holders: Sequence[Holder]) -> Iterator[list[frozenset[Tile]]]:
    """All distributions of tiles to holders, by exhaustive search."""
    if not holders:
        yield []
        return
    first, *others = holders
    for part in combinations(sorted(hidden), first.size):
        if not any(first.lacks.intersection(hidden_tile) for hidden_tile in part):
            for rest in deals(hidden.difference(part), others):
                yield [frozenset(part), *rest]


numbers = st.frozensets(st.integers(0, 4), max_size=2)


@examples(60 if is_nightly() else 20)
@given(
    st.permutations(complete_set(4)), st.lists(st.tuples(st.integers(0, 3), numbers), max_size=3)
)
def test_odds_equal_shares_of_all_deals(
    order: list[Tile], hands: list[tuple[int, set[int]]]
) -> None:
    holders = [*(Holder(size, frozenset(lacks)) for size, lacks in hands), Holder(2)]
    hidden = order[: sum(place.size for place in holders)]
    every = list(deals(frozenset(hidden), holders))
    assume(every)
    result = odds(hidden, holders)
    for hidden_tile in hidden:
        counted = [sum(hidden_tile in deal[n] for deal in every) for n in range(len(holders))]
        assert result[hidden_tile] == pytest.approx([ways / len(every) for ways in counted])


@examples(200 if is_nightly() else 60)
@given(
    st.permutations(complete_set(4)), st.lists(st.tuples(st.integers(0, 3), numbers), max_size=3)
)
def test_deal_is_possible_if_exhaustive_search_finds_one(
    order: list[Tile], hands: list[tuple[int, set[int]]]
) -> None:
    holders = [*(Holder(size, frozenset(lacks)) for size, lacks in hands), Holder(2)]
    hidden = order[: sum(place.size for place in holders)]
    assert can_deal(hidden, holders) == any(True for _ in deals(frozenset(hidden), holders))


def test_missing_numbers_shift_odds_to_other_holder() -> None:
    """B passed on 1 and 2, so C has 1:1 and 2:2, and the third tile is 3:3 or 4:4."""
    hidden = [tile(int(text[0]), int(text[2])) for text in short("11 12 33 44")]
    result = odds(hidden, [Holder(1, frozenset({1, 2})), Holder(3)])
    assert list(result.values()) == [(0, 1), (0, 1), (0.5, 0.5), (0.5, 0.5)]


@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_odds_cover_every_other_side(players: str) -> None:
    game = family(players=players)
    for seed in range(4):
        state = met(game, seed, 9)
        seat = game.actor(state)
        knowledge = game.knowledge(game.information_state(state, seat), seat)
        others = [side for side in game.info.seats if side != game.info.seats[seat]]
        for row in knowledge["tiles"]:
            assert sum(row["odds"].values()) == pytest.approx(1, abs=0.001)
        for side in others:
            held = len(state.hands[game.info.seats.index(side)])
            assert sum(row["odds"][side] for row in knowledge["tiles"]) == pytest.approx(
                held, abs=0.01
            )


def test_removed_tile_has_odds_out() -> None:
    game = family(players="3")
    knowledge = game.knowledge(game.information_state(met(game, 1, 0), 0), 0)
    assert knowledge["tiles"][0]["odds"]["out"] == pytest.approx(1 / 19, abs=0.0001)


def test_talon_odds_are_part_of_stock_odds() -> None:
    game = sperrdomino()
    state = met(game, 5, 12)
    seat = game.actor(state)
    for row in game.knowledge(game.information_state(state, seat), seat)["tiles"]:
        share = 2 / len(state.stock)
        assert row["odds"]["talon"] == pytest.approx(row["odds"]["stock"] * share, abs=0.0001)


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_sampled_deals_agree_with_passes_and_odds(players: str) -> None:
    game = sperrdomino() if players == "2" else family(players=players)
    state = met(game, 3, 14)
    seat = game.actor(state)
    known = game.information_state(state, seat)
    draw, random, count = game.sampler(known, seat), Random(1), 800
    deals = [draw(random) for _ in range(count)]
    for deal in deals:
        assert game.information_state(deal, seat) == known
        for lacks, hand in zip(known.lacks, deal.hands, strict=True):
            assert all(lacks.isdisjoint(held) for held in hand if held)
    for row in game.knowledge(known, seat)["tiles"]:
        for side, odds_of_side in row["odds"].items():
            if side in game.info.seats:
                hands = [deal.hand_of(game.info.seats.index(side)) for deal in deals]
                share = sum(row["tile"] in map(str, hand) for hand in hands) / count
                assert share == pytest.approx(odds_of_side, abs=0.08)
