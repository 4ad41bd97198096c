"""Reports are identical on all machines.  This test runs inside Pyodide too."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from tests.lab.helpers import small

from alveus import lab

DIGESTS = {
    "bohnenspiel": "17e097a092724b8e",
    "lombardorum": "80dd8dc17105ad07",
    "sperrdomino": "4d0c63ca569520d1",
}
"""Hashes of reports made by CPython 3.11 on Linux.  Random play is identical everywhere."""


@pytest.mark.parametrize("game", DIGESTS)
def test_a_report_has_the_same_bytes_on_every_machine(game: str) -> None:
    study = small() if game == "bohnenspiel" else lab.Experiment(game, games=10, seed="monday")
    text = json.dumps(study.run().to_json(), sort_keys=True)
    assert sha256(text.encode()).hexdigest()[:16] == DIGESTS[game]
