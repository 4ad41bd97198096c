"""Set up missing tools, build the site, serve it on this machine and open it.

python3 scripts/play.py [--port P] [--no-open] [--build-only]
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("alveus needs Python 3.11 or later: start this script with a newer Python.")

import argparse
import contextlib
import webbrowser

from toolchain.ground import ROOT, SITE, SetupFailed, plain_failures
from toolchain.node import ensure_node, ensure_web_packages
from toolchain.python import ensure_python
from toolchain.site import build_site

sys.path.insert(0, str(ROOT / "py"))

from alveus.serve import SiteServer, open_server


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Set up, build and serve alveus on 127.0.0.1.")
    parser.add_argument("--port", type=int, help="port (default: the next free one from 8000)")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--build-only", action="store_true", help="build the site and stop")
    arguments = parser.parse_args()
    with plain_failures():
        node = ensure_node()
        ensure_web_packages(node)
        build_site(ensure_python("build"), node)
        if arguments.build_only:
            print(f"The site is in {SITE.relative_to(ROOT)}")
            return
        with _server(arguments.port) as server, contextlib.suppress(KeyboardInterrupt):
            print(f"alveus is at {server.url} (Ctrl+C stops it)", flush=True)
            if not arguments.no_open:
                webbrowser.open(server.url)
            server.serve_forever()


def _server(port: int | None) -> SiteServer:
    if port is None:
        return open_server(SITE)
    try:
        return open_server(SITE, port)
    except (OSError, OverflowError) as failure:
        raise SetupFailed(
            f"Port {port} cannot be used ({failure}): choose another with --port, or leave it out."
        ) from failure


if __name__ == "__main__":
    main()
