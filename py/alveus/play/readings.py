"""The readings of the rules as data: every value of every option with its source.

A reading is an interpretation of a rule.  The data are available as CSV, JSON (with a
schema.org description of the data set), and BibTeX (only the cited works)::

    >>> import alveus
    >>> row = next(row for row in alveus.readings() if row.option == "hit_return")
    >>> row.game, row.value, row.certainty, row.passage
    ('lombardorum', 'bar', 'attested', 'Hereinspielen')
"""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import Source
from alveus.core.version import __version__
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages

AUTHORS = "The alveus authors"
PAGE = re.compile(r"(?:fol\.|col\.|pp?\.|S\.)\s*\d[\d\s–,-]*")
"""Pattern of a page, folio or column in a cited work, such as "fol. 75–76"."""
YEAR = re.compile(r"\b1[0-9]{3}\b|\b20[0-9]{2}\b")


@dataclass(frozen=True)
class Reading:
    """A reading: one value of one option of a game, with its source.

    `title` describes the option, `meaning` the value; `default` is True for the option's default.
    The source is `work`; the place in it is `page` or, if no page is cited, `passage` (a section).
    `certainty` is "attested", "inferred", "disputed" or "modern".  `inferred_by` is "The alveus
    authors" if no source states the reading.  `comment` explains doubts.  `version` is that of
    alveus.  Members that do not apply are "".
    """

    game: str
    option: str
    value: str
    default: bool
    title: str
    meaning: str
    work: str
    passage: str
    page: str
    certainty: str
    inferred_by: str
    comment: str
    version: str


def readings(game: str | None = None) -> list[Reading]:
    """Return the readings of a game, with texts in the current language.

    Without `game`, return the readings of all usable games.  Raises SetupError `unknown_game`;
    `game_broken`, `game_incomplete` or `game_invalid` if the module of `game` is faulty.
    """
    with with_error_text():
        specs = registry.specs() if game is None else (registry.spec(game),)
    words = messages()
    rows = []
    for info in (spec.info for spec in specs):
        for option in info.options:
            title = words.find("option", option.name, info)
            for value, source in option.readings.items():
                meaning = words.find("value", f"{option.name}-{value}", info)
                is_page = PAGE.fullmatch(source.place) is not None
                rows.append(
                    Reading(
                        game=info.id,
                        option=option.name,
                        value=value,
                        default=value == option.default,
                        title=words.text(title) if title else option.name,
                        meaning=words.text(meaning) if meaning else value,
                        work=source.work,
                        passage="" if is_page else source.place,
                        page=source.place if is_page else "",
                        certainty=source.certainty,
                        inferred_by=AUTHORS if _is_own(source) else "",
                        comment=words.text(source.note) if source.note else "",
                        version=__version__,
                    )
                )
    return rows


def _is_own(source: Source) -> bool:
    """Return True if alveus is the source: certainty "inferred", or "modern" without a work."""
    return source.certainty == "inferred" or (source.certainty == "modern" and not source.work)


def to_csv(rows: Iterable[Reading]) -> str:
    """Return readings as CSV with a header line.  The column `default` contains true or false."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([field.name for field in fields(Reading)])
    for row in rows:
        cells = asdict(row) | {"default": str(row.default).lower()}
        writer.writerow(cells.values())
    return out.getvalue()


def to_json(rows: Sequence[Reading]) -> str:
    """Return readings as JSON: the schema.org description of the data set, and the rows."""
    columns = [field.name for field in fields(Reading)]
    description: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "Dataset",
        "name": "Readings of the rules of historical board games",
        "description": "Every option of the rules of alveus with its values, their sources and "
        "their certainty.",
        "version": __version__,
        "license": "https://spdx.org/licenses/MIT.html",
        "creator": {"@type": "Organization", "name": AUTHORS},
        "keywords": ["board games", "rules", "history of games"],
        "variableMeasured": columns,
        "size": len(rows),
    }
    content = {"dataset": description, "readings": [asdict(row) for row in rows]}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def to_bibtex(rows: Iterable[Reading]) -> str:
    """Return the cited works as BibTeX; each entry lists the readings that cite the work."""
    cited: dict[str, list[str]] = {}
    for row in rows:
        if row.work:
            cited.setdefault(row.work, []).append(f"{row.game}.{row.option}={row.value}")
    return "\n".join(_entry(work, uses) for work, uses in sorted(cited.items()))


def _entry(work: str, uses: Sequence[str]) -> str:
    year = YEAR.search(work)
    lines = [f"@misc{{{_key(work)},", f"  title = {{{{{_escaped(work)}}}}},"]
    if year:
        lines.append(f"  year = {{{year[0]}}},")
    lines.append(f"  note = {{Cited by alveus {__version__} for {_escaped(', '.join(uses))}}},")
    return "\n".join([*lines, "}", ""])


def _key(work: str) -> str:
    """Return the BibTeX key of a work: its first words (up to three) and year, as "murray-1951"."""
    plain = unicodedata.normalize("NFKD", work.lower().replace("ß", "s"))
    names = re.findall("[a-z]+", re.sub("[\u0300-\u036f]", "", plain))[:3]
    year = YEAR.search(work)
    return "-".join([*names, *([year[0]] if year else [])])


def _escaped(text: str) -> str:
    return re.sub(r"([&%#_$])", r"\\\1", text)


FORMATS: dict[str, Callable[[Sequence[Reading]], str]] = {
    ".csv": to_csv,
    ".json": to_json,
    ".bib": to_bibtex,
}
"""Functions that return readings as the text of a file, keyed by file-name ending."""


def write_readings(rows: Sequence[Reading], ending: str) -> str:
    """Return the text of a file with readings; `ending` selects its format, for example ".csv".

    Raises SetupError `unknown_ending` if no format has this ending.
    """
    if ending not in FORMATS:
        raise SetupError("unknown_ending", ending=ending or "none", known=", ".join(FORMATS))
    return FORMATS[ending](rows)
