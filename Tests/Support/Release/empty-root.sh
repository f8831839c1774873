#!/bin/bash
# Unpacks an archive of `.ci/release` in an empty root without a network, and tries the commands there:
#
#     Tests/Support/Release/empty-root.sh ARCHIVE VERSION
#
# VERSION is a regular expression for the output of `rasterc --version`. The root contains the archive and the samples,
# and /proc is mounted: no library, font, locale, shell or device. All samples are drawn, and their looks are compared
# with looks.lock. Needs root and python3.
set -euo pipefail
cd "$(dirname "$0")/../../.."

archive=$(realpath "$1")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
tar -xzf "$archive" -C "$root" --strip-components=1
cp -r Samples/Components "$root/Components"
mkdir "$root/proc"

unshare --mount --net --pid --fork sh -c \
  'mount -t proc proc "$1/proc" && ip link set lo up && exec python3 Tests/Support/Release/empty_root.py "$1" "$2"' \
  sh "$root" "$2"
