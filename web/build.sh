#!/usr/bin/env bash
# Builds the page into web/dist, a folder that any server of files can serve.
#
#   web/build.sh             quickly, for a look and for the tests
#   web/build.sh --release   as it is published: optimised, and made smaller by wasm-opt
#   web/build.sh --empty     an empty page of the same libraries into web/dist-empty, to measure
#                            against; together with --release, built like the published page
set -euo pipefail
cd "$(dirname "$0")/.."
. web/tools.sh

profile=web-quick bin=(--bin riposte) name=riposte dist=web/dist
for word in "$@"; do
    case $word in
    --release) profile=web ;;
    --empty) bin=(--example empty-page --features empty-page) name=empty-page dist=web/dist-empty ;;
    *) fail "unknown word: $word; expected --release, --empty or nothing" ;;
    esac
done
[ "$profile" = web ] && release=yes || release=

find_wasm_target
find_wasm_bindgen
[ -z "$release" ] || find_wasm_opt

say "building ($profile)"
wasm_cargo build --locked --profile "$profile" -p riposte "${bin[@]}"

target=${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/$profile
[ "$name" = riposte ] || target=$target/examples
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
"$WASM_BINDGEN" --target web --no-typescript --remove-name-section --remove-producers-section \
    --out-dir "$made" --out-name game "$target/$name.wasm"
if [ -n "$release" ]; then
    say "making it smaller; this takes some minutes"
    # Named one by one: some of what wasm-opt knows, browsers do not.
    "$WASM_OPT" -Oz --enable-simd --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
        --enable-mutable-globals --enable-reference-types --enable-multivalue \
        "$made/game_bg.wasm" -o "$made/small.wasm"
    mv "$made/small.wasm" "$made/game_bg.wasm"
fi

say "laying out $dist"
web/lay.sh "$made/game.js" "$made/game_bg.wasm" "$dist"
bytes=$(stat -c %s "$made/game_bg.wasm")
say "$dist is built: $((bytes / 1000)) kB of program, $(gzip -9c "$made/game_bg.wasm" | wc -c | awk '{print int($1 / 1000)}') kB compressed"
