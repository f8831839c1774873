#!/bin/bash
# Runs a command in a network of its own, in which a host serves the files of a folder by HTTPS:
#
#     Tests/Support/Release/trusted-host.sh HOST FOLDER COMMAND…
#
# The command trusts the host, because the system's certificates and /etc/hosts are replaced for it. SwiftPM and curl
# read no others. The paths of all requests are written to FOLDER/requests. Needs root, python3 and openssl.
set -euo pipefail
authorities=/etc/ssl/certs/ca-certificates.crt

if [ "$1" != --inside ]; then
  [ -f "$authorities" ] || { echo "trusted-host: $authorities is missing" >&2; exit 1; }
  place=$(mktemp -d)
  trap 'rm -rf "$place"' EXIT
  openssl req -x509 -newkey rsa:2048 -nodes -keyout "$place/key.pem" -out "$place/certificate.pem" -days 2 \
    -subj "/CN=$1" -addext "subjectAltName=DNS:$1" 2> /dev/null
  echo "127.0.0.1 localhost $1" > "$place/hosts"
  unshare --mount --net --pid --fork --mount-proc "$0" --inside "$place" "${@:2}"
  exit
fi
place=$2 folder=$3
shift 3
ip link set lo up
mount --bind "$place/certificate.pem" "$authorities"
mount --bind "$place/hosts" /etc/hosts
python3 "$(dirname "$0")/file_server.py" "$folder" 443 "$place/certificate.pem" "$place/key.pem" \
  2> "$folder/requests" &
for _ in {1..100}; do
  (: < /dev/tcp/127.0.0.1/443) 2> /dev/null && break
  sleep 0.1
done
# The server ends with this process, which is the first of its namespace.
"$@"
