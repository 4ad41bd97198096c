"""Positions as JSON, both ways: what is read is a legal state, or it is refused with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from alveus.core.errors import NotationError, SetupError
from alveus.core.reading import integer, items, member, record, text
from alveus.dominoes.line.context import Context
from alveus.dominoes.line.ending import settle
from alveus.dominoes.line.notation import parse_tile
from alveus.dominoes.line.playing import begin_deal, opening
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import Hand, Laid, Purchase, State
from alveus.dominoes.tiles import Tile, tile


def to_json(context: Context, state: State) -> dict[str, Any]:
    """The position, or what a seat knows of it: a tile that it does not see is null.

    Besides tiles and turn only that is told which is not the default.
    """
    seats = context.seats
    position: dict[str, Any] = {"turn": None if state.turn is None else seats[state.turn]}
    if not state.hands:
        return position
    position["hands"] = {
        side: _write_tiles(hand) for side, hand in zip(seats, state.hands, strict=True)
    }
    position["line"] = [f"{left}:{right}" for left, right in state.line]
    if context.rules.stock != "none":
        position["stock"] = _write_tiles(state.stock)
    more = {
        "starter": None if state.starter is None else seats[state.starter],
        "layer": None if state.layer is None else seats[state.layer],
        "origin": state.origin,
        "passes": state.passes,
        "bought": state.bought,
        "forced": state.forced,
        "fines": _by_seat(seats, state.fines),
        "lacks": _by_seat(seats, [sorted(numbers) for numbers in state.lacks]),
        "buys": [
            {"seat": seats[buy.seat], "held": buy.held, "ends": list(buy.ends)}
            for buy in state.buys
        ],
    }
    position |= {name: value for name, value in more.items() if value}
    if state.over is not None:
        position["result"] = state.over.to_json(seats)
    return position


def from_json(context: Context, position: Mapping[str, Any]) -> State:
    """A position under the game's rules, null for every tile that is not known.

    Raises SetupError with what is wrong.
    """
    rules, seats = context.rules, context.seats
    turn = _seat(context, position, "turn")
    if "hands" not in position:
        return opening(rules, turn)
    if turn is None:
        raise SetupError("seat_missing", name="turn")
    held = record(position, "hands")
    if set(held) != set(seats):
        raise SetupError("hands_number", given=len(held), expected=len(seats))
    hands = tuple(_tiles(rules, held, side) for side in seats)
    stock = _tiles(rules, position, "stock") if "stock" in position else ()
    line = tuple(_laid(rules, given) for given in items(position, "line"))
    _check_line(line)
    _check_tiles(rules, [*sum(hands, ()), *stock, *(tile(*laid) for laid in line)])
    _check_stock(rules, position, hands, stock)
    if sum(not hand for hand in hands) > (1 if line else 0):
        raise SetupError("hands_empty")
    state = begin_deal(rules, tuple(_sort(hand) for hand in hands), stock)._replace(
        line=line,
        turn=turn,
        starter=_seat(context, position, "starter"),
        layer=_seat(context, position, "layer"),
        origin=_number(position, "origin", max(0, len(line) - 1)),
        passes=_number(position, "passes", rules.players),
        bought=_number(position, "bought", rules.tiles),
        forced=member(position, "forced", (False, True), False),
        fines=_fines(context, position),
        lacks=_lacks(context, position, hands),
        buys=_buys(context, position),
    )
    state = settle(rules, state)
    if "result" in position:
        _check_result(state, record(position, "result"))
    return state


def _write_tiles(tiles: Hand) -> list[str | None]:
    return [None if one is None else str(one) for one in tiles]


def _sort(hand: Hand) -> Hand:
    """The tiles of a hand in order, those that are not known behind the others."""
    known = sorted(one for one in hand if one is not None)
    return (*known, *(None,) * (len(hand) - len(known)))


def _by_seat(seats: tuple[str, ...], values: Any) -> dict[str, Any]:
    return {side: value for side, value in zip(seats, values, strict=True) if value}


def _seat(context: Context, position: Mapping[str, Any], name: str) -> int | None:
    side = member(position, name, (*context.seats, None), None)
    return None if side is None else context.seats.index(side)


def _tiles(rules: Ruleset, given: Mapping[str, Any], name: str) -> Hand:
    return tuple(
        None if one is None else _tile(rules, text(one, name)) for one in items(given, name)
    )


def _tile(rules: Ruleset, written: str) -> Tile:
    try:
        return parse_tile(rules, written)
    except NotationError as error:
        raise SetupError(error.code, **error.params) from None


def _laid(rules: Ruleset, given: Any) -> Laid:
    written = text(given, "line")
    laid = _tile(rules, written)
    return (laid.low, laid.high) if written == str(laid) else (laid.high, laid.low)


def _check_tiles(rules: Ruleset, tiles: list[Tile | None]) -> None:
    for one in tiles:
        if one is not None and tiles.count(one) > 1:
            raise SetupError("tile_twice", tile=str(one))
    if rules.stock != "none" and len(tiles) != rules.tiles:
        raise SetupError("tiles_missing", count=len(tiles), expected=rules.tiles)


def _check_line(line: tuple[Laid, ...]) -> None:
    for before, after in pairwise(line):
        if before[1] != after[0]:
            raise SetupError(
                "line_broken", first=f"{before[0]}:{before[1]}", second=f"{after[0]}:{after[1]}"
            )


def _check_stock(
    rules: Ruleset,
    position: Mapping[str, Any],
    hands: tuple[Hand, ...],
    stock: Hand,
) -> None:
    if rules.stock == "none":
        if "stock" in position:
            raise SetupError("no_stock")
        return
    most = rules.tiles - rules.players * rules.hand_size
    if not rules.talon <= len(stock) <= most:
        raise SetupError("stock_size", given=len(stock), least=rules.talon, most=most)


def _number(position: Mapping[str, Any], name: str, most: int) -> int:
    value = integer(position.get(name, 0), name)
    if not 0 <= value <= most:
        raise SetupError("number_range", name=name, value=value, most=most)
    return value


def _fines(context: Context, position: Mapping[str, Any]) -> tuple[int, ...]:
    given = record(position, "fines") if "fines" in position else {}
    return tuple(_number(given, side, 10_000) for side in context.seats)


def _lacks(
    context: Context, position: Mapping[str, Any], hands: tuple[Hand, ...]
) -> tuple[frozenset[int], ...]:
    given = record(position, "lacks") if "lacks" in position else {}
    lacks = []
    for side, hand in zip(context.seats, hands, strict=True):
        listed = items(given, side) if side in given else []
        numbers = frozenset(integer(number, "lacks") for number in listed)
        if any(not 0 <= number <= context.rules.reach for number in numbers):
            raise SetupError(
                "number_range", name="lacks", value=max(numbers), most=context.rules.reach
            )
        for held in hand:
            if held is not None and not numbers.isdisjoint(held):
                raise SetupError("lacks_held", side=side, tile=str(held))
        lacks.append(numbers)
    return tuple(lacks)


def _buys(context: Context, position: Mapping[str, Any]) -> tuple[Purchase, ...]:
    buys = []
    for given in items(position, "buys") if "buys" in position else ():
        if not isinstance(given, dict):
            raise SetupError("wrong_type", name="buys", expected="object")
        seat = _seat(context, given, "seat")
        if seat is None:
            raise SetupError("seat_missing", name="buys")
        ends = tuple(integer(number, "ends") for number in items(given, "ends"))
        for number in ends:
            _number({"ends": number}, "ends", context.rules.reach)
        if len(ends) not in (0, 2):
            raise SetupError("bad_value", name="ends", value=str(list(ends))[:80])
        buys.append(Purchase(seat, _number(given, "held", context.rules.tiles), ends))
    return tuple(buys)


def _check_result(state: State, given: Mapping[str, Any]) -> None:
    if state.over is None or given.get("ending") != state.over.ending:
        raise SetupError("result_impossible", ending=str(given.get("ending"))[:80])
