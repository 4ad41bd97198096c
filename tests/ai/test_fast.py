"""Fast sowing on packed boards equals the rules."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.mancala.positions import bohnenspiel, position
from tests.perft_files import Entry, entries

from alveus import registry
from alveus.ai import Budget
from alveus.families.bohnenspiel.board import State
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.opponent import book, decision, endtable, fast
from alveus.families.bohnenspiel.opponent.evaluation import play
from alveus.families.bohnenspiel.opponent.fast import (
    Replies,
    fast_replies,
    pack,
    plain_replies,
    replies_under,
)
from alveus.families.bohnenspiel.rules import Ruleset

RULES = [
    bohnenspiel(direction=direction, skip_start=skip_start, chain=chain).rules
    for direction, skip_start, chain in product(("ccw", "cw"), ("off", "on"), ("off", "on"))
]
"""All rules that affect sowing."""
FAST = [fast_replies(rules) for rules in RULES]


@st.composite
def boards(draw: st.DrawFn) -> tuple[int, ...]:
    pits: list[int] = []
    for _ in range(12):
        pits.append(draw(st.integers(0, min(20, 72 - sum(pits)))))
    return tuple(draw(st.permutations(pits)))


@given(boards())
def test_fast_replies_equal_the_rules(pits: tuple[int, ...]) -> None:
    for rules, replies in zip(RULES, FAST, strict=True):
        board = pack(rules, State(pits, (0, 0), 0))
        assert replies(board) == plain_replies(rules)(board)


def perft(replies: Replies, board: int, depth: int) -> int:
    made = replies(board)
    return len(made) if depth == 1 else sum(perft(replies, after, depth - 1) for _, after in made)


@pytest.mark.parametrize("entry", entries("bohnenspiel"), ids=str)
def test_perft_of_packed_boards_equals_perft_of_the_rules(entry: Entry) -> None:
    game = registry.game(entry.game, entry.options)
    assert isinstance(game, Bohnenspiel)
    state = game.from_json(entry.position)
    for depth, count in entry.counts.items():
        assert perft(replies_under(game.rules), pack(game.rules, state), depth) == count


@dataclass(frozen=True)
class NewRuleset(Ruleset):
    """A ruleset with a rule that no shortcut has been proved for."""

    new_rule: bool = False


DEFAULT = bohnenspiel().rules
NEW = NewRuleset(**asdict(DEFAULT))
SHORTCUTS = {
    "fast replies": fast.PROVED,
    "end table": endtable.PROVED,
    "book": book.PROVED,
    "certain values": decision.PROVED,
}


@pytest.mark.parametrize("proved", SHORTCUTS.values(), ids=SHORTCUTS)
def test_a_new_rule_disables_every_shortcut(proved: dict[str, tuple[object, ...]]) -> None:
    assert DEFAULT.is_within(proved)
    assert set(proved) == {field.name for field in fields(Ruleset)}
    assert not NEW.is_within(proved)


def test_opponent_without_shortcuts_searches_the_rules() -> None:
    usual = bohnenspiel()
    game = Bohnenspiel(usual.info, usual.settings, NEW, usual.sources)
    board = pack(game.rules, position(game, "0 1 0 2 0 3 | 0 0 1 2 0 1, 30 32"))
    assert book.pit_to_sow(game.rules, book.START) is None
    assert play(game.rules).settled(board) is None
    assert play(game.rules).replies(board) == play(DEFAULT).replies(board)
    assert decision.Decision(game, game.opening(), decision.Level(), Budget()).candidates
