#!/bin/sh
# Shows the exhibit in this folder; --window, --page and --serve as start.py says.
cd "$(dirname "$0")" || exit 1
# Where Apple's tools are not installed, /usr/bin/python3 is none: it asks whether to install them.
python=$(command -v python3)
if [ "$python" = /usr/bin/python3 ] && ! xcode-select -p >/dev/null 2>&1; then
  python=""
fi
if [ -n "$python" ] && "$python" -c "import sys; sys.exit(sys.version_info < (3, 9))" 2>/dev/null; then
  exec "$python" start.py "$@"
fi
flags="--no-first-run --no-default-browser-check --disable-pinch --overscroll-history-navigation=0"
# Without Python: a browser that may read the files of this folder, and nothing else.
for browser in "Google Chrome" "Microsoft Edge" "Chromium"; do
  program="/Applications/$browser.app/Contents/MacOS/$browser"
  if [ -x "$program" ]; then
    profile=$(mktemp -d)
    "$program" --user-data-dir="$profile" $flags --allow-file-access-from-files \
      --kiosk --app="file://$PWD/site/embed.html?exhibit=exhibit.json"
    rm -rf "$profile"
    exit
  fi
done
program="/Applications/Firefox.app/Contents/MacOS/firefox"
if [ -x "$program" ]; then
  profile=$(mktemp -d)
  "$program" --profile "$profile" --no-remote \
    --kiosk "file://$PWD/site/embed.html?exhibit=exhibit.json"
  rm -rf "$profile"
  exit
fi
echo "Neither Python 3.9 nor Chrome, Chromium, Edge or Firefox was found: please install one." >&2
exit 1
