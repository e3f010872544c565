#!/bin/sh
# Rewrites requirements/*.txt from pyproject.toml and requirements/*.in: exact versions with hashes, valid on every
# system and every Python from 3.11 on, and without the name of the registry they were read from.
set -eu
cd "$(dirname "$0")/.."
uv=.venv-lock/bin/uv
lock() { # lock NAME SOURCE...
    name=$1
    shift
    echo "requirements/$name.txt"
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
        --no-emit-find-links --custom-compile-command "make lock" --output-file "requirements/$name.txt" \
        ${UPGRADE:+--upgrade} "$@"
}
lock base pyproject.toml
lock build pyproject.toml requirements/build.in
lock test pyproject.toml requirements/test.in
lock dev --all-extras pyproject.toml requirements/dev.in
lock bench requirements/bench.in
lock lock requirements/lock.in
