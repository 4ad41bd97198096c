"""Worker processes that end together with the process that started them.

Workers ignore Ctrl-C; the process that started them ends them. This module is not included in the
browser's archive, because the browser has no processes.
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
from alveus.core.interrupts import SIGNALS

P = ParamSpec("P")
T = TypeVar("T")

_UNGUARDED = 113
"""Exit status of a worker that tries to start workers itself, because the user's script has no main
guard (``if __name__ == "__main__"``)."""
_JOIN_SECONDS = 10
_QUEUES = ("_result_queue", "_call_queue")
_MOST = 61 if os.name == "nt" else 1_000
"""Maximum number of processes in a pool.  Windows cannot wait for more than 61."""


class Workers(ProcessPoolExecutor):
    """A pool of processes.  The end of its `with` block kills them, even if work is unfinished.

    A user's script that starts a pool needs a main guard (``if __name__ == "__main__"``).
    """

    def __init__(self, jobs: int, begin: Callable[..., None] | None = None, *values: Any) -> None:
        """Prepare a pool of at most `jobs` processes; each of them calls `begin(*values)` first.

        If the user's script has no main guard, each worker also runs the script, and exits at this
        call; `submit` or `explain_loss` then raises SetupError `main_unguarded` in the parent.
        """
        if getattr(multiprocessing.current_process(), "_inheriting", False):
            os._exit(_UNGUARDED)
        super().__init__(min(jobs, _MOST), initializer=_begin, initargs=(begin, values))
        self._started: set[BaseProcess] = set()

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Schedule the call `work(*args, **kwargs)`; start processes if needed.

        Raises BrokenExecutor if a process has died.  Raises SetupError `main_unguarded` if the fork
        server, which starts the processes, has exited: the user's script has no main guard.
        """
        try:
            with _interrupts_blocked():
                future = super().submit(work, *args, **kwargs)
        except (ConnectionError, EOFError):  # the fork server has exited
            raise SetupError("main_unguarded") from None
        self._started.update((self._processes or {}).values())
        return future

    def explain_loss(self) -> None:
        """Raise SetupError `main_unguarded` if a process died because of a missing main guard.

        Call it after a BrokenExecutor.  It waits at most 1 s for the end of each process.
        """
        for process in self._started:
            process.join(1)
        if any(process.exitcode == _UNGUARDED for process in self._started):
            raise SetupError("main_unguarded") from None

    def end(self) -> None:
        """Kill the processes, even if work is unfinished, and wait until they have exited."""
        # Keep the queues until all workers have exited, because a starting worker reads them.
        queues: list[Any] = [getattr(self, name, None) for name in _QUEUES]
        manager: Any = self._executor_manager_thread
        self.shutdown(wait=False, cancel_futures=True)
        for process in self._started:
            _kill_with_children(process)
        for process in self._started:
            process.join()
        if queues[0] is not None:  # otherwise Python waits at exit for a half-written result
            queues[0]._writer.close()
        if manager is not None:  # otherwise the thread closes a pipe to which Python writes at exit
            manager.join(_JOIN_SECONDS)

    def __exit__(self, *_: object) -> None:
        self.end()


def _begin(begin: Callable[..., None] | None, values: tuple[Any, ...]) -> None:
    """Prepare a worker process, then call `begin(*values)` if `begin` is given.

    The worker ignores Ctrl-C.  SIGTERM or the end of the parent process ends the worker.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM, signal.SIGHUP})
        os.setpgid(0, 0)  # a process group for the worker and the programs that it starts
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
    if os.name == "posix" and process.pid is not None:
        with suppress(OSError):  # the worker has exited, or has not created its process group yet
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C, SIGTERM and SIGHUP while a process starts; the process inherits the block."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
