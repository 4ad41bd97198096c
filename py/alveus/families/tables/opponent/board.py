"""The tables games as the general search `ai.search.expectimax` needs them.

`Board` lists rolls and the positions to which they lead, and estimates chances of winning.
`search_ahead` searches some rolls ahead.  `LastMen` solves races with few men exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

from alveus.ai.search.budget import NodeBudget
from alveus.ai.search.expectimax import expected_worth
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.core.game import CHANCE, OVER, Result
from alveus.families.tables.actions import weighted_rolls
from alveus.families.tables.fast import fast_turns
from alveus.families.tables.opponent.evaluation import Evaluator
from alveus.families.tables.opponent.measures import in_contact
from alveus.families.tables.rules import free_waiting_men, is_frozen, turn_node
from alveus.families.tables.ruleset import Ruleset, proved_for
from alveus.families.tables.state import Side, State
from alveus.families.tables.turn_search import TurnSearch
from alveus.families.tables.turns import actor

MOST_MEN = 4
"""Maximum number of men, of both players together, for which the race is solved exactly."""
MOST_PIPS = 24
"""Maximum number of pips of each player for which the race is solved exactly."""
PROVED = proved_for(
    *("length", "men", "facing", "home", "dice", "fixed_dice", "doubles_four", "limits"),
    *("limits_in_passing", "hit_return", "start_blocked", "reentry", "touch", "start_in_hand"),
    *("entry_limit", "entry_of_both", "must_enter", "entry_others", "no_entry"),
    *("blocked_die_lost", "stay_after_reentry", "gather", "lurch_wins"),
    obligation=("sequential", "max", "max_then_high"),
    bear_off=("exact_or_highest", "any"),
    eustathius=(False,),
)
"""The permitted values of each rule (None: all) for the exact values of races in `LastMen`.

With these values, the first player with all men off wins, and every turn in a race moves a man.  If
a turn could pass without a move, the recursion of `LastMen` over the rolls would not end."""


class AfterTurn(NamedTuple):
    """A position at the end of a turn: the men of the mover and of the opponent, who rolls next."""

    own: Side
    other: Side


def final_value(state: State, seat: int) -> float | None:
    """Return a finished game's value for a seat (win 1, draw 0.5, loss 0); otherwise None."""
    if state.over is None:
        return None
    return 0.5 if state.over.winner is None else float(state.over.winner == seat)


class Board:
    """A tables game in the form that the expectimax search needs; `evaluation` rates positions."""

    def __init__(self, rules: Ruleset, evaluation: Evaluator) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self._fast = fast_turns(rules)
        self._throws = tuple(
            (rules.numbers_to_play(dice + rules.fixed_dice), weight)
            for dice, weight in weighted_rolls(rules.dice)
        )

    def throws(self) -> Sequence[tuple[tuple[int, ...], int]]:
        """Return each distinct roll with the number of orders in which the dice can show it.

        A roll has the numbers to play, highest first; by option, a double gives four of them.
        """
        return self._throws

    def answers(self, position: AfterTurn, throw: tuple[int, ...]) -> Sequence[AfterTurn]:
        """Return all positions after the next player (`position.other`) plays a roll (`throws`)."""
        own, other = free_waiting_men(self.rules, position.other, position.own), position.own
        if throw == (1, 1, 1) and self.rules.eustathius and not self.rules.eustathius_then_play:
            return [AfterTurn(own, other)]  # the roll is lost
        if self._fast is not None:
            ends = self._fast.ends(own, other, throw)
            return [AfterTurn(*ends.sides(index)) for index in range(len(ends))]
        node = turn_node(self.rules, own, other, throw)
        return [AfterTurn(*sides) for sides in TurnSearch(self.rules).ends(node)]

    def worth(self, position: AfterTurn) -> float:
        """Return the chance of winning (0 to 1) of the seat that has just moved, without search."""
        if self._shut_in(position):
            return 1.0
        return self.evaluation.worth(position.own, position.other)

    def value(self, state: State, seat: int) -> float:
        """Return a seat's chance of winning in the state after its turn, without search."""
        over = final_value(state, seat)
        if over is not None:
            return over
        return self.worth(AfterTurn(state.sides[seat], state.sides[1 - seat]))

    def is_over(self, position: AfterTurn) -> bool:
        """Return True if the player who has just moved has won."""
        return position.own.off == self.rules.men or self._shut_in(position)

    def _shut_in(self, position: AfterTurn) -> bool:
        """Return True if the player about to roll loses, because no die can move any of its men."""
        return self.rules.lurch_wins and is_frozen(self.rules, position.other, position.own)


def check_to_move(state: State, seat: int) -> None:
    """Raise an error unless `seat` decides next.

    The error is IllegalMove `throw_first` before a roll, IllegalMove `game_over` after the end of
    the game, and ValueError if the other seat decides.
    """
    to_move = actor(state)
    if to_move != seat:
        code = {CHANCE: "throw_first", OVER: "game_over"}.get(to_move)
        raise IllegalMove(code) if code else ValueError("the other seat is to decide")


def search_ahead(
    board: Board,
    results: Sequence[Result],
    chosen: Sequence[int],
    depth: int,
    seat: int,
    budget: NodeBudget,
    exact_value: Callable[[State, int], float | None],
) -> Generator[Message, None, dict[int, float]]:
    """Yield progress; return chances of winning (0 to 1) of `seat`, keyed by index in `results`.

    `results` are the possible turns, `chosen` the indices of those to evaluate.  The chance is
    `exact_value(state, seat)` for the state after the turn or, if this is None, the result of a
    search `depth` rolls ahead.  When the budget is used up, the remaining turns get no value.
    """
    values: dict[int, float] = {}
    for done, index in enumerate(chosen):
        state = results[index].state
        value = exact_value(state, seat)
        if value is None:
            position = AfterTurn(state.sides[seat], state.sides[1 - seat])
            progress = say("thinking", done=done, of=len(chosen))
            value = yield from expected_worth(board, position, depth, budget, progress)
        if value is None:
            break
        values[index] = value
    return values


class LastMen:
    """Exact chances of winning in races with few men: positions in which no man can be hit.

    The chance of the player to roll is the mean over all rolls, each played in the best way.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rules = board.rules
        self._is_proved = self.rules.is_within(PROVED)
        self._chances: dict[tuple[Side, Side], float] = {}

    def is_solvable(self, own: Side, other: Side) -> bool:
        """Return True if `chance` can evaluate this position, an unfinished race of both sides.

        The rules must agree with `PROVED`.  The sides together must have at most `MOST_MEN` men
        left, and each side must need at most `MOST_PIPS` pips to bear off its men.
        """
        men = 2 * self.rules.men - own.off - other.off
        if not self._is_proved or men > MOST_MEN or in_contact(self.rules, own, other):
            return False
        return all(0 < side.distance(self.rules.exit) <= MOST_PIPS for side in (own, other))

    def chance(self, own: Side, other: Side) -> float:
        """Return the exact chance of winning of the side `own`, which has moved; `other` rolls."""
        if own.off == self.rules.men:
            return 1.0
        chance = self._chances.get((own, other))
        if chance is None:
            lost = total = 0.0
            for throw, weight in self.board.throws():
                answers = self.board.answers(AfterTurn(own, other), throw)
                lost += weight * max(self.chance(*answer) for answer in answers)
                total += weight
            chance = self._chances[own, other] = 1 - lost / total
        return chance
