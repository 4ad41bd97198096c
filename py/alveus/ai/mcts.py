"""Monte Carlo tree search (MCTS): a computer player for every game, without training.

Each playout follows the tree from the root, adds one new decision to the tree and estimates the
result of this decision.  At earlier decisions, the turn with the highest upper confidence bound
(UCT) is chosen: the mean result of a turn, plus a bonus for turns that were seldom tried.  Rolls
are drawn at random.

Hidden hands are sampled for each playout, in agreement with the position as the seat knows it
(information-set MCTS).  The tree then contains single moves, and the bonus of a move depends on the
number of playouts in which the move was legal.

A new decision is estimated by random play until the end of the game.  A game that is not over after
`LONGEST` turns and rolls counts as a draw.  If the game's opponent is an :class:`Estimator`, its
estimates replace random play, because they are faster and more exact.  It estimates the position
after each possible turn, and the highest estimate is the result of the decision.  With hidden
hands, it estimates only the sampled position before the decision.

Only wins and draws count, not points.  The result of a win is 1.  In a draw, every player's result
is 1 divided by the number of players, but 0 in a game for one player.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from types import MappingProxyType
from typing import Any

from alveus.ai.answers import Advice, Choice, Estimator, Opponent
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.greedy import best_result
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.events import Message, say
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.spec import SampledGame
from alveus.core.stream import Stream

MCTS = "mcts"
"""The name of the general player's level."""
UNIT = "percent"
"""Unit of values: the expected result in percent, where a win is 100."""
PLAYOUTS = 500
"""Number of playouts (simulated games) if the caller limits neither nodes nor time."""
LONGEST = 400
"""Maximum number of turns and rolls (with hidden hands: moves and deals) of random play."""
EXPLORATION = 0.6
"""Weight of the bonus for seldom tried turns, without an Estimator or with hidden hands."""
EXPLORATION_BY_ESTIMATE = 0.12
"""Weight of the bonus for seldom tried turns, with an Estimator and without hidden hands."""


class _Edge:
    """A turn (with hidden hands: a move) in the tree; or a roll, which stores no results."""

    __slots__ = ("available", "following", "state", "total", "visits")

    def __init__(self, state: Any = None, estimate: float | None = None) -> None:
        self.state = state
        """The position after the turn or roll; None after a move in a game with hidden hands."""
        self.following = _Node()
        self.visits = 0 if estimate is None else 1
        """Number of results in `total`.  An estimate counts as one result."""
        self.total = estimate or 0.0
        """Sum of the results (0 to 1 each) of playouts, and of `estimate` if given, for the seat
        that played the turn or move."""
        self.available = 0
        """With hidden hands: the number of playouts in which the move was legal."""


class _Node:
    """A decision or a roll in the tree.

    Keys of `edges`: at a roll, the possible rolls; at a decision, the indices of the legal turns in
    the order of generation or, with hidden hands, the legal moves themselves.
    """

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Hashable, _Edge] = {}
        self.visits = 0


class _Tree:
    """The search tree of one decision of `seat`; `known` is the state as this seat knows it.

    `guide` is the game's own computer player or None.  If it is an Estimator and the game has two
    or more players, its estimates replace random play.
    """

    def __init__(
        self, game: Game[Any, Any], known: Any, seat: int, seed: int, guide: Any = None
    ) -> None:
        self.game = game
        self.seats = len(game.info.seats)
        self.hidden = game.info.hidden
        self.random = Random(seed)
        self.root = _Node()
        self.sample = _sampler(game, known, seat)
        self.estimate: Callable[[Any, int], float] | None = None
        if isinstance(guide, Estimator) and self.seats > 1:
            self.estimate = guide.estimator(game, known, seat, self.random)
        by_result = self.hidden or self.estimate is None
        self.exploration = EXPLORATION if by_result else EXPLORATION_BY_ESTIMATE
        self._key = self.random.randbytes(8)
        self._rolls = 0

    def run_playout(self) -> None:
        """Make one playout and add its result to the edges on its path."""
        game, hidden, node = self.game, self.hidden, self.root
        state = self.sample(self.random)
        path: list[tuple[int, _Edge]] = []
        while (actor := game.actor(state)) != OVER:
            if actor == CHANCE:
                roll = self._roll(state)
                edge = node.edges.get(roll)
                if edge is None:
                    edge = node.edges[roll] = _Edge(game.advance(state, roll))
                state, node = edge.state, edge.following
                continue
            is_new = not node.visits and node is not self.root
            node.visits += 1
            edges = self._sampled_edges(node, state) if hidden else self.edges(node, state, actor)
            if is_new:
                results = self._evaluate(node, state, actor)
                break
            key, edge = self._select(edges, node.visits)
            path.append((actor, edge))
            state = game.advance(state, key) if hidden else edge.state
            node = edge.following
        else:
            results = self.results(state)
        for actor, edge in path:
            edge.visits += 1
            edge.total += results[actor]

    def edges(self, node: _Node, state: Any, actor: int) -> Sequence[tuple[Hashable, _Edge]]:
        """Return (index, edge) for each position in which the turn of the seat `actor` can end.

        For the index, see `_Node`.  The game must have no hidden hands.
        """
        if not node.edges:
            ends = enumerate(self.game.ends(state))
            node.edges = {number: self.edge_to(after, actor) for number, after in ends}
        return tuple(node.edges.items())

    def edge_to(self, state: Any, actor: int) -> _Edge:
        """Return a new edge to `state`, the end of a turn of the seat `actor`.

        With an estimator, the edge starts with one result for `actor`: the estimate of the
        position, or the outcome of a game that is over.
        """
        if self.estimate is None:
            return _Edge(state)
        if self.game.actor(state) == OVER:
            return _Edge(state, self.results(state)[actor])
        return _Edge(state, self.estimate(state, actor))

    def results(self, state: Any) -> Sequence[float]:
        """Return each seat's result: 1 for the winner, 0 for others; equal shares if none won."""
        outcome = self.game.outcome(state)
        if outcome is not None and outcome.winner is not None:
            return [float(seat == outcome.winner) for seat in range(self.seats)]
        return [1 / self.seats if self.seats > 1 else 0.0] * self.seats

    def _sampled_edges(self, node: _Node, state: Any) -> Sequence[tuple[Hashable, _Edge]]:
        edges = []
        for move in self.game.moves(state):
            edge = node.edges.get(move)
            if edge is None:
                edge = node.edges[move] = _Edge()
            edge.available += 1
            edges.append((move, edge))
        return edges

    def _select(
        self, edges: Sequence[tuple[Hashable, _Edge]], visits: int
    ) -> tuple[Hashable, _Edge]:
        """Return one of the (key, edge) pairs in `edges`; for the keys, see `_Node`.

        This is a random pair whose edge has no results yet or, if there is none, the pair with the
        greatest UCT bound.  `visits` is the number of playouts that have reached this decision.
        """
        untried = [choice for choice in edges if not choice[1].visits]
        if untried:
            return untried[self.random.randrange(len(untried))]
        best, greatest, logarithm = edges[0], -1.0, log(visits + 1)
        for choice in edges:
            edge = choice[1]
            if self.hidden:
                logarithm = log(edge.available)
            bound = edge.total / edge.visits + self.exploration * sqrt(logarithm / edge.visits)
            if bound > greatest:
                best, greatest = choice, bound
        return best

    def _evaluate(self, node: _Node, state: Any, actor: int) -> Sequence[float]:
        """Return the expected result of each seat at a new decision of the seat `actor`."""
        if self.estimate is None:
            return self._play_randomly(state)
        if self.hidden:
            value = self.estimate(state, actor)
        else:
            value = max(edge.total for edge in node.edges.values())
        others = (1 - value) / (self.seats - 1)
        return [value if seat == actor else others for seat in range(self.seats)]

    def _play_randomly(self, state: Any) -> Sequence[float]:
        """Play at random to the end, or to a draw after `LONGEST`; return each seat's result."""
        game, draw = self.game, self.random.random
        for _ in range(LONGEST):
            actor = game.actor(state)
            if actor == OVER:
                break
            if actor == CHANCE:
                state = game.advance(state, self._roll(state))
            elif self.hidden:
                moves = game.moves(state)
                state = game.advance(state, moves[int(draw() * len(moves))])
            else:
                ends = game.ends(state)
                state = ends[int(draw() * len(ends))]
        return self.results(state)

    def _roll(self, state: Any) -> Any:
        self._rolls += 1
        return self.game.chance(state, Stream(self._key, self._rolls))


@dataclass(frozen=True)
class GeneralOpponent:
    """The general player: Monte Carlo tree search for any game, with the single level "mcts"."""

    levels: Mapping[str, Any]
    guide: Any = None
    """The game's own opponent or None; an `Estimator` replaces random play by its estimates."""

    def choose(
        self, game: Game[Any, Any], known: Any, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """Return a turn that wins at once; if there is none, the turn with the most playouts.

        With hidden hands, return the single move with the most playouts.  `budget.nodes` limits the
        playouts; without any limit, there are `PLAYOUTS`.  Raises IllegalMove `throw_first` or
        `game_over`; SetupError `no_sampling` if the game's hidden hands cannot be sampled.

        >>> from alveus import ai, registry
        >>> game = registry.game("bohnenspiel")
        >>> budget, position = ai.Budget(nodes=50), game.opening(0)
        >>> choice = ai.finish(OPPONENT.choose(game, position, 0, "mcts", budget, seed=1))
        >>> choice.nodes, choice.text in {game.text(position, m) for m in game.moves(position)}
        (50, True)
        """
        actor = game.actor(known)
        if actor < 0:
            raise IllegalMove("throw_first" if actor == CHANCE else "game_over")
        known = game.information_state(known, seat)
        tree = _Tree(game, known, seat, seed, self.guide)
        texts = _fill_root(tree, known, seat)
        winning = [key for key in texts if _wins(tree, key, seat)]
        spent = NodeBudget(budget.within(PLAYOUTS))
        while len(texts) > 1 and not winning and (spent.allows(1) or not tree.root.visits):
            tree.run_playout()
            yield say("thinking", done=spent.nodes, of=budget.nodes or spent.nodes)
        edges = tree.root.edges
        best = winning[0] if winning else max(texts, key=lambda key: _rank(edges[key]))
        mean = 1.0 if winning else _rank(edges[best])[1]
        return Choice(texts[best], 100 * mean, UNIT, (texts[best],), spent.nodes)

    def advise(
        self, game: Game[Any, Any], known: Any, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """Return the first move of the turn from `choose`; its reason gives the playout count."""
        choice = yield from self.choose(game, known, seat, level, budget, seed)
        text = game.text(known, game.parse(known, choice.text)[0])
        reason = say("trials", count=choice.nodes, percent=round(choice.value))
        return Advice(text, (), reason, choice.value, UNIT, (), (choice.text,))

    def play_greedily(self, game: Game[Any, Any], known: Any, seat: int, seed: int) -> str:
        """Return a turn that wins at once; if there is none, a random turn."""

        def prize(state: Any) -> float:
            outcome = game.outcome(state)
            return 0.0 if outcome is None or outcome.winner is None else outcome.winner == seat

        return best_result(game, known, prize, seed)


def _fill_root(tree: _Tree, known: Any, seat: int) -> dict[Hashable, str]:
    """Add an edge to the root for each legal turn or, with hidden hands, each legal move.

    `known` is the position as `seat`, which decides, knows it.  Return the texts of the turns,
    keyed by index, or the texts of the moves, keyed by move.  These are also the keys of the edges.
    """
    if tree.hidden:
        texts: dict[Hashable, str] = {}
        for move in tree.game.moves(known):
            texts[move], tree.root.edges[move] = tree.game.text(known, move), _Edge()
        return texts
    results = tuple(tree.game.results(known))
    tree.root.edges = {n: tree.edge_to(after.state, seat) for n, after in enumerate(results)}
    return {number: result.text for number, result in enumerate(results)}


def _wins(tree: _Tree, key: Hashable, seat: int) -> bool:
    """Return True if a turn wins the game for `seat` at once; always False with hidden hands.

    `key` identifies the turn: it is the key of an edge of the tree's root (see `_Node`).
    """
    state = tree.root.edges[key].state
    over = state is not None and tree.game.actor(state) == OVER
    return over and tree.results(state)[seat] == 1.0


def _rank(edge: _Edge) -> tuple[int, float]:
    return edge.visits, edge.total / edge.visits if edge.visits else 0.0


def _sampler(game: Any, known: Any, seat: int) -> Callable[[Random], Any]:
    """Return a function that fills the hidden hands in `known`, if any, at random.

    Raises SetupError `no_sampling` if a game with hidden hands has no method `sampler`.
    """
    if not game.info.hidden:
        return lambda _: known
    if not isinstance(game, SampledGame):
        raise SetupError("no_sampling", game=game.info.id)
    return game.sampler(known, seat)


def general_opponent(guide: Any = None) -> Opponent:
    """Return the general player for a game whose own opponent is `guide` (None for none)."""
    return GeneralOpponent(MappingProxyType({MCTS: None}), guide)


OPPONENT = general_opponent()
"""The general player for games that have no other opponent."""
