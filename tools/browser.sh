#!/bin/sh
# The tests in a real browser. A browser on a busy machine misses a beat now and then: what failed is tried once more,
# and said to be. None that fits the arguments is no failure.
set -u
cd "$(dirname "$0")/.."
run() { .venv/bin/python -m pytest tests/e2e "$@"; }
run "$@"
code=$?
if [ "$code" = 1 ]; then
    echo "saloon: once more what failed in the browser"
    run --last-failed "$@"
    code=$?
fi
[ "$code" = 5 ] && code=0
exit "$code"
