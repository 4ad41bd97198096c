"""Cut the page's letters down to what the page sets: a third fewer bytes before the first words.

python3 scripts/cut_fonts.py

Needs `pip install brotli fonttools`, which no build and no test needs: what it makes lies in
`web/src/styles/fonts`, and is made again when the packages of the letters are.
"""

from __future__ import annotations

import io
from typing import NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from toolchain.ground import WEB

PACKAGES = WEB / "node_modules" / "@fontsource-variable"
OUT = WEB / "src" / "styles" / "fonts"
COMMON = ["ccmp", "kern", "locl", "mark", "mkmk", "lnum", "tnum"]
TEXT = [*COMMON, "calt", "liga", "onum"]


class Cut(NamedTuple):
    """A font of a package, the weights that are set of it, and the features that are used."""

    source: str
    weights: float | tuple[float, float]
    features: list[str]


CUTS = {
    "eb-garamond-upright": Cut("eb-garamond/files/eb-garamond-latin-wght-normal", (400, 700), TEXT),
    "eb-garamond-italic": Cut("eb-garamond/files/eb-garamond-latin-wght-italic", 400, TEXT),
    "inter": Cut("inter/files/inter-latin-wght-normal", (400, 700), COMMON),
}


def main() -> None:
    """Write every font anew, with its bytes before and after."""
    for name, cut in CUTS.items():
        source = PACKAGES / f"{cut.source}.woff2"
        (OUT / f"{name}.woff2").write_bytes(made := cut_down(TTFont(source), cut))
        print(f"{name}: {source.stat().st_size:,} bytes, now {len(made):,}")


def cut_down(font: TTFont, cut: Cut) -> bytes:
    """All characters of a font in some weights, without the glyphs that only other features use."""
    narrowed = io.BytesIO()
    font = instancer.instantiateVariableFont(font, {"wght": cut.weights})
    # Only what was written and read again has all its variations at hand.
    font.flavor = None
    font.save(narrowed)
    narrowed.seek(0)
    font = TTFont(narrowed)
    subsetter = subset.Subsetter(subset.Options(layout_features=cut.features, hinting=False))
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    packed = io.BytesIO()
    font.flavor = "woff2"
    font.save(packed)
    return packed.getvalue()


if __name__ == "__main__":
    main()
