"""Worker processes that end together with the process that started them.

Only the process that started them hears Ctrl-C.  The browser has no processes: this module is not
packed for it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from typing import Any, ParamSpec, TypeVar

from alveus.core.errors import SetupError

P = ParamSpec("P")
T = TypeVar("T")

_UNGUARDED = 113
"""Exit status of a worker that was about to start workers while it imported the script."""
_QUEUES = ("_result_queue", "_call_queue")
_MOST = 61 if os.name == "nt" else 1_000
"""Limit of processes; Windows cannot wait for more."""


class Workers(ProcessPoolExecutor):
    """A pool of processes.  Leaving its `with` block ends them without waiting for their work."""

    def __init__(self, jobs: int, begin: Callable[..., None] | None = None, *values: Any) -> None:
        """Prepare `jobs` processes; each calls `begin(*values)` first.

        A worker that still imports the script of its user ends here: it would start further
        workers.  The parent process then raises `main_unguarded`.
        """
        if getattr(multiprocessing.current_process(), "_inheriting", False):
            os._exit(_UNGUARDED)
        super().__init__(min(jobs, _MOST), initializer=_begin, initargs=(begin, values))
        self._started: set[BaseProcess] = set()

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Give out work, start processes if needed.

        Raises BrokenExecutor if a process has died, SetupError `main_unguarded`.
        """
        try:
            with _interrupts_blocked():
                future = super().submit(work, *args, **kwargs)
        except (ConnectionError, EOFError):  # the server that forks workers has ended
            raise SetupError("main_unguarded") from None
        self._started.update((self._processes or {}).values())
        return future

    def explain_loss(self) -> None:
        """Raise SetupError `main_unguarded` if that is the reason why processes died."""
        for process in self._started:
            process.join(1)
        if any(process.exitcode == _UNGUARDED for process in self._started):
            raise SetupError("main_unguarded") from None

    def end(self) -> None:
        """End the processes at once."""
        # A worker that is still starting needs the queues: they exist until it has ended.
        queues: list[Any] = [getattr(self, name, None) for name in _QUEUES]
        self.shutdown(wait=False, cancel_futures=True)
        for process in self._started:
            _kill_with_children(process)
        for process in self._started:
            process.join()
        if queues[0] is not None:  # else a half-written result is waited for when Python ends
            queues[0]._writer.close()

    def __exit__(self, *_: object) -> None:
        self.end()


def _begin(begin: Callable[..., None] | None, values: tuple[Any, ...]) -> None:
    """Prepare a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if os.name == "posix":
        os.setpgid(0, 0)  # its own group contains the programs that it starts
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if begin is not None:
        begin(*values)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        if os.name == "posix":
            os.killpg(os.getpid(), signal.SIGKILL)
        os._exit(1)


def _kill_with_children(process: BaseProcess) -> None:
    """End a worker and the programs that it has started."""
    if os.name == "posix" and process.pid is not None:
        with suppress(OSError):  # the worker has ended or does not have its own group yet
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C.  New processes inherit this, so they ignore Ctrl-C from their first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
