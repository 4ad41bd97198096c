"""The computer at nine men's morris: alpha-beta by the house's search, at three levels.

A position is judged by its men first, then by open mills (two men of a line whose third point is
free).  The levels see one, three and at most six moves ahead.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from alveus.ai.answers import Advice, Analysis, Analyst, Choice, Prospect
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.greedy import best_result
from alveus.ai.search.principal import WON, Play, Search
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.core.progress import report
from morris.board import LINES, POINTS
from morris.game import Morris
from morris.rules import FREE, OWN, Move, State, legal_moves, men_of
from morris.rules import play as play_move

MAN = 100
"""What a man is worth; an open mill and a free way are parts of it."""
OPEN_MILL = 20
DOUBT = 0.3
"""Men by which a guess may err: less is no mistake."""
ROWS = tuple(tuple(map(POINTS.index, line)) for line in LINES)


@dataclass(frozen=True)
class Level:
    """How far a level sees, at how many positions it looks, and how it errs, in men."""

    depth: int
    nodes: int
    slip: float = 0.0


class Player:
    """Who plays, advises and tells the worth of moves."""

    levels: Mapping[str, Level] = MappingProxyType(
        {"miller": Level(1, 2_000, 0.6), "shepherd": Level(3, 3_000), "monk": Level(6, 5_000)}
    )

    def choose(
        self, game: Morris, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """The move of a level: the best that it sees, with its slips."""
        plan = self.levels[level]
        analysis, nodes = yield from _weigh(game, known, seat, plan, budget)
        chance = Random(seed)
        prospects = list(analysis.prospects)
        chance.shuffle(prospects)
        best = max(prospects, key=lambda one: one.value + chance.gauss(0, plan.slip))
        return Choice(best.text, best.value, analysis.unit, best.line, nodes, analysis.depth)

    def advise(
        self, game: Morris, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """The move that a level would make, and why."""
        best = yield from self.choose(game, known, seat, level, budget, seed)
        [move] = game.parse(known, best.text)
        path = tuple(POINTS[at] for at in move if at >= 0)
        return Advice(best.text, path, _reason(game, known, move), best.value, best.unit)

    def explain(self, game: Morris, known: State, seat: int, text: str) -> Message:
        """What a move is for."""
        [move] = game.parse(known, text)
        return _reason(game, known, move)

    def analyse(
        self, game: Morris, known: State, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Every move with its worth in men."""
        analysis, _ = yield from _weigh(game, known, seat, self.levels["monk"], budget)
        return analysis

    def play_greedily(self, game: Morris, known: State, seat: int, seed: int) -> str:
        """What is best at first sight."""
        return best_result(game, known, lambda state: _judge(state, seat), seed)


def _weigh(
    game: Morris, known: State, seat: int, level: Level, budget: Budget
) -> Generator[Message, None, tuple[Analysis, int]]:
    """Every move with its worth, one ply deeper at a time, as far as the level and budget go."""
    if known.over is not None:
        raise IllegalMove("game_over")
    limit = level.nodes if budget.nodes is None else min(level.nodes, budget.nodes)
    search = Search(_rules(game), NodeBudget(Budget(limit, budget.seconds)), deepest=0)
    moves = list(game.moves(known))
    states = [game.advance(known, move) for move in moves]
    values = [_judge(state, seat) for state in states]
    lines: list[tuple[Move, ...]] = [()] * len(moves)
    depth = 0
    for deeper in range(1, level.depth):
        progress = say("thinking", done=depth, of=level.depth)
        found = []
        for state in states:
            one = yield from report(search.search(state, deeper), progress)
            if one is not None:
                found.append((one.value if state.turn == seat else -one.value, one.line))
        if len(found) < len(states):
            break
        depth = deeper
        values = [value for value, _ in found]
        lines = [line for _, line in found]
    prospects = tuple(
        Prospect(
            game.text(known, move),
            _in_men(value),
            abs(value) > WON // 2,
            (game.text(known, move), *(game.text(state, one) for one in line)),
        )
        for move, state, value, line in zip(moves, states, values, lines, strict=True)
    )
    return Analysis(seat, "men", prospects, depth + 1, DOUBT), search.nodes + len(moves)


def _rules(game: Morris) -> Play[State, Move]:
    """The rules and the judgment as the search asks for them."""
    reading = game.reading
    return Play(
        turn=lambda state: state.turn,
        ended=_ended,
        moves=lambda state: legal_moves(reading, state),
        play=lambda state, move: play_move(reading, state, move),
        evaluate=lambda state: _judge(state, state.turn),
        stand_pat=lambda state: _judge(state, state.turn),
        replies=lambda state: (),
    )


def _ended(state: State) -> int | None:
    """The worth of a finished game to the side that would be to move."""
    return None if state.over is None else _judge(state, state.turn)


def _judge(state: State, seat: int) -> int:
    """What a position is worth to a side, in hundredths of a man."""
    if state.over is not None:
        winner = state.over.winner
        return 0 if winner is None else WON if winner == seat else -WON
    worth = MAN * (men_of(state, seat) - men_of(state, 1 - seat))
    board = state.board
    for a, b, c in ROWS:
        row = board[a] + board[b] + board[c]
        if row.count(FREE) == 1:
            worth += OPEN_MILL * ((row.count(OWN[seat]) == 2) - (row.count(OWN[1 - seat]) == 2))
    if state.taking:
        worth += MAN if state.turn == seat else -MAN
    return worth


def _in_men(value: int) -> float:
    """A worth in men; a game won is worth all nine of them."""
    return max(-9.0, min(9.0, value / MAN))


def _reason(game: Morris, known: State, move: Move) -> Message:
    """Why a move is good: the first reason that fits."""
    after = game.advance(known, move)
    if known.taking:
        return say("take", at=POINTS[move.start])
    if after.taking:
        return say("mill", at=POINTS[move.end])
    if _closes(game, known._replace(turn=1 - known.turn), move.end):
        return say("guard", at=POINTS[move.end])
    return say("ahead")


def _closes(game: Morris, state: State, at: int) -> bool:
    """Whether the side to move could close a mill on a point."""
    moves = legal_moves(game.reading, state)
    return any(move.end == at and game.advance(state, move).taking for move in moves)


OPPONENT: Analyst = Player()
