"""Saves and links restore a match, reveal nothing too early, and report damage."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from alveus import registry
from alveus.core import links, saves
from alveus.core.controllers import Controller
from alveus.core.errors import SetupError
from alveus.core.events import finish
from alveus.core.game import CHANCE, OVER
from alveus.core.match import Match, begin
from alveus.core.match_view import view
from alveus.core.version import __version__
from alveus.registry import spec


def played(plies: int, seed: int = 1, **options: str) -> Match:
    """A match with random moves."""
    seats = {"black": Controller("magister")}
    match = begin(spec("lombardorum"), options, seats, seed=b"seed%d" % seed)
    choose = random.Random(seed)
    while len(match.plies) <= plies and match.actor != OVER:
        if match.actor == CHANCE:
            match.play("throw")
        else:
            move = choose.choice(list(match.game.moves(match.state)))
            match.play(match.game.text(match.state, move))
    return match


def comparable_view(match: Match) -> dict[str, Any]:
    """Return the view without revision and match id, which differ after loading."""
    return {name: value for name, value in view(match).items() if name not in ("rev", "match")}


@pytest.mark.parametrize("plies", [0, 1, 2, 7, 60, 1000])
def test_save_restores_the_whole_match(plies: int) -> None:
    match = played(plies)
    again = saves.load(json.loads(json.dumps(saves.save(match))), registry.spec)
    assert comparable_view(again) == comparable_view(match)
    assert again.seats == match.seats


def test_save_contains_the_rolls_and_its_version() -> None:
    match = begin(spec("lombardorum"), {"starter": "white"}, seed=b"x")
    match.play("throw")
    fallen = match.ply.text
    match.play(match.game.results(match.state)[0].text)
    match.play("throw 6-5")
    saved = saves.save(match)
    assert saved["alveus"] == __version__
    plies = saved["games"][0]["plies"]
    assert (plies[0], plies[-1]) == (fallen, "throw 6-5")
    assert fallen != "throw"
    assert saved["games"][0]["drawn"] == [0]
    assert comparable_view(saves.load(saved, registry.spec)) == comparable_view(match)


def test_roll_that_does_not_match_the_seed_is_refused() -> None:
    saved = saves.save(played(9))
    saved["games"][0]["plies"][saved["games"][0]["drawn"][1]] = "throw 6-6"
    with pytest.raises(SetupError, match="save_illegal_move"):
        saves.load(saved, registry.spec)


def test_save_hides_tiles_until_the_game_is_over() -> None:
    match = begin(spec("sperrdomino"), seed=b"x")
    match.play("throw")
    game = saves.save(match)["games"][0]
    assert game["plies"] == ["throw"]
    match.play("resign")
    game = saves.save(match)["games"][0]
    assert game["plies"][0].startswith("deal ")
    assert comparable_view(saves.load(saves.save(match), registry.spec)) == comparable_view(match)


def test_save_contains_undone_plies() -> None:
    match = begin(spec("lombardorum"), {"starter": "white"}, seed=b"x")
    for text in ("throw 6-5", "6:1-7", "5:1-6"):
        match.play(text)
    match.undo()
    again = saves.load(saves.save(match), registry.spec)
    again.redo()
    assert again.ply.text == "5:1-6"


def test_save_keeps_the_next_rolls() -> None:
    match = played(9)
    again = saves.load(saves.save(match), registry.spec)
    assert again.ply.match_game.seed == match.ply.match_game.seed


def test_a_save_keeps_the_games_of_a_series() -> None:
    match = begin(spec("lombardorum"), {"starter": "white"}, target=5, seed=b"x")
    match.play("throw 6-5")
    match.play("resign")
    match.again()
    match.play("throw 1-1")
    again = saves.load(saves.save(match), registry.spec)
    assert comparable_view(again) == comparable_view(match)


def test_a_save_keeps_the_number_of_a_single_game() -> None:
    match = begin(registry.spec("lombardorum"), {"starter": "white"}, seed=b"x")
    match.play("throw 6-5")
    match.play("resign")
    again = saves.load(saves.save(match.again()), registry.spec)
    assert again.ply.match_game.number == 2


def test_a_save_seals_the_secret_and_keeps_it() -> None:
    match = played(1000)
    saved = saves.save(match)
    assert match.secret.hex() not in json.dumps(saved)
    again = saves.load(json.loads(json.dumps(saved)), registry.spec)
    assert again.secret == match.secret
    assert again.again({}).ply.match_game.seed == match.again({}).ply.match_game.seed


def test_save_without_secret_receives_a_new_one() -> None:
    saved = saves.save(played(9))
    del saved["secret"]
    assert saves.load(saved, registry.spec).secret != saves.load(saved, registry.spec).secret


def test_save_contains_the_previous_match() -> None:
    first = played(9)
    match = first.again({"restricted": "none"})
    saved = json.loads(json.dumps(saves.save(match, first)))
    again, before = finish(saves.loading(saved, registry.spec))
    assert before is not None
    assert comparable_view(before) == comparable_view(first)
    assert comparable_view(again) == comparable_view(match)


def test_previous_match_that_cannot_be_replayed_is_omitted() -> None:
    first = played(9)
    saved = saves.save(first.again({}), first)
    saved["before"]["games"][0]["plies"][1] = "6:11-12"
    assert finish(saves.loading(saved, registry.spec))[1] is None


def test_previous_puzzle_with_a_malformed_id_is_omitted() -> None:
    first = begin(spec("dominosa"), seed=b"first")
    saved = saves.save(first.again({}), first)
    saved["before"]["games"][0]["position"] = {"game": "dominosa", "puzzle": "6:x"}
    assert finish(saves.loading(saved, registry.spec))[1] is None


def test_unfinished_save_masks_its_seed() -> None:
    match = played(9)
    text = json.dumps(saves.save(match))
    assert match.ply.match_game.seed.hex() not in text
    assert match.ply.match_game.seed.decode() not in text


def test_finished_save_contains_its_seed() -> None:
    match = played(1000)
    assert saves.save(match)["games"][0]["seed"] == match.ply.match_game.seed.hex()


def test_illegal_move_in_a_save_is_reported() -> None:
    saved = saves.save(played(9))
    saved["games"][0]["plies"][4] = "6:11-12"
    with pytest.raises(SetupError) as refused:
        saves.load(saved, registry.spec)
    assert refused.value.code == "save_illegal_move"
    assert refused.value.params["ply"] == 5
    assert refused.value.params["text"] == "6:11-12"


def damaged() -> list[tuple[str, Any]]:
    """Saves with one fault each."""
    cases: list[tuple[str, Any]] = []

    def case(name: str, change: Any) -> None:
        saved = copy.deepcopy(saves.save(played(9)))
        change(saved)
        cases.append((name, saved))

    case("no format", lambda s: s.pop("format"))
    case("no games", lambda s: s.update(games=[]))
    case("games of no list", lambda s: s.update(games="all"))
    case("a game that is none", lambda s: s.update(games=[7]))
    case("a number among the plies", lambda s: s["games"][0]["plies"].append(7))
    case("another seed", lambda s: s["games"][0].update(key="00" * 16))
    case("a seed of no digits", lambda s: s["games"][0].update(sealed="seed"))
    case("no seed", lambda s: s["games"][0].pop("sealed"))
    case("another side", lambda s: s["games"][0].update(starter="red"))
    case("a ply that is not there", lambda s: s.update(ply=99))
    case("no version", lambda s: s.pop("version"))
    case("a version before the first", lambda s: s.update(version=-1))
    case("a series to less than nothing", lambda s: s.update(target=-1))
    case("nobody at the table", lambda s: s.update(seats={}))
    case("a list among what played itself", lambda s: s["games"][0].update(auto=[[1]]))
    case("a secret of no digits", lambda s: s["secret"].update(sealed="secret"))
    case("a secret that is none", lambda s: s.update(secret=7))
    case("a game before the first", lambda s: s.update(first=0))
    case("a match before that is none", lambda s: s.update(before=7))
    return cases


@pytest.mark.parametrize(("name", "saved"), damaged())
def test_a_damaged_save_is_refused(name: str, saved: Any) -> None:
    with pytest.raises(SetupError) as refused:
        finish(saves.loading(saved, registry.spec))
    assert refused.value.code == "save_damaged"


def test_a_save_of_a_later_version_is_refused() -> None:
    with pytest.raises(SetupError, match="save_too_new"):
        saves.load({**saves.save(played(3)), "version": 2}, registry.spec)


@pytest.mark.parametrize("plies", [0, 1, 40])
def test_link_of_a_short_game_contains_the_moves(plies: int) -> None:
    match = played(plies)
    text, kind = links.link(match)
    again = links.follow(text, registry.spec)
    assert kind == "moves"
    assert [p.text for p in again.plies] == [p.text for p in match.plies]
    assert again.state == match.state


def test_link_of_a_long_game_contains_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "LONGEST", 200)
    match = played(60)
    text, kind = links.link(match)
    again = links.follow(text, registry.spec)
    assert kind == "position"
    assert again.game.to_json(again.state) == match.game.to_json(match.state)


def test_link_does_not_reveal_future_rolls() -> None:
    match = played(9)
    followed = links.follow(links.link(match)[0], registry.spec)
    assert followed.ply.match_game.seed != match.ply.match_game.seed


@pytest.mark.parametrize("cut", [0, 1, 2, 10, -1])
def test_a_link_cut_short_is_refused(cut: int) -> None:
    text, _ = links.link(played(30))
    with pytest.raises(SetupError, match="link_damaged"):
        links.follow(text[:cut], registry.spec)


def test_a_link_of_a_later_version_is_refused() -> None:
    with pytest.raises(SetupError, match="link_too_new"):
        links.follow("9." + links.link(played(3))[0][2:], registry.spec)
