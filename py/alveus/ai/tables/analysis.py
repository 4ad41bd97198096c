"""What every turn of a throw is worth, and every throw: skill and luck told apart.

All worths are chances of winning in a hundred.  The turns of a throw are first seen as they lie;
those that look best, and the one that was played, are then looked into a throw ahead, all of them
equally far.  What looked worse than these and was not looked into stays behind them.  Throws are
weighed as they lie, each by its best turn.  The last men of a race are counted out exactly.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

from alveus.ai.answers import GRAIN, Analysis, Prospect, Roll
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.expectimax import choose_candidates, expected_worth
from alveus.ai.tables.board import AfterTurn, Board, settled_worth
from alveus.ai.tables.evaluation import load_judge
from alveus.ai.tables.last_men import LastMen
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.core.game import CHANCE, OVER, Result
from alveus.tables.game import TablesGame
from alveus.tables.state import State, Throw

UNIT = "percent"
AHEAD = ((40, 0.12), (3, 0.02), (3, 0.08))
"""For one throw ahead, two, three: how many turns are looked into, how far behind the best."""
LEAST = 3
"""So many of them must be looked into, or the look is not deep enough to count."""
DOUBT = (3.0, 1.5, 1.0, 1.0)
"""By the throws looked ahead: the difference that the judge's own error may make."""
GLANCES = 60
"""Positions that are seen between two chances to be interrupted."""
OPEN_NODES = 20_000
"""Positions that are looked at without a limit."""


def analyse(
    game: TablesGame, known: State, seat: int, budget: Budget, played: str
) -> Generator[Message, None, Analysis]:
    """Every turn of the throw with its worth, the one that was played in its player's words.

    A word about the cube is not weighed: the stake is no part of a chance.  Raises IllegalMove.
    """
    actor = game.actor(known)
    if actor != seat:
        code = {CHANCE: "throw_first", OVER: "game_over"}.get(actor)
        raise IllegalMove(code) if code else ValueError("the other seat is to decide")
    if known.dice is None or known.choice:
        return Analysis(seat, UNIT, ())
    judge = _Judge(game, budget)
    results = game.results(known)
    texts = [result.text for result in results]
    own = _find_played(game, known, results, played)
    if own is not None:
        texts[own] = played
    judged: dict[int, float] = {}
    for index, result in enumerate(results):
        judged[index] = judge.glance(result.state, seat)
        if index % GLANCES == 0:
            yield say("thinking", done=index, of=len(results))
    judge.budget.allows(len(results))
    exact = {i: judged[i] for i, result in enumerate(results) if judge.is_certain(result.state)}
    depth = 0
    for ahead, (most, margin) in enumerate(AHEAD if len(exact) < len(results) else (), 1):
        chosen = choose_candidates(judged, most, margin)
        wanted = [own] if own is not None and own not in chosen else []
        if len(chosen) + len(wanted) < 2:
            break
        needed = [*chosen[:LEAST], *wanted]
        looked = yield from judge.search_ahead([*needed, *chosen[LEAST:]], results, seat, ahead)
        if len(looked) < len(needed):
            break
        judged, depth = _behind(judged, looked, chosen), ahead
    judged.update(exact)
    return Analysis(
        seat,
        UNIT,
        tuple(
            Prospect(text, 100 * judged[index], index in exact, (text,))
            for index, text in enumerate(texts)
        ),
        depth,
        DOUBT[depth],
    )


def weigh_throws(
    game: TablesGame, state: State, budget: Budget, tells: bool
) -> Generator[Message, None, Analysis]:
    """Every throw with its worth to who throws: that of the turn that is best as it lies.

    Which turn that is need not be told.
    """
    judge = _Judge(game, budget)
    seat = state.turn
    throws = game.outcomes(state)
    rolls = []
    for done, (throw, weight) in enumerate(throws):
        after = game.advance(state, throw)
        progress = say("thinking", done=done, of=len(throws))
        if tells or after.choice or game.actor(after) != seat:
            worth, end = yield from judge.best_end(after, seat, progress)
            best = _text_of(game, after, end) if tells and end is not None else ""
        else:
            worth, best = (yield from judge.best_worth(after, progress)), ""
        dice = throw.dice if isinstance(throw, Throw) else ()
        fallen = tuple(sorted(dice, reverse=True))
        parts = round(100 * worth * GRAIN)
        rolls.append(Roll(game.text(state, throw), fallen, weight, parts, best))
    return Analysis(seat, UNIT, (), 0, DOUBT[0], tuple(rolls))


class _Judge:
    """Who weighs positions of one game, as they lie and ahead."""

    def __init__(self, game: TablesGame, budget: Budget) -> None:
        self.game = game
        self.board = Board(game.rules, load_judge(game.info.id, game.rules))
        self.last_men = LastMen(self.board)
        self._glanced: dict[AfterTurn, float] = {}
        self.budget = NodeBudget(Budget(nodes=OPEN_NODES) if budget.is_open else budget)

    def glance(self, state: State, seat: int) -> float:
        """The worth of a finished turn to a seat, as it lies."""
        over = settled_worth(state, seat)
        if over is not None:
            return over
        waiting = 1 - state.turn
        worth = self._seen(AfterTurn(state.sides[waiting], state.sides[state.turn], waiting))
        return worth if seat == waiting else 1 - worth

    def _look(self, position: AfterTurn) -> float:
        if self.last_men.counts_out(position.own, position.other):
            return self.last_men.chance(*position)
        return self.board.worth(position)

    def is_certain(self, state: State) -> bool:
        """Whether what a finished turn is worth is known exactly."""
        if state.over is not None:
            return True
        return self.last_men.counts_out(state.sides[1 - state.turn], state.sides[state.turn])

    def best_end(
        self, state: State, seat: int, progress: Message
    ) -> Generator[Message, None, tuple[float, State | None]]:
        """What a throw that has fallen is worth to a seat, and the end of its best turn.

        Where the other has to choose first, he chooses what is best for himself.
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
        """What a throw that has fallen is worth to who plays it; which turn is best is not seen."""
        own, other = state.sides[state.turn], state.sides[1 - state.turn]
        before = AfterTurn(other, own, 1 - state.turn)
        best = 0.0
        for index, after in enumerate(self.board.answers(before, state.left)):
            if index % GLANCES == 0:
                yield progress
            if after.own.off == self.game.rules.men:
                return 1.0
            best = max(best, self._seen(after))
        return best

    def _seen(self, position: AfterTurn) -> float:
        worth = self._glanced.get(position)
        if worth is None:
            worth = self._glanced[position] = self._look(position)
        return worth

    def search_ahead(
        self, chosen: Sequence[int], results: Sequence[Result], seat: int, ahead: int
    ) -> Generator[Message, None, dict[int, float]]:
        """The worths of these turns so many throws on, as far as the budget goes."""
        looked: dict[int, float] = {}
        for done, index in enumerate(chosen):
            state = results[index].state
            worth: float | None
            if self.is_certain(state):
                worth = self.glance(state, seat)
            else:
                position = AfterTurn(state.sides[seat], state.sides[1 - seat], seat)
                progress = say("thinking", done=done, of=len(chosen))
                worth = yield from expected_worth(
                    self.board, position, ahead, self.budget, progress
                )
            if worth is None:
                break
            looked[index] = worth
        return looked


def _find_played(
    game: TablesGame, known: State, results: Sequence[Result], played: str
) -> int | None:
    """Which of the results a turn that was played has led to; None where it is none of them."""
    if not played:
        return None
    after = known
    for move in game.parse(known, played):
        after = game.advance(after, move)
    return next((i for i, result in enumerate(results) if _same(result.state, after)), None)


def _text_of(game: TablesGame, state: State, end: State) -> str:
    """The turn that leads to one of its ends."""
    return next((one.text for one in game.results(state) if _same(one.state, end)), "")


def _same(one: State, other: State) -> bool:
    """Whether two turns have ended alike; a finished game also keeps how it was reached."""
    return (one.sides, one.turn) == (other.sides, other.turn)


def _behind(
    judged: Mapping[int, float], looked: Mapping[int, float], chosen: Sequence[int]
) -> dict[int, float]:
    """The worths with those that were looked into; what was not stays behind the chosen ones."""
    least = min(looked[index] for index in chosen if index in looked)
    return {index: looked.get(index, min(worth, least)) for index, worth in judged.items()}
