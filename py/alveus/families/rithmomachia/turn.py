"""One action (such as a move) and its consequences: captures, a win by a row, the end of the turn.

`resolve_turn` returns the state after an action; the other functions compute parts of this result.
By default (`timing` = `react`), the owner of an attacked stone has one move to end the attack.  At
the end of that turn, the owner loses each stone that was under attack when the turn began and still
is, even if the stone has moved.  Besieged stones (shut in) are lost at once, before attacked ones.
A row is a winning progression of numbers (`rows`).  A *mask* is a set of squares as an integer.

A turn is one action unless an option divides it: captured stones can be placed after the move
(stage `placing`), or the player takes attacked stones before the move and after it (stage
`taking`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

from alveus.core.events import Event
from alveus.core.outcomes import Outcome
from alveus.families.rithmomachia.attacks import Masks
from alveus.families.rithmomachia.board import (
    CHANGE_SIDE,
    SIDES,
    STONES,
    Step,
    bit,
    name,
    occupied_mask,
    replace_side,
    slot,
    squares,
)
from alveus.families.rithmomachia.rows import Row
from alveus.families.rithmomachia.state import (
    PLACING,
    TAKING,
    Context,
    Move,
    Placing,
    Reserves,
    State,
    Take,
)

FindAttacked: TypeAlias = Callable[[bytes], Masks]
"""A function that returns the sets (masks) of White's and of Black's attacked stones on a board."""


class Captures(NamedTuple):
    """The stones that White and Black lose after a move (masks), and the resulting board."""

    besieged: Masks
    fallen: Masks
    """White's and Black's stones (a mask for each) lost by attacks.  Only attacks that are still
    possible after the removal of the besieged stones count."""
    board: bytes
    """The board without the lost stones."""
    attacked: Masks
    """White's and Black's stones under attack on the new board (masks)."""
    due: int = 0
    """The set (mask) of the mover's stones that the enemy can now capture by moving onto them."""


def find_captures(
    context: Context, find_attacked: FindAttacked, board: bytes, mover: int, threatened: int
) -> Captures:
    """Return the stones that both sides lose after a move of `mover`, which resulted in `board`.

    Besieged stones are removed first.  `find_attacked` then finds the attacked ones, which are lost
    according to `timing`.  `threatened` is the mask of the mover's stones attacked at the start of
    the turn.
    """
    rules, enemy = context.rules, 1 - mover
    besieged = [0, 0]
    besieged[enemy] = context.motion.find_besieged(board, enemy)
    if rules.self_siege == "lost":
        besieged[mover] = context.motion.find_besieged(board, mover)
    between = remove(board, besieged[0] | besieged[1])
    attacked = find_attacked(between)
    fallen, due = [0, 0], 0
    if rules.timing == "react":
        exposed = threatened if rules.exposed_reply == "next_turn" else -1
        fallen[mover] = attacked[mover] & exposed
        if rules.occupies_after_reply:
            meeting, attacked_otherwise = context.attacks.split_masks(between, mover)
            fallen[mover] = attacked_otherwise & exposed
            due = meeting & exposed & ~fallen[mover]
    elif rules.timing == "immediate":
        fallen[enemy] = attacked[enemy]
    after = remove(between, fallen[0] | fallen[1])
    if after is not between:
        attacked = find_attacked(after)
    return Captures((besieged[0], besieged[1]), (fallen[0], fallen[1]), after, attacked, due)


def remove(board: bytes, mask: int) -> bytes:
    """Return the board without the stones on the squares of a mask (one byte per square)."""
    if not mask:
        return board
    after = bytearray(board)
    for at in squares(mask):
        after[at] = 0
    return bytes(after)


def move_stone(board: bytes, move: Step) -> bytes:
    """Return the board (a byte per square) after `move`; any stone on the target is removed."""
    after = bytearray(board)
    after[move.target], after[move.source] = after[move.source], 0
    return bytes(after)


def move_threat(threatened: int, move: Step) -> int:
    """Return the mask `threatened` after a step.

    If the moved stone is in the mask, its square is replaced by its new square.
    """
    source = bit(move.source)
    return threatened & ~source | bit(move.target) if threatened & source else threatened


def collect(reserves: Reserves, board: bytes, lost: Masks) -> Reserves:
    """Return the stones that White has captured and those that Black has captured, with new ones.

    `reserves` has these stones (codes) before; `lost` has the masks of White's and of Black's
    stones on `board` that are captured now.  They are turned over and go to the opponent.
    """
    if not (lost[0] or lost[1]):
        return reserves
    black, white = (bytes(CHANGE_SIDE[board[at]] for at in squares(mask)) for mask in lost)
    return reserves[0] + white, reserves[1] + black


class _Turn:
    """The effects of one action so far; `progress` is True after a capture or a placing."""

    def __init__(self, context: Context, state: State, describe: bool) -> None:
        self.context = context
        self.state = state
        self.mover = state.turn
        self.board = state.board
        self.reserves = state.reserves
        self.threatened = state.threatened
        if not state.stage and context.rules.timing == "react":
            self.threatened = context.attacks.masks(state.board)[self.mover]
        self.due = 0
        self.progress = False
        self.describe = describe
        self.events: list[Event] = []

    def after(self, **changes: Any) -> State:
        """Return the position after the action so far, with `changes` to its fields."""
        state = self.state
        clock, seen = (0, ()) if self.progress else (state.clock + (not state.stage), state.seen)
        after = State(
            self.board, self.mover, self.reserves, clock, seen, "", 0, state.announced,
            self.context.rows.early(state.board, state.early, self.board), self.due,
        )  # fmt: skip
        return after._replace(**changes) if changes else after

    def step(self, move: Step) -> None:
        """Move a stone.  An enemy with the same number on the target is captured (congressus)."""
        source, target = move
        before = self.board
        if before[target]:
            how = {"by": "congressus", "formula": str(STONES[before[target]].value)}
            self._capture("displace", 1 - self.mover, bit(target), {target: how})
        self.board = move_stone(self.board, move)
        if self.context.rules.flight_into_attack == "safe":
            self.threatened &= ~bit(source)
        else:
            self.threatened = move_threat(self.threatened, move)
        if self.describe:
            code = before[source]
            path = self.context.motion.path(code, source, target, occupied_mask(before))
            squares = (source, *(path.between if path else ()), target)
            params = {**stone_params(code), "from": name(source), "to": name(target)}
            self.report("move", tuple(map(name, squares)), **params)

    def place(self, move: Placing) -> None:
        """Move stones from the mover's reserve (captured stones beside the board) to the board.

        After each stone, the later stones in the reserve move up one slot.
        """
        side = self.mover
        for target, code in move.stones:
            reserve = self.reserves[side]
            number = reserve.index(code)
            board = bytearray(self.board)
            board[target] = code
            self.board = bytes(board)
            rest = reserve[:number] + reserve[number + 1 :]
            self.reserves = replace_side(self.reserves, side, rest)
            path = slot(side, number), name(target)
            self.report("place", path, **stone_params(code), on=name(target))
            for later in range(number + 1, len(reserve)):
                self.report("", (slot(side, later), slot(side, later - 1)))
        self.progress = True

    def capture(self) -> None:
        """Remove the besieged stones, then the stones lost because of an attack."""
        captures = find_captures(
            self.context, self.context.attacks.masks, self.board, self.mover, self.threatened
        )
        self.due = captures.due
        if captures.board is self.board:
            return
        how = {"by": "obsidio", "formula": ""}
        for side in (1 - self.mover, self.mover):
            lost = captures.besieged[side]
            self._capture("siege", side, lost, dict.fromkeys(squares(lost), how))
        for side in (0, 1):
            self.fall(side, captures.fallen[side])

    def fall(self, side: int, lost: int) -> None:
        """Capture the attacked stones of `side` in the mask `lost`; add an event `take` for each.

        The event parameters include the kind, formula and first attacker of the attack.
        """
        how: dict[int, Mapping[str, Any]] = {}
        if lost and self.describe:
            for attack in self.context.attacks.against(self.board, side):
                params = attack.params(self.board)
                how[attack.target] = {key: params[key] for key in ("by", "formula", "from")}
        self._capture("take", side, lost, how)

    def _capture(
        self, code: str, side: int, lost: int, how: Mapping[int, Mapping[str, Any]]
    ) -> None:
        """Capture stones of `side` (mask `lost`), and add an event `code` for each stone.

        `how` maps each square to further parameters of its event, such as the formula.
        """
        if not lost:
            return
        captor = 1 - side
        if self.describe:
            for number, at in enumerate(squares(lost), len(self.reserves[captor])):
                params = {**stone_params(self.board[at]), "at": name(at), **how[at]}
                self.report(code, (name(at), slot(captor, number)), captor, **params)
        self.reserves = collect(self.reserves, self.board, replace_side((0, 0), side, lost))
        self.board = remove(self.board, lost)
        self.threatened &= ~lost
        self.progress = True

    def report_attacks(self) -> None:
        """Add an event for each new attack on the enemy."""
        attacks, enemy = self.context.attacks, 1 - self.mover
        if self.describe and attacks.masks(self.board)[enemy]:
            before = set(attacks.against(self.state.board, enemy))
            for attack in attacks.against(self.board, enemy):
                if attack not in before:
                    self.report("attack", **attack.params(self.board))

    def report(
        self, code: str, path: tuple[str, ...] = (), side: int | None = None, /, **params: Any
    ) -> None:
        """Add an event `code` by `side` (None: the mover); `path` has the places a stone passes."""
        if self.describe:
            who = SIDES[self.mover if side is None else side]
            self.events.append(Event(code, who, path, params))


def resolve_turn(
    context: Context, state: State, move: Move, describe: bool = True
) -> tuple[State, list[Event]]:
    """Return the position after a legal action, and the events (empty if `describe` is False).

    Only a win by a row ends the game here; `rules.settle` checks all other endings.
    """
    rules = context.rules
    turn = _Turn(context, state, describe)
    if isinstance(move, Step):
        turn.step(move)
    elif isinstance(move, Placing):
        turn.place(move)
    elif isinstance(move, Take):
        turn.fall(1 - turn.mover, bit(move.at))
        after = turn.after(stage=state.stage, threatened=turn.threatened)
        if state.stage == TAKING and not context.takes(after):
            after = end_turn(context, after)
        return after, turn.events
    else:
        turn.report("pass")
        if state.stage == TAKING:
            return end_turn(context, state), turn.events
    rows = context.rows.winning(state.board, state.early, turn.board, state.turn)
    if rows and rules.win_timing != "survive":
        return win_by_row(turn.after(), state.turn, rows[0]), turn.events
    if rows:
        turn.report("announce", values=list(rows[0].progression.values))
    if isinstance(move, Step) and rules.placement == "after_move" and not rows:
        placing = turn.after(stage=PLACING, threatened=turn.threatened)
        if next(context.placings(placing), None) is not None:
            turn.report_attacks()
            return placing, turn.events
    turn.capture()
    turn.report_attacks()
    after = turn.after()
    if rows or state.announced[state.turn]:
        own = tuple(sorted(row.squares for row in rows))
        after = after._replace(announced=replace_side(state.announced, state.turn, own))
    if context.takes(after):
        return after._replace(stage=TAKING), turn.events
    return end_turn(context, after), turn.events


def end_turn(context: Context, state: State) -> State:
    """Return the position with the other side on turn.

    That side wins if a winning row that it announced in its last turn is still complete.  Rows are
    announced only if they must survive the enemy's reply (`win_timing`).
    """
    board, turn, reserves, seen = state.board, 1 - state.turn, state.reserves, state.seen
    if context.rules.repetition != "off":
        seen = (*seen, position_hash(board, turn, reserves))
    after = State(
        board, turn, reserves, state.clock, seen, "", 0, state.announced, state.early, state.due
    )
    for row in context.rows.complete(board, turn) if after.announced[turn] else ():
        if row.squares in after.announced[turn]:
            return win_by_row(after, turn, row)
    return after


def win_by_row(state: State, side: int, row: Row) -> State:
    """Return the final position after `side` wins by `row`, with the degree of the victory."""
    outcome = Outcome(side, row.progression.degree)
    return end_game(state, outcome)._replace(row=row.progression.values)


def end_game(state: State, outcome: Outcome) -> State:
    """Return `state` with `outcome`; empty its fields `stage`, `threatened`, `early` and `due`."""
    return state._replace(over=outcome, stage="", threatened=0, early=((), ()), due=0)


def stone_params(code: int) -> dict[str, Any]:
    """Return the `shape` and number (`value`) of the stone `code` as parameters of messages."""
    return {"shape": STONES[code].shape, "value": STONES[code].value}


def position_hash(board: bytes, turn: int, reserves: Reserves) -> int:
    """Return a 48-bit hash of a position, the same in every process, to find repetitions.

    `turn` is the side on turn.  The order of the captured stones in `reserves` has no effect.
    """
    parts = (board, bytes([turn]), _sorted_reserves(reserves))
    return int.from_bytes(blake2b(b"|".join(parts), digest_size=6).digest(), "little")


@lru_cache(maxsize=16)
def _sorted_reserves(reserves: Reserves) -> bytes:
    return b"|".join(bytes(sorted(reserve)) for reserve in reserves)
