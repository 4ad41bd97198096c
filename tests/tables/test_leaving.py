"""The ends of turns found without plays: each reason why an order of steps may count, or not."""

from __future__ import annotations

from random import Random

import pytest
from tests.tables.positions import duodecim, lombard, set_up, xii

from alveus.core.playouts import Luck
from alveus.tables.game import TablesGame
from alveus.tables.packed import Packing
from alveus.tables.state import State
from alveus.tables.strides import plan_strides


def check_ends(rules: TablesGame, state: State) -> int:
    """Holds the ends to those that are told; answers how many there are."""
    told = [result.state for result in rules.results(state)]
    ends = list(rules.ends(state))
    assert len(ends) == len(told)
    assert set(ends) == set(told)
    return len(ends)


def test_a_man_on_the_others_first_point_may_come_there_before_two_hits() -> None:
    """The men hit by 5 and 3 close the point to the 1, unless that is played before them."""
    rules = duodecim()
    state = set_up(rules, "1:6 2:4 4:2 6:2 23:1", "12:13 16:1 18:1", "5-3-1")
    check_ends(rules, state)
    waiting = [end for end in rules.ends(state) if end.sides[1].bar == 2]
    assert waiting


def test_he_may_come_there_before_another_man_goes_farther_by_equal_dice() -> None:
    """The man hit on 19 by two of the dice would close point 24 to the third."""
    rules = duodecim()
    state = set_up(rules, "1:7 4:1 5:1 15:1 22:2 23:3", "1:1 6:1 12:1 13:3 14:1 22:2 23:6", "2-2-2")
    assert check_ends(rules, state) == 19


def test_a_single_man_on_his_first_point_is_hit_before_another_joins_him() -> None:
    rules = duodecim()
    state = set_up(rules, "1:6 2:4 4:2 6:2 23:1", "1:1 12:13 18:1", "5-3-1")
    check_ends(rules, state)
    assert any(end.sides[1].bar == 2 for end in rules.ends(state))


def test_a_man_who_leaves_the_common_first_point_opens_it_to_those_he_hits() -> None:
    rules = duodecim(direction="parallel", start_placement="on_board")
    state = set_up(rules, "1:1 2:6 4:4 6:4", "3:1 12:13 14:1", "5-3-2")
    check_ends(rules, state)


def test_one_man_hits_on_every_point_he_touches() -> None:
    rules = duodecim()
    state = set_up(rules, "1:15", "23:1 20:1 16:1 10:12", "4-3-1")
    check_ends(rules, state)
    assert max(end.sides[1].points[1] for end in rules.ends(state)) == 3


def test_men_in_the_cell_keep_nobody_from_a_first_point_that_both_share() -> None:
    """A man hit by the 1 goes back to point 1, where those in the cell do not stand."""
    rules = duodecim(direction="parallel")
    state = set_up(rules, "bar:4 3:2 8:9", "1:9 4:1 12:5", "5-3-1")
    check_ends(rules, state)
    assert any(end.sides[1].points[1] == 10 for end in rules.ends(state))


def test_men_in_the_cell_move_as_from_the_first_point() -> None:
    rules = duodecim()
    state = set_up(rules, "bar:2 3:5 5:4 9:4", "24:2 19:1 12:12", "6-4-2")
    assert check_ends(rules, state) > 20


def test_a_double_played_four_times_leaves_every_end_once() -> None:
    rules = xii(doubles="four")
    state = set_up(rules, "13:5 14:4 16:3 20:3", "15:1 18:1 30:13", "2-2")
    assert check_ends(rules, state) > 20


def test_a_turn_with_which_dice_are_lost_ends_where_they_are() -> None:
    rules = duodecim()
    state = set_up(rules, "13:15", "10:5 9:5 8:5", "3-2-1")
    assert check_ends(rules, state) == 1


ALL = [lombard(), duodecim(), duodecim(direction="parallel"), xii()]


@pytest.mark.parametrize("rules", ALL)
def test_whole_games_at_random_have_the_ends_that_are_told(rules: TablesGame) -> None:
    for seed in range(3):
        luck, state = Luck(Random(seed)), rules.opening()
        for _ in range(200):
            if rules.outcome(state) is not None:
                break
            if state.dice is None:
                state = rules.advance(state, rules.chance(state, luck))
                continue
            check_ends(rules, state)
            ends = rules.ends(state)
            state = ends[luck.below(len(ends))]


@pytest.mark.parametrize("rules", ALL)
def test_men_are_packed_and_met_and_found_again(rules: TablesGame) -> None:
    luck, state = Luck(Random(3)), rules.opening()
    for _ in range(120):
        if rules.outcome(state) is not None:
            break
        if state.dice is None:
            state = rules.advance(state, rules.chance(state, luck))
            continue
        for seat in (0, 1):
            mine, other = Packing(rules.rules, seat), Packing(rules.rules, 1 - seat)
            own, theirs = mine.pack(state.sides[seat]), other.pack(state.sides[1 - seat])
            assert mine.unpack(own) == state.sides[seat]
            assert mine.part(mine.meet(theirs), theirs) == theirs
            assert mine.split(own | mine.meet(theirs) << mine.beyond) == (own, mine.meet(theirs))
        ends = rules.ends(state)
        state = ends[luck.below(len(ends))]


@pytest.mark.parametrize(
    ("dice", "ways"), [((6,), 1), ((6, 4), 2), ((6, 4, 1), 5), ((3, 3), 2), ((3, 3, 3, 3), 5)]
)
def test_every_way_to_share_out_the_dice_is_told_once(dice: tuple[int, ...], ways: int) -> None:
    """As many as there are partitions: of a set where the dice differ, of a number else."""
    plan = plan_strides(dice)

    def count(at: int) -> int:
        choices = [choice for choice in plan.stages[at] if choice.in_order]
        return sum(count(choice.rest) for choice in choices) if plan.stages[at] else 1

    assert count(0) == ways
