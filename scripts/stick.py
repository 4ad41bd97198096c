"""Pack the archive for a USB stick: site, start scripts for three systems, instructions, checksums.

.venv/bin/python scripts/stick.py [--site build/site] [--out dist/site]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from releasing.archives import zip_stick
from toolchain.ground import ROOT, SITE


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Pack the built site for a stick.")
    parser.add_argument("--site", type=Path, default=SITE, help="folder of the built site")
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "site", help="output folder")
    arguments = parser.parse_args()
    if not (arguments.site / "stick" / "files.json").is_file():
        parser.exit(1, "There is no site to pack: run scripts/build_site.py first.\n")
    archive = zip_stick(arguments.site, arguments.out)
    print(f"{archive} ({archive.stat().st_size / 1e6:.1f} MB)")


if __name__ == "__main__":
    main()
