"""Players from outside: functions that may raise, play what is not allowed, or never answer.

Such a function is called in a thread of its own with a clock.  One that does not answer in time is
told to end and left; its game is recorded as broken, and the next one begins in a new thread.  So
is the game of one that looks at more positions than it may.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import Any, cast

from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.core.view import BoardGame
from alveus.lab.policies import PATIENCE, Answer, BrokenError, Policy, check_number, policy_of
from alveus.lab.sentences import in_sentences
from alveus.play.players import Player
from alveus.play.positions import Position, counting, make

MOST_SECONDS = 3600


class _TakenTooLongError(BaseException):
    """Thrown into a thread whose player does not answer."""


class Clerk:
    """A thread that asks players and can be given up."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[Callable[[], Any] | None] = SimpleQueue()
        self._answered: SimpleQueue[tuple[bool, Any]] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    @property
    def is_there(self) -> bool:
        """Whether its thread lives; in a process that was forked it does not."""
        return self._thread.is_alive()

    def ask(self, question: Callable[[], Any], seconds: float) -> Any:
        """The answer.  Raises BrokenError where there is none in time, or an error instead."""
        self._asked.put(question)
        try:
            well, answer = self._answered.get(timeout=seconds)
        except Empty:
            self._give_up()
            raise BrokenError("late") from None
        if isinstance(answer, BrokenError):
            raise answer
        if not well:
            raise BrokenError("raised") from answer
        return answer

    def _give_up(self) -> None:
        self._asked.put(None)
        ident = ctypes.c_ulong(self._thread.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(_TakenTooLongError))

    def _work(self) -> None:
        try:
            while (question := self._asked.get()) is not None:
                try:
                    self._answered.put((True, question()))
                except Exception as wrong:
                    self._answered.put((False, wrong))
        except _TakenTooLongError:
            return


_clerks = threading.local()


@dataclass(frozen=True)
class Foreign(Policy):
    """A function from a position, as its side knows it, to a move."""

    play: Callable[[Position], str] | None = None
    patience: float = PATIENCE
    """The seconds that it may take for a move; `nodes` are the positions it may make for one."""

    def answer(self, game: Game[Any, Any], known: Any, seat: int, seed: int) -> Answer:
        """What the function answers.  Raises BrokenError where it is no text, or none in time."""
        position = make(cast("BoardGame[Any, Any]", game), known)
        clerk: Clerk | None = getattr(_clerks, "own", None)
        if clerk is None or not clerk.is_there:
            clerk = _clerks.own = Clerk()
        try:
            text = clerk.ask(lambda: self._call(position), self.patience)
        except BrokenError as wrong:
            if wrong.args == ("late",):
                _clerks.own = None
            raise
        if not isinstance(text, str):
            raise BrokenError("no_move")
        return Answer(text)

    def _call(self, position: Position) -> Any:
        """The move, in the function's own thread."""
        left = self.nodes

        def count() -> None:
            nonlocal left
            if left is not None:
                left -= 1
                if left < 0:
                    raise BrokenError("too_many_nodes")

        with counting(count):
            answer = self.play and self.play(position)
        if left is not None and left < 0:
            raise BrokenError("too_many_nodes")
        return answer

    def to_json(self) -> dict[str, Any]:
        """The function by the name that it can be found by, and its limits."""
        limits = {} if self.nodes is None else {"nodes": self.nodes}
        return {"function": self.name, "patience": self.patience, **limits}

    def __repr__(self) -> str:
        return self.name


@in_sentences()
def outsider(
    play: Callable[[Position], str], nodes: int | None = None, seconds: float = PATIENCE
) -> Policy:
    """A function from a position to a move as a player of an experiment, with its limits.

    For a move it may make so many positions by playing on from the one that it is given, and take
    so many seconds.  Whoever exceeds them, raises, or plays what is not allowed has broken the
    game, and it is recorded as broken.  Nodes are the same on every machine, seconds are not.

    Raises SetupError `lab_number`, `lab_seconds` for limits that cannot be, `lab_no_function`.

    >>> from alveus import lab
    >>> def play_first(position):
    ...     return position.legal[0]
    >>> player = lab.outsider(play_first, nodes=100)
    >>> report = lab.Experiment("bohnenspiel", players=(player, "random"), games=4).run()
    >>> report.games
    4
    """
    if nodes is not None:
        check_number("nodes", nodes, 1)
    if not isinstance(seconds, int | float) or not 0 < seconds <= MOST_SECONDS:
        raise SetupError("lab_seconds", most=MOST_SECONDS)
    if not callable(play):
        raise SetupError("lab_no_function", player=repr(play)[:80])
    module = getattr(play, "__module__", "")
    name = getattr(play, "__qualname__", type(play).__name__)
    return Foreign(f"{module}:{name}", nodes, play, float(seconds))


def foreign_policy(game: str, given: Any) -> Policy:
    """The policy of a function or of `alveus.player(…)`.

    Raises SetupError `no_such_player` for what cannot be called, `lab_clock` for a player whose
    thinking is limited by time.
    """
    if isinstance(given, Player):
        if given.seconds is not None:
            raise SetupError("lab_clock", player=given.name)
        return policy_of(game, Policy(given.name, given.nodes))
    if not callable(given):
        raise SetupError("no_such_player", player=repr(given)[:80], game=game)
    return outsider(given)


def find_function(name: str) -> Callable[..., str]:
    """A function by its module and name.  Raises SetupError `lab_function`."""
    module, _, within = name.partition(":")
    try:
        found: Any = import_module(module)
        for part in within.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError):
        raise SetupError("lab_function", name=name[:80]) from None
    if not callable(found):
        raise SetupError("lab_function", name=name[:80])
    play: Callable[..., str] = found
    return play
