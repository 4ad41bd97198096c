"""Build and check the parts of a release: wheel, source, site, stick, checksums.

python3 scripts/release.py --dry          # builds and checks; never publishes
python3 scripts/release.py --tag v0.1.0   # the same for a tag, which must be the version
The workflow .github/workflows/release.yml publishes the files in dist/ afterwards.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("alveus needs Python 3.11 or later: start this script with a newer Python.")

import argparse

from releasing.archives import write_checksums, zip_site, zip_stick
from releasing.checks import check_changelog, check_packages, check_tag
from releasing.packages import build_packages, try_wheel
from toolchain.ground import ROOT, SITE, plain_failures
from toolchain.node import ensure_node, ensure_web_packages
from toolchain.python import ensure_python
from toolchain.site import build_site


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Build and check a release in dist/.")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--dry", action="store_true", help="release the working tree")
    which.add_argument("--tag", metavar="TAG", help="tag to release: v and the version")
    tag = parser.parse_args().tag
    with plain_failures():
        if tag is not None:
            check_tag(tag)
            check_changelog()
        python, node = ensure_python("build"), ensure_node()
        ensure_web_packages(node)
        build_site(python, node)
        dist = ROOT / "dist"
        packages = build_packages(python, dist / "python")
        check_packages(packages)
        try_wheel(packages)
        archive = zip_site(SITE, dist / "site")
        stick = zip_stick(SITE, dist / "site")
        write_checksums(dist, [*packages, archive, stick])
    for path in sorted(dist.rglob("*")):
        if path.is_file():
            print(path.relative_to(ROOT).as_posix())


if __name__ == "__main__":
    main()
