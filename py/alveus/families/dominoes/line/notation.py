"""Block dominoes as text and JSON: moves, deals and positions.

A move is ``1:1`` (the first tile), ``0:1 left`` (a tile at the left end of the line), ``buy`` (take
a tile from the stock) or ``pass``.  A deal is ``deal``, the side that plays first, and all tiles in
shuffled order: ``deal a 0:3 1:1 …``.  In a position, null is a tile that the player cannot see.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import islice, pairwise
from typing import Any

from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.json_validation import integer, items, mapping, member, record, text
from alveus.families.dominoes.line.knowledge import can_deal, list_holders
from alveus.families.dominoes.line.rules import (
    Ruleset,
    missing_numbers,
    opening,
    settle,
    start_round,
)
from alveus.families.dominoes.line.state import Deal, Hand, LineTile, Move, Purchase, State
from alveus.families.dominoes.tiles import Tile, complete_set, tile

_TILE = re.compile(r"([0-9]):([0-9])")
_JOIN = re.compile(r"([0-9]:[0-9])(?: +(left|right))?")
_MOST_FINES = 10_000


def write_move(rules: Ruleset, move: Move | Deal) -> str:
    """Return a move or a deal as text."""
    if isinstance(move, Deal):
        return " ".join(["deal", rules.seats[move.starter], *map(str, move.tiles)])
    if move.tile is None:
        return move.kind
    return f"{move.tile} {move.end}".strip()


def parse_move(rules: Ruleset, state: State, notation: str) -> Move | Deal:
    """Read a move or a deal; whether a tile fits is not checked.

    Raises NotationError for an invalid text.  Raises IllegalMove `dealt_already` for a second deal,
    and `throw_first` for a move before the deal.
    """
    words = " ".join(notation.split())
    command = words.partition(" ")[0]
    if command in ("deal", "throw") and state.hands:
        raise IllegalMove("dealt_already")
    if words.startswith("deal "):
        return _parse_deal(rules, words)
    match = _JOIN.fullmatch(words)
    if not match and words not in ("buy", "pass"):
        raise NotationError("notation", text=words[:80])
    if not state.hands:
        raise IllegalMove("throw_first")
    if not match:
        return Move(words)
    played = _parse_tile(rules, match[1])
    if bool(match[2]) != bool(state.line):
        code = "end_missing" if state.line else "end_of_nothing"
        raise NotationError(code, tile=str(played))
    return Move("join", played, match[2] or "")


def _parse_deal(rules: Ruleset, words: str) -> Deal:
    _, starter, *tiles = words.split(" ")
    if starter not in rules.seats:
        raise NotationError("notation", text=words[:80])
    order = tuple(_parse_tile(rules, word) for word in islice(tiles, rules.tiles + 1))
    if sorted(order) != sorted(complete_set(rules.reach)):
        raise NotationError("deal_incomplete", count=len(set(order)), expected=rules.tiles)
    return Deal(rules.seats.index(starter), order)


def _parse_tile(rules: Ruleset, word: str) -> Tile:
    match = _TILE.fullmatch(word)
    if not match:
        raise NotationError("notation", text=word[:80])
    parsed = tile(int(match[1]), int(match[2]))
    if parsed.high > rules.reach:
        raise NotationError("no_such_tile", tile=str(parsed), reach=rules.reach)
    return parsed


def to_json(rules: Ruleset, state: State) -> dict[str, Any]:
    """Return a position, or the part that one player knows, as JSON; before the deal, only `turn`.

    Members that are empty, 0 or false are omitted, except `turn`, `hands`, `line` and `stock`.
    """
    position: dict[str, Any] = {"turn": _write_seat(rules, state.turn)}
    if not state.hands:
        return position
    position["hands"] = dict(zip(rules.seats, map(_write_tiles, state.hands), strict=True))
    position["line"] = [f"{left}:{right}" for left, right in state.line]
    if rules.stock != "none":
        position["stock"] = _write_tiles(state.stock)
    members = {
        "starter": _write_seat(rules, state.starter),
        "layer": _write_seat(rules, state.layer),
        "origin": state.origin,
        "passes": state.passes,
        "bought": state.bought,
        "forced": state.forced,
        "fines": _by_seat(rules, state.fines),
        "lacks": _by_seat(rules, map(sorted, state.lacks)),
        "buys": [
            {"seat": rules.seats[seat], "held": held, "ends": list(ends)}
            for seat, held, ends in state.buys
        ],
    }
    position |= {name: value for name, value in members.items() if value}
    if state.over is not None:
        position["result"] = state.over.to_json(rules.seats)
    return position


def from_json(rules: Ruleset, position: Mapping[str, Any]) -> State:
    """Read a position, or a player's observation of it.  Raises SetupError if it is not legal."""
    turn = _read_seat(rules, position, "turn")
    if "hands" not in position:
        return opening(rules, turn)
    if turn is None:
        raise SetupError("seat_missing", name="turn")
    held = record(position, "hands")
    if set(held) != set(rules.seats):
        raise SetupError("hands_number", given=len(held), expected=len(rules.seats))
    hands = tuple(_read_tiles(rules, held, side) for side in rules.seats)
    position = {"fines": {}, "lacks": {}, "buys": [], **position}
    stock = _read_tiles(rules, position, "stock") if "stock" in position else ()
    line = _read_line(rules, position)
    tiles = [*sum(hands, ()), *stock, *(tile(*pair) for pair in line)]
    for held_tile in tiles:
        if held_tile is not None and tiles.count(held_tile) > 1:
            raise SetupError("tile_twice", tile=str(held_tile))
    if rules.stock != "none" and len(tiles) != rules.tiles:
        raise SetupError("tiles_missing", count=len(tiles), expected=rules.tiles)
    if rules.stock == "none" and "stock" in position:
        raise SetupError("no_stock")
    most = rules.tiles - rules.players * rules.hand_size
    if rules.stock != "none" and not rules.talon <= len(stock) <= most:
        raise SetupError("stock_size", given=len(stock), least=rules.talon, most=most)
    if sum(not hand for hand in hands) > (1 if line else 0):
        raise SetupError("hands_empty")
    state = start_round(rules, tuple(map(_sort, hands)), stock)._replace(
        line=line,
        turn=turn,
        starter=_read_seat(rules, position, "starter"),
        layer=_read_seat(rules, position, "layer"),
        origin=_number(position, "origin", max(0, len(line) - 1)),
        passes=_number(position, "passes", rules.players),
        bought=_number(position, "bought", rules.tiles),
        forced=member(position, "forced", (False, True), False),
        fines=tuple(_number(record(position, "fines"), s, _MOST_FINES) for s in rules.seats),
        lacks=tuple(_read_lacks(rules, record(position, "lacks"), side) for side in rules.seats),
        buys=tuple(_read_buy(rules, data) for data in items(position, "buys")),
    )
    missing = missing_numbers(rules, state)
    for seat, (side, lacks) in enumerate(zip(rules.seats, missing, strict=True)):
        for visible in state.hand_of(seat):
            if not lacks.isdisjoint(visible):
                raise SetupError("lacks_held", side=side, tile=str(visible))
    hidden, _, holders = list_holders(rules, state, None)
    if not can_deal(hidden, holders):
        raise SetupError("deal_impossible")
    state = settle(rules, state)
    if "result" in position:
        ending = record(position, "result").get("ending")
        if state.over is None or ending != state.over.ending:
            raise SetupError("result_impossible", ending=str(ending)[:80])
    return state


def _write_tiles(tiles: Hand) -> list[str | None]:
    return [None if held is None else str(held) for held in tiles]


def _read_tiles(rules: Ruleset, data: Mapping[str, Any], name: str) -> Hand:
    return tuple(
        None if word is None else _read_tile(rules, text(word, name)) for word in items(data, name)
    )


def _read_tile(rules: Ruleset, word: str) -> Tile:
    try:
        return _parse_tile(rules, word)
    except NotationError as error:
        raise SetupError(error.code, **error.params) from None


def _sort(hand: Hand) -> Hand:
    visible = sorted(held for held in hand if held is not None)
    return (*visible, *(None,) * (len(hand) - len(visible)))


def _read_line(rules: Ruleset, position: Mapping[str, Any]) -> tuple[LineTile, ...]:
    line = []
    for data in items(position, "line"):
        word = text(data, "line")
        low, high = _read_tile(rules, word)
        line.append((low, high) if word == f"{low}:{high}" else (high, low))
    for (a, b), (c, d) in pairwise(line):
        if b != c:
            raise SetupError("line_broken", first=f"{a}:{b}", second=f"{c}:{d}")
    return tuple(line)


def _write_seat(rules: Ruleset, seat: int | None) -> str | None:
    return None if seat is None else rules.seats[seat]


def _read_seat(rules: Ruleset, data: Mapping[str, Any], name: str) -> int | None:
    side = member(data, name, (*rules.seats, None), None)
    return None if side is None else rules.seats.index(side)


def _number(data: Mapping[str, Any], name: str, most: int) -> int:
    value = integer(data.get(name, 0), name)
    if not 0 <= value <= most:
        raise SetupError("number_range", name=name, value=value, most=most)
    return value


def _by_seat(rules: Ruleset, values: Iterable[Any]) -> dict[str, Any]:
    return {side: value for side, value in zip(rules.seats, values, strict=True) if value}


def _read_lacks(rules: Ruleset, data: Mapping[str, Any], side: str) -> frozenset[int]:
    lacks = frozenset(integer(n, "lacks") for n in items({side: [], **data}, side))
    if any(not 0 <= number <= rules.reach for number in lacks):
        raise SetupError("number_range", name="lacks", value=max(lacks), most=rules.reach)
    return lacks


def _read_buy(rules: Ruleset, data: Any) -> Purchase:
    seat = _read_seat(rules, mapping(data, "buys"), "seat")
    if seat is None:
        raise SetupError("seat_missing", name="buys")
    ends = tuple(integer(number, "ends") for number in items(data, "ends"))
    for number in ends:
        _number({"ends": number}, "ends", rules.reach)
    if len(ends) not in (0, 2):
        raise SetupError("bad_value", name="ends", value=str(list(ends))[:80])
    return Purchase(seat, _number(data, "held", rules.tiles), ends)
