"""Lines of a results file: the pairs already played, and damaged lines."""

from __future__ import annotations

from random import Random

import pytest

from alveus.core.errors import SetupError
from alveus.lab.lines import PlayedPairs, read_head, read_parts, write_head
from alveus.lab.records import Part
from alveus.lab.settings import Settings


@pytest.mark.parametrize("seed", range(20))
def test_played_pairs_are_the_union_of_the_parts(seed: int) -> None:
    chance, done, played = Random(seed), PlayedPairs(), set[int]()
    for _ in range(60):
        first = chance.randrange(100)
        part = Part(first, first + chance.randint(1, 8))
        if played.intersection(range(*part)):
            with pytest.raises(ValueError, match="twice"):
                done.add(part)
        else:
            done.add(part)
            played.update(range(*part))
        missing = [pair for gap in done.gaps(100) for pair in range(*gap)]
        assert missing == [pair for pair in range(100) if pair not in played]


@pytest.mark.parametrize("line", ["[" * 10_000, '{"part":' + "[" * 10_000, '{"part": [0, NaN]}'])
def test_a_deeply_nested_line_is_refused_as_damaged(line: str) -> None:
    experiment = Settings("bohnenspiel", (), ("random", "random"), 2, 1500, 4, 0)
    with pytest.raises(SetupError) as caught:
        list(read_parts(experiment, [line + "\n"]))
    assert (caught.value.code, caught.value.params) == ("lab_damaged", {"line": 2})


def test_a_huge_number_of_games_in_a_file_is_refused() -> None:
    line = write_head(Settings("bohnenspiel", (), ("random", "random"), 2, 1500, 4, 0))
    with pytest.raises(SetupError) as caught:
        read_head(line.replace('"games":2', '"games":1' + "0" * 400), Settings)
    assert caught.value.code == "lab_number"
