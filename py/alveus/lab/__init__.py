"""The laboratory: measure the effect of a rule variant on a game by playing thousands of games.

An experiment plays games under several readings (variants of the rules) and compares each reading
with the first one, the baseline.

>>> from alveus import lab
>>> study = lab.Experiment("bohnenspiel", vary={"beans": ["6", "4"]}, players="random", games=20)
>>> report = study.run()
>>> report.games
40
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from alveus.lab.experiments import Experiment as Experiment
    from alveus.lab.experiments import Report as Report
    from alveus.lab.experiments import join as join
    from alveus.lab.measures import Measure as Measure
    from alveus.lab.measures import Value as Value
    from alveus.lab.outsiders import outsider as outsider
    from alveus.lab.statistics import Interval as Interval

_HOME = {
    "Experiment": "alveus.lab.experiments",
    "Interval": "alveus.lab.statistics",
    "Measure": "alveus.lab.measures",
    "Report": "alveus.lab.experiments",
    "Value": "alveus.lab.measures",
    "join": "alveus.lab.experiments",
    "outsider": "alveus.lab.outsiders",
}
__all__ = list(_HOME)


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
