"""Run an experiment in this process, in worker processes, in an executor or on a Dask cluster."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import ExitStack, contextmanager
from importlib import import_module
from time import perf_counter
from typing import Any

from alveus.core.errors import AlveusError, SetupError
from alveus.core.json_validation import integer
from alveus.core.limits import PROCESSES
from alveus.core.workers import Workers
from alveus.lab.files import Ledger, Name, read_finished_parts, versions_of
from alveus.lab.pairs import check_portable
from alveus.lab.records import Part, Record, play_part
from alveus.lab.results import Results
from alveus.lab.settings import Settings

SECONDS, GROWTH = 10.0, 8
"""Intended seconds to play a part (range of pairs of games), and the maximum factor by which the
next part can be larger."""
AHEAD, TRIES = 2, 4
"""Maximum number of unfinished parts (ranges of pairs of games) that a worker has at a time, and of
attempts to play a part."""
PATIENCE = "10s"
"""Time limit for connecting to a Dask scheduler."""
Progress = Callable[[int, int, float], None]
"""Function called with the games played, the games in total, and the seconds since the start."""
Timed = tuple[list[Record], float]
Playing = Generator[tuple[Part, list[Record]], None, None]


def play_missing_games(
    results: Results,
    executor: Executor | None,
    to: Name | None,
    jobs: int,
    dask: str,
    progress: Progress | None,
) -> bool:
    """Play the games of an experiment that are not in the file `to` (all if `to` is None).

    Add the played games to the file.  Add all games, also those read from it, to `results`.
    Return True if Ctrl-C stopped the run.  Parameters and errors are those of `Experiment.run`.
    """
    experiment = results.experiment
    with ExitStack() as stack:
        if to is not None:
            for part, records in read_finished_parts(experiment, to):
                results.add(part, records)
        if executor is not None or dask or integer(jobs, "jobs", 1, PROCESSES) > 1:
            check_portable(experiment)
        workers = getattr(executor, "_max_workers", None) or os.cpu_count() or 1
        if dask:
            executor, workers = stack.enter_context(_open_dask(dask))
        ledger = None if to is None else Ledger(experiment, to, not results.complete)
        if ledger is not None and to is not None:
            stack.callback(ledger.close)
            results.versions = versions_of([to])
        begun = perf_counter()
        workers = workers if executor is not None else jobs
        schedule = Schedule(results.gaps(), workers)
        if executor is not None:
            parts = _distribute(experiment, lambda: executor, schedule, workers)
        elif jobs > 1:
            parts = _spread(experiment, schedule, jobs)
        else:
            parts = _play_in_process(experiment, schedule)
        stack.callback(parts.close)
        try:
            for part, records in parts:
                if ledger is not None:
                    ledger.add(part, records)
                with results.unchanged_by_interrupt():
                    results.add(part, records)
                if progress is not None:
                    progress(results.games, experiment.total, perf_counter() - begun)
        except KeyboardInterrupt:
            return True
    return False


class Schedule:
    """Queue of the pairs of games to be played; workers take parts of about ten seconds each."""

    def __init__(self, gaps: Iterable[Part], workers: int = 1) -> None:
        self._gaps = iter(gaps)
        self._gap: Part | None = None
        self.returned: list[Part] = []
        """Parts that failed in a worker; `next_part` returns them again."""
        self._workers = workers
        self._size = 1

    def next_part(self) -> Part | None:
        """Return the next part (range of pairs of games) to be played; None if none is left."""
        if self.returned:
            return self.returned.pop()
        gap = self._gap or next(self._gaps, None)
        if gap is None:
            return None
        first, end = gap
        # Smaller parts towards the end, so that no worker waits long for the others.
        share = -(-(end - first) // (2 * self._workers))
        cut = min(end, first + max(1, min(self._size, share)))
        self._gap = Part(cut, end) if cut < end else None
        return Part(first, cut)

    def note(self, part: Part, seconds: float) -> None:
        """Adapt the size of the following parts: `part` took `seconds` seconds."""
        pairs = part.end - part.first
        fitting = int(pairs * SECONDS / max(seconds, 1e-6))
        self._size = max(1, min(fitting, GROWTH * max(pairs, self._size)))


def _play_in_process(experiment: Settings, schedule: Schedule) -> Playing:
    while (part := schedule.next_part()) is not None:
        records, seconds = _play(experiment, part)
        schedule.note(part, seconds)
        yield part, records


def _spread(experiment: Settings, schedule: Schedule, jobs: int) -> Playing:
    pools: list[Workers] = []

    def open_pool() -> Executor:
        if pools:
            pools[-1].explain_loss()
            pools.pop().end()
        pools.append(Workers(jobs))
        return pools[0]

    try:
        yield from _distribute(experiment, open_pool, schedule, jobs)
    finally:
        for pool in pools:
            pool.end()


def _distribute(
    experiment: Settings, open_executor: Callable[[], Executor], schedule: Schedule, workers: int
) -> Playing:
    """Play all parts (ranges of pairs) of a schedule in an executor with `workers` workers.

    Yield each finished part with the records of its games.  If a part fails, for example because
    its worker dies, submit it again; after `TRIES` failures of a part, raise SetupError `lab_lost`.
    If a part fails with an AlveusError, raise this error at once.  `open_executor` is called first
    and after a BrokenExecutor error.
    """
    executor = open_executor()
    waiting: dict[Future[Timed], Part] = {}
    losses: Counter[Part] = Counter()

    def lose(part: Part, cause: BaseException) -> None:
        losses[part] += 1
        if losses[part] >= TRIES:
            raise SetupError("lab_lost", text=f"{type(cause).__name__}: {cause}"[:200]) from cause
        schedule.returned.append(part)

    try:
        while True:
            while len(waiting) < AHEAD * workers and (part := schedule.next_part()) is not None:
                try:
                    waiting[executor.submit(_play, experiment, part)] = part
                except BrokenExecutor as broken:
                    lose(part, broken)
                    executor = open_executor()
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            broken_pool = False
            for future in done:
                part = waiting.pop(future)
                try:
                    records, seconds = future.result()
                except AlveusError:
                    raise
                except Exception as lost:
                    lose(part, lost)
                    broken_pool |= isinstance(lost, BrokenExecutor)
                    continue
                schedule.note(part, seconds)
                yield part, records
            if broken_pool:
                schedule.returned += waiting.values()
                waiting.clear()
                executor = open_executor()
    finally:
        if not isinstance(executor, Workers):  # `_spread` ends a pool of `Workers`
            for future in waiting:
                future.cancel()


def _play(experiment: Settings, part: Part) -> Timed:
    begun = perf_counter()
    records = play_part(experiment, part)
    return records, perf_counter() - begun


@contextmanager
def _open_dask(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise SetupError("extra_needed", name="dask") from None
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as wrong:
        raise SetupError("lab_no_scheduler", address=address, text=str(wrong)[:200]) from None
    with client:
        yield client.get_executor(), sum(client.ncores().values()) or 1
