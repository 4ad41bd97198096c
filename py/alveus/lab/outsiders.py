"""A user's functions as players of an experiment.

Such functions can raise errors, play illegally or never return.  They are called in a worker thread
with a time limit.  A call that takes longer is abandoned, and the next call uses a new thread.  In
all these cases, or if a function plays moves to look ahead and thereby creates more positions than
it may, the game is recorded as broken.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from operator import attrgetter
from queue import Empty, SimpleQueue
from typing import Any

from alveus.core.errors import SetupError
from alveus.lab.players import Turn
from alveus.lab.records import BrokenError
from alveus.lab.settings import check_number
from alveus.play.players import CallablePlayer
from alveus.play.positions import Position, counting, make
from alveus.play.sentences import with_error_text

PATIENCE = 30.0
"""Default maximum time in seconds for a move."""
MOST_SECONDS = 3600


class _TimedOutError(BaseException):
    """Raised in a thread to stop a call."""


class WorkerThread:
    """A thread that calls functions, and is abandoned if a call does not return in time."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], Any] | None] = SimpleQueue()
        self._results: SimpleQueue[tuple[bool, Any]] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, daemon=True)
        """The thread that runs the calls.  It is not alive in a forked process."""
        self.thread.start()

    def call(self, function: Callable[[], Any], seconds: float) -> Any:
        """Call a function in the thread and return its result.

        Raises BrokenError: `late` if the call takes longer than `seconds`; `raised` if the function
        raises an error.  If this error is itself a BrokenError, it is passed on unchanged.
        """
        self._calls.put(function)
        try:
            returned, result = self._results.get(timeout=seconds)
        except Empty:
            self._calls.put(None)
            ident = ctypes.c_ulong(self.thread.ident or 0)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(_TimedOutError))
            raise BrokenError("late") from None
        if isinstance(result, BrokenError):
            raise result
        if not returned:
            raise BrokenError("raised") from result
        return result

    def _work(self) -> None:
        try:
            while (function := self._calls.get()) is not None:
                try:
                    self._results.put((True, function()))
                except _TimedOutError:
                    raise
                except BaseException as error:  # also SystemExit
                    self._results.put((False, error))
        except _TimedOutError:
            return


_workers = threading.local()


@dataclass(frozen=True)
class MissingFunction:
    """A user's function that a results file names but that cannot be imported."""

    name: str

    def __call__(self, position: Position) -> str:
        """Raise SetupError `lab_function`."""
        raise SetupError("lab_function", name=self.name[:80])


@dataclass(frozen=True, repr=False)
class LimitedPlayer(CallablePlayer):
    """A user's function that returns a move or turn as text, with limits for each move."""

    nodes: int | None = None
    """Maximum number of `Position` objects that the player's function can create, by playing moves,
    for one decision; None for no limit."""
    patience: float = PATIENCE
    """Maximum time for a move in seconds."""

    @property
    def name(self) -> str:
        """Module and name of the function, such as `mymodule:play`."""
        if isinstance(self.play, MissingFunction):
            return self.play.name
        module = getattr(self.play, "__module__", "")
        return f"{module}:{getattr(self.play, '__qualname__', type(self.play).__name__)}"

    def choose(self, game: Any, observation: Any, seat: int, seed: int) -> Turn:
        """Return the move of the user's function `play`, without a check of its legality.

        Raises BrokenError: `too_many_nodes` if the function creates more than `nodes` positions,
        `late` if it exceeds the time limit, `raised` if it raises an error, `no_move` if its result
        is not text.
        """
        position = make(game, observation)
        worker: WorkerThread | None = getattr(_workers, "own", None)
        if worker is None or not worker.thread.is_alive():
            worker = _workers.own = WorkerThread()
        try:
            text = worker.call(lambda: self._call(position), self.patience)
        except BrokenError as error:
            if error.args == ("late",):
                _workers.own = None
            raise
        if not isinstance(text, str):
            raise BrokenError("no_move")
        return Turn(text)

    def _call(self, position: Position) -> Any:
        left = self.nodes

        def count() -> None:
            nonlocal left
            if left is not None:
                left -= 1
                if left < 0:
                    raise BrokenError("too_many_nodes")

        with counting(count):
            move = self.play(position)
        if left is not None and left < 0:  # if the function has caught the BrokenError
            raise BrokenError("too_many_nodes")
        return move

    def to_json(self) -> dict[str, Any]:
        """Return the function's name and its limits as JSON, for the results file."""
        limits = {} if self.nodes is None else {"nodes": self.nodes}
        return {"function": self.name, "patience": self.patience, **limits}

    def __repr__(self) -> str:
        return self.name


@with_error_text()
def outsider(
    play: Callable[[Position], str], nodes: int | None = None, seconds: float = PATIENCE
) -> LimitedPlayer:
    """Return a player of an experiment that plays the moves of the function `play`.

    For each move, the function can take up to `seconds` seconds, and create up to `nodes` positions
    (None: any number) by playing moves.  A game in which it exceeds a limit, raises an error or
    plays an illegal move is recorded as broken.  The effect of the limit in seconds depends on the
    machine; the effect of the limit in positions does not.

    Raises SetupError: `lab_number` or `lab_seconds` for an invalid limit, `lab_no_function` if
    `play` is not callable.

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
    return LimitedPlayer(play, nodes, float(seconds))


def find_function(name: str) -> Callable[..., str]:
    """Import and return a function by name, such as `mymodule:play`.

    Raises SetupError `lab_function` if it does not exist or its module cannot be imported.
    """
    module, _, path = name.partition(":")
    try:
        function: Any = attrgetter(path)(import_module(module))
    except Exception:  # A module can raise any error when it is imported.
        function = None
    if not callable(function):
        raise SetupError("lab_function", name=name[:80])
    play: Callable[..., str] = function
    return play
