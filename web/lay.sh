#!/usr/bin/env bash
# Lays the page out: web/lay.sh game.js game.wasm folder
#
# A host may let browsers keep files for a while, and a browser may then have files of two builds
# at once. So all that must fit together has a name that tells what is in it: the program, and the
# folder with scripts and style. Only what stands under a name that stays (index.html, icons, the
# service worker) can be old, and an old index.html names old files, which fit it.
set -euo pipefail
script=$(realpath "$1") program=$(realpath "$2") dist=$3
pages=$(cd "$(dirname "$0")" && pwd)/page

digest() { sha256sum | cut -c1-12; }

rm -rf "$dist"
mkdir -p "$dist/scripts"
cp -r "$pages/." "$dist"
cd "$dist"
# All scripts and styles of the page but the service worker, before those of the game come beside them.
for file in *.js *.css; do
    [ "$file" = sw.js ] || mv "$file" scripts
done

game=game-$(cat "$script" "$program" | digest)
cp "$script" "$game.js"
cp "$program" "$game.wasm"

sed -i "s|@GAME@|./$game.wasm|; s|@SCRIPT@|./$game.js|; s|@BYTES@|$(stat -c %s "$game.wasm")|" scripts/load.js
page=page-$(cat scripts/* | digest)
mv scripts "$page"
sed -i "s|@PAGE@|$page|" index.html

files=$(find . -type f ! -name sw.js ! -name index.html | LC_ALL=C sort | tr '\n' ' ')
build=$(find . -type f ! -name sw.js -print0 | LC_ALL=C sort -z | xargs -0 cat | digest)
sed -i "s|@BUILD@|$build|; s|@PAGE@|$page|; s|@FILES@|./ ${files% }|" sw.js
