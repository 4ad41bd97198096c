"""Rules of block dominoes: the ruleset, legal moves, and the end and score of a round.

Under the rule `by_pips`, the score follows the book of Adler and Jahn (1920): the winner scores the
pips of the tiles left in all hands.  If no more tiles can be taken from the stock, the winner also
scores the pips of the talon, the tiles of the stock that are never taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from alveus.core.events import Message, say
from alveus.core.outcomes import Outcome
from alveus.core.ruleset import DeclaredRules, Reasons
from alveus.families.dominoes.line.state import BUY, LEFT, PASS, RIGHT, Hand, Move, State
from alveus.families.dominoes.tiles import Tile, complete_set

SEATS = ("a", "b", "c", "d", "e")
Stock: TypeAlias = Literal["buy", "draw", "none"]


@dataclass(frozen=True)
class Ruleset(DeclaredRules):
    """The rules of a game of block dominoes that depend on the game or its options."""

    reach: int
    """The highest number of the set: 6 for the usual 28 tiles."""
    players: int
    hand: int
    """Tiles dealt to each player; 0 if all tiles are dealt equally and the remainder is removed."""
    stock: Stock
    """How tiles are taken from the stock.  `buy`: any number in a turn, and a player without a
    fitting tile must take some until one fits; `draw`: one per turn, only if no tile fits;
    `none`: there is no stock."""
    talon: int = 0
    """Number of tiles at the end of the stock that are never taken (the talon)."""
    highest_leads: bool = False
    """True if the player with the highest double (without doubles, the highest tile) leads with it;
    False if the starter leads with any tile."""
    stops_when_dead: bool = False
    """True if the round ends as soon as no remaining tile can fit; False if players without a
    fitting tile must first take the rest of the stock."""
    tie_loses: bool = False
    """The result of a blocked round in which both of two players have equal pips: True if the
    player who played the last tile loses, False if the round is a tie."""
    fine: int = 0
    """Points for each other player after a pass despite a legal move; 0 if that is illegal."""
    starter_buys: bool = False
    """True if the starter can buy (take tiles from the stock) before playing the first tile."""
    buys_on: bool = True
    """True if a player who had to buy can buy more after finding a tile that fits."""
    by_pips: bool = False
    """True if the winner of a round scores the pips of the unplayed tiles; False if one point."""
    reasons: Reasons = field(default_factory=dict, hash=False)
    """For each code of IllegalMove, the violated rule: its option ("" for none) and its source."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The ids of the sides (players) in playing order: "a", "b" and so on."""
        return SEATS[: self.players]

    @property
    def tiles(self) -> int:
        """The number of tiles in the set."""
        return (self.reach + 1) * (self.reach + 2) // 2

    @property
    def hand_size(self) -> int:
        """The number of tiles dealt to each player."""
        return self.hand or self.tiles // self.players


def takes_back(settings: Mapping[str, str]) -> bool:
    """Return True if these settings permit undoing a move that revealed a tile of the stock."""
    return settings["take_back_draws"] == "on"


GROUPS: Mapping[tuple[int, bool], str] = MappingProxyType(
    {
        (0, True): "blase",
        (1, True): "ueberforsche",
        (1, False): "kleine_ueberforsche",
        (2, True): "forsche",
        (2, False): "kleine_forsche",
        (3, True): "klemme",
        (4, False): "falle",
    }
)
"""Adler's names for all tiles with the same number in a hand.

The key is how many tiles with this number the hand lacks, and whether it has the number's double.
The following is about the seven tiles with a four (fours) in the double-six set.  With an
Überforsche, the player can force another player to play the one missing four.  With a Forsche that
has the double, the player can force the others to play both missing fours, and then block the line.
A Klemme (the double and three more) is a danger: the others can cover each four at an end of the
line with the three missing tiles, so that the double cannot be played.  In a Falle (three fours),
the double is in another hand or in the talon.
"""

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": ("deal", "lead", "join", "buy", "pass", "false_pass", "block", "over"),
        "status": ("to_deal", "to_lead", "to_join", "must_buy", "must_pass", "won", "drawn"),
        "reason": (
            "not_held", "does_not_fit", "lead_highest", "no_stock", "none_to_buy", "lead_first",
            "drawn_already", "bought_enough", "must_serve", "must_buy", "game_over",
            "throw_first", "dealt_already", "face_down", "not_your_turn", "not_a_tile",
            "not_an_end",
        ),
        "error": (
            "notation", "no_such_tile", "end_missing", "end_of_nothing", "deal_incomplete",
            "tile_twice", "tiles_missing", "line_broken", "stock_size", "no_stock",
            "hands_number", "hands_empty", "number_range", "seat_missing", "result_impossible",
            "lacks_held", "deal_impossible",
        ),
        "label": ("hand", "slot", "laid", "end", "first", "stock", "lead", "join", "buy"),
        "ending": ("domino", "block", "tie", "resigned"),
        "counter": ("buyable", "tiles", "pips", "table"),
        "action": ("deal", "buy", "pass"),
        "contents": ("tile", "tile_hidden"),
        "grouping": tuple(GROUPS.values()),
        "hint": (
            "only_move", "goes_out", "blocks", "leads_double", "saves_double", "holds_double",
            "forsche", "falle", "heavy", "varied", "buys_weak", "must_buy", "must_pass",
            "answers",
        ),
        "mark": ("group", *GROUPS.values()),
    }
)  # fmt: skip
"""All message codes, keyed by kind of message.  Each code needs a message in every language."""


def opening(rules: Ruleset, starter: int | None) -> State:
    """Return the state before the deal.

    The seat `starter` plays first.  If it is None, or if `Ruleset.highest_leads` is True, the deal
    decides which seat plays first.
    """
    first = None if rules.highest_leads else starter
    return State(turn=first, starter=first)


def start_round(rules: Ruleset, hands: tuple[Hand, ...], stock: Hand) -> State:
    """Return the state after a deal (one hand per seat), with `turn` and `starter` still None."""
    lacks = (frozenset[int](),) * rules.players
    return State(hands, stock=stock, fines=(0,) * rules.players, lacks=lacks)


def list_moves(rules: Ruleset, state: State) -> list[Move]:
    """List the legal moves; [] before the deal, after the end, or if the mover's hand is hidden."""
    if state.over is not None or state.turn is None or not state.hands:
        return []
    hand = state.hand_of(state.turn)
    if not hand:
        return []
    moves = _joins(rules, state, hand)
    joins = bool(moves)
    buys = not _buy_refusal(rules, state, joins)
    if buys:
        moves.append(BUY)
    if rules.fine or not (joins or buys):
        moves.append(PASS)
    return moves


def _joins(rules: Ruleset, state: State, hand: tuple[Tile, ...]) -> list[Move]:
    if not state.line:
        return [Move("join", tile) for tile in ((lead_of(hand),) if rules.highest_leads else hand)]
    left, right = state.ends
    moves = []
    for tile in hand:
        if left in tile:
            moves.append(Move("join", tile, LEFT))
        if right in tile:
            moves.append(Move("join", tile, RIGHT))
    return moves


def _buy_refusal(rules: Ruleset, state: State, joins: bool) -> str:
    """Return the reason code if buying is illegal, or "".  `joins`: the hand has a fitting tile."""
    if rules.stock == "none":
        return "no_stock"
    if not buyable(rules, state):
        return "none_to_buy"
    if not state.line and not rules.starter_buys:
        return "lead_first"
    if rules.stock == "draw":
        return "must_serve" if joins else "drawn_already" if state.bought else ""
    return "bought_enough" if joins and state.forced and not rules.buys_on else ""


def buyable(rules: Ruleset, state: State) -> int:
    """Return the number of tiles that can still be taken from the stock (without the talon)."""
    return max(0, len(state.stock) - rules.talon)


def can_join(state: State, seat: int) -> bool:
    """Return True if a tile of a seat's hand fits an end of the line, or if the line is empty.

    Tiles that are hidden in `state` (None) are not considered.
    """
    if not state.line:
        return True
    left, right = state.ends
    return any(left in tile or right in tile for tile in state.hand_of(seat))


def explain_move(rules: Ruleset, state: State, move: Move) -> Message | None:
    """Return the reason why a move is illegal, or None if it is legal."""
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
    """Return why a tile cannot be played at `end` ("" for an empty line); None if that is legal."""
    if state.turn is None or tile not in state.hands[state.turn]:
        return say("not_held", tile=str(tile))
    if bool(end) != bool(state.line):
        return say("not_an_end")
    hand = (tile,) if state.line else state.hand_of(state.turn)
    if Move("join", tile, end) in _joins(rules, state, hand):
        return None
    if not state.line:
        return say("lead_highest", tile=str(lead_of(hand)))
    return say("does_not_fit", tile=str(tile), number=state.number_at(end))


def explain_buy(rules: Ruleset, state: State) -> Message | None:
    """Return the reason why no tile can be taken from the stock, or None if that is legal."""
    code = _buy_refusal(rules, state, can_join(state, state.turn or 0))
    return say(code) if code else None


def explain_pass(rules: Ruleset, state: State) -> Message | None:
    """Return why a pass is false, that is, which other move is legal; None for a correct pass.

    A false pass is illegal, unless the ruleset has a `fine` for it.
    """
    if can_join(state, state.turn or 0):
        return say("must_serve")
    if explain_buy(rules, state) is None:
        return say("must_buy", count=buyable(rules, state))
    return None


def lead_of(hand: tuple[Tile, ...]) -> Tile:
    """Return the tile to lead under `highest_leads`: the highest double, else the highest tile."""
    return max(hand, key=lead_rank)


def lead_rank(tile: Tile) -> tuple[bool, int, int]:
    """Return a sort key: True for a double, the number of pips, and the larger of both numbers."""
    return tile.double, tile.pips, tile.high


def unseen_tiles(rules: Ruleset, state: State) -> tuple[Tile, ...]:
    """Return the tiles that are neither in the line nor known (not None) in a hand or the stock."""
    shown = {Tile(*sorted(pair)) for pair in state.line}
    for hand in (*state.hands, state.stock):
        shown.update(tile for tile in hand if tile is not None)
    return tuple(tile for tile in complete_set(rules.reach) if tile not in shown)


def missing_numbers(rules: Ruleset, state: State) -> tuple[frozenset[int], ...]:
    """Return, for each seat, the numbers that its hand cannot have, as all players can infer.

    These are `State.lacks` and, under the stock rule "draw", the numbers that were open when the
    seat last drew: it had no fitting tile, and it played the drawn tile at once or passed.  While
    that turn lasts, the drawn tile may still have these numbers.
    """
    if rules.stock != "draw":
        return state.lacks
    lacks = list(state.lacks)
    for seat, ends in {buy.seat: buy.ends for buy in state.buys}.items():
        if seat != state.turn or not state.bought:
            lacks[seat] |= set(ends)
    return tuple(lacks)


def missing_tiles(rules: Ruleset, state: State) -> tuple[frozenset[Tile], ...]:
    """Return, for each seat, tiles that it cannot have, as the first tile of the line shows.

    Under `highest_leads`, no dealt tile is higher (by `lead_rank`) than the first one.  Empty for a
    seat that took a tile from the stock; for all before the first tile or without `starter`.
    """
    higher = frozenset[Tile]()
    if rules.highest_leads and state.line and state.starter is not None:
        lead = lead_rank(Tile(*sorted(state.line[state.origin])))
        higher = frozenset(tile for tile in complete_set(rules.reach) if lead_rank(tile) > lead)
    buyers = {buy.seat for buy in state.buys}
    return tuple(frozenset() if seat in buyers else higher for seat in range(rules.players))


def settle(rules: Ruleset, state: State) -> State:
    """Return the state, completed by the outcome if the round has ended."""
    if not state.line or not state.hands:
        return state
    winner: int | None
    if () in state.hands:
        winner, ending = state.hands.index(()), "domino"
    else:
        dead = len(state.line) > rules.reach and all(
            sum(number in pair for pair in state.line) > rules.reach for number in state.ends
        )  # all tiles with the open numbers are played
        stops = dead and (rules.stops_when_dead or not buyable(rules, state))
        if not stops and state.passes < rules.players:
            return state
        pips = [hand_pips(state, seat) for seat in range(rules.players)]
        winner = block_winner(rules, pips, state.layer)
        ending = "tie" if winner is None else "block"
    points = 0 if winner is None else score(rules, state)
    return state._replace(over=Outcome(winner, ending, points, state.fines))


def block_winner(rules: Ruleset, pips: Sequence[int], last: int | None) -> int | None:
    """Return the winner of a blocked round, the seat with the fewest pips; None for a tie.

    Under the rule `tie_loses` (two players), `last`, the seat that played the last tile, loses a
    tie.  `pips` has one number per seat.
    """
    least = min(pips)
    if pips.count(least) == 1:
        return pips.index(least)
    return 1 - last if rules.tie_loses and last is not None else None


def hand_pips(state: State, seat: int) -> int:
    """Return the pips of the visible tiles in a hand."""
    return sum(tile.pips for tile in state.hand_of(seat))


def score(rules: Ruleset, state: State) -> int:
    """Return the points that the winner scores if the round ends in this state."""
    if not rules.by_pips:
        return 1
    hands = sum(hand_pips(state, seat) for seat in range(len(state.hands)))
    return hands + _talon_pips(rules, state)


def _talon_pips(rules: Ruleset, state: State) -> int:
    """Return the pips of the known tiles left in the stock, or 0 while any tile can be taken."""
    if buyable(rules, state):
        return 0
    return sum(tile.pips for tile in state.stock if tile is not None)


def score_parts(rules: Ruleset, state: State, winner: int | None) -> dict[str, Any]:
    """Return the parts of the winner's score as message parameters; `winner` is None after a tie.

    Under the rule `by_pips`, `own` is the pips in the winner's hand (after a tie, in the hand of
    seat 0), and `other` the pips in all other hands.  If no more tiles can be taken, `counted` is
    True and `talon` is the pips of the talon; otherwise `counted` is False and `talon` is 0.
    Without `by_pips`, the winner scores 1 point; return only `left`, the texts of the tiles
    left over at the deal: those that `state` does not show in the line, in a hand or in the stock.
    """
    if not rules.by_pips:
        return {"left": [str(tile) for tile in unseen_tiles(rules, state)]}
    own, *others = sorted(range(rules.players), key=lambda seat: seat != winner)
    return {
        "own": hand_pips(state, own),
        "other": sum(hand_pips(state, seat) for seat in others),
        "talon": _talon_pips(rules, state),
        "counted": not buyable(rules, state),
    }
