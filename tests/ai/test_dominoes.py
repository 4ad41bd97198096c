"""Opponents of block dominoes: legal, reproducible, blind to hidden tiles, exact at the end."""

from __future__ import annotations

from itertools import combinations
from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.line.deals import BOOK_A, SET, bought_out, family, met, played, set_up, sperrdomino

from alveus import ai, registry
from alveus.core.errors import IllegalMove
from alveus.families.dominoes.line.fast import bits, tile_set
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.opponent.deals import DealSampler
from alveus.families.dominoes.line.opponent.open_hands import OpenHands
from alveus.families.dominoes.line.opponent.reasons import reason, rest
from alveus.families.dominoes.line.rules import missing_numbers, unseen_tiles
from alveus.families.dominoes.line.state import State, ends_after
from alveus.families.dominoes.tiles import Tile

GAMES = ("sperrdomino", "familydomino")
LEVELS = [(name, level) for name in GAMES for level in registry.spec(name).levels]
TILES = tile_set(6)


def table(game: str) -> LineGame:
    return sperrdomino() if game == "sperrdomino" else family(players="3")


def choose(game: LineGame, state: State, level: str, nodes: int = 60, seed: int = 1) -> ai.Choice:
    seat = game.actor(state)
    known = game.information_state(state, seat)
    return ai.finish(ai.choose(game, known, seat, level, ai.Budget(nodes=nodes), seed))


def swapped(state: State, seed: int) -> State:
    """The state with hidden tiles redistributed; the seat on turn sees no difference.

    Hands do not get numbers that they are known not to have.
    """
    seat, random = state.turn or 0, Random(seed)
    others = sorted(
        (n for n in range(len(state.hands)) if n != seat), key=lambda n: -len(state.lacks[n])
    )
    free = [tile for n in others for tile in state.hand_of(n)]
    free += [tile for tile in state.stock if tile]
    random.shuffle(free)
    hands = list(state.hands)
    for n in others:
        free.sort(key=lambda tile: bool(state.lacks[n].intersection(tile)))
        size = len(hands[n])
        hands[n], free = tuple(sorted(free[:size])), free[size:]
    return state._replace(hands=tuple(hands), stock=tuple(free))


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_choice_is_legal_and_independent_of_hidden_tiles(name: str, level: str) -> None:
    game = table(name)
    for seed in range(8):
        state = met(game, seed, 5 * seed)
        choice = choose(game, state, level)
        played(game, state, choice.text)
        assert choose(game, state, level) == choice
        assert choose(game, swapped(state, seed), level) == choice


def test_choice_is_refused_before_deal_and_after_end() -> None:
    game = sperrdomino()
    with pytest.raises(IllegalMove, match="throw_first"):
        ai.finish(ai.choose(game, game.opening(0), 0, "tante", ai.Budget(), 1))
    over = played(game, game.from_json(bought_out("01", "12", "55 66")), "01 left")
    with pytest.raises(IllegalMove, match="game_over"):
        ai.finish(ai.choose(game, over, 0, "tante", ai.Budget(), 1))


def plain(own: int, other: int, left: int, right: int, talon: int, passed: bool = False) -> int:
    """Plain minimax."""
    prize = TILES.weight(own) + TILES.weight(other) + talon
    best = None
    for bit in bits(own):
        for end, stays in ((left, right), (right, left)):
            if bit & TILES.fit[end]:
                rest = own ^ bit
                worth = prize - TILES.pips[bit]
                if rest:
                    worth = -plain(other, rest, TILES.beyond[end][bit], stays, talon)
                best = worth if best is None else max(best, worth)
    if best is not None:
        return best
    if not passed:
        return -plain(other, own, left, right, talon, True)
    mine, theirs = TILES.weight(own), TILES.weight(other)
    return 0 if mine == theirs else prize if mine < theirs else -prize


@examples(60)
@given(
    st.permutations(range(28)),
    st.integers(1, 5),
    st.integers(1, 5),
    st.integers(0, 6),
    st.integers(0, 6),
)
def test_solver_equals_minimax(order: list[int], n: int, m: int, left: int, right: int) -> None:
    own, other = (sum(1 << i for i in part) for part in (order[:n], order[n : n + m]))
    talon = sum(TILES.pips[1 << i] for i in order[n + m : n + m + 2])
    weights = TILES.weight(own), TILES.weight(other)
    values = OpenHands(TILES, talon).value(own, other, left, right, *weights)
    assert values == plain(own, other, left, right, talon)


class TestMemory:
    def test_sampled_deals_respect_passes(self) -> None:
        game = sperrdomino()
        state = met(game, 3, 0)
        lacks = (frozenset(), frozenset({0, 1}))
        known = game.information_state(state, 0)._replace(turn=0, lacks=lacks)
        for deal in DealSampler(game.rules, known, 0, False).sample(20, Random(1)):
            assert not deal.hands[1] & (TILES.fit[0] | TILES.fit[1])

    def test_purchases_are_evidence_against_fitting_tiles(self) -> None:
        game = sperrdomino()
        state = set_up(
            game, BOOK_A, "00 02 03 06 14 15 45", "", "55 56 66 01 23 24 22 25 26 33 34 35 36 44"
        )
        state = played(game, state, "11", "buy", "buy", "15 right")
        known = game.information_state(state, 0)

        def ones(remembers: bool) -> int:
            deals = DealSampler(game.rules, known, 0, remembers).sample(400, Random(1))
            return sum((deal.hands[1] & TILES.fit[1]).bit_count() for deal in deals)

        assert ones(True) < 0.8 * ones(False)


def late(game: LineGame, number: int) -> State:
    """A position with several moves and only the talon in the stock."""
    return next(
        state
        for seed in range(100 * number, 100 * number + 100)
        for state in [met(game, seed, 34)]
        if len(state.stock) == 2
        and 4 < sum(map(len, state.hands)) < 10
        and len(game.moves(state)) > 1
    )


class TestAnalysis:
    def test_analysis_is_exact_if_only_talon_is_unknown(self) -> None:
        game = sperrdomino()
        state = late(game, 0)
        seat = game.actor(state)
        known = game.information_state(state, seat)
        analysis = ai.finish(ai.analyse(game, known, seat, ai.Budget(nodes=5000)))
        assert all(
            prospect.exact and prospect.margin == prospect.apart == 0
            for prospect in analysis.prospects
        )

    @pytest.mark.parametrize("number", range(6))
    def test_exact_value_is_mean_over_talons(self, number: int) -> None:
        """Without purchases, all talons are equally likely."""
        game = sperrdomino()
        state = late(game, number)
        seat = game.actor(state)
        known = game.information_state(state, seat)._replace(buys=())
        analysis = ai.finish(ai.analyse(game, known, seat, ai.Budget(nodes=5000)))
        loose = unseen_tiles(game.rules, known)
        talons = [
            TILES.hand(talon)
            for talon in combinations(loose, 2)
            if known.lacks[1 - seat].isdisjoint(n for tile in {*loose} - {*talon} for n in tile)
        ]
        for prospect in analysis.prospects:
            move = game.parse(known, prospect.text)[0]
            own = TILES.hand(rest(known, move))
            ends = ends_after(known.ends, move.tile, move.end)
            worths = []
            for talon in talons:
                other, pips = TILES.hand(loose) - talon, TILES.weight(talon)
                won = TILES.weight(other) + pips
                worths.append(-plain(other, own, *ends, pips) if own else won)
            assert prospect.value == pytest.approx(mean(worths))

    def test_sampled_analysis_has_intervals(self) -> None:
        game = sperrdomino()
        state = met(game, 1, 4)
        seat = game.actor(state)
        known = game.information_state(state, seat)
        analysis = ai.finish(ai.analyse(game, known, seat, ai.Budget(nodes=200)))
        assert {prospect.exact for prospect in analysis.prospects} == {False}
        assert all(prospect.margin > 0 for prospect in analysis.prospects)
        assert sum(prospect.apart == 0 for prospect in analysis.prospects) == 1
        assert {p.text for p in analysis.prospects} <= {
            game.text(state, m) for m in game.moves(state)
        }

    def test_family_value_is_win_percentage(self) -> None:
        game = family(players="3")
        for seed in range(6):
            state = met(game, seed, 12)
            seat = game.actor(state)
            known = game.information_state(state, seat)
            analysis = ai.finish(ai.analyse(game, known, seat, ai.Budget(nodes=100)))
            assert analysis.unit == "percent"
            assert all(0 <= prospect.value <= 100 for prospect in analysis.prospects)


OTHERS = "25 26 35 36 46 55 15 45 06 05 23"
"""Tiles for B, without relevant doubles."""

HINTS = {
    "the double led cannot be shut out": ("66 02 03 05 12 13 16", "", "66", "leads_double"),
    "a double in the Klemme is saved": ("44 04 14 24 12 13", "45", "44 left", "saves_double"),
    "a number is covered on whose double one holds": (
        "24 04 14 12 13 16",
        "45",
        "24 left",
        "holds_double",
    ),
    "the Forsche is played on": ("44 04 14 24 34 11", "15", "14 left", "forsche"),
    "the Überforsche is played on": ("44 04 14 24 34 46", "15", "14 left", "forsche"),
    "five without the double are played on as well": (
        "04 14 24 34 46 11",
        "15",
        "14 left",
        "forsche",
    ),
    "the Falle is kept": ("04 14 24 01 05 22", "15", "01 left", "falle"),
    "the most numbers are kept": ("01 03 12 45 56 26", "16", "01 left", "varied"),
    "high tiles are shed": ("56 04 14 24 34 11", "15", "56 right", "heavy"),
    "a number that is not held is bought": ("00 01 11 12 02 22", "16", "buy", "buys_weak"),
    "who cannot serve must buy": ("00 02 22 33 03 23", "16", "buy", "must_buy"),
}


@pytest.mark.parametrize(("hand", "line", "move", "code"), HINTS.values(), ids=HINTS)
def test_hint_has_reason_of_the_book(hand: str, line: str, move: str, code: str) -> None:
    game = sperrdomino()
    used = {*hand.split(), *line.split()}
    other = [tile for tile in OTHERS.split() if tile not in used]
    state = set_up(game, hand, " ".join(other), line)
    text = move if move == "buy" else f"{move[0]}:{move[1:]}"
    message = reason(game, game.information_state(state, 0), 0, game.parse(state, text)[0], 3)
    assert message.code == code


def test_hint_names_block() -> None:
    game = sperrdomino()
    ten = "01 12 20 00 03 34 40 05 56"
    state = set_up(game, "06 11", "22 33 44", ten)
    message = reason(
        game, game.information_state(state, 0), 0, game.parse(state, "0:6 right")[0], 3
    )
    assert (message.code, message.params["own"]) == ("blocks", 2)


def estimate(options: dict[str, str], stock: int) -> int:
    """Return the estimate in the hint to block the line, with `stock` tiles face down."""
    game = sperrdomino(**options)
    line = "01 12 20 00 03 34 40 05 56"
    known = {"06", "11", *("".join(sorted(tile)) for tile in line.split())}
    rest = [tile for tile in (text.replace(":", "") for text in SET) if tile not in known]
    state = set_up(game, "06 11", " ".join(rest[stock:]), line, " ".join(rest[:stock]))
    move = game.parse(state, "0:6 right")[0]
    message = reason(game, game.information_state(state, 0), 0, move, 3)
    assert message.code == "blocks"
    return int(message.params["bound"])


def test_block_is_estimated_without_face_down_tiles() -> None:
    """17 tiles with 124 pips are unseen, and 2 pips are left in hand."""
    assert estimate({}, 2) == estimate({}, 10) == 2 + 124 - 12
    assert estimate({"block_end": "certain"}, 2) == 2 + 124 - 12
    assert estimate({"block_end": "certain"}, 10) == 2 + round(124 * 7 / 17)


def test_hint_names_only_move() -> None:
    game = sperrdomino()
    state = game.from_json(bought_out("01 11", "03 34", "55 66"))
    message = reason(game, game.information_state(state, 0), 0, game.parse(state, "0:1 left")[0], 1)
    assert message.code == "only_move"
    bare = game.from_json(bought_out("11 22", "03 34", "55 66"))
    known = game.information_state(bare, 0)
    assert reason(game, known, 0, game.parse(bare, "pass")[0], 1).code == "must_pass"


def test_hint_names_domino() -> None:
    game = sperrdomino()
    state = game.from_json(bought_out("01", "12", "55 66"))
    message = reason(game, game.information_state(state, 0), 0, game.parse(state, "0:1 left")[0], 1)
    assert message.code == "goes_out"


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", ["sperrdomino", "familydomino"])
def test_hint_reason_is_declared(name: str, seed: int) -> None:
    game = table(name)
    state = met(game, seed, 5 * seed)
    seat = game.actor(state)
    known = game.information_state(state, seat)
    advice = ai.finish(ai.advise(game, known, seat, ai.Budget(nodes=60), 1))
    assert advice.reason.code in game.info.codes["hint"]
    played(game, state, advice.text)


@pytest.mark.parametrize("name", ["sperrdomino", "familydomino"])
def test_hint_names_next_player(name: str) -> None:
    game, named = table(name), set[tuple[str, str]]()
    for seed in range(4):
        state = met(game, seed, 5)
        seat = game.actor(state)
        known = game.information_state(state, seat)
        advice = ai.finish(ai.advise(game, known, seat, ai.Budget(nodes=60), 1))
        named |= {(game.info.seats[seat], message.params["side"]) for message in advice.more}
    following = dict(zip(game.info.seats, game.info.seats[1:] + game.info.seats[:1], strict=True))
    assert named
    assert named <= following.items()


@pytest.mark.parametrize(("players", "seed"), [("3", 86), ("3", 112), ("4", 3), ("4", 34)])
def test_imagined_deals_agree_with_every_pass(players: str, seed: int) -> None:
    game = family(players=players)
    state = met(game, seed, 60)
    seat = game.actor(state)
    known = game.information_state(state, seat)
    lacks = missing_numbers(game.rules, known)
    for board in DealSampler(game.rules, known, seat, False).sample(40, Random(1)):
        assert (board.turn, board.left, board.right) == (seat, *known.ends)
        for hand, numbers, tiles in zip(board.hands, lacks, known.hands, strict=True):
            dealt = [TILES.tile[bit] for bit in bits(hand)]
            assert len(dealt) == len(tiles)
            assert all(numbers.isdisjoint(tile) for tile in dealt)


def test_imagined_hands_have_no_tile_above_the_lead() -> None:
    game = family(draw_one="on")
    state = played(game, met(game, 0, 0), "44")
    seat = game.actor(state)
    known = game.information_state(state, seat)
    for board in DealSampler(game.rules, known, seat, False).sample(20, Random(1)):
        assert not board.hands[1 - seat] & TILES.hand([Tile(5, 5), Tile(6, 6)])
