"""The opponents of the games of joining: levels, choice, advice and analysis.

While tiles can still be taken a move is judged by deals that agree with what the seat knows, the
same ones for every move; nobody ever sees the order of the stock.  As soon as nothing but the
talon is unknown every talon there can be is counted out.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random

from alveus.ai.answers import Advice, Analysis, Choice, Prospect
from alveus.ai.dominoes.deals import Deal, Imagination, play
from alveus.ai.dominoes.open_hands import OpenHands
from alveus.ai.dominoes.playout import NOISE, Playout
from alveus.ai.dominoes.reasons import reason
from alveus.ai.dominoes.rule_of_thumb import wish
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.dominoes.line.game import LineGame
from alveus.dominoes.line.moves import buyable, explain_pass
from alveus.dominoes.line.state import Move, State

BATCH = 8
"""Deals that are imagined at a time."""
DEALS = 100
"""Deals in which it is seen whether the next hand has an answer."""
OPEN_NODES = 5_000
"""Playouts of the strongest level without a limit: a sixth of a second."""
HOPED = 40.0
"""Pips by which the others waver in the playouts of a hint: as much as if they laid anything."""
SURE = 3.0
"""Standard errors by which a move may lie behind the best one and still be looked at."""


@dataclass(frozen=True)
class Level:
    """How well an opponent plays.

    He plays by a `rule_of_thumb`, or judges by so many playouts.  `remembers` is whether buying
    tells him something; `shuts` whether his playouts leave the next hand little that fits;
    `counted` up to how many tiles in both hands he counts an end out.
    """

    rule_of_thumb: str = ""
    nodes: int | None = None
    remembers: bool = False
    shuts: bool = False
    counted: int = 0
    waver: float = NOISE
    """By how many pips the others waver in his playouts."""


STRONGEST = Level(remembers=True, shuts=True, counted=16)
"""Who analyses, at whatever game."""


@dataclass
class _Root:
    """One of the moves to choose from, with what imagined deals have brought."""

    move: Move
    worths: list[float] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)
    exact: bool = False
    total: float = 0.0
    weight: float = 0.0
    squares: float = 0.0

    def add(self, worth: float, weight: float = 1.0) -> None:
        """Takes in what a deal brought."""
        self.worths.append(worth)
        self.weights.append(weight)
        self.total += worth * weight
        self.weight += weight
        self.squares += worth * worth

    @property
    def value(self) -> float:
        """The mean of what the deals brought."""
        return self.total / self.weight if self.worths else 0.0

    @property
    def error(self) -> float:
        """The standard error, where all deals weigh the same."""
        n = self.weight
        return sqrt(max(0.0, self.squares - self.total * self.value) / (n - 1) / n)

    @property
    def margin(self) -> float:
        """1.96 standard errors of the mean; none where every deal was counted out."""
        return 0.0 if self.exact else _margin(self.worths, self.weights)

    def apart(self, best: _Root) -> float:
        """The same of the distance from the best move in the same deals."""
        if self.exact:
            return 0.0
        distances = [a - b for a, b in zip(self.worths, best.worths, strict=True)]
        return _margin(distances, self.weights)


@dataclass(frozen=True)
class LineOpponent:
    """The computer at a game of joining, by its levels, weakest first."""

    levels: Mapping[str, Level]

    def choose(
        self, game: LineGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """What a level plays.  Raises IllegalMove `throw_first` or `game_over`."""
        thinker = _Thinker(game, known, seat, self.levels[level], budget, seed)
        best = yield from thinker.best()
        text = game.text(known, best.move)
        return Choice(text, best.value, unit(game), (text,), max(1, thinker.budget.nodes))

    def advise(
        self, game: LineGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """What a level would play that counts on mistakes, with the book's reason for it."""
        adviser = replace(self.levels[level], waver=HOPED)
        thinker = _Thinker(game, known, seat, adviser, budget, seed)
        best = yield from thinker.best()
        text = game.text(known, best.move)
        offered = game.view(known, seat)["moves"]
        path = next((move["path"] for move in offered if move["text"] == text), [])
        why = reason(game, known, seat, best.move, len(thinker.roots))
        more = tuple(thinker.risks(best.move))
        return Advice(text, tuple(path), why, best.value, unit(game), more, (text,))

    def explain(self, game: LineGame, known: State, seat: int, text: str) -> Message:
        """What a move is for, in the book's words."""
        move = next(one for one in game.moves(known) if game.text(known, one) == text)
        return reason(game, known, seat, move, len(_distinct(game, known)))

    def analyse(
        self, game: LineGame, known: State, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Every move with what it may be expected to bring, from what the seat knows alone."""
        thinker = _Thinker(game, known, seat, STRONGEST, budget, 1)
        yield from thinker.weigh(narrowing=False)
        best = max(thinker.roots, key=lambda root: root.value)
        return Analysis(
            seat,
            unit(game),
            tuple(
                Prospect(text, root.value, root.exact, (text,), root.margin, root.apart(best))
                for root in thinker.roots
                for text in (game.text(known, root.move),)
            ),
        )

    def play_greedily(self, game: LineGame, known: State, seat: int, seed: int) -> str:
        """The heaviest tile; nothing is bought that need not be."""
        return game.text(known, max(game.moves(known), key=_shed))


def unit(game: LineGame) -> str:
    """Worths are the points won, lost ones negative, or the chance to win in a hundred."""
    return "points" if game.rules.by_pips else "percent"


class _Thinker:
    """One decision under way."""

    def __init__(
        self, game: LineGame, known: State, seat: int, level: Level, budget: Budget, seed: int
    ) -> None:
        if known.over is not None:
            raise IllegalMove("game_over")
        if not known.hands:
            raise IllegalMove("throw_first")
        self.game, self.known, self.seat, self.level = game, known, seat, level
        self.random = Random(seed)
        self.imagined = Imagination(game.rules, known, seat, level.remembers)
        self.playout = Playout(game.rules, self.imagined.tiles, level.shuts, level.waver)
        self.budget = NodeBudget(_budget(level, budget))
        self.roots = [_Root(move) for move in _distinct(game, known)]

    def best(self) -> Generator[Message, None, _Root]:
        """The move of the level."""
        if len(self.roots) == 1:
            return self.roots[0]
        if self.level.rule_of_thumb:
            kind = self.level.rule_of_thumb
            return max(
                self.roots,
                key=lambda root: wish(self.known, root.move, kind, self.random.random()),
            )
        yield from self.weigh(narrowing=True)
        return max(self.roots, key=lambda root: root.value)

    def risks(self, move: Move) -> Iterator[Message]:
        """How often whoever follows can answer a tile, in deals that agree with what is known."""
        if move.tile is None or len(self.known.hand_of(self.seat)) == 1:
            return
        fit, answered = self.imagined.tiles.fit, 0
        for deal in self.imagined.deals(DEALS, self.random):
            after = play(self.imagined, deal, move)
            hand = after.hands[after.turn]
            answered += bool(hand & (fit[after.left] | fit[after.right]))
        side = self.game.info.seats[(self.seat + 1) % self.game.rules.players]
        yield say("answers", side=side, percent=round(100 * answered / DEALS))

    def weigh(self, narrowing: bool) -> Generator[Message, None, None]:
        """Looks at every move in the same deals until the budget is used up."""
        if self._countable():
            yield from self._count_out()
            return
        left = self.roots
        looked = 0
        while True:
            for deal in self.imagined.deals(BATCH, self.random):
                if not self.budget.allows(len(left)) and looked:
                    return
                looked += 1
                for root in left:
                    root.add(self._played(deal, root.move))
                yield say("thinking", done=self.budget.nodes, of=self.level.nodes or OPEN_NODES)
            if narrowing:
                left = _hopeful(left)
                if len(left) == 1:
                    return

    def _played(self, deal: Deal, move: Move) -> float:
        after = play(self.imagined, deal, move)
        return self.playout.value(after, self.seat, self.random.random)

    def _countable(self) -> bool:
        """Whether nothing but the talon is unknown and the hands are small enough."""
        rules, known = self.game.rules, self.known
        if rules.players != 2 or not rules.by_pips or buyable(rules, known) or not known.line:
            return False
        return sum(map(len, known.hands)) <= self.level.counted

    def _count_out(self) -> Generator[Message, None, None]:
        """Every move in every deal there can be; a sample where the budget ends before."""
        deals = list(self.imagined.every())
        self.random.shuffle(deals)
        for number, deal in enumerate(deals):
            if not self.budget.allows(len(self.roots)) and number:
                return
            likely = self.imagined.likely(deal)
            for root in self.roots:
                root.add(self._solved(deal, root.move), likely)
            yield say("thinking", done=number, of=len(deals))
        for root in self.roots:
            root.exact = True

    def _solved(self, deal: Deal, move: Move) -> float:
        after = play(self.imagined, deal, move)
        if not all(after.hands):
            return self.playout.value(after, self.seat, self.random.random)
        tiles = self.imagined.tiles
        own, other = after.hands[after.turn], after.hands[1 - after.turn]
        solver = OpenHands(tiles, sum(tiles.pips[bit] for bit in after.stock))
        weights = tiles.weight(own), tiles.weight(other)
        return -solver.value(own, other, after.left, after.right, weights)


def _distinct(game: LineGame, known: State) -> list[Move]:
    """The moves, without passing where that is an error, and each tile once at equal ends."""
    found: dict[tuple[object, ...], Move] = {}
    for move in game.moves(known):
        if move.kind == "pass" and explain_pass(game.rules, known) is not None:
            continue
        end = ""
        if move.tile is not None and known.line:
            end = str(known.ends[0 if move.end == "left" else 1])
        found.setdefault((move.kind, move.tile, end), move)
    return list(found.values())


def _shed(move: Move) -> int:
    """The pips of the tile that a move lays."""
    return -1 if move.tile is None else move.tile.pips


def _hopeful(roots: list[_Root]) -> list[_Root]:
    """The moves that may still be the best."""
    best = max(roots, key=lambda root: root.value)
    least = best.value - SURE * best.error
    return [root for root in roots if root.value + SURE * root.error >= least]


def _margin(worths: list[float], weights: list[float]) -> float:
    """1.96 standard errors of the weighted mean."""
    n = len(worths)
    if n < 2:
        return 0.0
    total = sum(weights)
    mean = sum(worth * m for worth, m in zip(worths, weights, strict=True)) / total
    squares = sum((m * (worth - mean)) ** 2 for worth, m in zip(worths, weights, strict=True))
    return 1.96 * sqrt(squares * n / (n - 1)) / total


def _budget(level: Level, budget: Budget) -> Budget:
    """The limits of the level and of who asks, whichever are closer."""
    limits = [limit for limit in (level.nodes, budget.nodes) if limit is not None]
    if not limits and budget.seconds is None:
        limits = [OPEN_NODES]
    return Budget(min(limits, default=None), budget.seconds)
