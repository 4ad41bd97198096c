#!/bin/sh
# Shows the exhibit in this folder; --window, --page and --serve as start.py says.
cd "$(dirname "$0")" || exit 1
for python in python3 python; do
  if "$python" -c "import sys; sys.exit(sys.version_info < (3, 9))" 2>/dev/null; then
    exec "$python" start.py "$@"
  fi
done
flags="--no-first-run --no-default-browser-check --disable-pinch --overscroll-history-navigation=0"
# Without Python: a browser that may read the files of this folder, and nothing else.
for browser in google-chrome chromium chromium-browser microsoft-edge; do
  if command -v "$browser" >/dev/null 2>&1; then
    profile=$(mktemp -d)
    "$browser" --user-data-dir="$profile" $flags --allow-file-access-from-files \
      --kiosk --app="file://$PWD/site/embed.html?exhibit=exhibit.json"
    rm -rf "$profile"
    exit
  fi
done
if command -v firefox >/dev/null 2>&1; then
  profile=$(mktemp -d)
  firefox --profile "$profile" --no-remote \
    --kiosk "file://$PWD/site/embed.html?exhibit=exhibit.json"
  rm -rf "$profile"
  exit
fi
echo "Neither Python 3.9 nor Chrome, Chromium, Edge or Firefox was found: please install one." >&2
exit 1
