"""The rules of Rithmomachia as data: options, and the source of each of their values.

Numbers in citations of Richter & Banse are sections; section 6 contains the variants 1 to 3.

An *eruptio* is an attack by one stone along a line: its number times the distance is the number of
the target.  *Insidiae* are an attack by two stones: their sum or product is the target's number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Literal, TypeAlias, get_type_hints

from alveus.core.json_types import Certainty
from alveus.core.ruleset import OURS, Citation, DeclaredRules, RuleOptions, Switch

BOISSIERE = "Boissière 1556 (Joyner 2025)"
JOYNER = "Joyner, The recreational arithmetic of Rithmomachia (2025)"
FULKE = "Fulke 1563 (J. du Coeur)"
MEBBEN = "Mebben (Selenus 1616, J. du Coeur)"
BOARDSPACE = "boardspace.net, Rithmomachia"
ZILLIONS = "Zillions of Games, Rithmomachia (boardspace.net)"
TRONICEK = "tronicek, Rithmomachia"
WIKIPEDIA = "Wikipedia, Rithmomachia"
ABACI = "abaci.one, Rithmomachia (2025)"
ST_IVES = "Guild of St Ives, Rithmomachia"

Edition: TypeAlias = Literal["beginner", "advanced"]
Kind: TypeAlias = Literal["arithmetic", "harmonic", "geometric"]
Victory: TypeAlias = Literal["magna", "maior", "praestantissima"]


def _richter(place: str, certainty: Certainty = "attested") -> Citation:
    return "Richter & Banse, Rhythmarchie", place, certainty


_S2, _S4, _S5 = _richter("2"), _richter("4"), _richter("5")
_S2_INFERRED, _S2_DISPUTED = _richter("2", "inferred"), _richter("2", "disputed")
_S4_INFERRED, _S4_DISPUTED = _richter("4", "inferred"), _richter("4", "disputed")
_S5_INFERRED, _S5_DISPUTED = _richter("5", "inferred"), _richter("5", "disputed")
_VARIANT_1, _VARIANT_1_DISPUTED = _richter("6, var. 1"), _richter("6, var. 1", "disputed")
_VARIANT_2, _VARIANT_3 = _richter("6, var. 2"), _richter("6, var. 3")
_VARIANT_3_INFERRED = _richter("6, var. 3", "inferred")
_SILENT = _richter("", "inferred")
_FULKE: Citation = (FULKE, "", "attested")
_JOYNER: Citation = (JOYNER, "", "attested")
_JOYNER_INFERRED: Citation = (JOYNER, "", "inferred")


@dataclass(frozen=True)
class Ruleset(DeclaredRules):
    """The rules of one game: a value for each option.

    Each field is an option.  Its annotation maps each possible value to the source of the value.
    The first value is the default; the function `edition_defaults` lists the options with another
    default in the advanced edition of the game.
    """

    edition: Annotated[Edition, {"beginner": _S4, "advanced": _S5}]
    layout: Annotated[
        Literal["boissiere", "aligned"],
        {"boissiere": (BOISSIERE, "", "disputed"), "aligned": (TRONICEK, "", "disputed")},
    ]
    """The setup of the advanced edition, four ranks of stones for each army: Boissière's, or
    (`aligned`) the two ranks of the beginners' edition, each with additional stones behind it."""
    rows: Annotated[
        Literal["edge", "forward"], {"edge": _richter("4, 5", "inferred"), "forward": _FULKE}
    ]
    """The rearmost rank of each army: at the edge, or two ranks nearer to the centre."""

    moves: Annotated[
        Literal["standard", "boissiere", "second"],
        {"standard": _S2, "boissiere": _VARIANT_1_DISPUTED, "second": _VARIANT_1},
    ]
    bend: Annotated[
        Literal["path", "none", "knight"],
        {"path": _S2_DISPUTED, "none": _JOYNER, "knight": (ZILLIONS, "", "attested")},
    ]
    """The right-angled moves of triangles and squares: one right-angled turn on a way over empty
    squares (`path`), no such moves (`none`), or a leap like a chess knight's, which no stone blocks
    (`knight`)."""
    pyramid_bends: Annotated[Switch, {"off": _S2_INFERRED, "on": OURS}]
    step_choice: Annotated[
        Literal["exact", "up_to"], {"exact": _S2_INFERRED, "up_to": _S2_DISPUTED}
    ]
    """The number of steps in a move of a triangle or square: always the full number for its shape
    (`exact`), or also any smaller number (`up_to`)."""

    eruptio_distance: Annotated[
        Literal["steps", "inclusive", "between"],
        {"steps": _S4, "inclusive": (MEBBEN, "", "attested"), "between": _JOYNER},
    ]
    eruptio_diagonal: Annotated[Switch, {"off": _S2_INFERRED, "on": (FULKE, "", "disputed")}]
    """Whether an eruptio also works along diagonals."""
    eruptio_adjacent: Annotated[Switch, {"on": _S4_INFERRED, "off": OURS}]
    """Whether a stone can attack an adjacent enemy by eruptio."""
    pincer: Annotated[
        Literal["opposite", "horizontal", "reach"],
        {"opposite": _S4_INFERRED, "horizontal": _S4_DISPUTED, "reach": _FULKE},
    ]
    """The squares of two stones that attack together (insidiae): next to the target, on opposite
    sides in its rank or file (`opposite`) or in its rank only (`horizontal`), or any squares from
    which both stones could move onto the target (`reach`)."""
    pincer_many: Annotated[Switch, {"off": _S4_INFERRED, "on": (FULKE, "", "disputed")}]
    """Whether three or four stones can also attack together (insidiae)."""
    siege: Annotated[
        Literal["lifted", "any", "four"],
        {"lifted": _S4_INFERRED, "any": _S4_DISPUTED, "four": (BOARDSPACE, "", "disputed")},
    ]
    self_siege: Annotated[Literal["safe", "lost"], {"safe": _S4_INFERRED, "lost": OURS}]
    """The fate of a stone when a move of the same side shuts it in."""
    congressus: Annotated[
        Literal["off", "stand", "displace", "occupy"],
        {"off": _S4, "stand": _S5_INFERRED, "displace": _S5_DISPUTED, "occupy": _S5_DISPUTED},
    ]
    """How a stone captures an equal enemy that it could move onto: not at all (`off`); after the
    enemy's reply, without moving (`stand`); by moving there at once (`displace`) or after the reply
    (`occupy`)."""
    exposed_reply: Annotated[
        Literal["next_turn", "at_once"], {"next_turn": _S4_INFERRED, "at_once": OURS}
    ]
    """When a side loses a stone that its own move exposes to an attack: in the same turn
    (`at_once`), or at the end of its next turn, unless that turn ends the attack (`next_turn`)."""
    flight_into_attack: Annotated[Literal["lost", "safe"], {"lost": _S4_INFERRED, "safe": OURS}]
    """The fate of a threatened stone that moves out of one attack into another."""
    pyramid_attacks_with: Annotated[
        Literal["total_base", "total", "layers", "none"],
        {"total_base": _S4_INFERRED, "total": _S4_DISPUTED, "layers": _FULKE, "none": OURS},
    ]
    timing: Annotated[
        Literal["react", "immediate", "three_stage"],
        {
            "react": _S4,
            "immediate": (BOARDSPACE, "", "attested"),
            "three_stage": (BOISSIERE, "", "attested"),
        },
    ]
    """When attacked stones fall: after their side's reply (`react`), at once (`immediate`), or when
    the enemy takes them as part of a turn (`three_stage`)."""
    subtraction: Annotated[Switch, {"off": _S4, "on": _VARIANT_2}]
    division: Annotated[Switch, {"off": _S4, "on": _VARIANT_2}]
    extended_eruptio: Annotated[Switch, {"off": _S4, "on": _VARIANT_2}]
    """Whether a second stone can help in an eruptio: its number is added to the result."""
    captured_use: Annotated[
        Literal["row_only", "re_enter"], {"row_only": _S4, "re_enter": (ST_IVES, "", "attested")}
    ]
    """Use of captured stones: only to complete a row (`row_only`), or also to play for the captor,
    from a square on the captor's first rank (`re_enter`)."""

    harmonic: Annotated[Switch, {"off": _S4, "on": _S5}]
    geometric: Annotated[Switch, {"off": _S5, "on": _VARIANT_3}]
    greatest_harmony: Annotated[Switch, {"off": _S5, "on": _VARIANT_3}]
    victory: Annotated[
        Victory, {"magna": _VARIANT_3, "maior": _VARIANT_3, "praestantissima": _VARIANT_3}
    ]
    max_captured: Annotated[Literal["1", "2"], {"1": _S4, "2": OURS}]
    """The maximum number of stones captured from the enemy in a winning row of 3 or 4 stones."""
    need_pyramid: Annotated[Switch, {"on": _S4, "off": _VARIANT_3}]
    """Whether a row wins only after the capture of the enemy's pyramid."""
    geometric_four: Annotated[
        Literal["three_term", "discontinuous"],
        {"three_term": _VARIANT_3_INFERRED, "discontinuous": (WIKIPEDIA, "", "disputed")},
    ]
    """The condition for a geometric progression in a row of four numbers: three of them must form
    one (`three_term`), or a : b = c : d is also sufficient (`discontinuous`)."""
    pyramid_in_row: Annotated[Literal["total", "no"], {"total": _SILENT, "no": OURS}]
    placement: Annotated[
        Literal["replaces_move", "after_move"],
        {"replaces_move": _S5_INFERRED, "after_move": _S5_DISPUTED},
    ]
    """Whether captured stones are placed instead of the move or after it."""
    win_timing: Annotated[
        Literal["before", "survive"], {"before": _SILENT, "survive": (ABACI, "", "attested")}
    ]
    """When a row wins: at once, before the move captures stones (`before`), or at the start of its
    owner's next turn, if it is still complete (`survive`)."""
    early_formation: Annotated[
        Literal["rebuild", "counts"], {"rebuild": _S4, "counts": _S4_DISPUTED}
    ]
    """Whether a row completed before the capture of the enemy's pyramid must be interrupted and
    built again to win (`rebuild`), or wins after the capture without that (`counts`)."""
    short_game: Annotated[
        Literal["off", "stones_4", "stones_12", "value_100", "pyramid"],
        {
            "off": _S4,
            "stones_4": _JOYNER_INFERRED,
            "stones_12": _JOYNER_INFERRED,
            "value_100": _JOYNER_INFERRED,
            "pyramid": (ZILLIONS, "", "inferred"),
        },
    ]

    no_move: Annotated[
        Literal["loses", "draw", "pass"], {"loses": _JOYNER, "draw": OURS, "pass": OURS}
    ]
    repetition: Annotated[
        Literal["threefold", "forbidden", "off"],
        {"threefold": OURS, "forbidden": _JOYNER_INFERRED, "off": _SILENT},
    ]
    no_progress: Annotated[Literal["100", "off"], {"100": OURS, "off": _SILENT}]
    """The number of consecutive plies without a capture, and without the placing of a captured
    stone, after which the game is drawn; "off" for no limit."""
    dead_position: Annotated[Literal["draw", "off"], {"draw": OURS, "off": _SILENT}]
    """Whether a draw can be claimed if neither side can form a winning row any more; without effect
    if enough captures end the game (`short_game`)."""

    @cached_property
    def advanced(self) -> bool:
        """True for the advanced game: 24 stones per side, with square numbers."""
        return self.edition == "advanced"

    @cached_property
    def ranks(self) -> int:
        """The number of ranks of the board."""
        return 16 if self.advanced else 12

    @cached_property
    def added_distance(self) -> int:
        """The distance in an eruptio minus the steps from attacker to target: 0, 1 or -1.

        It is 1 if the distance counts the squares of both stones, -1 if only those between them.
        """
        return {"steps": 0, "inclusive": 1, "between": -1}[self.eruptio_distance]

    @cached_property
    def moves_onto_equals(self) -> bool:
        """True if a stone can capture an enemy with the same number by moving onto its square."""
        return self.congressus in ("displace", "occupy")

    @cached_property
    def occupies_after_reply(self) -> bool:
        """True if a stone captures an enemy with the same number by moving onto it, after a reply.

        The reply is the enemy's turn between the attack and the capture, in which the enemy can
        save its attacked stone.
        """
        return self.congressus == "occupy" and self.timing == "react"

    @cached_property
    def winning_kinds(self) -> tuple[Kind, ...]:
        """The kinds of progressions of three numbers that win."""
        harmonic: tuple[Kind, ...] = ("harmonic",) if self.harmonic == "on" else ()
        geometric: tuple[Kind, ...] = ("geometric",) if self.geometric == "on" else ()
        return ("arithmetic", *harmonic, *geometric)

    @cached_property
    def captured_in_row(self) -> int:
        """The number of captured stones allowed in a winning row."""
        return int(self.max_captured)

    @cached_property
    def ply_limit(self) -> int:
        """The number of plies without a capture or placing that draws the game; 0 for no limit."""
        return 0 if self.no_progress == "off" else int(self.no_progress)


_OPTIONS = RuleOptions("rithmomachia")
_FIRST_DEFAULTS = {"early_formation": "counts"}
for _name, _type in get_type_hints(Ruleset, include_extras=True).items():
    _OPTIONS.add(_name, _type.__metadata__[0], first_default=_FIRST_DEFAULTS.get(_name, ""))
OPTIONS = tuple(_OPTIONS)
"""All options, in the order of the rules page."""


def edition_defaults(settings: Mapping[str, str]) -> Mapping[str, str]:
    """Return, keyed by option, the defaults that differ in the edition `settings["edition"]`."""
    advanced = settings["edition"] == "advanced"
    return {"congressus": "stand", "harmonic": "on"} if advanced else {}


def ruleset(settings: Mapping[str, str]) -> Ruleset:
    """Return the rules for the chosen option values, which must be valid.

    `settings` must contain the option `edition`, which affects the defaults of missing options.
    """
    values: dict[str, Any] = {option.name: option.default for option in OPTIONS}
    return Ruleset(**{**values, **edition_defaults(settings), **settings})


REASONS = _OPTIONS.reasons(
    {
        "wrong_way": ("bend", "path"),
        "blocked": ("", _S2),
        "own_stone": ("", _S2),
        "attacked_already": ("timing", _S4),
        "sum_fails": ("eruptio_distance", _S4),
        "line_blocked": ("", _S4),
        "not_in_line": ("", _S4),
        "reply_first": ("congressus", "occupy"),
        "not_attacked": ("timing", _S4),
        "taken_by_itself": ("timing", _S4),
        "stands_in_row": ("captured_use", _S5),
        "first_rank_only": ("captured_use", "re_enter"),
        "pyramid_first": ("need_pyramid", _S4),
        "no_rows_here": ("short_game", "stones_4"),
        "own_half": ("", _S5),
        "no_row_completed": ("placement", _S5),
        "pyramid_stays": ("", _richter("1")),
        "move_first": ("placement", _S5),
        "repeats": ("repetition", "forbidden"),
    }
)
"""The rule that an illegal move violates, keyed by the code of the refusal: the option that sets
the rule ("" if none does), and the source of the rule."""
