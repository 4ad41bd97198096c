"""Reviews: moments, luck and skill, turning points, and the task of the page."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from alveus import ai, registry
from alveus.bridge import Session, answer
from alveus.core.errors import SetupError
from alveus.core.game import CHANCE
from alveus.core.match import Match, begin
from alveus.review import Moment, Review, Reviewer, review
from alveus.review.moments import (
    add_up,
    find_best,
    find_costliest,
    find_pivot,
    find_scale,
    find_turning,
    passages,
    smooth_values,
)

SIDES = ("south", "north")
DICE = ("lombardorum", "xii")
BUDGET = ai.Budget(nodes=300)


def played(game_id: str, plies: int, options: Mapping[str, str] | None = None) -> Match:
    """Return a match with random moves."""
    match = begin(registry.spec(game_id), dict(options or {}), seed=b"review")
    chance = Random(5)
    while len(match.plies) <= plies and match.outcome is None:
        if match.actor == CHANCE:
            match.play("throw")
        else:
            move = chance.choice(match.game.moves(match.state))
            match.play(match.game.text(match.state, move))
    return match


def reviewed(match: Match) -> Review:
    return ai.finish(Reviewer(match.plies, 1, BUDGET).run())


def test_former_names_still_work() -> None:
    match = played("bohnenspiel", 6)
    assert ai.finish(review(match.plies, 1, BUDGET)) == reviewed(match)
    assert (ai.GRAIN, ai.Prospect) == (ai.VALUE_SCALE, ai.MoveEvaluation)
    assert (ai.weigh_throws, ai.weighs_throws) == (ai.evaluate_rolls, ai.rates_luck)


@pytest.mark.parametrize("game_id", DICE)
def test_turn_of_several_moves_is_one_decision(game_id: str) -> None:
    match = played(game_id, 40)
    moves = [entry for entry in passages(match.plies, 1, whole_turns=True) if entry.kind == "move"]
    assert any(entry.last > entry.first for entry in moves)
    for passage in moves[:-1]:  # the last turn is under way
        plies = match.plies[passage.first : passage.last + 1]
        assert {ply.kind for ply in plies} == {"move"}
        assert passage.text == " ".join(ply.text for ply in plies)
        assert match.game.actor(passage.before.state) != match.game.actor(passage.after.state)


@pytest.mark.parametrize("game_id", DICE)
def test_luck_is_the_value_of_a_roll_minus_the_average(game_id: str) -> None:
    match = played(game_id, 30)
    throws = [moment for moment in reviewed(match).moments if moment.kind == "throw"]
    assert throws
    for moment in throws:
        before = match.plies[moment.ply - 1].state
        analysis = ai.finish(ai.evaluate_rolls(match.game, before, BUDGET))
        [fallen] = [
            roll
            for roll in analysis.rolls
            if sorted(roll.text.split()[1].split("-")) == sorted(moment.text.split()[1].split("-"))
        ]
        assert moment.luck == pytest.approx(fallen.worth / ai.VALUE_SCALE - analysis.mean)


@pytest.mark.parametrize("game_id", [*DICE, "bohnenspiel"])
def test_loss_is_the_difference_to_the_best_decision(game_id: str) -> None:
    match = played(game_id, 24)
    decisions = [moment for moment in reviewed(match).moments if moment.kind == "move"]
    assert decisions
    for moment in decisions:
        before = match.plies[moment.ply - 1].state
        analysis = ai.finish(
            ai.analyse(match.game, before, match.sides.index(moment.side), BUDGET, moment.text)
        )
        worths = {prospect.text: prospect.value for prospect in analysis.prospects}
        assert moment.loss == pytest.approx(max(worths.values()) - worths[moment.text])
        assert bool(moment.better) == (moment.loss > 0)
        assert worths[moment.better or moment.text] == max(worths.values())


def test_sums_add_up_the_moments() -> None:
    review = reviewed(played("lombardorum", 60))
    for side, sums in review.sides.items():
        own = [moment for moment in review.moments if moment.side == side]
        assert sums == add_up(review.moments, side, rates_luck=True)
        assert sums.luck == pytest.approx(sum(moment.luck for moment in own))
        assert sums.loss == pytest.approx(sum(moment.loss for moment in own))
        assert sums.mistakes == sum(moment.loss > moment.doubt for moment in own)


@pytest.mark.parametrize("game_id", DICE)
def test_every_roll_of_a_turn_has_its_luck(game_id: str) -> None:
    match = played(game_id, 60)
    rolled = {ply for ply, entry in enumerate(match.plies) if entry.text[:6] == "throw "}
    starts = {ply for ply in rolled if "/" in match.plies[ply].text}
    texts = [match.plies[ply].text for ply in rolled - starts]
    assert any(text[6] == text[8] for text in texts), "no double"
    moments = reviewed(match).moments
    assert {moment.ply for moment in moments if moment.kind == "throw"} == rolled - starts


def test_rolls_have_their_luck_if_the_player_could_double_before() -> None:
    match = begin(registry.spec("lombardorum"), {"cube": "on", "starter": "white"}, seed=b"x")
    for _ in range(3):
        match.play("throw")
        match.play(match.game.results(match.state)[0].text)
    moments = reviewed(match).moments
    rolls = [ply for ply, entry in enumerate(match.plies) if entry.kind == "throw"]
    assert [moment.ply for moment in moments if moment.kind == "throw"] == rolls


def test_a_tile_at_the_right_of_two_equal_ends_is_reviewed() -> None:
    spec = registry.spec("sperrdomino")
    hands = {"hand.a": "0:3 3:5 0:5 1:1 5:5", "hand.b": "3:6 0:2 4:4 1:4 0:4 6:6"}
    lines = {"turn": "a", "line": "3:1 1:2 2:3", **hands}
    position = registry.part(spec.writing, "read_lines")(spec.build({}), lines)
    match = begin(spec, position=position)
    match.play("0:3 right")
    match.play("resign")
    [moment] = reviewed(match).moments
    assert (moment.side, moment.text) == ("a", "0:3 right")


def test_the_decisions_of_a_third_side_do_not_change_the_chances_of_the_first() -> None:
    match = played("familydomino", 40, {"players": "3"})
    moments = reviewed(match).moments
    others = [(before, now) for before, now in pairwise(moments) if now.side != "a"]
    assert {now.side for _, now in others} == {"b", "c"}
    assert all(before.value == now.value for before, now in others)
    assert moments[0].side == "a" or moments[0].value == pytest.approx(100 / 3)


def test_the_best_move_is_as_uncertain_as_its_lead_over_the_second_best() -> None:
    match = played("sperrdomino", 12)
    best = [moment for moment in reviewed(match).moments if moment.clear > 0]
    assert best
    for moment in best:
        before = match.game.information_state(
            match.plies[moment.ply - 1].state, match.sides.index(moment.side)
        )
        analysis = ai.finish(
            ai.analyse(match.game, before, match.sides.index(moment.side), BUDGET, moment.text)
        )
        _, second = sorted(analysis.prospects, key=lambda move: -move.value)[:2]
        assert moment.exact or moment.doubt == max(analysis.doubt, second.apart) > 0


def test_a_turn_with_real_dice_is_reviewed_with_a_doubling_cube() -> None:
    match = begin(registry.spec("lombardorum"), {"cube": "on", "starter": "white"}, seed=b"x")
    for text in ("throw 1-1", "1:1-2 1:1-2", "throw 2-2", "2:1-3 2:3-5"):
        match.play(text)
    moments = reviewed(match).moments
    assert [(moment.kind, moment.text) for moment in moments] == [
        ("throw", "throw 1-1"),
        ("move", "1:1-2 1:1-2"),
        ("throw", "throw 2-2"),
    ]


def test_games_without_dice_have_no_luck() -> None:
    sides = reviewed(played("bohnenspiel", 8)).sides
    assert [sums.luck for sums in sides.values()] == [None, None]


def moment(ply: int, value: float, **more: Any) -> Moment:
    return Moment("move", ply, ply, ply, SIDES[ply % 2], "x", value, **more)


def test_value_is_the_average_of_both_evaluations() -> None:
    """Each side overestimates its own plans, so unaveraged values would alternate."""
    swinging = [moment(0, 10), moment(1, -6, loss=2), moment(2, 10), moment(3, -8)]
    assert [entry.value for entry in smooth_values(swinging, "stones", SIDES)] == [1, 2, 1, -8]


def test_exact_evaluation_replaces_an_inexact_one() -> None:
    lost = [moment(0, 5), moment(1, 100, loss=0, exact=True, decided="south")]
    now, then = smooth_values(lost, "stones", SIDES)
    assert (now.value, now.decided) == (100, "south")
    assert then is lost[1]


def test_only_consecutive_positions_are_averaged() -> None:
    forced = [moment(0, 4), moment(2, -6)]
    assert list(smooth_values(forced, "beans", SIDES)) == forced


def test_averaging_smooths_the_review() -> None:
    match = played("rithmomachia", 24)
    reviewer = Reviewer(match.plies, 1, BUDGET)
    settled = ai.finish(reviewer.run()).moments
    assert 2 * travel(settled) < travel(reviewer.moments)


def travel(moments: Sequence[Moment]) -> float:
    """Return the total change of value over a review."""
    values = [entry.value for entry in moments[:-1]]
    return sum(abs(after - before) for before, after in pairwise(values))


def test_costliest_move_is_a_certain_mistake() -> None:
    moments = [moment(1, 0, loss=5, doubt=6), moment(2, 0, loss=3), moment(3, 0, loss=1)]
    assert find_costliest(moments) == 2
    assert find_costliest(moments[:1]) is None


def test_best_move_has_the_largest_certain_lead() -> None:
    moments = [moment(1, 0, clear=2), moment(2, 0, clear=9), moment(3, 0, clear=12, doubt=20)]
    assert find_best(moments) == 2
    assert find_best(moments[2:]) is None


def test_turning_points_are_the_three_largest_swings_in_order() -> None:
    values = [0, 10, 10, -9, -9, 3, 3, 30, 30]
    moments = [moment(ply, value) for ply, value in enumerate(values)]
    assert find_turning(moments, "beans") == (3, 5, 7)
    assert find_turning(moments[:1], "beans") == ()


def test_the_turning_point_that_is_shown_is_the_largest() -> None:
    moments = [moment(ply, value) for ply, value in enumerate([10, -20, -10])]
    assert find_turning(moments, "beans") == (0, 1, 2)
    assert find_pivot(moments, "beans") == 1
    assert find_pivot(moments[:0], "beans") is None


def test_decided_positions_do_not_enlarge_the_scale() -> None:
    small = [moment(1, 4), moment(2, -15)]
    assert find_scale(small, "stones") == 15
    assert find_scale([*small, moment(3, 100, decided="south")], "stones") == 15
    assert find_scale([], "percent") == 50


class TestOnThePage:
    def ask(self, session: Session, do: str, **more: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(answer(session, json.dumps({"id": 1, "do": do, **more})))
        return reply.get("ok") or reply["error"]

    def finished(self, session: Session) -> dict[str, Any]:
        """Return the view after the end of a short game with few beans."""
        position = {"turn": "south", "pits": [0, 1, 0, 2, 0, 3, 0, 0, 1, 2, 0, 1]}
        position |= {"game": "bohnenspiel", "stores": [30, 32]}
        view = self.ask(session, "new", game="bohnenspiel", position=position)["view"]
        while view["actor"]["kind"] == "seat":
            text = view["moves"][-1]["text"]
            view = self.ask(session, "play", rev=view["rev"], text=text)["view"]
        return dict(view)

    def test_task_returns_new_moments_and_then_the_complete_review(self) -> None:
        session = Session()
        view = self.finished(session)
        task = self.ask(session, "review", rev=view["rev"], ms=5000)["task"]
        shown: list[dict[str, Any]] = []
        while "done" not in (slice_ := self.ask(session, "slice", task=task, ms=1)):
            assert slice_["progress"]["code"] == "reviewing"
            shown += slice_["part"]["moments"]
        moments = slice_["done"]["moments"]
        assert 0 < len(shown) <= len(moments)
        assert shown == moments[: len(shown)]
        assert set(slice_["done"]["sides"]) == {"south", "north"}

    def test_review_continues_while_the_view_changes(self) -> None:
        session = Session()
        view = self.finished(session)
        task = self.ask(session, "review", rev=view["rev"], ms=10)["task"]
        hint = self.ask(session, "goto", rev=view["rev"], ply=0)["view"]
        thought = self.ask(session, "hint", rev=hint["rev"])["task"]
        self.ask(session, "goto", rev=hint["rev"], ply=1)
        assert "code" not in self.ask(session, "slice", task=task)
        assert self.ask(session, "slice", task=thought)["code"] == "unknown_task"

    def test_unknown_game_is_not_reviewed(self) -> None:
        session = Session()
        view = self.finished(session)
        assert self.ask(session, "review", rev=view["rev"], game=9)["code"] == "nothing_to_review"

    def test_game_with_hidden_hands_is_not_reviewed_before_its_end(self) -> None:
        session = Session()
        view = self.ask(session, "new", game="sperrdomino", seed="x")["view"]
        view = self.ask(session, "play", rev=view["rev"], text="throw")["view"]
        assert self.ask(session, "review", rev=view["rev"])["code"] == "hidden_hand"
        assert self.ask(session, "look", rev=view["rev"], ply=1)["code"] == "hidden_hand"

    def test_look_does_not_change_the_match(self) -> None:
        session = Session()
        view = self.finished(session)
        look = self.ask(session, "look", rev=view["rev"], ply=0)
        assert (look["shown"]["ply"], look["position"]["stores"]) == (0, [30, 32])
        assert self.ask(session, "view")["view"]["ply"] == view["ply"]
        again = self.ask(session, "new", game="bohnenspiel", position=look["position"])["view"]
        assert again["pieces"] == look["shown"]["pieces"]

    @pytest.mark.parametrize(
        ("steps", "result"),
        [
            ((), "open"),
            (("4:1-5",), "open"),
            (("2:1-3",), "open"),
            (("2:1-3", "4:3-7"), "wrong"),
            (("4:1-5", "2:1-3"), "right"),
            (("2:1-3", "4:1-5"), "right"),
        ],
    )
    def test_a_turn_is_checked_by_where_it_ends(self, steps: tuple[str, ...], result: str) -> None:
        session = Session()
        position = {"turn": "white", "dice": [4, 2], "white": {"points": {"1": 15}}}
        position |= {"game": "lombardorum", "black": {"points": {"1": 15}}}
        view = self.ask(session, "new", game="lombardorum", position=position)["view"]
        for step in steps:
            view = self.ask(session, "play", rev=view["rev"], text=step)["view"]
        checked = self.ask(session, "check", rev=view["rev"], ply=0, answers=["4:1-5 2:1-3"])
        assert checked == {"result": result}


def test_review_of_a_game_without_analysis_is_rejected() -> None:
    match = begin(registry.spec("terzett"), {}, seed=b"x")
    with pytest.raises(SetupError) as caught:
        ai.finish(ai.analyse(match.game, match.state, 0, BUDGET))
    assert caught.value.code == "no_analysis"
