"""What makes an archive for a stick of the built site: start scripts, a sheet, checksums, a list.

All of it lies in the site's folder `stick`, so that the page for museums can pack the archive in
the browser; `scripts/stick.py` packs the same.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import zlib
from pathlib import Path

SOURCE = Path(__file__).with_name("stick")
SERVE = Path(__file__).resolve().parents[2] / "py" / "alveus" / "serve.py"
FOLDER = "stick"
LIST = "files.json"
SUMS = "SHA256SUMS"
HEADERS = "_headers"
OWN = {FOLDER, HEADERS, ".htaccess"}
"""What of the site is not carried over as it is: hosts do not give away their header files."""
RUNS = {".sh", ".command", ".bat"}
LEFT_TO_EDIT = "site/exhibit.json"


def write_stick(site: Path) -> None:
    """Lay the folder `stick` into a built site."""
    folder = site / FOLDER
    folder.mkdir()
    for path in (*SOURCE.iterdir(), SERVE):
        if path.is_file():
            shutil.copy(path, folder)
    for script in folder.glob("*.bat"):
        script.write_text(script.read_text("utf-8"), "utf-8", newline="\r\n")
    shutil.copy(site / HEADERS, folder / "headers.txt")
    moved = {"exhibit.json": LEFT_TO_EDIT, "headers.txt": f"site/{HEADERS}"}
    files = {f"{FOLDER}/{name}": to for name, to in moved.items()}
    files |= {
        f"{FOLDER}/{path.name}": path.name for path in folder.iterdir() if path.name not in moved
    }
    files |= {
        name: f"site/{name}"
        for path in site.rglob("*")
        if path.is_file() and not OWN & {(name := path.relative_to(site).as_posix()), path.name}
        if not name.startswith(f"{FOLDER}/")
    }
    ordered = sorted(files.items(), key=lambda pair: pair[1])
    sums = [
        f"{hashlib.sha256((site / path).read_bytes()).hexdigest()}  {to}\n"
        for path, to in ordered
        if to != LEFT_TO_EDIT
    ]
    (folder / SUMS).write_text("".join(sums), encoding="utf-8")
    ordered.append((f"{FOLDER}/{SUMS}", SUMS))
    listed = [{"from": path, "to": to, "runs": Path(to).suffix in RUNS} for path, to in ordered]
    size = sum(len(zlib.compress((site / path).read_bytes(), 6)) for path, _ in ordered)
    (folder / LIST).write_text(json.dumps({"size": size, "files": listed}), encoding="utf-8")
