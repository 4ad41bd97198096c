"""Random deals that agree with the knowledge of a seat."""

from __future__ import annotations

from random import Random

import pytest
from tests.line.deals import family, sperrdomino

from alveus.core.errors import IllegalMove
from alveus.core.game import OVER
from alveus.core.spec_parts import PlayedDeal
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.numbering import resample_deal
from alveus.families.dominoes.line.state import State
from alveus.families.dominoes.tiles import complete_set

TILES = [str(tile) for tile in complete_set(6)]
SEAT = 0
"""The seat whose knowledge is used."""
MOVES = 22
"""Maximum number of moves after the deal."""


def deal(game: LineGame, order: list[str]) -> State:
    """Return the state after a deal of the tiles in this order."""
    state = game.opening()
    for move in game.parse(state, " ".join(["deal", "a", *order])):
        state = game.advance(state, move)
    return state


def play(game: LineGame, random: Random) -> PlayedDeal:
    """Play some moves after a random deal; return the knowledge of `SEAT`."""
    dealt = state = deal(game, random.sample(TILES, len(TILES)))
    moves = []
    for _ in range(MOVES):
        seat, before = game.actor(state), state
        move = random.choice(game.moves(state))
        after, _ = game.apply(state, move)
        if game.actor(after) == OVER:
            break
        text, state = game.text(state, move), after
        bought = {*state.hands[seat]} - {*before.hands[seat]} if text == "buy" else set()
        moves.append((seat, text, str(*bought) if bought and seat == SEAT else ""))
    known = game.information_state(state, SEAT)
    return PlayedDeal(SEAT, game.information_state(dealt, SEAT), known, moves)


def order_of(draws: list[int]) -> list[str]:
    """Return the order of the tiles that the draws of a permutation give."""
    order = list(TILES)
    for last, drawn in zip(range(len(order) - 1, 0, -1), draws, strict=True):
        order[last], order[drawn] = order[drawn], order[last]
    return order


@pytest.mark.parametrize(
    ("game", "least"),
    [
        (sperrdomino(), 0.85),
        (sperrdomino(false_pass="penalty_50"), 0.85),
        (family(), 1),
        (family(draw_one="on"), 1),
    ],
    ids=["buying", "fined", "passing", "drawing"],
)
def test_random_deals_agree_with_the_knowledge_of_the_seat(game: LineGame, least: float) -> None:
    """A few moves of the other seat are illegal after the random deal in Sperrdomino."""
    agreeing = tried = 0
    for seed in range(150):
        random = Random(seed)
        played = play(game, random)
        draws = list(resample_deal(game.rules, played, random))
        if not draws:
            continue
        tried += 1
        state = deal(game, order_of(draws))
        assert state.hands[SEAT] == played.dealt.hands[SEAT]
        try:
            for _, text, _ in played.moves:
                for move in game.parse(state, text):
                    state, _ = game.apply(state, move)
        except IllegalMove:
            continue
        agreeing += game.information_state(state, SEAT) == played.known
    assert tried > 75
    assert agreeing >= least * tried
