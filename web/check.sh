#!/usr/bin/env bash
# Builds the page quickly and tries it in a browser: web/check.sh
#
# Where a tool cannot be had, it says which and leaves with 3: not checked.
set -euo pipefail
cd "$(dirname "$0")/.."
. web/tools.sh

not_checked() {
    echo "web: NOT CHECKED: $*"
    exit 3
}

# Installs Debian's packages when they are missing and we are allowed to.
with_packages() {
    is_root && command -v apt-get >/dev/null || return 1
    say "installing $*"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}

find_chromium() {
    local name
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
        [ -n "$name" ] && CHROMIUM=$(command -v "$name") && return 0
    done
    return 1
}

# What Firefox is tried with; without it its tests are left out and say so.
firefox_is_here() {
    local name
    for name in "${FIREFOX:-}" firefox-esr firefox; do
        [ -n "$name" ] && command -v "$name" >/dev/null && command -v Xvfb >/dev/null && return 0
    done
    return 1
}

node_is_new() { command -v node >/dev/null && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 18 ]; }

node_is_new && command -v npm >/dev/null || with_packages nodejs npm && node_is_new ||
    not_checked "there is no Node.js 18 or later, and it cannot be installed here"
find_chromium || { with_packages chromium && find_chromium; } ||
    not_checked "there is no Chromium, and it cannot be installed here (on Debian, as root: apt-get install chromium)"
firefox_is_here || { with_packages firefox-esr xvfb libegl1 && firefox_is_here; } ||
    say "the page is not tried in Firefox: that needs Firefox and Xvfb"
(npm_tools) || not_checked "the tools of web/package.json cannot be fetched here"
(find_wasm_target) || not_checked "there is no Rust for the browser, and it cannot be installed here"
(find_wasm_bindgen) || not_checked "wasm-bindgen cannot be installed here"

web/build.sh
cargo build --locked --quiet -p riposte-lab
export CHROMIUM RIPOSTE_LAB=${CARGO_TARGET_DIR:-$PWD/target}/debug/riposte-lab
cd web
node --test --test-concurrency=1 test/*.test.mjs
