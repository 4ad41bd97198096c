"""The computer player: alpha-beta search at three levels.

A position is evaluated by its men, then by open mills (two men of a line whose third point is
empty).  The levels look one, three and at most six moves ahead.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from alveus.pack import IllegalMove, Message, say
from alveus.pack_ai import (
    WON,
    Advice,
    Analysis,
    Analyst,
    Budget,
    Choice,
    MoveEvaluation,
    NodeBudget,
    Play,
    Search,
    best_result,
    report,
)
from morris.board import LINES, POINTS
from morris.game import Morris
from morris.rules import FREE, OWN, Move, State, legal_moves, men_of
from morris.rules import play as play_move

MAN = 100
"""Value of a man; other values are fractions of it."""
OPEN_MILL = 20
DOUBT = 0.3
"""Error margin of an evaluation in men.  A smaller loss is not a mistake."""
ROWS = tuple(tuple(map(POINTS.index, line)) for line in LINES)


@dataclass(frozen=True)
class Level:
    """A level: search depth, number of positions, and standard deviation of its errors in men."""

    depth: int
    nodes: int
    slip: float = 0.0


class Player:
    """The computer player: moves, hints and evaluations."""

    levels: Mapping[str, Level] = MappingProxyType(
        {"miller": Level(1, 2_000, 0.6), "shepherd": Level(3, 3_000), "monk": Level(6, 5_000)}
    )

    def choose(
        self, game: Morris, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """Return the move of a level: the best one after adding random errors."""
        plan = self.levels[level]
        analysis, nodes = yield from _evaluate_moves(game, known, seat, plan, budget)
        chance = Random(seed)
        prospects = list(analysis.prospects)
        chance.shuffle(prospects)
        best = max(prospects, key=lambda move: move.value + chance.gauss(0, plan.slip))
        return Choice(best.text, best.value, analysis.unit, best.line, nodes, analysis.depth)

    def advise(
        self, game: Morris, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """Return the move that a level would make, and the reason."""
        best = yield from self.choose(game, known, seat, level, budget, seed)
        [move] = game.parse(known, best.text)
        path = tuple(POINTS[at] for at in move if at >= 0)
        return Advice(best.text, path, _reason(game, known, move), best.value, best.unit)

    def explain(self, game: Morris, known: State, seat: int, text: str) -> Message:
        """Return the purpose of a move."""
        [move] = game.parse(known, text)
        return _reason(game, known, move)

    def analyse(
        self, game: Morris, known: State, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Evaluate every move, in men."""
        analysis, _ = yield from _evaluate_moves(game, known, seat, self.levels["monk"], budget)
        return analysis

    def play_greedily(self, game: Morris, known: State, seat: int, seed: int) -> str:
        """Return the best move after a search of one ply."""
        return best_result(game, known, lambda state: _evaluate(state, seat), seed)


def _evaluate_moves(
    game: Morris, known: State, seat: int, level: Level, budget: Budget
) -> Generator[Message, None, tuple[Analysis, int]]:
    """Evaluate every move by iterative deepening, within the limits of level and budget."""
    if known.over is not None:
        raise IllegalMove("game_over")
    limit = level.nodes if budget.nodes is None else min(level.nodes, budget.nodes)
    search = Search(_rules(game), NodeBudget(Budget(limit, budget.seconds)), deepest=0)
    moves = list(game.moves(known))
    states = [game.advance(known, move) for move in moves]
    values = [_evaluate(state, seat) for state in states]
    lines: list[tuple[Move, ...]] = [()] * len(moves)
    depth = 0
    for deeper in range(1, level.depth):
        progress = say("thinking", done=depth, of=level.depth)
        results = []
        for state in states:
            result = yield from report(search.search(state, deeper), progress)
            if result is not None:
                value = result.value if state.turn == seat else -result.value
                results.append((value, result.line))
        if len(results) < len(states):
            break
        depth = deeper
        values = [value for value, _ in results]
        lines = [line for _, line in results]
    prospects = tuple(
        MoveEvaluation(
            game.text(known, move),
            _in_men(value),
            abs(value) > WON // 2,
            (game.text(known, move), *(game.text(state, reply) for reply in line)),
        )
        for move, state, value, line in zip(moves, states, values, lines, strict=True)
    )
    return Analysis(seat, "men", prospects, depth + 1, DOUBT), search.nodes + len(moves)


def _rules(game: Morris) -> Play[State, Move]:
    """Return the rules and the evaluation in the form that the search needs."""
    reading = game.reading
    return Play(
        turn=lambda state: state.turn,
        ended=_ended,
        moves=lambda state: legal_moves(reading, state),
        play=lambda state, move: play_move(reading, state, move),
        evaluate=lambda state: _evaluate(state, state.turn),
        stand_pat=lambda state: _evaluate(state, state.turn),
        replies=lambda state: (),
    )


def _ended(state: State) -> int | None:
    """Return the value of a finished game for the side to move, or None."""
    return None if state.over is None else _evaluate(state, state.turn)


def _evaluate(state: State, seat: int) -> int:
    """Return the value of a position for a side, in hundredths of a man."""
    if state.over is not None:
        winner = state.over.winner
        return 0 if winner is None else WON if winner == seat else -WON
    value = MAN * (men_of(state, seat) - men_of(state, 1 - seat))
    board = state.board
    for a, b, c in ROWS:
        row = board[a] + board[b] + board[c]
        if row.count(FREE) == 1:
            value += OPEN_MILL * ((row.count(OWN[seat]) == 2) - (row.count(OWN[1 - seat]) == 2))
    if state.taking:
        value += MAN if state.turn == seat else -MAN
    return value


def _in_men(value: int) -> float:
    """Return a value in men; a win counts nine men."""
    return max(-9.0, min(9.0, value / MAN))


def _reason(game: Morris, known: State, move: Move) -> Message:
    """Return the first reason for a move that applies."""
    after = game.advance(known, move)
    if known.taking:
        return say("take", at=POINTS[move.start])
    if after.taking:
        return say("mill", at=POINTS[move.end])
    if _closes(game, known._replace(turn=1 - known.turn), move.end):
        return say("guard", at=POINTS[move.end])
    return say("ahead")


def _closes(game: Morris, state: State, at: int) -> bool:
    """Return True if the side to move could close a mill on a point."""
    moves = legal_moves(game.reading, state)
    return any(move.end == at and game.advance(state, move).taking for move in moves)


OPPONENT: Analyst = Player()
