"""Moves and features as numbers, under every reading of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import alveus
from alveus import registry
from alveus.adapters.numbered import Chance, Numbered
from alveus.adapters.progress import count_outcomes
from alveus.core.errors import SetupError
from alveus.core.game import OVER
from alveus.core.spec_parts import PlayedDeal

GAMES = [game for game in alveus.games() if len(alveus.info(game).sides) > 1]


def readings() -> Iterator[tuple[str, str, str]]:
    """Yield every reading of every option once, with the defaults of all other options."""
    for game in GAMES:
        yield game, "", ""
        for name, option in alveus.info(game).options.items():
            for value in option.values:
                if value != option.default:
                    yield game, name, value


@pytest.mark.parametrize(("game", "name", "value"), list(readings()))
def test_moves_have_numbers_and_features_have_limits(game: str, name: str, value: str) -> None:
    numbered = Numbered(game, {name: value} if name else {})
    rules, random = numbered.rules, Random(f"{game} {name} {value}")
    low = [min(limit, 0) for limit in numbered.limits]
    high = [abs(limit) for limit in numbered.limits]
    for deal in range(3):
        chance = Chance(deal)
        state = chance.throw(rules, rules.opening())
        for _ in range(60):
            for seat in range(len(rules.info.seats)):
                figures = numbered.features(state, seat)
                assert len(figures) == len(low)
                assert all(a <= n <= b for a, n, b in zip(low, figures, high, strict=True))
            if rules.actor(state) == OVER:
                break
            moves = numbered.legal_actions(state)
            assert len(moves) == len(rules.moves(state))
            assert list(moves) == sorted(moves)
            assert max(moves) < numbered.actions
            state = chance.throw(rules, rules.advance(state, random.choice(list(moves.values()))))


def test_move_numbers_are_stable() -> None:
    numbered = Numbered("rithmomachia", {})
    state = numbered.rules.opening()
    for number, move in numbered.legal_actions(state).items():
        assert numbered.words[number] == numbered.rules.text(state, move)


@pytest.mark.parametrize("game", ["lombardorum", "bohnenspiel", "sperrdomino"])
def test_general_player_chooses_the_number_of_a_legal_move(game: str) -> None:
    numbered, player = Numbered(game, {}), alveus.player("mcts", playouts=8)
    chance = Chance(3)
    state = chance.throw(numbered.rules, numbered.rules.opening())
    for _ in range(4):
        action = numbered.choose(player, state)
        assert action in numbered.legal_actions(state)
        assert action == numbered.choose(player, state)
        move = numbered.legal_actions(state)[action]
        state = chance.throw(numbered.rules, numbered.rules.advance(state, move))


def test_an_illegal_choice_of_a_player_raises_its_reason() -> None:
    numbered = Numbered("bohnenspiel", {})
    start = {"turn": "south", "pits": [0] + [6] * 11, "stores": [6, 0]}
    state = numbered.rules.from_json(start)
    with pytest.raises(alveus.IllegalMove, match="there are no beans in this pit"):
        numbered.choose(lambda position: "1", state)
    with pytest.raises(alveus.NotationError, match="“x” is not a move"):
        numbered.choose(lambda position: "x", state)
    assert numbered.choose(lambda position: "2", state) == 1


@pytest.mark.parametrize(
    ("game", "options"),
    [("lombardorum", {"dice_count": "3"}), ("duodecim", {"starter": "die_each"})],
)
def test_a_roll_of_three_dice_counts_although_the_game_begins_with_one_die_each(
    game: str, options: dict[str, str]
) -> None:
    assert count_outcomes(Numbered(game, options)) == 56


def test_a_player_cannot_choose_before_a_roll() -> None:
    numbered = Numbered("lombardorum", {"starter": "white"})
    with pytest.raises(alveus.IllegalMove, match="Roll first"):
        numbered.choose(lambda position: "6:1-7", numbered.rules.opening())


def test_missing_part_of_a_numbering_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_shelf", registry._Shelf())
    monkeypatch.delattr("alveus.families.dominoes.line.numbering.resample_deal")
    numbered = Numbered("sperrdomino", {})
    state = Chance(1).throw(numbered.rules, numbered.rules.opening())
    played = PlayedDeal(0, state, numbered.rules.information_state(state, 0), ())
    with pytest.raises(SetupError, match="“resample_deal” is missing") as refused:
        numbered.resample_deal(played, Random(1))
    assert refused.value.code == "game_incomplete"
