#!/bin/sh
# Makes the virtual environment .venv and keeps it in step with the locks; called by make, quick when nothing changed.
#     sh tools/setup.sh base     what playing needs
#     sh tools/setup.sh dev      what testing and checking need as well
#     sh tools/setup.sh bench    the peers our figures are measured beside, in .venv-bench
#     sh tools/setup.sh lock     what writes the locks, in .venv-lock
set -eu
cd "$(dirname "$0")/.."
want=$1
venv=.venv
case $want in bench | lock) venv=.venv-$want ;; esac

say() { printf 'saloon: %s\n' "$*"; }
die() { printf 'saloon: %s\n' "$*" >&2; exit 1; }

[ -f pyproject.toml ] || die "this is not the saloon folder (no pyproject.toml here): run make from the top of the repository."
[ -w . ] || die "this folder cannot be written to, so no virtual environment can be made in it: copy the repository to a place of your own."

# What was installed counts as current while the lock, the package's metadata and the place are the same.
stamp() { { pwd; cat "requirements/$1.txt" pyproject.toml; } | cksum; }
current() { [ -f "$venv/.installed-$1" ] && [ "$(cat "$venv/.installed-$1")" = "$(stamp "$1")" ]; }
works() { "$venv/bin/python" -c 'import pip' 2>/dev/null; }

if works && { current "$want" || { [ "$want" = base ] && current dev; }; }; then exit 0; fi

# ---- a Python that will do ---------------------------------------------------------------------------------

find_python() { # prints the first Python from 3.11 on that can make environments
    seen=
    for candidate in ${PYTHON:-python3.11 python3.12 python3.13 python3.14 python3 python}; do
        "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        "$candidate" -c 'import venv, ensurepip' 2>/dev/null && { echo "$candidate"; return; }
        seen=$candidate
    done
    if [ -n "$seen" ]; then
        version=$("$seen" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        die "$seen has no venv or ensurepip module; install it (on Debian and Ubuntu: sudo apt-get install $version) and try again."
    elif [ -n "${PYTHON:-}" ]; then
        die "PYTHON=$PYTHON is not a working Python 3.11 or newer."
    fi
    die "no Python 3.11 or newer was found on the PATH; install one, or name it: make PYTHON=/path/to/python3.11"
}

if ! works; then
    python=$(find_python)
    say "making a virtual environment in $venv with $("$python" --version)"
    rm -rf "$venv"
    "$python" -m venv "$venv" >"$venv.log" 2>&1 || {
        tail -n 5 "$venv.log" >&2
        rm -rf "$venv"
        die "the virtual environment could not be made; the lines above say why."
    }
    rm -f "$venv.log"
fi

# ---- packages ----------------------------------------------------------------------------------------------

pip() { # pip WHAT ARGUMENTS...: quiet when it works; its last lines and one sentence when it does not
    what=$1
    shift
    log=$venv/pip.log
    "$venv/bin/python" -m pip --quiet --disable-pip-version-check --no-input "$@" >"$log" 2>&1 </dev/null && return
    grep -v '^WARNING:' "$log" | tail -n 6 >&2
    if grep -qE 'Retrying \(|NewConnectionError|Name or service not known|ConnectTimeout|ProxyError' "$log"; then
        die "$what could not be downloaded: the package registry did not answer; check the network and run make again."
    elif grep -q 'DO NOT MATCH' "$log"; then
        die "$what did not match the checksums in requirements/: nothing was installed; try again on another network."
    elif grep -q 'No space left' "$log"; then
        die "$what could not be installed: the disk is full."
    fi
    die "$what could not be installed; the lines above say why (all of them: $log)."
}

install() { # install LOCK WORDS
    count=$(grep -c '==' "requirements/$1.txt")
    say "installing $2 ($count packages)"
    pip "$2" install --retries 2 --require-hashes --requirement "requirements/$1.txt"
}

case $want in
    base) install build "what playing needs" ;;
    dev) install dev "what testing needs" ;;
    bench) install bench "the peers to measure beside" ;;
    lock) install lock "what writes the locks" ;;
    *) die "tools/setup.sh knows base, dev, bench and lock, not '$want'." ;;
esac
if [ "$venv" = .venv ]; then
    say "installing saloon itself"
    pip "saloon" install --no-build-isolation --no-deps --editable .
fi
stamp "$want" >"$venv/.installed-$want"
