"""The men of a tables game, on whatever board: in words, in stacks, on their way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from alveus.diagrams.characters import ending, standing
from alveus.diagrams.pips import draw_die
from alveus.diagrams.pointing import Pointing
from alveus.diagrams.seats import INDENT, draw_disc, draw_seat
from alveus.diagrams.svg import DARK, LIGHT, MIDDLE, SMALL, Box, Drawing, Point
from alveus.tables.game import TablesGame
from alveus.tables.state import SendBack, State, Step
from alveus.tables.turns import return_place

SIGNS = "○●"
"""A man of the first and one of the second seat."""
BESIDE = {"bar": "bar", "hand": "hand", "tray": "off"}
"""What moves call the places beside the board."""
LINE = 24
"""The height of the line about a player."""
DIE = 18
SAID = 205
"""The length of what is said of a player, before his dice."""


class Spot(NamedTuple):
    """A place as it is drawn, and the way in which the men on it stand in a row."""

    box: Box
    way: tuple[int, int]
    """Right and down: ``(0, 1)`` is a stack that grows downwards from the upper edge."""
    radius: float
    room: int
    """How many men stand side by side."""

    def man(self, number: int) -> Point:
        """The middle of a man, the foremost being number 0; those without room lie on the last."""
        (x, y), (right, down) = self.box.center, self.way
        along = 2 * self.radius * min(number, self.room - 1) + self.radius + 1
        if self.room == 1:
            return x, y
        return (
            x - right * (self.box.width / 2 - along),
            y - down * (self.box.height / 2 - along),
        )


def lying(game: TablesGame, state: State) -> dict[str, tuple[int, int]]:
    """For every place with men on it, bar, hand and tray included, whose they are and how many."""
    found: dict[str, tuple[int, int]] = {}
    layout = game.layout
    for seat, side in enumerate(state.sides):
        for number, men in enumerate(side.points):
            if men:
                found[layout.place(seat, number)] = seat, men
        beside = ((layout.bars, side.bar), (layout.trays, side.off), (layout.hands, side.hand))
        found.update({places[seat]: (seat, men) for places, men in beside if men})
    return found


def words(men: Mapping[str, tuple[int, int]], place: str) -> str:
    """The men on a place in characters, or nothing."""
    if place not in men:
        return ""
    seat, count = men[place]
    return f"{SIGNS[seat]}{count}"


def numbers(game: TablesGame, place: str) -> tuple[str, ...]:
    """What the players call a point: one number where they agree, else White's and Black's."""
    found = tuple(str(game.layout.number(seat, place) or "–") for seat in (0, 1))
    return found[:1] if found[0] == found[1] else found


def agree(game: TablesGame) -> bool:
    """Whether both players number the points alike."""
    return game.layout.routes[0] == game.layout.routes[1]


def side_lines(game: TablesGame, state: State) -> list[str]:
    """A line about each player: whether it is his turn, his men beside the board, his dice."""
    lines = []
    for seat, side in enumerate(game.info.seats):
        said = [f"{standing(game, state, seat)} {SIGNS[seat]} {side}", *beside(game, state, seat)]
        if seat == state.turn and state.dice is not None:
            dice = " ".join(f"({die})" if used else str(die) for die, used in _dice(game, state))
            said.append(f"dice {dice}")
        if state.cube is not None and state.cube.owner in (None, seat):
            said.append(f"cube {state.cube.value}")
        lines.append("  ".join(said))
    return [*lines, *ending(game, state)]


def beside(game: TablesGame, state: State, seat: int) -> list[str]:
    """How many men of a player are on the bar, in hand and borne off, in the words of moves."""
    side = state.sides[seat]
    hand = [f"hand {side.hand}"] if game.rules.start_in_hand else []
    return [*hand, f"bar {side.bar}", f"off {side.off}"]


def tell_position(game: TablesGame, state: State) -> list[str]:
    """For every player how many men stand on which of his points and beside the board; the dice."""
    told = []
    for seat, side in enumerate(game.info.seats):
        points = [f"{n}:{men}" for n, men in enumerate(state.sides[seat].points) if men]
        told.append(f"{side}: {', '.join([*points, *beside(game, state, seat)])}")
    dice = [f"dice: {' '.join(map(str, state.dice))}"] if state.dice is not None else []
    return [*told, *dice]


def draw_all(
    drawing: Drawing,
    game: TablesGame,
    state: State,
    spots: Mapping[str, Spot],
    pointing: Pointing,
) -> None:
    """What is highlighted, all men in their stacks, and an arrow for every man that is moved.

    The last man of a stack that has no room for all bears their number.  An arrow leads from the
    top of a stack to where the man comes to lie.
    """
    for box in pointing.boxes({place: spot.box for place, spot in spots.items()}):
        drawing.tint(box.inset(1))
    men = lying(game, state)
    for place, (seat, count) in men.items():
        with drawing.group(f"men {game.info.seats[seat]}"):
            _draw_stack(drawing, spots[place], seat, count)
    for source, target in _paths(game, state, pointing):
        mover, height = men.get(source, (state.turn, 1))
        owner, count = men.get(target, (mover, 0))
        landing = spots[target].man(count if owner == mover else 0)
        drawing.arrow(spots[source].man(height - 1), landing, clear=spots[source].radius)


def _draw_stack(drawing: Drawing, spot: Spot, seat: int, count: int) -> None:
    for number in range(min(count, spot.room)):
        draw_disc(drawing, spot.man(number), spot.radius - 1, seat)
    if count > spot.room:
        paint = LIGHT if seat else DARK
        drawing.text(spot.man(spot.room - 1), str(count), MIDDLE, fill=paint, bold=True)


def _paths(game: TablesGame, state: State, pointing: Pointing) -> Iterator[tuple[str, str]]:
    for move in pointing.moves:
        if isinstance(move, Step):
            yield game.layout.path(state.turn, move)
        elif isinstance(move, SendBack):
            back = return_place(game.context, state, state.turn)
            yield game.layout.place(state.turn, move.point), back


def draw_sides(drawing: Drawing, game: TablesGame, state: State, at: Point) -> None:
    """A line about each player, with the dice that he has thrown and the cube that is his."""
    x, y = at
    for seat, side in enumerate(game.info.seats):
        said = f"{side}: {', '.join(beside(game, state, seat))}"
        draw_seat(drawing, game, state, seat, (x, y + seat * LINE), said)
        if seat == state.turn and state.dice is not None:
            for number, (die, used) in enumerate(_dice(game, state)):
                left = x + INDENT + SAID + number * (DIE + 6)
                draw_die(drawing, Box(left, y + seat * LINE - DIE / 2, DIE, DIE), die, used)
    if state.cube is not None:
        owner = 0.5 if state.cube.owner is None else state.cube.owner
        box = Box(x + INDENT + SAID + 4 * (DIE + 6), y + owner * LINE - DIE / 2, DIE, DIE)
        drawing.rectangle(box, width=1.5)
        drawing.text(box.center, str(state.cube.value), SMALL, bold=True)


def draw_numbers(
    drawing: Drawing, game: TablesGame, where: Mapping[str, tuple[Point, ...]]
) -> None:
    """The numbers of points, those of White at the nearer and those of Black at the further spot.

    Where both call all points alike only the nearer ones are there.
    """
    for place, spots in where.items():
        for number, at in zip(numbers(game, place), spots, strict=False):
            drawing.text(at, number, SMALL)


def draw_key(drawing: Drawing, game: TablesGame, *spots: Point) -> None:
    """The discs that tell which numbers are White's and which Black's, where they differ."""
    if not agree(game):
        for seat, at in enumerate(spots):
            draw_disc(drawing, at, 4.5, seat)


def _dice(game: TablesGame, state: State) -> Iterator[tuple[int, bool]]:
    """The numbers of a throw, and which of them have been played."""
    left = list(state.left)
    for die in game.rules.numbers_given(state.dice or ()):
        used = die not in left
        if not used:
            left.remove(die)
        yield die, used
