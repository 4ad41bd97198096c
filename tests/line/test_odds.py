"""Odds of hidden tiles equal their shares of all possible deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.examples import examples
from tests.line.deals import family, met, played, short, sperrdomino
from tests.nightly import is_nightly

from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.knowledge import Holder, can_deal, odds
from alveus.families.dominoes.line.state import State
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


def places_of(game: LineGame, state: State, viewer: int, shown: str) -> dict[str, float]:
    """Return the odds of each place of a tile, as a seat knows them."""
    rows = game.knowledge(game.information_state(state, viewer), viewer)["tiles"]
    return next(dict(row["odds"]) for row in rows if row["tile"] == shown)


def test_tile_above_the_lead_was_not_dealt() -> None:
    """The highest double leads, so 6:6 is in the stock or, without one, out of play."""
    game = family(draw_one="on")
    state = met(game, 0, 0)
    assert 0 < places_of(game, state, 1 - (state.turn or 0), "6:6")["stock"] < 1
    led = played(game, state, "44")
    for viewer in (0, 1):
        odds_of_tile = places_of(game, led, viewer, "6:6")
        assert (odds_of_tile.pop("stock"), sum(odds_of_tile.values())) == (1, 0)
    threes = family(players="3")
    led = played(threes, met(threes, 2, 0), "55")
    assert places_of(threes, led, 0, "6:6") == {"b": 0, "c": 0, "out": 1}


def test_drawn_tile_can_be_above_the_lead() -> None:
    game = family(draw_one="on")
    state = next(state for state in (met(game, 0, plies) for plies in range(1, 20)) if state.buys)
    drawer = state.buys[0].seat
    assert places_of(game, state, 1 - drawer, "6:6")[game.info.seats[drawer]] > 0


def test_line_of_a_position_without_a_deal_says_nothing_about_hands() -> None:
    game = family(players="3")
    hands = {"a": ["0:1", "0:2"], "b": ["6:6", "5:5"], "c": ["2:3", "3:4"]}
    state = game.from_json({"turn": "a", "hands": hands, "line": ["1:3"]})
    assert places_of(game, state, 0, "6:6")["b"] > 0
    # A starter, as in a dealt position, contradicts these hands.
    rest = ["0:0", "0:3", "0:4", "0:5", "0:6", "1:1", "1:2", "1:4", "1:5", "1:6", "2:2", "2:4"]
    full = {"a": rest, "b": ["6:6", "5:5", "4:4"], "c": ["3:3", "5:6", "4:6"]}
    stated = {"turn": "a", "starter": "a", "hands": full, "line": ["0:1"]}
    assert places_of(game, game.from_json(stated), 0, "6:6")["b"] > 0


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
