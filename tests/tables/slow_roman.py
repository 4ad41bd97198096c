"""Independent enumeration of turns of the Roman games, from the specification.

Based only on sections 0, A and B of `docs/rules/tables.md` and on `docs/rules/options.md`.
Nothing is imported from the engine.  Men are individual, so that "the same man" and "a man that has
moved in this turn" need no bookkeeping.  A man that has only been touched shares a point with the
other man until that man moves or the turn ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

Place = int | str
"""An own point, or `hand`, `bar` or `off`."""
Rules = Mapping[str, str]

DEFAULTS: Mapping[str, Rules] = {
    "duodecim": {
        "direction": "contrary",
        "dice_count": "3",
        "hit_return": "start_point",
        "start_blocked": "holding",
        "gather_before_bearing_off": "on",
        "bear_off": "exact_or_highest",
        "dice_obligation": "max",
        "touch_captures": "on",
        "entry_limit": "off",
        "start_placement": "on_board",
    },
    "xii": {
        "route": "common",
        "dice_count": "2",
        "doubles": "four",
        "entry_others": "any_in_a",
        "blocked_die": "move_in_a",
        "no_entry": "pass",
        "bar_and_hand": "bar_first",
        "gather_in_a_after_hit": "off",
        "advance_after": "own",
        "dice_obligation": "sequential",
        "may_decline": "off",
        "men": "15",
    },
}
PRESETS: Mapping[str, Rules] = {
    "bell": {
        "direction": "parallel",
        "start_placement": "in_hand",
        "hit_return": "bar",
        "reentry_first": "on",
        "entry_limit": "12",
    },
    "seneca": {"dice_count": "2"},
    "murray": {"route": "mirrored", "dice_count": "3"},
    "short": {"men": "5"},
}


class Man(NamedTuple):
    """One of the mover's men in this turn."""

    at: Place
    moved: bool = False
    entered: bool = False
    """True if the man has entered in this turn."""
    rests: bool = False


class Player(NamedTuple):
    points: tuple[tuple[int, int], ...]
    hand: int
    bar: int
    off: int


class Final(NamedTuple):
    """Both sides' men at the end of a turn."""

    mover: Player
    other: Player


@dataclass(frozen=True)
class Table:
    """A position within a turn: the mover's men individually, the opponent's by number."""

    men: tuple[Man, ...]
    other: tuple[tuple[Place, int], ...]
    entered: bool = False
    reentered: bool = False
    touching: int = -1
    """Return the man that shares a point with the enemy man that it touched last."""

    def own(self, place: Place) -> int:
        return sum(man.at == place for man in self.men)

    def enemies(self, place: Place) -> int:
        return dict(self.other).get(place, 0)


class Way(NamedTuple):
    """A play: its end, its dice, and whether it wins."""

    final: Final
    dice: tuple[int, ...]
    wins: bool


def settings(game: str, options: Rules) -> dict[str, str]:
    """Return all options: the defaults, those of the preset, and the chosen ones."""
    chosen = {**PRESETS.get(options.get("preset", ""), {}), **options}
    rules = {"game": game, **DEFAULTS[game], **chosen}
    if game == "duodecim":
        rules.setdefault("reentry_first", "on" if rules["hit_return"] == "bar" else "off")
        rules |= {"last": "24", "limit": rules["entry_limit"].replace("off", "0")}
    else:
        half = rules["route"] == "half_a"
        rules |= {"last": "30" if half else "36", "limit": "6" if half else "12"}
    return rules


def facing(rules: Rules, point: int) -> Place:
    """Return the opponent's number of the same place, or "nowhere"."""
    if rules["game"] == "duodecim":
        return 25 - point if rules["direction"] == "contrary" else point
    if rules["route"] == "mirrored" and point > 12:
        return 49 - point
    return "nowhere" if rules["route"] == "half_a" and point <= 6 else point


def finals(game: str, position: Mapping[str, Any], options: Rules) -> set[Final]:
    """Return every distinct position in which a turn with these dice can end."""
    rules = settings(game, options)
    mover, other = ("white", "black") if position["turn"] == "white" else ("black", "white")
    dice = tuple(position["dice"])
    if rules.get("doubles") == "four" and len(dice) == 2 and dice[0] == dice[1]:
        dice *= 2
    table = Table(tuple(men(position[mover])), tuple(counted(position[other]).items()))
    ways = list(play(rules, table, dice, ()))
    obligation = rules["dice_obligation"]
    if rules.get("may_decline") != "on" and obligation in ("max", "max_then_high"):
        most = max(len(dice) if way.wins else len(way.dice) for way in ways)
        if obligation == "max_then_high" and most == 1 and len(dice) == int(rules["dice_count"]):
            highest = max(way.dice for way in ways)
            ways = [way for way in ways if way.dice == highest]
        ways = [way for way in ways if len(way.dice) == most or way.wins]
    return {way.final for way in ways}


def men(side: Mapping[str, Any]) -> Iterator[Man]:
    for place, count in counted(side).items():
        yield from [Man(place)] * count


def counted(side: Mapping[str, Any]) -> dict[Place, int]:
    points: dict[Place, int] = {int(point): count for point, count in side["points"].items()}
    return points | {place: side.get(place, 0) for place in ("hand", "bar", "off")}


def play(rules: Rules, table: Table, dice: tuple[int, ...], used: tuple[int, ...]) -> Iterator[Way]:
    """Return all plays with these dice."""
    wins = all(man.at == "off" for man in table.men)
    onward = False
    if not wins:
        for die in set(dice):
            rest = list(dice)
            rest.remove(die)
            tried = set()
            for number, man in enumerate(table.men):
                if (man, number == table.touching) in tried:
                    continue
                tried.add((man, number == table.touching))
                after = step(rules, table, number, die, rest)
                if after is not None:
                    onward = True
                    yield from play(rules, after, tuple(rest), (*used, die))
    declines = rules.get("may_decline") == "on" or rules["dice_obligation"] == "free"
    if not onward or declines:
        yield Way(final(rules, table), used, wins)


def step(rules: Rules, table: Table, number: int, die: int, rest: list[int]) -> Table | None:
    """Return the position after a step, or None if it is illegal."""
    man = table.men[number]
    if man.at == "off" or man.rests:
        return None
    if table.touching not in (-1, number):
        table = taken(rules, table)  # another man moves, so that the touched man is hit
    entering = man.at in ("hand", "bar")
    if table.own("bar") and man.at != "bar":
        if rules["game"] == "xii" and (rules["bar_and_hand"] == "bar_first" or not entering):
            return None
        if rules["game"] == "duodecim" and rules["reentry_first"] == "on":
            return None
    others_wait = rules["game"] == "xii" and table.own("hand") and not entering
    if others_wait and not may_wait_to_enter(rules, table, man, die, rest):
        return None
    in_cell = man.at == "bar" and returns_to_start(rules) and rules["start_blocked"] == "holding"
    begin = man.at if isinstance(man.at, int) else (1 if in_cell else 0)
    target = begin + die
    limit = int(rules["limit"])
    if limit and begin <= limit < target:
        both = rules.get("advance_after") == "both"
        if table.own("hand") or (both and table.enemies("hand")):
            return None
        if rules.get("gather_in_a_after_hit") == "on" and table.reentered:
            return None
    if target > int(rules["last"]):
        return borne_off(rules, table, number, target)
    there = facing(rules, target)
    enemies = table.enemies(there)
    if enemies > 1:
        return None
    moved = list(table.men)
    stops = enemies == 1 and rules.get("touch_captures") == "must_be_empty"
    moved[number] = Man(target, True, man.entered or entering, stops)
    after = Table(
        tuple(moved),
        table.other,
        table.entered or entering,
        table.reentered or man.at == "bar",
        number if enemies else -1,
    )
    if not enemies or rules.get("touch_captures") == "off":
        return after
    if returns_to_start(rules) and rules["start_blocked"] == "safe" and held(rules, after):
        return None
    return taken(rules, after)


def may_wait_to_enter(rules: Rules, table: Table, man: Man, die: int, rest: list[int]) -> bool:
    """Return True if a man in row A may use a die while others are in hand."""

    def enters(number: int) -> bool:
        return table.enemies(facing(rules, number)) < 2

    if not table.entered and not any(enters(other) for other in rest):
        return rules["no_entry"] == "move_in_a" and not enters(die)
    allowed = {"any_in_a": True, "entered_only": man.moved, "none": False}
    lost = rules["blocked_die"] == "lost" and not enters(die) and not man.entered
    return allowed[rules["entry_others"]] and not lost


def borne_off(rules: Rules, table: Table, number: int, target: int) -> Table | None:
    last = int(rules["last"])
    others = [man.at for man in table.men if man.at != "off"]
    point = table.men[number].at
    at_home = all(isinstance(at, int) and at > last - 6 for at in others)
    if rules.get("gather_before_bearing_off", "on") == "on" and not at_home:
        return None
    if target > last + 1:
        which = rules.get("bear_off", "exact_or_highest")
        ranks = [at if isinstance(at, int) else 0 for at in others]
        rank = point if isinstance(point, int) else 0
        if which == "exact" or (which == "exact_or_highest" and min(ranks) != rank):
            return None
    moved = list(table.men)
    moved[number] = Man("off")
    return replace(table, men=tuple(moved), touching=-1)


def returns_to_start(rules: Rules) -> bool:
    return rules["game"] == "duodecim" and rules["hit_return"] == "start_point"


def held(rules: Rules, table: Table) -> bool:
    """Return True if the mover occupies the opponent's first point."""
    return any(isinstance(m.at, int) and facing(rules, m.at) == 1 for m in table.men)


def taken(rules: Rules, table: Table) -> Table:
    """Return the position after the man touched last has been hit."""
    at = table.men[table.touching].at
    assert isinstance(at, int)
    other = dict(table.other)
    other[facing(rules, at)] = 0
    home: Place = 1 if returns_to_start(rules) and not held(rules, table) else "bar"
    other[home] = other.get(home, 0) + 1
    return replace(table, other=tuple(other.items()), touching=-1)


def final(rules: Rules, table: Table) -> Final:
    if table.touching >= 0:
        table = taken(rules, table)
    return Final(player(Counter(man.at for man in table.men)), player(dict(table.other)))


def player(counts: Mapping[Place, int]) -> Player:
    points = sorted((at, n) for at, n in counts.items() if isinstance(at, int) and n)
    return Player(tuple(points), *(counts.get(place, 0) for place in ("hand", "bar", "off")))


def throws(game: str, options: Rules) -> list[tuple[int, ...]]:
    count = int(settings(game, options)["dice_count"])
    return list(combinations_with_replacement(range(1, 7), count))


def freed(game: str, mover: Player, other: Player, options: Rules) -> Player:
    """Return the mover's side at the roll, after men have left a free holding cell."""
    rules = settings(game, options)
    if not returns_to_start(rules) or rules["start_blocked"] != "holding" or not mover.bar:
        return mover
    if any(facing(rules, at) == 1 for at, _ in other.points):
        return mover
    points = Counter(dict(mover.points)) + Counter({1: mover.bar})
    return mover._replace(points=tuple(sorted(points.items())), bar=0)


def written(side: Player) -> dict[str, Any]:
    points = {str(at): n for at, n in side.points}
    return {"points": points, "hand": side.hand, "bar": side.bar, "off": side.off}


def count(game: str, mover: Player, other: Player, options: Rules, depth: int) -> int:
    """Sequences of `depth` turns, the mover about to throw; a finished game has none."""
    everybody = int(settings(game, options).get("men", "15"))
    if everybody in (mover.off, other.off):
        return 0
    total = 0
    for dice in throws(game, options):
        own = written(freed(game, mover, other, options))
        position = {"turn": "white", "dice": list(dice), "white": own, "black": written(other)}
        ends = finals(game, position, options)
        if depth == 1:
            total += len(ends)
        else:
            total += sum(count(game, end.other, end.mover, options, depth - 1) for end in ends)
    return total
