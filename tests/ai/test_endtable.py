"""The end table of the Bohnenspiel: both players can force every value."""

from __future__ import annotations

from math import comb
from random import Random

import pytest
from tests.mancala import slow
from tests.mancala.positions import bohnenspiel

from alveus.families.bohnenspiel.board import PITS
from alveus.families.bohnenspiel.opponent import endtable
from alveus.families.bohnenspiel.opponent.fast import Reply, replies_under
from build_endtables import Bounds, boards, pack


def test_every_board_has_its_own_rank() -> None:
    places = {
        endtable.rank(board, beans)
        for beans in range(endtable.BEANS + 1)
        for board in boards(beans)
    }
    assert (len(places), min(places), max(places)) == (endtable.SIZE, 0, endtable.SIZE - 1)


def test_unpack_reverses_pack() -> None:
    gets = bytes(Random(1).choices(range(endtable.BEANS + 1), k=endtable.SIZE))
    assert endtable.unpack(pack(gets)) == gets


@pytest.mark.nightly
def test_table_equals_plain_retrograde_analysis_of_six_beans() -> None:
    values = slow.worths(bohnenspiel().rules, 6)
    assert len(values) == comb(6 + PITS, PITS)
    for board, worth in values.items():
        packed = int.from_bytes(bytes(board), "little")
        assert endtable.value_of(packed, sum(board)) == worth, board


def test_table_equals_the_script() -> None:
    bounds = Bounds(5)
    for beans in range(6):
        for board in boards(beans):
            at = endtable.rank(board, beans)
            assert endtable.value_of(board, beans) == bounds.low[at] == bounds.high[at]


@pytest.mark.parametrize("beans", [9, 10])
def test_every_value_is_the_value_of_the_best_move(beans: int) -> None:
    replies = replies_under(bohnenspiel().rules)

    def brings(reply: Reply) -> int:
        taken, after = reply
        return taken - endtable.value_of(after, beans - taken)

    for number, board in enumerate(boards(beans)):
        if number % 37 == 0:
            made = replies(board)
            best = max(map(brings, made)) if made else -beans
            assert endtable.value_of(board, beans) == best


@pytest.mark.parametrize("settings", [{"chain": "off"}, {"remainder": "nobody"}], ids=str)
def test_table_is_not_used_under_other_rules(settings: dict[str, str]) -> None:
    assert not bohnenspiel(**settings).rules.is_within(endtable.PROVED)


def test_table_is_used_in_both_directions_and_with_the_start_pit_skipped() -> None:
    assert bohnenspiel(skip_start="on", direction="cw").rules.is_within(endtable.PROVED)
