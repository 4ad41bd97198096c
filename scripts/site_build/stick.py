"""The folder `stick` of the built site: start scripts, instructions, checksums and a file list.

The museums page creates the archive for a USB stick in the browser; `scripts/stick.py` creates it
from the same list.
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
EXHIBIT = "exhibit.json"
LEFT_TO_EDIT = f"site/{EXHIBIT}"
OWN = {FOLDER, HEADERS, ".htaccess"}
"""Names that the archive does not copy from the site under the same path.  Hosts do not serve
header files."""
RUNS = {".sh", ".command", ".bat"}


def write_stick(site: Path) -> None:
    """Write the folder `stick` into a built site.  Each path in the archive is listed once."""
    folder = site / FOLDER
    folder.mkdir()
    for path in (*SOURCE.iterdir(), SERVE):
        if path.is_file():
            shutil.copy(path, folder)
    for script in folder.glob("*.bat"):
        script.write_text(script.read_text("utf-8"), "utf-8", newline="\r\n")
    shutil.copy(site / HEADERS, folder / "headers.txt")
    moved = {EXHIBIT: LEFT_TO_EDIT, "headers.txt": f"site/{HEADERS}"}
    files = {f"{FOLDER}/{name}": to for name, to in moved.items()}
    files |= {
        f"{FOLDER}/{path.name}": path.name for path in folder.iterdir() if path.name not in moved
    }
    files |= {
        name: f"site/{name}"
        for path in site.rglob("*")
        if path.is_file() and not OWN & {(name := path.relative_to(site).as_posix()), path.name}
        if not name.startswith(f"{FOLDER}/") and name != EXHIBIT
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
