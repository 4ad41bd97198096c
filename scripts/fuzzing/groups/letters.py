"""Game letters: with one changed character, truncated, or forged.

A changed or truncated letter must be refused.  A forged letter has a correct checksum, so it is
allowed to be accepted, but it must not cause an unexpected exception.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from alveus import letters
from alveus.core.errors import AlveusError
from alveus.core.json_validation import parse_object
from alveus.letters.envelope import MARK, open_letter, read_letter
from fuzzing.faults import Fault
from fuzzing.mutation import damage, damage_json

SHARE = 190
GAMES = ("lombardorum", "duodecim", "xii", "bohnenspiel", "rithmomachia")
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
OTHERS = ".=%+/ é١\x00"
LETTERS = 5
"""Number of letters per game."""


def attempt(chance: Random) -> bool:
    """Read a truncated, changed or forged letter, or resume a game from a changed record."""
    number = chance.randrange(LETTERS)
    game = chance.choice(GAMES)
    link, kept = _sample(game)[number]
    match chance.randrange(8):
        case 0:
            return _refuse("cut letter", link[: chance.randrange(len(link))])
        case 1:
            return _resume(chance, kept)
        case 2 | 3:
            return _compose(chance, link)
    return _refuse("letter with a changed character", change_character(chance, link))


def change_character(chance: Random, link: str) -> str:
    """Return a letter with one changed character after the `=`."""
    at = chance.randrange(len(MARK), len(link))
    characters = ALPHABET if chance.random() < 0.9 else OTHERS
    other = chance.choice([character for character in characters if character != link[at]])
    return link[:at] + other + link[at + 1 :]


@lru_cache(8)
def _sample(game: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the first letters of a game, each with its writer's record of the game."""
    chance = Random(game)
    sent = [letters.write(_play(letters.begin(game), chance))]
    kept: dict[int, dict[str, Any]] = {0: sent[0].kept}
    while len(sent) < LETTERS:
        seat = len(sent) % 2
        correspondence = letters.read(sent[-1].link, kept.get(seat))
        sent.append(letters.write(_play(correspondence, chance)))
        kept[seat] = sent[-1].kept
    return [(letter.link, letter.kept) for letter in sent]


def _play(correspondence: letters.Correspondence, chance: Random) -> letters.Correspondence:
    """Play random moves until it is the other side's turn."""
    while (
        correspondence.match.actor >= 0
        and correspondence.match.sides[correspondence.match.actor] == correspondence.side
    ):
        game, state = correspondence.match.game, correspondence.match.state
        correspondence = letters.play(
            correspondence, game.text(state, chance.choice(game.moves(state)))
        )
    return correspondence


def _refuse(name: str, link: str) -> bool:
    try:
        letters.read(link)
    except AlveusError:
        return False
    raise Fault(f"accepted {name}", link)


def _compose(chance: Random, link: str) -> bool:
    """Read a letter whose content was changed before it was packed, with a correct checksum."""
    members = damage(chance, open_letter(link).to_json())
    if not isinstance(members, dict):
        return False
    try:
        changed = read_letter(members)
        if chance.random() < 0.2:
            changed = replace(changed, word=str(chance.random()) * 40)
        letters.read(changed.pack())
    except AlveusError:
        return False
    return True


def _resume(chance: Random, kept: dict[str, Any]) -> bool:
    """Resume a game from a changed record."""
    try:
        letters.resume(parse_object(damage_json(chance, kept)))
    except AlveusError:
        return False
    return True
