#!/bin/bash
# Tests the server of Samples beside hostile requests: no good request is lost, memory is bounded, and forged or
# expired addresses are refused. The server survives a lack of descriptors, threads and memory, and truncates no
# answer when it ends.
#
#     Tests/Support/server.sh [SECONDS] [full] [-c release]
#
# The load takes 20 seconds by default. `full` has 2,400 hostile clients for a minute. Needs python3.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=20
full=()
[[ ! ${1:-} =~ ^[0-9]+$ ]] || { seconds=$1; shift; }
[[ ${1:-} != full ]] || { full=(full); shift; }
# Imported scripts leave no compiled files beside them.
export PYTHONDONTWRITEBYTECODE=1
swift build --package-path Samples/Server "$@"
binary=$(swift build --package-path Samples/Server --show-bin-path "$@")/CardServer
folder=$(mktemp -d)
CARD_SECRETS=current,former "$binary" Samples/Server/Ticket.raster 0 \
  > "$folder/address" 2> "$folder/errors" &
server=$!
trap 'kill "$server" 2> /dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 200); do
  [ ! -s "$folder/address" ] || break
  sleep 0.05
done
python3 Tests/Support/Server/load.py "$(cat "$folder/address")" "$server" former "$seconds"
kill -0 "$server" || { cat "$folder/errors" >&2; exit 1; }
kill "$server"
wait "$server"
[ ! -s "$folder/errors" ] || { cat "$folder/errors" >&2; exit 1; }
python3 Tests/Support/Server/hostility.py "$binary" Samples/Server/Ticket.raster "${full[@]}"
echo 'server: passed'
