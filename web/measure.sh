#!/usr/bin/env bash
# Measures the size of the published page and the time to its first decision, beside an empty
# page of the same libraries. Builds what is not there yet (--release, which takes a while).
set -euo pipefail
cd "$(dirname "$0")/.."
. web/tools.sh
npm_tools
built() { [ -f "$1/index.html" ]; }
built web/dist-empty || web/build.sh --release --empty
built web/dist || web/build.sh --release
node web/test/measure.mjs
