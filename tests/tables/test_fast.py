"""The fast search for the ends of a turn equals the search by the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.nightly import is_nightly
from tests.random_games import PseudoRandomStream
from tests.tables.positions import duodecim, lombard, plays, set_up, xii

from alveus import registry
from alveus.families.tables.fast import FastTurns, fast_turns
from alveus.families.tables.game import TablesGame
from alveus.families.tables.packing import Packing
from alveus.families.tables.rules import turn_node
from alveus.families.tables.state import Side, State
from alveus.families.tables.turn_search import TurnSearch


def check_ends(game: TablesGame, state: State) -> int:
    """Compare the positions, their order and their plays; return their number."""
    rules, seat = game.rules, state.turn
    own, other = state.sides[seat], state.sides[1 - seat]
    slow = TurnSearch(rules).ends(turn_node(rules, own, other, state.left))
    fast = FastTurns(rules).ends(own, other, state.left)
    assert [(fast.sides(i), fast.play(i)) for i in range(len(fast))] == list(slow.items())
    return len(fast)


@st.composite
def games(draw: st.DrawFn) -> TablesGame:
    """A game under any options that the fast search supports."""
    game_id = draw(st.sampled_from(("lombardorum", "duodecim", "xii")))
    options = {option.name: option.values for option in registry.info(game_id).options}
    changed = draw(st.lists(st.sampled_from(sorted(options)), max_size=6))
    chosen = {name: draw(st.sampled_from(options[name])) for name in changed}
    game: Any = registry.game(game_id, chosen)
    if not fast_turns(game.rules):
        game = registry.game(game_id)
    return game


def compose(game: TablesGame, random: Random) -> State:
    """Return a random position after a roll: crowded or nearly empty, at the start or the end."""
    rules, length = game.rules, game.rules.length
    first = random.choice((1, 1, 1, rules.home - 3, rules.home))
    width = random.choice((3, 6, 12, length))
    sides = []
    taken: set[int] = set()
    for seat in (0, 1):
        points = [0] * (length + 1)
        beside = {"bar": 0, "hand": 0, "off": 0}
        open_points = [
            point
            for point in range(first, min(first + width, length) + 1)
            if seat == 0 or rules.facing[point] not in taken or not rules.facing[point]
        ]
        places = ["off"] * random.choice((0, 0, 1, 3)) + ["bar"] * random.choice((0, 0, 0, 1))
        if rules.start_in_hand and random.random() < 0.3:
            places.append("hand")
            open_points = [at for at in open_points if at <= (rules.entry_limit or length)]
            places = [place for place in places if place != "off" or not rules.entry_limit]
        share = random.choice((0.1, 0.3, 0.8))
        for _ in range(rules.men):
            if not open_points or (places and random.random() < share):
                beside[random.choice(places or ["bar"])] += 1
            else:
                points[random.choice(open_points)] += 1
        if beside["off"] == rules.men:
            beside = {"bar": 1, "hand": 0, "off": rules.men - 1}
        taken |= {point for point in range(1, length + 1) if seat == 0 and points[point]}
        sides.append(Side(tuple(points), **beside))
    dice = tuple(random.randint(1, 6) for _ in range(rules.dice)) + rules.fixed_dice
    left = rules.numbers_to_play(dice)
    turn = random.randrange(2)
    return State((sides[0], sides[1]), turn, dice, left)


@examples(300 if is_nightly() else 100)
@given(game=games(), seed=st.integers(0, 2**32))
def test_fast_search_equals_rules_under_all_options(game: TablesGame, seed: int) -> None:
    random = Random(seed)
    for _ in range(3):
        check_ends(game, compose(game, random))


GAMES = [lombard(), duodecim(), duodecim(direction="parallel"), xii()]


@pytest.mark.parametrize("game", GAMES)
def test_fast_search_equals_rules_in_random_games(game: TablesGame) -> None:
    for seed in range(3 if is_nightly() else 1):
        luck, state = PseudoRandomStream(Random(seed)), game.opening()
        for _ in range(200):
            if game.outcome(state) is not None:
                break
            if state.dice is None:
                state = game.advance(state, game.chance(state, luck))
                continue
            check_ends(game, state)
            ends = game.ends(state)
            state = ends[luck.below(len(ends))]


@pytest.mark.parametrize("game", GAMES)
def test_packing_returns_the_same_sides(game: TablesGame) -> None:
    luck, state = PseudoRandomStream(Random(3)), game.opening()
    for _ in range(120):
        if game.outcome(state) is not None:
            break
        if state.dice is None:
            state = game.advance(state, game.chance(state, luck))
            continue
        for seat in (0, 1):
            packing = Packing(game.rules)
            own, theirs = packing.pack(state.sides[seat]), packing.pack(state.sides[1 - seat])
            enemy = packing.to_opponent_view(theirs)
            assert packing.unpack(own) == state.sides[seat]
            assert packing.from_opponent_view(enemy, theirs) == theirs
            assert packing.split(own | enemy << packing.beyond) == (own, enemy)
        ends = game.ends(state)
        state = ends[luck.below(len(ends))]


def test_higher_die_must_be_played_if_only_one_can() -> None:
    game = lombard(dice_obligation="max_then_high", restricted="none")
    state = set_up(game, "1:1", "1:2", "6-5")
    assert plays(game, state) == {"6:1-7"}
    check_ends(game, state)


def test_win_has_the_longest_play_if_dice_must_be_used() -> None:
    game = duodecim()
    state = set_up(game, "22:1", "10:15", "3-2-1")
    assert plays(game, state) == {"2:22-24 3:24-off"}
    check_ends(game, state)


def test_larger_die_does_not_bind_if_both_dice_can_be_played() -> None:
    game = lombard(dice_obligation="max_then_high", restricted="none")
    state = set_up(game, "1:2", "1:2", "6-5")
    assert all(len(play.split()) == 2 for play in plays(game, state))
    check_ends(game, state)


def test_man_may_reach_the_opponents_first_point_before_two_hits() -> None:
    """The men hit by 5 and 3 close the point to the 1, unless the 1 is played first."""
    game = duodecim()
    state = set_up(game, "1:6 2:4 4:2 6:2 23:1", "12:13 16:1 18:1", "5-3-1")
    check_ends(game, state)
    assert [end for end in game.ends(state) if end.sides[1].bar == 2]


def test_man_may_reach_the_first_point_between_equal_dice() -> None:
    """The man hit on 19 with two of the dice would close point 24 to the third."""
    game = duodecim()
    state = set_up(game, "1:7 4:1 5:1 15:1 22:2 23:3", "1:1 6:1 12:1 13:3 14:1 22:2 23:6", "2-2-2")
    assert check_ends(game, state) == 19


def test_blot_on_its_first_point_is_hit_before_another_joins_it() -> None:
    game = duodecim()
    state = set_up(game, "1:6 2:4 4:2 6:2 23:1", "1:1 12:13 18:1", "5-3-1")
    check_ends(game, state)
    assert any(end.sides[1].bar == 2 for end in game.ends(state))


def test_man_that_leaves_the_common_first_point_opens_it_to_hit_men() -> None:
    game = duodecim(direction="parallel", start_placement="on_board")
    state = set_up(game, "1:1 2:6 4:4 6:4", "3:1 12:13 14:1", "5-3-2")
    check_ends(game, state)


def test_one_man_hits_on_every_point_it_touches() -> None:
    game = duodecim()
    state = set_up(game, "1:15", "23:1 20:1 16:1 10:12", "4-3-1")
    check_ends(game, state)
    assert max(end.sides[1].points[1] for end in game.ends(state)) == 3


def test_men_in_the_cell_do_not_occupy_a_common_first_point() -> None:
    """A man hit by the 1 returns to point 1, on which the men in the cell are not."""
    game = duodecim(direction="parallel")
    state = set_up(game, "bar:4 3:2 8:9", "1:9 4:1 12:5", "5-3-1")
    check_ends(game, state)
    assert any(end.sides[1].points[1] == 10 for end in game.ends(state))


def test_men_in_the_cell_move_as_from_the_first_point() -> None:
    game = duodecim()
    state = set_up(game, "bar:2 3:5 5:4 9:4", "24:2 19:1 12:12", "6-4-2")
    assert check_ends(game, state) > 20


def test_double_played_four_times_has_each_end_once() -> None:
    game = xii(doubles="four")
    state = set_up(game, "13:5 14:4 16:3 20:3", "15:1 18:1 30:13", "2-2")
    assert check_ends(game, state) > 20


def test_turn_without_a_legal_step_ends_at_once() -> None:
    game = duodecim()
    state = set_up(game, "13:15", "10:5 9:5 8:5", "3-2-1")
    assert check_ends(game, state) == 1
