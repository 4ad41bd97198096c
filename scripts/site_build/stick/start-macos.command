#!/bin/sh
# Shows the exhibit in this folder; --window, --page and --serve as start.py says.
cd "$(dirname "$0")" || exit 1
# Where Python is not installed, /usr/bin/python3 only offers to install it.
if /usr/bin/env python3 -c "import sys; sys.exit(sys.version_info < (3, 9))" 2>/dev/null; then
  exec /usr/bin/env python3 start.py "$@"
fi
# Without Python: a browser that may read the files of this folder, and nothing else.
for browser in "Google Chrome" "Microsoft Edge" "Chromium"; do
  program="/Applications/$browser.app/Contents/MacOS/$browser"
  if [ -x "$program" ]; then
    profile=$(mktemp -d)
    "$program" --user-data-dir="$profile" --no-first-run --allow-file-access-from-files \
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
