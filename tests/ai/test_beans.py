"""Packed boards play by the same rules as the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from tests.mancala.positions import bohnenspiel
from tests.perft_files import Entry, entries

from alveus import registry
from alveus.ai.mancala.beans import choices, pack, perft, pit_of, replier
from alveus.mancala.game import MancalaGame


@pytest.mark.parametrize("entry", entries("bohnenspiel"), ids=str)
def test_perft_of_packed_boards_is_that_of_the_rules(entry: Entry) -> None:
    game = registry.game(entry.game, entry.options)
    assert isinstance(game, MancalaGame)
    board = pack(game.rules, game.from_json(entry.position))
    replies = replier(game.rules)
    for depth, count in entry.counts.items():
        assert perft(replies, board, depth) == count


@pytest.mark.parametrize(
    "settings", [{}, {"skip_start": "on"}, {"direction": "cw"}, {"chain": "off"}], ids=str
)
def test_every_reply_is_the_position_after_the_move(settings: Mapping[str, str]) -> None:
    game = bohnenspiel(**settings)
    replies, chance = replier(game.rules), Random(1)
    state = game.opening()
    for _ in range(1000):
        moves = list(game.moves(state))
        if not moves:
            state = game.opening()
            continue
        board = pack(game.rules, state)
        made = replies(board)
        assert choices(board) == len(made) == len(moves)
        filled = [pit for pit, count in enumerate(board.to_bytes(12, "little")[:6]) if count]
        for (taken, after), index in zip(made, filled, strict=True):
            move = state.turn * 6 + pit_of(game.rules, index)
            there, _ = game.apply(state, move)
            if there.over is None:
                assert after == pack(game.rules, there)
                assert taken == there.stores[state.turn] - state.stores[state.turn]
        state, _ = game.apply(state, chance.choice(moves))
