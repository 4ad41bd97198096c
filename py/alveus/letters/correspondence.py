"""Games by letter as one side sees them: letters, moves, and the record stored on this device.

Every game of a series by letter has its own id, letters and seals (published hashes for rolls).
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from alveus import registry
from alveus.core.errors import AlveusError, IllegalMove, SetupError
from alveus.core.game import Game
from alveus.core.json_validation import integer, items, member, record, text
from alveus.core.match import Match
from alveus.core.outcomes import Outcome, add_points
from alveus.letters import envelope, replaying
from alveus.letters.chains import SIZE, KnownLinks, OwnLinks
from alveus.letters.envelope import ENDS, ID_SIZE, End, Letter

NextWriter: TypeAlias = Literal["ours", "theirs", "over"]
"""Who writes the next letter: this device's side ("ours"), the other side ("theirs"), or neither,
because the game has ended ("over")."""
FORMAT = "alveus letter"
_NEXT_ID = b"alveus letter next"


@dataclass(frozen=True)
class Correspondence:
    """A game by letter from the view of one side, or of an onlooker, who plays neither side.

    `letter` is the last letter read or written; its number is 0 before the first letter.  `match`
    has the moves of that letter and this side's moves since then.
    """

    letter: Letter
    match: Match
    seat: int | None
    """0 if this device's side writes the first letter, 1 if the other does; None: onlooker."""
    secret: bytes = b""
    """The secret from which this side's part of all rolls is computed; empty for an onlooker."""
    end: End = ""
    """This side's action in its next letter: "resign", "offer" (a draw), "draw" (accept) or ""."""
    older: Letter | None = None
    """The letter just read, if older than the last one stored on this device; otherwise None."""

    @property
    def sides(self) -> tuple[str, str]:
        """The side that wrote the first letter, and the other side."""
        return sides_of(self.letter, self.match.game)

    @property
    def side(self) -> str:
        """The side of this device; "" for an onlooker."""
        return "" if self.seat is None else self.sides[self.seat]

    @property
    def standing(self) -> NextWriter:
        """Who writes the next letter: "ours", "theirs" (also for an onlooker), "over" (neither)."""
        sent = len(replaying.moves_of(self.match)) == len(self.letter.moves)
        if self.letter.end in ("resign", "draw") or (sent and self.match.outcome is not None):
            return "over"
        return "ours" if self.seat == self.letter.number % 2 else "theirs"

    @property
    def offered(self) -> bool:
        """True if the last letter offers this side a draw; never true for an onlooker."""
        return self.letter.end == "offer" and self.seat not in (None, self.letter.writer)

    @property
    def outcome(self) -> Outcome | None:
        """The result, also by resignation or agreed draw in the last letter; None if not over."""
        game, state = self.match.game, self.match.state
        if self.letter.end == "resign":
            return game.concede(state, game.info.seats.index(self.sides[self.letter.writer]))
        if self.letter.end == "draw":
            return Outcome(None, "agreed", 0)
        return self.match.outcome

    @property
    def following(self) -> Letter | None:
        """The next game of the series, as an unwritten letter (number 0); None if no game follows.

        The player who receives the final letter of this game writes the first letter of the next.
        """
        last, match, outcome = self.letter, self.match, self.outcome
        game, target = match.game, match.game.info.target(match.game.settings, last.target)
        if self.standing != "over" or outcome is None or not target or game.info.scoring:
            return None
        earlier = match.ply.match_game.earlier
        tally = add_points((*earlier, outcome), len(match.sides), target)
        if tally.winner is not None:
            return None
        first, second = tally.score
        # Rolls that only this side can know must not decide which side begins the next game.
        public = min(map(len, replaying.read_links(last, game)))
        count_throws = replaying.letter_game(match).count_throws
        states = (ply.state for ply in match.plies if count_throws(ply.throws) <= public)
        began = next((turn for state in states if (turn := game.turn(state)) is not None), 0)
        starter = game.next_starter(outcome, began)
        return Letter(
            id=next_id(last.id),
            game=last.game,
            side=self.sides[1 - last.writer],
            number=0,
            options=last.options,
            target=last.target,
            score=(first, second),
            starter="" if starter is None else match.sides[starter],
            names=last.names,
        )

    @property
    def ready(self) -> bool:
        """True if this side can write its next letter, because it has made all its decisions."""
        if self.seat is None or self.standing != "ours":
            return False
        if self.end in ("resign", "draw"):
            return True
        ahead = copy(self.match)
        replaying.roll_known_dice(ahead)
        return ahead.actor < 0 or ahead.sides[ahead.actor] != self.side

    def tell(self) -> dict[str, Any]:
        """Return data of the last letter, sides, status, result and moves as JSON, without secrets.

        The status contains which side writes next (`standing`), and whether a draw is offered.
        """
        letter, outcome, following = self.letter, self.outcome, self.following
        # Equal to the end in the next letter.
        end = "" if self.match.outcome is not None else self.end
        seals = () if self.seat is None else letter.seals[self.seat]
        return {
            "id": letter.id,
            "game": letter.game,
            "number": letter.number,
            "writer": "" if letter.number == 0 else self.sides[letter.writer],
            "side": self.side,
            "sides": list(self.sides),
            "names": dict(letter.names),
            "word": letter.word,
            "seal": seals[0].hex() if seals else "",
            "standing": self.standing,
            "ready": self.ready,
            "offered": self.offered,
            "end": end or (letter.end if self.standing == "over" else ""),
            "outcome": outcome and outcome.to_json(self.match.sides),
            "older": 0 if self.older is None else self.older.number,
            "next": "" if following is None else following.id,
            "moves": list(replaying.moves_of(self.match)),
        }

    def to_json(self) -> dict[str, Any]:
        """Return the JSON record to store on this device; it contains this side's secret."""
        return {
            "format": FORMAT,
            "version": 1,
            "letter": self.letter.to_json(),
            "seat": self.seat,
            "secret": self.secret.hex(),
            "moves": list(replaying.moves_of(self.match)[len(self.letter.moves) :]),
            "end": self.end,
        }


def begin(
    game: str,
    options: Mapping[str, str] | None = None,
    side: str | None = None,
    names: Mapping[str, str] | None = None,
    target: int = 0,
) -> Correspondence:
    """Return a new game by letter, before its first letter.

    `side` is the side of this device, by default the game's first side; it writes the first letter.
    `names` are the players' names, keyed by side.  With a `target` above 0, the game is the first
    of a series to this number of points.  Raises SetupError: `letter_game` if the game cannot be
    played by letter under these options; `unknown_side`; `bad_value` for an invalid target; or the
    error for an unknown game or option.
    """
    spec = registry.spec(game)
    built = spec.build(options or {})
    sides = built.info.seats
    for name in (side, *(names or {})):
        if name is not None and name not in sides:
            raise SetupError("unknown_side", side=name[:80])
    if not 0 <= target <= envelope.MOST_POINTS:
        raise SetupError("bad_value", name="target", value=str(target)[:80])
    letter = Letter(
        id=os.urandom(ID_SIZE).hex(),
        game=game,
        side=side or sides[0],
        number=0,
        options=built.info.to_store(built.settings),
        target=target,
        names=envelope.clean_names(names or {}),
    )
    return _replay(letter, 0, os.urandom(SIZE))


def begin_next_game(correspondence: Correspondence) -> Correspondence:
    """Return the game that follows a finished game of a series, before its first letter.

    Raises IllegalMove: `letter_last` if no game follows; `letter_not_yours` unless this side writes
    the first letter of that game.
    """
    letter = correspondence.following
    if letter is None:
        raise IllegalMove("letter_last")
    if letter.side != correspondence.side:
        raise IllegalMove("letter_not_yours")
    return _replay(letter, 0, os.urandom(SIZE))


def read(link: str, kept: Mapping[str, Any] | None = None) -> Correspondence:
    """Return the game in a letter.

    `link` is text that contains the letter's URL.  `kept` is this device's record (from
    `Correspondence.to_json`) of the game, or of the preceding game in its series.  Without `kept`,
    the reader of a first letter plays the other side, the reader of a later letter is an onlooker;
    with the record of an unrelated game, the reader is always an onlooker.  If the record has the
    same letter or a newer one, return the recorded game; if the record's letter is newer, the field
    `older` of that game contains the letter in `link`.

    Raises SetupError.  For an invalid letter, the code is `letter_side_file`, `letter_damaged`,
    `letter_version`, `letter_too_long`, `letter_game`, `letter_links`, `letter_move`, or
    `letter_unfinished` if the letter ends during a turn.  For a letter that does not agree with the
    record, it is `letter_series`, `letter_names`, `letter_contradicts`, or `letter_unsent` if the
    letter depends on a letter, move or draw offer that this side has not sent.  For the letter that
    this side sent last, it is `letter_ours`; for a damaged record, `save_damaged` or the error of
    the invalid member.
    """
    letter = envelope.open_letter(link)
    if kept is None:
        return _checked(_open_unknown(letter), None)
    stored = read_kept_letter(kept)
    if letter.id == next_id(stored.id):
        opened, recorded = _open_unknown(letter), resume(kept)
        replaying.check_series(letter, recorded.following)
        if opened.seat is not None and letter.side == recorded.side:
            raise SetupError("letter_unsent", number=letter.number)  # this side writes letter 1
        return _checked(opened, None)
    if stored.id != letter.id:
        return _checked(_replay(letter, None, b""), None)
    seat, secret = read_kept_side(kept)
    opened = _replay(letter, seat, secret)
    replaying.compare(stored, letter)
    if letter.number > stored.number:
        return _checked(opened, stored)
    if letter.writer == seat and letter.number == stored.number:
        raise SetupError("letter_ours", number=letter.number)
    recorded = resume(kept)
    return recorded if letter.number == stored.number else replace(recorded, older=letter)


def resume(kept: Mapping[str, Any]) -> Correspondence:
    """Return the game in a record stored on this device.  Raises SetupError `save_damaged`."""
    try:
        return replay_record(kept)
    except AlveusError as error:
        raise SetupError("save_damaged", name=error.params.get("name", "")) from None


def replay_record(kept: Mapping[str, Any]) -> Correspondence:
    """Return the game in a stored record, after the moves of its last letter and the unsent moves.

    Raises SetupError for an invalid record or letter.  Raises IllegalMove or NotationError for an
    invalid unsent move.
    """
    recorded = _replay(read_kept_letter(kept), *read_kept_side(kept))
    moves, end = read_kept_draft(kept)
    for move in moves:
        recorded = play(recorded, move)
    return replace(recorded, end=end)


def read_kept_letter(kept: Mapping[str, Any]) -> Letter:
    """Return the last letter in a stored record.

    Before the first letter, return a letter with the game's settings and the number 0.  Raises
    SetupError `save_damaged` if the format of `kept` is not `FORMAT`, version 1.  Raises SetupError
    with another code if a member of the record, such as `letter`, is missing or invalid.
    """
    if kept.get("format") != FORMAT or integer(kept.get("version"), "version") != 1:
        raise SetupError("save_damaged", name="format")
    members = record(kept, "letter")
    if "number" in members:
        return envelope.read_letter(members)
    return replace(envelope.read_letter({**members, "number": 1}), number=0)


def read_kept_side(kept: Mapping[str, Any]) -> tuple[int | None, bytes]:
    """Return a record's seat (None for an onlooker) and secret.  Raises SetupError if invalid."""
    seat = member(kept, "seat", (0, 1, None), None)
    try:
        secret = bytes.fromhex(text(kept.get("secret"), "secret"))
    except ValueError:
        raise SetupError("save_damaged", name="secret") from None
    if len(secret) != (0 if seat is None else SIZE):
        raise SetupError("save_damaged", name="secret")
    return seat, secret


def read_kept_draft(kept: Mapping[str, Any]) -> tuple[list[str], End]:
    """Return the draft of the next letter in a record: the unsent moves, and the letter's end.

    The end is "offer", "draw", "resign" or "" (see `play`).  Raises SetupError if invalid.
    """
    moves = items(kept, "moves") if "moves" in kept else []
    return [text(move, "moves") for move in moves], member(kept, "end", ENDS, "")


def play(correspondence: Correspondence, move: str) -> Correspondence:
    """Return the game after a move of this side, or with this side's action in the next letter.

    `move` is a move in the game's notation, or one of the actions "offer" (a draw), "draw" (accept
    the offer), "resign" and "" (none).  A new action replaces the earlier one.  Raises
    NotationError for unreadable text.  Raises IllegalMove: `letter_not_yours` unless this side
    writes the next letter, `not_your_turn` for a move of the other side, `game_over` for an action
    after the end, `no_draw_offered`, `letter_full` after the maximum number of moves, or the code
    of the rule that `move` breaks.
    """
    if correspondence.standing != "ours":
        raise IllegalMove("letter_not_yours")
    if move in ENDS:
        if correspondence.match.outcome is not None:
            raise IllegalMove("game_over")
        if move == "draw" and not correspondence.offered:
            raise IllegalMove("no_draw_offered")
        return replace(correspondence, end=member({"end": move}, "end", ENDS, ""))
    match = copy(correspondence.match)
    if match.actor < 0 or match.sides[match.actor] != correspondence.side:
        raise IllegalMove("not_your_turn")
    replaying.check_length(match)
    before = match.cursor
    match.play(move)
    if any(ply.side != correspondence.side for ply in match.plies[before + 1 :]):
        raise IllegalMove("not_your_turn")
    replaying.roll_known_dice(match)
    return replace(correspondence, match=match)


def next_id(before: str) -> str:
    """Return the id of the next game of a series, a hash of the id `before` of the preceding game.

    If a player writes two different first letters of the next game, both have the same id, so that
    their reader detects the contradiction.
    """
    return hashlib.sha256(_NEXT_ID + bytes.fromhex(before)).digest()[:ID_SIZE].hex()


def sides_of(letter: Letter, game: Game[Any, Any]) -> tuple[str, str]:
    """Return both sides of a game by letter; the writer of the first letter comes first."""
    first, second = game.info.seats
    return (first, second) if letter.side == first else (second, first)


def _open_unknown(letter: Letter) -> Correspondence:
    seat = 1 if letter.number == 1 else None
    return _replay(letter, seat, b"" if seat is None else os.urandom(SIZE))


def _checked(opened: Correspondence, stored: Letter | None) -> Correspondence:
    """Return `opened` if its letter has the form in which alveus writes letters.

    If this device plays a side, the letter must also be the other side's next letter after
    `stored`, the last one on this device (None: no letter yet), and add no moves of this device's
    side.  Raises SetupError otherwise.
    """
    if opened.seat is not None:
        replaying.check_unsent(
            opened.letter, stored, opened.seat, opened.side, replaying.movers_of(opened.match)
        )
    replaying.check_written(opened.letter, opened.match)
    return opened


def _replay(letter: Letter, seat: int | None, secret: bytes) -> Correspondence:
    spec, game = replaying.find_game(letter, registry.spec)
    first, second = replaying.read_links(letter, game)
    links: list[KnownLinks] = [first, second]
    if seat is not None and game.info.chance:
        own, public = OwnLinks(secret), (first, second)[seat]
        expected = own.reveal(len(public))
        matches = (public.seals, public.newest) == (expected.seals, expected.newest)
        if letter.seals[seat] and not matches:
            raise SetupError("letter_links")
        links[seat] = own
    match = replaying.replay(spec, game, letter, (links[0], links[1]), min(len(first), len(second)))
    replaying.roll_known_dice(match)
    return Correspondence(letter, match, seat, secret)
