"""How a deal ends, and what it counts.

The winner scores the pips of all tiles that were not laid, the talon's as well.  But as long as
another tile lies face down beside the talon, nothing that lies face down counts (the book, on
deals that end with many Kaufsteine left).
"""

from __future__ import annotations

from typing import Any

from alveus.core.outcomes import Outcome
from alveus.dominoes.line.moves import buyable, is_dead, unseen_tiles
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import State


def settle(rules: Ruleset, state: State) -> State:
    """The state with its end, where it is one."""
    if not state.line or not state.hands:
        return state
    for seat, hand in enumerate(state.hands):
        if not hand:
            return _over(rules, state, seat, "domino")
    shut = is_dead(rules, state) and (rules.stops_when_dead or not buyable(rules, state))
    if shut or state.passes >= rules.players:
        return end_blocked(rules, state)
    return state


def end_blocked(rules: Ruleset, state: State) -> State:
    """The Sperre: the lightest hand wins; equal hands win nothing, or lose for the blocker."""
    hands = [hand_pips(state, seat) for seat in range(rules.players)]
    least = min(hands)
    lightest = [seat for seat, pips in enumerate(hands) if pips == least]
    if len(lightest) == 1:
        return _over(rules, state, lightest[0], "block")
    if rules.tie_loses and state.layer is not None:
        return _over(rules, state, 1 - state.layer, "block")
    return state._replace(over=Outcome(None, "tie", 0, state.fines))


def hand_pips(state: State, seat: int) -> int:
    """The pips in a hand."""
    return sum(tile.pips for tile in state.hand_of(seat))


def points(rules: Ruleset, state: State) -> int:
    """What a deal counts that ends here."""
    if not rules.by_pips:
        return 1
    hands = sum(hand_pips(state, seat) for seat in range(len(state.hands)))
    return hands + count_talon(rules, state)


def count_talon(rules: Ruleset, state: State) -> int:
    """What the talon counts: nothing as long as there are tiles to buy."""
    if buyable(rules, state):
        return 0
    return sum(tile.pips for tile in state.stock if tile is not None)


def account(rules: Ruleset, state: State, winner: int | None) -> dict[str, Any]:
    """What a deal counts, part by part, the winner's hand first; or the tiles nobody was dealt."""
    if not rules.by_pips:
        return {"left": [str(tile) for tile in unseen_tiles(rules, state)]}
    own, *others = sorted(range(rules.players), key=lambda seat: seat != winner)
    return {
        "own": hand_pips(state, own),
        "other": sum(hand_pips(state, seat) for seat in others),
        "talon": count_talon(rules, state),
        "counted": not buyable(rules, state),
    }


def concede(rules: Ruleset, state: State, seat: int) -> Outcome:
    """A deal given up counts as if it ended here; among several the lightest other hand wins."""
    others = [(seat + n) % rules.players for n in range(1, rules.players)]
    winner = min(others, key=lambda other: hand_pips(state, other)) if state.hands else others[0]
    told = tuple(account(rules, state, winner).items()) if state.hands else ()
    return Outcome(winner, "resigned", points(rules, state), state.fines, told)


def _over(rules: Ruleset, state: State, winner: int, ending: str) -> State:
    return state._replace(over=Outcome(winner, ending, points(rules, state), state.fines))
