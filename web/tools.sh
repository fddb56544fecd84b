# What the build of the page needs: found on this machine or fetched, each with a word about it.

say() { echo "web: $*"; }
fail() {
    echo "web: $*" >&2
    exit 1
}

# Tools that are fetched stay here.
TOOLS=${RIPOSTE_CACHE:-$HOME/.cache/riposte}/web-tools

has_target() { [ -d "$("$1" --print sysroot 2>/dev/null)/lib/rustlib/wasm32-unknown-unknown/lib" ]; }
is_root() { [ "$(id -u)" = 0 ]; }
debian_ready() { dpkg -s rustc-web cargo-web rust-web-src lld-22 >/dev/null 2>&1; }

# Sets up wasm_cargo: cargo for the browser, whichever way there is.
find_wasm_target() {
    if has_target rustc; then
        rust=usual
    elif command -v rustup >/dev/null && timeout 300 rustup target add wasm32-unknown-unknown >/dev/null 2>&1; then
        say "added the target wasm32-unknown-unknown with rustup"
        rust=usual
    elif debian_ready; then
        rust=debian
    elif is_root && command -v apt-get >/dev/null; then
        say "rustup has no wasm32-unknown-unknown here; installing Debian's rustc-web, cargo-web, rust-web-src and lld-22"
        apt-get update -qq && apt-get install -y -qq rustc-web cargo-web rust-web-src lld-22 >/dev/null ||
            fail "Debian's packages could not be installed. Needed is Rust for wasm32-unknown-unknown: rustup target add wasm32-unknown-unknown"
        rust=debian
    else
        fail "there is no Rust for the browser here. Either: rustup target add wasm32-unknown-unknown
     Or on Debian, as root: apt-get install rustc-web cargo-web rust-web-src lld-22"
    fi
    say "Rust for the browser: $rust"
}

wasm_cargo() {
    local command=$1
    shift
    # What paints is made for vectors; load.js asks whether the browser has them.
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-C target-feature=+simd128"
    if [ "$rust" = usual ]; then
        cargo "$command" --target wasm32-unknown-unknown "$@"
        return
    fi
    # Debian's Rust has the source of its standard library instead of a built one.
    RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-22 \
        /usr/bin/cargo "$command" --target wasm32-unknown-unknown -Z build-std=std,panic_abort "$@"
}

# Sets WASM_BINDGEN to the program of the version in Cargo.lock; another would not fit.
find_wasm_bindgen() {
    local version
    version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1/p}' Cargo.lock)
    for WASM_BINDGEN in "$(command -v wasm-bindgen || true)" "$TOOLS/wasm-bindgen-$version/bin/wasm-bindgen"; do
        if [ -x "$WASM_BINDGEN" ] && [ "$("$WASM_BINDGEN" --version)" = "wasm-bindgen $version" ]; then
            return
        fi
    done
    say "installing wasm-bindgen $version into $TOOLS"
    # Not --locked: its lock file names a version of a crate that is gone.
    CARGO_TARGET_DIR="$TOOLS/build" cargo install --quiet wasm-bindgen-cli --version "$version" \
        --root "$TOOLS/wasm-bindgen-$version" ||
        fail "wasm-bindgen $version could not be installed: cargo install wasm-bindgen-cli --version $version"
    rm -rf "$TOOLS/build"
}

# Sets WASM_OPT.
find_wasm_opt() {
    WASM_OPT=$(command -v wasm-opt || true)
    [ -z "$WASM_OPT" ] || return 0
    npm_tools
    WASM_OPT=$PWD/web/node_modules/.bin/wasm-opt
    [ -x "$WASM_OPT" ] || fail "there is no wasm-opt here; it comes with binaryen"
}

# Installs what web/package.json names.
npm_tools() {
    command -v npm >/dev/null || fail "there is no npm here; it comes with Node.js 20 or later"
    [ web/node_modules/.package-lock.json -nt web/package-lock.json ] || {
        say "installing the tools of web/package.json"
        (cd web && npm ci --silent --no-audit --no-fund) || fail "npm ci in web/ failed"
    }
}
