"""The words of the wheel: one file for each language, which packs smaller than many.

When it is built it is packed once more, as small as it can be.
"""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from zopfli import ZipFile

PAGE = Path("web", "src", "i18n")
OURS = Path("py", "alveus", "words")
MESSAGE = re.compile(r"^([a-z][\w-]*) =.*\n(?:(?: .*|\})\n)*", re.MULTILINE)
"""A message with its attributes and variants."""
REMARK = re.compile(r"^#.*\n|^\n", re.MULTILINE)
"""What is said to those who edit the words, and the lines between."""


class Words(BuildHookInterface[Any]):
    """Joins what Python says with those files of the page that `words` in pyproject.toml names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Lays a file for each language into the wheel; in a checkout the files themselves lie."""
        if version == "editable":
            return
        root = Path(self.root)
        self._folder = TemporaryDirectory()
        for folder in sorted({file.parent for file in (root / OURS).glob("*/*.ftl")}):
            page = root / PAGE / folder.name
            files = [*(page / f"{name}.ftl" for name in self.config["words"])]
            files += sorted(folder.glob("*.ftl"))
            joined = Path(self._folder.name, f"{folder.name}.ftl")
            texts = (self._said(file.read_text(encoding="utf-8")) for file in files)
            joined.write_text("\n".join(texts), encoding="utf-8", newline="\n")
            build_data["force_include"][str(joined)] = f"alveus/words/{joined.name}"

    def _said(self, text: str) -> str:
        """The messages of a file without remarks and those of panels, which only the page has."""
        panels = tuple(self.config["panels"])
        said = MESSAGE.sub(lambda one: "" if one[1].startswith(panels) else one[0], text)
        return REMARK.sub("", said)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Packs the wheel closely and throws away what was made for it."""
        if version != "editable":
            self._folder.cleanup()
            pack_closely(Path(artifact_path))


def pack_closely(wheel: Path) -> None:
    """Writes a wheel again with the same files in the same order, each packed by Zopfli.

    Five rounds with blocks parted take a quarter of a minute and save three kilobytes against one
    round without; all that Zopfli can do, twice the time for next to nothing.
    """
    with ZipFile(wheel) as archive:
        files = [(file, archive.read(file)) for file in archive.infolist()]
    with ZipFile(wheel, "w", ZIP_DEFLATED, iterations=5, block_splitting=True) as archive:
        for file, data in files:
            archive.writestr(file, data, ZIP_DEFLATED)
