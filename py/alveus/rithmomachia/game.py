"""A battle of numbers under settled options: turns, captures, rows, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from alveus.core.chanceless import Chanceless
from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.game import OVER, Info, Outcome, Refusal, Result
from alveus.core.results import Results
from alveus.core.view import BoardView
from alveus.rithmomachia import ending, layout, notation, reading
from alveus.rithmomachia.attacks import attacks
from alveus.rithmomachia.layout import WIDTH, squares
from alveus.rithmomachia.motion import motion
from alveus.rithmomachia.playing import followed, print_of
from alveus.rithmomachia.rows import rows
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.state import PASS, PLACING, TAKING, Move, Placing, State, Step, Take
from alveus.rithmomachia.stones import CODE, LAYERS, MINE, PYRAMID, SIDES, STONES, Stone
from alveus.rithmomachia.view import board_view
from alveus.rithmomachia.why import refused, why

_PYRAMIDS = tuple(CODE[Stone(side, PYRAMID, value, side)] for side, value in enumerate(LAYERS))


class RithmomachiaGame(Chanceless):
    """The battle: its catalogue entry, its options, its rules and its board."""

    def __init__(self, info: Info, settings: Mapping[str, str], rules: Ruleset) -> None:
        self.info = info
        self.settings = settings
        self.rules = rules
        self.motion = motion(rules)
        self.attacks = attacks(rules)
        self.rows = rows(rules)

    def __reduce__(self) -> tuple[Any, ...]:
        """The battle by its rules, to be copied or sent; what follows from them is shared."""
        return RithmomachiaGame, (self.info, self.settings, self.rules)

    def opening(self, starter: int | None = None) -> State:
        """Both armies in order; White begins unless told otherwise."""
        self.info.check_starter(starter)
        return self.begun(State(layout.opening(self.rules), starter or 0))

    def begun(self, state: State) -> State:
        """A position as the first of a game, which may be its last."""
        if self.rules.repetition != "off" and not state.seen:
            state = state._replace(seen=(print_of(state),))
        return ending.settled(self, state)

    def actor(self, state: State) -> int:
        """The seat to move, or OVER."""
        return state.turn if state.over is None else OVER

    def turn(self, state: State) -> int | None:
        """The seat on turn."""
        return state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """Every legal action: steps, captured stones put down, stones taken, passing."""
        if state.over is not None:
            return ()
        return list(self.possible(state)) or [PASS]

    def possible(self, state: State) -> Iterator[Move]:
        """The legal actions; none where a side has no move, whatever happens then."""
        if state.stage == PLACING:
            yield from self.placings(state)
            yield PASS
            return
        if self.rules.timing == "three_stage":
            yield from self.takes(state)
            if state.stage == TAKING:
                yield PASS
                return
        for move in self.steps(state):
            if self.rules.repetition != "forbidden" or not self.repeats(state, move):
                yield move
        yield from self.placings(state)

    def steps(self, state: State) -> Iterator[Step]:
        """The moves of the stones of the side on turn."""
        board = state.board
        occupied = self.occupied(board)
        for at in squares(int.from_bytes(board.translate(MINE[state.turn]), "little")):
            for target in self.motion.ways[board[at]][at].free(occupied):
                yield Step(at, target)
            for target in self.motion.displaced(board, at, occupied):
                yield Step(at, target)

    def takes(self, state: State) -> list[Take]:
        """The stones that the side on turn may take itself, in the turn of three stages."""
        return [Take(at) for at in squares(self.attacks.on(state.board)[1 - state.turn])]

    def placings(self, state: State) -> Iterator[Placing]:
        """Captured stones that may be put down: to complete a row, or to come into play again."""
        rules, side = self.rules, state.turn
        reserve = state.reserves[side]
        if not reserve:
            return
        found: set[Placing] = set()
        if rules.place_after_move == (state.stage == PLACING) and self.rows_count(
            state.board, side
        ):
            found.update(map(Placing, self.rows.placements(state.board, side, reserve)))
        if rules.re_enter and not state.stage:
            first = (rules.ranks - 1) * WIDTH if side else 0
            empty = [at for at in range(first, first + WIDTH) if not state.board[at]]
            for code in set(reserve):
                if STONES[code].shape != PYRAMID:
                    found.update(Placing(((at, code),)) for at in empty)
        yield from sorted(found)

    def repeats(self, state: State, move: Move) -> bool:
        """Whether a move leads back to a position that has been before."""
        after, _ = followed(self, state, move)
        return after.over is None and after.seen[-1] in after.seen[:-1]

    def rows_count(self, board: bytes, side: int) -> bool:
        """Whether rows of a side win: the enemy's pyramid has fallen, and no short game is on."""
        rules = self.rules
        if rules.short_game != "off":
            return False
        return not rules.need_pyramid or _PYRAMIDS[1 - side] not in board

    def occupied(self, board: bytes) -> int:
        """The mask of all stones."""
        white, black = (int.from_bytes(board.translate(table), "little") for table in MINE)
        return white | black

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after an action and what happened.  Raises IllegalMove with the reason."""
        reason = refused(self, state, move)
        if reason is not None:
            raise IllegalMove(reason.code, **reason.params)
        after, events = followed(self, state, move)
        after = ending.settled(self, after)
        if after.over is not None:
            winner = "" if after.over.winner is None else SIDES[after.over.winner]
            told = {"ending": after.over.ending, "points": 1, "values": list(after.row)}
            events.append(Event("over", winner, (), told))
        return after, tuple(events)

    def results(self, state: State) -> Sequence[Result]:
        """The position after every action, played when it is asked for."""
        return Results(self, state)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None."""
        return state.over

    def decided(self, state: State) -> Outcome | None:
        """A draw to be taken where neither side can set a winning row any more."""
        rules = self.rules
        if state.over is not None or not rules.dead_position or rules.short_game != "off":
            return None
        return Outcome(None, "dead_position") if ending.dead(self, state) else None

    def conceded(self, state: State, seat: int) -> Outcome:
        """A game given up is lost."""
        return Outcome(1 - seat, "resigned")

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """The even army begins every game."""
        return 0

    def known(self, state: State, seat: int) -> State:
        """A seat sees everything: the stones lie open."""
        return state

    def view(self, known: State, eyes: int) -> BoardView:
        """The board, which both players read alike."""
        return board_view(self, known)

    def text(self, state: State, move: Move) -> str:
        """A move in notation."""
        return notation.text(state, move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """The moves a text names.  Raises NotationError, or IllegalMove for a stone not taken."""
        return notation.parse(self, state, text)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why a stone cannot go a way, or does not take another, or None where it can."""
        return why(self, state, path)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as files write it."""
        return reading.to_json(self, state)

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A legal state, or SetupError."""
        return reading.from_json(self, position)
