"""Run an experiment in this process, in worker processes, in an executor or on a Dask cluster."""

from __future__ import annotations

import os
import pickle
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    wait,
)
from contextlib import ExitStack, contextmanager
from importlib import import_module
from time import perf_counter
from typing import Any

from alveus import registry
from alveus.core.errors import AlveusError, SetupError
from alveus.core.files import write_file
from alveus.core.limits import PROCESSES
from alveus.core.reading import integer
from alveus.core.workers import Workers
from alveus.lab.chunks import Part, play_part, write_part
from alveus.lab.experiment import Experiment
from alveus.lab.files import Ledger, Name, open_lines, read_finished_parts, read_report
from alveus.lab.lines import as_line, head, read_parts
from alveus.lab.playing import Record
from alveus.lab.report import Report
from alveus.lab.schedule import Schedule
from alveus.lab.sentences import in_sentences
from alveus.play.sentences import speaking

AHEAD = 2
"""Number of parts submitted ahead per worker."""
TRIES = 4
"""Maximum number of attempts for a part before the run fails with `lab_lost`."""
PATIENCE = "10s"
"""Time limit for connecting to a Dask scheduler."""
Progress = Callable[[int, int, float], None]
"""Callback: number of games played, total number of games, seconds since the start."""
Timed = tuple[list[Record], float]
Playing = Generator[tuple[Part, list[Record]], None, None]


def run(
    experiment: Experiment,
    executor: Executor | None = None,
    to: Name | None = None,
    jobs: int = 1,
    dask: str = "",
    progress: Progress | None = None,
) -> Report:
    """Play the missing games and return a report on all games; see `Experiment.run`.

    The file is not changed before all arguments and all its parts have been checked.  Raises
    SetupError: `lab_other`, `lab_damaged` or `lab_no_file` for the file; `lab_not_written`
    if the disk is full; `lab_lost` if workers die repeatedly; `lab_no_scheduler` if there is no
    scheduler at the address; `extra_needed` if Dask is not installed; `cannot_be_sent` if a player
    cannot be pickled for another process.
    """
    report = Report(experiment)
    with speaking(registry.info(experiment.game)), ExitStack() as stack:
        if to is not None:
            for part, records in read_finished_parts(experiment, to):
                report.add(part, records)
        if executor is not None or dask or integer(jobs, "jobs", most=PROCESSES) > 1:
            _check_portable(experiment)
        workers = getattr(executor, "_max_workers", None) or os.cpu_count() or 1
        if dask:
            executor, workers = stack.enter_context(_open_dask(dask))
        ledger = None if to is None else Ledger(experiment, to)
        if ledger is not None:
            stack.callback(ledger.close)
        begun = perf_counter()
        if executor is not None:
            parts = _distribute(
                experiment, lambda: executor, Schedule(report.gaps(), workers), workers
            )
        elif jobs > 1:
            parts = _spread(experiment, Schedule(report.gaps(), jobs), jobs)
        else:
            parts = _play_here(experiment, Schedule(report.gaps()))
        stack.callback(parts.close)
        try:
            for part, records in parts:
                if ledger is not None:
                    ledger.add(part, records)
                report.add(part, records)
                if progress is not None:
                    progress(report.games, experiment.total, perf_counter() - begun)
        except KeyboardInterrupt:
            report.interrupted = True
    return report


@in_sentences()
def join(to: Name, *names: Name) -> Report:
    """Join several results files of one experiment in a new file.

    Raises SetupError: `lab_other` if a file belongs to another experiment, `lab_overlap` if two
    files contain the same pairs; FileExistsError if the new file exists.
    """
    report = read_report(*names)
    lines = [as_line(head(report.experiment))]
    for name in names:
        with open_lines(name) as (_, parts):
            lines += (
                as_line(write_part(part, records))
                for part, records in read_parts(report.experiment, parts)
            )
    write_file(to, "".join(lines), new=True)
    return report


def _play_here(experiment: Experiment, schedule: Schedule) -> Playing:
    for part in schedule:
        records, seconds = _play(experiment, part)
        schedule.note(part, seconds)
        yield part, records


def _spread(experiment: Experiment, schedule: Schedule, jobs: int) -> Playing:
    """Play in worker processes; if one dies, the whole pool is replaced."""
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
    experiment: Experiment,
    open_executor: Callable[[], Executor],
    schedule: Schedule,
    workers: int,
) -> Playing:
    """Submit parts as workers become free; resubmit parts whose worker died."""
    executor = open_executor()
    waiting: dict[Future[Timed], Part] = {}
    losses: Counter[Part] = Counter()

    def lose(part: Part, cause: BaseException) -> None:
        losses[part] += 1
        if losses[part] >= TRIES:
            raise SetupError("lab_lost", text=f"{type(cause).__name__}: {cause}"[:200]) from cause
        schedule.give_back(part)

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
                for part in waiting.values():
                    schedule.give_back(part)
                waiting.clear()
                executor = open_executor()
    finally:
        if not isinstance(executor, Workers):  # a pool of Workers kills its work when it ends
            for future in waiting:
                future.cancel()


def _play(experiment: Experiment, part: Part) -> Timed:
    """Play a part and measure the time in seconds."""
    begun = perf_counter()
    records = play_part(experiment, part)
    return records, perf_counter() - begun


@contextmanager
def _open_dask(address: str) -> Iterator[tuple[Executor, int]]:
    """Connect to a Dask cluster; yield its executor and number of threads."""
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


def _check_portable(experiment: Experiment) -> None:
    try:
        pickle.dumps(experiment)
    except (pickle.PicklingError, AttributeError, TypeError):
        raise SetupError("cannot_be_sent") from None
