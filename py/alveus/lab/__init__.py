"""The laboratory: what a reading of the rules does to a game, found by thousands of games.

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
    from alveus.lab.experiment import Experiment as Experiment
    from alveus.lab.foreign import outsider as outsider
    from alveus.lab.measures import Measure as Measure
    from alveus.lab.report import Report as Report
    from alveus.lab.running import join as join

_HOME = {
    "Experiment": "alveus.lab.experiment",
    "Measure": "alveus.lab.measures",
    "Report": "alveus.lab.report",
    "join": "alveus.lab.running",
    "outsider": "alveus.lab.foreign",
}
__all__ = list(_HOME)


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_HOME[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
