"""Pages that are readable without scripts: in each language, a home page and a page per game.

They are copies of the built pages, one or two folders down: `lombardorum/` and `de/lombardorum/`
are `play.html` with a `base` element that keeps relative URLs valid. Each copy adds metadata for
search engines and link previews to its head, and an article for browsers that cannot run the board.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

from alveus import registry
from alveus.words.messages import ENGLISH, LANGUAGES
from site_build.pagewords import Words, games_with_rules, plain, to_html
from site_build.paths import PREVIEWS
from site_build.pictures import HOME, SIZE, name_picture
from toolchain.ground import WEB, SetupFailed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from alveus.core.game import Info

READ = re.compile(r'<section class="read" hidden>.*?</section>', re.S)
DESCRIPTION = re.compile(r'\s*<meta name="description"[^>]*>')
POLICY = re.compile(r'\s*<meta http-equiv="Content-Security-Policy"[^>]*>')
SAID = re.compile(r'(<p [^>]*data-(?:t|rich)="([\w-]+)"[^>]*>)\s*(?=</p>)')
FIRST = re.compile(r'(<p class="first-words">)\s*(</p>)')
TITLE = re.compile(r"<title>.*?</title>")
LOST = WEB / "parts" / "lost.js"
"""The script for `404.html`. It opens game letters whose URL has been damaged."""


@dataclass(frozen=True)
class Content:
    """Content of a page in one language."""

    words: Words
    path: str
    """Path in the site with a trailing slash; "" is the home page."""
    title: str
    about: str
    picture: str
    article: str
    """HTML for browsers that cannot run the board."""
    data: Mapping[str, Any]
    """Description of the game or site for search engines, as JSON-LD."""
    marks: Mapping[str, str]
    """Attributes of the root element, read by the scripts."""
    first: str = ""
    """HTML shown to a new player while the board loads: the beginning of the game's guide."""


def write_game_pages(site: Path, address: str) -> None:
    """Write home and game pages, and the files for search engines.

    If the site's `address` is known, all URLs are absolute. Without it, canonical and alternate
    links and the sitemap are left out.
    """
    games = games_with_rules()
    home, play = ((site / name).read_text(encoding="utf-8") for name in ("index.html", "play.html"))
    paths = []
    for game in ("", *games):
        for language in LANGUAGES:
            content = _game_page(game, language) if game else _home_page(games, language)
            page = _write(play if game else home, content, game, address)
            file = site / content.path / "index.html"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(page, encoding="utf-8")
            paths.append(content.path)
    (site / "404.html").write_text(_missing_page(play, address), encoding="utf-8")
    robots = ["User-agent: *", "Allow: /"]
    if address:
        entries = "".join(
            f" <url><loc>{escape(urljoin(address, path))}</loc></url>\n" for path in paths
        )
        head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns='
        listed = f'{head}"http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}</urlset>\n'
        (site / "sitemap.xml").write_text(listed, encoding="utf-8")
        robots.append(f"Sitemap: {urljoin(address, 'sitemap.xml')}")
    (site / "robots.txt").write_text("\n".join(robots) + "\n", encoding="utf-8")


def check_address(address: str) -> str:
    """Return the site's address with a trailing slash, or "" for "".

    Raises SetupFailed if it is not the URL of a site.
    """
    if address and not re.match(r"https?://[^/?#\s]+[^?#\s]*$", address):
        raise SetupFailed(f"{address} is no address of a site: it begins with https://.")
    return address if address.endswith("/") or not address else f"{address}/"


def path_of(game: str, language: str) -> str:
    """Return the path of a game's page in a language, or of the home page if `game` is ""."""
    folders = ["" if language == ENGLISH else language, game]
    return "".join(f"{folder}/" for folder in folders if folder)


def _game_page(game: str, language: str) -> Content:
    info = registry.info(game)
    words = Words(
        language, "core", "home", "guide", info.family, game, "site/pages", f"pages/{game}"
    )
    name, about = words.text(f"game-{game}"), plain(words.text("page-lead"))
    picture = f"{PREVIEWS.name}/{name_picture(game, language)}"
    data = {
        "@type": ["Game", "WebApplication"],
        "numberOfPlayers": {
            "@type": "QuantitativeValue",
            "minValue": 1,
            "maxValue": len(info.seats),
        },
    }
    title = words.text("site-title", game=name)
    marks = {**_marks(language), "data-game": game}
    article = "".join(_rules(game, words, picture))
    path, first = path_of(game, language), _first_words(info, words)
    return Content(words, path, title, about, picture, article, data, marks, first)


def _first_words(info: Info, words: Words) -> str:
    """Return the beginning of a game's guide, as on a phone, as HTML; "" for a puzzle."""
    if len(info.seats) < 2:
        return ""
    other = words.of_game("side", info.seats[1], info)
    variables = {"other": other, "board": "upright"}
    aim, how = (
        words.of_game("guide", f"aim_{part}", info, **variables) for part in ("title", "text")
    )
    return f"<span>{escape(words.text('guide-title'))}</span><b>{escape(aim)}.</b> {escape(how)}"


def _home_page(games: list[str], language: str) -> Content:
    words = Words(language, "core", "home", "site/pages")
    links = "".join(
        f'<li><a href="{path_of(game, language)}">{escape(words.text(f"game-{game}"))}</a>: '
        f"{escape(words.text(f'home-{game}-kin'))}</li>"
        for game in games
    )
    about = words.text("site-home-about")
    article = (
        f"<h1>alveus</h1><p>{escape(about)}</p><p>{escape(words.text('site-unable'))}</p>"
        f"<ul>{links}</ul>{_other(words, '')}"
    )
    title, picture = words.text("site-home"), f"{PREVIEWS.name}/{name_picture(HOME, language)}"
    data = {"@type": "WebApplication"}
    return Content(
        words, path_of("", language), title, about, picture, article, data, _marks(language)
    )


def _marks(language: str) -> dict[str, str]:
    """Return the root element's attributes. Only English pages adapt to the reader's language."""
    return {"lang": language} | ({} if language == ENGLISH else {"data-language": language})


def _rules(game: str, words: Words, picture: str) -> Iterator[str]:
    """Yield a game's rules as the HTML of an article."""
    name = escape(words.text(f"game-{game}"))
    width, height = SIZE
    about = escape(words.text("site-picture", game=words.text(f"game-{game}")))
    yield f"<h1>{name}</h1><p>{to_html(words.text('page-lead'))}</p>"
    yield f"<p>{escape(words.text('site-unable'))}</p>"
    size = f'width="{width}" height="{height}"'
    yield f'<p><img src="{picture}" {size} alt="{about}" loading="lazy"></p>'
    for heading, paragraphs in words.sections():
        yield f"<h2>{to_html(heading)}</h2>"
        yield from (f"<p>{to_html(paragraph)}</p>" for paragraph in paragraphs)
    terms = "".join(
        f"<dt>{to_html(term)}</dt><dd>{to_html(what)}</dd>" for term, what in words.terms()
    )
    if terms:
        yield f"<h2>{to_html(words.text('page-glossary'))}</h2><dl>{terms}</dl>"
    yield _other(words, game)


def _other(words: Words, game: str) -> str:
    """Return links to the page in the other languages and to all games."""
    links = [
        f'<a href="{path_of(game, language) or "./"}" hreflang="{language}" lang="{language}">'
        f"{escape(words.text('site-other'))}</a>"
        for language in LANGUAGES
        if language != words.language
    ]
    if game:
        home = path_of("", words.language) or "./"
        links.append(f'<a href="{home}">{escape(words.text("site-all"))}</a>')
    return f"<p>{' · '.join(links)}</p>"


def _write(page: str, content: Content, game: str, address: str) -> str:
    """Return the built page `page` with this content; `game` is "" for a home page.

    A home page also gets its texts as static HTML.
    """
    depth = content.path.count("/")
    base = f'<base href="{"../" * depth}" />' if depth else ""
    head = "".join(f"\n    {line}" for line in _head(content, game, address))
    page = DESCRIPTION.sub("", page)
    page = TITLE.sub(lambda _: f"<title>{escape(content.title)}</title>{head}", page, count=1)
    page = re.sub(r'(<meta charset="utf-8" ?/?>)', lambda match: match[1] + base, page, count=1)
    article = f'<article class="read" hidden>{content.article}</article>'
    page = READ.sub(lambda _: article, page, count=1)
    page = FIRST.sub(lambda match: match[1] + content.first + match[2], page, count=1)
    if not game:
        page = SAID.sub(lambda match: match[1] + to_html(content.words.text(match[2])), page)
    marks = " ".join(f'{name}="{value}"' for name, value in content.marks.items())
    page = re.sub(r'<html lang="\w+"', f"<html {marks}", page, count=1)
    if content.words.language != ENGLISH:
        manifest = "./manifest.webmanifest"
        page = page.replace(manifest, f"./manifest.{content.words.language}.webmanifest", 1)
    return page


def _head(content: Content, game: str, address: str) -> Iterator[str]:
    """Yield the metadata for search engines and link previews."""

    def full(path: str) -> str:
        return urljoin(address, path) if address else path or "./"

    name, language = content.title, content.words.language
    yield f'<meta name="description" content="{escape(content.about)}" />'
    if address:  # search engines accept only absolute URLs here
        yield f'<link rel="canonical" href="{full(content.path)}" />'
        for other in LANGUAGES:
            yield f'<link rel="alternate" hreflang="{other}" href="{full(path_of(game, other))}" />'
        yield f'<link rel="alternate" hreflang="x-default" href="{full(path_of(game, ENGLISH))}" />'
    width, height = SIZE
    called = content.words.text(f"game-{game}") if game else "alveus"
    pictured = content.words.text("site-picture", game=called) if game else name
    properties = {
        "og:type": "website",
        "og:site_name": "alveus",
        "og:title": name,
        "og:description": content.about,
        "og:locale": LANGUAGES[language].locale.replace("-", "_"),
        "og:image": full(content.picture),
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": pictured,
    }
    if address:
        properties["og:url"] = full(content.path)
    for key, value in properties.items():
        yield f'<meta property="{key}" content="{escape(value)}" />'
    yield '<meta name="twitter:card" content="summary_large_image" />'
    data = {
        "@context": "https://schema.org",
        **content.data,
        "name": called,
        "description": content.about,
        "inLanguage": language,
        "applicationCategory": "GameApplication",
        "operatingSystem": "any",
        "isAccessibleForFree": True,
        "offers": {"@type": "Offer", "price": 0, "priceCurrency": "EUR"},
        **({"url": full(content.path), "image": full(content.picture)} if address else {}),
    }
    # The content security policy does not block this script: it is data and never executed.
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    yield f'<script type="application/ld+json">{text}</script>'


def _missing_page(page: str, address: str) -> str:
    """Return the page that a host shows for unknown URLs.

    Its script is inserted unchanged, because the content security policy of `page` contains the
    hash of the script.
    """
    home = address or "./"
    parts = []
    for language in LANGUAGES:
        words = Words(language, "site/pages")
        path = path_of("", language) or "./"
        link = f'<a href="{urljoin(home, path) if address else home}" data-path="{path}">'
        parts.append(
            f'<section lang="{language}"><h1>{escape(words.text("site-lost"))}</h1>'
            f"<p>{link}{escape(words.text('site-lost-home'))}</a></p></section>"
        )
    script = f"<script>{LOST.read_text(encoding='utf-8')}</script>"
    return lost_page(page, home, "".join(parts) + script)


def lost_page(page: str, home: str, body: str) -> str:
    """Return a page with this body, without the site's scripts and styles.

    Its content security policy is copied from `page`; `home` is the URL of the home page.
    """
    policy = POLICY.search(page)
    head = (
        policy[0] if policy else ""
    ) + '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    title = f'<title>alveus</title><link rel="icon" href="{urljoin(home, "icon.svg")}">'
    robots = '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">'
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}{robots}{title}</head>'
        f"<body><main>{body}</main></body></html>\n"
    )
