"""Opponents at block dominoes: levels, choice of a move, hints and analysis.

Weak levels choose by a rule of thumb.  The others play rounds to the end by a rule of thumb
(playouts), from random deals that agree with the knowledge of the seat.  At the end of a round of
Sperrdomino, the strongest level solves the game exactly for each possible talon, that is, the tiles
that cannot be bought.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random

from alveus.ai.answers import Advice, Analysis, Choice, MoveEvaluation
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.families.dominoes.line.fast import Board, board_of, find_winner, play, tile_set
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.opponent.deals import DealSampler
from alveus.families.dominoes.line.opponent.open_hands import PROVED, OpenHands
from alveus.families.dominoes.line.opponent.playout import NOISE, Playout
from alveus.families.dominoes.line.opponent.reasons import RuleOfThumb, reason, wish
from alveus.families.dominoes.line.rules import buyable, explain_pass
from alveus.families.dominoes.line.state import Move, State

BATCH = 8
"""Number of random deals drawn at a time."""
DEALS = 100
"""Number of random deals used to estimate the chance that the next player has a fitting tile."""
OPEN_NODES = 5_000
"""Number of playouts for a decision if neither the level nor the caller sets a limit."""
HOPED = 40.0
"""`Level.waver` (maximum random error of the other players, in pips) for hints and the strongest
level of family dominoes.  With such errors, these players choose almost at random."""
SURE = 3.0
"""A move is not tried in further sampled deals if its mean result is below that of the best move by
more than this factor times the sum of the standard errors of the two means."""


@dataclass(frozen=True)
class Level:
    """The strength of an opponent: a rule of thumb or, without one, simulated rounds (playouts)."""

    rule_of_thumb: RuleOfThumb = ""
    nodes: int | None = None
    """Maximum number of playouts for a decision; None for no limit."""
    remembers: bool = False
    """True if the tiles that the other player took from the stock affect the deals that are assumed
    for the other player's hand (only with two players)."""
    shuts: bool = False
    """True if the players in playouts prefer moves after which few tiles of the next player fit."""
    counted: int = 0
    """Maximum number of tiles in all hands together for exact solving; 0 for never."""
    waver: float = NOISE
    """In playouts: maximum random error, in pips, of the ratings by which all players except this
    opponent choose their tiles."""


STRONGEST = Level(remembers=True, shuts=True, counted=16)
"""The level that evaluates moves in an analysis."""


@dataclass
class _Root:
    """A candidate move, with the seat's result in each deal (`worths`) and each deal's weight.

    A result is in points or, if pips are not scored, 100 for a win and 0 otherwise.  `weights` has
    the order of `worths`.  `exact` is True if every possible deal is solved exactly.  `total` is
    the weighted sum of the results.
    """

    move: Move
    worths: list[float] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)
    exact: bool = False
    total: float = 0.0
    weight: float = 0.0
    squares: float = 0.0

    def add(self, worth: float, weight: float = 1.0) -> None:
        self.worths.append(worth)
        self.weights.append(weight)
        self.total += worth * weight
        self.weight += weight
        self.squares += worth * worth

    @property
    def value(self) -> float:
        return self.total / self.weight if self.worths else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean result; requires two or more results, all of weight 1."""
        n = self.weight
        return sqrt(max(0.0, self.squares - self.total * self.value) / (n - 1) / n)

    @property
    def margin(self) -> float:
        """Half the width of the mean's 95 % confidence interval; 0 if `exact` or for one deal."""
        return 0.0 if self.exact else _margin(self.worths, self.weights)

    def apart(self, best: _Root) -> float:
        """Return the 95 % error margin of the mean result per deal minus `best`'s; 0 if `exact`."""
        differences = [a - b for a, b in zip(self.worths, best.worths, strict=True)]
        return 0.0 if self.exact else _margin(differences, self.weights)


@dataclass(frozen=True)
class LineOpponent:
    """An opponent at block dominoes, with named levels from the weakest to the strongest.

    `known` is the position as `seat` knows it.  Choice, advice and analysis raise IllegalMove
    `throw_first` (before the deal) or `game_over`.
    """

    levels: Mapping[str, Level]

    def choose(
        self, game: LineGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """Yield progress; return the move that `level` chooses, with random deals from `seed`."""
        decision = _Decision(game, known, seat, self.levels[level], budget, seed)
        best = yield from decision.best()
        text = game.text(known, best.move)
        return Choice(text, best.value, unit(game), (text,), max(1, decision.budget.nodes))

    def advise(
        self, game: LineGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """Yield progress; return the move that `level` chooses, and its reason."""
        adviser = replace(self.levels[level], waver=HOPED)
        decision = _Decision(game, known, seat, adviser, budget, seed)
        best = yield from decision.best()
        text = game.text(known, best.move)
        path = tuple(known.move_path(game.info.seats[seat], best.move))
        why = reason(game, known, seat, best.move, len(decision.roots))
        more = tuple(decision.risks(best.move))
        return Advice(text, path, why, best.value, unit(game), more, (text,))

    def explain(self, game: LineGame, known: State, seat: int, text: str) -> Message:
        """Return the reason for the legal move `text` as a message, in terms of Adler's book."""
        move = next(move for move in game.moves(known) if game.text(known, move) == text)
        return reason(game, known, seat, move, len(_distinct_moves(game, known)))

    def analyse(
        self, game: LineGame, known: State, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Yield progress; return each move's mean result in `unit(game)`.

        If both ends of the line have the same number, only one of the two moves with a tile is
        returned: `played`, if it is one of them.
        """
        decision = _Decision(game, known, seat, STRONGEST, budget, 1)
        yield from decision.evaluate(narrowing=False)
        best = max(decision.roots, key=lambda root: root.value)
        own = next((move for move in game.moves(known) if game.text(known, move) == played), None)
        evaluations = (
            MoveEvaluation(text, root.value, root.exact, (text,), root.margin, root.apart(best))
            for root in decision.roots
            for alike in (own is not None and _effect(known, own) == _effect(known, root.move),)
            for text in (played if alike else game.text(known, root.move),)
        )
        return Analysis(seat, unit(game), tuple(evaluations))

    def play_greedily(self, game: LineGame, known: State, seat: int, seed: int) -> str:
        """Return the move of the fitting tile with most pips, else buy or pass; ignore `seed`."""
        heaviest = max(game.moves(known), key=lambda move: move.tile.pips if move.tile else -1)
        return game.text(known, heaviest)

    def estimator(
        self, game: LineGame, known: State, seat: int, random: Random
    ) -> Callable[[State, int], float]:
        """Return a function that estimates the result of a seat in a state without hidden tiles.

        The function plays the round to its end once; all players choose by a rule of thumb, with
        small errors from `random`.  It returns 1 if the seat wins, 0 if it loses, and 1 / the
        number of players for a tie.  `known` and this method's `seat` have no effect.
        """
        tiles = tile_set(game.rules.reach)
        playout = Playout(game.rules, tiles)

        def estimate(state: State, seat: int) -> float:
            hands, _, last = playout.play(board_of(game.rules, state), seat, random.random)
            winner = find_winner(game.rules, tiles, hands, last)
            return 1 / len(hands) if winner is None else float(winner == seat)

        return estimate


def unit(game: LineGame) -> str:
    """Return the unit of values: "points" (negative: lost) under `by_pips`, or "percent" (wins)."""
    return "points" if game.rules.by_pips else "percent"


class _Decision:
    """One decision of a seat: its candidate moves (`roots`), their evaluation, and the choice."""

    def __init__(
        self, game: LineGame, observation: State, seat: int, level: Level, budget: Budget, seed: int
    ) -> None:
        if observation.over is not None:
            raise IllegalMove("game_over")
        if not observation.hands:
            raise IllegalMove("throw_first")
        self.game, self.observation, self.seat, self.level = game, observation, seat, level
        self.rules, self.random = game.rules, Random(seed)
        self.sampler = DealSampler(self.rules, observation, seat, level.remembers)
        self.tiles = self.sampler.tiles
        self.playout = Playout(self.rules, self.tiles, level.shuts, level.waver)
        self.budget = NodeBudget(budget.within(OPEN_NODES, level.nodes))
        self.roots = [_Root(move) for move in _distinct_moves(game, observation)]

    def best(self) -> Generator[Message, None, _Root]:
        """Yield progress messages; return the move of `roots` that the level chooses.

        A level with a rule of thumb applies this rule; others evaluate all moves and take the best.
        """
        if len(self.roots) == 1:
            return self.roots[0]
        if rule := self.level.rule_of_thumb:
            draw = self.random.random
            return max(self.roots, key=lambda root: wish(self.observation, root.move, rule, draw()))
        yield from self.evaluate(narrowing=True)
        return max(self.roots, key=lambda root: root.value)

    def risks(self, move: Move) -> Iterator[Message]:
        """Yield the message `answers`: the chance that the next player has a fitting tile.

        The chance, after `move`, is estimated from random deals (in percent).  Yield nothing if
        `move` plays no tile (buy, pass) or the last tile of the seat's hand.
        """
        if move.tile is None or len(self.observation.hand_of(self.seat)) == 1:
            return
        fit, answered = self.tiles.fit, 0
        for board in self.sampler.sample(DEALS, self.random):
            after = self._play(board, move)
            hand = after.hands[after.turn]
            answered += bool(hand & (fit[after.left] | fit[after.right]))
        side = self.game.info.seats[(self.seat + 1) % self.rules.players]
        yield say("answers", side=side, percent=round(100 * answered / DEALS))

    def evaluate(self, narrowing: bool) -> Generator[Message, None, None]:
        """Yield progress; evaluate `roots`, exactly if possible, otherwise in random deals.

        With `narrowing`, moves that are clearly worse than the best after a batch of deals (by more
        than `SURE` times the sum of both standard errors) are left out of later deals.
        """
        if self._is_solvable():
            yield from self._solve_all()
            return
        left, sampled = self.roots, 0
        while True:
            for board in self.sampler.sample(BATCH, self.random):
                if not self.budget.allows(len(left)) and sampled:
                    return
                sampled += 1
                for root in left:
                    root.add(self._sampled_value(self._play(board, root.move)))
                yield say("thinking", done=self.budget.nodes, of=self.level.nodes or OPEN_NODES)
            if narrowing:
                best = max(left, key=lambda root: root.value)
                least = best.value - SURE * best.error
                left = [root for root in left if root.value + SURE * root.error >= least]
                if len(left) == 1:
                    return

    def _play(self, board: Board, move: Move) -> Board:
        return play(self.rules, self.tiles, board, move)

    def _sampled_value(self, board: Board) -> float:
        return self.playout.value(board, self.seat, self.random.random)

    def _is_solvable(self) -> bool:
        """Return True if the rest of the round can be solved exactly (by `OpenHands`).

        This is so if the solver is exact under the rules (`PROVED`), the line has a tile, no tile
        can be bought, and all hands together have at most `level.counted` tiles.
        """
        state = self.observation
        if not self.rules.is_within(PROVED) or buyable(self.rules, state) or not state.line:
            return False
        return sum(map(len, state.hands)) <= self.level.counted

    def _solve_all(self) -> Generator[Message, None, None]:
        """Add to each of `roots` its exact result in each possible deal, weighted by likelihood.

        Yields progress.  If the budget runs out, the remaining deals are left out, and the values
        of the moves are not marked as `exact`.
        """
        boards = list(self.sampler.enumerate())
        self.random.shuffle(boards)
        for number, board in enumerate(boards):
            if not self.budget.allows(len(self.roots)) and number:
                return
            likelihood = self.sampler.likelihood(board)
            for root in self.roots:
                root.add(self._exact_value(self._play(board, root.move)), likelihood)
            yield say("thinking", done=number, of=len(boards))
        for root in self.roots:
            root.exact = True

    def _exact_value(self, board: Board) -> float:
        if not all(board.hands):
            return self._sampled_value(board)
        own, other = board.hands[board.turn], board.hands[1 - board.turn]
        solver = OpenHands(self.tiles, sum(self.tiles.pips[bit] for bit in board.stock))
        weights = self.tiles.weight(own), self.tiles.weight(other)
        return -solver.value(own, other, board.left, board.right, *weights)


def _distinct_moves(game: LineGame, observation: State) -> list[Move]:
    """Return the legal moves, except false passes (passes although another move is legal).

    If both ends of the line have the same number, tiles are added only at the left end.
    """
    moves: dict[tuple[object, ...], Move] = {}
    for move in game.moves(observation):
        if move.kind == "pass" and explain_pass(game.rules, observation) is not None:
            continue
        moves.setdefault(_effect(observation, move), move)
    return list(moves.values())


def _effect(observation: State, move: Move) -> tuple[object, ...]:
    """Return the kind of a move, its tile, and the pips of the end at which the tile is played.

    Moves with the same effect have equal results.
    """
    number = observation.number_at(move.end) if move.end else None
    return move.kind, move.tile, number


def _margin(worths: list[float], weights: list[float]) -> float:
    """Return the 95 % error margin of the weighted mean of `worths`: 1.96 standard errors.

    The margin is 0 for fewer than two numbers in `worths`.
    """
    n = len(worths)
    if n < 2:
        return 0.0
    total = sum(weights)
    mean = sum(worth * m for worth, m in zip(worths, weights, strict=True)) / total
    squares = sum((m * (worth - mean)) ** 2 for worth, m in zip(worths, weights, strict=True))
    return 1.96 * sqrt(squares * n / (n - 1)) / total
