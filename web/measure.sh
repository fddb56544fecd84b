#!/usr/bin/env bash
# Measures the size of the published page and the time to its first decision, beside an empty
# page of the same libraries; then how long the computer players hold the page's thread.
# Builds both pages first as they are published (--release), which takes a while;
# web/measure.sh --as-built measures what is there.
set -euo pipefail
cd "$(dirname "$0")/.."
. web/tools.sh
npm_tools
if [ "${1:-}" != --as-built ]; then
    web/build.sh --release --empty
    web/build.sh --release
fi
node web/test/measure.mjs
echo
node web/test/frames.mjs
