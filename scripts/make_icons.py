"""Make the icons of the installed page from `web/public/icon.svg` with Chromium.

.venv/bin/python scripts/make_icons.py
"""

from __future__ import annotations

import base64

from playwright.sync_api import sync_playwright

from toolchain.chromium import find_chromium
from toolchain.ground import WEB, SetupFailed, plain_failures

PUBLIC = WEB / "public"
GROUND = "#7A1F1B"

# Name, width in pixels, and True if the background fills the square.  It does for icons that are
# cut to another shape: launchers cut maskable icons, at most to a circle of four fifths of the
# width, and iOS rounds the corners.
ICONS = (
    ("icon-192.png", 192, False),
    ("icon-512.png", 512, False),
    ("icon-maskable-512.png", 512, True),
    ("apple-touch-icon.png", 180, True),
)


def main() -> None:
    """Run the command."""
    with plain_failures():
        chromium = find_chromium()
        if chromium is None:
            raise SetupFailed("A Chromium is needed: scripts/test.py installs one.")
    drawing = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, side, full in ICONS:
            page = browser.new_page(viewport={"width": side, "height": side})
            ground, share = (GROUND, 0.84) if full else ("none", 1)
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;'
                f'background:{ground}"><img width="{side * share}" '
                f'src="data:image/svg+xml;base64,{drawing}">'
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
