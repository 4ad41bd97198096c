"""Values of all possible turns after a roll, and of all rolls, to separate skill from luck.

Values are chances of winning in percent.  All turns of a roll are first evaluated without search.
The turns with the highest values (candidates), and the played turn, are then searched one or more
rolls ahead, all to the same depth.  The value of every other turn is limited to that of the worst
candidate.  The value of a roll is that of its best turn, without search.  Races (men have passed
each other) with few men are solved exactly.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import cache, reduce

from alveus.ai.answers import VALUE_SCALE, Analysis, MoveEvaluation, Roll
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.expectimax import choose_candidates
from alveus.core.events import Message, say
from alveus.core.game import Result
from alveus.families.tables.game import TablesGame
from alveus.families.tables.opponent.board import (
    AfterTurn,
    Board,
    LastMen,
    check_to_move,
    final_value,
    search_ahead,
)
from alveus.families.tables.opponent.evaluation import load_evaluator
from alveus.families.tables.state import State, Throw

UNIT = "percent"
AHEAD = ((40, 0.12), (3, 0.02), (3, 0.08))
"""For a search one, two and three rolls ahead: the maximum number of turns to search, and the
maximum difference of their values (0 to 1) from the best value."""
LEAST = 3
"""Minimum number of best turns searched at each depth, besides the played turn.  If the budget does
not suffice for them, the values of that depth are discarded."""
DOUBT = (3.0, 1.5, 1.0, 1.0)
"""Typical error of a value in percentage points, indexed by the number of rolls searched ahead."""
GLANCES = 60
"""Number of positions evaluated between two progress messages of a generator."""
OPEN_NODES = 20_000
"""Maximum number of positions evaluated if the caller's budget has no limits."""


def analyse(
    game: TablesGame, known: State, seat: int, budget: Budget, played: str = ""
) -> Generator[Message, None, Analysis]:
    """Return every possible turn after the roll with its value for `seat`, unsorted.

    `played` is the text of a legal turn; the turn that ends in the same position is returned with
    this text instead of its own.  The result is empty for cube decisions, which depend on the stake
    and not only on the chance of winning, and for the decision to send back a man of the enemy who
    has rolled 1-1-1 (`Ruleset.eustathius`).  Raises IllegalMove before the roll and after the game;
    ValueError if the other seat has to decide.
    """
    check_to_move(known, seat)
    if known.dice is None or known.choice:
        return Analysis(seat, UNIT, ())
    judge = _Judge(game, budget)
    results = game.results(known)
    texts = [result.text for result in results]
    own = None
    if played:
        after = reduce(game.advance, game.parse(known, played), known)
        own = _find_end(results, after)
        if own is not None:
            texts[own] = played
    values: dict[int, float] = {}
    for index, result in enumerate(results):
        values[index] = judge.glance(result.state, seat)
        if index % GLANCES == 0:
            yield say("thinking", done=index, of=len(results))
    judge.budget.allows(len(results))
    exact = {i: values[i] for i, result in enumerate(results) if judge.is_exact(result.state)}
    depth = 0
    for ahead, (most, margin) in enumerate(AHEAD if len(exact) < len(results) else (), 1):
        chosen = choose_candidates(values, most, margin)
        wanted = [own] if own is not None and own not in chosen else []
        if len(chosen) + len(wanted) < 2:
            break
        needed = [*chosen[:LEAST], *wanted]
        order = [*needed, *chosen[LEAST:]]
        searched = yield from search_ahead(
            judge.board, results, order, ahead, seat, judge.budget, judge.exact_value
        )
        if len(searched) < len(needed):
            break
        values, depth = _merge_values(values, searched, chosen), ahead
    values.update(exact)
    evaluations = tuple(
        MoveEvaluation(text, 100 * values[index], index in exact, (text,))
        for index, text in enumerate(texts)
    )
    return Analysis(seat, UNIT, evaluations, depth, DOUBT[depth])


def evaluate_rolls(
    game: TablesGame, state: State, budget: Budget, with_turns: bool = True
) -> Generator[Message, None, Analysis]:
    """Return every roll with the value of its best turn for the roller, found without search.

    With `with_turns`, the text of the best turn is included if the roller has a choice.
    """
    judge = _Judge(game, budget)
    seat = state.turn
    throws = game.outcomes(state)
    rolls = []
    for done, (throw, weight) in enumerate(throws):
        after = game.advance(state, throw)
        progress = say("thinking", done=done, of=len(throws))
        if with_turns or after.choice or game.actor(after) != seat:
            worth, end = yield from judge.best_end(after, seat, progress)
            best = ""
            if with_turns and end is not None:
                results = game.results(after)
                index = _find_end(results, end)
                best = "" if index is None else results[index].text
        else:
            worth, best = (yield from judge.best_worth(after, progress)), ""
        dice = throw.dice if isinstance(throw, Throw) else ()
        fallen = tuple(sorted(dice, reverse=True))
        parts = round(100 * worth * VALUE_SCALE)
        rolls.append(Roll(game.text(state, throw), fallen, weight, parts, best))
    return Analysis(seat, UNIT, (), 0, DOUBT[0], tuple(rolls))


class _Judge:
    """Evaluation of positions of one game, with a cache and a budget."""

    def __init__(self, game: TablesGame, budget: Budget) -> None:
        self.game = game
        self.board = Board(game.rules, load_evaluator(game.info.id, game.rules))
        self.last_men = LastMen(self.board)
        self._value = cache(self._find_value)
        self.budget = NodeBudget(budget.within(OPEN_NODES))

    def glance(self, state: State, seat: int) -> float:
        """Return a seat's chance of winning after a finished turn (0 to 1), without search."""
        over = final_value(state, seat)
        if over is not None:
            return over
        waiting = 1 - state.turn
        worth = self._value(AfterTurn(state.sides[waiting], state.sides[state.turn]))
        return worth if seat == waiting else 1 - worth

    def is_exact(self, state: State) -> bool:
        """Return True if the value of the state after a turn is exact: game over or solved race."""
        own, other = state.sides[1 - state.turn], state.sides[state.turn]
        return state.over is not None or self.last_men.is_solvable(own, other)

    def exact_value(self, state: State, seat: int) -> float | None:
        """Return a seat's exact chance of winning (0 to 1) after a turn; None if only estimated."""
        return self.glance(state, seat) if self.is_exact(state) else None

    def best_end(
        self, state: State, seat: int, progress: Message
    ) -> Generator[Message, None, tuple[float, State | None]]:
        """Return a seat's winning chance (0 to 1) after a roll, and the state after its best turn.

        The state is None if the seat has fewer than two possible turns.  It is also None if the
        opponent must first decide: by the rule `Ruleset.eustathius`, the opponent of a player who
        rolls 1-1-1 can send one of this player's men back.  The chance then assumes the decision
        that is worst for the seat.  Yields `progress` once for every `GLANCES` turns.
        """
        actor = self.game.actor(state)
        if actor < 0 or state.dice is None:
            return self.glance(state, seat), None
        best, chosen = -1.0, None
        ends = self.game.ends(state)
        for index, after in enumerate(ends):
            if index % GLANCES == 0:
                yield progress
            if after.dice is not None and after.over is None:
                worth, _ = yield from self.best_end(after, actor, progress)
            else:
                worth = self.glance(after, actor)
            if worth > best:
                best, chosen = worth, after
        if actor != seat:
            return 1 - best, None
        return best, chosen if len(ends) > 1 else None

    def best_worth(self, state: State, progress: Message) -> Generator[Message, None, float]:
        """Return the roller's best chance to win (0 to 1); yield `progress` per `GLANCES` turns."""
        # Faster than `best_end`, which also finds the state after the best turn.
        own, other = state.sides[state.turn], state.sides[1 - state.turn]
        before = AfterTurn(other, own)
        best = 0.0
        for index, after in enumerate(self.board.answers(before, state.left)):
            if index % GLANCES == 0:
                yield progress
            if after.own.off == self.game.rules.men:
                return 1.0
            best = max(best, self._value(after))
        return best

    def _find_value(self, position: AfterTurn) -> float:
        solvable = self.last_men.is_solvable(position.own, position.other)
        return self.last_men.chance(*position) if solvable else self.board.worth(position)


def _find_end(results: Sequence[Result], end: State) -> int | None:
    """Return the index of the turn that results in the men and player on turn of `end`, or None."""
    same = (
        index
        for index, result in enumerate(results)
        if (result.state.sides, result.state.turn) == (end.sides, end.turn)
    )
    return next(same, None)


def _merge_values(
    values: Mapping[int, float], searched: Mapping[int, float], chosen: Sequence[int]
) -> dict[int, float]:
    """Return the value of each turn after a search, keyed by the turn's index.

    `values` has all values before the search, `searched` the new values of the searched turns.
    A turn that was not searched keeps its value, reduced if necessary to the lowest new value of
    the turns with the indices `chosen`, which were the best before the search.
    """
    least = min(searched[index] for index in chosen if index in searched)
    return {index: searched.get(index, min(value, least)) for index, value in values.items()}
