"""The reason why a move is good, as a message: its effect, or the plan that it continues.

The first reason that applies is given.  A route is the list of squares to which the moved stone
moves next.  From the last of these squares, the stone attacks an enemy along an empty line.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from alveus.core.events import Message, say
from alveus.families.rithmomachia.board import (
    PYRAMID,
    PYRAMIDS,
    SIDE_OF,
    SIDES,
    STONES,
    Step,
    bit,
    count_steps,
    name,
    occupied_mask,
    own_stones,
    squares,
)
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.opponent.capture_plans import (
    NEVER,
    BlockedDistances,
    PyramidPlans,
    attack_steps,
    count_between,
    squares_at,
)
from alveus.families.rithmomachia.opponent.row_plans import REBUILD, RowDistances
from alveus.families.rithmomachia.state import Move, State

SOON = 6
"""A message gives the number of moves to a siege of the pyramid only up to this number."""
FARTHEST = 5
"""The maximum length of a route: a stone's moves to the square from which it attacks."""


class Aim(NamedTuple):
    """A planned attack on an enemy: the attacker's route, and the formula of the attack as text."""

    target: int
    """The code of the attacked enemy (index of `STONES`)."""
    formula: str
    """The formula of the attack: ``8 · 9 = 72``."""
    route: tuple[int, ...]
    """The attacker's square after each of its next moves; the attack starts from the last one."""

    def params(self) -> dict[str, Any]:
        """Return the parameters of a message: `goal`, `formula` and `moves`.

        `goal` is the name of the last square of the route, `formula` the calculation of the attack
        from this square (``8 · 9 = 72``), and `moves` the number of moves to this square.
        """
        goal, moves = name(self.route[-1]), len(self.route)
        return {"goal": goal, "formula": self.formula, "moves": moves}


def reason(game: RithmomachiaGame, before: State, move: Move) -> Message:
    """Return why `move` is good (else message `waits`).  Raises IllegalMove for an illegal move."""
    after, events = game.apply(before, move)
    side = before.turn
    if after.over is not None and after.over.winner == side:
        return say("wins", values=list(after.row)) if after.row else say("decides")
    for event in events:
        if event.code == "announce":
            return say("announces_row", values=event.params["values"])
    gained = Counter(after.reserves[side]) - Counter(before.reserves[side])
    if any(STONES[code].shape == PYRAMID for code in gained):
        return say("takes_pyramid")
    threatened = squares(game.context.attacks.masks(before.board)[side])
    lost = {event.params["at"] for event in events if event.code in ("take", "siege")}
    target = {move.source: move.target} if isinstance(move, Step) else {}
    ends = {at: target.get(at, at) for at in threatened}
    danger = _in_danger(game, after, side)
    saved = [
        STONES[before.board[at]]
        for at, end in ends.items()
        if name(end) not in lost and not danger & bit(end)
    ]
    if any(stone.shape == PYRAMID for stone in saved):
        return say("saves_pyramid")
    attacks = [event for event in events if event.code == "attack"]
    for event in attacks:
        if event.params["shape"] == PYRAMID:
            return say("attacks_pyramid", formula=event.params["formula"])
    for event in events:
        if event.code == "siege" and event.side == SIDES[side]:
            return say("besieges", value=event.params["value"])
    if gained:
        return say("takes", value=max(STONES[code].value for code in gained))
    if saved:
        return say("saves", value=max(stone.value for stone in saved))
    if attacks:
        attack = max(attacks, key=lambda event: event.params["value"])
        return say("attacks", value=attack.params["value"], formula=attack.params["formula"])
    return _plan_reason(game, before, after, move)


def _in_danger(game: RithmomachiaGame, after: State, side: int) -> int:
    """Return the mask of the stones that `side` can lose before its next turn.

    `after` is the position after an action of `side`.  If the action ends the turn and `timing` is
    `react`, these are only stones that the enemy can move onto (`State.due`).
    """
    if game.rules.timing == "react" and not after.stage:
        return after.due
    return game.context.attacks.masks(after.board)[side]


def route(game: RithmomachiaGame, before: State, move: Step) -> tuple[int, ...]:
    """Return the squares of the moved stone after `move`, up to the square of its planned attack.

    The target of `move` is not included.  The result is () if the move brings no attack nearer.
    """
    after = game.advance(before, move).board
    aim = _find_aim(game, before.board, after, move, pyramid=True)
    aim = aim or _find_aim(game, before.board, after, move, pyramid=False)
    return aim.route if aim else ()


def _plan_reason(game: RithmomachiaGame, before: State, after: State, move: Move) -> Message:
    """Return a message: the plan continued by a move without direct effect, or `waits` if none."""
    side, rules = before.turn, game.rules
    if not isinstance(move, Step) or after.over is not None:
        return say("waits")
    rows_win = game.context.rows.can_win(before.board, side)
    row = _nears_row(game, before, after, move) if rules.short_game == "off" else None
    if rows_win and row is not None:
        return row
    needs_pyramid = rules.short_game == "pyramid" or (
        rules.short_game == "off" and rules.need_pyramid == "on"
    )
    boards, mover = (before.board, after.board), STONES[after.board[move.target]].value
    if needs_pyramid and not rows_win:
        if aim := _find_aim(game, *boards, move, pyramid=True):
            return say("nears_pyramid", value=mover, **aim.params())
        # A siege of the enemy's pyramid, or an attack on it, can have come nearer.
        (old_attack, _, old_siege), (attack, _, siege) = (
            _pyramid_moves(game, board, side) for board in boards
        )
        if siege < min(old_siege, NEVER):
            return say("shuts_in_pyramid", moves=siege) if siege <= SOON else say("gathers")
        if attack < old_attack:
            return say("clears_pyramid", moves=attack)
    if aim := _find_aim(game, *boards, move, pyramid=False):
        return say("nears", prey=STONES[aim.target].value, value=mover, **aim.params())
    if needs_pyramid:
        # The move keeps the enemy off if the own pyramid can be attacked or besieged only later.
        (old_attack, _, old_siege), (attack, _, siege) = (
            _pyramid_moves(game, board, 1 - side) for board in boards
        )
        if min(attack, siege) > min(old_attack, old_siege):
            return say("keeps_off")
    return row or say("waits")


def _find_aim(
    game: RithmomachiaGame, before: bytes, after: bytes, move: Step, pyramid: bool
) -> Aim | None:
    """Return the attack with the shortest route among those that `move` brings nearer, or None.

    The move brings an attack nearer if the stone's route to the attack is shorter on the board
    `after` the move than on the board `before` it, or did not exist.  If `pyramid` is True, only
    attacks on the pyramid count, otherwise only attacks on other stones.
    """
    code, rules = after[move.target], game.rules
    old_routes = _routes(game, before, move.source)
    new_routes = _routes(game, after, move.target)
    formulas = game.context.attacks.formulas.eruptions
    aims = (
        Aim(target, formulas[code, target, count_steps(goal, at)][0].text, path)
        for at, target in enumerate(after)
        if STONES[target].side == 1 - SIDE_OF[code] and (STONES[target].shape == PYRAMID) == pyramid
        for goal in squares_at(at, attack_steps(rules)[target].get(code, ()), rules.ranks)
        if (path := new_routes.get(goal)) and not count_between(after, goal, at)
        if goal not in old_routes or len(old_routes[goal]) > len(path)
    )
    return min(aims, key=lambda aim: (len(aim.route), -STONES[aim.target].value), default=None)


def _routes(game: RithmomachiaGame, board: bytes, start: int) -> dict[int, tuple[int, ...]]:
    """Return the shortest routes, of at most `FARTHEST` moves, of the stone on square `start`.

    The key is the last square of a route, the value the square after each move; () for `start`.
    """
    reach, occupied = game.context.motion.reach[board[start]], occupied_mask(board)
    routes: dict[int, tuple[int, ...]] = {start: ()}
    for _ in range(FARTHEST):
        for at, path in list(routes.items()):
            for _, target in reach[at].steps(occupied):
                routes.setdefault(target, (*path, target))
    return routes


def _nears_row(game: RithmomachiaGame, before: State, after: State, move: Step) -> Message | None:
    """Return a message if the nearest row, with the moved stone, needs fewer moves now, or None."""
    side = before.turn
    (old_length, _), (length, stones) = (
        RowDistances(game.rules, BlockedDistances(game.rules, state.board)).nearest(
            state.board, side, own_stones(state.board, side), state.reserves[side]
        )
        for state in (before, after)
    )
    if not old_length and before.early[side]:
        old_length = REBUILD
    if not length:  # a complete row that does not win
        length = REBUILD if game.rules.early_formation == "rebuild" else 1
    if length >= min(old_length, NEVER) or all(at != move.target for _, at in stones):
        return None
    return say("builds_row", values=[STONES[code].value for code, _ in stones], moves=length)


def _pyramid_moves(game: RithmomachiaGame, board: bytes, side: int) -> tuple[int, int, int]:
    """Return how many moves `side` needs for three plans against the enemy's pyramid.

    They are the fastest attack, the fastest attack by any other stone, and the siege.  An
    impossible attack is `NEVER`, an impossible siege `NEVER` or more, and each plan is `NEVER` if
    there is no pyramid.
    """
    pyramid = board.find(PYRAMIDS[1 - side])
    if pyramid < 0:
        return NEVER, NEVER, NEVER
    plans = PyramidPlans(game.rules, BlockedDistances(game.rules, board))
    return plans.moves(board, side, own_stones(board, side), pyramid)
