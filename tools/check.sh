#!/bin/sh
# All checks, one line each; what a failing one said comes first. All of them are run, then the result is given.
cd "$(dirname "$0")/.."
bin=.venv/bin
failed=0

check() { # check WHAT COMMAND...
    what=$1
    shift
    if said=$("$@" 2>&1); then
        printf '%-12s ok      %s\n' "$what" "$(printf '%s\n' "$said" | tail -n 1)"
    else
        printf '%s\n%-12s FAILED  (%s)\n' "$said" "$what" "$*"
        failed=1
    fi
}

check format $bin/ruff format --check .
check lint $bin/ruff check .
check types $bin/mypy
check directions $bin/lint-imports
check words $bin/python -m tools.words
check sizes $bin/python -m tools.sizes
check rules $bin/python -m tools.rulecov
check web sh tools/web.sh check
exit $failed
