# Makes sure that the browser tests find a Chromium; installs one only when there is none.
set -u
python=.venv/bin/python
found() { "$python" tools/find_chromium.py >/dev/null 2>&1; }
found && exit 0

say() { echo "$*" >&2; }
root=""
[ "$(id -u)" = 0 ] || root="sudo"

if command -v apt-get >/dev/null && { [ -z "$root" ] || command -v sudo >/dev/null; }; then
  say "No Chromium here: installing the package chromium"
  export DEBIAN_FRONTEND=noninteractive
  $root apt-get update -qq </dev/null >&2
  # On Ubuntu this package does not exist, or only fetches a snap; Playwright's own Chromium serves there.
  if apt-cache show chromium 2>/dev/null | grep -q '^Depends: .*libc6'; then
    $root apt-get install -y -qq --no-install-recommends chromium </dev/null >&2
    found && exit 0
  fi
  say "The package did not come: asking Playwright for its Chromium"
  "$python" -m playwright install --with-deps chromium </dev/null >&2
  found && exit 0
fi

say ""
say "The browser tests need Chromium, and it could not be installed here."
say "Install Chromium or Google Chrome by hand so that 'chromium', 'chromium-browser' or 'google-chrome'"
say "is on the path, or name one: HANAFUDA_CHROMIUM=/path/to/chrome make test"
exit 1
