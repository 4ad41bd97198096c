"""Tables games as `core.game.Game` (class `TablesGame`), and their specs (`tables_spec`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from alveus.core.base import check_allowed, cite
from alveus.core.events import Event, Message
from alveus.core.game import Info, Refusal, Result
from alveus.core.outcomes import Outcome
from alveus.core.spec import GameSpec
from alveus.core.stream import Stream
from alveus.core.view import BoardView
from alveus.families.tables import actions, notation, positions, turns
from alveus.families.tables.layout import Layout
from alveus.families.tables.ruleset import FULL_POINT_REASONS, LIMIT_MARKS, Ruleset
from alveus.families.tables.state import Cube, Move, Side, State, Step, Throw
from alveus.families.tables.turns import Context
from alveus.families.tables.view import board_view
from alveus.families.tables.why import explain_move, explain_path

CODES: Mapping[str, tuple[str, ...]] = {
    "event": (
        "starts", "lot", "lot_tie", "throw", "holding_freed", "step", "hit", "spared", "enter",
        "sent", "decline", "bear_off", "dice_lost", "pass", "double", "take", "drop", "over",
    ),
    "status": (
        "lot_to_throw", "to_throw", "thrown", "to_play", "enter_first", "enter_one",
        "must_pass", "choose_man", "cube_offered", "won", "drawn",
    ),
    "reason": (
        "blocked", *FULL_POINT_REASONS.values(), "point_not_cleared", "bar_first",
        "safe_on_start", "must_rest", "must_enter", "enter_only", "entered_only", "blocked_die",
        "enter_all_first", "stay_behind", "not_gathered", "higher_man_first",
        "exact_die_needed", "no_such_die", "wrong_way", "way_blocked", "not_your_man", "no_man",
        "must_go_on", "larger_die", "must_use_more_dice", "already_thrown", "throw_first",
        "answer_first", "must_play", "cube_not_yours", "nothing_offered", "nothing_to_hit",
        "choose_first", "nothing_to_choose", "not_to_be_sent", "game_over", "dice_number",
        "die_out_of_range", "bad_dice",
    ),
    "error": (
        "both_colours", "both_finished", "men_sum", "no_hand", "no_cell", "beyond_entry",
        "negative", "no_such_point", "dice_number", "die_out_of_range", "bad_dice", "no_cube",
    ),
    "label": (
        "point", "square", "bar", "cell", "circle", "hand", "off", "step", "step_hit", "steps",
        "steps_hit", "enter", "enter_hit", "enters", "enters_hit", "bear_off", "bears_off",
        "send",
    ),
    "ending": ("borne_off", "deadlock", "lurch", "dropped", "resigned"),
    "counter": ("pips", "hand", "off"),
    "action": ("throw", "pass", "double", "take", "drop", "decline"),
    "mark": (*LIMIT_MARKS.values(), "antigonus", "summus", "divus", "blot", "closed"),
    "contents": ("man",),
    "hint": (
        "hits", "makes_safe", "holds_point", "escapes", "enters_safe", "bears_off", "races",
        "blocks", "brings_out", "keeps_safe", "least_bad",
        "breaks", "risks", "sends_back", "declines", "doubles", "waits", "takes", "drops",
    ),
}  # fmt: skip
"""All codes of the family's messages and views (see `Info.codes`), by kind, such as "event"."""


@dataclass(frozen=True, eq=False)
class TablesGame:
    """A tables game under given options."""

    info: Info
    settings: Mapping[str, str]
    rules: Ruleset
    layout: Layout

    @cached_property
    def context(self) -> Context:
        """The parameter `context` of this family's functions: rules, board layout and seat names.

        The layout has places and paths, no men.  Caches of the search for legal turns are included.
        """
        return Context(self.rules, self.layout, self.info.seats)

    def opening(self, starter: int | None = None) -> State:
        """Return the first state.  Seat `starter` starts; if it is None, the rules decide.

        Raises SetupError `unknown_side` if `starter` is neither 0, 1 nor None.
        """
        self.info.check_starter(starter)
        rules = self.rules
        points = [0] * (rules.length + 1)
        if not rules.start_in_hand:
            points[1] = rules.men
        side = Side(tuple(points), hand=rules.men if rules.start_in_hand else 0)
        if starter is None:
            starter = 0 if rules.starter == "white" else -1
        return State((side, side), starter, cube=Cube() if rules.cube else None)

    def actor(self, state: State) -> int:
        """Return the seat that has to decide; CHANCE if a roll is due, OVER after the game."""
        return turns.actor(state)

    def turn(self, state: State) -> int | None:
        """Return the seat on turn, also before its roll; None until dice have decided who starts.

        After the game, return the seat on turn in the final position.
        """
        return None if state.turn < 0 else state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """Return the legal moves; empty if only a roll is possible or the game is over.

        During a turn: the steps that can come next, and a pass if the turn can end.  Before the
        roll, if the player can double: roll or double.  After a double: take or drop.  For the
        opponent after a roll of 1-1-1: send a man back, or decline.
        """
        return actions.list_moves(self.context, state)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Return the state after a move, and the events.  Raises IllegalMove if not legal."""
        check_allowed(explain_move(self.context, state, move))
        if isinstance(move, Step):
            return turns.apply_step(self.context, state, move)
        return actions.apply_action(self.context, state, move)

    def advance(self, state: State, move: Move) -> State:
        """Return the state after a legal move, without checks and events."""
        if isinstance(move, Throw):
            return actions.state_after_roll(self.rules, state, move)
        if isinstance(move, Step):
            return turns.state_after_step(self.context, state, move)[1]
        return actions.apply_action(self.context, state, move)[0]

    def results(self, state: State) -> Sequence[Result]:
        """Return the distinct states in which a turn can end, each with the text of such a turn.

        For any other decision, such as `take` or `decline`: the state after each legal move.
        """
        if turns.is_playing(state):
            return turns.list_results(self.context, state)
        return [Result(self.text(state, m), self.advance(state, m)) for m in self.moves(state)]

    def ends(self, state: State) -> Sequence[State]:
        """Return the distinct states in which a turn can end, or that can follow another decision.

        They are the states of `results(state)`, in the same order, without the texts of the moves.
        """
        if turns.is_playing(state):
            return turns.list_ends(self.context, state)
        return [self.advance(state, move) for move in self.moves(state)]

    def outcomes(self, state: State) -> Sequence[tuple[Move, int]]:
        """Return every distinct roll that is possible in a state, with its relative frequency.

        The frequency is the number of orders in which the dice can show the roll.
        """
        return actions.possible_rolls(self.rules, state)

    def chance(self, state: State, stream: Stream) -> Move:
        """Draw a roll from the random numbers of `stream`."""
        return actions.draw_roll(self.rules, state, stream)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the game continues."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """Return None: no outcome counts as certain before the game is over."""
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """Return the outcome if `seat` resigns: a loss of the cube's value (1 without a cube)."""
        return Outcome(1 - seat, "resigned", state.cube.value if state.cube else 1)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Return the seat that starts a match's next game; None to decide it as for the first game.

        `starter` is the seat that started the game with this outcome.  If the rules let the winner
        or the loser start, this seat starts again after a draw.
        """
        match self.rules.next_starter:
            case "winner":
                return starter if outcome.winner is None else outcome.winner
            case "loser":
                return starter if outcome.winner is None else 1 - outcome.winner
            case "white":
                return 0
            case _:
                return None

    def information_state(self, state: State, seat: int | None) -> State:
        """Return the state itself: nothing is hidden."""
        return state

    def view(self, known: State, viewer: int | None) -> BoardView:
        """Return a position as data for the page, with `viewer`'s point numbers (None: White's)."""
        return board_view(self.context, known, viewer or 0)

    def text(self, state: State, move: Move) -> str:
        """Return a move in notation: ``6:10-16*`` (a hit by a 6), ``throw 5-1``, ``pass``."""
        return notation.move_text(self.rules, move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """Return the moves in a text: a roll, a single move such as ``double``, or steps.

        Steps are separated by spaces; a star (``*``) after a step marks a hit.  Raises
        NotationError for an unreadable text, IllegalMove if a step with a star hits no man.
        """
        return notation.parse(self.rules, state, text)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Return why no man can move from the first place of `path` to the last; None if a man can.

        If `path` is a single place, return why no man can move from it.
        """
        return self.cite(explain_path(self.context, state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return `reason` with its rule's option and source; None if there is no reason."""
        return cite(reason, self.rules.reasons)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the position as JSON, with the game's id and options (see `Info.to_store`)."""
        return {
            "game": self.info.id,
            "options": self.info.to_store(self.settings),
            **positions.to_json(self.context, state),
        }

    def from_json(self, position: Mapping[str, Any]) -> State:
        """Return the state of a JSON position.

        Raises SetupError for an invalid or impossible position, NotationError if a text in its list
        `played`, the steps already played in this turn, is not a step.
        """
        return positions.from_json(self.context, position)


def tables_spec(
    info: Info,
    build: Callable[[Mapping[str, str]], TablesGame],
    board: str,
    levels: tuple[str, ...],
    yardsticks: tuple[str, ...] = (),
) -> GameSpec:
    """Return the spec of a tables game; `build` makes the game from the chosen options.

    `board` is the name of the module in the folder `diagram` that draws the board, such as "half".
    `levels` are the names of the computer players, weakest first.  `yardsticks` are the names of
    other computer players, used only as baselines in experiments.
    """
    family = "alveus.families.tables"
    return GameSpec(
        info,
        build,
        levels,
        yardsticks=yardsticks,
        opponent=f"{family}.opponent.{info.id}",
        diagrams=f"{family}.diagram.{board}",
        sheets=f"{family}.sheet",
        writing=f"{family}.positions",
        numbering=f"{family}.numbering",
        schema=f"{family}.schema",
        analysis=True,
    )
