"""A letter's game, played over again under its throws."""

from __future__ import annotations

from typing import Any, cast

from alveus.core.controller import Controller
from alveus.core.errors import AlveusError, IllegalMove, SetupError
from alveus.core.game import CHANCE, Game
from alveus.core.match import Match
from alveus.core.outcomes import Outcome
from alveus.core.spec import GameSpec, SpecFinder
from alveus.letters.chains import Links
from alveus.letters.envelope import Letter
from alveus.letters.throws import Knowing, LetterGame, draws_lots

PLAYERS_ENDS = ("resign", "end")
"""What players say instead of moving; in a letter it has a place of its own."""


def find_game(letter: Letter, find: SpecFinder) -> tuple[GameSpec, Game[Any, Any]]:
    """The game of a letter under its options.  Raises SetupError `letter_game`."""
    try:
        spec = find(letter.game)
        game = spec.build(letter.options)
    except SetupError:
        raise SetupError("letter_game", game=letter.game[:80]) from None
    sides = game.info.seats
    named = letter.side in sides and letter.starter in ("", *sides)
    if not named or not game.info.by_letter(game.settings):
        raise SetupError("letter_game", game=letter.game[:80])
    return spec, game


def read_links(letter: Letter, game: Game[Any, Any]) -> tuple[Links, Links]:
    """What the letter tells of both sides' links.

    Raises SetupError `letter_links` where they do not fit their seals, or where a seal is missing
    or stands where nothing is thrown.
    """
    try:
        first, second = (
            Links(seals, newest) for seals, newest in zip(letter.seals, letter.links, strict=True)
        )
    except ValueError:
        raise SetupError("letter_links") from None
    sealed = (letter.number > 0, letter.number > 1) if game.info.chance else (False, False)
    if sealed != (bool(first.seals), bool(second.seals)):
        raise SetupError("letter_links")
    return first, second


def replay(
    spec: GameSpec, game: Game[Any, Any], letter: Letter, first: Knowing, second: Knowing
) -> Match:
    """The match after the letter's moves, and after the throws that are known then.

    Raises SetupError `letter_move` with the number and the text of what cannot be played.
    """
    sides = game.info.seats
    opened = LetterGame(
        1,
        game,
        bytes.fromhex(letter.id),
        starter=sides.index(letter.starter) if letter.starter else None,
        earlier=tuple(Outcome(seat, "", points) for seat, points in enumerate(letter.score)),
        first=first,
        second=second,
    )
    match = Match(spec, opened, dict.fromkeys(sides, Controller()), letter.target)
    for number, move in enumerate(letter.moves, 1):
        try:
            throw_on(match)
            if move in PLAYERS_ENDS or match.actor < 0:
                raise IllegalMove("throw_first")
            before = match.cursor
            match.play(move)
            if any(ply.kind == "throw" for ply in match.plies[before + 1 :]):
                raise IllegalMove("letter_throw")
        except (AlveusError, RecursionError) as error:
            reason = error.code if isinstance(error, AlveusError) else "move_unreadable"
            raise SetupError("letter_move", number=number, move=move[:80], reason=reason) from None
    throw_on(match)
    return match


def throw_on(match: Match) -> None:
    """Throws for as long as chance is to act and the throw is known here."""
    while match.actor == CHANCE:
        try:
            match.play("throw", auto=True)
        except IllegalMove as error:
            if error.code != "letter_throw":
                raise
            return


def moves_of(match: Match) -> tuple[str, ...]:
    """The moves of a match without its throws, as letters write them."""
    return tuple(ply.text for ply in match.plies[1 : match.cursor + 1] if ply.kind == "move")


def letter_game(match: Match) -> LetterGame:
    """The game of a match by letter, which knows its throws."""
    return cast("LetterGame", match.ply.match_game)


def movers_of(match: Match) -> tuple[str, ...]:
    """The sides that made these moves."""
    return tuple(ply.side for ply in match.plies[1 : match.cursor + 1] if ply.kind == "move")


def throws_of(match: Match) -> int:
    """How many throws have fallen."""
    return letter_game(match).count_throws(match.ply.throws)


def throws_ahead(match: Match) -> int:
    """How many throws come before the next decision of either side."""
    if match.actor != CHANCE:
        return 0
    return 1 + draws_lots(match.game, match.state)
