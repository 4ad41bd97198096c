#!/bin/sh
# Shows the exhibit in this folder. Options: --window, --page, --serve (see start.py).
CDPATH="" cd -- "$(dirname -- "$0")" || exit 1
# Without Apple's developer tools, /usr/bin/python3 only asks the user to install them.
python=$(command -v python3)
if [ "$python" = /usr/bin/python3 ] && ! xcode-select -p >/dev/null 2>&1; then
  python=""
fi
if [ -n "$python" ] && "$python" -c "import sys; sys.exit(sys.version_info < (3, 9))" 2>/dev/null; then
  exec "$python" start.py "$@"
fi
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
# Runs a browser with a new profile until it ends with code 0, as it does when it is closed on
# purpose. After a crash it is started again. The first argument is the option for the profile.
keep_showing() {
  option=$1
  program=$2
  shift 2
  pause=1
  while :; do
    profile=$(mktemp -d)
    if [ "$option" = --profile ]; then
      "$program" --profile "$profile" "$@"
    else
      "$program" --user-data-dir="$profile" "$@"
    fi
    code=$?
    rm -rf "$profile"
    [ "$code" -eq 0 ] && exit 0
    echo "The browser ended with code $code and is started again." >&2
    sleep "$pause"
    [ "$pause" -lt 60 ] && pause=$((2 * pause))
  done
}
# Without Python: open a browser that may read local files.
for browser in "Google Chrome" "Microsoft Edge" "Chromium"; do
  program="/Applications/$browser.app/Contents/MacOS/$browser"
  if [ -x "$program" ]; then
    keep_showing --user-data-dir "$program" $flags --allow-file-access-from-files \
      --kiosk --app="$address"
  fi
done
program="/Applications/Firefox.app/Contents/MacOS/firefox"
if [ -x "$program" ]; then
  keep_showing --profile "$program" --no-remote --kiosk "$address"
fi
echo "Neither Python 3.9 nor Chrome, Chromium, Edge or Firefox was found: please install one." >&2
exit 1
