"""Players from outside: functions that may raise, play what is not allowed, or never answer.

Such a function is called in a thread of its own with a clock.  One that does not answer in time is
told to end and left; its game is recorded as broken, and the next one begins in a new thread.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.lab.policies import PATIENCE, Answer, BrokenError, Policy, policy_of
from alveus.play.players import Player
from alveus.play.positions import Position, make


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

    def answer(
        self, game: Game[Any, Any], known: Any, seat: int, seed: int, ends: Sequence[Any]
    ) -> Answer:
        """What the function answers.  Raises BrokenError where it is no text, or none in time."""
        play = self.play
        position = make(game, known)
        clerk: Clerk | None = getattr(_clerks, "own", None)
        if clerk is None or not clerk.is_there:
            clerk = _clerks.own = Clerk()
        try:
            text = clerk.ask(lambda: play and play(position), self.patience)
        except BrokenError as wrong:
            if wrong.args == ("late",):
                _clerks.own = None
            raise
        if not isinstance(text, str):
            raise BrokenError("no_move")
        return Answer(text)

    def to_json(self) -> dict[str, Any]:
        """The function by the name that it can be found by."""
        return {"function": self.name, "patience": self.patience}

    def __repr__(self) -> str:
        return self.name


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
    module = getattr(given, "__module__", "")
    name = getattr(given, "__qualname__", type(given).__name__)
    return Foreign(f"{module}:{name}", play=given)


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
