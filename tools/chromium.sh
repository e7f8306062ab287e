# Makes sure that the browser tests can run: a Chromium, and what Playwright's driver needs. Installs only what lacks.
set -u
python=.venv/bin/python
ready() { "$python" tools/find_chromium.py >/dev/null 2>&1 && "$python" -m playwright --version >/dev/null 2>&1; }
ready && exit 0

say() { echo "$*" >&2; }
root=""
[ "$(id -u)" = 0 ] || root="sudo"

if command -v apt-get >/dev/null && { [ -z "$root" ] || command -v sudo >/dev/null; }; then
  say "No Chromium that the tests can use: installing the package chromium"
  export DEBIAN_FRONTEND=noninteractive
  $root apt-get update -qq </dev/null >&2
  $root apt-get install -y -qq --no-install-recommends libatomic1 </dev/null >&2  # for Playwright's driver
  # On Ubuntu this package does not exist, or only fetches a snap; Playwright's own Chromium serves there.
  if apt-cache show chromium 2>/dev/null | grep -q '^Depends: .*libc6'; then
    "$python" tools/find_chromium.py >/dev/null 2>&1 ||
      $root apt-get install -y -qq --no-install-recommends chromium </dev/null >&2
    ready && exit 0
  fi
  say "The package did not come: asking Playwright for its Chromium"
  "$python" -m playwright install --with-deps chromium </dev/null >&2
  ready && exit 0
fi

say ""
say "The browser tests need Chromium, and it could not be installed here."
say "Install Chromium or Google Chrome by hand so that 'chromium', 'chromium-browser' or 'google-chrome'"
say "is on the path, or name one: HANAFUDA_CHROMIUM=/path/to/chrome make test"
say "Playwright's driver must start, too: $python -m playwright --version"
exit 1
