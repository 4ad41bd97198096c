"""The notebooks in the browser, if the site was built with them (`--notebooks`).

Warnings of JupyterLab are ignored: a cell must run without requests to other origins.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest

from alveus.serve import POLICY, site_policy

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

STARTED_MS = 240_000
"""Maximum time for the start of Python and IPython on a busy machine, in milliseconds."""


@pytest.fixture
def lab(site: Path, url: str) -> str:
    if not (site / "lab").is_dir():
        pytest.skip("the site was built without notebooks")
    return f"{url}lab/"


def test_a_notebook_opens_and_runs_with_all_other_origins_blocked(
    browser: Browser, url: str, lab: str
) -> None:
    foreign: list[str] = []

    def keep_out(route: Route) -> None:
        if route.request.url.startswith(url):
            route.continue_()
        else:
            foreign.append(route.request.url)
            route.abort()

    context = browser.new_context()
    context.route("**/*", keep_out)
    page = context.new_page()
    page.goto(f"{lab}notebooks/index.html?path=first-steps.ipynb")
    page.locator(".jp-CodeCell .jp-InputArea-editor").first.click(timeout=STARTED_MS)
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    output = page.locator(".jp-OutputArea-executeResult").first
    output.wait_for(timeout=STARTED_MS)
    assert "rithmomachia" in output.inner_text()
    assert foreign == []
    context.close()


def test_the_notebooks_policy_does_not_change_the_policy_of_the_site(
    site: Path, url: str, lab: str
) -> None:
    own = site_policy(site, "/lab/tree/index.html")
    assert "'unsafe-eval'" in own
    assert "http" not in own
    assert "unsafe" not in site_policy(site, "/play.html").replace("'wasm-unsafe-eval'", "")
    for path in ("notebooks/index.html", "tree/index.html"):
        with urlopen(lab + path) as answer:
            assert answer.headers[POLICY] == own
            assert f'content="{own}"' in answer.read().decode()


def test_the_notebooks_use_the_wheel_of_the_site(site: Path, lab: str) -> None:
    [wheel] = (site / "wheels").glob("alveus-*.whl")
    assert (site / "lab" / "pyodide" / wheel.name).read_bytes() == wheel.read_bytes()
