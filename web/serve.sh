#!/usr/bin/env bash
# Serves web/dist on localhost: web/serve.sh [port]
set -euo pipefail
cd "$(dirname "$0")"
port=${1:-8080}
[ -f dist/index.html ] || { echo "web/dist is not there yet: web/build.sh makes it" >&2; exit 1; }
echo "http://localhost:$port/"
if command -v python3 >/dev/null; then
    exec python3 -m http.server --bind 127.0.0.1 --directory dist "$port"
elif command -v node >/dev/null; then
    exec node test/server.mjs dist "$port"
fi
echo "Neither python3 nor node is there to serve it; any other server of files will do." >&2
exit 1
