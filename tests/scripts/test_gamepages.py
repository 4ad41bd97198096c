"""Game and home pages whose text is readable without scripts, and their links."""

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
    assert "both" not in german, "the game's rules replace the list of all games"
    assert "data-game" not in read(site, "de")
    assert '<base href="../" />' in read(site, "de")


def test_home_page_contains_its_first_sentence_without_scripts(site: Path) -> None:
    write_game_pages(site, "")
    lead = '<p class="lead" data-t="home-lead">'
    assert f"{lead}Historical board games" in read(site, "")
    assert f"{lead}Historische Brettspiele" in read(site, "de")
    assert f"{lead}</p>" in read(site, "xii")


def test_game_page_contains_the_first_step_of_its_guide_without_scripts(site: Path) -> None:
    write_game_pages(site, "")
    first = '<p class="first-words">'
    assert (
        f"{first}<span>Your first game</span><b>Capture more beans than North.</b> Sow from a pit: "
        "drop its beans one by one, down the left, then up the right.</p>"
    ) in read(site, "bohnenspiel")
    assert f"{first}<span>Ihre erste Partie</span><b>Eine Siegreihe bilden.</b>" in read(
        site, "de/rithmomachia"
    )
    assert all(f"{first}</p>" in read(site, page) for page in ("", "dominosa", "de/terzett"))


def test_page_contains_no_host_name_without_an_address(site: Path) -> None:
    write_game_pages(site, "")
    assert AWAY.findall(read(site, "xii")) == []
    assert "canonical" not in read(site, "xii")
    assert 'rel="alternate"' not in read(site, "xii")
    assert not (site / "sitemap.xml").exists()
    assert "Sitemap" not in (site / "robots.txt").read_text(encoding="utf-8")


def test_page_previews_and_sitemap_have_full_urls_with_an_address(site: Path) -> None:
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


def test_structured_data_of_a_game_is_valid_json(site: Path) -> None:
    write_game_pages(site, "")
    script = re.search(
        r'<script type="application/ld\+json">(.*?)</script>', read(site, "dominosa")
    )
    data = json.loads(script[1] if script else "")
    assert data["name"] == "Dominosa"
    assert data["numberOfPlayers"]["maxValue"] == 1


def test_links_are_resolved_relative_to_the_base_element(site: Path) -> None:
    write_game_pages(site, "")
    broken = list(broken_links(site))
    assert {link.partition(": ")[2].partition("/")[0] for link in broken} == {"previews"}


@pytest.mark.parametrize(
    "address", ["example.org", "ftp://example.org/", "https://a.b/?c", "https:"]
)
def test_an_invalid_address_of_the_site_is_refused(address: str) -> None:
    with pytest.raises(SetupFailed, match="address"):
        check_address(address)


def test_an_address_ends_with_a_slash() -> None:
    assert check_address("https://example.org/a") == "https://example.org/a/"
    assert check_address("") == ""


def test_default_language_has_no_folder_prefix() -> None:
    assert [path_of("xii", "en"), path_of("xii", "de")] == ["xii/", "de/xii/"]
    assert [path_of("", "en"), path_of("", "de")] == ["", "de/"]


def test_markup_in_a_text_becomes_elements_or_is_removed() -> None:
    assert to_html("*a* & _b_ ‹c›") == '<em>a</em> &amp; <i lang="la">b</i> <i>c</i>'
    assert plain("*a* & _b_ ‹c› `d`") == "a & b c d"


def test_rules_keep_the_order_of_their_file_and_all_terms() -> None:
    words = Words("en", "core", "pages/lombardorum")
    assert next(words.sections())[0] == "A game on half a board"
    assert dict(words.terms())["Man"] == "A piece. Each player has fifteen."


@pytest.mark.parametrize("game", registry.ids())
def test_the_picture_of_a_game_contains_no_words(game: str) -> None:
    texts = [element.text or "" for element in draw_wordless(game).findall("{*}text")]
    assert not [text for text in texts if WORD.search(text)]
