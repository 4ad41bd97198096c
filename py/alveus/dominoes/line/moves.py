"""What may be played: tiles that fit, buying, passing, and the reason why anything else may not.

Most of the time of a deal at random went into reasons against tiles that nobody had asked about,
so what may be played is found without them; `explain_…` says the same with its reason.
"""

from __future__ import annotations

from alveus.core.events import Message, say
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import BUY, LEFT, PASS, RIGHT, Move, State
from alveus.dominoes.tiles import Tile, complete_set


def list_moves(rules: Ruleset, state: State) -> list[Move]:
    """Every move of the seat whose turn it is; none where its hand cannot be seen."""
    if state.over is not None or state.turn is None or not state.hands:
        return []
    hand = state.hand_of(state.turn)
    if not hand:
        return []
    moves = _joins(rules, state, hand)
    able = bool(moves)
    buys = _may_buy(rules, state, able)
    if buys:
        moves.append(BUY)
    if rules.fine or not (able or buys):
        moves.append(PASS)
    return moves


def _joins(rules: Ruleset, state: State, hand: tuple[Tile, ...]) -> list[Move]:
    """The tiles that can be laid: at the start any, or the one to lead with, then what fits."""
    if not state.line:
        highest = lead(rules, hand)
        return [Move("join", tile) for tile in (hand if highest is None else (highest,))]
    left, right = state.ends
    moves = []
    for tile in hand:
        if left in tile:
            moves.append(Move("join", tile, LEFT))
        if right in tile:
            moves.append(Move("join", tile, RIGHT))
    return moves


def buyable(rules: Ruleset, state: State) -> int:
    """How many tiles of the stock may still be taken."""
    return max(0, len(state.stock) - rules.talon)


def fits(tile: Tile, number: int) -> bool:
    """Whether a tile bears a number."""
    return number in tile


def serves(state: State, seat: int) -> bool:
    """Whether a seat has a tile that fits an end of the line; before the first tile any does."""
    if not state.line:
        return True
    return any(fits(tile, number) for tile in state.hand_of(seat) for number in state.ends)


def is_dead(rules: Ruleset, state: State) -> bool:
    """Whether every tile that could fit lies in the line: nobody can ever join again."""
    for number in set(state.ends):
        if sum(number in laid for laid in state.line) <= rules.reach:
            return False
    return bool(state.line)


def explain_move(rules: Ruleset, state: State, move: Move) -> Message | None:
    """Why a move cannot be made now, or None where it can."""
    if state.over is not None:
        return say("game_over")
    if not state.hands:
        return say("throw_first")
    if move.tile is not None:
        return explain_join(rules, state, move.tile, move.end)
    if move.kind == "buy":
        return explain_buy(rules, state)
    return None if rules.fine else explain_pass(rules, state)


def explain_join(rules: Ruleset, state: State, tile: Tile, end: str) -> Message | None:
    """Why a tile cannot be laid at an end, or None where it can."""
    if state.turn is None or tile not in state.hands[state.turn]:
        return say("not_held", tile=str(tile))
    if bool(end) != bool(state.line):
        return say("not_an_end")
    if not state.line:
        highest = lead(rules, state.hand_of(state.turn))
        if highest is None or tile == highest:
            return None
        return say("lead_highest", tile=str(highest))
    number = state.ends[0] if end == LEFT else state.ends[1]
    return None if fits(tile, number) else say("does_not_fit", tile=str(tile), number=number)


def lead(rules: Ruleset, hand: tuple[Tile, ...]) -> Tile | None:
    """The tile a hand has to lead with, where the rules name one."""
    if not rules.highest_leads:
        return None
    return max(hand, key=rank)


def rank(tile: Tile) -> tuple[bool, int, int]:
    """How high a tile ranks among those that may have to lead: doubles first."""
    return tile.double, tile.pips, tile.high


def _may_buy(rules: Ruleset, state: State, able: bool) -> bool:
    """Whether a tile may be taken from the stock by one who can or cannot serve."""
    if rules.stock == "none" or not buyable(rules, state):
        return False
    if not state.line and not rules.starter_buys:
        return False
    if rules.stock == "draw":
        return not able and not state.bought
    return rules.buys_on or not (able and state.forced)


def explain_buy(rules: Ruleset, state: State) -> Message | None:
    """Why no tile may be taken from the stock, or None where one may."""
    if rules.stock == "none":
        return say("no_stock")
    if not buyable(rules, state):
        return say("none_to_buy")
    if not state.line and not rules.starter_buys:
        return say("lead_first")
    able = serves(state, state.turn or 0)
    if rules.stock == "draw":
        if able:
            return say("must_serve")
        return say("drawn_already") if state.bought else None
    return say("bought_enough") if able and state.forced and not rules.buys_on else None


def explain_pass(rules: Ruleset, state: State) -> Message | None:
    """Why one may not pass, or None where one must."""
    if serves(state, state.turn or 0):
        return say("must_serve")
    if explain_buy(rules, state) is None:
        return say("must_buy", count=buyable(rules, state))
    return None


def unseen_tiles(rules: Ruleset, state: State) -> tuple[Tile, ...]:
    """The tiles of the set that a state does not show."""
    shown = {Tile(*sorted(laid)) for laid in state.line}
    for hand in (*state.hands, state.stock):
        shown.update(tile for tile in hand if tile is not None)
    return tuple(tile for tile in complete_set(rules.reach) if tile not in shown)
