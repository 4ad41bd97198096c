"""Drawings and texts that all boards of tables games share.

They show men, point numbers and, for each player, the men beside the board, dice and cube.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from alveus.diagrams.characters import result_lines, seat_sign
from alveus.diagrams.elements import INDENT, Highlights, draw_die, draw_disc, draw_seat
from alveus.diagrams.svg import DARK, LIGHT, MIDDLE, SMALL, Box, Drawing, Point
from alveus.families.tables.game import TablesGame
from alveus.families.tables.state import SendBack, State, Step
from alveus.families.tables.turns import return_place

SIGNS = "○●"
"""Signs for the men of the first and of the second seat."""
LINE = 24
"""Height in pixels of a player's line of text."""
DIE = 18
TEXT_WIDTH = 205
"""Width in pixels of the space for a player's text (name, and men beside the board).  The dice
follow to the right of it."""


class Spot(NamedTuple):
    """The rectangle of a place in the drawing, in pixels, and how to arrange the men in it."""

    box: Box
    direction: tuple[int, int]
    """Direction in which men are added, as (right, down); ``(0, 1)``: from the top downwards."""
    radius: float
    room: int
    """Maximum number of men drawn; on a larger stack, the last man shows the number of all men."""

    def man(self, number: int) -> Point:
        """Return the centre of man `number`, from 0; of the last man drawn if `number` ≥ `room`."""
        (x, y), (right, down) = self.box.center, self.direction
        along = 2 * self.radius * min(number, self.room - 1) + self.radius + 1
        if self.room == 1:
            return x, y
        return (x - right * (self.box.width / 2 - along), y - down * (self.box.height / 2 - along))


def count_men(game: TablesGame, state: State) -> dict[str, tuple[int, int]]:
    """Map each occupied place to its owner's seat and number of men."""
    return {place: (seat, men) for place, seat, men in game.layout.stacks(state.sides)}


def words(men: Mapping[str, tuple[int, int]], place: str) -> str:
    """Return the owner's sign and the number of men on a place (``○3``); "" for no men.

    `men` maps each occupied place to its owner's seat and number of men.
    """
    if place not in men:
        return ""
    seat, count = men[place]
    return f"{SIGNS[seat]}{count}"


def point_numbers(game: TablesGame, place: str) -> tuple[str, ...]:
    """Return White's and Black's number of a point as texts, or a single text if they are equal.

    The text is ``–`` if the point is not on the player's path.
    """
    numbers = tuple(str(game.layout.number(seat, place) or "–") for seat in (0, 1))
    return numbers[:1] if numbers[0] == numbers[1] else numbers


def same_numbers(game: TablesGame) -> bool:
    """Return True if both players number the points in the same way."""
    return game.layout.routes[0] == game.layout.routes[1]


def side_lines(game: TablesGame, state: State) -> list[str]:
    """Return a line of text per player (men beside the board, dice, cube), then any result."""
    lines = []
    for seat, side in enumerate(game.info.seats):
        texts = [f"{seat_sign(game, state, seat)} {SIGNS[seat]} {side}", *beside(game, state, seat)]
        if seat == state.turn and state.dice is not None:
            dice = game.rules.list_dice(state.dice, state.left)
            words = (f"({die})" if used else str(die) for die, used in dice)
            texts.append(f"dice {' '.join(words)}")
        if state.cube is not None and state.cube.owner in (None, seat):
            texts.append(f"cube {state.cube.value}")
        lines.append("  ".join(texts))
    return [*lines, *result_lines(game, state)]


def beside(game: TablesGame, state: State, seat: int) -> list[str]:
    """Return the numbers of a player's men beside the board: ``hand 2``, ``bar 0``, ``off 1``.

    The text for the hand is omitted if the rules do not begin with men in hand.
    """
    side = state.sides[seat]
    hand = [f"hand {side.hand}"] if game.rules.start_in_hand else []
    return [*hand, f"bar {side.bar}", f"off {side.off}"]


def describe_position(game: TablesGame, state: State) -> list[str]:
    """Return a line per player (``white: 1:2, 12:13, bar 0, off 0``), then any roll: ``dice: 5 1``.

    ``12:13`` means 13 men on the point to which this player gives the number 12.
    """
    lines = []
    for seat, side in enumerate(game.info.seats):
        points = [f"{n}:{men}" for n, men in enumerate(state.sides[seat].points) if men]
        lines.append(f"{side}: {', '.join([*points, *beside(game, state, seat)])}")
    dice = [f"dice: {' '.join(map(str, state.dice))}"] if state.dice is not None else []
    return [*lines, *dice]


def draw_all(
    drawing: Drawing,
    game: TablesGame,
    state: State,
    spots: Mapping[str, Spot],
    highlights: Highlights,
) -> None:
    """Tint the highlighted places, then draw all men, and an arrow for each highlighted move.

    A move without a man, such as a pass, has no arrow.  `spots` has the `Spot` (rectangle and
    arrangement of the men) of each place, keyed by its id.  Raises SetupError `bad_value` for an
    unknown highlighted place.
    """
    for box in highlights.boxes({place: spot.box for place, spot in spots.items()}):
        drawing.tint(box.inset(1))
    men = count_men(game, state)
    for place, (seat, count) in men.items():
        with drawing.group(f"men {game.info.seats[seat]}"):
            _draw_stack(drawing, spots[place], seat, count)
    for source, target in _paths(game, state, highlights):
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


def _paths(game: TablesGame, state: State, highlights: Highlights) -> Iterator[tuple[str, str]]:
    for move in highlights.moves:
        if isinstance(move, Step):
            yield game.layout.path(state.turn, move)
        elif isinstance(move, SendBack):
            back = return_place(game.context, state, state.turn)
            yield game.layout.place(state.turn, move.point), back


def draw_sides(drawing: Drawing, game: TablesGame, state: State, at: Point) -> None:
    """Draw a line of text per player (the first begins at `at`), the mover's dice, and the cube."""
    x, y = at
    for seat, side in enumerate(game.info.seats):
        text = f"{side}: {', '.join(beside(game, state, seat))}"
        draw_seat(drawing, game, state, seat, (x, y + seat * LINE), text)
        if seat == state.turn and state.dice is not None:
            dice = game.rules.list_dice(state.dice, state.left)
            for number, (die, used) in enumerate(dice):
                left = x + INDENT + TEXT_WIDTH + number * (DIE + 6)
                draw_die(drawing, Box(left, y + seat * LINE - DIE / 2, DIE, DIE), die, used)
    if state.cube is not None:
        owner = 0.5 if state.cube.owner is None else state.cube.owner
        box = Box(x + INDENT + TEXT_WIDTH + 4 * (DIE + 6), y + owner * LINE - DIE / 2, DIE, DIE)
        drawing.rectangle(box, width=1.5)
        drawing.text(box.center, str(state.cube.value), SMALL, bold=True)


def draw_numbers(
    drawing: Drawing, game: TablesGame, where: Mapping[str, tuple[Point, ...]]
) -> None:
    """Draw White's and Black's number of each point, or a single number if they are equal.

    `where` maps the id of each point to the coordinates of White's and of Black's number.  A single
    number is drawn at the first of them; the second can be missing.
    """
    for place, spots in where.items():
        for number, at in zip(point_numbers(game, place), spots, strict=False):
            drawing.text(at, number, SMALL)


def draw_legend(drawing: Drawing, game: TablesGame, *spots: Point) -> None:
    """Draw a white and a black disc, to show which point numbers are White's and which Black's.

    `spots` are the centres of the two discs in the drawing.  Nothing is drawn if both players
    number the points in the same way.
    """
    if not same_numbers(game):
        for seat, at in enumerate(spots):
            draw_disc(drawing, at, 4.5, seat)
