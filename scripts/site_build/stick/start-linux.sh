#!/bin/sh
# Shows the exhibit in this folder. Options: --window, --page, --serve (see start.py).
CDPATH="" cd -- "$(dirname -- "$0")" || exit 1
for python in python3 python; do
  if "$python" -c "import sys; sys.exit(sys.version_info < (3, 9))" 2>/dev/null; then
    exec "$python" start.py "$@"
  fi
done
flags="--no-first-run --no-default-browser-check --disable-pinch --overscroll-history-navigation=0"
# The exhibit's URL: encode the characters of the folder name that are special in a URL.
address="file://"
rest="$PWD/site/embed.html"
while [ -n "$rest" ]; do
  tail=${rest#?}
  sign=${rest%"$tail"}
  case $sign in
    "%") sign="%25" ;;
    "#") sign="%23" ;;
    "?") sign="%3F" ;;
  esac
  address="$address$sign"
  rest=$tail
done
address="$address?exhibit=exhibit.json"
# Without Python: open a browser that may read local files.
for browser in google-chrome chromium chromium-browser microsoft-edge; do
  if command -v "$browser" >/dev/null 2>&1; then
    profile=$(mktemp -d)
    "$browser" --user-data-dir="$profile" $flags --allow-file-access-from-files \
      --kiosk --app="$address"
    rm -rf "$profile"
    exit
  fi
done
if command -v firefox >/dev/null 2>&1; then
  profile=$(mktemp -d)
  firefox --profile "$profile" --no-remote \
    --kiosk "$address"
  rm -rf "$profile"
  exit
fi
echo "Neither Python 3.9 nor Chrome, Chromium, Edge or Firefox was found: please install one." >&2
exit 1
