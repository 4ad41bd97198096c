"""One action and what follows: who falls, who is spared, whether a row wins.

By the rule of reply (`react`) a stone attacked by the enemy falls only if its owner has had a
move since.  So what matters is the mover's own stones: those that were attacked when his turn
began and still are when his move is made, wherever they now stand.  Stones shut in are lost at
once, before that.  Which stones are attacked is a function of the board, so nothing else need be
remembered from one turn to the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus.core.events import Event
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.layout import bit, name, occupied_mask, squares
from alveus.rithmomachia.lines import Attack
from alveus.rithmomachia.narration import attack_params, stone_params
from alveus.rithmomachia.siege import besieged_stones
from alveus.rithmomachia.slots import slot
from alveus.rithmomachia.state import Placing, State, Step
from alveus.rithmomachia.stones import SIDES, STONES, TURN


class Turn:
    """A turn being played: the board and reserves as they change, and what happens."""

    def __init__(self, context: Context, state: State) -> None:
        self.context = context
        self.rules = context.rules
        self.state = state
        self.mover = state.turn
        self.board = state.board
        self.reserves = list(state.reserves)
        self.threatened = state.threatened
        if not state.stage and context.rules.timing == "react":
            self.threatened = context.attacks.masks(state.board)[self.mover]
        self.reserves_changed = False
        """Whether a stone was taken or put down."""
        self.events: list[Event] = []

    def after(self, **changes: Any) -> State:
        """The position as it now stands."""
        clock = self.state.clock + (not self.state.stage)
        seen = self.state.seen
        if self.reserves_changed:
            clock, seen = 0, ()
        return self.state._replace(
            board=self.board,
            reserves=(self.reserves[0], self.reserves[1]),
            **{"clock": clock, "seen": seen, "stage": "", "threatened": 0, **changes},
        )

    def step(self, move: Step) -> None:
        """The stone goes its way; an equal enemy it goes onto is taken where that is the rule."""
        source, target = move
        code = self.board[source]
        motion = self.context.motion
        way = motion.way(code, source, target, occupied_mask(self.board))
        if self.board[target]:
            number = STONES[self.board[target]].value
            self._take(self.mover, target, "displace", {"by": "congressus", "formula": str(number)})
        board = bytearray(self.board)
        board[source], board[target] = 0, code
        self.board = bytes(board)
        threat = bit(source) & self.threatened
        self.threatened &= ~bit(source)
        if threat and not self.rules.flight_safe:
            self.threatened |= bit(target)
        path = (source, *(way.between if way else ()), target)
        params = {**stone_params(code), "from": name(source), "to": name(target)}
        self._tell("move", self.mover, tuple(map(name, path)), params)

    def place(self, move: Placing) -> None:
        """Captured stones are put on the board, turned."""
        for target, code in move.stones:
            reserve = self.reserves[self.mover]
            number = reserve.index(code)
            board = bytearray(self.board)
            board[target] = code
            self.board = bytes(board)
            self.reserves[self.mover] = reserve[:number] + reserve[number + 1 :]
            path = (slot(self.mover, number), name(target))
            self._tell("place", self.mover, path, {**stone_params(code), "on": name(target)})
            for later in range(number + 1, len(reserve)):
                way = (slot(self.mover, later), slot(self.mover, later - 1))
                self._tell("", self.mover, way, {})
            self.reserves_changed = True

    def take(self, at: int) -> None:
        """The mover takes an attacked stone himself."""
        self._fall(self.mover, bit(at), self._sums(1 - self.mover))

    def besiege(self) -> None:
        """Stones of the enemy that are shut in are lost, by option the mover's own too."""
        motion = self.context.motion
        fallen = [(self.mover, besieged_stones(motion, self.board, 1 - self.mover))]
        if self.rules.self_siege:
            fallen.append((1 - self.mover, besieged_stones(motion, self.board, self.mover)))
        for captor, mask in fallen:
            for at in squares(mask):
                self._take(captor, at, "siege", {"by": "obsidio", "formula": ""})

    def strike(self) -> None:
        """Attacked stones fall: the mover's that had their reply, or the enemy's at once."""
        mine, theirs = self.mover, 1 - self.mover
        if self.rules.timing == "react":
            attacked = self.context.attacks.masks(self.board)[mine]
            falling = attacked if self.rules.exposed_at_once else attacked & self.threatened
            if falling:
                self._fall(theirs, falling, self._sums(mine))
        elif self.rules.timing == "immediate":
            falling = self.context.attacks.masks(self.board)[theirs]
            if falling:
                self._fall(mine, falling, self._sums(theirs))

    def tell_attacks(self) -> None:
        """The attacks that the turn has brought against the enemy."""
        attacks, theirs = self.context.attacks, 1 - self.mover
        if attacks.masks(self.board)[theirs]:
            known = set(attacks.against(self.state.board, theirs))
            for attack in attacks.against(self.board, theirs):
                if attack not in known:
                    self._tell("attack", self.mover, (), attack_params(self.board, attack))

    def _sums(self, side: int) -> Mapping[int, Attack]:
        """For every attacked stone of a side one sum that meets it."""
        return {attack.target: attack for attack in self.context.attacks.against(self.board, side)}

    def _fall(self, captor: int, mask: int, sums: Mapping[int, Attack]) -> None:
        for at in squares(mask):
            params = attack_params(self.board, sums[at])
            self._take(captor, at, "take", {k: params[k] for k in ("by", "formula", "from")})

    def _take(self, captor: int, at: int, code: str, how: Mapping[str, Any]) -> None:
        stone = self.board[at]
        board = bytearray(self.board)
        board[at] = 0
        self.board = bytes(board)
        path = (name(at), slot(captor, len(self.reserves[captor])))
        self.reserves[captor] += bytes([TURN[stone]])
        self.threatened &= ~bit(at)
        self.reserves_changed = True
        self._tell(code, captor, path, {**stone_params(stone), "at": name(at), **how})

    def _tell(self, code: str, side: int, path: tuple[str, ...], params: Mapping[str, Any]) -> None:
        self.events.append(Event(code, SIDES[side], path, params))
