"""A game of joining under settled options: the deal, the turns, the ends, what a seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from alveus.core.errors import IllegalMove
from alveus.core.events import Event, Message
from alveus.core.game import CHANCE, OVER, Info, Outcome, Refusal, Result
from alveus.core.stream import Stream
from alveus.core.view import BoardView
from alveus.dominoes.joining import ending, notation, playing, reading, telling
from alveus.dominoes.joining.ruleset import Ruleset
from alveus.dominoes.joining.state import LEFT, Deal, Hand, Laid, Move, Purchase, State
from alveus.dominoes.joining.view import board_view
from alveus.dominoes.joining.why import why
from alveus.dominoes.tiles import Tile, complete_set


class JoiningGame:
    """One game of the family: its catalogue entry, its options, its rules and its board."""

    def __init__(self, info: Info, settings: Mapping[str, str], rules: Ruleset) -> None:
        self.info = replace(info, seats=info.seats[: rules.players])
        self.settings = settings
        self.rules = rules

    def opening(self, starter: int | None = None) -> State:
        """All tiles face down on the table; without a starter the lot falls with the deal."""
        self.info.check_starter(starter)
        begins = None if self.rules.highest_leads else starter
        return State(turn=begins, starter=begins)

    def actor(self, state: State) -> int:
        """The seat to play, CHANCE before the deal, or OVER."""
        if state.over is not None:
            return OVER
        return CHANCE if not state.hands or state.turn is None else state.turn

    def turn(self, state: State) -> int | None:
        """The seat on turn; None before the deal where nobody knows who begins."""
        return state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """The moves of the seat on turn; of what a seat knows, only its own."""
        return list(playing.moves(self.rules, state))

    def apply(self, state: State, move: Move | Deal) -> tuple[State, tuple[Event, ...]]:
        """The state after a move and what happened.  Raises IllegalMove with the reason."""
        if isinstance(move, Deal):
            return self._dealt(state, move)
        refusal = self._refused(state, move)
        if refusal is not None:
            raise IllegalMove(refusal.code, **refusal.params)
        if move.tile is not None:
            after, events = self._joined(state, move.tile, move.end)
        elif move.kind == "buy":
            after, events = self._bought(state)
        else:
            after, events = self._passed(state)
        after = ending.settled(self.rules, after)
        return after, (*events, *telling.ended(self.info.seats, after))

    def results(self, state: State) -> Sequence[Result]:
        """The position after every move."""
        return [
            Result(self.text(state, move), self.apply(state, move)[0]) for move in self.moves(state)
        ]

    def outcomes(self, state: State) -> Sequence[tuple[Deal, int]]:
        """None are listed: there are too many deals."""
        return ()

    def chance(self, state: State, stream: Stream) -> Deal:
        """The tiles as the stream shuffles them, and the lot where nobody has won before.

        Raises IllegalMove `dealt_already`.
        """
        if state.hands:
            raise IllegalMove("dealt_already")
        tiles = complete_set(self.rules.reach)
        order = tuple(tiles[number] for number in stream.shuffled(len(tiles)))
        starter = stream.below(self.rules.players) if state.turn is None else state.turn
        return Deal(self._first(order, starter), order)

    def outcome(self, state: State) -> Outcome | None:
        """How the deal ended, or None."""
        return state.over

    def decided(self, state: State) -> Outcome | None:
        """None: as long as tiles can be taken or laid the hands still change."""
        return None

    def conceded(self, state: State, seat: int) -> Outcome:
        """A deal given up counts as if it ended here."""
        return ending.conceded(self.rules, state, seat)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """The winner; after a deal that nobody won the same starter again."""
        if self.rules.highest_leads:
            return None
        return starter if outcome.winner is None else outcome.winner

    def known(self, state: State, seat: int) -> State:
        """What a seat knows: the line, its own hand, and of all other tiles how many there are.

        After the end everything lies open.
        """
        if state.over is not None:
            return state
        hands = tuple(
            hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(state.hands)
        )
        return state._replace(hands=hands, stock=(None,) * len(state.stock))

    def knowledge(self, known: State, eyes: int) -> dict[str, Any]:
        """What can be said of the tiles that the eyes do not see."""
        return telling.knowledge(self.rules, self.info.seats, known, eyes)

    def view(self, known: State, eyes: int) -> BoardView:
        """The table as a seat sees it; -1: with all hands covered."""
        return board_view(self, known, eyes)

    def text(self, state: State, move: Move | Deal) -> str:
        """A move in notation."""
        return notation.text(self.info.seats, move)

    def parse(self, state: State, text: str) -> tuple[Move | Deal, ...]:
        """The move a text names.  Raises NotationError or IllegalMove."""
        return notation.parse(self.rules, self.info.seats, state, text)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why a tile cannot be laid there, or none taken."""
        return why(self, state, path)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as files write it."""
        return reading.to_json(self, state)

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A legal state, or SetupError."""
        return reading.from_json(self, position)

    def begun(self, hands: tuple[Hand, ...], stock: Hand) -> State:
        """A deal in which nothing has been played."""
        none = (0,) * self.rules.players
        lacks = (frozenset[int](),) * self.rules.players
        return State(hands, stock=stock, fines=none, lacks=lacks)

    def _refused(self, state: State, move: Move) -> Message | None:
        if state.over is not None:
            return Message("game_over")
        if not state.hands:
            return Message("throw_first")
        if move.tile is not None:
            return playing.not_joined(self.rules, state, move.tile, move.end)
        if move.kind == "buy":
            return playing.not_bought(self.rules, state)
        return None if self.rules.fine else playing.not_passed(self.rules, state)

    def _dealt(self, state: State, deal: Deal) -> tuple[State, tuple[Event, ...]]:
        if state.hands:
            raise IllegalMove("dealt_already")
        hands = self._hands(deal.tiles)
        used = self.rules.dealt * self.rules.players
        stock = () if self.rules.stock == "none" else deal.tiles[used:]
        first = self._first(deal.tiles, deal.starter if state.turn is None else state.turn)
        after = self.begun(hands, stock)._replace(turn=first, starter=first)
        counts = [len(hand) for hand in hands]
        return after, (Event("deal", "", (), {"tiles": counts, "stock": len(stock)}),)

    def _hands(self, order: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
        n = self.rules.dealt
        return tuple(
            tuple(sorted(order[seat * n : seat * n + n])) for seat in range(self.rules.players)
        )

    def _first(self, order: Sequence[Tile], starter: int) -> int:
        """Who begins: the starter, or whoever has got the tile that must be led."""
        if not self.rules.highest_leads:
            return starter
        hands = self._hands(order)
        leads = [playing.leader(self.rules, hand) or Tile(0, 0) for hand in hands]
        return max(range(len(leads)), key=lambda seat: playing.rank(leads[seat]))

    def _joined(self, state: State, tile: Tile, end: str) -> tuple[State, list[Event]]:
        seat = state.turn or 0
        rest = tuple(held for held in state.hands[seat] if held != tile)
        line, origin = _lengthened(state, tile, end)
        event = telling.joined(self.info.seats, state, tile, end)
        after = self._next(
            state._replace(
                hands=_with(state.hands, seat, rest),
                line=line,
                origin=origin,
                layer=seat,
                passes=0,
            )
        )
        return after, [event]

    def _bought(self, state: State) -> tuple[State, list[Event]]:
        seat = state.turn or 0
        tile, held = state.stock[0], state.held(seat)
        if tile is None:
            raise IllegalMove("face_down")
        hand = tuple(sorted((*held, tile)))
        after = state._replace(
            hands=_with(state.hands, seat, hand),
            stock=state.stock[1:],
            bought=state.bought + 1,
            forced=state.forced if state.bought else not playing.serves(state, seat),
            lacks=_with(state.lacks, seat, frozenset[int]()),
            buys=(*state.buys, Purchase(seat, len(held), state.ends)),
        )
        left = playing.buyable(self.rules, after)
        return after, [telling.bought(self.info.seats, seat, tile, hand, left)]

    def _passed(self, state: State) -> tuple[State, list[Event]]:
        seat = state.turn or 0
        side = self.info.seats[seat]
        if playing.not_passed(self.rules, state) is not None:
            fine = self.rules.fine
            fined = tuple(n + fine * (other != seat) for other, n in enumerate(state.fines))
            return state._replace(fines=fined), [Event("false_pass", side, (), {"points": fine})]
        passes = 0 if playing.buyable(self.rules, state) else state.passes + 1
        lacks = _with(state.lacks, seat, state.lacks[seat] | set(state.ends))
        after = self._next(state._replace(passes=passes, lacks=lacks))
        return after, [Event("pass", side, (), {"ends": list(state.ends)})]

    def _next(self, state: State) -> State:
        turn = ((state.turn or 0) + 1) % self.rules.players
        return state._replace(turn=turn, bought=0, forced=False)


def _lengthened(state: State, tile: Tile, end: str) -> tuple[tuple[Laid, ...], int]:
    """The line with a tile more, and where its first tile then lies."""
    low, high = tile
    if not state.line:
        return ((low, high),), 0
    if end == LEFT:
        laid = (low, high) if high == state.ends[0] else (high, low)
        return (laid, *state.line), state.origin + 1
    laid = (low, high) if low == state.ends[1] else (high, low)
    return (*state.line, laid), state.origin


def _with(all_of: tuple[Any, ...], seat: int, one: Any) -> tuple[Any, ...]:
    return (*all_of[:seat], one, *all_of[seat + 1 :])
