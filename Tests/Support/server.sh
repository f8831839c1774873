#!/bin/bash
# The server of Samples answers good requests while hostile ones come: none is lost, memory has a bound, and what
# is forged or expired is refused.
#
#     Tests/Support/server.sh [SECONDS] [-c release]        20 seconds, if left out; needs python3
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=20
[[ ! ${1:-} =~ ^[0-9]+$ ]] || { seconds=$1; shift; }
swift build --package-path Samples --product CardServer "$@"
folder=$(mktemp -d)
CARD_SECRETS=current,former "$(swift build --package-path Samples --show-bin-path "$@")/CardServer" \
  Samples/Server/Ticket.raster 0 > "$folder/address" 2> "$folder/errors" &
server=$!
trap 'kill "$server" 2> /dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 200); do
  [ ! -s "$folder/address" ] || break
  sleep 0.05
done
python3 Tests/Support/Server/load.py "$(cat "$folder/address")" "$server" former "$seconds"
kill -0 "$server" || { cat "$folder/errors" >&2; exit 1; }
[ ! -s "$folder/errors" ] || { cat "$folder/errors" >&2; exit 1; }
echo 'server: fine'
