"""Game and home pages with content that is readable without scripts: additions and links."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from alveus import registry
from site_build.gamepages import check_address, path_of, write_game_pages
from site_build.links import broken_links
from site_build.pagewords import Words, plain, to_html
from site_build.pictures import WORD, draw_wordless
from toolchain.ground import WEB, SetupFailed

if TYPE_CHECKING:
    from pathlib import Path

PAGE = """<!doctype html>
<html lang="en" data-alveus="painting">
  <head>
    <meta charset="utf-8" />
    <title>alveus</title>
    <link rel="manifest" href="./manifest.webmanifest">
  </head>
  <body><p class="lead" data-t="home-lead"></p><p class="first-words"></p>
    <section class="read" hidden><p>both</p></section></body>
</html>
"""
AWAY = re.compile(r'(?:href|content)="(https?://[^"]+)"')


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name in ("index.html", "play.html"):
        (tmp_path / name).write_text(PAGE, encoding="utf-8")
    for name in ("manifest", "manifest.de"):
        (tmp_path / f"{name}.webmanifest").touch()
    (tmp_path / "icon.svg").touch()
    return tmp_path


def read(site: Path, path: str) -> str:
    return (site / path / "index.html").read_text(encoding="utf-8")


def test_every_game_has_a_page_in_every_language(site: Path) -> None:
    write_game_pages(site, "")
    english, german = read(site, "bohnenspiel"), read(site, "de/bohnenspiel")
    assert '<html lang="en" data-game="bohnenspiel"' in english
    assert '<html lang="de" data-language="de" data-game="bohnenspiel"' in german
    assert '<base href="../" />' in english
    assert '<base href="../../" />' in german
    assert "<h1>Bohnenspiel</h1>" in german
    assert "manifest.de.webmanifest" in german
    assert "both" not in german, "the game's rules stand in the place of the list of all games"
    assert "data-game" not in read(site, "de")
    assert '<base href="../" />' in read(site, "de")


def test_a_home_says_its_first_words_in_its_language_before_any_script(site: Path) -> None:
    write_game_pages(site, "")
    lead = '<p class="lead" data-t="home-lead">'
    assert f"{lead}Eight forgotten games" in read(site, "")
    assert f"{lead}Acht vergessene Spiele" in read(site, "de")
    assert f"{lead}</p>" in read(site, "xii")


def test_a_games_page_begins_its_guide_before_any_script_but_a_puzzle_does_not(site: Path) -> None:
    write_game_pages(site, "")
    first = '<p class="first-words">'
    assert (
        f"{first}<span>Your first game</span><b>Capture more beans than North.</b> Sow a pit: "
        "a bean into each that follows, down the left, then up the right.</p>"
    ) in read(site, "bohnenspiel")
    assert f"{first}<span>Erste Partie</span><b>Eine Siegreihe bei Schwarz.</b>" in read(
        site, "de/rithmomachia"
    )
    assert all(f"{first}</p>" in read(site, page) for page in ("", "dominosa", "de/terzett"))


def test_without_an_address_a_page_names_no_host(site: Path) -> None:
    write_game_pages(site, "")
    assert AWAY.findall(read(site, "xii")) == []
    assert "canonical" not in read(site, "xii")
    assert 'rel="alternate"' not in read(site, "xii")
    assert not (site / "sitemap.xml").exists()
    assert "Sitemap" not in (site / "robots.txt").read_text(encoding="utf-8")


def test_with_an_address_page_previews_and_list_for_search_name_it_in_full(site: Path) -> None:
    write_game_pages(site, "https://example.org/games/")
    page = read(site, "de/xii")
    assert '<link rel="canonical" href="https://example.org/games/de/xii/" />' in page
    assert 'content="https://example.org/games/previews/xii-de.png"' in page
    assert 'hreflang="x-default" href="https://example.org/games/xii/"' in page
    listed = (site / "sitemap.xml").read_text(encoding="utf-8")
    assert "<loc>https://example.org/games/de/xii/</loc>" in listed
    assert "https://example.org/games/sitemap.xml" in (site / "robots.txt").read_text("utf-8")
    assert 'href="https://example.org/games/de/"' in (site / "404.html").read_text("utf-8")


def test_the_404_page_contains_the_script_that_the_policy_permits(
    site: Path,
) -> None:
    write_game_pages(site, "")
    script = (WEB / "parts" / "lost.js").read_text(encoding="utf-8")
    assert f"<script>{script}</script>" in (site / "404.html").read_text("utf-8")


def test_what_search_reads_of_a_game_is_json(site: Path) -> None:
    write_game_pages(site, "")
    found = re.search(r'<script type="application/ld\+json">(.*?)</script>', read(site, "dominosa"))
    told = json.loads(found[1] if found else "")
    assert told["name"] == "Dominosa"
    assert told["numberOfPlayers"]["maxValue"] == 1


def test_links_of_a_page_with_a_base_are_followed_from_there(site: Path) -> None:
    write_game_pages(site, "")
    broken = list(broken_links(site))
    assert {link.partition(": ")[2].partition("/")[0] for link in broken} == {"previews"}


@pytest.mark.parametrize(
    "address", ["example.org", "ftp://example.org/", "https://a.b/?c", "https:"]
)
def test_what_is_no_address_of_a_site_is_refused(address: str) -> None:
    with pytest.raises(SetupFailed, match="address"):
        check_address(address)


def test_an_address_ends_with_a_slash() -> None:
    assert check_address("https://example.org/a") == "https://example.org/a/"
    assert check_address("") == ""


def test_the_usual_language_lies_beside_the_folders_of_the_others() -> None:
    assert [path_of("xii", "en"), path_of("xii", "de")] == ["xii/", "de/xii/"]
    assert [path_of("", "en"), path_of("", "de")] == ["", "de/"]


def test_marks_in_a_text_become_elements_or_vanish() -> None:
    assert to_html("*a* & _b_ ‹c›") == '<em>a</em> &amp; <i lang="la">b</i> <i>c</i>'
    assert plain("*a* & _b_ ‹c› `d`") == "a & b c d"


def test_rules_come_in_the_order_of_their_file_with_every_term() -> None:
    words = Words("en", "core", "pages/lombardorum")
    assert next(words.sections())[0] == "A game on half a board"
    assert dict(words.terms())["Man"] == "A piece. Each player has fifteen."


@pytest.mark.parametrize("game", registry.ids())
def test_the_picture_of_a_game_speaks_no_language(game: str) -> None:
    texts = [one.text or "" for one in draw_wordless(game).findall("{*}text")]
    assert not [text for text in texts if WORD.search(text)]
