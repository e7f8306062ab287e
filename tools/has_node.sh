# Succeeds when Node 18 or newer and npm are on the path.
command -v npm >/dev/null && command -v node >/dev/null &&
  node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)'
